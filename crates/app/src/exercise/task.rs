use outflank_engine::Task::Judge;
use outflank_engine::{Answer as Found, Level, Question};
use outflank_learn::challenge::Awaited;
use outflank_learn::course::{self, Aim, Chapter, Lesson};
use outflank_learn::puzzle::{Attempt, Stage};
use outflank_learn::training::{Card, CardKind, Correction, Day, Recital, Tag, Why};
use outflank_learn::{Answer, AnswerKind, Deed, Feedback, Hint, Progress};
use outflank_rules::{Bitboard, Move, Square};

use super::{Input, Marks, View};

/// How far the moves of a game with the computer are looked into: an answer within a second, and good enough to say what
/// a move costs.
const SIGHT: Level = Level::new(10).unwrap();

/// Something to be done on a board: what an [`Exercise`](super::Exercise) is about.
///
/// A new kind of exercise implements this; messages, replays and marks come with it.
pub trait Task {
    /// What there is to see before anything is answered, shown or said.
    fn view(&self) -> View;

    /// Whether it takes this input now. No other reaches the methods below.
    fn takes(&self, input: &Input) -> bool;

    /// Judges an answer.
    fn answer(&mut self, answer: &Answer) -> Feedback;

    /// What the engine has to be asked before it goes on.
    fn question(&self) -> Option<Question> {
        None
    }

    /// Takes the engine's answer to that question; what comes of it, if it is to be told.
    fn hear(&mut self, _found: &Found) -> Option<Feedback> {
        None
    }

    /// Helps a little, and the next time a little more.
    fn hint(&mut self) -> Option<Hint>;

    /// The reasons of a mistake to choose from, until one is chosen.
    fn reasons(&self) -> &[Tag] {
        &[]
    }

    /// What they are the reasons of; nothing once one is chosen.
    fn asks_why(&self) -> Option<ReasonOf> {
        None
    }

    /// Takes the reason of a mistake.
    fn reason(&mut self, _tag: Tag) {}

    /// Puts what was answered wrongly into the deck.
    fn repeat(&self, _progress: &mut Progress, _today: Day) {}

    /// Begins again.
    fn start_over(&mut self);

    /// Goes to a part of it, counted from 0.
    fn go_to(&mut self, _part: usize) {}

    /// Gives up; the moves to the goal.
    fn give_up(&mut self) -> Vec<Move> {
        Vec::new()
    }

    /// Goes on along a known line to the end of the game.
    fn play_out(&mut self) -> Option<Feedback> {
        None
    }

    /// Records what was done; the chapter that this completes.
    fn record(&mut self, progress: &mut Progress, today: Day) -> Option<&'static Chapter>;
}

/// What a reason is asked of, before a move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReasonOf {
    /// A move of an own game, which was a mistake.
    Mistake(Square),
    /// One of two moves, which is worse.
    WorseOfTwo,
    /// A corner that is given away.
    Sacrifice,
}

/// Judges an answer where only moves are taken.
fn moved(answer: &Answer, play: impl FnOnce(Move) -> Feedback) -> Feedback {
    match *answer {
        Answer::Play(mv) => play(mv),
        _ => unreachable!("only moves are taken"),
    }
}

impl Task for Lesson {
    fn view(&self) -> View {
        let (step, done) = (self.step(), self.is_done());
        let answer = step.task.answer_kind();
        let plays = answer == AnswerKind::Play;
        View {
            last: self.placed(),
            answer,
            targets: if plays {
                self.targets()
            } else {
                Bitboard::EMPTY
            },
            marks: Marks {
                highlight: if done {
                    Bitboard::EMPTY
                } else {
                    step.highlight
                },
                next: self.next_square().map(Square::bitboard).unwrap_or_default(),
                ..Marks::default()
            },
            can_go_on: done || answer == AnswerKind::Read,
            ..View::of(self.position())
        }
    }

    /// What is done stays as it is until it is begun again.
    fn takes(&self, input: &Input) -> bool {
        let kind = self.step().task.answer_kind();
        match input {
            Input::StartOver => kind != AnswerKind::Read,
            Input::GoTo(step) => *step < self.chapter().steps.len(),
            _ if self.is_done() => false,
            Input::Choose(_) => self.awaits().is_none(),
            Input::Pass => self.offers_pass(),
            Input::Number(_) => kind == AnswerKind::Number,
            Input::Read => kind == AnswerKind::Read,
            Input::Hint => kind != AnswerKind::Read && self.awaits().is_none(),
            Input::Reason(tag) => self.reasons().contains(tag),
            _ => false,
        }
    }

    fn answer(&mut self, answer: &Answer) -> Feedback {
        self.answer(answer)
    }

    fn question(&self) -> Option<Question> {
        Some(match self.awaits()? {
            Awaited::Values(position) => Question::new(position, Judge { level: SIGHT }),
            // The same moves get the same replies.
            Awaited::Reply(position, level) => {
                Question::choose(position, Level::new(level).unwrap_or(Level::MIN), 1)
            }
        })
    }

    fn hear(&mut self, found: &Found) -> Option<Feedback> {
        match self.awaits()? {
            Awaited::Values(_) => {
                let lines = found.report.lines.iter();
                let values = lines.filter_map(|it| Some((it.mv.square()?, it.value.discs())));
                self.hear_values(values.collect());
                None
            }
            Awaited::Reply(..) => Some(self.hear_reply(found.mv()?)),
        }
    }

    fn reasons(&self) -> &[Tag] {
        let why = self.why().filter(|_| !self.is_done());
        why.map_or(&[], Why::open_choices)
    }

