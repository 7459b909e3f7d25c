//! A sitting: one thing to do after the other, and what came of them.

use outflank_learn::training::daily::{self, Item};
use outflank_learn::training::{Agenda, CardKind, Day, Recall, Session};
use outflank_learn::{Deed, Progress};

use super::Assignment;

/// What somebody sits down for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Entrance {
    /// Ten minutes for today.
    Daily,
    /// Whatever is due.
    Deck,
    /// One's own mistakes.
    Mistakes,
    /// The ending ladder.
    Ladder,
    /// The puzzle of the day.
    OfTheDay,
}

impl Entrance {
    /// All of them.
    pub const ALL: [Entrance; 5] = [
        Entrance::Daily,
        Entrance::Deck,
        Entrance::Mistakes,
        Entrance::Ladder,
        Entrance::OfTheDay,
    ];

    /// Its name, for addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Entrance::Daily => "daily",
            Entrance::Deck => "deck",
            Entrance::Mistakes => "mistakes",
            Entrance::Ladder => "ladder",
            Entrance::OfTheDay => "day",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Entrance> {
        Entrance::ALL.into_iter().find(|it| it.name() == name)
    }

    /// What there is to do, in order. Of the ladder only the next board is known.
    fn items(self, progress: &Progress, today: Day) -> Vec<Item> {
        let training = progress.training();
        let cards = training.deck.today(today).into_iter();
        let is_mistake = |id: &&str| {
            let card = training.deck.card(id);
            card.is_some_and(|it| matches!(it.kind, CardKind::Mistake(_)))
        };
        let card = |id: &str| Item::Card(id.to_owned());
        match self {
            Entrance::Daily => {
                let open = Agenda::of(progress, today).into_iter();
                open.filter(|it| !it.1).map(|it| it.0).collect()
            }
            Entrance::Deck => cards.map(card).collect(),
            Entrance::Mistakes => cards.filter(is_mistake).map(card).collect(),
            Entrance::Ladder => training
                .ladder
                .board()
                .map(Item::Rung)
                .into_iter()
                .collect(),
            Entrance::OfTheDay => daily::puzzle_of_the_day(today)
                .map(Item::OfTheDay)
                .into_iter()
                .collect(),
        }
    }

    /// How many things wait there.
    pub fn waiting(self, progress: &Progress, today: Day) -> usize {
        match self {
            Entrance::OfTheDay => {
                let puzzle = daily::puzzle_of_the_day(today);
                let record = puzzle.and_then(|it| progress.puzzles().record(it));
                let done = record.is_some_and(|it| it.day == Some(today));
                usize::from(puzzle.is_some() && !done)
            }
            _ => self.items(progress, today).len(),
        }
    }
}

/// A sitting on its way.
#[derive(Clone, Debug)]
pub struct Sitting {
    entrance: Entrance,
    today: Day,
    session: Session,
    /// How many were asked for, before any came back.
    planned: usize,
    done: Vec<Done>,
}

/// Something that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// What it was.
    pub item: Item,
    /// How it went.
    pub recall: Recall,
    /// Whether the reason was right, if one was given.
    pub reason: Option<bool>,
}

/// What came of a sitting.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Right at once.
    pub right: usize,
    /// Right with a hint.
    pub helped: usize,
    /// Wrong at first.
    pub wrong: usize,
    /// Reasons that were right,
    pub reasons_right: usize,
    /// of how many that were given.
    pub reasons: usize,
    /// The days of the streak.
    pub streak: u32,
    /// How many cards are due tomorrow.
    pub tomorrow: usize,
}

impl Sitting {
    /// So many boards of the ladder are a sitting.
    const RUNGS: usize = 6;

    /// Sits down. What the day's training is made of is settled by that.
    pub fn begin(entrance: Entrance, progress: &mut Progress, today: Day) -> Sitting {
        let items = entrance.items(progress, today);
        if entrance == Entrance::Daily {
            let all = Agenda::of(progress, today);
            let items = all.iter().map(|it| it.0.name()).collect();
            let day = today;
            progress.add(Deed::Planned { day, items });
        }
        let names: Vec<String> = items.iter().map(Item::name).collect();
        let mut sitting = Sitting {
            entrance,
            today,
            planned: names.len(),
            session: Session::new(names.iter().map(String::as_str)),
            done: Vec::new(),
        };
        if entrance == Entrance::Ladder && !names.is_empty() {
            sitting.planned = Sitting::RUNGS;
        }
        sitting.leave_out_unknown(progress);
        sitting
    }

    /// What it was begun for.
    pub const fn entrance(&self) -> Entrance {
        self.entrance
    }

    /// What is to be done now; none at the end.
    pub fn assignment(&self, progress: &Progress) -> Option<Assignment> {
        let item = Item::named(self.session.current()?)?;
        let (done, all) = self.count();
        Some(Assignment::new(item, progress)?.at((done + 1, all)))
    }

    /// How many are done, and how many there are in all; cards that come back are more.
    pub fn count(&self) -> (usize, usize) {
        let left = match self.entrance {
            Entrance::Ladder if self.session.current().is_none() => 0,
            Entrance::Ladder => Sitting::RUNGS.saturating_sub(self.done.len()),
            _ => self.session.left(),
        };
        let done = self.done.len();
        (done, self.planned.max(done + left))
    }

    /// What is over.
    pub fn done(&self) -> &[Done] {
        &self.done
    }

    /// Goes on after an assignment, which has been recorded; one that is not over is left for another time.
    pub fn go_on(&mut self, assignment: &Assignment, progress: &Progress) {
        let mut again = false;
        if let Some(recall) = assignment.recall() {
            self.done.push(Done {
                item: assignment.item().clone(),
                recall,
                reason: assignment.reason_right(),
            });
            if let Item::Card(id) | Item::Opening(id) = assignment.item() {
                let card = progress.training().deck.card(id);
                again = card.is_some_and(|card| card.schedule.due() <= self.today);
            }
        }
        self.session.next(again);
        if self.entrance == Entrance::Ladder && self.done.len() < Sitting::RUNGS {
            let next = progress
                .training()
                .ladder
                .board()
                .map(|it| Item::Rung(it).name());
            self.session = Session::new(next.as_deref());
        }
        self.leave_out_unknown(progress);
    }

    /// Leaves out what this version does not know.
    fn leave_out_unknown(&mut self, progress: &Progress) {
        while self.session.current().is_some() && self.assignment(progress).is_none() {
            self.session.next(false);
        }
    }

    /// What came of it.
    pub fn summary(&self, progress: &Progress) -> Summary {
        let mut summary = Summary {
            streak: progress.training().habit.streak(self.today),
            tomorrow: progress.training().deck.today(self.today.plus(1)).len(),
            ..Summary::default()
        };
        for done in &self.done {
            match done.recall {
                Recall::Right => summary.right += 1,
                Recall::Helped => summary.helped += 1,
                Recall::Wrong => summary.wrong += 1,
            }
            summary.reasons += usize::from(done.reason.is_some());
            summary.reasons_right += usize::from(done.reason == Some(true));
        }
        summary
    }
}
