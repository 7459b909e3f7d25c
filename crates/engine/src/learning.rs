use std::ops::ControlFlow;
use std::sync::Arc;

use outflank_book::Growth;
use outflank_eval::Value;
use outflank_rules::{Board, Color, Move, Position};

use crate::{Engine, Goal, SearchRequest};

impl Engine {
    /// How many moves of a position of a book are searched to the full depth.
    const CANDIDATES: usize = 4;

    /// The value of each move of a board, in the order of their squares, as an opening book wants them; none if the
    /// search was stopped. Moves that a quick look finds worse than the best few have the value of that look.
    ///
    /// Searches end with the same side to move, be it one ply deeper: who has the last word looks a little better than
    /// they are, and the values of a book have to be comparable.
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

    /// Adds the positions of a game, from the first on, to the engine's opening book, and says how many are new; none
    /// if it has no book or was stopped, and then nothing is learned.
    ///
    /// A book begins at the start of a game, and late positions are left to the search: a game from elsewhere, or
    /// what comes after its opening, adds nothing.
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
