use std::str::FromStr;
use std::time::Duration;

use outflank_engine::Level;
use outflank_rules::{Color, Move};

use crate::gtp::Failure;
use crate::gtp::clocks::{TimeLeft, TimeSettings};

/// A parsed command with its arguments.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Command {
    ProtocolVersion,
    Name,
    Version,
    Knows(String),
    ListCommands,
    Quit,
    /// For the only supported size.
    BoardSize,
    ClearBoard,
    Komi,
    Play(Vec<(Color, Move)>),
    /// Chooses a move and makes it.
    GenMove(Color),
    /// Chooses a move.
    RegGenMove(Color),
    Undo,
    ShowBoard,
    TimeSettings(TimeSettings),
    TimeLeft(Color, TimeLeft),
    SetGame,
    ListGames,
    LoadSgf {
        file: String,
        /// The first move that is not made.
        before: Option<u32>,
    },
    FinalScore,
    SetLevel(Level),
    RulesGameId,
    RulesBoard,
    RulesBoardSize,
    RulesLegalMoves,
    RulesSideToMove,
    RulesFinalResult,
}

type Arguments = fn(&mut Words<'_>) -> Result<Command, Failure>;

/// Every command, with the parser of its arguments.
const COMMANDS: &[(&str, Arguments)] = &[
    ("protocol_version", |_| Ok(Command::ProtocolVersion)),
    ("name", |_| Ok(Command::Name)),
    ("version", |_| Ok(Command::Version)),
    ("known_command", |words| {
        Ok(Command::Knows(words.word()?.to_owned()))
    }),
    ("list_commands", |_| Ok(Command::ListCommands)),
    ("quit", |_| Ok(Command::Quit)),
    ("boardsize", |words| match words.integer()? {
        8 => Ok(Command::BoardSize),
        _ => Err(Failure::UnacceptableSize),
    }),
    ("clear_board", |_| Ok(Command::ClearBoard)),
    ("komi", |words| {
        let komi: f64 = words.parsed()?;
        komi.is_finite()
            .then_some(Command::Komi)
            .ok_or(Failure::SyntaxError)
    }),
    ("play", |words| {
        Ok(Command::Play(vec![(words.color()?, words.vertex()?)]))
    }),
    ("genmove", |words| Ok(Command::GenMove(words.color()?))),
    ("reg_genmove", |words| {
        Ok(Command::RegGenMove(words.color()?))
    }),
    ("undo", |_| Ok(Command::Undo)),
    ("showboard", |_| Ok(Command::ShowBoard)),
    ("time_settings", |words| {
        let (main, period, stones) = (words.seconds()?, words.seconds()?, words.integer()?);
        Ok(Command::TimeSettings(TimeSettings {
            main,
            period,
            stones,
        }))
    }),
    ("time_left", |words| {
        let (color, left, stones) = (words.color()?, words.seconds()?, words.integer()?);
        Ok(Command::TimeLeft(color, TimeLeft::new(left, stones)))
    }),
    ("set_game", |words| {
        let is_ours = words.word()?.eq_ignore_ascii_case(super::GAME);
        is_ours
            .then_some(Command::SetGame)
            .ok_or(Failure::UnsupportedGame)
    }),
    ("list_games", |_| Ok(Command::ListGames)),
    ("loadsgf", load_sgf),
    ("final_score", |_| Ok(Command::FinalScore)),
    ("set_level", |words| {
        let level = u8::try_from(words.integer()?).ok().and_then(Level::new);
        level
            .map(Command::SetLevel)
            .ok_or(Failure::UnacceptableLevel)
    }),
    ("gogui-rules_game_id", |_| Ok(Command::RulesGameId)),
    ("gogui-rules_board", |_| Ok(Command::RulesBoard)),
    ("gogui-rules_board_size", |_| Ok(Command::RulesBoardSize)),
    ("gogui-rules_legal_moves", |_| Ok(Command::RulesLegalMoves)),
    ("gogui-rules_side_to_move", |_| Ok(Command::RulesSideToMove)),
    ("gogui-rules_final_result", |_| {
        Ok(Command::RulesFinalResult)
    }),
    ("gogui-play_sequence", |words| {
        let mut moves = Vec::new();
        while !words.is_empty() {
            moves.push((words.color()?, words.vertex()?));
        }
        Ok(Command::Play(moves))
    }),
];

impl Command {
    /// The names of all commands.
    pub fn names() -> impl Iterator<Item = &'static str> {
        COMMANDS.iter().map(|&(name, _)| name)
    }
}

/// Reads a command with exactly its arguments.
impl FromStr for Command {
    type Err = Failure;

