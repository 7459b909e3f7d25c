//! Selecting games by their data.

use outflank_collection::{Fact, Search, Words};
use sqlx::SqliteConnection;

use crate::LibraryError;
use crate::blocks::{self, BLOCK, Column, Part, Totals};
use crate::explore::passing;

/// The numbers of the selected games, the oldest first.
pub(crate) async fn find(
    connection: &mut SqliteConnection,
    search: &Search,
) -> Result<Vec<u32>, LibraryError> {
    let totals = Totals::read(connection).await?;
    let years = blocks::read(connection, Column::Facts(Fact::Year), totals).await?;
    let all = (1..=totals.games as u32).collect();
    let mut games = select(connection, totals, search, all).await?;
    games.sort_by_cached_key(|&id| at(&years, id, Part::number));
    Ok(games)
}

/// The selected games among these, in the same order.
pub(crate) async fn select(
    connection: &mut SqliteConnection,
    totals: Totals,
    search: &Search,
    mut among: Vec<u32>,
) -> Result<Vec<u32>, LibraryError> {
    if let Some(position) = search.position {
        let passing = passing(connection, totals, position).await?;
        let passing = passing.games(search.then);
        among.retain(|id| passing.binary_search(id).is_ok());
    }
    let mut names = None;
    for (wanted, places) in [
        (&search.player, &[Fact::Black, Fact::White][..]),
        (&search.black, &[Fact::Black]),
        (&search.white, &[Fact::White]),
        (&search.event, &[Fact::Event]),
    ] {
        let Some(wanted) = wanted else {
            continue;
        };
        if names.is_none() {
            names = Some(blocks::read_names(connection, totals).await?);
        }
        let matches = matches(names.iter().flatten(), wanted);
        let mut found = vec![false; among.len()];
        for &fact in places {
            let column = blocks::read(connection, Column::Facts(fact), totals).await?;
            for (found, &id) in found.iter_mut().zip(&among) {
                *found |= matches.get(at(&column, id, Part::number) as usize) == Some(&true);
            }
        }
        let mut found = found.into_iter();
        among.retain(|_| found.next() == Some(true));
    }
    if let Some(wanted) = search.years {
        let years = blocks::read(connection, Column::Facts(Fact::Year), totals).await?;
        among.retain(|&id| wanted.contain(at(&years, id, Part::number)));
    }
    if let Some(wanted) = search.wanted_result() {
        let results = blocks::read(connection, Column::Results, totals).await?;
        among.retain(|&id| at(&results, id, Part::score) == Some(wanted));
    }
    Ok(among)
}

/// A game's number in a column.
pub(crate) fn at<T>(column: &[Part], id: u32, number: impl Fn(&Part, usize) -> T) -> T {
    let game = id as usize - 1;
    number(&column[game / BLOCK], game % BLOCK)
}

/// For the number of each name, whether all words are in it; never for 0, no name.
fn matches<'a>(names: impl Iterator<Item = &'a String>, wanted: &str) -> Vec<bool> {
    let wanted = Words::of(wanted);
    let matches = names.map(|name| wanted.are_in(name));
    [false].into_iter().chain(matches).collect()
}
