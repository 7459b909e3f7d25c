use std::io;

/// Why a library cannot be used, or an operation failed. The file is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    /// There is no file.
    #[error("there is no library")]
    Missing,
    /// The file is something else.
    #[error("not a library of games")]
    Foreign,
    /// It was made by a later version of the program: its schema version.
    #[error("a library of version {0}")]
    Newer(u32),
    /// It is a damaged library.
    #[error("a damaged library")]
    Damaged,
    /// Another process is writing to it.
    #[error("somebody else is writing into the library")]
    Busy,
    /// There is no game with this number.
    #[error("there is no game {0}")]
    NoGame(u32),
    /// A system error.
    #[error(transparent)]
    Io(io::Error),
    /// A database error, in the database's own words.
    #[error("{0}")]
    Database(String),
}

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
