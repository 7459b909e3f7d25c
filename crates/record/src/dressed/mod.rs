//! Moves in any dress: numbered, wrapped, in columns, with names, scores, times or chat around them, in plain text,
//! mail, HTML or full-width letters.
//!
//! ```text
//! Anna (1720) vs Ben, 2024-05-01
//! 1. f5 d6 2. c3 d3
//! 3. c4 (0:12) f4   51-13
//! ```
//!
//! - [`Games`] reads a stream.
//!
//! **What is a move.** A square or a pass, alone or in a row (`f5`, `f5d6c3`), by itself or behind a number (`1.f5`). A
//! word that merely contains a square (`b2b`, `h4x0r`) is none. Nor is what stands in brackets: times, evaluations and
//! variations. In a line with more words than squares a square alone is mentioned, not played, unless it is numbered.
//!
//! **Which game it belongs to.** A line break, a blank line, a heading, a final score and a new number 1 begin a new
//! *segment*. A segment continues the game before it, or begins another: whichever is legal for more moves. If both are
//! legal for as many, a line is a game of its own, unless it is a single move or the lines before it already form one
//! game. Numbers decide the order where a table has several columns; two lines that are legal only in turns are those of
//! Black and of White.
//!
//! **What is wrong.** The first move of a segment that is illegal either way, or a letter that is no move within a row
//! of moves, ends the game; what was read before it is kept, and the rest is skipped up to the next game that is legal
//! as far as it goes.
//!
//! A line is looked at once and replayed at most twice, and only a line and a paragraph of at most 128 moves are kept in
//! memory: reading takes linear time.

mod labels;
mod seat;
mod segment;
mod tokens;

use std::collections::VecDeque;
use std::io::{self, BufRead};

use outflank_rules::Color;
use outflank_rules::notation::position_prefix;

use crate::lines::Lines;
use crate::{Fault, Reading};
use seat::Seat;
use segment::{Boundary, Segment};
use tokens::{Kind, Token};

/// No line of moves is longer.
const LONGEST_LINE: usize = 1 << 16;
/// No table of moves is longer.
const LONGEST_TABLE: usize = 128;

