use core::fmt;
use core::str::FromStr;

use outflank_rules::notation::{Transcript, TranscriptError};
use outflank_rules::{Position, Square};

/// The first moves of a game, from the standard start, that nobody at the table made: a named opening, or moves drawn
/// by lot.
///
/// As text, `opening f5d6c3` or `xot f5d6c3d3c4f4c5b3`.
///
/// ```
/// use outflank_play::{Prelude, PreludeKind};
///
/// let prelude: Prelude = "opening f5d6c3".parse().unwrap();
/// assert_eq!(prelude.kind(), PreludeKind::Opening);
/// assert_eq!(prelude.squares().len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Prelude {
    kind: PreludeKind,
    count: u8,
    /// Those after `count` are A1.
    squares: [Square; 60],
}

/// Where a [`Prelude`] comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PreludeKind {
    /// Somebody has chosen an opening.
    Opening,
    /// Lots were drawn, as in XOT.
    Drawn,
}

/// Why moves are no prelude.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PreludeError {
    /// The text does not say what it is.
    #[error("neither 'opening' nor 'xot'")]
    Kind,
    /// The moves are wrong.
    #[error("{0}")]
    Moves(TranscriptError),
    /// There is no move.
    #[error("there is no move")]
    Empty,
    /// They do not begin at the standard start.
    #[error("the moves begin elsewhere")]
    OtherStart,
    /// After them the game is over.
    #[error("the game is over after these moves")]
    Over,
}

impl Prelude {
    /// These moves.
    pub fn new(kind: PreludeKind, moves: &Transcript) -> Result<Prelude, PreludeError> {
        if moves.start() != Position::START {
            return Err(PreludeError::OtherStart);
        }
        if moves.end().is_over() {
            return Err(PreludeError::Over);
        }
        let mut prelude = Prelude {
            kind,
            count: 0,
            squares: [Square::A1; 60],
        };
        let placed = moves.moves().iter().filter_map(|mv| mv.square());
        for (place, square) in prelude.squares.iter_mut().zip(placed) {
            *place = square;
            prelude.count += 1;
        }
        match prelude.count {
            0 => Err(PreludeError::Empty),
            _ => Ok(prelude),
        }
    }

    /// Where the moves come from.
    pub const fn kind(&self) -> PreludeKind {
        self.kind
    }

    /// Where the discs are placed, in order. Passes between them are forced.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..usize::from(self.count)]
    }

    /// The moves as a transcript writes them: `f5d6c3`.
    pub fn transcript(&self) -> String {
        self.squares().iter().map(Square::to_string).collect()
    }
}

impl fmt::Debug for Prelude {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Prelude({self})")
    }
}

impl fmt::Display for Prelude {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.kind {
            PreludeKind::Opening => "opening",
            PreludeKind::Drawn => "xot",
        };
        write!(f, "{kind} {}", self.transcript())
    }
}

impl FromStr for Prelude {
    type Err = PreludeError;

    fn from_str(text: &str) -> Result<Prelude, PreludeError> {
        let (kind, moves) = match text.split_once(' ') {
            Some(("opening", moves)) => (PreludeKind::Opening, moves),
            Some(("xot", moves)) => (PreludeKind::Drawn, moves),
            _ => return Err(PreludeError::Kind),
        };
        let moves: Transcript = moves.parse().map_err(PreludeError::Moves)?;
        Prelude::new(kind, &moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prelude_is_read_as_it_is_written() {
        for text in ["opening f5d6c3", "xot f5d6c3d3c4f4c5b3"] {
            let prelude: Prelude = text.parse().unwrap();
            assert_eq!(prelude.to_string(), text);
        }
    }

    #[test]
    fn only_moves_after_which_the_game_goes_on_are_a_prelude() {
        let read = |text: &str| text.parse::<Prelude>().unwrap_err();
        assert_eq!(read("f5d6"), PreludeError::Kind);
        assert_eq!(read("handicap f5"), PreludeError::Kind);
        assert_eq!(read("xot "), PreludeError::Empty);
        assert!(matches!(read("xot f5f5"), PreludeError::Moves(_)));
        assert_eq!(read("opening e6f4e3f6g5d6e7f5c5"), PreludeError::Over);
        let elsewhere = Transcript::new("f5".parse::<Transcript>().unwrap().end());
        assert_eq!(
            Prelude::new(PreludeKind::Drawn, &elsewhere),
            Err(PreludeError::OtherStart)
        );
    }
}
