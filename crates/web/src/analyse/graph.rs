//! The graph of the game. It is a slider: mouse, touch and keys move the cursor, and a screen reader reads each
//! point in words.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use outflank_app::review::Point;
use outflank_app::study::Study;
use outflank_engine::Kind;
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::Element;

use super::curve::{HEIGHT, Scale, WIDTH, area, curve, discs, target};
use super::sentences;
use super::workbench::Workbench;
use crate::words::{text, use_words};

/// The graph.
#[component]
pub fn Graph(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let course = bench.course();
    let scale = Memo::new(move |_| course.with(|course| Scale::of(course)));
    let at = Memo::new(move |_| bench.study(Study::at));
    let spoken = move || {
        let at = at.get();
        course.with(|course| Some(sentences::point(course.get(at)?, at, &words.get())))
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
    let pointed = move |event: PointerEvent| {
        let element = event
            .current_target()
            .and_then(|it| it.dyn_into::<Element>().ok());
        if let Some(element) = element.filter(|_| event.buttons() & 1 != 0) {
            let place = element.get_bounding_client_rect();
            let part = (f64::from(event.client_x()) - place.left()) / place.width().max(1.0);
            bench.go(scale.get_untracked().at(part), false);
        }
    };
    let points = move || {
        let scale = scale.get();
        let places = course.get().into_iter().enumerate();
        places
            .filter_map(|(at, place)| point(at, &place, scale))
            .collect_view()
    };
    let here = move || {
        let x = scale.get().x(at.get());
        view! { <path class="graph-here" d=format!("M{x:.1} 6V{}", HEIGHT - 6.0) /> }
    };
    let tick = move |sign: i32| {
        let number = move || words.get().signed(f64::from(sign * scale.get().discs), 0);
        let y = move || scale.get().y(sign * scale.get().discs) + 4.0;
        view! { <text class="graph-tick" x="2" y=y>{number}</text> }
    };
    view! {
        <figure class="graph">
            <div
                class="graph-slider"
                role="slider"
                tabindex="0"
                aria-label=text(Texts::analyse_graph)
                aria-valuemin="0"
                aria-valuemax=move || bench.study(Study::len)
                aria-valuenow=at
                aria-valuetext=spoken
                on:keydown=pressed
                on:pointerdown=pointed
                on:pointermove=pointed
            >
                <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                    <path class="graph-zero" d=format!("M0 {0}H{WIDTH}", HEIGHT / 2.0) />
                    {tick(1)}
                    {tick(-1)}
                    <path class="graph-area" d=move || course.with(|course| area(course, scale.get())) />
                    {here}
                    <path class="graph-curve" d=move || course.with(|course| curve(course, scale.get())) />
                    {points}
                </svg>
            </div>
            <figcaption class="note">{text(Texts::analyse_graph_note)}</figcaption>
        </figure>
    }
}

/// A point: a square if exact, else a circle; a triangle below marks a mistake.
fn point(at: usize, place: &Point, scale: Scale) -> Option<impl IntoView + use<>> {
    let (discs, exact) = (discs(place)?, place.worth?.kind == Kind::Exact);
    let (x, y) = (scale.x(at), scale.y(discs));
    let shape = if exact {
        format!("M{:.1} {:.1}h7v7h-7z", x - 3.5, y - 3.5)
    } else {
        format!("M{:.1} {y:.1}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0", x - 3.5)
    };
    let mark = place.mistake().map(|_| {
        let d = format!("M{x:.1} {:.1}l6 11h-12z", y + 6.0);
        view! { <path class="graph-mistake" d=d /> }
    });
    Some(view! {
        <g data-at=at data-discs=discs data-exact=exact.to_string()>
            <path class="graph-point" class:exact=exact d=shape />
            {mark}
        </g>
    })
}
