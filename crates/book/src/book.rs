use std::collections::HashMap;

use outflank_eval::Value;
use outflank_rules::{Board, Color, Move, Position};

/// Positions and the values of their moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    /// The depth of the searches behind the values.
    pub(crate) depth: u32,
    /// The checksum of the weights behind the values, where it is known.
    pub(crate) weights: Option<u64>,
    pub(crate) nodes: Vec<Node>,
    /// The moves of all nodes, one node after the other.
    pub(crate) edges: Vec<Edge>,
    /// The index of each node.
    pub(crate) places: HashMap<Board, u32>,
}

/// A position in canonical form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub board: Board,
    /// The first of its moves: those of [`moves_of`], in that order.
    pub first: u32,
    pub count: u8,
}

/// A move of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    /// For the player who makes it.
    pub value: Value,
    /// The node it leads to, if the book has it.
    pub to: Option<u32>,
}

/// A move of a position in the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BookMove {
    /// The move.
    pub mv: Move,
    /// Its value for the player who makes it.
    pub value: Value,
}

impl Book {
    /// An empty book; its values will come from searches to this depth.
    pub fn new(depth: u32) -> Book {
        Book {
            depth,
            ..Book::default()
        }
    }

    /// The same book, whose values come from searches with weights of this checksum.
    #[must_use]
    pub fn with_weights(self, checksum: u64) -> Book {
        Book {
            weights: Some(checksum),
            ..self
        }
    }

    /// The depth of the searches behind the values.
    pub const fn depth(&self) -> u32 {
        self.depth
    }

    /// The checksum of the weights behind the values, where it is known.
    pub const fn weights(&self) -> Option<u64> {
        self.weights
    }

    /// The number of positions, up to symmetry.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether it has no positions.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Whether a position is in the book.
    pub fn contains(&self, position: Position) -> bool {
        self.places.contains_key(&position.board().canonical().0)
    }

    /// The moves of a position with their values, best first; empty if it is not in the book.
    pub fn moves(&self, position: Position) -> Vec<BookMove> {
        let (board, symmetry) = position.board().canonical();
        let Some(&place) = self.places.get(&board) else {
            return Vec::new();
        };
        let back = symmetry.inverse();
        let mut moves: Vec<BookMove> = self
            .moves_with_edges(place)
            .map(|(mv, edge)| BookMove {
                mv: back.mv(mv),
                value: edge.value,
            })
            .collect();
        moves.sort_by_key(|it| (-it.value, it.mv));
        moves
    }

    /// The book's expected line from a position, beginning with a move; it ends where the book does.
    pub fn line(&self, position: Position, mv: Move) -> Vec<Move> {
        let (mut line, mut position, mut next) = (Vec::new(), position, mv);
        while let Ok(after) = position.play(next) {
            line.push(next);
            position = after;
            match self.moves(position).first() {
                Some(best) => next = best.mv,
                None => break,
            }
        }
        line
    }

    /// The number of book positions after a move, including the one it leads to.
    pub fn positions_from(&self, position: Position, mv: Move) -> usize {
        let Ok(after) = position.play(mv) else {
            return 0;
        };
        let mut seen = vec![false; self.nodes.len()];
        let first = self.places.get(&after.board().canonical().0).copied();
        let mut found: Vec<u32> = first.into_iter().collect();
        let mut next = 0;
        while let Some(&place) = found.get(next) {
            next += 1;
            seen[place as usize] = true;
            for edge in self.edges_of(self.nodes[place as usize]) {
                if let Some(to) = edge.to
                    && !std::mem::replace(&mut seen[to as usize], true)
                {
                    found.push(to);
                }
            }
        }
        found.len()
    }

    /// The number of positions by the number of discs beyond the first four.
    pub fn positions_by_ply(&self) -> Vec<usize> {
        let mut counts = Vec::new();
        for node in &self.nodes {
            let ply = 60 - node.board.empties().len() as usize;
            if counts.len() <= ply {
                counts.resize(ply + 1, 0);
            }
            counts[ply] += 1;
        }
        counts
    }

    /// The value of a node for its mover: that of the best move.
    pub(crate) fn value(&self, node: Node) -> Value {
        let values = self.edges_of(node).iter().map(|edge| edge.value);
        values.max().unwrap_or_default()
    }

    pub(crate) fn edges_of(&self, node: Node) -> &[Edge] {
        &self.edges[node.first as usize..][..usize::from(node.count)]
    }

    fn moves_with_edges(&self, place: u32) -> impl Iterator<Item = (Move, Edge)> {
        let node = self.nodes[place as usize];
        moves_of(node.board).zip(self.edges_of(node).iter().copied())
    }
}

/// The moves of a board in book order: by square, or the forced pass.
pub(crate) fn moves_of(board: Board) -> impl Iterator<Item = Move> {
    Position::new(board, Color::Black).moves()
}

/// The board after a move, in its canonical form.
pub(crate) fn after(board: Board, mv: Move) -> Board {
    let after = match mv {
        Move::Place(square) => board.place(square, board.flips(square)),
        Move::Pass => board.pass(),
    };
    after.canonical().0
}
