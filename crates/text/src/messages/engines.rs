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
}
