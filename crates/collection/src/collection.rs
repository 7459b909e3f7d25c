use outflank_record::{Date, GameRecord};
use outflank_rules::Color;

use crate::{
    Answer, Choices, Count, Entry, Fact, Facts, Identity, Listed, Names, Numbers, PAGE, Played,
    Query, Same, Search, Source, Trouble, Words, is_same,
};

/// Games in memory. A game that is already there, up to symmetry, is not added again.
#[derive(Debug, Default)]
pub struct Collection {
    games: Vec<Member>,
    names: Names,
    same: Same,
}

#[derive(Debug)]
struct Member {
    record: GameRecord,
    numbers: Numbers,
}

/// A game that reached a position, and which of the choices there was made, if any.
struct Passed {
    choice: Option<usize>,
}

/// What came of a game that was to be added.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Added {
    /// It is new.
    New,
    /// It was there already, under this number; who played, where or when may be known better now.
    Known(u32),
    /// It is won with the fewest discs: its moves say nothing about the others.
    OtherRules,
}

impl Collection {
    /// How many games there are.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// A game by its number, from 1 on.
    pub fn game(&self, id: u32) -> Option<&GameRecord> {
        let at = (id as usize).checked_sub(1)?;
        Some(&self.games.get(at)?.record)
    }

    /// Adds a game. A finished one without a result gets that of its board.
    pub fn add(&mut self, mut record: GameRecord) -> Added {
        if record.kind.is_some_and(|kind| kind.anti) {
            return Added::OtherRules;
        }
        record.result = record.result.or_else(|| record.result_on_board());
        let mut numbers = Numbers::of(&record);
        numbers.facts = self.facts(&record);
        let identity = self.identity(&numbers);
        if let Some(id) = self.same.find(&identity) {
            self.complete(id, &record);
            return Added::Known(id);
        }
        self.same.add(identity);
        self.games.push(Member { record, numbers });
        Added::New
    }

    /// Removes a game. The numbers of those after it are one less from now on.
    pub fn remove(&mut self, id: u32) -> Option<GameRecord> {
        let at = (id as usize).checked_sub(1)?;
        let removed = (at < self.games.len()).then(|| self.games.remove(at))?;
        let left = self.games.iter();
        self.same = left.map(|game| self.identity(&game.numbers)).collect();
        Some(removed.record)
    }

    /// The games and their [keys](crate::game_key), in the order of their numbers.
    pub fn games(&self) -> impl Iterator<Item = (u64, &GameRecord)> {
        self.games.iter().map(|it| (it.numbers.key, &it.record))
    }

    fn facts(&mut self, record: &GameRecord) -> Facts {
        let names = [&record.black.name, &record.white.name, &record.event];
        let names = names.map(|name| Some(name.as_str()).filter(|name| !name.is_empty()));
        let [black, white, event] = names.map(|name| self.names.add(name));
        let year = record.date.as_ref().map_or(0, |it| u32::from(it.year) + 1);
        [black, white, event, year]
    }

    fn identity(&self, numbers: &Numbers) -> Identity {
        let [black, white, _, year] = numbers.facts;
        Identity {
            key: numbers.key,
            marks: [self.names.person(black), self.names.person(white), year],
        }
    }

    /// Fills in what was missing in a game.
    fn complete(&mut self, id: u32, more: &GameRecord) {
        let record = &mut self.games[id as usize - 1].record;
        for (place, name) in [
            (&mut record.black.name, &more.black.name),
            (&mut record.white.name, &more.white.name),
            (&mut record.event, &more.event),
        ] {
            if place.is_empty() {
                place.clone_from(name);
            }
        }
        let year = more.date.as_ref().map(|date| Date::of_year(date.year));
        record.date = record.date.take().or(year);
        let record = record.clone();
        let facts = self.facts(&record);
        let numbers = &mut self.games[id as usize - 1].numbers;
        numbers.facts = facts;
        let numbers = numbers.clone();
        let identity = self.identity(&numbers);
        self.same.complete(id, &identity);
    }

    /// How a game went through a position, if it did.
    fn passed(member: &Member, choices: &Choices) -> Option<Passed> {
        let here = choices.here;
        let positions = &member.numbers.positions;
        if positions[here.empties] != here.fingerprint {
            return None;
        }
        let after = here.empties.checked_sub(1).map_or(0, |at| positions[at]);
        if after == 0 {
            // Nothing follows that could confirm it.
            let mut positions = member.record.positions();
            return positions
                .any(|position| is_same(position, choices.position()))
                .then_some(Passed { choice: None });
        }
        let choice = choices.leading_to(after);
        choice.map(|choice| Passed {
            choice: Some(choice),
        })
    }

