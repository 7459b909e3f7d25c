//! Importing games.

use std::collections::{BTreeSet, HashMap};

use futures_executor::block_on;
use outflank_record::GameRecord;
use sqlx::{Connection as _, QueryBuilder, SqliteConnection};

use crate::columns::{self, BLOCK, Column, Numbers, POSITIONS};
use crate::fingerprint::{Place, game_key};
use crate::game::{self, Row, discs};
use crate::names::plain;
use crate::same::Identity;
use crate::{Library, LibraryError};

/// The number of games per transaction.
const BATCH: usize = 4096;

/// An import in progress. Dropping it loses only games not yet written; importing the same files again resumes it,
/// since the others are then duplicates.
pub struct Import<'a> {
    library: &'a mut Library,
    /// The cached state of the library; `None` after a failure.
    known: Option<Known>,
    waiting: Vec<GameRecord>,
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
            summary: Summary::default(),
        }
    }

    /// Adds a game. True if games were written: the moment to report progress.
    pub fn add(&mut self, record: GameRecord) -> Result<bool, LibraryError> {
        if record.kind.is_some_and(|kind| kind.anti) {
            self.summary.other_rules += 1;
            return Ok(false);
        }
        self.waiting.push(record);
        if self.waiting.len() < BATCH {
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
        let records = std::mem::take(&mut self.waiting);
        let known = self.known.take();
        let connection = self.library.connection();
        let (known, summary) = block_on(write_batch(connection, known, self.summary, records))?;
        (self.known, self.summary) = (Some(known), summary);
        Ok(())
    }
}

async fn write_batch(
    connection: &mut SqliteConnection,
    known: Option<Known>,
    summary: Summary,
    records: Vec<GameRecord>,
) -> Result<(Known, Summary), LibraryError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let games = count(&mut transaction).await?;
    let known = match known.filter(|known| known.games == games) {
        Some(known) => known,
        // The first batch, or another process has imported games meanwhile.
        None => Known::read(&mut transaction, games).await?,
    };
    let mut batch = Batch {
        connection: &mut transaction,
        known,
        summary,
        rows: Vec::new(),
    };
    batch.take(records).await?;
    batch.write_rows().await?;
    let (known, summary) = (batch.known, batch.summary);
    transaction.commit().await?;
    Ok((known, summary))
}

/// The number of games.
pub(crate) async fn count(connection: &mut SqliteConnection) -> Result<usize, LibraryError> {
    // They are numbered without gaps.
    let query = sqlx::query_scalar("SELECT coalesce(max(id), 0) FROM game");
    let games: u32 = query.fetch_one(connection).await?;
    Ok(games as usize)
}

/// The cached state of a library during an import.
struct Known {
    games: usize,
    /// The key of every game, with its number.
    keys: BTreeSet<(u64, u32)>,
    /// The numbers of the games in the last block.
    block: Vec<Numbers>,
    players: HashMap<String, i64>,
    events: HashMap<String, i64>,
}

impl Known {
    async fn read(connection: &mut SqliteConnection, games: usize) -> Result<Known, LibraryError> {
        let blocks = columns::read(connection, [Column::Keys], games).await?;
        let keys = (0..games).map(|game| {
            let [keys] = &blocks[game / BLOCK];
            (keys.key(game % BLOCK), game as u32 + 1)
        });
        let players = sqlx::query_as("SELECT name, id FROM player");
        let events = sqlx::query_as("SELECT name, id FROM event");
        Ok(Known {
            games,
            keys: keys.collect(),
            block: columns::read_last(connection, games).await?,
            players: players
                .fetch_all(&mut *connection)
                .await?
                .into_iter()
                .collect(),
            events: events.fetch_all(connection).await?.into_iter().collect(),
        })
    }

    /// The games with these moves.
    fn with_key(&self, key: u64) -> impl Iterator<Item = u32> {
        let same = self.keys.range((key, 0)..=(key, u32::MAX));
        same.map(|&(_, id)| id)
    }
}

/// Games written together.
struct Batch<'a> {
    connection: &'a mut SqliteConnection,
    known: Known,
    summary: Summary,
    rows: Vec<NewRow>,
}

/// A row of the game table.
struct NewRow {
    id: u32,
    black: Option<i64>,
    white: Option<i64>,
    event: Option<i64>,
    row: Row,
}

