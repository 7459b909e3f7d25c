use std::fmt;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use futures_executor::block_on;
use outflank_rules::Position;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, SqliteConnection};

use crate::file::{self, Found, VERSIONS};
use crate::{Explored, Game, Import, LibraryError, Search, explore, game, search};

/// A game library: one file.
pub struct Library {
    path: PathBuf,
    connection: SqliteConnection,
}

/// A summary of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The number of games.
    pub games: u32,
    /// The number of player names.
    pub players: u32,
    /// The number of event names.
    pub events: u32,
    /// The first and last year, if any are known.
    pub years: Option<RangeInclusive<u16>>,
    /// The size of the file.
    pub bytes: u64,
}

impl Library {
    /// Opens an existing library.
    pub fn open(path: &Path) -> Result<Library, LibraryError> {
        match file::look(path)? {
            Found::Library => Library::connect(path, false),
            Found::Nothing => Err(LibraryError::Missing),
        }
    }

    /// Opens a library for import, creating it and its folder if necessary. A damaged one is left alone.
    pub fn create(path: &Path) -> Result<Library, LibraryError> {
        let found = file::look(path)?;
        if let (Found::Nothing, Some(folder)) = (found, path.parent()) {
            fs::create_dir_all(folder)?;
        }
        let mut library = Library::connect(path, true)?;
        if found == Found::Library && !block_on(file::is_sound(&mut library.connection))? {
            return Err(LibraryError::Damaged);
        }
        Ok(library)
    }

    fn connect(path: &Path, create: bool) -> Result<Library, LibraryError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(create)
            .disable_statement_logging();
        let connection = block_on(async {
            let mut connection = options.connect().await?;
            file::migrate(&mut connection, VERSIONS).await?;
            Ok::<_, LibraryError>(connection)
        })?;
        Ok(Library {
            path: path.to_owned(),
            connection,
        })
    }

    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    /// Starts an import.
    pub fn import(&mut self) -> Import<'_> {
        Import::new(self)
    }

    /// The numbers of the selected games, the oldest first; those without a year come before all others.
    pub fn search(&mut self, search: &Search) -> Result<Vec<u32>, LibraryError> {
        block_on(search::find(&mut self.connection, search))
    }

    /// The games with these numbers.
    pub fn games(&mut self, ids: &[u32]) -> Result<Vec<Game>, LibraryError> {
        block_on(game::read(&mut self.connection, ids))
    }

    /// How often each move of a position was played in the selected games, and how it scored.
    pub fn explore(
        &mut self,
        position: Position,
        search: &Search,
    ) -> Result<Explored, LibraryError> {
        block_on(explore::explore(&mut self.connection, position, search))
    }

    /// A summary of the library.
    pub fn overview(&mut self) -> Result<Overview, LibraryError> {
        type Line = (u32, u32, u32, Option<u16>, Option<u16>);
        let query = sqlx::query_as(
            "SELECT (SELECT count(*) FROM game), (SELECT count(*) FROM player), (SELECT count(*) FROM event),
             (SELECT min(year) FROM game), (SELECT max(year) FROM game)",
        );
        let line: Line = block_on(query.fetch_one(&mut self.connection))?;
        let (games, players, events, first, last) = line;
        Ok(Overview {
            games,
            players,
            events,
            years: first.zip(last).map(|(first, last)| first..=last),
            bytes: fs::metadata(&self.path)?.len(),
        })
    }
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Library").field(&self.path).finish()
    }
}
