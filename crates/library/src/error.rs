use std::{fmt, io};

/// Why a library cannot be used, or an operation failed. The file is unchanged.
#[derive(Debug)]
pub enum LibraryError {
    /// There is no file.
    Missing,
    /// The file is something else.
    Foreign,
    /// It was made by a later version of the program: its schema version.
    Newer(u32),
    /// It is a damaged library.
    Damaged,
    /// Another process is writing to it.
    Busy,
    /// There is no game with this number.
    NoGame(u32),
    /// A system error.
    Io(io::Error),
    /// A database error, in the database's own words.
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

/// Maps the informative SQLite result codes; <https://sqlite.org/rescode.html>.
impl From<sqlx::Error> for LibraryError {
    fn from(error: sqlx::Error) -> LibraryError {
        let code = match &error {
            sqlx::Error::Database(error) => error.code(),
            // A column with a value that was never stored there.
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
