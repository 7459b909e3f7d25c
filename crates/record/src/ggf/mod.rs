//! The Generic Game Format (GGF), in which game servers keep their games and some programs speak of them.
//!
//! ```text
//! 1 (;GM[Othello]PC[GGS/os]PB[Anna]PW[Ben]TI[05:00//02:00]TY[8]RE[+2.000]BO[8 -------- … *]B[d3//0.01]W[c5/1.20/3];)
//! ```
//!
//! - [`Games`] reads a stream game by game, however many stand on a line;
//! - [`write()`] is the other way round.
//!
//! A game is read between `(;` and `;)`, and no longer than 64 KiB; a bad one costs no other. A field that makes no
//! sense is left out and told; at a move that makes none the game ends, and what was before it is kept. Passes that
//! are missing are put in.
//!
//! What perfect play would have led to has no field of its own; it is a comment: `CO[best play from 24 empties: +18]`.

mod fields;
mod read;
mod write;

use std::io::{self, BufRead};

use crate::{Fault, Reading, RecordError};

pub(crate) use fields::kind;
pub use write::write;
pub(crate) use write::{plain, written_result};

/// The longest games have two hundred moves with their times.
const LONGEST_GAME: usize = 1 << 16;

/// The games of a stream.
pub struct Games<R> {
    input: R,
    /// What was read and not yet used.
    buffer: Vec<u8>,
    /// Where in the stream the buffer begins.
    offset: u64,
    /// How many games were found.
    number: u64,
    /// Whether something other than blanks was found outside of games.
    other_text: bool,
    at_end: bool,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            input,
            buffer: Vec::new(),
            offset: 0,
            number: 0,
            other_text: false,
            at_end: false,
        }
    }

    /// Reads a little more.
    fn fill(&mut self) -> io::Result<()> {
        let more = self.input.fill_buf()?;
        let length = more.len().min(LONGEST_GAME);
        self.buffer.extend_from_slice(&more[..length]);
        self.at_end = length == 0;
        self.input.consume(length);
        Ok(())
    }

    fn drop_front(&mut self, length: usize) {
        self.buffer.drain(..length);
        self.offset += length as u64;
    }

    /// Goes to the next `(;`; false if there is none.
    fn find_game(&mut self) -> io::Result<bool> {
        loop {
            let found = find(&self.buffer, *b"(;");
            // Half of the mark may be there.
            let before = found.unwrap_or(self.buffer.len().saturating_sub(1));
            self.other_text |= self.buffer[..before]
                .iter()
                .any(|byte| !byte.is_ascii_whitespace());
            self.drop_front(before);
            if found.is_some() {
                return Ok(true);
            }
            if self.at_end {
                let last = self.buffer.drain(..);
                self.other_text |= last
                    .as_slice()
                    .iter()
                    .any(|byte| !byte.is_ascii_whitespace());
                return Ok(false);
            }
            self.fill()?;
        }
    }

    /// How long the game is that begins here, and what is wrong with its end.
    fn measure(&mut self) -> io::Result<(usize, Option<Fault>)> {
        loop {
            match end_of_game(&self.buffer) {
                Some((length, closed)) => {
                    return Ok((length, (!closed).then_some(Fault::NotClosed)));
                }
                None if self.at_end || self.buffer.len() >= LONGEST_GAME => {
                    // A bracket that is not closed hides the games after it.
                    let next = find(&self.buffer[2..], *b"(;").map(|at| at + 2);
                    let fault = if self.at_end || next.is_some() {
                        Fault::NotClosed
                    } else {
                        Fault::TooLong
                    };
                    return Ok((next.unwrap_or(self.buffer.len()), Some(fault)));
                }
                None => self.fill()?,
            }
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        if !self.find_game()? {
            let nothing = self.number == 0 && std::mem::take(&mut self.other_text);
            return Ok(nothing.then(|| Reading::refused(1, 0, Fault::NoGame)));
        }
        self.number += 1;
        let (length, fault) = self.measure()?;
        let mut reading = read::game(&self.buffer[..length], self.number, self.offset);
        reading.faults.extend(fault.map(|fault| RecordError {
            game: self.number,
            offset: self.offset + length as u64,
            ply: None,
            fault,
        }));
        self.drop_front(length);
        Ok(Some(reading))
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        self.read().transpose()
    }
}

fn find(bytes: &[u8], mark: [u8; 2]) -> Option<usize> {
    bytes.windows(2).position(|pair| pair == mark)
}

/// Where a game ends that begins with `(;`: behind its `;)`, or before the next game if it has none (false). None if
/// its end is not there yet.
fn end_of_game(bytes: &[u8]) -> Option<(usize, bool)> {
    let mut in_value = false;
    for (at, pair) in bytes.windows(2).enumerate().skip(2) {
        match (in_value, pair[0], pair[1]) {
            (true, b']', _) => in_value = false,
            (false, b'[', _) => in_value = true,
            (false, b';', b')') => return Some((at + 2, true)),
            (false, b'(', b';') => return Some((at, false)),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests;
