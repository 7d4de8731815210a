//! What was thought about a pairs game: can it still be won, which pairs keep that, and which way leads out.

use super::super::Outcome;
use super::{Hint, Solution};
use crate::game::{Status, Verdict};
use crate::key::Key;
use crate::pairs::{self, Adviser, Board, KeepsWin, Move, Pair, Solver};
use crate::timeline::Timeline;
use alloc::boxed::Box;
use alloc::vec::Vec;

/// Whether the game can still be won from the position on the table.
///
/// ```
/// use linkwork::session::{Action, Light, Session, Table};
/// let mut session = Session::open("pairs::12/21/33")?;
/// session.act(0, Action::Light(true));
/// while session.is_thinking() {
///     session.act(0, Action::Think(1_000));
/// }
/// let Table::Pairs(table) = session.table() else { unreachable!() };
/// assert_eq!(table.light, Some(Light::Lost));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Light {
    /// It can: a way is known.
    Winnable,
    /// It is proved that it cannot. Undo and shuffle stay open.
    Lost,
    /// The search ended without an answer.
    Unknown,
    /// No search looks at a board of this size.
    TooLarge,
}

impl Light {
    /// The word used in replies: `winnable`, `lost`, `unknown`, `too-large`.
    ///
    /// ```
    /// assert_eq!(linkwork::session::Light::Winnable.name(), "winnable");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Winnable => "winnable",
            Self::Lost => "lost",
            Self::Unknown => "unknown",
            Self::TooLarge => "too-large",
        }
    }
}

/// The way to win from the last position of a game from which it is known to be possible.
///
/// ```
/// use linkwork::session::{Action, Outcome, Session};
/// let mut session = Session::open("pairs::1122")?;
/// let Outcome::WayOut(way) = session.act(0, Action::WayOut) else { unreachable!() };
/// assert_eq!((way.undo, way.pairs.len()), (0, 2));
/// # Ok::<(), linkwork::session::OpenError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOut {
    /// How many moves are to be taken back first.
    pub undo: usize,
    /// The pairs that win then, in this order.
    pub pairs: Vec<Pair>,
}

/// How many positions each search may look at.
const BUDGET: u64 = 200_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    Nothing,
    Hint,
    WayOut,
}

#[derive(Debug)]
pub(in crate::session) struct Thought {
    /// How the game was dealt to be won.
    solution: Solution,
    asked: Asked,
    /// Whether the light is wanted.
    lit: bool,
    /// By position of the line of play, redoable ones included: what is known.
    lights: Vec<Option<Light>>,
    /// Pairs that win from the position on the table, the next one last; empty if no way is known.
    way: Vec<Pair>,
    /// Hints for the position on the table.
    adviser: Option<Box<Adviser>>,
    /// The search for a way out has come back to this position.
    back: Option<(usize, Box<Solver>)>,
    /// Whether a way out lies on the table that was not taken yet.
    offered: bool,
    /// By position: the pairs that were named there.
    named: Vec<(u64, Pair)>,
}

impl Clone for Thought {
    /// Searches are begun anew: they come to the same.
    fn clone(&self) -> Self {
        Self {
            solution: self.solution.clone(),
            lights: self.lights.clone(),
            way: self.way.clone(),
            named: self.named.clone(),
            adviser: None,
            back: None,
            ..*self
        }
    }
}

impl Thought {
    /// Nothing is known of any position of the line of play.
    pub(super) fn new(line: &Timeline<Board>, solution: Solution) -> Self {
        Self {
            solution,
            asked: Asked::Nothing,
            lit: false,
            lights: alloc::vec![None; line.undoable() + line.redoable() + 1],
            way: Vec::new(),
            adviser: None,
            back: None,
            offered: false,
            named: Vec::new(),
        }
    }

    /// Forgets what was thought; the solution stays.
    pub(super) fn restart(&mut self, line: &Timeline<Board>) {
        let lit = self.lit;
        *self = Self::new(line, self.solution.clone());
        self.lit = lit;
    }

    /// The light, if it is wanted and known.
    pub(super) fn light(&self, line: &Timeline<Board>) -> Option<Light> {
        self.known(line.undoable()).filter(|_| self.lit)
    }

