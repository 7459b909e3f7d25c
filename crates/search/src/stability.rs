//! Stable discs, which can never be flipped again: a fast lower bound.
//!
//! A disc is safe in a direction if the line through it is full, or if it touches the border or a stable disc of
//! its own colour; it is stable if it is safe in all four. Edges use a precomputed table of everything that any
//! sequence of moves along an edge can do to it.

use std::sync::LazyLock;

const LEFT: u64 = 0x0101_0101_0101_0101;
const RIGHT: u64 = 0x8080_8080_8080_8080;
const TOP: u64 = 0x0000_0000_0000_00ff;
const BOTTOM: u64 = 0xff00_0000_0000_0000;
const BORDER: u64 = LEFT | RIGHT | TOP | BOTTOM;

/// The discs of `player` that are provably stable against `opponent`, whoever moves.
pub fn stable_discs(player: u64, opponent: u64) -> u64 {
    let full = Full::of(player | opponent);
    let mut stable = stable_edges(player, opponent) | full.every & player;
    if stable == 0 {
        return 0;
    }
    loop {
        let row = stable << 1 | stable >> 1 | full.rows;
        let column = stable << 8 | stable >> 8 | full.columns;
        let rising = stable << 7 | stable >> 7 | full.rising;
        let falling = stable << 9 | stable >> 9 | full.falling;
        let more = row & column & rising & falling & player & !BORDER | stable;
        if more == stable {
            return stable;
        }
        stable = more;
    }
}

/// The squares whose line is full, for each direction.
struct Full {
    rows: u64,
    columns: u64,
    rising: u64,
    falling: u64,
    every: u64,
}

impl Full {
    fn of(discs: u64) -> Full {
        let mut rows = discs & discs >> 4;
        rows &= rows >> 2;
        rows &= rows >> 1;
        let rows = (rows & LEFT) * 0xff;
        let mut columns = discs & discs.rotate_right(32);
        columns &= columns.rotate_right(16);
        columns &= columns.rotate_right(8);
        // Towards each end of a diagonal: full so far if the neighbour is, or if there is none.
        let falling = {
            let (down, up) = (RIGHT | BOTTOM, LEFT | TOP);
            ends(discs, down, 9, true) & ends(discs, up, 9, false)
        };
        let rising = {
            let (down, up) = (LEFT | BOTTOM, RIGHT | TOP);
            ends(discs, down, 7, true) & ends(discs, up, 7, false)
        };
        Full {
            rows,
            columns,
            rising,
            falling,
            every: rows & columns & rising & falling,
        }
    }
}

/// The squares from which every square along a diagonal, including itself, is occupied up to the border.
#[inline]
fn ends(discs: u64, border: u64, step: u32, towards_higher: bool) -> u64 {
    let shift = |set: u64, by: u32| if towards_higher { set >> by } else { set << by };
    // Squares that have no second or fourth neighbour in that direction.
    let border_2 = border | shift(border, step);
    let border_4 = border_2 | shift(border_2, 2 * step);
    let mut full = discs & (border | shift(discs, step));
    full &= border_2 | shift(full, 2 * step);
    full & (border_4 | shift(full, 4 * step))
}

/// The stable discs of `player` on the four edges.
fn stable_edges(player: u64, opponent: u64) -> u64 {
    let table = &*EDGES;
    let row = |shift: u32| {
        let (mine, yours) = (
            (player >> shift & 0xff) as usize,
            (opponent >> shift & 0xff) as usize,
        );
        u64::from(table[mine << 8 | yours]) << shift
    };
    let column = |shift: u32| {
        let (mine, yours) = (
            column_to_byte(player >> shift),
            column_to_byte(opponent >> shift),
        );
        byte_to_column(table[mine << 8 | yours]) << shift
    };
    row(0) | row(56) | column(0) | column(7)
}

fn column_to_byte(column: u64) -> usize {
    ((column & LEFT).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize
}

fn byte_to_column(byte: u8) -> u64 {
    // A copy of the byte in each row, of which row r keeps bit r; adding fills up to bit 7.
    let diagonal = u64::from(byte).wrapping_mul(LEFT) & 0x8040_2010_0804_0201;
    (diagonal + 0x007f_7f7f_7f7f_7f7f) >> 7 & LEFT
}

/// For an edge with these discs of the player (high byte) and the opponent (low byte): the player's discs that no
/// sequence of moves on the edge can flip.
static EDGES: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let mut table = vec![0; 1 << 16];
    // Fuller edges first: their successors are known when needed.
    let mut edges: Vec<(u8, u8)> = (0..=255)
        .flat_map(|mine| (0..=255).map(move |yours| (mine, yours)))
        .filter(|(a, b)| a & b == 0)
        .collect();
    edges.sort_by_key(|(mine, yours)| std::cmp::Reverse((mine | yours).count_ones()));
    for (mine, yours) in edges {
        let mut stable = mine;
        for square in (0..8).filter(|square| (mine | yours) >> square & 1 == 0) {
            for (mover, other, is_mine) in [(mine, yours, true), (yours, mine, false)] {
                let flips = edge_flips(square, mover, other);
                let (mover, other) = (mover | flips | 1 << square, other & !flips);
                let (mine, yours) = if is_mine {
                    (mover, other)
                } else {
                    (other, mover)
                };
                stable &= table[usize::from(mine) << 8 | usize::from(yours)];
            }
        }
        table[usize::from(mine) << 8 | usize::from(yours)] = stable;
    }
    table
});

/// The flips of a disc along its edge. It may be placed even if it flips nothing there.
fn edge_flips(square: u32, mover: u8, other: u8) -> u8 {
    let mut flips = 0;
    for step in [1i32, -1] {
        let (mut row, mut at) = (0, square as i32 + step);
        while (0..8).contains(&at) && other >> at & 1 != 0 {
            row |= 1 << at;
            at += step;
        }
        if (0..8).contains(&at) && mover >> at & 1 != 0 {
            flips |= row;
        }
    }
    flips
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_and_columns_are_the_same_edges() {
        for byte in 0..=255 {
            let column = byte_to_column(byte);
            assert_eq!(column & !LEFT, 0);
            for row in 0..8 {
                assert_eq!(
                    column >> (8 * row) & 1,
                    u64::from(byte >> row & 1),
                    "{byte} {row}"
                );
            }
            assert_eq!(column_to_byte(column), usize::from(byte));
        }
    }

    #[test]
    fn full_diagonals_are_found_square_by_square() {
        let mut discs = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2000 {
            discs = discs.wrapping_mul(0x2545_f491_4f6c_dd1d).rotate_left(17) | discs >> 3;
            let dense = discs | discs.rotate_left(11) | discs.rotate_left(29);
            let full = Full::of(dense);
            for square in 0..64i32 {
                let line = |right: i32, down: i32| {
                    let mut all = true;
                    for sign in [1, -1] {
                        let (mut column, mut row) = (square % 8, square / 8);
                        while (0..8).contains(&column) && (0..8).contains(&row) {
                            all &= dense >> (row * 8 + column) & 1 != 0;
                            column += sign * right;
                            row += sign * down;
                        }
                    }
                    all
                };
                let is = |set: u64| set >> square & 1 != 0;
                assert_eq!(is(full.rows), line(1, 0));
                assert_eq!(is(full.columns), line(0, 1));
                assert_eq!(is(full.falling), line(1, 1));
                assert_eq!(is(full.rising), line(-1, 1));
            }
        }
    }
}
