use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use futures_executor::block_on;
use outflank_collection::{Explored, Fact, GameFigures, Search};
use outflank_rules::Position;
use outflank_store::create_folder;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteLockingMode, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use crate::beside::Beside;
use crate::blocks::{self, Column, Part, Totals};
use crate::file::{self, Found};
use crate::transaction::Transaction;
use crate::{
    Game, Import, Judged, Judging, LibraryError, Report, Salvaged, check, explore, figures, game,
    remove, salvage, search,
};

/// The name of a library in the user's data folder.
pub const FILE_NAME: &str = "games.library";

/// Between two questions whether to stop, in steps of SQLite's machine: some microseconds.
const STEPS: i32 = 1000;

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

    /// Opens an existing library for questions alone: nothing can be written through it.
    pub fn open_for_reading(path: &Path) -> Result<Library, LibraryError> {
        let mut library = Library::open(path)?;
        let reading = sqlx::raw_sql("PRAGMA query_only = ON");
        block_on(reading.execute(&mut library.connection))?;
        Ok(library)
    }

    /// Opens a library for import, creating it and its folder if necessary. A damaged one is left alone.
    pub fn create(path: &Path) -> Result<Library, LibraryError> {
        let found = file::look(path)?;
        if let (Found::Nothing, Some(folder)) = (found, path.parent()) {
            create_folder(folder)?;
        }
        let mut library = Library::connect(path, true)?;
        if found == Found::Library && !block_on(file::is_sound(&mut library.connection))? {
            return Err(LibraryError::Damaged);
        }
        Ok(library)
    }

    fn connect(path: &Path, create: bool) -> Result<Library, LibraryError> {
        let options = SqliteConnectOptions::new()
            .create_if_missing(create)
            .synchronous(SqliteSynchronous::Extra);
        Library::connect_with(path, options)
    }

    pub(crate) fn connect_with(
        path: &Path,
        options: SqliteConnectOptions,
    ) -> Result<Library, LibraryError> {
        let options = options.filename(path).disable_statement_logging();
        let connection = block_on(async {
            let mut connection = options.connect().await?;
            if let Err(error) = file::migrate(&mut connection).await {
                // Everything is undone when this returns.
                connection.close().await?;
                return Err(error);
            }
            Ok::<_, LibraryError>(connection)
        })?;
        Ok(Library {
            path: path.to_owned(),
            connection,
        })
    }

    pub(crate) fn close(self) -> Result<(), LibraryError> {
        Ok(block_on(self.connection.close())?)
    }

    pub(crate) fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.connection
    }

    /// Starts an import.
    pub fn import(&mut self) -> Import<'_> {
        Import::new(self)
    }

    /// Removes the games with these numbers, all or none of them, also from what is left over in the file. The last
    /// games get their numbers. How many were removed.
    pub fn remove(&mut self, ids: &[u32]) -> Result<u32, LibraryError> {
        let thorough = sqlx::raw_sql("PRAGMA secure_delete = ON");
        block_on(thorough.execute(&mut self.connection))?;
        let removed = Transaction::Writing.run(&mut self.connection, async |connection| {
            remove::remove(connection, ids).await
        });
        block_on(removed)
    }

    /// Ends whatever the library is doing with [`LibraryError::Interrupted`] once this says so; asked all the time.
    pub fn stop_when(
        &mut self,
        mut wanted: impl FnMut() -> bool + Send + 'static,
    ) -> Result<(), LibraryError> {
        let mut handle = block_on(self.connection.lock_handle())?;
        handle.set_progress_handler(STEPS, move || !wanted());
        Ok(())
    }

    /// Reads, all from one state, whoever writes meanwhile.
    fn read<T>(
        &mut self,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, LibraryError>,
    ) -> Result<T, LibraryError> {
        block_on(Transaction::Reading.run(&mut self.connection, work))
    }

    /// The numbers of the selected games, the oldest first; those without a year come before all others.
    pub fn search(&mut self, search: &Search) -> Result<Vec<u32>, LibraryError> {
        self.read(async |connection| search::find(connection, search).await)
    }

    /// The games with these numbers.
    pub fn games(&mut self, ids: &[u32]) -> Result<Vec<Game>, LibraryError> {
        self.read(async |connection| game::read(connection, ids).await)
    }

    /// The games with these numbers, except for those that are damaged.
    pub fn whole_games(&mut self, ids: &[u32]) -> Result<Vec<Game>, LibraryError> {
        self.read(async |connection| game::read_whole(connection, ids).await)
    }

    /// How often each move of a position was played in the selected games, and how it scored.
    pub fn explore(
        &mut self,
        position: Position,
        search: &Search,
    ) -> Result<Explored, LibraryError> {
        self.read(async |connection| explore::explore(connection, position, search).await)
    }

    /// How well the selected games were played, those that somebody has judged.
    pub fn figures(&mut self, search: &Search) -> Result<Vec<Judged>, LibraryError> {
        self.read(async |connection| figures::judged(connection, search).await)
    }

    /// The selected games that were not judged at this level or a higher one, the newest first.
    pub fn unjudged(&mut self, search: &Search, level: u8) -> Result<Vec<u32>, LibraryError> {
        self.read(async |connection| figures::unjudged(connection, search, level).await)
    }

    /// Judges the selected games that were not judged at this level or a higher one. `judge` gets a game, how many are
    /// done and how many there are, and says how well it was played, or that it has had enough. What is found is kept on
    /// the way, so that it goes on where it ended.
    pub fn judge(
        &mut self,
        search: &Search,
        level: u8,
        mut judge: impl FnMut(&Game, usize, usize) -> Option<GameFigures>,
    ) -> Result<Judging, LibraryError> {
        let ids = self.unjudged(search, level)?;
        let mut analysed = 0;
        for chunk in ids.chunks(figures::AT_ONCE) {
            let mut judged = Vec::new();
            let games = self.whole_games(chunk)?;
            let all = games.len();
            for game in games {
                let Some(figures) = judge(&game, analysed + judged.len(), ids.len()) else {
                    break;
                };
                judged.push((game, figures));
            }
            self.keep_figures(&judged)?;
            analysed += judged.len();
            if judged.len() < all {
                break;
            }
        }
        let left = ids.len() - analysed;
        Ok(Judging { analysed, left })
    }

    /// Keeps how well games were played. What is told of a game that is there no longer is left out.
    pub fn keep_figures(&mut self, games: &[(Game, GameFigures)]) -> Result<(), LibraryError> {
        let kept = Transaction::Writing.run(&mut self.connection, async |connection| {
            figures::keep(connection, games).await
        });
        block_on(kept)
    }

    /// A summary of the library.
    pub fn overview(&mut self) -> Result<Overview, LibraryError> {
        let (totals, facts) = self.read(async |connection| {
            let totals = Totals::read(connection).await?;
            let mut facts = Vec::new();
            for fact in Fact::ALL {
                let column = blocks::read(connection, Column::Facts(fact), totals).await?;
                let numbers = column.iter().flat_map(Part::numbers);
                facts.push(numbers.filter(|&number| number > 0).collect());
            }
            Ok((totals, facts))
        })?;
        let [black, white, events, years]: [BTreeSet<u32>; 4] =
            facts.try_into().unwrap_or_default();
        let years = years.first().zip(years.last());
        let year = |year: u32| (year - 1) as u16;
        Ok(Overview {
            games: totals.games as u32,
            players: black.union(&white).count() as u32,
            events: events.len() as u32,
            years: years.map(|(&first, &last)| year(first)..=year(last)),
            bytes: fs::metadata(&self.path)?.len(),
        })
    }
}

