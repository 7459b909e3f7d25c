//! The choices before a game.
//!
//! - here: [`NewGame`], every choice, and the match that it makes;
//! - `choices`: what a form offers: which [`Field`]s apply, and their values in order;
//! - `clocks`: the usual clocks, and the numbers of one's own;
//! - `kept`: how choices are read back, whichever version wrote them.

mod choices;
mod clocks;
mod kept;

use outflank_play::cartridge::Variation;
use outflank_play::clock::ClockRules;
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Counting, GameInfo, Handicap, Level, Match, MatchSetup, NextStarter, PlayerKind, Resignation,
    Seat, SeriesRules, Start, Style,
};
use outflank_record::openings::Opening;
use outflank_rules::{Color, Position};
use serde::{Deserialize, Serialize};

pub use choices::{Field, GOALS, kind_of_goal, turned};
pub use clocks::{clock_kinds, clocks, main_time, move_time, of_kind, periods};

/// Stands in for whoever gets corners, as long as their colour is not known.
const RECEIVER: Color = Color::Black;

/// Everything that can be chosen before a game.
///
/// Choices that do not apply to the chosen [`Way`] have no effect, but are remembered. No two choices contradict
/// each other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewGame {
    /// Who plays.
    pub way: Way,
    /// The computer's level; between two computers, the right one's.
    pub level: Level,
    /// The left computer's level.
    pub left_level: Level,
    /// Who plays Black and starts; `None` draws lots. Against the computer, the person has the left seat.
    pub starter: Option<Seat>,
    /// The corners of a handicap. Who gets them is in `corners_to`, whatever the colours.
    #[serde(with = "kept::text")]
    pub corners: Handicap,
    /// Who gets the corners.
    pub corners_to: Seat,
    /// Where the games begin. It is not remembered: the next game begins as usual.
    #[serde(skip)]
    pub beginning: Beginning,
    /// The clock.
    #[serde(with = "kept::text")]
    pub clock: ClockRules,
    /// How many games, and who starts the next.
    #[serde(with = "kept::text")]
    pub series: SeriesRules,
    /// How a game is scored.
    pub counting: Counting,
    /// What a resigned game counts.
    #[serde(with = "kept::text")]
    pub resignation: Resignation,
    /// Whether people flip the discs by hand, and what the program says about mistakes.
    pub by_hand: Option<Vigilance>,
    /// The cartridge's game number.
    #[serde(with = "kept::text")]
    pub number: Variation,
    /// The names of the left and the right player, where they have one.
    pub names: [Option<String>; 2],
}

/// Where games begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beginning {
    /// At the start, perhaps with corners for one player.
    #[default]
    Usual,
    /// After a named opening.
    Opening(Opening),
    /// After moves that were drawn by lot, as in XOT.
    Drawn(Position),
    /// In any other position.
    Position(Position),
}

impl Beginning {
    /// The position, where it is not the usual one.
    pub fn position(self) -> Option<Position> {
        match self {
            Beginning::Usual => None,
            Beginning::Opening(opening) => Some(opening.position()),
            Beginning::Drawn(position) | Beginning::Position(position) => Some(position),
        }
    }
}

/// Who plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Way {
    /// A person against the computer.
    #[default]
    Computer,
    /// Two people.
    People,
    /// The computer against itself.
    #[serde(alias = "watch")]
    Computers,
    /// A game number of the cartridge.
    Cartridge,
}

impl Way {
    /// All of them.
    pub const ALL: [Way; 4] = [Way::Computer, Way::People, Way::Computers, Way::Cartridge];
}

impl Default for NewGame {
    fn default() -> NewGame {
        NewGame {
            way: Way::default(),
            level: Level::DEFAULT,
            left_level: Level::DEFAULT,
            starter: Some(Seat::Left),
            corners: Handicap::NONE,
            corners_to: Seat::Left,
            beginning: Beginning::Usual,
            clock: ClockRules::NONE,
            series: SeriesRules::SINGLE,
            counting: Counting::default(),
            resignation: Resignation::default(),
            by_hand: None,
            number: Variation::new(0, 2).expect("02 is a game number"),
            names: [None, None],
        }
    }
}

