//! What cannot be asked: one line on stderr, nothing on stdout, exit code 2.

use crate::program::{linkwork, run};

fn refused(args: &str, expect: &str) {
    let words: Vec<&str> = args.split(' ').collect();
    let ran = run(&words, "");
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{args}");
    assert_eq!(ran.err, format!("linkwork: {expect}\n"), "{args}");
}

#[test]
fn impossible_deals() {
    refused(
        "pairs deal --size 3x3",
        "9 cells get a tile: their number must be even",
    );
    refused(
        "pairs deal --size 4x4 --kinds 9",
        "9 kinds, but room for 8 pairs: each kind needs one",
    );
    refused("pairs deal --kinds 0", "0 kinds: 1 to 250 are allowed");
    refused(
        "pairs deal --size 40x40 --kinds 251",
        "251 kinds: 1 to 250 are allowed",
    );
    refused(
        "pairs deal --from 18446744073709551615 --count 2",
        "--from 18446744073709551615 --count 2: the last index is too large",
    );
}

#[test]
fn impossible_deals_of_lines() {
    let alone = |flags: &str, flag: &str, way: &str| {
        let expect = format!("{flag} goes with --play {way} alone");
        refused(&format!("lines deal {flags}"), &expect);
    };
    alone("--play polymer --barriers 0", "--barriers", "netslide");
    alone("--play free --steps 3", "--steps", "netslide");
    alone("--play polymer --budget 5", "--budget", "netslide");
    alone("--play free --budget 0", "--budget", "netslide");
    alone("--play free --barriers 0.5", "--barriers", "netslide");
    alone("--play polymer --steps 3", "--steps", "netslide");
    alone("--limit bombs", "--limit", "polymer");
    alone("--play free --limit shifts3", "--limit", "polymer");
    let sides = "for netslide each side must be 2 to 32";
    refused("lines deal --size 1x5", &format!("size 1x5: {sides}"));
    refused("lines deal --size 33x4", &format!("size 33x4: {sides}"));
    for share in ["1.01", "-0.1", "nan", "inf"] {
        refused(
            &format!("lines deal --barriers={share}"),
            "the share of barriers must be 0 to 1",
        );
    }
    for share in ["0.0004", "0.3001"] {
        refused(
            &format!("lines deal --barriers={share}"),
            "the share of barriers must have at most three decimals",
        );
    }
    refused(
        "lines deal --barriers=1e-1",
        "invalid value '1e-1' for '--barriers <SHARE>': expected a number such as 0.35",
    );
    refused(
        "lines deal --from 18446744073709551615 --count 2",
        "--from 18446744073709551615 --count 2: the last index is too large",
    );
    let invalid = |value: &str, flag: &str, why: &str| {
        let name = flag.split(' ').next().unwrap();
        refused(
            &format!("lines deal {name}={value}"),
            &format!("invalid value '{value}' for '{flag}': {why}"),
        );
    };
    invalid(
        "256x2",
        "--size <COLSxROWS>",
        "size 256x2: each side must be 1 to 255",
    );
    invalid("open", "--edge <EDGE>", "edge must be wall or wrap");
    invalid(
        "tetris",
        "--play <WAY>",
        "play must be netslide, polymer or free",
    );
    invalid("3/2", "--shard <K/N>", "k of a shard k/n is 0 to n - 1");
    invalid("0", "--steps <N>", "0 is not in 1..=100000");
    invalid("100001", "--steps <N>", "100001 is not in 1..=100000");
    invalid(
        "clock0",
        "--limit <LIMIT>",
        "limit must be bombs, or clock or shifts and a number from 1 to 4294967295",
    );
}

#[test]
fn flags_that_make_no_sense() {
    let invalid = |value: &str, flag: &str, why: &str| {
        let name = flag.split(' ').next().unwrap();
        refused(
            &format!("pairs deal {name}={value}"),
            &format!("invalid value '{value}' for '{flag}': {why}"),
        );
    };
    invalid(
        "UP",
        "--seed <SEED>",
        "seed character 1 is 'U': only a-z and 0-9 are allowed",
    );
    invalid("4/4", "--shard <K/N>", "k of a shard k/n is 0 to n - 1");
    invalid("4", "--shard <K/N>", "a shard is k/n, such as 0/4");
    invalid(
        "x/4",
        "--shard <K/N>",
        "k and n of a shard k/n are whole numbers",
    );
    invalid(
        "0x4",
        "--size <COLSxROWS>",
        "size 0x4: each side must be 1 to 255",
    );
    invalid(
        "256x2",
        "--size <COLSxROWS>",
        "size 256x2: each side must be 1 to 255",
    );
    invalid("9", "--turns <N>", "turns must be 0 to 8 or any");
    invalid(
        "fair",
        "--guarantee <GUARANTEE>",
        "\"fair\" is no guarantee: winnable, playable or any",
    );
    invalid("257", "--jobs <N>", "257 is not in 0..=256");
}

