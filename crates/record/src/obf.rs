//! Othello board files (OBF): one position per line, perhaps with scores of its moves.
//!
//! ```text
//! --XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; H7:+6; % a comment
//! ```
//!
//! - [`read_line`] reads one line, [`write()`] writes one;
//! - [`Lines`] reads a stream line by line; [`Games`] treats every position as the start of a game;
//! - [`Problem`] is a position with its expected scores;
//! - [`ObfError`] says why a line is invalid, and where.

use core::fmt::Write as _;
use std::io::{self, BufRead};

use outflank_rules::notation::{PositionError, position_prefix};
use outflank_rules::{Move, Position, Score};

use crate::{GameRecord, Reading, RecordError, letters, lines};

/// Comments may be long, but not this long.
const LONGEST_LINE: usize = 1 << 16;

/// A position with its expected scores, in discs for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The position.
    pub position: Position,
    /// The text after a `%`.
    pub comment: String,
    /// The scores: of a move, or of the position itself.
    scores: Vec<(Option<Move>, Score)>,
}

impl Problem {
    /// A position without expected scores.
    pub const fn unknown(position: Position) -> Problem {
        Problem {
            position,
            comment: String::new(),
            scores: Vec::new(),
        }
    }

    /// The expected score: the highest.
    pub fn best(&self) -> Option<Score> {
        self.scores.iter().map(|&(_, score)| score).max()
    }

    /// The moves with an expected score.
    pub fn moves(&self) -> impl Iterator<Item = (Move, Score)> {
        let moves = self.scores.iter();
        moves.filter_map(|&(mv, score)| Some((mv?, score)))
    }

    /// The expected score of a move, if there is one.
    pub fn score_of(&self, mv: Move) -> Option<Score> {
        let mut scores = self.scores.iter();
        scores
            .find(|(scored, _)| *scored == Some(mv))
            .map(|&(_, score)| score)
    }
}

/// A game that starts there.
impl From<Problem> for GameRecord {
    fn from(problem: Problem) -> GameRecord {
        let mut record = GameRecord::new(problem.position);
        record.comment = problem.comment;
        record.scores = problem.scores;
        record
    }
}

/// The position a game leads to: the one whose score with perfect play is known, if there is one, else the last; for
/// a game without moves the start, with all scores.
impl From<&GameRecord> for Problem {
    fn from(record: &GameRecord) -> Problem {
        let comment = record.comment.clone();
        let solved = record.solved();
        let (position, scores) = match solved.filter(|_| record.scores.is_empty()) {
            // A game without moves stays where it is, even if the side to move there has to pass.
            Some((passed, score)) if record.moves().is_empty() && passed != record.start() => {
                (record.start(), vec![(None, -score)])
            }
            Some((position, score)) => (position, vec![(None, score)]),
            None if record.moves().is_empty() => (record.start(), record.scores.clone()),
            None => (record.end(), Vec::new()),
        };
        Problem {
            position,
            comment,
            scores,
        }
    }
}

/// The problem on one line. A comment loses its line breaks.
pub fn write(problem: &Problem) -> String {
    let mut text = format!("{};", problem.position);
    for (mv, score) in &problem.scores {
        // Writing into a string cannot fail.
        let _ = match mv {
            Some(Move::Place(square)) => {
                let square = square.to_string().to_ascii_uppercase();
                write!(text, " {square}:{:+};", score.discs())
            }
            Some(Move::Pass) => write!(text, " PS:{:+};", score.discs()),
            None => write!(text, " {:+};", score.discs()),
        };
    }
    if !problem.comment.is_empty() {
        text.push_str(" % ");
        text.push_str(&letters::on_one_line(&problem.comment));
    }
    text
}

/// Why a line is not a position, and where it fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObfError {
    /// The faulty character, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

/// What can be wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// It is too long.
    #[error("too long for a position")]
    TooLong,
    /// It does not begin with a position.
    #[error(transparent)]
    Position(PositionError),
    /// The position is not followed by a semicolon.
    #[error("'{0}' instead of a semicolon")]
    NoSemicolon(char),
    /// A field has no colon and is not a score.
    #[error("no colon in '{0}'")]
    NoColon(String),
    /// What should be a move is not one.
    #[error("'{0}' is no move")]
    NotAMove(String),
    /// A move that is not legal in the position.
    #[error("{0} is not legal")]
    Illegal(Move),
    /// What should be a score is not one.
    #[error("'{0}' is no score")]
    NotAScore(String),
}

