//! Five to about a dozen empty squares: no evaluation, no shared table, just move ordering and speed.

use outflank_rules::{Board, Score, kernel};

use super::last::{final_score, solve_4};
use super::narrow_down;
use crate::parameters::{LOOK_UP, PARITY_ONLY, SMALL_TABLE, stability_from};
use crate::stability::stable_discs;

/// More moves than a board with as few empty squares has: two batches.
const MOST: usize = 16;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// A solver for few empty squares, with a small table of its own and without an evaluation.
pub struct Few {
    pub(crate) nodes: u64,
    table: Vec<Entry>,
}

/// The proven bounds of a board's score.
#[derive(Clone, Copy)]
struct Entry {
    player: u64,
    opponent: u64,
    lower: i8,
    upper: i8,
}

/// The boards after each move, with the replies, and what each costs: the cheapest comes first.
struct Children {
    movers: [u64; MOST],
    others: [u64; MOST],
    replies: [u64; MOST],
    /// The cost, and the place in the lowest bits; the highest number where there is no board, or no longer.
    keys: [u16; MOST],
    count: usize,
}

impl Children {
    const PLACE: u16 = MOST as u16 - 1;

    #[inline]
    fn new() -> Children {
        Children {
            movers: [0; MOST],
            others: [0; MOST],
            replies: [0; MOST],
            keys: [u16::MAX; MOST],
            count: 0,
        }
    }

    #[inline]
    fn push(&mut self, mover: u64, other: u64) {
        self.movers[self.count] = mover;
        self.others[self.count] = other;
        self.count += 1;
    }

    #[inline]
    fn find_replies(&mut self) {
        if self.count < kernel::BATCH {
            for i in 0..self.count {
                self.replies[i] = kernel::legal_moves(self.movers[i], self.others[i]);
            }
            return;
        }
        let movers = self.movers.as_chunks().0;
        let others = self.others.as_chunks().0;
        let replies = self.replies.as_chunks_mut().0;
        for ((movers, others), replies) in movers.iter().zip(others).zip(replies) {
            *replies = kernel::legal_moves_of_8(movers, others);
            if self.count <= 8 {
                break;
            }
        }
    }

    /// Takes out the cheapest: the board, and the moves.
    #[inline]
    fn next(&mut self) -> Option<(u64, u64, u64)> {
        let key = self.keys.iter().copied().fold(u16::MAX, u16::min);
        if key == u16::MAX {
            return None;
        }
        let place = usize::from(key & Children::PLACE);
        self.keys[place] = u16::MAX;
        Some((self.movers[place], self.others[place], self.replies[place]))
    }
}

/// What a move costs in the order of moves: few replies are best, then squares in odd quadrants; a corner comes before
/// another move that leaves as many replies.
#[inline]
pub(super) fn cost(square: u64, odd: u64, replies: u64) -> u32 {
    let mobility = replies.count_ones() + (replies & CORNERS).count_ones();
    mobility * 4 + u32::from(square & odd == 0) * 3 + u32::from(square & CORNERS == 0) * 2
}

/// With an empty table.
impl Default for Few {
    fn default() -> Few {
        // No board is empty, so this entry matches none.
        let vacant = Entry {
            player: 0,
            opponent: 0,
            lower: 0,
            upper: 0,
        };
        Few {
            nodes: 0,
            table: vec![vacant; SMALL_TABLE],
        }
    }
}

impl Few {
    /// The most empty squares it solves.
    pub const MOST_EMPTIES: u32 = 14;

    /// The exact score of a board for its mover.
    pub fn score(&mut self, board: Board) -> Score {
        narrow_down(0, |alpha| self.bound(board, alpha))
    }

    /// Whether the mover of a board gets at most this score.
    pub fn gets_at_most(&mut self, board: Board, score: Score) -> bool {
        self.bound(board, score.discs()) <= score.discs()
    }

    fn bound(&mut self, board: Board, alpha: i32) -> i32 {
        let (player, opponent) = (board.player().0, board.opponent().0);
        let (legal, empties) = (board.legal_moves().0, board.empties().len());
        self.solve(player, opponent, legal, alpha, empties)
    }

