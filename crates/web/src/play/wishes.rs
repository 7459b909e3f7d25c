//! What the next game is to be like: as it is chosen, and as it is remembered until the next visit.

use std::time::Duration;

use outflank_play::cartridge::{Variation, VariationError};
use outflank_play::clock::{ClockError, ClockRules, FlagRule, TimeControl};
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Contradiction, Counting, Goal, Handicap, Level, Match, MatchSetup, NextStarter, PlayerKind,
    Seat, SeriesError, SeriesRules, Start, Style, TimePenalty,
};
use outflank_text::{Describe, Texts};
use serde::{Deserialize, Serialize};

/// Everything that can be chosen before a game. Whatever is chosen for another way to play stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// Who plays.
    pub way: Way,
    /// The computer's level; between two computers, the right one's.
    pub level: u8,
    /// The left computer's level.
    pub left_level: u8,
    /// Who starts, and so plays Black.
    pub starter: StarterWish,
    /// How many corners one player gets.
    pub corners: u8,
    /// Who gets them.
    pub corners_to: SeatWish,
    /// The clock.
    pub clock: ClockWish,
    /// How many games.
    pub series: SeriesWish,
    /// Whether empty squares go to the winner.
    pub tournament: bool,
    /// Whether discs are flipped by hand, and what the program says to that.
    pub by_hand: HandWish,
    /// The cartridge's game number.
    pub number: String,
}

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
    /// What is usual for the clock: the computer moves where each move has its limit, else the game is lost.
    #[default]
    Usual,
    /// The game is lost.
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

impl Default for Wishes {
    fn default() -> Wishes {
        Wishes {
            way: Way::default(),
            level: 5,
            left_level: 5,
            starter: StarterWish::default(),
            corners: 0,
            corners_to: SeatWish::default(),
            clock: ClockWish::default(),
            series: SeriesWish::default(),
            tournament: false,
            by_hand: HandWish::default(),
            number: "02".to_owned(),
        }
    }
}

impl Default for ClockWish {
    fn default() -> ClockWish {
        ClockWish {
            kind: ClockKind::None,
            main: 300,
            seconds: 15,
            periods: 3,
            flag: FlagWish::Usual,
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

/// Why wishes make no match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The clock makes no sense.
    Clock(ClockError),
    /// The series makes no sense.
    Series(SeriesError),
    /// There is no such game number.
    Number(VariationError),
    /// Some wishes contradict each other.
    Contradiction(Contradiction),
}

impl Describe for Unfit {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Unfit::Clock(error) => texts.describe(error),
            Unfit::Series(error) => texts.describe(error),
            Unfit::Number(error) => texts.describe(error),
            Unfit::Contradiction(error) => texts.describe(error),
        }
    }
}

impl Wishes {
    /// Whether lots are to be drawn for who starts.
    pub fn draws_lots(&self) -> bool {
        self.way != Way::Cartridge && self.starter == StarterWish::Lot
    }

    /// What is agreed for the match. `lot` starts if lots are drawn.
    pub fn setup(&self, lot: Seat) -> Result<MatchSetup, Unfit> {
        let setup = if self.way == Way::Cartridge {
            self.cartridge()?
        } else {
            self.usual(lot)?
        };
        setup.validate().map_err(Unfit::Contradiction)?;
        Ok(setup)
    }

    /// The match, with nothing done yet.
    pub fn new_match(&self, lot: Seat) -> Result<Match, Unfit> {
        Match::new(self.setup(lot)?).map_err(Unfit::Contradiction)
    }

    fn cartridge(&self) -> Result<MatchSetup, Unfit> {
        let variation: Variation = self.number.parse().map_err(Unfit::Number)?;
        let series = SeriesWish {
            next: NextWish::Fixed,
            ..self.series
        };
        Ok(MatchSetup {
            series: series.rules()?,
            counting: self.counting(),
            ..MatchSetup::cartridge(variation, level(self.level))
        })
    }

    fn usual(&self, lot: Seat) -> Result<MatchSetup, Unfit> {
        let [left, right] = match self.way {
            Way::People => [PlayerKind::Human; 2],
            Way::Watch => {
                [self.left_level, self.level].map(|number| PlayerKind::Computer(level(number)))
            }
            _ => [PlayerKind::Human, PlayerKind::Computer(level(self.level))],
        };
        let starter = match self.starter {
            StarterWish::Left => Seat::Left,
            StarterWish::Right => Seat::Right,
            StarterWish::Lot => lot,
        };
        let receiver = match self.corners_to {
            SeatWish::Left => Seat::Left,
            SeatWish::Right => Seat::Right,
        };
        let handicap = match self.corners {
            0 => Handicap::NONE,
            count => Handicap::corners_in_order(count.min(4), receiver.color(starter))
                .unwrap_or(Handicap::NONE),
        };
        Ok(MatchSetup {
            starter,
            start: Start::Usual(handicap),
            clock: self.clock.rules()?,
            series: self.series.rules()?,
            counting: self.counting(),
            style: self.style(),
            ..MatchSetup::new(left, right)
        })
    }

