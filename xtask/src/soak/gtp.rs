//! Games of the engine against itself over GTP. `outflank match` is the referee: it checks every move and the clocks.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

#[derive(clap::Args)]
pub struct Args {
    /// How many games.
    #[arg(long, default_value_t = 10_000)]
    games: usize,
    /// How many at once.
    #[arg(long, default_value_t = 2)]
    at_once: u32,
    /// The levels; each plays against the next one.
    #[arg(long, value_delimiter = ',', default_value = "1,2,3,4,5,6,7,20")]
    levels: Vec<u8>,
    /// The time for each side, in seconds; 0 for no clock.
    #[arg(long, default_value_t = 1)]
    seconds: u32,
    /// The threads of each engine.
    #[arg(long, default_value_t = 1)]
    threads: u32,
    /// The hash table of each engine, in MiB.
    #[arg(long, default_value_t = 4)]
    hash: u32,
}

pub fn run(args: &Args, program: &Path) -> Result<()> {
    let path = program.display();
    let (threads, hash) = (args.threads, args.hash);
    let games = (args.games / args.levels.len()).max(2).to_string();
    let opponents = args.levels.iter().cycle().skip(1);
    for (level, opponent) in args.levels.iter().zip(opponents) {
        let mut command = Command::new(program);
        command.args(["match", "--json", "--games", &games]);
        command.args(["--threads", &args.at_once.to_string()]);
        for level in [level, opponent] {
            let engine = format!("'{path}' gtp --level {level} --threads {threads} --hash {hash}");
            command.args(["--engine", &engine]);
        }
        if args.seconds > 0 {
            command.args(["--time", &format!("{}s", args.seconds)]);
        }
        let output = command.stderr(Stdio::inherit()).output();
        let output = output.with_context(|| format!("{path} does not start"))?;
        let result = String::from_utf8(output.stdout)?;
        print!("{result}");
        ensure!(
            output.status.success(),
            "the match ended with {}",
            output.status
        );
        ensure!(
            result.contains(r#""faults":[0,0]"#),
            "illegal moves, lost on time, or crashed"
        );
    }
    Ok(())
}
