//! A list narrowed to the rows with some words.

use outflank_text::Texts;
use ratatui::layout::Rect;

use super::list::Row;
use super::prompt::Prompt;
use crate::app::canvas::Canvas;
use crate::app::shared::{KeyHint, Shared};
use crate::app::{Input, Key};

/// The key that asks for the words.
const KEY: char = '/';

/// The words that are looked for; without any, every row is there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    words: Vec<String>,
}

impl Filter {
    /// Looks for these words; case does not matter.
    pub fn set(&mut self, text: &str) {
        let words = text.split_whitespace().map(str::to_lowercase);
        self.words = words.collect();
    }

    /// Whether all words are in a row.
    pub fn has(&self, row: &Row) -> bool {
        let text = format!("{} {}", row.text, row.note).to_lowercase();
        self.words.iter().all(|word| text.contains(word))
    }

    /// Whether something is looked for.
    pub fn is_set(&self) -> bool {
        !self.words.is_empty()
    }

    /// Asks for words, if the key says so.
    pub fn input(&self, input: Input, shared: &mut Shared) -> bool {
        let asked = input == Input::Key(Key::Char(KEY));
        if asked {
            shared.prompt = Some(Prompt::text(self.words.join(" ")));
        }
        asked
    }

    pub fn key(texts: &Texts) -> KeyHint {
        KeyHint::letter(KEY, texts.app_key_search())
    }

    /// Draws the question below a list, if it is asked. Says whether it is.
    pub fn draw(canvas: &mut Canvas<'_>, below: Rect, shared: &Shared) -> bool {
        let Some(Prompt::Text(input)) = &shared.prompt else {
            return false;
        };
        input.draw(canvas, below, &shared.texts.app_search());
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_words_must_be_there_in_any_order_and_case() {
        let row = Row::new("Anna – Élodie".to_owned()).with_note("2026-05-02 +4".to_owned());
        let mut filter = Filter::default();
        assert!(filter.has(&row) && !filter.is_set());
        for (text, found) in [
            ("élodie anna", true),
            ("2026 ANN", true),
            ("anna ben", false),
        ] {
            filter.set(text);
            assert_eq!(filter.has(&row), found, "{text}");
        }
        filter.set(" ");
        assert!(!filter.is_set());
    }
}
