//! A line of text that is typed.

use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::app::Key;
use crate::app::canvas::{Canvas, width};
use crate::app::theme::Theme;

/// No longer text can be typed: a transcript with all its passes has room.
const LONGEST: usize = 4096;

/// What was typed so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct TextInput {
    pub(in crate::app) text: String,
}

/// What a key has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Typed {
    /// The text goes on.
    More,
    /// The text is complete.
    Done,
    /// Nothing is to come of it.
    Cancelled,
}

impl TextInput {
    pub(in crate::app) fn key(&mut self, key: Key) -> Typed {
        match key {
            Key::Enter => return Typed::Done,
            Key::Esc => return Typed::Cancelled,
            Key::Backspace => drop(self.text.pop()),
            Key::Char(letter) if self.text.len() < LONGEST => self.text.push(letter),
            _ => {}
        }
        Typed::More
    }

    /// A question, and the end of what was typed with a mark where the next letter goes.
    pub(in crate::app) fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, question: &str) {
        let x = canvas.put(area.x, area.y, question, Theme::strong(), area.right());
        let (x, y, room) = if usize::from(area.right() - x) < 16 && area.height > 1 {
            (area.x, area.y + 1, usize::from(area.width))
        } else {
            (
                x + 1,
                area.y,
                usize::from(area.right().saturating_sub(x + 1)),
            )
        };
        let mut shown = self.text.as_str();
        while width(shown) + 1 > room && !shown.is_empty() {
            let mut letters = shown.chars();
            letters.next();
            shown = letters.as_str();
        }
        let after = canvas.put(x, y, shown, Theme::strong(), area.right());
        let caret = Theme::selected().add_modifier(Modifier::SLOW_BLINK);
        canvas.put(after, y, "_", caret, area.right());
    }
}
