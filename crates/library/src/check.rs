//! Is everything in the library as it was written?

use outflank_collection::Fact;
use sqlx::SqliteConnection;

use crate::LibraryError;
use crate::batch::New;
use crate::blocks::{self, BLOCK, Totals};
use crate::game::rows_around_damage;

/// What a check of a library found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of games, damaged ones included, if it is known.
    pub games: Option<u32>,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

/// Something wrong in a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The file cannot be used at all.
    Unusable,
    /// The database is damaged, in its own words.
    Database(String),
    /// These games are damaged or lost.
    Games(Vec<u32>),
    /// What searches and the explorer look at is damaged.
    Index,
}

impl Report {
    /// Whether nothing is wrong.
    pub const fn is_sound(&self) -> bool {
        self.faults.is_empty()
    }

    pub(crate) fn unusable() -> Report {
        Report {
            games: None,
            faults: vec![Fault::Unusable],
        }
    }
}

pub(crate) async fn check(connection: &mut SqliteConnection) -> Result<Report, LibraryError> {
    let mut report = Report::default();
    let query = sqlx::query_scalar("PRAGMA integrity_check(1)");
    match query.fetch_one(&mut *connection).await.map_err(Into::into) {
        Ok::<String, _>(verdict) if verdict == "ok" => {}
        Ok(verdict) => report.faults.push(Fault::Database(verdict)),
        Err(LibraryError::Damaged) => report.faults.push(Fault::Database(String::new())),
        Err(error) => return Err(error),
    }
    let totals = match Totals::read(connection).await {
        Err(LibraryError::Damaged) => {
            report.faults.push(Fault::Index);
            return Ok(report);
        }
        totals => totals?,
    };
    report.games = Some(totals.games as u32);
    let names = or_damaged(blocks::read_names(connection, totals).await)?;
    let mut index_is_sound = names.is_some();
    let names = names.unwrap_or_default();
    let mut damaged = Vec::new();
    for block in 0..totals.games.div_ceil(BLOCK) {
        let first = (block * BLOCK) as u32 + 1;
        let ids: Vec<u32> = (first..).take(totals.games_in(block)).collect();
        let stored = or_damaged(blocks::read_block(connection, totals, block).await)?;
        index_is_sound &= stored.is_some();
        let stored = stored.unwrap_or_default();
        let mut rows = rows_around_damage(connection, &ids)
            .await?
            .into_iter()
            .peekable();
        for (place, &id) in ids.iter().enumerate() {
            let row = rows.next_if(|row| row.0 == id).map(|(_, row)| row);
            let Some((row, record)) = row.and_then(|row| row.to_record().ok().map(|it| (row, it)))
            else {
                damaged.push(id);
                continue;
            };
            let Some(stored) = stored.get(place) else {
                continue;
            };
            let mut numbers = New::of(&record).numbers;
            numbers.facts = stored.facts;
            let name = |fact: Fact| {
                let number = stored.facts[fact as usize] as usize;
                number.checked_sub(1).map(|at| names.get(at))
            };
            let fits = |fact, told: &Option<String>| name(fact) == told.as_ref().map(Some);
            index_is_sound &= numbers == *stored
                && fits(Fact::Black, &row.black)
                && fits(Fact::White, &row.white)
                && fits(Fact::Event, &row.event)
                && stored.facts[Fact::Year as usize].checked_sub(1) == row.year.map(u32::from);
        }
    }
    index_is_sound &= or_damaged(blocks::read_figures(connection, totals).await)?.is_some();
    if !index_is_sound {
        report.faults.push(Fault::Index);
    }
    if !damaged.is_empty() {
        report.faults.push(Fault::Games(damaged));
    }
    Ok(report)
}

/// Nothing, if it is damaged.
fn or_damaged<T>(read: Result<T, LibraryError>) -> Result<Option<T>, LibraryError> {
    match read {
        Err(LibraryError::Damaged) => Ok(None),
        read => read.map(Some),
    }
}
