//! Analysis of games.

use outflank_rules::Square;

messages! {
    fn mistake_gave_corner(corner: Square);
    fn mistake_left_corner(corner: Square);
    fn mistake_let_move();
    fn mistake_ran_out(left: u32, could: u32);
    fn mistake_opened(square: Square);
    fn mistake_broke_parity(squares: u32);
    fn mistake_gave_moves(has: u32, could: u32);
    fn mistake_built_wall(has: u32, could: u32);
}
