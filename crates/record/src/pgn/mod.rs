//! Portable Game Notation (PGN), borrowed from chess.
//!
//! ```text
//! [Event "World Championship"]
//! [Date "1977.??.??"]
//! [Black "Inoue Hiroshi"]
//! [White "Heiberg Thomas"]
//! [Result "34-30"]
//!
//! 1. f5 d6 2. c3 f3 3. f4 d3 … 34-30
//! ```
//!
//! - [`Games`] reads a stream game by game, in any of the dialects in use: numbers count moves or pairs of moves or
//!   lines, passes are `pass`, `--` or omitted, a result is `34-30` or `1-0`;
//! - [`write()`] writes a game.
//!
//! A result that only names the winner gets the score of the board if that player is ahead there, else 33–31. The
//! score with perfect play is a custom tag: `[Theory "24:+18"]`.

mod fen;
mod game;
mod write;

use std::io::{self, BufRead};

use crate::lines::{Line, Lines};
use crate::{Fault, Reading, RecordError};

pub use write::write;
pub(crate) use write::{held, plain};

/// Games with comments are long, but not this long.
const LONGEST_GAME: usize = 1 << 18;

/// No line of text is longer.
const LONGEST_LINE: usize = 1 << 16;

/// The games of a stream.
pub struct Games<R> {
    lines: Lines<R>,
    number: u64,
    /// The first line of the next game.
    next: Option<Text>,
}

/// The lines of a game.
#[derive(Default)]
struct Text {
    bytes: Vec<u8>,
    offset: u64,
    /// The names of its tags.
    tags: Vec<Vec<u8>>,
    has_moves: bool,
    in_comment: bool,
    /// Whether something had to be cut.
    is_cut: bool,
}

impl Text {
    /// Adds a line, unless it begins a new game.
    fn add(&mut self, line: &Line) -> bool {
        let tag = tag_name(line.bytes);
        if let Some(name) = tag {
            // An `Event` tag ends even an unclosed comment.
            let is_tag = !self.in_comment || name == b"Event";
            if is_tag && (self.has_moves || self.tags.iter().any(|tag| tag == name)) {
                return false;
            }
            if is_tag {
                self.tags.push(name.to_owned());
            }
        }
        if self.bytes.is_empty() {
            self.offset = line.offset;
        }
        if tag.is_none() || self.in_comment {
            self.has_moves |= !line.bytes.trim_ascii().is_empty();
            self.in_comment = ends_in_comment(line.bytes, self.in_comment);
        }
        if line.is_whole && self.bytes.len() + line.bytes.len() <= LONGEST_GAME {
            self.bytes.extend_from_slice(line.bytes);
        } else {
            self.is_cut = true;
        }
        true
    }
}

/// `Event`, if the line is `[Event …`.
fn tag_name(line: &[u8]) -> Option<&[u8]> {
    let rest = line
        .trim_ascii_start()
        .strip_prefix(b"[")?
        .trim_ascii_start();
    let length = rest
        .iter()
        .take_while(|byte| byte.is_ascii_alphanumeric())
        .count();
    rest.first().filter(|byte| byte.is_ascii_alphabetic())?;
    Some(&rest[..length])
}

/// Whether a comment in braces continues after this line.
fn ends_in_comment(line: &[u8], mut inside: bool) -> bool {
    if !inside && line.starts_with(b"%") {
        return false;
    }
    for byte in line {
        match byte {
            b'{' => inside = true,
            b'}' => inside = false,
            b';' if !inside => break,
            _ => {}
        }
    }
    inside
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            lines: Lines::new(input, LONGEST_LINE),
            number: 0,
            next: None,
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        let mut text = self.next.take().unwrap_or_default();
        while let Some(line) = self.lines.next()? {
            let is_empty = text.bytes.is_empty() && line.bytes.trim_ascii().is_empty();
            if !is_empty && !text.add(&line) {
                let mut next = Text::default();
                next.add(&line);
                self.next = Some(next);
                break;
            }
        }
        if text.bytes.is_empty() && !text.is_cut {
            return Ok(None);
        }
        self.number += 1;
        let mut reading = game::read(&text.bytes, self.number, text.offset);
        if text.is_cut {
            reading.faults.push(RecordError {
                game: self.number,
                offset: text.offset + text.bytes.len() as u64,
                ply: None,
                fault: Fault::TooLong,
            });
        }
        Ok(Some(reading))
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        self.read().transpose()
    }
}

#[cfg(test)]
mod tests;
