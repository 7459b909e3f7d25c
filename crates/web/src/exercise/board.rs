use leptos::prelude::*;
use outflank_app::exercise::{Input, Message, Tone, View};
use outflank_learn::AnswerKind;
use outflank_rules::{Bitboard, Square};

use super::ExerciseView;
use crate::board::{self, Board, Discs, Layer, Note, Shape};
use crate::words::use_words;

/// The board of an exercise, with its marks.
#[component]
pub fn ExerciseBoard(
    /// The exercise.
    exercise: ExerciseView,
) -> impl IntoView {
    let words = use_words();
    let ExerciseView { view, act, .. } = exercise;
    let preview = move |square: Square| {
        view.with_untracked(|view| {
            if view.targets.contains(square) {
                view.position.flips(square.into())
            } else {
                Bitboard::EMPTY
            }
        })
    };
    let notes = Signal::derive(move || {
        let (texts, marks) = (words.get(), view.with(|view| view.marks));
        let pointed_out = marks.pointed | marks.wrong | marks.highlight | marks.next;
        vec![
            Note {
                squares: marks.right,
                spoken: texts.square_marked(),
            },
            Note {
                squares: pointed_out - marks.right,
                spoken: texts.square_pointed_out(),
            },
        ]
    });
    view! {
        <div
            class="exercise-board"
            class:marking=exercise.read(|view| view.answer == AnswerKind::Mark)
            class:what-if=exercise.read(|view| view.is_what_if)
        >
            <Board
                discs=exercise.read(|view| Discs::of(view.position))
                targets=exercise.read(|view| view.targets)
                last=exercise.read(|view| view.last)
                layers=exercise.read(layers)
                notes
                spoken=exercise.read(View::told)
                preview
                on_choose=move |square| act.run(Input::Choose(square))
            />
        </div>
    }
}

fn layers(view: &View) -> Vec<Layer> {
    let (marks, tone) = (view.marks, view.message.as_ref().map(Message::tone));
    let pointed = match tone {
        Some(Tone::Right | Tone::Done) => (Shape::Ring, board::Tone::Good),
        _ => (Shape::Frame, board::Tone::Accent),
    };
    [
        (marks.highlight, (Shape::Fill, board::Tone::Accent)),
        (marks.right, (Shape::Ring, board::Tone::Good)),
        (marks.wrong, (Shape::Frame, board::Tone::Bad)),
        (marks.wrong, (Shape::Cross, board::Tone::Bad)),
        (marks.next, (Shape::Frame, board::Tone::Accent)),
        (marks.pointed, pointed),
    ]
    .into_iter()
    .filter(|(squares, _)| !squares.is_empty())
    .map(|(squares, (shape, tone))| Layer {
        squares,
        shape,
        tone,
    })
    .collect()
}
