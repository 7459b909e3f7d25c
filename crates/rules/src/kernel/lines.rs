//! The straight lines that leave each square.

/// For each square, the rest of the board along the four directions with rising indices: right, down,
/// down left, down right.
pub(super) static RISING: [[u64; 4]; 64] = lines([(1, 0), (0, 1), (-1, 1), (1, 1)]);

/// The same for the opposite directions: left, up, up right, up left.
pub(super) static FALLING: [[u64; 4]; 64] = lines([(-1, 0), (0, -1), (1, -1), (-1, -1)]);

const fn lines(directions: [(i8, i8); 4]) -> [[u64; 4]; 64] {
    let mut table = [[0; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut direction = 0;
        while direction < 4 {
            let (right, down) = directions[direction];
            let (mut column, mut row) = ((square % 8) as i8 + right, (square / 8) as i8 + down);
            while 0 <= column && column < 8 && 0 <= row && row < 8 {
                table[square][direction] |= 1 << (row * 8 + column);
                column += right;
                row += down;
            }
            direction += 1;
        }
        square += 1;
    }
    table
}
