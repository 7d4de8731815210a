//! What every screen of Linkwork shares and no screen draws.
//!
//! The [`Game`] on the table with what is pointed at, the words ([`Texts`] in three [languages](Lang),
//! [`words`] for what happened), the keyboard's [`Cursor`], [typed commands](Typed) and the [form of a new
//! game](Form). Nothing here
//! reads a file, a clock or the environment, so that the page can use it as well as the terminal.
//!
//! ```
//! use linkwork_ui::{Lang, Texts, clock_text};
//!
//! let texts = Texts::new(Lang::from_locale("sv_SE.UTF-8"));
//! assert_eq!(texts.with("tiles-left", &[("n", 2_u32.into())]), "2 brickor kvar");
//! assert_eq!(clock_text(201_000), "3:21");
//! ```

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod clock;
mod command;
mod cursor;
mod form;
pub mod game;
mod lang;
mod texts;
mod typed;
pub mod words;

pub use clock::clock_text;
pub use cursor::{Cursor, Step};
pub use form::{Dealing, Field, Form, FormError, PRESETS, Play, Walls, usual_kinds};
pub use game::{Game, Pace};
pub use lang::Lang;
#[cfg(feature = "texts")]
pub use texts::page_texts;
pub use texts::{Texts, Value};
pub use typed::{Typed, TypedError, clipped};
