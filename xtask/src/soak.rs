//! `cargo xtask soak`: the long runs, which are not part of every `cargo verify`.

mod engine;
mod gtp;
mod nboard;
mod signature;
mod tally;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};
use clap::Subcommand;

use crate::workspace::{cargo, target_dir};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    run: Run,
}

#[derive(Subcommand)]
enum Run {
    /// The kernels and the rules against an array board, on a million positions.
    Kernels,
    /// Exact scores against an independent solver and against themselves: 100,000 positions and more.
    Solver,
    /// The shared table under every interleaving that the memory model allows.
    Table,
    /// Every built-in puzzle: one solution, played to the end, and failed.
    Puzzles,
    /// Games of all formats: the whole WTHOR archive through each of them and back.
    Records {
        /// A folder with `wthor/`, `pgn/`, `vectors/`, `ggf/`, `ffo/`, `hard/` and `xot/`.
        folder: PathBuf,
    },
    /// Every scored position of OBF files, on one thread and on two, with small and large tables.
    Files {
        /// The files, for example the FFO positions.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Sizes of the table in MiB.
        #[arg(long, value_delimiter = ',', default_value = "128")]
        hash: Vec<u32>,
        /// Numbers of threads.
        #[arg(long, value_delimiter = ',', default_value = "1,2")]
        threads: Vec<u32>,
    },
    /// Whole games over GTP: every move legal, every answer in time.
    Gtp(gtp::Args),
    /// How soon searches over NBoard end when a ping comes in.
    Nboard(nboard::Args),
    /// The benchmark on one thread, repeated: always the same signature.
    Signature(signature::Args),
}

pub fn run(args: &Args) -> Result<ExitCode> {
    match &args.run {
        Run::Kernels => {
            let mut command = cargo();
            command.args([
                "test",
                "--release",
                "--package",
                "outflank-rules",
                "--test",
                "kernels",
            ]);
            check(command.env("OUTFLANK_POSITIONS", "1000000"))?;
        }
        Run::Solver => {
            let mut command = cargo();
            command.args([
                "test",
                "--release",
                "--package",
                "outflank-search",
                "--test",
                "exact",
            ]);
            check(command.env("OUTFLANK_SOAK", "1"))?;
        }
        Run::Table => {
            let mut command = cargo();
            command
                .args([
                    "test",
                    "--release",
                    "--package",
                    "outflank-search",
                    "--test",
                    "table_model",
                ])
                .arg("--target-dir")
                .arg(target_dir()?.join("loom"));
            check(
                command
                    .env("RUSTFLAGS", "--cfg loom")
                    .env("LOOM_MAX_PREEMPTIONS", "4"),
            )?;
        }
        Run::Puzzles => {
            let mut command = cargo();
            command.args([
                "test",
                "--release",
                "--package",
                "outflank-learn",
                "--test",
                "puzzles",
            ]);
            check(command.env("OUTFLANK_SOAK", "1"))?;
        }
        Run::Records { folder } => {
            let folder = folder
                .canonicalize()
                .with_context(|| folder.display().to_string())?;
            let mut command = cargo();
            command.args(["test", "--release", "--package", "outflank-record"]);
            command.args(["--test", "archive", "--", "--nocapture"]);
            check(command.env("OUTFLANK_RECORDS", folder))?;
        }
        Run::Files {
            files,
            hash,
            threads,
        } => {
            let program = build()?;
            for hash in hash {
                for threads in threads {
                    eprintln!("==> {threads} thread(s), {hash} MiB");
                    let mut command = Command::new(&program);
                    command
                        .arg("solve")
                        .args(files)
                        .args(["--hash", &hash.to_string()]);
                    check(command.args(["--threads", &threads.to_string()]))?;
                }
            }
        }
        Run::Gtp(args) => gtp::run(args, &build()?)?,
        Run::Nboard(args) => nboard::run(args, &build()?)?,
        Run::Signature(args) => signature::run(args, &build()?)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Builds the game with optimisation and says where it is.
fn build() -> Result<PathBuf> {
    check(cargo().args(["build", "--release", "--package", "outflank-cli"]))?;
    let program = target_dir()?.join("release").join("outflank");
    Ok(program.with_extension(std::env::consts::EXE_EXTENSION))
}

fn check(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .with_context(|| format!("{command:?} does not start"))?;
    if !status.success() {
        let program = Path::new(command.get_program()).display();
        bail!("{program} ended with {status}");
    }
    Ok(())
}
