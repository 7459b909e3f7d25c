//! The commands behind `cargo play` and `cargo verify`.
//!
//! Everything a person or a build machine does with this repository is one of these commands, written in Rust so
//! that it runs wherever Rust does. One module per command; `workspace` knows where things are.
#![forbid(unsafe_code)]

mod bench;
mod deny;
mod kernels;
mod layers;
mod lines;
mod measure_page;
mod pictures;
mod play;
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
    /// Take pictures of the running app.
    Pictures(pictures::Args),
    /// Measure the page: its weight, its start, its engine.
    MeasurePage(measure_page::Args),
    /// Check everything: format, lints, tests, docs, WebAssembly, the page in a browser, every kernel.
    Verify(verify::Args),
    /// Run all benchmarks between two measurements of the speed unit.
    Bench(bench::Args),
    /// Measure the speed unit, in which benchmark times are stated.
    SpeedUnit,
    /// The long runs: kernels, solver, shared table, files of games and of scored positions, GTP games.
    Soak(soak::Args),
    /// Check that no crate reaches past the one that decides for it.
    Layers,
    /// Count the lines of code of each crate: no tests, no comments, no blank lines.
    Lines,
    /// Check licences and advisories of all dependencies (needs cargo-deny).
    Deny,
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
        Task::Deny => deny::run(),
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
