//! The Go Text Protocol, version 2, as Othello programs use it.
//!
//! A [`Session`] answers each command line with one [`Reply`], a text or a [`Failure`]; [`run()`] connects it to a
//! pair of streams. Where the protocol leaves a choice, or programs differ:
//!
//! - Colours and vertices are read in any case; vertices are written in lowercase. An extra argument is a `syntax
//!   error` like a missing one.
//! - A move for the side that is not to move makes the other side pass if that is all it can do. Otherwise it is
//!   `wrong color`, or `illegal move` if the square is occupied and nobody could move there.
//! - `genmove` without a legal move makes and answers `pass`. It does so even when the game is over, and then `play`
//!   accepts passes from both sides: controllers made for Go end a game with two of them.
//! - `undo` takes back one ply; every pass is a ply, including one that was not sent but implied by the next move.
//! - `boardsize` does not change the position. `clear_board` starts a game and resets the clocks to `time_settings`.
//! - With a clock, `genmove` takes its time from it. A level with a fixed thinking time, such as 20, thinks longer if
//!   the clock allows it; the others still end at their depth. `time_left` corrects the clock; without it the session
//!   subtracts the time the player took. Fractions of seconds are accepted. No time at all (`0 0 0`), or a period for
//!   no moves (`0 1 0`), means no limit. `reg_genmove` uses no clock.
//! - `loadsgf FILE [N]` goes to the end of the main line, or to the position before move N. The moves can be undone.
//! - `final_score` counts as in tournaments, empty squares for the winner; before the end, as if this were it.
//! - `gogui-rules_legal_moves` is `pass` if that is forced, and empty when the game is over.
//! - `set_level N` sets the engine's level, 1 to 60; anything else is an `unacceptable level`.
//! - `gogui-play_sequence` is `play` for many moves, all or none of which are made.

mod board;
mod clocks;
mod command;
mod line;
mod reply;
mod run;

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};

use outflank_engine::{Engine, Level};
use outflank_record::sgf;
use outflank_rules::{Color, Move, Position};

pub use reply::{Failure, Reply};
pub use run::{read_file, run};

use crate::lines::LineBuffer;
use crate::{EnginePlayer, Game, Player};
use clocks::Clocks;
use command::Command;
use line::{COMMENT, Request};

/// The name of the game in the protocol.
const GAME: &str = "Othello";

/// Reads the contents of a file.
type Files = Box<dyn FnMut(&str) -> io::Result<Vec<u8>> + Send>;

/// A dialogue with a controller.
///
/// ```
/// use std::time::Duration;
/// use outflank_engine::Level;
/// use outflank_protocol::{Choice, Player, gtp::Session};
/// use outflank_rules::Position;
///
/// /// Plays the first legal move.
/// struct First;
/// impl Player for First {
///     fn choose(&mut self, position: Position, _: Level, _: Option<Duration>) -> Option<Choice> {
///         Some(Choice { mv: position.moves().next()?, elapsed: Duration::ZERO })
///     }
/// }
///
/// let mut session = Session::new(First, Level::MIN);
/// assert_eq!(session.answer(b"# a comment"), None);
/// assert_eq!(session.answer(b"1 genmove b").unwrap().to_string(), "=1 d3\n\n");
/// assert_eq!(session.answer(b"quit").unwrap().to_string(), "=\n\n");
/// assert!(session.has_quit());
/// ```
pub struct Session<P> {
    player: P,
    level: Level,
    game: Game,
    clocks: Clocks,
    files: Files,
    has_quit: bool,
}

impl Session<EnginePlayer> {
    /// A session with the engine. The errors of weak levels depend on `seed`.
    pub fn with_engine(engine: Engine, level: Level, seed: u64) -> Session<EnginePlayer> {
        Session::new(EnginePlayer::new(engine, seed), level)
    }
}

impl<P: Player> Session<P> {
    /// A session at the start of a game that cannot load files.
    pub fn new(player: P, level: Level) -> Session<P> {
        Session {
            player,
            level,
            game: Game::new(Position::START),
            clocks: Clocks::default(),
            files: Box::new(|_| Err(io::ErrorKind::Unsupported.into())),
            has_quit: false,
        }
    }

    /// Lets the session load game records with this function, such as [`read_file`].
    #[must_use]
    pub fn reading_files(
        mut self,
        files: impl FnMut(&str) -> io::Result<Vec<u8>> + Send + 'static,
    ) -> Session<P> {
        self.files = Box::new(files);
        self
    }

