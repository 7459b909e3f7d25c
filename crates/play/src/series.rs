use core::fmt;
use core::str::FromStr;

use outflank_rules::Outcome;

use crate::{Counting, DiscCount, GameResult, Seat};

/// How a series of games goes (fact A15).
///
/// As text: `games:3`, `points:100` or `wins:2`, then perhaps a comma and who starts the next game: `fixed`,
/// `alternate` (usual, so left out when written), `loser` or `winner` (the winner chooses).
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
    /// Somebody has this many points; the margin of a game goes to its winner.
    Points(u16),
    /// Somebody has won this many games.
    Wins(u16),
}

/// Who starts the next game. After a draw, where there is no loser or winner, the starters alternate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum NextStarter {
    /// Whoever started the first.
    Fixed,
    /// Each in turn.
    #[default]
    Alternating,
    /// The loser of the last one.
    Loser,
    /// Whoever its winner says.
    WinnerChooses,
}

impl SeriesRules {
    /// One game.
    pub const SINGLE: SeriesRules = SeriesRules {
        goal: Goal::Games(1),
        next: NextStarter::Alternating,
    };

    /// A series is not longer than this: whoever leads then has won.
    pub const MOST_GAMES: u16 = 1000;

    /// The most points that can be asked for.
    pub const MOST_POINTS: u16 = 64 * SeriesRules::MOST_GAMES;

    /// A series, if its goal is at least 1 and can be reached.
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

/// One line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetLine {
    /// Who was Black.
    pub black: Seat,
    /// The score of the game.
    pub score: DiscCount,
    /// Who won it, if anybody.
    pub winner: Option<Seat>,
    /// The margin, which the winner gets as points.
    pub margin: u8,
    /// What each seat has after this game, left and right.
    pub totals: [Totals; 2],
}

/// What a seat has reached in a series so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// The margins of the games won.
    pub points: u32,
    /// Games won.
    pub wins: u16,
    /// Games drawn.
    pub draws: u16,
}

/// Where a series stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// There are games to play.
    Open,
    /// This seat has won it.
    Won(Seat),
    /// It is over, and neither has won.
    Drawn,
}

/// Who starts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// This seat.
    Is(Seat),
    /// Whoever this seat, the winner of the last game, says.
    ChosenBy(Seat),
}

/// A series of games and its score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    rules: SeriesRules,
    first_starter: Seat,
    lines: Vec<SheetLine>,
}

impl Series {
    /// A series in which this seat starts the first game.
    pub const fn new(rules: SeriesRules, first_starter: Seat) -> Series {
        Series {
            rules,
            first_starter,
            lines: Vec::new(),
        }
    }

    /// Its rules.
    pub const fn rules(&self) -> SeriesRules {
        self.rules
    }

    /// The score sheet.
    pub fn lines(&self) -> &[SheetLine] {
        &self.lines
    }

    /// What each seat has so far, left and right.
    pub fn totals(&self) -> [Totals; 2] {
        self.lines
            .last()
            .map_or_else(Default::default, |line| line.totals)
    }

    /// Enters a finished game.
    pub fn record(
        &mut self,
        black: Seat,
        result: GameResult,
        counting: Counting,
    ) -> Result<SheetLine, SeriesError> {
        self.enter(black, result.score(counting), result.outcome)
    }

    pub(crate) fn enter(
        &mut self,
        black: Seat,
        score: DiscCount,
        outcome: Outcome,
    ) -> Result<SheetLine, SeriesError> {
        if self.standing() != Standing::Open {
            return Err(SeriesError::Over);
        }
        if let Starter::Is(starter) = self.next_starter()
            && starter != black
        {
            return Err(SeriesError::WrongStarter { starter });
        }
        let winner = outcome.winner().map(|color| Seat::with_color(color, black));
        let mut totals = self.totals();
        for seat in Seat::ALL {
            let total = &mut totals[seat.index()];
            match winner {
                None => total.draws += 1,
                Some(winner) if winner == seat => {
                    total.wins += 1;
                    total.points += u32::from(score.margin());
                }
                Some(_) => {}
            }
        }
        let line = SheetLine {
            black,
            score,
            winner,
            margin: score.margin(),
            totals,
        };
        self.lines.push(line);
        Ok(line)
    }

    /// Whether the series is decided, and for whom.
    pub fn standing(&self) -> Standing {
        let totals = self.totals();
        let reached = |reached: fn(Totals) -> u32, number: u16| {
            let winner = Seat::ALL
                .into_iter()
                .find(|seat| reached(totals[seat.index()]) >= u32::from(number));
            winner.map(Standing::Won)
        };
        let played = self.lines.len();
        match self.rules.goal {
            Goal::Games(number) => (played >= usize::from(number)).then(|| self.leader()),
            Goal::Points(number) => reached(|total| total.points, number),
            Goal::Wins(number) => reached(|total| u32::from(total.wins), number),
        }
        .or_else(|| (played >= usize::from(SeriesRules::MOST_GAMES)).then(|| self.leader()))
        .unwrap_or(Standing::Open)
    }

    /// Whoever has the better sheet: by wins, then points; where points are played for, the other way round.
    fn leader(&self) -> Standing {
        let [left, right] = self.totals().map(|total| match self.rules.goal {
            Goal::Points(_) => (total.points, u32::from(total.wins)),
            _ => (u32::from(total.wins), total.points),
        });
        match left.cmp(&right) {
            core::cmp::Ordering::Greater => Standing::Won(Seat::Left),
            core::cmp::Ordering::Equal => Standing::Drawn,
            core::cmp::Ordering::Less => Standing::Won(Seat::Right),
        }
    }

    /// Who starts the next game, and so plays Black.
    pub fn next_starter(&self) -> Starter {
        let Some(last) = self.lines.last() else {
            return Starter::Is(self.first_starter);
        };
        match (self.rules.next, last.winner) {
            (NextStarter::Fixed, _) => Starter::Is(self.first_starter),
            (NextStarter::Alternating, _) | (_, None) => Starter::Is(!last.black),
            (NextStarter::Loser, Some(winner)) => Starter::Is(!winner),
            (NextStarter::WinnerChooses, Some(winner)) => Starter::ChosenBy(winner),
        }
    }
}

/// Why a series is not one, or a game does not belong in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeriesError {
    /// Neither `games:`, `points:` nor `wins:` and a number.
    UnknownGoal(String),
    /// What follows the colon is not a number.
    NotANumber(String),
    /// The number is zero or too large.
    OutOfRange {
        /// The number.
        number: u64,
        /// The largest that is possible.
        most: u16,
    },
    /// The word after the comma says nothing about who starts.
    UnknownStarter(String),
    /// The series has been decided.
    Over,
    /// Another seat has to start this game.
    WrongStarter {
        /// That seat.
        starter: Seat,
    },
}

impl fmt::Display for SeriesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeriesError::UnknownGoal(text) => write!(
                f,
                "'{text}' is no series: expected games:3, points:100 or wins:2"
            ),
            SeriesError::NotANumber(text) => write!(f, "'{text}' is not a number"),
            SeriesError::OutOfRange { number, most } => {
                write!(f, "{number} is out of range: expected 1 to {most}")
            }
            SeriesError::UnknownStarter(text) => write!(
                f,
                "'{text}' names no starter: expected fixed, alternate, loser or winner"
            ),
            SeriesError::Over => f.write_str("the series is decided"),
            SeriesError::WrongStarter { starter } => {
                write!(f, "the {starter} player starts this game")
            }
        }
    }
}

impl core::error::Error for SeriesError {}

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
