//! Ids of lines games: `lines:netslide,5x5,wrap,b0.3,s12#5eed/17` by seed, `lines:netslide:6c/39` by board.
//!
//! The parameters, in this order: the way to play (`free`, `polymer`, `netslide`), the size (by seed
//! only), `wrap`, `b` and the share of barriers and `s` and the steps of the scramble (Netslide by seed
//! only), and what ends a Polymer game unless it is the usual clock (`clock60`, `shifts30`, `bombs`). By
//! board also `p` and the pinned cell (`p2.2`), `x`, a cell and its right or lower side for each barrier
//! (`x0.1R`), `m`, a cell and its count for each bomb (`m3.4.12`), and `f` and the seed that Polymer fills
//! cells from. A board is one hexadecimal digit a cell.

use super::{Form, IdError, each_parameter, number, take_apart};
use crate::grid::{Dir, Pos, Size};
use crate::lines::{Board, Deal, DealError, Dealt, Edge, Limit, Round, Shift, Way, lay_bombs};
use crate::rng::Seed;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString as _};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// The id of a lines game.
///
/// ```
/// use linkwork::Id;
///
/// let id: Id = "lines:netslide,wrap,p1.1,x0.0R:6c/39".parse()?;
/// assert_eq!(id.to_string(), "lines:netslide,wrap,p1.1,x0.0R:6c/39");
/// # Ok::<(), linkwork::id::IdError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinesId {
    /// A deal, what ends the game if it is Polymer, the seed and the board's index.
    Dealt(Deal, Limit, Seed, u64),
    /// A position at the beginning of a round.
    Position(Round),
}

impl LinesId {
    /// The round that the id names.
    ///
    /// ```
    /// let id: linkwork::id::LinesId = "lines:polymer,4x3,bombs#5eed/0".parse()?;
    /// assert_eq!(id.round().board().size().to_string(), "4x3");
    /// # Ok::<(), linkwork::id::IdError>(())
    /// ```
    #[must_use]
    pub fn round(&self) -> Round {
        match self {
            Self::Dealt(deal, limit, seed, index) => {
                let Dealt { mut board, .. } = deal.board(*seed, *index);
                if (deal.way(), *limit) == (Way::Polymer, Limit::Bombs) {
                    lay_bombs(&mut board, *seed, *index);
                }
                Round::of(deal.way(), board, *limit, *seed)
            }
            Self::Position(round) => round.clone(),
        }
    }

    /// The shifts by which the net was scrambled to the board: none unless it is a dealt Netslide.
    ///
    /// ```
    /// let id: linkwork::id::LinesId = "lines:netslide,4x3,s5#5eed/0".parse()?;
    /// assert_eq!(id.scramble().len(), 5);
    /// # Ok::<(), linkwork::id::IdError>(())
    /// ```
    #[must_use]
    pub fn scramble(&self) -> Vec<Shift> {
        match self {
            Self::Dealt(deal, _, seed, index) => deal.board(*seed, *index).scramble,
            Self::Position(_) => Vec::new(),
        }
    }

    /// How the game is played.
    ///
    /// ```
    /// use linkwork::{id::LinesId, lines::Way};
    /// let id: LinesId = "lines:free:6c/39".parse()?;
    /// assert_eq!(id.way(), Way::Free);
    /// # Ok::<(), linkwork::id::IdError>(())
    /// ```
    #[must_use]
    pub const fn way(&self) -> Way {
        match self {
            Self::Dealt(deal, ..) => deal.way(),
            Self::Position(round) => round.way(),
        }
    }
}

