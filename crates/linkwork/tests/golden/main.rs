//! Golden values: what ids, seeds, keys, shuffles and saves meant in every released version.
//!
//! A value here changes only with a new format version and a line in CHANGELOG.md.

#![allow(clippy::unwrap_used, clippy::panic, missing_docs)]

use linkwork::id::PairsId;
use linkwork::pairs::{Board, Gravity, Move, Rules, Turns};
use linkwork::session::Table;
use linkwork::{Game as _, Id, Rng, Seed, Session};

const GOLDEN_A_0: [u32; 6] = [450, 844, 307, 568, 540, 843];
const GOLDEN_5EED_17: [u32; 6] = [755, 776, 883, 345, 277, 692];
const GOLDEN_A_LAST: [u32; 6] = [
    69719200, 508589784, 240901957, 833958947, 1136191809, 1370727787,
];
const GOLDEN_ORDER: [u8; 10] = [2, 3, 5, 0, 8, 7, 9, 1, 4, 6];
const KEY_PLAIN: u64 = 0x2a46eb1e94df8f10;
const KEY_ODD: u64 = 0x8bd45284e957333b;
const DEALS: &[(&str, &str)] = &[
    (
        "pairs:8x6,k12#a/0",
        "254992c5/b3241123/16aa998a/338b6165/b5c4776a/cb78874c",
    ),
    (
        "pairs:8x6,k12#a/1",
        "6479b542/51193a14/78bb2612/9ca93a5c/788c26c4/6733ba58",
    ),
    (
        "pairs:6x5,k5,gdown#5eed/17",
        "414121/522154/431322/455312/353453",
    ),
    (
        "pairs:5x4,k5,gtogether-h,t1#5eed/0",
        "55311/24331/24441/25523",
    ),
    (
        "pairs:4x3,k6,gapart-v,tany,noring#zz/18446744073709551614",
        "3251/3216/4546",
    ),
    ("pairs:6x3,k9,playable#p/2", "826465/794532/387119"),
    ("pairs:6x3,k9,any#p/2", "264747/155323/969188"),
];
const SHUFFLES: &[(&str, &str)] = &[
    ("Sw5eed", "1354/1356/6224"),
    ("Swa", "1165/4425/6323"),
    ("Sp5eed", "5663/5121/4243"),
    ("Sa5eed", "2613/1524/6354"),
];
const SAVED_BOARD: &str = "..1.33/.12546/352546/325626";
const SAVED_SCORE: u64 = 334494773519;
const POSITIONS: &[(&str, &str)] = &[
    ("pairs::11", "11"),
    ("pairs:gdown:11./2.2", "11.\n2.2"),
    ("pairs:gapart-v,t0,noring:1x.1", "1#.1"),
    ("pairs:tany:250_1/._x/1_250", "250 1\n. #\n1 250"),
    // Kind 33 is written x on a board, but x is a wall in an id: token form.
    ("pairs::33_x/33_10", "x#\nxa"),
    ("pairs::_250/_250", " 250\n 250"),
];
/// Ids of lines games, their boards and the keys of their positions.
const LINES: &[(&str, &str, u64)] = &[
    (
        "lines:netslide,5x5#5eed/17",
        "34264/4d581/7ab98/7be34/94abc",
        0xd125b653c6a45eb6,
    ),
    (
        "lines:netslide,4x3,wrap,b0.5,s3#5eed/0",
        "773c/4839/6948",
        0xfe85d00fb1a64828,
    ),
    (
        "lines:netslide,2x2#zz/18446744073709551615",
        "43/49",
        0xe736cc1c5660643d,
    ),
    (
        "lines:polymer,4x3,bombs#5eed/0",
        "58f5/b53a/f33f",
        0x77ec265af6337992,
    ),
    (
        "lines:polymer,6x5,wrap,shifts30#a/1",
        "daa523/5de953/ac1aa9/3ff88e/555a51",
        0xaac643bbfce2f7c9,
    ),
    ("lines:free,6x2#5eed/0", "58f5b5/3af33f", 0xec3d9745859f934a),
    (
        "lines:free,wrap,p0.1,x0.0R,x0.0D,x0.1R:28",
        "28",
        0x452843bea9d5ce12,
    ),
    (
        "lines:polymer,shifts3,m0.1.9,f0:280",
        "280",
        0xac62e096b6493afc,
    ),
];

fn seed(text: &str) -> Seed {
    text.parse().unwrap()
}

fn board(id: &str) -> Board {
    id.parse::<PairsId>().unwrap().board().unwrap()
}

#[test]
fn the_generator_draws_the_same_numbers() {
    let draw = |seed_text: &str, stream, n| {
        let mut rng = Rng::new(seed(seed_text), stream);
        [(); 6].map(|()| rng.below(n))
    };
    assert_eq!(draw("a", 0, 1000), GOLDEN_A_0);
    assert_eq!(draw("5eed", 17, 1000), GOLDEN_5EED_17);
    assert_eq!(draw("a", u64::MAX, u32::MAX), GOLDEN_A_LAST);
    let mut list = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    Rng::new(seed("a"), 1).shuffle(&mut list);
    assert_eq!(list, GOLDEN_ORDER);
}

#[test]
fn keys_are_the_same_numbers() {
    let key = |text: &str, rules| Board::new(&text.parse().unwrap(), rules).key().number();
    let odd = Rules {
        turns: Turns::ANY,
        ring: false,
        gravity: Gravity::TogetherV,
    };
    assert_eq!(key("12\n21", Rules::default()), KEY_PLAIN);
    assert_eq!(key("1#.\n.21", odd), KEY_ODD);
}

#[test]
fn ids_by_seed_deal_the_same_boards() {
    for (id, text) in DEALS {
        assert_eq!(
            board(id).layout().to_string(),
            text.replace('/', "\n"),
            "{id}"
        );
    }
}

#[test]
fn ids_by_board_name_the_same_boards() {
    for (id, text) in POSITIONS {
        assert_eq!(board(id).layout().to_string(), *text, "{id}");
        assert_eq!(id.parse::<Id>().unwrap().to_string(), *id);
    }
}

#[test]
fn shuffles_come_out_the_same() {
    for (mv, text) in SHUFFLES {
        let mut board = board("pairs::1122/3344/5566");
        board.play(mv.parse::<Move>().unwrap()).unwrap();
        assert_eq!(board.layout().to_string(), text.replace('/', "\n"), "{mv}");
    }
}

#[test]
fn saves_of_every_version_go_on() {
    let save = include_str!("v1.save");
    let session = Session::open(save).unwrap();
    assert_eq!(session.save(), save);
    let Table::Pairs(table) = session.table() else {
        panic!("not a pairs game")
    };
    assert_eq!(
        table.board.layout().to_string(),
        SAVED_BOARD.replace('/', "\n")
    );
    assert_eq!((table.undo, table.redo, table.clock_ms), (3, 1, 61_234));
    assert_eq!((table.hints, table.shuffles, table.undos), (1, 1, 2));
    assert_eq!(table.score.billionths(), SAVED_SCORE);
}

#[test]
fn ids_of_lines_games_name_the_same_boards() {
    for (id, text, key) in LINES {
        let session = Session::open(id).unwrap();
        assert_eq!(session.id().to_string(), *id);
        let Table::Lines(table) = session.table() else {
            panic!("not a lines game")
        };
        assert_eq!(
            table.round.board().to_string(),
            text.replace('/', "\n"),
            "{id}"
        );
        assert_eq!(table.round.key().number(), *key, "{id}");
    }
}
