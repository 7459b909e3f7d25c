//! The arguments as clap reads them. Their help is added by [`help`](crate::help) in the reader's language.

use clap::{Parser, Subcommand};
use outflank_text::Language;

use crate::perft::Perft;
use crate::play::Play;
use crate::show::Show;
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
    Play(Play),
    Perft(Perft),
    Show(Show),
}
