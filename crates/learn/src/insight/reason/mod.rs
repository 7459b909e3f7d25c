//! Why a move was worse than another, in terms that can be seen on the board.
//!
//! A reason is a contrast between two lines of play: the one after the move that was made, and the one after a better
//! move. It is given only if it holds in both, to their ends. Which one is given, if several hold, is decided by their
//! order in [`Reason`].

mod find;
mod layer;
mod line;

use outflank_rules::{Bitboard, Move, Position, Square};

use find::Contrast;
pub use find::{DIAGONALS, safe_squares};
pub use layer::Layer;

/// What a move did that a better one would have avoided, or what it missed. The opponent is that of the player who made
/// the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The best square for both sides: the opponent takes it now.
    KeySquare(Square),
    /// The opponent takes this corner at once.
    GivesCorner(Square),
    /// The move is next to an empty corner, which the opponent takes later.
    NextToCorner {
        /// The corner.
        corner: Square,
        /// Whether the move is on the X-square, and not on a C-square.
        diagonal: bool,
        /// How many moves the opponent needs.
        moves: usize,
    },
    /// The corner could wait, nobody else can take it; taking it opens squares for the opponent.
    CornerCouldWait {
        /// The corner.
        corner: Square,
        /// The squares: at most three, the reply among them.
        opens: Bitboard,
    },
    /// This corner could have been taken, and is not taken later.
    LeavesCorner {
        /// The corner.
        corner: Square,
        /// Whether the opponent would have had to pass.
        pass: bool,
    },
    /// After the better move the opponent has to pass.
    SparesPass,
    /// The player has to pass later, the better line has no such pass.
    LeadsToPass {
        /// After how many moves of their own.
        moves: usize,
    },
    /// In the better line the opponent has to pass later, and never in the other.
    MissesPass {
        /// After how many moves of the player.
        moves: usize,
    },
    /// The move makes five discs in a row on an edge, and the opponent takes the corner beside them later.
    Five {
        /// The corner.
        corner: Square,
        /// How many moves the opponent needs.
        moves: usize,
    },
    /// The opponent takes this corner later.
    LosesCorner {
        /// The corner.
        corner: Square,
        /// How many moves the opponent needs.
        moves: usize,
    },
    /// In the better line the player wins this corner.
    MissesCorner {
        /// The corner.
        corner: Square,
        /// How many moves it takes.
        moves: usize,
    },
    /// The opponent gets into a region that was closed to them, by playing here.
    LetsIn(Square),
    /// The discs it flips have many empty squares around them: those get new neighbours for the opponent to use.
    Loud {
        /// How many.
        has: u32,
        /// How many the discs flipped by the better move have.
        could: u32,
    },
    /// The opponent has many moves.
    GivesMoves {
        /// How many.
        has: u32,
        /// How many after the better move.
        could: u32,
    },
    /// The player has few safe moves left after the reply: moves that open no corner.
    FewSafeMoves {
        /// How many.
        left: u32,
        /// How many after the better move and its reply.
        could: u32,
    },
    /// The player has few moves left after the reply.
    FewMoves {
        /// How many.
        left: u32,
        /// How many after the better move and its reply.
        could: u32,
    },
    /// The opponent's reply stands between two discs of the player on an edge.
    Wedge(Square),
    /// The opponent places the last disc in another region, which the player could have done.
    LosesTempo(Area),
    /// The move is the first in a region with an even number of squares, and the opponent plays last there.
    BreaksParity {
        /// The size of that region.
        squares: u32,
        /// The size of the region, odd, into which the better move goes.
        instead: u32,
    },
    /// The opponent gets all discs of a long diagonal, and can play its X-square.
    GivesDiagonal(Square),
    /// The same squares, in the wrong order.
    WrongOrder {
        /// The square of the better move.
        first: Square,
    },
    /// The move lets the opponent play here, which they do; after the better one they cannot, and never do.
    Opens(Square),
    /// The opponent could play here before, and does; the better move would have kept them out.
    KeepsOpen(Square),
    /// The opponent plays here at once; in the better line the player gets it.
    LosesSquare(Square),
    /// After the better move the player gets this square next; now they never do.
    MissesSquare(Square),
    /// The opponent gets the square of the better move.
    GivesSquare {
        /// The square.
        square: Square,
        /// How many moves the opponent needs.
        moves: usize,
    },
    /// The opponent gets many stable discs.
    GivesStable {
        /// How many.
        has: u32,
        /// How many in the better line.
        could: u32,
    },
    /// The player gets few stable discs.
    FewStable {
        /// How many.
        has: u32,
        /// How many in the better line.
        could: u32,
    },
    /// The player runs short of moves.
    FewMovesLater {
        /// How many there are.
        left: u32,
        /// How many there are in the better line.
        could: u32,
        /// After how many moves of each side.
        moves: usize,
    },
    /// The opponent gets many moves.
    GivesMovesLater {
        /// How many there are.
        has: u32,
        /// How many there are in the better line.
        could: u32,
        /// After how many moves of each side.
        moves: usize,
    },
    /// The player still makes this move in the better line.
    CouldWait {
        /// How many moves later.
        moves: usize,
    },
}

