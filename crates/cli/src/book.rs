use std::io::{Write as _, stdout};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::{ArgGroup, Args};
use outflank_arena::{EngineContender, EvenOpenings, EvenTerms, Thinking, in_order};
use outflank_book::Growth;
use outflank_engine::{Book, Level};
use outflank_rules::{Move, Position};
use outflank_store::replace;
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::{self, Failure};
use crate::interrupt::Stop;
use crate::position::PositionArgument;
use crate::progress::Progress;
use crate::solve::moves_in_words;
use crate::{json, opening_book, resources, value, weights};

/// `outflank book`.
#[derive(Args)]
#[command(group(ArgGroup::new("made")))]
pub struct BookCommand {
    #[arg(conflicts_with = "made")]
    position: Option<PositionArgument>,
    #[arg(long)]
    file: Option<PathBuf>,
    #[arg(long, group = "made", conflicts_with_all = ["file", "json"])]
    build: Option<PathBuf>,
    #[arg(long, group = "made", conflicts_with_all = ["file", "json"])]
    even_openings: Option<PathBuf>,
    #[arg(long, value_parser = value::untimed_level, requires = "even_openings")]
    level: Option<Level>,
    #[arg(long, value_parser = value::factor, requires = "even_openings")]
    discs: Option<f32>,
    #[arg(long, value_parser = value::number::<usize>(1..=5_000_000), requires = "build")]
    positions: Option<usize>,
    #[arg(long, value_parser = value::search_depth, requires = "build")]
    depth: Option<u32>,
    #[arg(long, requires = "made")]
    weights: Option<PathBuf>,
    #[arg(long, value_parser = value::threads, requires = "made")]
    threads: Option<usize>,
    #[arg(long)]
    json: bool,
}

/// A position in the book.
#[derive(Serialize)]
struct Answer {
    position: Position,
    /// The size of the book.
    positions: usize,
    moves: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    r#move: Move,
    score: f64,
    pv: Vec<Move>,
}

