use std::collections::VecDeque;

use super::{Day, Deck};

/// The cards of one sitting, in turn. What is due again the same day comes back after six others, or when nothing else is
/// left; never twice in a row.
///
/// ```
/// use outflank_learn::Progress;
/// use outflank_learn::training::{Card, Day, Recall, Session};
///
/// let today = Day::new(20_000);
/// let mut progress = Progress::default();
/// let puzzle = outflank_learn::puzzle::find("puzzle1").unwrap();
/// progress.add_card(Card::puzzle(puzzle, today));
/// let mut session = Session::new(progress.training().deck.today(today));
/// assert_eq!(session.current(), Some("puzzle:puzzle1"));
/// progress.recall("puzzle:puzzle1", Recall::Right, today);
/// session.go_on(&progress.training().deck, today);
/// assert_eq!(session.current(), None);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Session {
    waiting: VecDeque<String>,
    /// Cards that come back, each with the number of cards shown before.
    again: VecDeque<(usize, String)>,
    current: Option<String>,
    shown: usize,
}

/// How many others come before a card comes back.
const REST: usize = 6;

impl Session {
    /// A session with these cards.
    pub fn new<'a>(cards: impl IntoIterator<Item = &'a str>) -> Session {
        let mut session = Session {
            waiting: cards.into_iter().map(str::to_owned).collect(),
            ..Session::default()
        };
        session.current = session.waiting.pop_front();
        session
    }

    /// The card to be asked now.
    pub fn current(&self) -> Option<&str> {
        self.current.as_deref()
    }

    /// How many cards are still to come, this one included; cards may come back.
    pub fn left(&self) -> usize {
        self.waiting.len() + self.again.len() + usize::from(self.current.is_some())
    }

    /// The current card has been answered, and the deck knows how.
    pub fn go_on(&mut self, deck: &Deck, today: Day) {
        let card = self.current().and_then(|id| deck.card(id));
        let again = card.is_some_and(|card| card.schedule.due() <= today);
        self.next(again);
    }

    /// Goes on to the next one; this one comes again later or not.
    pub fn next(&mut self, again: bool) {
        let Some(answered) = self.current.take() else {
            return;
        };
        self.shown += 1;
        let back = |&(at, _): &(usize, String)| at <= self.shown;
        let next = if self.again.front().is_some_and(back) || self.waiting.is_empty() {
            self.again.pop_front().map(|it| it.1)
        } else {
            self.waiting.pop_front()
        };
        if again {
            self.again.push_back((self.shown + REST, answered));
        }
        self.current = next;
    }
}
