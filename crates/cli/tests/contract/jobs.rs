//! Requests answered on several threads: the same bytes and the same exit codes as on one.

use crate::program::{linkwork, run};
use std::io::{BufRead as _, BufReader, Write as _};
use std::time::Duration;

/// Forty boards to ask about, blank lines between them.
fn questions() -> String {
    let flags = "pairs deal --size 8x5 --kinds 9 --guarantee any --count 40 --seed jobs";
    let dealt = run(&flags.split(' ').collect::<Vec<_>>(), "");
    let board = |line: &str| {
        let dealt: serde_json::Value = serde_json::from_str(line).unwrap();
        serde_json::json!({"id": dealt["index"], "board": dealt["board"]}).to_string()
    };
    let boards: Vec<_> = dealt.lines().into_iter().map(board).collect();
    boards.join("\n\n")
}

#[test]
fn replies_do_not_depend_on_jobs() {
    let questions = questions();
    for ask in ["rate", "solve", "hint", "check", "moves"] {
        let one = run(&["pairs", ask], &questions);
        assert_eq!((one.lines().len(), one.code), (40, 0), "{ask}: {}", one.err);
        for jobs in ["1", "2", "7", "0"] {
            let more = run(&["pairs", ask, "--jobs", jobs], &questions);
            assert!(more.out == one.out, "{ask} --jobs {jobs}");
            assert_eq!((more.code, more.err), (0, String::new()));
        }
    }
}

#[test]
fn bad_lines_do_not_depend_on_jobs() {
    let questions = questions().replacen("\n\n", "\n{\n", 20);
    for flags in [
        &["rate"][..],
        &["rate", "--keep-going"],
        &["rate", "no-such-file"],
    ] {
        let asked = |jobs| run(&[&["pairs"], flags, &["--jobs", jobs]].concat(), &questions);
        let (one, two) = (asked("1"), asked("2"));
        assert_eq!((one.code, &one.out, &one.err), (3, &two.out, &two.err));
        assert_eq!(two.code, 3, "{flags:?}");
    }
}

#[test]
fn a_single_question_gives_its_answer_as_exit_code() {
    let code = |board| {
        run(
            &["pairs", "solve", "--jobs", "2"],
            format!("{{\"board\":\"{board}\"}}"),
        )
        .code
    };
    assert_eq!((code("11"), code(r"12\n21")), (0, 1));
}

/// It must not wait for more lines: whoever asks may wait for the reply before asking again.
#[test]
fn a_reply_comes_before_the_next_question() {
    let mut child = linkwork(&["pairs", "solve", "--jobs", "2"])
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut replies = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        writeln!(stdin, r#"{{"board":"11"}}"#).unwrap();
        assert!(replies.next().unwrap().unwrap().contains("solved"));
    }
    // A bad line ends the run, though standard input is still open.
    writeln!(stdin, "{{").unwrap();
    assert!(replies.next().unwrap().unwrap().contains("error"));
    let ended = (0..500).find_map(|_| {
        std::thread::sleep(Duration::from_millis(20));
        child.try_wait().unwrap()
    });
    assert_eq!(ended.expect("it ended").code(), Some(3));
}
