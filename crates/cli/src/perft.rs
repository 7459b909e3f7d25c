use std::io::{IsTerminal as _, Write as _, stderr, stdout};
use std::time::Instant;

use clap::Args;
use outflank_rules::perft::{PassRule, perft_parallel};
use outflank_rules::{Board, Position};
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::Failure;
use crate::position::PositionArgument;
use crate::progress::Progress;
use crate::{json, resources, value};

/// `outflank perft`.
#[derive(Args)]
pub struct Perft {
    #[arg(value_parser = value::number::<u32>(0..=60))]
    depth: u32,
    position: Option<PositionArgument>,
    #[arg(long)]
    pass_free: bool,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    depth: u32,
    nodes: u64,
    seconds: f64,
}

impl Perft {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let position = self.position.map_or(Position::START, |it| it.position);
        let board = position.board();
        let rule = if self.pass_free {
            PassRule::Free
        } else {
            PassRule::Ply
        };
        let threads = resources::threads(self.threads);
        let start = Instant::now();
        let nodes = if stderr().is_terminal() {
            count_with_progress(board, self.depth, rule, threads)
        } else {
            perft_parallel(board, self.depth, rule, threads)
        };
        let seconds = start.elapsed().as_secs_f64();
        let depth = self.depth;
        if self.json {
            return json::print(&Answer {
                depth,
                nodes,
                seconds,
            });
        }
        let seconds = texts.decimal(seconds, 3);
        let result = texts.perft_result(depth, &nodes.to_string(), &seconds);
        writeln!(stdout(), "{result}")?;
        Ok(())
    }
}

/// Counts root move by root move, with progress.
fn count_with_progress(board: Board, depth: u32, rule: PassRule, threads: usize) -> u64 {
    let legal = board.legal_moves();
    if depth < 2 || legal.is_empty() {
        return perft_parallel(board, depth, rule, threads);
    }
    let progress = Progress::new();
    let mut nodes = 0;
    for (done, square) in legal.into_iter().enumerate() {
        progress.show(&format!("{square} {}/{}", done + 1, legal.len()));
        let child = board.place(square, board.flips(square));
        nodes += perft_parallel(child, depth - 1, rule, threads);
    }
    progress.clear();
    nodes
}
