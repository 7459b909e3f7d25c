use serde::{Deserialize, Serialize};

use super::Day;
use super::daily::{self, Item};
use crate::Progress;

/// Today's training on its way: what was planned when it was begun stays, whatever is learnt meanwhile.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agenda {
    day: Day,
    /// The names of the items.
    items: Vec<String>,
    /// The names of those that are done.
    done: Vec<String>,
}

impl Agenda {
    /// No day has more.
    const MOST: usize = 20;

    /// The items of a day, and whether each is done. Before it is begun they follow from the progress.
    pub fn of(progress: &Progress, today: Day) -> Vec<(Item, bool)> {
        let agenda = &progress.training().agenda;
        if agenda.day != today || agenda.items.is_empty() {
            let items = daily::items(progress, today);
            return items.into_iter().map(|item| (item, false)).collect();
        }
        let items = agenda.items.iter();
        let known = items.filter_map(|name| Some((Item::named(name)?, agenda.done.contains(name))));
        known.collect()
    }

    /// Whether a day's training is done.
    pub fn is_done(&self, today: Day) -> bool {
        let done = |name: &String| self.done.contains(name);
        self.day == today && !self.items.is_empty() && self.items.iter().all(done)
    }

    /// Something was planned.
    pub(crate) fn plan(&mut self, day: Day, items: &[String]) {
        if self.day != day || self.items.is_empty() {
            *self = Agenda {
                day,
                items: items.iter().take(Agenda::MOST).cloned().collect(),
                done: Vec::new(),
            };
        }
    }

    /// Something is done.
    pub(crate) fn tick(&mut self, day: Day, item: &str) {
        let is_open = |name: &&String| name.as_str() == item && !self.done.contains(name);
        if self.day == day
            && let Some(name) = self.items.iter().find(is_open)
        {
            self.done.push(name.clone());
        }
    }

    /// The later day; of the same plan, all that is done.
    pub(crate) fn merge(&mut self, other: &Agenda) {
        if self.day == other.day && !self.items.is_empty() {
            for item in &other.done {
                self.tick(other.day, item);
            }
        } else if other.day >= self.day {
            *self = other.clone();
        }
    }
}
