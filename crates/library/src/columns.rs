//! Columns: a number per game, in blocks that are read and written as a whole.

use sqlx::SqliteConnection;

use crate::LibraryError;

/// The number of games in a block.
pub(crate) const BLOCK: usize = 4096;

/// The meaning of a column's numbers. The discriminant is its name in the file, except for positions, whose columns
/// are named after the number of empty squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    /// Fingerprints of the positions with this many empty squares; 0 if a game has none.
    Positions(usize),
    /// Black's final disc difference.
    Scores,
    /// The keys of the games.
    Keys,
}

/// The number of position columns: an empty board is not a position.
pub(crate) const POSITIONS: usize = 64;

/// Stands for a missing score.
const NO_SCORE: i8 = i8::MIN;

impl Column {
    const fn number(self) -> i64 {
        match self {
            Column::Positions(empties) => empties as i64,
            Column::Scores => 100,
            Column::Keys => 101,
        }
    }

    const fn width(self) -> usize {
        match self {
            Column::Positions(_) => 4,
            Column::Scores => 1,
            Column::Keys => 8,
        }
    }
}

/// A game's numbers in all columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Numbers {
    pub positions: [u32; POSITIONS],
    pub score: Option<i8>,
    pub key: u64,
}

impl Numbers {
    fn put(&self, column: Column, bytes: &mut Vec<u8>) {
        match column {
            Column::Positions(empties) => bytes.extend(self.positions[empties].to_le_bytes()),
            Column::Scores => bytes.extend(self.score.unwrap_or(NO_SCORE).to_le_bytes()),
            Column::Keys => bytes.extend(self.key.to_le_bytes()),
        }
    }
}

/// Writes the numbers of a block's games, or of its first ones.
pub(crate) async fn write(
    connection: &mut SqliteConnection,
    block: usize,
    games: &[Numbers],
) -> Result<(), LibraryError> {
    let positions = (0..POSITIONS).map(Column::Positions);
    for column in positions.chain([Column::Scores, Column::Keys]) {
        let mut bytes = Vec::with_capacity(games.len() * column.width());
        for numbers in games {
            numbers.put(column, &mut bytes);
        }
        // Normally no game has a position with more than 60 empty squares.
        let empty = bytes.iter().all(|&byte| byte == 0);
        if empty && matches!(column, Column::Positions(_)) {
            continue;
        }
        sqlx::query("REPLACE INTO numbers (name, block, bytes) VALUES (?, ?, ?)")
            .bind(column.number())
            .bind(block as i64)
            .bind(bytes)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// A column of a block: a number for each of its games, or nothing if they are all 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Part(Vec<u8>);

impl Part {
    /// The fingerprint of a game; 0 if it has no such position.
    pub fn fingerprint(&self, place: usize) -> u32 {
        self.number(place).map_or(0, u32::from_le_bytes)
    }

    pub fn key(&self, place: usize) -> u64 {
        self.number(place).map_or(0, u64::from_le_bytes)
    }

    pub fn score(&self, place: usize) -> Option<i8> {
        let score = self.number(place).map(i8::from_le_bytes);
        score.filter(|&score| score != NO_SCORE)
    }

    fn number<const WIDTH: usize>(&self, place: usize) -> Option<[u8; WIDTH]> {
        self.0.as_chunks().0.get(place).copied()
    }

    /// The indices of the games with this fingerprint.
    pub fn places_of(&self, fingerprint: u32) -> impl Iterator<Item = usize> {
        let wanted = fingerprint.to_le_bytes();
        let numbers = self.0.as_chunks::<4>().0.iter().enumerate();
        numbers.filter_map(move |(place, number)| (*number == wanted).then_some(place))
    }

    /// Whether this can be the column of this many games.
    fn fits(&self, column: Column, games: usize) -> bool {
        self.0.len() == games * column.width()
            || self.0.is_empty() && matches!(column, Column::Positions(_))
    }
}

/// How many of all games are in a block.
fn games_in(block: usize, games: usize) -> usize {
    games.saturating_sub(block * BLOCK).min(BLOCK)
}

/// Reads some columns of all games, block by block.
pub(crate) async fn read<const COLUMNS: usize>(
    connection: &mut SqliteConnection,
    columns: [Column; COLUMNS],
    games: usize,
) -> Result<Vec<[Part; COLUMNS]>, LibraryError> {
    let empty = || std::array::from_fn(|_| Part::default());
    let mut blocks: Vec<[Part; COLUMNS]> = Vec::new();
    blocks.resize_with(games.div_ceil(BLOCK), empty);
    for (at, column) in columns.into_iter().enumerate() {
        let query = sqlx::query_as("SELECT block, bytes FROM numbers WHERE name = ?");
        let rows: Vec<(u32, Vec<u8>)> = query
            .bind(column.number())
            .fetch_all(&mut *connection)
            .await?;
        for (block, bytes) in rows {
            let place = blocks.get_mut(block as usize);
            place.ok_or(LibraryError::Damaged)?[at] = Part(bytes);
        }
        let mut parts = blocks.iter().map(|block| &block[at]).enumerate();
        if !parts.all(|(block, part)| part.fits(column, games_in(block, games))) {
            return Err(LibraryError::Damaged);
        }
    }
    Ok(blocks)
}

/// All numbers of the last, incomplete block.
pub(crate) async fn read_last(
    connection: &mut SqliteConnection,
    games: usize,
) -> Result<Vec<Numbers>, LibraryError> {
    let block = games / BLOCK;
    let games = games_in(block, games);
    let query = sqlx::query_as("SELECT name, bytes FROM numbers WHERE block = ?");
    let mut rows: Vec<(i64, Vec<u8>)> = query.bind(block as i64).fetch_all(connection).await?;
    let mut part = |column: Column| {
        let row = rows.iter_mut().find(|(name, _)| *name == column.number());
        let part = Part(
            row.map(|(_, bytes)| std::mem::take(bytes))
                .unwrap_or_default(),
        );
        let fits = part.fits(column, games);
        fits.then_some(part).ok_or(LibraryError::Damaged)
    };
    let positions: Result<Vec<Part>, _> = (0..POSITIONS)
        .map(|empties| part(Column::Positions(empties)))
        .collect();
    let (positions, scores, keys) = (positions?, part(Column::Scores)?, part(Column::Keys)?);
    let numbers = (0..games).map(|place| Numbers {
        positions: std::array::from_fn(|empties| positions[empties].fingerprint(place)),
        score: scores.score(place),
        key: keys.key(place),
    });
    Ok(numbers.collect())
}
