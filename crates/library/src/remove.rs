//! Removing games.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use outflank_collection::Numbers;
use sqlx::SqliteConnection;

use crate::LibraryError;
use crate::batch::insert;
use crate::blocks::{self, BLOCK, Totals};
use crate::figures::FiguresOf;
use crate::game::rows;

/// Removes the games with these numbers. Numbers are without gaps: the last games take the places of those removed.
pub(crate) async fn remove(
    connection: &mut SqliteConnection,
    ids: &[u32],
) -> Result<u32, LibraryError> {
    let before = Totals::read(connection).await?;
    let ids: BTreeSet<u32> = ids.iter().copied().collect();
    if let Some(&id) = (ids.iter()).find(|&&id| id == 0 || id as usize > before.games) {
        return Err(LibraryError::NoGame(id));
    }
    let mut games = before.games;
    let mut numbers: BTreeMap<usize, Vec<Numbers>> = BTreeMap::new();
    let mut figures = FiguresOf::read(connection, before).await?;
    // From the last one on: whatever takes a place stays.
    for &id in ids.iter().rev() {
        let last = games as u32;
        for id in [id, last] {
            let block = (id as usize - 1) / BLOCK;
            if let Entry::Vacant(place) = numbers.entry(block) {
                place.insert(blocks::read_block(connection, before, block).await?);
            }
        }
        let of_last = numbers.get_mut(&((games - 1) / BLOCK)).and_then(Vec::pop);
        let of_last = of_last.ok_or(LibraryError::Damaged)?;
        if id < last {
            let row = rows(connection, &[last]).await?.pop();
            let (_, row) = row.ok_or(LibraryError::Damaged)?;
            insert(connection, id, &[row]).await?;
            let place = id as usize - 1;
            let place =
                (numbers.get_mut(&(place / BLOCK))).and_then(|it| it.get_mut(place % BLOCK));
            *place.ok_or(LibraryError::Damaged)? = of_last;
        }
        sqlx::query("DELETE FROM game WHERE id = ?")
            .bind(last)
            .execute(&mut *connection)
            .await?;
        figures.move_last(last, id);
        games -= 1;
    }
    for (block, numbers) in numbers {
        if numbers.is_empty() {
            blocks::remove(connection, block).await?;
        } else {
            blocks::write(connection, block, &numbers).await?;
        }
    }
    figures.write(connection).await?;
    // Names stay: numbers of names are everywhere.
    Totals { games, ..before }.write(connection).await?;
    Ok(ids.len() as u32)
}
