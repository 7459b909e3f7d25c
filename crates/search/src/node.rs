use outflank_eval::{Features, Value, Weights};
use outflank_rules::{Bitboard, Board, Square};

/// A board in the search, with its features.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub board: Board,
    pub features: Features,
    pub empties: u32,
}

/// The two kinds of nodes, as types: the compiler makes a search of each.
pub(crate) trait Kind {
    /// Whether the window is a null window.
    const SCOUT: bool;
}

/// A node on the principal variation, perhaps: its value is wanted.
pub(crate) struct Principal;

/// Any other node: the question is only whether its value exceeds alpha.
pub(crate) struct Scout;

impl Kind for Principal {
    const SCOUT: bool = false;
}

impl Kind for Scout {
    const SCOUT: bool = true;
}

impl Node {
    pub fn new(board: Board) -> Node {
        Node {
            board,
            features: Features::of(board),
            empties: board.empties().len(),
        }
    }

    #[inline]
    pub fn play(&self, square: Square, flips: Bitboard) -> Node {
        Node {
            board: self.board.place(square, flips),
            features: self.features.after_move(square, flips),
            empties: self.empties - 1,
        }
    }

    #[inline]
    pub fn pass(&self) -> Node {
        Node {
            board: self.board.pass(),
            features: self.features.after_pass(),
            empties: self.empties,
        }
    }

    #[inline]
    pub fn evaluate(&self, weights: &Weights) -> i32 {
        weights
            .evaluate_contents(&self.features.contents(self.board), self.empties)
            .0
            .into()
    }

    /// The static value after a move, for the mover of this node.
    #[inline]
    pub fn evaluate_move(&self, square: Square, flips: Bitboard, weights: &Weights) -> i32 {
        let after = self.board.place(square, flips);
        let contents = self.features.contents_after_move(square, flips, after);
        -i32::from(weights.evaluate_contents(&contents, self.empties - 1).0)
    }

    /// The value of a finished game.
    pub fn final_value(&self) -> i32 {
        Value::from(self.board.final_score()).0.into()
    }
}