impl fmt::Display for LinesId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lines:{}", self.way().name())?;
        match self {
            Self::Dealt(deal, limit, seed, index) => {
                write!(f, ",{}", deal.size())?;
                write_edge(f, deal.edge())?;
                if deal.way() == Way::Netslide {
                    write_scramble(f, deal)?;
                }
                write_limit(f, deal.way(), *limit)?;
                write!(f, "#{seed}/{index}")
            }
            Self::Position(round) => {
                let board = round.board();
                write_edge(f, board.edge())?;
                write_limit(f, round.way(), round.limit().unwrap_or_default())?;
                write_places(f, board)?;
                if let Some(seed) = round.fill_seed() {
                    write!(f, ",f{seed}")?;
                }
                write!(f, ":{}", board.to_string().replace('\n', "/"))
            }
        }
    }
}

fn write_edge(f: &mut fmt::Formatter<'_>, edge: Edge) -> fmt::Result {
    if edge == Edge::Wrap {
        f.write_str(",wrap")
    } else {
        Ok(())
    }
}

fn write_scramble(f: &mut fmt::Formatter<'_>, deal: &Deal) -> fmt::Result {
    match deal.barriers() {
        0 => {}
        1000 => f.write_str(",b1")?,
        thousandths => {
            let digits = format!("{thousandths:03}");
            write!(f, ",b0.{}", digits.trim_end_matches('0'))?;
        }
    }
    if deal.steps() == Deal::usual_steps(deal.size()) {
        return Ok(());
    }
    write!(f, ",s{}", deal.steps())
}

fn write_limit(f: &mut fmt::Formatter<'_>, way: Way, limit: Limit) -> fmt::Result {
    if way == Way::Polymer && limit != Limit::default() {
        write!(f, ",{limit}")?;
    }
    Ok(())
}

/// The pin, the barriers and the bombs.
fn write_places(f: &mut fmt::Formatter<'_>, board: &Board) -> fmt::Result {
    if let Some(pin) = board.pin() {
        write!(f, ",p{}.{}", pin.row, pin.col)?;
    }
    for (pos, side) in board.barriers() {
        write!(f, ",{}", bar_text(pos, side))?;
    }
    for (pos, wait) in board.bombs() {
        write!(f, ",{}", bomb_text(pos, wait))?;
    }
    Ok(())
}

fn bar_text(pos: Pos, side: Dir) -> String {
    let side = if side == Dir::Right { 'R' } else { 'D' };
    format!("x{}.{}{side}", pos.row, pos.col)
}

fn bomb_text(pos: Pos, wait: u8) -> String {
    format!("m{}.{}.{wait}", pos.row, pos.col)
}

impl FromStr for LinesId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<Self, IdError> {
        let mut read = Parameters::default();
        match take_apart(text, "lines:")? {
            Form::BySeed(parameters, seed, index) => {
                each_parameter(parameters, |text| read.read(text))?;
                Ok(Self::Dealt(read.deal()?, read.limit()?, seed, index))
            }
            Form::ByBoard(parameters, board) => {
                each_parameter(parameters, |text| read.read(text))?;
                read.round(board).map(Self::Position)
            }
        }
    }
}

/// The parameters that were read so far.
#[derive(Default)]
struct Parameters {
    way: Option<Way>,
    size: Option<Size>,
    wrap: Option<()>,
    barriers: Option<Result<u16, DealError>>,
    steps: Option<u32>,
    limit: Option<Limit>,
    pin: Option<Pos>,
    fill: Option<Seed>,
    bars: Vec<(Pos, Dir)>,
    bombs: BTreeMap<Pos, u8>,
}

