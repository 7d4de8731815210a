//! A position: cells, rules and key, with one writer that keeps them in step.

mod play;

use super::chains::Chains;
use super::field::{EMPTY, Field, Spot, WALL};
use super::gravity;
use super::layout::{Cell, Kind, Layout};
use super::moves::Pair;
use super::outcome::Refusal;
use super::path::{self, Path};
use super::rules::Rules;
use super::words::{At, Quick};
use crate::game::Status;
use crate::grid::{Pos, Size};
use crate::key::Key;
use alloc::vec::Vec;
use core::fmt;

/// A position with its rules. Any layout can be set up and asked about; nothing done to a board
/// panics, and its key always fits.
///
/// ```
/// use linkwork::Status;
/// use linkwork::pairs::{Board, Played, Rules};
///
/// let mut board = Board::new(&"1221".parse()?, Rules::default());
/// assert_eq!(board.moves().len(), 2);
/// board.play("0,1-0,2".parse()?)?;
/// let Played::Joined(joined) = board.play("0,0-0,3".parse()?)? else { unreachable!() };
/// assert_eq!(joined.path.turns(), 0);
/// assert_eq!(board.status(), Status::Won);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    rules: Rules,
    field: Field,
    /// The tiles of each kind.
    chains: Chains,
    /// What answers whether two tiles link, on boards that are not large.
    quick: Option<Quick>,
    /// How many tiles there are.
    tiles: usize,
    /// Whether every lane is packed. A board set up otherwise is left alone until a pair is taken.
    settled: bool,
    key: Key,
}

/// The rules and the cells; all else follows from them.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Board")
            .field("rules", &self.rules)
            .field("layout", &format_args!("\n{}\n", self.layout()))
            .finish_non_exhaustive()
    }
}

impl Board {
    /// A position set up from a layout. Nothing falls when a board is set up; tiles that hang in the
    /// air settle after the first pair is taken.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Gravity, Rules};
    /// let rules = Rules { gravity: Gravity::Down, ..Rules::default() };
    /// let board = Board::new(&"12.\n..#".parse()?, rules);
    /// assert_eq!(board.layout().to_string(), "12.\n..#");
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn new(layout: &Layout, rules: Rules) -> Self {
        let size = layout.size();
        let sides = u64::from(size.rows()) << 32 | u64::from(size.cols()) << 40;
        let mut board = Self {
            rules,
            field: Field::new(size, rules.ring),
            chains: Chains::none(size),
            quick: None,
            tiles: 0,
            settled: true,
            key: Key::of_setting(rules.number() | sides),
        };
        for (pos, cell) in layout.cells() {
            let code = match cell {
                Cell::Empty => EMPTY,
                Cell::Wall => WALL,
                Cell::Tile(kind) => kind.number(),
            };
            board.put(board.field.spot(pos), code);
        }
        board.chains = Chains::of(&board.field);
        board.quick = board.field.occupied().quick(size);
        board.settled = gravity::falls(&board.field, rules.gravity).is_empty();
        board
    }

    /// The one writer of cells: keeps key, count and link test in step. Who takes or moves a tile tells the chains.
    fn put(&mut self, spot: Spot, code: u8) {
        let cell = self.field.size().index(self.field.pos(spot));
        for code in [self.field.code(spot), code] {
            if code != EMPTY {
                self.key.toggle(cell, code);
            }
        }
        if let Some(quick) = self
            .quick
            .as_mut()
            .filter(|_| self.field.is_free(spot) != (code == EMPTY))
        {
            quick.set(self.field.at(spot), code != EMPTY);
        }
        self.tiles -= usize::from(self.field.is_tile(spot));
        self.field.set(spot, code);
        self.tiles += usize::from(self.field.is_tile(spot));
    }

