//! Games that are written together.

use std::collections::BTreeSet;

use outflank_collection::{Fact, Facts, Identity, Names, Numbers, Same};
use outflank_record::GameRecord;
use sqlx::{QueryBuilder, SqliteConnection};

use crate::LibraryError;
use crate::blocks::{self, BLOCK, Column, Totals};
use crate::game::{Row, rows};

/// A game to be stored.
pub(crate) struct New {
    pub row: Row,
    /// Without facts: names have numbers only in a library.
    pub numbers: Numbers,
}

impl New {
    pub fn of(record: &GameRecord) -> New {
        let (row, numbers) = (Row::of(record), Numbers::of(record));
        New { row, numbers }
    }
}

/// The year as a fact.
fn year(row: &Row) -> u32 {
    row.year.map_or(0, |year| u32::from(year) + 1)
}

/// What an import knows of its library.
pub(crate) struct Known {
    /// Changes when another process writes to the library.
    version: i64,
    same: Same,
    facts: Vec<Facts>,
    names: Names,
    /// The numbers of the games in the last block.
    block: Vec<Numbers>,
}

impl Known {
    /// What is known, read again if somebody else has written.
    pub async fn refresh(
        known: Option<Known>,
        connection: &mut SqliteConnection,
    ) -> Result<Known, LibraryError> {
        let version = sqlx::query_scalar("PRAGMA data_version");
        let version: i64 = version.fetch_one(&mut *connection).await?;
        match known.filter(|known| known.version == version) {
            Some(known) => Ok(known),
            None => Known::read(connection, version).await,
        }
    }

    async fn read(connection: &mut SqliteConnection, version: i64) -> Result<Known, LibraryError> {
        let totals = Totals::read(connection).await?;
        let names: Names = blocks::read_names(connection, totals)
            .await?
            .into_iter()
            .collect();
        let keys = blocks::read(connection, Column::Keys, totals).await?;
        let mut facts = vec![Facts::default(); totals.games];
        for fact in Fact::ALL {
            let column = blocks::read(connection, Column::Facts(fact), totals).await?;
            for (game, facts) in facts.iter_mut().enumerate() {
                facts[fact as usize] = column[game / BLOCK].number(game % BLOCK);
            }
        }
        let [black, white, event, _] = Fact::ALL;
        let numbers = |facts: &Facts| [black, white, event].map(|fact| facts[fact as usize]);
        if facts
            .iter()
            .flat_map(numbers)
            .any(|name| name as usize > totals.names)
        {
            return Err(LibraryError::Damaged);
        }
        let same = facts.iter().enumerate().map(|(game, facts)| {
            let key = keys[game / BLOCK].key(game % BLOCK);
            identity(&names, key, facts)
        });
        Ok(Known {
            version,
            same: same.collect(),
            block: blocks::read_block(connection, totals, totals.games / BLOCK).await?,
            facts,
            names,
        })
    }

    pub fn totals(&self) -> Totals {
        Totals {
            games: self.facts.len(),
            names: self.names.as_slice().len(),
        }
    }
}

fn identity(names: &Names, key: u64, facts: &Facts) -> Identity {
    let [black, white, _, year] = *facts;
    Identity {
        key,
        marks: [names.person(black), names.person(white), year],
    }
}

/// Games written together, within a transaction.
pub(crate) struct Batch<'a> {
    connection: &'a mut SqliteConnection,
    known: Known,
    before: Totals,
    /// The rows of the games since then.
    rows: Vec<Row>,
    /// Blocks with older games whose facts have changed.
    changed: BTreeSet<usize>,
}

