//! Parsers of argument values.

use std::fmt;
use std::ops::RangeInclusive;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use outflank_arena::Sprt;
use outflank_collection::{NotYears, Years};
use outflank_engine::Level;
use outflank_play::cartridge::Face;
use outflank_play::tabletop::Vigilance;
use outflank_play::{Counting, PlayerError, PlayerKind, Resignation};
use outflank_record::Format;
use outflank_rules::{Color, Outcome};
use outflank_terminal::BoardStyle;
use outflank_text::{Describe, Language, Texts};

use crate::match_play::ProgramArgument;

/// Why a value is refused: a sentence, in any language.
#[derive(Clone, thiserror::Error)]
#[error("{self:?}")]
pub struct WrongValue(Arc<dyn Fn(&Texts) -> String + Send + Sync>);

impl WrongValue {
    pub fn new(sentence: impl Fn(&Texts) -> String + Send + Sync + 'static) -> WrongValue {
        WrongValue(Arc::new(sentence))
    }

    /// The error of a type's own parser.
    pub fn of(error: impl Describe + Send + Sync + 'static) -> WrongValue {
        WrongValue::new(move |texts| texts.describe(&error))
    }
}

impl Describe for WrongValue {
    fn describe(&self, texts: &Texts) -> String {
        (self.0)(texts)
    }
}

impl fmt::Debug for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.describe(&Texts::new(Language::EN)))
    }
}

/// A whole number in a range.
pub fn number<T: TryFrom<u32>>(
    range: RangeInclusive<u32>,
) -> impl Fn(&str) -> Result<T, WrongValue> + Clone {
    let (least, most) = (*range.start(), *range.end());
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let number = number.and_then(|number| T::try_from(number).ok());
        number.ok_or_else(|| WrongValue::new(move |texts| texts.wrong_number(least, most)))
    }
}

pub fn threads(text: &str) -> Result<usize, WrongValue> {
    number(1..=1024)(text)
}

pub fn level(text: &str) -> Result<Level, WrongValue> {
    let [least, most] = [Level::MIN, Level::MAX].map(|level| u32::from(level.number()));
    let number = number(least..=most)(text)?;
    Ok(Level::new(number).expect("it is in the range"))
}

/// A level whose values are the same on every machine.
pub fn untimed_level(text: &str) -> Result<Level, WrongValue> {
    let level = level(text)?;
    if level.is_timed() {
        return Err(WrongValue::new(Texts::wrong_timed_level));
    }
    Ok(level)
}

/// A search is at least one ply deep.
pub fn search_depth(text: &str) -> Result<u32, WrongValue> {
    number(1..=60)(text)
}

pub fn match_games(text: &str) -> Result<u32, WrongValue> {
    number(2..=1_000_000)(text)
}

/// A number of games that are played in pairs.
pub fn paired_games(text: &str) -> Result<u32, WrongValue> {
    let games = match_games(text)?;
    if games.is_multiple_of(2) {
        Ok(games)
    } else {
        Err(WrongValue::new(Texts::match_pairs))
    }
}

/// A round of training, or the number of rounds.
pub fn round(text: &str) -> Result<usize, WrongValue> {
    number(1..=99)(text)
}

/// A type with its own parser.
pub fn parsed<T: FromStr<Err: Describe + Send + Sync + 'static>>(
    text: &str,
) -> Result<T, WrongValue> {
    text.parse().map_err(WrongValue::of)
}

/// One of some words.
fn choice<T, const COUNT: usize>(text: &str, choices: [(&str, T); COUNT]) -> Result<T, WrongValue> {
    let names = choices.each_ref().map(|(name, _)| *name).join(", ");
    let chosen = choices.into_iter().find(|(name, _)| *name == text);
    let chosen = chosen.map(|(_, value)| value);
    chosen.ok_or_else(|| WrongValue::new(move |texts| texts.wrong_choice(&names)))
}

/// A program with its arguments: `edax -gtp -n 1`.
pub fn program(text: &str) -> Result<ProgramArgument, WrongValue> {
    let command = text.parse();
    let command = command.map_err(|_| WrongValue::new(Texts::wrong_program))?;
    let text = text.trim().to_owned();
    Ok(ProgramArgument { text, command })
}

