//! Every law on its corpus, and for a short while on changed corpora and random bytes; and that laws, fuzz
//! targets and corpora go together.

#![allow(clippy::unwrap_used, missing_docs)]

use linkwork::{Rng, Seed};
use linkwork_laws::mutate::mutated;
use linkwork_laws::{LAWS, hold};
use proptest::prelude::*;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn fuzz() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz")
}

/// The inputs that are kept for a law, each with its file's name.
fn corpus(law: &str) -> Vec<(String, Vec<u8>)> {
    let mut files = names(&fuzz().join("corpus").join(law));
    files.retain(|name| !name.starts_with('.'));
    let read = |name: String| {
        let bytes = fs::read(fuzz().join("corpus").join(law).join(&name)).unwrap();
        (name, bytes)
    };
    files.into_iter().map(read).collect()
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap();
    entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// Holds a law on its corpus, then on random bytes and on changed inputs of the corpus.
fn holds(law: &str, cases: u32) {
    let kept = corpus(law);
    for (name, bytes) in &kept {
        println!("{law}/{name}");
        hold(law, bytes);
    }
    let kept: Vec<Vec<u8>> = kept.into_iter().map(|(_, bytes)| bytes).collect();
    let config = ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases)
    };
    let mut runner = proptest::test_runner::TestRunner::new(config);
    let bytes = prop::collection::vec(any::<u8>(), 0..150);
    let changed = any::<u64>()
        .prop_map(move |seed| mutated(&kept, &mut Rng::new(Seed::from_number(seed), 0)));
    let run = runner.run(&prop_oneof![1 => bytes, 3 => changed], |bytes| {
        hold(law, &bytes);
        Ok(())
    });
    run.unwrap();
}

macro_rules! laws {
    ($($name:ident $cases:literal)*) => {
        $(#[test]
        fn $name() {
            holds(stringify!($name), $cases);
        })*

        const TESTED: &[&str] = &[$(stringify!($name)),*];
    };
}

laws! {
    board_text 2000
    deals 300
    groups 300
    ids 1000
    moves 300
    play 200
    requests 500
    rounds 300
    saves 500
    talk 200
    tokens 1000
}

#[test]
fn laws_tests_targets_and_corpora_go_together() {
    let laws: BTreeSet<String> = LAWS.iter().map(|law| law.name.to_string()).collect();
    let tested: BTreeSet<String> = TESTED.iter().map(ToString::to_string).collect();
    let targets = names(&fuzz().join("fuzz_targets"));
    let manifest = fs::read_to_string(fuzz().join("Cargo.toml")).unwrap();
    let bins = manifest.split("[[bin]]\nname = \"").skip(1);
    let bins: BTreeSet<String> = bins
        .filter_map(|rest| Some(rest.split('"').next()?.into()))
        .collect();
    assert_eq!(laws, tested);
    assert_eq!(laws, bins);
    assert_eq!(
        laws,
        targets.iter().map(|name| name.replace(".rs", "")).collect()
    );
    assert_eq!(laws, names(&fuzz().join("corpus")));
}

#[test]
fn a_target_holds_the_law_of_its_name() {
    for law in LAWS {
        let path = fuzz()
            .join("fuzz_targets")
            .join(law.name)
            .with_extension("rs");
        let text = fs::read_to_string(path).unwrap();
        assert!(
            text.contains(&format!("hold(\"{}\", bytes)", law.name)),
            "{}",
            law.name
        );
        assert!(text.lines().count() <= 12, "{}", law.name);
    }
}

#[test]
fn corpora_are_small() {
    for law in LAWS {
        let kept = corpus(law.name);
        assert!(
            (5..=100).contains(&kept.len()),
            "{}: {} inputs",
            law.name,
            kept.len()
        );
        assert!(
            kept.iter().all(|(_, bytes)| bytes.len() <= 4096),
            "{}",
            law.name
        );
    }
}
