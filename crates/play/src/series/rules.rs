use core::fmt;
use core::str::FromStr;

use crate::Seat;

/// The rules of a series of games (fact A15).
///
/// As text: `games:3`, `points:100` or `wins:2`, then optionally a comma and who starts the next game:
/// `fixed`, `alternate` (the default, omitted when written), `loser` or `winner` (the winner chooses).
///
/// ```
/// use outflank_play::SeriesRules;
///
/// let rules: SeriesRules = "points:100,loser".parse()?;
/// assert_eq!(rules.to_string(), "points:100,loser");
/// # Ok::<(), outflank_play::SeriesError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SeriesRules {
    goal: Goal,
    next: NextStarter,
}

/// What ends a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// This many games have been played: more wins decide, then more points, else the series is drawn.
    Games(u16),
    /// A player has this many points; the winner of a game gets its margin.
    Points(u16),
    /// A player has won this many games.
    Wins(u16),
}

/// Who starts the next game. After a draw, where there is no loser or winner, the starters alternate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NextStarter {
    /// The player who started the first.
    Fixed,
    /// The players alternate.
    #[default]
    Alternating,
    /// The loser of the last one.
    Loser,
    /// Chosen by its winner.
    WinnerChooses,
}

impl SeriesRules {
    /// One game.
    pub const SINGLE: SeriesRules = SeriesRules {
        goal: Goal::Games(1),
        next: NextStarter::Alternating,
    };

    /// The longest series: whoever leads then has won.
    pub const MOST_GAMES: u16 = 1000;

    /// The highest points goal.
    pub const MOST_POINTS: u16 = 64 * SeriesRules::MOST_GAMES;

    /// A series, if its goal is at least 1 and reachable.
    pub const fn new(goal: Goal, next: NextStarter) -> Result<SeriesRules, SeriesError> {
        let (number, most) = match goal {
            Goal::Games(number) | Goal::Wins(number) => (number, SeriesRules::MOST_GAMES),
            Goal::Points(number) => (number, SeriesRules::MOST_POINTS),
        };
        if number == 0 || number > most {
            return Err(SeriesError::OutOfRange {
                number: number as u64,
                most,
            });
        }
        Ok(SeriesRules { goal, next })
    }

    /// The same goal, with another rule for who starts the next game.
    #[must_use]
    pub const fn with_next(self, next: NextStarter) -> SeriesRules {
        SeriesRules { next, ..self }
    }

    /// What ends it.
    pub const fn goal(self) -> Goal {
        self.goal
    }

    /// Who starts the next game.
    pub const fn next(self) -> NextStarter {
        self.next
    }
}

impl Default for SeriesRules {
    fn default() -> SeriesRules {
        SeriesRules::SINGLE
    }
}

const NEXT: [(&str, NextStarter); 4] = [
    ("fixed", NextStarter::Fixed),
    ("alternate", NextStarter::Alternating),
    ("loser", NextStarter::Loser),
    ("winner", NextStarter::WinnerChooses),
];

impl fmt::Display for SeriesRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.goal {
            Goal::Games(number) => write!(f, "games:{number}"),
            Goal::Points(number) => write!(f, "points:{number}"),
            Goal::Wins(number) => write!(f, "wins:{number}"),
        }?;
        match NEXT.iter().find(|(_, next)| *next == self.next) {
            Some((word, next)) if *next != NextStarter::default() => write!(f, ",{word}"),
            _ => Ok(()),
        }
    }
}

impl FromStr for SeriesRules {
    type Err = SeriesError;

    fn from_str(text: &str) -> Result<SeriesRules, SeriesError> {
        let text = text.trim().to_ascii_lowercase();
        let (goal, next) = match text.split_once(',') {
            None => (text.as_str(), NextStarter::default()),
            Some((goal, word)) => {
                let word = word.trim();
                let next = NEXT.iter().find(|(name, _)| *name == word);
                let unknown = || SeriesError::UnknownStarter(word.to_owned());
                (goal.trim(), next.ok_or_else(unknown)?.1)
            }
        };
        let unknown = || SeriesError::UnknownGoal(goal.to_owned());
        let (kind, number) = goal.split_once(':').ok_or_else(unknown)?;
        let (make, most): (fn(u16) -> Goal, u16) = match kind {
            "games" => (Goal::Games, SeriesRules::MOST_GAMES),
            "points" => (Goal::Points, SeriesRules::MOST_POINTS),
            "wins" => (Goal::Wins, SeriesRules::MOST_GAMES),
            _ => return Err(unknown()),
        };
        if number.is_empty() || !number.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(SeriesError::NotANumber(number.to_owned()));
        }
        let number = number.parse().unwrap_or(u64::MAX);
        let small = u16::try_from(number).map_err(|_| SeriesError::OutOfRange { number, most })?;
        SeriesRules::new(make(small), next)
    }
}

/// Why a series is invalid, or a game does not belong in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SeriesError {
    /// Neither `games:`, `points:` nor `wins:` and a number.
    #[error("'{0}' is no series: expected games:3, points:100 or wins:2")]
    UnknownGoal(String),
    /// No number follows the colon.
    #[error("'{0}' is not a number")]
    NotANumber(String),
    /// The number is zero or too large.
    #[error("{number} is out of range: expected 1 to {most}")]
    OutOfRange {
        /// The number.
        number: u64,
        /// The largest possible.
        most: u16,
    },
    /// The word after the comma is not a rule for who starts.
    #[error("'{0}' names no starter: expected fixed, alternate, loser or winner")]
    UnknownStarter(String),
    /// The series is already decided.
    #[error("the series is decided")]
    Over,
    /// Another seat has to start this game.
    #[error("the {starter} player starts this game")]
    WrongStarter {
        /// That seat.
        starter: Seat,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn series_are_written_in_one_way() {
        for (text, written) in [
            ("games:3", "games:3"),
            ("games:3,alternate", "games:3"),
            (" Points:100 , Loser ", "points:100,loser"),
            ("wins:2,winner", "wins:2,winner"),
            ("games:1000,fixed", "games:1000,fixed"),
        ] {
            let rules: SeriesRules = text.parse().unwrap();
            assert_eq!(rules.to_string(), written);
            assert_eq!(written.parse(), Ok(rules));
        }
    }

    #[test]
    fn what_is_no_series_is_refused_with_the_reason() {
        let range = |number, most| SeriesError::OutOfRange { number, most };
        for (text, reason) in [
            ("", SeriesError::UnknownGoal(String::new())),
            ("3", SeriesError::UnknownGoal("3".to_owned())),
            ("sets:3", SeriesError::UnknownGoal("sets:3".to_owned())),
            ("games:", SeriesError::NotANumber(String::new())),
            ("games:-3", SeriesError::NotANumber("-3".to_owned())),
            ("games:0", range(0, 1000)),
            ("wins:1001", range(1001, 1000)),
            ("points:70000", range(70_000, 64_000)),
            ("games:99999999999999999999", range(u64::MAX, 1000)),
            ("games:3,me", SeriesError::UnknownStarter("me".to_owned())),
        ] {
            assert_eq!(text.parse::<SeriesRules>(), Err(reason), "{text}");
        }
    }
}
