//! The course: chapters, steps, and what a board answers. Chapters, steps and comments are found by their names.

use outflank_rules::{Color, Move, Square};

messages! {
    fn learn_part_rules();
    fn learn_part_strategy();
    fn learn_steps_done(done: usize, total: usize);

    fn learn_chapter_start();
    fn learn_about_start();
    fn learn_chapter_outflank();
    fn learn_about_outflank();
    fn learn_chapter_directions();
    fn learn_about_directions();
    fn learn_chapter_line();
    fn learn_about_line();
    fn learn_chapter_pass();
    fn learn_about_pass();
    fn learn_chapter_end();
    fn learn_about_end();
    fn learn_chapter_table();
    fn learn_about_table();
    fn learn_chapter_handicap();
    fn learn_about_handicap();
    fn learn_chapter_sample();
    fn learn_about_sample();
    fn learn_chapter_stable();
    fn learn_about_stable();
    fn learn_chapter_neighbours();
    fn learn_about_neighbours();
    fn learn_chapter_quiet();
    fn learn_about_quiet();
    fn learn_chapter_force();
    fn learn_about_force();
    fn learn_chapter_control();
    fn learn_about_control();
    fn learn_chapter_few();
    fn learn_about_few();
    fn learn_chapter_give();
    fn learn_about_give();
    fn learn_chapter_parity();
    fn learn_about_parity();

    fn learn_step_start_board();
    fn learn_step_start_corners();
    fn learn_step_start_first();

    fn learn_step_outflank_row();
    fn learn_step_outflank_try();
    fn learn_step_outflank_moves();

    fn learn_step_directions_count();
    fn learn_step_directions_play();
    fn learn_step_directions_star();

    fn learn_step_line_own();
    fn learn_step_line_chain();
    fn learn_step_line_enclosed();

    fn learn_step_pass_not_allowed();
    fn learn_step_pass_forced();

    fn learn_step_end_count();
    fn learn_step_end_early();
    fn learn_step_end_wiped_out();

    fn learn_step_table_mistake();
    fn learn_step_table_stands();
    fn learn_step_table_supply();

    fn learn_step_handicap_corners();
    fn learn_step_handicap_stable();
    fn learn_step_handicap_series();
    fn learn_step_handicap_clock();

    fn learn_step_sample_c4();
    fn learn_step_sample_white();
    fn learn_step_sample_c3();
    fn learn_step_sample_game();

    fn learn_step_stable_group();
    fn learn_step_stable_mark();
    fn learn_step_stable_most();

    fn learn_step_neighbours_mark();
    fn learn_step_neighbours_keep();
    fn learn_step_neighbours_take();

    fn learn_step_quiet_look();
    fn learn_step_quiet_move();

    fn learn_step_force_corner();
    fn learn_step_force_count();
    fn learn_step_force_again();

    fn learn_step_control_count();
    fn learn_step_control_fewest();
    fn learn_step_control_corners();

    fn learn_step_few_moves();
    fn learn_step_few_flips();

    fn learn_step_give_corner();
    fn learn_step_give_again();

    fn learn_step_parity_regions();
    fn learn_step_parity_odd();
    fn learn_step_parity_last();

    fn learn_comment_early();
    fn learn_comment_choices();
    fn learn_comment_behind();
    fn learn_comment_wall();
    fn learn_comment_four_moves();
    fn learn_comment_diagonal();
    fn learn_comment_open();
    fn learn_comment_corner();
    fn learn_comment_edge();
    fn learn_comment_bottom();
    fn learn_comment_second_corner();
    fn learn_comment_forced();
    fn learn_comment_four_corners();
    fn learn_comment_pass();
    fn learn_comment_count();

    fn learn_occupied(square: Square);
    fn learn_no_neighbour(square: Square, color: Color);
    fn learn_row_open(square: Square, color: Color, discs: &str, count: u32, gap: Square);
    fn learn_row_edge(square: Square, discs: &str, count: u32);
    fn learn_must_place(squares: &str, count: u32);
    fn learn_must_pass(color: Color);
    fn learn_over();
    fn learn_answer_read();
    fn learn_answer_play();
    fn learn_answer_mark();
    fn learn_answer_number();

    fn learn_flips(square: Square, discs: &str, count: u32, directions: u32);
    fn learn_not_asked(square: Square);
    fn learn_passed(color: Color);
    fn learn_replies(color: Color, square: Square);
    fn learn_has_to_pass(color: Color);

    fn learn_kept_empty(disc: Square);
    fn learn_kept_own(disc: Square);
    fn learn_kept_not_in_line(disc: Square, square: Square);
    fn learn_kept_behind_own(disc: Square, own: Square);
    fn learn_kept_behind_gap(disc: Square, gap: Square);
    fn learn_kept_no_end(disc: Square);

    fn learn_found_all(count: u32);
    fn learn_missing(found: u32, missing: u32);
    fn learn_nothing_marked();
    fn learn_not_a_corner(square: Square);
    fn learn_not_diagonal(square: Square);
    fn learn_not_a_disc(square: Square, color: Color);
    fn learn_can_be_flipped(square: Square, moves: &str, count: usize);
    fn learn_not_surely_stable(square: Square);
    fn learn_even_region(square: Square, size: u32);
    fn learn_not_empty(square: Square);
    fn learn_no_mistake(square: Square);

    fn learn_number_right(number: u32);
    fn learn_number_too_small(number: u32);
    fn learn_number_too_large(number: u32);

    fn learn_takes_corner(square: Square, stable: u32);
    fn learn_corner_not_taken(square: Square, corner: Square);
    fn learn_gives_corner(square: Square, color: Color, corner: Square);
    fn learn_keeps_corners(square: Square, color: Color);
    fn learn_next_to_corner(square: Square, corner: Square);
    fn learn_only_reply_opens(color: Color, reply: Square);
    fn learn_every_reply_opens(color: Color, count: u32, replies: &str);
    fn learn_corner_comes(moves: u32);
    fn learn_escapes(square: Square, color: Color, reply: Move);
    fn learn_slower(square: Square);
    fn learn_also_possible(color: Color, square: Square);
    fn learn_now_take();
    fn learn_most_stable(square: Square, stable: u32);
    fn learn_more_stable(square: Square, stable: u32, most: u32);

    fn learn_mobility(square: Square, color: Color, before: u32, theirs: u32, own: u32);
    fn learn_fewest_replies();
    fn learn_fewer_replies(fewest: u32);
    fn learn_fewest_flips(square: Square, count: u32);
    fn learn_fewer_flips(square: Square, count: u32, fewest: u32);

    fn learn_leads_to(square: Square, result: &str, margin: u32);
    fn learn_best_move(square: Square);
    fn learn_better_move(result: &str, margin: u32);
    fn learn_only_winner(square: Square);
    fn learn_win_gone(square: Square, color: Color, reply: Move);
    fn learn_in_region(size: u32);

    fn learn_play_next(color: Color, square: Square);
    fn learn_line_goes(square: Square, next: Square);
    fn learn_only_reply(color: Color, reply: Square);

    fn learn_hint_outflanks(discs: &str);
    fn learn_hint_square(square: Square);
    fn learn_hint_one_of(squares: &str);
    fn learn_hint_count(count: u32);
    fn learn_hint_look();
    fn learn_hint_corner(corner: Square);
    fn learn_hint_replies(color: Color, count: u32);
    fn learn_hint_pass();

    fn learn_progress_unreadable(count: usize);
}
