//! Other programs: boards that speak NBoard, and engines in matches.

use outflank_rules::Move;

messages! {
    fn about_nboard();
    fn note_nboard();

    fn nboard_thinking();
    fn nboard_analyzing();
    fn nboard_learning();
    fn nboard_bad_line(line: &str);
    fn nboard_bad_game(reason: &str);
    fn nboard_other_rules();
    fn nboard_illegal(mv: Move);
    fn nboard_no_book();
    fn nboard_not_kept(reason: &str);

    fn note_match_engines();
    fn name_command();
    fn help_match_engine();
    fn help_match_patience();
    fn help_match_time();
    fn help_match_save();
    fn match_fault(game: u64, player: &str, reason: &str);
    fn match_no_program(command: &str, reason: &str);
    fn match_solve_built_in();
    fn match_save_format(file: &str);
    fn match_save_other(file: &str);
    fn wrong_program();
    fn fault_illegal(reason: &str);
    fn fault_nonsense(answer: &str);
    fn fault_late(seconds: &str);
    fn fault_silent(seconds: &str);
    fn fault_crashed(words: &str);
    fn fault_refused(command: &str, answer: &str);
    fn fault_resigned();
    fn fault_failed(words: &str);
}
