use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use super::{ClockError, ClockRules, FlagRule, TimeControl};
use crate::TimePenalty;

const UNITS: [(&str, u64); 4] = [("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("ms", 1)];

/// The names of the flag rules.
const FLAGS: [(&str, FlagRule); 4] = [
    ("loses", FlagRule::Loses(TimePenalty::AsOnBoard)),
    ("31-33", FlagRule::Loses(TimePenalty::Narrow)),
    ("0-64", FlagRule::Loses(TimePenalty::Everything)),
    ("computer", FlagRule::ComputerMoves),
];

/// See the table at [`ClockRules`].
impl fmt::Display for ClockRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.control() {
            TimeControl::None => return f.write_str("none"),
            TimeControl::PerMove { limit } => write!(f, "{}/move", Text(limit)),
            TimeControl::SuddenDeath { main } => write!(f, "{}", Text(main)),
            TimeControl::Increment { main, increment } => {
                write!(f, "{}+{}", Text(main), Text(increment))
            }
            TimeControl::ByoYomi {
                main,
                periods,
                period,
            } => write!(f, "{}+{periods}x{}", Text(main), Text(period)),
        }?;
        if self.flag() == ClockRules::usual_flag(self.control()) {
            return Ok(());
        }
        match FLAGS.iter().find(|(_, flag)| *flag == self.flag()) {
            Some((word, _)) => write!(f, ",{word}"),
            None => Ok(()),
        }
    }
}

/// See the table at [`ClockRules`].
impl FromStr for ClockRules {
    type Err = ClockTextError;

    fn from_str(text: &str) -> Result<ClockRules, ClockTextError> {
        let text = text.trim().to_ascii_lowercase();
        let (control, flag) = match text.split_once(',') {
            None => (text.as_str(), None),
            Some((control, word)) => {
                let flag = FLAGS.iter().find(|(name, _)| *name == word.trim());
                let unknown = || ClockTextError::UnknownFlagRule(word.trim().to_owned());
                (control.trim(), Some(flag.ok_or_else(unknown)?.1))
            }
        };
        let control = read_control(control)?;
        if control == TimeControl::None && flag.is_some() {
            return Err(ClockTextError::FlagWithoutClock);
        }
        let flag = flag.unwrap_or(ClockRules::usual_flag(control));
        ClockRules::with_flag(control, flag).map_err(ClockTextError::Clock)
    }
}

fn read_control(text: &str) -> Result<TimeControl, ClockTextError> {
    if text == "none" {
        return Ok(TimeControl::None);
    }
    if let Some(limit) = text.strip_suffix("/move") {
        return Ok(TimeControl::PerMove {
            limit: duration(limit)?,
        });
    }
    let Some((main, rest)) = text.split_once('+') else {
        return Ok(TimeControl::SuddenDeath {
            main: duration(text)?,
        });
    };
    let main = duration(main)?;
    let Some((periods, period)) = rest.split_once('x') else {
        return Ok(TimeControl::Increment {
            main,
            increment: duration(rest)?,
        });
    };
    let digits = !periods.is_empty() && periods.bytes().all(|byte| byte.is_ascii_digit());
    let wrong = || ClockTextError::Periods(periods.to_owned());
    Ok(TimeControl::ByoYomi {
        main,
        periods: periods.parse().ok().filter(|_| digits).ok_or_else(wrong)?,
        period: duration(period)?,
    })
}

fn duration(text: &str) -> Result<Duration, ClockTextError> {
    read_duration(text).map_err(|problem| ClockTextError::Duration {
        text: text.to_owned(),
        problem,
    })
}

/// Reads `1h30m`, `90s`, `1500ms`: numbers with units, larger units first.
fn read_duration(text: &str) -> Result<Duration, DurationError> {
    if text.is_empty() {
        return Err(DurationError::Missing);
    }
    let mut rest = text;
    let mut units = UNITS.iter();
    let mut total = 0u64;
    while !rest.is_empty() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        if digits == 0 {
            return Err(DurationError::NoNumber);
        }
        let (number, tail) = rest.split_at(digits);
        let letters = tail
            .find(|c: char| !c.is_ascii_alphabetic())
            .unwrap_or(tail.len());
        let (unit, tail) = tail.split_at(letters);
        if unit.is_empty() {
            return Err(DurationError::NoUnit);
        }
        if !UNITS.iter().any(|(name, _)| *name == unit) {
            return Err(DurationError::UnknownUnit);
        }
        let (_, factor) = units
            .find(|(name, _)| *name == unit)
            .ok_or(DurationError::Order)?;
        total = number
            .parse::<u64>()
            .ok()
            .and_then(|number| number.checked_mul(*factor))
            .and_then(|milliseconds| milliseconds.checked_add(total))
            .ok_or(DurationError::TooLong)?;
        rest = tail;
    }
    Ok(Duration::from_millis(total))
}

