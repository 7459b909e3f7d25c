use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use outflank_arena::{EngineContender, Sprt, Thinking, Verdict};
use outflank_text::Texts;
use outflank_train::manifest::{Asked, GateRecord};
use outflank_train::{Run, Stage, TrainError};

use super::words::sentence;
use crate::failure::Failure;
use crate::interrupt::Stop;
use crate::match_play::{Rules, Scoreboard, Side};
use crate::{resources, value, weights};

/// `outflank train gate`.
#[derive(Args)]
pub struct Gate {
    directory: PathBuf,
    #[arg(long, value_parser = value::round)]
    round: Option<usize>,
    #[command(flatten)]
    rules: GateRules,
    #[arg(long, value_parser = value::threads)]
    threads: Option<usize>,
}

/// The games of the match.
#[derive(Args, Clone, Copy)]
pub struct GateRules {
    #[arg(long, value_parser = value::match_games, default_value = "4000")]
    gate_games: u32,
    #[arg(long, value_parser = value::search_depth, default_value = "6")]
    gate_depth: u32,
}

impl Gate {
    pub fn run(self, texts: &Texts) -> Result<(), Failure> {
        let told = |error: TrainError| Failure::Usage(sentence(&error, texts));
        let threads = resources::threads(self.threads);
        Run::existing(&self.directory, threads).map_err(told)?;
        let run = Run::open(&self.directory, &Asked::default(), threads);
        let mut run = run.map_err(told)?;
        let round = self.round.unwrap_or_else(|| run.current_round() - 1);
        self.rules.play(&mut run, round, threads, texts)
    }
}

/// New weights have to gain Elo, with an error rate of 5 %.
const TEST: Sprt = Sprt::new(0.0, 10.0);

impl GateRules {
    /// Plays or resumes a match of a round's weights against its predecessor's. Succeeds if they win, or have no
    /// predecessor.
    pub fn play(
        self,
        run: &mut Run,
        round: usize,
        threads: usize,
        texts: &Texts,
    ) -> Result<(), Failure> {
        let told = |error: TrainError| Failure::Usage(sentence(&error, texts));
        if round == 0 || !run.weights_path(round).is_file() {
            return Err(told(TrainError::Before(Stage::Export, round.max(1))));
        }
        let Some(before) = run.weights_path_before(round) else {
            return Ok(());
        };
        let start = Instant::now();
        let contender = |path: &Path| -> Result<EngineContender, Failure> {
            let name = path.display().to_string();
            Ok(EngineContender {
                weights: Some(weights::read(path, texts)?),
                ..EngineContender::new(name, Thinking::Depth(self.gate_depth))
            })
        };
        let (new, old) = (contender(&run.weights_path(round))?, contender(&before)?);
        let journal = run.weights_path(round).with_file_name("gate.journal");
        let rules = Rules::test(self.gate_games, TEST, journal, threads);
        let mut board = Scoreboard::new(&rules, Stop::default(), texts)?;
        let name = new.name.clone();
        let pairs = board.play(&[new, old].map(Side::BuiltIn))?;
        let record = GateRecord {
            depth: self.gate_depth,
            pairs: pairs.counts(),
            won: TEST.verdict(&pairs) == Verdict::Confirmed,
        };
        run.set_gate(round, record, start).map_err(told)?;
        board.judge(&pairs, &name)
    }
}
