//! Line tiles once more, as plainly as can be: what the binary says is held against this.

use serde_json::{Map, Value};
use std::collections::HashSet;

/// A board as its line of JSON describes it.
#[derive(Clone)]
pub(crate) struct Tiles {
    rows: Vec<Vec<u32>>,
    wraps: bool,
    pin: Option<(usize, usize)>,
    barriers: HashSet<(usize, usize, char)>,
}

const SIDES: [(u32, i64, i64); 4] = [(1, -1, 0), (2, 0, 1), (4, 1, 0), (8, 0, -1)];

impl Tiles {
    /// Of the keys `board`, `edge`, `pin` and `barriers`.
    pub(crate) fn of(line: &Map<String, Value>) -> Self {
        let digits = |row: &str| row.chars().map(|c| c.to_digit(16).unwrap()).collect();
        let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
        let list = |key: &str| line.get(key).and_then(Value::as_array).cloned();
        let barrier = |value: &Value| {
            let parts: Vec<&str> = value.as_str().unwrap().split(',').collect();
            let side = parts[2].chars().next().unwrap();
            (parts[0].parse().unwrap(), parts[1].parse().unwrap(), side)
        };
        Self {
            rows: line["board"]
                .as_str()
                .unwrap()
                .lines()
                .map(digits)
                .collect(),
            wraps: line.get("edge").is_some_and(|edge| edge == "wrap"),
            pin: list("pin").map(|pin| (number(&pin[0]), number(&pin[1]))),
            barriers: list("barriers")
                .unwrap_or_default()
                .iter()
                .map(barrier)
                .collect(),
        }
    }

    fn sides(&self) -> (usize, usize) {
        (self.rows.len(), self.rows[0].len())
    }

    /// Moves a lane, one tile at a time.
    pub(crate) fn shift(&mut self, shift: &str) {
        let (lane, by) = shift.split_once(',').unwrap();
        let (at, by): (usize, i64) = (lane[1..].parse().unwrap(), by.parse().unwrap());
        let (height, width) = self.sides();
        let is_row = lane.starts_with('R');
        let cell = |n: usize| if is_row { (at, n) } else { (n, at) };
        let len = if is_row { width } else { height };
        let before = self.rows.clone();
        for n in 0..len {
            let to = (n as i64 + by).rem_euclid(len as i64) as usize;
            let ((row, col), (from_row, from_col)) = (cell(to), cell(n));
            self.rows[row][col] = before[from_row][from_col];
        }
    }

    /// Every shift by one step that a pin does not forbid.
    pub(crate) fn steps(&self) -> Vec<String> {
        let (height, width) = self.sides();
        let rows = (0..height).filter(|&row| self.pin.is_none_or(|pin| pin.0 != row));
        let columns = (0..width).filter(|&col| self.pin.is_none_or(|pin| pin.1 != col));
        let lanes = rows
            .map(|row| format!("R{row}"))
            .chain(columns.map(|col| format!("C{col}")));
        lanes
            .flat_map(|lane| [format!("{lane},1"), format!("{lane},-1")])
            .collect()
    }

    /// The cell that a side faces.
    fn faces(&self, row: usize, col: usize, side: (u32, i64, i64)) -> Option<(usize, usize)> {
        let (height, width) = self.sides();
        let (to_row, to_col) = (row as i64 + side.1, col as i64 + side.2);
        let is_on = (0..height as i64).contains(&to_row) && (0..width as i64).contains(&to_col);
        if !is_on && !self.wraps {
            return None;
        }
        let next = (
            to_row.rem_euclid(height as i64) as usize,
            to_col.rem_euclid(width as i64) as usize,
        );
        let barred = match side.0 {
            1 => self.barriers.contains(&(next.0, next.1, 'D')),
            2 => self.barriers.contains(&(row, col, 'R')),
            4 => self.barriers.contains(&(row, col, 'D')),
            _ => self.barriers.contains(&(next.0, next.1, 'R')),
        };
        (!barred).then_some(next)
    }

    /// Whether no solid side is without its match.
    pub(crate) fn all_closed(&self) -> bool {
        let (height, width) = self.sides();
        let cells = (0..height).flat_map(|row| (0..width).map(move |col| (row, col)));
        let sides = cells.flat_map(|cell| SIDES.map(|side| (cell, side)));
        let mut solid = sides.filter(|((row, col), side)| self.rows[*row][*col] & side.0 != 0);
        solid.all(|((row, col), side)| {
            let facing = if side.0 < 4 { side.0 * 4 } else { side.0 / 4 };
            self.faces(row, col, side)
                .is_some_and(|(row, col)| self.rows[row][col] & facing != 0)
        })
    }

    /// Whether all tiles that are not blank form one closed group.
    pub(crate) fn one_net(&self) -> bool {
        let (height, width) = self.sides();
        let cells = (0..height).flat_map(|row| (0..width).map(move |col| (row, col)));
        let tiles: Vec<_> = cells
            .filter(|&(row, col)| self.rows[row][col] != 0)
            .collect();
        if tiles.is_empty() || !self.all_closed() {
            return false;
        }
        // All sides match, so whatever a solid side faces is joined.
        let mut reached = HashSet::from([tiles[0]]);
        let mut open = vec![tiles[0]];
        while let Some((row, col)) = open.pop() {
            for side in SIDES
                .into_iter()
                .filter(|side| self.rows[row][col] & side.0 != 0)
            {
                let next = self.faces(row, col, side).unwrap();
                if reached.insert(next) {
                    open.push(next);
                }
            }
        }
        reached.len() == tiles.len()
    }

    /// The fewest steps to one net, by plain breadth.
    pub(crate) fn fewest_steps(&self) -> u64 {
        let (mut seen, mut boards, mut steps) =
            (HashSet::from([self.rows.clone()]), vec![self.clone()], 0);
        while !boards.iter().any(Self::one_net) {
            let mut next = Vec::new();
            for board in &boards {
                for step in self.steps() {
                    let mut moved = board.clone();
                    moved.shift(&step);
                    if seen.insert(moved.rows.clone()) {
                        next.push(moved);
                    }
                }
            }
            assert!(!next.is_empty(), "no way");
            (boards, steps) = (next, steps + 1);
        }
        steps
    }
}
