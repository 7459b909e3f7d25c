use outflank_rules::{Bitboard, Move, Position, Square};

use super::check;
use super::worth::{self, Values};
use super::{Chapter, Step, Subject, Task};
use crate::challenge::{Awaited, Challenge, Follow, Spar};
use crate::course::Aim;
use crate::training::{Tag, Why};
use crate::{Answer, Feedback, Hint, Remark, Solver, Verdict};

/// A chapter in progress: step by step, each answered as often as the learner likes.
///
/// ```
/// use outflank_learn::course::{Lesson, find};
/// use outflank_learn::{Answer, Verdict};
/// use outflank_rules::{Bitboard, Square};
///
/// let mut lesson = Lesson::new(find("line").unwrap());
/// // Which discs does a black disc on g4 flip? Not the one behind the own disc on e4.
/// let both = Square::F4.bitboard() | Square::D4.bitboard();
/// assert_eq!(lesson.answer(&Answer::Mark(both)).verdict, Verdict::Wrong);
/// assert_eq!(lesson.answer(&Answer::Mark(Square::F4.bitboard())).verdict, Verdict::Done);
/// assert!(lesson.go_on());
/// ```
#[derive(Debug)]
pub struct Lesson {
    chapter: &'static Chapter,
    index: usize,
    position: Position,
    progress: InStep,
    done: bool,
    hints: usize,
    why: Option<Why>,
    solver: Solver,
}

/// What comes after a step.
#[derive(Clone, Copy, Debug)]
pub enum Next {
    /// A step of the same chapter, counted from 0.
    Step(usize),
    /// The chapter after it.
    Chapter(&'static Chapter),
    /// Nothing: the course is at its end.
    End,
}

/// What a step needs to remember between answers.
#[derive(Debug)]
enum InStep {
    Simple,
    Challenge(Box<Challenge>),
    Follow(Follow),
    Spar(Spar),
}

impl Lesson {
    /// A chapter, at its first step.
    pub fn new(chapter: &'static Chapter) -> Lesson {
        let mut lesson = Lesson {
            chapter,
            index: 0,
            position: Position::START,
            progress: InStep::Simple,
            done: false,
            hints: 0,
            why: None,
            solver: Solver::default(),
        };
        lesson.restart();
        lesson
    }

    /// The chapter.
    pub const fn chapter(&self) -> &'static Chapter {
        self.chapter
    }

