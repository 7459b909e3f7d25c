//! Errors of a saved game.

use outflank_play::SaveError;

use crate::{Describe, Texts};

impl Describe for SaveError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            SaveError::TooLong { .. } => texts.save_too_long(),
            SaveError::Truncated => texts.save_truncated(),
            SaveError::NotJson { line, column } => texts.save_not_json(*line, *column),
            SaveError::Malformed { line, column, .. } => texts.save_malformed(*line, *column),
            SaveError::NotASave { format } => texts.save_other(format),
            SaveError::Newer { version } => texts.save_newer(*version),
            SaveError::NoSuchVersion { version } => texts.save_version(*version),
            SaveError::Comment { at, .. } => texts.save_comment(*at),
            SaveError::Variation { number } => texts.save_variation(*number),
            SaveError::Checksum { .. } => texts.save_checksum(),
            SaveError::Field { field, value } => texts.save_field(field, value),
            SaveError::Setup(contradiction) => texts.describe(contradiction),
            SaveError::Sheet { game, reason } => texts.save_sheet(*game, &texts.describe(reason)),
            SaveError::Move {
                number,
                text,
                reason,
            } => texts.save_move(*number, text, &texts.describe(reason)),
            SaveError::Hand {
                number,
                text,
                reason,
            } => texts.save_move(*number, text, &texts.describe(reason)),
            SaveError::PassMissing { number } => texts.save_pass_missing(*number),
            SaveError::Position { .. } => texts.save_position(),
            SaveError::Ending { text } => texts.save_ending(text),
            SaveError::ClockOutOfRange { state } => texts.save_clock_range(state),
            SaveError::ClockMismatch => texts.save_clock_mismatch(),
        }
    }
}
