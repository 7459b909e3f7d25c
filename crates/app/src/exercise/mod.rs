//! Lessons and puzzles: tasks on a board that answers.
//!
//! - [`Task`]: what is to be done: a [`Lesson`](outflank_learn::course::Lesson), an
//!   [`Attempt`](outflank_learn::puzzle::Attempt) at a puzzle;
//! - [`Exercise`]: a task on its way. It takes an [`Input`], tells [`Happening`]s, gives a [`View`] to draw, and leaves
//!   questions to the engine as [`Effect`]s;
//! - [`Message`]: what stands beside the board, with its [`Tone`];
//! - [`new_exam`] and [`note_game`]: the test at the end of a level, and the game to win after it;
//! - [`PuzzleStream`]: which puzzle comes next.
//!
//! ```
//! use core::time::Duration;
//! use outflank_app::exercise::{Exercise, Input, Tone};
//! use outflank_learn::puzzle::{Attempt, find};
//! use outflank_rules::Square;
//!
//! let mut exercise = Exercise::new(Attempt::new(find("puzzle1").unwrap()));
//! exercise.update(Input::Choose(Square::G2), Duration::ZERO);
//! let view = exercise.view();
//! assert_eq!(view.message.unwrap().tone(), Tone::Wrong);
//! // The reply that spoils it is shown, then taken back.
//! assert!(view.is_what_if);
//! assert_eq!(exercise.due(), Some(Duration::from_millis(900)));
//! ```

mod exam;
mod message;
mod replay;
mod stream;
mod task;

use core::time::Duration;

use outflank_engine::Question;
use outflank_learn::course::Chapter;
use outflank_learn::training::{Day, Tag};
use outflank_learn::{Answer, AnswerKind, Feedback, Progress, Verdict};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

use crate::{Effect, JobId, Reply};

pub use exam::{new_exam, note_game};
pub use message::{Message, Tone};
pub use replay::Played;
use replay::{Board, Replay};
pub use stream::PuzzleStream;
pub use task::{ReasonOf, Task};

/// A task on its way, with what is shown and said about it.
#[derive(Debug)]
pub struct Exercise<T> {
    task: T,
    replay: Replay,
    message: Option<Message>,
    /// The squares marked so far, all of them right.
    right: Bitboard,
    /// The last square that was marked wrongly.
    wrong: Bitboard,
    happenings: Vec<Happening>,
    /// Whether there was a wrong answer to this part.
    missed: bool,
    /// What the engine is being asked.
    asked: Option<(JobId, Question)>,
    /// It does not answer.
    failed: bool,
    last: JobId,
    effects: Vec<Effect>,
}

/// What a learner does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// Chooses a square: places a disc, or marks it where squares are asked for.
    Choose(Square),
    /// Passes.
    Pass,
    /// Gives a number, as it was written.
    Number(String),
    /// Has read what was only to be read.
    Read,
    /// Names the reason of a mistake, before a better move.
    Reason(Tag),
    /// Wants help.
    Hint,
    /// Gives up and wants to see how it goes.
    Solution,
    /// Wants to play on to the end of the game, along a known line.
    PlayOut,
    /// Begins the task again.
    StartOver,
    /// Goes to a part of the task, such as a step of a chapter, counted from 0.
    GoTo(usize),
    /// Looks at the board before, in moves that are shown.
    Earlier,
    /// Looks at the board after.
    Later,
    /// Wants to see the moves again.
    ShowAgain,
    /// Has seen enough of what would happen, and wants the board back.
    TryAgain,
    /// Time has passed.
    Tick,
    /// The engine speaks.
    Reply(JobId, Reply),
}

/// What an input brings about, beside another [`View`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// The task is another one, or begins again, or ends: what it says has changed.
    TaskChanged,
    /// This move was made, for those who do not see it.
    Played(Played),
    /// There is a new message.
    Told,
    /// A disc, or a mark, appears on the board.
    Placed {
        /// How many discs it flips.
        flips: u32,
    },
    /// All of it is done.
    Finished,
    /// There is something to be [recorded](Exercise::record) and kept.
    Progressed,
}

