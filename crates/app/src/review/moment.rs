use outflank_engine::{Kind, MoveScore};
use outflank_learn::insight::{Mistake, mistake};
use outflank_rules::{Color, Position};

/// From this depth on, an estimate is good enough to call a move bad.
const SOUND: u32 = 4;

/// A move of a game, beside the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The position before it.
    pub position: Position,
    /// The move, its value for the player who made it, and the play expected after it.
    pub played: MoveScore,
    /// The same of the best move; the move itself if there was no better one.
    pub best: MoveScore,
}

/// How bad a move is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// It loses nothing, or next to nothing.
    Good,
    /// From one disc on.
    Slip,
    /// From three discs on.
    Mistake,
    /// From eight discs on.
    Blunder,
}

impl Grade {
    /// The grade of a loss in discs.
    pub fn of(loss: f32) -> Grade {
        match loss {
            ..1.0 => Grade::Good,
            ..3.0 => Grade::Slip,
            ..8.0 => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }

    /// The mark that annotators write after the move.
    pub const fn mark(self) -> &'static str {
        match self {
            Grade::Good => "",
            Grade::Slip => "?!",
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

    /// What it cost by the values in whole discs, so that the difference agrees with the numbers shown.
    pub fn whole_loss(&self) -> i32 {
        self.best.value.rounded().discs() - self.played.value.rounded().discs()
    }

    /// Whether the loss is proven.
    pub fn is_exact(&self) -> bool {
        self.best.kind == Kind::Exact && self.played.kind == Kind::Exact
    }

    /// How bad it was. A glance calls no move bad.
    pub fn grade(&self) -> Grade {
        let is_glance =
            |it: &MoveScore| matches!(it.kind, Kind::Static | Kind::Midgame { depth: ..SOUND, .. });
        if is_glance(&self.best) || is_glance(&self.played) {
            return Grade::Good;
        }
        Grade::of(self.loss())
    }

    /// What was wrong with it, if it was a mistake and the reason can be seen on the board.
    pub fn reason(&self) -> Option<Mistake> {
        let serious = self.grade() >= Grade::Mistake;
        serious.then(|| mistake(self.position, &self.played.line, &self.best.line))?
    }
}
