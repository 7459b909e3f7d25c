use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{IllegalMove, Move, Position, Square, Symmetry};

/// A legal sequence of moves from some position, passes included.
///
/// ```
/// use outflank_rules::notation::Transcript;
///
/// let game: Transcript = "1. F5 d6 2. C3".parse()?;
/// assert_eq!(game.to_string(), "f5d6c3");
/// assert_eq!(game.end().legal_moves().len(), 4);
///
/// let error = "f5d6a1".parse::<Transcript>().unwrap_err();
/// assert_eq!(error.to_string(), "move 3: a1 outflanks nothing (character 5)");
/// # Ok::<(), outflank_rules::notation::TranscriptError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transcript {
    start: Position,
    moves: Vec<Move>,
    end: Position,
}

/// How passes are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassStyle {
    /// Omitted; the reader infers them.
    Omitted,
    /// Written as `pa`.
    Written,
}

impl Transcript {
    /// A game that has not begun.
    pub const fn new(start: Position) -> Transcript {
        Transcript {
            start,
            moves: Vec::new(),
            end: start,
        }
    }

    /// Reads moves that begin at `start`.
    ///
    /// A move is a letter and a digit in any case; a pass is `pa`, `ps`, `pass`, `--`, `p@` or `@@`, or
    /// omitted. Between moves there may be blanks, `-`, `,`, `.`, `/` and move numbers such as `12.`.
    pub fn parse_from(start: Position, text: &str) -> Result<Transcript, TranscriptError> {
        let mut transcript = Transcript::new(start);
        let mut rest = text;
        loop {
            rest = skip_separators(rest);
            let fail = |problem: TranscriptProblem, transcript: &Transcript| TranscriptError {
                offset: text[..text.len() - rest.len()].chars().count(),
                ply: transcript
                    .moves
                    .iter()
                    .filter(|mv| mv.square().is_some())
                    .count()
                    + 1,
                position: transcript.end,
                problem,
            };
            let Some(letter) = rest.chars().next() else {
                return Ok(transcript);
            };
            let Some((mv, after)) = move_prefix(rest) else {
                return Err(fail(TranscriptProblem::NotAMove(letter), &transcript));
            };
            if mv != Move::Pass && transcript.end.must_pass() {
                transcript
                    .push(Move::Pass)
                    .map_err(|reason| fail(reason.into(), &transcript))?;
            }
            transcript
                .push(mv)
                .map_err(|reason| fail(reason.into(), &transcript))?;
            rest = after;
        }
    }

    /// Adds a move, or says why it is illegal and changes nothing.
    pub fn push(&mut self, mv: Move) -> Result<(), IllegalMove> {
        self.end = self.end.play(mv)?;
        self.moves.push(mv);
        Ok(())
    }

    /// Where the moves begin.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The moves, passes included.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after the last move.
    pub const fn end(&self) -> Position {
        self.end
    }

    /// The positions of the game: where it begins, and after each move, passes included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.start.along(self.moves.iter().copied())
    }

    /// The moves as text, in lower case without blanks.
    pub fn to_text(&self, passes: PassStyle) -> String {
        let mut text = String::with_capacity(self.moves.len() * 2);
        for mv in &self.moves {
            match mv {
                Move::Place(square) => {
                    text.push(char::from(b'a' + square.column()));
                    text.push(char::from(b'1' + square.row()));
                }
                Move::Pass if passes == PassStyle::Written => text.push_str("pa"),
                Move::Pass => {}
            }
        }
        text
    }

    /// The same game, rotated or mirrored so that it begins with f5: the form in which openings are
    /// compared.
    ///
    /// Games that are empty or begin elsewhere have no such form and are returned unchanged.
    #[must_use]
    pub fn normalized(&self) -> Transcript {
        let first = self.moves.first().and_then(|mv| mv.square());
        let symmetry = match first.filter(|_| self.start == Position::START) {
            Some(Square::E6) => Symmetry::Transpose,
            Some(Square::C4) => Symmetry::Rotate180,
            Some(Square::D3) => Symmetry::AntiTranspose,
            _ => Symmetry::Identity,
        };
        Transcript {
            start: self.start,
            moves: self.moves.iter().map(|&mv| symmetry.mv(mv)).collect(),
            end: symmetry.position(self.end),
        }
    }
}

/// Reads moves from the start of a game.
impl FromStr for Transcript {
    type Err = TranscriptError;

    fn from_str(text: &str) -> Result<Transcript, TranscriptError> {
        Transcript::parse_from(Position::START, text)
    }
}

/// The moves without passes: `f5d6c3`.
impl fmt::Display for Transcript {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_text(PassStyle::Omitted))
    }
}

/// Skips what separates two moves: blanks, single punctuation marks, and numbers with a full stop.
fn skip_separators(mut text: &str) -> &str {
    loop {
        let trimmed =
            text.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ',' | '.' | '/'));
        let after_dash = trimmed
            .strip_prefix('-')
            .filter(|rest| !rest.starts_with('-'));
        let digits = trimmed.trim_start_matches(|c: char| c.is_ascii_digit());
        let after_number = digits
            .strip_prefix('.')
            .filter(|_| digits.len() < trimmed.len());
        match after_dash.or(after_number) {
            Some(rest) => text = rest,
            None => return trimmed,
        }
    }
}

