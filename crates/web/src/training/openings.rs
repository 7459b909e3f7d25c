//! The opening trainer: choose an opening and a colour, then play against the book.

use leptos::prelude::*;
use outflank_app::training::openings::{End, Happening, Input, OpeningTrainer, extent, mine};
use outflank_app::{Effect as AppEffect, JobId};
use outflank_engine::Question;
use outflank_record::openings::Opening;
use outflank_rules::{Bitboard, Color, Square};
use outflank_text::Texts;

use super::Above;
use crate::board::{Board, DiscIcon, Discs};
use crate::components::announcer::{Announcer, use_announcer};
use crate::components::choice::{Choice, Choices};
use crate::components::notices::{Notices, use_notices};
use crate::components::sound::{Sound, Sounds, use_sounds};
use crate::engine::{Engine, Thinking, use_engine};
use crate::store::progress::{KeptProgress, today};
use crate::words::{Words, text, use_words};

/// A trainer on the page.
#[derive(Clone, Copy)]
pub struct Live {
    trainer: RwSignal<Option<OpeningTrainer>>,
    opening: RwSignal<Option<Opening>>,
    color: RwSignal<Color>,
    thinking: StoredValue<Option<Thinking>, LocalStorage>,
    progress: KeptProgress,
    engine: Engine,
    announcer: Announcer,
    notices: Notices,
    sounds: Sounds,
    words: Words,
}

impl Live {
    /// A trainer to look at, in the style guide.
    pub fn sample(progress: KeptProgress, trainer: OpeningTrainer) -> Live {
        let live = Live::of(progress);
        live.trainer.set(Some(trainer));
        live
    }

    fn of(progress: KeptProgress) -> Live {
        let live = Live {
            trainer: RwSignal::new(None),
            opening: RwSignal::new(None),
            color: RwSignal::new(Color::Black),
            thinking: StoredValue::new_local(None),
            progress,
            engine: use_engine(),
            announcer: use_announcer(),
            notices: use_notices(),
            sounds: use_sounds(),
            words: use_words(),
        };
        on_cleanup(move || live.stop());
        live
    }

    fn begin(self) {
        let seed = (js_sys::Math::random() * 2f64.powi(52)) as u64;
        let (opening, color) = (self.opening.get_untracked(), self.color.get_untracked());
        self.stop();
        self.trainer
            .set(Some(OpeningTrainer::new(opening, color, seed)));
        self.carry_out();
    }

    fn stop(self) {
        if let Some(Some(thinking)) = self.thinking.try_update_value(Option::take) {
            thinking.abandon();
        }
    }

    fn carry_out(self) {
        let effects = self
            .trainer
            .try_update(|it| it.as_mut().map(OpeningTrainer::effects));
        for effect in effects.flatten().unwrap_or_default() {
            if let AppEffect::Ask(id, question) = effect {
                self.ask(id, question);
            }
        }
    }

    fn ask(self, id: JobId, question: Question) {
        let heard = move |reply| self.act(Input::Reply(id, reply));
        let _ = self
            .thinking
            .try_set_value(Some(self.engine.ask(question, heard)));
    }

    fn act(self, input: Input) {
        let happened = self
            .trainer
            .try_update(|it| it.as_mut().map(|it| it.update(input)));
        let texts = self.words.now();
        for happening in happened.flatten().unwrap_or_default() {
            match happening {
                Happening::Placed(square) => {
                    self.sounds.play(Sound::Place { flips: 1 });
                    self.announcer.say(&square.to_string());
                }
                Happening::Refused(reason) => {
                    self.sounds.play(Sound::Refuse);
                    self.notices.refuse(move |t| t.describe(&reason));
                }
                Happening::Over => self.over(&texts),
            }
        }
        self.carry_out();
    }

    /// How far the line is.
    fn state(self, texts: &Texts) -> Option<String> {
        self.trainer.with(|it| {
            let it = it.as_ref()?;
            Some(match it.end() {
                Some(end) => texts.describe(end),
                None if it.is_waiting() => texts.practice_opening_turn(),
                None => texts.thinking(),
            })
        })
    }

    fn over(self, texts: &Texts) {
        self.trainer.with_untracked(|it| {
            let Some(it) = it else { return };
            let said = it.end().map(|end| texts.describe(end));
            self.announcer.say(&said.unwrap_or_default());
            self.progress.note(|progress| it.record(progress, today()));
        });
    }
}

