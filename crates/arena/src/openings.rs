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
    /// The built-in balanced openings: different under every symmetry, neither side ahead.
    ///
    /// # Panics
    ///
    /// Never: a test reads them.
    pub fn built_in() -> Openings {
        Openings::parse(include_str!("../openings.txt")).expect("the built-in openings are legal")
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
            let opening: Transcript = moves
                .parse()
                .map_err(|reason| OpeningError::Line(number, reason))?;
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

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use outflank_rules::{Board, Color};

    use super::*;
    use crate::Balance;

    #[test]
    fn the_built_in_openings_are_many_short_and_different() {
        let openings = Openings::built_in();
        assert!(openings.lines().len() >= 1000);
        let mut boards: HashSet<Board> = HashSet::new();
        for opening in openings.lines() {
            assert!((8..=12).contains(&opening.moves().len()), "{opening}");
            let (board, _) = opening.end().board().canonical();
            assert!(boards.insert(board), "{opening} comes twice");
        }
        let lengths: HashSet<usize> = openings.lines().iter().map(|o| o.moves().len()).collect();
        assert_eq!(lengths.len(), 5);
        let black = openings
            .lines()
            .iter()
            .filter(|o| o.end().turn() == Color::Black);
        assert!((300..openings.lines().len() - 300).contains(&black.count()));
    }

    /// A shallow search is off by a disc or two, so the limit here is wider than when they were made.
    #[test]
    fn the_built_in_openings_are_balanced() {
        let openings = Openings::built_in();
        let values: Vec<f32> = openings
            .lines()
            .iter()
            .step_by(25)
            .map(|opening| Balance::value(&mut Balance::engine(), opening.end(), 8).discs())
            .collect();
        assert!(values.iter().all(|value| value.abs() < 6.0), "{values:?}");
        let mean = values.iter().map(|value| value.abs()).sum::<f32>() / values.len() as f32;
        assert!(mean < 1.75, "{mean}: {values:?}");
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
