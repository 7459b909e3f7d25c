//! The SVG: a square is 100 units wide.

use leptos::prelude::*;
use outflank_drawing::geometry::{self, corner};
use outflank_rules::{Bitboard, Color, Square};

use super::View;
use super::changes::Changes;
use super::mark::{Ghost, Label, Layer, Shape};
use super::squares::by_square;

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
    let states = by_square(move || {
        let (discs, changes) = (view.discs.get(), view.changes.get());
        let state = |square| {
            Some(State {
                color: discs.at(square)?,
                motion: Motion::of(&changes, square),
            })
        };
        Square::all().map(state).collect()
    });
    let discs = Square::all().zip(states);
    let discs = discs
        .map(|(square, state)| view! { <Disc square state /> })
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
        circles(shown & !labelled, 14, "target")
    };
    let pointed = move || {
        let square = view.pointed.get()?;
        let (x, y) = corner(square);
        Some(view! { <rect class="pointed" x=x + 3 y=y + 3 width="94" height="94" rx="6" /> })
    };
    let rings = move || circles(previewed.get(), 45, "preview");
    // On a disc with a number the mark goes around it.
    let last = move || {
        let is_numbered = view.numbers.with(|it| !it.is_empty());
        let square = view.last.get()?.bitboard();
        let (radius, class) = if is_numbered {
            (37, "last around")
        } else {
            (9, "last")
        };
        Some(circles(square, radius, class))
    };
    let numbers = move || {
        let numbers = view.numbers.get().into_iter();
        numbers
            .map(move |(square, number)| move_number(view, square, number))
            .collect_view()
    };
    let labels = move || {
        let labels = view.labels.get().into_iter();
        labels.map(number).collect_view()
    };
    let ghosts = move || {
        let ghosts = view.ghosts.get().into_iter();
        ghosts.map(ghost).collect_view()
    };
    view! {
        <svg class="drawing" viewBox=view_box aria-hidden="true">
            <rect class="frame" x="-40" y="-40" width="880" height="880" />
            <rect class="field" width="800" height="800" />
            <rect class="felt" width="800" height="800" />
            <path class="lines" d=geometry::lines() />
            {geometry::POINTS
                .map(|(x, y)| view! { <circle class="point" cx=x cy=y r="6.5" /> })
                .collect_view()}
            {move || coordinates.get().then(coordinate_letters)}
            <g class="layers">{layers}</g>
            {pointed}
            {discs}
            {rings}
            {legal}
            {last}
            {numbers}
            {labels}
            {ghosts}
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
                    <text x=at y="-11">{letter.to_string()}</text>
                    <text x="-18" y=at + 6>{(index + 1).to_string()}</text>
                </g>
            }
        })
        .collect_view()
}

/// The light on discs and cloth, once for all boards of the document: the style sheet names it.
#[component]
pub fn Light() -> impl IntoView {
    let stop = |offset: &'static str, color: &'static str, opacity: &'static str| {
        view! { <stop offset=offset stop-color=color stop-opacity=opacity /> }
    };
    view! {
        <svg class="light" width="0" height="0" aria-hidden="true">
            <radialGradient id="felt" cx=".42" cy=".36" r=".85">
                {[("0", "#fff", ".1"), (".6", "#fff", "0"), (".6", "#000", "0"), ("1", "#000", ".12")]
                    .map(|(offset, color, opacity)| stop(offset, color, opacity))}
            </radialGradient>
            <radialGradient id="sheen" cx=".36" cy=".28" r=".8">
                {[("0", "#fff", ".24"), (".45", "#fff", ".04"), (".5", "#000", ".02"), ("1", "#000", ".22")]
                    .map(|(offset, color, opacity)| stop(offset, color, opacity))}
            </radialGradient>
            <linearGradient id="rim" x1=".2" y1="0" x2=".7" y2="1">
                {[("0", "#fff", ".42"), (".4", "#fff", ".06"), (".5", "#000", ".06"), ("1", "#000", ".3")]
                    .map(|(offset, color, opacity)| stop(offset, color, opacity))}
            </linearGradient>
            <radialGradient id="shade">
                {stop(".7", "#000", ".5")}{stop("1", "#000", "0")}
            </radialGradient>
        </svg>
    }
}

/// A disc, and what happens to it.
#[derive(Clone, PartialEq)]
struct State {
    color: Color,
    motion: Motion,
}

/// How a disc moves. What happens to it again, in the next move, is odd where it was even before.
#[derive(Clone, PartialEq)]
enum Motion {
    /// It lies still.
    None,
    /// It is placed.
    Placed { odd: bool },
    /// It is flipped: how far from the one that was placed, and about which axis.
    Flipped {
        distance: u8,
        axis: &'static str,
        odd: bool,
    },
}

