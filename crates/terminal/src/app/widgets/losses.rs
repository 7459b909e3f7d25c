//! What the moves of each side have cost so far, a row each.

use outflank_rules::Color;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::graph::columns;
use crate::app::Input;
use crate::app::canvas::Canvas;
use crate::app::theme::Theme;

/// How many rows it takes.
pub const ROWS: u16 = 2;

/// The highest bar stands for at least so many discs.
const LEAST: i32 = 8;

/// From low to high.
const BARS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

/// What Black and White have lost at each position, as far as that is known.
pub struct Losses<'a> {
    pub lost: &'a [Option<[i32; 2]>],
    /// The current position.
    pub at: usize,
}

impl Losses<'_> {
    /// Draws both rows below a graph, in its columns, after the number at the current position. A click goes to one.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.height < ROWS || area.width < 10 {
            return;
        }
        let most = self.lost.iter().flatten().flatten().copied().max();
        let top = most.unwrap_or(0).max(LEAST);
        let plot = Rect {
            x: area.x + 5,
            width: area.width - 5,
            ..area
        };
        for (side, color) in Color::ALL.into_iter().enumerate() {
            let y = area.y + side as u16;
            let (disc, style) = canvas.theme.disc(color);
            canvas.put(area.x, y, disc.encode_utf8(&mut [0; 4]), style, plot.x);
            if let Some(lost) = self.lost.get(self.at).copied().flatten() {
                let number = format!("{:>3}", lost[side]);
                canvas.put(area.x + 1, y, &number, Theme::muted(), plot.x);
            }
            for column in columns(plot, self.lost.len(), self.at) {
                let lost = self.lost[column.index].map(|lost| lost[side]);
                let (bar, mut style) = match lost {
                    None => (" ", Style::new()),
                    Some(0) => (BARS[0], Theme::muted()),
                    Some(lost) => {
                        let height = (lost * 8 + top - 1) / top;
                        (BARS[height as usize - 1], Style::new())
                    }
                };
                if column.is_here {
                    style = style.add_modifier(Modifier::REVERSED);
                }
                let right = column.x + column.width;
                canvas.put(column.x, y, &bar.repeat(column.width.into()), style, right);
                let hit = Rect::new(column.x, y, column.width, 1);
                canvas.hit(hit, Input::Item(column.index));
            }
        }
    }
}
