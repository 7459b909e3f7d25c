//! The Generic Game Format (GGF), used by game servers and some programs.
//!
//! ```text
//! 1 (;GM[Othello]PC[GGS/os]PB[Anna]PW[Ben]TI[05:00//02:00]TY[8]RE[+2.000]BO[8 -------- … *]B[d3//0.01]W[c5/1.20/3];)
//! ```
//!
//! - [`Games`] reads a stream game by game, however many are on a line;
//! - [`write()`] writes a game.
//!
//! A game extends from `(;` to `;)`, at most 64 KiB; a bad one does not affect the others. A bad field is dropped and
//! reported; a bad move ends the game, and the moves before it are kept. Missing passes are inserted.
//!
//! The score with perfect play has no field of its own; it becomes a comment: `CO[best play from 24 empties: +18]`.

mod fields;
mod read;
mod write;

use std::io::{self, BufRead};

use crate::stream::Stream;
use crate::{Fault, Reading};

pub(crate) use fields::kind;
pub use write::write;
pub(crate) use write::{plain, written_result};

/// The longest games have two hundred moves with their times.
const LONGEST_GAME: usize = 1 << 16;

/// The games of a stream.
pub struct Games<R>(Stream<R>);

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games(Stream::new(input))
    }

    /// Goes to the next `(;`; false if there is none.
    fn find_game(&mut self) -> io::Result<bool> {
        let Games(stream) = self;
        loop {
            if let Some(before) = find(stream.bytes(), *b"(;") {
                stream.skip(before);
                return Ok(true);
            }
            if stream.at_end() {
                stream.skip(stream.bytes().len());
                return Ok(false);
            }
            // Half of the mark may be at the end.
            stream.skip(stream.bytes().len().saturating_sub(1));
            stream.fill()?;
        }
    }

    /// The length of the game that begins here, and any fault at its end.
    fn measure(&mut self) -> io::Result<(usize, Option<Fault>)> {
        let Games(stream) = self;
        loop {
            let bytes = stream.bytes();
            match end_of_game(bytes) {
                Some((length, closed)) => {
                    return Ok((length, (!closed).then_some(Fault::NotClosed)));
                }
                None if stream.at_end() || bytes.len() >= LONGEST_GAME => {
                    // An unclosed bracket hides the games after it.
                    let next = find(&bytes[2..], *b"(;").map(|at| at + 2);
                    return Ok(stream.unclosed(next));
                }
                None => stream.fill()?,
            }
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        if !self.find_game()? {
            return Ok(self.0.end());
        }
        let (length, fault) = self.measure()?;
        Ok(Some(self.0.game(length, fault, read::game)))
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

/// Where a game that begins with `(;` ends: behind its `;)`, or before the next game if it has none (false). `None`
/// if more bytes are needed.
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
