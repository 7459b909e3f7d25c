use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write as _, stdin, stdout};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use outflank_engine::{Engine, Goal, SearchRequest};
use outflank_record::obf::{self, Problem};
use outflank_rules::{Move, Position, Score};
use outflank_text::Texts;
use serde::Serialize;

use crate::failure::{self, Failure};
use crate::json;
use crate::position::PositionArgument;
use crate::progress::Progress;
use crate::resources::Resources;

/// `outflank solve`.
#[derive(Args)]
pub struct Solve {
    #[arg(required = true)]
    positions: Vec<OsString>,
    #[command(flatten)]
    resources: Resources,
    #[arg(long)]
    json: bool,
}

/// An argument.
enum Source {
    Input,
    File(PathBuf),
    Position(String, PositionArgument),
}

/// A solved position.
#[derive(Serialize)]
struct Answer {
    /// File and line, name, or number of the argument.
    id: String,
    position: Position,
    empties: u32,
    score: i32,
    /// `null` if the game is over.
    best: Option<Move>,
    pv: Vec<Move>,
    nodes: u64,
    seconds: f64,
    expected: Option<i32>,
    /// Whether score and move agree with the file, if it has any.
    ok: Option<bool>,
}

#[derive(Default, Serialize)]
struct Summary {
    positions: u64,
    wrong: u64,
    /// Lines that are not positions.
    unreadable: u64,
    nodes: u64,
    seconds: f64,
}

/// How our answer differs from the file's.
enum Mistake {
    Score,
    /// Our best move has this lower score in the file.
    Move(Move, Score),
}

impl Solve {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let sources = self.sources(texts)?;
        let mut solver = Solver {
            engine: self.resources.engine(texts)?,
            texts,
            json: self.json,
            progress: Progress::new(),
            summary: Summary::default(),
        };
        for source in sources {
            match source {
                Source::Position(id, argument) => {
                    solver.solve(&id, &Problem::unknown(argument.position))?;
                }
                Source::Input => solver.solve_lines("-", stdin().lock())?,
                Source::File(path) => {
                    let name = path.display().to_string();
                    match File::open(&path) {
                        Ok(file) => solver.solve_lines(&name, BufReader::new(file))?,
                        Err(error) => solver.cannot_read(&name, &error),
                    }
                }
            }
        }
        solver.finish()
    }

    /// Parses all arguments before the first search.
    fn sources(&self, texts: &Texts) -> Result<Vec<Source>, Failure> {
        let sources = self.positions.iter().enumerate();
        sources
            .map(|(place, argument)| source(argument, place + 1, texts))
            .collect()
    }
}

fn source(argument: &OsStr, place: usize, texts: &Texts) -> Result<Source, Failure> {
    if argument == "-" {
        return Ok(Source::Input);
    }
    if Path::new(argument).exists() {
        return Ok(Source::File(argument.into()));
    }
    let text = argument.to_string_lossy();
    match text.parse() {
        Ok(position) => {
            let id = match text.trim().strip_prefix('@') {
                Some(name) => format!("@{name}"),
                None => place.to_string(),
            };
            Ok(Source::Position(id, position))
        }
        Err(reason) => {
            let reason = texts.neither_file_nor_position(&texts.describe(&reason));
            let name = texts.name_file_or_position();
            Err(Failure::Usage(texts.wrong_value(
                &name,
                text.trim_start(),
                &reason,
            )))
        }
    }
}

/// Solves position after position.
struct Solver<'a> {
    engine: Engine,
    texts: &'a Texts,
    json: bool,
    progress: Progress,
    summary: Summary,
}

