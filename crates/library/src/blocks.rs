//! Blocks: numbers and names of many games, read and written as a whole.
//!
//! A column has a number for each game; searches and the explorer read the few columns that they need. All of it follows
//! from the games themselves.

use std::collections::BTreeMap;
use std::ops::Range;

use outflank_collection::{Fact, Facts, GameFigures, Names, Numbers, POSITIONS};
use sqlx::SqliteConnection;

use crate::LibraryError;
use crate::sum::sum;

/// The number of games in a block.
pub(crate) const BLOCK: usize = 4096;

/// The number of names in a block.
const NAMES: usize = 256;

/// What is in a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// Fingerprints of the positions with this many empty squares; 0 if a game has none.
    Positions(usize),
    /// Black's final disc difference.
    Scores,
    /// The keys of the games.
    Keys,
    /// Who won officially: 1 Black, 0 nobody, -1 White.
    Results,
    /// Who played, where and when.
    Facts(Fact),
}

/// Stands for a missing score or result.
const NONE: i8 = i8::MIN;

impl Column {
    /// All columns.
    pub fn all() -> impl Iterator<Item = Column> {
        let positions = (0..POSITIONS).map(Column::Positions);
        let facts = Fact::ALL.map(Column::Facts);
        positions
            .chain([Column::Scores, Column::Keys, Column::Results])
            .chain(facts)
    }

    /// Its name in the file.
    const fn name(self) -> i64 {
        match self {
            Column::Positions(empties) => empties as i64,
            Column::Scores => 100,
            Column::Keys => 101,
            Column::Results => 102,
            Column::Facts(fact) => 110 + fact as i64,
        }
    }

    const fn width(self) -> usize {
        match self {
            Column::Positions(_) | Column::Facts(_) => 4,
            Column::Scores | Column::Results => 1,
            Column::Keys => 8,
        }
    }

    /// The column of these games.
    pub fn bytes(self, games: &[Numbers]) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(games.len() * self.width());
        for numbers in games {
            match self {
                Column::Positions(empties) => {
                    bytes.extend(numbers.positions[empties].to_le_bytes());
                }
                Column::Scores => bytes.extend(numbers.score.unwrap_or(NONE).to_le_bytes()),
                Column::Keys => bytes.extend(numbers.key.to_le_bytes()),
                Column::Results => bytes.extend(numbers.result.unwrap_or(NONE).to_le_bytes()),
                Column::Facts(fact) => bytes.extend(numbers.facts[fact as usize].to_le_bytes()),
            }
        }
        // Normally no game has a position with more than 60 empty squares.
        if matches!(self, Column::Positions(_)) && bytes.iter().all(|&byte| byte == 0) {
            bytes.clear();
        }
        bytes
    }

    /// Whether these can be the numbers of so many games.
    fn fits(self, bytes: &[u8], games: usize) -> bool {
        bytes.len() == games * self.width()
            || bytes.is_empty() && matches!(self, Column::Positions(_))
    }
}

/// A column of a block: a number for each of its games, or nothing if they are all 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Part(Vec<u8>);

impl Part {
    /// The fingerprint of a game, or a fact; 0 if there is none.
    pub fn number(&self, place: usize) -> u32 {
        self.get(place).map_or(0, u32::from_le_bytes)
    }

    pub fn key(&self, place: usize) -> u64 {
        self.get(place).map_or(0, u64::from_le_bytes)
    }

    /// A score or result.
    pub fn score(&self, place: usize) -> Option<i8> {
        let score = self.get(place).map(i8::from_le_bytes);
        score.filter(|&score| score != NONE)
    }

    fn get<const WIDTH: usize>(&self, place: usize) -> Option<[u8; WIDTH]> {
        self.0.as_chunks().0.get(place).copied()
    }

    /// The fingerprints or facts of all games.
    pub fn numbers(&self) -> impl Iterator<Item = u32> {
        let numbers = self.0.as_chunks().0.iter();
        numbers.map(|&number| u32::from_le_bytes(number))
    }

    /// The indices of the games with this number.
    pub fn places_of(&self, number: u32) -> impl Iterator<Item = usize> {
        let wanted = number.to_le_bytes();
        let numbers = self.0.as_chunks::<4>().0.iter().enumerate();
        numbers.filter_map(move |(place, number)| (*number == wanted).then_some(place))
    }
}

/// How much there is in a library.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Totals {
    pub games: usize,
    pub names: usize,
}

/// The names of the other blocks in the file.
const NAME_LISTS: i64 = 200;
const TOTALS: i64 = 201;
/// How well games were played; games that nobody has judged have no block, or lie beyond its end.
const FIGURES: i64 = 300;

