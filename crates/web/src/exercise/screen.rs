//! What happens around an exercise: the board that is shown, what was said last, sounds and announcements.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use outflank_learn::{Feedback, Hint, Verdict};
use outflank_rules::{Bitboard, Move};
use outflank_text::Texts;

use super::film::{Film, Frame};
use crate::parts::announcer::{Announcer, use_announcer};
use crate::parts::sound::{Sound, Sounds, use_sounds};
use crate::words::{Words, use_words};

/// How long a board is shown before the next one comes.
const PACE: Duration = Duration::from_millis(900);

/// How long it is shown before it is taken away for something else.
const LONGER: Duration = Duration::from_millis(2600);

/// How something that is said is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Right, and there is more to do.
    Right,
    /// Right, and done.
    Done,
    /// Not what is wanted, but no mistake.
    Again,
    /// A mistake.
    Wrong,
    /// Help.
    Hint,
    /// How it goes.
    Solution,
}

impl Tone {
    /// Its name in the style sheet.
    pub const fn class(self) -> &'static str {
        match self {
            Tone::Right => "answer right",
            Tone::Done => "answer right done",
            Tone::Again => "answer again",
            Tone::Wrong => "answer wrong",
            Tone::Hint => "answer hint",
            Tone::Solution => "answer solution",
        }
    }

    /// A sign beside the words.
    pub const fn sign(self) -> &'static str {
        match self {
            Tone::Right | Tone::Done => "✓",
            Tone::Again => "↺",
            Tone::Wrong => "✗",
            Tone::Hint => "?",
            Tone::Solution => "!",
        }
    }

    fn title(self, texts: &Texts) -> String {
        match self {
            Tone::Right => texts.answer_right(),
            Tone::Done => texts.answer_done(),
            Tone::Again => texts.answer_again(),
            Tone::Wrong => texts.answer_wrong(),
            Tone::Hint => texts.hint(),
            Tone::Solution => texts.solution(),
        }
    }
}

/// Something that was said, in the language of the moment.
#[derive(Clone)]
pub struct Said {
    /// How it is meant.
    pub tone: Tone,
    sentences: Arc<dyn Fn(&Texts) -> Vec<String> + Send + Sync>,
    /// Squares it points at.
    pub marks: Bitboard,
}

impl Said {
    /// Sentences.
    pub fn new(
        tone: Tone,
        sentences: impl Fn(&Texts) -> Vec<String> + Send + Sync + 'static,
    ) -> Said {
        Said {
            tone,
            sentences: Arc::new(sentences),
            marks: Bitboard::EMPTY,
        }
    }

    fn feedback(feedback: &Feedback) -> Said {
        let tone = match feedback.verdict {
            Verdict::Right => Tone::Right,
            Verdict::Done => Tone::Done,
            Verdict::Again => Tone::Again,
            Verdict::Wrong => Tone::Wrong,
        };
        let remarks = feedback.remarks.clone();
        Said {
            marks: feedback.marks,
            ..Said::new(tone, move |texts| {
                remarks
                    .iter()
                    .map(|remark| texts.describe(remark))
                    .collect()
            })
        }
    }

    fn hint(hint: Hint) -> Said {
        Said {
            marks: hint.marks,
            ..Said::new(Tone::Hint, move |texts| vec![texts.describe(&hint)])
        }
    }

    /// Its title and its sentences.
    pub fn words(&self, texts: &Texts) -> (String, Vec<String>) {
        (self.tone.title(texts), (self.sentences)(texts))
    }
}

/// The screen of an exercise.
#[derive(Clone, Copy)]
pub struct Screen {
    film: RwSignal<Film>,
    said: RwSignal<Option<Said>>,
    /// The number of the timer that counts; others are from films that are gone.
    timer: StoredValue<u64>,
    announcer: Announcer,
    sounds: Sounds,
    words: Words,
}

impl Screen {
    /// A screen with a board.
    pub fn new(frame: Frame) -> Screen {
        Screen {
            film: RwSignal::new(Film::still(frame)),
            said: RwSignal::new(None),
            timer: StoredValue::new(0),
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
        }
    }

