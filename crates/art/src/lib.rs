//! Tile faces, board pictures and colours, as SVG texts. Nothing is read or written, and no font and no
//! style is needed: colours are attributes, or classes that the page gives colours to.
//!
//! ```
//! use linkwork::pairs::Kind;
//! use linkwork_art::{Pen, Set, Theme};
//!
//! let face = Set::Shapes.draw(Kind::FIRST, Pen::Theme(Theme::Dark));
//! let svg = format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">{face}</svg>"#);
//! assert!(svg.contains("<path "));
//! ```
//!
//! There are two ways to take a picture:
//!
//! - **By itself**, as a file: [`PairsPicture`], [`LinesPicture`], [`Sheet`] and [`faces`] make a [`Drawing`],
//!   which becomes SVG of any size, or PNG with the feature `png`. Colours are written out
//!   ([`Pen::Theme`]).
//! - **In a page**, tile by tile: [`Set::draw`], [`tile()`], [`lines::draw`] and [`marks`] give elements for a
//!   square of 64 by 64 units. With [`Pen::Page`] they have classes in place of colours; the page's style
//!   holds [`theme::classes`] once, and [`Theme::css`] for each theme. Pictures need the symbols of
//!   `pictures::sprite` in the page (feature `pictures`, meant for the program that builds the page).
//!
//! ```
//! use linkwork_art::{Theme, theme};
//!
//! let (light, dark) = (Theme::Light.css(), Theme::Dark.css());
//! let style = format!(
//!     ":root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}{}",
//!     theme::classes(),
//! );
//! assert!(style.contains("--tile: #fffefb;") && style.contains(".f-tile{fill:var(--tile)}"));
//! ```
#![forbid(unsafe_code)]
#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod drawing;
mod face;
mod glyphs;
pub mod lines;
pub mod marks;
#[cfg(feature = "pictures")]
mod names;
mod pairs;
mod pen;
#[cfg(feature = "pictures")]
pub mod pictures;
#[cfg(feature = "png")]
pub mod png;
mod set;
mod sheet;
pub mod theme;

pub use drawing::{Drawing, Look, faces, tile};
pub use face::{Colour, Face, Shape, letters};
pub use lines::LinesPicture;
#[cfg(feature = "pictures")]
pub use names::picture_name;
pub use pairs::PairsPicture;
pub use pen::Pen;
pub use set::{NoSet, Set};
pub use sheet::Sheet;
pub use theme::{NoTheme, Role, Theme};