/// No game takes fewer bytes: its row and its numbers.
const SMALLEST: u64 = 32;

impl Totals {
    /// The key of the block with the totals.
    pub const KEY: i64 = key(TOTALS, 0);

    pub async fn read(connection: &mut SqliteConnection) -> Result<Totals, LibraryError> {
        let bytes = read_blocks(connection, TOTALS, 0..1).await?;
        let size = sqlx::query_scalar(
            "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
        );
        let size: i64 = size.fetch_one(connection).await?;
        let totals = Totals::from_bytes(&bytes[0]);
        // Whatever goes on from here takes memory for so many games.
        let fits = |it: &Totals| it.games as u64 * SMALLEST <= size as u64;
        totals.filter(fits).ok_or(LibraryError::Damaged)
    }

    pub async fn write(self, connection: &mut SqliteConnection) -> Result<(), LibraryError> {
        let numbers = [self.games, self.names].map(|number| (number as u32).to_le_bytes());
        write_block(connection, TOTALS, 0, numbers.as_flattened()).await
    }

    pub fn from_bytes(bytes: &[u8]) -> Option<Totals> {
        let (numbers, rest) = bytes.as_chunks();
        let [games, names] = *numbers.as_array()?;
        rest.is_empty().then_some(Totals {
            games: u32::from_le_bytes(games) as usize,
            names: u32::from_le_bytes(names) as usize,
        })
    }

    /// How many of the games are in a block.
    pub fn games_in(self, block: usize) -> usize {
        self.games.saturating_sub(block * BLOCK).min(BLOCK)
    }
}

const fn key(name: i64, block: usize) -> i64 {
    name << 32 | block as i64
}

async fn write_block(
    connection: &mut SqliteConnection,
    name: i64,
    block: usize,
    bytes: &[u8],
) -> Result<(), LibraryError> {
    let key = key(name, block);
    sqlx::query("REPLACE INTO block (key, bytes, sum) VALUES (?, ?, ?)")
        .bind(key)
        .bind(bytes)
        .bind(sum(key, bytes))
        .execute(connection)
        .await?;
    Ok(())
}

/// Blocks of a name, all of which must be there.
async fn read_blocks(
    connection: &mut SqliteConnection,
    name: i64,
    blocks: Range<usize>,
) -> Result<Vec<Vec<u8>>, LibraryError> {
    let query =
        sqlx::query_as("SELECT key, bytes, sum FROM block WHERE key >= ? AND key < ? ORDER BY key");
    let rows: Vec<(i64, Vec<u8>, i64)> = query
        .bind(key(name, blocks.start))
        .bind(key(name, blocks.end))
        .fetch_all(connection)
        .await?;
    if rows.len() != blocks.len() {
        return Err(LibraryError::Damaged);
    }
    let read = blocks.zip(rows).map(|(block, (found, bytes, told))| {
        let whole = found == key(name, block) && sum(found, &bytes) == told;
        whole.then_some(bytes).ok_or(LibraryError::Damaged)
    });
    read.collect()
}

/// Writes the numbers of a block's games, or of its first ones.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    block: usize,
    games: &[Numbers],
) -> Result<(), LibraryError> {
    for column in Column::all() {
        write_block(connection, column.name(), block, &column.bytes(games)).await?;
    }
    Ok(())
}

