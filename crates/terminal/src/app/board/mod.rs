//! The board: discs, dots, marks and numbers on 64 squares. It knows no rules.
//!
//! With colours, discs are round shapes of half-blocks; without, characters in a grid. On small terminals a square
//! is one line high.

mod letters;
mod pixels;
mod size;

use outflank_rules::{Bitboard, Color, Position, Square};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::theme::Theme;
use super::{Input, Settings};

pub use size::{Layout, Size};

/// What to draw.
#[derive(Clone, Debug, Default)]
pub struct Board {
    pub black: Bitboard,
    pub white: Bitboard,
    /// Squares with a dot.
    pub dots: Bitboard,
    /// The disc placed last.
    pub last: Option<Square>,
    /// The board cursor.
    pub cursor: Option<Square>,
    /// Discs that would flip.
    pub flips: Bitboard,
    /// Highlighted squares.
    pub marks: Bitboard,
    /// Numbers on squares.
    pub labels: Vec<Label>,
    /// Whether to draw letters and digits beside it.
    pub coordinates: bool,
}

/// A number on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub square: Square,
    /// At most three characters, with the sign.
    pub text: String,
    /// Whether this is the best move.
    pub best: bool,
    /// Whether the value is proven.
    pub exact: bool,
}

impl Board {
    /// The discs of a position, with dots and coordinates if the settings say so.
    pub fn new(position: Position, dots: Bitboard, settings: &Settings) -> Board {
        Board {
            black: position.discs(Color::Black),
            white: position.discs(Color::White),
            dots: if settings.dots { dots } else { Bitboard::EMPTY },
            coordinates: settings.coordinates,
            ..Board::default()
        }
    }

    fn disc(&self, square: Square) -> Option<Color> {
        if self.black.contains(square) {
            Some(Color::Black)
        } else if self.white.contains(square) {
            Some(Color::White)
        } else {
            None
        }
    }

    fn label(&self, square: Square) -> Option<&Label> {
        self.labels.iter().find(|label| label.square == square)
    }

    /// Draws it in the area that [`Layout::of`] found for it.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, size: Size) {
        let grid = size.grid(area, canvas.theme);
        if self.coordinates {
            draw_coordinates(canvas, grid, size);
        }
        for square in Square::all() {
            let cell = size.cell(grid, square, canvas.theme);
            canvas.hit(cell, Input::Square(square));
            if size.is_tall() && canvas.theme.has_color() {
                pixels::draw(self, canvas, cell, square);
            } else {
                letters::draw(self, canvas, cell, square, size);
            }
        }
        if size.is_tall() && !canvas.theme.has_color() {
            letters::grid(canvas, grid);
        }
    }
}

fn draw_coordinates(canvas: &mut Canvas<'_>, grid: Rect, size: Size) {
    for index in 0..8u8 {
        let Some(square) = Square::at(index, index) else {
            continue;
        };
        let cell = size.cell(grid, square, canvas.theme);
        let name = square.to_string();
        let (letter, digit) = name.split_at(1);
        let row = cell.y + (cell.height - 1) / 2;
        let column = cell.x + (cell.width - 1) / 2;
        canvas.put(column, grid.y - 1, letter, Theme::muted(), column + 1);
        canvas.put(grid.x - 2, row, digit, Theme::muted(), grid.x);
    }
}
