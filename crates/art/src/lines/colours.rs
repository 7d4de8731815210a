//! Which group gets which colour.

use linkwork::lines::{Board, Group};
use linkwork::{Dir, Pos};

/// How many colours groups have.
const COLOURS: u8 = 8;

/// A colour for each group, 0 to 7: groups that touch differ, as long as one colour is left over.
///
/// ```
/// let board: linkwork::lines::Board = "2828".parse()?;
/// assert_eq!(linkwork_art::lines::colours(&board, &board.groups()), [0, 2]);
/// # Ok::<(), linkwork::lines::BoardError>(())
/// ```
#[must_use]
pub fn colours(board: &Board, groups: &[Group]) -> Vec<u8> {
    let size = board.size();
    let mut by_cell = vec![None; size.cells()];
    let mut colours = Vec::with_capacity(groups.len());
    for group in groups {
        let mut taken = [false; COLOURS as usize];
        let around = group.cells.iter().flat_map(|cell| round(board, *cell));
        for colour in around.filter_map(|cell| by_cell[size.index(cell)]) {
            taken[usize::from(colour)] = true;
        }
        // A group keeps its colour while its first cell stays, whatever others become.
        let first = group.cells.first();
        let wish = first.map_or(0, |pos| {
            (pos.row % COLOURS * 3 + pos.col % COLOURS * 5) % COLOURS
        });
        let mut free = (0..COLOURS).map(|n| (wish + n) % COLOURS);
        let colour = free.find(|n| !taken[usize::from(*n)]).unwrap_or(wish);
        for &cell in &group.cells {
            by_cell[size.index(cell)] = Some(colour);
        }
        colours.push(colour);
    }
    colours
}

/// The cells that touch one.
fn round(board: &Board, pos: Pos) -> impl Iterator<Item = Pos> + use<> {
    let size = board.size();
    [Dir::Up, Dir::Right, Dir::Down, Dir::Left]
        .into_iter()
        .filter_map(move |dir| pos.step(dir, size))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_that_touch_have_different_colours() {
        let board: Board = "1248124\n8421842\n2481248\n3693693".parse().unwrap();
        let groups = board.groups();
        let colours = colours(&board, &groups);
        assert!(groups.len() > 8);
        for (a, one) in groups.iter().zip(&colours) {
            for (b, two) in groups.iter().zip(&colours).filter(|(b, _)| *b != a) {
                let touch = |cell: &Pos| round(&board, *cell).any(|next| b.cells.contains(&next));
                assert!(one != two || !a.cells.iter().any(touch), "{a:?} {b:?}");
            }
        }
    }
}