/// Reads a move and returns what follows it, for formats in which moves stand together.
pub fn move_prefix(text: &str) -> Option<(Move, &str)> {
    // The longest ways to write a pass have four letters.
    [4, 2].into_iter().find_map(|length| {
        let mv = text.get(..length)?.parse().ok()?;
        Some((mv, &text[length..]))
    })
}

/// Why a text is not a game, and where reading stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TranscriptError {
    /// The faulty character, from 0.
    pub offset: usize,
    /// The number of the faulty move, from 1, passes not counted.
    pub ply: usize,
    /// The position it was to be played in.
    pub position: Position,
    /// What is wrong with it.
    pub problem: TranscriptProblem,
}

/// What is wrong with the text of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TranscriptProblem {
    /// No square or pass begins with this letter.
    NotAMove(char),
    /// The move is illegal.
    Illegal(IllegalMove),
}

impl From<IllegalMove> for TranscriptProblem {
    fn from(reason: IllegalMove) -> TranscriptProblem {
        TranscriptProblem::Illegal(reason)
    }
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: ", self.ply)?;
        match self.problem {
            TranscriptProblem::NotAMove(letter) => write!(f, "no move begins with '{letter}'")?,
            TranscriptProblem::Illegal(reason) => reason.fmt(f)?,
        }
        write!(f, " (character {})", self.offset + 1)
    }
}

impl core::error::Error for TranscriptError {}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::*;

    /// One of the shortest games of all: White has no disc left after nine moves.
    const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";

    fn problem(text: &str) -> (usize, usize, TranscriptProblem) {
        let error = text.parse::<Transcript>().unwrap_err();
        (error.ply, error.offset, error.problem)
    }

    #[test]
    fn case_blanks_numbers_and_punctuation_do_not_matter() {
        let plain: Transcript = "f5d6c3d3".parse().unwrap();
        for text in [
            "F5D6C3D3",
            "F5d6C3d3",
            " f5 d6\nc3\td3 ",
            "f5-d6-c3-d3",
            "1. f5 d6 2. c3 d3",
            "f5,d6/c3.d3",
        ] {
            assert_eq!(text.parse(), Ok(plain.clone()), "{text}");
        }
        assert_eq!("".parse(), Ok(Transcript::new(Position::START)));
    }

    #[test]
    fn games_are_compared_turned_to_f5() {
        for (text, expected) in [
            ("d3c3", "f5f6"),
            ("e6f4", "f5d6"),
            ("c4e3", "f5d6"),
            ("d3e3", "f5f4"),
            ("", ""),
        ] {
            let game: Transcript = text.parse().unwrap();
            let turned = game.normalized();
            assert_eq!(turned.to_string(), expected);
            assert_eq!(turned.to_string().parse(), Ok(turned));
        }
    }

    #[test]
    fn errors_name_the_move_the_character_and_the_reason() {
        assert_eq!(problem("f5x6"), (2, 2, TranscriptProblem::NotAMove('x')));
        assert_eq!(problem("f5d"), (2, 2, TranscriptProblem::NotAMove('d')));
        assert_eq!(problem("f5 é"), (2, 3, TranscriptProblem::NotAMove('é')));
        assert_eq!(
            problem("f5d6 34-30"),
            (3, 5, TranscriptProblem::NotAMove('3'))
        );
        assert_eq!(
            problem("f5f5"),
            (2, 2, IllegalMove::Occupied(Square::F5).into())
        );
        assert_eq!(
            problem("f5a1"),
            (2, 2, IllegalMove::OutflanksNothing(Square::A1).into())
        );
        assert_eq!(problem("f5 pass d6"), (2, 3, IllegalMove::MustPlace.into()));
    }

    #[test]
    fn nothing_may_follow_the_end_of_the_game() {
        let game: Transcript = WIPE_OUT.parse().unwrap();
        assert!(game.end().is_over());
        for more in ["d3", "pass", "--", "e6"] {
            let text = std::format!("{WIPE_OUT} {more}");
            assert_eq!(problem(&text), (10, 19, IllegalMove::GameOver.into()));
        }
    }

    #[test]
    fn a9_a_forced_pass_is_read_whether_it_is_written_or_not() {
        // Black has a1 and b1, White c1: White cannot move, Black can.
        let start: Position = "XO-------------------------------------------------------------- O"
            .parse()
            .unwrap();
        assert!(start.must_pass());
        let silent = Transcript::parse_from(start, "c1").unwrap();
        assert_eq!(silent.moves(), [Move::Pass, Move::Place(Square::C1)]);
        let passed = start.after_forced_pass();
        assert_eq!(passed.after_forced_pass(), passed);
        let positions: Vec<Position> = silent.positions().collect();
        assert_eq!(positions, [start, passed, silent.end()]);
        assert_eq!(start.along([Move::Place(Square::H8)]).count(), 1);
        for text in [
            "pa c1", "PS c1", "pass c1", "-- c1", "@@c1", "p@c1", "@@@@c1", "--c1",
        ] {
            assert_eq!(
                Transcript::parse_from(start, text),
                Ok(silent.clone()),
                "{text}"
            );
        }
        assert_eq!(silent.to_text(PassStyle::Omitted), "c1");
        assert_eq!(silent.to_text(PassStyle::Written), "pac1");
    }
}
