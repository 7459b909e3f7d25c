//! Which question is where, and what a message from an engine means for it.

use std::collections::VecDeque;

use outflank_engine::{Answer, Question, Report, Task};
use outflank_wire::{FromEngine, Place, Reason, ToEngine, Unreadable};

/// What happens to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// What was found so far.
    Progress(Report),
    /// The answer.
    Done(Answer),
    /// There is no answer.
    Failed(Reason),
}

/// What the dispatcher wants done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Send this.
    Send(ToEngine),
    /// Tell whoever asked this question.
    Tell(u64, Event),
    /// End the worker, which cannot be interrupted, and start another.
    Restart,
    /// The engine is ready.
    Opened {
        /// Where it runs.
        place: Place,
        /// With how many threads.
        threads: usize,
    },
    /// Close the native engine and use the worker from now on.
    LeaveNative,
    /// Tell the person.
    Complain(Complaint),
}

/// What is wrong with an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Complaint {
    /// A message makes no sense.
    Unreadable,
    /// It is of another version than the page.
    OtherVersion,
    /// The native engine is gone.
    Lost,
}

/// Keeps the questions.
#[derive(Debug)]
pub struct Dispatcher {
    /// Whether the native engine is used.
    native: bool,
    /// Whether an engine is ready.
    ready: bool,
    /// Whether the first question was sent to it.
    sent: bool,
    /// Questions in the order in which they are answered.
    questions: VecDeque<Asked>,
    last_id: u64,
}

#[derive(Debug)]
struct Asked {
    id: u64,
    question: Question,
    /// The last that was found.
    report: Report,
}

impl Dispatcher {
    /// Without questions.
    pub fn new(native: bool) -> Dispatcher {
        Dispatcher {
            native,
            ready: false,
            sent: false,
            questions: VecDeque::new(),
            last_id: 0,
        }
    }

    /// The number of another question.
    pub fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// Whether questions wait for an answer.
    pub fn is_waiting(&self) -> bool {
        !self.questions.is_empty()
    }

    /// Takes a question.
    pub fn ask(&mut self, id: u64, question: Question) -> Vec<Action> {
        self.questions.push_back(Asked {
            id,
            question,
            report: Report::default(),
        });
        self.send_next().into_iter().collect()
    }

    /// A question need not be answered any further.
    pub fn stop(&mut self, id: u64) -> Vec<Action> {
        let place = self.questions.iter().position(|asked| asked.id == id);
        match place {
            None => Vec::new(),
            Some(0) if self.sent && self.native => vec![Action::Send(ToEngine::Stop { id })],
            Some(index) => {
                let mut actions = Vec::new();
                if index == 0 && self.sent {
                    self.ready = false;
                    self.sent = false;
                    actions.push(Action::Restart);
                }
                if let Some(asked) = self.questions.remove(index) {
                    actions.push(Action::Tell(id, asked.so_far()));
                }
                actions
            }
        }
    }

    /// Takes a message from the engine.
    pub fn receive(&mut self, text: &str) -> Vec<Action> {
        let message = match FromEngine::from_text(text) {
            Ok(message) => message,
            Err(Unreadable::Malformed(_)) => {
                return vec![Action::Complain(Complaint::Unreadable)];
            }
            Err(Unreadable::Mismatch { .. }) => {
                let mut actions = vec![Action::Complain(Complaint::OtherVersion)];
                actions.extend(self.leave_native());
                return actions;
            }
        };
        match message {
            FromEngine::Ready { place, threads } => {
                let mut actions = vec![Action::Opened { place, threads }];
                if !self.ready {
                    self.ready = true;
                    self.sent = false;
                    actions.extend(self.send_next());
                }
                actions
            }
            FromEngine::Progress { id, report } => match self.active(id) {
                Some(asked) => {
                    asked.report = report.clone();
                    vec![Action::Tell(id, Event::Progress(report))]
                }
                None => Vec::new(),
            },
            FromEngine::Done { id, answer } => self.finish(id, Event::Done(answer)),
            FromEngine::Refused {
                id: Some(id),
                reason,
            } => self.finish(id, Event::Failed(reason)),
            FromEngine::Refused { id: None, .. } => {
                vec![Action::Complain(Complaint::Unreadable)]
            }
        }
    }

    /// The native engine is gone: the questions go to the worker.
    pub fn lose(&mut self) -> Vec<Action> {
        let mut actions = Vec::new();
        // One that never opened is not missed.
        if self.ready {
            actions.push(Action::Complain(Complaint::Lost));
        }
        actions.extend(self.leave_native());
        actions
    }

    /// The worker broke down over its question, or none can be started at all: then all questions fail.
    pub fn fail(&mut self, all: bool) -> Vec<Action> {
        let failed = if all {
            self.questions.len()
        } else {
            usize::from(self.sent).min(self.questions.len())
        };
        self.ready = false;
        self.sent = false;
        let failed = self.questions.drain(..failed);
        failed
            .map(|asked| Action::Tell(asked.id, Event::Failed(Reason::Failed)))
            .collect()
    }

    fn leave_native(&mut self) -> Option<Action> {
        self.ready = false;
        self.sent = false;
        // A worker of another version than its page would be a broken build; it is used no further.
        std::mem::take(&mut self.native).then_some(Action::LeaveNative)
    }

    fn active(&mut self, id: u64) -> Option<&mut Asked> {
        let sent = self.sent;
        self.questions
            .front_mut()
            .filter(|asked| sent && asked.id == id)
    }

    fn finish(&mut self, id: u64, event: Event) -> Vec<Action> {
        if self.active(id).is_none() {
            return Vec::new();
        }
        self.questions.pop_front();
        self.sent = false;
        // The next question goes out before anybody reacts to this answer: they may ask more.
        let mut actions: Vec<Action> = self.send_next().into_iter().collect();
        actions.push(Action::Tell(id, event));
        actions
    }

    fn send_next(&mut self) -> Option<Action> {
        if !self.ready || self.sent {
            return None;
        }
        let first = self.questions.front()?;
        self.sent = true;
        Some(Action::Send(ToEngine::Ask {
            id: first.id,
            question: first.question,
        }))
    }
}

impl Asked {
    /// What a question that is stopped has for an answer.
    fn so_far(self) -> Event {
        let chosen = match self.question.task {
            Task::Choose { .. } => self.report.best().map(|best| best.mv),
            _ => None,
        };
        Event::Done(Answer {
            chosen,
            report: self.report,
        })
    }
}

#[cfg(test)]
mod tests;
