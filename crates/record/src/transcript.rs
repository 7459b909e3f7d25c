//! Games as plain move lists, one per line: `f5d6c3d3c4`.
//!
//! - [`Games`] reads a stream line by line; [`read_line`] one line;
//! - [`write()`] writes a game.
//!
//! A game from another start is preceded by its position: `<64 squares> X;f5d6`. After the moves there may be a
//! result, `34-30` or `+4`. Empty lines and lines that begin with `#` or `%` are skipped.

use std::io::{self, BufRead};

use outflank_rules::Position;
use outflank_rules::notation::{
    PassStyle, PositionProblem, Transcript, TranscriptError, TranscriptProblem, position_prefix,
};

use crate::dressed::{self, Measure};
use crate::error::Complaints;
use crate::lines::Lines;
use crate::{Decimal, Ending, Fault, GameRecord, Reading, ResultRecord, letters};

/// No move list is longer.
const LONGEST_LINE: usize = 1 << 16;

/// The game on one line, without its passes; with its start unless that is the standard one.
pub fn write(record: &GameRecord) -> String {
    let moves = record.transcript().to_text(PassStyle::Omitted);
    if record.start() == Position::START {
        moves
    } else {
        format!("{};{moves}", record.start())
    }
}

/// Reads a line; `None` if it is empty or a comment. It is the `number`-th game of its stream and begins at `offset`.
pub fn read_line(line: &str, number: u64, offset: u64) -> Option<Reading> {
    let text = line.trim();
    if text.is_empty() || text.starts_with(['#', '%']) {
        return None;
    }
    let at = |part: &str| offset + (part.as_ptr() as usize - line.as_ptr() as usize) as u64;
    let mut complaints = Complaints::new(number, offset);
    let (start, moves) = match start(text) {
        Ok(it) => it,
        Err((byte, fault)) => {
            return Some(Reading::refused(number, at(&text[byte..]), fault));
        }
    };
    let (before, error) = prefix(start, moves);
    let mut record = GameRecord::from(&before);
    let Some((byte, error)) = error else {
        return Some(complaints.into_reading(Some(record), Vec::new()));
    };
    let rest = &moves[byte..];
    let ends = matches!(error.problem, TranscriptProblem::NotAMove(_));
    // A minus may also separate moves.
    let sign = usize::from(moves[..byte].ends_with('-'));
    let score = result(&moves[byte - sign..]);
    if let Some(score) = score.filter(|_| ends && !before.moves().is_empty()) {
        record.result = Some(ResultRecord {
            score,
            ending: Ending::Board,
        });
    } else {
        let at = (at(rest) - offset) as usize;
        complaints.add(at, Some(error.ply), Fault::Transcript(error.problem));
    }
    Some(complaints.into_reading(Some(record), Vec::new()))
}

/// Reads a line in strict form; or in any [dress](crate::dressed), if more of it can be read that way. `None` if it is
/// empty.
pub(crate) fn read_any(text: &str, number: u64, offset: u64) -> Option<Reading> {
    let strict = read_line(text, number, offset)?;
    if strict.faults.is_empty() {
        return Some(strict);
    }
    let mut games = dressed::Games::new(text.as_bytes()).flatten();
    let (Some(mut loose), None) = (games.next(), games.next()) else {
        return Some(strict);
    };
    loose.number = number;
    for fault in &mut loose.faults {
        (fault.game, fault.offset) = (number, fault.offset + offset);
    }
    let better = Measure::of(&loose) > Measure::of(&strict);
    Some(if better { loose } else { strict })
}

/// The moves up to the first wrong one; where that is, and why.
pub(crate) fn prefix(
    start: Position,
    moves: &str,
) -> (Transcript, Option<(usize, TranscriptError)>) {
    match Transcript::parse_from(start, moves) {
        Ok(transcript) => (transcript, None),
        Err(error) => {
            let byte = byte_of(moves, error.offset);
            let before = Transcript::parse_from(start, &moves[..byte]);
            let before = before.unwrap_or_else(|_| Transcript::new(start));
            (before, Some((byte, error)))
        }
    }
}

/// The start of the game, and its moves. The default is the standard start.
fn start(text: &str) -> Result<(Position, &str), (usize, Fault)> {
    match position_prefix(text) {
        Ok((position, moves)) => Ok((
            position,
            moves.trim_start().strip_prefix(';').unwrap_or(moves),
        )),
        Err(error) => {
            // Eight board characters are no moves; fewer may be: `b` begins a move too.
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
pub(crate) fn result(text: &str) -> Option<Decimal> {
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

/// The games of a stream. Bad lines are reported and do not end it.
pub struct Games<R> {
    lines: Lines<R>,
    number: u64,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            lines: Lines::new(input, LONGEST_LINE),
            number: 0,
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        loop {
            let Some(line) = self.lines.next()? else {
                return Ok(None);
            };
            let number = self.number + 1;
            let reading = if line.is_whole {
                read_line(&letters::read(line.bytes), number, line.offset)
            } else {
                Some(Reading::refused(number, line.offset, Fault::TooLong))
            };
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
    use crate::RecordError;

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
        let endless = "x".repeat(3 * LONGEST_LINE);
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