impl Motion {
    fn of(changes: &Changes, square: Square) -> Motion {
        let odd = changes.odd;
        if changes.placed == Some(square) {
            Motion::Placed { odd }
        } else if changes.flipped.contains(square) {
            Motion::Flipped {
                distance: changes.distance(square),
                axis: changes.axis(square),
                odd,
            }
        } else {
            Motion::None
        }
    }
}

/// A disc; if just flipped, it turns from its old face to the new one, about an axis across the line it lies on.
#[component]
fn Disc(square: Square, state: ReadSignal<Option<State>>) -> impl IntoView {
    move || {
        let State { color, motion } = state.get()?;
        let (x, y) = centre(square);
        let (class, odd) = match motion {
            Motion::None => ("disc".to_owned(), false),
            Motion::Placed { odd } => ("disc placed".to_owned(), odd),
            Motion::Flipped {
                distance,
                axis,
                odd,
            } => (format!("disc flipped step-{distance} {axis}"), odd),
        };
        let old = matches!(motion, Motion::Flipped { .. }).then(|| face(!color, "face old"));
        Some(view! {
            <g class=class class:odd=odd transform=format!("translate({x} {y})")>
                <ellipse class="shadow" cx="3" cy="7" rx="49" ry="48" />
                {old}
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
            <circle class="body" r="42" />
            <circle class="sheen" r="42" />
            <circle class="rim" r="40.6" />
            <ellipse class="gloss" cx="-12" cy="-19" rx="17" ry="9" transform="rotate(-32 -12 -19)" />
            <path class="mark" d=mark />
        </g>
    }
}

fn layer_marks(layer: Layer) -> impl IntoView {
    let marks = layer.squares.into_iter().map(|square| {
        let (x, y) = corner(square);
        match layer.shape {
            Shape::Ring => format!("M{} {}a46 46 0 1 0 92 0a46 46 0 1 0-92 0", x + 4, y + 50),
            Shape::Fill => format!("M{} {}h88v88h-88z", x + 6, y + 6),
            Shape::Frame => format!("M{} {}h92v92h-92z", x + 4, y + 4),
            Shape::Cross => format!("M{} {}l44 44m0-44l-44 44", x + 28, y + 28),
            Shape::Disc(color) => {
                // Above the number, if there is one.
                let x = match color {
                    Color::Black => x + 5,
                    Color::White => x + 75,
                };
                format!("M{x} {}a10 10 0 1 0 20 0a10 10 0 1 0-20 0", y + 14)
            }
        }
    });
    let shape = match layer.shape {
        Shape::Ring => "ring",
        Shape::Fill => "fill",
        Shape::Frame => "frame-mark",
        Shape::Cross => "cross",
        Shape::Disc(Color::Black) => "small black",
        Shape::Disc(Color::White) => "small white",
    };
    let path: String = marks.collect();
    view! {
        {(!shape.starts_with("small")).then(|| view! { <path class="layer casing" d=path.clone() /> })}
        <path class=format!("layer {shape} {}", layer.tone.class()) d=path />
    }
}

/// A label: tinted by its quality, square if exact, ringed if best.
fn number(label: Label) -> impl IntoView {
    let (x, y) = corner(label.square);
    let quality = 100.0 * label.strength.clamp(0.0, 1.0);
    let radius = if label.exact { "6" } else { "28" };
    view! {
        <g class="label" class:exact=label.exact class:best=label.best style=("--quality", format!("{quality:.0}%"))>
            {label.best.then(|| view! { <circle class="ring" cx=x + 50 cy=y + 50 r="45" /> })}
            <rect x=x + 12 y=y + 22 width="76" height="56" rx=radius />
            <text x=x + 50 y=y + 61>{label.text}</text>
        </g>
    }
}

/// The number of the move that placed a disc.
fn move_number(view: View, square: Square, number: usize) -> impl IntoView {
    let (x, y) = centre(square);
    let is_white = move || view.discs.get().at(square) == Some(Color::White);
    view! {
        <text class="number" class:on-white=is_white x=x y=y + 12>{number}</text>
    }
}

/// A disc of a line of play, with its number.
fn ghost(ghost: Ghost) -> impl IntoView {
    let (x, y) = centre(ghost.square);
    let name = match ghost.color {
        Color::Black => "ghost black",
        Color::White => "ghost white",
    };
    view! {
        <g class=name>
            <circle cx=x cy=y r="38" />
            <text x=x y=y + 12>{ghost.number.to_string()}</text>
        </g>
    }
}
