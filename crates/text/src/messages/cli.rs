//! The command line: help, results and usage errors.

messages! {
    fn heading_usage();
    fn heading_commands();
    fn heading_arguments();
    fn heading_options();
    fn heading_example();
    fn usage_options();
    fn usage_command();

    fn about_outflank();
    fn note_outflank();
    fn help_help();
    fn help_version();
    fn help_lang();
    fn help_json();
    fn help_board();
    fn help_threads();
    fn help_hash(mebibytes: usize);

    fn about_play();
    fn note_play();
    fn help_play_variation();
    fn help_play_black();
    fn help_play_white();
    fn help_play_level();
    fn help_play_clock();
    fn help_play_handicap();
    fn help_play_corners();
    fn help_play_position();
    fn help_play_series();
    fn help_play_tabletop();
    fn help_play_counting();
    fn help_play_new();
    fn help_play_resume();
    fn help_play_plain();

    fn about_perft();
    fn help_perft_depth();
    fn help_perft_position();
    fn help_perft_pass_free();
    fn perft_result(depth: u32, nodes: &str, seconds: &str);

    fn about_solve();
    fn note_solve(line: &str);
    fn help_solve_positions();

    fn about_eval();
    fn help_eval_positions();
    fn help_eval_level();
    fn help_eval_depth();
    fn help_eval_time();
    fn help_eval_static();
    fn help_eval_moves();

    fn about_bench();
    fn help_bench_threads();

    fn about_serve();
    fn note_serve();
    fn help_serve_port();
    fn help_serve_no_open();
    fn help_serve_page();
    fn serving(url: &str);
    fn serving_no_page();
    fn not_opened();
    fn serve_failed(reason: &str);
    fn page_unreadable(reason: &str);

    fn about_gtp();
    fn note_gtp();
    fn help_gtp_level();

    fn about_show();
    fn help_show_position();
    fn note_position();

    fn name_depth();
    fn name_position();
    fn name_file();
    fn name_file_or_position();
    fn name_level();
    fn name_seconds();
    fn name_mebibytes();
    fn name_language();
    fn name_number();
    fn name_folder();
    fn name_style();
    fn name_player();
    fn name_clock();
    fn name_corners();
    fn name_series();
    fn name_warning();
    fn name_counting();

    fn usage_unknown_option(option: &str);
    fn usage_unknown_command(word: &str);
    fn usage_unexpected(word: &str);
    fn usage_missing(argument: &str);
    fn usage_needs_value(option: &str);
    fn usage_takes_no_value(option: &str);
    fn usage_once(option: &str);
    fn usage_conflict(option: &str, other: &str);
    fn usage_not_text();
    fn usage_wrong();
    fn usage_see(sentence: &str, command: &str);

    fn wrong_value(name: &str, value: &str, reason: &str);
    fn wrong_number(least: u32, most: u32);
    fn wrong_seconds();
    fn wrong_factor();
    fn wrong_choice(choices: &str);
    fn wrong_id(known: &str);
    fn cpu_lacks(features: &str);
    fn terminal_failed(reason: &str);
}
