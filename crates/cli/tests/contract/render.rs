//! `render`: SVG and PNG of boards and faces, and what it refuses.

use crate::program::run;
use std::fs;

/// What a run writes to a file, and its exit code and complaint.
fn drawn(args: &str, file: &str, input: &str) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(file);
    let mut words = vec!["render", "-o", path.to_str().unwrap()];
    words.extend(args.split(' '));
    let ran = run(&words, input);
    assert_eq!(
        (ran.code, ran.err.as_str(), ran.out.as_str()),
        (0, "", ""),
        "{args}"
    );
    fs::read(path).unwrap()
}

/// Width and height of a PNG.
fn size(png: &[u8]) -> [u32; 2] {
    assert!(png.starts_with(b"\x89PNG\r\n\x1a\n"));
    [16, 20].map(|at| u32::from_be_bytes(png[at..at + 4].try_into().unwrap()))
}

#[test]
fn a_small_board_looks_as_it_did() {
    let board = r#"{"board":"1#.1\n2..2"}"#;
    let svg = run(&["render", "--path", "0,0-0,3", "--tile", "32"], board);
    assert_eq!((svg.code, svg.err.as_str()), (0, ""));
    insta::assert_snapshot!("small-board", svg.out);
    for evil in ["style", "<script", "http://www.w3.org/1999"] {
        assert!(!svg.out.contains(evil), "{evil}");
    }
}

#[test]
fn a_png_has_the_size_of_its_board_and_a_margin_of_half_a_tile() {
    let png = drawn("pairs:8x6,k12#5eed/0 --tile 40", "board.png", "");
    assert_eq!(size(&png), [9 * 40, 7 * 40]);
    // The flag does without the name.
    let png = drawn(
        "--png --lines --tile 16",
        "board",
        r#"{"board":"283\n000"}"#,
    );
    assert_eq!(size(&png), [4 * 16, 3 * 16]);
}

#[test]
fn boards_come_from_ids_dealt_lines_and_objects() {
    let ids = "pairs::1.1\n\nlines:netslide,5x5#tea/0\n";
    let dealt = run(&["lines", "deal", "--size", "4x3"], "").out;
    let pairs = run(&["pairs", "deal", "--size", "4x3", "--count", "2"], "").out;
    let input = [ids, &dealt, &pairs, r#"{"id":"mine","board":"11"}"#].concat();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("boards.jsonl");
    fs::write(&file, input).unwrap();
    let words = [
        "render",
        "--sheet",
        "--cols",
        "3",
        file.to_str().unwrap(),
        "pairs::22",
    ];
    let ran = run(&words, "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let sheet = ran.out;
    assert!(sheet.starts_with("<svg ") && sheet.ends_with("</svg>\n"));
    assert_eq!(sheet.matches("font").count(), 0);
    let one = run(&["render", "pairs::22"], "").out;
    let body = one.split_once("/>").unwrap().1.trim_end_matches("</svg>\n");
    assert!(sheet.contains(body));
}

#[test]
fn sets_and_themes_are_those_asked_for() {
    let of = |args: &[&str]| run(&[&["render", "pairs::11"], args].concat(), "").out;
    assert!(of(&["--set", "characters"]).contains(">天</text>"));
    let pictures = of(&["--set", "pictures"]);
    assert_eq!(pictures.matches("<symbol id=\"k1\"").count(), 1);
    assert_eq!(pictures.matches("href=\"#k1\"").count(), 2);
    assert!(of(&["--theme", "high-dark"]).contains("fill=\"#000000\" width"));
    let faces = run(&["render", "--faces", "--cols", "10"], "").out;
    assert!(faces.contains("viewBox=\"0 0 680 1640\""));
}

#[test]
fn a_path_with_too_many_turns_is_drawn_as_broken() {
    let of = |id: &str| run(&["render", id, "--path", "0,0-0,2"], "");
    let (whole, broken) = (of("pairs::1x1"), of("pairs:t0:1x1"));
    assert_eq!((whole.code, broken.code), (0, 0));
    assert!(!whole.out.contains("dasharray") && broken.out.contains("dasharray"));
}

/// A run that fails, with what it says.
fn refused(args: &[&str], input: &str, code: i32, expect: &str) {
    let ran = run(&[&["render"], args].concat(), input);
    assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{args:?}");
    assert_eq!(ran.err, format!("linkwork: {expect}\n"), "{args:?}");
}

#[test]
fn what_is_not_there_cannot_be_marked() {
    let board = "pairs::12/.1";
    let no = |args: &[&str], expect: &str| refused(&[&[board], args].concat(), "", 1, expect);
    no(
        &["--path", "0,0-0,1"],
        "--path 0,0-0,1: the tiles are of different kinds",
    );
    no(
        &["--path", "0,0-7,1"],
        "--path 0,0-7,1: there is no such cell",
    );
    no(&["--chosen", "1,0"], "--chosen: no tile lies on 1,0");
    no(&["--hint", "0,0-9,9"], "--hint: no tile lies on 9,9");
}

#[test]
fn wishes_that_cannot_be_met() {
    let usage = |args: &[&str], expect: &str| refused(args, "pairs::11\npairs::22", 2, expect);
    usage(&[], "2 boards: --sheet draws them on one");
    usage(
        &["--png", "--faces", "--set", "characters"],
        "characters are drawn with a font, and a PNG has none: take another tile set, or SVG",
    );
    usage(
        &["--png", "--faces", "--cols", "1", "--tile", "512"],
        "128320 pixels a side: a PNG has at most 16384",
    );
    usage(
        &["lines:netslide,5x5#tea/0", "--chosen", "0,0"],
        "--chosen is for boards of the pairs game",
    );
    usage(
        &["--set", "emoji"],
        "invalid value 'emoji' for '--set <SET>': there is no tile set \"emoji\": shapes, characters or pictures",
    );
    usage(
        &["--theme", "grey"],
        "invalid value 'grey' for '--theme <THEME>': there is no theme \"grey\": light, dark, high-light or high-dark",
    );
    usage(
        &["--tile", "7"],
        "invalid value '7' for '--tile <N>': 7 is not in 8..=512",
    );
}

#[test]
fn bad_input_is_named_by_its_line() {
    let bad = |input: &str, expect: &str| refused(&["--sheet"], input, 3, expect);
    let place = "standard input: line 2";
    bad(
        "pairs::11\n{\"board\":\"11\\n2\"}",
        &format!("{place}: board: line 2, column 2: 1 columns, but line 1 has 2"),
    );
    bad(
        "\nnonsense",
        &format!("{place}: \"nonsense\" is no id: ids begin with pairs: or lines:"),
    );
    bad(
        "\n{\"v\":1,\"index\":0,\"refused\":\"not-found\"}",
        &format!("{place}: board: missing, since this deal was refused; leave such lines out"),
    );
    bad(
        "pairs::11\n{\"game\":\"lines:free,2x1#a/0\",\"board\":\"00\"}",
        &format!("{place}: board: not that of the game; give one of the two"),
    );
    refused(&[], "", 3, "there is no board");
    refused(
        &["no-such-file"],
        "",
        3,
        "no-such-file: No such file or directory",
    );
    refused(
        &["pairs:8x6#a/0"],
        "",
        3,
        "the id has no kinds, such as k36",
    );
}
