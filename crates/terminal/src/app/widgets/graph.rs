//! The course of a game as a graph.

use outflank_app::review::scale;
use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::Input;
use crate::app::canvas::Canvas;
use crate::app::theme::Theme;

/// The greatest width of a position, in columns.
const WIDEST: usize = 3;

/// A column of a graph.
pub struct Column {
    pub x: u16,
    pub width: u16,
    /// The position that it shows.
    pub index: usize,
    /// Whether the current position is in it.
    pub is_here: bool,
}

/// The columns of so many positions.
pub fn columns(plot: Rect, count: usize, at: usize) -> impl Iterator<Item = Column> {
    let columns = usize::from(plot.width).min(count);
    // Bars are wide if there are few, to be seen and clicked.
    let width = (usize::from(plot.width) / count.max(1)).clamp(1, WIDEST);
    (0..columns).map(move |column| {
        // With more positions than columns, a column shows the last of its positions.
        let index = (column + 1) * count / columns - 1;
        let first = column * count / columns;
        Column {
            x: plot.x + (column * width) as u16,
            width: width as u16,
            index,
            is_here: (first..=index).contains(&at),
        }
    })
}

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
            x: area.x + 5,
            width: area.width - 5,
            ..area
        };
        let top = self.scale();
        let middle = plot.y + plot.height / 2;
        let label = |value: i32| format!("{value:+}").replace('-', "−");
        canvas.put(area.x, plot.y, &label(top), Theme::muted(), plot.x);
        canvas.put(area.x, middle, "  0", Theme::muted(), plot.x);
        let last = plot.bottom() - 1;
        canvas.put(area.x, last, &label(-top), Theme::muted(), plot.x);
        for column in columns(plot, self.values.len(), self.at) {
            let Column { x, width, .. } = column;
            let value = self.values[column.index];
            for x in x..x + width {
                for y in plot.y..plot.bottom() {
                    self.point(canvas, x, y, plot, value, column.is_here);
                }
            }
            let bar = Rect::new(x, plot.y, width, plot.height);
            canvas.hit(bar, Input::Item(column.index));
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
