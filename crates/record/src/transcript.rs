//! Games as plain lists of moves, one to a line: `f5d6c3d3c4`.
//!
//! - [`Games`] reads a stream line by line; [`read_line`] one line;
//! - [`write()`] is the other way round.
//!
//! A game that does not begin at the usual start has its position before it: `<64 squares> X;f5d6`. After the moves
//! there may be a result, `34-30` or `+4`. Empty lines and lines that begin with `#` or `%` are no games.

use std::io::{self, BufRead, Read as _};

use outflank_rules::Position;
use outflank_rules::notation::{
    PassStyle, PositionProblem, Transcript, TranscriptProblem, position_prefix,
};

use crate::{Decimal, Ending, Fault, GameRecord, Reading, RecordError, ResultRecord};

/// Longer lines are no lists of moves.
const LONGEST_LINE: u64 = 1 << 16;

/// The game on one line, without its passes; with its start if that is not the usual one.
pub fn write(record: &GameRecord) -> String {
    let moves = record.transcript().to_text(PassStyle::Omitted);
    if record.start() == Position::START {
        moves
    } else {
        format!("{};{moves}", record.start())
    }
}

/// Reads a line; nothing if it is empty or a comment. It is the `number`-th game of its stream and begins at `offset`.
pub fn read_line(line: &str, number: u64, offset: u64) -> Option<Reading> {
    let text = line.trim();
    if text.is_empty() || text.starts_with(['#', '%']) {
        return None;
    }
    let at = |part: &str| offset + (part.as_ptr() as usize - line.as_ptr() as usize) as u64;
    let complaint = |at, ply, fault| RecordError {
        game: number,
        offset: at,
        ply,
        fault,
    };
    let (start, moves) = match start(text) {
        Ok(it) => it,
        Err((byte, fault)) => {
            return Some(Reading {
                number,
                record: None,
                faults: vec![complaint(at(&text[byte..]), None, fault)],
            });
        }
    };
    let error = match Transcript::parse_from(start, moves) {
        Err(error) => error,
        Ok(transcript) => {
            return Some(Reading {
                number,
                record: Some(GameRecord::from(&transcript)),
                faults: Vec::new(),
            });
        }
    };
    let byte = byte_of(moves, error.offset);
    let before =
        Transcript::parse_from(start, &moves[..byte]).unwrap_or_else(|_| Transcript::new(start));
    let mut record = GameRecord::from(&before);
    let rest = &moves[byte..];
    let ends = matches!(error.problem, TranscriptProblem::NotAMove(_));
    // A minus also stands between moves.
    let sign = usize::from(moves[..byte].ends_with('-'));
    let faults = match result(&moves[byte - sign..]).filter(|_| ends && !before.moves().is_empty())
    {
        Some(score) => {
            record.result = Some(ResultRecord {
                score,
                ending: Ending::Board,
            });
            Vec::new()
        }
        None => vec![complaint(
            at(rest),
            Some(error.ply),
            Fault::Transcript(error.problem),
        )],
    };
    Some(Reading {
        number,
        record: Some(record),
        faults,
    })
}

/// Where the game begins, and its moves. Without a position before them, that is the usual start.
fn start(text: &str) -> Result<(Position, &str), (usize, Fault)> {
    match position_prefix(text) {
        Ok((position, moves)) => Ok((
            position,
            moves.trim_start().strip_prefix(';').unwrap_or(moves),
        )),
        Err(error) => {
            // Eight letters of a board are no moves; fewer may be: `b` begins a move too.
            let squares = match error.problem {
                PositionProblem::UnknownLetter { square, .. } => square.index(),
                PositionProblem::TooShort { squares } => squares,
                _ => 64,
            };
            if squares < 8 {
                return Ok((Position::START, text));
            }
            Err((byte_of(text, error.offset), Fault::Board(error)))
        }
    }
}

fn byte_of(text: &str, character: usize) -> usize {
    text.char_indices()
        .nth(character)
        .map_or(text.len(), |(byte, _)| byte)
}

/// `34-30`, `+4`, `: -2`: Black's score.
fn result(text: &str) -> Option<Decimal> {
    let text = text.trim().trim_start_matches(':').trim_start();
    let score = match text.split_once('-') {
        Some((black, white)) if !black.is_empty() => {
            let (black, white): (u8, u8) = (black.trim().parse().ok()?, white.trim().parse().ok()?);
            (u32::from(black) + u32::from(white) <= 64).then(|| i32::from(black) - i32::from(white))
        }
        _ => text
            .strip_prefix(['+', '-'])
            .and_then(|_| text.parse().ok()),
    };
    score.filter(|it: &i32| it.abs() <= 64).map(Decimal::whole)
}

