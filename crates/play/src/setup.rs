use outflank_rules::Position;

use crate::cartridge::{Face, Variation};
use crate::clock::ClockRules;
use crate::tabletop::Vigilance;
use crate::{
    Counting, Handicap, Level, NextStarter, PlayerKind, Prelude, Resignation, Seat, SeriesRules,
};

/// Everything agreed before a match: who plays, how, for how long.
///
/// Front ends fill in the fields and hand it to [`Match::new`](crate::Match::new), which refuses settings that
/// contradict each other.
///
/// ```
/// use outflank_play::{Level, MatchSetup, PlayerKind};
///
/// let mut setup = MatchSetup::new(PlayerKind::Human, PlayerKind::Computer(Level::DEFAULT));
/// setup.clock = "5m+3s".parse().unwrap();
/// setup.series = "wins:2".parse().unwrap();
/// assert_eq!(setup.validate(), Ok(()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchSetup {
    /// Who has the left and the right seat.
    pub players: [PlayerKind; 2],
    /// Who plays Black in the first game, and so moves first (from the standard start or with a handicap).
    pub starter: Seat,
    /// The board at the start of every game.
    pub start: Start,
    /// The clock.
    pub clock: ClockRules,
    /// How many games, and who starts the next.
    pub series: SeriesRules,
    /// How a game is scored.
    pub counting: Counting,
    /// What a game counts that somebody gives up.
    pub resignation: Resignation,
    /// Whether the program flips the discs.
    pub style: Style,
    /// The cartridge game number that the settings come from, if any.
    pub variation: Option<Variation>,
    /// The side of the cartridge's discs that whoever starts has (fact D8).
    pub first: Face,
}

/// The board at the start of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The standard start, perhaps with corners for one player. The receiver is named by their colour in the
    /// first game, and keeps the corners when the colours swap.
    Usual(Handicap),
    /// The standard start, and these moves already made; the same for every game of a series.
    After(Prelude),
    /// Any other position; the same for every game of a series.
    Position(Position),
}

/// Who flips the discs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Style {
    /// The program does, and passes by itself (fact C2).
    #[default]
    Assisted,
    /// The players do, by hand (fact C3).
    Tabletop(Vigilance),
}

impl MatchSetup {
    /// A single assisted game without a clock; Black has the left seat.
    pub const fn new(black: PlayerKind, white: PlayerKind) -> MatchSetup {
        MatchSetup {
            players: [black, white],
            starter: Seat::Left,
            start: Start::Usual(Handicap::NONE),
            clock: ClockRules::NONE,
            series: SeriesRules::SINGLE,
            counting: Counting::Discs,
            resignation: Resignation::AsOnBoard,
            style: Style::Assisted,
            variation: None,
            first: Face::Red,
        }
    }

    /// The settings of a cartridge game number. The computer, where it plays, has this level.
    ///
    /// The number settles who starts, also the next game of a series.
    pub fn cartridge(variation: Variation, level: Level) -> MatchSetup {
        let player = |seat| {
            if variation.is_computer(seat) {
                PlayerKind::Computer(level)
            } else {
                PlayerKind::Human
            }
        };
        MatchSetup {
            starter: variation.starter(),
            start: Start::Usual(variation.handicap()),
            clock: variation.clock(),
            series: SeriesRules::SINGLE.with_next(NextStarter::Fixed),
            variation: Some(variation),
            ..MatchSetup::new(player(Seat::Left), player(Seat::Right))
        }
    }

    /// The player of a seat.
    pub const fn player(&self, seat: Seat) -> PlayerKind {
        self.players[seat.index()]
    }

    /// The corners given when `black` plays Black: the receiver keeps them whatever their colour.
    pub(crate) fn handicap_for(&self, black: Seat) -> Option<Handicap> {
        match self.start {
            Start::After(_) | Start::Position(_) => None,
            Start::Usual(handicap) => {
                let receiver = Seat::with_color(handicap.receiver(), self.starter);
                Some(handicap.given_to(receiver.color(black)))
            }
        }
    }

    /// The same settings with another starter; corners stay with their player.
    #[must_use]
    pub(crate) fn started_by(self, starter: Seat) -> MatchSetup {
        let start = self.handicap_for(starter).map_or(self.start, Start::Usual);
        MatchSetup {
            starter,
            start,
            ..self
        }
    }

    /// Checks the settings for contradictions.
    pub fn validate(&self) -> Result<(), Contradiction> {
        if let Some(variation) = self.variation {
            self.agrees_with(variation)?;
        }
        if let Start::Position(position) = self.start
            && position.is_over()
        {
            return Err(Contradiction::GameOverAtStart(position));
        }
        let people = self.players.iter().any(|player| player.is_human());
        if matches!(self.style, Style::Tabletop(_)) && !people {
            return Err(Contradiction::TabletopWithoutPeople);
        }
        Ok(())
    }