#[component]
pub fn OpeningsView(progress: KeptProgress) -> impl IntoView {
    let live = Live::of(progress);
    let is_begun = Memo::new(move |_| live.trainer.with(Option::is_some));
    let title = text(move |texts| match live.opening.get() {
        Some(opening) => texts.describe(&opening),
        None => texts.practice_openings(),
    });
    view! {
        <Show
            when=move || is_begun.get()
            fallback=move || view! {
                <section class="page training-openings">
                    <Above />
                    <h1>{text(Texts::practice_openings)}</h1>
                    <p class="lead">{text(Texts::practice_openings_about)}</p>
                    <Choosing live />
                </section>
            }
        >
            <div class="exercise">
                <div class="exercise-task">
                    <Above />
                    <h1>{title}</h1>
                    <p class="task with-disc">
                        {move || view! { <DiscIcon color=live.color.get() /> }}
                        <span>{text(move |texts| live.state(texts))}</span>
                    </p>
                </div>
                <Line live />
            </div>
        </Show>
    }
}

/// The choice of the opening, and how much there is to learn.
#[component]
pub fn Choosing(live: Live) -> impl IntoView {
    let chosen = move |event: web_sys::Event| {
        let id = event_target_value(&event);
        let opening = Opening::all().iter().find(|it| it.id == id);
        live.opening.set(opening.copied());
    };
    let options = text(move |texts| {
        let mine = live.progress.with(mine);
        let mut others: Vec<(String, Opening)> = Opening::all()
            .iter()
            .filter(|it| mine.iter().all(|own| own.0 != **it))
            .map(|it| (texts.describe(it), *it))
            .collect();
        others.sort_by(|one, other| one.0.cmp(&other.0));
        let own = mine.into_iter().map(|(opening, games)| {
            let name = texts.practice_opening_mine(&texts.describe(&opening), games);
            (name, opening)
        });
        let option = |(name, opening): (String, Opening)| {
            let selected = live.opening.get_untracked() == Some(opening);
            view! { <option value=opening.id selected=selected>{name}</option> }
        };
        view! {
            <option value="">{texts.practice_opening_any()}</option>
            {own.chain(others).map(option).collect_view()}
        }
    });
    let about = text(move |texts| {
        let opening = live.opening.get()?;
        let extent = extent(opening, live.color.get());
        Some(texts.practice_opening_extent(extent.lines, extent.decisions))
    });
    let color_name = |texts: &Texts, color: Color| texts.color_name(color);
    view! {
        <label class="field">
            <span>{text(Texts::practice_opening_which)}</span>
            <select on:change=chosen>{options}</select>
        </label>
        <Choices
            label=text(Texts::play_color)
            choices=Choice::all(&Color::ALL, color_name)
            chosen=live.color
            on_choose=move |color| live.color.set(color)
        />
        <p class="note" aria-live="polite">{about}</p>
        <button type="button" class="primary" on:click=move |_| live.begin()>{text(Texts::practice_begin)}</button>
    }
}

/// The line being played.
#[component]
pub fn Line(live: Live) -> impl IntoView {
    let read = move |read: fn(&OpeningTrainer) -> Bitboard| {
        Memo::new(move |_| {
            live.trainer
                .with(|it| it.as_ref().map(read).unwrap_or_default())
        })
    };
    let targets = read(|it| {
        if it.is_waiting() {
            it.position().legal_moves()
        } else {
            Bitboard::EMPTY
        }
    });
    let position = Memo::new(move |_| {
        let position = |it: &OpeningTrainer| it.position();
        live.trainer.with(|it| it.as_ref().map(position))
    });
    let discs = move || position.get().map(Discs::of).unwrap_or_default();
    let last = Memo::new(move |_| live.trainer.with(|it| it.as_ref()?.moves().last().copied()));
    let moves = move || {
        let squares = |it: &OpeningTrainer| it.moves().iter().map(Square::to_string).collect();
        let moves: Vec<String> = live
            .trainer
            .with(|it| it.as_ref().map(squares).unwrap_or_default());
        moves.join(" ")
    };
    let is_over = Memo::new(move |_| {
        live.trainer
            .with(|it| it.as_ref().is_some_and(|it| it.end().is_some()))
    });
    let kept = text(move |texts| {
        let ended = live
            .trainer
            .with(|it| it.as_ref().and_then(|it| it.end().cloned()));
        let ended = ended.filter(|end| *end != End::Failed);
        ended.map(|_| texts.practice_opening_kept())
    });
    view! {
        <div class="exercise-board">
            <Board discs=Signal::derive(discs) targets last spoken=position on_choose=move |square| live.act(Input::Choose(square)) />
        </div>
        <div class="exercise-side">
            <p class="note line-moves">{moves}</p>
            <p>{kept}</p>
        </div>
        <div class="exercise-tools buttons">
            <button type="button" class:primary=is_over on:click=move |_| live.begin()>{text(Texts::practice_opening_next)}</button>
            <button type="button" on:click=move |_| {
                live.stop();
                live.trainer.set(None);
            }>{text(Texts::practice_opening_which)}</button>
        </div>
    }
}
