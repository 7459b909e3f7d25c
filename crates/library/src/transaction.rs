use sqlx::SqliteConnection;

use crate::LibraryError;

/// Something that is done as a whole or not at all, and sees nothing of what others do meanwhile.
///
/// Not a transaction of sqlx: after some errors, such as a full disk, SQLite has already undone everything, and sqlx
/// believes from then on that the transaction goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Transaction {
    Reading,
    /// Waits until nobody else writes, before it reads anything: what it has read stays true.
    Writing,
}

impl Transaction {
    pub async fn run<T>(
        self,
        connection: &mut SqliteConnection,
        work: impl AsyncFnOnce(&mut SqliteConnection) -> Result<T, LibraryError>,
    ) -> Result<T, LibraryError> {
        execute(
            connection,
            match self {
                Transaction::Reading => "BEGIN",
                Transaction::Writing => "BEGIN IMMEDIATE",
            },
        )
        .await?;
        let done = match work(connection).await {
            Ok(result) => execute(connection, "COMMIT").await.map(|()| result),
            Err(error) => Err(error),
        };
        if done.is_err() {
            // An error says that SQLite has done it already.
            let _ = execute(connection, "ROLLBACK").await;
        }
        done
    }
}

async fn execute(connection: &mut SqliteConnection, sql: &'static str) -> Result<(), LibraryError> {
    sqlx::raw_sql(sql).execute(connection).await?;
    Ok(())
}
