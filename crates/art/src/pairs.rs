//! Pictures of pairs boards.

use linkwork::Pos;
use linkwork::pairs::{Board, Cell, Path, Point};

use crate::drawing::{Drawing, Look, TILE, tile};
use crate::marks::{self, Ring};
use crate::theme::Role;

/// The margin: paths pass it, over the ring.
const MARGIN: u32 = 32;

/// A picture of a pairs board: what lies on it, and what is marked.
///
/// ```
/// use linkwork::pairs::{Board, Rules};
/// use linkwork_art::{Look, PairsPicture};
///
/// let board = Board::new(&"1#.1\n2..2".parse()?, Rules::default());
/// let path = board.path("0,0-0,3".parse()?)?;
/// let mut picture = PairsPicture::new(&board, Look::default());
/// picture.path(&path);
/// let svg = picture.drawing().svg(32);
/// assert!(svg.contains("d=\"M64 33L64 14.1L256 14.1L256 33\""), "{svg}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct PairsPicture<'a> {
    board: &'a Board,
    look: Look,
    rings: Vec<(Pos, Ring)>,
    paths: Vec<(&'a Path, bool)>,
}

impl<'a> PairsPicture<'a> {
    /// The board without marks.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// use linkwork_art::{Look, PairsPicture};
    ///
    /// let board = Board::new(&"11".parse()?, Rules::default());
    /// let drawing = PairsPicture::new(&board, Look::default()).drawing();
    /// assert_eq!(drawing.pixels(64), [192, 128]);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub const fn new(board: &'a Board, look: Look) -> Self {
        Self {
            board,
            look,
            rings: Vec::new(),
            paths: Vec::new(),
        }
    }

    /// Marks the chosen tile.
    ///
    /// ```
    /// use linkwork::{Pos, pairs::{Board, Rules}};
    /// use linkwork_art::{Look, PairsPicture, Pen};
    ///
    /// let board = Board::new(&"11".parse()?, Rules::default());
    /// let mut picture = PairsPicture::new(&board, Look { pen: Pen::Page, ..Look::default() });
    /// picture.chosen(Pos::new(0, 1));
    /// assert_eq!(picture.drawing().svg(64).matches("s-chosen").count(), 1);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn chosen(&mut self, pos: Pos) {
        self.rings.push((pos, Ring::Chosen));
    }

    /// Marks a tile that a hint names.
    ///
    /// ```
    /// use linkwork::{Pos, pairs::{Board, Rules}};
    /// use linkwork_art::{Look, PairsPicture, Pen};
    ///
    /// let board = Board::new(&"11".parse()?, Rules::default());
    /// let mut picture = PairsPicture::new(&board, Look { pen: Pen::Page, ..Look::default() });
    /// picture.hinted(Pos::new(0, 0));
    /// assert_eq!(picture.drawing().svg(64).matches("s-hint").count(), 1);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    pub fn hinted(&mut self, pos: Pos) {
        self.rings.push((pos, Ring::Hinted));
    }

    /// Draws the path of a pair, and marks its two tiles as chosen.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// use linkwork_art::{Look, PairsPicture, Pen};
    ///
    /// let board = Board::new(&"1.1".parse()?, Rules::default());
    /// let path = board.path("0,0-0,2".parse()?)?;
    /// let mut picture = PairsPicture::new(&board, Look { pen: Pen::Page, ..Look::default() });
    /// picture.path(&path);
    /// assert!(picture.drawing().svg(64).contains("s-path"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn path(&mut self, path: &'a Path) {
        self.join(path, false);
    }

    /// Draws the path of a pair that was refused: in dashes, and crossed out.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules, Turns};
    /// use linkwork_art::{Look, PairsPicture, Pen};
    ///
    /// let turns = Turns::at_most(0).ok_or("0 to 8")?;
    /// let rules = Rules { turns, ..Rules::default() };
    /// let board = Board::new(&"1#1".parse()?, rules);
    /// let path = board.shortest("0,0-0,2".parse()?).ok_or("none")?;
    /// let mut picture = PairsPicture::new(&board, Look { pen: Pen::Page, ..Look::default() });
    /// picture.broken(&path);
    /// assert!(picture.drawing().svg(64).contains("s-broken"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn broken(&mut self, path: &'a Path) {
        self.join(path, true);
    }

    fn join(&mut self, path: &'a Path, broken: bool) {
        self.paths.push((path, broken));
        let cell = |p: &Point| Some(Pos::new(p.row.try_into().ok()?, p.col.try_into().ok()?));
        let ends = [path.points().first(), path.points().last()];
        let ends = ends.into_iter().flatten().filter_map(cell);
        self.rings.extend(ends.map(|pos| (pos, Ring::Chosen)));
    }

    /// The picture.
    ///
    /// ```
    /// use linkwork::pairs::{Board, Rules};
    /// use linkwork_art::{Look, PairsPicture};
    ///
    /// let board = Board::new(&"1.\n#1".parse()?, Rules::default());
    /// let drawing = PairsPicture::new(&board, Look::default()).drawing();
    /// assert_eq!(drawing.svg(32).matches("<g ").count(), 4);
    /// # Ok::<(), linkwork::pairs::LayoutError>(())
    /// ```
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let (size, pen) = (self.board.size(), self.look.pen);
        let sides = [size.cols(), size.rows()].map(|n| u32::from(n) * TILE + 2 * MARGIN);
        let mut drawing = Drawing::new(sides, pen);
        for (pos, cell) in self.board.layout().cells() {
            let cell = match cell {
                Cell::Empty => marks::socket(pen),
                Cell::Wall => marks::wall(pen),
                Cell::Tile(kind) => {
                    let face = drawing.face(self.look.set, kind);
                    tile(pen, Role::Tile) + &face
                }
            };
            let [x, y] = corner(pos);
            drawing.at(x, y, &cell);
        }
        for (path, broken) in &self.paths {
            drawing.add(&marks::path(pen, path, size, MARGIN, *broken));
        }
        for (pos, ring) in &self.rings {
            let [x, y] = corner(*pos);
            drawing.at(x, y, &marks::ring(pen, *ring));
        }
        drawing
    }
}

/// Where the square of a cell begins.
fn corner(pos: Pos) -> [u32; 2] {
    [pos.col, pos.row].map(|n| u32::from(n) * TILE + MARGIN)
}