    fn agrees_with(&self, variation: Variation) -> Result<(), Contradiction> {
        let fixed = MatchSetup::cartridge(variation, Level::DEFAULT);
        let same_players = Seat::ALL
            .into_iter()
            .all(|seat| self.player(seat).is_human() == fixed.player(seat).is_human());
        let single = self.series.goal() == SeriesRules::SINGLE.goal();
        let agreed = [
            (Setting::Players, same_players),
            (Setting::Starter, self.starter == fixed.starter),
            (Setting::Start, self.start == fixed.start),
            (Setting::Clock, self.clock == fixed.clock),
            (Setting::Style, self.style == fixed.style),
            (
                Setting::NextStarter,
                single || self.series.next() == NextStarter::Fixed,
            ),
        ];
        match agreed.into_iter().find(|(_, agrees)| !agrees) {
            Some((setting, _)) => Err(Contradiction::VariationFixes { variation, setting }),
            None => Ok(()),
        }
    }
}

/// Two people, a single assisted game, no clock.
impl Default for MatchSetup {
    fn default() -> MatchSetup {
        MatchSetup::new(PlayerKind::Human, PlayerKind::Human)
    }
}

/// One of the settings of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Who plays.
    Players,
    /// Who starts the first game.
    Starter,
    /// The board at the start.
    Start,
    /// The clock.
    Clock,
    /// Assisted or tabletop.
    Style,
    /// Who starts the next game.
    NextStarter,
}

/// Why settings contradict each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Contradiction {
    /// The cartridge game number fixes this setting.
    #[error("variation {variation} settles {}", .setting.name())]
    VariationFixes {
        /// The game number.
        variation: Variation,
        /// The setting that differs.
        setting: Setting,
    },
    /// Neither player can move in the start position.
    #[error("the game is over in the start position {0}")]
    GameOverAtStart(Position),
    /// Tabletop play between two computers: nobody has hands.
    #[error("tabletop play needs at least one person")]
    TabletopWithoutPeople,
}

impl Setting {
    const fn name(self) -> &'static str {
        match self {
            Setting::Players => "the players",
            Setting::Starter => "who starts",
            Setting::Start => "the start position",
            Setting::Clock => "the clock",
            Setting::Style => "that the program flips",
            Setting::NextStarter => "who starts every game",
        }
    }
}
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cartridge_setup_is_valid_and_settles_its_settings() {
        for variation in Variation::all() {
            let good = MatchSetup::cartridge(variation, Level::MAX);
            assert_eq!(good.validate(), Ok(()));

            let other_clock = if good.clock.is_none() { "5m" } else { "none" };
            let other_player = match good.player(Seat::Right) {
                PlayerKind::Human => PlayerKind::Computer(Level::MIN),
                PlayerKind::Computer(_) => PlayerKind::Human,
            };
            let mut bad = [(Setting::Players, good); 6];
            bad[0].1.players[1] = other_player;
            bad[1] = (Setting::Starter, good);
            bad[1].1.starter = !good.starter;
            bad[2] = (Setting::Start, good);
            bad[2].1.start = Start::Usual("h1".parse().unwrap());
            bad[3] = (Setting::Clock, good);
            bad[3].1.clock = other_clock.parse().unwrap();
            bad[4] = (Setting::Style, good);
            bad[4].1.style = Style::Tabletop(Vigilance::Warn);
            bad[5] = (Setting::NextStarter, good);
            bad[5].1.series = "games:2".parse().unwrap();
            for (setting, setup) in bad {
                let refused = Contradiction::VariationFixes { variation, setting };
                assert_eq!(setup.validate(), Err(refused));
            }

            let mut series = good;
            series.series = "games:2,fixed".parse().unwrap();
            assert_eq!(series.validate(), Ok(()));
        }
    }

    #[test]
    fn a_finished_start_and_a_table_without_people_are_refused() {
        let over = format!("{}X X", "O".repeat(63)).parse().unwrap();
        let setup = MatchSetup {
            start: Start::Position(over),
            ..MatchSetup::default()
        };
        assert_eq!(setup.validate(), Err(Contradiction::GameOverAtStart(over)));

        let computer = PlayerKind::Computer(Level::MIN);
        let mut setup = MatchSetup::new(computer, computer);
        assert_eq!(setup.validate(), Ok(()));
        setup.style = Style::Tabletop(Vigilance::Silent);
        assert_eq!(setup.validate(), Err(Contradiction::TabletopWithoutPeople));
    }
}
