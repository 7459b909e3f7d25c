//! A puzzle on its way, and everything that happens to it.

use leptos::prelude::*;
use outflank_learn::puzzle::{Attempt, Puzzle, Stage};
use outflank_rules::{Bitboard, Square};

use crate::exercise::{Frame, Marked, Said, Screen, Tone};
use crate::parts::announcer::{Announcer, use_announcer};
use crate::parts::sound::{Sound, Sounds, use_sounds};
use crate::store::progress::KeptProgress;
use crate::words::{Words, use_words};

/// A puzzle on its way.
#[derive(Clone, Copy)]
pub struct Desk {
    attempt: RwSignal<Attempt, LocalStorage>,
    screen: Screen,
    progress: KeptProgress,
    announcer: Announcer,
    sounds: Sounds,
    words: Words,
}

impl Desk {
    /// A puzzle from its beginning.
    pub fn open(puzzle: &'static Puzzle, progress: KeptProgress) -> Desk {
        let desk = Desk {
            attempt: RwSignal::new_local(Attempt::new(puzzle)),
            screen: Screen::new(Frame::still(puzzle.position)),
            progress,
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
        };
        // It is read from its top.
        window().scroll_to_with_x_and_y(0.0, 0.0);
        desk.say_state();
        desk
    }

    /// What is shown and said.
    pub const fn screen(self) -> Screen {
        self.screen
    }

    /// Reads something about the attempt.
    pub fn attempt<T: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&Attempt) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.attempt.with(|attempt| read(attempt)))
    }

    /// What is to be done, or how it went.
    pub fn state(self) -> Signal<String> {
        Signal::derive(move || {
            let texts = self.words.get();
            self.attempt.with(|attempt| texts.describe(attempt))
        })
    }

    fn say_state(self) {
        let texts = self.words.now();
        let state = self
            .attempt
            .with_untracked(|attempt| texts.describe(attempt));
        self.announcer.say(&state);
    }

    /// Where the next disc goes, while a known line is played out.
    pub fn marked(self) -> Signal<Marked> {
        Signal::derive(move || {
            self.attempt.with(|attempt| {
                let next = attempt.next_square();
                let next = next.filter(|_| attempt.stage() == Stage::PlayingOut);
                Marked {
                    next: next.map_or(Bitboard::EMPTY, Square::bitboard),
                    ..Marked::default()
                }
            })
        })
    }

    /// A square is chosen.
    pub fn choose(self, square: Square) {
        let before = self.stage();
        if !matches!(before, Stage::Playing | Stage::PlayingOut) {
            return;
        }
        let mut feedback = None;
        self.attempt
            .update(|attempt| feedback = Some(attempt.play(square.into())));
        if let Some(feedback) = feedback {
            self.screen.answer(&feedback);
        }
        if self.stage() != before {
            self.sounds.play(Sound::End);
            self.say_state();
            self.note();
        }
    }

    fn stage(self) -> Stage {
        self.attempt.with_untracked(Attempt::stage)
    }

    /// Helps a little, and the next time a little more.
    pub fn hint(self) {
        if let Some(Some(hint)) = self.attempt.try_update(Attempt::hint) {
            self.screen.hint(hint);
        }
    }

    /// Shows the solution.
    pub fn give_up(self) {
        if self.stage() != Stage::Playing {
            return;
        }
        let line = self
            .attempt
            .try_update(Attempt::give_up)
            .unwrap_or_default();
        let squares = line.iter().filter_map(|mv| mv.square());
        let names: Vec<String> = squares.map(|square| square.to_string()).collect();
        let names = names.join(" ");
        self.screen.solution(
            &line,
            Said::new(Tone::Solution, move |t| vec![t.puzzles_solution_is(&names)]),
        );
        self.say_state();
        self.note();
    }

    /// Begins again.
    pub fn restart(self) {
        let puzzle = self.attempt.with_untracked(Attempt::puzzle);
        self.attempt.set(Attempt::new(puzzle));
        self.screen.show(Frame::still(puzzle.position));
        self.say_state();
    }

    /// Goes on to the end of the game.
    pub fn play_out(self) {
        if let Some(Some(feedback)) = self.attempt.try_update(Attempt::play_out) {
            self.say_state();
            self.screen.answer(&feedback);
        }
    }

    fn note(self) {
        self.attempt.update(|attempt| {
            self.progress.note(|progress| progress.add_attempt(attempt));
        });
    }
}
