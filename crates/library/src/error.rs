use std::{fmt, io};

/// Why a library cannot be used, or does not do what it was asked for. It is left as it was.
#[derive(Debug)]
pub enum LibraryError {
    /// There is no file.
    Missing,
    /// The file is something else.
    Foreign,
    /// A later version of the program made it: the version of its tables.
    Newer(u32),
    /// It was a library, and something has happened to it.
    Damaged,
    /// Somebody else is writing into it.
    Busy,
    /// There is no game with this number.
    NoGame(u32),
    /// The system refuses.
    Io(io::Error),
    /// The database refuses, for a reason that it gives in its own words.
    Database(String),
}

impl fmt::Display for LibraryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LibraryError::Missing => f.write_str("there is no library"),
            LibraryError::Foreign => f.write_str("not a library of games"),
            LibraryError::Newer(version) => write!(f, "a library of version {version}"),
            LibraryError::Damaged => f.write_str("a damaged library"),
            LibraryError::Busy => f.write_str("somebody else is writing into the library"),
            LibraryError::NoGame(number) => write!(f, "there is no game {number}"),
            LibraryError::Io(error) => error.fmt(f),
            LibraryError::Database(reason) => f.write_str(reason),
        }
    }
}

impl std::error::Error for LibraryError {}

impl From<io::Error> for LibraryError {
    fn from(error: io::Error) -> LibraryError {
        LibraryError::Io(error)
    }
}

/// The codes of SQLite that say more than that something failed; <https://sqlite.org/rescode.html>.
impl From<sqlx::Error> for LibraryError {
    fn from(error: sqlx::Error) -> LibraryError {
        let code = match &error {
            sqlx::Error::Database(error) => error.code(),
            // A column with something else in it than was ever put there.
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                return LibraryError::Damaged;
            }
            _ => None,
        };
        // The rest of an extended code is in the higher bytes.
        let code = code.and_then(|code| code.parse::<u32>().ok());
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => LibraryError::Busy,
            Some(11) => LibraryError::Damaged,
            Some(26) => LibraryError::Foreign,
            _ => LibraryError::Database(error.to_string()),
        }
    }
}
