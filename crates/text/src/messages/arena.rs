//! Measuring strength: matches, openings, weights.

use outflank_rules::Square;

messages! {
    fn about_match();
    fn note_match();
    fn help_match_player();
    fn help_match_levels();
    fn help_match_games();
    fn help_match_openings();
    fn help_match_sprt();
    fn help_match_journal();
    fn help_match_threads();
    fn help_match_solve();
    fn help_seed();
    fn name_levels();

    fn about_book();
    fn note_book();
    fn help_book_position();
    fn help_book_file();
    fn help_book_build();
    fn help_book_positions();
    fn help_book_depth();
    fn help_book_weights();
    fn help_book();
    fn help_no_book();
    fn help_eval_book();
    fn book_size(positions: usize, depth: u32);
    fn book_plies(counts: &str);
    fn book_unknown(position: &str);
    fn book_other_depth(depth: u32);
    fn book_foreign();
    fn book_version(version: u32);
    fn book_damaged();
    fn cannot_write(file: &str, reason: &str);

    fn about_validate();
    fn note_validate();
    fn help_validate_weights();
    fn help_validate_wthor();
    fn help_validate_depth();
    fn help_validate_sample();
    fn help_validate_choose();
    fn help_validate_solve();
    fn validate_judgement_head();
    fn validate_choices_head();
    fn validate_proofs_head();

    fn match_head();
    fn match_ratio(ratio: &str, lower: &str, upper: &str);
    fn match_confirmed(player: &str, ratio: &str);
    fn match_refuted(player: &str, ratio: &str);
    fn match_open(player: &str, ratio: &str);
    fn match_two_players();

    fn wrong_contender(part: &str);
    fn wrong_levels();
    fn wrong_sprt();
    fn openings_none();
    fn openings_line(line: usize, reason: &str);
    fn openings_over();
    fn journal_line(line: usize);

    fn wthor_no_files();
    fn wthor_no_header();
    fn wthor_board_size(size: u8);
    fn wthor_not_games();
    fn wthor_truncated(game: u32, games: u32);
    fn wthor_game(game: u32, reason: &str);
    fn wthor_not_a_square(ply: usize, byte: u8);
    fn wthor_illegal(ply: usize, square: Square);
    fn wthor_after_the_end(ply: usize);
    fn wthor_score(score: u8);

    fn weights_built_in();
    fn weights_foreign();
    fn weights_version(version: u32);
    fn weights_layout();
    fn weights_truncated();
    fn weights_damaged();
}
