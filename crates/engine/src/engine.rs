use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock, OnceLock};
use std::time::Duration;

use outflank_book::Book;
use outflank_eval::{Value, Weights};
use outflank_rules::random::{Random, unit};
use outflank_rules::{Move, Position};
use outflank_search::root::{self, Line, Setting, Stage};
use outflank_search::{Confidence, Table};
use web_time::Instant;

use crate::level::depth_plan;
use crate::{Goal, Kind, Level, MoveScore, Origin, Report, SearchRequest};

/// The built-in weights.
static WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_bytes(include_bytes!("../weights/outflank.weights"))
        .expect("the built-in weights are intact")
});

/// The weights the page downloads.
static BROWSER_WEIGHTS: LazyLock<Weights> = LazyLock::new(|| {
    Weights::from_bytes(include_bytes!("../weights/browser.weights"))
        .expect("the built-in weights are intact")
});

/// The settings of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// The number of search threads.
    pub threads: usize,
    /// The size of the transposition table in bytes, rounded down to a power of two.
    pub hash_bytes: usize,
}

impl Default for Options {
    /// All cores, and a table that suits games and short analyses.
    fn default() -> Options {
        Options {
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            hash_bytes: 128 << 20,
        }
    }
}

/// Answers questions about positions.
pub struct Engine {
    options: Options,
    pub(crate) table: Table,
    /// The table for judgements, once there are any.
    pub(crate) judging: Option<Table>,
    weights: &'static Weights,
    reduced: bool,
    origin: OnceLock<Origin>,
    book: Option<Arc<Book>>,
}

impl Engine {
    /// How many discs a book move may lose against the best one, so that games vary.
    const BOOK_LOSS: f32 = 1.0;

    /// How long to look at the only move.
    const ONLY_MOVE: Duration = Duration::from_millis(20);

    /// An engine with the built-in weights.
    pub fn new(options: Options) -> Engine {
        Engine::with_weights(options, &WEIGHTS)
    }

    /// The built-in weights.
    pub fn built_in_weights() -> &'static Weights {
        &WEIGHTS
    }

    /// An engine with the page's weights, which answers like the engine in a browser.
    pub fn as_in_browser(options: Options) -> Engine {
        Engine::with_reduced_weights(options, &BROWSER_WEIGHTS)
    }

    /// An engine with smaller weights, made for a browser: whatever it finds says so.
    pub fn with_reduced_weights(options: Options, weights: &'static Weights) -> Engine {
        Engine {
            reduced: true,
            ..Engine::with_weights(options, weights)
        }
    }

    /// An engine with other weights. A program that only uses this does not contain the built-in ones.
    pub fn with_weights(options: Options, weights: &'static Weights) -> Engine {
        Engine {
            options,
            table: Table::new(options.hash_bytes),
            judging: None,
            weights,
            reduced: false,
            origin: OnceLock::new(),
            book: None,
        }
    }

    /// Which weights it has.
    pub fn origin(&self) -> Origin {
        *self.origin.get_or_init(|| Origin {
            weights: fingerprint(self.weights),
            reduced: self.reduced,
        })
    }

    /// Its settings.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Its evaluation weights.
    pub fn weights(&self) -> &'static Weights {
        self.weights
    }

    /// Sets the opening book for strong levels, or none.
    pub fn set_book(&mut self, book: Option<Arc<Book>>) {
        self.book = book;
    }

    /// The opening book for strong levels.
    pub fn book(&self) -> Option<&Arc<Book>> {
        self.book.as_ref()
    }

    /// Sets the number of search threads.
    pub fn set_threads(&mut self, threads: usize) {
        self.options.threads = threads;
    }

    /// Forgets all earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// The static evaluation of a position for the side to move.
    pub fn evaluate(&self, position: Position) -> Value {
        let board = position.board();
        if position.is_over() {
            return board.final_score().into();
        }
        self.weights.evaluate(board)
    }

    /// Answers a request. `stop` is polled often; `sink` receives the results of every stage and may stop the search
    /// too. Returns the last report, which has a line for every move requested, if only a static one.
    pub fn search(
        &mut self,
        request: &SearchRequest,
        stop: &(dyn Fn() -> bool + Sync),
        mut sink: impl FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        let start = Instant::now();
        let SearchRequest {
            position,
            limits,
            lines,
        } = *request;
        if position.is_over() {
            return Report::default();
        }
        let mut report = Report {
            lines: self.static_lines(position, lines),
            nodes: 0,
            elapsed: start.elapsed(),
            origin: self.origin(),
        };
        let time = limits.time.or(match limits.goal {
            Goal::Level(level) => level.strength().time,
            _ => None,
        });
        let out_of = |nodes: u64| {
            stop()
                || time.is_some_and(|time| start.elapsed() >= time)
                || limits.nodes.is_some_and(|most| nodes >= most)
        };
        let setting = Setting {
            table: &self.table,
            weights: self.weights,
            threads: self.options.threads,
            lines,
            stop: &out_of,
        };
        self.table.next_search();
        let nodes = root::search(
            position.board(),
            plan(limits.goal, position),
            setting,
            |lines, nodes| {
                report.lines = lines.iter().map(move_score).collect();
                report.nodes = nodes;
                report.elapsed = start.elapsed();
                sink(&report)
            },
        );
        report.nodes = nodes;
        report.elapsed = start.elapsed();
        report
    }

    /// The moves by their static evaluation.
    fn static_lines(&self, position: Position, lines: usize) -> Vec<MoveScore> {
        let score = |mv| {
            let value = position
                .play(mv)
                .map_or(Value::MIN, |after| -self.evaluate(after));
            MoveScore {
                mv,
                value,
                kind: Kind::Static,
                line: vec![mv],
            }
        };
        let mut scores: Vec<MoveScore> = position.moves().map(score).collect();
        scores.sort_by_key(|score| (-score.value, score.mv));
        scores.truncate(lines.max(1));
        scores
    }

    /// The book's best moves in a position, with their expected lines; `None` if the position is not in the book.
    pub fn from_book(&self, position: Position, lines: usize) -> Option<Report> {
        let book = self.book.as_ref()?;
        let kind = Kind::Book {
            depth: book.depth(),
        };
        let lines: Vec<MoveScore> = book
            .moves(position)
            .into_iter()
            .take(lines.max(1))
            .map(|it| MoveScore {
                mv: it.mv,
                value: it.value,
                kind,
                line: book.line(position, it.mv),
            })
            .collect();
        (!lines.is_empty()).then(|| Report {
            lines,
            origin: self.origin(),
            ..Report::default()
        })
    }

    /// A book move chosen by the seed among those that lose little.
    pub fn choose_from_book(&self, position: Position, seed: u64) -> Option<(Move, Report)> {
        let book = self.book.as_ref()?;
        let mv = book.choose(position, Engine::BOOK_LOSS, seed)?;
        let mut report = self.from_book(position, usize::MAX)?;
        report.lines.sort_by_key(|score| score.mv != mv);
        Some((mv, report))
    }

    /// The move a player of this level makes, and the results of its search. Weak levels misjudge moves, depending on
    /// `seed`: the same seed gives the same game.
    ///
    /// `time` replaces [`Level::thinking_time`], be it longer or shorter; levels that search to a depth end there in
    /// any case.
    pub fn choose(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
        seed: u64,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<(Move, Report)> {
        self.choose_showing(position, level, time, seed, stop, |_| {
            ControlFlow::Continue(())
        })
    }

    /// The same, with a sink for intermediate results, as in [`Engine::search`].
    pub fn choose_showing(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
        seed: u64,
        stop: &(dyn Fn() -> bool + Sync),
        sink: impl FnMut(&Report) -> ControlFlow<()>,
    ) -> Option<(Move, Report)> {
        let strength = level.strength();
        if level.knows_openings()
            && let Some(choice) = self.choose_from_book(position, seed)
        {
            return Some(choice);
        }
        let mut request = SearchRequest::new(position, Goal::Level(level));
        request.limits.time = time.or(strength.time);
        if position.moves().count() == 1 {
            // There is nothing to decide, but something to say.
            request.limits.time = request.limits.time.map(|time| time.min(Engine::ONLY_MOVE));
        }
        let exact = position.empties().len() <= strength.exact;
        if strength.error > 0.0 && !exact {
            request.lines = position.legal_moves().len().max(1) as usize;
        }
        let mut report = self.search(&request, stop, sink);
        if strength.error > 0.0 && !exact {
            let misjudged = |score: &MoveScore| {
                let error = strength.error * bell(seed, position, score.mv);
                let liking = strength.manner.liking(position, score.mv);
                f32::from(score.value.0) + f32::from(Value::DISC) * (error + liking)
            };
            report
                .lines
                .sort_by(|a, b| misjudged(b).total_cmp(&misjudged(a)));
        }
        Some((report.best()?.mv, report))
    }
}