impl Batch<'_> {
    async fn take(&mut self, records: Vec<GameRecord>) -> Result<(), LibraryError> {
        let keys: Vec<u64> = records.iter().map(game_key).collect();
        let alike = keys.iter().flat_map(|&key| self.known.with_key(key));
        let alike = game::list(alike);
        let mut identities = self.identities(&alike).await?;
        for (record, key) in records.into_iter().zip(keys) {
            let identity = Identity::of(&record);
            let same = self.known.with_key(key).find(|id| {
                let there = identities.get(id);
                there.is_some_and(|there| identity.may_be(there))
            });
            if let Some(id) = same {
                self.summary.duplicates += 1;
                if let Some(there) = identities.get_mut(&id)
                    && identity.completes(there)
                {
                    self.summary.completed += 1;
                    there.complete(identity);
                    self.complete(id, &record).await?;
                }
                continue;
            }
            let id = self.add(&record, key).await?;
            identities.insert(id, identity);
        }
        Ok(())
    }

    /// Who played these games, and when.
    async fn identities(&mut self, ids: &str) -> Result<HashMap<u32, Identity>, LibraryError> {
        let query = sqlx::query_as(
            "SELECT game.id, coalesce(black.plain, ''), coalesce(white.plain, ''), coalesce(event.plain, ''), year
             FROM json_each(?)
             JOIN game ON game.id = json_each.value
             LEFT JOIN player AS black ON black.id = game.black
             LEFT JOIN player AS white ON white.id = game.white
             LEFT JOIN event ON event.id = game.event",
        );
        let rows: Vec<(u32, String, String, String, Option<u16>)> =
            query.bind(ids).fetch_all(&mut *self.connection).await?;
        let identities = rows.into_iter().map(|(id, black, white, event, year)| {
            let identity = Identity {
                black,
                white,
                event,
                year,
            };
            (id, identity)
        });
        Ok(identities.collect())
    }

    async fn add(&mut self, record: &GameRecord, key: u64) -> Result<u32, LibraryError> {
        let row = Row::of(record);
        let id = self.known.games as u32 + 1;
        let new = NewRow {
            id,
            black: self.player(row.black.as_deref()).await?,
            white: self.player(row.white.as_deref()).await?,
            event: self.event(row.event.as_deref()).await?,
            row,
        };
        self.rows.push(new);
        let mut numbers = Numbers {
            positions: [0; POSITIONS],
            score: discs(record),
            key,
        };
        for place in record.positions().map(Place::of) {
            numbers.positions[place.empties] = place.fingerprint;
        }
        self.known.block.push(numbers);
        if self.known.block.len() == BLOCK {
            let block = self.known.games / BLOCK;
            columns::write(self.connection, block, &self.known.block).await?;
            self.known.block.clear();
        }
        self.known.keys.insert((key, id));
        self.known.games += 1;
        self.summary.added += 1;
        Ok(id)
    }

    /// Adds a duplicate's information to a game.
    async fn complete(&mut self, id: u32, record: &GameRecord) -> Result<(), LibraryError> {
        let row = Row::of(record);
        let black = self.player(row.black.as_deref()).await?;
        let white = self.player(row.white.as_deref()).await?;
        let event = self.event(row.event.as_deref()).await?;
        if let Some(new) = self.rows.iter_mut().find(|new| new.id == id) {
            new.black = new.black.or(black);
            new.white = new.white.or(white);
            new.event = new.event.or(event);
            new.row.year = new.row.year.or(row.year);
            return Ok(());
        }
        let query = sqlx::query(
            "UPDATE game SET black = coalesce(black, ?), white = coalesce(white, ?),
             event = coalesce(event, ?), year = coalesce(year, ?) WHERE id = ?",
        );
        query
            .bind(black)
            .bind(white)
            .bind(event)
            .bind(row.year)
            .bind(id)
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    async fn player(&mut self, name: Option<&str>) -> Result<Option<i64>, LibraryError> {
        let insert = "INSERT INTO player (name, plain) VALUES (?, ?)";
        number(self.connection, &mut self.known.players, insert, name).await
    }

    async fn event(&mut self, name: Option<&str>) -> Result<Option<i64>, LibraryError> {
        let insert = "INSERT INTO event (name, plain) VALUES (?, ?)";
        number(self.connection, &mut self.known.events, insert, name).await
    }

    /// Writes pending rows, in few statements.
    async fn write_rows(&mut self) -> Result<(), LibraryError> {
        if !self.known.block.is_empty() {
            let block = self.known.games / BLOCK;
            columns::write(self.connection, block, &self.known.block).await?;
        }
        // SQLite allows 32,766 values in a statement.
        for rows in self.rows.chunks(3000) {
            let mut insert = QueryBuilder::new(
                "INSERT INTO game
                 (id, black, white, event, year, score, theory, theory_empties, moves, record) ",
            );
            insert.push_values(rows, |mut line, new| {
                line.push_bind(new.id)
                    .push_bind(new.black)
                    .push_bind(new.white)
                    .push_bind(new.event)
                    .push_bind(new.row.year)
                    .push_bind(new.row.score)
                    .push_bind(new.row.theory)
                    .push_bind(new.row.theory_empties)
                    .push_bind(&*new.row.moves)
                    .push_bind(new.row.record.as_deref());
            });
            insert.build().execute(&mut *self.connection).await?;
        }
        Ok(())
    }
}

/// The number of a name, which is added if missing.
async fn number(
    connection: &mut SqliteConnection,
    numbers: &mut HashMap<String, i64>,
    insert: &'static str,
    name: Option<&str>,
) -> Result<Option<i64>, LibraryError> {
    let Some(name) = name else {
        return Ok(None);
    };
    if let Some(&number) = numbers.get(name) {
        return Ok(Some(number));
    }
    let query = sqlx::query(insert).bind(name).bind(plain(name));
    let number = query.execute(connection).await?.last_insert_rowid();
    numbers.insert(name.to_owned(), number);
    Ok(Some(number))
}
