//! Commands that make the session think.

use std::io;
use std::ops::ControlFlow;
use std::time::Duration;

use outflank_engine::{MoveScore, Report, Value};
use outflank_rules::{Color, Move, Position};

use super::{Analyst, Answer, Hint, Lesson, Notice, Question, Say, Session, clock};
use crate::Interrupt;

impl<A: Analyst> Session<A> {
    pub(super) fn hint(
        &mut self,
        lines: usize,
        interrupt: &Interrupt,
        say: Say<'_>,
    ) -> io::Result<()> {
        let position = self.game.end();
        if position.is_over() {
            return Ok(());
        }
        let book = self.book(position);
        if !book.is_empty() {
            let hints = book.into_iter().take(lines).map(Answer::Hint);
            return { hints }.try_for_each(say);
        }
        self.notify(&Notice::Analyzing, say)?;
        let question = self.question(position, lines, None);
        let mut said = Ok(());
        self.analyst
            .search(question, &|| interrupt.stops(), &mut |report| {
                if !interrupt.is_obsolete() {
                    said = say_hints(report, self.version, say);
                }
                match said {
                    Ok(()) => ControlFlow::Continue(()),
                    Err(_) => ControlFlow::Break(()),
                }
            });
        said?;
        if interrupt.is_obsolete() {
            return Ok(());
        }
        say(Answer::Status(String::new()))
    }

    pub(super) fn go(&mut self, interrupt: &Interrupt, say: Say<'_>) -> io::Result<()> {
        let position = self.game.end();
        let mut moves = position.moves();
        let forced = match (moves.next(), moves.next()) {
            (None, _) => Some(Move::Pass),
            (only, None) => only,
            _ => None,
        };
        if let Some(mv) = forced {
            let elapsed = Duration::ZERO;
            return say(Answer::Move {
                mv,
                discs: None,
                elapsed,
            });
        }
        if let Some((mv, discs)) = self.choose_from_book(position) {
            let (discs, elapsed) = (Some(discs), Duration::ZERO);
            return say(Answer::Move { mv, discs, elapsed });
        }
        self.notify(&Notice::Thinking, say)?;
        let clock = clock::left(&self.game).filter(|_| self.version != 1);
        let time = clock.map(|clock| clock.time_for_move(position.empties().len()));
        let question = self.question(position, 1, time);
        let stop = || interrupt.stops();
        let report = self
            .analyst
            .search(question, &stop, &mut |_| ControlFlow::Continue(()));
        if interrupt.is_obsolete() {
            return Ok(());
        }
        say_node_stats(&report, self.version, say)?;
        let best = report.best();
        say(Answer::Move {
            mv: best.map_or_else(|| position.moves().next().unwrap_or(Move::Pass), |it| it.mv),
            discs: best.map(|best| best.value.discs()),
            elapsed: report.elapsed,
        })
    }

    pub(super) fn analyze(&mut self, interrupt: &Interrupt, say: Say<'_>) -> io::Result<()> {
        self.notify(&Notice::Analyzing, say)?;
        let positions: Vec<Position> = self.game.positions().collect();
        for (moves, position) in positions.into_iter().enumerate().rev() {
            let mut value = Some(Value::from(position.board().final_score()));
            if !position.is_over() {
                let question = self.question(position, 1, None);
                let stop = || interrupt.stops();
                let report =
                    (self.analyst).search(question, &stop, &mut |_| ControlFlow::Continue(()));
                value = report.best().map(|best| best.value);
            }
            if interrupt.stops() {
                return Ok(());
            }
            if let Some(value) = value {
                let discs = value.discs();
                say(Answer::Analysis { moves, discs })?;
            }
        }
        say(Answer::Status(String::new()))
    }

    pub(super) fn learn(&mut self, interrupt: &Interrupt, say: Say<'_>) -> io::Result<()> {
        self.notify(&Notice::Learning, say)?;
        let positions: Vec<Position> = self.game.positions().collect();
        let trouble = match self.analyst.learn(&positions, &|| interrupt.stops()) {
            Lesson::Stopped => return Ok(()),
            Lesson::Learned(Ok(())) => None,
            Lesson::Learned(Err(error)) => Some(Notice::NotKept(error.kind())),
            Lesson::NoBook => Some(Notice::NoBook),
        };
        say(Answer::Learned)?;
        match trouble {
            Some(notice) => self.notify(&notice, say),
            None => Ok(()),
        }
    }

    const fn question(&self, position: Position, lines: usize, time: Option<Duration>) -> Question {
        Question {
            position,
            depth: self.depth,
            lines,
            time,
        }
    }

    /// What the book says about a position, best first, with draws valued as the other side wants them to be.
    fn book(&self, position: Position) -> Vec<Hint> {
        let mut hints: Vec<Hint> = (self.analyst.book(position).into_iter())
            .map(|(score, positions)| Hint {
                discs: self.discs(&score, position.turn()),
                line: score.line,
                kind: score.kind,
                book: Some(positions),
            })
            .collect();
        hints.sort_by(|one, two| two.discs.total_cmp(&one.discs));
        hints
    }

    fn discs(&self, score: &MoveScore, mover: Color) -> f32 {
        let is_draw = score.value.rounded().discs() == 0;
        match mover {
            _ if self.contempt == 0.0 || !is_draw => score.value.discs(),
            Color::Black => self.contempt,
            Color::White => -self.contempt,
        }
    }

    /// A book move: one of the good ones, or the best if draws are to be sought or avoided.
    fn choose_from_book(&mut self, position: Position) -> Option<(Move, f32)> {
        if self.contempt == 0.0 {
            let score = self.analyst.choose_from_book(position)?;
            return Some((score.mv, score.value.discs()));
        }
        let best = self.book(position).into_iter().next()?;
        Some((*best.line.first()?, best.discs))
    }
}

fn say_hints(report: &Report, version: u32, say: Say<'_>) -> io::Result<()> {
    for score in &report.lines {
        say(Answer::Hint(Hint {
            line: score.line.clone(),
            discs: score.value.discs(),
            kind: score.kind,
            book: None,
        }))?;
    }
    say_node_stats(report, version, say)
}

/// Sent since version 2.
fn say_node_stats(report: &Report, version: u32, say: Say<'_>) -> io::Result<()> {
    if version == 1 {
        return Ok(());
    }
    say(Answer::NodeStats {
        nodes: report.nodes,
        elapsed: report.elapsed,
    })
}
