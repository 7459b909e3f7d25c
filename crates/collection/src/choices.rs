//! The distinct moves of a position, and how often each was played.

use std::cmp::Reverse;
use std::collections::HashMap;

use outflank_rules::{Move, Position, order};

use crate::{Explored, MoveCount, Place, PlayerCount, Tally, Years};

/// How many players of a move are named.
const NAMED: usize = 3;

/// Longer names are cut, in characters: a list has no room for more.
const LONGEST: usize = 60;

/// The distinct moves of a position: those that lead to symmetric positions are one choice.
#[derive(Clone, Debug)]
pub struct Choices {
    position: Position,
    /// Where the position is in the numbers of a game.
    pub here: Place,
    moves: Vec<Vec<Move>>,
    /// The fingerprint that follows each choice.
    next: Vec<u32>,
}

impl Choices {
    /// Those of a position, or of the one after a forced pass.
    pub fn of(position: Position) -> Choices {
        let asked = position;
        let position = position.after_forced_pass();
        let mut moves: Vec<Vec<Move>> = Vec::new();
        let mut next: Vec<u32> = Vec::new();
        for square in position.legal_moves() {
            let mv = Move::Place(square);
            let Ok(child) = position.play(mv) else {
                continue;
            };
            let place = Place::of(child).fingerprint;
            if let Some(at) = next.iter().position(|&known| known == place) {
                moves[at].push(mv);
            } else {
                next.push(place);
                moves.push(vec![mv]);
            }
        }
        Choices {
            position: asked,
            here: Place::of(position),
            moves,
            next,
        }
    }

    /// The position.
    pub fn position(&self) -> Position {
        self.position
    }

    /// The choice that leads to a position with this fingerprint.
    pub fn leading_to(&self, fingerprint: u32) -> Option<usize> {
        self.next.iter().position(|&known| known == fingerprint)
    }

    /// The moves of a choice.
    pub fn moves(&self, choice: usize) -> &[Move] {
        &self.moves[choice]
    }

    /// The choice that a move belongs to.
    pub fn with(&self, mv: Move) -> Option<usize> {
        self.moves.iter().position(|moves| moves.contains(&mv))
    }
}

/// A game that reached a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Black's final disc difference, if the game is finished.
    pub score: Option<i8>,
    /// Which of the [`Choices`] was made, if any.
    pub choice: Option<usize>,
    /// The number of the mover's name; 0 if it is unknown.
    pub player: u32,
    /// The year plus one; 0 if it is unknown.
    pub year: u32,
}

/// Counts the games that reached a position.
#[derive(Clone, Debug)]
pub struct Count {
    choices: Choices,
    tally: Tally,
    moves: Vec<OneMove>,
}

#[derive(Clone, Debug, Default)]
struct OneMove {
    tally: Tally,
    players: HashMap<u32, u64>,
    /// The first and the last, plus one.
    years: Option<(u32, u32)>,
}

impl Count {
    /// Nothing is counted yet.
    pub fn new(choices: Choices) -> Count {
        let moves = vec![OneMove::default(); choices.moves.len()];
        Count {
            choices,
            tally: Tally::default(),
            moves,
        }
    }

    /// Counts a game.
    pub fn add(&mut self, played: Played) {
        self.tally.add(played.score);
        let Some(it) = played.choice.and_then(|at| self.moves.get_mut(at)) else {
            return;
        };
        it.tally.add(played.score);
        if played.player > 0 {
            *it.players.entry(played.player).or_default() += 1;
        }
        if played.year > 0 {
            let (first, last) = it.years.unwrap_or((played.year, played.year));
            it.years = Some((first.min(played.year), last.max(played.year)));
        }
    }

    /// All that was counted, of so many games in all. Names have numbers from 1 on.
    pub fn finish(self, total: u64, names: &[String]) -> Explored {
        let Choices {
            position, moves, ..
        } = self.choices;
        let counted = moves.into_iter().zip(self.moves);
        let mut moves: Vec<MoveCount> = counted
            .filter(|(_, it)| it.tally.games > 0)
            .map(|(moves, it)| MoveCount {
                moves,
                tally: it.tally,
                players: named(&it.players, names),
                years: it.years.map(|(first, last)| Years {
                    first: (first - 1) as u16,
                    last: (last - 1) as u16,
                }),
            })
            .collect();
        order::sort_by_key(&mut moves, |it| (Reverse(it.tally.games), it.mv()));
        if position.must_pass() && self.tally.games > 0 {
            moves = vec![MoveCount {
                moves: vec![Move::Pass],
                tally: self.tally,
                players: Vec::new(),
                years: None,
            }];
        }
        Explored {
            position,
            total,
            tally: self.tally,
            moves,
        }
    }
}

/// Who has the most games.
fn named(players: &HashMap<u32, u64>, names: &[String]) -> Vec<PlayerCount> {
    let mut players: Vec<(u32, u64)> = players
        .iter()
        .map(|(&name, &games)| (name, games))
        .collect();
    players.sort_unstable_by_key(|&(name, games)| (Reverse(games), name));
    let first = players.into_iter().take(NAMED).filter_map(|(name, games)| {
        let name = names.get(name as usize - 1)?;
        Some(PlayerCount {
            name: name.chars().take(LONGEST).collect(),
            games,
        })
    });
    first.collect()
}
