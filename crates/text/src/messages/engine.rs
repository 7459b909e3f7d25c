//! What the engine has found.

use outflank_rules::{Color, Move};

messages! {
    fn kind_exact();
    fn kind_selective(percent: u8);
    fn kind_midgame(depth: u32, percent: u8);
    fn kind_static();
    fn kind_book();

    fn solved(id: &str, color: Color, score: &str, empties: u32, moves: &str, work: &str);
    fn solved_over(id: &str, color: Color, score: &str);
    fn solved_agrees();
    fn solved_wrong_score(score: &str);
    fn solved_wrong_move(mv: Move, score: &str, best: &str);
    fn solved_all(positions: u64, wrong: u64, work: &str);
    fn solved_some_wrong(positions: u64, wrong: u64);

    fn evaluated(color: Color, score: &str, kind: &str);
    fn work(nodes: &str, seconds: &str);
    fn speed(threads: usize, nodes: &str, seconds: &str, rate: &str);
    fn signature(signature: &str);
}