#[test]
fn flags_that_the_game_to_be_played_does_not_have() {
    let id = "lines:netslide,5x5#tea/0";
    for flag in [
        "--size 3x3",
        "--play polymer",
        "--seed abc",
        "--kinds 4",
        "--edge wrap",
        "--steps 3",
        "--no-ring",
    ] {
        let name = flag.split(' ').next().unwrap();
        let why = "does not go with an id: a game by id is dealt as its id says.";
        refused(
            &format!("play --lang en {id} {flag}"),
            &format!("{name} {why}"),
        );
    }
    for (flags, why) in [
        (
            "--size 5x5 --edge wrap",
            "--edge is for lines games: it goes with --play netslide, polymer or free.",
        ),
        ("--limit bombs", "--limit goes with --play polymer alone."),
        (
            "--play free --limit bombs",
            "--limit goes with --play polymer alone.",
        ),
        (
            "--play polymer --steps 3",
            "--steps goes with --play netslide alone.",
        ),
        (
            "--barriers 0.1",
            "--barriers goes with --play netslide alone.",
        ),
        (
            "--play free --kinds 4",
            "--kinds is for pairs games: leave --play out.",
        ),
    ] {
        refused(&format!("play --lang en {flags}"), why);
    }
    for limit in ["clock0", "shifts0", "clock", "noon", "shifts4294967296"] {
        let allowed = "clock1 to clock4294967295 (seconds), shifts1 to shifts4294967295, or bombs";
        refused(
            &format!("play --play polymer --limit {limit}"),
            &format!("invalid value '{limit}' for '--limit <LIMIT>': {allowed}"),
        );
    }
}

#[test]
fn words_that_are_not_known() {
    refused(
        "pairs deal --sise 4x4",
        "unexpected argument '--sise' found; a similar argument exists: '--size'",
    );
    refused(
        "completions",
        "the following required arguments were not provided: <SHELL>",
    );
    refused("man pairs-dael", "man pairs-dael: there is no command dael");
    // There are four grades; a uniform deal is one of pairs, and takes no value.
    for args in [
        "pairs deal --grade=harder",
        "pairs deal --uniform=yes",
        "pairs deal --uniform --uniform",
        "lines deal --uniform",
        "play --uniform",
        "pairs solve --uniform",
    ] {
        let words: Vec<&str> = args.split(' ').collect();
        let ran = run(&words, "");
        assert_eq!(
            (ran.code, ran.out.as_str(), ran.err.lines().count()),
            (2, "", 1),
            "{args}: {}",
            ran.err
        );
    }
}

#[test]
fn a_place_to_serve_at_is_a_port_and_an_address() {
    refused(
        "serve --port 65536",
        "invalid value '65536' for '--port <N>': 65536 is not in 0..=65535",
    );
    refused(
        "serve --host here",
        "invalid value 'here' for '--host <ADDRESS>': invalid IP address syntax",
    );
    if !cfg!(feature = "page") {
        refused(
            "serve",
            "this linkwork was built without the page: `cargo xtask play` builds one with it",
        );
    }
}

#[test]
fn a_command_without_its_word_shows_its_help() {
    for args in [&[][..], &["pairs"], &["lines"]] {
        let ran = run(args, "");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""));
        assert!(ran.err.contains("Commands:"));
    }
}

#[test]
fn the_version_names_the_formats() {
    for flag in ["--version", "-V"] {
        let ran = run(&[flag], "");
        let expect = concat!(
            "linkwork ",
            env!("CARGO_PKG_VERSION"),
            " (contract 1, ids 1, saves 1)\n"
        );
        assert_eq!((ran.code, ran.out.as_str()), (0, expect));
    }
}

#[test]
fn completions_and_manual_pages_know_every_command() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&["completions", shell], "");
        assert!(
            ran.code == 0
                && ["shuffle", "hint", "no-ring", "uniform"]
                    .iter()
                    .all(|word| ran.out.contains(word)),
            "{shell}"
        );
    }
    let page = run(&["man", "pairs-deal"], "").out;
    assert!(
        page.contains(".TH linkwork-pairs-deal 1") && page.contains("Examples:"),
        "{page}"
    );
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path().to_str().unwrap();
    assert_eq!(run(&["man", "--dir", dir], "").code, 0);
    for page in [
        "linkwork",
        "linkwork-pairs-path",
        "linkwork-pairs-solve",
        "linkwork-pairs-hint",
        "linkwork-lines-solve",
        "linkwork-session",
        "linkwork-serve",
        "linkwork-play",
    ] {
        assert!(
            folder.path().join(page).with_extension("1").exists(),
            "{page}"
        );
    }
    let missing = format!("{dir}/not/yet/there");
    assert_eq!(run(&["man", "--dir", &missing], "").code, 0);
    assert!(std::path::Path::new(&missing).join("linkwork.1").exists());
    let blocked = format!("{dir}/linkwork.1/pages");
    let ran = run(&["man", "--dir", &blocked], "");
    assert_eq!(
        (ran.code, ran.err),
        (3, format!("linkwork: {blocked}: Not a directory\n"))
    );
}

#[test]
fn a_name_with_control_characters_is_still_one_line() {
    let ran = run(&["pairs", "path", "no\n\u{1b}[31mfile"], "");
    assert_eq!(ran.code, 3);
    assert_eq!(
        ran.err,
        "linkwork: no\\n\\u{1b}[31mfile: No such file or directory\n"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn help_that_cannot_be_written_is_no_help() {
    let full = std::fs::File::create("/dev/full").unwrap();
    let status = linkwork(&["--help"]).stdout(full).status().unwrap();
    assert_eq!(status.code(), Some(3));
}

#[test]
fn a_word_that_can_only_be_meant_as_an_id_is_told_what_ids_are() {
    let no_id = "ids begin with pairs: or lines:";
    for (args, code, expect) in [
        (["session", "Pairs::11"], 3, no_id),
        (["render", "pair::11"], 3, no_id),
        (["open", "Pairs::11"], 3, no_id),
        (
            ["open", "no-such-file"],
            3,
            "no such file, and no id either",
        ),
        (["session", "pairs::1#1"], 3, "not both"),
        (["session", "no-such-file"], 3, "No such file"),
    ] {
        let ran = run(&args, "");
        assert_eq!((ran.code, ran.out.as_str()), (code, ""), "{args:?}");
        assert!(ran.err.contains(expect), "{args:?}: {}", ran.err);
    }
}
