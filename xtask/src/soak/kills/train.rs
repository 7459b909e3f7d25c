//! A training run, killed again and again until it is done.

use std::fs;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

use super::Work;
use super::program::{Program, Random};

const RUN: [&str; 16] = [
    "train",
    "run",
    "run",
    "--games",
    "200",
    "--depth",
    "3",
    "--exact",
    "4",
    "--passes",
    "2",
    "--positions",
    "1",
    "--deepest",
    "4",
    "--threads=1",
];

pub struct Training {
    /// The weights of a run that nobody interrupts.
    weights: Vec<u8>,
    time: Duration,
}

fn weights(program: &Program) -> Result<Vec<u8>> {
    Ok(fs::read(
        program.folder.join("run/round-01/outflank.weights"),
    )?)
}

impl Training {
    pub fn new(program: &Program) -> Result<Training> {
        let start = Instant::now();
        program.run(&RUN, "")?;
        let training = Training {
            weights: weights(program)?,
            time: start.elapsed(),
        };
        program.clear("run")?;
        Ok(training)
    }
}

impl Work for Training {
    fn kill(&mut self, program: &Program, random: &mut Random) -> Result<()> {
        // A few kills for each run.
        if program.kill_after(&RUN, random.moment(self.time / 3))? {
            return Ok(());
        }
        // It was done; nothing was lost on the way.
        self.check(program)?;
        program.clear("run")?;
        self.kill(program, random)
    }
}

impl Training {
    fn check(&self, program: &Program) -> Result<()> {
        ensure!(
            weights(program)? == self.weights,
            "other weights than without kills"
        );
        for folder in [
            "run",
            "run/round-01",
            "run/round-01/games",
            "run/round-01/data",
            "run/round-01/fit",
        ] {
            program.check_tidy(folder)?;
        }
        Ok(())
    }
}
