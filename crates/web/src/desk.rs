//! The game that is being played, whatever screen is shown, and the saves behind it.

use leptos::{prelude::*, task::spawn_local};
use linkwork::{Id, Session, session::OpenError};
use linkwork_ui::game::{Old, worth};

use crate::{
    crash,
    keep::{Change, Found, Keep, KeepError, is_same},
};

/// How many games that were left are remembered.
const LEFT: usize = 8;

/// A game that lies on the table, or rests while another screen hides it.
#[derive(Debug)]
pub(crate) struct Laid {
    /// Each game laid on the table has a number of its own.
    pub(crate) number: u32,
    pub(crate) session: Session,
    /// The player paused it before another screen hid it.
    pub(crate) is_paused: bool,
}

/// The game that is being played, and the saves behind it. Get it with `Desk::here()`.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    keep: StoredValue<Option<Keep>, LocalStorage>,
    /// The game, while it is not on the table.
    resting: RwSignal<Option<Laid>, LocalStorage>,
    /// Unfinished games that were on the table before, the newest last: it takes a while until they are among the
    /// others, and where nothing is kept they never are.
    left: StoredValue<Vec<(Id, String)>, LocalStorage>,
    /// The number of the newest game.
    number: StoredValue<u32>,
    /// How many games were laid on the table otherwise than by their address.
    begun: RwSignal<u32>,
    /// What the record of this tab is worth when another game begins.
    worth: StoredValue<Old>,
    /// Other games that are kept: their names and texts.
    others: RwSignal<Vec<(String, String)>>,
    /// Why the save of this tab cannot be read.
    bad: RwSignal<Option<OpenError>, LocalStorage>,
    /// Why a save could not be read that was put aside when this game began.
    aside: RwSignal<Option<OpenError>, LocalStorage>,
    is_ready: RwSignal<bool>,
    is_copy: RwSignal<bool>,
    trouble: RwSignal<Option<KeepError>>,
}

impl Desk {
    /// Puts the desk within reach of every component, and begins to look for what is kept.
    pub(crate) fn provide() -> Self {
        let desk = Self {
            keep: StoredValue::new_local(None),
            resting: RwSignal::new_local(None),
            left: StoredValue::new_local(Vec::new()),
            number: StoredValue::new(0),
            begun: RwSignal::new(0),
            worth: StoredValue::new(Old::Drop),
            others: RwSignal::default(),
            bad: RwSignal::new_local(None),
            aside: RwSignal::new_local(None),
            is_ready: RwSignal::new(false),
            is_copy: RwSignal::new(false),
            trouble: RwSignal::new(None),
        };
        provide_context(desk);
        spawn_local(async move {
            let (keep, found) = Keep::open().await;
            desk.is_copy.set(keep.is_copy() && found.game.is_some());
            desk.keep.set_value(Some(keep));
            desk.find(found);
            desk.is_ready.set(true);
        });
        desk
    }

    pub(crate) fn here() -> Self {
        expect_context()
    }

    fn find(self, found: Found) {
        let is_foreign = self.is_copy.get_untracked() && !found.is_own;
        match found.game.map(|text| Session::open(&text)) {
            Some(Ok(session)) => {
                // What a second tab is shown first lies in the record of the first one, and stays there.
                let laid = self.lay(session);
                self.resting.set(Some(laid));
                if is_foreign {
                    self.worth.set_value(Old::Drop);
                }
            }
            Some(Err(why)) if !is_foreign => {
                self.worth.set_value(Old::PutAside);
                self.bad.set(Some(why));
            }
            _ => {}
        }
        self.others.set(found.others);
        self.trouble.set(found.trouble);
    }

    /// Whether it is known what is kept. Nothing may be played before that.
    pub(crate) fn is_ready(self) -> bool {
        self.is_ready.get()
    }

    /// Whether another tab has the game that lies here.
    pub(crate) fn is_copy(self) -> bool {
        self.is_copy.get()
    }

    /// Why the last save failed. The game goes on, and the next save tries again.
    pub(crate) fn trouble(self) -> Option<KeepError> {
        self.trouble.get()
    }

    /// Why the save of this tab cannot be read. It lies there until another game begins, and then aside.
    pub(crate) fn bad(self) -> Option<OpenError> {
        self.bad.get()
    }

    /// Why a save could not be read that was put aside when this game began. Whoever came by a link has not seen it on
    /// the first screen.
    pub(crate) fn aside(self) -> Option<OpenError> {
        self.aside.get()
    }

    /// Other games that are kept, the best guess first: names and texts.
    pub(crate) fn others(self) -> Vec<(String, String)> {
        self.others.get()
    }

    /// The game being played, as it was when its table was left.
    pub(crate) fn with<T>(self, look: impl FnOnce(&Session) -> T) -> Option<T> {
        self.resting
            .with(|laid| laid.as_ref().map(|laid| look(&laid.session)))
    }

    /// Changes whenever another game was begun, be it with the same address.
    pub(crate) fn begun(self) -> u32 {
        self.begun.get()
    }

