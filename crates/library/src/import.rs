//! Importing games.

use futures_executor::block_on;
use outflank_record::GameRecord;
use sqlx::{Connection as _, QueryBuilder, SqliteConnection};

use crate::columns::{self, BLOCK, Column, Numbers, POSITIONS};
use crate::fingerprint::{Place, game_key};
use crate::game::{Row, discs};
use crate::names::{Names, plain};
use crate::same::{Identity, Same};
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
    same: Same,
    /// What is stored about each game.
    facts: Vec<Facts>,
    /// The numbers of the games in the last block.
    block: Vec<Numbers>,
    players: Names,
    events: Names,
}

/// The numbers of names, and the year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Facts {
    black: u32,
    white: u32,
    event: u32,
    year: Option<u16>,
}

impl Known {
    async fn read(connection: &mut SqliteConnection, games: usize) -> Result<Known, LibraryError> {
        let blocks = columns::read(connection, [Column::Keys], games).await?;
        let players = names(connection, "SELECT name FROM player ORDER BY id").await?;
        let events = names(connection, "SELECT name FROM event ORDER BY id").await?;
        let query = sqlx::query_as(
            "SELECT coalesce(black, 0), coalesce(white, 0), coalesce(event, 0), year FROM game ORDER BY id",
        );
        let rows: Vec<(u32, u32, u32, Option<u16>)> = query.fetch_all(&mut *connection).await?;
        let facts = rows.into_iter().map(|(black, white, event, year)| Facts {
            black,
            white,
            event,
            year,
        });
        let facts: Vec<Facts> = facts.collect();
        let same = facts.iter().enumerate().map(|(game, facts)| {
            let [keys] = &blocks[game / BLOCK];
            Identity {
                key: keys.key(game % BLOCK),
                marks: [
                    players.person(facts.black),
                    players.person(facts.white),
                    facts.year.map_or(0, |year| u32::from(year) + 1),
                ],
            }
        });
        Ok(Known {
            games,
            same: same.collect(),
            block: columns::read_last(connection, games).await?,
            facts,
            players,
            events,
        })
    }
}

async fn names(
    connection: &mut SqliteConnection,
    query: &'static str,
) -> Result<Names, LibraryError> {
    let all: Vec<String> = sqlx::query_scalar(query).fetch_all(connection).await?;
    let mut names = Names::default();
    for name in all {
        names.add(Some(&name));
    }
    Ok(names)
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
    facts: Facts,
    row: Row,
}

impl Batch<'_> {
    async fn take(&mut self, records: Vec<GameRecord>) -> Result<(), LibraryError> {
        for record in records {
            let row = Row::of(&record);
            let identity = Identity {
                key: game_key(&record),
                marks: [
                    self.known.players.person_named(row.black.as_deref()),
                    self.known.players.person_named(row.white.as_deref()),
                    row.year.map_or(0, |year| u32::from(year) + 1),
                ],
            };
            if let Some(id) = self.known.same.find(&identity) {
                self.summary.duplicates += 1;
                self.complete(id, &row, identity.key).await?;
            } else {
                self.add(&record, row, identity.key).await?;
            }
        }
        Ok(())
    }

    async fn add(&mut self, record: &GameRecord, row: Row, key: u64) -> Result<(), LibraryError> {
        let id = self.known.games as u32 + 1;
        let facts = self.facts(&row).await?;
        self.rows.push(NewRow { id, facts, row });
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
        let identity = self.identity(facts, key);
        self.known.same.add(identity);
        self.known.facts.push(facts);
        self.known.games += 1;
        self.summary.added += 1;
        Ok(())
    }

    fn identity(&self, facts: Facts, key: u64) -> Identity {
        Identity {
            key,
            marks: [
                self.known.players.person(facts.black),
                self.known.players.person(facts.white),
                facts.year.map_or(0, |year| u32::from(year) + 1),
            ],
        }
    }

    /// Adds a duplicate's information to a game.
    async fn complete(&mut self, id: u32, row: &Row, key: u64) -> Result<(), LibraryError> {
        let there = self.known.facts[id as usize - 1];
        let adds = |name: &Option<String>, number: u32| name.is_some() && number == 0;
        if !(adds(&row.black, there.black)
            || adds(&row.white, there.white)
            || adds(&row.event, there.event)
            || row.year.is_some() && there.year.is_none())
        {
            return Ok(());
        }
        self.summary.completed += 1;
        let new = self.facts(row).await?;
        let either = |one: u32, two: u32| if one == 0 { two } else { one };
        let facts = Facts {
            black: either(there.black, new.black),
            white: either(there.white, new.white),
            event: either(there.event, new.event),
            year: there.year.or(new.year),
        };
        self.known.facts[id as usize - 1] = facts;
        let identity = self.identity(facts, key);
        self.known.same.complete(id, &identity);
        let before = self.known.games - self.rows.len();
        if let Some(at) = (id as usize - 1).checked_sub(before) {
            self.rows[at].facts = facts;
            return Ok(());
        }
        let query =
            sqlx::query("UPDATE game SET black = ?, white = ?, event = ?, year = ? WHERE id = ?");
        query
            .bind(number(facts.black))
            .bind(number(facts.white))
            .bind(number(facts.event))
            .bind(facts.year)
            .bind(id)
            .execute(&mut *self.connection)
            .await?;
        Ok(())
    }

    /// The numbers of a row's names, which are added if missing.
    async fn facts(&mut self, row: &Row) -> Result<Facts, LibraryError> {
        let player = "INSERT INTO player (id, name, plain) VALUES (?, ?, ?)";
        let event = "INSERT INTO event (id, name, plain) VALUES (?, ?, ?)";
        let known = &mut self.known;
        Ok(Facts {
            black: add(
                self.connection,
                &mut known.players,
                player,
                row.black.as_deref(),
            )
            .await?,
            white: add(
                self.connection,
                &mut known.players,
                player,
                row.white.as_deref(),
            )
            .await?,
            event: add(
                self.connection,
                &mut known.events,
                event,
                row.event.as_deref(),
            )
            .await?,
            year: row.year,
        })
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
                    .push_bind(number(new.facts.black))
                    .push_bind(number(new.facts.white))
                    .push_bind(number(new.facts.event))
                    .push_bind(new.facts.year)
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

/// The number of a name in the file.
fn number(number: u32) -> Option<u32> {
    (number > 0).then_some(number)
}

/// The number of a name, which is added if missing.
async fn add(
    connection: &mut SqliteConnection,
    names: &mut Names,
    insert: &'static str,
    name: Option<&str>,
) -> Result<u32, LibraryError> {
    let before = names.len();
    let number = names.add(name);
    if let Some(name) = name.filter(|_| names.len() > before) {
        let query = sqlx::query(insert).bind(number).bind(name);
        query.bind(plain(name)).execute(connection).await?;
    }
    Ok(number)
}