/// Care for the file.
impl Library {
    /// Reads everything in a library, to find out whether anything in it is damaged.
    pub fn check(path: &Path) -> Result<Report, LibraryError> {
        match Library::open(path) {
            Ok(mut library) => library.report(),
            Err(LibraryError::Damaged) => Ok(Report::unusable()),
            Err(error) => Err(error),
        }
    }

    fn report(&mut self) -> Result<Report, LibraryError> {
        self.read(async |connection| check::check(connection).await)
    }

    /// Writes a copy as it is at this moment, whoever uses the library meanwhile. An older library in its place is
    /// replaced when the copy is complete and checked. The number of games.
    pub fn back_up(&mut self, to: &Path) -> Result<u32, LibraryError> {
        let may_go = match file::look(to) {
            Ok(Found::Nothing) => true,
            Ok(Found::Library) => !is_same_file(&self.path, to)? && !file::journal(to).exists(),
            Err(LibraryError::Io(error)) => return Err(error.into()),
            Err(_) => false,
        };
        if !may_go {
            return Err(LibraryError::Taken);
        }
        let copy = Beside::new(to)?;
        let query = sqlx::query("VACUUM INTO ?").bind(copy.path().to_str());
        block_on(query.execute(&mut self.connection))?;
        let mut written = Library::connect(copy.path(), false)?;
        let report = written.report()?;
        written.close()?;
        let games = report.games.filter(|_| report.is_sound());
        let games = games.ok_or(LibraryError::Damaged)?;
        copy.finish()?;
        Ok(games)
    }

    /// Writes every game that is whole in a damaged library into a new one, if there are any. The damaged one stays as
    /// it is.
    pub fn salvage(from: &Path, to: &Path) -> Result<Salvaged, LibraryError> {
        if to.try_exists()? {
            return Err(LibraryError::Taken);
        }
        if file::look(from).is_ok_and(|found| found == Found::Nothing) {
            return Err(LibraryError::Missing);
        }
        let copy = Beside::new(to)?;
        // Nobody else sees it before it is complete.
        let options = SqliteConnectOptions::new()
            .locking_mode(SqliteLockingMode::Exclusive)
            .journal_mode(SqliteJournalMode::Off)
            .synchronous(SqliteSynchronous::Off);
        let mut library = Library::connect_with(copy.path(), options)?;
        let salvaged = salvage::import(from, &mut library)?;
        library.close()?;
        if salvaged.saved > 0 {
            copy.finish()?;
        }
        Ok(salvaged)
    }
}

fn is_same_file(one: &Path, two: &Path) -> Result<bool, LibraryError> {
    Ok(fs::canonicalize(one)? == fs::canonicalize(two)?)
}

impl fmt::Debug for Library {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Library").field(&self.path).finish()
    }
}
