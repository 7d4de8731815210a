//! The values of a request about lines, read and checked.

use crate::object::{entries, named, what};
use crate::request::Request;
use linkwork::id::LinesId;
use linkwork::lines::{BUDGET, Board, Edge, Goal, Shift, ShiftError};
use linkwork::text::read_pos_only;
use linkwork::{Dir, Pos};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::HashSet;

/// The keys of all questions about lines.
pub(super) const KEYS: &[&str] = &[
    "board", "game", "edge", "pin", "barriers", "bombs", "shifts", "goal", "budget",
];

/// The board with its edge, its pin, its barriers and its bombs; or that of a game, which a dealt line names beside
/// its board. What is said beside a game holds instead of what the game has.
pub(crate) fn board(request: &Request<'_>) -> Result<Board, String> {
    let game = game(request)?;
    let tiles: Board = match &game {
        None => request.parsed("board")?,
        Some(game) => tiles_of(game),
    };
    let game = game.unwrap_or_else(|| tiles.clone());
    let edge = request.word("edge", game.edge(), "wall or wrap")?;
    let mut board = tiles.with_edge(edge).with_pin(game.pin());
    if let Some(value) = request.value("pin") {
        let pin = pin(&board, value.get()).map_err(|error| format!("pin: {error}"))?;
        board = board.with_pin(Some(pin));
    }
    if request.value("barriers").is_some() {
        bar(&mut board, request.texts("barriers")?)?;
    } else {
        game.barriers().for_each(|(pos, side)| board.bar(pos, side));
    }
    if let Some(value) = request.value("bombs") {
        bombs(&mut board, request.line, value)?;
    } else {
        game.bombs()
            .for_each(|(pos, wait)| board.set_bomb(pos, Some(wait)));
    }
    Ok(board)
}

/// The board that the game of a request begins with.
fn game(request: &Request<'_>) -> Result<Option<Board>, String> {
    if request.value("game").is_none() {
        return Ok(None);
    }
    let game: LinesId = request.parsed("game")?;
    let game = game.round().board().clone();
    if request.value("board").is_some() {
        let tiles: Board = request.parsed("board")?;
        if tiles.size() != game.size() || tiles.masks() != game.masks() {
            return Err("board: not that of the game; give one of the two".into());
        }
    }
    Ok(Some(game))
}

/// The tiles of a board, and nothing else of it.
fn tiles_of(board: &Board) -> Board {
    let mut tiles = Board::blank(board.size(), Edge::default());
    for (pos, &mask) in board.size().positions().zip(board.masks()) {
        tiles.set(pos, mask);
    }
    tiles
}

