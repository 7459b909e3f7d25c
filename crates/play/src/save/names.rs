//! The words that stand for values in a save, both ways.

use core::time::Duration;

use outflank_rules::{Bitboard, Color, Move};

use super::SaveError;
use crate::cartridge::Face;
use crate::clock::{ClockState, TimeLeft};
use crate::tabletop::Vigilance;
use crate::{Counting, DiscCount, MovedBy, Seat, Style};

const COLORS: [(&str, Color); 2] = [("black", Color::Black), ("white", Color::White)];

const SEATS: [(&str, Seat); 2] = [("left", Seat::Left), ("right", Seat::Right)];

const COUNTINGS: [(&str, Counting); 2] = [
    ("discs", Counting::Discs),
    ("tournament", Counting::Tournament),
];

const STYLES: [(&str, Style); 4] = [
    ("assisted", Style::Assisted),
    ("tabletop silent", Style::Tabletop(Vigilance::Silent)),
    ("tabletop warn", Style::Tabletop(Vigilance::Warn)),
    ("tabletop review", Style::Tabletop(Vigilance::Review)),
];

const FACES: [(&str, Face); 2] = [("red", Face::Red), ("green", Face::Green)];

/// A value with one name in a save.
pub(super) trait Named: Copy + PartialEq + 'static {
    const NAMES: &'static [(&'static str, Self)];

    fn name(self) -> String {
        let named = Self::NAMES.iter().find(|(_, thing)| *thing == self);
        named.map_or("", |(name, _)| *name).to_owned()
    }

    fn named(field: &'static str, text: &str) -> Result<Self, SaveError> {
        let named = Self::NAMES.iter().find(|(name, _)| *name == text);
        named
            .map(|(_, thing)| *thing)
            .ok_or_else(|| senseless(field, text))
    }
}

impl Named for Color {
    const NAMES: &'static [(&'static str, Color)] = &COLORS;
}

impl Named for Seat {
    const NAMES: &'static [(&'static str, Seat)] = &SEATS;
}

impl Named for Counting {
    const NAMES: &'static [(&'static str, Counting)] = &COUNTINGS;
}

impl Named for Face {
    const NAMES: &'static [(&'static str, Face)] = &FACES;
}

impl Named for Style {
    const NAMES: &'static [(&'static str, Style)] = &STYLES;
}

pub(super) fn senseless(field: &'static str, value: &str) -> SaveError {
    SaveError::Field {
        field,
        value: value.to_owned(),
    }
}

/// Reads a value that has a text form, and insists on exactly that form: there is one way to write a save.
pub(super) fn read<T>(field: &'static str, text: &str) -> Result<T, SaveError>
where
    T: core::str::FromStr + ToString,
{
    let value: Option<T> = text.parse().ok();
    value
        .filter(|value| value.to_string() == text)
        .ok_or_else(|| senseless(field, text))
}

pub(super) fn write_move(mv: Move, by: MovedBy) -> String {
    let mark = if by == MovedBy::Substitute { "*" } else { "" };
    format!("{mv}{mark}")
}

pub(super) fn read_move(field: &'static str, text: &str) -> Result<(Move, MovedBy), SaveError> {
    let (name, by) = match text.strip_suffix('*') {
        Some(name) => (name, MovedBy::Substitute),
        None => (text, MovedBy::Player),
    };
    if name == "pass" {
        return Ok((Move::Pass, by));
    }
    let square = name.parse().map_err(|_| senseless(field, text))?;
    Ok((Move::Place(square), by))
}

pub(super) fn read_squares(field: &'static str, text: &str) -> Result<Bitboard, SaveError> {
    let mut squares = Bitboard::EMPTY;
    for name in text.split_whitespace() {
        squares |= read::<outflank_rules::Square>(field, name)?.into();
    }
    if squares.to_string() == text {
        Ok(squares)
    } else {
        Err(senseless(field, text))
    }
}

pub(super) fn read_score(text: &str) -> Result<DiscCount, SaveError> {
    let wrong = || senseless("score", text);
    let (black, white) = text.split_once('-').ok_or_else(wrong)?;
    let score = DiscCount {
        black: read("score", black)?,
        white: read("score", white)?,
    };
    if u32::from(score.black) + u32::from(score.white) > 64 {
        return Err(wrong());
    }
    Ok(score)
}

pub(super) fn write_clock(state: ClockState) -> String {
    let [black, white] = state.left.map(write_time);
    format!("{} {black} {white}", state.turn.letter())
}

fn write_time(left: TimeLeft) -> String {
    let main = left.main.as_millis();
    match left.periods {
        0 => main.to_string(),
        periods => format!("{main}+{periods}x{}", left.period.as_millis()),
    }
}

pub(super) fn read_clock(text: &str) -> Result<ClockState, SaveError> {
    let wrong = || senseless("clock", text);
    let mut words = text.split(' ');
    let (Some(turn), Some(black), Some(white), None) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return Err(wrong());
    };
    let turn = match turn {
        "X" => Color::Black,
        "O" => Color::White,
        _ => return Err(wrong()),
    };
    Ok(ClockState {
        left: [read_time(black)?, read_time(white)?],
        turn,
    })
}

fn read_time(text: &str) -> Result<TimeLeft, SaveError> {
    let (main, periods, period) = match text.split_once('+') {
        None => (text, 0, 0),
        Some((main, rest)) => {
            let (periods, period) = rest
                .split_once('x')
                .ok_or_else(|| senseless("clock", text))?;
            (main, read("clock", periods)?, read("clock", period)?)
        }
    };
    Ok(TimeLeft {
        main: Duration::from_millis(read("clock", main)?),
        periods,
        period: Duration::from_millis(period),
    })
}
