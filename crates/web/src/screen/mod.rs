//! The screens beside the tables.

mod help;
mod home;
mod new;
mod place;
mod settings;

pub(crate) use help::Help;
pub(crate) use home::Home;
pub(crate) use new::New;
pub(crate) use place::Place;
pub(crate) use settings::Settings;