/// Puts barriers on a board, each in a place of its own.
fn bar(board: &mut Board, barriers: Vec<(String, Cow<'_, str>)>) -> Result<(), String> {
    let mut barred = HashSet::new();
    for (place, text) in barriers {
        let barrier = barrier(board, &text);
        let (pos, side) = barrier.map_err(|error| format!("{place}: {error}"))?;
        if !barred.insert((pos, side)) {
            return Err(format!("{place}: {:?} is given twice", named(&text)));
        }
        board.bar(pos, side);
    }
    Ok(())
}

fn on(board: &Board, pos: Pos, asked: &str) -> Result<Pos, String> {
    if board.size().contains(pos) {
        Ok(pos)
    } else {
        Err(format!("the board has no cell {}", named(asked)))
    }
}

/// `[row,col]`, any two integers as far as reading goes.
fn pin(board: &Board, json: &str) -> Result<Pos, String> {
    let list: Option<[&RawValue; 2]> = serde_json::from_str(json).ok();
    let asked = list.map(|[row, col]| format!("{},{}", row.get(), col.get()));
    let read = asked.and_then(|asked| Some((read_pos_only(&asked)?, asked)));
    let expected = || format!("expected [row,col] such as [2,2], found {}", what(json));
    let (pos, asked) = read.ok_or_else(expected)?;
    on(board, pos, &asked)
}

/// `row,col,R` or `row,col,D`.
fn barrier(board: &Board, text: &str) -> Result<(Pos, Dir), String> {
    let read = || {
        let (cell, side) = text.rsplit_once(',')?;
        let side = match side {
            "R" => Dir::Right,
            "D" => Dir::Down,
            _ => return None,
        };
        Some((read_pos_only(cell)?, side, cell))
    };
    match read() {
        Some((pos, side, cell)) => Ok((on(board, pos, cell)?, side)),
        None => Err(format!(
            "{:?} is no barrier: write row,col,R or row,col,D",
            named(text)
        )),
    }
}

/// `{"row,col":n}`.
fn bombs(board: &mut Board, line: &str, value: &RawValue) -> Result<(), String> {
    if !value.get().starts_with('{') {
        let found = what(value.get());
        return Err(format!("bombs: expected an object, found {found}"));
    }
    let (mut fault, mut laid) = (None, HashSet::new());
    entries(line, value.get(), |cell, wait| {
        let laid = bomb(board, &cell, wait.get()).and_then(|(pos, wait)| {
            board.set_bomb(pos, Some(wait));
            let is_new = laid.insert(pos);
            is_new.then_some(()).ok_or_else(|| "given twice".into())
        });
        if let Err(error) = laid {
            fault.get_or_insert(format!("bombs.{}: {error}", named(&cell)));
        }
    })
    .map_err(|error| format!("bombs: {error}"))?;
    fault.map_or(Ok(()), Err)
}

fn bomb(board: &Board, cell: &str, wait: &str) -> Result<(Pos, u8), String> {
    let pos = read_pos_only(cell).ok_or("a bomb lies on row,col, such as 2,1")?;
    let pos = on(board, pos, cell)?;
    let found = || format!("expected 0 to 255, found {}", what(wait));
    Ok((pos, wait.parse().map_err(|_| found())?))
}

/// The shifts to make, each with the text it was asked in.
pub(super) fn shifts<'a>(request: &Request<'a>) -> Result<Vec<(Cow<'a, str>, Shift)>, String> {
    let one = |(place, text): (String, Cow<'a, str>)| {
        let shift = text
            .parse()
            .map_err(|error: ShiftError| format!("{place}: {error}"))?;
        Ok((text, shift))
    };
    request.texts("shifts")?.into_iter().map(one).collect()
}

/// What is to be reached; one net if nothing is said.
pub(super) fn goal(request: &Request<'_>) -> Result<Goal, String> {
    request.word("goal", Goal::default(), "one-net or all-closed")
}