impl Parameters {
    /// Reads one; whether there was one of this sort already. Barriers and bombs may come again, each in a
    /// place of its own.
    fn read(&mut self, text: &str) -> Result<bool, IdError> {
        let bad = |why: &dyn fmt::Display| IdError::parameter(text, why);
        if let Ok(way) = text.parse() {
            return Ok(self.way.replace(way).is_some());
        }
        match text.parse() {
            Ok(limit) => return Ok(self.limit.replace(limit).is_some()),
            Err(why) if text.starts_with("clock") || text.starts_with("shifts") => {
                return Err(bad(&why));
            }
            Err(_) => {}
        }
        if text == "wrap" {
            return Ok(self.wrap.replace(()).is_some());
        }
        if text.starts_with(|c: char| c.is_ascii_digit()) {
            let size = text.parse().map_err(|why| bad(&why))?;
            return Ok(self.size.replace(size).is_some());
        }
        let value = text.get(1..).unwrap_or_default();
        match text.as_bytes().first() {
            Some(b'b') => {
                let share = share(value).ok_or_else(|| bad(&"not a share from 0 to 1"))?;
                Ok(self.barriers.replace(share).is_some())
            }
            Some(b's') => {
                let steps = number(value).filter(|&steps| steps > 0);
                let steps = steps.ok_or_else(|| bad(&"not a number of steps"))?;
                Ok(self.steps.replace(steps).is_some())
            }
            Some(b'f') => {
                let seed = value.parse().map_err(|why| bad(&why))?;
                Ok(self.fill.replace(seed).is_some())
            }
            Some(b'p') => {
                let pin = cell(value).ok_or_else(|| bad(&"not a cell, such as p2.2"))?;
                Ok(self.pin.replace(pin).is_some())
            }
            Some(b'x') => {
                let bar = bar(value).ok_or_else(|| bad(&"not a cell and R or D, such as x0.1R"))?;
                self.bars.push(bar);
                Ok(false)
            }
            Some(b'm') => {
                let (pos, wait) =
                    bomb(value).ok_or_else(|| bad(&"not a cell and a count, such as m3.4.12"))?;
                match self.bombs.insert(pos, wait) {
                    None => Ok(false),
                    Some(_) => Err(bad(&"a second bomb on that cell")),
                }
            }
            _ => Err(bad(&"unknown")),
        }
    }

    fn way(&self) -> Result<Way, IdError> {
        let why = "the id does not say how to play: netslide, polymer or free";
        self.way.ok_or_else(|| IdError(why.into()))
    }

    fn edge(&self) -> Edge {
        if self.wrap.is_some() {
            Edge::Wrap
        } else {
            Edge::Wall
        }
    }

    /// What ends the game, which only Polymer has.
    fn limit(&self) -> Result<Limit, IdError> {
        match self.limit {
            Some(limit) if self.way()? != Way::Polymer => {
                let why = "goes with polymer alone";
                Err(IdError::parameter(&limit.to_string(), why))
            }
            limit => Ok(limit.unwrap_or_default()),
        }
    }

    fn deal(&self) -> Result<Deal, IdError> {
        let way = self.way()?;
        if self.pin.is_some()
            || self.fill.is_some()
            || !self.bars.is_empty()
            || !self.bombs.is_empty()
        {
            let why = "a pin, barriers in their places, bombs and a fill go with a board, not with a seed";
            return Err(IdError(why.into()));
        }
        if way != Way::Netslide && (self.steps.is_some() || self.barriers.is_some()) {
            return Err(IdError("barriers and steps go with netslide alone".into()));
        }
        let size = self
            .size
            .ok_or_else(|| IdError("the id has no size, such as 5x5".into()))?;
        let sides = [size.rows(), size.cols()];
        if way == Way::Netslide && sides.iter().any(|side| !(2..=32).contains(side)) {
            let why = format!("the id's size {size}: for netslide each side must be 2 to 32");
            return Err(IdError(why));
        }
        let bad_deal = |why| IdError(format!("the id's deal: {why}"));
        let deal = Deal::new(way, size).with_edge(self.edge());
        let deal = deal
            .with_thousandths(self.barriers.unwrap_or(Ok(0)).map_err(bad_deal)?)
            .map_err(bad_deal)?;
        let steps = self.steps.unwrap_or(deal.steps());
        deal.with_steps(steps).map_err(bad_deal)
    }

