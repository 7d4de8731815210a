//! Playing: what a move does to a position.

use super::Board;
use crate::game::{Game, Status};
use crate::key::Key;
use crate::pairs::chains::Chains;
use crate::pairs::field::{EMPTY, Spot};
use crate::pairs::layout::Kind;
use crate::pairs::moves::{Move, Pair, Shuffle};
use crate::pairs::outcome::{Fall, Joined, Played, Refusal, Shuffled};
use crate::pairs::{gravity, shuffle};
use alloc::vec::Vec;

/// Where more tiles fall, as on a board that was set up hanging in the air, they may overtake many others: then the
/// chains are made anew.
const FEW_FALLS: usize = 255;

impl Board {
    /// Plays a move: takes a pair and lets the board settle once, or shuffles.
    ///
    /// # Errors
    /// The first reason that holds, in the order of [`Refusal`]; the board has not changed then.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Gravity, Rules};
    /// let rules = Rules { gravity: Gravity::Down, ..Rules::default() };
    /// let mut board = Board::new(&"2..\n13.\n13.".parse()?, rules);
    /// board.play("1,0-2,0".parse()?)?;
    /// assert_eq!(board.layout().to_string(), "...\n.3.\n23.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, mv: Move) -> Result<Played, Refusal> {
        match mv {
            Move::Join(pair) => self.join(pair).map(Played::Joined),
            Move::Shuffle(shuffle) => {
                let from = shuffle::permutation(self, shuffle)?;
                self.permute(&from);
                Ok(Played::Shuffled(Shuffled { shuffle, from }))
            }
        }
    }

    /// Takes a pair that links, and settles.
    fn join(&mut self, pair: Pair) -> Result<Joined, Refusal> {
        let path = self.path(pair)?;
        let kind = Kind::new(self.field.code(self.field.spot(pair.a))).ok_or(Refusal::NoTile)?;
        self.take(pair);
        let falls = if self.settled {
            gravity::falls_after(&self.field, self.rules.gravity, pair)
        } else {
            gravity::falls(&self.field, self.rules.gravity)
        };
        self.let_fall(&falls);
        Ok(Joined {
            pair,
            kind,
            path,
            falls,
        })
    }

    /// Takes two tiles.
    fn take(&mut self, pair: Pair) {
        for pos in [pair.a, pair.b] {
            self.put(self.field.spot(pos), EMPTY);
            self.chains.remove(pos);
        }
    }

    /// Lets every lane pack at once, as dealt boards are.
    pub(in crate::pairs) fn settle(&mut self) {
        let falls = gravity::falls(&self.field, self.rules.gravity);
        self.let_fall(&falls);
    }

    /// Moves tiles, each to a cell that is empty by then; everything is settled after that.
    fn let_fall(&mut self, falls: &[Fall]) {
        for fall in falls {
            let (from, to) = (self.field.spot(fall.from), self.field.spot(fall.to));
            let code = self.field.code(from);
            self.put(from, EMPTY);
            self.put(to, code);
            if falls.len() <= FEW_FALLS {
                self.chains.shift(fall.from, fall.to);
            }
        }
        if falls.len() > FEW_FALLS {
            self.chains = Chains::of(&self.field);
        }
        self.settled = true;
    }

    fn again(&mut self, played: &Played) {
        match played {
            Played::Joined(joined) => {
                self.take(joined.pair);
                self.let_fall(&joined.falls);
            }
            Played::Shuffled(shuffled) => self.permute(&shuffled.from),
        }
    }

    /// Gives tile i the kind that tile `from[i]` has.
    fn permute(&mut self, from: &[u32]) {
        let spots: Vec<Spot> = self.tile_spots().collect();
        let codes: Vec<u8> = spots.iter().map(|&spot| self.field.code(spot)).collect();
        for (&spot, &from) in spots.iter().zip(from) {
            if let Some(&code) = codes.get(from as usize) {
                self.put(spot, code);
            }
        }
        self.chains = Chains::of(&self.field);
    }

    /// Shuffles as a save tells it, without searching: `from` is the permutation of [`Shuffled`].
    ///
    /// # Errors
    /// [`Refusal::Impossible`] if it is no permutation of the tiles; the board has not changed then.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let mut board = Board::new(&"1.2".parse()?, Rules::default());
    /// board.shuffle_as("Saz".parse()?, vec![1, 0])?;
    /// assert_eq!(board.layout().to_string(), "2.1");
    /// assert!(board.shuffle_as("Saz".parse()?, vec![0, 0]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shuffle_as(&mut self, shuffle: Shuffle, from: Vec<u32>) -> Result<Played, Refusal> {
        let mut seen = alloc::vec![false; self.tiles];
        let mut is_new = |&from: &u32| {
            let place = seen.get_mut(from as usize);
            place.is_some_and(|seen| !core::mem::replace(seen, true))
        };
        if from.len() != self.tiles || !from.iter().all(&mut is_new) {
            return Err(Refusal::Impossible);
        }
        let played = Played::Shuffled(Shuffled { shuffle, from });
        self.again(&played);
        Ok(played)
    }
}

impl Game for Board {
    type Move = Move;
    type Played = Played;
    type Refusal = Refusal;

    fn play(&mut self, mv: Move) -> Result<Played, Refusal> {
        Self::play(self, mv)
    }

    fn again(&mut self, played: &Played) {
        Self::again(self, played);
    }

    /// Every pair that links. Shuffles are moves too, but there is no end of them.
    fn moves(&self) -> Vec<Move> {
        Self::moves(self).into_iter().map(Move::Join).collect()
    }

    fn status(&self) -> Status {
        Self::status(self)
    }

    fn key(&self) -> Key {
        self.key
    }
}
