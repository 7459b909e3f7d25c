//! When two records with the same moves are the same game.

use std::array;
use std::collections::BTreeSet;

use crate::fingerprint::mix;

/// What tells a game from another: its moves, who played, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The key of the moves.
    pub key: u64,
    /// Black, White and the year as numbers; 0 if unknown.
    pub marks: [u32; MARKS],
}

const MARKS: usize = 3;

/// The number of sets of marks.
const SETS: usize = 1 << MARKS;

impl Identity {
    /// Whether these may be one game. Missing data does not distinguish them.
    ///
    /// Events do not count: every archive names them differently.
    fn may_be(&self, other: &Identity) -> bool {
        let mut marks = self.marks.iter().zip(&other.marks);
        self.key == other.key && marks.all(|(&one, &two)| one == 0 || two == 0 || one == two)
    }

    /// The set of known marks, a bit for each.
    fn known(&self) -> usize {
        let marks = self.marks.iter().enumerate();
        marks.fold(0, |set, (at, &mark)| set | usize::from(mark != 0) << at)
    }

    /// A number that games with all of the marks in `known` share if they agree in those of `common`.
    fn number(&self, known: usize, common: usize) -> u64 {
        let marks = self.marks.iter().enumerate();
        marks.fold(mix(mix(self.key) ^ known as u64), |number, (at, &mark)| {
            let mark = if common >> at & 1 == 1 { mark } else { 0 };
            mix(number ^ u64::from(mark))
        })
    }
}

/// All games of a library, so that the same game is found in a few steps however many share its moves.
#[derive(Debug, Default)]
pub struct Same {
    games: Vec<Identity>,
    /// For each set of marks that a record may have, an index of all games: a game is under the number it shares with
    /// the records that may be it. Made when the first such record comes: most sets never do.
    indexes: [Option<BTreeSet<(u64, u32)>>; SETS],
}

impl Same {
    /// The first game that this may be, from 1 on.
    pub fn find(&mut self, identity: &Identity) -> Option<u32> {
        let asked = identity.known();
        let games = &self.games;
        let index = self.indexes[asked].get_or_insert_with(|| {
            let entries = games.iter().zip(1..);
            entries.map(|(game, id)| entry(game, id, asked)).collect()
        });
        // A candidate for each set of marks that a game may have. Numbers coincide by chance, if rarely.
        let candidates = array::from_fn::<_, SETS, _>(|known| {
            let number = identity.number(known, asked & known);
            let first = index.range((number, 0)..).next();
            first.filter(|first| first.0 == number).map(|&(_, id)| id)
        });
        let same = candidates.into_iter().flatten();
        same.filter(|&id| games[id as usize - 1].may_be(identity))
            .min()
    }

    /// Adds the next game.
    pub fn add(&mut self, identity: Identity) {
        self.games.push(identity);
        self.enter(self.games.len() as u32);
    }

    /// Fills in marks that were missing in a game.
    pub fn complete(&mut self, id: u32, identity: &Identity) {
        let game = self.games[id as usize - 1];
        for (asked, index) in self.indexes.iter_mut().enumerate() {
            if let Some(index) = index {
                index.remove(&entry(&game, id, asked));
            }
        }
        let marks = &mut self.games[id as usize - 1].marks;
        for (mine, &theirs) in marks.iter_mut().zip(&identity.marks) {
            if *mine == 0 {
                *mine = theirs;
            }
        }
        self.enter(id);
    }

    fn enter(&mut self, id: u32) {
        let game = &self.games[id as usize - 1];
        for (asked, index) in self.indexes.iter_mut().enumerate() {
            if let Some(index) = index {
                index.insert(entry(game, id, asked));
            }
        }
    }
}

/// A game's place in the index for records with the marks asked for.
fn entry(game: &Identity, id: u32, asked: usize) -> (u64, u32) {
    let known = game.known();
    (game.number(known, asked & known), id)
}

impl FromIterator<Identity> for Same {
    fn from_iter<T: IntoIterator<Item = Identity>>(games: T) -> Same {
        Same {
            games: games.into_iter().collect(),
            indexes: Default::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use outflank_rules::random::Random;

    use super::*;

    /// The definition: the first of all games that it may be.
    fn first(games: &[Identity], identity: &Identity) -> Option<u32> {
        let at = games.iter().position(|game| game.may_be(identity))?;
        Some(at as u32 + 1)
    }

    /// Few moves, names and years, many of them unknown: games of every kind meet, and complete each other.
    #[test]
    fn the_first_game_that_it_may_be_is_found() {
        for seed in 0..20 {
            let mut random = Random::new(seed);
            let mut same = Same::default();
            let (mut found, mut completed) = (0, 0);
            for _ in 0..500 {
                let mut below = |limit: u64| random.bits() % limit;
                let identity = Identity {
                    key: below(2),
                    marks: array::from_fn(|_| below(2 + seed % 4) as u32),
                };
                let expected = first(&same.games, &identity);
                assert_eq!(same.find(&identity), expected, "{identity:?}");
                match expected {
                    Some(id) => {
                        let before = same.games[id as usize - 1];
                        same.complete(id, &identity);
                        found += 1;
                        completed += usize::from(same.games[id as usize - 1] != before);
                    }
                    None => same.add(identity),
                }
            }
            assert!(found > 0 && completed > 0);
            let anew: Same = same.games.iter().copied().collect();
            assert_eq!(anew.games, same.games);
        }
    }

    #[test]
    fn a_different_name_or_year_makes_another_game() {
        let game = |marks| Identity { key: 7, marks };
        let known = game([1, 2, 1999]);
        for (marks, same) in [
            ([1, 2, 1999], true),
            ([1, 2, 0], true),
            ([0, 0, 1999], true),
            ([0, 0, 0], true),
            ([1, 2, 1998], false),
            ([0, 0, 1998], false),
            ([3, 2, 1999], false),
            ([1, 3, 0], false),
        ] {
            let mut games = Same::from_iter([known]);
            let found = games.find(&game(marks));
            assert_eq!(found, same.then_some(1), "{marks:?}");
            assert_eq!(games.find(&Identity { key: 8, marks }), None);
        }
    }
}
