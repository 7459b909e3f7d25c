//! How well games were played, beside the games.

use std::collections::{BTreeMap, BTreeSet};

use outflank_collection::{Fact, GameFigures, Search, game_key};
use sqlx::SqliteConnection;

use crate::blocks::{self, BLOCK, Column, Part, Totals};
use crate::search::{at, find};
use crate::{Game, LibraryError};

/// A game that was judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its number in the library.
    pub id: u32,
    /// Who played Black and White; empty if unknown.
    pub players: [String; 2],
    /// How well.
    pub figures: GameFigures,
}

/// What came of judging games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Judging {
    /// How many games were judged,
    pub analysed: usize,
    /// and how many are left.
    pub left: usize,
}

/// After so many games what was found is kept: no more than these are lost when the program is killed.
pub(crate) const AT_ONCE: usize = 16;

/// The figures of all games, to be changed and written again.
pub(crate) struct FiguresOf {
    blocks: BTreeMap<usize, Vec<Option<GameFigures>>>,
    changed: BTreeSet<usize>,
}

impl FiguresOf {
    pub async fn read(
        connection: &mut SqliteConnection,
        totals: Totals,
    ) -> Result<FiguresOf, LibraryError> {
        Ok(FiguresOf {
            blocks: blocks::read_figures(connection, totals).await?,
            changed: BTreeSet::new(),
        })
    }

    pub fn get(&self, id: u32) -> Option<GameFigures> {
        let game = id as usize - 1;
        *self.blocks.get(&(game / BLOCK))?.get(game % BLOCK)?
    }

    pub fn set(&mut self, id: u32, figures: Option<GameFigures>) {
        let game = id as usize - 1;
        let block = self.blocks.entry(game / BLOCK).or_default();
        if block.len() <= game % BLOCK {
            block.resize(game % BLOCK + 1, None);
        }
        block[game % BLOCK] = figures;
        self.changed.insert(game / BLOCK);
    }

    /// The last game takes the place of another, which may be itself.
    pub fn move_last(&mut self, last: u32, to: u32) {
        if self.blocks.is_empty() {
            return;
        }
        let figures = self.get(last);
        if to < last {
            self.set(to, figures);
        }
        let game = last as usize - 1;
        if let Some(block) = self.blocks.get_mut(&(game / BLOCK)) {
            block.truncate(game % BLOCK);
            self.changed.insert(game / BLOCK);
        }
    }

    pub async fn write(self, connection: &mut SqliteConnection) -> Result<(), LibraryError> {
        for block in self.changed {
            let games = self.blocks.get(&block).map_or(&[][..], Vec::as_slice);
            blocks::write_figures(connection, block, games).await?;
        }
        Ok(())
    }
}

pub(crate) async fn judged(
    connection: &mut SqliteConnection,
    search: &Search,
) -> Result<Vec<Judged>, LibraryError> {
    let totals = Totals::read(connection).await?;
    let figures = FiguresOf::read(connection, totals).await?;
    let games = find(connection, search).await?;
    let names = blocks::read_names(connection, totals).await?;
    let black = blocks::read(connection, Column::Facts(Fact::Black), totals).await?;
    let white = blocks::read(connection, Column::Facts(Fact::White), totals).await?;
    let name = |column: &[Part], id| {
        let number = at(column, id, Part::number) as usize;
        let name = number.checked_sub(1).and_then(|at| names.get(at));
        name.cloned().unwrap_or_default()
    };
    let judged = games.into_iter().filter_map(|id| {
        Some(Judged {
            id,
            players: [name(&black, id), name(&white, id)],
            figures: figures.get(id)?,
        })
    });
    Ok(judged.collect())
}

pub(crate) async fn unjudged(
    connection: &mut SqliteConnection,
    search: &Search,
    level: u8,
) -> Result<Vec<u32>, LibraryError> {
    let totals = Totals::read(connection).await?;
    let figures = FiguresOf::read(connection, totals).await?;
    let mut games = find(connection, search).await?;
    games.retain(|&id| figures.get(id).is_none_or(|it| it.level < level));
    games.reverse();
    Ok(games)
}

/// A game may have got another number meanwhile, or none: its moves tell.
pub(crate) async fn keep(
    connection: &mut SqliteConnection,
    games: &[(Game, GameFigures)],
) -> Result<(), LibraryError> {
    let totals = Totals::read(connection).await?;
    let keys = blocks::read(connection, Column::Keys, totals).await?;
    let mut figures = FiguresOf::read(connection, totals).await?;
    for (game, judged) in games {
        let there = game.id as usize <= totals.games
            && at(&keys, game.id, Part::key) == game_key(&game.record);
        if there {
            figures.set(game.id, Some(*judged));
        }
    }
    figures.write(connection).await
}
