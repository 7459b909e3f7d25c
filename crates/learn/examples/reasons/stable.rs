//! Discs that nobody can flip any more: those of an edge that no moves along it flip, and the others that on each axis
//! stand in a full line or beside a stable disc of their own colour.

use std::collections::HashMap;

use outflank_rules::{Bitboard, Color, Position, Square};

use crate::board::{edges, ray};

/// An edge: who has each of its squares.
type Edge = [Option<Color>; 8];

/// The directions, each with the opposite one.
const AXES: [[(i8, i8); 2]; 4] = [
    [(1, 0), (-1, 0)],
    [(0, 1), (0, -1)],
    [(1, 1), (-1, -1)],
    [(1, -1), (-1, 1)],
];

/// How many stable discs a player has.
pub fn stable(position: Position, color: Color) -> u32 {
    let own = position.discs(color);
    let mut known = HashMap::new();
    let on_edges = edges().into_iter().flat_map(|squares| {
        let edge = core::array::from_fn(|at| position.at(squares[at]));
        let kept = kept_on(edge, &mut known);
        squares.into_iter().zip(kept)
    });
    let on_edges: Bitboard = on_edges.filter(|it| it.1).map(|it| it.0).collect();
    let mut stable = on_edges & own;
    loop {
        let is_safe = |square: Square, axis: [(i8, i8); 2]| {
            let is_held = |step| {
                let next = ray(square, step).next();
                next.is_some_and(|it| stable.contains(it))
            };
            let is_full = |step| ray(square, step).all(|it| position.at(it).is_some());
            axis.into_iter().any(is_held) || axis.into_iter().all(is_full)
        };
        let is_inside = |it: &Square| (1..7).contains(&it.column()) && (1..7).contains(&it.row());
        let inside = own.into_iter().filter(is_inside);
        let safe: Bitboard = inside
            .filter(|&it| AXES.iter().all(|&axis| is_safe(it, axis)))
            .collect();
        if (safe - stable).is_empty() {
            return stable.len();
        }
        stable |= safe;
    }
}

/// Which squares of an edge keep their discs, whoever places others there and whether those flip anything.
fn kept_on(edge: Edge, known: &mut HashMap<Edge, [bool; 8]>) -> [bool; 8] {
    if let Some(&kept) = known.get(&edge) {
        return kept;
    }
    let mut kept = edge.map(|it| it.is_some());
    for at in (0..8).filter(|&at| edge[at].is_none()) {
        for color in Color::ALL {
            let after = place(edge, at, color);
            let later = kept_on(after, known);
            for square in 0..8 {
                kept[square] &= edge[square] == after[square] && later[square];
            }
        }
    }
    known.insert(edge, kept);
    kept
}

fn place(edge: Edge, at: usize, color: Color) -> Edge {
    let mut after = edge;
    after[at] = Some(color);
    let sides: [Vec<usize>; 2] = [(0..at).rev().collect(), (at + 1..8).collect()];
    for side in sides {
        let row = side.iter().take_while(|&&it| edge[it] == Some(!color));
        let row = &side[..row.count()];
        if side
            .get(row.len())
            .is_some_and(|&end| edge[end] == Some(color))
        {
            for &flipped in row {
                after[flipped] = Some(color);
            }
        }
    }
    after
}
