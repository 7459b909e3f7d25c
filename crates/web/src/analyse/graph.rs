//! The graph of the game: the scores and what the moves have cost, one of them where there is no room for both. It is a
//! slider: mouse, touch and keys move the cursor, and each point is told in words.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use outflank_app::review::{Grade, Moment, Point, Review, losses};
use outflank_app::study::Study;
use outflank_engine::Kind;
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::Element;

use super::curve::{HEIGHT, Scale, WIDTH, area, curve, discs, lost, most_lost, target};
use super::sentences;
use super::workbench::Workbench;
use crate::words::{text, use_words};

/// What the graph shows where there is room for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Scores,
    Losses,
}

impl Shown {
    const fn name(self) -> &'static str {
        match self {
            Shown::Scores => "scores",
            Shown::Losses => "losses",
        }
    }

    const ALL: [(Shown, fn(&Texts) -> String); 2] = [
        (Shown::Scores, Texts::analysis_column_score),
        (Shown::Losses, Texts::analyse_graph_losses),
    ];
}

/// The graph.
#[component]
pub fn Graph(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let course = bench.course();
    let first = Memo::new(move |_| bench.review(Review::first_judged));
    let costs = Memo::new(move |_| course.with(|course| losses(course, first.get())));
    let scale = Memo::new(move |_| course.with(|course| Scale::of(course)));
    let at = Memo::new(move |_| bench.study(Study::at));
    let kind = RwSignal::new(Shown::Scores);
    let pointed = RwSignal::new(None::<usize>);
    let told = move |shown: Shown, at: usize| {
        let (texts, point) = (words.get(), course.with(|course| course.get(at).cloned())?);
        if shown == Shown::Scores {
            return Some(sentences::point(&point, &texts));
        }
        let made = sentences::made(&point, &texts);
        let cost = costs.with(|costs| costs.get(at).copied().flatten());
        Some(match cost.map(|it| it.map(i32::unsigned_abs)) {
            Some([black, white]) => texts.cell_note(&made, &texts.analyse_lost(black, white)),
            None => made,
        })
    };
    let pressed = move |event: KeyboardEvent| {
        let (at, last) = untrack(|| bench.study(|study| (study.at(), study.len())));
        if let Some(to) = target(&event.key(), at, last)
            && !(event.ctrl_key() || event.alt_key() || event.meta_key())
        {
            event.prevent_default();
            bench.go(to, false);
        }
    };
    let moved = move |event: PointerEvent| {
        let element = event
            .current_target()
            .and_then(|it| it.dyn_into::<Element>().ok());
        let Some(element) = element else { return };
        let place = element.get_bounding_client_rect();
        let part = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
        let to = scale.get_untracked().at(part);
        pointed.set(Some(to));
        if event.buttons() & 1 != 0 {
            bench.go(to, false);
        }
    };
    let upright = move |at: usize, class: &'static str| {
        let x = scale.get().x(at);
        view! { <path class=class d=format!("M{x:.1} 6V{}", HEIGHT - 6.0) /> }
    };
    let drawn = move |shown: Shown, curves: AnyView| {
        view! {
            <svg class=format!("graph-{}", shown.name()) viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                {move || upright(at.get(), "graph-here")}
                {move || pointed.get().map(|at| upright(at, "graph-pointed"))}
                {curves}
            </svg>
        }
    };
    let said = move |shown: Shown| {
        let told = move || told(shown, pointed.get().unwrap_or_else(|| at.get()));
        view! { <span class=format!("graph-{}", shown.name())>{told}</span> }
    };
    let note = text(move |texts| match kind.get() {
        Shown::Scores => texts.analyse_graph_note(),
        Shown::Losses => texts.analyse_losses_note(),
    });
    view! {
        <figure class="graph" data-shown=move || kind.get().name()>
            <div
                class="graph-slider"
                role="slider"
                tabindex="0"
                aria-label=text(Texts::analyse_graph)
                aria-valuemin="0"
                aria-valuemax=move || bench.study(Study::len)
                aria-valuenow=at
                aria-valuetext=move || told(kind.get(), at.get())
                title=note
                on:keydown=pressed
                on:pointerdown=moved
                on:pointermove=moved
                on:pointerleave=move |_| pointed.set(None)
            >
                {drawn(Shown::Scores, view! { <Scores course scale /> }.into_any())}
                {drawn(Shown::Losses, view! { <Losses costs scale /> }.into_any())}
            </div>
            <EmptyNote course />
            <Kinds kind />
            <figcaption class="graph-said note" aria-hidden="true">
                {said(Shown::Scores)}
                {said(Shown::Losses)}
            </figcaption>
        </figure>
    }
}

