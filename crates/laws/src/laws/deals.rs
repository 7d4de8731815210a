//! Every deal keeps its promise, comes out the same twice, and is refused for a reason that is true.

use super::board_text::one_line;
use crate::bytes::Bytes;
use linkwork::lines::{self, Edge, Goal};
use linkwork::pairs::{Cell, Deal, Dealt, Draw, Guarantee, Layout, Mask, Move};
use linkwork::{Seed, Size, Status};

/// The most cells of a deal that is drawn by shuffling until it can be won.
const FEW: usize = 16;
/// The most cells of a deal that is to be won.
const CELLS: usize = 48;

pub(crate) fn deals(bytes: &[u8]) {
    let mut bytes = Bytes::new(bytes);
    if bytes.odd() {
        lines_deal(&mut bytes);
    } else {
        pairs_deal(&mut bytes);
    }
}

fn pairs_deal(bytes: &mut Bytes<'_>) {
    let (size, rules) = (bytes.size(), bytes.rules());
    let (kinds, seed, index) = (bytes.below(40), seed(bytes), bytes.number());
    let guarantee = Guarantee::ALL[bytes.below(3)];
    let layout = if bytes.odd() {
        Some(bytes.layout(size))
    } else {
        None
    };
    let draw = if bytes.odd() && size.cells() <= FEW {
        Draw::Uniform
    } else {
        Draw::Backwards
    };
    let made = match &layout {
        Some(layout) => Deal::masked(Mask::new(layout.clone()), kinds),
        None => Deal::new(size, kinds),
    };
    let tiles = layout.as_ref().map_or(size.cells(), tiles);
    let is_right = tiles > 0 && tiles.is_multiple_of(2) && (1..=tiles / 2).contains(&kinds);
    assert_eq!(made.is_ok(), is_right, "{tiles} tiles, {kinds} kinds");
    let deal = match made {
        Ok(deal) => deal
            .with_rules(rules)
            .with_guarantee(guarantee)
            .with_draw(draw),
        Err(why) => return one_line(&why),
    };
    if guarantee == Guarantee::Winnable && tiles > CELLS {
        return;
    }
    let dealt = deal.board(seed, index);
    assert_eq!(dealt, deal.board(seed, index), "the same deal twice");
    match dealt {
        Ok(dealt) => keeps_its_promise(&deal, dealt, tiles),
        Err(why) => {
            let may_fail =
                layout.is_some() || rules.turns.limit() == Some(0) || draw == Draw::Uniform;
            assert!(may_fail, "{why}: {deal:?}");
        }
    }
}

fn seed(bytes: &mut Bytes<'_>) -> Seed {
    Seed::from_number(u64::from(bytes.byte()))
}

fn tiles(layout: &Layout) -> usize {
    layout
        .cells()
        .filter(|(_, cell)| matches!(cell, Cell::Tile(_)))
        .count()
}

fn keeps_its_promise(deal: &Deal, dealt: Dealt, tiles: usize) {
    let mut board = dealt.board;
    assert!(board.is_settled());
    assert_eq!((board.tiles(), board.rules()), (tiles, deal.rules()));
    assert_eq!(board.kinds().count(), usize::from(deal.kinds()));
    assert!(board.odd_kinds().is_empty());
    match deal.guarantee() {
        Guarantee::Winnable => {
            for pair in dealt.solution.expect("a solution") {
                assert!(
                    board.play(Move::Join(pair)).is_ok(),
                    "{pair}\n{}",
                    board.layout()
                );
            }
            assert_eq!(board.status(), Status::Won);
        }
        Guarantee::Playable => assert!(board.first_move().is_some()),
        Guarantee::Any => {}
    }
}

fn lines_deal(bytes: &mut Bytes<'_>) {
    let (way, size) = (lines::Way::ALL[bytes.below(3)], bytes.size());
    let edge = if bytes.odd() { Edge::Wrap } else { Edge::Wall };
    let (steps, share) = (u32::from(bytes.byte()), bytes.number() % 1100);
    let (seed, index) = (seed(bytes), bytes.number());
    let deal = lines::Deal::new(way, size)
        .with_edge(edge)
        .with_steps(steps);
    let deal = deal
        .expect("so few steps")
        .with_barriers(share as f64 / 1000.0);
    assert_eq!(deal.is_ok(), share <= 1000);
    let Ok(deal) = deal else { return };
    let dealt = deal.board(seed, index);
    assert_eq!(dealt, deal.board(seed, index), "the same deal twice");
    assert_eq!((dealt.board.size(), dealt.board.edge()), (size, edge));
    match way {
        lines::Way::Netslide => is_scrambled(&dealt, size),
        lines::Way::Polymer => assert!(dealt.board.groups().iter().all(|group| !group.closed)),
        lines::Way::Free => {}
    }
}

/// The scramble taken back is one net.
fn is_scrambled(dealt: &lines::Dealt, size: Size) {
    let mut board = dealt.board.clone();
    for shift in dealt.scramble.iter().rev() {
        assert_eq!(board.shift(shift.reversed()), Ok(()));
    }
    // A lone cell has no net: its tile is blank.
    assert!(board.meets(Goal::OneNet) || size.cells() == 1, "{board}");
}
