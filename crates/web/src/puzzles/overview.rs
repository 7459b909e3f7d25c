//! All puzzles, what is solved, and what is wished for.

use leptos::prelude::*;
use outflank_learn::puzzle::{self, Difficulty, Kind, Puzzle};
use outflank_text::Texts;

use super::stream::{Stream, address};
use crate::board::{Discs, Miniature};
use crate::parts::choice::{Choice, Choices};
use crate::route::go;
use crate::store::progress::KeptProgress;
use crate::words::{text, use_words};

#[component]
pub fn Overview(stream: Stream) -> impl IntoView {
    let progress = stream.progress;
    let classics = puzzle::classics()
        .iter()
        .map(|puzzle| view! { <Card puzzle progress /> })
        .collect_view();
    view! {
        <section class="page puzzles-overview">
            <h1>{text(Texts::nav_puzzles)}</h1>
            <p class="lead">{text(Texts::puzzles_lead)}</p>
            <h2>{text(Texts::puzzles_classics)}</h2>
            <p>{text(Texts::puzzles_classics_about)}</p>
            <ol class="cards pictures">{classics}</ol>
            <h2>{text(Texts::puzzles_stream)}</h2>
            <p>{text(Texts::puzzles_stream_about)}</p>
            <Wishes stream />
            <button
                type="button"
                class="primary"
                on:click=move |_| {
                    if let Some(first) = stream.first() {
                        go(&address(first));
                    }
                }
            >
                {text(Texts::puzzles_begin)}
            </button>
            <h2>{text(Texts::puzzles_so_far)}</h2>
            <SoFar progress />
        </section>
    }
}

#[component]
fn Card(puzzle: &'static Puzzle, progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let solved = move || progress.with(|progress| progress.puzzles().is_solved(puzzle));
    let state = move || {
        let texts = words.get();
        let tried = progress.with(|progress| progress.puzzles().record(puzzle).is_some());
        match (solved(), tried) {
            (true, _) => format!("✓ {}", texts.puzzles_card_solved()),
            (false, true) => texts.puzzles_card_tried(),
            (false, false) => String::new(),
        }
    };
    view! {
        <li class="card" class:complete=solved>
            <Miniature discs=Discs::of(puzzle.position) />
            <div class="card-words">
                <h3><a href=address(puzzle).href()>{move || words.get().puzzle_title(puzzle)}</a></h3>
                <p class="card-state">{state}</p>
            </div>
        </li>
    }
}

/// What the next ones are to be like.
#[component]
fn Wishes(stream: Stream) -> impl IntoView {
    let words = use_words();
    let mut kinds = vec![Choice::new(None, text(Texts::puzzles_kind_any))];
    kinds
        .extend(Kind::ALL.map(|kind| Choice::new(Some(kind), move || words.get().describe(&kind))));
    let mut difficulties = vec![Choice::new(None, text(Texts::puzzles_difficulty_fitting))];
    difficulties.extend(Difficulty::all().map(|difficulty| {
        Choice::new(Some(difficulty), move || {
            capitalised(&words.get().describe(&difficulty))
        })
    }));
    let about = move || {
        stream
            .wish()
            .kind
            .map(|kind| words.get().puzzle_about(kind))
    };
    view! {
        <Choices
            label=text(Texts::puzzles_kind)
            choices=kinds
            chosen=Signal::derive(move || stream.wish().kind)
            on_choose=move |kind| stream.change(|wish| wish.kind = kind)
        />
        <p class="note kind-about">{about}</p>
        <Choices
            label=text(Texts::puzzles_difficulty)
            choices=difficulties
            chosen=Signal::derive(move || stream.wish().difficulty)
            on_choose=move |difficulty| stream.change(|wish| wish.difficulty = difficulty)
        />
    }
}

/// The text with a large first letter.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// What is solved.
#[component]
fn SoFar(progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    let bar = move |kind: Kind| {
        let all: Vec<&'static Puzzle> = puzzle::library()
            .iter()
            .filter(|puzzle| puzzle.kind() == kind)
            .collect();
        let total = all.len();
        let solved = Memo::new(move |_| {
            progress.with(|progress| progress.puzzles().solved(all.iter().copied()))
        });
        let label = move || {
            let texts = words.get();
            let count = texts.puzzle_solved_count(solved.get(), total);
            texts.labelled(&texts.describe(&kind), &count)
        };
        view! {
            <label class="so-far-bar">
                <span>{label}</span>
                <progress max=total prop:value=move || solved.get() as f64></progress>
            </label>
        }
    };
    view! {
        <p class="streak"><StreakOf progress /></p>
        <div class="so-far">{Kind::ALL.map(bar).collect_view()}</div>
    }
}

/// How many were solved one after the other.
#[component]
pub fn StreakOf(progress: KeptProgress) -> impl IntoView {
    let words = use_words();
    move || {
        let streak = progress.with(|progress| progress.puzzles().streak());
        let texts = words.get();
        (streak.longest > 0).then(|| texts.puzzles_streak(streak.now, streak.longest))
    }
}
