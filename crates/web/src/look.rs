//! What every screen has at hand: the words, the settings, and a voice for those who do not see the screen.

use std::rc::Rc;

use leptos::{ev, prelude::*, task::spawn_local};
use linkwork::{
    Pos,
    pairs::{Cell, Kind},
};
use linkwork_ui::{Lang, Texts, Value};
use wasm_bindgen::JsValue;

use crate::{
    crash, fetched,
    live::hear,
    name, pictures,
    settings::{Settings, Tiles},
};

/// The name of the settings in the browser's local storage. They lie there, and not beside the games, since they
/// are read before the first picture is drawn; `boot.js` reads the theme from them earlier still.
const SETTINGS: &str = "linkwork-settings";

/// What every screen has at hand. Get it with `Look::here()`.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    settings: RwSignal<Settings>,
    texts: RwSignal<Rc<Texts>, LocalStorage>,
    spoken: RwSignal<Spoken>,
    /// Whether the pictures of tiles lie in the page.
    has_pictures: RwSignal<bool>,
    /// Whether what was chosen last could not be fetched.
    is_missing: RwSignal<bool>,
}

/// The two live regions are written in turn, so that the same words are spoken again when they come again.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spoken {
    pub(crate) words: String,
    pub(crate) is_odd: bool,
}

impl Look {
    /// Reads the settings and puts the look within reach of every component.
    pub(crate) fn provide(texts: Texts) -> Self {
        let settings = kept();
        let look = Self {
            settings: RwSignal::new(settings),
            texts: RwSignal::new_local(Rc::new(texts)),
            spoken: RwSignal::default(),
            has_pictures: RwSignal::new(false),
            is_missing: RwSignal::new(false),
        };
        look.dress();
        look.fetch_pictures();
        // Another tab has set something.
        let _ = hear("storage", move |_: ev::Event| look.set(|_| ()));
        provide_context(look);
        look
    }

    /// The look of the page.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// The texts in the language of the page. Whoever asks is asked again when the language changes.
    pub(crate) fn texts(self) -> Rc<Texts> {
        self.texts.get()
    }

    /// A text, which follows the language: `{look.say("undo")}` in a view.
    pub(crate) fn say(
        self,
        key: &'static str,
    ) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.texts.with(|texts| texts.say(key))
    }

    /// A text with arguments, now.
    pub(crate) fn with(self, key: &str, args: &[(&str, Value<'_>)]) -> String {
        self.texts.with(|texts| texts.with(key, args))
    }

    /// What a kind is called in the set of faces that is used.
    pub(crate) fn kind(self, kind: Kind) -> String {
        name::kind(&self.texts_now(), self.faces_now(), kind)
    }

    /// What a cell of a pairs game is called.
    pub(crate) fn cell(self, pos: Pos, cell: Cell) -> String {
        name::cell(&self.texts_now(), self.faces_now(), pos, cell)
    }

    /// The texts as they are now: whoever asks is not asked again.
    pub(crate) fn texts_now(self) -> Rc<Texts> {
        self.texts.get_untracked()
    }

    /// The faces of tiles. Until pictures come, and if they do not, those that the page has.
    pub(crate) fn faces(self) -> linkwork_art::Set {
        self.settings.get().tiles.faces(self.has_pictures.get())
    }

    /// The faces of tiles as they are now: whoever asks is not asked again.
    pub(crate) fn faces_now(self) -> linkwork_art::Set {
        let has_pictures = self.has_pictures.get_untracked();
        self.settings_now().tiles.faces(has_pictures)
    }

    /// Fetches the pictures if they are chosen. Where that fails the next choice and the next
    /// table try again.
    pub(crate) fn fetch_pictures(self) {
        if self.settings_now().tiles == Tiles::Pictures && !self.has_pictures.get_untracked() {
            spawn_local(async move {
                match pictures::fetch().await {
                    Ok(()) => self.has_pictures.set(true),
                    Err(why) => self.miss("pictures:", &why),
                }
            });
        }
    }

    pub(crate) fn settings_now(self) -> Settings {
        self.settings.get_untracked()
    }

    pub(crate) fn settings(self) -> Settings {
        self.settings.get()
    }

    /// Changes the settings and keeps them. A browser that keeps nothing forgets them with the page.
    pub(crate) fn set(self, change: impl FnOnce(&mut Settings)) {
        self.is_missing.set(false);
        // Another tab may have set something else since.
        let kept = stored().map(|text| Settings::read(&text));
        let mut settings = kept.unwrap_or_else(|| self.settings.get_untracked());
        change(&mut settings);
        let lang = settings.lang(wanted());
        if lang != self.lang() {
            spawn_local(self.speak(lang));
        }
        self.settings.set(settings);
        let text = settings.text();
        if let Some(storage) = storage().filter(|_| stored().as_ref() != Some(&text)) {
            let _ = storage.set_item(SETTINGS, &text);
        }
        self.dress();
        self.fetch_pictures();
    }

    /// Speaks another language as soon as its words are there. Without them the page goes on in the one before.
    async fn speak(self, lang: Lang) {
        match fetched::texts(lang).await {
            // Another one may have been chosen meanwhile.
            Ok(texts) if self.settings_now().lang(wanted()) == lang => {
                self.texts.set(Rc::new(texts));
                // What was said last was said in the language before.
                self.spoken.set(Spoken::default());
                self.dress();
            }
            Ok(_) => {}
            Err(why) => {
                // What is chosen is what is spoken, so that the other can be chosen again.
                let lang = self.lang();
                self.set(|settings| settings.lang = Some(lang));
                self.miss("texts:", &why);
            }
        }
    }

    /// Says that something could not be fetched.
    fn miss(self, what: &str, why: &JsValue) {
        web_sys::console::error_2(&what.into(), why);
        self.is_missing.set(true);
    }

    /// Whether what was chosen last could not be fetched.
    pub(crate) fn is_missing(self) -> bool {
        self.is_missing.get()
    }

    /// Tells those who listen to the page what happened, after what is being said.
    pub(crate) fn announce(self, words: impl Into<String>) {
        let words = words.into();
        if !words.is_empty() {
            self.spoken.update(|spoken| {
                spoken.words = words;
                spoken.is_odd = !spoken.is_odd;
            });
        }
    }

    pub(crate) fn spoken(self) -> Spoken {
        self.spoken.get()
    }

    fn lang(self) -> Lang {
        self.texts.with_untracked(|texts| texts.lang())
    }

    /// Writes language, theme and motion where the style sheets see them.
    fn dress(self) {
        let (settings, texts) = (self.settings.get_untracked(), self.texts.get_untracked());
        crash::prepare(&texts);
        let Some(html) = document().document_element() else {
            return;
        };
        let _ = html.set_attribute("lang", texts.lang().code());
        let _ = html.set_attribute("data-theme", settings.theme.name());
        let _ = html.set_attribute("data-motion", settings.motion.name());
    }
}

/// The texts in the language that was set, or that the browser asks for.
pub(crate) async fn first_texts() -> Result<Texts, JsValue> {
    fetched::texts(kept().lang(wanted())).await
}

/// The settings as they were kept.
fn kept() -> Settings {
    stored().map_or_else(Settings::default, |text| Settings::read(&text))
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn stored() -> Option<String> {
    storage()?.get_item(SETTINGS).ok().flatten()
}

/// The languages that the browser asks for, the best first.
fn wanted() -> Vec<String> {
    let languages = window().navigator().languages();
    languages.iter().filter_map(|tag| tag.as_string()).collect()
}
