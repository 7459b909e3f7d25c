//! A chapter on its way, and everything that happens to it.

use leptos::prelude::*;
use outflank_learn::course::{Chapter, Lesson, Task, chapters};
use outflank_learn::{Answer, AnswerKind, Feedback, Verdict};
use outflank_rules::{Bitboard, Move, Square};

use crate::exercise::{Frame, Marked, Said, Screen, Tone};
use crate::parts::announcer::{Announcer, use_announcer};
use crate::parts::notices::{Notices, use_notices};
use crate::parts::sound::{Sound, Sounds, use_sounds};
use crate::store::progress::KeptProgress;
use crate::words::{Words, use_words};

/// A chapter on its way.
#[derive(Clone, Copy)]
pub struct Classroom {
    lesson: RwSignal<Lesson, LocalStorage>,
    /// What was marked rightly, and the last square that was marked wrongly.
    marked: RwSignal<(Bitboard, Bitboard)>,
    screen: Screen,
    progress: KeptProgress,
    announcer: Announcer,
    notices: Notices,
    sounds: Sounds,
    words: Words,
}

impl Classroom {
    /// Goes on where the chapter was left.
    pub fn open(chapter: &'static Chapter, progress: KeptProgress) -> Classroom {
        let lesson = progress.with_untracked(|progress| progress.lesson(chapter));
        let frame = Frame::with_last(lesson.position(), lesson.placed());
        Classroom {
            lesson: RwSignal::new_local(lesson),
            marked: RwSignal::new((Bitboard::EMPTY, Bitboard::EMPTY)),
            screen: Screen::new(frame),
            progress,
            announcer: use_announcer(),
            notices: use_notices(),
            sounds: use_sounds(),
            words: use_words(),
        }
    }

    /// What is shown and said.
    pub const fn screen(self) -> Screen {
        self.screen
    }

    /// What was done so far.
    pub const fn progress(self) -> KeptProgress {
        self.progress
    }

    /// Reads something about the lesson.
    pub fn lesson<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Lesson) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.lesson.with(|lesson| read(lesson)))
    }

    /// The number of the step one is at, from 0.
    pub fn index(self) -> usize {
        self.lesson.with_untracked(Lesson::index)
    }

    /// Whether the step is done.
    pub fn is_done(self) -> bool {
        self.lesson.with_untracked(Lesson::is_done)
    }

    /// The chapter.
    pub fn chapter(self) -> &'static Chapter {
        self.lesson.with_untracked(Lesson::chapter)
    }

    /// What is marked on the board.
    pub fn marked(self) -> Signal<Marked> {
        Signal::derive(move || {
            let (right, wrong) = self.marked.get();
            self.lesson.with(|lesson| {
                let highlight = if lesson.is_done() {
                    Bitboard::EMPTY
                } else {
                    lesson.step().highlight
                };
                let next = lesson.next_square().map(Square::bitboard);
                Marked {
                    highlight,
                    right,
                    wrong,
                    next: next.unwrap_or_default(),
                }
            })
        })
    }

    /// Goes to a step, which is read from its top, and tells it; false if there is none.
    pub fn go_to(self, index: usize) -> bool {
        let there = self.lesson.try_update(|lesson| lesson.go_to(index));
        if there == Some(true) {
            self.begin();
            window().scroll_to_with_x_and_y(0.0, 0.0);
            let texts = self.words.now();
            let step = self.lesson.with_untracked(Lesson::step);
            let total = self.chapter().steps.len();
            self.announcer
                .say(&texts.lesson_step(index + 1, total, false));
            self.announcer.say(&texts.describe(step));
            self.note();
        }
        there == Some(true)
    }

    /// Begins the step again.
    pub fn restart(self) {
        self.lesson.update(Lesson::restart);
        self.begin();
    }

    fn begin(self) {
        self.marked.set((Bitboard::EMPTY, Bitboard::EMPTY));
        let frame = self
            .lesson
            .with_untracked(|lesson| Frame::with_last(lesson.position(), lesson.placed()));
        self.screen.show(frame);
    }

    /// A square is chosen: a disc is placed there, or it is marked.
    pub fn choose(self, square: Square) {
        let (kind, done) = self.lesson.with_untracked(|lesson| {
            let kind = lesson.step().task.answer_kind();
            (kind, lesson.is_done())
        });
        match kind {
            // What is done stays as it is until it is begun again.
            _ if done => {}
            AnswerKind::Mark => self.mark(square),
            AnswerKind::Play | AnswerKind::Read | AnswerKind::Number => {
                self.answer(&Answer::Play(square.into()));
            }
        }
    }

    /// Each square is answered at once; those that are right stay marked.
    fn mark(self, square: Square) {
        let (right, _) = self.marked.get_untracked();
        let marked = right | square.bitboard();
        let feedback = self.answer(&Answer::Mark(marked));
        self.marked.set(match feedback.verdict {
            Verdict::Right => (marked, Bitboard::EMPTY),
            // Now the answer itself points at what was found.
            Verdict::Done => (Bitboard::EMPTY, Bitboard::EMPTY),
            Verdict::Again => (right, Bitboard::EMPTY),
            Verdict::Wrong => (right, square.bitboard()),
        });
    }

    /// The learner passes.
    pub fn pass(self) {
        if !self.is_done() {
            self.answer(&Answer::Play(Move::Pass));
        }
    }

    /// The learner gives a number, as it was written.
    pub fn number(self, text: &str) {
        let text = text.trim().to_owned();
        if let Ok(number) = text.parse() {
            self.answer(&Answer::Number(number));
            return;
        }
        self.sounds.play(Sound::Refuse);
        self.screen.tell(Said::new(Tone::Again, move |t| {
            vec![if text.is_empty() {
                t.lesson_number_missing()
            } else {
                t.lesson_no_number(&text)
            }]
        }));
    }

    /// What is only read is done when one goes on.
    pub fn has_read(self) {
        let reads = self
            .lesson
            .with_untracked(|lesson| lesson.step().task == Task::Read && !lesson.is_done());
        if reads {
            self.lesson.update(|lesson| {
                lesson.answer(&Answer::Read);
            });
            self.note();
        }
    }

    /// Helps a little, and the next time a little more.
    pub fn hint(self) {
        let hint = self.lesson.try_update(Lesson::hint);
        if let Some(Some(hint)) = hint {
            self.screen.hint(hint);
        }
    }

    fn answer(self, answer: &Answer) -> Feedback {
        let mut feedback = None;
        self.lesson
            .update(|lesson| feedback = Some(lesson.answer(answer)));
        let feedback = feedback.expect("an update runs once");
        self.screen.answer(&feedback);
        if feedback.verdict == Verdict::Done {
            self.note();
        }
        feedback
    }

    /// Keeps where one is and what is done. The end of a chapter is something to be told.
    fn note(self) {
        let chapter = self.chapter();
        let complete = || self.progress.with_untracked(|it| it.is_complete(chapter));
        let before = complete();
        self.lesson
            .with_untracked(|lesson| self.progress.note(|progress| progress.add_lesson(lesson)));
        if complete() && !before {
            self.sounds.play(Sound::End);
            self.notices
                .inform(move |t| t.lesson_chapter_done(&t.chapter_title(chapter)));
        }
    }

    /// The chapter after this one.
    pub fn next_chapter(self) -> Option<&'static Chapter> {
        let this = self.chapter().id;
        let mut after = chapters().iter().skip_while(|other| other.id != this);
        after.nth(1)
    }
}