    /// Null-window search: does the mover get more than `alpha`? The score returned is a bound on the right
    /// side of it. `legal` are the mover's moves.
    pub(super) fn solve(
        &mut self,
        player: u64,
        opponent: u64,
        legal: u64,
        alpha: i32,
        empties: u32,
    ) -> i32 {
        if empties <= PARITY_ONLY {
            return match empties {
                4 => solve_4(player, opponent, alpha, &mut self.nodes),
                _ => self.by_parity(player, opponent, legal, alpha, empties),
            };
        }
        self.nodes += 1;
        if legal == 0 {
            let legal = kernel::legal_moves(opponent, player);
            return if legal == 0 {
                final_score(player, opponent)
            } else {
                -self.solve(opponent, player, legal, -alpha - 1, empties)
            };
        }
        if let Some(score) = stability_cutoff(player, opponent, alpha, empties) {
            return score;
        }
        let known = self.known(player, opponent);
        if let Some(entry) = known {
            if i32::from(entry.lower) > alpha {
                return entry.lower.into();
            }
            if i32::from(entry.upper) <= alpha {
                return entry.upper.into();
            }
        }

        let mut children = Children::new();
        let mut rest = legal;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            let flipped = kernel::flips(rest.trailing_zeros() as usize, player, opponent);
            rest ^= bit;
            if flipped == opponent {
                return 64;
            }
            children.push(opponent ^ flipped, player ^ flipped | bit);
        }
        if empties >= LOOK_UP {
            for i in 0..children.count {
                let known = self.known(children.movers[i], children.others[i]);
                if let Some(entry) = known
                    && -i32::from(entry.upper) > alpha
                {
                    return -i32::from(entry.upper);
                }
            }
        }
        children.find_replies();
        let odd = odd_quadrants(!(player | opponent));
        let mut rest = legal;
        for i in 0..children.count {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let cost = cost(bit, odd, children.replies[i]) as u16;
            children.keys[i] = (cost * MOST as u16) | i as u16;
        }

        let mut best = -64;
        while let Some((mover, other, replies)) = children.next() {
            let score = -self.solve(mover, other, replies, -alpha - 1, empties - 1);
            if score > best {
                best = score;
                if score > alpha {
                    break;
                }
            }
        }
        let (mut lower, mut upper) = known.map_or((-64, 64), |entry| (entry.lower, entry.upper));
        if best > alpha {
            lower = best as i8;
        } else {
            upper = best as i8;
        }
        self.table[slot(player, opponent)] = Entry {
            player,
            opponent,
            lower,
            upper,
        };
        best
    }

    /// The table's entry for a board.
    #[inline]
    fn known(&self, player: u64, opponent: u64) -> Option<Entry> {
        let entry = self.table[slot(player, opponent)];
        (entry.player == player && entry.opponent == opponent).then_some(entry)
    }

    /// Squares in quadrants with an odd number of empty squares first: whoever moves last there moves last.
    fn by_parity(
        &mut self,
        player: u64,
        opponent: u64,
        legal: u64,
        alpha: i32,
        empties: u32,
    ) -> i32 {
        self.nodes += 1;
        if legal == 0 {
            let legal = kernel::legal_moves(opponent, player);
            return if legal == 0 {
                final_score(player, opponent)
            } else {
                -self.by_parity(opponent, player, legal, -alpha - 1, empties)
            };
        }
        if let Some(score) = stability_cutoff(player, opponent, alpha, empties) {
            return score;
        }
        let odd = odd_quadrants(!(player | opponent));
        let mut best = -64;
        for mut group in [legal & odd, legal & !odd] {
            while group != 0 {
                let bit = group & group.wrapping_neg();
                let flipped = kernel::flips(group.trailing_zeros() as usize, player, opponent);
                group ^= bit;
                let (mover, other) = (opponent ^ flipped, player ^ flipped | bit);
                let score = if empties == 5 {
                    -solve_4(mover, other, -alpha - 1, &mut self.nodes)
                } else {
                    let legal = kernel::legal_moves(mover, other);
                    -self.by_parity(mover, other, legal, -alpha - 1, empties - 1)
                };
                if score > alpha {
                    return score;
                }
                best = best.max(score);
            }
        }
        best
    }
}

/// If the opponent's stable discs alone keep the score at or below `alpha`: its upper bound.
#[inline]
pub(super) fn stability_cutoff(
    player: u64,
    opponent: u64,
    alpha: i32,
    empties: u32,
) -> Option<i32> {
    let most = |stable: u64| 64 - 2 * stable.count_ones() as i32;
    if alpha < stability_from(empties) || most(opponent) > alpha {
        return None;
    }
    let most = most(stable_discs(opponent, player));
    (most <= alpha).then_some(most)
}

/// The squares of the quadrants with an odd number of empty squares.
#[inline]
pub(super) fn odd_quadrants(empties: u64) -> u64 {
    let mut parity = empties ^ empties >> 16;
    parity ^= parity >> 8;
    parity ^= parity >> 2;
    parity ^= parity >> 1;
    (parity & 0x0000_0011_0000_0011) * 0x0f0f_0f0f
}

#[inline]
fn slot(player: u64, opponent: u64) -> usize {
    let mixed = player.wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ opponent.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(32);
    (mixed.wrapping_mul(0x1656_67b1_9e37_79f9) >> (64 - SMALL_TABLE.ilog2())) as usize
}
