//! The mouse on a board of line tiles: a lane follows it while it is held, snaps to cells and is
//! shifted when it is let go; an arrow at the edge acts when it is let go, too.

use linkwork::{
    Dir, Pos, Status,
    lines::{Board, Lane, Shift},
    session::LinesTable,
};

use crate::play::{act::Act, app::App, view::View};

/// What the mouse holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) struct Grip {
    hold: Hold,
    /// Where it took hold.
    from: (u16, u16),
    /// How far the lane has come, once it is known which one is meant.
    shift: Option<Shift>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hold {
    Cell(Pos),
    Arrow(Shift),
}

impl App {
    /// Takes hold of the board of a lines game; false if there is nothing to hold at that place.
    pub(in crate::play) fn grab(&mut self, (x, y): (u16, u16)) -> bool {
        let Some(hold) = self.holdable(x, y) else {
            return false;
        };
        let Some(game) = &mut self.game else {
            return false;
        };
        if let Hold::Cell(pos) = hold {
            game.cursor.put(pos);
        }
        self.grip = Some(Grip {
            hold,
            from: (x, y),
            shift: None,
        });
        true
    }

    fn holdable(&self, x: u16, y: u16) -> Option<Hold> {
        let plan = self.plan()?;
        let board = self.game.as_ref()?.lines()?.round.board();
        let over = plan.panel.as_ref().map(|panel| panel.0);
        let words = [plan.footer.0, plan.message.0];
        if over
            .into_iter()
            .chain(words)
            .any(|area| area.contains((x, y).into()))
        {
            return None;
        }
        let view = plan.view?;
        let cell = view.at(x, y).map(Hold::Cell);
        cell.or_else(|| arrow_at(board, &view, x, y).map(Hold::Arrow))
    }

    /// The mouse has moved while it holds something.
    pub(in crate::play) fn drag(&mut self, to: (u16, u16)) {
        let scale = self.view().map(|view| view.scale);
        let (Some(grip), Some(scale)) = (&mut self.grip, scale) else {
            return;
        };
        if let Hold::Cell(pos) = grip.hold {
            let across = cells(grip.from.0, to.0, scale.wide);
            let down = cells(grip.from.1, to.1, scale.high);
            grip.shift = follow(grip.shift, pos, across, down);
        }
    }

    /// The mouse lets go: what it asks for then.
    pub(in crate::play) fn let_go(&mut self, at: (u16, u16)) -> Option<Act> {
        self.drag(at);
        let grip = self.grip.take()?;
        match (grip.hold, grip.shift) {
            (Hold::Cell(pos), None) => Some(Act::Tap(pos)),
            (Hold::Cell(_), Some(shift)) => (shift.by != 0).then_some(Act::Shift(shift)),
            (Hold::Arrow(shift), _) => {
                let held = self.holdable(at.0, at.1) == Some(grip.hold);
                held.then_some(Act::Shift(shift))
            }
        }
    }
}

/// How many cells lie between two places, to the nearest whole one.
fn cells(from: u16, to: u16, step: u16) -> i16 {
    let (way, step) = (i32::from(to) - i32::from(from), i32::from(step));
    let nearest = (2 * way.abs() + step) / (2 * step) * way.signum();
    i16::try_from(nearest).unwrap_or_default()
}

/// The lane that is farther on is meant, and stays the one until the mouse lets go.
fn follow(before: Option<Shift>, pos: Pos, across: i16, down: i16) -> Option<Shift> {
    let row = (Lane::Row(pos.row), across);
    let column = (Lane::Column(pos.col), down);
    let (lane, by) = match before.map(|shift| shift.lane) {
        Some(Lane::Row(_)) => row,
        Some(Lane::Column(_)) => column,
        None if across == 0 && down == 0 => return None,
        None if across.abs() >= down.abs() => row,
        None => column,
    };
    let by = by.into();
    Some(Shift { lane, by })
}

/// The step that the arrow at that place of the frame stands for.
fn arrow_at(board: &Board, view: &View, x: u16, y: u16) -> Option<Shift> {
    let frame = view.frame();
    let (right, bottom) = (
        frame.right().checked_sub(1)?,
        frame.bottom().checked_sub(1)?,
    );
    let (before, after) = view.sides();
    let row = |y| view.at(frame.x + 1, y).map(|pos| Lane::Row(pos.row));
    let column = |x| view.at(x, frame.y + 1).map(|pos| Lane::Column(pos.col));
    let (lane, by) = match (x, y) {
        // The arrow, and the frame beside it.
        (x, y) if x == frame.x || x == before => (row(y)?, -1),
        (x, y) if x == right || x == after => (row(y)?, 1),
        (x, y) if y == frame.y => (column(x)?, -1),
        (x, y) if y == bottom => (column(x)?, 1),
        _ => return None,
    };
    (board.lane_len(lane) > Some(1)).then_some(Shift { lane, by })
}

impl Grip {
    /// The board as it is while a lane is dragged.
    pub(super) fn dragged(self, table: &LinesTable<'_>) -> Option<Board> {
        let shift = self.shift.filter(|_| table.status == Status::Playing)?;
        let mut board = table.round.board().clone();
        board.shift(shift).ok().map(|()| board)
    }
}

/// Towards which end of its lane a shift goes.
pub(super) const fn towards(shift: Shift) -> Dir {
    match (shift.lane, shift.by > 0) {
        (Lane::Row(_), true) => Dir::Right,
        (Lane::Row(_), false) => Dir::Left,
        (Lane::Column(_), true) => Dir::Down,
        (Lane::Column(_), false) => Dir::Up,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mouse_snaps_to_the_nearest_cell_and_keeps_its_lane() {
        assert_eq!(
            [10, 12, 13, 14, 15].map(|to| cells(10, to, 5)),
            [0, 0, 1, 1, 1]
        );
        assert_eq!([10, 8, 7, 2].map(|to| cells(10, to, 5)), [0, 0, -1, -2]);
        let pos = Pos::new(2, 3);
        assert_eq!(follow(None, pos, 0, 0), None);
        let row = follow(None, pos, 2, -1);
        assert_eq!(row.map(|shift| shift.to_string()), Some("R2,2".into()));
        assert_eq!(follow(row, pos, 0, 9), follow(row, pos, 0, 0));
        let column = follow(None, pos, 0, -3);
        assert_eq!(column.map(|shift| shift.to_string()), Some("C3,-3".into()));
    }
}
