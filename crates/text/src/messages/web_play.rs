//! The page on which games are played.

use outflank_play::Seat;
use outflank_rules::Color;

messages! {
    fn play_title();
    fn play_new();
    fn play_level();
    fn play_color();
    fn play_black();
    fn play_white();
    fn play_undo();
    fn play_person();
    fn play_computer(level: u8);
    fn play_tools();
    fn play_by_hand();
    fn play_lot(seat: Seat, person: bool);
    fn play_draw_offered(color: Color);
}
