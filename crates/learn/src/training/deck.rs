use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Card, Day, Recall};

/// Everything that is to be repeated: own mistakes, failed puzzles, boards of the course, opening lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    pub(crate) cards: BTreeMap<String, Card>,
    pub(crate) tally: Tally,
}

/// How many cards were asked on the last day.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) struct Tally {
    day: Day,
    repeated: usize,
    new: usize,
}

impl Deck {
    /// The most cards that are repeated on a day.
    pub const MOST_REPEATED: usize = 20;
    /// The most new cards on a day.
    pub const MOST_NEW: usize = 5;
    /// The most cards in a deck: more are never learnt.
    pub const MOST_CARDS: usize = 1000;

    /// Adds a card, unless it is there or the deck is full.
    pub fn add(&mut self, card: Card) -> bool {
        let id = card.id();
        let fits = self.cards.len() < Deck::MOST_CARDS && !self.cards.contains_key(&id);
        if fits {
            self.cards.insert(id, card);
        }
        fits
    }

    /// Adds a card for something that went wrong elsewhere. If it is there, that counts as a wrong answer.
    pub(crate) fn failed(&mut self, card: Card, today: Day) {
        let id = card.id();
        if !self.add(card)
            && let Some(card) = self.cards.get_mut(&id)
            && !card.schedule.is_new()
            // What was answered today has been counted.
            && card.schedule.last() != Some(today)
        {
            card.schedule.answer(Recall::Wrong, today);
        }
    }

    /// Removes a card that nobody wants to see again.
    pub fn remove(&mut self, id: &str) -> Option<Card> {
        self.cards.remove(id)
    }

    /// The card with this name.
    pub fn card(&self, id: &str) -> Option<&Card> {
        self.cards.get(id)
    }

    /// All cards, with their names.
    pub fn cards(&self) -> impl Iterator<Item = (&str, &Card)> {
        self.cards.iter().map(|(id, card)| (id.as_str(), card))
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Today's cards: those that are due, longest first, and then new ones. What is too much for a day waits, and while
    /// something waits nothing new comes.
    pub fn today(&self, today: Day) -> Vec<&str> {
        let asked = self.tally_of(today);
        let is_due = |card: &Card| !card.schedule.is_new() && card.schedule.due() <= today;
        let mut due: Vec<(&str, &Card)> = self.cards().filter(|it| is_due(it.1)).collect();
        due.sort_by_key(|&(id, card)| (card.schedule.due(), id));
        // What was asked today and is to come again has been counted.
        let (again, due): (Vec<_>, Vec<_>) = due
            .into_iter()
            .partition(|it| it.1.schedule.last() == Some(today));
        let room = Deck::MOST_REPEATED.saturating_sub(asked.repeated);
        let new_room = if due.len() > room {
            0
        } else {
            Deck::MOST_NEW.saturating_sub(asked.new)
        };
        let new = self.cards().filter(|it| it.1.schedule.is_new());
        let mut new: Vec<(&str, &Card)> = new.collect();
        new.sort_by_key(|&(id, card)| (card.schedule.due(), id));
        let due = due.into_iter().take(room);
        let all = due.chain(again).chain(new.into_iter().take(new_room));
        all.map(|it| it.0).collect()
    }

    /// A card was answered; false if there is none with this name.
    pub(crate) fn answer(&mut self, id: &str, recall: Recall, today: Day) -> bool {
        let mut tally = self.tally_of(today);
        let Some(card) = self.cards.get_mut(id) else {
            return false;
        };
        if card.schedule.is_new() {
            tally.new += 1;
        } else if card.schedule.last() != Some(today) {
            tally.repeated += 1;
        }
        card.schedule.answer(recall, today);
        self.tally = tally;
        true
    }

    fn tally_of(&self, day: Day) -> Tally {
        if self.tally.day == day {
            self.tally
        } else {
            Tally {
                day,
                ..Tally::default()
            }
        }
    }

    /// Takes over what another copy has done: of a card, the copy that was asked more often.
    pub(crate) fn merge(&mut self, other: &Deck) {
        for (id, card) in &other.cards {
            match self.cards.get_mut(id) {
                Some(own) if own.schedule.asked() < card.schedule.asked() => *own = card.clone(),
                Some(_) => {}
                None => {
                    self.add(card.clone());
                }
            }
        }
        self.tally = self.tally.max(other.tally);
    }
}
