//! The Smart Game Format (SGF), as programs for Othello write it (`GM[2]`).
//!
//! ```text
//! (;FF[4]GM[2]SZ[8]PB[Anna]PW[Ben]RE[B+4]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6];B[c3])
//! ```
//!
//! - [`Games`] reads a stream game by game; [`read`] the first game of a text, perhaps up to some move;
//! - [`write()`] is the other way round.
//!
//! The main line of a game is read, up to the first move that makes no sense; variations are left out and told. Squares
//! are `d3` in either case, or two small letters as in the game of Go (`dc`, column and row). A pass is empty, `PA`,
//! `PASS` or `tt`; a pass that is not written is made where it is forced. A game that does not say otherwise begins with
//! the usual discs; a set-up later on begins it anew.
//!
//! Three things have fields that the standard does not know: `ET`, the seconds that a move took; `TH`, what perfect play
//! would have led to, `TH[24:+18]`; and a result may have decimals.

mod fields;
mod game;
mod tree;
mod write;

use std::io::{self, BufRead};

use crate::{Fault, Reading, RecordError};

pub(crate) use write::holds_ending;
pub use write::write;

/// Games with comments and variations are long; longer ones are no games.
const LONGEST_GAME: usize = 1 << 20;

/// The first game of a text: to its end, or to the position before the move with this number, the first being 1.
pub fn read(text: &[u8], before: Option<u32>) -> Reading {
    let mut games = Games::new(text);
    games.before = before;
    match games.next() {
        Some(Ok(reading)) => reading,
        // Reading from memory does not fail.
        Some(Err(_)) | None => Reading::refused(1, 0, Fault::NoGame),
    }
}

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
    before: Option<u32>,
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
            before: None,
        }
    }

    /// Reads a little more.
    fn fill(&mut self) -> io::Result<()> {
        let more = self.input.fill_buf()?;
        let length = more.len().min(1 << 16);
        self.buffer.extend_from_slice(&more[..length]);
        self.at_end = length == 0;
        self.input.consume(length);
        Ok(())
    }

    fn drop_front(&mut self, length: usize) {
        let other = self.buffer.drain(..length);
        self.other_text |= other
            .as_slice()
            .iter()
            .any(|byte| !byte.is_ascii_whitespace());
        drop(other);
        self.offset += length as u64;
    }

    /// Goes to the next `(`, blanks and `;`; false if there is none.
    fn find_game(&mut self) -> io::Result<bool> {
        loop {
            let Some(open) = self.buffer.iter().position(|byte| *byte == b'(') else {
                self.drop_front(self.buffer.len());
                if self.at_end {
                    return Ok(false);
                }
                self.fill()?;
                continue;
            };
            self.drop_front(open);
            let blanks = self.buffer[1..].iter();
            match blanks.clone().find(|byte| !byte.is_ascii_whitespace()) {
                Some(b';') => return Ok(true),
                // Half of the beginning may be there; so many blanks are none.
                None if !self.at_end && self.buffer.len() < LONGEST_GAME => self.fill()?,
                _ => self.drop_front(1),
            }
        }
    }

    /// How long the game is that begins here, and what is wrong with its end.
    fn measure(&mut self) -> io::Result<(usize, Option<Fault>)> {
        let mut scan = tree::Scan::default();
        loop {
            if let Some(length) = scan.end(&self.buffer) {
                return Ok((length, None));
            }
            if self.at_end || self.buffer.len() >= LONGEST_GAME {
                // A bracket that is not closed hides the games after it; they begin on a line.
                let lines = self.buffer.windows(3);
                let next = lines
                    .into_iter()
                    .position(|it| it == b"\n(;")
                    .map(|at| at + 1);
                let fault = if self.at_end || next.is_some() {
                    Fault::NotClosed
                } else {
                    Fault::TooLong
                };
                return Ok((next.unwrap_or(self.buffer.len()), Some(fault)));
            }
            self.fill()?;
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        if !self.find_game()? {
            let nothing = self.number == 0 && core::mem::take(&mut self.other_text);
            return Ok(nothing.then(|| Reading::refused(1, 0, Fault::NoGame)));
        }
        self.number += 1;
        let (length, fault) = self.measure()?;
        let game = &self.buffer[..length];
        let mut reading = game::read(game, self.number, self.offset, self.before);
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

#[cfg(test)]
mod tests;