    const fn counting(&self) -> Counting {
        if self.tournament {
            Counting::Tournament
        } else {
            Counting::Discs
        }
    }

    /// Two computers have no hands.
    fn style(&self) -> Style {
        match self.by_hand {
            _ if self.way == Way::Watch => Style::Assisted,
            HandWish::No => Style::Assisted,
            HandWish::Warn => Style::Tabletop(Vigilance::Warn),
            HandWish::Review => Style::Tabletop(Vigilance::Review),
            HandWish::Silent => Style::Tabletop(Vigilance::Silent),
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
            FlagWish::Usual => return ClockRules::new(control).map_err(Unfit::Clock),
            FlagWish::Loses => FlagRule::Loses(TimePenalty::AsOnBoard),
            FlagWish::Narrow => FlagRule::Loses(TimePenalty::Narrow),
            FlagWish::Everything => FlagRule::Loses(TimePenalty::Everything),
            FlagWish::Computer => FlagRule::ComputerMoves,
        };
        ClockRules::with_flag(control, flag).map_err(Unfit::Clock)
    }
}

impl SeriesWish {
    fn rules(self) -> Result<SeriesRules, Unfit> {
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

fn level(number: u8) -> Level {
    Level::new(number).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_wishes_are_a_game_against_the_computer() {
        let setup = Wishes::default().setup(Seat::Right).unwrap();
        let computer = PlayerKind::Computer(Level::DEFAULT);
        assert_eq!(setup, MatchSetup::new(PlayerKind::Human, computer));
    }

    #[test]
    fn every_wish_reaches_the_match() {
        let wishes = Wishes {
            way: Way::People,
            starter: StarterWish::Lot,
            corners: 3,
            corners_to: SeatWish::Left,
            clock: ClockWish {
                kind: ClockKind::Periods,
                main: 600,
                seconds: 30,
                periods: 5,
                flag: FlagWish::Everything,
            },
            series: SeriesWish {
                kind: SeriesKind::Points,
                number: 100,
                next: NextWish::Winner,
            },
            tournament: true,
            by_hand: HandWish::Review,
            ..Wishes::default()
        };
        let setup = wishes.setup(Seat::Right).unwrap();
        assert_eq!(setup.starter, Seat::Right);
        // The left player is White then, and gets the corners.
        assert_eq!(setup.start, Start::Usual("3:white".parse().unwrap()));
        assert_eq!(setup.clock.to_string(), "10m+5x30s,0-64");
        assert_eq!(setup.series.to_string(), "points:100,winner");
        assert_eq!(setup.counting, Counting::Tournament);
        assert_eq!(setup.style, Style::Tabletop(Vigilance::Review));

        let text = serde_json::to_string(&wishes).unwrap();
        assert_eq!(serde_json::from_str::<Wishes>(&text).unwrap(), wishes);
    }

    #[test]
    fn all_thirty_game_numbers_make_a_match() {
        for variation in Variation::all() {
            let wishes = Wishes {
                way: Way::Cartridge,
                number: variation.to_string(),
                level: 7,
                // Whatever was chosen for other ways does not matter here.
                starter: StarterWish::Lot,
                corners: 4,
                by_hand: HandWish::Warn,
                series: SeriesWish {
                    kind: SeriesKind::Games,
                    ..SeriesWish::default()
                },
                ..Wishes::default()
            };
            let setup = wishes.setup(Seat::Left).unwrap();
            assert_eq!(setup.variation, Some(variation));
            assert_eq!(setup.series.to_string(), "games:3,fixed");
        }
    }

    #[test]
    fn what_makes_no_match_has_its_reason() {
        let clock = |kind, main, seconds, periods| Wishes {
            clock: ClockWish {
                kind,
                main,
                seconds,
                periods,
                ..ClockWish::default()
            },
            ..Wishes::default()
        };
        let refused = |wishes: Wishes| wishes.setup(Seat::Left).unwrap_err();
        let no_time = Unfit::Clock(ClockError::NoTime);
        assert_eq!(refused(clock(ClockKind::Move, 9, 0, 9)), no_time);
        assert_eq!(refused(clock(ClockKind::Game, 0, 9, 9)), no_time);
        let no_periods = Unfit::Clock(ClockError::NoPeriods);
        assert_eq!(refused(clock(ClockKind::Periods, 0, 9, 0)), no_periods);
        let series = SeriesWish {
            kind: SeriesKind::Wins,
            number: 0,
            ..SeriesWish::default()
        };
        let wishes = Wishes {
            series,
            ..Wishes::default()
        };
        assert!(matches!(refused(wishes), Unfit::Series(_)));
        for number in ["", "4", "94", "x1", "421"] {
            let wishes = Wishes {
                way: Way::Cartridge,
                number: number.to_owned(),
                ..Wishes::default()
            };
            assert!(matches!(refused(wishes), Unfit::Number(_)), "{number}");
        }
    }

    #[test]
    fn two_computers_never_sit_at_a_table() {
        let wishes = Wishes {
            way: Way::Watch,
            by_hand: HandWish::Silent,
            ..Wishes::default()
        };
        assert_eq!(wishes.setup(Seat::Left).unwrap().style, Style::Assisted);
    }
}
