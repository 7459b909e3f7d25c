//! Other programs as players: they speak the Go Text Protocol, and are not trusted with anything.

mod command_line;
mod dialogue;
mod player;
mod process;

use std::time::Duration;

pub use command_line::CommandLine;

use crate::{Contender, Fault, Player};
use dialogue::Dialogue;
use player::ProgramPlayer;

/// A program that speaks the Go Text Protocol (version 2), a copy of it at each board.
#[derive(Clone, Debug)]
pub struct ProgramContender {
    /// What to call it.
    pub name: String,
    /// What it calls itself.
    pub version: String,
    command: CommandLine,
    patience: Duration,
}

impl ProgramContender {
    /// Starts a program to see that it is one that plays. `patience` is how long it may be silent when it has no clock.
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
