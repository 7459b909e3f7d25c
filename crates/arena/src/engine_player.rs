use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Duration;

use outflank_engine::{Book, Engine, Goal, Level, Options, SearchRequest, Weights};
use outflank_rules::{Move, Position};

use crate::{Contender, Fault, Player};

/// How an engine finds its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Thinking {
    /// As a player of this level.
    Level(Level),
    /// So many plies ahead; exact where the game ends before.
    Depth(u32),
    /// As deep as it gets within about so many nodes.
    Nodes(u64),
    /// As deep as it gets in this time for each move: games are then never the same again.
    Time(Duration),
}

/// Our engine in this process, on one thread for each board.
#[derive(Clone, Debug)]
pub struct EngineContender {
    /// What to call it.
    pub name: String,
    /// How it finds its moves.
    pub thinking: Thinking,
    /// Weights other than those that come with the program.
    pub weights: Option<&'static Weights>,
    /// An opening book to play from; it is up to the seed of a game which of its good moves.
    pub book: Option<Arc<Book>>,
    /// The size of its table of positions at each board.
    pub hash_bytes: usize,
}

impl EngineContender {
    /// The engine as it comes.
    pub fn new(name: impl Into<String>, thinking: Thinking) -> EngineContender {
        // A search of few plies fills little, and the table is cleared before each game.
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

    /// The engine that plays for it at one board.
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
    fn new_game(&mut self, seed: u64) {
        self.engine.clear();
        self.seed = seed;
    }

    fn choose(&mut self, position: Position) -> Result<Move, Fault> {
        let mut moves = position.moves();
        if let (Some(only), None) = (moves.next(), moves.next()) {
            return Ok(only);
        }
        let never = || false;
        let mv = match self.thinking {
            Thinking::Level(level) => {
                let choice = self.engine.choose(position, level, None, self.seed, &never);
                choice.map(|(mv, _)| mv)
            }
            Thinking::Depth(depth) => self.search(SearchRequest::new(position, Goal::Depth(depth))),
            Thinking::Nodes(nodes) => {
                let mut request = SearchRequest::new(position, Goal::Best);
                request.limits.nodes = Some(nodes);
                self.search(request)
            }
            Thinking::Time(time) => {
                let mut request = SearchRequest::new(position, Goal::Best);
                request.limits.time = Some(time);
                self.search(request)
            }
        };
        mv.ok_or_else(|| Fault::Failed("the engine found no move".to_owned()))
    }
}

impl EnginePlayer {
    fn search(&mut self, request: SearchRequest) -> Option<Move> {
        if let Some((mv, _)) = self.engine.choose_from_book(request.position, self.seed) {
            return Some(mv);
        }
        let report = self
            .engine
            .search(&request, &|| false, |_| ControlFlow::Continue(()));
        Some(report.best()?.mv)
    }
}
