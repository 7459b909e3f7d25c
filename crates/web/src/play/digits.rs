//! What a clock shows.

use std::time::Duration;

use outflank_play::clock::TimeLeft;
use outflank_text::Texts;

/// Below this, tenths are shown and the clock looks different.
pub const SHORT: Duration = Duration::from_secs(10);

/// The time, and the periods that are left.
pub fn face(texts: &Texts, left: TimeLeft) -> String {
    let time = digits(texts, left.showing());
    if left.periods > 0 {
        texts.periods(&time, left.periods)
    } else {
        time
    }
}

/// `1:05:00`, `5:00`, `0:15`, `0:09.5`.
fn digits(texts: &Texts, time: Duration) -> String {
    if time < SHORT {
        let tenths = (time.as_millis() as u64).div_ceil(100).min(99);
        return format!("0:0{}", texts.decimal(tenths as f64 / 10.0, 1));
    }
    let seconds = (time.as_millis() as u64).div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;

    #[test]
    fn times_are_written_as_on_a_clock() {
        let texts = Texts::new(Language::EN);
        for (milliseconds, written) in [
            (3_900_000, "1:05:00"),
            (300_000, "5:00"),
            (299_001, "5:00"),
            (15_000, "0:15"),
            (14_001, "0:15"),
            (10_000, "0:10"),
            (9_999, "0:09.9"),
            (9_450, "0:09.5"),
            (1, "0:00.1"),
            (0, "0:00.0"),
        ] {
            let time = Duration::from_millis(milliseconds);
            assert_eq!(digits(&texts, time), written, "{milliseconds}");
        }
        let french = Texts::new(Language::FR);
        assert_eq!(digits(&french, Duration::from_millis(9_400)), "0:09,4");
    }
}
