//! What the line mode says.

use outflank_play::Seat;
use outflank_play::cartridge::Opponents;
use outflank_rules::{Color, Square};

messages! {
    fn welcome();
    fn welcome_tabletop();
    fn cartridge_game(number: &str, opponents: Opponents, extra: u8, seconds: u64);
    fn computer_plays(color: Color, level: u8);
    fn prompt(color: Color);
    fn prompt_over();

    fn turn_seated(color: Color, seat: Seat);
    fn counts_seated(left: u8, right: u8);
    fn supplies(black: u8, white: u8);
    fn times(black: &str, white: &str);
    fn periods(time: &str, count: u8);
    fn no_clock();

    fn played(color: Color, square: Square, count: u32, squares: &str);
    fn played_for(color: Color, square: Square, count: u32, squares: &str);
    fn passed(color: Color);
    fn handed_over(color: Color);
    fn taken_back();
    fn made_again();
    fn hint_best(square: Square, color: Color);
    fn hint_pass();

    fn draw_offered(color: Color);
    fn draw_declined(color: Color);

    fn over_resigned(color: Color);
    fn over_agreed();
    fn over_time(color: Color);
    fn final_score(black: u8, white: u8);
    fn over_note();

    fn time_is_up(color: Color);
    fn too_late();

    fn sheet_game(game: usize, left: u8, right: u8);
    fn sheet_totals(wins_left: u16, wins_right: u16, points_left: u32, points_right: u32);
    fn series_next(seat: Seat);
    fn series_choice(seat: Seat);
    fn series_won(seat: Seat);
    fn series_drawn();
    fn game_begins(game: usize, seat: Seat);

    fn hand_placed(color: Color, square: Square);
    fn hand_flipped(squares: &str);
    fn hand_taken_back(square: Square);
    fn hand_ended(color: Color);
    fn hand_corrected(squares: &str);
    fn hand_missing(squares: &str);
    fn hand_extra(squares: &str);
    fn hand_how_to_correct();
    fn hand_correct_or_done();
    fn hand_can_finish();
    fn hand_review_none();
    fn hand_review(turn: usize, color: Color, missing: &str, extra: &str);

    fn unknown_command(text: &str);
    fn needs_file(word: &str);
    fn needs_squares(word: &str);
    fn needs_color(word: &str);
    fn says_too_much(text: &str);
    fn only_by_hand(word: &str);
    fn nothing_to_decline();

    fn saved(file: &str);
    fn not_saved(file: &str, reason: &str);
    fn saved_record(file: &str);
    fn unknown_extension(extension: &str, formats: &str);
    fn not_a_game_there(file: &str);
    fn loaded(file: &str);
    fn not_loaded(file: &str, reason: &str);
    fn kept();
    fn not_kept(reason: &str);
    fn no_place();
    fn resume_question(black: u8, white: u8, color: Color);
    fn resume_answer();
    fn resumed();
    fn resume_none();
    fn resume_possible();

    fn help_commands();
    fn does_place();
    fn does_place_by_hand();
    fn does_flip();
    fn does_take_back();
    fn does_done();
    fn does_pass();
    fn does_undo();
    fn does_redo();
    fn does_hint();
    fn does_moves();
    fn does_board();
    fn does_score();
    fn does_clock();
    fn does_save();
    fn does_load();
    fn does_resign();
    fn does_draw();
    fn does_decline();
    fn does_next();
    fn does_help();
    fn does_quit();
}
