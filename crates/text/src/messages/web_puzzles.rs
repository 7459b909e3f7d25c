//! The page of puzzles.

messages! {
    fn puzzles_lead();
    fn puzzles_classics();
    fn puzzles_classics_about();
    fn puzzles_stream();
    fn puzzles_stream_about();
    fn puzzles_kind();
    fn puzzles_kind_any();
    fn puzzles_difficulty();
    fn puzzles_difficulty_fitting();
    fn puzzles_begin();
    fn puzzles_next();
    fn puzzles_all();
    fn puzzles_solution();
    fn puzzles_again();
    fn puzzles_play_out();
    fn puzzles_so_far();
    fn puzzles_streak(now: u32, longest: u32);
    fn puzzles_card_solved();
    fn puzzles_card_tried();
    fn puzzles_none_such(name: &str);
    fn puzzles_solution_is(moves: &str);
}
