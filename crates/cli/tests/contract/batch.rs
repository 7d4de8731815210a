//! JSON Lines: order, bad lines, limits, streams and exit codes.

use crate::program::{hard_question, linkwork, run};
use std::fs;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Command, Stdio};

const LINKED: &str = r#"{"board":"11","pair":"0,0-0,1"}"#;
const NOT_LINKED: &str = r#"{"board":"12","pair":"0,0-0,1"}"#;

#[test]
fn one_question_gives_its_answer_as_exit_code() {
    let check = |ask: &str, request: &str, code: i32| {
        let ran = run(&["pairs", ask], request);
        assert_eq!(
            (ran.code, ran.err.as_str(), ran.lines().len()),
            (code, "", 1),
            "{request}: {}",
            ran.out
        );
    };
    check("path", LINKED, 0);
    check("path", NOT_LINKED, 1);
    check("path", r#"{"board":"12\n21","pair":"0,0-1,1"}"#, 1);
    check("path", r#"{"board":"12"}"#, 3);
    check("moves", r#"{"board":"12\n21"}"#, 0);
    check("check", r#"{"board":"1"}"#, 0);
    check("play", r#"{"board":"11","moves":["0,0-0,1"]}"#, 0);
    check("play", r#"{"board":"11","moves":["0,0-0,2"]}"#, 1);
    check(
        "play",
        r##"{"board":"1#1","moves":["Sw1"],"rules":{"ring":false}}"##,
        1,
    );
    check("check", r#"{"board":"11","budget":0}"#, 0);
    check("solve", r#"{"board":"11"}"#, 0);
    check("solve", r#"{"board":".."}"#, 0);
    check("solve", r#"{"board":"12\n21"}"#, 1);
    check("solve", r#"{"board":"12\n21\n33"}"#, 1);
    check("solve", r#"{"board":"11","budget":0}"#, 4);
    check("solve", r#"{"board":"11","budget":"0"}"#, 3);
    check("hint", r#"{"board":"11"}"#, 0);
    check("hint", r#"{"board":"12\n21\n33"}"#, 0);
    check("hint", r#"{"board":"11","budget":0}"#, 4);
    check("hint", r#"{"board":"12\n21"}"#, 1);
    check("hint", r#"{"board":".."}"#, 0);
    check("shuffle", r#"{"board":"11","seed":"1"}"#, 0);
    check("shuffle", r#"{"board":"12","seed":"1"}"#, 1);
    check("shuffle", r#"{"board":"12","seed":"ONE"}"#, 3);
}

#[test]
fn blank_lines_do_not_make_a_batch() {
    assert_eq!(
        run(&["pairs", "path"], format!("\n  \n{NOT_LINKED}\r\n\n\t\n")).code,
        1
    );
}

#[test]
fn a_batch_that_ran_is_done_whatever_the_answers() {
    let ran = run(&["pairs", "path"], format!("{NOT_LINKED}\n{NOT_LINKED}\n"));
    assert_eq!((ran.code, ran.lines().len()), (0, 2));
}

#[test]
fn a_batch_about_winning_is_done_too() {
    let asked = "{\"board\":\"12\\n21\"}\n{\"board\":\"11\",\"budget\":0}\n";
    for ask in ["solve", "hint", "check"] {
        let ran = run(&["pairs", ask], asked);
        assert_eq!((ran.code, ran.err.as_str(), ran.lines().len()), (0, "", 2));
    }
}

#[test]
fn nothing_asked_is_done() {
    for input in ["", "\n\n"] {
        let ran = run(&["pairs", "moves"], input);
        assert_eq!((ran.code, ran.out.as_str(), ran.err.as_str()), (0, "", ""));
    }
}

#[test]
fn a_bad_line_ends_the_run() {
    let ran = run(&["pairs", "path"], format!("{LINKED}\n\n{{\n{LINKED}\n"));
    assert_eq!(ran.code, 3);
    let expect = [
        r#"{"v":1,"linked":true,"turns":0,"steps":1,"path":[[0,0],[0,1]]}"#,
        r#"{"v":1,"line":3,"error":"bad JSON, column 1: EOF while parsing an object"}"#,
    ];
    assert_eq!(ran.lines(), expect);
}

#[test]
fn a_bad_line_can_be_passed_over() {
    let ran = run(
        &["pairs", "path", "--keep-going"],
        format!("{{\n{NOT_LINKED}\n\"\u{fffd}\"\n{LINKED}\n"),
    );
    assert_eq!((ran.code, ran.lines().len()), (3, 4));
    assert!(ran.lines()[3].starts_with(r#"{"v":1,"linked":true"#));
}

#[test]
fn bytes_that_are_no_text_are_a_bad_line() {
    let ran = run(
        &["pairs", "path", "--keep-going"],
        [b"{\"id\":\xff}\n", LINKED.as_bytes()].concat(),
    );
    assert_eq!((ran.code, ran.lines().len()), (3, 2));
    assert_eq!(
        ran.lines()[0],
        r#"{"v":1,"line":1,"error":"bad UTF-8, column 7"}"#
    );
}

#[test]
fn ids_come_back_byte_for_byte() {
    let ids = [
        r#""a""#,
        "null",
        "-1.50E+3",
        r#"{"b": [1,  "\u00e9é"], "a":{}}"#,
        "[ ]",
        "18446744073709551616",
    ];
    let input: String = ids
        .iter()
        .map(|id| format!("{{\"board\":\"11\",\"id\" : {id} , \"pair\":\"0,0-0,1\"}}\n"))
        .collect();
    let ran = run(&["pairs", "path"], input);
    for (line, id) in ran.lines().iter().zip(ids) {
        assert!(
            line.starts_with(&format!("{{\"v\":1,\"id\":{id},\"linked\"")),
            "{line}"
        );
    }
    assert_eq!(ran.lines().len(), ids.len());
}

#[test]
fn an_id_is_told_where_it_could_be_read() {
    let ran = run(
        &["pairs", "path", "--keep-going"],
        "{\"id\":7,\"board\":\n{\"board\":3,\"id\":8}\n{\"board\":,\"id\":9}\n",
    );
    let begins = [
        r#"{"v":1,"id":7,"line":1,"#,
        r#"{"v":1,"id":8,"line":2,"#,
        r#"{"v":1,"line":3,"#,
    ];
    for (line, begin) in ran.lines().iter().zip(begins) {
        assert!(line.starts_with(begin), "{line}");
    }
}

#[test]
fn keys_that_are_not_known_are_passed_over() {
    let ran = run(
        &["pairs", "moves"],
        r#"{"board":"11","budget":5,"colour":"red"}"#,
    );
    assert_eq!(
        ran.out,
        "{\"v\":1,\"status\":\"playing\",\"count\":1,\"moves\":[\"0,0-0,1\"]}\n"
    );
}

#[test]
fn a_line_may_have_eight_mebibytes() {
    let request = |bytes: usize| {
        let begin = r#"{"board":"11","pair":"0,0-0,1","pad":""#;
        format!("{begin}{}\"}}", "x".repeat(bytes - begin.len() - 2))
    };
    let whole = run(&["pairs", "path"], request(8 << 20));
    assert!(
        whole.code == 0 && whole.out.starts_with(r#"{"v":1,"linked":true"#),
        "{}",
        whole.out
    );

    let over = run(
        &["pairs", "path", "--keep-going"],
        request((8 << 20) + 1) + "\n" + LINKED,
    );
    assert_eq!((over.code, over.lines().len()), (3, 2));
    assert_eq!(
        over.lines()[0],
        r#"{"v":1,"line":1,"error":"longer than 8 MiB"}"#
    );
    assert!(over.lines()[1].starts_with(r#"{"v":1,"linked":true"#));

    let long = run(&["pairs", "path"], "x".repeat(10_000_000));
    assert_eq!(
        (long.code, long.out.as_str()),
        (3, "{\"v\":1,\"line\":1,\"error\":\"longer than 8 MiB\"}\n")
    );
}

#[test]
fn a_line_too_long_is_told_before_its_end() {
    let mut child = linkwork(&["pairs", "path"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let _ = stdin.write_all(&vec![b'x'; (8 << 20) + 1]);
    // The line has not ended, and the answer is here.
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(line.contains("longer than 8 MiB"), "{line}");
    assert_eq!(child.wait().unwrap().code(), Some(3));
}

#[test]
fn each_reply_is_there_before_the_next_question() {
    let mut child = linkwork(&["pairs", "path"]).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    for request in [LINKED, NOT_LINKED] {
        writeln!(stdin, "{request}").unwrap();
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert!(line.ends_with("}\n"), "{line}");
    }
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn files_are_read_as_if_they_were_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    // The last line of a file needs no end; lines are counted on.
    let (one, two) = (file("1", &format!("\n{LINKED}")), file("2", "{\n"));
    let ran = run(&["pairs", "path", &one, "-", &two], NOT_LINKED);
    assert_eq!((ran.code, ran.lines().len()), (3, 3));
    assert!(ran.lines()[1].contains("different-kinds"));
    assert!(ran.lines()[2].starts_with(r#"{"v":1,"line":4,"#));
    assert_eq!(run(&["pairs", "path", &one], "").code, 0);
}

#[test]
fn a_file_that_cannot_be_read_is_one_line_on_stderr() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path().to_str().unwrap();
    let missing = format!("{folder}/missing");
    for (path, why) in [
        (folder, "Is a directory"),
        (missing.as_str(), "No such file or directory"),
    ] {
        let ran = run(&["pairs", "path", path], "");
        assert_eq!((ran.code, ran.out.as_str()), (3, ""));
        assert_eq!(ran.err, format!("linkwork: {path}: {why}\n"));
    }
}

#[test]
fn a_reader_that_leaves_ends_the_program_quietly() {
    let mut child = linkwork(&["pairs", "deal", "--count", "1000000"])
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    drop(out);
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );

    let mut child = linkwork(&["pairs", "path"]).spawn().unwrap();
    drop(child.stdout.take());
    drop(
        child
            .stdin
            .take()
            .unwrap()
            .write_all(format!("{NOT_LINKED}\n").as_bytes()),
    );
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), output.stderr.as_slice()),
        (Some(0), &b""[..])
    );
}

#[test]
#[cfg(target_os = "linux")]
fn output_that_cannot_be_written_is_said() {
    let full = || {
        fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap()
    };
    let output = linkwork(&["pairs", "deal"])
        .stdout(full())
        .output()
        .unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), said.as_str()),
        (
            Some(3),
            "linkwork: standard output: No space left on device\n"
        )
    );
}

#[test]
#[cfg(unix)]
fn an_interrupt_ends_with_130() {
    let mut child = linkwork(&["pairs", "deal", "--count", "100000000"])
        .spawn()
        .unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    let kill = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(kill.success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(rest.is_empty() || rest.ends_with("}\n"), "a line was cut");
}

#[test]
#[cfg(unix)]
fn an_interrupt_ends_a_search_with_130_and_without_a_word() {
    for ask in ["solve", "hint", "check"] {
        let mut child = linkwork(&["pairs", ask]).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let easy = r#"{"board":"11"}"#;
        writeln!(stdin, "{easy}\n{}", hard_question()).unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut String::new()).unwrap();
        // Longer than it takes for a bar to be shown, were there a terminal.
        std::thread::sleep(std::time::Duration::from_millis(1500));
        let kill = Command::new("kill")
            .args(["-INT", &child.id().to_string()])
            .status()
            .unwrap();
        assert!(kill.success());
        let mut rest = String::new();
        out.read_to_string(&mut rest).unwrap();
        let output = child.wait_with_output().unwrap();
        let told = (rest.as_str(), output.stderr.as_slice());
        assert_eq!((output.status.code(), told), (Some(130), ("", &b""[..])));
    }
}

#[test]
#[cfg(unix)]
fn a_run_under_nohup_outlives_its_terminal() {
    let program = env!("CARGO_BIN_EXE_linkwork");
    let mut child = Command::new("sh")
        .args(["-c", "trap '' HUP; exec \"$0\" pairs path", program])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut ask = || {
        writeln!(stdin, "{LINKED}").unwrap();
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        assert!(line.starts_with("{\"v\":1,\"linked\":true"), "{line}");
    };
    ask();
    let kill = Command::new("kill")
        .args(["-HUP", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(kill.success());
    ask();
    drop(stdin);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