/// Writes a duration as it is read: `1m30s`.
struct Text(Duration);

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut left = self.0.as_millis() as u64;
        if left == 0 {
            return f.write_str("0s");
        }
        for (unit, factor) in UNITS {
            if left >= factor {
                write!(f, "{}{unit}", left / factor)?;
                left %= factor;
            }
        }
        Ok(())
    }
}

/// Why a text is not a clock.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockTextError {
    /// A time is malformed.
    #[error("'{text}': {problem}")]
    Duration {
        /// The time as it was written.
        text: String,
        /// What is wrong with it.
        problem: DurationError,
    },
    /// The number of periods before the `x` is not from 1 to 255.
    #[error("'{0}' is no number of periods from 1 to 255")]
    Periods(String),
    /// The word after the comma is not a flag rule.
    #[error("'{0}' is no flag rule: expected loses, 31-33, 0-64 or computer")]
    UnknownFlagRule(String),
    /// A flag rule, but no clock.
    #[error("a flag rule needs a clock")]
    FlagWithoutClock,
    /// The times are readable but make no valid clock.
    #[error(transparent)]
    Clock(ClockError),
}

/// What is wrong with the text of a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DurationError {
    /// It is empty.
    #[error("a time is missing")]
    Missing,
    /// Something other than a number where one should be.
    #[error("expected a number with h, m, s or ms")]
    NoNumber,
    /// A number without `h`, `m`, `s` or `ms`.
    #[error("the unit is missing: expected h, m, s or ms")]
    NoUnit,
    /// An unknown unit.
    #[error("unknown unit: expected h, m, s or ms")]
    UnknownUnit,
    /// A larger unit after a smaller one, or the same twice.
    #[error("units go from large to small")]
    Order,
    /// Too large to represent.
    #[error("the time is too long")]
    TooLong,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_written_in_one_way() {
        for (text, written) in [
            ("none", "none"),
            ("15s/move", "15s/move"),
            ("15s/move,computer", "15s/move"),
            ("15s/move,loses", "15s/move,loses"),
            ("5m", "5m"),
            ("300s", "5m"),
            ("90m", "1h30m"),
            ("1440m", "24h"),
            ("5M+3S", "5m+3s"),
            ("5m+1500ms,loses", "5m+1s500ms"),
            ("10m+5x30s", "10m+5x30s"),
            ("0s+1x10s,computer", "0s+1x10s,computer"),
            ("5m,31-33", "5m,31-33"),
            (" 5m , 0-64 ", "5m,0-64"),
        ] {
            let rules: ClockRules = text.parse().unwrap();
            assert_eq!(rules.to_string(), written);
            assert_eq!(written.parse(), Ok(rules));
        }
    }

    #[test]
    fn what_is_no_clock_is_refused_with_the_reason() {
        let duration = |text: &str, problem| ClockTextError::Duration {
            text: text.to_owned(),
            problem,
        };
        for (text, reason) in [
            ("", duration("", DurationError::Missing)),
            ("5", duration("5", DurationError::NoUnit)),
            ("m5", duration("m5", DurationError::NoNumber)),
            ("5d", duration("5d", DurationError::UnknownUnit)),
            ("3s5m", duration("3s5m", DurationError::Order)),
            ("5m5m", duration("5m5m", DurationError::Order)),
            ("5m+", duration("", DurationError::Missing)),
            ("-5m", duration("-5m", DurationError::NoNumber)),
            ("5é", duration("5é", DurationError::NoUnit)),
            (
                "99999999999999999999m",
                duration("99999999999999999999m", DurationError::TooLong),
            ),
            ("5m+x30s", ClockTextError::Periods(String::new())),
            ("5m+256x30s", ClockTextError::Periods("256".to_owned())),
            ("5m+0x30s", ClockTextError::Clock(ClockError::NoPeriods)),
            ("0s", ClockTextError::Clock(ClockError::NoTime)),
            ("5m+0s", ClockTextError::Clock(ClockError::NoTime)),
            (
                "25h",
                ClockTextError::Clock(ClockError::TooLong(Duration::from_hours(25))),
            ),
            (
                "5m,wins",
                ClockTextError::UnknownFlagRule("wins".to_owned()),
            ),
            ("none,loses", ClockTextError::FlagWithoutClock),
        ] {
            assert_eq!(text.parse::<ClockRules>(), Err(reason), "{text}");
        }
    }
}