    /// What is known of a position of the line of play.
    fn known(&self, at: usize) -> Option<Light> {
        self.lights.get(at).copied().flatten()
    }

    fn set(&mut self, at: usize, light: Light) {
        if let Some(place) = self.lights.get_mut(at) {
            *place = Some(light);
        }
    }

    pub(super) const fn want_light(&mut self, lit: bool) {
        self.lit = lit;
    }

    pub(super) fn is_thinking(&self, line: &Timeline<Board>) -> bool {
        let is_dark = self.known(line.undoable()).is_none();
        self.asked != Asked::Nothing || (self.lit && is_dark)
    }

    pub(super) fn ask_hint(&mut self) {
        self.asked = Asked::Hint;
    }

    pub(super) fn ask_way_out(&mut self) {
        self.asked = Asked::WayOut;
        self.back = None;
    }

    pub(super) fn call_off(&mut self) {
        self.asked = Asked::Nothing;
        self.back = None;
    }

    /// Takes the way out that was offered, if there is one.
    pub(super) const fn take_offer(&mut self) -> bool {
        core::mem::replace(&mut self.offered, false)
    }

    /// Whether a hint helps, and was not given before on this position. Where nothing can be won any more,
    /// or where the same pair is named again, nothing is owed.
    pub(super) fn is_new_help(&mut self, hint: &pairs::Hint, key: Key) -> bool {
        let named = (key.number(), hint.pair);
        let is_new = hint.keeps_win != KeepsWin::No && !self.named.contains(&named);
        if is_new {
            self.named.push(named);
        }
        is_new
    }

    /// Drops what is about another position than the one on the table.
    fn drop_searches(&mut self) {
        self.asked = Asked::Nothing;
        self.offered = false;
        self.adviser = None;
        self.back = None;
    }

    /// Takes account of a move that was just played.
    pub(super) fn follow(&mut self, mv: Move, line: &Timeline<Board>) {
        let now = line.undoable();
        self.lights.truncate(now);
        let was_lost = self.lights.last() == Some(&Some(Light::Lost));
        let next = self.way.pop().map(Pair::sorted);
        let light = match mv {
            Move::Join(pair) if next == Some(pair.sorted()) => Some(Light::Winnable),
            // What is lost stays lost, whatever is taken.
            Move::Join(_) if was_lost => Some(Light::Lost),
            _ => None,
        };
        if light != Some(Light::Winnable) {
            self.way.clear();
        }
        self.lights.push(light);
        self.drop_searches();
    }

    /// Another position of the line of play lies on the table.
    pub(super) fn leap(&mut self) {
        self.way.clear();
        self.drop_searches();
    }

    /// A position that is won, stuck, or on the way that was dealt needs no thought.
    pub(super) fn look(&mut self, status: Status, line: &Timeline<Board>) {
        let light = match status {
            Status::Won => Light::Winnable,
            Status::Stuck => Light::Lost,
            _ if self.way.is_empty() => match self.solution.rest(line) {
                Some(pairs) => return self.learn(Verdict::Solved(pairs), line),
                None => return,
            },
            _ => return,
        };
        self.set(line.undoable(), light);
    }

    /// Goes on with what was asked, or else with the light.
    pub(super) fn think(&mut self, positions: u64, line: &Timeline<Board>) -> Outcome {
        match self.asked {
            Asked::WayOut => {
                let outcome = self.think_back(positions, line);
                self.offered = matches!(outcome, Outcome::WayOut(_));
                outcome
            }
            Asked::Hint => self.think_of_hint(positions, line),
            Asked::Nothing => self.think_of_light(positions, line),
        }
    }

    fn think_of_light(&mut self, positions: u64, line: &Timeline<Board>) -> Outcome {
        let Some(verdict) = self.adviser(line).decide(positions).cloned() else {
            return Outcome::Thinking;
        };
        self.learn(verdict, line);
        Outcome::Nothing
    }

    fn think_of_hint(&mut self, positions: u64, line: &Timeline<Board>) -> Outcome {
        let Some(hint) = self.adviser(line).run(positions) else {
            return Outcome::Thinking;
        };
        self.asked = Asked::Nothing;
        if let Some(verdict) = self.adviser(line).verdict().cloned() {
            self.learn(verdict, line);
        }
        hint.map_or(Outcome::NoHint, |hint| Outcome::Hint(Hint::Pairs(hint)))
    }

