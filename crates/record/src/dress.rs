use std::io::BufRead;

use crate::wthor::{Roster, WthorError};
use crate::{Format, Games, dressed, foreign, table};

/// How the games of a file are written down: in a format, or in a way that is read but not written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dress {
    /// One of the formats.
    Format(Format),
    /// Moves with anything around them: see [`dressed`].
    Text,
    /// A table with a column of moves: see [`table`].
    Table,
    /// The JSON of other programs: see [`foreign`].
    Foreign,
}

impl Dress {
    /// The games of a stream that is written like this.
    pub fn read<'a, R: BufRead + 'a>(
        self,
        input: R,
        roster: &'a Roster,
    ) -> Result<Games<'a>, WthorError> {
        Ok(match self {
            Dress::Format(format) => return format.read(input, roster),
            Dress::Text => Box::new(dressed::Games::new(input)),
            Dress::Table => Box::new(table::Games::new(input)),
            Dress::Foreign => Box::new(foreign::Games::new(input)),
        })
    }
}

impl From<Format> for Dress {
    fn from(format: Format) -> Dress {
        Dress::Format(format)
    }
}

/// Whether it is this format.
impl PartialEq<Format> for Dress {
    fn eq(&self, format: &Format) -> bool {
        *self == Dress::Format(*format)
    }
}
