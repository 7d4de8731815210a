//! The screen as a player has it, without a terminal: keys and clicks in, lines of text out.

mod answers;
mod begins;
mod crash;
mod desk;
mod forms;
mod laws;
mod lines_drawing;
mod lines_playing;
mod lines_screens;
mod picture;
mod playing;
mod saves;
mod screens;
mod view;
mod ways;
mod winning;

pub(super) use desk::play;
