//! What the next game is to be like: as it is chosen, and as it is remembered until the next visit.

mod choices;
#[cfg(test)]
mod tests;

use outflank_play::cartridge::{Variation, VariationError};
use outflank_play::clock::ClockError;
use outflank_play::{
    Contradiction, Counting, Handicap, Level, Match, MatchSetup, PlayerKind, Seat, SeriesError,
    Start, Style,
};
use outflank_text::{Describe, Texts};
use serde::{Deserialize, Serialize};

pub use choices::{
    ClockKind, ClockWish, FlagWish, HandWish, NextWish, SeatWish, SeriesKind, SeriesWish,
    StarterWish, Way,
};

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
        let handicap = match self.corners {
            0 => Handicap::NONE,
            count => {
                Handicap::corners_in_order(count.min(4), self.corners_to.seat().color(starter))
                    .unwrap_or(Handicap::NONE)
            }
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
    const fn style(&self) -> Style {
        match self.way {
            Way::Watch => Style::Assisted,
            _ => self.by_hand.style(),
        }
    }
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap_or_default()
}