impl Reason {
    /// Its name, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::KeySquare(_) => "key-square",
            Reason::GivesCorner(_) => "gives-corner",
            Reason::NextToCorner { .. } => "next-to-corner",
            Reason::CornerCouldWait { .. } => "corner-could-wait",
            Reason::LeavesCorner { .. } => "leaves-corner",
            Reason::SparesPass => "spares-pass",
            Reason::LeadsToPass { .. } => "leads-to-pass",
            Reason::MissesPass { .. } => "misses-pass",
            Reason::LosesCorner { .. } => "loses-corner",
            Reason::MissesCorner { .. } => "misses-corner",
            Reason::LetsIn(_) => "lets-in",
            Reason::Loud { .. } => "loud",
            Reason::GivesMoves { .. } => "gives-moves",
            Reason::FewSafeMoves { .. } => "few-safe-moves",
            Reason::FewMoves { .. } => "few-moves",
            Reason::Wedge(_) => "wedge",
            Reason::Five { .. } => "five",
            Reason::LosesTempo(_) => "loses-tempo",
            Reason::BreaksParity { .. } => "breaks-parity",
            Reason::GivesDiagonal(_) => "gives-diagonal",
            Reason::WrongOrder { .. } => "wrong-order",
            Reason::Opens(_) => "opens",
            Reason::KeepsOpen(_) => "keeps-open",
            Reason::LosesSquare(_) => "loses-square",
            Reason::FewStable { .. } => "few-stable",
            Reason::MissesSquare(_) => "misses-square",
            Reason::GivesSquare { .. } => "gives-square",
            Reason::GivesStable { .. } => "gives-stable",
            Reason::FewMovesLater { .. } => "few-moves-later",
            Reason::GivesMovesLater { .. } => "gives-moves-later",
            Reason::CouldWait { .. } => "could-wait",
        }
    }
}

/// A part of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Area {
    /// The upper edge.
    North,
    /// Around h1.
    NorthEast,
    /// The right edge.
    East,
    /// Around h8.
    SouthEast,
    /// The lower edge.
    South,
    /// Around a8.
    SouthWest,
    /// The left edge.
    West,
    /// Around a1.
    NorthWest,
    /// None of them.
    Centre,
}

impl Area {
    /// Where the middle of some squares is.
    pub fn of(squares: Bitboard) -> Area {
        let mean = |place: fn(Square) -> u8| {
            let sum: u32 = squares.into_iter().map(|it| u32::from(place(it))).sum();
            sum as f32 / squares.len().max(1) as f32
        };
        let third = |place: f32| match place {
            ..2.4 => 0,
            4.6.. => 2,
            _ => 1,
        };
        match (third(mean(Square::column)), third(mean(Square::row))) {
            (0, 0) => Area::NorthWest,
            (1, 0) => Area::North,
            (2, 0) => Area::NorthEast,
            (0, 1) => Area::West,
            (2, 1) => Area::East,
            (0, 2) => Area::SouthWest,
            (1, 2) => Area::South,
            (2, 2) => Area::SouthEast,
            _ => Area::Centre,
        }
    }
}

/// A reason, and how much of both lines shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The reason.
    pub reason: Reason,
    /// How many moves of either line have been made when it can be seen.
    pub plies: usize,
}

/// Why the first move of `played` is worse than that of `better`; each is followed by the expected play, as far as it is
/// known. `None` if that cannot be seen on the board.
pub fn explain(position: Position, played: &[Move], better: &[Move]) -> Option<Explanation> {
    Contrast::new(position, played, better)?.explain()
}

/// Everything that speaks for the first move of `better`, where [`explain`] gives the most telling reason.
pub fn reasons(position: Position, played: &[Move], better: &[Move]) -> Vec<Reason> {
    let contrast = Contrast::new(position, played, better);
    contrast.map_or_else(Vec::new, |it| it.all().map(|it| it.reason).collect())
}

#[cfg(test)]
mod tests;
