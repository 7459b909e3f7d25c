use core::fmt;
use core::str::FromStr;

/// A day, perhaps with a time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day, from 1.
    pub day: u8,
    /// The time of the day.
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
    /// The name of its zone, if one is given: `UTC`.
    pub zone: String,
}

const DAY: u64 = 24 * 60 * 60;

impl Date {
    /// A moment counted in seconds since 1970, in universal time. None beyond the year 9999.
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
            month,
            day: days as u8 + 1,
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

/// The text is no date.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate;

/// Reads `2003.12.15_12:33:18.MST`, `2003-12-15 12:33:18 GMT`, a day alone, or seconds since 1970.
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
        let [year, month, day] = parts(day, ['.', '-', '/'])?;
        let (month, day) = (small(month)?, small(day)?);
        let year: u16 = year.parse().map_err(|_| NotADate)?;
        if year > 9999
            || !(1..=12).contains(&month)
            || !(1..=days_of(year, month)).contains(&u64::from(day))
        {
            return Err(NotADate);
        }
        Ok(Date {
            year,
            month,
            day,
            time: if time.is_empty() {
                None
            } else {
                Some(time.parse()?)
            },
        })
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
        // A zone is a short word; anything else would not come back as it was.
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
        write!(f, "{:04}.{:02}.{:02}", self.year, self.month, self.day)?;
        let Some(time) = &self.time else {
            return Ok(());
        };
        write!(f, "_{:02}:{:02}:{:02}", time.hour, time.minute, time.second)?;
        if time.zone.is_empty() {
            return Ok(());
        }
        write!(f, ".{}", time.zone)
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
            "2003.12",
            "20031215",
            "2003.12.15_12:00:00.]",
        ] {
            assert_eq!(text.parse::<Date>(), Err(NotADate), "{text}");
        }
    }
}
