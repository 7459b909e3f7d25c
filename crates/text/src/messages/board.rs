//! A position in words: the same in every front end.

use outflank_rules::Color;

messages! {
    fn color_name(color: Color);
    fn turn(color: Color);
    fn counts(black: u32, white: u32, empties: u32);
    fn legal_moves(count: u32, squares: &str);
    fn must_pass(color: Color);
    fn over_won(color: Color, most: u32, fewest: u32);
    fn over_drawn(discs: u32);
    fn discs_on(color: Color, squares: &str);
    fn no_discs(color: Color);
}
