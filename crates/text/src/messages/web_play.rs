//! The page on which games are played.

use outflank_play::Seat;
use outflank_rules::Color;

messages! {
    fn play_title();
    fn play_start();
    fn play_new();
    fn play_new_title();
    fn play_tools();

    fn play_way();
    fn play_way_computer();
    fn play_way_people();
    fn play_way_watch();
    fn play_way_cartridge();
    fn play_level();
    fn play_level_left();
    fn play_level_right();
    fn level_feels(level: u8);
    fn play_color();
    fn play_black();
    fn play_white();
    fn play_lots();
    fn play_lot(who: &str);
    fn play_starter();
    fn play_more();

    fn play_corners();
    fn play_corners_count(count: u8);
    fn play_corners_to();

    fn play_clock();
    fn play_clock_none();
    fn play_clock_move(seconds: u32);
    fn play_clock_game(minutes: &str);
    fn play_clock_increment(minutes: &str, seconds: u32);
    fn play_clock_periods(minutes: &str, periods: u8, seconds: u32);
    fn play_clock_own();
    fn play_kind();
    fn play_kind_move();
    fn play_kind_game();
    fn play_kind_increment();
    fn play_kind_periods();
    fn play_minutes();
    fn play_seconds_move();
    fn play_seconds_more();
    fn play_seconds_period();
    fn play_periods();
    fn play_flag();
    fn play_flag_loses();
    fn play_flag_narrow();
    fn play_flag_everything();
    fn play_flag_computer();

    fn play_series();
    fn play_series_single();
    fn play_series_games();
    fn play_series_points();
    fn play_series_wins();
    fn play_series_number();
    fn play_next();
    fn play_next_alternating();
    fn play_next_fixed();
    fn play_next_loser();
    fn play_next_winner();
    fn play_tournament();

    fn play_hand();
    fn play_hand_no();
    fn play_hand_warn();
    fn play_hand_review();
    fn play_hand_silent();

    fn play_number();
    fn play_number_note();
    fn play_number_who();
    fn play_number_people();
    fn play_number_person();
    fn play_number_computer();
    fn play_number_extra();
    fn play_number_timer();

    fn play_name(who: &str);
    fn play_computer(level: u8);
    fn play_starts(who: &str);
    fn play_time_left(color: Color, time: &str);
    fn play_score(seat: Seat, discs: u8);
    fn play_left();
    fn play_right();

    fn play_stop();
    fn play_ask_again();
    fn play_pause();
    fn play_continue();
    fn play_paused();
    fn play_step();
    fn play_pace();
    fn play_pace_slow();
    fn play_pace_usual();
    fn play_pace_fast();

    fn play_hint();
    fn play_hint_hide();
    fn play_hint_note(color: Color);
    fn play_hint_exact(score: &str);
    fn play_hint_estimate(score: &str);
    fn play_hint_best(hint: &str);
    fn play_undo();
    fn play_redo();
    fn play_resign();
    fn play_resign_question();
    fn play_go_on();
    fn play_offer_draw();
    fn play_draw_offered(color: Color);
    fn play_draw_waits();
    fn play_accept();
    fn play_decline();

    fn play_ready(starts: bool);
    fn play_turn_of(who: &str);
    fn play_won(who: &str);
    fn play_drawn();
    fn play_over_full();
    fn play_over_wiped();
    fn play_over_stuck();
    fn play_margin(margin: u8);
    fn play_rematch();
    fn play_next_game();
    fn play_chooses(who: &str);
    fn play_analyse();

    fn play_sheet();
    fn play_sheet_game();
    fn play_sheet_black();
    fn play_sheet_wins();
    fn play_sheet_points();
    fn play_game_number(game: usize);
    fn play_series_won(who: &str);

    fn play_moves();
    fn play_no_moves();
    fn play_move_pass();
    fn play_move_for(mv: &str);
}