/// How many positions the search may look at.
pub(super) fn budget(request: &Request<'_>) -> Result<u64, String> {
    request.number("budget", BUDGET)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(request: &str) -> String {
        let mut read = Request::knowing(KEYS);
        read.read(request).unwrap();
        let asked = board(&read).and_then(|_| {
            shifts(&read)?;
            goal(&read)?;
            budget(&read)
        });
        asked.unwrap_err()
    }

    #[test]
    fn what_is_wrong_is_named() {
        let check = |values: &str, expect: &str| {
            let request = format!(r#"{{"board":"123\n456",{values}"shifts":["R0,1"]}}"#);
            assert_eq!(error(&request), expect);
        };
        check(
            r#""edge":"round","#,
            "edge: expected wall or wrap, found \"round\"",
        );
        check(r#""edge":1,"#, "edge: expected text, found 1");
        check(r#""pin":[2,0],"#, "pin: the board has no cell 2,0");
        check(r#""pin":[0, -1],"#, "pin: the board has no cell 0,-1");
        let pin = "pin: expected [row,col] such as [2,2], found ";
        check(r#""pin":[0],"#, &format!("{pin}a list"));
        check(r#""pin":["0",1],"#, &format!("{pin}a list"));
        check(r#""pin":null,"#, &format!("{pin}null"));
        check(r#""pin":"0,1","#, &format!("{pin}\"0,1\""));
        check(
            r#""barriers":"0,0,R","#,
            "barriers: expected a list, found \"0,0,R\"",
        );
        check(
            r#""barriers":["0,0,R","0,0,L"],"#,
            "barriers[1]: \"0,0,L\" is no barrier: write row,col,R or row,col,D",
        );
        check(
            r#""barriers":["0,3,D"],"#,
            "barriers[0]: the board has no cell 0,3",
        );
        check(
            r#""barriers":["1,0,R","0,0,R","1,00,R"],"#,
            "barriers[2]: \"1,00,R\" is given twice",
        );
        check(
            r#""barriers":["1,2,R","1,2,R"],"#,
            "barriers[1]: \"1,2,R\" is given twice",
        );
        check(
            r#""barriers":[[0,0]],"#,
            "barriers[0]: expected text, found a list",
        );
        check(
            r#""bombs":["0,0"],"#,
            "bombs: expected an object, found a list",
        );
        check(
            r#""bombs":{"0":3},"#,
            "bombs.0: a bomb lies on row,col, such as 2,1",
        );
        check(
            r#""bombs":{"2,0":3},"#,
            "bombs.2,0: the board has no cell 2,0",
        );
        check(
            r#""bombs":{"1,0":256},"#,
            "bombs.1,0: expected 0 to 255, found 256",
        );
        let long = "0".repeat(99);
        check(
            &format!(r#""bombs":{{"{long}":1}},"#),
            "bombs.(a long name): a bomb lies on row,col, such as 2,1",
        );
        check(
            &format!(r#""barriers":["{long}"],"#),
            "barriers[0]: \"(a long name)\" is no barrier: write row,col,R or row,col,D",
        );
        check(r#""bombs":{"1,0":1,"1,00":1},"#, "bombs.1,00: given twice");
        check(
            r#""goal":"net","#,
            "goal: expected one-net or all-closed, found \"net\"",
        );
        check(
            r#""budget":-1,"#,
            "budget: expected a whole number from 0, found -1",
        );
    }

    #[test]
    fn a_game_stands_for_its_board_and_what_is_said_beside_it_holds_instead() {
        let told = |request: &str| {
            let mut read = Request::knowing(KEYS);
            read.read(request).unwrap();
            board(&read)
        };
        let of = |id: &str| {
            let id: LinesId = id.parse().unwrap();
            id.round().board().clone()
        };
        let game = "lines:polymer,wrap,p1.1,x0.0R,m0.1.7:6c/39";
        let also = |beside: &str| told(&format!(r#"{{"game":"{game}"{beside}}}"#));
        assert_eq!(also(""), Ok(of(game)));
        assert_eq!(also(r#","board":"6c\n39""#), Ok(of(game)));
        for (beside, now) in [
            (r#","edge":"wall""#, "p1.1,x0.0R,m0.1.7"),
            (r#","pin":[0,0]"#, "wrap,p0.0,x0.0R,m0.1.7"),
            (r#","barriers":["1,1,D"]"#, "wrap,p1.1,x1.1D,m0.1.7"),
            (r#","bombs":{"1,0":3}"#, "wrap,p1.1,x0.0R,m1.0.3"),
        ] {
            let expect = of(&format!("lines:polymer,{now}:6c/39"));
            assert_eq!(also(beside), Ok(expect), "{beside}");
        }
        let other = "board: not that of the game; give one of the two";
        assert_eq!(also(r#","board":"6c\n38""#), Err(other.into()));
        let pairs = told(r#"{"game":"pairs::11"}"#).unwrap_err();
        assert!(pairs.starts_with("game: "), "{pairs}");
    }

    #[test]
    fn boards_and_shifts_that_are_none_are_named() {
        assert_eq!(error("{}"), "board: missing");
        assert_eq!(
            error(r#"{"board":"12\n1g"}"#),
            "board: line 2, column 2: 'g' is no hexadecimal digit"
        );
        assert_eq!(error(r#"{"board":"12"}"#), "shifts: missing");
        for text in [
            "R0", "R0,", "R,1", "X0,1", "R0,1.5", "R0,+1", "r0,1", "R0,--1", "R0,1 ", "",
        ] {
            let said = error(&format!(
                "{{\"board\":\"12\",\"shifts\":[\"R0,1\",\"{text}\"]}}"
            ));
            let form = "write R or C, the lane, a comma, the steps: R2,1 or C0,-3";
            assert_eq!(said, format!("shifts[1]: {text:?} is no shift: {form}"));
        }
    }
}
