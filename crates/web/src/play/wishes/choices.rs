//! The single choices: what is remembered of them, and what they mean.

use std::time::Duration;

use outflank_play::clock::{ClockRules, FlagRule, TimeControl};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Goal, NextStarter, Seat, SeriesRules, Style, TimePenalty};
use serde::{Deserialize, Serialize};

use super::Unfit;

/// Who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Way {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people.
    People,
    /// The computer against itself.
    Watch,
    /// A game number of the cartridge.
    Cartridge,
}

/// Who starts. A single person has the left seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StarterWish {
    /// The left player.
    #[default]
    Left,
    /// The right player.
    Right,
    /// Lots are drawn.
    Lot,
}

/// One of the two seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeatWish {
    /// The left one.
    #[default]
    Left,
    /// The right one.
    Right,
}

/// A clock. Numbers that its kind does not need are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct ClockWish {
    /// Which kind.
    pub kind: ClockKind,
    /// Seconds for the game.
    pub main: u32,
    /// Seconds for a move, after a move, or of a period.
    pub seconds: u32,
    /// How many periods.
    pub periods: u8,
    /// What a fallen flag means.
    pub flag: FlagWish,
}

/// The kinds of clocks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockKind {
    /// None.
    #[default]
    None,
    /// Time for each move.
    Move,
    /// Time for the game.
    Game,
    /// Time for the game, and some more after each move.
    Increment,
    /// Time for the game, then periods.
    Periods,
}

/// What a fallen flag means.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagWish {
    /// The game is lost.
    #[default]
    Loses,
    /// It is lost by 31–33.
    Narrow,
    /// It is lost by 0–64.
    Everything,
    /// The computer moves.
    Computer,
}

/// A series of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct SeriesWish {
    /// Which kind.
    pub kind: SeriesKind,
    /// How many games, points or wins.
    pub number: u16,
    /// Who starts the next game.
    pub next: NextWish,
}

/// What ends a series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SeriesKind {
    /// There is one game.
    #[default]
    Single,
    /// A number of games.
    Games,
    /// A number of points.
    Points,
    /// A number of wins.
    Wins,
}

/// Who starts the next game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NextWish {
    /// Each in turn.
    #[default]
    Alternating,
    /// Whoever started the first.
    Fixed,
    /// The loser.
    Loser,
    /// Whoever the winner says.
    Winner,
}

/// Whether discs are flipped by hand, and what the program says to that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandWish {
    /// The program flips.
    #[default]
    No,
    /// By hand; mistakes are pointed out.
    Warn,
    /// By hand; mistakes are shown after the game.
    Review,
    /// By hand; nothing is said.
    Silent,
}

impl Default for ClockWish {
    fn default() -> ClockWish {
        ClockWish {
            kind: ClockKind::None,
            main: 300,
            seconds: 15,
            periods: 3,
            flag: FlagWish::default(),
        }
    }
}

impl Default for SeriesWish {
    fn default() -> SeriesWish {
        SeriesWish {
            kind: SeriesKind::Single,
            number: 3,
            next: NextWish::default(),
        }
    }
}

impl ClockWish {
    /// The clock, if it makes sense.
    pub fn rules(self) -> Result<ClockRules, Unfit> {
        let main = Duration::from_secs(self.main.into());
        let seconds = Duration::from_secs(self.seconds.into());
        let control = match self.kind {
            ClockKind::None => TimeControl::None,
            ClockKind::Move => TimeControl::PerMove { limit: seconds },
            ClockKind::Game => TimeControl::SuddenDeath { main },
            ClockKind::Increment => TimeControl::Increment {
                main,
                increment: seconds,
            },
            ClockKind::Periods => TimeControl::ByoYomi {
                main,
                periods: self.periods,
                period: seconds,
            },
        };
        let flag = match self.flag {
            FlagWish::Loses => FlagRule::Loses(TimePenalty::AsOnBoard),
            FlagWish::Narrow => FlagRule::Loses(TimePenalty::Narrow),
            FlagWish::Everything => FlagRule::Loses(TimePenalty::Everything),
            FlagWish::Computer => FlagRule::ComputerMoves,
        };
        ClockRules::with_flag(control, flag).map_err(Unfit::Clock)
    }
}

impl SeriesWish {
    /// The series, if it makes sense.
    pub fn rules(self) -> Result<SeriesRules, Unfit> {
        let goal = match self.kind {
            SeriesKind::Single => Goal::Games(1),
            SeriesKind::Games => Goal::Games(self.number),
            SeriesKind::Points => Goal::Points(self.number),
            SeriesKind::Wins => Goal::Wins(self.number),
        };
        let next = match self.next {
            NextWish::Alternating => NextStarter::Alternating,
            NextWish::Fixed => NextStarter::Fixed,
            NextWish::Loser => NextStarter::Loser,
            NextWish::Winner => NextStarter::WinnerChooses,
        };
        SeriesRules::new(goal, next).map_err(Unfit::Series)
    }
}

impl SeatWish {
    /// The seat.
    pub const fn seat(self) -> Seat {
        match self {
            SeatWish::Left => Seat::Left,
            SeatWish::Right => Seat::Right,
        }
    }
}

impl HandWish {
    /// Who flips the discs.
    pub const fn style(self) -> Style {
        match self {
            HandWish::No => Style::Assisted,
            HandWish::Warn => Style::Tabletop(Vigilance::Warn),
            HandWish::Review => Style::Tabletop(Vigilance::Review),
            HandWish::Silent => Style::Tabletop(Vigilance::Silent),
        }
    }
}
