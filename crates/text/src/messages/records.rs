//! What is wrong with games in files.

messages! {
    fn record_no_game();
    fn record_not_closed();
    fn record_too_long();
    fn record_other_game(text: &str);
    fn record_board_size(text: &str);
    fn record_board(reason: &str);
    fn record_not_a_field(letter: char);
    fn record_field(field: &str, text: &str);
    fn record_komi();
    fn record_not_a_move(text: &str);
    fn record_wrong_color();
    fn record_unknown_letter(letter: char);
    fn record_place(game: u64, byte: u64, reason: &str);
    fn record_truncated(games: u64);
    fn record_fen(text: &str);
    fn record_not_a_tag();
    fn record_json(reason: &str);
    fn record_no_name(kind: &str, index: u16);
    fn wthor_not_names();
    fn record_move(game: u64, ply: usize, byte: u64, reason: &str);
}
