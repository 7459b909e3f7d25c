//! How often each move of a position was played, by whom, and how it scored.

use outflank_collection::{Choices, Count, Explored, Fact, Played, Search, is_same};
use outflank_rules::{Color, Move, Position};
use sqlx::SqliteConnection;

use crate::blocks::{self, BLOCK, Column, Part, Totals};
use crate::search::{at, select};
use crate::{LibraryError, game};

/// The games that reached a position.
pub(crate) struct Passing {
    choices: Choices,
    /// The games: their numbers, their scores, and which of the moves was played, if any.
    games: Vec<(u32, Option<i8>, Option<usize>)>,
}

impl Passing {
    /// The numbers of the games in which this move was made there, if one is given.
    pub fn games(&self, then: Option<Move>) -> Vec<u32> {
        let wanted = then.map(|mv| self.choices.with(mv));
        let games = self.games.iter();
        games
            .filter(|(_, _, made)| wanted.is_none_or(|it| it.is_some() && *made == it))
            .map(|&(id, ..)| id)
            .collect()
    }
}

/// Finds the games that reached a position.
///
/// A game must match two fingerprints, that of the position and that of the next; if there is no next one, the game
/// itself is replayed. So a false match is all but impossible.
pub(crate) async fn passing(
    connection: &mut SqliteConnection,
    totals: Totals,
    position: Position,
) -> Result<Passing, LibraryError> {
    let choices = Choices::of(position);
    let here = choices.here;
    let positions = Column::Positions(here.empties);
    let positions = blocks::read(connection, positions, totals).await?;
    let after = Column::Positions(here.empties.saturating_sub(1));
    let after = blocks::read(connection, after, totals).await?;
    let scores = blocks::read(connection, Column::Scores, totals).await?;
    let mut games = Vec::new();
    let mut ended = Vec::new();
    for (block, positions) in positions.iter().enumerate() {
        for place in positions.places_of(here.fingerprint) {
            let id = (block * BLOCK + place) as u32 + 1;
            let score = scores[block].score(place);
            let after = after[block].number(place);
            if here.empties == 0 || after == 0 {
                ended.push((id, score, None));
            } else if let Some(at) = choices.leading_to(after) {
                games.push((id, score, Some(at)));
            }
        }
    }
    let ids: Vec<u32> = ended.iter().map(|&(id, ..)| id).collect();
    for (game, it) in game::read(connection, &ids).await?.iter().zip(ended) {
        if game
            .record
            .positions()
            .any(|other| is_same(other, position))
        {
            games.push(it);
        }
    }
    games.sort_unstable_by_key(|&(id, ..)| id);
    Ok(Passing { choices, games })
}

/// Counts the moves of a position in the selected games.
pub(crate) async fn explore(
    connection: &mut SqliteConnection,
    position: Position,
    search: &Search,
) -> Result<Explored, LibraryError> {
    let totals = Totals::read(connection).await?;
    let mut passing = passing(connection, totals, position).await?;
    if !search.is_empty() {
        let selected = select(connection, totals, search, passing.games(None)).await?;
        passing
            .games
            .retain(|(id, ..)| selected.binary_search(id).is_ok());
    }
    let mover = match position.after_forced_pass().turn() {
        Color::Black => Fact::Black,
        Color::White => Fact::White,
    };
    let mut count = Count::new(passing.choices);
    if passing.games.is_empty() {
        return Ok(count.finish(totals.games as u64, &[]));
    }
    let players = blocks::read(connection, Column::Facts(mover), totals).await?;
    let years = blocks::read(connection, Column::Facts(Fact::Year), totals).await?;
    let names = blocks::read_names(connection, totals).await?;
    for (id, score, choice) in passing.games {
        count.add(Played {
            score,
            choice,
            player: at(&players, id, Part::number),
            year: at(&years, id, Part::number),
        });
    }
    Ok(count.finish(totals.games as u64, &names))
}