impl NewGame {
    /// Whether lots decide who starts.
    pub fn draws_lots(&self) -> bool {
        self.has(Field::Starter) && self.starter.is_none()
    }

    /// Who starts if lots fall on `lot`.
    fn first(&self, lot: Seat) -> Seat {
        match self.way {
            Way::Computer | Way::People => self.starter.unwrap_or(lot),
            Way::Computers => Seat::Left,
            Way::Cartridge => self.number.starter(),
        }
    }

    /// The corners, in the colour that their receiver has in the first game if lots fall on `lot`.
    pub fn handicap(&self, lot: Seat) -> Handicap {
        match self.corners.count() {
            0 => Handicap::NONE,
            _ => (self.corners).given_to(self.corners_to.color(self.first(lot))),
        }
    }

    /// Gives corners to the player with a colour in the first game; where lots decide, Black is the left player.
    pub fn set_handicap(&mut self, handicap: Handicap) {
        self.corners = handicap.given_to(RECEIVER);
        self.corners_to = Seat::with_color(handicap.receiver(), self.first(Seat::Left));
    }

    /// What is agreed for the match if lots fall on `lot`.
    pub fn setup(&self, lot: Seat) -> MatchSetup {
        let computer = PlayerKind::Computer(self.level);
        let [left, right] = match self.way {
            Way::People => [PlayerKind::Human; 2],
            Way::Computers => [PlayerKind::Computer(self.left_level), computer],
            Way::Computer => [PlayerKind::Human, computer],
            Way::Cartridge => {
                return MatchSetup {
                    series: self.series.with_next(NextStarter::Fixed),
                    counting: self.counting,
                    resignation: self.resignation,
                    ..MatchSetup::cartridge(self.number, self.level)
                };
            }
        };
        let by_hand = self.by_hand.filter(|_| self.has(Field::ByHand));
        MatchSetup {
            starter: self.first(lot),
            start: match self.beginning.position() {
                Some(position) => Start::Position(position),
                None => Start::Usual(self.handicap(lot)),
            },
            clock: self.clock,
            series: self.series,
            counting: self.counting,
            resignation: self.resignation,
            style: by_hand.map_or(Style::Assisted, Style::Tabletop),
            ..MatchSetup::new(left, right)
        }
    }

    /// Names a player; a name without anything to see is none.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        self.names[seat.index()] = GameInfo::name(name);
    }

    /// The match, before its first move, if lots fall on `lot`.
    #[allow(clippy::missing_panics_doc)] // it never does
    pub fn start(&self, lot: Seat) -> Match {
        Match::new(self.setup(lot)).expect("choices never contradict each other")
    }

    /// Whether a person has this seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        match (self.way, seat) {
            (Way::People, _) | (Way::Computer, Seat::Left) => true,
            (Way::Computers, _) | (Way::Computer, Seat::Right) => false,
            (Way::Cartridge, seat) => !self.number.is_computer(seat),
        }
    }

    /// What a save says about the game beside its moves. Only people have names.
    pub fn info(&self) -> GameInfo {
        let name = |seat: Seat| self.names[seat.index()].clone();
        GameInfo {
            names: Seat::ALL.map(|seat| name(seat).filter(|_| self.is_person(seat))),
            ..GameInfo::default()
        }
    }

    /// Who has a seat, as texts call them.
    pub fn who(&self, seat: Seat) -> &'static str {
        who(&self.setup(Seat::Left), seat)
    }
}

/// Who has a seat, as texts call them: `you` and `computer` where they play each other, else `left` and `right`.
pub fn who(setup: &MatchSetup, seat: Seat) -> &'static str {
    match (setup.player(seat), setup.player(!seat), seat) {
        (PlayerKind::Human, PlayerKind::Computer(_), _) => "you",
        (PlayerKind::Computer(_), PlayerKind::Human, _) => "computer",
        (_, _, Seat::Left) => "left",
        (_, _, Seat::Right) => "right",
    }
}