/// Reads a line; `None` if it is empty or only a comment.
pub fn read_line(line: &str) -> Result<Option<Problem>, ObfError> {
    let (line, comment) = line.split_once('%').unwrap_or((line, ""));
    let line = line.trim_end();
    if line.is_empty() {
        return Ok(None);
    }
    let (position, rest) = position_prefix(line).map_err(|error| ObfError {
        column: error.offset + 1,
        fault: Fault::Position(error),
    })?;
    let column_of = |part: &str| {
        line[..part.as_ptr() as usize - line.as_ptr() as usize]
            .chars()
            .count()
            + 1
    };
    let rest = rest.trim_start();
    let fields = match rest.chars().next() {
        None => "",
        Some(';') => &rest[1..],
        Some(letter) => {
            return Err(ObfError {
                column: column_of(rest),
                fault: Fault::NoSemicolon(letter),
            });
        }
    };
    let mut scores = Vec::new();
    for field in fields.split(';').map(str::trim) {
        // Some writers pad with dummy moves.
        if !field.is_empty() && !field.starts_with("--") {
            let score = read_field(field, position).map_err(|fault| ObfError {
                column: column_of(field),
                fault,
            })?;
            scores.push(score);
        }
    }
    Ok(Some(Problem {
        position,
        comment: comment.trim().to_owned(),
        scores,
    }))
}

/// A move and its score, or a score alone.
fn read_field(field: &str, position: Position) -> Result<(Option<Move>, Score), Fault> {
    let Some((mv, score)) = field.split_once(':') else {
        let begins_with_move = field.starts_with(|letter: char| letter.is_alphabetic());
        return match read_score(field) {
            Err(_) if begins_with_move => Err(Fault::NoColon(field.to_owned())),
            score => Ok((None, score?)),
        };
    };
    let name = mv.trim();
    let mv = name.parse().map_err(|_| Fault::NotAMove(name.to_owned()))?;
    position.play(mv).map_err(|_| Fault::Illegal(mv))?;
    Ok((Some(mv), read_score(score.trim())?))
}

fn read_score(text: &str) -> Result<Score, Fault> {
    let score = text.parse().ok().and_then(Score::new);
    score.ok_or_else(|| Fault::NotAScore(text.to_owned()))
}

/// The positions of a stream, each with its line number. Bad lines are reported and do not end it.
pub struct Lines<R>(lines::Lines<R>);

impl<R: BufRead> Lines<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Lines<R> {
        Lines(lines::Lines::new(input, LONGEST_LINE))
    }
}

impl<R: BufRead> Iterator for Lines<R> {
    type Item = io::Result<(u64, Result<Problem, ObfError>)>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let line = match self.0.next() {
                Err(error) => return Some(Err(error)),
                Ok(line) => line?,
            };
            if let Some(problem) = read_bytes(&line).transpose() {
                return Some(Ok((line.number, problem)));
            }
        }
    }
}

fn read_bytes(line: &lines::Line) -> Result<Option<Problem>, ObfError> {
    if line.is_whole {
        return read_line(&letters::read(line.bytes));
    }
    Err(ObfError {
        column: line.bytes.len(),
        fault: Fault::TooLong,
    })
}

/// The positions of a stream as games without moves.
pub struct Games<R> {
    lines: lines::Lines<R>,
    number: u64,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            lines: lines::Lines::new(input, LONGEST_LINE),
            number: 0,
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        loop {
            let Some(line) = self.lines.next()? else {
                return Ok(None);
            };
            let (record, faults) = match read_bytes(&line) {
                Ok(None) => continue,
                Ok(Some(problem)) => (Some(GameRecord::from(problem)), Vec::new()),
                Err(error) => {
                    let text = letters::read(line.bytes);
                    let before = text.chars().take(error.column - 1);
                    let error = RecordError {
                        game: self.number + 1,
                        offset: line.offset + before.map(|it| it.len_utf8() as u64).sum::<u64>(),
                        ply: None,
                        fault: crate::Fault::Problem(error.fault),
                    };
                    (None, vec![error])
                }
            };
            self.number += 1;
            return Ok(Some(Reading {
                number: self.number,
                record,
                faults,
                losses: Vec::new(),
            }));
        }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::Square;

    use super::*;

    const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

    fn fault(line: &str) -> (usize, Fault) {
        let error = read_line(line).unwrap_err();
        (error.column, error.fault)
    }

    fn score(discs: i32) -> Option<Score> {
        Score::new(discs)
    }

