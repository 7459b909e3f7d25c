//! The words of a sentence.

use outflank_rules::{Color, Square};
use serde_json::Value;

use crate::lines::Lines;

/// What stands in a sentence for each name, and the move that it is about.
pub struct Said<'a> {
    words: Vec<(&'static str, &'a str)>,
    pub ply: &'a Value,
}

impl<'a> Said<'a> {
    /// What a sentence says, if it is this one.
    pub fn of(sentence: &'a str, form: &'static str, ply: &'a Value) -> Option<Said<'a>> {
        let mut words = Vec::new();
        let mut parts = form.split('{');
        let mut rest = sentence.strip_prefix(parts.next()?)?;
        let mut parts = parts.peekable();
        while let Some(part) = parts.next() {
            let (name, then) = part.split_once('}')?;
            let end = match parts.peek() {
                Some(_) => rest.find(then)?,
                None => rest.strip_suffix(then)?.len(),
            };
            words.push((name, &rest[..end]));
            rest = rest[end..].strip_prefix(then)?;
        }
        let said = Said { words, ply };
        let is_square = |name| said.text(name).is_none() || said.square(name).is_some();
        let fits = rest.is_empty()
            && ["mv", "best", "corner", "square"]
                .into_iter()
                .all(is_square);
        fits.then_some(said)
    }

    pub fn text(&self, name: &str) -> Option<&'a str> {
        let mut all = self.words.iter();
        Some(all.find(|it| it.0 == name)?.1)
    }

    pub fn square(&self, name: &str) -> Option<Square> {
        self.text(name)?.parse().ok()
    }

    pub fn party(&self, name: &str) -> Option<Color> {
        match self.text(name)? {
            "Black" => Some(Color::Black),
            "White" => Some(Color::White),
            _ => None,
        }
    }

    /// Within how many moves: the number that is named, or one.
    pub fn soon(&self) -> usize {
        let mut words = self.text("soon").into_iter().flat_map(|it| it.split(' '));
        words.find_map(|it| it.parse().ok()).unwrap_or(1)
    }

    pub fn number(&self, name: &str) -> Option<u32> {
        match self.text(name)? {
            "no" | "none" => Some(0),
            "one" | "only one" => Some(1),
            text => text.trim_start_matches("only ").parse().ok(),
        }
    }

    /// Whether both numbers are those that were counted.
    pub fn numbers(&self, counted: [u32; 2]) -> Option<(usize, bool)> {
        Some((3, [self.number("has")?, self.number("could")?] == counted))
    }

    /// Whether moves and players are those that are meant.
    pub fn is_about(&self, lines: &Lines) -> bool {
        let first = [("mv", &lines.played), ("best", &lines.better)];
        let moves = first.iter().all(|(name, line)| {
            self.text(name).is_none() || line.moves[0].square() == self.square(name)
        });
        let parties = [("mover", lines.mover), ("opponent", !lines.mover)];
        let are_meant = |&(name, color): &(&str, Color)| {
            self.text(name).is_none() || self.party(name) == Some(color)
        };
        moves && parties.iter().all(are_meant)
    }
}
