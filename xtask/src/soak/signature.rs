//! The benchmark, repeated: on one thread its signature never changes.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

#[derive(clap::Args)]
pub struct Args {
    /// How many times.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    repeats: u32,
}

pub fn run(args: &Args, program: &Path) -> Result<()> {
    let first = signature(program)?;
    for repeat in 2..=args.repeats {
        let other = signature(program)?;
        ensure!(other == first, "{first} at first, {other} in run {repeat}");
        if repeat % 10 == 0 {
            eprintln!("{repeat} runs");
        }
    }
    println!("{} runs: {first}", args.repeats);
    Ok(())
}

/// The first line that the benchmark prints.
fn signature(program: &Path) -> Result<String> {
    let output = Command::new(program)
        .args(["bench", "--lang", "en"])
        .output();
    let output = output.with_context(|| format!("{} does not start", program.display()))?;
    ensure!(output.status.success(), "it ended with {}", output.status);
    let text = String::from_utf8(output.stdout)?;
    let line = text.lines().next().context("nothing was printed")?;
    Ok(line.to_owned())
}
