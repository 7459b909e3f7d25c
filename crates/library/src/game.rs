//! A game as the library stores it.

use outflank_record::{Date, Decimal, Ending, GameRecord, ResultRecord, Theory, json};
use outflank_rules::{Move, Position, Score, Square};
use sqlx::{FromRow as _, Row as _, SqliteConnection};

use crate::LibraryError;
use crate::blocks::Totals;
use crate::sum::sum;

/// A game of the library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number in the library.
    pub id: u32,
    /// The game itself.
    pub record: GameRecord,
}

/// The stored fields of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub black: Option<String>,
    pub white: Option<String>,
    pub event: Option<String>,
    pub year: Option<u16>,
    pub score: Option<i64>,
    pub theory: Option<i32>,
    pub theory_empties: Option<u8>,
    pub moves: Vec<u8>,
    pub record: Option<String>,
}

impl Row {
    /// The fields to store. A finished game without a result gets that of its board.
    pub fn of(record: &GameRecord) -> Row {
        let name = |name: &str| Some(name.to_owned()).filter(|name| !name.is_empty());
        let result = record.result.or_else(|| record.result_on_board());
        let squares = record.moves().iter().filter_map(|made| made.mv.square());
        let mut row = Row {
            black: name(&record.black.name),
            white: name(&record.white.name),
            event: name(&record.event),
            year: record.date.as_ref().map(|date| date.year),
            score: result.map(|result| result.score.thousandths()),
            theory: record.theory.map(|theory| theory.score.discs()),
            theory_empties: record.theory.map(|theory| theory.empties),
            moves: squares.map(|square| square.index() as u8).collect(),
            record: None,
        };
        let mut told = record.clone();
        told.result = result;
        if row.as_in_columns().as_ref() != Some(&told) {
            row.record = Some(json::write(&told));
        }
        row
    }

    /// The game, if all fields are valid.
    pub fn to_record(&self) -> Result<GameRecord, LibraryError> {
        let Some(text) = &self.record else {
            return self.as_in_columns().ok_or(LibraryError::Damaged);
        };
        let mut games = json::Games::new(text.as_bytes());
        let reading = games.next().and_then(Result::ok);
        let mut record = reading
            .and_then(|reading| reading.strict().ok())
            .ok_or(LibraryError::Damaged)?;
        // Added later from another record of the same game.
        for (place, name) in [
            (&mut record.black.name, &self.black),
            (&mut record.white.name, &self.white),
            (&mut record.event, &self.event),
        ] {
            if place.is_empty() {
                name.as_deref().unwrap_or_default().clone_into(place);
            }
        }
        record.date = record.date.or_else(|| self.year.map(Date::of_year));
        Ok(record)
    }

    /// The checksum of a game with this number.
    pub fn sum(&self, id: u32) -> i64 {
        let Row {
            black,
            white,
            event,
            year,
            score,
            theory,
            theory_empties,
            moves,
            record,
        } = self;
        let numbers = [
            year.map(i64::from),
            *score,
            theory.map(i64::from),
            theory_empties.map(i64::from),
        ];
        let texts = [black, white, event, record].map(|text| text.as_deref().map(str::as_bytes));
        let mut bytes = Vec::new();
        for number in numbers {
            bytes.push(u8::from(number.is_some()));
            bytes.extend(number.unwrap_or_default().to_le_bytes());
        }
        for text in texts.into_iter().chain([Some(&**moves)]) {
            bytes.push(u8::from(text.is_some()));
            let text = text.unwrap_or_default();
            bytes.extend((text.len() as u64).to_le_bytes());
            bytes.extend(text);
        }
        sum(id.into(), &bytes)
    }

    /// Roughly how many bytes it takes.
    pub fn size(&self) -> usize {
        let texts = [&self.black, &self.white, &self.event, &self.record];
        let texts = texts.into_iter().flatten().map(String::len);
        texts.sum::<usize>() + self.moves.len()
    }

