//! The commands behind `cargo play` and `cargo verify`.
//!
//! They are written in Rust, so they run wherever Rust does. One module per command.
#![forbid(unsafe_code)]

mod bench;
mod deny;
mod kernels;
mod layers;
mod licences;
mod lines;
mod measure_page;
mod mutants;
mod paths;
mod pictures;
mod play;
mod sbom;
mod soak;
mod speed_unit;
mod verify;
mod web;
mod web_tests;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Tasks of the Outflank workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Build the app with optimisation and open it in the browser.
    Play(play::Args),
    /// Build the program as one file, with the page in it.
    Program,
    /// Build the page as a folder of static files.
    Web(web::Args),
    /// Test the page in a real browser.
    WebTests(web_tests::Args),
    /// Take screenshots of the app.
    Pictures(pictures::Args),
    /// Measure the page: size, start-up time, engine speed.
    MeasurePage(measure_page::Args),
    /// Check everything: format, lints, tests, docs, WebAssembly, the page in a browser, every kernel.
    Verify(verify::Args),
    /// Run all benchmarks between two measurements of the speed unit.
    Bench(bench::Args),
    /// Measure the speed unit, in which benchmark times are stated.
    SpeedUnit,
    /// Long runs: kernels, solver, transposition table, game files, GTP games, …
    Soak(soak::Args),
    /// Check the boundaries between crates.
    Layers,
    /// Count the lines of code of each crate, without tests, comments and blank lines.
    Lines,
    /// Put faults into the code and see whether the tests notice (needs cargo-mutants).
    Mutants(mutants::Args),
    /// Check licences, sources and advisories of all dependencies (needs cargo-deny).
    Deny(deny::Args),
    /// List everything that is compiled into the program and its page, as CycloneDX.
    Sbom(sbom::Args),
}

fn main() -> ExitCode {
    let done = match Cli::parse().task {
        Task::Play(args) => play::run(&args),
        Task::Program => play::run_program(),
        Task::Web(args) => web::run(&args),
        Task::WebTests(args) => web_tests::run(&args),
        Task::Pictures(args) => pictures::run(&args),
        Task::MeasurePage(args) => measure_page::run(&args),
        Task::Verify(args) => verify::run(&args),
        Task::Bench(args) => bench::run(&args),
        Task::SpeedUnit => speed_unit::run(),
        Task::Soak(args) => soak::run(&args),
        Task::Layers => layers::run(),
        Task::Lines => lines::run(),
        Task::Mutants(args) => mutants::run(&args),
        Task::Deny(args) => deny::run(&args),
        Task::Sbom(args) => sbom::run(&args),
    };
    done.unwrap_or_else(|error| {
        eprintln!("error: {error:#}");
        ExitCode::FAILURE
    })
}

#[cfg(test)]
mod tests {
    use super::{Cli, Task};
    use clap::{CommandFactory, Parser};

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn play_hands_every_argument_to_the_program() {
        let Task::Play(args) = Cli::parse_from(["xtask", "play", "--lang", "fr", "--help"]).task
        else {
            panic!("`play` is the play task");
        };
        assert_eq!(args.serve, ["--lang", "fr", "--help"]);
    }
}
