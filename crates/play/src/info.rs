/// What is known of a game beside its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    /// The names of the left and the right player, where they have one.
    pub names: [Option<String>; 2],
    /// The day the game began, as `2026-11-17`.
    pub date: Option<String>,
    /// The help that people have had.
    pub help: Help,
}

impl GameInfo {
    /// No name is longer than this, in characters.
    pub const LONGEST_NAME: usize = 60;

    /// A name as it can be kept: without control characters or blanks around it, cut where it is too long; `None` if
    /// nothing is left.
    pub fn name(text: &str) -> Option<String> {
        let visible: String = text.chars().filter(|&char| !is_control(char)).collect();
        let cut: String = visible
            .trim()
            .chars()
            .take(GameInfo::LONGEST_NAME)
            .collect();
        Some(cut.trim_end().to_owned()).filter(|name| !name.is_empty())
    }

    /// The same with names that can be kept, and a date only if it is one.
    #[must_use]
    pub fn cleaned(&self) -> GameInfo {
        let name = |name: &Option<String>| name.as_deref().and_then(GameInfo::name);
        GameInfo {
            names: self.names.each_ref().map(name),
            date: self.date.clone().filter(|date| is_date(date)),
            help: self.help,
        }
    }
}

/// Whether a character draws nothing but changes how others are drawn: control characters, and those that turn the
/// direction of a text around.
pub(crate) fn is_control(char: char) -> bool {
    char.is_control()
        || matches!(char, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn is_date(text: &str) -> bool {
    let bytes = text.as_bytes();
    let number = |from: usize, to: usize| -> Option<u32> {
        let digits = bytes.get(from..to)?;
        digits.iter().try_fold(0, |number, digit| {
            digit
                .is_ascii_digit()
                .then(|| number * 10 + u32::from(digit - b'0'))
        })
    };
    bytes.len() == 10
        && bytes[4] == b'-'
        && bytes[7] == b'-'
        && number(0, 4).is_some()
        && number(5, 7).is_some_and(|month| (1..=12).contains(&month))
        && number(8, 10).is_some_and(|day| (1..=31).contains(&day))
}

/// The help that people have had in a game: such a game proves less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Help {
    /// Hints asked for.
    pub hints: u16,
    /// Moves taken back.
    pub undos: u16,
    /// Moves that the coach has warned of.
    pub warnings: u16,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shown_as_they_are_kept() {
        assert_eq!(GameInfo::name("  Anna\u{7}\n ").as_deref(), Some("Anna"));
        assert_eq!(GameInfo::name("ab\u{202e}c").as_deref(), Some("abc"));
        assert_eq!(GameInfo::name(" \t\u{2066}"), None);
        let long = GameInfo::name(&"é".repeat(100)).unwrap();
        assert_eq!(long.chars().count(), GameInfo::LONGEST_NAME);
    }

    #[test]
    fn only_days_are_dates() {
        for (text, is) in [
            ("2026-11-17", true),
            ("2026-13-17", false),
            ("2026-11-00", false),
            ("2026-1-170", false),
            ("+026-11-17", false),
            ("2026-11-17 ", false),
            ("", false),
        ] {
            assert_eq!(is_date(text), is, "{text}");
        }
    }
}
