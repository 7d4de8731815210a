//! What goes wrong in other games of this kind: the small input that shows each fault, and the right
//! answer.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

#[path = "../common/mod.rs"]
mod common;

mod history;
mod links;
mod saves;
mod sessions;
mod shuffles;

use linkwork::pairs::{Board, Gravity, Guarantee, Move, Pair, Rules, Shuffle};
use linkwork::session::{Action, PairsTable, Table};
use linkwork::{Seed, Session};

/// A picture in rows: they stand on lines of their own or with `/` between them.
fn rows(picture: &str) -> String {
    let rows = picture.split(|c: char| c == '/' || c.is_whitespace());
    let rows: Vec<&str> = rows.filter(|row| !row.is_empty()).collect();
    rows.join("\n")
}

/// A board of the usual game.
fn board(picture: &str) -> Board {
    board_under(Gravity::None, picture)
}

fn board_under(gravity: Gravity, picture: &str) -> Board {
    let layout = rows(picture).parse().unwrap();
    Board::new(
        &layout,
        Rules {
            gravity,
            ..Rules::default()
        },
    )
}

fn pair(text: &str) -> Pair {
    text.parse().unwrap()
}

fn shuffle(guarantee: Guarantee, seed: u64) -> Move {
    let seed = Seed::from_number(seed);
    Move::Shuffle(Shuffle { guarantee, seed })
}

fn play(text: &str) -> Action {
    Action::Play(text.parse().unwrap())
}

fn table(session: &Session) -> PairsTable<'_> {
    let Table::Pairs(table) = session.table() else {
        panic!("not a pairs game")
    };
    table
}
