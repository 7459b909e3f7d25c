use outflank_engine::{Kind, MoveScore};
use outflank_learn::insight::{Explanation, explain};
use outflank_rules::{Color, Position};

use super::chance;

/// From this depth on, an estimate is good enough to call a move bad.
const SOUND: u32 = 4;

/// A smaller loss, in discs, is none.
const NEXT_TO_NOTHING: f32 = 0.5;

/// In the opening book a smaller loss, in discs, is no error: such moves are a matter of taste.
pub const BOOK_MARGIN: f32 = 2.0;

/// A move of a game, beside the best one. Both values come from one search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The position before it.
    pub position: Position,
    /// The move, its value for the player who made it, and the play expected after it.
    pub played: MoveScore,
    /// The same of the best move; the move itself if there was no better one.
    pub best: MoveScore,
}

/// How bad a move is: by what it costs a person, in chances or in the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// It costs nothing, or next to nothing.
    Good,
    /// From seven points of a hundred on.
    Inaccuracy,
    /// From fifteen on.
    Mistake,
    /// From thirty on, or a worse result for certain.
    Blunder,
}

/// What a player gets out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// Fewer discs.
    Loss,
    /// Equally many.
    Draw,
    /// More.
    Win,
}

/// Why a move was bad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It can be seen on the board, in both lines.
    Seen(Explanation),
    /// The book knows better.
    Book,
    /// The lines differ in nothing that has a name.
    Unseen,
}

impl Grade {
    /// The grade of a loss of winning chances, from 0 to 1.
    pub fn of(chance: f32) -> Grade {
        match chance {
            ..0.07 => Grade::Good,
            ..0.15 => Grade::Inaccuracy,
            ..0.30 => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }

    /// The mark that annotators write after the move.
    pub const fn mark(self) -> &'static str {
        match self {
            Grade::Good => "",
            Grade::Inaccuracy => "?!",
            Grade::Mistake => "?",
            Grade::Blunder => "??",
        }
    }
}

impl Moment {
    /// Who made the move.
    pub const fn mover(&self) -> Color {
        self.position.turn()
    }

    /// Whether there was another move to choose.
    pub fn had_choice(&self) -> bool {
        self.position.legal_moves().len() > 1
    }

    /// What it cost, in discs.
    pub fn loss(&self) -> f32 {
        (self.best.value.discs() - self.played.value.discs()).max(0.0)
    }

    /// Whether no move was better, but for the last decimals.
    pub fn is_as_good_as_any(&self) -> bool {
        self.loss() < NEXT_TO_NOTHING
    }

    /// What it cost by the values in whole discs, so that the difference agrees with the numbers shown.
    pub fn whole_loss(&self) -> i32 {
        self.best.value.rounded().discs() - self.played.value.rounded().discs()
    }

    /// The winning chances of the player who made it: with the best move, and with this one.
    pub fn chances(&self) -> [f32; 2] {
        let empties = self.position.empties().len();
        [&self.best, &self.played].map(|it| chance(it.value, empties))
    }

    /// What it cost of them.
    pub fn chance_lost(&self) -> f32 {
        let [before, after] = self.chances();
        (before - after).max(0.0)
    }

    /// Whether the loss is proven.
    pub fn is_exact(&self) -> bool {
        self.best.kind == Kind::Exact && self.played.kind == Kind::Exact
    }

    /// What the player would have got, and gets now with best play, if that is proven to be less.
    pub fn result_lost(&self) -> Option<[Standing; 2]> {
        let standing = |score: &MoveScore| match score.value.rounded().discs() {
            1.. => Standing::Win,
            0 => Standing::Draw,
            _ => Standing::Loss,
        };
        let standings = [&self.best, &self.played].map(standing);
        (self.is_exact() && standings[1] < standings[0]).then_some(standings)
    }

    /// The discs it cost for certain although the result stays the same.
    pub fn left_on_the_table(&self) -> i32 {
        if self.is_exact() && self.result_lost().is_none() {
            self.whole_loss().max(0)
        } else {
            0
        }
    }

    /// Whether the values come from the opening book.
    pub fn is_book(&self) -> bool {
        matches!(self.best.kind, Kind::Book { .. })
    }

    /// How bad it was. A glance calls no move bad.
    pub fn grade(&self) -> Grade {
        let is_glance = matches!(
            self.best.kind,
            Kind::Static | Kind::Midgame { depth: ..SOUND, .. }
        );
        if self.result_lost().is_some() {
            Grade::Blunder
        } else if is_glance || self.is_exact() || self.is_book() && self.loss() < BOOK_MARGIN {
            Grade::Good
        } else {
            Grade::of(self.chance_lost())
        }
    }

    /// Why it was bad.
    pub fn why(&self) -> Why {
        if self.is_book() {
            return Why::Book;
        }
        let seen = explain(self.position, &self.played.line, &self.best.line);
        seen.map_or(Why::Unseen, Why::Seen)
    }
}
