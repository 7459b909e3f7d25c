use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use outflank_eval::Value;
use outflank_rules::{Board, Move, Position};

use crate::{Kind, MoveScore, Report};

/// Everything found about the positions of a game or an analysis.
///
/// Hints, best line and graph all read from here. The value of a move is that of the position after it, and the
/// value of a position is that of its best move; a value is replaced only by one at least as reliable. So no part
/// of an app contradicts another.
#[derive(Clone, Debug, Default)]
pub struct Scores {
    /// Search results by board: the latest of the most reliable ones.
    said: BTreeMap<Rank, Known>,
    /// The values that follow for each of these boards from later results about their successors.
    settled: HashMap<Board, Known>,
}

/// Orders boards so that successors come first: by empty squares and, with equally many, boards whose mover need
/// not pass before the others.
type Rank = (u32, bool, Board);

/// A value for the side to move, and the expected line.
#[derive(Clone, Debug)]
struct Known {
    value: Value,
    kind: Kind,
    line: Vec<Move>,
}

impl Scores {
    /// An empty collection.
    pub fn new() -> Scores {
        Scores::default()
    }

    /// Adds the results of a search.
    pub fn add(&mut self, position: Position, report: &Report) {
        let Some(best) = report.best() else {
            return;
        };
        // Where a more reliable result is known, its line must have a value on the board too.
        let board = position.board();
        let surer = self.said.get(&rank(board)).cloned();
        if let Some(surer) = surer.filter(|surer| surer.kind > best.kind) {
            self.note_line(board, &surer);
        }
        for score in &report.lines {
            self.note_line(board, &score.into());
        }
        self.note(board, best.into());
        // A board's value does not affect boards later in the game.
        let least = board.empties().len().saturating_sub(1);
        let touched: Vec<Rank> = self.said.keys().copied().collect();
        for (_, _, board) in touched.into_iter().filter(|rank| rank.0 >= least) {
            if let Some(known) = self.follows(board) {
                self.settled.insert(board, known);
            }
        }
    }

    /// The moves with a known value, best first.
    pub fn moves(&self, position: Position) -> Vec<MoveScore> {
        let mut scores = self.after_moves(position.board());
        if let Some(whole) = self.known(position.board()) {
            for score in &mut scores {
                // No move beats a more reliable value of the position.
                if score.kind < whole.kind {
                    score.value = score.value.min(whole.value);
                }
            }
        }
        scores.sort_by_key(order);
        scores
    }

    /// The value of a move, if known.
    pub fn of_move(&self, position: Position, mv: Move) -> Option<MoveScore> {
        let mut moves = self.moves(position).into_iter();
        moves.find(|score| score.mv == mv)
    }

    /// The value of a position for the side to move; the score once it is over.
    pub fn value(&self, position: Position) -> Option<(Value, Kind)> {
        let known = self.known(position.board())?;
        Some((known.value, known.kind))
    }

    /// The best move, with the expected line; `None` where an earlier expected line ends.
    pub fn best(&self, position: Position) -> Option<MoveScore> {
        let Known { value, kind, line } = self.known(position.board())?;
        Some(MoveScore {
            mv: *line.first()?,
            value,
            kind,
            line,
        })
    }

    /// Records a result for a board, unless a more reliable one is known.
    fn note(&mut self, board: Board, known: Known) {
        let before = self.said.get(&rank(board));
        if !board.is_over() && before.is_none_or(|before| before.kind <= known.kind) {
            self.said.insert(rank(board), known);
        }
    }

    /// Records what a line of a board implies for the board after its first move.
    fn note_line(&mut self, board: Board, known: &Known) {
        if let Some((&mv, rest)) = known.line.split_first() {
            let after = Known {
                value: -known.value,
                kind: one_move_less(known.kind),
                line: rest.to_vec(),
            };
            self.note(play(board, mv), after);
        }
    }

    /// The value of a board, if known.
    fn known(&self, board: Board) -> Option<Known> {
        let settled = self.settled.get(&board).cloned();
        settled.or_else(|| self.follows(board))
    }

    /// The value of a board that follows from its successors.
    fn follows(&self, board: Board) -> Option<Known> {
        if board.is_over() {
            return Some(Known {
                value: board.final_score().into(),
                kind: Kind::Exact,
                line: Vec::new(),
            });
        }
        let said = self.said.get(&rank(board));
        let mut moves = self.after_moves(board);
        // The search considered every move: values less reliable than the search do not count.
        moves.retain(|score| said.is_none_or(|said| score.kind >= said.kind));
        let all = moves.len() == moves_of(board).count();
        let kind = match said {
            Some(said) if !all => said.kind,
            None if !all => return None,
            _ => moves.iter().map(|score| score.kind).min()?,
        };
        let best = moves.into_iter().min_by_key(order);
        let known = best.map(|best| Known {
            value: best.value,
            kind,
            line: best.line,
        });
        known.or_else(|| said.cloned())
    }

    /// The values of moves, from the boards after them.
    fn after_moves(&self, board: Board) -> Vec<MoveScore> {
        let score = |mv| {
            let after = play(board, mv);
            let known = match self.settled.get(&after) {
                Some(known) => known.clone(),
                None if after.is_over() => self.follows(after)?,
                None => return None,
            };
            Some(MoveScore {
                mv,
                value: -known.value,
                kind: one_move_more(known.kind),
                line: std::iter::once(mv).chain(known.line).collect(),
            })
        };
        moves_of(board).filter_map(score).collect()
    }
}

impl From<&MoveScore> for Known {
    fn from(score: &MoveScore) -> Known {
        Known {
            value: score.value,
            kind: score.kind,
            line: score.line.clone(),
        }
    }
}

fn rank(board: Board) -> Rank {
    let passes = board.legal_moves().is_empty();
    (board.empties().len(), passes, board)
}

/// The best move first; of equal ones the most reliable.
fn order(score: &MoveScore) -> impl Ord + use<> {
    (-score.value, Reverse(score.kind), score.mv)
}

fn moves_of(board: Board) -> impl Iterator<Item = Move> {
    position(board).moves()
}

/// A legal move on a board.
fn play(board: Board, mv: Move) -> Board {
    match mv {
        Move::Place(square) => board.place(square, board.flips(square)),
        Move::Pass => board.pass(),
    }
}

/// Colours do not matter here.
fn position(board: Board) -> Position {
    Position::new(board, outflank_rules::Color::Black)
}

/// The reliability of a move's value for the position after it.
fn one_move_less(kind: Kind) -> Kind {
    match kind {
        Kind::Midgame { depth: 0..=1, .. } => Kind::Static,
        Kind::Midgame { depth, percent } => Kind::Midgame {
            depth: depth - 1,
            percent,
        },
        other => other,
    }
}

/// The reliability of a position's value for the move that leads to it.
fn one_move_more(kind: Kind) -> Kind {
    match kind {
        Kind::Static => Kind::Midgame {
            depth: 1,
            percent: 100,
        },
        Kind::Midgame { depth, percent } => Kind::Midgame {
            depth: depth + 1,
            percent,
        },
        other => other,
    }
}

#[cfg(test)]
mod tests;