    fn from_str(text: &str) -> Result<Command, Failure> {
        let mut words = Words(text);
        let name = words.word()?;
        let (_, arguments) = COMMANDS
            .iter()
            .find(|(known, _)| *known == name)
            .ok_or(Failure::UnknownCommand)?;
        let command = arguments(&mut words)?;
        words
            .is_empty()
            .then_some(command)
            .ok_or(Failure::SyntaxError)
    }
}

/// The file name may contain blanks: only a number at the end is not part of it.
fn load_sgf(words: &mut Words<'_>) -> Result<Command, Failure> {
    let rest = words.rest();
    let number = rest
        .rsplit_once(' ')
        .and_then(|(file, number)| Some((file, Words(number).integer().ok()?)));
    let (file, before) = match number {
        Some((file, number)) => (file.trim_end_matches(' '), Some(number)),
        None => (rest, None),
    };
    if file.is_empty() {
        return Err(Failure::SyntaxError);
    }
    let file = file.to_owned();
    Ok(Command::LoadSgf { file, before })
}

/// The rest of a line: words separated by blanks.
struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    fn is_empty(&self) -> bool {
        self.0.trim_start_matches(' ').is_empty()
    }

    fn rest(&mut self) -> &'a str {
        std::mem::take(&mut self.0).trim_matches(' ')
    }

    fn word(&mut self) -> Result<&'a str, Failure> {
        let text = self.0.trim_start_matches(' ');
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        self.0 = rest;
        if word.is_empty() {
            return Err(Failure::SyntaxError);
        }
        Ok(word)
    }

    fn parsed<T: FromStr>(&mut self) -> Result<T, Failure> {
        self.word()?.parse().map_err(|_| Failure::SyntaxError)
    }

    /// A whole, non-negative number, saturating at the largest.
    fn integer(&mut self) -> Result<u32, Failure> {
        let word = self.word()?;
        if !word.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(Failure::SyntaxError);
        }
        Ok(word.parse().unwrap_or(u32::MAX))
    }

    /// The protocol has only whole seconds, but some controllers send fractions.
    fn seconds(&mut self) -> Result<Duration, Failure> {
        const LONGEST: f64 = 1e9;
        let word = self.word()?;
        if !word
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'.')
        {
            return Err(Failure::SyntaxError);
        }
        let seconds: f64 = word.parse().map_err(|_| Failure::SyntaxError)?;
        Ok(Duration::from_secs_f64(seconds.min(LONGEST)))
    }

    fn color(&mut self) -> Result<Color, Failure> {
        match self.word()?.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Color::Black),
            "w" | "white" => Ok(Color::White),
            _ => Err(Failure::SyntaxError),
        }
    }

    fn vertex(&mut self) -> Result<Move, Failure> {
        self.word()?.parse().map_err(|_| Failure::SyntaxError)
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::Square;

    use super::*;

    #[test]
    fn names_are_unique_and_plain() {
        let mut names: Vec<&str> = Command::names().collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
        assert!(names.iter().all(|name| !name.contains(' ')));
    }

    #[test]
    fn colors_and_vertices_are_read_in_any_case() {
        let play = |color, mv| Ok(Command::Play(vec![(color, mv)]));
        for color in ["b", "B", "black", "Black", "BLACK"] {
            assert_eq!(
                format!("play {color} F5").parse(),
                play(Color::Black, Square::F5.into())
            );
        }
        for color in ["w", "W", "white", "White", "WHITE"] {
            assert_eq!(
                format!("play {color} PaSs").parse(),
                play(Color::White, Move::Pass)
            );
        }
    }

    #[test]
    fn a_file_name_may_contain_blanks() {
        let load = |file: &str, before| {
            let file = file.to_owned();
            Ok(Command::LoadSgf { file, before })
        };
        assert_eq!("loadsgf a.sgf".parse(), load("a.sgf", None));
        assert_eq!("loadsgf  a.sgf  12".parse(), load("a.sgf", Some(12)));
        assert_eq!(
            "loadsgf my game.sgf 1".parse(),
            load("my game.sgf", Some(1))
        );
        assert_eq!("loadsgf 12".parse(), load("12", None));
        assert_eq!("loadsgf".parse::<Command>(), Err(Failure::SyntaxError));
    }

    #[test]
    fn times_have_a_limit() {
        let huge = "9".repeat(400);
        let settings = format!("time_settings {huge} 1.5 {huge}").parse();
        let (main, period) = (
            Duration::from_secs(1_000_000_000),
            Duration::from_millis(1500),
        );
        let stones = u32::MAX;
        assert_eq!(
            settings,
            Ok(Command::TimeSettings(TimeSettings {
                main,
                period,
                stones
            }))
        );
        for wrong in ["-1", "1e9", "inf", "nan", ".", "1.2.3", "+1"] {
            let settings = format!("time_settings {wrong} 0 0").parse::<Command>();
            assert_eq!(settings, Err(Failure::SyntaxError), "{wrong}");
        }
    }
}
