//! The screens beside the tables.

mod choice;
mod help;
mod home;
mod kept;
mod new;
mod open;
mod options;
mod picture;
mod place;
mod settings;
mod typed;

pub(crate) use help::Help;
pub(crate) use home::Home;
pub(crate) use new::New;
pub(crate) use place::Place;
pub(crate) use settings::Settings;