    fn round(&self, board: &str) -> Result<Round, IdError> {
        let way = self.way()?;
        if self.size.is_some() || self.steps.is_some() || self.barriers.is_some() {
            let why = "size, share of barriers and steps go with a seed, not with a board";
            return Err(IdError(why.into()));
        }
        if self.fill.is_some() && way != Way::Polymer {
            return Err(IdError("a fill goes with polymer alone".into()));
        }
        let text = board.replace('/', "\n");
        let board: Board = text
            .parse()
            .map_err(|why| IdError(format!("the id's board, {why}")))?;
        let mut board = board.with_edge(self.edge()).with_pin(self.pin);
        let places = self.pin.iter().chain(self.bars.iter().map(|(pos, _)| pos));
        let mut places = places.chain(self.bombs.keys());
        if let Some(off) = places.find(|&&pos| !board.size().contains(pos)) {
            return Err(IdError(format!(
                "the id's board has no cell {}.{}",
                off.row, off.col
            )));
        }
        self.bar(&mut board)?;
        if let Some((pos, wait)) = self.bombs.iter().next().filter(|_| way != Way::Polymer) {
            let bomb = bomb_text(*pos, *wait);
            return Err(IdError::parameter(&bomb, "bombs go with polymer alone"));
        }
        for (&pos, &wait) in &self.bombs {
            board.set_bomb(pos, Some(wait));
        }
        let seed = self.fill.unwrap_or_else(|| Seed::from_number(0));
        Ok(Round::of(way, board, self.limit()?, seed))
    }

    /// Puts the barriers on a board, each where something could connect.
    fn bar(&self, board: &mut Board) -> Result<(), IdError> {
        for &(pos, side) in &self.bars {
            if board.faces(pos, side).is_none() {
                let is_wall = board.edge() == Edge::Wall && pos.step(side, board.size()).is_none();
                let why = if is_wall {
                    "nothing connects there, at the edge of the board"
                } else {
                    "given twice"
                };
                return Err(IdError::parameter(&bar_text(pos, side), why));
            }
            board.bar(pos, side);
        }
        Ok(())
    }
}

/// A share from 0 to 1 in thousandths: digits and one point, nothing else. Without numbers with a floating point, whose
/// tables would be a part of every program that reads ids.
fn share(text: &str) -> Option<Result<u16, DealError>> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let is_plain = |digits: &str| digits.bytes().all(|b| b.is_ascii_digit());
    if !is_plain(whole) || !is_plain(rest) || whole.len() + rest.len() == 0 {
        return None;
    }
    let (rest, finer) = rest.split_at(rest.len().min(3));
    let digit = |b: u8| u16::from(b - b'0');
    let whole = whole.bytes().fold(0_u16, |all, b| {
        all.saturating_mul(10).saturating_add(digit(b))
    });
    let thousandths = rest.bytes().chain(core::iter::repeat(b'0')).take(3);
    let thousandths = thousandths.fold(0, |all, b| all * 10 + digit(b));
    let is_fine = finer.bytes().any(|b| b != b'0');
    Some(match whole {
        0 if is_fine => Err(DealError::FineBarriers),
        1 if thousandths > 0 || is_fine => Err(DealError::Barriers),
        0 | 1 => Ok(whole * 1000 + thousandths),
        _ => Err(DealError::Barriers),
    })
}

/// `row.col`.
fn cell(text: &str) -> Option<Pos> {
    let (row, col) = text.split_once('.')?;
    Some(Pos::new(number(row)?, number(col)?))
}

/// `row.col` and `R` or `D`.
fn bar(text: &str) -> Option<(Pos, Dir)> {
    let at = text.strip_suffix('R').map(|at| (at, Dir::Right));
    let (at, side) = at.or_else(|| text.strip_suffix('D').map(|at| (at, Dir::Down)))?;
    Some((cell(at)?, side))
}

/// `row.col.count`.
fn bomb(text: &str) -> Option<(Pos, u8)> {
    let (at, wait): (&str, &str) = text.rsplit_once('.')?;
    Some((cell(at)?, number(wait)?))
}
