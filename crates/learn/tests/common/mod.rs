//! Helpers that walk through lessons.
#![allow(dead_code)] // each test file uses its own part

use std::ops::ControlFlow;

use outflank_engine::{Engine, Level, MoveScore, Options};
use outflank_learn::challenge::Awaited;
use outflank_learn::course::{Lesson, Quantity, Task};
use outflank_learn::{Answer, AnswerKind, Feedback, Hint, Remark, Verdict};
use outflank_rules::{Bitboard, Move, Square};

pub fn squares(names: &str) -> Bitboard {
    names
        .split_whitespace()
        .map(|name| name.parse::<Square>().unwrap())
        .collect()
}

pub fn play(square: Square) -> Answer {
    Answer::Play(Move::Place(square))
}

/// The lesson, at a step.
pub fn at(chapter: &str, step: &str) -> Lesson {
    let chapter = outflank_learn::course::find(chapter).unwrap();
    let index = chapter.steps.iter().position(|other| other.id == step);
    let mut lesson = Lesson::new(chapter);
    assert!(lesson.go_to(index.unwrap()));
    lesson
}

/// The most specific hint.
pub fn last_hint(lesson: &mut Lesson) -> Option<Hint> {
    let mut last = lesson.hint()?;
    loop {
        let next = lesson.hint()?;
        if next == last {
            return Some(last);
        }
        last = next;
    }
}

/// An engine for what lessons wait for, made when one does.
#[derive(Default)]
pub struct Opponent(Option<Engine>);

impl Opponent {
    /// Answers everything that a lesson waits for; what came of the last reply.
    pub fn answer(&mut self, lesson: &mut Lesson) -> Option<Feedback> {
        let mut told = None;
        while let Some(awaited) = lesson.awaits() {
            let engine = self.0.get_or_insert_with(|| {
                Engine::new(Options {
                    threads: 1,
                    hash_bytes: 1 << 20,
                })
            });
            match awaited {
                Awaited::Values(position) => {
                    let level = Level::new(8).unwrap();
                    let report = engine.judge(position, level, None, &|| false, |_| {
                        ControlFlow::Continue(())
                    });
                    let worth = |it: &MoveScore| Some((it.mv.square()?, it.value.discs()));
                    lesson.hear_values(report.lines.iter().filter_map(worth).collect());
                }
                Awaited::Reply(position, level) => {
                    let level = Level::new(level).unwrap();
                    let chosen = engine.choose(position, level, None, 1, &|| false);
                    told = Some(lesson.hear_reply(chosen.unwrap().0));
                }
            }
        }
        told
    }
}

/// Answers the step by its hints, to the end.
pub fn solve(lesson: &mut Lesson) -> Feedback {
    let mut opponent = Opponent::default();
    for _ in 0..100 {
        opponent.answer(lesson);
        let answer = match lesson.step().task.answer_kind() {
            AnswerKind::Read => Answer::Read,
            AnswerKind::Mark => Answer::Mark(last_hint(lesson).unwrap().marks),
            AnswerKind::Number => {
                let hint = last_hint(lesson).unwrap();
                let things = hint.marks.len();
                Answer::Number(match (&lesson.step().task, hint.remark) {
                    (_, Remark::HintNumber { number }) => number,
                    (Task::Count(Quantity::Margin), _) => {
                        let total = lesson.position().board().occupied().len();
                        things - (total - things)
                    }
                    _ => things,
                })
            }
            AnswerKind::Play => match last_hint(lesson).unwrap().remark {
                Remark::HintSquare { square } | Remark::HintTry { square } => play(square),
                _ => Answer::Play(Move::Pass),
            },
        };
        let feedback = lesson.answer(&answer);
        assert!(
            feedback.verdict.is_right(),
            "{}: {answer:?} {feedback:?}",
            lesson.step().id
        );
        if feedback.verdict == Verdict::Done {
            assert!(lesson.is_done());
            return feedback;
        }
    }
    panic!("{} has no end", lesson.step().id);
}
