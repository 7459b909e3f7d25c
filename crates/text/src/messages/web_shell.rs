//! What surrounds every page: navigation, the board, the engine, notices.

use outflank_rules::{Color, Square};

messages! {
    fn nav_label();
    fn nav_play();
    fn nav_learn();
    fn nav_puzzles();
    fn nav_analyse();
    fn nav_games();
    fn nav_settings();
    fn skip_to_content();
    fn not_there_yet();

    fn labelled(label: &str, value: &str);
    fn button_close();
    fn button_seen();
    fn button_reload();
    fn button_stop();
    fn notices_label();

    fn board_label();
    fn cell(square: Square, content: Option<Color>, target: bool, last: bool);
    fn cell_note(cell: &str, note: &str);

    fn engine_idle();
    fn engine_starting();
    fn engine_native(threads: usize);
    fn engine_browser();
    fn engine_none();
    fn engine_changed();
    fn engine_unreadable();
    fn engine_outdated();
    fn engine_busy();
    fn engine_overloaded();
    fn engine_failed();
    fn thinking();
    fn thinking_depth(depth: u32, mv: &str, score: &str, nodes: &str);

    fn shortcuts_title();
    fn shortcuts_board();
    fn shortcuts_page();
    fn key_arrows();
    fn key_row_ends();
    fn key_corners();
    fn key_home();
    fn key_end();
    fn key_choose();
    fn does_arrows();
    fn does_row_ends();
    fn does_corners();
    fn does_choose();
    fn does_shortcuts();
    fn does_mute();
    fn fold_panel();
    fn unfold_panel();
    fn does_fold();
    fn sound_is_on();
    fn sound_is_off();

    fn unknown_address();
    fn not_stored();
    fn stored_damaged();
    fn broken_down();
}
