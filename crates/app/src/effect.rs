use outflank_engine::{Answer, Question, Report};

/// Something a front end does for a state machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask the engine. A machine has one question open at a time.
    Ask(JobId, Question),
    /// Let the engine answer with what it has found so far.
    Hurry(JobId),
    /// Nobody waits for this answer any more.
    Cancel(JobId),
    /// Save the game as [`kept`](crate::kept) says.
    Keep,
}

/// The number of a question, unique within its machine: a late answer is recognised by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct JobId(pub u64);

impl JobId {
    /// The number of the next question.
    #[must_use]
    pub const fn next(self) -> JobId {
        JobId(self.0 + 1)
    }
}

/// What the engine says to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// What it has found so far.
    Progress(Report),
    /// Its answer. Nothing follows.
    Done(Answer),
    /// There is no answer; the front end knows why and says so.
    Failed,
}
