//! Selecting games by their data.

use std::ops::RangeInclusive;

use outflank_rules::{Color, Outcome, Position};
use sqlx::SqliteConnection;

use crate::LibraryError;
use crate::blocks::{self, BLOCK, Column, Fact, Part, Totals};
use crate::explore::passing;
use crate::names::{plain, words};

/// A filter: games must match every field given.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// Words of a player's name, of either colour; case and accents are ignored.
    pub player: Option<String>,
    /// Words of Black's name.
    pub black: Option<String>,
    /// Words of White's name.
    pub white: Option<String>,
    /// Words of the event's name.
    pub event: Option<String>,
    /// The years.
    pub years: Option<RangeInclusive<u16>>,
    /// A position of the game, up to symmetry. An opening is given by its final position.
    pub position: Option<Position>,
    /// How the game ended.
    pub result: Option<Outcome>,
}

/// The numbers of the selected games, the oldest first.
pub(crate) async fn find(
    connection: &mut SqliteConnection,
    search: &Search,
) -> Result<Vec<u32>, LibraryError> {
    let totals = Totals::read(connection).await?;
    let all = (1..=totals.games as u32).collect();
    let mut games = select(connection, totals, search, all).await?;
    let years = blocks::read(connection, Column::Facts(Fact::Year), totals).await?;
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
        let passing = passing(connection, totals, position).await?.games();
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
    if let Some(wanted) = &search.years {
        let years = blocks::read(connection, Column::Facts(Fact::Year), totals).await?;
        among.retain(|&id| {
            let year = at(&years, id, Part::number).checked_sub(1);
            year.is_some_and(|year| {
                (u32::from(*wanted.start())..=u32::from(*wanted.end())).contains(&year)
            })
        });
    }
    if let Some(wanted) = search.result {
        let wanted = match wanted {
            Outcome::Win(Color::Black) => 1,
            Outcome::Draw => 0,
            Outcome::Win(Color::White) => -1,
        };
        let results = blocks::read(connection, Column::Results, totals).await?;
        among.retain(|&id| at(&results, id, Part::score) == Some(wanted));
    }
    Ok(among)
}

/// A game's number in a column.
fn at<T>(column: &[Part], id: u32, number: impl Fn(&Part, usize) -> T) -> T {
    let game = id as usize - 1;
    number(&column[game / BLOCK], game % BLOCK)
}

/// For the number of each name, whether all words are in it; never for 0, no name.
fn matches<'a>(names: impl Iterator<Item = &'a String>, wanted: &str) -> Vec<bool> {
    let wanted = plain(wanted);
    let wanted = words(&wanted);
    let matches = names.map(|name| {
        let name = plain(name);
        wanted.iter().all(|word| name.contains(word))
    });
    [false].into_iter().chain(matches).collect()
}
