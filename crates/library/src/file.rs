//! The file: is it a library, and of which version?

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use sqlx::SqliteConnection;

use crate::LibraryError;
use crate::batch::{Batch, Known, New};
use crate::blocks::Totals;
use crate::game::{Line, Row};
use crate::transaction::Transaction;

/// The statements that create the tables.
const SCHEMA: &str = include_str!("../schema/2.sql");

/// The version that this program writes.
pub(crate) const VERSION: u32 = 2;

/// `OTFL`: the application id in the database header.
const APPLICATION: u32 = 0x4f54_464c;

/// What there is at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Found {
    /// Nothing, or an empty file.
    Nothing,
    /// A library, according to its header.
    Library,
}

/// Examines a file without touching it: SQLite would take long to reject a file of another kind, and would accept
/// another program's database, or finish what a later version of this one had begun.
pub(crate) fn look(path: &Path) -> Result<Found, LibraryError> {
    let mut file = match File::open(path) {
        Ok(file) => file,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
        Err(error) => return Err(error.into()),
    };
    let length = file.metadata()?.len();
    if length == 0 {
        return Ok(Found::Nothing);
    }
    let mut header = [0; 100];
    match file.read_exact(&mut header) {
        Ok(()) => {}
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            return Err(LibraryError::Foreign);
        }
        Err(error) => return Err(error.into()),
    }
    let word = |at: usize| u32::from_be_bytes([0, 1, 2, 3].map(|byte| header[at + byte]));
    if !header.starts_with(b"SQLite format 3\0") || word(68) != APPLICATION {
        return Err(LibraryError::Foreign);
    }
    let version = word(60);
    if version > VERSION {
        return Err(LibraryError::Newer(version));
    }
    let page = match u16::from_be_bytes([header[16], header[17]]) {
        // The value that does not fit into the field.
        1 => 1 << 16,
        page => u64::from(page),
    };
    // During a write, or after an interrupted one, the journal knows the true length.
    let is_cut_off = length < u64::from(word(28)) * page;
    if is_cut_off && !journal(path).exists() {
        return Err(LibraryError::Damaged);
    }
    Ok(Found::Library)
}

/// Where SQLite keeps what it needs to undo an interrupted change.
pub(crate) fn journal(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push("-journal");
    path.with_file_name(name)
}

/// Makes a library of an empty file, or of one of an earlier version; all or nothing.
pub(crate) async fn migrate(connection: &mut SqliteConnection) -> Result<(), LibraryError> {
    let before = version(connection).await?;
    if before == VERSION {
        return has_tables(connection).await;
    }
    Transaction::Writing
        .run(connection, async |connection| {
            // Another process may have done it meanwhile.
            match version(connection).await? {
                // The stamp has both numbers or none: this file was not empty.
                0 if application(connection).await? != 0 => return Err(LibraryError::Damaged),
                0 => create(connection).await?,
                1 => from_first(connection).await?,
                VERSION => return Ok(()),
                newer => return Err(LibraryError::Newer(newer)),
            }
            let stamp =
                format!("PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}");
            let stamp = sqlx::raw_sql(sqlx::AssertSqlSafe(stamp));
            stamp.execute(connection).await?;
            Ok(())
        })
        .await?;
    has_tables(connection).await?;
    if before > 0 {
        // The old tables left much room; if that cannot be given back now, it serves for new games.
        let _ = sqlx::raw_sql("VACUUM").execute(connection).await;
    }
    Ok(())
}

async fn version(connection: &mut SqliteConnection) -> Result<u32, LibraryError> {
    let query = sqlx::query_scalar("PRAGMA user_version");
    Ok(query.fetch_one(connection).await?)
}

async fn application(connection: &mut SqliteConnection) -> Result<u32, LibraryError> {
    let query = sqlx::query_scalar("PRAGMA application_id");
    Ok(query.fetch_one(connection).await?)
}

async fn create(connection: &mut SqliteConnection) -> Result<(), LibraryError> {
    sqlx::raw_sql(SCHEMA).execute(&mut *connection).await?;
    Totals::default().write(connection).await
}

/// Whether the tables are those that belong there. Nothing else is asked before: sqlx takes for granted that the names
/// of columns are UTF-8.
async fn has_tables(connection: &mut SqliteConnection) -> Result<(), LibraryError> {
    let query = "SELECT CAST(type || ' ' || name || ' ' || tbl_name || ' ' || sql AS BLOB) FROM sqlite_schema";
    let found: Vec<Vec<u8>> = sqlx::query_scalar(query).fetch_all(connection).await?;
    let expected = SCHEMA.split(";\n").zip(["game", "block"]);
    let mut expected = expected.map(|(sql, name)| format!("table {name} {name} {sql}"));
    let same = found.len() == 2 && expected.all(|table| found.contains(&table.into_bytes()));
    same.then_some(()).ok_or(LibraryError::Damaged)
}

/// Migrates from the first version, which had no checksums and looked names up in tables.
async fn from_first(connection: &mut SqliteConnection) -> Result<(), LibraryError> {
    if !is_sound(connection).await? {
        return Err(LibraryError::Damaged);
    }
    sqlx::raw_sql("ALTER TABLE game RENAME TO old")
        .execute(&mut *connection)
        .await?;
    create(connection).await?;
    let mut known = Known::refresh(None, connection).await?;
    let count = sqlx::query_scalar("SELECT count(*) FROM old");
    let count: u32 = count.fetch_one(&mut *connection).await?;
    for first in (1..=count).step_by(4096) {
        let query = sqlx::query_as(
            "SELECT old.id, black.name, white.name, event.name, year, score, theory, theory_empties, moves, record
             FROM old
             LEFT JOIN player AS black ON black.id = old.black
             LEFT JOIN player AS white ON white.id = old.white
             LEFT JOIN event ON event.id = old.event
             WHERE old.id >= ? AND old.id < ? ORDER BY old.id",
        );
        let lines = query.bind(first).bind(first + 4096);
        let lines: Vec<Line> = lines.fetch_all(&mut *connection).await?;
        let mut batch = Batch::new(connection, known);
        for line in lines {
            let record = Row::from(line).to_record()?;
            batch.add(New::of(&record)).await?;
        }
        known = batch.finish().await?;
    }
    if known.totals().games != count as usize {
        return Err(LibraryError::Damaged);
    }
    sqlx::raw_sql("DROP TABLE old; DROP TABLE player; DROP TABLE event; DROP TABLE numbers")
        .execute(connection)
        .await?;
    Ok(())
}

/// Whether the database passes its own integrity check.
pub(crate) async fn is_sound(connection: &mut SqliteConnection) -> Result<bool, LibraryError> {
    let query = sqlx::query_scalar("PRAGMA quick_check(1)");
    let verdict: String = query.fetch_one(connection).await?;
    Ok(verdict == "ok")
}
