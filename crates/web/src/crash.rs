//! What is shown if the page breaks: a sentence, and the game, so that it can be carried away.

use std::{cell::RefCell, panic};

use leptos::prelude::document;
use linkwork_ui::Texts;
use web_sys::Element;

/// Nothing is computed any more when something is broken, so all lies ready.
#[derive(Default)]
struct Ready {
    /// What breaks after that is not shown: whoever reads, copies or clicks is not to be disturbed.
    is_shown: bool,
    title: String,
    text: String,
    again: String,
    save: String,
}

thread_local! {
    static READY: RefCell<Ready> = RefCell::default();
}

/// Shows the last words of the page instead of a frozen board.
pub(crate) fn watch() {
    panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&info.to_string().into());
        // Nothing is left to be done about a page that cannot show this either.
        let _ = READY.with(|ready| {
            let mut ready = ready.try_borrow_mut().ok()?;
            if std::mem::replace(&mut ready.is_shown, true) {
                return None;
            }
            show(&ready)
        });
    }));
}

/// Has the words ready in the language of the page.
pub(crate) fn prepare(texts: &Texts) {
    READY.with_borrow_mut(|ready| {
        ready.title = texts.say("crash-title");
        ready.text = texts.say("crash-text");
        ready.again = texts.say("crash-again");
    });
}

/// Has the game ready as it is now.
pub(crate) fn note_save(save: &str) {
    READY.with_borrow_mut(|ready| save.clone_into(&mut ready.save));
}

fn show(ready: &Ready) -> Option<()> {
    let body = document().body()?;
    body.set_text_content(None);
    let main = child(&body, "main", "")?;
    main.set_class_name("page crash");
    child(&main, "h1", &ready.title)?;
    child(&main, "p", &ready.text)?;
    let link = child(&main, "a", &ready.again)?;
    link.set_class_name("button primary");
    link.set_attribute("href", "").ok()?;
    if !ready.save.is_empty() {
        let save = child(&main, "textarea", &ready.save)?;
        save.set_attribute("readonly", "").ok()?;
        save.set_attribute("rows", "12").ok()?;
        save.set_attribute("aria-label", &ready.title).ok()?;
    }
    Some(())
}

fn child(parent: &Element, name: &str, text: &str) -> Option<Element> {
    let child = document().create_element(name).ok()?;
    child.set_text_content(Some(text));
    parent.append_child(&child).ok()?;
    Some(child)
}
