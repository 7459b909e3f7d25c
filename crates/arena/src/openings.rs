use outflank_record::xot::XotList;
use outflank_rules::Position;
use outflank_rules::notation::{Transcript, TranscriptError};
use outflank_rules::random::Random;

/// The starts of a match's games: a list of openings, one per line, as moves (`f5d6c3…`). Empty lines and text
/// after a `#` are ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Openings(Vec<Transcript>);

/// Why a text is not a list of openings.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpeningError {
    /// It has no openings.
    #[error("there is no opening")]
    None,
    /// A line has something other than legal moves.
    #[error("line {0}: {1}")]
    Line(usize, TranscriptError),
    /// The moves of a line end the game.
    #[error("line {0}: the game is over")]
    Over(usize),
}

impl Openings {
    /// The openings that XOT draws from: different under every symmetry, neither side ahead.
    pub fn built_in() -> Openings {
        XotList::built_in().into()
    }

    /// All games begin at the start.
    pub fn start() -> Openings {
        Openings(vec![Transcript::new(Position::START)])
    }

    /// Reads a list.
    pub fn parse(text: &str) -> Result<Openings, OpeningError> {
        let mut openings = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let moves = line.split('#').next().unwrap_or_default().trim();
            if moves.is_empty() {
                continue;
            }
            let opening = match moves {
                "start" => Transcript::new(Position::START),
                moves => moves
                    .parse()
                    .map_err(|reason| OpeningError::Line(number, reason))?,
            };
            if opening.end().is_over() {
                return Err(OpeningError::Over(number));
            }
            openings.push(opening);
        }
        if openings.is_empty() {
            return Err(OpeningError::None);
        }
        Ok(Openings(openings))
    }

    /// The openings themselves.
    pub fn lines(&self) -> &[Transcript] {
        &self.0
    }

    /// The openings in an order that depends on the seed.
    pub(crate) fn shuffled(&self, seed: u64) -> Vec<&Transcript> {
        let mut lines: Vec<&Transcript> = self.0.iter().collect();
        Random::new(seed).shuffle(&mut lines);
        lines
    }
}

impl From<XotList> for Openings {
    fn from(list: XotList) -> Openings {
        Openings(list.lines().to_vec())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn the_start_of_the_game_is_an_opening() {
        let openings = Openings::parse("start # nothing yet\nf5d6\n").unwrap();
        assert_eq!(openings.lines()[0], Transcript::new(Position::START));
        assert_eq!(openings.lines().len(), 2);
        assert!(Openings::parse("stat").is_err());
    }

    #[test]
    fn matches_and_games_of_xot_draw_from_one_list() {
        let list = XotList::built_in();
        assert_eq!(Openings::built_in().lines(), list.lines());
        assert!(
            Openings::built_in().shuffled(3)[..200]
                .iter()
                .all(|it| list.has(it.end()))
        );
    }

    #[test]
    fn a_list_has_comments_and_empty_lines() {
        let openings = Openings::parse("# two\n\nf5d6c3\n  F5f6 # the diagonal\n").unwrap();
        assert_eq!(openings.lines().len(), 2);
        assert_eq!(openings.lines()[1].to_string(), "f5f6");
    }

    #[test]
    fn a_bad_list_is_refused_with_the_line() {
        assert_eq!(Openings::parse("# none\n"), Err(OpeningError::None));
        let error = Openings::parse("f5d6\n\nf5f5\n").unwrap_err();
        assert!(matches!(error, OpeningError::Line(3, _)), "{error}");
        let over = "e6f4e3f6g5d6e7f5c5";
        assert_eq!(Openings::parse(over), Err(OpeningError::Over(1)));
    }

    #[test]
    fn a_shuffle_loses_nothing() {
        let openings = Openings::built_in();
        let (one, two) = (openings.shuffled(1), openings.shuffled(2));
        assert_ne!(one, two);
        assert_eq!(one, openings.shuffled(1));
        let set = |list: &[&Transcript]| -> HashSet<Position> {
            list.iter().map(|line| line.end()).collect()
        };
        assert_eq!(set(&one), set(&two));
        assert_eq!(set(&one).len(), openings.lines().len());
    }
}