    /// The adviser of the position on the table. A way that is known is gone on with.
    fn adviser(&mut self, line: &Timeline<Board>) -> &mut Adviser {
        let way = &self.way;
        self.adviser.get_or_insert_with(|| {
            let pairs: Vec<Pair> = way.iter().rev().copied().collect();
            Box::new(if pairs.is_empty() {
                Adviser::new(line.now(), BUDGET)
            } else {
                Adviser::knowing(line.now(), BUDGET, pairs)
            })
        })
    }

    fn learn(&mut self, verdict: Verdict<Vec<Pair>>, line: &Timeline<Board>) {
        let light = match verdict {
            Verdict::Solved(mut pairs) => {
                pairs.reverse();
                self.way = pairs;
                Light::Winnable
            }
            Verdict::Unsolvable => Light::Lost,
            Verdict::Unknown if Solver::fits(line.now().size()) => Light::Unknown,
            Verdict::Unknown => Light::TooLarge,
        };
        self.set(line.undoable(), light);
    }

    /// Looks for a way to win, from the position on the table back to the start, or to where the game was
    /// on the way that was dealt.
    fn think_back(&mut self, positions: u64, line: &Timeline<Board>) -> Outcome {
        let now = line.undoable();
        if !self.way.is_empty() {
            self.asked = Asked::Nothing;
            let pairs = self.way.iter().rev().copied().collect();
            return Outcome::WayOut(WayOut { undo: 0, pairs });
        }
        if self.back.is_none() {
            self.back = self.search_before(now + 1, line);
        }
        let Some((at, solver)) = &mut self.back else {
            return self.end_of_way_back(line);
        };
        let Some(solved) = solver.run(positions) else {
            return Outcome::Thinking;
        };
        let at = *at;
        match solved.verdict {
            Verdict::Solved(pairs) => {
                let undo = now - at;
                self.asked = Asked::Nothing;
                if undo == 0 {
                    self.learn(Verdict::Solved(pairs.clone()), line);
                }
                return Outcome::WayOut(WayOut { undo, pairs });
            }
            Verdict::Unsolvable => self.lose_from(at, line),
            Verdict::Unknown => {}
        }
        self.back = self.search_before(at, line);
        if self.back.is_some() {
            return Outcome::Thinking;
        }
        self.end_of_way_back(line)
    }

    /// That position is lost, and so is what was played from it, up to a shuffle.
    fn lose_from(&mut self, at: usize, line: &Timeline<Board>) {
        self.set(at, Light::Lost);
        for ((mv, _), after) in line.played().skip(at).zip(at + 1..) {
            if matches!(mv, Move::Shuffle(_)) {
                break;
            }
            self.set(after, Light::Lost);
        }
    }

    /// The search of the last position before that one of which something may be learnt: none that is known
    /// to be lost, and none from which the way that was dealt goes on.
    fn search_before(&self, end: usize, line: &Timeline<Board>) -> Option<(usize, Box<Solver>)> {
        if !Solver::fits(line.now().size()) {
            return None;
        }
        let kept = self.solution.last(line).map_or(0, |(kept, _)| kept + 1);
        let open = |at: &usize| self.known(*at) != Some(Light::Lost);
        let at = (kept..end).rev().find(open)?;
        Some((at, search(line, at)))
    }

    /// No search has found a way; the one that was dealt is left.
    fn end_of_way_back(&mut self, line: &Timeline<Board>) -> Outcome {
        self.asked = Asked::Nothing;
        let way = |(kept, pairs)| WayOut {
            undo: line.undoable() - kept,
            pairs,
        };
        if let Some(dealt) = self.solution.last(line).map(way) {
            return Outcome::WayOut(dealt);
        }
        let is_lost = |at| self.known(at) == Some(Light::Lost);
        if (0..=line.undoable()).all(is_lost) {
            Outcome::NoWay
        } else {
            Outcome::NoHint
        }
    }
}

/// The search of a position of the line of play.
fn search(line: &Timeline<Board>, at: usize) -> Box<Solver> {
    let mut board = line.start().clone();
    for (_, played) in line.played().take(at) {
        crate::game::Game::again(&mut board, played);
    }
    Box::new(Solver::new(&board, BUDGET))
}
