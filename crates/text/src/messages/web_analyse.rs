//! The page on which games are analysed.

use outflank_rules::{Color, Move};

messages! {
    fn analyse_tools();
    fn analyse_steps();
    fn analyse_first();
    fn analyse_back();
    fn analyse_forward();
    fn analyse_last();

    fn analyse_engine();
    fn analyse_effort();
    fn analyse_effort_quick();
    fn analyse_effort_thorough();
    fn analyse_effort_deep();
    fn analyse_effort_timed(seconds: u32);
    fn analyse_effort_endless();
    fn analyse_thinking(kind: &str, mv: &str, score: &str, nodes: &str);
    fn analyse_game();
    fn analyse_game_progress(done: usize, total: usize);
    fn analyse_game_done();

    fn analyse_best_line();
    fn analyse_unknown();
    fn analyse_try_line();
    fn analyse_label(score: &str, kind: &str, best: bool);
    fn analyse_graph();
    fn analyse_graph_note();
    fn analyse_moves();
    fn analyse_beginning();
    fn analyse_move(number: usize, color: Color, mv: Move);
    fn analyse_move_name(mv: Move);
    fn analyse_mistake(loss: u32, exact: bool, better: Move);
    fn analyse_variation(number: usize);
    fn analyse_leave_variation();

    fn analyse_layers();
    fn analyse_values();
    fn analyse_stable();
    fn analyse_mobility();
    fn analyse_regions();
    fn analyse_none();
    fn analyse_stable_are(black: &str, white: &str);
    fn analyse_mobility_is(black: u32, blacks: &str, white: u32, whites: &str);
    fn analyse_regions_are(odd: &str, even: &str);

    fn analyse_start_over();
    fn analyse_open();
    fn analyse_open_title();
    fn analyse_open_label();
    fn analyse_open_note();
    fn analyse_open_read();
    fn analyse_opened(moves: usize);
    fn analyse_empty();
    fn analyse_too_long();
    fn analyse_at_character(character: usize, reason: &str);

    fn analyse_setup();
    fn analyse_setup_note();
    fn analyse_setup_disc();
    fn analyse_setup_black();
    fn analyse_setup_white();
    fn analyse_setup_erase();
    fn analyse_setup_turn();
    fn analyse_setup_clear();
    fn analyse_setup_start();
    fn analyse_setup_mirror();
    fn analyse_setup_rotate();
    fn analyse_setup_swap();
    fn analyse_setup_done();
    fn analyse_setup_cancel();
}
