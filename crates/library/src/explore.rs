//! How often each move of a position was played, and how it scored.

use outflank_rules::{Move, Position};
use sqlx::SqliteConnection;

use crate::blocks::{self, BLOCK, Column, Totals};
use crate::fingerprint::Place;
use crate::search::select;
use crate::{LibraryError, Search, game};

/// What the library knows about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explored {
    /// The position.
    pub position: Position,
    /// The games that reached it.
    pub tally: Tally,
    /// The moves played, the most frequent first. Moves to symmetric positions count as one.
    pub moves: Vec<MoveCount>,
}

/// A move and the games in which it was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveCount {
    /// The move, followed by its symmetric equivalents.
    pub moves: Vec<Move>,
    /// The games.
    pub tally: Tally,
}

impl MoveCount {
    /// The move, or the first of its equivalents.
    ///
    /// # Panics
    ///
    /// Never: there is one.
    pub fn mv(&self) -> Move {
        self.moves[0]
    }
}

/// Games, and how they ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Their number.
    pub games: u64,
    /// Won by Black.
    pub black: u64,
    /// Drawn.
    pub draws: u64,
    /// Won by White.
    pub white: u64,
    /// Black's total disc difference over the finished games.
    pub discs: i64,
}

impl Tally {
    fn add(&mut self, score: Option<i8>) {
        self.games += 1;
        if let Some(score) = score {
            self.discs += i64::from(score);
            match score {
                1.. => self.black += 1,
                0 => self.draws += 1,
                _ => self.white += 1,
            }
        }
    }

    /// The number of games with a result.
    pub const fn finished(&self) -> u64 {
        self.black + self.draws + self.white
    }

    /// Black's mean disc difference.
    pub fn mean(&self) -> Option<f64> {
        (self.finished() > 0).then(|| self.discs as f64 / self.finished() as f64)
    }
}

/// The games that reached a position.
pub(crate) struct Passing {
    /// The distinct moves, each with its symmetric equivalents.
    moves: Vec<Vec<Move>>,
    /// The games: their numbers, their scores, and which of the moves was played, if any.
    games: Vec<(u32, Option<i8>, Option<usize>)>,
}

impl Passing {
    pub fn games(&self) -> Vec<u32> {
        self.games.iter().map(|&(id, ..)| id).collect()
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
    let position = position.after_forced_pass();
    let here = Place::of(position);
    let mut moves: Vec<Vec<Move>> = Vec::new();
    let mut next: Vec<u32> = Vec::new();
    for square in position.legal_moves() {
        let mv = Move::Place(square);
        let Ok(child) = position.play(mv) else {
            continue;
        };
        let place = Place::of(child).fingerprint;
        if let Some(at) = next.iter().position(|&known| known == place) {
            moves[at].push(mv);
        } else {
            next.push(place);
            moves.push(vec![mv]);
        }
    }
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
            } else if let Some(at) = next.iter().position(|&known| known == after) {
                games.push((id, score, Some(at)));
            }
        }
    }
    let ids: Vec<u32> = ended.iter().map(|&(id, ..)| id).collect();
    for (game, it) in game::read(connection, &ids).await?.iter().zip(ended) {
        if game.record.positions().any(|other| same(other, position)) {
            games.push(it);
        }
    }
    games.sort_unstable_by_key(|&(id, ..)| id);
    Ok(Passing { moves, games })
}

/// Whether two positions are the same up to symmetry.
fn same(one: Position, two: Position) -> bool {
    let canonical = |position: Position| {
        let position = position.after_forced_pass();
        (position.board().canonical().0, position.turn())
    };
    canonical(one) == canonical(two)
}

/// Counts the moves of a position in the selected games.
pub(crate) async fn explore(
    connection: &mut SqliteConnection,
    position: Position,
    search: &Search,
) -> Result<Explored, LibraryError> {
    let totals = Totals::read(connection).await?;
    let mut passing = passing(connection, totals, position).await?;
    let selected = select(connection, totals, search, passing.games()).await?;
    passing
        .games
        .retain(|(id, ..)| selected.binary_search(id).is_ok());
    let mut tally = Tally::default();
    let mut moves: Vec<MoveCount> = passing
        .moves
        .into_iter()
        .map(|moves| MoveCount {
            moves,
            tally: Tally::default(),
        })
        .collect();
    for (_, score, mv) in passing.games {
        tally.add(score);
        if let Some(at) = mv {
            moves[at].tally.add(score);
        }
    }
    moves.retain(|it| it.tally.games > 0);
    moves.sort_by_key(|it| (std::cmp::Reverse(it.tally.games), it.mv()));
    if position.must_pass() && tally.games > 0 {
        moves = vec![MoveCount {
            moves: vec![Move::Pass],
            tally,
        }];
    }
    Ok(Explored {
        position,
        tally,
        moves,
    })
}
