//! The last four empty squares, with separate code for each number.
//!
//! Words are the mover's discs and the opponent's; squares are indices. Each function is a null-window search
//! for "more than `alpha`?", returns a bound on the right side of it, and counts the boards it visits.

use outflank_rules::kernel;

/// The squares around each square: a disc without an opposing neighbour flips nothing.
static NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let bit = 1u64 << square;
        let not_left = bit & !0x0101_0101_0101_0101;
        let not_right = bit & !0x8080_8080_8080_8080;
        let row = bit | not_left >> 1 | not_right << 1;
        table[square] = (row | row << 8 | row >> 8) & !bit;
        square += 1;
    }
    table
};

/// The quadrant of each square, as a bit.
pub(super) static QUADRANT: [u8; 64] = {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = 1 << (square / 32 * 2 + square % 8 / 4);
        square += 1;
    }
    table
};

/// The discs flipped by the mover's disc on a square.
#[inline]
fn flips(square: u8, player: u64, opponent: u64) -> u64 {
    if NEIGHBOURS[usize::from(square & 63)] & opponent == 0 {
        return 0;
    }
    kernel::flips(usize::from(square), player, opponent)
}

/// The score when neither side can move: empty squares go to the winner.
pub(super) fn final_score(player: u64, opponent: u64) -> i32 {
    let (mine, yours) = (player.count_ones() as i32, opponent.count_ones() as i32);
    match mine - yours {
        0 => 0,
        1.. => 64 - 2 * yours,
        _ => 2 * mine - 64,
    }
}

/// One empty square, given the mover's discs: all others are the opponent's.
#[inline]
pub(super) fn solve_1(player: u64, square: u8) -> i32 {
    let mine = player.count_ones() as i32;
    let flipped = count_last_flips(square, player);
    if flipped > 0 {
        return 2 * (mine + flipped + 1) - 64;
    }
    let flipped = count_last_flips(square, !player & !(1 << square));
    if flipped > 0 {
        return 2 * (mine - flipped) - 64;
    }
    // Nobody can move; the winner gets the square.
    2 * mine - if mine >= 32 { 62 } else { 64 }
}

/// Two empty squares.
#[inline]
pub(super) fn solve_2(
    player: u64,
    opponent: u64,
    alpha: i32,
    [a, b]: [u8; 2],
    nodes: &mut u64,
) -> i32 {
    *nodes += 1;
    let mut best = i32::MIN;
    for (square, last) in [(a, b), (b, a)] {
        let flipped = flips(square, player, opponent);
        if flipped != 0 {
            *nodes += 1;
            let score = -solve_1(opponent ^ flipped, last);
            if score > alpha {
                return score;
            }
            best = best.max(score);
        }
    }
    if best > i32::MIN {
        return best;
    }
    // A pass: the opponent looks for a score of at least −alpha.
    for (square, last) in [(a, b), (b, a)] {
        let flipped = flips(square, opponent, player);
        if flipped != 0 {
            *nodes += 1;
            let score = solve_1(player ^ flipped, last);
            if score <= alpha {
                return score;
            }
            best = if best == i32::MIN {
                score
            } else {
                best.min(score)
            };
        }
    }
    if best > i32::MIN {
        best
    } else {
        final_score(player, opponent)
    }
}

