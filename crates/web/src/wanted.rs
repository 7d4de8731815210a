//! The game that the player wants next: the form of a new game, which is kept from screen to screen.

use std::cell::Cell;

use leptos::{prelude::*, task::spawn_local};
use linkwork::Id;
use linkwork_ui::{Dealing, Field, Form, FormError};

use crate::{app::Where, clock::now, desk::Desk, route::Route, seed};

/// How long the page looks at boards before it lets the browser draw, in milliseconds.
const SLICE: u64 = 8;

/// How many pairs of random games are taken between two looks at the clock.
const PAIRS: u64 = 8;

thread_local! {
    /// Which search goes on; a later one, or none, ends it.
    static SEARCH: Cell<u32> = const { Cell::new(0) };
}

/// The form of a new game. Get it with `Wanted::here()`.
#[derive(Clone, Copy)]
pub(crate) struct Wanted {
    pub(crate) form: RwSignal<Form>,
    /// Why there is no game.
    pub(crate) why: RwSignal<Option<FormError>>,
    /// A board of a level is being looked for.
    pub(crate) is_looking: RwSignal<bool>,
    desk: Desk,
    place: Where,
}

impl Wanted {
    pub(crate) fn provide() {
        let form = Form::new("8x6", &seed::new());
        provide_context(Self {
            form: RwSignal::new(form),
            why: RwSignal::new(None),
            is_looking: RwSignal::new(false),
            desk: Desk::here(),
            place: Where::here(),
        });
    }

    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// Lets the next game be like that one.
    pub(crate) fn follow(self, id: &Id) {
        let mut form = self.form.get_untracked();
        form.follow(id);
        // Not every position that can be typed in has its like among the deals.
        if form.check().is_ok() {
            self.form.set(form);
        }
    }

    /// Changes the form. What was looked for is not wanted any more.
    pub(crate) fn change(self, change: impl FnOnce(&mut Form)) {
        self.call_off();
        self.why.set(None);
        self.form.update(change);
    }

    pub(crate) fn seed_anew(self) {
        self.change(|form| form.write(Field::Seed, &seed::new()));
    }

    /// Deals what the form says, and goes to it. A board of a level takes a while to be found: the page stays
    /// awake, and [`Wanted::call_off`] ends it.
    pub(crate) fn deal(self) {
        self.call_off();
        match self.form.with_untracked(Form::dealing) {
            Ok(dealing) => {
                self.is_looking.set(true);
                spawn_local(self.look(dealing, SEARCH.get()));
            }
            Err(why) => self.why.set(Some(why)),
        }
    }

    pub(crate) fn call_off(self) {
        SEARCH.set(SEARCH.get().wrapping_add(1));
        self.is_looking.set(false);
    }

    async fn look(self, mut dealing: Dealing, search: u32) {
        let dealt = loop {
            let begun = now();
            let dealt = loop {
                let dealt = dealing.run(PAIRS);
                if dealt.is_some() || now() >= begun + SLICE {
                    break dealt;
                }
            };
            if let Some(dealt) = dealt {
                break dealt;
            }
            breath().await;
            if SEARCH.get() != search {
                return;
            }
        };
        self.is_looking.set(false);
        match dealt {
            Ok(session) => {
                let id = session.id().to_string();
                self.why.set(None);
                self.form
                    .update(|form| form.write(Field::Seed, &seed::new()));
                self.desk.begin(session);
                self.place.go(Route::Game(id));
            }
            Err(why) => self.why.set(Some(why)),
        }
    }
}

/// Lets the browser draw and listen.
pub(crate) async fn breath() {
    let (tell, told) = futures_channel::oneshot::channel();
    set_timeout(
        move || {
            let _ = tell.send(());
        },
        std::time::Duration::ZERO,
    );
    let _ = told.await;
}
