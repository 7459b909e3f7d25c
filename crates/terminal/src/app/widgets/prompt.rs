//! Prompts: questions that come before any other input.

use outflank_rules::Color;
use outflank_text::Texts;
use ratatui::layout::Rect;
use ratatui::style::Modifier;

use crate::app::Key;
use crate::app::canvas::{Canvas, width};
use crate::app::event::{begins, is_yes};
use crate::app::shared::KeyHint;
use crate::app::theme::Theme;

/// The limit in bytes: a transcript with all its passes fits.
const LONGEST: usize = 4096;

/// A question; the screen knows which.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    Text(TextInput),
    YesNo,
    Color,
}

/// The answer to a [`Prompt`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Without blanks around it.
    Text(String),
    Yes,
    Color(Color),
    Cancelled,
}

impl Prompt {
    /// Asks for a text, with this initial one.
    pub fn text(text: impl Into<String>) -> Prompt {
        let text = text.into();
        Prompt::Text(TextInput { text })
    }

    pub fn keys(&self, texts: &Texts) -> Vec<KeyHint> {
        let cancel = |label| KeyHint::new(Key::Esc, label);
        match self {
            Prompt::Text(_) => vec![
                KeyHint::new(Key::Enter, texts.app_key_accept()),
                cancel(texts.cancel()),
            ],
            Prompt::YesNo => vec![KeyHint::named(texts.app_yes()), cancel(texts.app_no())],
            Prompt::Color => Color::ALL
                .map(|color| KeyHint::named(texts.color_name(color)))
                .into(),
        }
    }

    /// Handles a key. Returns the answer once it is complete.
    pub fn key(&mut self, key: Key, texts: &Texts) -> Option<Answer> {
        match (self, key) {
            (_, Key::Esc) => Some(Answer::Cancelled),
            (Prompt::Text(input), Key::Enter) => Some(Answer::Text(input.text.trim().to_owned())),
            (Prompt::Text(input), key) => {
                input.key(key);
                None
            }
            (Prompt::YesNo, key) if is_yes(key, texts) => Some(Answer::Yes),
            (Prompt::YesNo, _) => Some(Answer::Cancelled),
            (Prompt::Color, key) => Color::ALL
                .into_iter()
                .find(|&color| begins(key, &texts.color_name(color)))
                .map(Answer::Color),
        }
    }
}

/// A line of text being typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TextInput {
    pub text: String,
}

impl TextInput {
    pub fn key(&mut self, key: Key) {
        match key {
            Key::Backspace => drop(self.text.pop()),
            Key::Char(letter) if self.text.len() < LONGEST => self.text.push(letter),
            _ => {}
        }
    }

    /// Takes over what was pasted, on one line. Says whether there was room for it.
    pub fn paste(&mut self, text: &str) -> bool {
        let text = text.trim_matches(char::is_control).replace("\r\n", " ");
        let fits = self.text.len() + text.len() <= LONGEST;
        if fits {
            self.text.push_str(&text.replace(char::is_control, " "));
        }
        fits
    }

    /// Draws the question and the end of the typed text, with a caret.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, question: &str) {
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
