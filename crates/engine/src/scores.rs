use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};

use outflank_eval::Value;
use outflank_rules::{Board, Move, Position};

use crate::{Kind, MoveScore, Report};

/// Everything that was found about the positions of a game or an analysis.
///
/// Hints, best line and graph all read from here. The value of a move is that of the position after it, and the
/// value of a position is that of its best move; a value gives way only to one that is at least as sure. So what
/// one part of an app shows never contradicts another.
#[derive(Clone, Debug, Default)]
pub struct Scores {
    /// What searches said about boards: of all that was said about one, the surest and last.
    said: BTreeMap<Rank, Known>,
    /// What follows from that for each of these boards, now that more is known about the boards after it.
    settled: HashMap<Board, Known>,
}

/// Puts boards in an order in which those after a move come first: by empty squares, and with equally many, boards
/// whose mover need not pass before the others.
type Rank = (u32, bool, Board);

/// A value for the side to move, and the play that is expected.
#[derive(Clone, Debug)]
struct Known {
    value: Value,
    kind: Kind,
    line: Vec<Move>,
}

impl Scores {
    /// Nothing is known.
    pub fn new() -> Scores {
        Scores::default()
    }

    /// Takes in what a search has found.
    pub fn add(&mut self, position: Position, report: &Report) {
        let Some(best) = report.best() else {
            return;
        };
        // Where something surer is known already, its line has to have a value on the board too.
        let board = position.board();
        let surer = self.said.get(&rank(board)).cloned();
        if let Some(surer) = surer.filter(|surer| surer.kind > best.kind) {
            self.note_line(board, &surer);
        }
        for score in &report.lines {
            self.note_line(board, &score.into());
        }
        self.note(board, best.into());
        // Boards further on are not touched by what is known about this one.
        let least = board.empties().len().saturating_sub(1);
        let touched: Vec<Rank> = self.said.keys().copied().collect();
        for (_, _, board) in touched.into_iter().filter(|rank| rank.0 >= least) {
            if let Some(known) = self.follows(board) {
                self.settled.insert(board, known);
            }
        }
    }

    /// The moves whose value is known, best first.
    pub fn moves(&self, position: Position) -> Vec<MoveScore> {
        let mut scores = self.after_moves(position.board());
        if let Some(whole) = self.known(position.board()) {
            for score in &mut scores {
                // No move is better than what is surely known about the position.
                if score.kind < whole.kind {
                    score.value = score.value.min(whole.value);
                }
            }
        }
        scores.sort_by_key(order);
        scores
    }

    /// What is known about a move.
    pub fn of_move(&self, position: Position, mv: Move) -> Option<MoveScore> {
        let mut moves = self.moves(position).into_iter();
        moves.find(|score| score.mv == mv)
    }

    /// The value of a position for the side to move; the score once it is over.
    pub fn value(&self, position: Position) -> Option<(Value, Kind)> {
        let known = self.known(position.board())?;
        Some((known.value, known.kind))
    }

    /// The best move, with the play that is expected; nothing where the play expected earlier ends.
    pub fn best(&self, position: Position) -> Option<MoveScore> {
        let Known { value, kind, line } = self.known(position.board())?;
        Some(MoveScore {
            mv: *line.first()?,
            value,
            kind,
            line,
        })
    }

    /// Keeps what was said about a board, unless something surer is known.
    fn note(&mut self, board: Board, known: Known) {
        let before = self.said.get(&rank(board));
        if !board.is_over() && before.is_none_or(|before| before.kind <= known.kind) {
            self.said.insert(rank(board), known);
        }
    }

    /// Keeps what a line of a board says about the board after its first move.
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

    /// What is known about a board.
    fn known(&self, board: Board) -> Option<Known> {
        let settled = self.settled.get(&board).cloned();
        settled.or_else(|| self.follows(board))
    }

    /// What follows for a board from what is known about the boards after it.
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
        // A search has looked at every move: one whose value is less sure than the search does not count.
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

    /// The values of moves by what is known about the boards after them.
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

/// The best move first; of equal ones the surest.
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

/// The colours are of no importance here.
fn position(board: Board) -> Position {
    Position::new(board, outflank_rules::Color::Black)
}

/// What a value is worth for the position after the move that it is about.
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

/// What a value of a position is worth for the move that leads to it.
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