/// What a front end draws.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools)] // Each is a fact of its own.
pub struct View {
    /// The board that is shown.
    pub position: Position,
    /// The square of the last move on it.
    pub last: Option<Square>,
    /// Whether it shows something that has not happened.
    pub is_what_if: bool,
    /// Where a disc can be placed.
    pub targets: Bitboard,
    /// Who is to move, where a move is asked for.
    pub turn: Option<Color>,
    /// What kind of answer is wanted.
    pub answer: AnswerKind,
    /// Whether the rules themselves are asked: where a disc may go, and what it flips.
    pub asks_rules: bool,
    /// The squares that mean something.
    pub marks: Marks,
    /// What was said last.
    pub message: Option<Message>,
    /// Whether it is time for the next task.
    pub can_go_on: bool,
    /// Whether a whole puzzle is done. Of a chapter, [`Exercise::record`] tells.
    pub is_finished: bool,
}

/// Squares with a meaning.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// What the task speaks of.
    pub highlight: Bitboard,
    /// Marked rightly.
    pub right: Bitboard,
    /// Marked wrongly.
    pub wrong: Bitboard,
    /// Where the next disc goes.
    pub next: Bitboard,
    /// What the message points at; nothing during a replay.
    pub pointed: Bitboard,
}

impl View {
    /// A board where a move is asked for.
    #[must_use]
    pub fn of(position: Position) -> View {
        View {
            position,
            last: None,
            is_what_if: false,
            targets: Bitboard::EMPTY,
            turn: None,
            answer: AnswerKind::Play,
            asks_rules: false,
            marks: Marks::default(),
            message: None,
            can_go_on: false,
            is_finished: false,
        }
    }

    /// The position whose moves may be told to somebody who asks: not what is to be found, nor during a replay.
    pub fn told(&self) -> Option<Position> {
        let asked = self.turn.is_some() && !self.asks_rules;
        let told = asked || self.can_go_on || self.answer == AnswerKind::Read;
        told.then_some(self.position)
    }
}

impl<T: Task> Exercise<T> {
    /// A task from its beginning.
    pub fn new(task: T) -> Exercise<T> {
        let replay = Replay::still(board_of(&task));
        let mut exercise = Exercise {
            task,
            replay,
            message: None,
            right: Bitboard::EMPTY,
            wrong: Bitboard::EMPTY,
            happenings: Vec::new(),
            missed: false,
            asked: None,
            failed: false,
            last: JobId::default(),
            effects: Vec::new(),
        };
        exercise.ask();
        exercise
    }

    /// What has to be done outside: only questions are asked.
    pub fn effects(&mut self) -> Vec<Effect> {
        core::mem::take(&mut self.effects)
    }

    /// Whether the engine is thinking: about a reply, or about what moves are worth.
    pub const fn is_thinking(&self) -> bool {
        self.asked.is_some() && !self.failed
    }

    /// Nobody waits for the engine any more.
    pub fn leave(&mut self) {
        let asked = self.asked.take().filter(|_| !self.failed);
        self.effects.extend(asked.map(|it| Effect::Cancel(it.0)));
        self.failed = false;
    }

    /// Asks the engine what the task has to know now.
    fn ask(&mut self) {
        let wanted = self.task.question();
        if wanted == self.asked.map(|it| it.1) {
            return;
        }
        self.leave();
        if let Some(question) = wanted {
            self.last = self.last.next();
            self.asked = Some((self.last, question));
            self.effects.push(Effect::Ask(self.last, question));
        }
    }

