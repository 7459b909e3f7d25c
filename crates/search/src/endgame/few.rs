//! Five to about a dozen empty squares: no evaluation, no shared table, just move ordering and speed.

use outflank_rules::kernel;

use super::last::{final_score, solve_4};
use crate::parameters::{LOOK_UP, PARITY_ONLY, SMALL_TABLE, stability_from};
use crate::stability::stable_discs;

/// The most empty squares this module solves.
pub(super) const MOST: u32 = 14;

const CORNERS: u64 = 0x8100_0000_0000_0081;

/// A solver for few empty squares, with a small table of its own. The default one has no table and solves
/// nothing.
pub(crate) struct Few {
    pub nodes: u64,
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

/// A move to be tried.
#[derive(Clone, Copy, Default)]
struct Candidate {
    player: u64,
    opponent: u64,
    legal: u64,
    cost: u32,
}

impl Few {
    pub fn new() -> Few {
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

    /// Null-window search: does the mover get more than `alpha`? The score returned is a bound on the right
    /// side of it. `legal` are the mover's moves.
    pub fn solve(
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

        let odd = odd_quadrants(!(player | opponent));
        let mut candidates = [Candidate::default(); MOST as usize];
        let mut count = 0;
        let mut rest = legal;
        while rest != 0 {
            let square = rest.trailing_zeros();
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let flipped = kernel::flips(square as usize, player, opponent);
            let (mover, other) = (opponent ^ flipped, player ^ flipped | bit);
            if mover == 0 {
                return 64;
            }
            let legal = kernel::legal_moves(mover, other);
            let mobility = legal.count_ones() + (legal & CORNERS).count_ones();
            // A corner comes before another move that leaves as many replies.
            let cost =
                mobility * 4 + u32::from(odd & bit == 0) * 3 + u32::from(bit & CORNERS == 0) * 2;
            candidates[count] = Candidate {
                player: mover,
                opponent: other,
                legal,
                cost,
            };
            count += 1;
        }
        if empties >= LOOK_UP {
            for candidate in &candidates[..count] {
                let known = self.known(candidate.player, candidate.opponent);
                if let Some(entry) = known
                    && -i32::from(entry.upper) > alpha
                {
                    return -i32::from(entry.upper);
                }
            }
        }

        let mut best = -64;
        for done in 0..count {
            // The cheapest of the rest comes next.
            let mut next = done;
            for other in done + 1..count {
                if candidates[other].cost < candidates[next].cost {
                    next = other;
                }
            }
            candidates.swap(done, next);
            let Candidate {
                player,
                opponent,
                legal,
                ..
            } = candidates[done];
            let score = -self.solve(player, opponent, legal, -alpha - 1, empties - 1);
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
    if alpha < stability_from(empties) {
        return None;
    }
    let most = 64 - 2 * stable_discs(opponent, player).count_ones() as i32;
    (most <= alpha).then_some(most)
}

/// The squares of the quadrants with an odd number of empty squares.
#[inline]
fn odd_quadrants(empties: u64) -> u64 {
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
