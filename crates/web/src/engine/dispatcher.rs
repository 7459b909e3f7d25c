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
    /// Start a worker for the question that the native engine has refused.
    Borrow,
    /// End that worker, and use the native engine again.
    Return,
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
    /// The native engine has no time for a question.
    Overloaded,
}

/// What there is of a native engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Native {
    /// None, or no longer.
    None,
    /// It answers.
    Used,
    /// A worker is at the first question, which it has refused or has come back too late for; then it is used again.
    Waits,
}

/// Keeps the questions.
#[derive(Debug)]
pub struct Dispatcher {
    native: Native,
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
    /// Whether it need not be answered any further.
    stopped: bool,
}

impl Dispatcher {
    /// Without questions.
    pub fn new(native: bool) -> Dispatcher {
        Dispatcher {
            native: if native { Native::Used } else { Native::None },
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
            stopped: false,
        });
        self.send_next().into_iter().collect()
    }

    /// A question need not be answered any further.
    pub fn stop(&mut self, id: u64) -> Vec<Action> {
        let Some(index) = self.questions.iter().position(|asked| asked.id == id) else {
            return Vec::new();
        };
        let mut actions = Vec::new();
        if index == 0 {
            match self.native {
                Native::Used if self.sent => {
                    self.questions[0].stopped = true;
                    return vec![Action::Send(ToEngine::Stop { id })];
                }
                Native::Waits => actions.push(self.return_to_native()),
                _ if self.sent => {
                    self.ready = false;
                    self.sent = false;
                    actions.push(Action::Restart);
                }
                _ => {}
            }
        }
        if let Some(asked) = self.questions.remove(index) {
            actions.extend(self.send_next());
            actions.push(Action::Tell(id, asked.so_far()));
        }
        actions
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
                reason: Reason::Overloaded,
            } if self.native == Native::Used => self.borrow(id),
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
        if self.native == Native::Waits {
            self.native = Native::None;
            return vec![Action::Complain(Complaint::Lost)];
        }
        let mut actions = Vec::new();
        // One that never opened is not missed.
        if self.ready {
            actions.push(Action::Complain(Complaint::Lost));
        }
        actions.extend(self.leave_native());
        actions
    }

    /// The native engine is there again: it is used once the worker has answered what it is at.
    pub fn regain(&mut self) -> Option<Action> {
        if self.is_waiting() {
            self.native = Native::Waits;
            None
        } else {
            Some(self.return_to_native())
        }
    }

    /// The worker broke down over its question, or none can be started at all: then all questions fail.
    pub fn fail(&mut self, all: bool) -> Vec<Action> {
        if self.native == Native::Waits {
            return self.finish_first(Event::Failed(Reason::Failed));
        }
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
        let native = std::mem::replace(&mut self.native, Native::None);
        (native == Native::Used).then_some(Action::LeaveNative)
    }

    /// The native engine has no time for the question: a worker answers it, unless what was found is enough.
    fn borrow(&mut self, id: u64) -> Vec<Action> {
        match self.active(id) {
            None => Vec::new(),
            Some(asked) if asked.stopped => {
                let so_far = asked.so_far();
                self.finish_first(so_far)
            }
            Some(_) => {
                self.native = Native::Waits;
                self.ready = false;
                self.sent = false;
                vec![Action::Complain(Complaint::Overloaded), Action::Borrow]
            }
        }
    }

    fn return_to_native(&mut self) -> Action {
        self.native = Native::Used;
        self.ready = true;
        self.sent = false;
        Action::Return
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
        self.finish_first(event)
    }

    fn finish_first(&mut self, event: Event) -> Vec<Action> {
        let mut actions = Vec::new();
        if self.native == Native::Waits {
            actions.push(self.return_to_native());
        }
        let first = self.questions.pop_front();
        self.sent = false;
        // The next question goes out before anybody reacts to this answer: they may ask more.
        actions.extend(self.send_next());
        actions.extend(first.map(|asked| Action::Tell(asked.id, event)));
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
    fn so_far(&self) -> Event {
        let chosen = match self.question.task {
            Task::Choose { .. } => self.report.best().map(|best| best.mv),
            _ => None,
        };
        Event::Done(Answer {
            chosen,
            report: self.report.clone(),
        })
    }
}

#[cfg(test)]
mod tests;
