//! Errors of a game's settings.

use outflank_play::cartridge::VariationError;
use outflank_play::clock::{ClockError, ClockTextError, DurationError};
use outflank_play::{Contradiction, HandicapError, PlayerError, SeriesError};

use crate::{Describe, Texts};

impl Describe for PlayerError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            PlayerError::Unknown(_) => texts.player_unknown(),
            PlayerError::LevelOutOfRange(_) => texts.player_level(),
        }
    }
}

impl Describe for HandicapError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            HandicapError::TooMany(_) => texts.handicap_too_many(),
            HandicapError::NotACorner(square) => texts.handicap_not_a_corner(*square),
            HandicapError::Twice(square) => texts.handicap_twice(*square),
            HandicapError::Unknown(text) => texts.handicap_unknown(text),
            HandicapError::UnknownReceiver(text) => texts.handicap_receiver(text),
        }
    }
}

impl Describe for VariationError {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            VariationError::NotTwoDigits(_) => texts.variation_length(),
            VariationError::NotADigit { seat, letter } => texts.variation_digit(letter, seat),
            VariationError::LeftOutOfRange(_) => texts.variation_left(),
            VariationError::RightOutOfRange(_) => texts.variation_right(),
        }
    }
}

impl Describe for ClockTextError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            ClockTextError::Duration { text, problem } => match problem {
                DurationError::Missing => texts.clock_missing(),
                DurationError::NoNumber => texts.clock_no_number(text),
                DurationError::NoUnit => texts.clock_no_unit(text),
                DurationError::UnknownUnit => texts.clock_unknown_unit(text),
                DurationError::Order => texts.clock_order(text),
                DurationError::TooLong => texts.clock_too_long(),
            },
            ClockTextError::Periods(text) => texts.clock_periods(text),
            ClockTextError::UnknownFlagRule(text) => texts.clock_flag(text),
            ClockTextError::FlagWithoutClock => texts.clock_flag_alone(),
            ClockTextError::Clock(error) => texts.describe(error),
        }
    }
}

impl Describe for ClockError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            ClockError::NoTime => texts.clock_zero(),
            ClockError::TooLong(_) => texts.clock_too_long(),
            ClockError::NotWholeMilliseconds(_) => texts.clock_fraction(),
            ClockError::NoPeriods => texts.clock_no_periods(),
        }
    }
}

impl Describe for SeriesError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            SeriesError::UnknownGoal(text) => texts.series_goal(text),
            SeriesError::NotANumber(text) => texts.series_number(text),
            SeriesError::OutOfRange { most, .. } => texts.series_range(u32::from(*most)),
            SeriesError::UnknownStarter(text) => texts.series_starter(text),
            SeriesError::Over => texts.series_over(),
            SeriesError::WrongStarter { starter } => texts.series_wrong_starter(*starter),
        }
    }
}

impl Describe for Contradiction {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Contradiction::VariationFixes { variation, setting } => {
                texts.contradiction_variation(&variation.to_string(), setting)
            }
            Contradiction::GameOverAtStart(_) => texts.contradiction_over(),
            Contradiction::TabletopWithoutPeople => texts.contradiction_no_people(),
        }
    }
}

impl Texts {
    /// The name of a level that has a character: the same in every language.
    pub const fn level_name(level: u8) -> Option<&'static str> {
        Some(match level {
            1 => "Pip",
            2 => "Greta",
            3 => "Corin",
            4 => "Edgar",
            5 => "Prue",
            6 => "Silas",
            7 => "Mona",
            8 => "Otto",
            9 => "Livia",
            10 => "Sixten",
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[test]
    fn a_level_with_a_name_is_spoken_of_by_it_in_every_language() {
        for texts in Language::ALL.map(Texts::new) {
            for level in 1..=20 {
                let told = texts.level_feels(level);
                if let Some(name) = Texts::level_name(level) {
                    assert!(told.contains(name), "{told}");
                }
            }
        }
        // The lessons that are played against them speak of the same.
        let texts = Texts::new(Language::EN);
        let chapter = outflank_learn::course::find("discs").unwrap();
        let step = chapter.steps.last().unwrap();
        assert!(texts.describe(step).contains("Greta, level 2"));
    }
}