impl Batch<'_> {
    pub fn new(connection: &mut SqliteConnection, known: Known) -> Batch<'_> {
        Batch {
            connection,
            before: known.totals(),
            known,
            rows: Vec::new(),
            changed: BTreeSet::new(),
        }
    }

    /// The game in the library that this is, if any.
    pub fn find(&mut self, new: &New) -> Option<u32> {
        let person = |name: &Option<String>| self.known.names.person_named(name.as_deref());
        let identity = Identity {
            key: new.numbers.key,
            marks: [
                person(&new.row.black),
                person(&new.row.white),
                year(&new.row),
            ],
        };
        self.known.same.find(&identity)
    }

    pub async fn add(&mut self, new: New) -> Result<(), LibraryError> {
        let New { row, mut numbers } = new;
        numbers.facts = self.facts(&row);
        let known = &mut self.known;
        known
            .same
            .add(identity(&known.names, numbers.key, &numbers.facts));
        known.facts.push(numbers.facts);
        known.block.push(numbers);
        if known.block.len() == BLOCK {
            let block = (known.facts.len() - 1) / BLOCK;
            blocks::write(self.connection, block, &known.block).await?;
            known.block.clear();
        }
        self.rows.push(row);
        Ok(())
    }

    /// Adds a duplicate's information to a game; false if there is none.
    pub async fn complete(&mut self, id: u32, more: Row) -> Result<bool, LibraryError> {
        let game = id as usize - 1;
        let there = self.known.facts[game];
        let named = [&more.black, &more.white, &more.event].map(Option::is_some);
        let given = named.into_iter().chain([more.year.is_some()]);
        if !there
            .iter()
            .zip(given)
            .any(|(&fact, given)| fact == 0 && given)
        {
            return Ok(false);
        }
        let new = game.checked_sub(self.before.games);
        let mut row = if let Some(at) = new {
            self.rows[at].clone()
        } else {
            let rows = rows(self.connection, &[id]).await?;
            rows.into_iter().next().ok_or(LibraryError::Damaged)?.1
        };
        row.black = row.black.or(more.black);
        row.white = row.white.or(more.white);
        row.event = row.event.or(more.event);
        row.year = row.year.or(more.year);
        let facts = self.facts(&row);
        let known = &mut self.known;
        known.facts[game] = facts;
        // The moves are the same.
        known.same.complete(id, &identity(&known.names, 0, &facts));
        let block = game / BLOCK;
        if block == known.facts.len() / BLOCK {
            known.block[game % BLOCK].facts = facts;
        } else {
            self.changed.insert(block);
        }
        match new {
            Some(at) => self.rows[at] = row,
            None => insert(self.connection, id, &[row]).await?,
        }
        Ok(true)
    }

    /// The facts of a row; its names are added where missing.
    fn facts(&mut self, row: &Row) -> Facts {
        let names = &mut self.known.names;
        let [black, white, event] =
            [&row.black, &row.white, &row.event].map(|name| names.add(name.as_deref()));
        [black, white, event, year(row)]
    }

    /// Writes what is still in memory.
    pub async fn finish(mut self) -> Result<Known, LibraryError> {
        let first = self.before.games as u32 + 1;
        let rows = std::mem::take(&mut self.rows);
        // SQLite allows 32,766 values in a statement.
        for (at, rows) in rows.chunks(2900).enumerate() {
            insert(self.connection, first + at as u32 * 2900, rows).await?;
        }
        let known = self.known;
        for block in self.changed {
            let games = &known.facts[block * BLOCK..][..BLOCK];
            blocks::write_facts(self.connection, block, games).await?;
        }
        if !known.block.is_empty() {
            let block = known.facts.len() / BLOCK;
            blocks::write(self.connection, block, &known.block).await?;
        }
        let totals = known.totals();
        if totals.names > self.before.names {
            blocks::write_names(self.connection, &known.names, self.before.names).await?;
        }
        totals.write(self.connection).await?;
        Ok(known)
    }
}

/// Writes rows with consecutive numbers.
pub(crate) async fn insert(
    connection: &mut SqliteConnection,
    first: u32,
    rows: &[Row],
) -> Result<(), LibraryError> {
    let mut insert = QueryBuilder::new(
        "REPLACE INTO game
         (id, black, white, event, year, score, theory, theory_empties, moves, record, sum) ",
    );
    insert.push_values((first..).zip(rows), |mut line, (id, row)| {
        line.push_bind(id)
            .push_bind(row.black.as_deref())
            .push_bind(row.white.as_deref())
            .push_bind(row.event.as_deref())
            .push_bind(row.year)
            .push_bind(row.score)
            .push_bind(row.theory)
            .push_bind(row.theory_empties)
            .push_bind(&*row.moves)
            .push_bind(row.record.as_deref())
            .push_bind(row.sum(id));
    });
    insert.build().execute(connection).await?;
    Ok(())
}
