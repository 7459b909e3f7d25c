//! Why something was refused: what happened, why, and what to do.

use outflank_play::{Seat, Setting};
use outflank_rules::{Color, Move, Square};

messages! {
    fn illegal_occupied(square: Square);
    fn illegal_outflanks_nothing(square: Square);
    fn illegal_must_place();
    fn illegal_game_over();

    fn setup_two_discs(square: Square);
    fn setup_no_discs();

    fn position_unknown_letter(letter: char, square: Square, character: usize);
    fn position_too_short(squares: usize);
    fn position_no_turn();
    fn position_wrong_turn(letter: char, character: usize);
    fn position_trailing(letter: char, character: usize);

    fn transcript_not_a_move(letter: char, ply: usize, character: usize);
    fn transcript_occupied(square: Square, ply: usize, character: usize);
    fn transcript_outflanks_nothing(square: Square, ply: usize, character: usize);
    fn transcript_must_place(ply: usize, character: usize);
    fn transcript_game_over(ply: usize, character: usize);

    fn refused_turn(color: Color);
    fn refused_pass(squares: &str);

    fn undo_nothing();
    fn undo_settled();
    fn redo_nothing();
    fn offer_over();
    fn offer_made(color: Color);
    fn offer_none();

    fn player_unknown();
    fn player_level();

    fn handicap_too_many();
    fn handicap_not_a_corner(square: Square);
    fn handicap_twice(square: Square);
    fn handicap_unknown(text: &str);
    fn handicap_receiver(text: &str);

    fn variation_length();
    fn variation_digit(letter: char, seat: Seat);
    fn variation_left();
    fn variation_right();

    fn clock_missing();
    fn clock_no_number(text: &str);
    fn clock_no_unit(text: &str);
    fn clock_unknown_unit(text: &str);
    fn clock_order(text: &str);
    fn clock_too_long();
    fn clock_zero();
    fn clock_fraction();
    fn clock_periods(text: &str);
    fn clock_no_periods();
    fn clock_flag(text: &str);
    fn clock_flag_alone();

    fn series_goal(text: &str);
    fn series_number(text: &str);
    fn series_range(most: u32);
    fn series_starter(text: &str);
    fn series_over();
    fn series_wrong_starter(seat: Seat);

    fn hand_turn_not_ended(square: Square);
    fn hand_nothing_placed();
    fn hand_no_disc(square: Square);
    fn hand_just_placed(square: Square);
    fn hand_flipping_begun(square: Square);
    fn hand_nothing_to_correct();
    fn hand_too_late(square: Square);
    fn hand_not_a_mistake(square: Square);
    fn hand_nobody_can_move();
    fn hand_still_moves(color: Color, squares: &str);

    fn match_paused();
    fn match_time_is_up(color: Color);
    fn match_lost_on_time();
    fn match_time_left();
    fn match_by_hand();
    fn match_not_by_hand();

    fn next_not_over();
    fn next_no_more();
    fn next_choice(seat: Seat);
    fn next_no_choice(seat: Seat);

    fn contradiction_variation(number: &str, setting: Setting);
    fn contradiction_over();
    fn contradiction_no_people();

    fn save_too_long();
    fn save_truncated();
    fn save_not_json(line: usize, column: usize);
    fn save_malformed(line: usize, column: usize);
    fn save_other(text: &str);
    fn save_newer(number: u32);
    fn save_version(number: u32);
    fn save_comment(number: usize);
    fn save_variation(number: usize);
    fn save_checksum();
    fn save_field(field: &str, text: &str);
    fn save_sheet(number: usize, reason: &str);
    fn save_move(number: usize, text: &str, reason: &str);
    fn save_pass_missing(number: usize);
    fn save_position();
    fn save_ending(text: &str);
    fn save_clock_range(text: &str);
    fn save_clock_mismatch();
    fn kept_damaged(thing: &str);
    fn kept_aside(file: &str);
    fn kept_aside_listed();
    fn kept_newer(thing: &str);
    fn kept_unavailable(reason: &str);

    fn obf_too_long();
    fn obf_not_a_score(text: &str);
    fn obf_not_a_move(text: &str);
    fn obf_no_colon(text: &str);
    fn obf_illegal(mv: Move);
    fn obf_no_semicolon(letter: char);

    fn in_line(file: &str, line: u64, column: usize, reason: &str);
    fn cannot_read(file: &str, reason: &str);
    fn neither_file_nor_position(reason: &str);
    fn no_memory(mebibytes: u32);
}
