use std::time::Duration;

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, value_parser};
use outflank_arena::{CommandLine, Contender, EngineContender, Player, ProgramContender};
use outflank_text::Texts;

use super::words::fault_in_words;
use crate::contender::ContenderArgument;
use crate::failure::Failure;
use crate::value;

/// The players in the order given: `--player` and `--engine`.
#[derive(Clone, Debug)]
pub struct Sides(pub Vec<SideArgument>);

/// One of the two options.
#[derive(Clone, Debug)]
pub enum SideArgument {
    BuiltIn(ContenderArgument),
    Program(ProgramArgument),
}

/// A program on the command line.
#[derive(Clone, Debug)]
pub struct ProgramArgument {
    pub text: String,
    pub command: CommandLine,
}

/// A player of a match.
pub enum Side {
    /// Our engine in this process.
    BuiltIn(EngineContender),
    /// A program that speaks GTP.
    Program(ProgramContender),
}

impl SideArgument {
    /// As given.
    pub fn text(&self) -> &str {
        match self {
            SideArgument::BuiltIn(argument) => argument.text(),
            SideArgument::Program(argument) => &argument.text,
        }
    }

    /// Loads the weights, or starts the program and asks for its name.
    pub fn side(&self, patience: Duration, texts: &Texts) -> Result<Side, Failure> {
        match self {
            SideArgument::BuiltIn(argument) => Ok(Side::BuiltIn(argument.contender(texts)?)),
            SideArgument::Program(ProgramArgument { text, command }) => {
                let program = ProgramContender::introduce(text, command.clone(), patience);
                program.map(Side::Program).map_err(|fault| {
                    let reason = fault_in_words(&fault, texts);
                    Failure::Usage(texts.match_no_program(text, &reason))
                })
            }
        }
    }
}

impl Side {
    /// Everything that distinguishes it from another player.
    pub fn identify(&self, bytes: &mut Vec<u8>) {
        match self {
            Side::BuiltIn(contender) => {
                bytes.extend(format!("{:?};", contender.thinking).bytes());
                bytes.extend(contender.engine().weights().checksum().to_le_bytes());
                if let Some(book) = &contender.book {
                    bytes.extend(book.to_bytes());
                }
            }
            Side::Program(program) => {
                bytes.extend(format!("{}\n{};", program.name, program.version).bytes());
            }
        }
    }
}

impl Contender for Side {
    fn name(&self) -> &str {
        match self {
            Side::BuiltIn(contender) => contender.name(),
            Side::Program(program) => program.name(),
        }
    }

    fn player(&self) -> Box<dyn Player> {
        match self {
            Side::BuiltIn(contender) => contender.player(),
            Side::Program(program) => program.player(),
        }
    }
}

/// By hand, because clap's derive loses the order of two options.
impl Args for Sides {
    fn augment_args(command: Command) -> Command {
        let option = |id: &'static str, name: &'static str| {
            Arg::new(id)
                .long(name)
                .action(ArgAction::Append)
                .conflicts_with("levels")
        };
        command
            .arg(option("players", "player").value_parser(value_parser!(ContenderArgument)))
            .arg(option("engines", "engine").value_parser(value::program))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Sides::augment_args(command)
    }
}

impl FromArgMatches for Sides {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Sides, clap::Error> {
        let mut sides: Vec<(usize, SideArgument)> = Vec::new();
        let given = |id| matches.indices_of(id).into_iter().flatten();
        if let Some(players) = matches.get_many::<ContenderArgument>("players") {
            let players = players.cloned().map(SideArgument::BuiltIn);
            sides.extend(given("players").zip(players));
        }
        if let Some(programs) = matches.get_many::<ProgramArgument>("engines") {
            let programs = programs.cloned().map(SideArgument::Program);
            sides.extend(given("engines").zip(programs));
        }
        sides.sort_by_key(|(index, _)| *index);
        Ok(Sides(sides.into_iter().map(|(_, side)| side).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Sides::from_arg_matches(matches)?;
        Ok(())
    }
}
