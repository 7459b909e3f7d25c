//! Tabletop play.

use outflank_rules::{Color, Square};

messages! {
    fn tabletop_tools();
    fn tabletop_place(color: Color);
    fn tabletop_flip(square: Square);
    fn tabletop_must_pass(color: Color);
    fn tabletop_nobody();
    fn tabletop_computer();
    fn tabletop_correct();
    fn tabletop_end();
    fn tabletop_does_end();
    fn tabletop_take_back();
    fn tabletop_pass();
    fn tabletop_count();
    fn tabletop_stand();
    fn tabletop_review();
    fn tabletop_in_hand(color: Color, count: u32);
}
