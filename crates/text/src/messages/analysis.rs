//! Analysis of games.

use outflank_rules::{Color, Square};

messages! {
    fn mistake_gave_corner(corner: Square);
    fn mistake_left_corner(corner: Square);
    fn mistake_let_move();
    fn mistake_ran_out(left: u32, could: u32);
    fn mistake_loses_corner(corner: Square);
    fn mistake_misses_corner(corner: Square);
    fn mistake_opened(square: Square);
    fn mistake_broke_parity(squares: u32);
    fn mistake_gave_moves(has: u32, could: u32);
    fn mistake_has_to_pass();
    fn mistake_spares_pass();
    fn mistake_few_moves(has: u32, could: u32);
    fn mistake_left_square(square: Square);
    fn mistake_gave_stable(gets: u32, could: u32);
    fn mistake_built_wall(has: u32, could: u32);

    fn about_analyse();
    fn help_analyse_games();
    fn help_analyse_level();
    fn help_analyse_page();
    fn name_file_or_game();
    fn neither_file_nor_game(reason: &str);
    fn analysing(number: u64, done: usize, total: usize);
    fn analysis_title();
    fn analysis_game(number: u64, black: &str, white: &str);
    fn analysis_opening(name: &str);
    fn analysis_no_moves();
    fn analysis_better(better: &str, score: &str, loss: &str);
    fn analysis_graph();
    fn analysis_performance(color: Color, accuracy: &str, loss: &str);
    fn analysis_counts(choices: usize, best: usize, slips: usize, mistakes: usize, blunders: usize);
    fn analysis_turn(number: usize, mv: &str, color: Color, before: u32, after: u32, sure: u32);
    fn analysis_mistake(number: usize, mv: &str, loss: &str);
    fn analysis_instead(better: &str);
    fn analysis_answer(answer: &str);
    fn analysis_legend();
    fn analysis_accuracy(accuracy: &str);
    fn analysis_summary(games: u64, moves: usize, loss: &str);
    fn analysis_column_number();
    fn analysis_column_move();
    fn analysis_column_score();
    fn analysis_column_better();
    fn analysis_column_loss();
    fn page_not_written(file: &str, reason: &str);
}
