//! Squares as characters, for want of colours or room.

use outflank_rules::Square;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Board, Size};
use crate::app::canvas::{Canvas, width};
use crate::app::theme::Theme;

/// Draws a disc, a dot or a number, with brackets for what is special about the square.
pub fn draw(board: &Board, canvas: &mut Canvas<'_>, cell: Rect, square: Square, size: Size) {
    let ground = ground(board, canvas.theme, square);
    canvas.buffer.set_style(cell, ground);
    let row = cell.y + (cell.height - 1) / 2;
    // Without lines, the last column separates the squares.
    let right = if size.is_tall() {
        cell.right()
    } else {
        cell.right() - 1
    };
    if board.disc(square).is_none()
        && let Some(label) = board.label(square)
    {
        let mut style = ground;
        if label.exact {
            style = style.add_modifier(Modifier::BOLD);
        }
        if label.best {
            style = style.add_modifier(Modifier::REVERSED | Modifier::BOLD);
        }
        // Estimates are marked if there is room.
        let marked = format!("~{}", label.text);
        let room = usize::from(right - cell.x);
        let text = if !label.exact && width(&marked) <= room {
            marked
        } else {
            label.text.clone()
        };
        canvas.put(cell.x, row, &format!("{text:>room$}"), style, right);
        return;
    }
    let [before, after] = around(board, square);
    let ascii = canvas.theme.is_ascii();
    let (mark, style) = if let Some(color) = board.disc(square) {
        let (mark, style) = canvas.theme.disc(color);
        (mark, ground.patch(style))
    } else {
        // With neither lines nor colours, an empty square is a small dot and a legal move a big one.
        let bare = !size.is_tall() && !canvas.theme.has_color();
        let dot = match (board.dots.contains(square), bare) {
            (true, true) => '•',
            (true, false) | (false, true) => '·',
            (false, false) => ' ',
        };
        let plain = if board.dots.contains(square) {
            '+'
        } else {
            '.'
        };
        (if ascii && dot != ' ' { plain } else { dot }, ground)
    };
    canvas.put(cell.x, row, before, ground, right);
    canvas.put(cell.x + 1, row, mark.encode_utf8(&mut [0; 4]), style, right);
    canvas.put(cell.x + 2, row, after, ground, right);
}

/// The brackets of a square.
fn around(board: &Board, square: Square) -> [&'static str; 2] {
    if board.cursor == Some(square) {
        ["[", "]"]
    } else if board.last == Some(square) {
        ["(", ")"]
    } else if board.flips.contains(square) {
        ["~", "~"]
    } else if board.marks.contains(square) {
        ["{", "}"]
    } else {
        [" ", " "]
    }
}

fn ground(board: &Board, theme: Theme, square: Square) -> Style {
    if !theme.has_color() {
        return if board.cursor == Some(square) {
            Theme::strong()
        } else {
            Style::new()
        };
    }
    let palette = theme.palette();
    let color = if board.marks.contains(square) {
        palette.marked
    } else {
        palette.squares[usize::from((square.column() + square.row()) % 2)]
    };
    if board.cursor == Some(square) {
        theme.on(palette.accent, color).add_modifier(Modifier::BOLD)
    } else {
        theme.on(palette.text, color)
    }
}

/// The lines between the squares.
pub fn grid(canvas: &mut Canvas<'_>, grid: Rect) {
    for row in 0..=8u16 {
        let [left, cross, right] = match row {
            0 => ["┌", "┬", "┐"],
            8 => ["└", "┴", "┘"],
            _ => ["├", "┼", "┤"],
        };
        let text = format!("{left}{}{right}", ["───"; 8].join(cross));
        let y = grid.y + 2 * row;
        canvas.put(grid.x, y, &text, Theme::muted(), grid.right());
        if row < 8 {
            for column in 0..=8u16 {
                let x = grid.x + 4 * column;
                canvas.put(x, y + 1, "│", Theme::muted(), grid.right());
            }
        }
    }
}
