//! The games that are kept.

use outflank_rules::Color;

messages! {
    fn games_intro();
    fn games_none();
    fn games_in_progress();
    fn games_finished();
    fn games_damaged();
    fn games_damaged_intro();
    fn games_damaged_other();
    fn games_two_people();
    fn games_by_hand();
    fn games_position();
    fn games_number(number: &str);
    fn games_in_series(game: usize);
    fn games_computers(black: u8, white: u8);
    fn games_continue();
    fn games_open();
    fn games_delete();
    fn games_undo();
    fn games_deleted();
    fn games_back();
    fn games_raw();
    fn games_missing();
    fn games_all();
    fn games_against(color: Color, level: u8);
    fn games_standing(color: Color, black: u32, white: u32);
    fn games_corners(corners: u32);
    fn games_damaged_thing(kind: &str, date: &str);
}
