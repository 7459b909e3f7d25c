//! Exams: an engine's results on positions with known scores.
//!
//! - [`Judgement`]: the errors of its values against exact scores;
//! - [`Choices`]: how often it finds the best move, and the loss of the others;
//! - [`Proofs`]: how much work exact scores take.
//!
//! Every position starts with an empty table, so that a result does not depend on the number of
//! threads.

mod choices;
mod judgement;
mod proofs;

pub use choices::Choices;
pub use judgement::Judgement;
pub use proofs::Proofs;

use std::ops::ControlFlow;

use outflank_engine::Engine;

use crate::{EngineContender, in_order};

/// The settings of an exam.
#[derive(Clone, Copy)]
pub struct Exam<'a> {
    /// The engine under test; the questions determine its limits.
    pub contender: &'a EngineContender,
    /// The number of threads, each with one question at a time.
    pub threads: usize,
    /// Called with the number of questions answered.
    pub progress: &'a dyn Fn(usize),
}

impl Exam<'_> {
    /// Asks all questions; the answers come in order.
    fn ask<Q: Sync, A: Send>(
        self,
        questions: &[Q],
        answer: impl Fn(&mut Engine, &Q) -> A + Sync,
        mut sink: impl FnMut(&Q, A),
    ) {
        let contender = self.contender;
        in_order(
            0..questions.len() as u64,
            self.threads,
            || contender.engine(),
            |engine, number| {
                engine.clear();
                answer(engine, &questions[number as usize])
            },
            |number, answer| {
                sink(&questions[number as usize], answer);
                (self.progress)(number as usize + 1);
                ControlFlow::Continue(())
            },
        );
    }
}
