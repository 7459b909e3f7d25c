//! Importing games.

use futures_executor::block_on;
use outflank_record::GameRecord;
use sqlx::SqliteConnection;

use crate::batch::{Batch, Known, New};
use crate::transaction::Transaction;
use crate::{Library, LibraryError};

/// The number of games per transaction, or how many bytes of them.
const BATCH: usize = 4096;
const BATCH_BYTES: usize = 16 << 20;

/// An import in progress. Dropping it loses only games not yet written; importing the same files again resumes it,
/// since the others are then duplicates.
pub struct Import<'a> {
    library: &'a mut Library,
    /// The cached state of the library; `None` after a failure.
    known: Option<Known>,
    waiting: Vec<New>,
    waiting_bytes: usize,
    summary: Summary,
}

/// The result of an import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Games added to the library.
    pub added: u64,
    /// Games that were there already, or came twice.
    pub duplicates: u64,
    /// Duplicates that added information: a player, the event, the year.
    pub completed: u64,
    /// Anti-Othello games, which are skipped.
    pub other_rules: u64,
}

impl Import<'_> {
    pub(crate) fn new(library: &mut Library) -> Import<'_> {
        Import {
            known: None,
            library,
            waiting: Vec::new(),
            waiting_bytes: 0,
            summary: Summary::default(),
        }
    }

    /// Adds a game. True if games were written: the moment to report progress.
    pub fn add(&mut self, record: &GameRecord) -> Result<bool, LibraryError> {
        if record.kind.is_some_and(|kind| kind.anti) {
            self.summary.other_rules += 1;
            return Ok(false);
        }
        let new = New::of(record);
        self.waiting_bytes += new.row.size();
        self.waiting.push(new);
        if self.waiting.len() < BATCH && self.waiting_bytes < BATCH_BYTES {
            return Ok(false);
        }
        self.write()?;
        Ok(true)
    }

    /// The result so far.
    pub const fn summary(&self) -> Summary {
        self.summary
    }

    /// Writes the remaining games.
    pub fn finish(mut self) -> Result<Summary, LibraryError> {
        self.write()?;
        Ok(self.summary)
    }

    fn write(&mut self) -> Result<(), LibraryError> {
        let games = std::mem::take(&mut self.waiting);
        self.waiting_bytes = 0;
        let (known, summary) = (self.known.take(), self.summary);
        let written = Transaction::Writing.run(self.library.connection(), async |connection| {
            write_batch(connection, known, summary, games).await
        });
        let (known, summary) = block_on(written)?;
        (self.known, self.summary) = (Some(known), summary);
        Ok(())
    }
}

async fn write_batch(
    connection: &mut SqliteConnection,
    known: Option<Known>,
    mut summary: Summary,
    games: Vec<New>,
) -> Result<(Known, Summary), LibraryError> {
    let known = Known::refresh(known, connection).await?;
    let mut batch = Batch::new(connection, known);
    for new in games {
        if let Some(id) = batch.find(&new) {
            summary.duplicates += 1;
            summary.completed += u64::from(batch.complete(id, new.row).await?);
        } else {
            batch.add(new).await?;
            summary.added += 1;
        }
    }
    Ok((batch.finish().await?, summary))
}
