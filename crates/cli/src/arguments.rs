//! The arguments as clap parses them. [`help`](crate::help) adds their help in the reader's language.

use clap::{Parser, Subcommand};
use outflank_text::Language;

use crate::analyse::Analyse;
use crate::backup::{Backup, Restore};
use crate::bench::Bench;
use crate::book::BookCommand;
use crate::convert::Convert;
use crate::eval::Eval;
use crate::gtp::Gtp;
use crate::match_play::MatchPlay;
use crate::nboard::Nboard;
use crate::perft::Perft;
use crate::play::Play;
use crate::show::Show;
use crate::solve::Solve;
use crate::train::Train;
use crate::validate::Validate;
use crate::value;

#[derive(Parser)]
#[command(
    name = "outflank",
    version,
    disable_help_flag = true,
    disable_help_subcommand = true,
    disable_version_flag = true
)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,

    #[arg(long, global = true, value_parser = value::language)]
    pub lang: Option<Language>,
}

#[derive(Subcommand)]
pub enum Command {
    #[cfg(not(target_family = "wasm"))]
    Serve(crate::serve::Serve),
    Play(Play),
    Show(Show),
    Solve(Solve),
    Eval(Eval),
    #[command(alias = "analyze")]
    Analyse(Analyse),
    Perft(Perft),
    Bench(Bench),
    Gtp(Gtp),
    Nboard(Nboard),
    #[command(name = "match")]
    MatchPlay(MatchPlay),
    Convert(Convert),
    Backup(Backup),
    Restore(Restore),
    Validate(Validate),
    Book(BookCommand),
    #[cfg(not(target_family = "wasm"))]
    Library(crate::library::LibraryCommand),
    Train(Train),
}