/// Declares a solver for more empty squares, based on the one for one fewer.
macro_rules! solver {
    ($(#[$doc:meta])* $name:ident, $count:literal, $next:ident, [$(($i:literal, [$($rest:literal)*]))*]) => {
        $(#[$doc])*
        pub(super) fn $name(
            player: u64,
            opponent: u64,
            alpha: i32,
            squares: [u8; $count],
            nodes: &mut u64,
        ) -> i32 {
            *nodes += 1;
            let mut best = i32::MIN;
            $(
                let flipped = flips(squares[$i], player, opponent);
                if flipped != 0 {
                    let (mover, other) = (opponent ^ flipped, player ^ flipped | 1 << squares[$i]);
                    let score = -$next(mover, other, -alpha - 1, [$(squares[$rest]),*], nodes);
                    if score > alpha {
                        return score;
                    }
                    best = best.max(score);
                }
            )*
            if best > i32::MIN {
                return best;
            }
            $(
                let flipped = flips(squares[$i], opponent, player);
                if flipped != 0 {
                    let (mover, other) = (player ^ flipped, opponent ^ flipped | 1 << squares[$i]);
                    let score = $next(mover, other, alpha, [$(squares[$rest]),*], nodes);
                    if score <= alpha {
                        return score;
                    }
                    best = if best == i32::MIN { score } else { best.min(score) };
                }
            )*
            if best > i32::MIN { best } else { final_score(player, opponent) }
        }
    };
}

solver!(
    /// Three empty squares, in the order in which they are tried.
    solve_3, 3, solve_2, [(0, [1 2]) (1, [0 2]) (2, [0 1])]
);

solver!(
    /// Four empty squares in the order in which they are tried; after each the rest is in parity order too.
    try_4, 4, solve_3_sorted, [(0, [1 2 3]) (1, [0 2 3]) (2, [0 1 3]) (3, [0 1 2])]
);

/// Three empty squares: one that is alone in its quadrant comes first.
#[inline]
fn solve_3_sorted(
    player: u64,
    opponent: u64,
    alpha: i32,
    squares: [u8; 3],
    nodes: &mut u64,
) -> i32 {
    let [a, b, c] = squares;
    let quadrant = |square: u8| QUADRANT[usize::from(square & 63)];
    let sorted = if quadrant(b) == quadrant(c) {
        [a, b, c]
    } else if quadrant(a) == quadrant(c) {
        [b, a, c]
    } else if quadrant(a) == quadrant(b) {
        [c, a, b]
    } else {
        [a, b, c]
    };
    solve_3(player, opponent, alpha, sorted, nodes)
}

/// Four empty squares: those in odd quadrants come first.
pub(super) fn solve_4(player: u64, opponent: u64, alpha: i32, nodes: &mut u64) -> i32 {
    let mut empties = !(player | opponent);
    let mut squares = [0; 4];
    let mut odd = 0;
    for square in &mut squares {
        *square = empties.trailing_zeros() as u8;
        odd ^= QUADRANT[usize::from(*square & 63)];
        empties &= empties - 1;
    }
    // Two pairs, or all four in one quadrant, have no odd quadrant; otherwise at least two squares are odd.
    if odd != 0 && odd != 0b1111 {
        let (mut sorted, mut first, mut last) = ([0; 4], 0, 3);
        for square in squares {
            if QUADRANT[usize::from(square & 63)] & odd != 0 {
                sorted[first & 3] = square;
                first += 1;
            } else {
                sorted[last & 3] = square;
                last = last.wrapping_sub(1);
            }
        }
        squares = sorted;
    }
    try_4(player, opponent, alpha, squares, nodes)
}

/// The number of discs flipped by the last disc of the game: every other square is the opponent's, so each
/// line is a table look-up.
#[inline]
fn count_last_flips(square: u8, player: u64) -> i32 {
    const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
    let square = usize::from(square & 63);
    let (column, row) = (square & 7, square >> 3);
    // Each line as a byte: the squares of a diagonal are in different columns.
    let along_row = player >> (row * 8) & 0xff;
    let along_column = (player >> column & FIRST_COLUMN).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    let [falling, rising] = DIAGONALS[square];
    let falling = (player & falling).wrapping_mul(FIRST_COLUMN) >> 56;
    let rising = (player & rising).wrapping_mul(FIRST_COLUMN) >> 56;
    let across = &LAST_FLIPS[column];
    i32::from(across[along_row as usize])
        + i32::from(LAST_FLIPS[row][along_column as usize])
        + i32::from(across[falling as usize])
        + i32::from(across[rising as usize])
}

/// The two diagonals through each square, without the square.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut a = 0;
    while a < 64 {
        let mut b = 0;
        while b < 64 {
            let (columns, rows) = (b % 8 - a % 8, b / 8 - a / 8);
            if a != b && columns == rows {
                table[a as usize][0] |= 1 << b;
            } else if a != b && columns == -rows {
                table[a as usize][1] |= 1 << b;
            }
            b += 1;
        }
        a += 1i32;
    }
    table
};

/// For a place on a line of eight and the mover's discs on it: how many of the other squares, all the
/// opponent's, a disc there flips.
static LAST_FLIPS: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut line = 0;
        while line < 256 {
            let mut step = -1i32;
            while step <= 1 {
                let (mut at, mut count) = (place as i32 + step, 0);
                while 0 <= at && at < 8 && line >> at & 1 == 0 {
                    at += step;
                    count += 1;
                }
                if 0 <= at && at < 8 {
                    table[place][line] += count;
                }
                step += 2;
            }
            line += 1;
        }
        place += 1;
    }
    table
};
