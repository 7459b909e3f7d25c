use outflank_engine::{Answer as Found, Question};
use outflank_learn::course::{self, Chapter, Lesson, Practice};
use outflank_learn::puzzle::{self, Attempt, Outcome};
use outflank_learn::training::daily::{Item, LINES};
use outflank_learn::training::{Card, CardKind, Correction, Day, Recall, Recital, Tag};
use outflank_learn::{Answer, Deed, Feedback, Hint, Progress, Verdict};
use outflank_rules::Move;

use crate::exercise::{Input, ReasonOf, Task, View};

/// An item of training being done: a [`Task`] that knows what it was, and records it so.
#[derive(Debug)]
pub struct Assignment {
    item: Item,
    work: Work,
    place: (usize, usize),
}

/// What is to be done.
#[derive(Debug)]
pub enum Work {
    /// A better move in an own game.
    Correction(Correction),
    /// A puzzle.
    Attempt(Attempt),
    /// A line by heart.
    Recital(Recital),
    /// A board of the course.
    Board(Repetition),
}

/// A board of the course once more.
#[derive(Debug)]
pub struct Repetition {
    lesson: Lesson,
    recall: Recall,
}

impl Repetition {
    fn new(chapter: &str, step: &str) -> Option<Repetition> {
        let chapter = course::find(chapter)?;
        let index = chapter.steps.iter().position(|it| it.id == step)?;
        let mut lesson = Lesson::new(chapter);
        lesson.go_to(index);
        let recall = Recall::Right;
        Some(Repetition { lesson, recall })
    }

    /// The lesson, at the step.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }
}

impl Assignment {
    /// The item as a task; `None` if it asks for something that this version does not know.
    pub fn new(item: Item, progress: &Progress) -> Option<Assignment> {
        let work = match &item {
            Item::Card(id) | Item::Opening(id) => of_card(progress.training().deck.card(id)?)?,
            Item::Line(step) => Work::Board(Repetition::new(LINES, step)?),
            Item::Puzzle(puzzle) | Item::Rung(puzzle) | Item::OfTheDay(puzzle) => {
                Work::Attempt(Attempt::new(puzzle))
            }
        };
        let place = (1, 1);
        Some(Assignment { item, work, place })
    }

    /// The same, as the so-manieth of so many.
    pub(super) fn at(self, place: (usize, usize)) -> Assignment {
        Assignment { place, ..self }
    }

    /// Which it is in its sitting, from 1, and how many there are.
    pub const fn place(&self) -> (usize, usize) {
        self.place
    }

    /// What it is in the training.
    pub const fn item(&self) -> &Item {
        &self.item
    }

    /// What is to be done.
    pub const fn work(&self) -> &Work {
        &self.work
    }

    /// How it went, once it is over.
    pub fn recall(&self) -> Option<Recall> {
        match &self.work {
            Work::Correction(correction) => correction.recall(),
            Work::Attempt(attempt) => attempt.outcome().map(|outcome| match outcome {
                Outcome::Solved => Recall::Right,
                Outcome::Helped => Recall::Helped,
                Outcome::Failed => Recall::Wrong,
            }),
            Work::Recital(recital) => recital.recall(),
            Work::Board(board) => board.lesson.is_done().then_some(board.recall),
        }
    }

    /// Whether the reason that was given is right; `None` if none was.
    pub fn reason_right(&self) -> Option<bool> {
        let why = match &self.work {
            Work::Correction(correction) => correction.why(),
            Work::Board(board) => board.lesson.why(),
            Work::Attempt(_) | Work::Recital(_) => None,
        };
        why?.is_right()
    }

    /// The card in the deck, if it comes from there.
    fn card(&self) -> Option<&str> {
        match &self.item {
            Item::Card(id) | Item::Opening(id) => Some(id),
            Item::Line(_) | Item::Puzzle(_) | Item::Rung(_) | Item::OfTheDay(_) => None,
        }
    }

    /// The chapter that helps whoever fails at this card again and again.
    pub fn lesson<'a>(&self, progress: &'a Progress) -> Option<&'a str> {
        progress.training().deck.card(self.card()?)?.lesson()
    }
}

fn of_card(card: &Card) -> Option<Work> {
    Some(match &card.kind {
        CardKind::Mistake(mistake) => Work::Correction(Correction::new(mistake.clone())),
        CardKind::Puzzle(id) => Work::Attempt(Attempt::new(puzzle::find(id)?)),
        CardKind::Board { chapter, step } => Work::Board(Repetition::new(chapter, step)?),
        CardKind::Opening(line) => Work::Recital(Recital::new(line.clone())),
    })
}

