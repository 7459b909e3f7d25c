//! The choices before a game.
//!
//! - here: [`NewGame`], every choice, and the match that it makes;
//! - [`Beginning`]: where games begin; [`Lot`]: what chance decides;
//! - [`Card`]: the kinds of games;
//! - `choices`: what a form offers: which [`Field`]s apply, and their values in order;
//! - `clocks`: the usual clocks, and the numbers of one's own;
//! - `kept`: how choices are read back, whichever version wrote them.

mod beginning;
mod card;
mod choices;
mod clocks;
mod kept;

use outflank_play::cartridge::{Face, Variation};
use outflank_play::clock::ClockRules;
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Counting, GameInfo, Handicap, Level, Match, MatchSetup, NextStarter, PlayerKind, Resignation,
    Seat, SeriesRules, Start, Style,
};
use outflank_rules::{Color, Position, Square};
use serde::{Deserialize, Serialize};

pub use beginning::{Beginning, Lot, NotABeginning};
pub use card::Card;
pub use choices::{Field, GOALS, kind_of_goal, turned};
pub use clocks::{clock_kinds, clocks, main_time, move_time, of_kind, periods};

/// Levels that are far enough from each other to feel different.
pub const STEPS: [Level; 7] = [
    Level::new(1).unwrap(),
    Level::new(3).unwrap(),
    Level::new(6).unwrap(),
    Level::new(9).unwrap(),
    Level::new(12).unwrap(),
    Level::new(16).unwrap(),
    Level::new(20).unwrap(),
];

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
    /// Where the games begin.
    #[serde(with = "kept::text")]
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
    /// The side of the cartridge's discs that whoever starts has.
    pub first: Face,
    /// The names of the left and the right player, where they have one.
    pub names: [Option<String>; 2],
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
            first: Face::Red,
            names: [None, None],
        }
    }
}

impl NewGame {
    /// A game that the course asks for: against a level, from the usual start, with this clock. The rest as it was
    /// chosen.
    #[must_use]
    pub fn against(&self, level: Level, clock: ClockRules) -> NewGame {
        NewGame {
            way: Way::Computer,
            level,
            corners: Handicap::NONE,
            beginning: Beginning::Usual,
            clock,
            series: SeriesRules::SINGLE,
            by_hand: None,
            ..self.clone()
        }
    }

    /// Whether lots decide who starts.
    pub fn draws_lots(&self) -> bool {
        self.has(Field::Starter) && self.starter.is_none()
    }

    /// Who starts if lots fall on `lot`.
    fn starts(&self, lot: Seat) -> Seat {
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
            _ => (self.corners).given_to(self.corners_to.color(self.starts(lot))),
        }
    }

    /// Gives this corner too, or no longer.
    pub fn toggle_corner(&mut self, corner: Square) {
        let corners = self.corners.corners() ^ corner.into();
        self.corners = Handicap::chosen(corners, RECEIVER).unwrap_or(self.corners);
    }

    /// Gives corners to the player with a colour in the first game; where lots decide, Black is the left player.
    pub fn set_handicap(&mut self, handicap: Handicap) {
        self.corners = handicap.given_to(RECEIVER);
        self.corners_to = Seat::with_color(handicap.receiver(), self.starts(Seat::Left));
    }

    /// What is agreed for the match if lots fall on `lot`.
    pub fn setup(&self, lot: impl Into<Lot>) -> MatchSetup {
        let lot = lot.into();
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
                    first: self.first,
                    ..MatchSetup::cartridge(self.number, self.level)
                };
            }
        };
        let by_hand = self.by_hand.filter(|_| self.has(Field::ByHand));
        MatchSetup {
            starter: self.starts(lot.seat()),
            start: (self.beginning.start(lot))
                .unwrap_or_else(|| Start::Usual(self.handicap(lot.seat()))),
            clock: self.clock,
            series: self.series,
            counting: self.counting,
            resignation: self.resignation,
            style: by_hand.map_or(Style::Assisted, Style::Tabletop),
            ..MatchSetup::new(left, right)
        }
    }

    /// A single game from a position that was set up or solved (fact B10): against the computer, or between two people if
    /// that is chosen. The person has the side to move.
    #[must_use]
    pub fn from_position(&self, position: Position) -> NewGame {
        let person = match position.turn() {
            Color::Black => Seat::Left,
            Color::White => Seat::Right,
        };
        NewGame {
            way: match self.way {
                Way::People => Way::People,
                Way::Computer | Way::Computers | Way::Cartridge => Way::Computer,
            },
            level: self.level,
            starter: Some(person),
            beginning: Beginning::Position(position),
            counting: self.counting,
            resignation: self.resignation,
            names: self.names.clone(),
            ..NewGame::default()
        }
    }

    /// Names a player; a name without anything to see is none.
    pub fn set_name(&mut self, seat: Seat, name: &str) {
        self.names[seat.index()] = GameInfo::name(name);
    }

    /// The match, before its first move, if lots fall on `lot`.
    #[allow(clippy::missing_panics_doc)] // it never does
    pub fn start(&self, lot: impl Into<Lot>) -> Match {
        Match::new(self.setup(lot)).expect("choices never contradict each other")
    }

    /// Whether lots decide anything: who starts, or the opening.
    pub fn awaits_lots(&self) -> bool {
        let opening = self.beginning == Beginning::Xot && self.has(Field::Beginning);
        self.draws_lots() || opening
    }

    /// The match as it is laid out before lots are drawn.
    pub fn preview(&self) -> Match {
        let mut shown = self.clone();
        if shown.beginning == Beginning::Xot {
            shown.beginning = Beginning::Usual;
            shown.corners = Handicap::NONE;
        }
        shown.start(Seat::Left)
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

    /// What somebody is told whom the lot has made to start.
    pub fn drawn(&self, lot: Lot) -> (&'static str, String) {
        let (info, seat) = (self.info(), lot.seat());
        let (who, name) = called(&self.setup(Seat::Left), &info, seat);
        (who, name.to_owned())
    }
}

/// Who has a seat, as texts call them: `you` and `computer` where they play each other, `left` and `right` on the
/// cartridge, else `first` and `second`.
pub fn who(setup: &MatchSetup, seat: Seat) -> &'static str {
    match (setup.player(seat), setup.player(!seat), seat) {
        (PlayerKind::Human, PlayerKind::Computer(_), _) => "you",
        (PlayerKind::Computer(_), PlayerKind::Human, _) => "computer",
        (_, _, Seat::Left) if setup.variation.is_some() => "left",
        (_, _, Seat::Right) if setup.variation.is_some() => "right",
        (_, _, Seat::Left) => "first",
        (_, _, Seat::Right) => "second",
    }
}

/// The same for sentences with a name: `named` where there is one, and that. Whoever plays the computer stays `you`.
pub fn called<'a>(setup: &MatchSetup, info: &'a GameInfo, seat: Seat) -> (&'static str, &'a str) {
    match who(setup, seat) {
        alone @ ("you" | "computer") => (alone, ""),
        role => named_or(role, info, seat),
    }
}

/// Who has a seat where seats are told apart by their side: `left`, `right`, or `named` and the name.
pub fn seated(info: &GameInfo, seat: Seat) -> (&'static str, &str) {
    let side = match seat {
        Seat::Left => "left",
        Seat::Right => "right",
    };
    named_or(side, info, seat)
}

fn named_or<'a>(role: &'static str, info: &'a GameInfo, seat: Seat) -> (&'static str, &'a str) {
    match &info.names[seat.index()] {
        Some(name) => ("named", name),
        None => (role, ""),
    }
}