    /// What the engine says. Whoever gets no answer may begin again.
    fn hear(&mut self, id: JobId, reply: &Reply, now: Duration) {
        if self.asked.is_none_or(|it| it.0 != id) {
            return;
        }
        match reply {
            Reply::Progress(_) => {}
            Reply::Failed => self.failed = true,
            Reply::Done(found) => {
                self.asked = None;
                if let Some(feedback) = self.task.hear(found) {
                    self.missed |= feedback.verdict == Verdict::Wrong;
                    self.show(feedback, now);
                }
            }
        }
    }

    /// The task.
    pub const fn task(&self) -> &T {
        &self.task
    }

    /// The task, when nobody looks at it any more.
    pub fn into_task(self) -> T {
        self.task
    }

    /// What was said last.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// When to come back with [`Input::Tick`].
    pub const fn due(&self) -> Option<Duration> {
        self.replay.due()
    }

    /// Records what was done; the chapter that this completes.
    pub fn record(&mut self, progress: &mut Progress, today: Day) -> Option<&'static Chapter> {
        let completed = self.task.record(progress, today);
        if core::mem::take(&mut self.missed) {
            self.task.repeat(progress, today);
        }
        completed
    }

    /// Takes in what the learner does. What is not possible now changes nothing.
    pub fn update(&mut self, input: Input, now: Duration) -> Vec<Happening> {
        if !self.offers(&input) {
            return Vec::new();
        }
        let could_go_on = self.task.view().can_go_on;
        match input {
            Input::Choose(square) if self.task.view().answer == AnswerKind::Mark => {
                self.mark(square, now);
            }
            Input::Choose(square) => self.answer(&Answer::Play(square.into()), now),
            Input::Pass => self.answer(&Answer::Play(Move::Pass), now),
            Input::Number(text) => self.number(text.trim(), now),
            Input::Read => {
                self.task.answer(&Answer::Read);
                self.happenings.push(Happening::Progressed);
            }
            Input::Reason(tag) => {
                self.replay.settle();
                self.task.reason(tag);
                self.tell(Message::Reason(tag));
            }
            Input::Hint => {
                self.replay.settle();
                if let Some(hint) = self.task.hint() {
                    self.tell(Message::Hint(hint));
                }
            }
            Input::Solution => {
                let line = self.task.give_up();
                self.replay = Replay::along(self.replay.settled(), &line, false, now);
                self.tell(Message::Solution(line));
                self.tell_placed();
                self.happenings.push(Happening::TaskChanged);
            }
            Input::PlayOut => {
                self.happenings.push(Happening::TaskChanged);
                if let Some(feedback) = self.task.play_out() {
                    self.show(feedback, now);
                }
            }
            Input::StartOver => {
                self.task.start_over();
                self.begin();
            }
            Input::GoTo(part) => {
                self.task.go_to(part);
                self.begin();
                self.happenings.push(Happening::Progressed);
            }
            Input::Earlier => self.replay.earlier(),
            Input::Later => {
                self.replay.later();
                self.tell_placed();
            }
            Input::ShowAgain => {
                self.replay.again(now);
                self.tell_placed();
            }
            Input::TryAgain => self.replay.settle(),
            Input::Tick => {
                if self.replay.tick(now) {
                    self.tell_placed();
                }
            }
            Input::Reply(id, reply) => self.hear(id, &reply, now),
        }
        self.ask();
        if self.task.view().can_go_on && !could_go_on {
            self.happenings.push(Happening::Progressed);
        }
        core::mem::take(&mut self.happenings)
    }

    /// Whether this can be done now.
    pub fn offers(&self, input: &Input) -> bool {
        let browsed = self.replay.can_be_browsed();
        match input {
            Input::Earlier => browsed && !self.replay.is_at_start(),
            Input::Later => browsed && !self.replay.is_at_end(),
            Input::ShowAgain => browsed,
            Input::TryAgain => {
                self.replay.is_what_if() && self.task.takes(&Input::Choose(Square::A1))
            }
            Input::Tick | Input::Reply(..) => true,
            input => self.task.takes(input),
        }
    }

    fn begin(&mut self) {
        self.leave();
        self.replay = Replay::still(board_of(&self.task));
        self.message = None;
        self.missed = false;
        (self.right, self.wrong) = (Bitboard::EMPTY, Bitboard::EMPTY);
        self.happenings.push(Happening::TaskChanged);
    }

    fn answer(&mut self, answer: &Answer, now: Duration) {
        let was_finished = self.task.view().is_finished;
        let feedback = self.task.answer(answer);
        self.missed |= feedback.verdict == Verdict::Wrong;
        self.show(feedback, now);
        if self.task.view().is_finished && !was_finished {
            let end = [Happening::TaskChanged, Happening::Finished];
            self.happenings.extend(end);
        }
    }

    /// Each square is answered at once; those that are right stay marked.
    fn mark(&mut self, square: Square, now: Duration) {
        let marked = self.right | square.bitboard();
        self.answer(&Answer::Mark(marked), now);
        self.wrong = Bitboard::EMPTY;
        match self.message.as_ref().map(Message::tone) {
            Some(Tone::Right) => self.right = marked,
            Some(Tone::Wrong) => self.wrong = square.bitboard(),
            // Now the message points at what was found.
            Some(Tone::Done) => self.right = Bitboard::EMPTY,
            _ => {}
        }
    }

    fn number(&mut self, text: &str, now: Duration) {
        match text.parse() {
            Ok(number) => self.answer(&Answer::Number(number), now),
            Err(_) if text.is_empty() => self.tell(Message::NumberMissing),
            Err(_) => self.tell(Message::NotANumber(text.to_owned())),
        }
    }

    /// Shows and tells what comes of an answer.
    fn show(&mut self, feedback: Feedback, now: Duration) {
        self.replay = Replay::of(self.replay.settled(), &feedback, now);
        // What is only shown has not happened.
        let played = self.replay.moves().take(placed(&feedback));
        self.happenings.extend(played.map(Happening::Played));
        if feedback.made.is_empty() && feedback.shown.is_empty() {
            if feedback.verdict != Verdict::Again {
                self.happenings.push(Happening::Placed { flips: 0 });
            }
        } else {
            self.tell_placed();
        }
        self.tell(Message::Answer(feedback));
    }

    fn tell(&mut self, message: Message) {
        self.message = Some(message);
        self.happenings.push(Happening::Told);
    }

    fn tell_placed(&mut self) {
        let played = self.replay.played();
        self.happenings
            .extend(played.map(|played| Happening::Placed {
                flips: played.flips.len(),
            }));
    }

    /// What to draw.
    pub fn view(&self) -> View {
        let (replay, board, task) = (&self.replay, self.replay.board(), self.task.view());
        let mut view = View {
            position: board.position,
            last: board.last,
            is_what_if: replay.is_what_if(),
            message: self.message.clone(),
            ..task
        };
        if replay.is_settled() {
            (view.marks.right, view.marks.wrong) = (self.right, self.wrong);
        } else {
            (view.targets, view.marks) = (Bitboard::EMPTY, Marks::default());
        }
        if let Some(message) = &self.message
            && (!replay.can_be_browsed() || replay.is_at_end())
        {
            // What was marked wrongly has its own mark.
            view.marks.pointed = message.marks() - self.wrong;
        }
        let asks_move = view.answer == AnswerKind::Play && !task.position.is_over();
        let asks_move = asks_move && self.offers(&Input::Choose(Square::A1));
        view.turn = asks_move.then(|| task.position.turn());
        view
    }
}

/// How many discs were placed.
fn placed(feedback: &Feedback) -> usize {
    let made = feedback.made.iter();
    made.filter(|mv| mv.square().is_some()).count()
}

fn board_of(task: &impl Task) -> Board {
    let View { position, last, .. } = task.view();
    Board { position, last }
}
