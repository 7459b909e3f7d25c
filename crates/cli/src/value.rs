//! Values of arguments, and why one is refused.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use outflank_arena::Sprt;
use outflank_engine::Level;
use outflank_play::cartridge::{Variation, VariationError};
use outflank_play::clock::{ClockRules, ClockTextError};
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Counting, Handicap, HandicapError, PlayerError, PlayerKind, SeriesError, SeriesRules,
    collection,
};
use outflank_record::Format;
use outflank_rules::notation::{PositionError, TranscriptError};
use outflank_rules::{Color, Outcome};
use outflank_terminal::BoardStyle;
use outflank_text::{Describe, Language, LanguageError, Texts};

use crate::match_play::ProgramArgument;

/// Why the value of an argument is refused. Who reads it sees [`Describe`].
#[derive(Clone, Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum WrongValue {
    /// Not a whole number in this range.
    Number { least: u32, most: u32 },
    /// Not a number of seconds.
    Seconds,
    /// Not a number, with or without decimals, that makes sense as a factor.
    Factor,
    /// None of these words.
    Choice(String),
    /// Not a translation.
    Language(Arc<LanguageError>),
    /// Not a game number.
    Variation(VariationError),
    /// Not a player.
    Player(PlayerError),
    /// Not a clock.
    Clock(ClockTextError),
    /// Not a handicap.
    Handicap(HandicapError),
    /// Not a series.
    Series(SeriesError),
    /// No position of the collection has this name.
    Id,
    /// A text that was taken for a position.
    Position(PositionError),
    /// A text that was taken for the moves of a game.
    Transcript(TranscriptError),
    /// A part of what should be a player in a match.
    Contender(String),
    /// Not a program with its arguments.
    Program,
    /// Not two levels.
    Levels,
    /// Not the hypotheses of a test.
    Sprt,
    /// Not a year, nor two.
    Years,
}

impl Describe for WrongValue {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            WrongValue::Number { least, most } => texts.wrong_number(*least, *most),
            WrongValue::Seconds => texts.wrong_seconds(),
            WrongValue::Factor => texts.wrong_factor(),
            WrongValue::Choice(choices) => texts.wrong_choice(choices),
            WrongValue::Language(error) => texts.describe(&**error),
            WrongValue::Variation(error) => texts.describe(error),
            WrongValue::Player(error) => texts.describe(error),
            WrongValue::Clock(error) => texts.describe(error),
            WrongValue::Handicap(error) => texts.describe(error),
            WrongValue::Series(error) => texts.describe(error),
            WrongValue::Id => {
                let names: Vec<String> = collection::all()
                    .iter()
                    .map(|item| format!("@{}", item.id))
                    .collect();
                texts.wrong_id(&names.join(", "))
            }
            WrongValue::Position(error) => texts.describe(error),
            WrongValue::Transcript(error) => texts.describe(error),
            WrongValue::Contender(part) => texts.wrong_contender(part),
            WrongValue::Program => texts.wrong_program(),
            WrongValue::Levels => texts.wrong_levels(),
            WrongValue::Sprt => texts.wrong_sprt(),
            WrongValue::Years => texts.wrong_years(),
        }
    }
}

/// A whole number in a range.
fn number(text: &str, least: u32, most: u32) -> Result<u32, WrongValue> {
    let number = text.parse().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or(WrongValue::Number { least, most })
}

/// Perft: no game has more than 60 placements.
pub fn depth(text: &str) -> Result<u32, WrongValue> {
    number(text, 0, 60)
}

/// 0 is any port that is free.
pub fn port(text: &str) -> Result<u32, WrongValue> {
    number(text, 0, u32::from(u16::MAX))
}

pub fn threads(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 1024)
}

/// Up to a terabyte: more is a slip of the finger.
pub fn mebibytes(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 1 << 20)
}

pub fn level(text: &str) -> Result<Level, WrongValue> {
    let (least, most) = (Level::MIN.number(), Level::MAX.number());
    let number = number(text, least.into(), most.into())?;
    Level::new(number as u8).ok_or(WrongValue::Number {
        least: least.into(),
        most: most.into(),
    })
}

/// A search looks at least at the moves themselves.
pub fn search_depth(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 60)
}

/// No position has more than 33 moves that anybody has found; 64 squares are the limit.
pub fn moves(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 64)
}

/// Up to a thousand million nodes for a move.
pub fn nodes(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 1_000_000_000)
}

pub fn match_games(text: &str) -> Result<u32, WrongValue> {
    number(text, 2, 1_000_000)
}

/// Positions of a book: more than a few million would be another kind of file.
pub fn book_positions(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 5_000_000)
}

pub fn seed(text: &str) -> Result<u64, WrongValue> {
    number(text, 0, u32::MAX).map(u64::from)
}

/// A program with its arguments: `edax -gtp -n 1`.
pub fn program(text: &str) -> Result<ProgramArgument, WrongValue> {
    let command = text.parse().map_err(|_| WrongValue::Program)?;
    let text = text.trim().to_owned();
    Ok(ProgramArgument { text, command })
}

/// Two levels, the weaker first: `1-15`.
pub fn levels(text: &str) -> Result<(Level, Level), WrongValue> {
    let (from, to) = text.split_once('-').ok_or(WrongValue::Levels)?;
    let (from, to) = (level(from)?, level(to)?);
    if from < to {
        Ok((from, to))
    } else {
        Err(WrongValue::Levels)
    }
}

