use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use outflank_engine::{Book, Clock, Engine, Goal, Level, Options, SearchRequest, Weights};
use outflank_play::clock::{TimeControl, TimeLeft};
use outflank_rules::Move;
use outflank_rules::notation::Transcript;

use crate::{Contender, Fault, Player, Terms, Turn};

/// How an engine chooses its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// As a player of this level.
    Level(Level),
    /// To a fixed depth; exact if the game ends before.
    Depth(u32),
    /// As deep as about this many nodes allow.
    Nodes(u64),
    /// As deep as this time per move allows: games are then not reproducible.
    Time(Duration),
}

/// Our engine in this process, on one thread per game.
#[derive(Clone, Debug)]
pub struct EngineContender {
    /// Its name.
    pub name: String,
    /// How it chooses its moves.
    pub thinking: Thinking,
    /// Weights other than the built-in ones.
    pub weights: Option<&'static Weights>,
    /// An opening book; the seed of a game chooses among its good moves.
    pub book: Option<Arc<Book>>,
    /// The size of its transposition table in each game.
    pub hash_bytes: usize,
}

impl EngineContender {
    /// The engine with default settings.
    pub fn new(name: impl Into<String>, thinking: Thinking) -> EngineContender {
        // A shallow search fills little of the table, which is cleared before each game.
        let hash_bytes = match thinking {
            Thinking::Depth(..=8) => 2 << 20,
            Thinking::Level(level) if level.number() <= 12 => 2 << 20,
            _ => 32 << 20,
        };
        EngineContender {
            name: name.into(),
            thinking,
            weights: None,
            book: None,
            hash_bytes,
        }
    }

    /// The engine that plays one of its games.
    pub fn engine(&self) -> Engine {
        let options = Options {
            threads: 1,
            hash_bytes: self.hash_bytes,
        };
        let mut engine = match self.weights {
            Some(weights) => Engine::with_weights(options, weights),
            None => Engine::new(options),
        };
        engine.set_book(self.book.clone());
        engine
    }
}

impl Contender for EngineContender {
    fn name(&self) -> &str {
        &self.name
    }

    fn player(&self) -> Box<dyn Player> {
        Box::new(EnginePlayer {
            engine: self.engine(),
            thinking: self.thinking,
            seed: 0,
        })
    }
}

struct EnginePlayer {
    engine: Engine,
    thinking: Thinking,
    seed: u64,
}

impl Player for EnginePlayer {
    fn new_game(&mut self, terms: &Terms<'_>, _: &Transcript) -> Result<(), Fault> {
        self.engine.clear();
        self.seed = terms.seed;
        Ok(())
    }

    fn choose(&mut self, turn: &Turn<'_>) -> Result<Move, Fault> {
        let position = turn.position();
        let mut moves = position.moves();
        if let (Some(only), None) = (moves.next(), moves.next()) {
            return Ok(only);
        }
        let clock = clock(turn.terms.clock.control(), turn.left);
        let time = clock.map(|clock| clock.time_for_move(position.empties().len()));
        let mv = match self.thinking {
            Thinking::Level(level) => {
                let choice =
                    (self.engine).choose(position, level, time, self.seed, turn.terms.stop);
                choice.map(|(mv, _)| mv)
            }
            Thinking::Depth(depth) => self.search(turn, Goal::Depth(depth), None, time),
            Thinking::Nodes(nodes) => self.search(turn, Goal::Best, Some(nodes), time),
            Thinking::Time(own) => {
                let time = time.map_or(own, |time| time.min(own));
                self.search(turn, Goal::Best, None, Some(time))
            }
        };
        mv.ok_or(Fault::NoMove)
    }
}

impl EnginePlayer {
    fn search(
        &mut self,
        turn: &Turn<'_>,
        goal: Goal,
        nodes: Option<u64>,
        time: Option<Duration>,
    ) -> Option<Move> {
        let position = turn.position();
        if let Some((mv, _)) = self.engine.choose_from_book(position, self.seed) {
            return Some(mv);
        }
        let mut request = SearchRequest::new(position, goal);
        (request.limits.nodes, request.limits.time) = (nodes, time);
        let report = self
            .engine
            .search(&request, turn.terms.stop, |_| ControlFlow::Continue(()));
        Some(report.best()?.mv)
    }
}

/// The engine's view of a clock.
fn clock(control: TimeControl, left: TimeLeft) -> Option<Clock> {
    let per_move = match control {
        TimeControl::None => return None,
        TimeControl::PerMove { limit } => limit,
        TimeControl::SuddenDeath { .. } => Duration::ZERO,
        TimeControl::Increment { increment, .. } => increment,
        TimeControl::ByoYomi { period, .. } => period,
    };
    // Once the main time is used up, a period is available for this move.
    let left = left.main + left.period;
    Some(Clock { left, per_move })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_move_takes_longer_than_its_clock_allows() {
        let second = Duration::from_secs(1);
        let controls = [
            TimeControl::PerMove { limit: second },
            TimeControl::SuddenDeath { main: 60 * second },
            TimeControl::Increment {
                main: second,
                increment: second,
            },
            TimeControl::ByoYomi {
                main: Duration::ZERO,
                periods: 3,
                period: second,
            },
        ];
        for control in controls {
            let left = TimeLeft::full(control);
            let clock = clock(control, left).expect("a clock");
            for empties in 1..=60 {
                let time = clock.time_for_move(empties);
                assert!(time <= left.main + left.period, "{control:?}: {time:?}");
                assert!(time >= second / 4, "{control:?}: {time:?}");
            }
        }
        let none = TimeControl::None;
        assert_eq!(clock(none, TimeLeft::full(none)), None);
    }
}
