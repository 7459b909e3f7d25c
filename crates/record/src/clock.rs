use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// A clock as game servers write it: `05:00/00:05/02:00`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ClockRecord {
    /// For all moves.
    pub main: Duration,
    /// Added after each move.
    pub increment: Duration,
    /// Given once when time has run out.
    pub extension: Duration,
}

/// The text is not a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAClock;

/// No clock in a record is longer.
const LONGEST: u64 = 1000 * 24 * 60 * 60;

/// `main/increment/extension`, each `[[[days.]hours:]minutes:]seconds`; an empty part is zero.
impl FromStr for ClockRecord {
    type Err = NotAClock;

    fn from_str(text: &str) -> Result<ClockRecord, NotAClock> {
        let mut parts = text.split('/');
        let mut next = || parts.next().map_or(Ok(Duration::ZERO), time);
        let clock = ClockRecord {
            main: next()?,
            increment: next()?,
            extension: next()?,
        };
        match parts.next() {
            Some(_) => Err(NotAClock),
            None => Ok(clock),
        }
    }
}

fn time(text: &str) -> Result<Duration, NotAClock> {
    let text = text.trim();
    if text.is_empty() {
        return Ok(Duration::ZERO);
    }
    let (days, rest) = text.split_once('.').unwrap_or(("0", text));
    let number = |text: &str| -> Result<u64, NotAClock> {
        if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(NotAClock);
        }
        text.parse().map_err(|_| NotAClock)
    };
    let mut seconds: u64 = 0;
    for (index, part) in rest.split(':').enumerate() {
        if index > 2 {
            return Err(NotAClock);
        }
        seconds = seconds
            .checked_mul(60)
            .and_then(|it| it.checked_add(number(part).ok()?))
            .ok_or(NotAClock)?;
    }
    let days = number(days)?.checked_mul(24 * 60 * 60).ok_or(NotAClock)?;
    let all = days.checked_add(seconds).filter(|it| *it <= LONGEST);
    Ok(Duration::from_secs(all.ok_or(NotAClock)?))
}

impl fmt::Display for ClockRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&written(self.main))?;
        let (increment, extension) = (written(self.increment), written(self.extension));
        match (self.increment.is_zero(), self.extension.is_zero()) {
            (true, true) => Ok(()),
            (false, true) => write!(f, "/{increment}"),
            (true, false) => write!(f, "//{extension}"),
            (false, false) => write!(f, "/{increment}/{extension}"),
        }
    }
}

/// `05:00`, `1:00:00`, `2.00:00:00`; fractions of a second are dropped.
fn written(time: Duration) -> String {
    let seconds = time.as_secs();
    let (minutes, seconds) = (seconds / 60, seconds % 60);
    let (hours, minutes) = (minutes / 60, minutes % 60);
    match (hours / 24, hours % 24) {
        (0, 0) => format!("{minutes:02}:{seconds:02}"),
        (0, hours) => format!("{hours:02}:{minutes:02}:{seconds:02}"),
        (days, hours) => format!("{days}.{hours:02}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_written() {
        let clock = |main, increment, extension| ClockRecord {
            main: Duration::from_secs(main),
            increment: Duration::from_secs(increment),
            extension: Duration::from_secs(extension),
        };
        for (text, expected, written) in [
            ("05:00//02:00", clock(300, 0, 120), "05:00//02:00"),
            ("15", clock(15, 0, 0), "00:15"),
            ("1:00:00/10", clock(3600, 10, 0), "01:00:00/00:10"),
            (
                "2.00:00:01/00:05/01:00",
                clock(172_801, 5, 60),
                "2.00:00:01/00:05/01:00",
            ),
            ("", clock(0, 0, 0), "00:00"),
        ] {
            assert_eq!(text.parse(), Ok(expected), "{text}");
            assert_eq!(expected.to_string(), written);
            assert_eq!(written.parse(), Ok(expected));
        }
        for text in [
            "x",
            "1:2:3:4",
            "1/2/3/4",
            "-5",
            "1::2",
            "9999999999999999999",
            "99999999.00:00:00",
        ] {
            assert_eq!(text.parse::<ClockRecord>(), Err(NotAClock), "{text}");
        }
    }
}
