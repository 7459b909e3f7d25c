//! The SVG: a square is 100 units wide.

use leptos::prelude::*;
use outflank_drawing::geometry::{self, corner};
use outflank_rules::{Bitboard, Color, Square};

use super::View;
use super::mark::{Label, Layer, Shape};

#[component]
pub fn Drawing(
    view: View,
    previewed: Memo<Bitboard>,
    dots: Signal<bool>,
    coordinates: Signal<bool>,
) -> impl IntoView {
    // The style sheet has the same numbers.
    let view_box = move || {
        let (edge, size) = geometry::frame(coordinates.get());
        format!("-{edge} -{edge} {size} {size}")
    };
    let discs = Square::all()
        .map(|square| view! { <Disc view square /> })
        .collect_view();
    let layers = move || {
        let layers = view.layers.get().into_iter();
        layers.map(layer_marks).collect_view()
    };
    let legal = move || {
        let shown = if dots.get() {
            view.targets.get()
        } else {
            Bitboard::EMPTY
        };
        // A label replaces the dot.
        let labelled = view.labels.with(|labels| {
            let squares = labels.iter().map(|label| label.square.bitboard());
            squares.fold(Bitboard::EMPTY, |all, square| all | square)
        });
        circles(shown & !labelled, 11, "target")
    };
    let pointed = move || {
        let square = view.pointed.get()?;
        let (x, y) = corner(square);
        Some(view! { <rect class="pointed" x=x + 3 y=y + 3 width="94" height="94" rx="6" /> })
    };
    let rings = move || circles(previewed.get(), 43, "preview");
    let last = move || {
        let path = geometry::last(view.last.get()?);
        Some(view! { <path class="last" d=path /> })
    };
    let labels = move || {
        let labels = view.labels.get().into_iter();
        labels.map(number).collect_view()
    };
    view! {
        <svg class="drawing" viewBox=view_box aria-hidden="true">
            <rect class="frame" x="-40" y="-40" width="880" height="880" />
            <rect class="field" x="0" y="0" width="800" height="800" />
            <path class="lines" d=geometry::lines() />
            {geometry::POINTS
                .map(|(x, y)| view! { <circle class="point" cx=x cy=y r="8" /> })
                .collect_view()}
            {move || coordinates.get().then(coordinate_letters)}
            <g class="layers">{layers}</g>
            {pointed}
            {discs}
            {rings}
            {legal}
            {last}
            {labels}
        </svg>
    }
}

fn centre(square: Square) -> (i32, i32) {
    let (x, y) = corner(square);
    (x + 50, y + 50)
}

fn circles(squares: Bitboard, radius: i32, class: &'static str) -> impl IntoView {
    squares
        .into_iter()
        .map(|square| {
            let (x, y) = centre(square);
            view! { <circle class=class cx=x cy=y r=radius /> }
        })
        .collect_view()
}

fn coordinate_letters() -> impl IntoView {
    (0..8)
        .map(|index| {
            let at = i32::from(index) * 100 + 50;
            let letter = char::from(b'a' + index);
            view! {
                <g class="coordinates">
                    <text x=at y="-10">{letter.to_string()}</text>
                    <text x="-18" y=at + 8>{(index + 1).to_string()}</text>
                </g>
            }
        })
        .collect_view()
}

/// A disc; if just flipped, it turns from its old face to the new one.
#[component]
fn Disc(view: View, square: Square) -> impl IntoView {
    let state = Memo::new(move |_| {
        let color = view.discs.get().at(square)?;
        let changes = view.changes.get();
        let placed = changes.placed == Some(square);
        let flipped = changes.flipped.contains(square);
        let step = if flipped { changes.distance(square) } else { 0 };
        Some((
            color,
            placed,
            flipped,
            step,
            changes.odd && (placed || flipped),
        ))
    });
    move || {
        let (color, placed, flipped, step, odd) = state.get()?;
        let (x, y) = centre(square);
        let moving = match (placed, flipped) {
            (true, _) => "disc placed",
            (_, true) => "disc flipped",
            _ => "disc",
        };
        Some(view! {
            <g
                class=format!("{moving} step-{step}")
                class:odd=odd
                transform=format!("translate({x} {y})")
            >
                <circle class="shadow" cx="3" cy="5" r="42" />
                {flipped.then(|| face(!color, "face old"))}
                {face(color, "face new")}
            </g>
        })
    }
}

/// A disc's face, with the mark that some looks use to tell the colours apart.
pub(super) fn face(color: Color, class: &'static str) -> impl IntoView {
    let (name, mark) = match color {
        // A cross and a ring.
        Color::Black => ("black", "M-15-15 15 15M15-15-15 15"),
        Color::White => ("white", "M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0"),
    };
    view! {
        <g class=format!("{class} {name}")>
            <circle r="42" />
            <path class="mark" d=mark />
        </g>
    }
}

fn layer_marks(layer: Layer) -> impl IntoView {
    let marks = layer.squares.into_iter().map(|square| {
        let (x, y) = corner(square);
        match layer.shape {
            Shape::Ring => format!("M{} {}a46 46 0 1 0 92 0a46 46 0 1 0-92 0", x + 4, y + 50),
            Shape::Fill => format!("M{x} {y}h100v100h-100z"),
            Shape::Frame => format!("M{} {}h92v92h-92z", x + 4, y + 4),
            Shape::Cross => format!("M{} {}l44 44m0-44l-44 44", x + 28, y + 28),
            Shape::Diamond => format!("M{} {}l16 16l-16 16l-16-16z", x + 50, y + 34),
        }
    });
    let shape = match layer.shape {
        Shape::Ring => "ring",
        Shape::Fill => "fill",
        Shape::Frame => "frame-mark",
        Shape::Cross => "cross",
        Shape::Diamond => "diamond",
    };
    let path: String = marks.collect();
    view! { <path class=format!("layer {shape} {}", layer.tone.class()) d=path /> }
}

/// A label: square corners if exact, a star if best.
fn number(label: Label) -> impl IntoView {
    let (x, y) = corner(label.square);
    let opacity = (0.55 + 0.45 * label.strength.clamp(0.0, 1.0)).to_string();
    let radius = if label.exact { "2" } else { "22" };
    view! {
        <g class="label" class:exact=label.exact class:best=label.best opacity=opacity>
            <rect x=x + 10 y=y + 28 width="80" height="44" rx=radius />
            <text x=x + 50 y=y + 60>{label.text}</text>
            {label.best.then(|| view! { <path class="star" d=star(x + 84, y + 20) /> })}
        </g>
    }
}

fn star(x: i32, y: i32) -> String {
    format!(
        "M{x} {}l4.5 9.5l10 1.5l-7.5 7l2 10.5l-9-5l-9 5l2-10.5l-7.5-7l10-1.5z",
        y - 16
    )
}
