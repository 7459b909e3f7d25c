//! Where things are on a drawn board: 800 units wide, 100 for each square.

use outflank_rules::Square;

/// The four dots at the crossings of the grid.
pub const POINTS: [(i32, i32); 4] = [(200, 200), (600, 200), (200, 600), (600, 600)];

/// The width of the lines of the grid.
pub(crate) const LINE: f32 = 2.5;

/// The radius of a disc, up to the middle of its edge.
pub(crate) const DISC: i32 = 42;

/// The width of a disc's edge.
pub(crate) const EDGE: i32 = 3;

/// The margin, and the size with it: coordinates have room above and to the left.
pub const fn frame(coordinates: bool) -> (i32, i32) {
    const EDGE: i32 = 14;
    let edge = if coordinates { 36 } else { EDGE };
    (edge, edge + 800 + EDGE)
}

/// The top left corner of a square.
pub fn corner(square: Square) -> (i32, i32) {
    let (column, row) = (square.column(), square.row());
    (i32::from(column) * 100, i32::from(row) * 100)
}

/// The middle of a square.
pub fn centre(square: Square) -> (i32, i32) {
    let (x, y) = corner(square);
    (x + 50, y + 50)
}

/// The lines of the grid, as a path.
pub fn lines() -> String {
    let line = |at: i32| format!("M{at} 0V800M0 {at}H800");
    (0..=800)
        .step_by(100)
        .map(line)
        .collect::<Vec<_>>()
        .concat()
}

/// The mark of the last disc, a triangle: in a corner, where it hides neither the disc nor its face.
pub(crate) fn last_corners(square: Square) -> [(i32, i32); 3] {
    let (x, y) = corner(square);
    [(x + 3, y + 3), (x + 33, y + 3), (x + 3, y + 33)]
}

/// The mark of the last disc, as a path.
pub fn last(square: Square) -> String {
    let [(x, y), (right, _), (_, bottom)] = last_corners(square);
    format!("M{x} {y}H{right}L{x} {bottom}z")
}