/// The games of a stream. Bad lines are told and do not end it.
pub struct Games<R> {
    input: R,
    number: u64,
    offset: u64,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            input,
            number: 0,
            offset: 0,
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        loop {
            let mut line = Vec::new();
            let begin = self.offset;
            let read = self
                .input
                .by_ref()
                .take(LONGEST_LINE)
                .read_until(b'\n', &mut line)?;
            self.offset += read as u64;
            if read == 0 {
                return Ok(None);
            }
            if line.last() != Some(&b'\n') && read as u64 == LONGEST_LINE {
                self.number += 1;
                self.offset += self.input.skip_until(b'\n')? as u64;
                return Ok(Some(Reading {
                    number: self.number,
                    record: None,
                    faults: vec![RecordError {
                        game: self.number,
                        offset: begin,
                        ply: None,
                        fault: Fault::TooLong,
                    }],
                }));
            }
            let text = String::from_utf8_lossy(&line);
            // A mark that some programs put before all text.
            let marked = text.strip_prefix('\u{feff}');
            let skipped = text.len() - marked.unwrap_or(&text).len();
            let reading = read_line(
                marked.unwrap_or(&text),
                self.number + 1,
                begin + skipped as u64,
            );
            if let Some(reading) = reading {
                self.number += 1;
                return Ok(Some(reading));
            }
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
    use outflank_rules::{IllegalMove, Square};

    use super::*;

    fn one(text: &str) -> GameRecord {
        read_line(text, 1, 0).unwrap().strict().unwrap()
    }

    #[test]
    fn games_are_read_with_and_without_their_start() {
        assert_eq!(write(&one(" F5d6C3\r\n")), "f5d6c3");
        let board = "---------------------------OX------XXX-------------------------- O";
        for text in [
            format!("{board};d6c3"),
            format!("{board} d6c3"),
            board.replace(" O", "Od6c3"),
        ] {
            let game = one(&text);
            assert_eq!(game.moves().len(), 2, "{text}");
            assert_eq!(write(&game), format!("{board};d6c3"));
        }
    }

    #[test]
    fn a_result_may_follow() {
        for (text, score) in [
            ("f5d6 34-30", 4),
            ("f5d6: +06", 6),
            ("f5d6 -2", -2),
            ("f5 32-32", 0),
        ] {
            let result = one(text).result.unwrap();
            assert_eq!(
                (result.score, result.ending),
                (Decimal::whole(score), Ending::Board),
                "{text}"
            );
        }
        assert_eq!(one("f5d6").result, None);
    }

    #[test]
    fn what_is_wrong_is_named_with_its_place_and_what_was_before_is_kept() {
        let illegal = |reason| Fault::Transcript(TranscriptProblem::Illegal(reason));
        let unknown = |letter| Fault::Transcript(TranscriptProblem::NotAMove(letter));
        for (text, offset, ply, fault, kept) in [
            ("f5x6", 12, 2, unknown('x'), 1),
            (" f5d6é", 15, 3, unknown('é'), 2),
            ("f5d6 34-31", 15, 3, unknown('3'), 2),
            ("f5f5", 12, 2, illegal(IllegalMove::Occupied(Square::F5)), 1),
            ("34-30", 10, 1, unknown('3'), 0),
        ] {
            let reading = read_line(text, 7, 10).unwrap();
            let expected = RecordError {
                game: 7,
                offset,
                ply: Some(ply),
                fault,
            };
            assert_eq!(reading.faults, [expected], "{text}");
            assert_eq!(reading.record.unwrap().moves().len(), kept);
        }
        let reading = read_line("XXXXXXXX?", 1, 0).unwrap();
        assert!(reading.record.is_none());
        assert_eq!(reading.faults[0].offset, 8);
        assert!(matches!(reading.faults[0].fault, Fault::Board(_)));
    }

    #[test]
    fn a_bad_line_costs_no_other() {
        let endless = "x".repeat(3 * LONGEST_LINE as usize);
        let stream = format!("\u{feff}f5d6\n# f5\n% c4\n\nf5f5\n{endless}\nc4");
        let games: Vec<_> = Games::new(stream.as_bytes()).map(Result::unwrap).collect();
        let numbers: Vec<_> = games
            .iter()
            .map(|game| (game.number, game.faults.len()))
            .collect();
        assert_eq!(numbers, [(1, 0), (2, 1), (3, 1), (4, 0)]);
        assert_eq!(games[1].faults[0].offset, 21);
        assert_eq!(games[2].faults[0].fault, Fault::TooLong);
    }
}
