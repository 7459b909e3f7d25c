//! Lists with a selected row.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::canvas::{Canvas, split, width};
use crate::app::event::chooses;
use crate::app::theme::Theme;
use crate::app::{Input, Key};

/// The number of the selected row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice(pub(in crate::app) usize);

/// A row: a text, and a short note on the right.
#[derive(Clone, Debug)]
pub struct Row {
    pub text: String,
    pub note: String,
    /// A heading cannot be selected.
    pub heading: bool,
}

impl Row {
    pub fn new(text: String) -> Row {
        Row {
            text,
            note: String::new(),
            heading: false,
        }
    }

    pub fn with_note(self, note: String) -> Row {
        Row { note, ..self }
    }

    pub fn heading(text: String) -> Row {
        Row {
            heading: true,
            ..Row::new(text)
        }
    }
}

impl Choice {
    /// Moves the selection among so many rows. Returns the row that was activated.
    pub fn input(&mut self, input: Input, count: usize) -> Option<usize> {
        let last = count.saturating_sub(1);
        self.0 = self.0.min(last);
        match input {
            Input::Key(Key::Up | Key::BackTab) | Input::Scroll(..0) => {
                self.0 = self.0.checked_sub(1).unwrap_or(last);
            }
            Input::Key(Key::Down | Key::Tab) | Input::Scroll(_) => {
                self.0 = if self.0 == last { 0 } else { self.0 + 1 };
            }
            Input::Key(Key::Home | Key::PageUp) => self.0 = 0,
            Input::Key(Key::End | Key::PageDown) => self.0 = last,
            Input::Key(key) if chooses(key) => return Some(self.0),
            Input::Item(index) if index <= last => {
                self.0 = index;
                return Some(index);
            }
            _ => {}
        }
        None
    }

    /// Draws the list, leaving at least so many lines below it. Returns the area below, after a gap.
    pub fn draw_above(self, canvas: &mut Canvas<'_>, area: Rect, rows: &[Row], lines: u16) -> Rect {
        let height = (rows.len() as u16).min(area.height.saturating_sub(lines));
        let (list, below) = split(area, height);
        self.draw(canvas, list, rows);
        split(below, 1).1
    }

    /// Draws the list, scrolled so that the selected row is visible.
    fn draw(self, canvas: &mut Canvas<'_>, area: Rect, rows: &[Row]) {
        let mut numbers = 0..;
        let number = |row: &Row| if row.heading { None } else { numbers.next() };
        let numbers: Vec<Option<usize>> = rows.iter().map(number).collect();
        let height = usize::from(area.height);
        let chosen = numbers.iter().position(|&number| number == Some(self.0));
        let last = rows.len().saturating_sub(height);
        let first = chosen.unwrap_or(0).saturating_sub(height / 2).min(last);
        let visible = numbers.into_iter().zip(rows).skip(first);
        for (area, (number, row)) in area.rows().zip(visible) {
            let style = match number {
                None => Theme::strong(),
                Some(number) if number == self.0 => Theme::selected(),
                Some(_) => Style::new(),
            };
            canvas.buffer.set_style(area, style);
            let note = canvas.shown(&row.note);
            let note_x = area.right().saturating_sub(width(&note) as u16 + 1);
            let x = area.x + u16::from(number.is_some());
            canvas.put(x, area.y, &row.text, style, note_x);
            canvas.put(note_x, area.y, &note, style, area.right());
            if let Some(number) = number {
                canvas.hit(area, Input::Item(number));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choice_goes_round_and_is_pressed_by_key_and_mouse() {
        let mut choice = Choice::default();
        assert_eq!(choice.input(Input::Key(Key::Up), 3), None);
        assert_eq!(choice, Choice(2));
        choice.input(Input::Key(Key::Down), 3);
        assert_eq!(choice.input(Input::Key(Key::Enter), 3), Some(0));
        assert_eq!(choice.input(Input::Item(1), 3), Some(1));
        assert_eq!(choice.input(Input::Item(7), 3), None);
        // The list has become shorter.
        choice.0 = 9;
        assert_eq!(choice.input(Input::Key(Key::Enter), 2), Some(1));
    }
}
