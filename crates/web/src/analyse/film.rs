//! A move to talk about as a film: the line that was played and the better one, side by side.

use std::time::Duration;

use leptos::ev::KeyboardEvent;
use leptos::leptos_dom::helpers::IntervalHandle;
use leptos::prelude::*;
use outflank_app::review::{Film, Take};
use outflank_text::Texts;

use super::layers::proof;
use crate::board::{Diagram, Discs};
use crate::components::announcer::{Announcer, use_announcer};
use crate::store::settings::use_settings;
use crate::words::{Words, text, use_words};

/// How long a move is shown.
const PACE: Duration = Duration::from_millis(1100);

/// A film, and how far it is.
#[derive(Clone, Copy)]
struct Projector {
    film: StoredValue<Film>,
    total: usize,
    at: RwSignal<usize>,
    is_playing: RwSignal<bool>,
    timer: StoredValue<Option<IntervalHandle>>,
    words: Words,
    announcer: Announcer,
}

impl Projector {
    fn load(film: Film) -> Projector {
        let projector = Projector {
            total: film.len(),
            film: StoredValue::new(film),
            at: RwSignal::new(0),
            is_playing: RwSignal::new(false),
            timer: StoredValue::new(None),
            words: use_words(),
            announcer: use_announcer(),
        };
        on_cleanup(move || projector.rest());
        projector
    }

    fn rest(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }

    fn pause(self) {
        self.is_playing.set(false);
        self.rest();
    }

    /// Goes on to the end, or begins anew there.
    fn play(self) {
        self.rest();
        if self.at.get_untracked() == self.total {
            self.at.set(0);
        }
        self.is_playing.set(true);
        let tick = move || {
            self.at.update(|at| *at = (*at + 1).min(self.total));
            if self.at.get_untracked() == self.total {
                self.pause();
            }
        };
        self.timer
            .set_value(set_interval_with_handle(tick, PACE).ok());
    }

    fn toggle(self) {
        if self.is_playing.get_untracked() {
            self.pause();
        } else {
            self.play();
        }
    }

    /// Goes a move on or back in both lines, and says which moves these are.
    fn step(self, by: isize) {
        self.pause();
        self.at
            .update(|at| *at = at.saturating_add_signed(by).min(self.total));
        let (at, texts) = (self.at.get_untracked(), self.words.now());
        let made = |film: &Film| {
            let made = Take::ALL.map(|take| {
                let mv = film.moves(take).get(at.checked_sub(1)?)?;
                Some(texts.analyse_move_name(*mv))
            });
            made.into_iter().flatten().collect::<Vec<_>>().join(", ")
        };
        let made = self.film.with_value(made);
        let place = texts.film_at(at, self.total);
        self.announcer.say(&texts.cell_note(&place, &made));
    }
}

/// The film. It begins by itself, unless everything is to hold still.
#[component]
pub fn FilmView(film: Film) -> impl IntoView {
    let layer = film.layer();
    let projector = Projector::load(film);
    if moves_by_itself() {
        projector.play();
    }
    let pressed = move |event: KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowLeft" => -1,
            "ArrowRight" => 1,
            _ => return,
        };
        event.prevent_default();
        projector.step(by);
    };
    let lines = Take::ALL.map(|take| view! { <Line projector take /> });
    let legend = text(move |texts| layer.map(|layer| texts.describe(&layer)));
    view! {
        <div class="film" role="group" aria-label=text(Texts::analyse_film) on:keydown=pressed>
            <div class="film-lines">{lines.collect_view()}</div>
            <Buttons projector />
            <p class="note">{legend}</p>
        </div>
    }
}

/// One of the lines, on a board of its own.
#[component]
fn Line(projector: Projector, take: Take) -> impl IntoView {
    let Projector { film, at, .. } = projector;
    let frame = Memo::new(move |_| film.with_value(|film| film.frame(take, at.get())));
    let marks = move || {
        let layer = film.with_value(Film::layer);
        let marked = frame.get().marked;
        layer.into_iter().map(|it| proof(it, marked)).collect()
    };
    let caption = text(move |texts| {
        let [played, better] = film.with_value(|film| texts.lines(film));
        match take {
            Take::Played => played,
            Take::Better => better,
        }
    });
    view! {
        <figure class="film-line">
            <Diagram
                discs=Signal::derive(move || Discs::of(frame.get().position))
                last=Signal::derive(move || frame.get().last)
                layers=Signal::derive(marks)
                label=Signal::derive(caption)
            />
            <figcaption>{caption}</figcaption>
        </figure>
    }
}

/// Back, play or pause, on.
#[component]
fn Buttons(projector: Projector) -> impl IntoView {
    let Projector { at, total, .. } = projector;
    let step = move |label: fn(&Texts) -> String, icon: &'static str, by: isize| {
        let end = if by > 0 { total } else { 0 };
        view! {
            <button
                type="button"
                aria-label=text(label)
                title=text(label)
                aria-disabled=move || (at.get() == end).then_some("true")
                on:click=move |_| projector.step(by)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon /></svg>
            </button>
        }
    };
    let label = text(move |texts| {
        if projector.is_playing.get() {
            texts.play_pause()
        } else {
            texts.film_play()
        }
    });
    let place = text(move |texts| texts.film_at(at.get(), total));
    view! {
        <div class="steps film-steps">
            {step(Texts::one_move_back, "M17 5l-10 7l10 7z", -1)}
            <button type="button" class="film-play" on:click=move |_| projector.toggle()>{label}</button>
            <span class="steps-at film-at">{place}</span>
            {step(Texts::one_move_on, "M7 5l10 7l-10 7z", 1)}
        </div>
    }
}

/// Whether things may move without being asked.
fn moves_by_itself() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)");
    let reduced = asked.ok().flatten().is_some_and(|query| query.matches());
    !reduced && use_settings().with_untracked(|settings| settings.own.animation)
}