    fn asks_why(&self) -> Option<ReasonOf> {
        let of_two = matches!(self.step().task, course::Task::Play(Aim::Either(..)));
        let asked = if of_two {
            ReasonOf::WorseOfTwo
        } else {
            ReasonOf::Sacrifice
        };
        (!self.reasons().is_empty()).then_some(asked)
    }

    fn reason(&mut self, tag: Tag) {
        self.choose_reason(tag);
    }

    fn hint(&mut self) -> Option<Hint> {
        self.hint()
    }

    fn start_over(&mut self) {
        self.restart();
    }

    fn go_to(&mut self, step: usize) {
        self.go_to(step);
    }

    /// Boards of strategy only: rules are known or looked up.
    fn repeat(&self, progress: &mut Progress, today: Day) {
        let (chapter, step) = (self.chapter(), self.step());
        // Whole games are played again whenever somebody likes.
        let is_game = matches!(step.task, course::Task::Read | course::Task::Spar(_));
        if !is_game && chapter.part.is_strategy() && self.is_done() {
            let board = CardKind::Board {
                chapter: chapter.id.to_owned(),
                step: step.id.to_owned(),
            };
            progress.add_card(Card::new(board, today));
        }
    }

    fn record(&mut self, progress: &mut Progress, _today: Day) -> Option<&'static Chapter> {
        let chapter = self.chapter();
        let before = progress.is_complete(chapter);
        progress.add_lesson(self);
        if let Some(right) = self.take_reason() {
            progress.add(Deed::Reason { right });
        }
        (!before && progress.is_complete(chapter)).then_some(chapter)
    }
}

impl Task for Attempt {
    fn view(&self) -> View {
        let next = self.next_square();
        let next = next.filter(|_| self.stage() == Stage::PlayingOut);
        View {
            targets: self.targets(),
            marks: Marks {
                next: next.map(Square::bitboard).unwrap_or_default(),
                ..Marks::default()
            },
            can_go_on: self.outcome().is_some(),
            is_finished: matches!(self.stage(), Stage::Solved | Stage::PlayedOut),
            ..View::of(self.position())
        }
    }

    fn takes(&self, input: &Input) -> bool {
        match input {
            Input::Choose(_) | Input::Hint => {
                matches!(self.stage(), Stage::Playing | Stage::PlayingOut)
            }
            Input::Solution => self.stage() == Stage::Playing,
            Input::PlayOut => self.can_play_out(),
            // Not before, or mistakes would be forgotten.
            Input::StartOver => self.outcome().is_some(),
            _ => false,
        }
    }

    fn answer(&mut self, answer: &Answer) -> Feedback {
        moved(answer, |mv| self.play(mv))
    }

    fn hint(&mut self) -> Option<Hint> {
        self.hint()
    }

    fn start_over(&mut self) {
        *self = Attempt::new(self.puzzle());
    }

    fn give_up(&mut self) -> Vec<Move> {
        self.give_up()
    }

    fn play_out(&mut self) -> Option<Feedback> {
        self.play_out()
    }

    fn record(&mut self, progress: &mut Progress, today: Day) -> Option<&'static Chapter> {
        progress.add_attempt(self, today);
        None
    }
}

impl Task for Correction {
    fn view(&self) -> View {
        View {
            targets: self.targets(),
            can_go_on: self.is_over(),
            is_finished: self.is_over(),
            ..View::of(self.position())
        }
    }

    fn takes(&self, input: &Input) -> bool {
        match input {
            Input::Choose(_) | Input::Hint | Input::Solution => !self.is_over(),
            Input::Reason(tag) => self.reasons().contains(tag),
            _ => false,
        }
    }

    fn answer(&mut self, answer: &Answer) -> Feedback {
        moved(answer, |mv| self.play(mv))
    }

    fn reasons(&self) -> &[Tag] {
        let why = self.why().filter(|_| !self.is_over());
        why.map_or(&[], Why::open_choices)
    }

    fn asks_why(&self) -> Option<ReasonOf> {
        let played = self.mistake().refutation().first()?.square()?;
        (!self.reasons().is_empty()).then_some(ReasonOf::Mistake(played))
    }

    fn reason(&mut self, tag: Tag) {
        if let Some(why) = self.why_mut() {
            why.choose(tag);
        }
    }

    fn hint(&mut self) -> Option<Hint> {
        self.hint()
    }

    fn start_over(&mut self) {
        *self = Correction::new(self.mistake().clone());
    }

    fn give_up(&mut self) -> Vec<Move> {
        self.give_up()
    }

    fn record(&mut self, progress: &mut Progress, today: Day) -> Option<&'static Chapter> {
        if let Some(recall) = self.recall() {
            let card = Card::new(CardKind::Mistake(self.mistake().clone()), today);
            progress.recall(&card.id(), recall, today);
        }
        None
    }
}

impl Task for Recital {
    fn view(&self) -> View {
        let over = self.recall().is_some();
        View {
            targets: self.targets(),
            can_go_on: over,
            is_finished: over,
            ..View::of(self.position())
        }
    }

    fn takes(&self, input: &Input) -> bool {
        match input {
            Input::Choose(_) | Input::Hint => self.recall().is_none(),
            _ => false,
        }
    }

    fn answer(&mut self, answer: &Answer) -> Feedback {
        moved(answer, |mv| self.play(mv))
    }

    fn hint(&mut self) -> Option<Hint> {
        self.hint()
    }

    fn start_over(&mut self) {
        *self = Recital::new(self.line().clone());
    }

    fn record(&mut self, progress: &mut Progress, today: Day) -> Option<&'static Chapter> {
        if let Some(recall) = self.recall() {
            let card = Card::new(CardKind::Opening(self.line().clone()), today);
            progress.recall(&card.id(), recall, today);
        }
        None
    }
}
