use outflank_play::cartridge::Variation;
use outflank_play::clock::ClockRules;
use outflank_play::tabletop::Vigilance;
use outflank_play::{Counting, Goal, Handicap, Level, NextStarter, Seat, SeriesRules};

use super::{CLOCKS, NewGame, Way, next_started_by};

/// One choice of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// Who plays.
    Way,
    /// The cartridge's game number.
    Number,
    /// Who starts: for one person, their colour.
    Starter,
    /// The left computer's level.
    LeftLevel,
    /// The computer's level, or the right one's.
    Level,
    /// Corners for one player.
    Corners,
    /// The clock.
    Clock,
    /// Who flips.
    ByHand,
    /// How many games, points or wins.
    Series,
    /// Who starts the next game.
    Next,
    /// How a game is scored.
    Counting,
}

/// Who may start; `None` draws lots.
pub const STARTERS: [Option<Seat>; 3] = [Some(Seat::Left), Some(Seat::Right), None];

/// Who may flip: the program, or people with more or less help.
pub const BY_HAND: [Option<Vigilance>; 4] = [
    None,
    Some(Vigilance::Warn),
    Some(Vigilance::Review),
    Some(Vigilance::Silent),
];

/// The usual goals of a series; the first of a kind is what one begins with.
pub const GOALS: [Goal; 6] = [
    Goal::Games(1),
    Goal::Games(3),
    Goal::Games(5),
    Goal::Wins(2),
    Goal::Wins(3),
    Goal::Points(100),
];

/// Who may start the next game.
pub const NEXT: [NextStarter; 4] = [
    NextStarter::Alternating,
    NextStarter::Fixed,
    NextStarter::Loser,
    NextStarter::WinnerChooses,
];

impl NewGame {
    /// The choices that apply, in the order of the form.
    pub fn fields(&self) -> Vec<Field> {
        use Field::{
            ByHand, Clock, Corners, Counting, LeftLevel, Level, Next, Number, Series, Starter,
        };
        let mut fields = vec![Field::Way];
        fields.extend_from_slice(match self.way {
            Way::Computer => &[Starter, Level, Corners, Clock, ByHand],
            Way::People => &[Starter, Corners, Clock, ByHand],
            Way::Computers => &[LeftLevel, Level, Corners, Clock],
            Way::Cartridge if self.has_cartridge_computer() => &[Number, Level],
            Way::Cartridge => &[Number],
        });
        fields.push(Series);
        if self.way != Way::Cartridge && self.series.goal() != SeriesRules::SINGLE.goal() {
            fields.push(Next);
        }
        fields.push(Counting);
        fields
    }

    /// Whether a choice applies.
    pub fn has(&self, field: Field) -> bool {
        self.fields().contains(&field)
    }

    /// Chooses the next value of a field, or the one before, round and round.
    pub fn turn(&mut self, field: Field, forward: bool) {
        let levels: Vec<Level> = (1..=u8::MAX).map_while(Level::new).collect();
        match field {
            Field::Way => self.way = turned(&Way::ALL, self.way, forward),
            Field::Number => {
                let numbers: Vec<Variation> = Variation::all().collect();
                self.number = turned(&numbers, self.number, forward);
            }
            Field::Starter => self.starter = turned(&STARTERS, self.starter, forward),
            Field::LeftLevel => self.left_level = turned(&levels, self.left_level, forward),
            Field::Level => self.level = turned(&levels, self.level, forward),
            Field::Corners => {
                let all: Vec<(Handicap, Seat)> = corners().collect();
                let now = (self.corners, self.corners_to);
                (self.corners, self.corners_to) = turned(&all, now, forward);
            }
            Field::Clock => {
                let control = turned(&CLOCKS, self.clock.control(), forward);
                self.clock = ClockRules::new(control).unwrap_or_default();
            }
            Field::ByHand => self.by_hand = turned(&BY_HAND, self.by_hand, forward),
            Field::Series => self.set_goal(turned(&GOALS, self.series.goal(), forward)),
            Field::Next => self.set_next(turned(&NEXT, self.series.next(), forward)),
            Field::Counting => {
                let all = [Counting::Discs, Counting::Tournament];
                self.counting = turned(&all, self.counting, forward);
            }
        }
    }

    /// Plays for this, if it can be reached.
    pub fn set_goal(&mut self, goal: Goal) {
        self.series = SeriesRules::new(goal, self.series.next()).unwrap_or(self.series);
    }

    /// Lets this player start the next game.
    pub fn set_next(&mut self, next: NextStarter) {
        self.series = next_started_by(self.series, next);
    }
}

/// The value after this one, or before it, round and round. A value of one's own stands in the first one's place.
pub fn turned<T: Copy + PartialEq>(all: &[T], now: T, forward: bool) -> T {
    let at = all.iter().position(|&one| one == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()]
}

/// No corners, one to four for the left player, one to four for the right one.
fn corners() -> impl Iterator<Item = (Handicap, Seat)> {
    let receiver = Handicap::NONE.receiver();
    let given = Seat::ALL.into_iter().flat_map(move |seat| {
        (1..=4).filter_map(move |count| {
            Some((Handicap::corners_in_order(count, receiver).ok()?, seat))
        })
    });
    core::iter::once((Handicap::NONE, Seat::Left)).chain(given)
}
