use outflank_rules::{Bitboard, Board, Square};

/// A move to be tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub square: Square,
    pub flips: Bitboard,
    /// The opponent's replies.
    pub replies: Bitboard,
    /// Lower comes first.
    pub cost: i32,
}

/// The moves of a board, handed out in order of their cost.
#[derive(Clone, Debug)]
pub(crate) struct Candidates(Vec<Candidate>);

impl Candidates {
    /// All of these legal moves, without costs.
    pub fn of(board: Board, legal: Bitboard) -> Candidates {
        let candidate = |square| {
            let flips = board.flips(square);
            let replies = board.place(square, flips).legal_moves();
            Candidate {
                square,
                flips,
                replies,
                cost: 0,
            }
        };
        Candidates(legal.into_iter().map(candidate).collect())
    }

    pub fn iter(&self) -> impl Iterator<Item = &Candidate> {
        self.0.iter()
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Candidate> {
        self.0.iter_mut()
    }

    /// Gives each move its cost; a remembered one comes first.
    pub fn rank(&mut self, remembered: Option<Square>, mut cost: impl FnMut(&Candidate) -> i32) {
        for candidate in &mut self.0 {
            candidate.cost = if remembered == Some(candidate.square) {
                i32::MIN + 1
            } else {
                cost(candidate)
            };
        }
    }

    /// Takes this move out.
    pub fn take_out(&mut self, square: Square) -> Option<Candidate> {
        let place = self.0.iter().position(|it| it.square == square)?;
        Some(self.0.swap_remove(place))
    }

    /// Puts this move before all others.
    pub fn with_first(mut self, mut first: Candidate) -> Candidates {
        first.cost = i32::MIN;
        self.0.push(first);
        self
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The cheapest move left; of equals the first in board order.
impl Iterator for Candidates {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        let cheapest = (0..self.0.len()).min_by_key(|&i| (self.0[i].cost, self.0[i].square))?;
        Some(self.0.swap_remove(cheapest))
    }
}
