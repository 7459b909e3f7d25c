//! Selecting games by their data.

use std::collections::HashSet;
use std::ops::RangeInclusive;

use outflank_rules::{Color, Outcome, Position};
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use crate::explore::passing;
use crate::names::{plain, words};
use crate::{LibraryError, game};

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

impl Search {
    /// Whether there are conditions besides the position.
    pub fn has_facts(&self) -> bool {
        let Search {
            player,
            black,
            white,
            event,
            years,
            position: _,
            result,
        } = self;
        [player, black, white, event]
            .into_iter()
            .any(Option::is_some)
            || years.is_some()
            || result.is_some()
    }

    /// Adds the conditions other than the position.
    fn push_facts(&self, query: &mut QueryBuilder<Sqlite>, among: Option<&[u32]>) {
        if let Some(ids) = among {
            query.push(" AND game.id IN (SELECT value FROM json_each(");
            query.push_bind(game::list(ids.iter().copied()));
            query.push("))");
        }
        if let Some(player) = &self.player {
            query.push(" AND (");
            push_name(query, "black", "player", player);
            query.push(" OR ");
            push_name(query, "white", "player", player);
            query.push(")");
        }
        for (column, table, name) in [
            ("black", "player", &self.black),
            ("white", "player", &self.white),
            ("event", "event", &self.event),
        ] {
            if let Some(name) = name {
                query.push(" AND ");
                push_name(query, column, table, name);
            }
        }
        if let Some(years) = &self.years {
            query.push(" AND year BETWEEN ").push_bind(*years.start());
            query.push(" AND ").push_bind(*years.end());
        }
        if let Some(result) = self.result {
            query.push(match result {
                Outcome::Win(Color::Black) => " AND score > 0",
                Outcome::Draw => " AND score = 0",
                Outcome::Win(Color::White) => " AND score < 0",
            });
        }
    }
}

/// Requires all words to be in the name.
fn push_name(
    query: &mut QueryBuilder<Sqlite>,
    column: &'static str,
    table: &'static str,
    name: &str,
) {
    query.push(format_args!(
        "game.{column} IN (SELECT id FROM {table} WHERE TRUE"
    ));
    for word in words(&plain(name)) {
        query.push(" AND instr(plain, ").push_bind(word.to_owned());
        query.push(") > 0");
    }
    query.push(")");
}

/// The numbers of the selected games, the oldest first.
pub(crate) async fn find(
    connection: &mut SqliteConnection,
    search: &Search,
) -> Result<Vec<u32>, LibraryError> {
    let among = match search.position {
        Some(position) => Some(passing(connection, position).await?.games()),
        None => None,
    };
    let mut query = QueryBuilder::new("SELECT game.id FROM game WHERE TRUE");
    search.push_facts(&mut query, among.as_deref());
    query.push(" ORDER BY year, game.id");
    Ok(query.build_query_scalar().fetch_all(connection).await?)
}

/// Above this number, games are not listed individually in a query.
const NAMED: usize = 1000;

/// The selected games among these; may include others.
pub(crate) async fn meant(
    connection: &mut SqliteConnection,
    search: &Search,
    among: &[u32],
) -> Result<HashSet<u32>, LibraryError> {
    if search.position.is_some() {
        return Ok(find(connection, search).await?.into_iter().collect());
    }
    // A row per game would take far longer than finding them: all numbers are returned in one text.
    let mut query = QueryBuilder::new("SELECT group_concat(game.id) FROM game WHERE TRUE");
    search.push_facts(&mut query, Some(among).filter(|it| it.len() <= NAMED));
    let numbers: Option<String> = query.build_query_scalar().fetch_one(connection).await?;
    let numbers = numbers.unwrap_or_default();
    Ok(numbers
        .split(',')
        .filter_map(|it| it.parse().ok())
        .collect())
}
