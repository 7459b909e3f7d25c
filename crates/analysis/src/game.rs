use std::ops::ControlFlow;

use outflank_engine::{Engine, Goal, Kind, Level, MoveScore, Report, Scores, SearchRequest};
use outflank_learn::insight::{Mistake, mistake};
use outflank_rules::{Color, IllegalMove, Move, Position};

use crate::{Performance, Turn, chance};

/// Losses below this, in discs, are not looked at again: another move may be as good.
const WORTH_A_SECOND_LOOK: f32 = 1.0;

/// A game, and what its moves were worth.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// A moment for each move.
    pub moments: Vec<Moment>,
}

/// A move of a game.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position before it.
    pub position: Position,
    /// The move, its value for the player who made it, and the play that was to be expected after it.
    pub played: MoveScore,
    /// The same of the best move; the move itself if there was no better one.
    pub best: MoveScore,
    /// The chance that Black wins, before the move and after it.
    pub chances: [f32; 2],
    /// What was wrong with it, where it lost something and the reason can be seen.
    pub mistake: Option<Mistake>,
}

/// How bad a loss is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Nothing was lost, or next to nothing.
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
}

impl Moment {
    /// Who made the move.
    pub fn mover(&self) -> Color {
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

    /// Whether the loss is proven.
    pub fn is_exact(&self) -> bool {
        self.best.kind == Kind::Exact && self.played.kind == Kind::Exact
    }

    /// How bad it was.
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss())
    }
}

/// The analysis was stopped before it was finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// Looks at every move of a game with the eyes of a level: that many plies ahead, and proven scores where it plays
/// perfectly.
///
/// `stop` is asked often whether to stop; `progress` hears how many of how many moves are done.
///
/// # Errors
///
/// The inner error is a move that is not legal, with the number of moves before it.
pub fn analyse(
    engine: &mut Engine,
    start: Position,
    moves: &[Move],
    level: Level,
    stop: &(dyn Fn() -> bool + Sync),
    mut progress: impl FnMut(usize, usize),
) -> Result<Result<Analysis, Stopped>, (usize, IllegalMove)> {
    let mut positions = vec![start];
    for (ply, &mv) in moves.iter().enumerate() {
        let after = positions[ply].play(mv).map_err(|error| (ply, error))?;
        positions.push(after);
    }
    let mut scores = Scores::new();
    let mut look = |scores: &mut Scores, position: Position| {
        if !position.is_over() {
            let request = SearchRequest::new(position, Goal::Level(level));
            let report = engine.search(&request, stop, |_: &Report| ControlFlow::Continue(()));
            scores.add(position, &report);
        }
        if stop() { Err(Stopped) } else { Ok(()) }
    };
    for (ply, &position) in positions.iter().enumerate().rev() {
        progress(positions.len() - 1 - ply, positions.len());
        if look(&mut scores, position).is_err() {
            return Ok(Err(Stopped));
        }
        // The best move is judged as the one that was made: by what follows it, looked at as deeply.
        if let Some(&mv) = moves.get(ply)
            && let Some(better) = better(&scores, position, mv)
            && look(&mut scores, better).is_err()
        {
            return Ok(Err(Stopped));
        }
    }
    progress(positions.len(), positions.len());
    let weights = engine.weights();
    let black_wins = |position: Position| {
        let (value, kind) = scores.value(position)?;
        let own = chance(weights, value, kind, position.empties().len());
        Some(match position.turn() {
            Color::Black => own,
            Color::White => 1.0 - own,
        })
    };
    let moment = |(ply, &mv): (usize, &Move)| {
        let (position, after) = (positions[ply], positions[ply + 1]);
        let played = scores.of_move(position, mv)?;
        let best = scores.best(position)?;
        let best = if best.value > played.value {
            best
        } else {
            played.clone()
        };
        let lost = best.value > played.value;
        let moment = Moment {
            position,
            mistake: None,
            chances: [black_wins(position)?, black_wins(after)?],
            played,
            best,
        };
        let serious = lost && moment.grade() >= Grade::Mistake;
        Some(Moment {
            mistake: serious
                .then(|| mistake(position, &moment.played.line, &moment.best.line))
                .flatten(),
            ..moment
        })
    };
    // Every position was looked at, so each has a value.
    let moments = moves.iter().enumerate().filter_map(moment).collect();
    Ok(Ok(Analysis { moments }))
}

/// The position after a move that looks better than the one that was made, if that is not proven.
fn better(scores: &Scores, position: Position, mv: Move) -> Option<Position> {
    let best = scores.best(position)?;
    let played = scores.of_move(position, mv)?;
    let loss = best.value.discs() - played.value.discs();
    let proven = best.kind == Kind::Exact && played.kind == Kind::Exact;
    if best.mv == mv || proven || loss < WORTH_A_SECOND_LOOK {
        return None;
    }
    position.play(best.mv).ok()
}

impl Analysis {
    /// How a player did.
    pub fn performance(&self, color: Color) -> Performance {
        Performance::of(self.moments.iter().filter(|it| it.mover() == color))
    }

    /// The moves with which the game changed hands.
    pub fn turns(&self) -> Vec<Turn> {
        crate::turning::turns(&self.moments)
    }
}
