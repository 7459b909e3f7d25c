use outflank_record::{Fault, RecordError};

/// Why the rest of a game could not be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Where the fault is.
    pub place: Place,
    /// How many moves of the game were read before it, passes not counted.
    pub moves: usize,
    /// The fault.
    pub error: RecordError,
}

/// A place in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A character of a text; line and character from 1.
    Text {
        /// The line.
        line: usize,
        /// The character in it.
        column: usize,
    },
    /// A byte of a binary file, from 0.
    Byte(u64),
}

impl Misread {
    /// There is no game at all.
    pub(super) const fn no_game() -> Misread {
        Misread {
            place: Place::Byte(0),
            moves: 0,
            error: RecordError {
                game: 1,
                offset: 0,
                ply: None,
                fault: Fault::NoGame,
            },
        }
    }
}

/// Finds the lines and characters of bytes that come one after the other.
pub(super) struct Places<'a> {
    bytes: &'a [u8],
    is_binary: bool,
    /// What has been counted.
    at: usize,
    line: usize,
    column: usize,
}

impl<'a> Places<'a> {
    pub const fn new(bytes: &'a [u8], is_binary: bool) -> Places<'a> {
        Places {
            bytes,
            is_binary,
            at: 0,
            line: 1,
            column: 1,
        }
    }

    pub fn misread(&mut self, error: RecordError, moves: usize) -> Misread {
        Misread {
            place: self.place(error.offset),
            moves,
            error,
        }
    }

    fn place(&mut self, offset: u64) -> Place {
        if self.is_binary {
            return Place::Byte(offset);
        }
        let end = usize::try_from(offset).unwrap_or(usize::MAX);
        let end = end.min(self.bytes.len());
        if end < self.at {
            (self.at, self.line, self.column) = (0, 1, 1);
        }
        for &byte in &self.bytes[self.at..end] {
            match byte {
                b'\n' => (self.line, self.column) = (self.line + 1, 1),
                // The further bytes of a character.
                0x80..=0xbf => {}
                _ => self.column += 1,
            }
        }
        self.at = end;
        Place::Text {
            line: self.line,
            column: self.column,
        }
    }
}
