//! A stream of bracketed games with any text around them: common to GGF and SGF.

use std::io::{self, BufRead};

use crate::{Fault, Reading, RecordError};

/// How much is read at once.
const PIECE: usize = 1 << 16;

/// The part of a stream that was read but not yet used.
pub(crate) struct Stream<R> {
    input: R,
    buffer: Vec<u8>,
    /// Where in the stream the buffer begins.
    offset: u64,
    /// How many games were taken.
    games: u64,
    /// Whether there was anything but blanks outside of games.
    other_text: bool,
    at_end: bool,
}

impl<R: BufRead> Stream<R> {
    pub const fn new(input: R) -> Stream<R> {
        Stream {
            input,
            buffer: Vec::new(),
            offset: 0,
            games: 0,
            other_text: false,
            at_end: false,
        }
    }

    /// The buffered bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.buffer
    }

    /// Whether these are the last.
    pub const fn at_end(&self) -> bool {
        self.at_end
    }

    /// Reads more.
    pub fn fill(&mut self) -> io::Result<()> {
        let more = self.input.fill_buf()?;
        let length = more.len().min(PIECE);
        self.buffer.extend_from_slice(&more[..length]);
        self.at_end = length == 0;
        self.input.consume(length);
        Ok(())
    }

    /// Skips text outside of games.
    pub fn skip(&mut self, length: usize) {
        let skipped = &self.buffer[..length];
        self.other_text |= skipped.iter().any(|byte| !byte.is_ascii_whitespace());
        self.drop_front(length);
    }

    /// The assumed length of an unclosed game, given where the next one begins, and its fault.
    pub fn unclosed(&self, next: Option<usize>) -> (usize, Option<Fault>) {
        let fault = if self.at_end || next.is_some() {
            Fault::NotClosed
        } else {
            Fault::TooLong
        };
        (next.unwrap_or(self.buffer.len()), Some(fault))
    }

    /// Takes the game of this length and reads it: its bytes, its number, and where in the stream it begins.
    pub fn game(
        &mut self,
        length: usize,
        fault_at_its_end: Option<Fault>,
        read: impl FnOnce(&[u8], u64, u64) -> Reading,
    ) -> Reading {
        self.games += 1;
        let mut reading = read(&self.buffer[..length], self.games, self.offset);
        reading
            .faults
            .extend(fault_at_its_end.map(|fault| RecordError {
                game: self.games,
                offset: self.offset + length as u64,
                ply: None,
                fault,
            }));
        self.drop_front(length);
        reading
    }

    /// A final report: text without a single game is reported once.
    pub fn end(&mut self) -> Option<Reading> {
        let nothing = self.games == 0 && std::mem::take(&mut self.other_text);
        nothing.then(|| Reading::refused(1, 0, Fault::NoGame))
    }

    fn drop_front(&mut self, length: usize) {
        self.buffer.drain(..length);
        self.offset += length as u64;
    }
}
