//! Other programs as players: they speak the Go Text Protocol, and are never trusted.

mod command_line;
mod dialogue;
mod player;
mod process;

use std::time::Duration;

pub use command_line::CommandLine;

use crate::{Contender, Fault, Player};
use dialogue::Dialogue;
use player::ProgramPlayer;

/// A program that speaks the Go Text Protocol (version 2), with a separate process for each game in progress.
#[derive(Clone, Debug)]
pub struct ProgramContender {
    /// Its name.
    pub name: String,
    /// The version it reports.
    pub version: String,
    command: CommandLine,
    patience: Duration,
}

impl ProgramContender {
    /// Starts a program to check that it plays. `patience` is how long it may be silent without a clock.
    pub fn introduce(
        name: impl Into<String>,
        command: CommandLine,
        patience: Duration,
    ) -> Result<ProgramContender, Fault> {
        let mut dialogue = Dialogue::begin(&command, patience, &|| false)?;
        let own_name = dialogue.ask_kindly("name");
        let version = dialogue.ask_kindly("version");
        let version = format!("{own_name} {version}");
        Ok(ProgramContender {
            name: name.into(),
            version: version.trim().to_owned(),
            command,
            patience,
        })
    }
}

impl Contender for ProgramContender {
    fn name(&self) -> &str {
        &self.name
    }

    fn player(&self) -> Box<dyn Player> {
        Box::new(ProgramPlayer::new(self.command.clone(), self.patience))
    }
}