impl Task for Repetition {
    fn view(&self) -> View {
        View {
            is_finished: self.lesson.is_done(),
            ..self.lesson.view()
        }
    }

    fn takes(&self, input: &Input) -> bool {
        !matches!(input, Input::GoTo(_) | Input::StartOver) && self.lesson.takes(input)
    }

    fn answer(&mut self, answer: &Answer) -> Feedback {
        let feedback = self.lesson.answer(answer);
        if feedback.verdict == Verdict::Wrong {
            self.recall = Recall::Wrong;
        }
        feedback
    }

    fn question(&self) -> Option<Question> {
        self.lesson.question()
    }

    fn hear(&mut self, found: &Found) -> Option<Feedback> {
        let feedback = self.lesson.hear(found);
        let wrong = |it: &Feedback| it.verdict == Verdict::Wrong;
        if feedback.as_ref().is_some_and(wrong) {
            self.recall = Recall::Wrong;
        }
        feedback
    }

    fn reasons(&self) -> &[Tag] {
        Task::reasons(&self.lesson)
    }

    fn asks_why(&self) -> Option<ReasonOf> {
        self.lesson.asks_why()
    }

    fn reason(&mut self, tag: Tag) {
        self.lesson.choose_reason(tag);
    }

    fn hint(&mut self) -> Option<Hint> {
        if self.recall == Recall::Right {
            self.recall = Recall::Helped;
        }
        self.lesson.hint()
    }

    fn start_over(&mut self) {}

    fn record(&mut self, _: &mut Progress, _: Day) -> Option<&'static Chapter> {
        None
    }
}

/// Calls the same method of whatever is to be done.
macro_rules! work {
    ($work:expr, $it:ident => $call:expr) => {
        match $work {
            Work::Correction($it) => $call,
            Work::Attempt($it) => $call,
            Work::Recital($it) => $call,
            Work::Board($it) => $call,
        }
    };
}

impl Task for Assignment {
    fn view(&self) -> View {
        work!(&self.work, it => Task::view(it))
    }

    /// What is done is done: it comes again when it is due.
    fn takes(&self, input: &Input) -> bool {
        *input != Input::StartOver && work!(&self.work, it => Task::takes(it, input))
    }

    fn answer(&mut self, answer: &Answer) -> Feedback {
        work!(&mut self.work, it => Task::answer(it, answer))
    }

    fn question(&self) -> Option<Question> {
        work!(&self.work, it => Task::question(it))
    }

    fn hear(&mut self, found: &Found) -> Option<Feedback> {
        work!(&mut self.work, it => Task::hear(it, found))
    }

    fn hint(&mut self) -> Option<Hint> {
        work!(&mut self.work, it => Task::hint(it))
    }

    fn reasons(&self) -> &[Tag] {
        work!(&self.work, it => Task::reasons(it))
    }

    fn asks_why(&self) -> Option<ReasonOf> {
        work!(&self.work, it => Task::asks_why(it))
    }

    fn reason(&mut self, tag: Tag) {
        work!(&mut self.work, it => Task::reason(it, tag));
    }

    fn start_over(&mut self) {}

    /// A line that is no card yet becomes one.
    fn repeat(&self, progress: &mut Progress, today: Day) {
        if let (Item::Line(_), Work::Board(board)) = (&self.item, &self.work) {
            Task::repeat(&board.lesson, progress, today);
        }
    }

    fn give_up(&mut self) -> Vec<Move> {
        work!(&mut self.work, it => Task::give_up(it))
    }

    fn play_out(&mut self) -> Option<Feedback> {
        work!(&mut self.work, it => Task::play_out(it))
    }

    fn record(&mut self, progress: &mut Progress, today: Day) -> Option<&'static Chapter> {
        let recall = self.recall()?;
        if let Some(card) = self.card() {
            progress.recall(card, recall, today);
        }
        if let Some(right) = self.reason_right() {
            progress.add(Deed::Reason { right });
        }
        match (&self.item, &mut self.work) {
            (Item::Rung(_), _) => progress.add_rung(recall == Recall::Right, today),
            (Item::Line(_), Work::Board(board)) => progress.add_lesson(&board.lesson),
            (_, Work::Attempt(attempt)) => progress.add_attempt(attempt, today),
            (_, Work::Correction(_)) => progress.add_practice(|it| *it == Practice::Mistakes),
            _ => {}
        }
        let (day, item) = (today, self.item.name());
        progress.add(Deed::Ticked { day, item });
        None
    }
}
