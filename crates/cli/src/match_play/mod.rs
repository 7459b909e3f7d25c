//! `outflank match`: games between engines.

pub mod save;
mod scoreboard;
mod side;
mod words;

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use outflank_arena::EngineContender;
use outflank_engine::Level;
use outflank_text::Texts;

pub use scoreboard::{Rules, Scoreboard};
pub use side::{ProgramArgument, Side};

use crate::contender::ContenderArgument;
use crate::failure::Failure;
use crate::interrupt::Stop;
use crate::validate::{self, Examiner};
use crate::{resources, value};
use side::Sides;

/// `outflank match`.
#[derive(Args)]
pub struct MatchPlay {
    #[command(flatten)]
    sides: Sides,
    #[arg(long, value_parser = value::levels)]
    levels: Option<(Level, Level)>,
    #[arg(long, value_parser = value::seconds)]
    patience: Option<Duration>,
    #[command(flatten)]
    rules: Rules,
    #[arg(long, conflicts_with_all = ["levels", "json"])]
    solve: Option<PathBuf>,
}

/// The default time a program may take to answer without a clock.
const DEFAULT_PATIENCE: Duration = Duration::from_mins(1);

impl MatchPlay {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let mut board = Scoreboard::new(&self.rules, Stop::on_interrupt(), texts)?;
        if let Some((from, to)) = self.levels {
            for number in from.number()..to.number() {
                let [stronger, weaker] = [number + 1, number]
                    .map(|number| Level::new(number).expect("between two levels"))
                    .map(ContenderArgument::level);
                let sides = [stronger.contender(texts)?, weaker.contender(texts)?];
                board.play(&sides.map(Side::BuiltIn))?;
            }
            return Ok(());
        }
        let [first, second] = &*self.sides.0 else {
            return Err(Failure::Usage(texts.match_two_players()));
        };
        let problems = match &self.solve {
            Some(path) => Some(validate::read_problems(path, texts)?),
            None => None,
        };
        let patience = self.patience.unwrap_or(DEFAULT_PATIENCE);
        let sides = [first.side(patience, texts)?, second.side(patience, texts)?];
        let both = match (&problems, &sides) {
            (None, _) => None,
            (Some(_), [Side::BuiltIn(first), Side::BuiltIn(second)]) => {
                Some([first.clone(), second.clone()])
            }
            (Some(_), _) => return Err(Failure::Usage(texts.match_solve_built_in())),
        };
        let pairs = board.play(&sides)?;
        if let (Some(problems), Some(both)) = (problems, both) {
            let examiner = Examiner {
                texts,
                threads: self.rules.threads(),
            };
            let hash_bytes = resources::options().hash_bytes;
            examiner.solve(
                &both.map(|contender| EngineContender {
                    hash_bytes,
                    ..contender
                }),
                &problems,
            )?;
        }
        board.judge(&pairs, first.text())
    }
}
