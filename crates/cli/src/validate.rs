use std::fs::File;
use std::io::{BufReader, Write as _, stdout};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{ArgGroup, Args};
use outflank_arena::exam::{Choices, Exam, Judgement, Proofs};
use outflank_arena::{Contender as _, EngineContender, Thinking};
use outflank_engine::{Goal, Limits, SearchRequest};
use outflank_record::obf::{self, Problem};
use outflank_record::wthor::{self, WthorError};
use outflank_rules::{Position, Score};
use outflank_text::Texts;

use crate::convert::input::files_in;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::{resources, value, weights};

/// `outflank validate`: weights against positions with known scores.
#[derive(Args)]
#[command(group(ArgGroup::new("known").required(true).multiple(true)))]
pub struct Validate {
    #[arg(long)]
    weights: Vec<PathBuf>,
    #[arg(long, group = "known")]
    wthor: Option<PathBuf>,
    #[arg(long, value_parser = value::search_depth)]
    depth: Option<u32>,
    #[arg(long, value_parser = value::match_games)]
    sample: Option<u32>,
    #[arg(long, group = "known")]
    choose: Option<PathBuf>,
    #[arg(long, value_parser = value::search_depth, value_delimiter = ',', requires = "choose")]
    depths: Vec<u32>,
    #[arg(long, value_parser = value::seconds, requires = "choose")]
    seconds: Option<Duration>,
    #[arg(long, group = "known")]
    solve: Option<PathBuf>,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
}

/// The usual search depths for `--choose`.
const DEPTHS: [u32; 3] = [6, 10, 14];

impl Validate {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut contenders = Vec::new();
        for path in &self.weights {
            contenders.push(EngineContender {
                weights: Some(weights::read(path, texts)?),
                ..contender(&path.display().to_string())
            });
        }
        if contenders.is_empty() {
            contenders.push(contender(&texts.weights_built_in()));
        }
        let examiner = Examiner {
            texts,
            threads: resources::threads(self.threads),
        };
        if let Some(path) = &self.wthor {
            let solved = read_archive(path, texts)?;
            let (depth, sample) = (self.depth.unwrap_or(8), self.sample.unwrap_or(5000));
            examiner.judge(&contenders, &solved, depth, sample as usize)?;
        }
        if let Some(path) = &self.choose {
            let limits = |goal| SearchRequest::new(Position::START, goal).limits;
            let mut all: Vec<Limits> = match (&self.depths[..], self.seconds) {
                ([], None) => DEPTHS.map(|depth| limits(Goal::Depth(depth))).to_vec(),
                (depths, _) => depths.iter().map(|&it| limits(Goal::Depth(it))).collect(),
            };
            all.extend(self.seconds.map(|time| Limits {
                time: Some(time),
                ..limits(Goal::Best)
            }));
            examiner.choose(&contenders, &read_problems(path, texts)?, &all)?;
        }
        if let Some(path) = &self.solve {
            examiner.solve(&contenders, &read_problems(path, texts)?)?;
        }
        Ok(())
    }
}

/// The engine with a hash table large enough for solving.
fn contender(name: &str) -> EngineContender {
    EngineContender {
        hash_bytes: resources::options().hash_bytes,
        ..EngineContender::new(name, Thinking::Depth(1))
    }
}

/// Runs examinations, and prints a table for each.
pub struct Examiner<'a> {
    pub texts: &'a Texts,
    pub threads: usize,
}

