//! `render`: boards and faces as pictures, SVG or PNG.

mod boards;
mod marked;

use crate::exit::{Exit, Fault};
use crate::output;
use boards::Wanted;
use linkwork::Pos;
use linkwork::pairs::Pair;
use linkwork::text::read_pos_only;
use linkwork_art::png::PngError;
use linkwork_art::{Drawing, LinesPicture, Look, Pen, Set, Sheet, Theme, faces};
use linkwork_wire::Shown;
use std::fs;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

/// What to draw, and how.
#[derive(clap::Args)]
pub(crate) struct RenderArgs {
    /// Game ids, and files of lines with boards or ids; standard input if there is none, or `-`
    #[arg(value_name = "ID-or-FILE")]
    what: Vec<String>,

    /// The file to write [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write PNG instead of SVG; a file whose name ends with .png is one anyway
    #[arg(long)]
    png: bool,

    /// The faces of tiles: shapes, characters or pictures
    #[arg(long, value_name = "SET", default_value = "shapes")]
    set: Set,

    /// The colours: light, dark, high-light or high-dark
    #[arg(long, value_name = "THEME", default_value = "light")]
    theme: Theme,

    /// How many pixels the side of a tile has, 8 to 512
    #[arg(long, value_name = "N", default_value_t = 48, value_parser = clap::value_parser!(u16).range(8..=512))]
    tile: u16,

    /// Draw the path of this pair; one with too many turns is drawn as broken
    #[arg(long, value_name = "PAIR", conflicts_with_all = ["sheet", "faces"])]
    path: Option<Pair>,

    /// Mark this tile as chosen
    #[arg(long, value_name = "ROW,COL", value_parser = cell, conflicts_with_all = ["sheet", "faces"])]
    chosen: Option<Pos>,

    /// Mark this pair as a hint does
    #[arg(long, value_name = "PAIR", conflicts_with_all = ["sheet", "faces"])]
    hint: Option<Pair>,

    /// Draw all boards on one sheet, each with its id or its number below
    #[arg(long)]
    sheet: bool,

    /// How many boards a row of the sheet has, or faces a row of the faces [default: 4, of faces 25]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=100))]
    cols: Option<u8>,

    /// Lines with a board and no game are boards of the lines games
    #[arg(long)]
    lines: bool,

    /// Draw the 250 faces of the set instead of boards
    #[arg(long, conflicts_with_all = ["what", "sheet", "lines"])]
    faces: bool,
}

/// Draws, and writes the file.
pub(crate) fn run(args: &RenderArgs) -> Result<Exit, Fault> {
    let drawing = if args.faces {
        faces(args.look(), args.cols.unwrap_or(25))
    } else {
        args.boards()?
    };
    let bytes = if args.is_png() {
        drawing.png(args.tile).map_err(no_png)?
    } else {
        drawing.svg(args.tile).into_bytes()
    };
    write(args.output.as_deref(), args.is_png(), &bytes)?;
    Ok(Exit::Done)
}

impl RenderArgs {
    const fn look(&self) -> Look {
        Look {
            set: self.set,
            pen: Pen::Theme(self.theme),
        }
    }

    fn is_png(&self) -> bool {
        let ends = |path: &PathBuf| {
            let end = path.extension();
            end.is_some_and(|end| end.eq_ignore_ascii_case("png"))
        };
        self.png || self.output.as_ref().is_some_and(ends)
    }

    /// The one board, or the sheet of all.
    fn boards(&self) -> Result<Drawing, Fault> {
        let boards = boards::read(&self.what, self.lines)?;
        if self.sheet {
            return Ok(self.sheet_of(&boards));
        }
        match boards.as_slice() {
            [one] => self.drawing(&one.board),
            [] => Err(Fault::Bad("there is no board".into())),
            many => Err(Fault::Usage(format!(
                "{} boards: --sheet draws them on one",
                many.len()
            ))),
        }
    }

    fn sheet_of(&self, boards: &[Wanted]) -> Drawing {
        let mut sheet = Sheet::new(self.cols.unwrap_or(4).into(), self.look().pen);
        for (wanted, n) in boards.iter().zip(1..) {
            let number = || format!("{n}");
            let caption = wanted.name.clone().unwrap_or_else(number);
            sheet.add(self.plain(&wanted.board), &caption);
        }
        sheet.drawing()
    }

    /// A board with its marks.
    fn drawing(&self, board: &Shown) -> Result<Drawing, Fault> {
        let marks = [
            ("--path", self.path.is_some()),
            ("--chosen", self.chosen.is_some()),
            ("--hint", self.hint.is_some()),
        ];
        let flag = marks.into_iter().find(|mark| mark.1);
        match (board, flag) {
            (Shown::Pairs(board), Some(_)) => marked::drawing(board, self),
            (Shown::Lines(_), Some((flag, _))) => Err(Fault::Usage(format!(
                "{flag} is for boards of the pairs game"
            ))),
            (board, None) => Ok(self.plain(board)),
        }
    }

    fn plain(&self, board: &Shown) -> Drawing {
        match board {
            Shown::Pairs(board) => linkwork_art::PairsPicture::new(board, self.look()).drawing(),
            Shown::Lines(board) => LinesPicture::new(board, self.look().pen).drawing(),
        }
    }
}

/// `row,col`.
fn cell(text: &str) -> Result<Pos, String> {
    read_pos_only(text).ok_or_else(|| "expected row,col such as 0,3".into())
}

/// Characters and sizes are wishes that cannot be met.
fn no_png(error: PngError) -> Fault {
    match error {
        PngError::Text | PngError::Large(_) => Fault::Usage(error.to_string()),
        PngError::Broken(_) => Fault::Bad(error.to_string()),
    }
}

/// Writes the file, or to standard output: no PNG to a terminal, which would show rubbish.
fn write(path: Option<&Path>, png: bool, bytes: &[u8]) -> Result<(), Fault> {
    if let Some(path) = path.filter(|path| path.as_os_str() != "-") {
        return fs::write(path, bytes).map_err(|error| Fault::io(path.display(), &error));
    }
    if !png {
        return output::put(&String::from_utf8_lossy(bytes));
    }
    let mut out = io::stdout().lock();
    if out.is_terminal() {
        let why = "a PNG does not go to a terminal: name a file with --output";
        return Err(Fault::Usage(why.into()));
    }
    out.write_all(bytes)
        .and_then(|()| out.flush())
        .map_err(Fault::Write)
}
