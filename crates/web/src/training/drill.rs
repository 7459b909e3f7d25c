//! A minute of simple questions.

use std::time::Duration;

use leptos::html;
use leptos::prelude::*;
use outflank_learn::Progress;
use outflank_learn::training::Drill;
use outflank_learn::training::drill::{About, Given, Question, Run};
use outflank_rules::{Bitboard, Position, Square};
use outflank_text::Texts;

use super::Above;
use crate::board::{self, Board, DiscIcon, Discs, Layer, Note, Shape};
use crate::components::announcer::{Announcer, use_announcer};
use crate::components::shortcuts::use_shortcut;
use crate::components::sound::{Sound, Sounds, use_sounds};
use crate::play::now;
use crate::store::progress::{KeptProgress, today};
use crate::words::{Words, text, use_words};

/// A drill on the page.
#[derive(Clone, Copy)]
pub struct Live {
    run: RwSignal<Run>,
    /// The time that is left.
    left: RwSignal<Duration>,
    /// Whether it is over, and whether it was the best so far.
    over: RwSignal<Option<bool>>,
    /// What the last answer was worth.
    said: RwSignal<Option<(bool, Given)>>,
    progress: KeptProgress,
    announcer: Announcer,
    sounds: Sounds,
    words: Words,
}

impl Live {
    /// A drill to look at, in the style guide: after a wrong answer, or after the last one, which was right.
    pub fn sample(drill: Drill, is_over: bool) -> Live {
        let live = Live::of(drill, KeptProgress::sample(Progress::default()));
        let answer = live.run.with_untracked(|run| run.question().answer());
        live.said.set(Some((is_over, answer)));
        live.over.set(is_over.then_some(true));
        live
    }

    fn of(drill: Drill, progress: KeptProgress) -> Live {
        Live {
            run: RwSignal::new(Run::new(drill, seed(), now())),
            left: RwSignal::new(Drill::TIME),
            over: RwSignal::new(None),
            said: RwSignal::new(None),
            progress,
            announcer: use_announcer(),
            sounds: use_sounds(),
            words: use_words(),
        }
    }

    fn begin(self, drill: Drill) {
        self.run.set(Run::new(drill, seed(), now()));
        self.over.set(None);
        self.said.set(None);
        self.tick();
        self.announce();
    }

    /// Says the board that is asked about.
    fn announce(self) {
        let texts = self.words.now();
        let question = self.run.with_untracked(Run::question);
        let drill = self.run.with_untracked(Run::drill);
        let square = match question.about {
            About::Flips(square) | About::IsSafe(square) => format!(" {square}."),
            About::Moves | About::First => String::new(),
        };
        let turn = texts.turn(question.position.turn());
        self.announcer
            .say(&format!("{}{square} {turn}", texts.describe(&drill)));
    }

    fn answer(self, given: Given) {
        let right = self.run.with_untracked(|run| run.question().answer());
        let judged = self
            .run
            .try_update(|run| run.answer(given, now()))
            .flatten();
        let texts = self.words.now();
        match judged {
            Some(true) => {
                self.sounds.play(Sound::Place { flips: 1 });
                self.announcer.interrupt(&texts.practice_drill_right());
            }
            Some(false) => {
                self.sounds.play(Sound::Refuse);
                let right = texts.describe(&right);
                self.announcer
                    .interrupt(&texts.practice_drill_wrong(&right));
            }
            None => {}
        }
        self.said.set(judged.map(|judged| (judged, right)));
        self.tick();
        if judged.is_some() {
            self.announce();
        }
    }

    fn tick(self) {
        let Some(left) = self.run.try_with_untracked(|run| run.left(now())) else {
            return;
        };
        self.left.set(left);
        if left.is_zero() && self.over.get_untracked().is_none() {
            let (drill, score) = self.run.with_untracked(|run| (run.drill(), run.score().0));
            let best = self
                .progress
                .with_untracked(|it| it.training().drills.get(&drill).copied());
            self.progress
                .note(|progress| progress.add_drill(drill, score, today()));
            self.over.set(Some(score > best.unwrap_or(0)));
            self.sounds.play(Sound::End);
            self.announcer
                .interrupt(&self.words.now().practice_drill_over(score));
        }
    }
}

/// Other questions every time.
fn seed() -> u64 {
    (js_sys::Math::random() * 2f64.powi(52)) as u64
}

#[component]
pub fn DrillView(drill: Drill, progress: KeptProgress) -> impl IntoView {
    let live = Live::of(drill, progress);
    let timer = set_interval_with_handle(move || live.tick(), Duration::from_millis(250));
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
    });
    live.announce();
    let turn = Memo::new(move |_| live.run.with(Run::question).position.turn());
    view! {
        <div class="exercise drill">
            <div class="exercise-task">
                <Above />
                <h1>{text(move |texts| texts.describe(&drill))}</h1>
                <p class="note">{text(Texts::practice_drill_lead)}</p>
                <p class="task with-disc">
                    {move || view! { <DiscIcon color=turn.get() /> }}
                    <span>{text(move |texts| texts.turn(turn.get()))}</span>
                </p>
            </div>
            <Drilling drill live />
        </div>
    }
}

