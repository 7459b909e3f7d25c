//! All puzzles, the progress made, and the choice of the next ones.

use std::iter;

use leptos::prelude::*;
use outflank_learn::puzzle::{self, Difficulty, Kind, Puzzle};
use outflank_text::Texts;

use super::stream::{Stream, address};
use crate::board::{DiscIcon, Discs, Miniature};
use crate::components::choice::choose;
use crate::exercise::{Card, ProgressBar};
use crate::route::go;
use crate::store::progress::KeptProgress;
use crate::words::text;

#[component]
pub fn Overview(stream: Stream) -> impl IntoView {
    let progress = stream.progress;
    let classics = puzzle::classics().iter();
    let classics = classics.map(|puzzle| card(puzzle, progress)).collect_view();
    view! {
        <section class="page puzzles-overview">
            <h1>{text(Texts::nav_puzzles)}</h1>
            <p class="lead">{text(Texts::puzzles_lead)}</p>
            <NextPuzzle stream />
            <details class="folded">
                <summary>{text(Texts::puzzles_choose)}</summary>
                <p class="note">{text(Texts::puzzles_stream_about)}</p>
                <Preferences stream />
            </details>
            <h2>{text(Texts::puzzles_so_far)}</h2>
            <SoFar progress />
            <h2>{text(Texts::puzzles_classics)}</h2>
            <p>{text(Texts::puzzles_classics_about)}</p>
            <ol class="cards pictures">{classics}</ol>
        </section>
    }
}

/// The next puzzle, large, and the button that leads to it.
#[component]
pub fn NextPuzzle(stream: Stream) -> impl IntoView {
    let next = move || {
        stream.puzzles.track();
        stream.first()
    };
    move || {
        let puzzle = next()?;
        let stars = "★".repeat(usize::from(puzzle.difficulty.number()));
        Some(view! {
            <div class="invitation">
                <Miniature discs=Discs::of(puzzle.position) />
                <div>
                    <h2>{text(|texts| texts.puzzle_title(puzzle))}</h2>
                    <p class="turn-of">
                        <DiscIcon color=puzzle.position.turn() />
                        {text(|texts| texts.turn(puzzle.position.turn()))}
                    </p>
                    <p class="note">
                        <span class="stars" aria-hidden="true">{stars}</span> " "
                        {text(|texts| texts.describe(&puzzle.difficulty))}
                    </p>
                    <button type="button" class="primary large" on:click=move |_| go(&address(puzzle))>
                        {text(Texts::puzzles_begin)}
                    </button>
                </div>
            </div>
        })
    }
}

fn card(puzzle: &'static Puzzle, progress: KeptProgress) -> impl IntoView {
    let solved = move || progress.with(|progress| progress.puzzles().is_solved(puzzle));
    let state = text(move |texts| {
        let tried = progress.with(|progress| progress.puzzles().record(puzzle).is_some());
        match (solved(), tried) {
            (true, _) => format!("✓ {}", texts.puzzles_card_solved()),
            (false, true) => texts.puzzles_card_tried(),
            (false, false) => String::new(),
        }
    });
    view! {
        <Card
            discs=Discs::of(puzzle.position)
            href=address(puzzle).href()
            title=text(|texts| texts.puzzle_title(puzzle))
            complete=solved
            state
        />
    }
}

/// The kind and difficulty of the next puzzles.
#[component]
fn Preferences(stream: Stream) -> impl IntoView {
    let Stream { puzzles, .. } = stream;
    let kinds: Vec<_> = iter::once(None).chain(Kind::ALL.map(Some)).collect();
    let difficulties: Vec<_> = iter::once(None)
        .chain(Difficulty::all().map(Some))
        .collect();
    let kind_name = |texts: &Texts, kind: Option<Kind>| match kind {
        Some(kind) => texts.describe(&kind),
        None => texts.puzzles_kind_any(),
    };
    let difficulty_name = |texts: &Texts, difficulty: Option<Difficulty>| match difficulty {
        Some(difficulty) => capitalised(&texts.describe(&difficulty)),
        None => texts.puzzles_difficulty_fitting(),
    };
    let about = text(move |texts| Some(texts.puzzle_about(puzzles.get().wish.kind?)));
    view! {
        {choose(puzzles, Texts::puzzles_kind, &kinds, kind_name, |it| &mut it.wish.kind)}
        <p class="note kind-about">{about}</p>
        {choose(puzzles, Texts::puzzles_difficulty, &difficulties, difficulty_name, |it| &mut it.wish.difficulty)}
    }
}

/// The text with a capital first letter.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}

/// The progress by kind.
#[component]
pub fn SoFar(progress: KeptProgress) -> impl IntoView {
    let bar = move |kind: Kind| {
        let all = puzzle::library().iter();
        let all: Vec<_> = all.filter(|puzzle| puzzle.kind() == kind).collect();
        let total = all.len();
        let solved = Memo::new(move |_| {
            progress.with(|progress| progress.puzzles().solved(all.iter().copied()))
        });
        let label = text(move |texts| {
            let count = texts.puzzle_solved_count(solved.get(), total);
            texts.labelled(&texts.describe(&kind), &count)
        });
        view! { <ProgressBar label done=solved total /> }
    };
    view! {
        <p class="streak"><StreakOf progress /></p>
        <div class="so-far by-theme">{Kind::ALL.map(bar).collect_view()}</div>
    }
}

/// The current and the longest streak.
#[component]
pub fn StreakOf(progress: KeptProgress) -> impl IntoView {
    text(move |texts| {
        let streak = progress.with(|progress| progress.puzzles().streak());
        (streak.longest > 0).then(|| texts.puzzles_streak(streak.now, streak.longest))
    })
}
