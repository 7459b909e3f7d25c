//! Entries, one of which is chosen.

use ratatui::layout::Rect;
use ratatui::style::Style;

use crate::app::canvas::Canvas;
use crate::app::theme::Theme;
use crate::app::{Input, Key};

/// Which entry of a list is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct Choice(pub(in crate::app) usize);

/// An entry: what it is, and something short at its right end.
#[derive(Clone, Debug)]
pub(in crate::app) struct Entry {
    pub(in crate::app) text: String,
    pub(in crate::app) note: String,
    /// A heading cannot be chosen.
    pub(in crate::app) heading: bool,
}

impl Entry {
    pub(in crate::app) fn new(text: String) -> Entry {
        Entry {
            text,
            note: String::new(),
            heading: false,
        }
    }

    pub(in crate::app) fn with_note(self, note: String) -> Entry {
        Entry { note, ..self }
    }

    pub(in crate::app) fn heading(text: String) -> Entry {
        Entry {
            heading: true,
            ..Entry::new(text)
        }
    }
}

impl Choice {
    /// Moves the choice among so many entries that can be chosen; says which one is pressed.
    pub(in crate::app) fn input(&mut self, input: Input, count: usize) -> Option<usize> {
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
            Input::Key(key) if key.chooses() => return Some(self.0),
            Input::Item(index) if index <= last => {
                self.0 = index;
                return Some(index);
            }
            _ => {}
        }
        None
    }

    /// Draws the entries; those that can be chosen are numbered from 0, headings left out. The chosen one is seen.
    pub(in crate::app) fn draw(self, canvas: &mut Canvas<'_>, area: Rect, entries: &[Entry]) {
        let mut number = 0;
        let mut rows: Vec<(Option<usize>, &Entry)> = Vec::new();
        for entry in entries {
            rows.push((None, entry));
            if !entry.heading {
                rows.last_mut().expect("just pushed").0 = Some(number);
                number += 1;
            }
        }
        let height = usize::from(area.height);
        let chosen = rows.iter().position(|(index, _)| *index == Some(self.0));
        let last = rows.len().saturating_sub(height);
        // The chosen entry in the middle where the list is too long.
        let first = chosen.unwrap_or(0).saturating_sub(height / 2).min(last);
        for (y, (index, entry)) in (area.y..).zip(rows.into_iter().skip(first).take(height)) {
            let row = Rect {
                y,
                height: 1,
                ..area
            };
            let style = match index {
                None => Theme::strong(),
                Some(index) if index == self.0 => Theme::selected(),
                Some(_) => Style::new(),
            };
            let indent = u16::from(index.is_some());
            canvas.line(row, "", style);
            let note = canvas.shown(&entry.note);
            let note_at = row
                .right()
                .saturating_sub(crate::app::canvas::width(&note) as u16 + 1);
            canvas.put(row.x + indent, y, &entry.text, style, note_at);
            canvas.put(note_at, y, &note, style, row.right());
            if let Some(index) = index {
                canvas.hit(row, Input::Item(index));
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
        // A list that has become shorter.
        choice.0 = 9;
        assert_eq!(choice.input(Input::Key(Key::Enter), 2), Some(1));
    }
}
