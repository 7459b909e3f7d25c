use core::fmt;

use crate::{Bitboard, Score, SetupError, Square, kernel};

/// The discs as the player to move sees them: mine and the opponent's, without colours.
///
/// This is what the engine works on: two words, and a move swaps them. No square holds both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    player: Bitboard,
    opponent: Bitboard,
}

impl Board {
    /// The start of a game, Black to move: black discs on e4 and d5, white ones on d4 and e5.
    pub const START: Board = Board {
        player: Bitboard(0x0000_0008_1000_0000),
        opponent: Bitboard(0x0000_0010_0800_0000),
    };

    /// A board with these discs, unless a square is in both sets.
    #[inline]
    pub const fn new(player: Bitboard, opponent: Bitboard) -> Result<Board, SetupError> {
        match Bitboard(player.0 & opponent.0).first() {
            None => Ok(Board { player, opponent }),
            Some(square) => Err(SetupError::TwoDiscs(square)),
        }
    }

    /// For discs known to be disjoint.
    #[inline]
    pub(crate) const fn from_disjoint(player: Bitboard, opponent: Bitboard) -> Board {
        debug_assert!(player.0 & opponent.0 == 0);
        Board { player, opponent }
    }

    /// The discs of the player to move.
    #[inline]
    pub const fn player(self) -> Bitboard {
        self.player
    }

    /// The discs of the player who is not to move.
    #[inline]
    pub const fn opponent(self) -> Bitboard {
        self.opponent
    }

    /// The squares with a disc.
    #[inline]
    pub const fn occupied(self) -> Bitboard {
        Bitboard(self.player.0 | self.opponent.0)
    }

    /// The empty squares.
    #[inline]
    pub const fn empties(self) -> Bitboard {
        Bitboard(!self.occupied().0)
    }

    /// Where the player to move may place a disc.
    #[inline]
    pub fn legal_moves(self) -> Bitboard {
        Bitboard(kernel::legal_moves(self.player.0, self.opponent.0))
    }

    /// The discs that a disc placed on an empty square would flip; empty if the move is illegal.
    #[inline]
    pub fn flips(self, square: Square) -> Bitboard {
        Bitboard(kernel::flips(
            square.index(),
            self.player.0,
            self.opponent.0,
        ))
    }

    /// The board after a disc was placed on `square`, with `flips` as [`Board::flips`] gave them:
    /// the opponent is to move.
    #[inline]
    #[must_use]
    pub const fn place(self, square: Square, flips: Bitboard) -> Board {
        Board::from_disjoint(
            Bitboard(self.opponent.0 ^ flips.0),
            Bitboard(self.player.0 ^ flips.0 | square.bitboard().0),
        )
    }

    /// The same discs with the other player to move.
    #[inline]
    #[must_use]
    pub const fn pass(self) -> Board {
        Board {
            player: self.opponent,
            opponent: self.player,
        }
    }

    /// Whether neither player can place a disc.
    #[inline]
    pub fn is_over(self) -> bool {
        self.legal_moves().is_empty() && self.pass().legal_moves().is_empty()
    }

    /// The mover's discs minus the opponent's; empty squares count for nobody.
    #[inline]
    pub const fn disc_difference(self) -> Score {
        Score::from_counts(self.player.len(), self.opponent.len())
    }

    /// The score of a finished game for the mover, as in tournaments: empty squares go to the
    /// winner, equal discs are a draw.
    #[inline]
    pub const fn final_score(self) -> Score {
        let (mine, yours) = (self.player.len(), self.opponent.len());
        if mine > yours {
            Score::from_counts(64 - yours, yours)
        } else if mine < yours {
            Score::from_counts(mine, 64 - mine)
        } else {
            Score::DRAW
        }
    }
}

/// A drawing with `●` for the mover, `○` for the opponent and `+` for the mover's legal moves.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let legal = self.legal_moves();
        draw(f, |square| {
            if self.player.contains(square) {
                '●'
            } else if self.opponent.contains(square) {
                '○'
            } else if legal.contains(square) {
                '+'
            } else {
                '.'
            }
        })
    }
}

/// Draws eight rows with coordinates.
pub(crate) fn draw(f: &mut fmt::Formatter<'_>, mark: impl Fn(Square) -> char) -> fmt::Result {
    f.write_str("\n  A B C D E F G H")?;
    for square in Square::all() {
        if square.column() == 0 {
            write!(f, "\n{}", square.row() + 1)?;
        }
        write!(f, " {}", mark(square))?;
    }
    f.write_str("\n")
}