/// Chooses one of them.
#[component]
fn Kinds(kind: RwSignal<Shown>) -> impl IntoView {
    let choice = |(shown, name): (Shown, fn(&Texts) -> String)| {
        view! {
            <button
                type="button"
                aria-pressed=move || (kind.get() == shown).to_string()
                on:click=move |_| kind.set(shown)
            >
                {text(name)}
            </button>
        }
    };
    view! {
        <div class="graph-kinds" role="group" aria-label=text(Texts::analyse_graph_kind)>
            {Shown::ALL.map(choice).collect_view()}
        </div>
    }
}

/// What is there as long as there is no curve.
#[component]
fn EmptyNote(course: Memo<Vec<Point>>) -> impl IntoView {
    let known = move || course.with(|it| it.iter().filter(|it| it.worth.is_some()).count());
    let is_empty = Memo::new(move |_| known() < 2);
    view! {
        <Show when=move || is_empty.get()>
            <p class="graph-empty">{text(Texts::analyse_graph_empty)}</p>
        </Show>
    }
}

/// The scores, filled in the colour of whoever is ahead.
#[component]
fn Scores(course: Memo<Vec<Point>>, scale: Memo<Scale>) -> impl IntoView {
    let words = use_words();
    let points = move || {
        let scale = scale.get();
        let places = course.get().into_iter().enumerate();
        places
            .filter_map(|(at, place)| point(at, &place, scale))
            .collect_view()
    };
    let tick = move |sign: i32| {
        let number = move || words.get().signed(f64::from(sign * scale.get().discs), 0);
        let y = move || scale.get().y(sign * scale.get().discs) + 4.0;
        view! { <text class="graph-tick" x="2" y=y>{number}</text> }
    };
    let side = move |side: i32| move || course.with(|course| area(course, scale.get(), side));
    view! {
        <path class="graph-black" d=side(1) />
        <path class="graph-white" d=side(-1) />
        <path class="graph-zero" d=format!("M0 {0}H{WIDTH}", HEIGHT / 2.0) />
        {tick(1)}
        {tick(-1)}
        <path class="graph-curve" d=move || course.with(|course| curve(course, scale.get())) />
        {points}
    }
}

/// What the moves of each side have cost so far.
#[component]
fn Losses(costs: Memo<Vec<Option<[i32; 2]>>>, scale: Memo<Scale>) -> impl IntoView {
    let line = move |side: usize| move || costs.with(|costs| lost(costs, side, scale.get()));
    let top = move || costs.with(|costs| most_lost(costs).to_string());
    view! {
        <text class="graph-tick" x="2" y="26">{top}</text>
        <path class="graph-lost black" d=line(0) />
        <path class="graph-lost white" d=line(1) />
    }
}

/// A point: a square if exact, else a circle; larger and red if the move was a mistake.
fn point(at: usize, place: &Point, scale: Scale) -> Option<impl IntoView + use<>> {
    let (discs, exact) = (discs(place)?, place.worth?.kind == Kind::Exact);
    let (x, y) = (scale.x(at), scale.y(discs));
    let grade = place.mistake().map_or(Grade::Good, Moment::grade);
    let is_bad = grade > Grade::Good;
    let half = match grade {
        Grade::Good => 2.5,
        Grade::Inaccuracy => 4.5,
        Grade::Mistake => 6.0,
        Grade::Blunder => 8.0,
    };
    let (left, size) = (x - half, 2.0 * half);
    let shape = if exact {
        format!("M{left:.1} {:.1}h{size}v{size}h-{size}z", y - half)
    } else {
        format!("M{left:.1} {y:.1}a{half} {half} 0 1 0 {size} 0a{half} {half} 0 1 0-{size} 0")
    };
    Some(view! {
        <g data-at=at data-discs=discs data-exact=exact.to_string()>
            <path class="graph-point" class:exact=exact class:mistake=is_bad d=shape />
        </g>
    })
}
