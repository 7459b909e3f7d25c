//! Any text as each of the settings that a command line takes: what is read is written in one way, and that is
//! read as the same; neither case nor blanks around it matter.

use core::fmt::{Debug, Display};
use core::str::FromStr;

use outflank_play::clock::ClockRules;
use outflank_play::{Handicap, PlayerKind, SeriesRules};

/// Feeds it any text.
pub fn feed(text: &str) {
    if let Some(rules) = read::<ClockRules>(text) {
        let again = ClockRules::with_flag(rules.control(), rules.flag());
        assert_eq!(again, Ok(rules));
    }
    if let Some(rules) = read::<SeriesRules>(text) {
        assert_eq!(SeriesRules::new(rules.goal(), rules.next()), Ok(rules));
    }
    if let Some(handicap) = read::<Handicap>(text) {
        let again = Handicap::chosen(handicap.corners(), handicap.receiver());
        assert_eq!(again, Ok(handicap));
        let discs = handicap.position().discs(handicap.receiver());
        assert_eq!(discs.len(), 2 + handicap.count());
    }
    read::<PlayerKind>(text);
}

fn read<T>(text: &str) -> Option<T>
where
    T: FromStr<Err: Display + Debug + PartialEq> + Display + Debug + PartialEq,
{
    let value: T = match text.parse() {
        Ok(value) => value,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return None;
        }
    };
    let written = value.to_string();
    assert_eq!(written.parse::<T>().as_ref(), Ok(&value), "{written}");
    for same in [
        text.to_ascii_uppercase(),
        text.to_ascii_lowercase(),
        format!(" \t{text}\n"),
    ] {
        assert_eq!(same.parse::<T>().as_ref(), Ok(&value), "{same}");
    }
    Some(value)
}
