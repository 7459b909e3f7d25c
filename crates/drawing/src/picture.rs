use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Position, Square};

use crate::canvas::Canvas;
use crate::colors::Indexed;
use crate::geometry::{self, centre};
use crate::palette::{BETTER, MISTAKE};
use crate::raster::Raster;
use crate::svg::Svg;
use crate::{Palette, png};

/// A picture of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The position.
    pub position: Position,
    /// The last disc placed, marked in a corner of its square.
    pub last: Option<Square>,
    /// A mistake, marked by a cross.
    pub mistake: Option<Square>,
    /// The better move, marked by a ring.
    pub better: Option<Square>,
    /// Discs placed on the position, numbered in the order of play. They flip nothing: each has the colour of
    /// whoever placed it.
    pub numbered: Vec<(Color, Square)>,
    /// Whether coordinates are shown.
    pub coordinates: bool,
}

impl Picture {
    /// A position, without coordinates or marks.
    pub const fn new(position: Position) -> Picture {
        Picture {
            position,
            last: None,
            mistake: None,
            better: None,
            numbered: Vec::new(),
            coordinates: false,
        }
    }

    /// The end of a game, its last disc marked.
    pub fn of(game: &Transcript) -> Picture {
        let mut placed = game.moves().iter().filter_map(|mv| mv.square());
        Picture {
            last: placed.next_back(),
            ..Picture::new(game.end())
        }
    }

    /// A game as books print it: where it began, and each disc as it was placed, with its number.
    pub fn diagram(game: &Transcript) -> Picture {
        let moves = game.positions().zip(game.moves());
        let numbered = moves.filter_map(|(position, mv)| Some((position.turn(), mv.square()?)));
        Picture {
            numbered: numbered.collect(),
            ..Picture::new(game.start())
        }
    }

    /// How wide it is, one pixel for each unit of [`geometry`].
    pub fn natural_size(&self) -> u32 {
        geometry::frame(self.coordinates).1.unsigned_abs()
    }

    /// The picture as an SVG file.
    pub fn svg(&self, palette: &Palette) -> String {
        self.svg_of_size(palette, self.natural_size())
    }

    /// The picture as an SVG file that asks to be shown this wide.
    pub fn svg_of_size(&self, palette: &Palette, size: u32) -> String {
        let file =
            format!("xmlns=\"http://www.w3.org/2000/svg\" width=\"{size}\" height=\"{size}\"");
        self.element(&file, palette) + "\n"
    }

    /// The picture as part of a page, as wide as its container. Its label is the position.
    pub fn inline(&self, palette: &Palette) -> String {
        let label = format!("role=\"img\" aria-label=\"{}\"", self.position);
        self.element(&label, palette)
    }

    /// The picture as a PNG file, this many pixels wide.
    pub fn png(&self, palette: &Palette, size: u32) -> Vec<u8> {
        png::write(&self.pixels(palette, size))
    }

    /// The picture as numbers of colours.
    pub(crate) fn pixels(&self, palette: &Palette, size: u32) -> Indexed {
        let mut raster = Raster::new(size, self.coordinates, palette.frame);
        self.draw(palette, &mut raster);
        Indexed::new(&raster, palette)
    }

    fn element(&self, attributes: &str, palette: &Palette) -> String {
        let mut svg = Svg::new(attributes, self.coordinates);
        self.draw(palette, &mut svg);
        svg.finish()
    }

    fn draw(&self, palette: &Palette, canvas: &mut impl Canvas) {
        let (edge, size) = geometry::frame(self.coordinates);
        canvas.area((-edge, -edge), size, palette.frame);
        canvas.area((0, 0), 800, palette.field);
        canvas.grid(palette.line);
        for point in geometry::POINTS {
            canvas.dot(point, 8, palette.line);
        }
        if self.coordinates {
            draw_coordinates(palette, canvas);
        }
        let is_numbered = |square| self.numbered.iter().any(|(_, it)| *it == square);
        for square in Square::all().filter(|&square| !is_numbered(square)) {
            if let Some(color) = self.position.at(square) {
                draw_disc(palette, canvas, square, color);
            }
        }
        for (number, &(color, square)) in (1..).zip(&self.numbered) {
            draw_numbered(palette, canvas, square, color, number);
        }
        if let Some(last) = self.last {
            canvas.triangle(geometry::last_corners(last), palette.last);
        }
        if let Some(mistake) = self.mistake {
            canvas.strokes(&cross(mistake, 20), 10, MISTAKE);
        }
        if let Some(better) = self.better {
            canvas.ring(centre(better), 27, 10, BETTER);
        }
    }
}

fn draw_coordinates(palette: &Palette, canvas: &mut impl Canvas) {
    for index in 0..8_u8 {
        let (at, letter) = (i32::from(index) * 100 + 50, char::from(b'a' + index));
        canvas.text((at, -10), 22, palette.letter, &letter.to_string());
        let number = (index + 1).to_string();
        canvas.text((-18, at + 8), 22, palette.letter, &number);
    }
}

/// A disc; with a cross or a ring, where the look has marks.
fn draw_disc(palette: &Palette, canvas: &mut impl Canvas, square: Square, color: Color) {
    let disc = palette.disc(color);
    canvas.disc(centre(square), disc.face, disc.edge);
    match (disc.mark, color) {
        (None, _) => {}
        (Some(mark), Color::Black) => canvas.strokes(&cross(square, 15), 7, mark),
        (Some(mark), Color::White) => canvas.ring(centre(square), 18, 7, mark),
    }
}

fn draw_numbered(
    palette: &Palette,
    canvas: &mut impl Canvas,
    square: Square,
    color: Color,
    number: u32,
) {
    let disc = palette.disc(color);
    let (x, y) = centre(square);
    canvas.disc((x, y), disc.face, disc.edge);
    let other = palette.disc(!color).face;
    canvas.text((x, y + 14), 38, other, &number.to_string());
}

/// Two lines that cross in the middle of a square.
fn cross(square: Square, reach: i32) -> [[(i32, i32); 2]; 2] {
    let (x, y) = centre(square);
    let (left, right, top, bottom) = (x - reach, x + reach, y - reach, y + reach);
    [
        [(left, top), (right, bottom)],
        [(right, top), (left, bottom)],
    ]
}

#[cfg(test)]
mod tests;