/// The games of a stream.
pub struct Games<R> {
    lines: Lines<R>,
    seat: Seat,
    /// The segments since the last blank line.
    paragraph: Vec<Segment>,
    /// What comes between the last segment and the next.
    boundary: Boundary,
    ready: VecDeque<Reading>,
    is_done: bool,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub fn new(input: R) -> Games<R> {
        Games {
            lines: Lines::new(input, LONGEST_LINE),
            seat: Seat::default(),
            paragraph: Vec::new(),
            boundary: Boundary::Strong,
            ready: VecDeque::new(),
            is_done: false,
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        loop {
            if let Some(reading) = self.ready.pop_front() {
                return Ok(Some(reading));
            }
            if self.is_done {
                return Ok(None);
            }
            let Some(line) = self.lines.next()? else {
                self.is_done = true;
                self.flush();
                self.ready.extend(self.seat.end());
                continue;
            };
            let (offset, is_whole) = (line.offset, line.is_whole);
            if let Some((at, fault)) = failed_board(line.bytes) {
                self.flush();
                let at = offset + at as u64;
                self.ready.extend(self.seat.refuse(at, fault));
                self.boundary.strengthen();
            } else if is_whole {
                let board = board(line.bytes);
                let skipped = board.as_ref().map_or(0, |(_, skipped)| *skipped);
                let letters = tokens::letters(&line.bytes[skipped..], offset + skipped as u64);
                if let Some((position, _)) = board {
                    self.flush();
                    self.boundary = Boundary::Start(position);
                }
                self.line(&letters);
            } else {
                self.flush();
                self.ready.extend(self.seat.refuse(offset, Fault::TooLong));
            }
        }
    }

    fn line(&mut self, letters: &[tokens::Letter]) {
        // Quotation marks of mail, and bullets, are no comments.
        let mark = letters
            .iter()
            .map(|(_, it)| *it)
            .find(|it| !matches!(it, ' ' | '>' | '|'));
        let Some(mark) = mark else {
            self.flush();
            return self.boundary.strengthen();
        };
        self.seat.has_text = true;
        if matches!(mark, '#' | '%') {
            self.flush();
            return self.boundary.strengthen();
        }
        let mut tokens = tokens::tokens(letters);
        let before = self.paragraph.last().map_or(0, |it| it.moves.len());
        segment::drop_mentions(&mut tokens, before);
        if tokens.iter().any(Token::is_played) {
            let mut segments = segment::split(&tokens, &mut self.boundary);
            if let Some(first) = segments.first_mut() {
                labels::read(letters, &tokens, &mut first.heading);
            }
            self.paragraph.append(&mut segments);
            if self
                .paragraph
                .iter()
                .map(|it| it.moves.len())
                .sum::<usize>()
                > LONGEST_TABLE
            {
                self.flush();
            }
            return;
        }
        // Lines of nothing but dots and numbers separate nothing.
        let is_number = |token: &Token| matches!(token.kind, Kind::Number { .. } | Kind::Break);
        let has_words = letters.iter().any(|(_, letter)| letter.is_alphabetic());
        if has_words || !tokens.iter().all(is_number) {
            self.flush();
            self.boundary.strengthen();
        }
        self.seat.remark(letters, &tokens);
    }

    /// Takes the paragraph to be complete.
    fn flush(&mut self) {
        let mut segments = std::mem::take(&mut self.paragraph);
        let turns = segment::alternating(&segments).filter(|one| {
            let is_legal = |moves| seat::is_legal(moves);
            is_legal(&one.moves) && !segments.iter().any(|it| is_legal(&it.moves))
        });
        if let Some(one) = segment::columns(&segments).or(turns) {
            segments = vec![one];
        }
        for segment in segments {
            self.ready.extend(self.seat.place(segment));
        }
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        self.read().transpose()
    }
}

/// The position that a line begins with, and how many bytes it takes.
fn board(line: &[u8]) -> Option<(outflank_rules::Position, usize)> {
    let text = core::str::from_utf8(line).ok()?;
    let (position, rest) = position_prefix(text).ok()?;
    Some((position, text.len() - rest.len()))
}

/// Where a line is wrong that begins with half a board at least.
pub(crate) fn failed_board(line: &[u8]) -> Option<(usize, Fault)> {
    let text = core::str::from_utf8(line).ok()?;
    let is_square = |it: &char| matches!(it, '-' | '.') || Color::from_letter(*it).is_some();
    let squares = text.trim_start().chars().take_while(is_square);
    let discs = squares.clone().filter(char::is_ascii_alphabetic).count();
    if discs == 0 || squares.count() < HALF_A_BOARD {
        return None;
    }
    let error = position_prefix(text).err()?;
    let byte = text.char_indices().nth(error.offset);
    let byte = byte.map_or(text.trim_end().len(), |(byte, _)| byte);
    Some((byte, Fault::Board(error)))
}

/// So many squares in a row are no decoration.
const HALF_A_BOARD: usize = 32;

/// How much there is in games: more moves count first, then fewer faults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Measure {
    moves: usize,
    faultless: core::cmp::Reverse<usize>,
    games: usize,
}

impl Measure {
    /// One game.
    pub fn of(reading: &Reading) -> Measure {
        let mut measure = Measure::default();
        measure.add(reading);
        measure
    }

    /// Adds a game.
    pub fn add(&mut self, reading: &Reading) {
        let record = reading.record.as_ref();
        self.moves += record.map_or(0, |record| record.moves().len());
        self.faultless.0 += reading.faults.len();
        self.games += usize::from(record.is_some());
    }

    pub const fn is_faultless(self) -> bool {
        self.faultless.0 == 0
    }

    /// The games, even those that are wrong from the first move on.
    pub const fn games(self) -> usize {
        self.games
    }

    /// The moves of all games.
    pub const fn moves(self) -> usize {
        self.moves
    }
}

#[cfg(test)]
mod tests;
