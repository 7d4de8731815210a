//! The soak: the engine's fast paths beside their slow twins on random boards, for as long as one likes.
//!
//! Every board has a number and depends on the seed and that number alone, so that one on which a
//! difference was found can be asked about again.

mod game;
mod lanes;
mod random;
mod shrink;

use crate::compare::{self, Counts, Difference};
use linkwork::pairs::Board;
use linkwork::{Rng, Seed};
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

pub use shrink::smallest;

/// The most tiles to which links are compared on a board that is not small.
const MOST: usize = 16;
/// The most cells times tiles of a board on which all links are compared, and of one on which they are while
/// it is played.
const SMALL: usize = 60_000;
const PLAYED: usize = 5_000;

/// Where the engine and a twin do not agree, and the board on which that was seen.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What differs.
    pub difference: Difference,
    /// How the position came about, for a reader.
    pub story: String,
    /// The position, if it is one of the pairs game.
    pub board: Option<Board>,
}

/// Compares all there is to compare on the board of that number, and while it is played.
///
/// # Errors
/// The first difference; a panic of the engine is one.
pub fn board(seed: Seed, number: u64) -> Result<Counts, Box<Fault>> {
    let mut rng = Rng::new(seed, number);
    catch_unwind(AssertUnwindSafe(|| any_board(number, &mut rng))).unwrap_or_else(|panic| {
        Err(Box::new(Fault {
            difference: panicked(&*panic),
            story: "while it was set up or played".into(),
            board: None,
        }))
    })
}

fn any_board(number: u64, rng: &mut Rng) -> Result<Counts, Box<Fault>> {
    if number % 8 == 7 {
        return lanes::shifted(rng);
    }
    let board = random::board(rng);
    let mut counts = seen(&board, SMALL, "as dealt")?;
    if let Some(still) = game::still(&board, rng) {
        counts += game::played(still, rng)?;
    }
    counts += game::played(board, rng)?;
    Ok(counts)
}

/// Compares one position: all of it up to so many cells times tiles, else some.
fn seen(board: &Board, small: usize, story: &str) -> Result<Counts, Box<Fault>> {
    compared(board, small).map_err(|difference| {
        Box::new(Fault {
            difference,
            story: story.into(),
            board: Some(board.clone()),
        })
    })
}

/// The same; what panics differs too.
fn compared(board: &Board, small: usize) -> Result<Counts, Difference> {
    let compared = || {
        if weight(board) <= small {
            compare::all(board)
        } else {
            compare::some(board, MOST)
        }
    };
    catch_unwind(AssertUnwindSafe(compared)).unwrap_or_else(|panic| Err(panicked(&*panic)))
}

/// What comparing all costs, roughly.
fn weight(board: &Board) -> usize {
    board.size().cells() * board.tiles()
}

fn panicked(panic: &(dyn Any + Send)) -> Difference {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
    Difference(format!("the engine panics: {}", text.unwrap_or_default()))
}