    /// The film that is shown.
    pub fn film<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Film) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.film.with(|film| read(film)))
    }

    /// What was said last.
    pub fn said(self) -> Signal<Option<Said>> {
        self.said.into()
    }

    /// The squares that what was said points at, where they make sense.
    pub fn marks(self) -> Bitboard {
        let there = self
            .film
            .with(|film| !film.can_be_leafed_through() || film.is_at_end());
        self.said.with(|said| {
            let marks = said.as_ref().map(|said| said.marks);
            marks.filter(|_| there).unwrap_or_default()
        })
    }

    /// Shows another board and forgets what was said.
    pub fn show(self, frame: Frame) {
        self.stop();
        self.said.set(None);
        self.film.set(Film::still(frame));
    }

    /// Shows and tells what comes of an answer.
    pub fn answer(self, feedback: &Feedback) {
        let film = Film::of(self.film.with_untracked(Film::real), feedback);
        let texts = self.words.now();
        if feedback.verdict.is_right() {
            for played in film.moves() {
                let squares = played.flips.to_string();
                let count = played.flips.len();
                let sentence = texts.played(played.color, played.square, count, &squares);
                self.announcer.say(&sentence);
            }
        }
        match feedback.verdict {
            Verdict::Again => self.sounds.play(Sound::Refuse),
            _ if feedback.made.is_empty() && feedback.shown.is_empty() => {
                self.sounds.play(Sound::Place { flips: 0 });
            }
            _ => {}
        }
        self.tell(Said::feedback(feedback));
        self.run(film);
    }

    /// Gives a hint.
    pub fn hint(self, hint: Hint) {
        self.settle();
        self.tell(Said::hint(hint));
    }

    /// Shows a line and stays at its end.
    pub fn solution(self, line: &[Move], said: Said) {
        let film = Film::solution(self.film.with_untracked(Film::real), line);
        self.tell(said);
        self.run(film);
    }

    /// Says something beside the board, and to those who do not see it.
    pub fn tell(self, said: Said) {
        let (title, sentences) = said.words(&self.words.now());
        let text = format!("{title}. {}", sentences.join(" "));
        if matches!(said.tone, Tone::Again | Tone::Wrong) {
            self.announcer.interrupt(&text);
        } else {
            self.announcer.say(&text);
        }
        self.said.set(Some(said));
    }

    /// Shows the board that counts.
    pub fn settle(self) {
        self.stop();
        self.film.update(Film::settle);
    }

    /// One board back in what is shown.
    pub fn back(self) {
        self.stop();
        self.film.update(Film::back);
    }

    /// One board on in what is shown.
    pub fn forward(self) {
        self.stop();
        self.film.update(Film::forward);
        self.click();
    }

    /// Shows it again from its first move on.
    pub fn again(self) {
        let mut film = self.film.get_untracked();
        film.rewind();
        self.run(film);
    }

    fn run(self, film: Film) {
        self.stop();
        self.film.set(film);
        self.click();
        self.wait();
    }

    /// The sound of the move that the board shown comes from.
    fn click(self) {
        let flips = self.film.with_untracked(|film| {
            let moves = film.can_be_leafed_through() || !film.moves().is_empty();
            film.played().filter(|_| moves).map(|it| it.flips.len())
        });
        if let Some(flips) = flips {
            self.sounds.play(Sound::Place { flips });
        }
    }

    /// Waits until the next board is due.
    fn wait(self) {
        let (goes_on, cuts) = self
            .film
            .with_untracked(|film| (film.goes_on(), film.cuts_next()));
        if !goes_on {
            return;
        }
        let number = self.timer.with_value(|number| *number);
        let due = move || {
            // The page, or this film, may be gone by now.
            if self.timer.try_with_value(|now| *now == number) != Some(true) {
                return;
            }
            self.film.update(Film::go_on);
            if !cuts {
                self.click();
            }
            self.wait();
        };
        set_timeout(due, if cuts { LONGER } else { PACE });
    }

    fn stop(self) {
        self.timer.update_value(|number| *number += 1);
    }
}
