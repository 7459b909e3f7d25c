//! Training: what to repeat, how strong a learner is, and what to do today.
//!
//! - [`Deck`]: everything that is to be repeated, as [`Card`]s, each with its [`Schedule`]; [`Session`]: today's part;
//! - [`Correction`] and [`Recital`]: an own mistake and an opening line, being answered; [`Why`]: the reason as a question;
//! - [`Ratings`]: how strong the learner is, over all and for each [`Tag`], by [`Rating`] (Glicko-2);
//! - [`Habit`]: the days on which the learner trained; [`Ladder`]: how far a perfect ending reaches; [`drill`]: simple
//!   questions against time;
//! - [`daily`]: ten minutes for today; [`Agenda`]: how much of them is done;
//! - [`Form`]: how answers went; [`OwnGames`]: finished games against the computer.
//!
//! Nothing here knows the time: a [`Day`] is an argument.

mod agenda;
mod card;
mod correction;
pub mod daily;
mod day;
mod deck;
pub mod drill;
mod form;
mod habit;
mod ladder;
mod own_game;
mod rating;
mod ratings;
mod recital;
mod schedule;
mod session;
mod tag;
mod why;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use agenda::Agenda;
pub use card::{Card, CardKind, Mistake, NoCard, OpeningLine};
pub use correction::Correction;
pub use day::Day;
pub use deck::Deck;
pub use drill::Drill;
pub use form::{Form, Trend};
pub use habit::Habit;
pub use ladder::{Ladder, Rung};
pub use own_game::{OwnGame, OwnGames, OwnResult, Played};
pub use rating::{Game, Rating};
pub use ratings::Ratings;
pub use recital::Recital;
pub use schedule::{Recall, Schedule};
pub use session::Session;
pub use tag::Tag;
pub use why::Why;

use crate::puzzle::{Outcome, Puzzle};

/// All that is known about a learner beside the course and the puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Training {
    /// What is to be repeated.
    pub deck: Deck,
    /// How strong the learner is.
    pub ratings: Ratings,
    /// The days of training.
    pub habit: Habit,
    /// How far a perfect ending reaches.
    pub ladder: Ladder,
    /// The best result of each drill.
    pub drills: BTreeMap<Drill, u32>,
    /// The best result of each test at the end of a level of the course.
    pub tests: BTreeMap<String, TestResult>,
    /// How answers went, by what they were about.
    pub forms: BTreeMap<Tag, Form>,
    /// How well reasons were found, apart from the moves.
    pub reasons: Form,
    /// Finished games against the computer.
    pub games: OwnGames,
    /// The names of other games whose mistakes were looked for, the oldest first.
    pub looked_at: Vec<String>,
    /// Today's training.
    pub agenda: Agenda,
}

/// How a test went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct TestResult {
    /// How many answers were right.
    pub right: u8,
    /// Of how many.
    pub of: u8,
    /// When.
    pub day: Day,
}

impl TestResult {
    /// Eight of ten are enough.
    pub const fn is_passed(self) -> bool {
        self.of > 0 && self.right as u32 * 10 >= self.of as u32 * 8
    }
}

impl Training {
    /// An attempt at a puzzle is over, and counts for the rating or not.
    pub(crate) fn attempt(&mut self, puzzle: &Puzzle, outcome: Outcome, counts: bool, today: Day) {
        if counts {
            let won = outcome == Outcome::Solved;
            self.ratings.add(puzzle.tag(), puzzle.rating, won, today);
            self.forms.entry(puzzle.tag()).or_default().add(won);
        }
        if outcome != Outcome::Solved {
            self.deck.failed(Card::puzzle(puzzle, today), today);
        }
        self.habit.add(today);
    }

    /// A card was answered.
    pub(crate) fn recall(&mut self, card: &str, recall: Recall, today: Day) {
        if !self.deck.answer(card, recall, today) {
            return;
        }
        self.habit.add(today);
        let card = self.deck.card(card);
        // An attempt at a puzzle is counted by itself.
        let counted = card.filter(|it| !matches!(it.kind, CardKind::Puzzle(_)));
        if let Some(tag) = counted.and_then(Card::tag) {
            self.forms
                .entry(tag)
                .or_default()
                .add(recall == Recall::Right);
        }
    }

    /// A board of the ending ladder was played, perfectly or not.
    pub(crate) fn climbed(&mut self, right: bool, today: Day) {
        self.ladder.add(right);
        self.habit.add(today);
    }

    /// A drill ended with so many right answers.
    pub(crate) fn drilled(&mut self, drill: Drill, score: u32, today: Day) {
        let best = self.drills.entry(drill).or_default();
        *best = score.max(*best);
        self.habit.add(today);
    }

    /// The mistakes of a game were looked for.
    pub(crate) fn look_at(&mut self, game: &String) {
        if !self.looked_at.contains(game) {
            self.looked_at.push(game.clone());
            let old = self.looked_at.len().saturating_sub(OwnGames::MOST);
            self.looked_at.drain(..old);
        }
    }

    /// A test was taken.
    pub(crate) fn tested(&mut self, test: &str, result: TestResult) {
        let share = |it: &TestResult| u32::from(it.right) * 100 / u32::from(it.of.max(1));
        let best = self.tests.entry(test.to_owned()).or_insert(result);
        if share(&result) > share(best) {
            *best = result;
        }
        self.habit.add(result.day);
    }

    /// Takes over what another copy has done meanwhile. Ratings are not touched: they follow from the attempts.
    pub(crate) fn merge(&mut self, other: &Training) {
        self.deck.merge(&other.deck);
        self.habit.merge(other.habit);
        self.ladder.merge(other.ladder);
        for (&drill, &score) in &other.drills {
            let best = self.drills.entry(drill).or_default();
            *best = score.max(*best);
        }
        for (&tag, &form) in &other.forms {
            self.forms.entry(tag).or_default().merge(form);
        }
        self.reasons.merge(other.reasons);
        self.games.merge(&other.games);
        other.looked_at.iter().for_each(|game| self.look_at(game));
        self.agenda.merge(&other.agenda);
        for (test, &result) in &other.tests {
            self.tested(test, result);
        }
    }
}
