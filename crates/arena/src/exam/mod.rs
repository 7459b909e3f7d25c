//! Examinations: what an engine says about positions, against what is known about them.
//!
//! - [`Judgement`]: how far its values are from exact scores;
//! - [`Choices`]: how often it finds the best move, and what the others cost;
//! - [`Proofs`]: how much work it has with exact scores.
//!
//! Every position is a fresh start, so that a result does not depend on the number of threads.

mod choices;
mod judgement;
mod proofs;

pub use choices::Choices;
pub use judgement::Judgement;
pub use proofs::Proofs;

use std::ops::ControlFlow;

use outflank_engine::Engine;

use crate::{EngineContender, in_order};

/// How an examination is done.
#[derive(Clone, Copy)]
pub struct Exam<'a> {
    /// Who is examined; the questions decide how long it thinks.
    pub contender: &'a EngineContender,
    /// How many threads work, with a question each.
    pub threads: usize,
    /// Called with the number of questions answered.
    pub progress: &'a dyn Fn(usize),
}

impl Exam<'_> {
    /// Asks one question after the other; the answers come in order.
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