    /// The game as the columns represent it; `None` if its moves are illegal.
    fn as_in_columns(&self) -> Option<GameRecord> {
        let mut record = GameRecord::new(Position::START);
        for &square in &self.moves {
            if record.end().must_pass() {
                record.push(Move::Pass).ok()?;
            }
            let square = Square::from_index(square.into())?;
            record.push(Move::Place(square)).ok()?;
        }
        let name = |name: &Option<String>| name.clone().unwrap_or_default();
        record.black.name = name(&self.black);
        record.white.name = name(&self.white);
        record.event = name(&self.event);
        record.date = self.year.map(Date::of_year);
        record.result = self.score.map(|score| ResultRecord {
            score: Decimal::from_thousandths(score),
            ending: Ending::Board,
        });
        if let Some((score, empties)) = self.theory.zip(self.theory_empties) {
            let score = Score::new(score)?;
            record.theory = Some(Theory { empties, score });
        }
        Some(record)
    }
}

/// A line of the game table: its number, then the fields of [`Row`].
pub(crate) type Line = (
    u32,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<u16>,
    Option<i64>,
    Option<i32>,
    Option<u8>,
    Vec<u8>,
    Option<String>,
);

impl From<Line> for Row {
    fn from(line: Line) -> Row {
        let (_, black, white, event, year, score, theory, theory_empties, moves, record) = line;
        Row {
            black,
            white,
            event,
            year,
            score,
            theory,
            theory_empties,
            moves,
            record,
        }
    }
}

/// The rows with these numbers, in this order; those that are not there or not whole are left out.
pub(crate) async fn rows(
    connection: &mut SqliteConnection,
    ids: &[u32],
) -> Result<Vec<(u32, Row)>, LibraryError> {
    let query = sqlx::query(
        "SELECT game.id, black, white, event, year, score, theory, theory_empties, moves, record, sum
         FROM json_each(?) AS wanted JOIN game ON game.id = wanted.value ORDER BY wanted.key",
    );
    let lines = query.bind(list(ids.iter().copied())).fetch_all(connection);
    let rows = lines.await?.into_iter().filter_map(|line| {
        let told: i64 = line.try_get(10).ok()?;
        let line = Line::from_row(&line).ok()?;
        let (id, row) = (line.0, Row::from(line));
        (row.sum(id) == told).then_some((id, row))
    });
    Ok(rows.collect())
}

/// The same, one by one where the file is so damaged that SQLite gives up.
pub(crate) async fn rows_around_damage(
    connection: &mut SqliteConnection,
    ids: &[u32],
) -> Result<Vec<(u32, Row)>, LibraryError> {
    match rows(connection, ids).await {
        Err(LibraryError::Damaged) => {}
        read => return read,
    }
    let mut whole = Vec::new();
    for &id in ids {
        match rows(connection, &[id]).await {
            Err(LibraryError::Damaged) => {}
            read => whole.extend(read?),
        }
    }
    Ok(whole)
}

/// The games with these numbers, in this order; those that are damaged are left out.
pub(crate) async fn read_whole(
    connection: &mut SqliteConnection,
    ids: &[u32],
) -> Result<Vec<Game>, LibraryError> {
    let totals = Totals::read(connection).await?;
    let missing = ids
        .iter()
        .find(|&&id| id == 0 || id as usize > totals.games);
    if let Some(&id) = missing {
        return Err(LibraryError::NoGame(id));
    }
    let rows = rows_around_damage(connection, ids).await?.into_iter();
    let games = rows.filter_map(|(id, row)| {
        let record = row.to_record().ok()?;
        Some(Game { id, record })
    });
    Ok(games.collect())
}

/// The games with these numbers, in this order.
pub(crate) async fn read(
    connection: &mut SqliteConnection,
    ids: &[u32],
) -> Result<Vec<Game>, LibraryError> {
    let games = read_whole(connection, ids).await?;
    let whole = games.len() == ids.len();
    whole.then_some(games).ok_or(LibraryError::Damaged)
}

/// A list of numbers as one SQLite parameter: `[1,2,3]`.
pub(crate) fn list(ids: impl IntoIterator<Item = u32>) -> String {
    let ids: Vec<String> = ids.into_iter().map(|id| id.to_string()).collect();
    format!("[{}]", ids.join(","))
}
