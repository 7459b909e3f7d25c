//! The state of the form, including invalid input.

use leptos::prelude::*;
use outflank_app::new_game::{Beginning, Field, NewGame};
use outflank_play::cartridge::Variation;
use outflank_play::clock::{ClockRules, FlagRule, TimeControl};
use outflank_play::{Goal, SeriesRules};
use outflank_text::Texts;

/// The choices in the form. Clock, goal and game number are as typed; valid ones are copied to the new game.
#[derive(Clone, Copy)]
pub struct Form {
    pub new_game: RwSignal<NewGame>,
    pub clock: RwSignal<(TimeControl, FlagRule)>,
    pub goal: RwSignal<Goal>,
    pub number: RwSignal<String>,
    /// A name that was typed for an opening.
    pub opening: RwSignal<Option<String>>,
}

impl Form {
    pub fn new(new_game: RwSignal<NewGame>) -> Form {
        let now = new_game.get_untracked();
        Form {
            new_game,
            clock: RwSignal::new((now.clock.control(), now.clock.flag())),
            goal: RwSignal::new(now.series.goal()),
            number: RwSignal::new(now.number.to_string()),
            opening: RwSignal::new(None),
        }
    }

    /// Whether a choice applies.
    pub fn has(self, field: Field) -> impl Fn() -> bool + Copy {
        move || self.new_game.with(|all| all.has(field))
    }

    /// Why the game cannot start yet.
    pub fn problem(self, texts: &Texts) -> Option<String> {
        let (control, flag) = self.clock.get();
        let clock = ClockRules::with_flag(control, flag).err();
        let goal = SeriesRules::new(self.goal.get(), self.new_game.get().series.next()).err();
        let number = self.number.get().parse::<Variation>().err();
        let opening = self.opening.get();
        let opening = opening.and_then(|name| texts.find_opening(&name).err());
        let is_named = self
            .new_game
            .with(|all| matches!(all.beginning, Beginning::Opening(_)));
        let opening = opening.filter(|_| is_named && self.has(Field::Beginning)());
        let clock = clock.filter(|_| self.has(Field::Clock)());
        let number = number.filter(|_| self.has(Field::Number)());
        None.or(clock.map(|error| texts.describe(&error)))
            .or(goal.map(|error| texts.describe(&error)))
            .or(number.map(|error| texts.describe(&error)))
            .or(opening.map(|error| texts.describe(&error)))
    }

    pub fn set_clock(self, control: TimeControl, flag: FlagRule) {
        self.clock.set((control, flag));
        if let Ok(rules) = ClockRules::with_flag(control, flag) {
            self.new_game.update(|all| all.clock = rules);
        }
    }

    pub fn set_goal(self, goal: Goal) {
        self.goal.set(goal);
        self.new_game.update(|all| all.set_goal(goal));
    }

    /// Takes the opening with this name, if there is one.
    pub fn set_opening(self, name: String, texts: &Texts) {
        if let Ok(opening) = texts.find_opening(&name) {
            self.new_game
                .update(|all| all.beginning = Beginning::Opening(opening));
        }
        self.opening.set(Some(name));
    }

    pub fn set_number(self, number: String) {
        if let Ok(variation) = number.parse() {
            self.new_game.update(|all| all.number = variation);
        }
        self.number.set(number);
    }
}
