use outflank_play::cartridge::{Face, Opponents, Variation};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Counting, Goal, Handicap, Level, NextStarter, Resignation, Seat, SeriesRules};

use super::{Beginning, NewGame, RECEIVER, Way, clocks};

/// The kinds of goals, with the numbers that a goal of one's own begins with.
pub const GOALS: [Goal; 4] = [
    Goal::Games(1),
    Goal::Games(3),
    Goal::Points(100),
    Goal::Wins(2),
];

/// The one of [`GOALS`] that is of the same kind. A single game is a kind of its own.
pub const fn kind_of_goal(goal: Goal) -> Goal {
    let [single, games, points, wins] = GOALS;
    match goal {
        Goal::Games(1) => single,
        Goal::Games(_) => games,
        Goal::Points(_) => points,
        Goal::Wins(_) => wins,
    }
}

/// One choice of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Field {
    /// Who plays.
    Way,
    /// The cartridge's game number.
    Number,
    /// Which side of the cartridge's discs starts.
    First,
    /// Who starts: for one person, their colour.
    Starter,
    /// The left computer's level.
    LeftLevel,
    /// The computer's level, or the right one's.
    Level,
    /// Where games begin.
    Beginning,
    /// How many corners one player gets.
    Corners,
    /// Who gets them.
    CornersTo,
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
    /// What a resigned game counts.
    Resignation,
    /// The name of the person in this seat.
    Name(Seat),
}

impl NewGame {
    /// The choices that apply, in the order of the form.
    pub fn fields(&self) -> Vec<Field> {
        let two_people = self.number.opponents() == Opponents::TwoPeople;
        let own: &[Field] = match self.way {
            Way::Computer => &[Field::Starter, Field::Level],
            Way::People => &[Field::Starter],
            Way::Computers => &[Field::LeftLevel, Field::Level],
            Way::Cartridge if two_people => &[Field::Number, Field::First],
            Way::Cartridge => &[Field::Number, Field::First, Field::Level],
        };
        let settled = self.way == Way::Cartridge;
        let usual = !settled && self.beginning == Beginning::Usual;
        let corners = self.corners.count() > 0;
        let series = self.series.goal() != SeriesRules::SINGLE.goal();
        let others = [
            (Field::Beginning, !settled),
            (Field::Corners, usual),
            (Field::CornersTo, usual && corners),
            (Field::Clock, !settled),
            (Field::ByHand, !settled && self.way != Way::Computers),
            (Field::Series, true),
            (Field::Next, !settled && series),
            (Field::Counting, true),
            (Field::Resignation, self.way != Way::Computers),
        ];
        let others = others.into_iter().filter(|(_, applies)| *applies);
        let mut fields = [&[Field::Way], own].concat();
        fields.extend(others.map(|(field, _)| field));
        let people = Seat::ALL.into_iter().filter(|&seat| self.is_person(seat));
        fields.extend(people.map(Field::Name));
        fields
    }

    /// Whether a choice applies.
    pub fn has(&self, field: Field) -> bool {
        self.fields().contains(&field)
    }

    /// These choices with each usual value of a field, in order.
    pub fn values(&self, field: Field) -> Vec<NewGame> {
        let levels = (1..=u8::MAX).map_while(Level::new);
        let goals = [
            "games:1",
            "games:3",
            "games:5",
            "wins:2",
            "wins:3",
            "points:100",
        ];
        let hands = [Vigilance::Warn, Vigilance::Review, Vigilance::Silent];
        let corners = (0..=4).filter_map(|count| Handicap::corners_in_order(count, RECEIVER).ok());
        match field {
            Field::Way => self.with(Way::ALL, |it| &mut it.way),
            Field::Number => self.with(Variation::all(), |it| &mut it.number),
            Field::First => self.with([Face::Red, Face::Green], |it| &mut it.first),
            Field::Starter => {
                let starters = [Some(Seat::Left), Some(Seat::Right), None];
                self.with(starters, |it| &mut it.starter)
            }
            Field::LeftLevel => self.with(levels, |it| &mut it.left_level),
            Field::Level => self.with(levels, |it| &mut it.level),
            Field::Beginning => {
                let chosen = match self.beginning {
                    Beginning::Usual | Beginning::Xot => None,
                    chosen => Some(chosen),
                };
                let all = [Beginning::Usual, Beginning::Xot].into_iter().chain(chosen);
                self.with(all, |it| &mut it.beginning)
            }
            Field::Corners => self.with(corners, |it| &mut it.corners),
            Field::CornersTo => self.with(Seat::ALL, |it| &mut it.corners_to),
            Field::Clock => self.with(clocks(), |it| &mut it.clock),
            Field::ByHand => {
                let hands = core::iter::once(None).chain(hands.map(Some));
                self.with(hands, |it| &mut it.by_hand)
            }
            Field::Series => {
                let goals = goals.map(|goal| goal.parse().unwrap_or(self.series));
                let goals = goals.map(|goal| goal.with_next(self.series.next()));
                self.with(goals, |it| &mut it.series)
            }
            Field::Next => {
                let series = NEXT.map(|next| self.series.with_next(next));
                self.with(series, |it| &mut it.series)
            }
            Field::Counting => {
                let countings = [Counting::Discs, Counting::Tournament];
                self.with(countings, |it| &mut it.counting)
            }
            Field::Resignation => self.with(Resignation::ALL, |it| &mut it.resignation),
            Field::Name(_) => vec![self.clone()],
        }
    }

    fn with<T>(
        &self,
        values: impl IntoIterator<Item = T>,
        field: fn(&mut NewGame) -> &mut T,
    ) -> Vec<NewGame> {
        let with = |value| {
            let mut new_game = self.clone();
            *field(&mut new_game) = value;
            new_game
        };
        values.into_iter().map(with).collect()
    }

    /// Chooses the next value of a field, or the one before, round and round.
    pub fn turn(&mut self, field: Field, forward: bool) {
        *self = turned(&self.values(field), self, forward);
    }

    /// Plays for this, if it can be reached.
    pub fn set_goal(&mut self, goal: Goal) {
        self.series = SeriesRules::new(goal, self.series.next()).unwrap_or(self.series);
    }
}

const NEXT: [NextStarter; 4] = [
    NextStarter::Alternating,
    NextStarter::Fixed,
    NextStarter::Loser,
    NextStarter::WinnerChooses,
];

/// The value after this one, or before it, round and round. A value of one's own stands in the first one's place.
pub fn turned<T: Clone + PartialEq>(all: &[T], now: &T, forward: bool) -> T {
    let at = all.iter().position(|one| one == now).unwrap_or(0);
    let step = if forward { 1 } else { all.len() - 1 };
    all[(at + step) % all.len()].clone()
}
