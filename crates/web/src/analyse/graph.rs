//! The course of the game as a curve. It is a slider: it leads to any place of the game, with mouse, finger and keys,
//! and a screen reader reads each place in words.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use outflank_text::Texts;
use wasm_bindgen::prelude::JsCast as _;
use web_sys::Element;

use super::judge::Place;
use super::study::Study;
use super::workbench::Workbench;
use crate::words::{text, use_words};

/// The drawing, in its own units.
const WIDTH: f64 = 600.0;
const HEIGHT: f64 = 180.0;
/// The curve keeps this distance from the edges.
const MARGIN: f64 = 22.0;

/// How places become points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Scale {
    /// How many moves there are, at least one.
    moves: usize,
    /// The most discs that fit.
    discs: i32,
}

impl Scale {
    fn of(course: &[Place]) -> Scale {
        let values = course.iter().filter_map(|place| place.worth);
        let most = values.map(|worth| worth.discs.abs()).max().unwrap_or(0);
        Scale {
            moves: course.len().saturating_sub(1).max(1),
            discs: [8, 16, 24, 32, 48]
                .into_iter()
                .find(|&it| it >= most)
                .unwrap_or(64),
        }
    }

    fn x(self, at: usize) -> f64 {
        MARGIN + (WIDTH - 2.0 * MARGIN) * at as f64 / self.moves as f64
    }

    fn y(self, discs: i32) -> f64 {
        let half = HEIGHT / 2.0;
        half - (half - MARGIN) * f64::from(discs) / f64::from(self.discs)
    }

    /// The place nearest to a part of the width, from 0 to 1.
    fn at(self, part: f64) -> usize {
        let along = (part * WIDTH - MARGIN) / (WIDTH - 2.0 * MARGIN);
        (along * self.moves as f64)
            .round()
            .clamp(0.0, self.moves as f64) as usize
    }
}

/// The curve: places whose value is not known leave a gap.
fn curve(course: &[Place], scale: Scale) -> String {
    let mut path = String::new();
    let mut joined = false;
    for (at, place) in course.iter().enumerate() {
        if let Some(worth) = place.worth {
            let letter = if joined { 'L' } else { 'M' };
            path.push_str(&format!(
                "{letter}{:.1} {:.1}",
                scale.x(at),
                scale.y(worth.discs)
            ));
        }
        joined = place.worth.is_some();
    }
    path
}

/// The ground between the curve and the middle.
fn area(course: &[Place], scale: Scale) -> String {
    let middle = scale.y(0);
    let mut path = String::new();
    let mut joined = false;
    for (at, place) in course.iter().enumerate() {
        let x = scale.x(at);
        match (place.worth, joined) {
            (Some(worth), false) => {
                path.push_str(&format!("M{x:.1} {middle:.1}V{:.1}", scale.y(worth.discs)));
            }
            (Some(worth), true) => {
                path.push_str(&format!("L{x:.1} {:.1}", scale.y(worth.discs)));
            }
            (None, true) => path.push_str(&format!("V{middle:.1}Z")),
            (None, false) => {}
        }
        joined = place.worth.is_some();
    }
    if joined {
        path.push_str(&format!("V{middle:.1}Z"));
    }
    path
}

/// Where a key leads.
fn target(key: &str, at: usize, last: usize) -> Option<usize> {
    Some(match key {
        "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
        "ArrowRight" | "ArrowUp" => at + 1,
        "PageDown" => at.saturating_sub(10),
        "PageUp" => at + 10,
        "Home" => 0,
        "End" => last,
        _ => return None,
    })
}

/// The curve.
#[component]
pub fn Graph(bench: Workbench) -> impl IntoView {
    let words = use_words();
    let (study, course) = (bench.study(), bench.course());
    let scale = Memo::new(move |_| course.with(|course| Scale::of(course)));
    let at = Memo::new(move |_| study.with(Study::at));
    let spoken = move || {
        let at = at.get();
        course.with(|course| course.get(at).map(|place| place.in_words(at, &words.get())))
    };
    let pressed = move |event: KeyboardEvent| {
        let (at, last) = study.with_untracked(|study| (study.at(), study.len()));
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
            .filter_map(|(at, place)| point(at, place, scale))
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
                aria-valuemax=move || study.with(Study::len)
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

/// A point: a square if its value is exact, a circle if not; a triangle under it if the move was a mistake.
fn point(at: usize, place: Place, scale: Scale) -> Option<impl IntoView> {
    let worth = place.worth?;
    let (x, y) = (scale.x(at), scale.y(worth.discs));
    let shape = if worth.is_exact() {
        format!("M{:.1} {:.1}h7v7h-7z", x - 3.5, y - 3.5)
    } else {
        format!("M{:.1} {y:.1}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0", x - 3.5)
    };
    let mark = place.mistake.map(|_| {
        let d = format!("M{x:.1} {:.1}l6 11h-12z", y + 6.0);
        view! { <path class="graph-mistake" d=d /> }
    });
    Some(view! {
        <g data-at=at data-discs=worth.discs data-exact=worth.is_exact().to_string()>
            <path class="graph-point" class:exact=worth.is_exact() d=shape />
            {mark}
        </g>
    })
}

#[cfg(test)]
mod tests {
    use outflank_engine::Kind;

    use super::*;
    use crate::analyse::judge::Judgement;

    fn place(discs: Option<i32>) -> Place {
        Place {
            made: None,
            worth: discs.map(|discs| Judgement {
                discs,
                kind: Kind::Exact,
            }),
            mistake: None,
        }
    }

    #[test]
    fn every_place_is_found_where_it_is_drawn() {
        let course: Vec<Place> = (0..61).map(|at| place(Some(at - 30))).collect();
        let scale = Scale::of(&course);
        assert_eq!((scale.moves, scale.discs), (60, 32));
        for at in 0..61 {
            assert_eq!(scale.at(scale.x(at) / WIDTH), at);
        }
        assert_eq!((scale.at(-1.0), scale.at(2.0)), (0, 60));
        assert!(scale.y(30) < scale.y(-30), "Black is above");
    }

    #[test]
    fn what_is_not_known_leaves_a_gap() {
        let course = [Some(2), Some(4), None, Some(-64)].map(place);
        let path = curve(&course, Scale::of(&course));
        assert_eq!(path.matches('M').count(), 2);
        assert_eq!(path.matches('L').count(), 1);
        assert_eq!(curve(&[place(None)], Scale::of(&[])), "");
        let ground = area(&course, Scale::of(&course));
        assert_eq!(ground.matches('M').count(), 2);
        assert_eq!(ground.matches('Z').count(), 2);
    }

    #[test]
    fn keys_lead_through_the_game() {
        assert_eq!(target("ArrowLeft", 0, 9), Some(0));
        assert_eq!(target("PageUp", 3, 9), Some(13));
        assert_eq!(target("End", 3, 9), Some(9));
        assert_eq!(target("x", 3, 9), None);
    }
}
