use std::io;

/// Why a library cannot be used, or does not do what it was asked for. It is left as it was.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// There is no file.
    #[error("there is no library")]
    Missing,
    /// The file is something else.
    #[error("not a library of games")]
    Foreign,
    /// A later version of the program made it: the version of its tables.
    #[error("a library of version {0}")]
    Newer(u32),
    /// It was a library, and something has happened to it.
    #[error("a damaged library")]
    Damaged,
    /// Somebody else is writing into it.
    #[error("somebody else is writing into the library")]
    Busy,
    /// There is no game with this number.
    #[error("there is no game {0}")]
    NoGame(u32),
    /// The system refuses.
    #[error(transparent)]
    Io(io::Error),
    /// The database refuses, for a reason that it gives in its own words.
    #[error("{0}")]
    Database(String),
}

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