/// The board that is asked about, and beside it the time, the answers and what they were worth.
#[component]
pub fn Drilling(drill: Drill, live: Live) -> impl IntoView {
    let words = live.words;
    let question = Memo::new(move |_| live.run.with(Run::question));
    let is_over = Memo::new(move |_| live.over.get().is_some());
    let marked = Memo::new(move |_| match question.get().about {
        About::Flips(square) | About::IsSafe(square) => square.bitboard(),
        About::Moves | About::First => Bitboard::EMPTY,
    });
    let targets = Memo::new(move |_| {
        let question = question.get();
        match question.about {
            About::First if !is_over.get() => question.position.legal_moves(),
            _ => Bitboard::EMPTY,
        }
    });
    let spoken = Memo::new(move |_| told(&question.get(), is_over.get()));
    let layers = Signal::derive(move || {
        vec![Layer {
            squares: marked.get(),
            shape: Shape::Frame,
            tone: board::Tone::Accent,
        }]
    });
    let notes = Signal::derive(move || {
        vec![Note {
            squares: marked.get(),
            spoken: words.get().square_pointed_out(),
        }]
    });
    let choose = move |square: Square| {
        if drill == Drill::LastTwo {
            live.answer(Given::Square(square));
        }
    };
    let seconds = Memo::new(move |_| live.left.get().as_millis().div_ceil(1000) as u64);
    let score = text(move |texts| {
        let (right, wrong) = live.run.with(Run::score);
        texts.practice_drill_score(right, wrong)
    });
    let said = text(move |texts| {
        let (right, answer) = live.said.get()?;
        Some(if right {
            view! { <p class="drill-said right">"✓ "{texts.practice_drill_right()}</p> }
        } else {
            let answer = texts.describe(&answer);
            view! { <p class="drill-said wrong">"✗ "{texts.practice_drill_wrong(&answer)}</p> }
        })
    });
    let ending = text(move |texts| {
        let record = live.over.get()?;
        let right = live.run.with(Run::score).0;
        let record = record.then(|| view! { <p>{texts.practice_drill_record()}</p> });
        Some(view! { <p class="lead">{texts.practice_drill_over(right)}</p> {record} })
    });
    view! {
        <div class="exercise-board">
            <Board discs=Memo::new(move |_| Discs::of(question.get().position)) targets spoken layers notes on_choose=choose />
        </div>
        <div class="exercise-side">
            <p class="drill-clock" role="timer">{text(move |texts| texts.practice_drill_time(seconds.get()))}</p>
            <progress max=Drill::TIME.as_secs() prop:value=move || seconds.get() as f64 aria-hidden="true"></progress>
            <p>{score}</p>
            {said}
            {ending}
            <Show
                when=move || is_over.get()
                fallback=move || view! { <Answers drill live /> }
            >
                <button type="button" class="primary" on:click=move |_| live.begin(drill)>{text(Texts::practice_more)}</button>
            </Show>
        </div>
    }
}

/// What may be told: not what is asked for.
fn told(question: &Question, is_over: bool) -> Option<Position> {
    (is_over || question.about == About::First).then_some(question.position)
}

/// How an answer is given, where it is not a square.
#[component]
fn Answers(drill: Drill, live: Live) -> impl IntoView {
    let input = NodeRef::<html::Input>::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get() else {
            return;
        };
        // What is no number is left standing.
        if let Ok(number) = input.value().trim().parse() {
            input.set_value("");
            live.answer(Given::Number(number));
        }
    };
    match drill {
        Drill::Moves | Drill::Flips => view! {
            <form class="number" on:submit=submit>
                <label>
                    {text(Texts::lesson_answer)}
                    <input
                        type="text"
                        inputmode="numeric"
                        pattern="[0-9]*"
                        maxlength="2"
                        autocomplete="off"
                        autofocus
                        node_ref=input
                    />
                </label>
                <button type="submit" class="primary">{text(Texts::lesson_check)}</button>
            </form>
        }
        .into_any(),
        Drill::XSquare => {
            use_shortcut("s", text(Texts::practice_drill_safe), move || {
                live.answer(Given::Safe(true));
            });
            use_shortcut("n", text(Texts::practice_drill_unsafe), move || {
                live.answer(Given::Safe(false));
            });
            view! {
                <div class="buttons">
                    <button type="button" on:click=move |_| live.answer(Given::Safe(true))>{text(Texts::practice_drill_safe)}</button>
                    <button type="button" on:click=move |_| live.answer(Given::Safe(false))>{text(Texts::practice_drill_unsafe)}</button>
                </div>
            }
            .into_any()
        }
        Drill::LastTwo => ().into_any(),
    }
}