    /// The cells without the rules.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let mut board = Board::new(&"131\n2#2".parse()?, Rules::default());
    /// board.play("0,0-0,2".parse()?)?;
    /// assert_eq!(board.layout().to_string(), ".3.\n2#2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn layout(&self) -> Layout {
        let mut layout = Layout::empty(self.size());
        for pos in self.size().positions() {
            layout.set(pos, self.cell_at(pos));
        }
        layout
    }

    /// How to play.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"1.1".parse()?, Rules { ring: false, ..Rules::default() });
    /// assert!(!board.rules().ring);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// How many rows and columns.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"1.1\n2#2".parse()?, Rules::default());
    /// assert_eq!(board.size().to_string(), "3x2");
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn size(&self) -> Size {
        self.field.size()
    }

    /// What lies on a cell; `None` off the board.
    ///
    /// ```
    /// # use linkwork::{Pos, pairs::{Board, Cell, Rules}};
    /// let board = Board::new(&"1.1\n2#2".parse()?, Rules::default());
    /// assert_eq!(board.cell(Pos::new(1, 1)), Some(Cell::Wall));
    /// assert_eq!(board.cell(Pos::new(2, 1)), None);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn cell(&self, pos: Pos) -> Option<Cell> {
        self.size().contains(pos).then(|| self.cell_at(pos))
    }

    fn cell_at(&self, pos: Pos) -> Cell {
        match self.field.code(self.field.spot(pos)) {
            EMPTY => Cell::Empty,
            code => Kind::new(code).map_or(Cell::Wall, Cell::Tile),
        }
    }

    /// How many tiles there are.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"1.1\n2#2".parse()?, Rules::default());
    /// assert_eq!(board.tiles(), 4);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn tiles(&self) -> usize {
        self.tiles
    }

    /// How many tiles of each kind there are, for the kinds that occur, in order of their number.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"1131".parse()?, Rules::default());
    /// let counts: Vec<_> = board.kinds().map(|(kind, n)| (kind.number(), n)).collect();
    /// assert_eq!(counts, [(1, 3), (3, 1)]);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn kinds(&self) -> impl Iterator<Item = (Kind, usize)> {
        let mut counts = [0; Kind::MAX as usize + 1];
        for spot in self.tile_spots() {
            counts[usize::from(self.field.code(spot))] += 1;
        }
        (1..=Kind::MAX)
            .filter_map(Kind::new)
            .map(move |kind| (kind, counts[usize::from(kind.number())]))
            .filter(|(_, count)| *count > 0)
    }

    /// The kinds with an odd number of tiles: while there is one, the board can never be won.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Kind, Rules};
    /// let board = Board::new(&"1.1\n2#1".parse()?, Rules::default());
    /// assert_eq!(board.odd_kinds(), [1, 2].map(|n| Kind::new(n).unwrap()));
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn odd_kinds(&self) -> Vec<Kind> {
        self.kinds()
            .filter_map(|(kind, count)| (count % 2 == 1).then_some(kind))
            .collect()
    }

    /// The key of the position, rules and size included.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Rules};
    /// let start = Board::new(&"11\n22\n33".parse()?, Rules::default());
    /// let (mut one_way, mut other_way) = (start.clone(), start);
    /// one_way.play("0,0-0,1".parse()?)?;
    /// one_way.play("1,0-1,1".parse()?)?;
    /// other_way.play("1,0-1,1".parse()?)?;
    /// assert_ne!(one_way.key(), other_way.key());
    /// other_way.play("0,0-0,1".parse()?)?;
    /// assert_eq!(one_way.key(), other_way.key());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn key(&self) -> Key {
        self.key
    }

    /// Whether every lane is packed under the gravity of the rules.
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Gravity, Rules};
    /// let rules = Rules { gravity: Gravity::Down, ..Rules::default() };
    /// assert!(Board::new(&"..\n11".parse()?, rules).is_settled());
    /// assert!(!Board::new(&"1.\n.1".parse()?, rules).is_settled());
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn is_settled(&self) -> bool {
        self.settled
    }

    /// The path of a pair, from its first tile to its second.
    ///
    /// # Errors
    /// The first reason that holds, in the order of [`Refusal`].
    ///
    /// ```
    /// # use linkwork::pairs::{Board, Refusal, Rules};
    /// let board = Board::new(&"121\n2##".parse()?, Rules::default());
    /// assert_eq!(board.path("0,0-0,2".parse()?)?.turns(), 2);
    /// assert_eq!(board.path("0,1-1,0".parse()?), Err(Refusal::TooManyTurns(3)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path(&self, pair: Pair) -> Result<Path, Refusal> {
        let (a, b) = self.equal_tiles(pair)?;
        let path = path::best(&self.field, a, b).ok_or(Refusal::Blocked)?;
        if self.rules.turns.allows(path.turns()) {
            Ok(path)
        } else {
            Err(Refusal::TooManyTurns(path.turns()))
        }
    }

    /// The path that the pair would have if any number of turns were allowed, so that a front end can
    /// show what was wrong with it; `None` if the cells hold no two equal tiles or nothing joins them.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"12\n21".parse()?, Rules::default());
    /// assert_eq!(board.shortest("0,0-1,1".parse()?).map(|path| path.turns()), Some(3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shortest(&self, pair: Pair) -> Option<Path> {
        let (a, b) = self.equal_tiles(pair).ok()?;
        path::best(&self.field, a, b)
    }

    /// Whether the pair links: two equal tiles, and a path with no more turns than the rules allow. The quick
    /// question: it has no reason to tell, and draws no path.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"121\n2##".parse()?, Rules::default());
    /// assert!(board.links("0,0-0,2".parse()?));
    /// assert!(!board.links("0,1-1,0".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn links(&self, pair: Pair) -> bool {
        let size = self.size();
        if !size.contains(pair.a) || !size.contains(pair.b) || pair.a == pair.b {
            return false;
        }
        let (a, b) = (self.field.spot(pair.a), self.field.spot(pair.b));
        if self.field.code(a) != self.field.code(b) || !self.field.is_tile(a) {
            return false;
        }
        let [first, second] = [pair.a, pair.b].map(At::of);
        // The limit is asked first: it is always the same, and whether two tiles join nobody can foresee.
        match self.rules.turns.limit() {
            Some(turns @ 0..=2) => self.joins(turns, first, second),
            _ => self.joins(2, first, second) || self.links_with_more(a, b),
        }
    }

    /// Whether two places are joined by a path with at most `turns` turns; 2 stands for more, too.
    #[inline]
    pub(super) fn joins(&self, turns: u8, a: At, b: At) -> bool {
        match &self.quick {
            Some(quick) => quick.joins(turns, a, b),
            None => self.field.occupied().joins(turns, a, b),
        }
    }

    #[cold]
    fn links_with_more(&self, a: Spot, b: Spot) -> bool {
        path::best(&self.field, a, b).is_some_and(|path| self.rules.turns.allows(path.turns()))
    }

    /// The path of a pair that links; `None` for all others. As [`Board::path`], but quick where nothing links,
    /// for it looks for no reason.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// let board = Board::new(&"121\n2##".parse()?, Rules::default());
    /// assert_eq!(board.link("0,0-0,2".parse()?).map(|path| path.turns()), Some(2));
    /// assert_eq!(board.link("0,1-1,0".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn link(&self, pair: Pair) -> Option<Path> {
        let (a, b) = self.equal_tiles(pair).ok()?;
        let turns = self.rules.turns;
        let path = if turns.allows(3) {
            path::best(&self.field, a, b)
        } else {
            path::best_of_two(&self.field, a, b)
        };
        path.filter(|path| turns.allows(path.turns()))
    }

    /// The spots of a pair of equal tiles, or the reason why it is none.
    fn equal_tiles(&self, pair: Pair) -> Result<(Spot, Spot), Refusal> {
        if !self.size().contains(pair.a) || !self.size().contains(pair.b) {
            return Err(Refusal::OffBoard);
        }
        if pair.a == pair.b {
            return Err(Refusal::SameCell);
        }
        let (a, b) = (self.field.spot(pair.a), self.field.spot(pair.b));
        if !self.field.is_tile(a) || !self.field.is_tile(b) {
            return Err(Refusal::NoTile);
        }
        if self.field.code(a) != self.field.code(b) {
            return Err(Refusal::DifferentKinds);
        }
        Ok((a, b))
    }

    /// Whether the game goes on: won without tiles, stuck if no pair links.
    ///
    /// ```
    /// # use linkwork::{Status, pairs::{Board, Rules}};
    /// let status = |text: &str| Ok(Board::new(&text.parse()?, Rules::default()).status());
    /// assert_eq!(status("12.\n12.")?, Status::Playing);
    /// assert_eq!(status("12#\n21#")?, Status::Stuck);
    /// assert_eq!(status("..#\n..#")?, Status::Won);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn status(&self) -> Status {
        if self.tiles == 0 {
            Status::Won
        } else if self.first_move().is_some() {
            Status::Playing
        } else {
            Status::Stuck
        }
    }

    pub(super) const fn chains(&self) -> &Chains {
        &self.chains
    }

    pub(super) const fn field(&self) -> &Field {
        &self.field
    }

    /// The spots of all tiles, row by row.
    pub(super) fn tile_spots(&self) -> impl Iterator<Item = Spot> {
        let field = &self.field;
        (0..field.spots()).filter(|&spot| field.is_tile(spot))
    }
}
