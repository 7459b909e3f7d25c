//! What is asked of the engine, and in which order.

use core::time::Duration;
use std::collections::HashSet;

use outflank_app::{Effect, JobId, Reply};
use outflank_engine::{Level as Strength, MoveScore, Question, Report, Scores, Task};
use outflank_rules::{Board, Color, Position};

use super::replay::Replay;
use crate::app::shared::Shared;

/// How long the position on the board is looked at, with all its moves.
const LOOK: Duration = Duration::from_secs(2);
/// How far every position of the game is looked at.
const PASS: u8 = 15;

/// All that is known about a game, and what is being found out.
#[derive(Default)]
pub(super) struct Study {
    pub(super) scores: Scores,
    /// Positions of which every move has been looked at, and those of which the best has.
    whole: HashSet<Board>,
    best: HashSet<Board>,
    working: Option<Work>,
    last: JobId,
    stopped: bool,
}

struct Work {
    id: JobId,
    position: Position,
    whole: bool,
}

impl Study {
    /// Begins with what is most wanted: the position on the board, then the game from its end, so that what was found
    /// helps with what comes before.
    pub(super) fn go_on(&mut self, here: Position, replay: &Replay, shared: &mut Shared) {
        if self.stopped {
            return;
        }
        let wanted = self.wanted(here, replay);
        match (&self.working, wanted) {
            (Some(work), Some((position, whole)))
                if work.position == position && work.whole == whole => {}
            // The pass over the game gives way to the board, but not to itself.
            (Some(work), Some((_, false))) if !work.whole => {}
            (_, Some((position, whole))) => self.ask(position, whole, shared),
            (Some(_), None) => self.pause(shared),
            (None, None) => {}
        }
    }

    fn wanted(&self, here: Position, replay: &Replay) -> Option<(Position, bool)> {
        let has_moves = |position: &Position| !position.legal_moves().is_empty();
        if has_moves(&here) && !self.whole.contains(&here.board()) {
            return Some((here, true));
        }
        let unknown = |position: &&Position| {
            has_moves(position)
                && !self.best.contains(&position.board())
                && !self.whole.contains(&position.board())
        };
        let next = replay.positions.iter().rev().find(unknown)?;
        Some((*next, false))
    }

    fn ask(&mut self, position: Position, whole: bool, shared: &mut Shared) {
        let moves = position.legal_moves().len() as u8;
        let question = if whole {
            Question::new(position, Task::Best { lines: moves }).within(LOOK)
        } else {
            let level = Strength::new(PASS).unwrap_or(Strength::MIN);
            Question::new(position, Task::Level { level, lines: 1 })
        };
        self.last = self.last.next();
        let id = self.last;
        shared.carry_out(vec![Effect::Ask(id, question.remembering())]);
        self.working = Some(Work {
            id,
            position,
            whole,
        });
    }

    /// Takes in what was found. Says whether the job is done.
    pub(super) fn replied(&mut self, id: JobId, reply: Reply) -> bool {
        let Some(work) = self.working.as_ref().filter(|work| work.id == id) else {
            return false;
        };
        match reply {
            Reply::Progress(report) => {
                self.add(work.position, &report);
                false
            }
            Reply::Done(answer) => {
                let report = answer.report;
                let Work {
                    position, whole, ..
                } = *work;
                self.add(position, &report);
                let set = if whole {
                    &mut self.whole
                } else {
                    &mut self.best
                };
                set.insert(position.board());
                self.working = None;
                true
            }
            Reply::Failed => false,
        }
    }

    fn add(&mut self, position: Position, report: &Report) {
        self.scores.add(position, report);
    }

    /// Lets the engine rest for now.
    pub(super) fn pause(&mut self, shared: &mut Shared) {
        if let Some(work) = self.working.take() {
            shared.carry_out(vec![Effect::Cancel(work.id)]);
        }
    }

    /// Stops, or goes on when asked again.
    pub(super) fn toggle(&mut self, shared: &mut Shared) {
        self.stopped = !self.stopped;
        if self.stopped {
            self.pause(shared);
        }
    }

    pub(super) const fn is_stopped(&self) -> bool {
        self.stopped
    }

    pub(super) const fn is_working(&self) -> bool {
        self.working.is_some()
    }

    /// How many positions of the game are known.
    pub(super) fn known(&self, replay: &Replay) -> usize {
        let known = |position: &&Position| self.value(**position).is_some();
        replay.positions.iter().filter(known).count()
    }

    /// The value of a position for Black, and whether it is proven.
    pub(super) fn value(&self, position: Position) -> Option<(f32, bool)> {
        let (value, kind) = self.scores.value(position)?;
        let discs = value.discs();
        let for_black = match position.turn() {
            Color::Black => discs,
            Color::White => -discs,
        };
        Some((for_black, kind == outflank_engine::Kind::Exact))
    }

    /// The moves of a position whose value is known, best first.
    pub(super) fn moves(&self, position: Position) -> Vec<MoveScore> {
        self.scores.moves(position)
    }
}
