//! The puzzles: what they are, what to do, how it went.

use outflank_rules::Color;

messages! {
    fn puzzle_kind_corner();
    fn puzzle_kind_win();
    fn puzzle_kind_ending();
    fn puzzle_about_corner();
    fn puzzle_about_win();
    fn puzzle_about_ending();

    fn puzzle_goal_corner(color: Color, moves: u32);
    fn puzzle_goal_win(color: Color);
    fn puzzle_goal_ending(color: Color);

    fn puzzle_difficulty(number: u8);
    fn puzzle_classic(number: u8);
    fn puzzle_solved_count(solved: usize, total: usize);

    fn puzzle_solved();
    fn puzzle_solved_with_help();
    fn puzzle_shown();
    fn puzzle_playing_out();
    fn puzzle_played_out();
}
