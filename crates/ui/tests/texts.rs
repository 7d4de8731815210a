//! The three languages say the same things, and the screens say nothing else.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use linkwork_ui::{Lang, Texts, Typed, page_texts};

type Messages = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn file(lang: Lang) -> String {
    let read = |folder| {
        let path = root().join(format!("texts/{folder}{}.ftl", lang.code()));
        fs::read_to_string(path).unwrap()
    };
    read("") + &read("page/") + &read("terminal/")
}

/// Every message with the names of its arguments.
fn messages(text: &str) -> Messages {
    let mut messages = Messages::new();
    let mut key = String::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split(' ').next().unwrap().to_owned();
            let twice = messages.insert(key.clone(), BTreeSet::new());
            assert_eq!(twice, None, "{key} stands there twice");
        }
        for after in line.split('$').skip(1) {
            let end = after
                .find(|c: char| !c.is_ascii_alphanumeric())
                .unwrap_or(after.len());
            messages
                .get_mut(&key)
                .unwrap()
                .insert(after[..end].to_owned());
        }
    }
    messages
}

#[test]
fn every_language_has_the_same_keys_and_arguments() {
    let english = messages(&file(Lang::En));
    assert!(english.len() > 100);
    for lang in Lang::ALL {
        assert_eq!(messages(&file(lang)), english, "{lang:?}");
    }
}

/// A text as Fluent's own bundle writes it.
fn written(bundle: &FluentBundle<FluentResource>, key: &str, args: &FluentArgs<'_>) -> String {
    let mut errors = Vec::new();
    let message = bundle.get_message(key).unwrap();
    let text = bundle.format_pattern(message.value().unwrap(), Some(args), &mut errors);
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text.into_owned()
}

#[test]
fn every_text_is_filled_in_as_fluent_does() {
    for lang in Lang::ALL {
        let resource = FluentResource::try_new(file(lang)).expect("the file is whole");
        let mut bundle = FluentBundle::new(vec![lang.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap();
        let (texts, sent) = (Texts::new(lang), Texts::of(lang, &page_texts(lang)));
        for (key, names) in messages(&file(lang)) {
            let names = || names.iter().map(String::as_str);
            for n in [0_u64, 1, 2, 3, 5, 11, 21, 101, 144, 1_000_000] {
                let theirs = written(&bundle, &key, &names().map(|name| (name, n)).collect());
                let args: Vec<_> = names().map(|name| (name, n.into())).collect();
                let ours = texts.with(&key, &args);
                assert_eq!(ours, theirs, "{lang:?} {key}");
                // The page has those that it says.
                let sent = sent.with(&key, &args);
                assert!(sent == theirs || sent == key, "{lang:?} {key}: {sent}");
                assert!(
                    !ours.is_empty() && !ours.contains(['{', '\n']),
                    "{lang:?} {key}: {ours}"
                );
            }
            let theirs = written(&bundle, &key, &names().map(|name| (name, "b3")).collect());
            let ours: Vec<_> = names().map(|name| (name, "b3".into())).collect();
            assert_eq!(texts.with(&key, &ours), theirs, "{lang:?} {key}");
        }
    }
}

#[test]
fn what_is_not_given_stays_to_be_seen() {
    let texts = Texts::of(Lang::En, "a=one {n}\nb={n|0:none|*other:some}\nbroken={\n");
    assert_eq!(texts.say("a"), "one {$n}");
    assert_eq!(texts.say("b"), "some");
    assert_eq!(texts.with("b", &[("n", 0_u8.into())]), "none");
    assert_eq!(texts.say("broken"), "broken");
}

/// The source files below a folder.
fn sources(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            let code = fs::read_to_string(path).unwrap();
            let lines = code
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            found.push(lines.collect::<Vec<_>>().join("\n"));
        }
    }
    found
}

#[test]
fn the_screens_use_every_key_and_no_other() {
    let mut code = sources(&root().join("src"));
    code.extend(sources(&root().join("../cli/src/play")));
    code.extend(sources(&root().join("../web/src")));
    // Faces name the texts for their parts.
    code.extend(sources(&root().join("../art/src")));
    let code = code.concat();
    let keys = messages(&file(Lang::En));
    for key in keys.keys() {
        let made = [
            "gravity-", "grade-", "done-", "undone-", "redone-", "theme-", "motion-", "tiles-",
        ]
        .iter()
        .any(|start| key.starts_with(start));
        assert!(
            made || code.contains(&format!("\"{key}\"")) || code.contains(&format!("{{{key}}}")),
            "nobody says {key}"
        );
    }
    for start in [".say(\"", ".with(\""] {
        for after in code.split(start).skip(1) {
            let key = after.split('"').next().unwrap();
            assert!(keys.contains_key(key), "there is no text {key}");
        }
    }
}

/// A page that fetched what it does not say would be slower, and one that says what it did not fetch would show a key.
#[test]
fn the_texts_of_the_terminal_are_said_there_alone() {
    let page =
        ["src", "../web/src", "../art/src"].map(|folder| sources(&root().join(folder)).concat());
    let page = page.concat();
    let path = root().join("texts/terminal/en.ftl");
    for key in messages(&fs::read_to_string(path).unwrap()).keys() {
        let said = [format!("\"{key}\""), format!("{{{key}}}")];
        assert!(!said.iter().any(|said| page.contains(said)), "{key}");
    }
}

#[test]
fn chinese_has_chinese_punctuation() {
    for line in file(Lang::ZhCn)
        .lines()
        .filter(|line| !line.starts_with('#'))
    {
        let text = line.split_once(" = ").map_or(line, |(_, text)| text);
        for (before, mark) in text.chars().zip(text.chars().skip(1)) {
            let chinese = !before.is_ascii() || before == '}';
            // A comma may be part of what is to be typed.
            assert!(!(chinese && ".:;!?".contains(mark)), "{line}");
        }
    }
}

#[test]
fn every_command_that_the_help_shows_in_the_own_words_of_a_language_is_read() {
    for (lang, between) in [(Lang::Sv, ", "), (Lang::ZhCn, "、")] {
        let said = Texts::new(lang).say("help-typed-own");
        let commands = said.split_once([':', '：']).unwrap().1;
        let commands = commands.trim_end_matches(['.', '。']).split(between);
        let read: Vec<_> = commands.map(|line| (line, Typed::read(line))).collect();
        assert!(read.len() > 15, "{lang:?}");
        for (line, typed) in read {
            assert!(typed.is_ok(), "{lang:?} {line}: {typed:?}");
        }
    }
}