    #[test]
    fn scores_belong_to_moves_or_to_the_position_and_the_highest_is_expected() {
        let line = format!(" {BOARD} X; G8:+18; h1:12;A4 : -22; --:-127; % G2:+60");
        let problem = read_line(&line).unwrap().unwrap();
        assert_eq!(problem.position.to_string(), format!("{BOARD} X"));
        assert_eq!(problem.best(), score(18));
        assert_eq!(problem.score_of(Move::Place(Square::A4)), score(-22));
        assert_eq!(problem.score_of(Move::Place(Square::G2)), None);
        assert_eq!(problem.comment, "G2:+60");
        let written = format!("{BOARD} X; G8:+18; H1:+12; A4:-22; % G2:+60");
        assert_eq!(write(&problem), written);
        assert_eq!(read_line(&written), Ok(Some(problem)));
        let bare = read_line(&format!("{BOARD}X; +2;")).unwrap().unwrap();
        assert_eq!((bare.best(), bare.scores[0].0), (score(2), None));
        let alone = read_line(&format!("{BOARD} O")).unwrap().unwrap();
        assert_eq!(alone.best(), None);
    }

    #[test]
    fn scored_moves_are_listed_without_the_score_of_the_position() {
        let line = format!("{}; f5:+2; +4; d3:-6;", Position::START);
        let problem = read_line(&line).unwrap().unwrap();
        let expected = [(Square::F5, 2), (Square::D3, -6)];
        let expected = expected.map(|(square, discs)| (Move::Place(square), score(discs).unwrap()));
        assert_eq!(problem.moves().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_game_becomes_the_position_that_it_leads_to() {
        let mut game = GameRecord::new(Position::START);
        assert_eq!(Problem::from(&game).position, Position::START);
        game.push(Move::Place(Square::F5)).unwrap();
        assert_eq!(Problem::from(&game).position, game.end());
        assert_ne!(game.end(), Position::START);
    }

    #[test]
    fn perfect_play_without_moves_is_a_score_of_the_position() {
        let free = format!("{BOARD} X");
        // Black has no move here, White has one.
        let stuck = format!("-XO{} X", "X".repeat(61));
        for position in [free, stuck] {
            let mut record = GameRecord::new(position.parse().unwrap());
            let empties = record.start().empties().len();
            record.theory = Some(format!("{empties}:+18").parse().unwrap());
            assert_eq!(write(&(&record).into()), format!("{position}; +18;"));
        }
    }

    #[test]
    fn a_pass_has_several_names() {
        for name in ["pa", "ps", "PS", "Pass"] {
            let line = format!("XO{} O; {name}:-62;", "-".repeat(62));
            let problem = read_line(&line).unwrap().unwrap();
            assert_eq!(problem.score_of(Move::Pass), score(-62), "{name}");
        }
    }

    #[test]
    fn blanks_and_comments_are_no_positions() {
        for line in ["", "  \t\r\n", "% 64 squares", "   %"] {
            assert_eq!(read_line(line), Ok(None));
        }
    }

    #[test]
    fn errors_name_the_column_and_the_fault() {
        let text = str::to_owned;
        for (fields, column, expected) in [
            ("? G8:+18;", 68, Fault::NoSemicolon('?')),
            ("; G8:+18; G8+18;", 77, Fault::NoColon(text("G8+18"))),
            ("; i8:+18;", 69, Fault::NotAMove(text("i8"))),
            ("; a1:+18;", 69, Fault::Illegal(Move::Place(Square::A1))),
            ("; ps:+18;", 69, Fault::Illegal(Move::Pass)),
            ("; G8:+65;", 69, Fault::NotAScore(text("+65"))),
            ("; G8:;", 69, Fault::NotAScore(text(""))),
            ("; 2.5;", 69, Fault::NotAScore(text("2.5"))),
        ] {
            let line = format!("{BOARD} X{fields}");
            let blank = usize::from(fields.starts_with('?'));
            assert_eq!(fault(&line), (column - blank, expected), "{line}");
        }
        let (column, fault) = fault("XOé");
        assert_eq!(column, 3);
        assert!(matches!(fault, Fault::Position(_)));
    }

    #[test]
    fn a_bad_line_costs_no_other() {
        let endless = "x".repeat(3 * LONGEST_LINE);
        let stream = format!("\u{feff}{BOARD} X\r\n\nnothing\n{endless}\n% end\n{BOARD} O");
        let lines: Vec<_> = Lines::new(stream.as_bytes()).map(Result::unwrap).collect();
        let numbers: Vec<u64> = lines.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, [1, 3, 4, 6]);
        assert!(lines[0].1.is_ok() && lines[3].1.is_ok());
        assert_eq!(lines[1].1.as_ref().unwrap_err().column, 1);
        assert_eq!(lines[2].1.as_ref().unwrap_err().fault, Fault::TooLong);
    }
}