/// Removes a block of numbers.
pub(crate) async fn remove(
    connection: &mut SqliteConnection,
    block: usize,
) -> Result<(), LibraryError> {
    for column in Column::all() {
        sqlx::query("DELETE FROM block WHERE key = ?")
            .bind(key(column.name(), block))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Writes the facts of a block's games.
pub(crate) async fn write_facts(
    connection: &mut SqliteConnection,
    block: usize,
    games: &[Facts],
) -> Result<(), LibraryError> {
    for fact in Fact::ALL {
        let numbers = games.iter().map(|facts| facts[fact as usize].to_le_bytes());
        let bytes: Vec<[u8; 4]> = numbers.collect();
        let name = Column::Facts(fact).name();
        write_block(connection, name, block, bytes.as_flattened()).await?;
    }
    Ok(())
}

/// Reads a column of all games, block by block.
pub(crate) async fn read(
    connection: &mut SqliteConnection,
    column: Column,
    totals: Totals,
) -> Result<Vec<Part>, LibraryError> {
    let blocks = 0..totals.games.div_ceil(BLOCK);
    read_parts(connection, column, totals, blocks).await
}

/// Reads a column of the games in some blocks.
pub(crate) async fn read_parts(
    connection: &mut SqliteConnection,
    column: Column,
    totals: Totals,
    blocks: Range<usize>,
) -> Result<Vec<Part>, LibraryError> {
    let read = read_blocks(connection, column.name(), blocks.clone()).await?;
    let parts = blocks.zip(read).map(|(block, bytes)| {
        let fits = column.fits(&bytes, totals.games_in(block));
        fits.then_some(Part(bytes)).ok_or(LibraryError::Damaged)
    });
    parts.collect()
}

/// All numbers of a block's games.
pub(crate) async fn read_block(
    connection: &mut SqliteConnection,
    totals: Totals,
    block: usize,
) -> Result<Vec<Numbers>, LibraryError> {
    let games = totals.games_in(block);
    if games == 0 {
        return Ok(Vec::new());
    }
    let mut columns = Vec::new();
    for column in Column::all() {
        columns.extend(read_parts(connection, column, totals, block..block + 1).await?);
    }
    let part = |wanted: Column| {
        let at = Column::all().position(|column| column == wanted);
        &columns[at.unwrap_or_default()]
    };
    let numbers = (0..games).map(|place| Numbers {
        positions: std::array::from_fn(|empties| part(Column::Positions(empties)).number(place)),
        score: part(Column::Scores).score(place),
        result: part(Column::Results).score(place),
        key: part(Column::Keys).key(place),
        facts: Fact::ALL.map(|fact| part(Column::Facts(fact)).number(place)),
    });
    Ok(numbers.collect())
}

/// Ends a name in a block: this byte is in no UTF-8 text.
const END: u8 = 0xff;

/// Writes the names from this one on, and those in the same block.
pub(crate) async fn write_names(
    connection: &mut SqliteConnection,
    names: &Names,
    from: usize,
) -> Result<(), LibraryError> {
    let blocks = names.as_slice().chunks(NAMES).enumerate();
    for (block, names) in blocks.skip(from / NAMES) {
        let mut bytes = Vec::new();
        for name in names {
            bytes.extend(name.as_bytes());
            bytes.push(END);
        }
        write_block(connection, NAME_LISTS, block, &bytes).await?;
    }
    Ok(())
}

/// All names, in the order of their numbers.
pub(crate) async fn read_names(
    connection: &mut SqliteConnection,
    totals: Totals,
) -> Result<Vec<String>, LibraryError> {
    let blocks = read_blocks(connection, NAME_LISTS, 0..totals.names.div_ceil(NAMES)).await?;
    let names = blocks.iter().flat_map(|block| {
        let names = block.split_inclusive(|&byte| byte == END);
        names.map(|name| String::from_utf8(name[..name.len() - 1].to_vec()))
    });
    let names: Result<Vec<String>, _> = names.collect();
    let names = names.ok().filter(|names| names.len() == totals.names);
    names.ok_or(LibraryError::Damaged)
}

/// How well the games of each block were played, as far as it is known.
pub(crate) async fn read_figures(
    connection: &mut SqliteConnection,
    totals: Totals,
) -> Result<BTreeMap<usize, Vec<Option<GameFigures>>>, LibraryError> {
    let query = sqlx::query_as("SELECT key, bytes, sum FROM block WHERE key >= ? AND key < ?");
    let blocks = totals.games.div_ceil(BLOCK);
    let rows: Vec<(i64, Vec<u8>, i64)> = query
        .bind(key(FIGURES, 0))
        .bind(key(FIGURES, blocks))
        .fetch_all(connection)
        .await?;
    let block = |(found, bytes, told): (i64, Vec<u8>, i64)| {
        let number = (found - key(FIGURES, 0)) as usize;
        let (games, rest) = bytes.as_chunks();
        let whole =
            sum(found, &bytes) == told && rest.is_empty() && games.len() <= totals.games_in(number);
        let games = games.iter().map(GameFigures::from_bytes).collect();
        whole
            .then_some((number, games))
            .ok_or(LibraryError::Damaged)
    };
    rows.into_iter().map(block).collect()
}

/// Writes how well the games of a block were played.
pub(crate) async fn write_figures(
    connection: &mut SqliteConnection,
    block: usize,
    games: &[Option<GameFigures>],
) -> Result<(), LibraryError> {
    let bytes = games.iter().map(|it| it.unwrap_or_default().to_bytes());
    let bytes: Vec<[u8; GameFigures::SIZE]> = bytes.collect();
    write_block(connection, FIGURES, block, bytes.as_flattened()).await
}
