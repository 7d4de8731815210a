//! Where games are kept: in the browser, written whole or not at all, never two tabs in one record, nothing
//! thrown away.
//!
//! `game` is the game in progress; the unfinished ones before it are `previous-1` and so on, the newest with
//! the largest number. A second tab gets a record of its own, `copy-1` and so on. A save that cannot be read is
//! put aside as `bad-1` and so on when another game begins.

mod base;
mod error;
mod lock;
mod name;
mod queue;

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use futures_channel::oneshot;
use wasm_bindgen_futures::spawn_local;

use base::Base;
pub(crate) use error::KeepError;
use name::Name;
pub(crate) use queue::{Change, is_same};
use queue::{Job, Queue};

use crate::tab;

/// By what name the tab remembers its record.
const OWN: &str = "linkwork-own";

/// What is told to those who wait for a job.
type Told = Result<(), KeepError>;

/// The records of the browser, and the one that is this tab's. A clone is the same keep.
#[derive(Clone)]
pub(crate) struct Keep(Rc<Inner>);

struct Inner {
    /// `None`: this browser keeps nothing.
    base: RefCell<Option<Rc<Base>>>,
    own: String,
    queue: RefCell<Queue<oneshot::Sender<Told>>>,
    is_busy: Cell<bool>,
}

/// What was found when the page was opened.
#[derive(Default)]
pub(crate) struct Found {
    /// The text of the game in progress. In a new copy it is that of the first tab.
    pub(crate) game: Option<String>,
    /// Whether it is this tab's own, and not that of the first one.
    pub(crate) is_own: bool,
    /// Other games by name, the best guess first.
    pub(crate) others: Vec<(String, String)>,
    /// Why there is nothing, and will be nothing.
    pub(crate) trouble: Option<KeepError>,
}

impl Keep {
    /// Opens the records, and takes one that no other tab has.
    pub(crate) async fn open() -> (Self, Found) {
        // Before anything else: browsers put no page to sleep that has a lock. One that slept while it opens the
        // records would have every later page wait for them.
        let own = own().await;
        let (base, all, trouble) = match read().await {
            Ok((base, all)) => (Some(Rc::new(base)), all, None),
            Err(why) => (None, Vec::new(), Some(why)),
        };
        let own = match own {
            Some(own) => own,
            None => copy(&all).await,
        };
        tab::note(OWN, &own);
        let game = text(&all, &own);
        let found = Found {
            is_own: game.is_some(),
            game: game.or_else(|| text(&all, name::GAME)),
            others: offered(&all).await,
            trouble,
        };
        let inner = Inner {
            base: RefCell::new(base),
            own,
            queue: RefCell::default(),
            is_busy: Cell::new(false),
        };
        (Self(Rc::new(inner)), found)
    }

    /// Whether nothing waits to be written.
    pub(crate) fn is_idle(&self) -> bool {
        !self.0.is_busy.get()
    }

    /// Whether another tab has the game, so that this one plays a copy.
    pub(crate) fn is_copy(&self) -> bool {
        self.0.own != name::GAME
    }

    /// Other games by name, the best guess first.
    pub(crate) async fn others(&self) -> Result<Vec<(String, String)>, KeepError> {
        let base = self.0.base.borrow().clone();
        let base = base.ok_or(KeepError::Nowhere)?;
        Ok(offered(&base.all().await?).await)
    }

    /// Writes a text after a change. It takes its place among what waits at once, whenever this is awaited, and is
    /// on the disk when it comes back; of the states of one game that are written in a hurry only the newest is.
    pub(crate) fn write(&self, change: Change, text: String) -> impl Future<Output = Told> + use<> {
        let (tell, told) = oneshot::channel();
        self.0.queue.borrow_mut().push(Job { change, text }, tell);
        if !self.0.is_busy.replace(true) {
            spawn_local(self.clone().run());
        }
        async { told.await.unwrap_or(Err(KeepError::Nowhere)) }
    }

    /// Does what waits, one job after the other.
    async fn run(self) {
        loop {
            let job = self.0.queue.borrow_mut().start();
            let Some(job) = job else { break };
            let done = self.perform(&job).await;
            let waiting = self.0.queue.borrow_mut().done(done.is_ok());
            for tell in waiting {
                let _ = tell.send(done.clone());
            }
            if done.is_err() {
                break;
            }
        }
        self.0.is_busy.set(false);
    }

    async fn perform(&self, job: &Job) -> Told {
        let base = self.0.base.borrow().clone();
        let base = base.ok_or(KeepError::Nowhere)?;
        match base.perform(&self.0.own, job).await {
            Err(KeepError::Closed) => {
                let again = Rc::new(Base::open().await?);
                self.0.base.replace(Some(again.clone()));
                again.perform(&self.0.own, job).await
            }
            done => done,
        }
    }
}

/// The record that this tab had before the page was loaded anew, or else that of the first tab; `None` if other tabs
/// have both.
async fn own() -> Option<String> {
    let before = tab::told(OWN).filter(|name| matches!(Name::read(name), Name::Copy(_)));
    for name in before.into_iter().chain([name::GAME.to_owned()]) {
        if lock::take(&name).await {
            return Some(name);
        }
    }
    None
}

async fn read() -> Result<(Base, Vec<(String, String)>), KeepError> {
    let base = Base::open().await?;
    let all = base.all().await?;
    Ok((base, all))
}

fn text(all: &[(String, String)], name: &str) -> Option<String> {
    let found = all.iter().find(|(other, _)| other == name);
    found.map(|(_, text)| text.clone())
}

async fn offered(all: &[(String, String)]) -> Vec<(String, String)> {
    let held = lock::held().await;
    let names: Vec<String> = all.iter().map(|(name, _)| name.clone()).collect();
    let offered = name::offered(&names, &held).into_iter();
    offered
        .filter_map(|name| Some((name.clone(), text(all, &name)?)))
        .collect()
}

/// The name of a record for a tab beside the first. A copy that somebody left is not to be written over.
async fn copy(all: &[(String, String)]) -> String {
    let mut n = 1;
    loop {
        let copy = name::copy(n);
        if !all.iter().any(|(name, _)| *name == copy) && lock::take(&copy).await {
            return copy;
        }
        n += 1;
    }
}