/// The stages of the search for a goal.
fn plan(goal: Goal, position: Position) -> Box<dyn Iterator<Item = Stage>> {
    let empties = position.empties().len();
    match goal {
        Goal::Static => Box::new(std::iter::empty()),
        Goal::Depth(depth) => depth_plan(depth, empties),
        Goal::Level(level) => level.plan(empties),
        Goal::Exact => Box::new(root::exact_plan(empties)),
        Goal::Best => depth_plan(60, empties),
    }
}

fn move_score(line: &Line) -> MoveScore {
    let kind = match line.stage {
        Stage::Midgame { depth, confidence } => Kind::Midgame {
            depth,
            percent: confidence.percent(),
        },
        Stage::Endgame {
            confidence: Confidence::FULL,
        } => Kind::Exact,
        Stage::Endgame { confidence } => Kind::Selective {
            percent: confidence.percent(),
        },
    };
    MoveScore {
        mv: line.moves[0],
        value: line.value,
        kind,
        line: line.moves.clone(),
    }
}

/// A number mostly between −1 and 1 and rarely beyond ±2, different for every move of every game.
fn bell(seed: u64, position: Position, mv: Move) -> f32 {
    let square = mv.square().map_or(64, |square| square.index() as u64);
    let board = position.board();
    let state = seed
        ^ board.player().0.rotate_left(17)
        ^ board.opponent().0.rotate_left(41)
        ^ (square << 56);
    let mut random = Random::new(state);
    let mut uniform = || unit(random.bits());
    // The sum of three uniform numbers is close to a normal distribution.
    ((uniform() + uniform() + uniform()) - 1.5) * 2.0
}

/// A number that tells weights from others, by what they say about the positions of a random game.
fn fingerprint(weights: &Weights) -> u32 {
    let mut random = Random::new(1);
    let mut position = Position::START;
    // FNV-1a.
    let mut hash = 0x811c_9dc5_u32;
    while let Some(mv) = random.pick(position.moves().collect::<Vec<_>>()) {
        // Legal moves can be made.
        position = position.play(mv).unwrap_or(Position::START);
        for byte in weights.evaluate(position.board()).0.to_le_bytes() {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    hash
}