    /// The games that match, in the order in which they were added.
    fn select(&self, search: &Search) -> impl Iterator<Item = (u32, &Member)> {
        const SIDES: &[Fact] = &[Fact::Black, Fact::White];
        let choices = search.position.map(Choices::of);
        let then = choices.as_ref().zip(search.then);
        let then = then.map(|(choices, mv)| choices.with(mv));
        let words = [
            (&search.player, SIDES),
            (&search.black, &SIDES[..1]),
            (&search.white, &SIDES[1..]),
            (&search.event, &[Fact::Event]),
        ];
        let words =
            words.map(|(wanted, places)| wanted.as_deref().map(|it| (Words::of(it), places)));
        let (years, result) = (search.years, search.wanted_result());
        let named = move |member: &Member| {
            words.iter().flatten().all(|(words, places)| {
                let mut numbers = places
                    .iter()
                    .map(|&fact| member.numbers.facts[fact as usize]);
                numbers.any(|number| {
                    let name = (number as usize).checked_sub(1);
                    let name = name.and_then(|at| self.names.as_slice().get(at));
                    name.is_some_and(|name| words.are_in(name))
                })
            })
        };
        let matches = move |member: &Member| {
            let there = choices.as_ref().is_none_or(|choices| {
                let made = Collection::passed(member, choices);
                made.is_some_and(|made| {
                    then.is_none_or(|then| then.is_some() && made.choice == then)
                })
            });
            there
                && years
                    .is_none_or(|years| years.contain(member.numbers.facts[Fact::Year as usize]))
                && result.is_none_or(|result| member.numbers.result == Some(result))
                && named(member)
        };
        (1..)
            .zip(&self.games)
            .filter(move |(_, member)| matches(member))
    }
}

impl Source for Collection {
    fn answer(&mut self, query: &Query) -> Result<Answer, Trouble> {
        match query {
            Query::Explore { position, search } => {
                let choices = Choices::of(*position);
                let mover = match position.after_forced_pass().turn() {
                    Color::Black => Fact::Black,
                    Color::White => Fact::White,
                };
                let mut count = Count::new(choices.clone());
                for (_, member) in self.select(search) {
                    if let Some(Passed { choice }) = Collection::passed(member, &choices) {
                        let numbers = &member.numbers;
                        count.add(Played {
                            score: numbers.score,
                            choice,
                            player: numbers.facts[mover as usize],
                            year: numbers.facts[Fact::Year as usize],
                        });
                    }
                }
                let explored = count.finish(self.games.len() as u64, self.names.as_slice());
                Ok(Answer::Explored(explored))
            }
            Query::List { search, from } => {
                let mut found: Vec<(u32, &Member)> = self.select(search).collect();
                // Games without a year are the oldest.
                found.sort_by_key(|(_, member)| member.numbers.facts[Fact::Year as usize]);
                let shown = found.iter().rev().skip(*from as usize).take(PAGE);
                Ok(Answer::Listed(Listed {
                    total: found.len() as u64,
                    from: *from,
                    games: shown
                        .map(|(id, member)| Entry::new(*id, &member.record))
                        .collect(),
                }))
            }
            Query::Open { game } => {
                let record = self.game(*game).ok_or(Trouble::NoGame)?;
                let record = Box::new(record.clone());
                Ok(Answer::Opened { record })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_record::transcript;

    use super::*;

    fn record(moves: &str, black: &str) -> GameRecord {
        let mut games = transcript::Games::new(moves.as_bytes());
        let mut record = games.next().unwrap().unwrap().strict().unwrap();
        black.clone_into(&mut record.black.name);
        record
    }

    #[test]
    fn a_removed_game_is_neither_counted_nor_known_and_the_others_stay() {
        let mut games = Collection::default();
        for (moves, black) in [("f5d6", "Anna"), ("f5d6", "Ben"), ("f5f4", "Carl")] {
            assert_eq!(games.add(record(moves, black)), Added::New);
        }
        assert_eq!(games.remove(2).unwrap().black.name, "Ben");
        assert_eq!((games.remove(0), games.remove(3)), (None, None));
        let names: Vec<&str> = games.games().map(|(_, it)| &*it.black.name).collect();
        assert_eq!(names, ["Anna", "Carl"]);
        // What is the same as one of them is still found, under its number now.
        assert_eq!(games.add(record("f5f4", "Carl")), Added::Known(2));
        assert_eq!(games.add(record("f5d6", "Ben")), Added::New);
        let Ok(Answer::Explored(explored)) = games.answer(&Query::Explore {
            position: outflank_rules::Position::START,
            search: Search::default(),
        }) else {
            panic!("not explored");
        };
        assert_eq!(explored.total, 3);
    }
}
