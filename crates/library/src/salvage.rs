//! Everything that is still whole in a damaged library.

use std::path::Path;

use crate::blocks::Totals;
use crate::game::Row;
use crate::pages::{Pages, Value};
use crate::sum::sum;
use crate::{Library, LibraryError};

/// The numbers of columns of the tables `game` and `block`.
const COLUMNS: [usize; 2] = [11, 3];

/// What came of a salvage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Salvaged {
    /// The games in the new library.
    pub saved: u64,
    /// The games that are lost; at least so many if it is unknown how many there were.
    pub lost: u64,
    /// Whether the number of games in the damaged library is known.
    pub counted: bool,
}

/// Imports every whole game of a file, in the order of their numbers.
pub(crate) fn import(path: &Path, library: &mut Library) -> Result<Salvaged, LibraryError> {
    let mut pages = Pages::open(path)?;
    let mut places = Vec::new();
    let mut games = None;
    pages.find(&COLUMNS, |place, number, values| {
        if let Some((id, _)) = whole_game(number, &values) {
            places.push((id, place));
        } else if let Some(totals) = whole_totals(number, &values) {
            // What was there before the last import may be there still.
            games = games.max(Some(totals.games));
        }
    })?;
    places.sort_by_key(|&(id, _)| id);
    // A game that was completed later may be there twice: the import makes one of both.
    let mut import = library.import();
    for &(_, place) in &places {
        let row = pages.row_at(place, &COLUMNS)?;
        let row = row.and_then(|(number, values)| whole_game(number, &values));
        let row = row.ok_or(LibraryError::Damaged)?.1;
        import.add(&row.to_record()?)?;
    }
    let saved = import.finish()?.added;
    let highest = places.last().map_or(0, |&(id, _)| id as usize);
    places.dedup_by_key(|&mut (id, _)| id);
    let all = games.unwrap_or_default().max(highest);
    Ok(Salvaged {
        saved,
        lost: (all - places.len()) as u64,
        counted: games.is_some(),
    })
}

fn whole_game(number: i64, values: &[Value]) -> Option<(u32, Row)> {
    let id = u32::try_from(number).ok().filter(|&id| id > 0)?;
    let [
        _,
        black,
        white,
        event,
        year,
        score,
        theory,
        theory_empties,
        moves,
        record,
        sum,
    ] = values
    else {
        return None;
    };
    let row = Row {
        black: text(black),
        white: text(white),
        event: text(event),
        year: integer(year),
        score: integer(score),
        theory: integer(theory),
        theory_empties: integer(theory_empties),
        moves: blob(moves)?.to_vec(),
        record: text(record),
    };
    let whole = integer(sum) == Some(row.sum(id));
    whole.then_some((id, row))
}

fn whole_totals(number: i64, values: &[Value]) -> Option<Totals> {
    let [_, bytes, told] = values else {
        return None;
    };
    let bytes = blob(bytes)?;
    let whole = number == Totals::KEY && integer(told) == Some(sum(number, bytes));
    whole.then(|| Totals::from_bytes(bytes))?
}

/// A text, if it is one; the checksum tells whether it should have been.
fn text(value: &Value) -> Option<String> {
    match value {
        Value::Text(text) => Some(text.clone()),
        _ => None,
    }
}

fn integer<T: TryFrom<i64>>(value: &Value) -> Option<T> {
    match value {
        Value::Integer(number) => T::try_from(*number).ok(),
        _ => None,
    }
}

fn blob(value: &Value) -> Option<&[u8]> {
    match value {
        Value::Blob(bytes) => Some(bytes),
        _ => None,
    }
}