impl BookCommand {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        if let Some(path) = &self.build {
            return self.build(path, texts);
        }
        if let Some(path) = &self.even_openings {
            return self.make_even_openings(path, texts);
        }
        let book = match &self.file {
            Some(path) => opening_book::read(path, texts)?,
            None => Book::built_in(),
        };
        let position = self.position.map_or(Position::START, |it| it.position);
        let answer = Answer::new(&book, position);
        if self.json {
            return json::print(&answer);
        }
        let mut out = stdout().lock();
        writeln!(out, "{}", texts.book_size(book.len(), book.depth()))?;
        if answer.moves.is_empty() {
            return Err(Failure::No(texts.book_unknown(&position.to_string())));
        }
        for line in &answer.moves {
            let score = texts.signed(line.score, 2);
            writeln!(
                out,
                "  {} {score}: {}",
                line.r#move,
                moves_in_words(&line.pv)
            )?;
        }
        Ok(())
    }

    /// Who judges positions.
    fn judge(&self, texts: &Texts) -> Result<EngineContender, Failure> {
        let mut judge = EngineContender::new("", Thinking::Depth(0));
        judge.hash_bytes = 4 << 20;
        if let Some(path) = &self.weights {
            judge.weights = Some(weights::read(path, texts)?);
        }
        Ok(judge)
    }

    fn make_even_openings(&self, path: &Path, texts: &Texts) -> Result<(), Failure> {
        let _alone = failure::alone_with(path, texts)?;
        let judge = self.judge(texts)?;
        let mut openings = EvenOpenings::begin(EvenTerms {
            level: self.level.unwrap_or(DEFAULT_LEVEL),
            discs: self.discs.unwrap_or(DEFAULT_DISCS),
            weights: judge.engine().weights().checksum(),
        });
        if path.exists() {
            let text = String::from_utf8_lossy(&failure::read(path, texts)?).into_owned();
            let begun = openings.resume(&text);
            let other = || Failure::cannot_read(path, &texts.even_other(), texts);
            openings = begun.ok_or_else(other)?;
        }
        let unsaved = |error| Failure::cannot_write(path, &error, texts);
        let stop = Stop::on_interrupt();
        let (progress, mut saved) = (Progress::new(), Instant::now());
        let mut failed = Ok(());
        openings.judge(&judge, resources::threads(self.threads), |openings| {
            let (done, all, even) = openings.counts();
            progress.show(&texts.even_counts(done, all, even));
            if saved.elapsed() >= BETWEEN_SAVES {
                failed = replace(path, openings.to_text());
                saved = Instant::now();
            }
            if failed.is_err() || stop.is_wanted() {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        progress.clear();
        failed.map_err(unsaved)?;
        replace(path, openings.to_text()).map_err(unsaved)?;
        let (done, all, even) = openings.counts();
        writeln!(stdout(), "{}", texts.even_counts(done, all, even))?;
        if openings.is_done() {
            Ok(())
        } else {
            Err(Failure::Interrupted)
        }
    }

    fn build(&self, path: &Path, texts: &Texts) -> Result<(), Failure> {
        let _alone = failure::alone_with(path, texts)?;
        let judge = self.judge(texts)?;
        let weights = judge.engine().weights().checksum();
        let mut book = if path.exists() {
            opening_book::read(path, texts)?
        } else {
            Book::new(self.depth.unwrap_or(DEFAULT_DEPTH)).with_weights(weights)
        };
        if self.depth.is_some_and(|depth| depth != book.depth()) {
            return Err(Failure::Usage(texts.book_other_depth(book.depth())));
        }
        if book.weights() != Some(weights) {
            return Err(Failure::Usage(texts.book_other_weights()));
        }
        let wanted = self.positions.unwrap_or(DEFAULT_SIZE);
        let threads = resources::threads(self.threads);
        let unsaved = |error| Failure::cannot_write(path, &error, texts);
        let (progress, mut saved) = (Progress::new(), Instant::now());
        while book.len() < wanted && grow(&mut book, wanted, &judge, threads) {
            progress.show(&format!("{}/{wanted}", book.len()));
            if saved.elapsed() >= BETWEEN_SAVES {
                replace(path, book.to_bytes()).map_err(unsaved)?;
                saved = Instant::now();
            }
        }
        progress.clear();
        replace(path, book.to_bytes()).map_err(unsaved)?;
        let mut out = stdout().lock();
        writeln!(out, "{}", texts.book_size(book.len(), book.depth()))?;
        let plies = book.positions_by_ply();
        let plies: Vec<String> = plies.iter().map(usize::to_string).collect();
        writeln!(out, "{}", texts.book_plies(&plies.join(" ")))?;
        Ok(())
    }
}

/// Defaults: the search depth, and the number of positions.
const DEFAULT_DEPTH: u32 = 14;
const DEFAULT_SIZE: usize = 100_000;

/// Defaults for even openings: what the published lists have.
const DEFAULT_LEVEL: Level = Level::new(16).unwrap();
const DEFAULT_DISCS: f32 = 2.0;

/// The most positions of a batch.
const LARGEST_BATCH: usize = 400;

/// How often what has been found is saved, after the batch that is being judged.
const BETWEEN_SAVES: Duration = Duration::from_secs(20);

/// Adds the most urgent positions; false if there are none.
///
/// It adds them in batches of 2 % of the book: the larger the book, the less one position changes the urgency of
/// the others. A batch is lost when the program is stopped, so it has an end.
fn grow(book: &mut Book, most: usize, judge: &EngineContender, threads: usize) -> bool {
    let round = (book.len() / 50)
        .min(LARGEST_BATCH)
        .clamp(1, most - book.len());
    let boards = book.wanted(round, Growth::default());
    let depth = book.depth();
    in_order(
        0..boards.len() as u64,
        threads,
        || judge.engine(),
        |engine, number| {
            engine.clear();
            let values = engine.values_for_book(boards[number as usize], depth, &|| false);
            values.expect("nobody stops it")
        },
        |number, values| {
            book.add(boards[number as usize], &values);
            ControlFlow::Continue(())
        },
    );
    book.settle();
    !boards.is_empty()
}

impl Answer {
    fn new(book: &Book, position: Position) -> Answer {
        let moves = book.moves(position).into_iter().map(|it| Line {
            r#move: it.mv,
            score: json::hundredths(it.value.discs().into()),
            pv: book.line(position, it.mv),
        });
        Answer {
            position,
            positions: book.len(),
            moves: moves.collect(),
        }
    }
}
