//! What teaches, to look at: puzzles, exercises, a test, drills, openings, and how the learner gets on.

use leptos::html;
use leptos::prelude::*;
use outflank_app::Effect as AppEffect;
use outflank_app::exercise::new_exam;
use outflank_app::training::openings::{Input, OpeningTrainer};
use outflank_app::training::{Curve, Summary};
use outflank_learn::course::{GRADES, Lesson, Step, Task, chapters};
use outflank_learn::puzzle::{self, Outcome};
use outflank_learn::training::{Day, Drill};
use outflank_learn::{Deed, Progress};
use outflank_record::openings::Opening;
use outflank_rules::{Color, Square};
use outflank_text::Texts;

use super::games::answer;
use crate::exercise::{ExerciseBoard, ExerciseSide, LiveExercise};
use crate::learn::test::{Examined, announcement};
use crate::puzzles::overview::{NextPuzzle, SoFar};
use crate::puzzles::stream::Stream;
use crate::store::progress::{KeptProgress, today};
use crate::training::curve::CurveView;
use crate::training::drill::{self, Drilling};
use crate::training::openings::{self, Choosing, Line};
use crate::training::sitting::Outcome as Sat;

/// Somebody who has solved three puzzles in a row.
fn learner() -> Progress {
    let mut progress = Progress::default();
    for puzzle in puzzle::classics().iter().take(3) {
        progress.add(Deed::Attempt {
            puzzle,
            outcome: Outcome::Solved,
            day: today(),
        });
    }
    progress
}

/// A rating that rises.
fn curve() -> Curve {
    let today = today().number();
    let points = (0..12).map(|at| (Day::new(today - 11 + at), 1200 + 25 * at + 40 * (at % 3)));
    Curve {
        points: points.collect(),
        range: (1200, 1600),
    }
}

/// What came of a sitting.
const SUMMARY: Summary = Summary {
    right: 6,
    helped: 1,
    wrong: 2,
    reasons_right: 1,
    reasons: 2,
    streak: 4,
    tomorrow: 5,
};

/// The first step of the course that is so.
fn step(is_so: impl Fn(&Step) -> bool) -> Option<Lesson> {
    chapters().iter().find_map(|chapter| {
        let mut lesson = Lesson::new(chapter);
        lesson.go_to(chapter.steps.iter().position(&is_so)?);
        Some(lesson)
    })
}

/// A line of an opening after two moves and their replies.
fn line() -> OpeningTrainer {
    let tiger = Opening::all().iter().find(|it| it.id == "tiger");
    let mut trainer = OpeningTrainer::new(tiger.copied(), Color::Black, 1);
    for square in [Square::F5, Square::C3] {
        settle(&mut trainer);
        trainer.update(Input::Choose(square));
    }
    settle(&mut trainer);
    trainer
}

/// Answers all that it asks.
fn settle(trainer: &mut OpeningTrainer) {
    while let Some(AppEffect::Ask(id, question)) = trainer.effects().pop() {
        trainer.update(Input::Reply(id, answer(&question)));
    }
}

#[component]
pub fn Taught() -> impl IntoView {
    let progress = KeptProgress::sample(learner());
    let exercise = move |lesson: Lesson| {
        let live = LiveExercise::open(lesson, progress, |_, _| String::new());
        let then = NodeRef::<html::Button>::new();
        view! {
            <div>
                <ExerciseBoard exercise=live.shown() />
                <ExerciseSide live then />
            </div>
        }
    };
    let number = step(|step| matches!(step.task, Task::Count(_)));
    let reason = step(|step| !step.reasons.is_empty());
    let test = GRADES.first().map(|grade| {
        let exam = progress.with_untracked(|progress| new_exam(grade, progress, today()));
        let live = LiveExercise::open(exam, progress, announcement);
        view! { <div><Examined grade live progress /></div> }
    });
    let drilling = |is_over: bool| {
        let drill = Drill::XSquare;
        view! { <div class="drill"><Drilling drill live=drill::Live::sample(drill, is_over) /></div> }
    };
    let opening = openings::Live::sample(progress, line());
    let said = |texts: &Texts| {
        vec![
            texts.describe(&SUMMARY),
            texts.practice_streak(SUMMARY.streak),
        ]
    };
    view! {
        <div>
            <NextPuzzle stream=Stream::open(progress) />
            <SoFar progress />
        </div>
        {[number, reason].map(|lesson| lesson.map(exercise))}
        {test}
        {[false, true].map(drilling)}
        <div>
            <Choosing live=opening />
            <Line live=opening />
        </div>
        <div>
            <Sat said again=Some(Callback::new(|()| ())) />
            <CurveView title=Texts::practice_curve_rating curve=curve() today=today() />
        </div>
    }
}
