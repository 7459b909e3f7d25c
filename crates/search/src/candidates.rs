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

    /// Gives each move its cost; earlier best moves come first, the latest of them first of all.
    pub fn rank(
        &mut self,
        remembered: [Option<Square>; 2],
        mut cost: impl FnMut(&Candidate) -> i32,
    ) {
        for candidate in &mut self.0 {
            let before = remembered
                .iter()
                .position(|&square| square == Some(candidate.square));
            candidate.cost = match before {
                Some(place) => i32::MIN + 1 + place as i32,
                None => cost(candidate),
            };
        }
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
