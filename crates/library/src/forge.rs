//! Libraries that somebody has crafted, for tests: whatever is in them, the checksums fit.

use std::path::Path;

use futures_executor::block_on;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Connection as _, FromRow as _, SqliteConnection};

use crate::game::{Line, Row};
use crate::sum::sum;
use crate::{Library, LibraryError};

/// Changes a library by statements of SQL, and gives its games and blocks checksums that fit.
///
/// # Errors
///
/// If SQLite cannot read it, or the statements are wrong.
pub fn craft(path: &Path, statements: &str) -> Result<(), LibraryError> {
    let options = SqliteConnectOptions::new()
        .journal_mode(SqliteJournalMode::Memory)
        .synchronous(SqliteSynchronous::Off);
    let mut library = Library::connect_with(path, options)?;
    let crafted = block_on(async {
        let statements = sqlx::AssertSqlSafe(statements.to_owned());
        sqlx::raw_sql(statements)
            .execute(library.connection())
            .await?;
        seal(library.connection()).await
    });
    library.close()?;
    crafted
}

async fn seal(connection: &mut SqliteConnection) -> Result<(), LibraryError> {
    let mut seals = Vec::new();
    let blocks = sqlx::query_as("SELECT key, bytes FROM block");
    let blocks: Vec<(i64, Vec<u8>)> = blocks.fetch_all(&mut *connection).await?;
    for (key, bytes) in blocks {
        seals.push((
            "UPDATE block SET sum = ? WHERE key = ?",
            key,
            sum(key, &bytes),
        ));
    }
    let games = sqlx::query(
        "SELECT id, black, white, event, year, score, theory, theory_empties, moves, record FROM game",
    );
    for line in games.fetch_all(&mut *connection).await? {
        // Some have no checksum, as their numbers are too large.
        if let Ok(line) = Line::from_row(&line) {
            let (id, row) = (line.0, Row::from(line));
            seals.push((
                "UPDATE game SET sum = ? WHERE id = ?",
                id.into(),
                row.sum(id),
            ));
        }
    }
    let mut all = connection.begin().await?;
    for (update, key, sum) in seals {
        sqlx::query(update)
            .bind(sum)
            .bind(key)
            .execute(&mut *all)
            .await?;
    }
    all.commit().await?;
    Ok(())
}
