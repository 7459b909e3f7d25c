use core::fmt::{self, Write as _};
use core::str::FromStr;

/// A day, perhaps with a time; or just a month or a year.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: Option<u8>,
    /// The day, from 1, if the month is known.
    pub day: Option<u8>,
    /// The time, if the day is known.
    pub time: Option<TimeOfDay>,
}

/// A time of the day.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TimeOfDay {
    /// The hour,
    pub hour: u8,
    /// the minute,
    pub minute: u8,
    /// the second.
    pub second: u8,
    /// The name of its time zone, if given: `UTC`.
    pub zone: String,
}

const DAY: u64 = 24 * 60 * 60;

impl Date {
    /// A year.
    pub const fn of_year(year: u16) -> Date {
        Date {
            year,
            month: None,
            day: None,
            time: None,
        }
    }

    /// The known part of the day, with this separator: `2003-12-15`, `2003`.
    pub fn to_day(&self, separator: char) -> String {
        let mut text = format!("{:04}", self.year);
        for part in [self.month, self.day].into_iter().flatten() {
            // Writing into a string cannot fail.
            let _ = write!(text, "{separator}{part:02}");
        }
        text
    }

    /// Whether the date exists, and no part is known without the larger one.
    fn is_sound(&self) -> bool {
        let month = match self.month {
            Some(month) => (1..=12).contains(&month),
            None => self.day.is_none(),
        };
        let day = match (self.month, self.day) {
            (Some(month), Some(day)) => (1..=days_of(self.year, month)).contains(&u64::from(day)),
            _ => self.time.is_none(),
        };
        self.year <= 9999 && month && day
    }

    /// A moment in seconds since 1970, UTC. `None` after the year 9999.
    pub fn of_unix_seconds(seconds: u64) -> Option<Date> {
        let (mut days, rest) = (seconds / DAY, seconds % DAY);
        let mut year: u16 = 1970;
        while days >= days_in(year) {
            days -= days_in(year);
            year = Some(year + 1).filter(|it| *it <= 9999)?;
        }
        let mut month = 1;
        while days >= days_of(year, month) {
            days -= days_of(year, month);
            month += 1;
        }
        Some(Date {
            year,
            month: Some(month),
            day: Some(days as u8 + 1),
            time: Some(TimeOfDay {
                hour: (rest / 3600) as u8,
                minute: (rest / 60 % 60) as u8,
                second: (rest % 60) as u8,
                zone: "UTC".to_owned(),
            }),
        })
    }
}

const fn is_leap(year: u16) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_in(year: u16) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

const fn days_of(year: u16, month: u8) -> u64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// The text is not a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

/// Reads `2003.12.15_12:33:18.MST`, `2003-12-15 12:33:18 GMT`, a day, month or year alone (`2003.12.??`), or seconds
/// since 1970.
impl FromStr for Date {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<Date, NotADate> {
        let text = text.trim();
        // Eight digits could be a day without dots; seconds have had nine since 1973.
        if text.len() >= 9 && text.bytes().all(|byte| byte.is_ascii_digit()) {
            let seconds = text.parse().map_err(|_| NotADate)?;
            return Date::of_unix_seconds(seconds).ok_or(NotADate);
        }
        let (day, time) = text.split_once(['_', ' ', 'T']).unwrap_or((text, ""));
        let mut parts = day.split(['.', '-', '/']);
        let year = parts.next().filter(|year| year.len() == 4);
        let year: u16 = year.ok_or(NotADate)?.parse().map_err(|_| NotADate)?;
        // Some write question marks for unknown parts.
        let mut known = || match parts.next() {
            None | Some("??") => Ok(None),
            Some(part) => small(part).map(Some),
        };
        let (month, day) = (known()?, known()?);
        let time = match time {
            "" => None,
            time => Some(time.parse()?),
        };
        let date = Date {
            year,
            month,
            day,
            time,
        };
        match parts.next() {
            None if date.is_sound() => Ok(date),
            _ => Err(NotADate),
        }
    }
}

impl FromStr for TimeOfDay {
    type Err = NotADate;

    fn from_str(text: &str) -> Result<TimeOfDay, NotADate> {
        let end = text
            .find(|letter: char| !letter.is_ascii_digit() && letter != ':')
            .unwrap_or(text.len());
        let [hour, minute, second] = parts(&text[..end], [':'])?;
        let (hour, minute, second) = (small(hour)?, small(minute)?, small(second)?);
        if hour > 23 || minute > 59 || second > 60 {
            return Err(NotADate);
        }
        let zone = text[end..].trim_start_matches(['.', ' ']);
        // A zone is a short word; anything else would not survive a round trip.
        let is_zone = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b':');
        if zone.len() > 16 || !zone.bytes().all(is_zone) {
            return Err(NotADate);
        }
        Ok(TimeOfDay {
            hour,
            minute,
            second,
            zone: zone.to_owned(),
        })
    }
}

fn parts<const N: usize>(text: &str, separators: [char; N]) -> Result<[&str; 3], NotADate> {
    let mut parts = text.split(separators);
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(first), Some(second), Some(third), None) => Ok([first, second, third]),
        _ => Err(NotADate),
    }
}

fn small(text: &str) -> Result<u8, NotADate> {
    text.parse().map_err(|_| NotADate)
}

/// As game servers write it: `2003.12.15_12:33:18.MST`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_day('.'))?;
        match &self.time {
            Some(time) => write!(f, "_{time}"),
            None => Ok(()),
        }
    }
}

/// `12:33:18.MST`
impl fmt::Display for TimeOfDay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dot = if self.zone.is_empty() { "" } else { "." };
        let (hour, minute, second) = (self.hour, self.minute, self.second);
        write!(f, "{hour:02}:{minute:02}:{second:02}{dot}{}", self.zone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_date_is_read() {
        for (text, written) in [
            ("2003.12.15_12:33:18.MST", "2003.12.15_12:33:18.MST"),
            ("2006-01-31 09:05:00 GMT", "2006.01.31_09:05:00.GMT"),
            ("940607137", "1999.10.22_15:45:37.UTC"),
            ("1999-10-22", "1999.10.22"),
            ("2024.02.29", "2024.02.29"),
            ("2003.12", "2003.12"),
            ("2003.12.??", "2003.12"),
            ("2022.??.??", "2022"),
            ("1977", "1977"),
        ] {
            let date: Date = text.parse().unwrap();
            assert_eq!(date.to_string(), written);
            assert_eq!(written.parse(), Ok(date));
        }
        for text in [
            "",
            "yesterday",
            "2023.02.29",
            "2003.13.01",
            "2003.12.15_25:00:00",
            "9999999999999999999",
            "????.??.??",
            "2003.??.15",
            "2003_12:00:00",
            "2003.12.15.7",
            "197",
            "20031215",
            "2003.12.15_12:00:00.]",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NotADate), "{text}");
        }
    }
}