/// Two levels, the weaker first: `1-15`.
pub fn levels(text: &str) -> Result<(Level, Level), WrongValue> {
    let wrong = || WrongValue::new(Texts::wrong_levels);
    let (from, to) = text.split_once('-').ok_or_else(wrong)?;
    let levels = (level(from)?, level(to)?);
    Some(levels)
        .filter(|(from, to)| from < to)
        .ok_or_else(wrong)
}

/// Two differences in Elo points: `0,10`.
pub fn sprt(text: &str) -> Result<Sprt, WrongValue> {
    let elo = |text: &str| text.parse().ok().filter(|elo: &f64| elo.abs() <= 1000.0);
    let hypotheses = text.split_once(',');
    let hypotheses = hypotheses.and_then(|(first, second)| Some((elo(first)?, elo(second)?)));
    let hypotheses = hypotheses.filter(|(elo0, elo1)| elo0 < elo1);
    let sprt = hypotheses.map(|(elo0, elo1)| Sprt::new(elo0, elo1));
    sprt.ok_or_else(|| WrongValue::new(Texts::wrong_sprt))
}

/// A year, or the first and the last of several: `1998`, `1990-1999`.
pub fn years(text: &str) -> Result<Years, WrongValue> {
    let years = text.parse();
    years.map_err(|NotYears| WrongValue::new(Texts::wrong_years))
}

/// Who won.
pub fn outcome(text: &str) -> Result<Outcome, WrongValue> {
    let [black, white] = Color::ALL.map(Outcome::Win);
    let outcomes = [("black", black), ("white", white), ("draw", Outcome::Draw)];
    choice(text, outcomes)
}

/// Seconds with or without decimals, up to a year.
pub fn seconds(text: &str) -> Result<Duration, WrongValue> {
    let seconds = text.parse().ok();
    let seconds = seconds.filter(|seconds| (0.001..=3.2e7).contains(seconds));
    let seconds = seconds.map(Duration::from_secs_f64);
    seconds.ok_or_else(|| WrongValue::new(Texts::wrong_seconds))
}

/// A factor that is not negative.
pub fn factor(text: &str) -> Result<f32, WrongValue> {
    let factor = text.parse().ok();
    let factor = factor.filter(|factor| (0.0..=1e6).contains(factor));
    factor.ok_or_else(|| WrongValue::new(Texts::wrong_factor))
}

/// A built-in language, or a folder with a translation.
pub fn language(text: &str) -> Result<Language, WrongValue> {
    let folder = Path::new(text);
    if folder.is_dir() && text.parse::<Language>().is_err() {
        return Language::from_folder(folder).map_err(WrongValue::of);
    }
    text.parse()
        .map_err(|_| WrongValue::new(|texts| texts.wrong_choice(&Language::codes())))
}

pub fn format(text: &str) -> Result<Format, WrongValue> {
    let formats = Format::ALL.map(|format| (format.name(), format));
    choice(&text.to_ascii_lowercase(), formats)
}

pub fn board_style(text: &str) -> Result<BoardStyle, WrongValue> {
    choice(text, BoardStyle::ALL.map(|style| (style.name(), style)))
}

/// The level of the computer in a game against people.
pub fn player_level(text: &str) -> Result<outflank_play::Level, WrongValue> {
    match parsed(text)? {
        PlayerKind::Computer(level) => Ok(level),
        PlayerKind::Human => {
            let error = PlayerError::LevelOutOfRange(text.to_owned());
            Err(WrongValue::of(error))
        }
    }
}

pub fn vigilance(text: &str) -> Result<Vigilance, WrongValue> {
    let silent = ("silent", Vigilance::Silent);
    choice(
        text,
        [
            silent,
            ("warn", Vigilance::Warn),
            ("review", Vigilance::Review),
        ],
    )
}

pub fn resignation(text: &str) -> Result<Resignation, WrongValue> {
    let rules = [
        ("board", Resignation::AsOnBoard),
        ("perfect", Resignation::Perfect),
        ("0-64", Resignation::Everything),
    ];
    choice(text, rules)
}

pub fn face(text: &str) -> Result<Face, WrongValue> {
    choice(text, [("red", Face::Red), ("green", Face::Green)])
}

pub fn counting(text: &str) -> Result<Counting, WrongValue> {
    let discs = ("discs", Counting::Discs);
    choice(text, [discs, ("tournament", Counting::Tournament)])
}
