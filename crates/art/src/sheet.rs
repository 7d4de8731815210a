//! Many pictures on one sheet.

use crate::drawing::Drawing;
use crate::glyphs;
use crate::pen::Pen;
use crate::theme::Role;

/// The space round pictures.
const GAP: u32 = 16;
/// How high a caption is with its space.
const CAPTION: u32 = 44;

/// Pictures in rows, each with its caption below. Captions are drawn without a font, so they hold the
/// characters of ids alone; others are left out, and what is too long ends with points.
///
/// ```
/// use linkwork_art::{LinesPicture, Pen, Sheet};
///
/// let board = "28".parse()?;
/// let mut sheet = Sheet::new(2, Pen::Page);
/// for caption in ["1", "2", "3"] {
///     sheet.add(LinesPicture::new(&board, Pen::Page).drawing(), caption);
/// }
/// assert_eq!(sheet.drawing().pixels(64), [432, 392]);
/// # Ok::<(), linkwork::lines::BoardError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Sheet {
    cols: usize,
    pen: Pen,
    pictures: Vec<(Drawing, String)>,
}

impl Sheet {
    /// A sheet with so many pictures in a row; none is as good as one.
    ///
    /// ```
    /// use linkwork_art::{Pen, Sheet};
    /// assert_eq!(Sheet::new(4, Pen::Page).drawing().pixels(64), [16, 16]);
    /// ```
    #[must_use]
    pub fn new(cols: u16, pen: Pen) -> Self {
        Self {
            cols: usize::from(cols.max(1)),
            pen,
            pictures: Vec::new(),
        }
    }

    /// Adds a picture.
    ///
    /// ```
    /// use linkwork_art::{Look, Pen, Sheet, faces};
    /// let mut sheet = Sheet::new(1, Pen::Page);
    /// sheet.add(faces(Look::default(), 25), "all faces");
    /// assert_eq!(sheet.drawing().pixels(64)[0], 1672);
    /// ```
    pub fn add(&mut self, drawing: Drawing, caption: &str) {
        self.pictures.push((drawing, caption.into()));
    }

    /// The sheet.
    ///
    /// ```
    /// use linkwork_art::{Look, Pen, Sheet, faces};
    /// let mut sheet = Sheet::new(1, Pen::Page);
    /// sheet.add(faces(Look::default(), 25), "faces");
    /// assert!(sheet.drawing().svg(24).contains("s-quiet"));
    /// ```
    #[must_use]
    pub fn drawing(&self) -> Drawing {
        let wide = |(drawing, _): &(Drawing, String)| drawing.size[0];
        let width = self.pictures.iter().map(wide).max().unwrap_or(0);
        let cols = u32::try_from(self.cols.min(self.pictures.len())).unwrap_or(u32::MAX);
        let mut sheet = Drawing::new([cols.saturating_mul(width + GAP) + GAP, GAP], self.pen);
        for row in self.pictures.chunks(self.cols) {
            let high = |(drawing, _): &(Drawing, String)| drawing.size[1];
            let height = row.iter().map(high).max().unwrap_or(0);
            let mut x = GAP;
            for (drawing, caption) in row {
                let y = sheet.size[1];
                sheet.kinds.extend(&drawing.kinds);
                let [dx, dy] = [width - drawing.size[0], height - drawing.size[1]];
                sheet.at(x + dx / 2, y + dy, &drawing.body);
                sheet.add(&self.caption(caption, [x + width / 2, y + height], width));
                x += width + GAP;
            }
            sheet.size[1] += height + CAPTION + GAP;
        }
        sheet
    }

    /// A caption in the middle below a place, no wider than a picture.
    fn caption(&self, caption: &str, [x, y]: [u32; 2], width: u32) -> String {
        const HEIGHT: f32 = 22.0;
        let word = glyphs::fitted(caption, HEIGHT, width as f32);
        let d = glyphs::word(&word, [x as f32, y as f32 + 16.0], HEIGHT);
        let (stroke, pen) = (self.pen.stroke(Role::Quiet), glyphs::weight(HEIGHT * 0.7));
        format!(
            r#"<path {stroke} stroke-width="{pen}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
        )
    }
}
