use core::fmt;
use core::str::FromStr;

use crate::{Color, Position, Setup, SetupError, Square};

/// Reads a position and returns the rest of the text: for formats in which a position begins a
/// line.
///
/// Blanks (of any kind) may occur anywhere. `X x B b *` are black discs, `O o W w` white ones, `-`
/// and `.` are empty squares; the same letters name the side to move.
pub fn position_prefix(text: &str) -> Result<(Position, &str), PositionError> {
    let mut setup = Setup::EMPTY;
    let mut squares = Square::all();
    let mut length = 0;
    for (offset, (byte, letter)) in text.char_indices().enumerate() {
        length = offset + 1;
        if letter.is_whitespace() {
            continue;
        }
        let wrong = |problem| Err(PositionError { offset, problem });
        let Some(square) = squares.next() else {
            let Some(turn) = Color::from_letter(letter) else {
                return wrong(PositionProblem::NoTurn(Some(letter)));
            };
            setup.turn = turn;
            return match Position::try_from(setup) {
                Ok(position) => Ok((position, &text[byte + letter.len_utf8()..])),
                Err(SetupError::NoDiscs) => wrong(PositionProblem::NoDiscs),
                Err(SetupError::TwoDiscs(_)) => unreachable!("one letter is read for each square"),
            };
        };
        match (Color::from_letter(letter), letter) {
            (Some(color), _) => setup.put(square, Some(color)),
            (None, '-' | '.') => {}
            (None, _) => return wrong(PositionProblem::UnknownLetter { letter, square }),
        }
    }
    let problem = match squares.len() {
        0 => PositionProblem::NoTurn(None),
        missing => PositionProblem::TooShort {
            squares: 64 - missing,
        },
    };
    Err(PositionError {
        offset: length,
        problem,
    })
}

/// Reads a position and nothing else.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        let (position, rest) = position_prefix(text)?;
        let trailing = rest.trim_start();
        if let Some(letter) = trailing.chars().next() {
            let offset = text.chars().count() - trailing.chars().count();
            return Err(PositionError {
                offset,
                problem: PositionProblem::Trailing(letter),
            });
        }
        Ok(position)
    }
}

/// Why a text is not a position, and where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionError {
    /// The faulty character, from 0.
    pub offset: usize,
    /// What is wrong with it.
    pub problem: PositionProblem,
}

/// What is wrong with the text of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionProblem {
    /// A letter that is neither a disc nor an empty square.
    UnknownLetter {
        /// The letter.
        letter: char,
        /// The square it stands for.
        square: Square,
    },
    /// The text ends before the 64th square.
    TooShort {
        /// How many squares there are.
        squares: usize,
    },
    /// The 64 squares are followed by this letter or nothing, instead of the side to move.
    NoTurn(Option<char>),
    /// Something follows the side to move.
    Trailing(char),
    /// All squares are empty.
    NoDiscs,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.problem {
            PositionProblem::UnknownLetter { letter, square } => {
                write!(f, "'{letter}' is no square ({square}): expected X, O or -")
            }
            PositionProblem::TooShort { squares } => write!(f, "only {squares} of 64 squares"),
            PositionProblem::NoTurn(Some(letter)) => {
                write!(
                    f,
                    "'{letter}' is no side to move: expected X or O after the 64 squares"
                )
            }
            PositionProblem::NoTurn(None) => {
                f.write_str("the side to move is missing after the 64 squares")
            }
            PositionProblem::Trailing(letter) => {
                write!(f, "'{letter}' after the end of the position")
            }
            PositionProblem::NoDiscs => f.write_str("there is no disc on the board"),
        }?;
        write!(f, " (character {})", self.offset + 1)
    }
}

impl core::error::Error for PositionError {}

#[cfg(test)]
mod tests {
    use std::format;
    use std::string::ToString;

    use super::*;

    const START: &str = "---------------------------OX------XO--------------------------- X";

    fn problem(text: &str) -> (usize, PositionProblem) {
        let error = text.parse::<Position>().unwrap_err();
        (error.offset, error.problem)
    }

    #[test]
    fn the_usual_alphabets_all_read_the_same() {
        for (black, white, empty) in [
            ("X", "O", "-"),
            ("x", "o", "."),
            ("B", "W", "-"),
            ("b", "w", "."),
            ("*", "O", "-"),
        ] {
            let text = START
                .replace('-', empty)
                .replace('X', black)
                .replace('O', white);
            assert_eq!(text.parse(), Ok(Position::START), "{text}");
        }
        assert_eq!(Position::START.to_string(), START);
    }

    #[test]
    fn blanks_may_stand_anywhere() {
        let rows: std::vec::Vec<&str> = (0..8).map(|row| &START[row * 8..][..8]).collect();
        assert_eq!(
            rows.join("\n").parse::<Position>().unwrap_err().problem,
            PositionProblem::NoTurn(None)
        );
        assert_eq!(
            format!(" {}\tX\n", rows.join("\n ")).parse(),
            Ok(Position::START)
        );
        assert_eq!(START.replace(' ', "").parse(), Ok(Position::START));
    }

    #[test]
    fn what_follows_a_position_is_returned_as_it_is() {
        let line = format!("{START}; f5:+0;");
        assert_eq!(position_prefix(&line), Ok((Position::START, "; f5:+0;")));
    }

    #[test]
    fn errors_name_the_character_and_the_reason() {
        assert_eq!(problem(""), (0, PositionProblem::TooShort { squares: 0 }));
        assert_eq!(
            problem("XO-"),
            (3, PositionProblem::TooShort { squares: 3 })
        );
        let unknown = PositionProblem::UnknownLetter {
            letter: 'é',
            square: Square::C1,
        };
        assert_eq!(problem("X Oé"), (3, unknown));
        assert_eq!(problem(&START[..64]), (64, PositionProblem::NoTurn(None)));
        assert_eq!(
            problem(&START.replace(" X", " ?")),
            (65, PositionProblem::NoTurn(Some('?')))
        );
        assert_eq!(
            problem(&format!("{START} f5")),
            (67, PositionProblem::Trailing('f'))
        );
        assert_eq!(
            problem(&format!("{} X", "-".repeat(64))),
            (65, PositionProblem::NoDiscs)
        );
        assert_eq!(
            "XOq".parse::<Position>().unwrap_err().to_string(),
            "'q' is no square (c1): expected X, O or - (character 3)"
        );
    }
}
