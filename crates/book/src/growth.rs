use std::cmp::Reverse;
use std::collections::HashSet;

use outflank_eval::Value;
use outflank_rules::Board;

use crate::book::{Book, Edge, Node, after, moves_of};

/// Which positions to add first: those reached with the smallest loss by both sides together, and of these the
/// earlier ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Growth {
    /// How many plies of delay a lost disc is worth.
    pub plies_per_disc: f32,
    /// Positions with fewer empty squares are left to the search.
    pub least_empties: u32,
}

impl Default for Growth {
    fn default() -> Growth {
        Growth {
            plies_per_disc: 4.0,
            least_empties: 30,
        }
    }
}

impl Growth {
    /// The smaller, the more urgent.
    fn urgency(self, board: Board, loss: f32) -> f32 {
        loss * self.plies_per_disc + (60 - board.empties().len().min(60)) as f32
    }
}

impl Book {
    /// The positions to add next, the most urgent first, as [`Book::add`] expects them.
    ///
    /// Values must be settled.
    pub fn wanted(&self, count: usize, growth: Growth) -> Vec<Board> {
        if self.is_empty() {
            return vec![Board::START.canonical().0];
        }
        let losses = self.losses();
        let mut leaves: Vec<(f32, Board)> = Vec::new();
        for (&node, loss) in self.nodes.iter().zip(losses) {
            let best = self.value(node);
            let edges = moves_of(node.board).zip(self.edges_of(node));
            for (mv, edge) in edges.filter(|(_, edge)| edge.to.is_none()) {
                let board = after(node.board, mv);
                if board.empties().len() >= growth.least_empties && !board.is_over() {
                    let loss = loss + (best - edge.value).discs();
                    leaves.push((growth.urgency(board, loss), board));
                }
            }
        }
        leaves.sort_by(|(one, a), (two, b)| one.total_cmp(two).then(key(*a).cmp(&key(*b))));
        let mut seen = HashSet::new();
        let mut boards = leaves.into_iter().map(|(_, board)| board);
        std::iter::from_fn(|| boards.find(|&board| seen.insert(board)))
            .take(count)
            .collect()
    }

    /// The most urgent positions, so many of them: those that good play is likeliest to reach. Their values are those
    /// of the whole book.
    ///
    /// Values must be settled.
    #[must_use]
    pub fn cut(&self, count: usize, growth: Growth) -> Book {
        let losses = self.losses();
        let urgency = |place: u32| {
            let board = self.nodes[place as usize].board;
            growth.urgency(board, losses[place as usize])
        };
        // A position never comes before all its predecessors: it is less urgent, or the sort keeps them in order.
        let mut places: Vec<u32> = self.order().into_iter().rev().collect();
        places.sort_by(|&one, &other| urgency(one).total_cmp(&urgency(other)));
        places.truncate(count);
        let mut cut = Book {
            weights: self.weights,
            ..Book::new(self.depth)
        };
        for &place in &places {
            let node = self.nodes[place as usize];
            let values: Vec<Value> = self.edges_of(node).iter().map(|it| it.value).collect();
            cut.add(node.board, &values);
        }
        cut.settle();
        cut
    }

    /// For each position, how much both sides together have lost on the best way to it, in discs.
    fn losses(&self) -> Vec<f32> {
        let mut losses = vec![f32::INFINITY; self.nodes.len()];
        if let Some(first) = losses.first_mut() {
            *first = 0.0;
        }
        // A position comes after its predecessors, whose values determine the loss on the way to it.
        for place in self.order().into_iter().rev() {
            let node = self.nodes[place as usize];
            let (loss, best) = (losses[place as usize], self.value(node));
            for edge in self.edges_of(node) {
                if let Some(to) = edge.to {
                    let loss = loss + (best - edge.value).discs();
                    losses[to as usize] = losses[to as usize].min(loss);
                }
            }
        }
        losses
    }

    /// Adds a position in canonical form, with the values of its moves in the order of their squares. An existing one
    /// is unchanged.
    ///
    /// # Panics
    ///
    /// If there are not as many values as moves.
    pub fn add(&mut self, board: Board, values: &[Value]) {
        assert_eq!(
            values.len(),
            moves_of(board).count(),
            "a value for each move"
        );
        if self.places.contains_key(&board) {
            return;
        }
        self.places.insert(board, self.nodes.len() as u32);
        self.nodes.push(Node {
            board,
            first: self.edges.len() as u32,
            count: values.len() as u8,
        });
        self.edges
            .extend(values.iter().map(|&value| Edge { value, to: None }));
    }

    /// Adds the positions of another book that this one lacks. Both begin at the start of the game.
    pub fn merge(&mut self, other: &Book) {
        for &node in &other.nodes {
            let values: Vec<Value> = other.edges_of(node).iter().map(|it| it.value).collect();
            self.add(node.board, &values);
        }
        self.settle();
    }

    /// Propagates values: every move gets the value of the position it leads to.
    pub fn settle(&mut self) {
        for place in self.order() {
            let node = self.nodes[place as usize];
            for (number, mv) in moves_of(node.board).enumerate() {
                let edge = node.first as usize + number;
                if self.edges[edge].to.is_none() {
                    self.edges[edge].to = self.places.get(&after(node.board, mv)).copied();
                }
                if let Some(to) = self.edges[edge].to {
                    self.edges[edge].value = -self.value(self.nodes[to as usize]);
                }
            }
        }
    }

