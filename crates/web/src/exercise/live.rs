use std::time::Duration;

use leptos::prelude::*;
use outflank_app::Effect as AppEffect;
use outflank_app::exercise::{Exercise, Happening, Input, Task, Tone, View};
use outflank_text::Texts;

use super::answer::title;
use crate::components::announcer::{Announcer, use_announcer};
use crate::components::notices::{Notices, use_notices};
use crate::components::sound::{Sound, Sounds, use_sounds};
use crate::engine::{Engine, Thinking, use_engine};
use crate::store::progress::{KeptProgress, today};
use crate::words::{Words, use_words};

/// An exercise on the page: feeds it inputs and carries out what happens.
pub struct LiveExercise<T: 'static> {
    exercise: RwSignal<Exercise<T>, LocalStorage>,
    progress: KeptProgress,
    engine: Engine,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    announcement: fn(&T, &Texts) -> String,
    announcer: Announcer,
    notices: Notices,
    sounds: Sounds,
    words: Words,
}

impl<T> Clone for LiveExercise<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for LiveExercise<T> {}

/// What the views see of an exercise, whatever its task.
#[derive(Clone, Copy)]
pub struct ExerciseView {
    /// What to draw.
    pub view: Memo<View>,
    /// Sends an input.
    pub act: Callback<Input>,
    offers: Callback<Input, bool>,
}

impl ExerciseView {
    /// A memo of a part of the view.
    pub fn read<V: PartialEq + Send + Sync + 'static>(
        self,
        read: impl Fn(&View) -> V + Send + Sync + 'static,
    ) -> Memo<V> {
        Memo::new(move |_| self.view.with(|view| read(view)))
    }

    /// Whether an input is possible now.
    pub fn offers(self, input: Input) -> Memo<bool> {
        Memo::new(move |_| self.offers.run(input.clone()))
    }
}

impl<T: Task> LiveExercise<T> {
    /// Starts a task; `announcement` describes it to screen readers.
    pub fn open(
        task: T,
        progress: KeptProgress,
        announcement: fn(&T, &Texts) -> String,
    ) -> LiveExercise<T> {
        let live = LiveExercise {
            exercise: RwSignal::new_local(Exercise::new(task)),
            progress,
            engine: use_engine(),
            thinking: StoredValue::new_local(None),
            announcement,
            announcer: use_announcer(),
            notices: use_notices(),
            sounds: use_sounds(),
            words: use_words(),
        };
        on_cleanup(move || live.stop());
        live.ask();
        live
    }

    /// Asks the engine what the exercise wants to know, or no longer.
    fn ask(self) {
        let effects = self.exercise.try_update(Exercise::effects);
        for effect in effects.unwrap_or_default() {
            self.stop();
            if let AppEffect::Ask(id, question) = effect {
                let heard = move |reply| self.act(Input::Reply(id, reply));
                let thinking = self.engine.ask(question, heard);
                let _ = self.thinking.try_set_value(Some(thinking));
            }
        }
    }

    fn stop(self) {
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
    }

    /// The handle for the views.
    pub fn shown(self) -> ExerciseView {
        ExerciseView {
            view: Memo::new(move |_| self.exercise.with(Exercise::view)),
            act: Callback::new(move |input| self.act(input)),
            offers: Callback::new(move |input| self.exercise.with(|it| it.offers(&input))),
        }
    }

    /// Whether the engine is thinking.
    pub fn is_thinking(self) -> Memo<bool> {
        Memo::new(move |_| self.exercise.with(Exercise::is_thinking))
    }

    /// Reads the task, reactively.
    pub fn task<V>(self, read: impl FnOnce(&T) -> V) -> V {
        self.exercise.with(|exercise| read(exercise.task()))
    }

    /// Reads the task once.
    pub fn task_now<V>(self, read: impl FnOnce(&T) -> V) -> V {
        self.exercise
            .with_untracked(|exercise| read(exercise.task()))
    }

    /// Sends an input.
    pub fn act(self, input: Input) {
        let milliseconds = window().performance().map_or(0.0, |clock| clock.now());
        self.act_at(input, Duration::from_secs_f64(milliseconds / 1000.0));
    }

    fn act_at(self, input: Input, now: Duration) {
        // The page may be gone when the engine answers.
        let Some(happenings) = self.exercise.try_update(|it| it.update(input, now)) else {
            return;
        };
        for happening in happenings {
            self.carry_out(happening);
        }
        self.ask();
        let Some(due) = self.exercise.with_untracked(Exercise::due) else {
            return;
        };
        let wake = move || {
            // The page may be gone by now.
            let still_due = self.exercise.try_with_untracked(Exercise::due);
            if still_due == Some(Some(due)) {
                self.act_at(Input::Tick, due);
            }
        };
        set_timeout(wake, due.saturating_sub(now));
    }

    fn carry_out(self, happening: Happening) {
        let texts = self.words.now();
        match happening {
            Happening::TaskChanged => self.announce(),
            Happening::Played(played) => {
                let flips = played.flips;
                let (count, squares) = (flips.len(), flips.to_string());
                let sentence = texts.played(played.color, played.square, count, &squares);
                self.announcer.say(&sentence);
            }
            Happening::Told => self.tell(),
            Happening::Placed { flips } => self.sounds.play(Sound::Place { flips }),
            Happening::Finished => self.sounds.play(Sound::End),
            Happening::Progressed => {
                let mut completed = None;
                self.exercise.update(|exercise| {
                    let note = |progress: &mut _| completed = exercise.record(progress, today());
                    self.progress.note(note);
                });
                if let Some(chapter) = completed {
                    self.sounds.play(Sound::End);
                    self.notices
                        .inform(move |t| t.lesson_chapter_done(&t.chapter_title(chapter)));
                }
            }
        }
    }

    /// Announces the task or its outcome.
    pub fn announce(self) {
        let texts = self.words.now();
        let task = self.task_now(|task| {
            let told = (self.announcement)(task, &texts);
            let why = task.asks_why().map(|asked| texts.describe(&asked));
            [Some(told), why].into_iter().flatten().collect::<Vec<_>>()
        });
        self.announcer.say(&task.join(" "));
    }

    /// Announces the message.
    fn tell(self) {
        let texts = self.words.now();
        let said = self.exercise.with_untracked(|exercise| {
            let message = exercise.message()?;
            let title = title(message.tone(), &texts);
            let said = format!("{title}. {}", texts.describe(message));
            Some((message.tone(), said))
        });
        let Some((tone, said)) = said else {
            return;
        };
        if tone == Tone::Again {
            self.sounds.play(Sound::Refuse);
        }
        if matches!(tone, Tone::Again | Tone::Wrong) {
            self.announcer.interrupt(&said);
        } else {
            self.announcer.say(&said);
        }
    }
}
