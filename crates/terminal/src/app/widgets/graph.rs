//! The course of a game as a graph.

use outflank_app::review::scale;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::Input;
use crate::app::canvas::Canvas;
use crate::app::theme::Theme;

/// The greatest width of a position, in columns.
const WIDEST: usize = 3;

/// The value of each position for Black, if known, and whether it is proven.
pub struct Graph<'a> {
    pub values: &'a [Option<(f32, bool)>],
    /// The current position.
    pub at: usize,
}

impl Graph<'_> {
    /// Draws bars, up for Black and down for White. A click goes to a position.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect) {
        if area.height < 3 || area.width < 10 || self.values.is_empty() {
            return;
        }
        let plot = Rect {
            x: area.x + 4,
            width: area.width - 4,
            ..area
        };
        let top = self.scale();
        let middle = plot.y + plot.height / 2;
        let label = |value: i32| format!("{value:+}").replace('-', "−");
        canvas.put(area.x, plot.y, &label(top), Theme::muted(), plot.x);
        canvas.put(area.x, middle, "  0", Theme::muted(), plot.x);
        let last = plot.bottom() - 1;
        canvas.put(area.x, last, &label(-top), Theme::muted(), plot.x);
        let count = self.values.len();
        let columns = usize::from(plot.width).min(count);
        // Bars are wide if there are few, to be seen and clicked.
        let wide = (usize::from(plot.width) / count).clamp(1, WIDEST);
        for column in 0..columns {
            // With more positions than columns, a column shows the last of its positions.
            let index = (column + 1) * count / columns - 1;
            let first = column * count / columns;
            let here = (first..=index).contains(&self.at);
            let x = plot.x + (column * wide) as u16;
            for x in x..x + wide as u16 {
                for y in plot.y..plot.bottom() {
                    self.point(canvas, x, y, plot, self.values[index], here);
                }
            }
            let bar = Rect::new(x, plot.y, wide as u16, plot.height);
            canvas.hit(bar, Input::Item(index));
        }
    }

    /// Draws one character; half-blocks show small differences.
    fn point(
        &self,
        canvas: &mut Canvas<'_>,
        x: u16,
        y: u16,
        plot: Rect,
        value: Option<(f32, bool)>,
        here: bool,
    ) {
        let middle = i32::from(plot.y + plot.height / 2);
        let half = f32::from(plot.height / 2);
        let mut mark = " ";
        let mut style = Style::new();
        let row = middle - i32::from(y);
        if row == 0 {
            mark = "─";
            style = Theme::muted();
        }
        if let Some((value, exact)) = value {
            let size = (value.abs() / self.scale() as f32 * half * 2.0).round() as i32;
            let covered = if value >= 0.0 { row } else { -row };
            let halves = size - 2 * (covered - 1);
            if covered >= 1 && halves >= 1 {
                style = if exact { Style::new() } else { Theme::muted() };
                mark = match (halves >= 2, value >= 0.0) {
                    (true, _) => "█",
                    (false, true) => "▄",
                    (false, false) => "▀",
                };
            }
            if row == 0 && size == 0 {
                mark = "━";
            }
        }
        if here {
            style = style.add_modifier(ratatui::style::Modifier::REVERSED);
        }
        canvas.put(x, y, mark, style, x + 1);
    }

    fn scale(&self) -> i32 {
        scale(self.values.iter().flatten().map(|(value, _)| *value))
    }
}
