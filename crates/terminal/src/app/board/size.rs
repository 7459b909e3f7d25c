use outflank_rules::Square;
use ratatui::layout::Rect;

use crate::app::canvas::split;
use crate::app::theme::Theme;

/// The size of a square, in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    width: u16,
    height: u16,
}

/// Room for the digits and the letters.
const BESIDE: u16 = 2;
const ABOVE: u16 = 1;
/// The least width of a panel beside the board, and the least height below it.
const PANEL_WIDTH: u16 = 32;
const PANEL_HEIGHT: u16 = 8;

impl Size {
    const fn new(height: u16) -> Size {
        Size {
            width: if height == 1 { 4 } else { height * 2 },
            height,
        }
    }

    /// Whether a square is more than one line high.
    pub const fn is_tall(self) -> bool {
        self.height > 1
    }

    /// Whether lines separate the squares.
    fn has_lines(self, theme: Theme) -> bool {
        self.is_tall() && !theme.has_color()
    }

    /// The whole board with its coordinates.
    fn extent(self, theme: Theme) -> (u16, u16) {
        let line = u16::from(self.has_lines(theme));
        (
            8 * self.width + BESIDE + line,
            8 * self.height + ABOVE + line,
        )
    }

    /// The squares without the coordinates, centred in an area.
    pub fn grid(self, area: Rect, theme: Theme) -> Rect {
        let (width, height) = self.extent(theme);
        let (width, height) = (width.min(area.width), height.min(area.height));
        let x = area.x + (area.width - width) / 2;
        let y = area.y + (area.height - height) / 2;
        Rect::new(x + BESIDE, y + ABOVE, width - BESIDE, height - ABOVE)
    }

    /// The inside of one square.
    pub fn cell(self, grid: Rect, square: Square, theme: Theme) -> Rect {
        let line = u16::from(self.has_lines(theme));
        let x = grid.x + u16::from(square.column()) * self.width + line;
        let y = grid.y + u16::from(square.row()) * self.height + line;
        Rect::new(x, y, self.width - line, self.height - line)
    }
}

/// Where the board and the panel go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    pub board: Rect,
    pub size: Size,
    pub panel: Rect,
}

impl Layout {
    /// The largest board that leaves room for the panel, beside it or else below.
    pub fn of(area: Rect, theme: Theme) -> Layout {
        // Larger squares gain nothing.
        let tallest = if theme.has_color() { 6 } else { 2 };
        let sizes = || (1..=tallest).rev().map(Size::new);
        let beside = |size: &Size| {
            let (width, height) = size.extent(theme);
            width + 2 + PANEL_WIDTH <= area.width && height <= area.height
        };
        let below = |size: &Size| {
            let (width, height) = size.extent(theme);
            width <= area.width && height + PANEL_HEIGHT <= area.height
        };
        if let Some(size) = sizes().find(beside) {
            let (width, height) = size.extent(theme);
            let panel = Rect {
                x: area.x + width + 2,
                width: area.width - width - 2,
                ..area
            };
            let board = Rect {
                width,
                height,
                ..area
            };
            return Layout { board, size, panel };
        }
        let size = sizes().find(below).unwrap_or(Size::new(1));
        let (board, panel) = split(area, size.extent(theme).1);
        Layout { board, size, panel }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BoardStyle;
    use crate::app::{Depth, Look};

    fn theme(style: BoardStyle) -> Theme {
        Theme {
            style,
            look: Look::Classic,
            first: outflank_play::cartridge::Face::Red,
            depth: Depth::True,
        }
    }

    #[test]
    fn the_board_grows_with_the_terminal_and_leaves_room() {
        for style in [BoardStyle::Ascii, BoardStyle::Unicode, BoardStyle::Color] {
            let mut before = 0;
            for (width, height) in [
                (40, 17),
                (60, 20),
                (80, 21),
                (100, 30),
                (160, 60),
                (300, 90),
            ] {
                let area = Rect::new(0, 1, width, height);
                let Layout { board, size, panel } = Layout::of(area, theme(style));
                assert!(area.union(board) == area && area.union(panel) == area);
                assert!(!board.intersects(panel), "{width} × {height}");
                assert!(panel.width >= 32 && panel.height >= 8);
                for square in Square::all() {
                    let grid = size.grid(board, theme(style));
                    let cell = size.cell(grid, square, theme(style));
                    assert_eq!(board.union(cell), board, "{width} × {height}: {square}");
                }
                assert!(size.height >= before);
                before = size.height;
            }
        }
    }

    #[test]
    fn forty_columns_have_one_line_for_a_square_and_eighty_have_two() {
        let height = |width, height| {
            let area = Rect::new(0, 0, width, height);
            Layout::of(area, theme(BoardStyle::Color)).size.height
        };
        assert_eq!(height(40, 17), 1);
        assert_eq!(height(80, 21), 2);
        assert_eq!(height(120, 37), 4);
    }
}
