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
    /// It was asked to stop.
    #[error("interrupted")]
    Interrupted,
    /// A copy would overwrite something else than an older copy.
    #[error("there is a file in this place")]
    Taken,
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
            // A value that was never stored there, or a row that is not.
            sqlx::Error::ColumnDecode { .. }
            | sqlx::Error::Decode(_)
            | sqlx::Error::RowNotFound
            | sqlx::Error::WorkerCrashed => return LibraryError::Damaged,
            _ => None,
        };
        // The rest of an extended code is in the higher bytes.
        let code = code.and_then(|code| code.parse::<u32>().ok());
        match code.map(|code| code & 0xff) {
            Some(5 | 6) => LibraryError::Busy,
            Some(9) => LibraryError::Interrupted,
            Some(13) => LibraryError::Io(io::ErrorKind::StorageFull.into()),
            // A statement without a fault fails in a damaged file only: tables that are not as they should be (1), pages
            // (11), sizes (18), constraints (19), a header (26).
            Some(1 | 11 | 18 | 19 | 26) => LibraryError::Damaged,
            _ => LibraryError::Database(error.to_string()),
        }
    }
}