    /// The nodes in an order in which each comes after its successors.
    fn order(&self) -> Vec<u32> {
        let mut order: Vec<u32> = (0..self.nodes.len() as u32).collect();
        // A pass leads to a board with the same number of empty squares, which has moves.
        order.sort_by_cached_key(|&place| {
            let board = self.nodes[place as usize].board;
            (board.empties().len(), board.legal_moves().is_empty())
        });
        order
    }
}

/// Any order will do for equally urgent positions, as long as it is always the same.
fn key(board: Board) -> Reverse<(u64, u64)> {
    Reverse((board.player().0, board.opponent().0))
}

#[cfg(test)]
mod tests {
    use outflank_rules::{Move, Position, Square};

    use super::*;

    /// Adds a position in which all moves but some have the same value.
    fn add(book: &mut Book, position: Position, usual: i16, others: &[(Square, i16)]) {
        let (board, symmetry) = position.board().canonical();
        let values: Vec<Value> = moves_of(board)
            .map(|mv| {
                let mv = symmetry.inverse().mv(mv);
                let other = others.iter().find(|(square, _)| mv == Move::Place(*square));
                Value(128 * other.map_or(usual, |&(_, value)| value))
            })
            .collect();
        book.add(board, &values);
        book.settle();
    }

    fn after_moves(moves: &str) -> Position {
        moves
            .parse::<outflank_rules::notation::Transcript>()
            .unwrap()
            .end()
    }

    #[test]
    fn values_come_up_from_below_and_transpositions_are_one() {
        let mut book = Book::new(1);
        add(&mut book, Position::START, 0, &[]);
        add(&mut book, after_moves("f5"), -2, &[(Square::D6, 1)]);
        // The four first moves count as one, with the value the best reply leaves.
        let moves = book.moves(Position::START);
        assert_eq!(moves.len(), 4);
        assert!(moves.iter().all(|it| it.value == Value(-128)), "{moves:?}");
        add(&mut book, after_moves("f5d6"), 3, &[]);
        let reply = |name: &str| {
            let moves = book.moves(after_moves("f5"));
            let mv = Move::Place(name.parse().unwrap());
            moves.iter().find(|it| it.mv == mv).unwrap().value
        };
        assert_eq!(reply("d6"), Value(-3 * 128));
        assert_eq!(reply("f6"), Value(-2 * 128));
        // A symmetric position.
        assert!(book.contains(after_moves("d3c5")));
        assert_eq!(book.len(), 3);
    }

    #[test]
    fn the_least_loss_is_wanted_first_and_of_these_the_earliest() {
        let mut book = Book::new(1);
        let growth = Growth {
            plies_per_disc: 4.0,
            least_empties: 50,
        };
        assert_eq!(book.wanted(3, growth), [Board::START.canonical().0]);
        add(&mut book, Position::START, 0, &[]);
        let after = |moves: &str| after_moves(moves).board().canonical().0;
        assert_eq!(book.wanted(9, growth), [after("f5")]);
        add(
            &mut book,
            after_moves("f5"),
            0,
            &[(Square::F6, -1), (Square::F4, -9)],
        );
        assert_eq!(
            book.wanted(9, growth),
            [after("f5d6"), after("f5f6"), after("f5f4")]
        );
        // A lost disc counts as four plies: d6's replies come before f6 as long as they lose less.
        add(
            &mut book,
            after_moves("f5d6"),
            -2,
            &[(Square::C3, 0), (Square::C4, -1)],
        );
        let wanted = book.wanted(3, growth);
        assert_eq!(wanted[0], after("f5d6c3"));
        assert_eq!(wanted[1], after("f5f6"));
        assert_eq!(wanted[2], after("f5d6c4"));
    }

    #[test]
    fn a_cut_has_the_most_urgent_positions_with_their_values() {
        let mut book = Book::new(1);
        add(&mut book, Position::START, 0, &[]);
        add(&mut book, after_moves("f5"), 0, &[(Square::F4, -9)]);
        add(&mut book, after_moves("f5d6"), 1, &[]);
        add(&mut book, after_moves("f5f4"), 3, &[]);
        assert_eq!(book.cut(9, Growth::default()).len(), 4);
        let cut = book.cut(3, Growth::default());
        assert!(cut.contains(after_moves("f5d6")) && !cut.contains(after_moves("f5f4")));
        for moves in ["", "f5", "f5d6"].map(after_moves) {
            assert_eq!(cut.moves(moves), book.moves(moves));
        }
        assert_eq!(Book::from_bytes(&cut.to_bytes()), Ok(cut));
        assert!(Book::new(1).cut(3, Growth::default()).is_empty());
    }

    #[test]
    fn late_positions_are_left_alone() {
        let mut book = Book::new(1);
        let growth = Growth {
            least_empties: 59,
            ..Growth::default()
        };
        add(&mut book, Position::START, 0, &[]);
        add(&mut book, after_moves("f5"), 0, &[]);
        assert_eq!(book.wanted(9, growth), []);
    }

    #[test]
    fn the_line_goes_on_as_long_as_the_book() {
        let mut book = Book::new(1);
        add(&mut book, Position::START, 0, &[]);
        add(&mut book, after_moves("f5"), -2, &[(Square::D6, 1)]);
        let line = book.line(Position::START, Square::F5.into());
        assert_eq!(line, [Square::F5, Square::D6].map(Move::Place));
    }
}
