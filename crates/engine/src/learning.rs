use std::ops::ControlFlow;
use std::sync::Arc;

use outflank_book::Growth;
use outflank_eval::Value;
use outflank_rules::{Board, Color, Move, Position};

use crate::{Engine, Goal, SearchRequest};

impl Engine {
    /// How many moves of a book position are searched to the full depth.
    const CANDIDATES: usize = 4;

    /// The value of each move of a board, ordered by square, for an opening book; `None` if the search was stopped.
    /// Moves below the best few of a shallow search keep its values.
    ///
    /// All searches end with the same side to move, one ply deeper if necessary: the side that moves last looks
    /// slightly better than it is, and book values must be comparable.
    pub fn values_for_book(
        &mut self,
        board: Board,
        depth: u32,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Vec<Value>> {
        let position = Position::new(board, Color::Black);
        let depth = depth + (board.empties().len() + depth) % 2;
        let mut found: Vec<(Move, Value)> = Vec::new();
        for (depth, lines) in [
            (depth, Engine::CANDIDATES),
            (depth.saturating_sub(4).max(1), usize::MAX),
        ] {
            let mut request = SearchRequest::new(position, Goal::Depth(depth));
            request.lines = lines.min(position.moves().count());
            let report = self.search(&request, stop, |_| ControlFlow::Continue(()));
            if stop() {
                return None;
            }
            let most = found.iter().map(|&(_, value)| value).min();
            for line in report.lines {
                if found.iter().all(|&(mv, _)| mv != line.mv) {
                    let value = most.map_or(line.value, |most| line.value.min(most));
                    found.push((line.mv, value));
                }
            }
            if found.len() == position.moves().count() {
                break;
            }
        }
        found.sort();
        Some(found.into_iter().map(|(_, value)| value).collect())
    }

    /// Adds the positions of a game, from the first on, to the engine's opening book and returns how many are new;
    /// `None` if it has no book or was stopped, and then nothing is learned.
    ///
    /// A book begins at the start of a game and leaves late positions to the search: a game from elsewhere, or moves
    /// after its opening, add nothing.
    pub fn learn(&mut self, game: &[Position], stop: &(dyn Fn() -> bool + Sync)) -> Option<usize> {
        let mut book = self.book().cloned()?;
        let start = Board::START.canonical();
        let is_start = |position: &Position| position.board().canonical().0 == start.0;
        let least = Growth::default().least_empties;
        let opening = game
            .iter()
            .take_while(|position| position.empties().len() >= least && !position.is_over());
        let mut new = Vec::new();
        if game.first().is_some_and(is_start) {
            for position in opening {
                let board = position.board().canonical().0;
                if !book.contains(*position) && new.iter().all(|(known, _)| *known != board) {
                    new.push((board, self.values_for_book(board, book.depth(), stop)?));
                }
            }
        }
        if !new.is_empty() {
            let book = Arc::make_mut(&mut book);
            for (board, values) in &new {
                book.add(*board, values);
            }
            book.settle();
        }
        self.set_book(Some(book));
        Some(new.len())
    }
}
