use outflank_rules::random::{Random, mix, unit};
use outflank_rules::{Move, Position};

use crate::Book;

impl Book {
    /// A move that loses at most this many discs against the best one; better moves are likelier. `None` if the
    /// position is not in the book. The same seed gives the same move.
    pub fn choose(&self, position: Position, discs: f32, seed: u64) -> Option<Move> {
        let moves = self.moves(position);
        let best = moves.first()?.value;
        // A move at the limit has some chance too; if nothing may be lost, the best one is chosen.
        let weight = |loss: f32| (discs - loss) + discs.mul_add(0.05, 0.01);
        let good: Vec<(Move, f32)> = moves
            .iter()
            .map(|it| (it.mv, (best - it.value).discs()))
            .filter(|&(_, loss)| loss <= discs)
            .map(|(mv, loss)| (mv, weight(loss)))
            .collect();
        let total: f32 = good.iter().map(|(_, weight)| weight).sum();
        let mut point = uniform(seed, position) * total;
        for &(mv, weight) in &good {
            if point < weight {
                return Some(mv);
            }
            point -= weight;
        }
        good.last().map(|&(mv, _)| mv)
    }
}

/// A number from 0 to 1 that depends on seed and position.
fn uniform(seed: u64, position: Position) -> f32 {
    let board = position.board();
    let bits = mix(Random::new(seed).bits() ^ board.player().0);
    unit(mix(bits ^ board.opponent().0))
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use outflank_eval::Value;
    use outflank_rules::{Board, Square};

    use super::*;

    /// After f5: d6 and f6 are worth the same, f4 a disc and a half less.
    fn book() -> (Book, Position) {
        let position = Position::START.play(Square::F5.into()).unwrap();
        let (board, symmetry) = position.board().canonical();
        let values: Vec<Value> = board
            .legal_moves()
            .into_iter()
            .map(|square| match symmetry.inverse().square(square) {
                Square::F4 => Value(-192),
                _ => Value(0),
            })
            .collect();
        let mut book = Book::new(1);
        book.add(Board::START.canonical().0, &[Value(0); 4]);
        book.add(board, &values);
        (book, position)
    }

    fn counts(discs: f32) -> HashMap<Move, u32> {
        let (book, position) = book();
        let mut counts = HashMap::new();
        for seed in 0..1000 {
            let mv = book.choose(position, discs, seed).unwrap();
            *counts.entry(mv).or_default() += 1;
        }
        counts
    }

    #[test]
    fn choices_vary_among_the_good_moves() {
        let counts = counts(1.0);
        assert_eq!(counts.len(), 2, "{counts:?}");
        assert!(counts.values().all(|&count| count > 400), "{counts:?}");
    }

    #[test]
    fn a_worse_move_within_the_limit_is_rarer() {
        let counts = counts(3.0);
        let worse = counts[&Square::F4.into()];
        assert!((100..300).contains(&worse), "{counts:?}");
    }

    #[test]
    fn where_nothing_may_be_lost_the_best_are_left_and_a_seed_decides() {
        assert!(!counts(0.0).contains_key(&Square::F4.into()));
        let (book, position) = book();
        assert_eq!(book.choose(position, 1.0, 7), book.choose(position, 1.0, 7));
        let elsewhere = position.play(Square::D6.into()).unwrap();
        assert_eq!(book.choose(elsewhere, 1.0, 7), None);
    }
}
