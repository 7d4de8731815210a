//! Where cells lie, and which cell a click hits.

use linkwork::{Pos, pairs::Point};
use ratatui::layout::Rect;

use crate::play::view::{Scroll, TILES, View};

fn view(width: u16, height: u16, size: &str, cursor: (u8, u8)) -> View {
    let area = Rect {
        x: 2,
        y: 3,
        width,
        height,
    };
    let cursor = Pos::new(cursor.0, cursor.1);
    View::new(
        area,
        size.parse().unwrap(),
        &TILES,
        cursor,
        Scroll::default(),
    )
    .unwrap()
}

#[test]
fn the_largest_scale_that_shows_all_is_taken() {
    assert_eq!(view(117, 36, "18x8", (0, 0)).scale.wide, 6);
    assert_eq!(view(79, 19, "18x8", (0, 0)).scale.wide, 4);
    assert_eq!(view(59, 19, "18x8", (0, 0)).scale.high, 2);
    assert_eq!(view(59, 18, "18x8", (0, 0)).scale.high, 1);
    assert!(view(80, 20, "26x14", (0, 0)).is_whole());
    assert!(!view(80, 20, "30x16", (0, 0)).is_whole());
}

#[test]
fn names_are_worth_more_than_large_cells() {
    let names = |width, height, size| {
        let view = view(width, height, size, (0, 0));
        assert!(view.is_whole());
        (view.col_names, view.row_names, view.scale.high)
    };
    // 20 rows hold six of the largest cells and the ring, but no letters above them.
    assert_eq!(names(80, 20, "8x6"), (true, true, 2));
    assert_eq!(names(80, 21, "8x6"), (true, true, 3));
    assert_eq!(names(36, 14, "8x6"), (true, true, 1));
    assert_eq!(names(28, 9, "8x6"), (true, false, 1));
    assert_eq!(names(29, 8, "8x6"), (false, true, 1));
    assert_eq!(names(26, 8, "8x6"), (false, false, 1));
}

#[test]
fn every_place_of_a_cell_is_that_cell() {
    for (width, height) in [(117, 36), (80, 20), (30, 9), (9, 4)] {
        let view = view(width, height, "18x8", (7, 17));
        let mut shown = 0;
        for pos in view.cells() {
            let cell = view.cell(pos).unwrap();
            assert!(view.inner().intersection(cell) == cell);
            assert!(cell.positions().all(|p| view.at(p.x, p.y) == Some(pos)));
            shown += 1;
        }
        let area = Rect {
            x: 0,
            y: 0,
            width: 200,
            height: 100,
        };
        let hits = area
            .positions()
            .filter(|p| view.at(p.x, p.y).is_some())
            .count();
        assert_eq!(hits, shown * usize::from(view.scale.wide * view.scale.high));
    }
}

#[test]
fn the_view_follows_the_cursor_and_no_further() {
    let area = Rect {
        x: 0,
        y: 0,
        width: 40,
        height: 9,
    };
    let size = "30x16".parse().unwrap();
    let mut scroll = Scroll::default();
    for at in [
        Pos::new(0, 0),
        Pos::new(15, 29),
        Pos::new(14, 28),
        Pos::new(3, 0),
    ] {
        let before = scroll;
        let view = View::new(area, size, &TILES, at, scroll).unwrap();
        assert!(view.cell(at).is_some());
        scroll = view.scroll;
        assert!(at != Pos::new(14, 28) || before == scroll);
    }
}

#[test]
fn paths_run_inside_the_ring() {
    let view = view(80, 20, "18x8", (0, 0));
    let inner = view.inner();
    let (x, y) = view.middle(Point { row: -1, col: -1 });
    assert_eq!((x, y), (i32::from(inner.x), i32::from(inner.y)));
    let (x, y) = view.middle(Point { row: 8, col: 18 });
    assert_eq!(
        (x, y),
        (i32::from(inner.right()) - 1, i32::from(inner.bottom()) - 1)
    );
}
