//! Games and positions as people paste them.
//!
//! - `f5d6c3…`: the moves of a game, in any of the usual ways of writing them;
//! - 64 squares and the side to move, perhaps with the moves that follow;
//! - the same as a line of a board file, with scores after it;
//! - a game in the format of game servers, GGF: the first, if there are several;
//! - the address of this page.
//!
//! Lines that begin with `%` or `#` are comments.

use outflank_record::obf::{self, ObfError};
use outflank_record::{Fault, RecordError, ggf};
use outflank_rules::notation::{PositionError, Transcript, TranscriptError, position_prefix};
use outflank_rules::{Color, Position};
use outflank_text::{Describe, Texts};

use super::address::{self, AddressError};
use super::study::Study;
use crate::route::Route;

/// Longer texts are no game, in characters.
const LONGEST: usize = 100_000;

/// Why a text cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// There is nothing.
    Empty,
    /// It goes on and on.
    TooLong,
    /// It was taken for a position.
    Position(PositionError),
    /// It was taken for a game.
    Moves(TranscriptError),
    /// It was taken for a line of a board file.
    BoardLine(ObfError),
    /// It was taken for a game in GGF.
    Record(RecordError),
    /// It was taken for an address.
    Address(AddressError),
}

impl Describe for Unreadable {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Unreadable::Empty => texts.analyse_empty(),
            Unreadable::TooLong => texts.analyse_too_long(),
            Unreadable::Position(error) | Unreadable::Address(AddressError::Position(error)) => {
                texts.describe(error)
            }
            Unreadable::Moves(error) | Unreadable::Address(AddressError::Moves(error)) => {
                texts.describe(error)
            }
            Unreadable::Record(error) => texts.describe(error),
            Unreadable::BoardLine(error) => match error.fault {
                // It has its place in the sentence.
                obf::Fault::Position(_) => texts.describe(error),
                _ => texts.analyse_at_character(error.column, &texts.describe(error)),
            },
        }
    }
}

/// Reads a game or a position.
pub fn read(text: &str) -> Result<Study, Unreadable> {
    if text.chars().nth(LONGEST).is_some() {
        return Err(Unreadable::TooLong);
    }
    if let Some((_, query)) = text.trim().split_once("#/analyse?") {
        let route = Route::parse(&format!("#/analyse?{query}"));
        if let Some(study) = address::read(&route) {
            return study.map_err(Unreadable::Address);
        }
    }
    if text.contains("(;") {
        return record(text);
    }
    let text = without_comments(text);
    let begin = text.trim_start();
    if begin.is_empty() {
        return Err(Unreadable::Empty);
    }
    if begins_board(begin) {
        board(&text)
    } else {
        moves(Position::START, &text, &text)
    }
}

/// The first game in GGF. Whatever is wrong beside its start and its moves is of no importance here.
fn record(text: &str) -> Result<Study, Unreadable> {
    let mut games = ggf::Games::new(text.as_bytes());
    // Reading from memory does not fail.
    let Some(Ok(reading)) = games.next() else {
        return Err(Unreadable::Empty);
    };
    let mut faults = reading.faults.iter();
    let serious = faults.find(|it| !matches!(it.fault, Fault::Field(..) | Fault::KomiMismatch));
    match (serious, &reading.record) {
        (None, Some(record)) => Ok(Study::of(&record.transcript())),
        (Some(fault), _) => Err(Unreadable::Record(fault.clone())),
        (None, None) => Err(Unreadable::Empty),
    }
}

/// Comments become blanks, so that characters keep their places.
fn without_comments(text: &str) -> String {
    let line = |line: &str| {
        if line.trim_start().starts_with(['%', '#']) {
            line.chars().map(|_| ' ').collect()
        } else {
            line.to_owned()
        }
    };
    text.split_inclusive('\n').map(line).collect()
}

/// Whether a text begins with a square of a board, and not with a move such as b4.
fn begins_board(text: &str) -> bool {
    let mut letters = text.chars();
    let (first, second) = (letters.next(), letters.next());
    let square = |letter| Color::from_letter(letter).is_some() || matches!(letter, '-' | '.');
    first.is_some_and(square) && !second.is_some_and(|letter| letter.is_ascii_digit())
}

/// A position, and what may follow it.
fn board(text: &str) -> Result<Study, Unreadable> {
    let (position, rest) = position_prefix(text).map_err(Unreadable::Position)?;
    let Some(fields) = rest.trim_start().strip_prefix(';') else {
        return moves(position, rest, text);
    };
    if begins_moves(fields) {
        return moves(position, fields, text);
    }
    // What follows the line is another position.
    let line = fields
        .find('\n')
        .map_or(text, |end| &text[..text.len() - fields.len() + end]);
    obf::read_line(line).map_err(Unreadable::BoardLine)?;
    Ok(Study::new(position))
}

/// Whether moves follow, and not the score of one.
fn begins_moves(text: &str) -> bool {
    let mut letters = text.trim_start().chars();
    let column = letters
        .next()
        .is_some_and(|it| matches!(it.to_ascii_lowercase(), 'a'..='h'));
    let row = letters.next().is_some_and(|it| matches!(it, '1'..='8'));
    column && row && !letters.as_str().trim_start().starts_with(':')
}

/// Moves that are a part of a text.
fn moves(start: Position, part: &str, whole: &str) -> Result<Study, Unreadable> {
    let before = whole[..whole.len() - part.len()].chars().count();
    let game = Transcript::parse_from(start, part).map_err(|error| {
        Unreadable::Moves(TranscriptError {
            offset: error.offset + before,
            ..error
        })
    })?;
    Ok(Study::of(&game))
}

#[cfg(test)]
mod tests;
