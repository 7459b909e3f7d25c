//! Judgements: what every move of a position is worth, whoever asks.

use std::ops::ControlFlow;
use std::time::Duration;

use outflank_rules::{Board, Color, Move, Position, Symmetry};
use outflank_search::Table;

use crate::{Engine, Goal, Kind, Level, Limits, MoveScore, Report, SearchRequest};

/// The size of the table, the same for everybody: what a search finds depends on it.
const TABLE_BYTES: usize = 32 << 20;

/// A line that ends so many plies before its search did is followed up.
const CUT_SHORT: usize = 3;

impl Engine {
    /// The value of every move, all from one search: a function of the position, the level, the weights and the book.
    ///
    /// The position is searched in its canonical orientation, on one thread, with an empty table, to a fixed depth; in
    /// the book the book's values count. So symmetric moves, mirror images, other games and other front ends agree.
    /// Within a time limit it gets as far as it gets. `stop` is polled often; `sink` receives the values of every stage, which are those of a lower level.
    pub fn judge(
        &mut self,
        position: Position,
        level: Level,
        time: Option<Duration>,
        stop: &(dyn Fn() -> bool + Sync),
        mut sink: impl FnMut(&Report) -> ControlFlow<()>,
    ) -> Report {
        let (board, to_canonical) = position.board().canonical();
        let canonical = Position::new(board, Color::Black);
        let twins = Twins::of(canonical);
        let turned = |report: &Report| {
            let mut report = report.clone();
            twins.agree(&mut report.lines);
            let back = to_canonical.inverse();
            for score in &mut report.lines {
                *score = turn(score, back);
            }
            report
        };
        if let Some(found) = self.from_book(canonical, usize::MAX) {
            return turned(&found);
        }
        let mut table = self
            .judging
            .take()
            .unwrap_or_else(|| Table::new(TABLE_BYTES));
        table.clear();
        let threads = self.options().threads;
        self.set_threads(1);
        std::mem::swap(&mut self.table, &mut table);
        let request = SearchRequest {
            position: canonical,
            limits: Limits {
                goal: Goal::Level(level.without_time()),
                time,
                nodes: None,
            },
            lines: canonical.legal_moves().len().max(1) as usize,
        };
        let mut report = self.search(&request, stop, |report| sink(&turned(report)));
        for score in &mut report.lines {
            self.follow_up(canonical, score, stop);
        }
        std::mem::swap(&mut self.table, &mut table);
        self.judging = Some(table);
        self.set_threads(threads);
        turned(&report)
    }

    /// Goes on with a line that ends early because the table has forgotten its end.
    fn follow_up(
        &mut self,
        start: Position,
        score: &mut MoveScore,
        stop: &(dyn Fn() -> bool + Sync),
    ) {
        let Kind::Midgame { depth, .. } = score.kind else {
            return;
        };
        let left = (depth as usize).saturating_sub(score.line.len());
        let end = (score.line.iter()).try_fold(start, |position, &mv| position.play(mv));
        let Ok(end) = end else { return };
        if left >= CUT_SHORT && !end.is_over() {
            let request = SearchRequest::new(end, Goal::Depth(left as u32));
            let report = self.search(&request, stop, |_| ControlFlow::Continue(()));
            score
                .line
                .extend(report.best().into_iter().flat_map(|best| &best.line));
        }
    }
}

/// Moves of a position that are one move, seen in a mirror.
struct Twins {
    /// Each with the move that stands for it, and how to turn that one.
    twins: Vec<(Move, Move, Symmetry)>,
}

impl Twins {
    fn of(position: Position) -> Twins {
        let board: Board = position.board();
        let same = Symmetry::ALL
            .into_iter()
            .filter(|symmetry| symmetry.board(board) == board);
        let images: Vec<Symmetry> = same.collect();
        let standing = |mv: Move| {
            let image = |&symmetry: &Symmetry| (symmetry.inverse().mv(mv), mv, symmetry);
            images.iter().map(image).min_by_key(|it| it.0)
        };
        let twins = position.moves().filter_map(standing);
        Twins {
            twins: twins
                .map(|(first, mv, symmetry)| (mv, first, symmetry))
                .collect(),
        }
    }

    /// Gives twins one value and one line, and sorts: the best move first, of equal ones the first on the board.
    fn agree(&self, lines: &mut [MoveScore]) {
        let found = lines.to_vec();
        for score in lines.iter_mut() {
            let twin = self.twins.iter().find(|it| it.0 == score.mv);
            let first = twin.and_then(|it| Some((found.iter().find(|f| f.mv == it.1)?, it.2)));
            if let Some((first, symmetry)) = first {
                *score = turn(first, symmetry);
            }
        }
        lines.sort_by_key(order);
    }
}

/// The best move first; of equal ones the first on the board.
pub(crate) fn order(score: &MoveScore) -> impl Ord + use<> {
    (-score.value, score.mv)
}

/// A move seen in a mirror.
pub(crate) fn turn(score: &MoveScore, symmetry: Symmetry) -> MoveScore {
    MoveScore {
        mv: symmetry.mv(score.mv),
        line: score.line.iter().map(|&mv| symmetry.mv(mv)).collect(),
        ..*score
    }
}