    /// Answers one line, given with or without its line feed. A line without a command has no answer.
    pub fn answer(&mut self, line: &[u8]) -> Option<Reply> {
        let mut buffer = LineBuffer::new(COMMENT);
        buffer.extend(line);
        buffer.finish().map(|line| self.execute(line.into()))
    }

    /// Whether the controller has sent `quit`.
    pub const fn has_quit(&self) -> bool {
        self.has_quit
    }

    /// The current position.
    pub const fn position(&self) -> Position {
        self.game.position()
    }

    fn execute(&mut self, request: Request) -> Reply {
        let Request { id, command } = request;
        // A move is made once it is found: after a panic everything is as it was.
        let obeyed = command.map(|command| catch_unwind(AssertUnwindSafe(|| self.obey(command))));
        let result = obeyed.and_then(|obeyed| obeyed.unwrap_or(Err(Failure::Internal)));
        Reply { id, result }
    }

    fn obey(&mut self, command: Command) -> Result<String, Failure> {
        let position = self.game.position();
        let mut text = String::new();
        match command {
            Command::ProtocolVersion => text.push('2'),
            Command::Name => text.push_str("Outflank"),
            Command::Version => text.push_str(env!("CARGO_PKG_VERSION")),
            Command::Knows(name) => {
                text = Command::names().any(|known| known == name).to_string();
            }
            Command::ListCommands => text = Command::names().collect::<Vec<_>>().join("\n"),
            Command::Quit => self.has_quit = true,
            Command::BoardSize | Command::Komi | Command::SetGame => {}
            Command::ClearBoard => self.clear_board(),
            Command::Play(moves) => self.play(&moves)?,
            Command::GenMove(color) => text = self.generate(color)?.to_string(),
            Command::RegGenMove(color) => text = self.suggest(color)?.to_string(),
            Command::Undo if self.game.undo() => {}
            Command::Undo => return Err(Failure::CannotUndo),
            Command::ShowBoard => text = board::drawing(position),
            Command::TimeSettings(settings) => self.clocks.set(settings),
            Command::TimeLeft(color, left) => self.clocks.set_left(color, left),
            Command::ListGames | Command::RulesGameId => text.push_str(GAME),
            Command::LoadSgf { file, before } => self.load(&file, before)?,
            Command::FinalScore => text = board::score(position),
            Command::SetLevel(level) => self.level = level,
            Command::RulesBoard => text = board::gogui_board(position),
            Command::RulesBoardSize => text.push('8'),
            Command::RulesLegalMoves => text = board::legal_moves(position),
            Command::RulesSideToMove => text = position.turn().to_string().to_lowercase(),
            Command::RulesFinalResult => text = board::result(position),
        }
        Ok(text)
    }

    fn clear_board(&mut self) {
        self.game = Game::new(Position::START);
        self.clocks.restart();
        self.player.new_game();
    }

    /// Makes all of the moves or none.
    fn play(&mut self, moves: &[(Color, Move)]) -> Result<(), Failure> {
        if let &[(color, mv)] = moves {
            return Ok(self.game.play(color, mv)?);
        }
        let mut game = self.game.clone();
        for &(color, mv) in moves {
            game.play(color, mv)?;
        }
        self.game = game;
        Ok(())
    }

    /// Chooses a move with the clock and makes it.
    fn generate(&mut self, color: Color) -> Result<Move, Failure> {
        let position = self.game.position_for(color)?;
        if position.legal_moves().is_empty() {
            self.game.play(color, Move::Pass)?;
            return Ok(Move::Pass);
        }
        let time = self.clocks.time_for_move(color, position.empties().len());
        let choice = self.player.choose(position, self.level, time);
        let choice = choice.ok_or(Failure::NoMoveFound)?;
        self.game
            .play(color, choice.mv)
            .map_err(|_| Failure::NoMoveFound)?;
        self.clocks.spend(color, choice.elapsed);
        Ok(choice.mv)
    }

    /// Chooses a move without a clock.
    fn suggest(&mut self, color: Color) -> Result<Move, Failure> {
        let position = self.game.position_for(color)?;
        if position.legal_moves().is_empty() {
            return Ok(Move::Pass);
        }
        let choice = self.player.choose(position, self.level, None);
        let mv = choice.ok_or(Failure::NoMoveFound)?.mv;
        position.play(mv).map_err(|_| Failure::NoMoveFound)?;
        Ok(mv)
    }

    fn load(&mut self, file: &str, before: Option<u32>) -> Result<(), Failure> {
        let content = (self.files)(file).map_err(|_| Failure::CannotLoadFile)?;
        let record = sgf::read(&content, before).whole();
        self.game = Game::from(&record.map_err(|_| Failure::CannotLoadFile)?);
        Ok(())
    }
}
