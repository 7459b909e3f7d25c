use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// A number with up to three decimals, as files write evaluations, results and times: exact, so that it is written
/// as it was read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Decimal(i64);

/// No number in a record is larger.
const LARGEST: i64 = 1_000_000_000;

impl Decimal {
    /// This many thousandths, clamped to a thousand million.
    pub fn from_thousandths(thousandths: i64) -> Decimal {
        Decimal(thousandths.clamp(-LARGEST * 1000, LARGEST * 1000))
    }

    /// A whole number.
    pub fn whole(number: i32) -> Decimal {
        Decimal::from_thousandths(i64::from(number) * 1000)
    }

    /// The number in thousandths.
    pub const fn thousandths(self) -> i64 {
        self.0
    }

    /// The number, for display.
    pub fn to_f64(self) -> f64 {
        self.0 as f64 / 1000.0
    }

    /// As seconds, if it is not negative.
    pub fn seconds(self) -> Option<Duration> {
        Some(Duration::from_millis(u64::try_from(self.0).ok()?))
    }

    /// A time in seconds, truncated to milliseconds.
    pub fn of_seconds(time: Duration) -> Decimal {
        Decimal::from_thousandths(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
    }
}

/// The text is not a number, or one that is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADecimal;

/// `2`, `-3.133`, `+.5`; further decimals are rounded.
impl FromStr for Decimal {
    type Err = NotADecimal;

    fn from_str(text: &str) -> Result<Decimal, NotADecimal> {
        let digits = text.strip_prefix(['+', '-']).unwrap_or(text);
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() + fraction.len() == 0 || !is_number(whole) || !is_number(fraction) {
            return Err(NotADecimal);
        }
        let mut thousandths: i64 = 0;
        let fraction = fraction.bytes().chain(core::iter::repeat(b'0'));
        for digit in whole.bytes().chain(fraction.clone().take(3)) {
            thousandths = thousandths
                .checked_mul(10)
                .and_then(|it| it.checked_add(i64::from(digit - b'0')))
                .filter(|it| *it <= LARGEST * 1000)
                .ok_or(NotADecimal)?;
        }
        if fraction.clone().nth(3).is_some_and(|digit| digit >= b'5') {
            thousandths += 1;
        }
        if text.starts_with('-') {
            thousandths = -thousandths;
        }
        Ok(Decimal::from_thousandths(thousandths))
    }
}

/// With two decimals, or three where needed; a precision asks for that many, up to three. `{:+}` always writes the
/// sign.
impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.0.unsigned_abs();
        let (whole, thousandths) = (size / 1000, size % 1000);
        let sign = match (self.0 < 0, f.sign_plus()) {
            (true, _) => "-",
            (false, true) => "+",
            (false, false) => "",
        };
        if thousandths % 10 == 0 && f.precision() != Some(3) {
            write!(f, "{sign}{whole}.{:02}", thousandths / 10)
        } else {
            write!(f, "{sign}{whole}.{thousandths:03}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_and_written() {
        for (text, thousandths, written) in [
            ("2", 2000, "2.00"),
            ("-3.133", -3133, "-3.133"),
            ("+.5", 500, "0.50"),
            ("27.23", 27230, "27.23"),
            ("0.0004", 0, "0.00"),
            ("0.9996", 1000, "1.00"),
            ("-0", 0, "0.00"),
        ] {
            let number: Decimal = text.parse().unwrap();
            assert_eq!(
                (number.thousandths(), number.to_string().as_str()),
                (thousandths, written)
            );
        }
        assert_eq!(format!("{:+.3}", Decimal::whole(0)), "+0.000");
        for text in [
            "",
            "+",
            ".",
            "1e3",
            "1,5",
            "--1",
            "9999999999999999999999",
            "é",
        ] {
            assert_eq!(text.parse::<Decimal>(), Err(NotADecimal), "{text}");
        }
    }
}
