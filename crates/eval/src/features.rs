use outflank_rules::{Bitboard, Board, Square};

use crate::patterns::{FEATURES, LANES, Lanes, MOBILITY, PLACE_VALUES, mobility};

/// The contents of every shape of the pattern table on a board, from the mover's point of view and the
/// opponent's.
///
/// Updated incrementally: a move changes a few squares, each a vector addition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Features {
    player: Lanes,
    opponent: Lanes,
}

impl Features {
    /// The features of a board, from scratch.
    pub fn of(board: Board) -> Features {
        let mine = sum(board.player());
        let yours = sum(board.opponent());
        Features {
            player: lanes(|lane| mine.0[lane].wrapping_add(yours.0[lane].wrapping_mul(2))),
            opponent: lanes(|lane| yours.0[lane].wrapping_add(mine.0[lane].wrapping_mul(2))),
        }
    }

    /// The features after a move of the mover, with the opponent to move.
    #[inline]
    #[must_use]
    pub fn after_move(&self, square: Square, flips: Bitboard) -> Features {
        let placed = &PLACE_VALUES[square.index()].0;
        let flipped = sum(flips);
        Features {
            player: lanes(|lane| {
                let placed = placed[lane].wrapping_mul(2);
                self.opponent.0[lane]
                    .wrapping_add(placed)
                    .wrapping_add(flipped.0[lane])
            }),
            opponent: lanes(|lane| {
                self.player.0[lane]
                    .wrapping_add(placed[lane])
                    .wrapping_sub(flipped.0[lane])
            }),
        }
    }

    /// The contents after a move of the mover, from the opponent's point of view: enough to evaluate, not to
    /// continue. `after` is the board after the move.
    #[inline]
    pub fn contents_after_move(&self, square: Square, flips: Bitboard, after: Board) -> Contents {
        let placed = &PLACE_VALUES[square.index()].0;
        let flipped = sum(flips);
        let shapes = lanes(|lane| {
            let placed = placed[lane].wrapping_mul(2);
            self.opponent.0[lane]
                .wrapping_add(placed)
                .wrapping_add(flipped.0[lane])
        });
        Contents::new(shapes, after)
    }

    /// The features after a pass.
    #[inline]
    #[must_use]
    pub fn after_pass(&self) -> Features {
        Features {
            player: self.opponent,
            opponent: self.player,
        }
    }

    /// The contents from the mover's point of view. The board is that of the features.
    #[inline]
    pub fn contents(&self, board: Board) -> Contents {
        Contents::new(self.player, board)
    }
}

/// The content of each feature, from the mover's point of view (see [`crate::patterns`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents(pub(crate) Lanes);

impl Contents {
    #[inline]
    fn new(mut shapes: Lanes, board: Board) -> Contents {
        shapes.0[MOBILITY] = mobility(board);
        Contents(shapes)
    }

    /// The contents of a board, from scratch.
    pub fn of(board: Board) -> Contents {
        Features::of(board).contents(board)
    }

    /// The numbers, in the order of [`crate::patterns::FEATURE_TABLE`], then that of [`MOBILITY`].
    pub fn numbers(&self) -> &[u16] {
        &self.0.0[..FEATURES]
    }
}

/// The sum of the place values of a set of squares.
#[inline]
fn sum(squares: Bitboard) -> Lanes {
    let mut total = Lanes([0; LANES]);
    for square in squares {
        for (total, value) in total.0.iter_mut().zip(&PLACE_VALUES[square.index()].0) {
            *total = total.wrapping_add(*value);
        }
    }
    total
}

#[inline]
fn lanes(value: impl Fn(usize) -> u16) -> Lanes {
    Lanes(core::array::from_fn(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::patterns::{FEATURE_TABLE, PATTERNS};

    /// By definition: base 3, feature by feature, digit by digit; then the legal moves.
    fn spelled_out(board: Board) -> Vec<u16> {
        let content = |feature: &crate::patterns::Feature| {
            let squares = PATTERNS[feature.pattern].squares().iter();
            squares.rev().fold(0, |number, &square| {
                let square = feature.symmetry.square(square);
                let digit = if board.player().contains(square) {
                    1
                } else if board.opponent().contains(square) {
                    2
                } else {
                    0
                };
                number * 3 + digit
            })
        };
        let moves = |board: Board| board.legal_moves().len() as u16;
        let mobility = 32 * moves(board) + moves(board.pass());
        FEATURE_TABLE
            .iter()
            .map(content)
            .chain([mobility])
            .collect()
    }

    #[test]
    fn features_follow_the_moves_of_a_game_with_passes() {
        for choice in 0..20 {
            let (mut board, mut features) = (Board::START, Features::of(Board::START));
            let mut ply = 0;
            loop {
                let legal = board.legal_moves();
                if legal.is_empty() {
                    if board.is_over() {
                        break;
                    }
                    (board, features) = (board.pass(), features.after_pass());
                } else {
                    ply += 1;
                    let pick = (ply * 7 + choice * 5) % legal.len() as usize;
                    let square = legal.into_iter().nth(pick).expect("a move");
                    let flips = board.flips(square);
                    let after = board.place(square, flips);
                    let at_once = features.contents_after_move(square, flips, after);
                    (board, features) = (after, features.after_move(square, flips));
                    assert_eq!(at_once, features.contents(board));
                }
                assert_eq!(features, Features::of(board), "{board:?}");
                assert_eq!(
                    features.contents(board).numbers()[..],
                    spelled_out(board),
                    "{board:?}"
                );
            }
        }
    }
}
