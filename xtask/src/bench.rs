//! `cargo xtask bench`: every benchmark, between two measurements of the speed unit.

use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::verify::Need;
use crate::{speed_unit, workspace};

#[derive(clap::Args)]
pub struct Args {
    /// Run them as WebAssembly in Node.
    #[arg(long)]
    wasm: bool,
    /// Passed on to `cargo bench` (`--package NAME`, `--bench NAME`, …); all benchmarks by default.
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    cargo_bench: Vec<String>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let mut command = if args.wasm {
        Need::Node.ensure()?;
        Need::Target(workspace::WASI).ensure()?;
        let mut command = workspace::locked_in_node("bench");
        command.args(["--target", workspace::WASI]);
        command
    } else {
        workspace::locked("bench")
    };
    let before = speed_unit::measure()?;
    println!("speed unit before: {before:.4} s\n");
    let everything = args.cargo_bench.is_empty().then_some("--workspace");
    let status = command
        .args(everything)
        .args(&args.cargo_bench)
        .status()
        .context("cargo does not start")?;
    let after = speed_unit::measure()?;
    println!("\nspeed unit before: {before:.4} s, after: {after:.4} s");
    if (after / before - 1.0).abs() > 0.05 {
        println!(
            "The two differ by more than 5 %: something else kept this machine busy; measure again."
        );
    }
    Ok(workspace::exit_code(status))
}
