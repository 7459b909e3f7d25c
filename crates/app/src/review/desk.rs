use core::fmt;
use std::time::Duration;

use outflank_engine::Level;

use super::{Effort, USUAL};

/// How somebody likes to study: it stays as it is from one game to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Desk {
    /// Whether the position at the cursor is searched.
    pub engine: bool,
    /// How far.
    pub effort: Effort,
    /// How many lines of play are shown.
    pub lines: u8,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            engine: false,
            effort: Effort::Level(USUAL),
            lines: 3,
        }
    }
}

impl Desk {
    /// No more lines than this are shown.
    pub const MOST_LINES: u8 = 5;

    /// Reads what [`Desk`] writes as text. What is missing or makes no sense is as usual.
    pub fn load(text: &str) -> Option<Desk> {
        let mut desk = Desk::default();
        for line in text.lines() {
            let (name, value) = line.split_once(' ')?;
            match name {
                "engine" => desk.engine = value == "on",
                "effort" => desk.effort = effort(value).unwrap_or(desk.effort),
                "lines" => {
                    let lines = value.parse().unwrap_or(desk.lines);
                    desk.lines = lines.clamp(1, Desk::MOST_LINES);
                }
                _ => {}
            }
        }
        Some(desk)
    }
}

impl fmt::Display for Desk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let engine = if self.engine { "on" } else { "off" };
        let effort = match self.effort {
            Effort::Level(level) => format!("level-{}", level.number()),
            Effort::Time(time) => format!("seconds-{}", time.as_secs()),
            Effort::Endless => "endless".to_owned(),
        };
        write!(f, "engine {engine}\neffort {effort}\nlines {}", self.lines)
    }
}

fn effort(text: &str) -> Option<Effort> {
    match text.split_once('-') {
        Some(("level", number)) => Some(Effort::Level(Level::new(number.parse().ok()?)?)),
        Some(("seconds", number)) => {
            let seconds = number.parse().ok().filter(|&it| it > 0)?;
            Some(Effort::Time(Duration::from_secs(seconds)))
        }
        None if text == "endless" => Some(Effort::Endless),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_desk_is_found_as_it_was_left() {
        for effort in [
            Effort::Level(Level::MIN),
            Effort::Time(Duration::from_secs(5)),
            Effort::Endless,
        ] {
            let desk = Desk {
                engine: true,
                effort,
                lines: 5,
            };
            assert_eq!(Desk::load(&desk.to_string()), Some(desk));
        }
        assert_eq!(Desk::load(""), Some(Desk::default()));
        let odd = Desk::load("lines 99\neffort level-0\nfuture yes").unwrap();
        assert_eq!((odd.lines, odd.effort), (5, Desk::default().effort));
        assert_eq!(Desk::load("nonsense"), None);
    }
}