    /// Puts a game down as far as it was played. Its table does so when it is left; by then another game may lie
    /// here, which stays.
    pub(crate) fn rest(self, number: u32, save: &str, is_paused: bool) {
        if number == self.number.get_value() {
            let session = Session::open(save).ok();
            let laid = session.map(|session| Laid {
                number,
                session,
                is_paused,
            });
            self.resting.set(laid);
        }
    }

    /// The game of that id: the one that lies here, else one that is kept unfinished, else a new one.
    pub(crate) fn open(self, id: &str) -> Result<Laid, OpenError> {
        // The name may be written in more than one way.
        let id: Id = id.trim().parse().map_err(OpenError::Id)?;
        let is_it = |laid: &mut Laid| *laid.session.id() == id;
        if let Some(laid) = self.resting.write_untracked().take_if(is_it) {
            return Ok(laid);
        }
        let line = format!("game {id}");
        let others = || self.others.get_untracked().into_iter();
        let is_it = |(_, text): &(String, String)| text.lines().nth(1) == Some(&line);
        // What was left in this tab is newer than what was found before; under which name it is kept is not known yet.
        let left = self.take_left(&id).map(|text| (String::new(), text));
        let kept = left.or_else(|| others().find(is_it));
        let opened = kept.and_then(|(name, text)| {
            let session = Session::open(&text).ok()?;
            Some((name, text, session))
        });
        if let Some((name, text, session)) = opened {
            return Ok(self.change_to(name, text, session));
        }
        let session = Session::new(id)?;
        Ok(self.change(self.begins(), session))
    }

    /// The newest text of a game that was left, which is then on the table again.
    fn take_left(self, id: &Id) -> Option<String> {
        let mut found = None;
        self.left.update_value(|left| {
            for (_, text) in left.extract_if(.., |(other, _)| other == id) {
                found = Some(text);
            }
        });
        found
    }

    /// Lays a new game on the table, and keeps the one before it. Go to its address next.
    pub(crate) fn begin(self, session: Session) {
        let laid = self.change(self.begins(), session);
        self.resting.set(Some(laid));
        self.begun.update(|n| *n += 1);
    }

    /// Goes on with a game that is kept under that name. Go to its address next.
    pub(crate) fn take(self, name: String, text: String, session: Session) {
        let laid = self.change_to(name, text, session);
        self.resting.set(Some(laid));
        self.begun.update(|n| *n += 1);
    }

    fn begins(self) -> Change {
        Change::Begin(self.worth.get_value())
    }

    fn change_to(self, name: String, text: String, session: Session) -> Laid {
        self.others.update(|others| {
            others.retain(|(other, kept)| *other != name && !is_same(kept, &text));
        });
        let old = self.worth.get_value();
        self.change(Change::Take { name, text, old }, session)
    }

    fn change(self, change: Change, session: Session) -> Laid {
        let text = session.save();
        let laid = self.lay(session);
        self.is_copy.set(false);
        self.aside.set(self.bad.write().take());
        crash::note_save(&text);
        let written = self.write(change, text);
        spawn_local(async move {
            if written.await.is_ok() {
                self.look_again().await;
            }
        });
        laid
    }

    fn lay(self, session: Session) -> Laid {
        if let Some(before) = self.resting.write_untracked().take() {
            self.leave(&before.session);
        }
        self.worth.set_value(worth(&session));
        let number = self.number.get_value() + 1;
        self.number.set_value(number);
        Laid {
            number,
            session,
            is_paused: false,
        }
    }

    /// Remembers a game that another one takes the place of.
    fn leave(self, session: &Session) {
        if worth(session) == Old::Keep {
            self.left.update_value(|left| {
                left.push((session.id().clone(), session.save()));
                // The older ones have been written long ago.
                let most = left.len().saturating_sub(LEFT);
                left.drain(..most);
            });
        }
    }

    /// Keeps the game as it is now. It is on the disk when this comes back with `Ok`; what happened is to be
    /// announced only then. A failure is shown by the page.
    pub(crate) fn save(
        self,
        session: &Session,
    ) -> impl Future<Output = Result<(), KeepError>> + use<> {
        let text = session.save();
        self.worth.set_value(worth(session));
        crash::note_save(&text);
        self.write(Change::Stay, text)
    }

    fn write(
        self,
        change: Change,
        text: String,
    ) -> impl Future<Output = Result<(), KeepError>> + use<> {
        let keep = self.keep.get_value();
        // What is written first is done first, so it takes its place before anything is awaited.
        let written = keep.map(|keep| keep.write(change, text));
        async move {
            let done = match written {
                Some(written) => written.await,
                None => Err(KeepError::Nowhere),
            };
            let trouble = done.clone().err();
            if self.trouble.get_untracked() != trouble {
                self.trouble.set(trouble);
            }
            done
        }
    }

    /// Reads the names of what is kept anew. What cannot be read now was told when it was written.
    pub(crate) async fn look_again(self) {
        let Some(keep) = self.keep.get_value() else {
            return;
        };
        let (number, is_idle) = (self.number.get_value(), keep.is_idle());
        if let Ok(others) = keep.others().await {
            self.others.set(others);
            // All that was left is written, so what is not among the others was played on elsewhere.
            if is_idle && number == self.number.get_value() {
                self.left.set_value(Vec::new());
            }
        }
    }
}