impl Solver<'_> {
    /// Solves the lines of a file. A bad line is reported and skipped.
    fn solve_lines(&mut self, name: &str, input: impl BufRead) -> Result<(), Failure> {
        for line in obf::Lines::new(input) {
            match line {
                Ok((number, Ok(problem))) => self.solve(&format!("{name}:{number}"), &problem)?,
                Ok((number, Err(error))) => {
                    let reason = self.texts.describe(&error);
                    self.summary.unreadable += 1;
                    failure::tell(&self.texts.in_line(name, number, error.column, &reason));
                }
                Err(error) => {
                    self.cannot_read(name, &error);
                    break;
                }
            }
        }
        Ok(())
    }

    fn cannot_read(&mut self, name: &str, error: &io::Error) {
        self.summary.unreadable += 1;
        failure::tell(&self.texts.cannot_read(name, &self.texts.describe(error)));
    }

    fn solve(&mut self, id: &str, problem: &Problem) -> Result<(), Failure> {
        let position = problem.position;
        let request = SearchRequest::new(position, Goal::Exact);
        let (texts, progress) = (self.texts, &self.progress);
        let report = self.engine.search(&request, &|| false, |report| {
            if let Some(best) = report.best() {
                let value = texts.value_in_words(best.value.discs(), best.kind);
                let kind = texts.describe(&best.kind);
                progress.show(&format!("{id}: {} {value}, {kind}", best.mv));
            }
            ControlFlow::Continue(())
        });
        progress.clear();
        let (score, line) = match report.best() {
            None => (position.board().final_score(), &[][..]),
            Some(best) => (
                best.exact().expect("the last stage is a proof"),
                &*best.line,
            ),
        };
        let mistake = mistake(problem, score, line.first().copied());
        let answer = Answer {
            id: id.to_owned(),
            position,
            empties: position.empties().len(),
            score: score.discs(),
            best: line.first().copied(),
            pv: line.to_vec(),
            nodes: report.nodes,
            seconds: report.elapsed.as_secs_f64(),
            expected: problem.best().map(Score::discs),
            ok: problem.best().map(|_| mistake.is_none()),
        };
        self.summary.positions += 1;
        self.summary.wrong += u64::from(mistake.is_some());
        self.summary.nodes += report.nodes;
        self.summary.seconds += answer.seconds;
        self.print(&answer, problem, mistake.as_ref(), report.elapsed)
    }

    fn print(
        &self,
        answer: &Answer,
        problem: &Problem,
        mistake: Option<&Mistake>,
        elapsed: Duration,
    ) -> Result<(), Failure> {
        if self.json {
            return json::print(answer);
        }
        let (texts, turn) = (self.texts, problem.position.turn());
        let discs = |score: i32| texts.signed(score.into(), 0);
        let score = discs(answer.score);
        let mut line = if answer.pv.is_empty() {
            texts.solved_over(&answer.id, turn, &score)
        } else {
            let work = work_in_words(answer.nodes, elapsed.as_secs_f64(), texts);
            let moves = moves_in_words(&answer.pv);
            texts.solved(&answer.id, turn, &score, answer.empties, &moves, &work)
        };
        if let Some(best) = problem.best() {
            let best = discs(best.discs());
            let verdict = match mistake {
                None => texts.solved_agrees(),
                Some(Mistake::Score) => texts.solved_wrong_score(&best),
                Some(&Mistake::Move(mv, listed)) => {
                    texts.solved_wrong_move(mv, &discs(listed.discs()), &best)
                }
            };
            line = format!("{line} [{verdict}]");
        }
        writeln!(stdout(), "{line}")?;
        Ok(())
    }

    fn finish(self) -> Result<(), Failure> {
        let Summary {
            positions,
            wrong,
            unreadable,
            nodes,
            seconds,
        } = self.summary;
        if self.json {
            json::print(&self.summary)?;
        } else {
            let work = work_in_words(nodes, seconds, self.texts);
            let summary = self.texts.solved_all(positions, wrong, &work);
            writeln!(stdout(), "{summary}")?;
        }
        let disagree = (wrong > 0).then(|| self.texts.solved_some_wrong(positions, wrong));
        match (unreadable, disagree) {
            (0, None) => Ok(()),
            (0, Some(sentence)) => Err(Failure::No(sentence)),
            (_, disagree) => {
                if let Some(sentence) = disagree {
                    failure::tell(&sentence);
                }
                Err(Failure::Reported)
            }
        }
    }
}

/// Compares our score and move with the file's.
fn mistake(problem: &Problem, score: Score, mv: Option<Move>) -> Option<Mistake> {
    let best = problem.best()?;
    if score != best {
        return Some(Mistake::Score);
    }
    let mv = mv?;
    let listed = problem.score_of(mv)?;
    (listed < best).then_some(Mistake::Move(mv, listed))
}

/// Nodes and time.
pub fn work_in_words(nodes: u64, seconds: f64, texts: &Texts) -> String {
    texts.work(&nodes.to_string(), &texts.decimal(seconds, 3))
}

/// `f5 d6 c3`.
pub fn moves_in_words(moves: &[Move]) -> String {
    let names: Vec<String> = moves.iter().map(Move::to_string).collect();
    names.join(" ")
}