impl Examiner<'_> {
    /// Evaluations against exact scores: static for all positions, by search for a sample.
    fn judge(
        &self,
        contenders: &[EngineContender],
        solved: &[(Position, Score)],
        depth: u32,
        sample: usize,
    ) -> Result<(), Failure> {
        let texts = self.texts;
        let some: Vec<(Position, Score)> = solved
            .iter()
            .step_by((solved.len() / sample.max(1)).max(1))
            .copied()
            .collect();
        print_head(&texts.validate_judgement_head(), 7)?;
        for contender in contenders {
            for (depth, positions) in [(None, solved), (Some(depth), &some)] {
                // A small hash table, because it is cleared for every position.
                let quick = EngineContender {
                    hash_bytes: 1 << 20,
                    ..contender.clone()
                };
                let judgement = self.with_progress(&quick, positions.len(), |exam| {
                    Judgement::of(exam, positions, depth)
                });
                writeln!(
                    stdout(),
                    "| {} | {} | {} | {} | {} | {} | {} |",
                    contender.name(),
                    depth.map_or_else(|| texts.kind_static(), |depth| depth.to_string()),
                    judgement.count(),
                    texts.decimal(judgement.mean_error(), 3),
                    texts.decimal(judgement.root_mean_square(), 3),
                    texts.signed(judgement.bias(), 3),
                    texts.decimal(judgement.correlation(), 4),
                )?;
            }
        }
        Ok(())
    }

    /// The moves chosen in positions where every move has a score.
    fn choose(
        &self,
        contenders: &[EngineContender],
        problems: &[Problem],
        limits: &[Limits],
    ) -> Result<(), Failure> {
        let texts = self.texts;
        print_head(&texts.validate_choices_head(), 9)?;
        for contender in contenders {
            for &limits in limits {
                let quick = EngineContender {
                    hash_bytes: 16 << 20,
                    ..contender.clone()
                };
                let choices = self.with_progress(&quick, problems.len(), |exam| {
                    Choices::of(exam, problems, limits)
                });
                let limit = match (limits.goal, limits.time) {
                    (Goal::Depth(depth), _) => depth.to_string(),
                    (_, time) => {
                        let seconds = time.unwrap_or_default().as_secs_f64();
                        format!("{} s", texts.decimal(seconds, 2))
                    }
                };
                let rate = [choices.rate(), choices.rate_margin()];
                let [rate, rate_margin] = rate.map(|it| texts.decimal(100.0 * it, 1));
                let loss = [choices.mean_loss(), choices.loss_margin()];
                let [loss, loss_margin] = loss.map(|it| texts.decimal(it, 3));
                let judgement = choices.judgement;
                writeln!(
                    stdout(),
                    "| {} | {limit} | {} | {} ± {rate_margin} | {loss} ± {loss_margin} | {} ± {} | {} ± {} | {} | {} |",
                    contender.name(),
                    choices.positions,
                    texts.percent(&rate),
                    texts.decimal(judgement.mean_error(), 2),
                    texts.decimal(judgement.error_margin(), 2),
                    texts.signed(judgement.bias(), 2),
                    texts.decimal(judgement.bias_margin(), 2),
                    choices.nodes,
                    choices.unknown,
                )?;
            }
        }
        Ok(())
    }

    /// Nodes and time for exact scores.
    pub fn solve(
        &self,
        contenders: &[EngineContender],
        problems: &[Problem],
    ) -> Result<(), Failure> {
        let texts = self.texts;
        print_head(&texts.validate_proofs_head(), 5)?;
        let mut wrong = 0;
        for contender in contenders {
            let proofs =
                self.with_progress(contender, problems.len(), |exam| Proofs::of(exam, problems));
            wrong += proofs.wrong;
            writeln!(
                stdout(),
                "| {} | {} | {} | {} | {} |",
                contender.name(),
                problems.len(),
                proofs.wrong,
                proofs.total_nodes(),
                texts.decimal(proofs.elapsed.as_secs_f64(), 1),
            )?;
        }
        if wrong > 0 {
            let positions = (problems.len() * contenders.len()) as u64;
            return Err(Failure::No(texts.solved_some_wrong(positions, wrong)));
        }
        Ok(())
    }

    /// Runs an examination with a progress line.
    fn with_progress<T>(
        &self,
        contender: &EngineContender,
        count: usize,
        examination: impl FnOnce(Exam<'_>) -> T,
    ) -> T {
        let progress = Progress::new();
        let answer = examination(Exam {
            contender,
            threads: self.threads,
            progress: &|done| {
                if done % 100 == 0 || count < 1000 {
                    progress.show(&format!("{}: {done}/{count}", contender.name()));
                }
            },
        });
        progress.clear();
        answer
    }
}

fn print_head(head: &str, columns: usize) -> Result<(), Failure> {
    writeln!(stdout(), "\n{head}\n|{}", "---|".repeat(columns))?;
    Ok(())
}

/// The solved positions of a WTHOR file, or of a folder of them.
fn read_archive(path: &Path, texts: &Texts) -> Result<Vec<(Position, Score)>, Failure> {
    let mut paths = vec![path.to_owned()];
    if path.is_dir() {
        paths = files_in(path, texts)?;
        paths.retain(|path| {
            let extension = path.extension();
            extension.is_some_and(|it| it.eq_ignore_ascii_case("wtb"))
        });
        if paths.is_empty() {
            return Err(Failure::cannot_read(path, &texts.wthor_no_files(), texts));
        }
    }
    let mut solved = Vec::new();
    for path in &paths {
        let unreadable = |error: WthorError| Failure::cannot_read(path, &error, texts);
        let file = File::open(path).map_err(|error| unreadable(error.into()))?;
        let games = wthor::Games::new(BufReader::new(file)).map_err(unreadable)?;
        let depth = games.header().depth;
        for game in games {
            let game = game.map_err(unreadable)?;
            let position = game.solved(depth);
            solved.extend(position.filter(|(position, _)| !position.is_over()));
        }
    }
    Ok(solved)
}

/// The positions of an OBF file; a bad line is an error.
pub fn read_problems(path: &Path, texts: &Texts) -> Result<Vec<Problem>, Failure> {
    let unreadable = |error| Failure::cannot_read(path, &error, texts);
    let file = File::open(path).map_err(unreadable)?;
    let mut problems = Vec::new();
    for line in obf::Lines::new(BufReader::new(file)) {
        let (number, problem) = line.map_err(unreadable)?;
        problems.push(problem.map_err(|error| {
            let (name, reason) = (path.display().to_string(), texts.describe(&error));
            Failure::Usage(texts.in_line(&name, number, error.column, &reason))
        })?);
    }
    Ok(problems)
}
