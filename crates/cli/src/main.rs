//! The `outflank` program: parses its arguments and calls the other crates.
//!
//! Exit codes: 0 for success, 1 when the answer is “no”, 2 for bad usage or input, with one sentence on standard
//! error.

#![forbid(unsafe_code)]

mod analyse;
mod arguments;
mod backup;
mod bench;
mod book;
mod contender;
mod convert;
mod engines;
mod eval;
mod failure;
mod gtp;
mod help;
mod interrupt;
mod journal;
mod json;
#[cfg(not(target_family = "wasm"))]
mod library;
mod match_play;
mod nboard;
mod opening_book;
mod perft;
mod play;
mod position;
mod progress;
mod resources;
#[cfg(not(target_family = "wasm"))]
mod serve;
mod show;
mod solve;
mod train;
mod usage;
mod validate;
mod value;
mod weights;
mod xot;

use std::ffi::OsString;
use std::io::{IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::FromArgMatches as _;
use outflank_rules::kernel::cpu;
use outflank_terminal::is_utf8;
use outflank_text::{Language, Texts};

use crate::arguments::{Arguments, Command};
use crate::failure::Failure;

fn main() -> ExitCode {
    // First, before a missing instruction kills the program.
    let missing = cpu::missing_features();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let mut texts = Texts::new(language(&arguments));
    // What reads a pipe is no terminal, and takes every character.
    if std::io::stdout().is_terminal() && !is_utf8(|name| std::env::var(name).ok()) {
        texts = texts.in_ascii();
    }
    if !missing.is_empty() {
        return Failure::Usage(texts.cpu_lacks(&missing.join(", "))).report(&texts);
    }
    interrupt::survive_file_limit();
    match run(&arguments, &texts) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&texts),
    }
}

fn run(arguments: &[OsString], texts: &Texts) -> Result<(), Failure> {
    let command = help::localized(texts);
    let arguments = &with_help_last(arguments);
    let matches = match command.try_get_matches_from(arguments.iter().map(position::protect_dash)) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => {
            // `--help` or `--version`.
            write!(std::io::stdout(), "{}", error.render())?;
            return Ok(());
        }
        Err(error) => return Err(Failure::Usage(usage::sentence(&error, arguments, texts))),
    };
    let arguments = Arguments::from_arg_matches(&matches)
        .map_err(|error| Failure::Usage(usage::sentence(&error, arguments, texts)))?;
    match arguments.command {
        #[cfg(not(target_family = "wasm"))]
        Some(Command::Serve(serve)) => serve.run(texts, arguments.lang),
        Some(Command::Play(play)) => play.run(texts, arguments.lang),
        Some(Command::Show(show)) => show.run(texts),
        Some(Command::Solve(solve)) => solve.run(texts),
        Some(Command::Eval(eval)) => eval.run(texts),
        Some(Command::Analyse(analyse)) => analyse.run(texts),
        Some(Command::Perft(perft)) => perft.run(texts),
        Some(Command::Bench(bench)) => bench.run(texts),
        Some(Command::Gtp(gtp)) => gtp.run(texts),
        Some(Command::Nboard(nboard)) => nboard.run(texts),
        Some(Command::MatchPlay(play)) => play.run(texts),
        Some(Command::Book(book)) => book.run(texts),
        Some(Command::Convert(convert)) => convert.run(texts),
        #[cfg(not(target_family = "wasm"))]
        Some(Command::Library(library)) => library.run(texts),
        Some(Command::Backup(backup)) => backup.run(texts),
        Some(Command::Restore(restore)) => restore.run(texts),
        Some(Command::Validate(validate)) => validate.run(texts),
        Some(Command::Train(train)) => train.run(texts),
        #[cfg(not(target_family = "wasm"))]
        None => serve::Serve::default().run(texts, arguments.lang),
        #[cfg(target_family = "wasm")]
        None => play::Play::default().run(texts, arguments.lang),
    }
}

/// `outflank help play` is `outflank play --help`.
fn with_help_last(arguments: &[OsString]) -> Vec<OsString> {
    match arguments {
        [program, help, command @ ..] if help == "help" => {
            let mut asked = vec![program.clone()];
            asked.extend_from_slice(command);
            asked.push("--help".into());
            asked
        }
        all => all.to_vec(),
    }
}

/// The language of `--lang`, else of the environment or the system, else English. clap's errors need it, so it is
/// found before clap runs.
fn language(arguments: &[OsString]) -> Language {
    let words = arguments.iter().skip(1).filter_map(|word| word.to_str());
    let words: Vec<&str> = words.take_while(|word| *word != "--").collect();
    let asked = words.iter().enumerate().find_map(|(place, word)| {
        let value = word.strip_prefix("--lang")?;
        value
            .strip_prefix('=')
            .or(words.get(place + 1).copied().filter(|_| value.is_empty()))
    });
    asked
        .and_then(|code| value::language(code).ok())
        .or_else(
            || match Language::from_environment(|name| std::env::var(name).ok()) {
                Some(language) => Some(language),
                None => Language::from_locale(&sys_locale::get_locale()?),
            },
        )
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    mod faults;
}
