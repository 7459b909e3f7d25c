//! The lines of a stream, with bounded length.

use std::io::{self, BufRead, Read as _};

use crate::letters;

/// Reads line by line.
pub(crate) struct Lines<R> {
    input: R,
    longest: usize,
    /// Where the next line begins.
    offset: u64,
    number: u64,
    bytes: Vec<u8>,
}

/// A line.
pub(crate) struct Line<'a> {
    /// The line with its line break, without a byte order mark.
    pub bytes: &'a [u8],
    /// Where it begins.
    pub offset: u64,
    /// Its number, from 1.
    pub number: u64,
    /// Whether it is complete; lines that are too long are cut.
    pub is_whole: bool,
}

impl<R: BufRead> Lines<R> {
    pub const fn new(input: R, longest: usize) -> Lines<R> {
        Lines {
            input,
            longest,
            offset: 0,
            number: 0,
            bytes: Vec::new(),
        }
    }

    /// The next line; `None` at the end.
    pub fn next(&mut self) -> io::Result<Option<Line<'_>>> {
        self.bytes.clear();
        let mut offset = self.offset;
        let mut input = self.input.by_ref().take(self.longest as u64);
        let length = input.read_until(b'\n', &mut self.bytes)?;
        if length == 0 {
            return Ok(None);
        }
        self.offset += length as u64;
        self.number += 1;
        let is_whole = length < self.longest || self.bytes.last() == Some(&b'\n');
        if !is_whole {
            self.offset += self.input.skip_until(b'\n')? as u64;
        }
        let mut bytes = &self.bytes[..];
        if offset == 0 {
            bytes = letters::unmarked(bytes);
            offset = (length - bytes.len()) as u64;
        }
        Ok(Some(Line {
            bytes,
            offset,
            number: self.number,
            is_whole,
        }))
    }
}
