//! `cargo xtask soak`: long runs that are not part of `cargo verify`.

mod browser;
mod faults;
mod fuzz;
mod gtp;
mod kills;
mod nboard;
mod nightly;
mod server;
mod signature;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use anyhow::{Context, Result};
use clap::Subcommand;

use crate::kernels;
use crate::play::build_program;
use crate::workspace::{check, locked, target_dir};

#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    run: Run,
}

#[derive(Subcommand)]
enum Run {
    /// Kernels and rules against an array board, on a million positions; then all tests of rules, evaluation, search
    /// and engine on plain 64-bit code and on AVX2.
    Kernels,
    /// Exact scores against an oracle that shares no code: 101,000 positions, on one thread and two, with small and
    /// large tables.
    Oracle {
        /// The number of the first case, to go on after an interruption.
        #[arg(long, default_value_t = 0)]
        from: u32,
    },
    /// Exact scores against the oracle, and under symmetry, from any guess, and with a table that is damaged meanwhile.
    Solver,
    /// The shared transposition table under every interleaving that the memory model allows.
    Table,
    /// The crates with unsafe code, and the engine, under the address sanitizer (needs a nightly toolchain).
    Sanitizer,
    /// Kernels and transposition table under Miri (needs a nightly toolchain with it).
    Miri,
    /// Every built-in puzzle: a unique solution, solved and failed.
    Puzzles,
    /// The whole WTHOR archive through every format and back.
    Records {
        /// A folder with `wthor/`, `pgn/`, `vectors/`, `ggf/`, `ffo/`, `hard/` and `xot/`.
        folder: PathBuf,
    },
    /// Every scored position of OBF files, with several numbers of threads and sizes of the hash table.
    Files {
        /// The files, for example the FFO positions.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Sizes of the hash table, in MiB.
        #[arg(long, value_delimiter = ',', default_value = "128")]
        hash: Vec<u32>,
        /// Numbers of threads.
        #[arg(long, value_delimiter = ',', default_value = "1,2")]
        threads: Vec<u32>,
    },
    /// Every write path, interrupted and failing at every access to the disk.
    Faults,
    /// The program, killed while it writes: what it had said to be kept is there.
    Kills(kills::Args),
    /// The browser, killed while the page saves: what the page had said to be kept is there.
    Browser(browser::Args),
    /// Everything that the program reads, fed with what libFuzzer makes up.
    Fuzz(fuzz::Args),
    /// Whole games over GTP: every move legal, every answer in time.
    Gtp(gtp::Args),
    /// How quickly a ping interrupts a search over NBoard.
    Nboard(nboard::Args),
    /// Games and their three mirror images: equal values, losses, grades and sentences.
    Symmetry {
        /// A file with the moves of one game on each line.
        games: PathBuf,
        /// The level of the analysis.
        #[arg(long, default_value_t = 15)]
        level: u8,
    },
    /// The server attacked from many sides for a minute, while a page plays: the slowest answer, and the memory.
    Server,
    /// The benchmark on one thread, repeated: the signature never changes.
    Signature(signature::Args),
}

pub fn run(args: &Args) -> Result<ExitCode> {
    match &args.run {
        Run::Kernels => {
            let mut kernels = test("outflank-rules", "kernels");
            check(kernels.env("OUTFLANK_POSITIONS", "1000000"))?;
            for processor in kernels::processors() {
                check(&mut processor.all_tests()?)?;
            }
        }
        Run::Oracle { from } => check(
            test("outflank-search", "exact")
                .args(["oracle", "--", "--nocapture", "--test-threads=1"])
                .env("OUTFLANK_SOAK", "1")
                .env("OUTFLANK_FIRST_CASE", from.to_string()),
        )?,
        Run::Solver => check(test("outflank-search", "exact").env("OUTFLANK_SOAK", "1"))?,
        Run::Table => check(
            test("outflank-search", "table_model")
                .arg("--target-dir")
                .arg(target_dir()?.join("loom"))
                .env("RUSTFLAGS", "--cfg loom")
                .env("LOOM_MAX_PREEMPTIONS", "4"),
        )?,
        Run::Sanitizer => nightly::sanitizer()?,
        Run::Miri => nightly::miri()?,
        Run::Puzzles => check(test("outflank-learn", "puzzles").env("OUTFLANK_SOAK", "1"))?,
        Run::Records { folder } => {
            let folder = folder
                .canonicalize()
                .with_context(|| folder.display().to_string())?;
            let mut archive = test("outflank-record", "archive");
            archive.args(["--", "--nocapture"]);
            check(archive.env("OUTFLANK_RECORDS", folder))?;
        }
        Run::Files {
            files,
            hash,
            threads,
        } => {
            let program = build_program(None)?;
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
        Run::Faults => faults::run()?,
        Run::Kills(args) => kills::run(args)?,
        Run::Browser(args) => browser::run(args)?,
        Run::Fuzz(args) => fuzz::run(args)?,
        Run::Gtp(args) => gtp::run(args, &build_program(None)?)?,
        Run::Nboard(args) => nboard::run(args, &build_program(None)?)?,
        Run::Symmetry { games, level } => {
            let games = games
                .canonicalize()
                .with_context(|| games.display().to_string())?;
            check(
                test("outflank-cli", "analyse")
                    .args(["mirror_images", "--", "--nocapture"])
                    .env("OUTFLANK_GAMES", games)
                    .env("OUTFLANK_LEVEL", level.to_string()),
            )?;
        }
        Run::Server => server::run(&build_program(None)?)?,
        Run::Signature(args) => signature::run(args, &build_program(None)?)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// An integration test, with optimisation.
fn test(package: &str, name: &str) -> Command {
    let mut command = locked("test");
    command.args(["--release", "--package", package, "--test", name]);
    command
}