    /// The current step.
    pub fn step(&self) -> &'static Step {
        &self.chapter.steps[self.index]
    }

    /// Its number, from 0.
    pub const fn index(&self) -> usize {
        self.index
    }

    /// The current board.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// A disc on the board whose lines are not flipped yet.
    pub fn placed(&self) -> Option<Square> {
        self.step().placed
    }

    /// Whether the step has been answered correctly.
    pub const fn is_done(&self) -> bool {
        self.done
    }

    /// Why one of two moves is worse, as a question; asked before the better one is chosen.
    pub const fn why(&self) -> Option<&Why> {
        self.why.as_ref()
    }

    /// Chooses a reason; only the first one counts.
    pub fn choose_reason(&mut self, tag: Tag) {
        if let Some(why) = self.why.as_mut().filter(|_| !self.done) {
            why.choose(tag);
        }
    }

    /// Whether the reason was right, once the step is done; returned only once.
    pub fn take_reason(&mut self) -> Option<bool> {
        let right = self.why.as_ref().filter(|_| self.done)?.is_right()?;
        self.why = None;
        Some(right)
    }

    /// Whether this is the last step.
    pub fn is_last(&self) -> bool {
        self.index + 1 == self.chapter.steps.len()
    }

    /// The next move of a line to play along.
    pub fn next_square(&self) -> Option<Square> {
        match &self.progress {
            InStep::Follow(follow) if !follow.is_guess() => follow.next_square(),
            _ => None,
        }
    }

    /// The squares the task concerns right now: where a disc may be placed, or what may be marked.
    pub fn targets(&self) -> Bitboard {
        match self.step().task {
            _ if self.done => Bitboard::EMPTY,
            Task::Read | Task::Count(_) => Bitboard::EMPTY,
            Task::Mark(_) => Bitboard::ALL,
            _ if self.awaits().is_some() => Bitboard::EMPTY,
            Task::Play(_) | Task::Reach(_) | Task::Follow { .. } | Task::Spar(_) => {
                self.position.legal_moves()
            }
        }
    }

    /// Whether to offer a pass: it is the answer, or the learner may try it and see.
    pub fn offers_pass(&self) -> bool {
        let task = &self.step().task;
        !self.done && matches!(task, Task::Play(Aim::AnyMove | Aim::Pass))
    }

    /// Answers the step. A wrong answer changes nothing; after a right one the board shows the result.
    pub fn answer(&mut self, answer: &Answer) -> Feedback {
        let step = self.step();
        if self.done && *answer != Answer::Read {
            self.restart();
        }
        let feedback = match (&step.task, *answer) {
            // What a step sends to has to be done there: see `Progress::add_practice`.
            (Task::Read, Answer::Read) if step.practice.is_none() => Feedback::done([]),
            (Task::Play(aim), Answer::Play(mv)) => {
                check::play(self.position, *aim, mv, &mut self.solver)
            }
            (Task::Mark(subject), Answer::Mark(squares)) => {
                let feedback = check::mark(step.before(), *subject, squares);
                show_marked(step, *subject, feedback)
            }
            (Task::Count(quantity), Answer::Number(number)) => {
                check::count(step.before(), *quantity, number)
            }
            (Task::Reach(_) | Task::Follow { .. } | Task::Spar(_), Answer::Play(mv)) => {
                match &mut self.progress {
                    InStep::Challenge(challenge) => challenge.play(mv),
                    InStep::Follow(follow) => follow.play(mv),
                    InStep::Spar(spar) => spar.play(mv),
                    InStep::Simple => Feedback::again([]),
                }
            }
            (task, _) => Feedback::again([Remark::AnswerIs {
                kind: task.answer_kind(),
            }]),
        };
        self.take(feedback)
    }

    /// What an engine has to be asked before the step goes on.
    pub fn awaits(&self) -> Option<Awaited> {
        match &self.progress {
            InStep::Spar(spar) => spar.awaits(),
            _ => None,
        }
    }

    /// What the moves of the position are worth, as [`Lesson::awaits`] asked.
    pub fn hear_values(&mut self, values: Values) {
        if let InStep::Spar(spar) = &mut self.progress {
            spar.hear_values(values);
        }
    }

    /// The opponent's move, as [`Lesson::awaits`] asked.
    pub fn hear_reply(&mut self, mv: Move) -> Feedback {
        let feedback = match &mut self.progress {
            InStep::Spar(spar) => spar.hear_reply(mv),
            _ => Feedback::again([Remark::GameOver]),
        };
        self.take(feedback)
    }

    /// Makes what comes of an answer the state of the lesson.
    fn take(&mut self, mut feedback: Feedback) -> Feedback {
        let step = self.step();
        for &mv in &feedback.made {
            self.position = self.position.play(mv).unwrap_or(self.position);
            self.hints = 0;
        }
        self.position = feedback.jump.unwrap_or(self.position);
        self.done |= feedback.verdict == Verdict::Done;
        if let (Verdict::Done, Some(why)) = (feedback.verdict, &self.why) {
            let (right, chosen) = (why.right(), why.chosen());
            feedback.remarks.push(Remark::WhyIs { right, chosen });
        }
        let idea = self.chapter.idea(step);
        if let Some(idea) = idea.filter(|_| feedback.verdict == Verdict::Done) {
            feedback.remarks.push(Remark::Idea(idea));
            if matches!(step.task, Task::Play(_)) {
                feedback.shown = worth::continuation(step.position, &feedback.made);
            }
        }
        feedback
    }

    /// The next hint, each more specific than the last; the final one repeats.
    pub fn hint(&mut self) -> Option<Hint> {
        let hint = self.hint_number(self.hints);
        if hint.is_some() {
            self.hints += 1;
            return hint;
        }
        self.hint_number(self.hints.checked_sub(1)?)
    }

    fn hint_number(&mut self, number: usize) -> Option<Hint> {
        let step = self.step();
        match &mut self.progress {
            InStep::Challenge(challenge) => return challenge.hint(number),
            InStep::Follow(follow) => return follow.hint().filter(|_| number == 0),
            InStep::Spar(spar) => return spar.hint().filter(|_| number == 0),
            InStep::Simple => {}
        }
        let hints = match step.task {
            Task::Play(aim) => self.play_hints(aim),
            Task::Mark(subject) => mark_hints(step.before(), subject),
            Task::Count(quantity) => {
                let (number, things) = check::count_of(step.before(), quantity);
                vec![if things.is_empty() {
                    Hint::new(Remark::HintNumber { number }, things)
                } else {
                    Hint::new(Remark::HintLook, things)
                }]
            }
            Task::Read | Task::Reach(_) | Task::Follow { .. } | Task::Spar(_) => Vec::new(),
        };
        hints.into_iter().nth(number)
    }

    fn play_hints(&mut self, aim: Aim) -> Vec<Hint> {
        let position = self.step().position;
        let right = check::right_moves(position, aim, &mut self.solver);
        let Some(square) = right.first() else {
            return vec![Hint::new(Remark::HintPass, Bitboard::EMPTY)];
        };
        let flips = position.flips(square.into());
        let mut hints = Vec::new();
        if let Aim::Exactly(_) = aim {
            hints.push(Hint::new(Remark::HintOutflanks { discs: flips }, flips));
        } else if position.legal_moves().len() > 1 && !matches!(aim, Aim::Either(..)) {
            // The right one and two others; if all are right, all.
            let wrong = position.legal_moves() - right;
            let squares = if wrong.is_empty() {
                right
            } else {
                wrong.into_iter().take(2).chain([square]).collect()
            };
            hints.push(Hint::new(Remark::HintOneOf { squares }, squares));
        }
        hints.push(Hint::new(Remark::HintSquare { square }, square.bitboard()));
        hints
    }

    /// Restarts the step, hints included.
    pub fn restart(&mut self) {
        let step = self.step();
        self.position = step.position;
        self.done = false;
        self.hints = 0;
        self.why = match step.reasons {
            [right, ..] => Some(Why::of(step.position, step.reasons, *right)),
            [] => None,
        };
        self.progress = match &step.task {
            Task::Reach(goal) => match Challenge::new(step.position, *goal) {
                Some(challenge) => InStep::Challenge(Box::new(challenge.careful())),
                None => InStep::Simple,
            },
            Task::Follow {
                line,
                comments,
                guesses,
            } => match Follow::new(step.position, line) {
                Some(follow) => {
                    InStep::Follow(follow.with_comments(comments).with_guesses(guesses))
                }
                None => InStep::Simple,
            },
            Task::Spar(contest) => InStep::Spar(Spar::new(step.position, *contest)),
            _ => InStep::Simple,
        };
    }

    /// Goes to the next step; false if this is the last. Steps may be skipped.
    pub fn go_on(&mut self) -> bool {
        self.go_to(self.index + 1)
    }

    /// What comes after this step.
    pub fn next(&self) -> Next {
        let mut chapters = super::chapters().iter();
        match chapters.find(|chapter| chapter.id == self.chapter.id) {
            _ if !self.is_last() => Next::Step(self.index + 1),
            _ => chapters.next().map_or(Next::End, Next::Chapter),
        }
    }

    /// Goes back to the step before; false if this is the first.
    pub fn go_back(&mut self) -> bool {
        self.index > 0 && self.go_to(self.index - 1)
    }

    /// Goes to a step by number; false, without any change, if there is none.
    pub fn go_to(&mut self, index: usize) -> bool {
        let there = index < self.chapter.steps.len();
        if there {
            self.index = index;
            self.restart();
        }
        there
    }
}

/// Once all squares are found, the board shows their point: the move is made, or the mistake corrected.
fn show_marked(step: &Step, subject: Subject, feedback: Feedback) -> Feedback {
    if feedback.verdict != Verdict::Done {
        return feedback;
    }
    match subject {
        Subject::Flips(square) if step.placed == Some(square) => Feedback {
            jump: step.before().play(square.into()).ok(),
            ..feedback
        },
        Subject::Flips(square) => feedback.making([square.into()]),
        Subject::Mistakes(right) | Subject::Start(right) => Feedback {
            jump: Some(right),
            ..feedback
        },
        _ => feedback,
    }
}

fn mark_hints(position: Position, subject: Subject) -> Vec<Hint> {
    let expected = check::expected(position, subject);
    let count = expected.len();
    vec![
        Hint::new(Remark::HintCount { count }, Bitboard::EMPTY),
        Hint::new(Remark::HintLook, expected),
    ]
}
