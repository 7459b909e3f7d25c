//! Makes the file of what moves of the course are worth.
//!
//! `cargo run --release -p outflank-learn --example course_values -- crates/learn/course.txt`
//!
//! The tests of the course read it: nothing that is taught may lose. New weights or new boards need a new file.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::{env, fs};

use anyhow::{Context, Result};
use outflank_engine::{Book, Engine, Kind, Level, Options};
use outflank_learn::course::{self, Chapter, Lesson, Task, worth};
use outflank_learn::{Answer, Verdict};
use outflank_rules::Move;

/// How far to look: exact from 20 empty squares on.
const LEVEL: u8 = 15;
/// How many moves of the expected line are kept: enough to see the idea.
const LINE: usize = 5;

fn main() -> Result<()> {
    let out = env::args().nth(1).context("say where the values go")?;
    let mut engine = Engine::new(Options {
        threads: 1,
        hash_bytes: 64 << 20,
    });
    // An analysis has it, too.
    engine.set_book(Some(Arc::new(Book::built_in())));
    let level = Level::new(LEVEL).context("a level")?;
    let mut text = format!(
        "# Made by `cargo run --release -p outflank-learn --example course_values`, checked by the tests of the course.\n\
         # Board, side to move, what moves are worth in discs, how that is known, and the expected lines, best first.\n\
         # Weights {:016x}, level {LEVEL}.\n",
        engine.weights().checksum()
    );
    let strategy = course::chapters()
        .iter()
        .filter(|chapter| chapter.part.is_strategy());
    let mut known = Vec::new();
    let steps = strategy.flat_map(|chapter| (0..chapter.steps.len()).map(move |at| (chapter, at)));
    for (chapter, at) in steps {
        let step = &chapter.steps[at];
        for position in step.judged() {
            if known.contains(&position) {
                continue;
            }
            known.push(position);
            let report = engine.judge(position, level, None, &|| false, |_| {
                ControlFlow::Continue(())
            });
            let values = report.lines.iter().filter_map(|score| {
                let discs = score.value.discs();
                Some(format!("{}={discs:.1}", score.mv.square()?))
            });
            let values: Vec<String> = values.collect();
            let proven = report.lines.iter().all(|it| it.kind == Kind::Exact);
            let how = if proven { "exact" } else { "estimate" };
            let best = report.best().context("a move")?;
            let others = report.lines.iter().filter(|it| {
                let cost = best.value.discs() - it.value.discs();
                it.mv != best.mv && cost <= worth::MARGIN && accepts(chapter, at, it.mv)
            });
            let lines = [best].into_iter().chain(others).map(|it| {
                let moves = it.line.iter().take(LINE).map(ToString::to_string);
                moves.collect::<Vec<String>>().join(" ")
            });
            let lines: Vec<String> = lines.collect();
            writeln!(
                text,
                "{position} {} {how} {}",
                values.join(" "),
                lines.join(" | ")
            )?;
            eprintln!("{}: {}", step.id, values.first().map_or("", String::as_str));
        }
    }
    fs::write(&out, text).context(out)
}

/// Whether a step is done with this move: then its line is shown.
fn accepts(chapter: &'static Chapter, step: usize, mv: Move) -> bool {
    let mut lesson = Lesson::new(chapter);
    lesson.go_to(step)
        && matches!(lesson.step().task, Task::Play(_))
        && lesson.answer(&Answer::Play(mv)).verdict == Verdict::Done
}
