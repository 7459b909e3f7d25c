//! The Smart Game Format (SGF), as Othello programs write it (`GM[2]`).
//!
//! ```text
//! (;FF[4]GM[2]SZ[8]PB[Anna]PW[Ben]RE[B+4]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6];B[c3])
//! ```
//!
//! - [`Games`] reads a stream game by game; [`read`] the first game of a text, perhaps up to some move;
//! - [`write()`] writes a game.
//!
//! The main line of a game is read, up to the first invalid move; variations are dropped and reported. Squares are
//! `d3` in either case, or two lowercase letters as in Go (`dc`, column and row). A pass is empty, `PA`, `PASS` or
//! `tt`; missing forced passes are inserted. The default start is the standard one; a set-up later on restarts the
//! game.
//!
//! Three extensions of the standard: `ET`, the seconds that a move took; `TH`, the score with perfect play,
//! `TH[24:+18]`; and a result may have decimals.

mod fields;
mod game;
mod tree;
mod write;

use std::io::{self, BufRead};

use crate::stream::Stream;
use crate::{Fault, Reading};

pub(crate) use write::holds_ending;
pub use write::write;

/// Games with comments and variations are long, but not this long.
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
    stream: Stream<R>,
    before: Option<u32>,
}

impl<R: BufRead> Games<R> {
    /// Reads from here.
    pub const fn new(input: R) -> Games<R> {
        Games {
            stream: Stream::new(input),
            before: None,
        }
    }

    /// Goes to the next `(`, blanks and `;`; false if there is none.
    fn find_game(&mut self) -> io::Result<bool> {
        let stream = &mut self.stream;
        loop {
            let Some(open) = stream.bytes().iter().position(|byte| *byte == b'(') else {
                stream.skip(stream.bytes().len());
                if stream.at_end() {
                    return Ok(false);
                }
                stream.fill()?;
                continue;
            };
            stream.skip(open);
            let mut inside = stream.bytes()[1..].iter();
            match inside.find(|byte| !byte.is_ascii_whitespace()) {
                Some(b';') => return Ok(true),
                // Half of the beginning may be there; nobody writes this many blanks.
                None if !stream.at_end() && stream.bytes().len() < LONGEST_GAME => stream.fill()?,
                _ => stream.skip(1),
            }
        }
    }

    /// The length of the game that begins here, and any fault at its end.
    fn measure(&mut self) -> io::Result<(usize, Option<Fault>)> {
        let stream = &mut self.stream;
        let mut scan = tree::Scan::default();
        loop {
            let bytes = stream.bytes();
            if let Some(length) = scan.end(bytes) {
                return Ok((length, None));
            }
            if stream.at_end() || bytes.len() >= LONGEST_GAME {
                // An unclosed bracket hides the games after it; they begin on a new line.
                let next = bytes.windows(3).position(|it| it == b"\n(;");
                return Ok(stream.unclosed(next.map(|at| at + 1)));
            }
            stream.fill()?;
        }
    }

    fn read(&mut self) -> io::Result<Option<Reading>> {
        if !self.find_game()? {
            return Ok(self.stream.end());
        }
        let (length, fault) = self.measure()?;
        let before = self.before;
        let read = |bytes: &[u8], number, offset| game::read(bytes, number, offset, before);
        Ok(Some(self.stream.game(length, fault, read)))
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
