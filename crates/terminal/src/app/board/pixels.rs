//! Squares as half-blocks: each character holds two pixels, one above the other.

use outflank_rules::{Color, Square};
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::{Board, Label};
use crate::app::canvas::{Canvas, width};
use crate::app::theme::{Palette, Rgb};

pub fn draw(board: &Board, canvas: &mut Canvas<'_>, cell: Rect, square: Square) {
    let palette = canvas.theme.palette();
    let ground = ground(board, square, palette);
    let disc = board.disc(square);
    for row in 0..cell.height {
        for column in 0..cell.width {
            let color_of = |half: u16| {
                let color =
                    disc.and_then(|side| point(side, palette, cell, column, 2 * row + half));
                color.unwrap_or(ground)
            };
            let (top, bottom) = (color_of(0), color_of(1));
            let style = Style::new().bg(canvas.theme.color(bottom));
            let (mark, style) = if top == bottom {
                (' ', style)
            } else {
                ('▀', style.fg(canvas.theme.color(top)))
            };
            if let Some(at) = canvas.buffer.cell_mut((cell.x + column, cell.y + row)) {
                at.set_char(mark).set_style(style);
            }
        }
    }
    if let Some(side) = disc {
        let own = palette.discs[side.index()];
        if board.flips.contains(square) {
            mark(canvas, cell, palette.discs[(!side).index()], own);
        } else if board.last == Some(square) {
            mark(canvas, cell, palette.accent, own);
        }
    } else if let Some(label) = board.label(square) {
        draw_label(label, canvas, cell, ground);
    } else if board.dots.contains(square) {
        middle(canvas, cell, palette.text, ground);
    }
}

fn draw_label(label: &Label, canvas: &mut Canvas<'_>, cell: Rect, ground: Rgb) {
    let (theme, palette) = (canvas.theme, canvas.theme.palette());
    let estimate = !label.exact && cell.width >= 4 && !label.text.is_empty();
    let text = if estimate { "~" } else { "" }.to_owned() + &label.text;
    let row = cell.y + (cell.height - 1) / 2;
    let blanks = usize::from(cell.width).saturating_sub(width(&text));
    let x = cell.x + blanks.div_ceil(2) as u16;
    if !label.best {
        canvas.put(x, row, &text, theme.on(palette.text, ground), cell.right());
        return;
    }
    let style = theme.on(palette.discs[0], palette.accent);
    let style = style.add_modifier(Modifier::BOLD);
    canvas.put(x, row, &text, style, cell.right());
    if cell.height > 1 {
        let below = cell.x + (cell.width - 1) / 2;
        let star = style.patch(theme.on(palette.accent, ground));
        canvas.put(below, row + 1, "★", star, cell.right());
    }
}

/// The background of a square.
fn ground(board: &Board, square: Square, palette: Palette) -> Rgb {
    if board.cursor == Some(square) {
        palette.accent
    } else if board.marks.contains(square) {
        palette.marked
    } else {
        palette.squares[usize::from((square.column() + square.row()) % 2)]
    }
}

/// The first pixel of a disc in its square, and its diameter. Neighbours do not touch if there are pixels to
/// spare.
const fn extent(points: i32) -> (i32, i32) {
    match points {
        ..=4 => (0, points),
        5..=7 => (0, points - 1),
        _ => (1, points - 2),
    }
}

/// The colour of a pixel of a disc; `None` outside it.
fn point(side: Color, palette: Palette, cell: Rect, x: u16, y: u16) -> Option<Rgb> {
    let (first, across) = extent(i32::from(cell.width));
    // In half pixels from the centre of the disc.
    let from_middle = |at: u16| 2 * (i32::from(at) - first) + 1 - across;
    let distance = from_middle(x).pow(2) + from_middle(y).pow(2);
    let inside = |radius: i32| distance <= radius * radius;
    let index = side.index();
    match palette.rings[index] {
        Some(ring) if inside(across) && !inside(across - 2) => Some(ring),
        _ => inside(across).then_some(palette.discs[index]),
    }
}

/// Marks the centre of a disc.
fn mark(canvas: &mut Canvas<'_>, cell: Rect, color: Rgb, disc: Rgb) {
    let (first, across) = extent(i32::from(cell.width));
    if across % 2 == 0 {
        middle(canvas, cell, color, disc);
        return;
    }
    let style = canvas.theme.on(color, disc);
    let at = (first + across / 2) as u16;
    let half = if at.is_multiple_of(2) { "▀" } else { "▄" };
    let (x, y) = (cell.x + at, cell.y + at / 2);
    canvas.put(x, y, half, style, x + 1);
}

/// Draws a small dot in the centre of the cell.
fn middle(canvas: &mut Canvas<'_>, cell: Rect, color: Rgb, ground: Rgb) {
    let style = canvas.theme.on(color, ground);
    let left = cell.x + cell.width / 2 - 1;
    let row = cell.y + (cell.height - 1) / 2;
    if cell.height.is_multiple_of(2) {
        canvas.put(left, row, "▗▖", style, left + 2);
        canvas.put(left, row + 1, "▝▘", style, left + 2);
    } else {
        canvas.put(left, row, "▐▌", style, left + 2);
    }
}
