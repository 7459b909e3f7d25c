//! A board that answers: what lessons and puzzles have in common.
//!
//! - [`Film`]: boards that are shown one after the other: moves that were made, or that would be;
//! - [`Screen`]: the film that is shown, what was said last, and who hears of it;
//! - [`ExerciseBoard`] and [`AnswerBox`]: the two as one sees them.

mod film;
mod screen;

use leptos::html;
use leptos::prelude::*;
use outflank_rules::{Bitboard, Color, Move, Square};
use outflank_text::Texts;

pub use film::{Film, Frame};
pub use screen::{Said, Screen, Tone};

use crate::board::{self, Board, DiscIcon, Discs, Layer, Note, Shape};
use crate::words::{text, use_words};

/// Squares with a meaning for the one who learns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marked {
    /// What the text speaks of.
    pub highlight: Bitboard,
    /// What was marked rightly.
    pub right: Bitboard,
    /// What was marked wrongly.
    pub wrong: Bitboard,
    /// Where the next disc goes.
    pub next: Bitboard,
}

/// The board of an exercise: what its screen shows, and what is marked on it.
#[component]
pub fn ExerciseBoard(
    /// Its screen.
    screen: Screen,
    /// Where a disc can be placed, once the board that counts is shown.
    #[prop(into)]
    targets: Signal<Bitboard>,
    /// What is marked.
    #[prop(into)]
    marked: Signal<Marked>,
    /// Whether squares are marked instead of discs placed.
    #[prop(into, optional)]
    marking: Signal<bool>,
    /// A square is chosen.
    #[prop(into)]
    on_choose: Callback<Square>,
) -> impl IntoView {
    let words = use_words();
    let frame = screen.film(Film::frame);
    let is_real = screen.film(Film::is_real);
    let is_what_if = screen.film(Film::is_what_if);
    let shown_targets = Signal::derive(move || {
        let shown = if is_real.get() && !marking.get() {
            targets.get()
        } else {
            Bitboard::EMPTY
        };
        shown & frame.get().position.empties()
    });
    let preview = move |square: Square| {
        if shown_targets.get_untracked().contains(square) {
            frame.get_untracked().position.flips(Move::Place(square))
        } else {
            Bitboard::EMPTY
        }
    };
    let layers = Signal::derive(move || {
        let marks = screen.marks();
        let said_right = screen.said().with(|said| {
            let tone = said.as_ref().map(|said| said.tone);
            matches!(tone, Some(Tone::Right | Tone::Done))
        });
        let mut layers = Vec::new();
        let mut add = |squares: Bitboard, shape, tone| {
            if !squares.is_empty() {
                layers.push(Layer {
                    squares,
                    shape,
                    tone,
                });
            }
        };
        if is_real.get() {
            let marked = marked.get();
            add(marked.highlight, Shape::Fill, board::Tone::Accent);
            add(marked.right, Shape::Ring, board::Tone::Good);
            add(marked.wrong, Shape::Frame, board::Tone::Bad);
            add(marked.wrong, Shape::Cross, board::Tone::Bad);
            add(marked.next, Shape::Frame, board::Tone::Accent);
        }
        // What was tried has its own mark.
        let marks = marks - marked.get().wrong;
        if said_right {
            add(marks, Shape::Ring, board::Tone::Good);
        } else {
            add(marks, Shape::Frame, board::Tone::Accent);
        }
        layers
    });
    let notes = Signal::derive(move || {
        let texts = words.get();
        let (marks, marked) = (screen.marks(), marked.get());
        let mine = if is_real.get() {
            marked
        } else {
            Marked::default()
        };
        let pointed_out = marks | mine.highlight | mine.next;
        vec![
            Note {
                squares: mine.right,
                spoken: texts.square_marked(),
            },
            Note {
                squares: pointed_out - mine.right,
                spoken: texts.square_pointed_out(),
            },
        ]
    });
    view! {
        <div class="exercise-board" class:marking=marking class:what-if=is_what_if>
            <Board
                discs=Signal::derive(move || Discs::of(frame.get().position))
                targets=shown_targets
                last=Signal::derive(move || Some(frame.get().played?.square))
                layers
                notes
                preview
                on_choose
            />
        </div>
    }
}

/// What was said last, and a line of moves to leaf through.
#[component]
pub fn AnswerBox(
    /// The screen.
    screen: Screen,
) -> impl IntoView {
    let words = use_words();
    let place = NodeRef::<html::Section>::new();
    // On a phone the answer can be below what is seen. It is there with the next frame.
    Effect::new(move |_| {
        if screen.said().with(Option::is_some) {
            request_animation_frame(move || {
                if let Some(place) = place.try_get_untracked().flatten() {
                    let options = web_sys::ScrollIntoViewOptions::new();
                    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
                    place.scroll_into_view_with_scroll_into_view_options(&options);
                }
            });
        }
    });
    let answer = move || {
        let said = screen.said().get()?;
        let (title, sentences) = said.words(&words.get());
        let sentences = sentences
            .into_iter()
            .map(|sentence| view! { <p>{sentence}</p> })
            .collect_view();
        Some(view! {
            <div class=said.tone.class()>
                <span class="answer-sign" aria-hidden="true">{said.tone.sign()}</span>
                <div class="answer-words">
                    <h2 class="answer-title">{title}</h2>
                    {sentences}
                </div>
            </div>
        })
    };
    let can_leaf = screen.film(Film::can_be_leafed_through);
    let at_start = screen.film(Film::is_at_start);
    let at_end = screen.film(Film::is_at_end);
    let is_what_if = screen.film(Film::is_what_if);
    let caption = move || {
        let texts = words.get();
        is_what_if.get().then(|| texts.shown_what_if())
    };
    view! {
        <section class="exercise-answer" aria-label=text(Texts::answer_label) node_ref=place>
            {answer}
            <Show when=move || can_leaf.get()>
                <div class="shown-line" role="group" aria-label=text(Texts::shown_line)>
                    <button type="button" aria-label=text(Texts::one_move_back) disabled=at_start on:click=move |_| screen.back()>
                        "‹"
                    </button>
                    <button type="button" aria-label=text(Texts::one_move_on) disabled=at_end on:click=move |_| screen.forward()>
                        "›"
                    </button>
                    <button type="button" class="shown-again" on:click=move |_| screen.again()>
                        {text(Texts::shown_again)}
                    </button>
                    <p class="note">{caption}</p>
                </div>
            </Show>
        </section>
    }
}

/// Whose turn it is, with a disc of the colour.
#[component]
pub fn TurnOf(
    /// The player to move.
    #[prop(into)]
    color: Signal<Color>,
) -> impl IntoView {
    let words = use_words();
    view! { <p class="turn-of"><DiscIcon color /> {move || words.get().turn(color.get())}</p> }
}