/// Two differences in Elo points: `0,10`.
pub fn sprt(text: &str) -> Result<Sprt, WrongValue> {
    let (elo0, elo1) = text.split_once(',').ok_or(WrongValue::Sprt)?;
    let elo = |text: &str| {
        let elo = text.parse().ok();
        elo.filter(|elo: &f64| elo.abs() <= 1000.0)
            .ok_or(WrongValue::Sprt)
    };
    let (elo0, elo1) = (elo(elo0)?, elo(elo1)?);
    if elo0 < elo1 {
        Ok(Sprt::new(elo0, elo1))
    } else {
        Err(WrongValue::Sprt)
    }
}

/// A year, or the first and the last of several: `1998`, `1990-1999`.
pub fn years(text: &str) -> Result<RangeInclusive<u16>, WrongValue> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let year = |text: &str| {
        let year = text.trim().parse().ok();
        year.filter(|year| *year <= 9999).ok_or(WrongValue::Years)
    };
    let years = year(first)?..=year(last)?;
    if years.is_empty() {
        return Err(WrongValue::Years);
    }
    Ok(years)
}

/// Who won: `black`, `white`, or nobody.
pub fn outcome(text: &str) -> Result<Outcome, WrongValue> {
    match text {
        "black" => Ok(Outcome::Win(Color::Black)),
        "white" => Ok(Outcome::Win(Color::White)),
        "draw" => Ok(Outcome::Draw),
        _ => Err(WrongValue::Choice("black, white, draw".to_owned())),
    }
}

/// The number of a game in a library.
pub fn game_number(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, u32::MAX)
}

/// How many games are listed.
pub fn limit(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 1_000_000_000)
}

/// Seconds with or without decimals, up to a year.
pub fn seconds(text: &str) -> Result<Duration, WrongValue> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.001..=3.2e7).contains(seconds));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or(WrongValue::Seconds)
}

/// Training: how many rounds, or which.
pub fn round(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 99)
}

/// Training: how many games in a round.
pub fn selfplay_games(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 1_000_000_000)
}

/// The search of the players looks at least three moves ahead.
pub fn selfplay_depth(text: &str) -> Result<u32, WrongValue> {
    number(text, 3, 20)
}

/// Up to so many empty squares a position is solved on the way.
pub fn selfplay_exact(text: &str) -> Result<u32, WrongValue> {
    number(text, 4, 20)
}

/// For each number of empty squares.
pub fn sample(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 1_000_000)
}

/// The first and the last phase have a table at least.
pub fn knots(text: &str) -> Result<u32, WrongValue> {
    number(text, 2, 30)
}

pub fn steps(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, 1000)
}

pub fn most_count(text: &str) -> Result<u32, WrongValue> {
    number(text, 1, u16::MAX.into())
}

/// A factor that is not negative.
pub fn factor(text: &str) -> Result<f32, WrongValue> {
    let factor = text.parse().ok();
    factor
        .filter(|factor| (0.0..=1e6).contains(factor))
        .ok_or(WrongValue::Factor)
}

/// One that is part of the program, or a folder of a translation.
pub fn language(text: &str) -> Result<Language, WrongValue> {
    match text.parse() {
        Ok(language) => Ok(language),
        Err(_) if Path::new(text).is_dir() => Language::from_folder(Path::new(text))
            .map_err(|error| WrongValue::Language(Arc::new(error))),
        Err(_) => Err(WrongValue::Choice(Language::codes())),
    }
}

pub fn format(text: &str) -> Result<Format, WrongValue> {
    let names = Format::ALL.map(Format::name).join(", ");
    let format = text.to_ascii_lowercase().parse();
    format.map_err(|_| WrongValue::Choice(names))
}

pub fn board_style(text: &str) -> Result<BoardStyle, WrongValue> {
    let names = BoardStyle::ALL.map(BoardStyle::name).join(", ");
    text.parse().map_err(|_| WrongValue::Choice(names))
}

pub fn variation(text: &str) -> Result<Variation, WrongValue> {
    text.parse().map_err(WrongValue::Variation)
}

pub fn player(text: &str) -> Result<PlayerKind, WrongValue> {
    text.parse().map_err(WrongValue::Player)
}

/// A level for a game between people and the computer.
pub fn player_level(text: &str) -> Result<outflank_play::Level, WrongValue> {
    match player(text)? {
        PlayerKind::Computer(level) => Ok(level),
        PlayerKind::Human => Err(WrongValue::Player(PlayerError::LevelOutOfRange(
            text.to_owned(),
        ))),
    }
}

pub fn clock(text: &str) -> Result<ClockRules, WrongValue> {
    text.parse().map_err(WrongValue::Clock)
}

pub fn handicap(text: &str) -> Result<Handicap, WrongValue> {
    text.parse().map_err(WrongValue::Handicap)
}

pub fn series(text: &str) -> Result<SeriesRules, WrongValue> {
    text.parse().map_err(WrongValue::Series)
}

pub fn vigilance(text: &str) -> Result<Vigilance, WrongValue> {
    match text {
        "silent" => Ok(Vigilance::Silent),
        "warn" => Ok(Vigilance::Warn),
        "review" => Ok(Vigilance::Review),
        _ => Err(WrongValue::Choice("silent, warn, review".to_owned())),
    }
}

pub fn counting(text: &str) -> Result<Counting, WrongValue> {
    match text {
        "discs" => Ok(Counting::Discs),
        "tournament" => Ok(Counting::Tournament),
        _ => Err(WrongValue::Choice("discs, tournament".to_owned())),
    }
}
