use std::io::{Write as _, stdout};
use std::ops::ControlFlow;
use std::time::Duration;

use clap::Args;
use outflank_app::review::USUAL;
use outflank_engine::{Goal, Kind, Level, MoveScore, Report, SearchRequest};
use outflank_rules::{Move, Position};
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::Failure;
use crate::json::{self, Discs, kind_name};
use crate::opening_book::BookArgument;
use crate::position::PositionArgument;
use crate::progress::Progress;
use crate::resources::Resources;
use crate::solve::{moves_in_words, work_in_words};
use crate::value;

/// `outflank eval`.
#[derive(Args)]
pub struct Eval {
    #[arg(required = true)]
    positions: Vec<PositionArgument>,
    #[arg(long, value_parser = value::level, conflicts_with_all = ["depth", "time", "static"])]
    level: Option<Level>,
    #[arg(long, value_parser = value::search_depth, conflicts_with_all = ["time", "static"])]
    depth: Option<u32>,
    #[arg(long, value_parser = value::seconds, conflicts_with = "static")]
    time: Option<Duration>,
    #[arg(long = "static", id = "static")]
    only_static: bool,
    #[arg(long, value_parser = value::number::<usize>(1..=64))]
    moves: Option<usize>,
    #[command(flatten)]
    resources: Resources,
    #[command(flatten)]
    book: BookArgument,
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    position: Position,
    /// Of the best move, or the final score.
    score: Discs,
    kind: &'static str,
    moves: Vec<Line>,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Line {
    r#move: Move,
    score: Discs,
    kind: &'static str,
    depth: u32,
    /// The confidence of selective cuts in per cent; `null` without a search.
    selectivity: Option<u8>,
    pv: Vec<Move>,
}

impl Eval {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut engine = self.resources.engine(texts)?;
        let bare = self.bare_search();
        engine.set_book(match bare {
            Some(_) => self.book.asked(texts)?,
            None => self.book.book(texts)?,
        });
        let lines = self.moves.unwrap_or(1);
        let progress = Progress::new();
        for &PositionArgument { position, .. } in &self.positions {
            let show = |report: &Report| {
                if let Some(best) = report.best() {
                    progress.show(&line_in_words(best, texts));
                }
                ControlFlow::Continue(())
            };
            let report = if let Some(goal) = bare {
                let mut request = SearchRequest::new(position, goal);
                request.limits.time = self.time;
                request.lines = lines;
                let from_book = engine.from_book(position, lines);
                from_book.unwrap_or_else(|| engine.search(&request, &|| false, show))
            } else {
                let level = self.level.unwrap_or(USUAL);
                let mut report = engine.judge(position, level, None, &|| false, show);
                report.lines.truncate(lines);
                report
            };
            progress.clear();
            let (discs, kind) = value(position, &report);
            if self.json {
                print_json(position, discs, kind, &report)?;
            } else {
                print(position, discs, kind, &report, texts)?;
            }
        }
        Ok(())
    }

    /// A search of its own, which nobody else's numbers agree with; without one the position is judged.
    fn bare_search(&self) -> Option<Goal> {
        if self.only_static {
            Some(Goal::Static)
        } else if self.time.is_some() {
            Some(Goal::Best)
        } else {
            self.depth.map(Goal::Depth)
        }
    }
}

/// The value of the best move, or the final score.
fn value(position: Position, report: &Report) -> (f32, Kind) {
    match report.best() {
        Some(best) => (best.value.discs(), best.kind),
        None => (position.board().final_score().discs() as f32, Kind::Exact),
    }
}

fn print_json(position: Position, discs: f32, kind: Kind, report: &Report) -> Result<(), Failure> {
    let empties = position.empties().len();
    let answer = Answer {
        position,
        score: Discs::new(discs, kind),
        kind: kind_name(kind),
        moves: report
            .lines
            .iter()
            .map(|line| json_line(line, empties))
            .collect(),
        nodes: report.nodes,
        seconds: report.elapsed.as_secs_f64(),
    };
    json::print(&answer)
}

fn json_line(line: &MoveScore, empties: u32) -> Line {
    let (depth, selectivity) = match line.kind {
        Kind::Static => (0, None),
        Kind::Midgame { depth, percent } => (depth, Some(percent)),
        Kind::Book { depth } => (depth, None),
        Kind::Selective { percent } => (empties, Some(percent)),
        Kind::Exact => (empties, Some(100)),
    };
    Line {
        r#move: line.mv,
        score: Discs::new(line.value.discs(), line.kind),
        kind: kind_name(line.kind),
        depth,
        selectivity,
        pv: line.line.clone(),
    }
}

fn print(
    position: Position,
    discs: f32,
    kind: Kind,
    report: &Report,
    texts: &Texts,
) -> Result<(), Failure> {
    let mut out = stdout().lock();
    writeln!(out, "{position}")?;
    let score = texts.value_in_words(discs, kind);
    let kind = texts.describe(&kind);
    writeln!(out, "{}", texts.evaluated(position.turn(), &score, &kind))?;
    for line in &report.lines {
        let moves = moves_in_words(&line.line);
        writeln!(out, "  {}: {moves}", line_in_words(line, texts))?;
    }
    let work = work_in_words(report.nodes, report.elapsed.as_secs_f64(), texts);
    writeln!(out, "{work}")?;
    Ok(())
}

/// A move and its value: `f5 +1.25 (12 moves ahead)`.
fn line_in_words(line: &MoveScore, texts: &Texts) -> String {
    let value = texts.value_in_words(line.value.discs(), line.kind);
    format!("{} {value} ({})", line.mv, texts.describe(&line.kind))
}
