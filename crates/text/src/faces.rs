//! Discs that are not black and white, and what they are called.

use std::borrow::Cow;
use std::sync::LazyLock;

use outflank_app::settings::Look;
use outflank_play::MatchSetup;
use outflank_play::cartridge::Face;

use crate::Language;

/// The sides of the discs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Faces {
    /// Black starts.
    #[default]
    BlackAndWhite,
    /// Red stands for black: the cartridge's look (fact D7).
    RedAndGreen,
    /// Green stands for black: on the cartridge either may start (fact D8).
    GreenAndRed,
}

/// What black and white discs are called if one is red and the other green, in every form and language: `disc-words` has
/// black, white, red, green. Not of one language: what renames them cannot know which it is.
static WORDS: LazyLock<Vec<[&str; 4]>> = LazyLock::new(|| {
    Language::ALL
        .into_iter()
        .flat_map(Language::disc_words)
        .collect()
});

impl Faces {
    /// The sides of the discs with a look, in a game in which this side starts.
    pub const fn of(look: Look, first: Face) -> Faces {
        match (look, first) {
            (Look::Classic | Look::Contrast, _) => Faces::BlackAndWhite,
            (Look::Cartridge, Face::Red) => Faces::RedAndGreen,
            (Look::Cartridge, Face::Green) => Faces::GreenAndRed,
        }
    }

    /// The sides of the discs in a game, with the look that was chosen.
    pub const fn in_game(look: Look, setup: &MatchSetup) -> Faces {
        Faces::of(look.in_game(setup), setup.first)
    }

    /// What becomes of the words of a text; of what was typed into it, nothing does.
    pub(crate) const fn transform(self) -> Option<fn(&str) -> Cow<'_, str>> {
        match self {
            Faces::BlackAndWhite => None,
            Faces::RedAndGreen => Some(red_first),
            Faces::GreenAndRed => Some(green_first),
        }
    }
}

fn red_first(text: &str) -> Cow<'_, str> {
    renamed(text, [2, 3])
}

fn green_first(text: &str) -> Cow<'_, str> {
    renamed(text, [3, 2])
}

/// The text with other words for black and white.
fn renamed(text: &str, columns: [usize; 2]) -> Cow<'_, str> {
    let mut renamed = String::new();
    let mut rest = text;
    while let Some(begin) = rest.find(char::is_alphabetic) {
        let end = rest[begin..].find(|letter: char| !letter.is_alphabetic());
        let end = end.map_or(rest.len(), |end| begin + end);
        let word = &rest[begin..end];
        let named = WORDS.iter().find_map(|forms| {
            let which = forms[..2].iter().position(|form| *form == word)?;
            Some(forms[columns[which]])
        });
        renamed.push_str(&rest[..begin]);
        renamed.push_str(named.unwrap_or(word));
        rest = &rest[end..];
    }
    renamed.push_str(rest);
    Cow::Owned(renamed)
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Color, Square};

    use super::*;
    use crate::Texts;

    fn said(language: Language, faces: Faces) -> [String; 3] {
        let texts = Texts::with_faces(language, faces);
        [
            texts.turn(Color::Black),
            texts.played(Color::White, Square::F5, 1, "e5"),
            texts.over_won(Color::Black, 40, 24),
        ]
    }

    #[test]
    fn d7_red_and_green_discs_are_called_red_and_green() {
        for (language, words) in [
            (Language::EN, ["Red", "Green"]),
            (Language::FR, ["Rouge", "Vert"]),
            (Language::ES, ["rojas", "verdes"]),
        ] {
            for (faces, [first, second]) in [
                (Faces::RedAndGreen, words),
                (Faces::GreenAndRed, [words[1], words[0]]),
            ] {
                let [turn, played, won] = said(language, faces);
                assert!(turn.contains(first) && won.contains(first), "{turn} {won}");
                assert!(played.contains(second), "{played}");
            }
        }
    }

    #[test]
    fn no_sentence_about_a_game_forgets_the_colour() {
        let kept = [
            "Black", "White", "black", "white", "Noir", "Blanc", "noir", "blanc", "negr", "blanc",
        ];
        for language in Language::ALL {
            for sentence in said(language, Faces::RedAndGreen) {
                assert!(!kept.iter().any(|it| sentence.contains(it)), "{sentence}");
            }
        }
    }

    #[test]
    fn names_that_were_typed_stay() {
        let texts = Texts::with_faces(Language::EN, Faces::RedAndGreen);
        assert_eq!(
            texts.names_are("Ms White", "Jack Black"),
            "Red is Ms White, Green is Jack Black."
        );
    }
}
