use core::time::Duration;

use crate::TimePenalty;

/// How each player's time is measured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock.
    #[default]
    None,
    /// The same limit for every move (fact D3).
    PerMove {
        /// Time for one move.
        limit: Duration,
    },
    /// A fixed time for the whole game.
    SuddenDeath {
        /// Time for the game.
        main: Duration,
    },
    /// Time for the game, plus an increment after each move (Fischer).
    Increment {
        /// Time at the start.
        main: Duration,
        /// Time added after each move.
        increment: Duration,
    },
    /// Time for the game, then a number of periods: a move made within a period leaves it whole, a longer one
    /// uses it up (byo-yomi).
    ByoYomi {
        /// Time before the periods begin; may be zero.
        main: Duration,
        /// How many periods.
        periods: u8,
        /// The length of each.
        period: Duration,
    },
}

/// What happens when a player runs out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FlagRule {
    /// The player loses the game, with this score.
    Loses(TimePenalty),
    /// The computer makes the move, and play continues (fact D3).
    ///
    /// With a limit per move, an increment or periods, the player has time again for the next move; with
    /// sudden death the computer plays on for them.
    ComputerMoves,
}

impl FlagRule {
    /// All of them.
    pub const ALL: [FlagRule; 4] = [
        FlagRule::Loses(TimePenalty::AsOnBoard),
        FlagRule::Loses(TimePenalty::Narrow),
        FlagRule::Loses(TimePenalty::Everything),
        FlagRule::ComputerMoves,
    ];
}

/// A time control and its flag rule.
///
/// As text, the way the command line writes it:
///
/// | text | meaning |
/// |---|---|
/// | `none` | no clock |
/// | `15s/move` | 15 seconds for each move |
/// | `5m` | five minutes for the game |
/// | `5m+3s` | five minutes, and three seconds more after each move |
/// | `10m+5x30s` | ten minutes, then five periods of 30 seconds |
///
/// Times are whole numbers with `h`, `m`, `s` or `ms`, larger units first: `1h30m`, `1m30s`. A comma and one
/// of these words set the flag rule:
///
/// | text | meaning |
/// |---|---|
/// | `,loses` | the game is lost (default, omitted when written) |
/// | `,31-33` | it is lost by 31–33 |
/// | `,0-64` | it is lost by 0–64 |
/// | `,computer` | the computer makes the move (default with a limit per move, then omitted) |
///
/// ```
/// use outflank_play::clock::{ClockRules, FlagRule};
///
/// let rules: ClockRules = "5m+3s,0-64".parse()?;
/// assert_eq!(rules.to_string(), "5m+3s,0-64");
/// assert_eq!("15s/move".parse::<ClockRules>()?.flag(), FlagRule::ComputerMoves);
/// # Ok::<(), outflank_play::clock::ClockTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockRules {
    control: TimeControl,
    flag: FlagRule,
}

impl ClockRules {
    /// No clock.
    pub const NONE: ClockRules = ClockRules {
        control: TimeControl::None,
        flag: FlagRule::Loses(TimePenalty::AsOnBoard),
    };

    /// The longest time allowed: a day.
    pub const LONGEST: Duration = Duration::from_hours(24);

    /// A clock with its default flag rule: with a limit per move the computer moves, with any other control
    /// the game is lost.
    pub fn new(control: TimeControl) -> Result<ClockRules, ClockError> {
        ClockRules::with_flag(control, ClockRules::usual_flag(control))
    }

    /// A clock with a chosen flag rule.
    pub fn with_flag(control: TimeControl, flag: FlagRule) -> Result<ClockRules, ClockError> {
        match control {
            TimeControl::None => return Ok(ClockRules::NONE),
            TimeControl::PerMove { limit: time } | TimeControl::SuddenDeath { main: time } => {
                check(time, false)?;
            }
            TimeControl::Increment { main, increment } => {
                check(main, false)?;
                check(increment, false)?;
            }
            TimeControl::ByoYomi {
                main,
                periods,
                period,
            } => {
                check(main, true)?;
                check(period, false)?;
                if periods == 0 {
                    return Err(ClockError::NoPeriods);
                }
            }
        }
        Ok(ClockRules { control, flag })
    }

    /// How time is measured.
    pub const fn control(self) -> TimeControl {
        self.control
    }

    /// What happens when a flag falls.
    pub const fn flag(self) -> FlagRule {
        self.flag
    }

    /// Whether there is no clock.
    pub const fn is_none(self) -> bool {
        matches!(self.control, TimeControl::None)
    }

    /// The flag rule that is usual for a clock.
    pub const fn usual_flag(control: TimeControl) -> FlagRule {
        match control {
            TimeControl::PerMove { .. } => FlagRule::ComputerMoves,
            _ => FlagRule::Loses(TimePenalty::AsOnBoard),
        }
    }
}

impl Default for ClockRules {
    fn default() -> ClockRules {
        ClockRules::NONE
    }
}

fn check(time: Duration, may_be_zero: bool) -> Result<(), ClockError> {
    if time.is_zero() && !may_be_zero {
        Err(ClockError::NoTime)
    } else if time > ClockRules::LONGEST {
        Err(ClockError::TooLong(time))
    } else if !time.subsec_nanos().is_multiple_of(1_000_000) {
        Err(ClockError::NotWholeMilliseconds(time))
    } else {
        Ok(())
    }
}

/// Why a time control is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClockError {
    /// A time of zero.
    #[error("a time of zero")]
    NoTime,
    /// More than a day.
    #[error("{} seconds are more than a day", .0.as_secs())]
    TooLong(Duration),
    /// Clocks count milliseconds.
    #[error("{0:?} is not a whole number of milliseconds")]
    NotWholeMilliseconds(Duration),
    /// Byo-yomi with no period.
    #[error("byo-yomi needs at least one period")]
    NoPeriods,
}
