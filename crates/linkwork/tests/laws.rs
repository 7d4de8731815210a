//! Laws that hold on every board: random boards, slow twins.

#![allow(clippy::unwrap_used, missing_docs)]

mod common;

use common::{board, gravity, layout, rules, slow_path, slow_settle, slow_winnable, tiles};
use linkwork::pairs::{
    Board, Cell, Deal, Guarantee, Kind, Layout, Mask, Move, OpenPairs, Pair, Played, Refusal,
    Rules, Shuffle,
};
use linkwork::{Pos, Rng, Seed, Size, Status, Timeline};
use proptest::prelude::*;

fn all_pairs(board: &Board) -> impl Iterator<Item = Pair> {
    let tiles = tiles(board);
    let second = tiles.clone();
    tiles.into_iter().flat_map(move |a| {
        second
            .clone()
            .into_iter()
            .filter(move |&b| a < b)
            .map(move |b| Pair::new(a, b))
    })
}

/// Plays random moves, shuffles among them, until none is left or so many were played.
fn random_game(board: Board, seed: u64, most: usize) -> Timeline<Board> {
    let mut rng = Rng::new(Seed::from_number(seed), 0);
    let mut game = Timeline::new(board);
    for n in 0..most {
        let moves = game.now().moves();
        let mv = if moves.is_empty() || rng.below(8) == 0 {
            let guarantee = Guarantee::ALL[rng.below(3) as usize];
            Move::Shuffle(Shuffle {
                guarantee,
                seed: Seed::from_number(n as u64),
            })
        } else {
            Move::Join(moves[rng.below(u32::try_from(moves.len()).unwrap()) as usize])
        };
        if game.now().tiles() == 0 {
            break;
        }
        let _ = game.play(mv);
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn a_path_is_the_slow_twins_path(board in board()) {
        for pair in all_pairs(&board) {
            let (Some(Cell::Tile(a)), Some(Cell::Tile(b))) = (board.cell(pair.a), board.cell(pair.b)) else {
                unreachable!()
            };
            let answer = board.path(pair);
            prop_assert_eq!(board.links(pair), answer.is_ok());
            prop_assert_eq!(board.link(pair), answer.clone().ok());
            if a != b {
                prop_assert_eq!(answer, Err(Refusal::DifferentKinds));
                continue;
            }
            let Some((turns, steps, corners)) = slow_path(&board, pair) else {
                prop_assert_eq!(answer, Err(Refusal::Blocked));
                continue;
            };
            let path = board.shortest(pair).unwrap();
            prop_assert_eq!((usize::from(path.turns()), path.steps() as usize), (turns, steps));
            let points = path.points().iter().map(|p| (i32::from(p.row), i32::from(p.col)));
            let inner: Vec<_> = points.skip(1).take(turns).collect();
            prop_assert_eq!(inner, corners);
            if board.rules().turns.allows(path.turns()) {
                prop_assert_eq!(answer, Ok(path));
            } else {
                prop_assert_eq!(answer, Err(Refusal::TooManyTurns(path.turns())));
            }
        }
    }

    #[test]
    fn a_path_turned_round_is_the_path_from_the_other_end(board in board()) {
        for pair in all_pairs(&board) {
            let there = board.path(pair);
            let back = board.path(Pair::new(pair.b, pair.a));
            prop_assert_eq!(there, back.map(linkwork::pairs::Path::reversed));
        }
    }

    #[test]
    fn a_path_is_walked_over_empty_cells_one_step_at_a_time(board in board()) {
        for pair in board.moves() {
            let path = board.path(pair).unwrap();
            let walk: Vec<_> = path.walk().collect();
            prop_assert_eq!(walk.len(), path.steps() as usize + 1);
            for leg in walk.windows(2) {
                prop_assert_eq!((leg[0].row - leg[1].row).abs() + (leg[0].col - leg[1].col).abs(), 1);
            }
            for point in &walk[1..walk.len() - 1] {
                let pos = u8::try_from(point.row).ok().zip(u8::try_from(point.col).ok());
                let cell = pos.and_then(|(row, col)| board.cell(Pos::new(row, col)));
                prop_assert!(matches!(cell, None | Some(Cell::Empty)));
                prop_assert!(cell.is_some() || board.rules().ring);
            }
        }
    }

    #[test]
    fn the_list_of_moves_is_all_pairs_that_link(board in board()) {
        let all: Vec<Pair> = all_pairs(&board).filter(|&pair| board.path(pair).is_ok()).collect();
        prop_assert_eq!(&board.moves(), &all);
        prop_assert_eq!(board.first_move(), all.first().copied());
        let status = match (board.tiles(), all.len()) {
            (0, _) => Status::Won,
            (_, 0) => Status::Stuck,
            _ => Status::Playing,
        };
        prop_assert_eq!(board.status(), status);
    }

    #[test]
    fn open_pairs_are_kept_in_step(board in board(), seed in any::<u64>()) {
        let usual = Rules { turns: board.rules().turns, ..Rules::default() };
        for rules in [board.rules(), usual, Rules { turns: linkwork::pairs::Turns::default(), ..usual }] {
            let mut board = Board::new(&board.layout(), rules);
            let mut rng = Rng::new(Seed::from_number(seed), 1);
            let mut open = OpenPairs::of(&board);
            while !open.pairs().is_empty() {
                let pair = open.pairs()[rng.below(open.pairs().len() as u32) as usize];
                board.play(Move::Join(pair)).unwrap();
                open.taken(&board, pair);
                prop_assert_eq!(open.pairs(), board.moves());
            }
            // What was not taken, or lies nowhere, changes nothing.
            let nowhere = Pair::new(Pos::new(rng.below(256) as u8, rng.below(256) as u8), Pos::new(200, 3));
            open.taken(&board, nowhere);
            prop_assert_eq!(open.pairs(), board.moves());
        }
    }

    #[test]
    fn taking_a_pair_settles_like_the_slow_twin(board in board()) {
        for pair in board.moves().into_iter().take(20) {
            let mut expected = board.layout();
            expected.set(pair.a, Cell::Empty);
            expected.set(pair.b, Cell::Empty);
            let expected = slow_settle(&expected, board.rules().gravity);
            let mut after = board.clone();
            let Played::Joined(joined) = after.play(Move::Join(pair)).unwrap() else { unreachable!() };
            prop_assert_eq!(after.layout(), expected);
            // The falls tell the same story: applied one by one they lead there.
            let mut told = board.layout();
            told.set(pair.a, Cell::Empty);
            told.set(pair.b, Cell::Empty);
            for fall in joined.falls {
                prop_assert_eq!(told.cell(fall.to), Some(Cell::Empty));
                let tile = told.cell(fall.from).unwrap();
                told.set(fall.from, Cell::Empty);
                told.set(fall.to, tile);
            }
            prop_assert_eq!(told, after.layout());
        }
    }

    #[test]
    fn key_and_board_are_as_set_up_anew(board in board(), seed in any::<u64>()) {
        let game = random_game(board, seed, 30);
        let now = game.now();
        let anew = Board::new(&now.layout(), now.rules());
        // All that is kept in step while tiles go and move, the key among it.
        prop_assert_eq!(&anew, now);
        prop_assert_eq!(&anew, now);
    }

    #[test]
    fn undo_goes_back_and_redo_goes_on(board in board(), seed in any::<u64>()) {
        let mut positions = vec![board.clone()];
        let mut game = Timeline::new(board.clone());
        let full = random_game(board, seed, 40);
        let moves: Vec<Move> = full.played().map(|(mv, _)| mv).collect();
        for mv in moves {
            game.play(mv).unwrap();
            positions.push(game.now().clone());
        }
        let last = positions.len() - 1;
        for position in positions[..last].iter().rev() {
            prop_assert!(game.undo().is_some());
            prop_assert_eq!(game.now(), position);
            prop_assert_eq!(game.now().key(), position.key());
        }
        prop_assert!(game.undo().is_none());
        for position in &positions[1..] {
            prop_assert!(game.redo().is_some());
            prop_assert_eq!(game.now(), position);
        }
        prop_assert!(game.redo().is_none());
        let before = positions[..last].contains(game.now());
        prop_assert_eq!(game.repeats(), before);
    }

    #[test]
    fn a_refusal_changes_nothing(board in board(), row in 0_u8..9, col in 0_u8..11, row2 in 0_u8..9, col2 in 0_u8..11) {
        let mut after = board.clone();
        if after.play(Move::Join(Pair::new(Pos::new(row, col), Pos::new(row2, col2)))).is_err() {
            prop_assert_eq!(after, board);
        }
    }

    #[test]
    fn a_shuffle_keeps_cells_and_counts_and_what_it_promises(
        board in board(), seed in any::<u64>(), which in 0_usize..3,
    ) {
        let guarantee = Guarantee::ALL[which];
        let mut after = board.clone();
        let shuffle = Shuffle { guarantee, seed: Seed::from_number(seed) };
        match after.play(Move::Shuffle(shuffle)) {
            Ok(_) => {
                prop_assert_eq!(tiles(&after), tiles(&board));
                prop_assert!(after.kinds().eq(board.kinds()));
                if guarantee == Guarantee::Playable {
                    prop_assert!(after.first_move().is_some());
                }
                if guarantee == Guarantee::Winnable && board.tiles() <= 12 {
                    prop_assert!(slow_winnable(&after), "{}", after.layout());
                }
            }
            Err(why) => {
                prop_assert_eq!(&after, &board);
                prop_assert!(matches!(why, Refusal::Impossible | Refusal::NotFound));
                prop_assert_ne!(guarantee, Guarantee::Any);
                let walls = board.size().positions().any(|pos| board.cell(pos) == Some(Cell::Wall));
                if guarantee == Guarantee::Winnable && !walls && board.rules().turns.limit() != Some(0) {
                    prop_assert!(!board.odd_kinds().is_empty());
                }
            }
        }
    }

    #[test]
    fn a_dealt_board_is_settled_and_won_by_its_solution(
        rows in 1_usize..=7, cols in 1_usize..=9, kinds in 1_usize..=20, rules in rules(), index in any::<u64>(),
    ) {
        let size = Size::new(rows, cols).unwrap();
        let Ok(deal) = Deal::new(size, kinds) else {
            prop_assert!(size.cells() % 2 == 1 || kinds > size.cells() / 2);
            return Ok(());
        };
        let deal = deal.with_rules(rules);
        let dealt = match deal.board(Seed::from_number(7), index) {
            Ok(dealt) => dealt,
            Err(why) => {
                prop_assert_eq!(rules.turns.limit(), Some(0), "{}", why);
                return Ok(());
            }
        };
        prop_assert!(dealt.board.is_settled());
        // Pair i has kind i mod kinds + 1.
        let pairs = size.cells() / 2;
        for (kind, count) in dealt.board.kinds() {
            let expected = (0..pairs).filter(|i| i % kinds + 1 == usize::from(kind.number())).count();
            prop_assert_eq!(count, 2 * expected);
        }
        let mut board = dealt.board;
        for pair in dealt.solution.unwrap() {
            board.play(Move::Join(pair)).unwrap();
        }
        prop_assert_eq!(board.status(), Status::Won);
    }

    #[test]
    fn a_deal_with_walls_and_holes_keeps_its_promise(
        layout in layout(), rules in rules(), which in 0_usize..3, seed in any::<u64>(),
    ) {
        let guarantee = Guarantee::ALL[which];
        let Ok(deal) = Deal::masked(Mask::new(layout.clone()), 1) else { return Ok(()) };
        let deal = deal.with_rules(rules).with_guarantee(guarantee);
        let Ok(dealt) = deal.board(Seed::from_number(seed), 0) else { return Ok(()) };
        let walls = |layout: &Layout| -> Vec<Pos> {
            layout.cells().filter(|(_, cell)| *cell == Cell::Wall).map(|(pos, _)| pos).collect()
        };
        prop_assert_eq!(walls(&dealt.board.layout()), walls(&layout));
        prop_assert_eq!(dealt.board.tiles(), Mask::new(layout).tiles());
        prop_assert!(dealt.board.is_settled());
        match guarantee {
            Guarantee::Winnable => {
                let mut board = dealt.board;
                for pair in dealt.solution.unwrap() {
                    board.play(Move::Join(pair)).unwrap();
                }
                prop_assert_eq!(board.tiles(), 0);
            }
            Guarantee::Playable => prop_assert!(dealt.board.first_move().is_some()),
            Guarantee::Any => {}
        }
    }

    #[test]
    fn a_gravity_settles_once_and_for_all(layout in layout(), gravity in gravity()) {
        let settled = slow_settle(&layout, gravity);
        let rules = Rules { gravity, ..Rules::default() };
        prop_assert!(Board::new(&settled, rules).is_settled());
        prop_assert_eq!(Board::new(&layout, rules).is_settled(), settled == layout);
    }

    #[test]
    fn boards_and_moves_come_back_from_their_text(layout in layout(), high in any::<bool>()) {
        let mut layout = layout;
        if high {
            layout.set(Pos::new(0, 0), Cell::Tile(Kind::new(250).unwrap()));
        }
        prop_assert_eq!(layout.to_string().parse::<Layout>(), Ok(layout));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(40) })]

    /// More than 62 cells a side: lines of several words, and other searches.
    #[test]
    fn a_wide_board_is_as_right_as_a_small_one(
        long in 61_usize..200, short in 1_usize..=4, lies in any::<bool>(), kinds in 1_u8..=60, fill in 20_u32..=100,
        rules in rules(), seed in any::<u64>(),
    ) {
        let size = if lies { Size::new(short, long) } else { Size::new(long, short) }.unwrap();
        let mut rng = Rng::new(Seed::from_number(seed), 0);
        let mut layout = Layout::empty(size);
        for pos in size.positions() {
            let kind = Kind::new(1 + rng.below(kinds.into()) as u8).unwrap();
            layout.set(pos, match rng.below(100) {
                0..3 => Cell::Wall,
                n if n < fill => Cell::Tile(kind),
                _ => Cell::Empty,
            });
        }
        let board = Board::new(&layout, rules);
        let all: Vec<Pair> = all_pairs(&board).filter(|&pair| board.links(pair)).collect();
        prop_assert_eq!(&board.moves(), &all);
        prop_assert_eq!(board.first_move(), all.first().copied());
        for pair in all_pairs(&board).filter(|_| rng.below(400) == 0) {
            let path = board.shortest(pair).map(|path| (usize::from(path.turns()), path.steps() as usize));
            if board.path(pair) == Err(Refusal::DifferentKinds) {
                continue;
            }
            let slow = slow_path(&board, pair);
            prop_assert_eq!(path, slow.as_ref().map(|path| (path.0, path.1)));
            let allowed = slow.is_some_and(|path| rules.turns.allows(path.0 as u16));
            prop_assert_eq!(board.links(pair), allowed);
        }
    }
}
