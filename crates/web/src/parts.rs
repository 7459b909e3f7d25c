//! The parts of the page that come when they are needed: everything but the board that one plays on.
//!
//! Where a function is marked `wasm_split`, a part begins: `pack-page` puts what only marked functions of one name need
//! into files of their own, which are fetched with the first call. What is here already is shown at once; until
//! then, and if a part cannot be had, [`later`] says so.

// The marks make functions that the browser links: nothing here is written by hand.
#![allow(unsafe_code)]
// They describe no function of ours.
#![allow(missing_docs)]
// A part may be missing: that is told by the result of every one of them.
#![allow(clippy::unnecessary_wraps)]

use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll, Waker};

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError as Missing, wasm_split};
use outflank_app::study::Intake;
use outflank_app::study::intake::{FileFault, HandedFile};
use outflank_text::Texts;
use wasm_bindgen_futures::spawn_local;

use crate::components::newer;
use crate::components::notices::use_notices;
use crate::files::{Files, GamesToChoose};
use crate::share::{SharePanel, Shared};
use crate::words::text;
use crate::{analyse, games, learn, puzzles, settings, style, training};

/// What a part makes.
type Made = Result<AnyView, Missing>;

#[wasm_split(course, wasm_split_path = leptos::wasm_split, preload(fetch_learn), fallible)]
pub fn learn() -> Made {
    Ok(view! { <learn::LearnPage /> }.into_any())
}

#[wasm_split(course, wasm_split_path = leptos::wasm_split, preload(fetch_puzzles), fallible)]
pub fn puzzles() -> Made {
    Ok(view! { <puzzles::PuzzlesPage /> }.into_any())
}

#[wasm_split(course, wasm_split_path = leptos::wasm_split, preload(fetch_training), fallible)]
pub fn training() -> Made {
    Ok(view! { <training::TrainingPage /> }.into_any())
}

#[wasm_split(study, wasm_split_path = leptos::wasm_split, preload(fetch_analyse), fallible)]
pub fn analyse() -> Made {
    Ok(view! { <analyse::AnalysePage /> }.into_any())
}

#[wasm_split(study, wasm_split_path = leptos::wasm_split, preload(fetch_games), fallible)]
pub fn games() -> Made {
    Ok(view! { <games::GamesPage /> }.into_any())
}

#[wasm_split(study, wasm_split_path = leptos::wasm_split, preload(fetch_share), fallible)]
pub fn share(shared: Signal<Shared>) -> Made {
    Ok(view! { <SharePanel shared /> }.into_any())
}

#[wasm_split(study, wasm_split_path = leptos::wasm_split, preload(fetch_choice), fallible)]
pub fn choice(games: Arc<Intake>) -> Made {
    Ok(view! { <GamesToChoose games /> }.into_any())
}

#[wasm_split(settings, wasm_split_path = leptos::wasm_split, preload(fetch_settings), fallible)]
pub fn settings() -> Made {
    Ok(view! { <settings::SettingsPage /> }.into_any())
}

#[wasm_split(style, wasm_split_path = leptos::wasm_split, preload(fetch_style), fallible)]
pub fn style() -> Made {
    Ok(view! { <style::StylePage /> }.into_any())
}

/// What becomes of files that are opened.
type Opening = Pin<Box<dyn Future<Output = Result<(), Vec<FileFault>>>>>;

#[wasm_split(study, wasm_split_path = leptos::wasm_split, preload(fetch_opening), fallible)]
pub fn open(
    place: Files,
    files: Vec<HandedFile>,
    refused: Vec<FileFault>,
) -> Result<Opening, Missing> {
    Ok(Box::pin(place.open(files, refused)))
}

/// Fetches all parts, so that they are here when they are asked for. What cannot be had is asked for again then.
pub async fn fetch_all() {
    let _ = fetch_analyse().await;
    let _ = fetch_games().await;
    let _ = fetch_share().await;
    let _ = fetch_choice().await;
    let _ = fetch_opening().await;
    let _ = fetch_learn().await;
    let _ = fetch_puzzles().await;
    let _ = fetch_training().await;
    let _ = fetch_settings().await;
}

/// Shows what a part makes, which is fetched first if it is not here.
pub fn later<F, M>(
    fetch: fn() -> F,
    make: impl Fn() -> M + Send + Sync + 'static,
) -> impl Fn() -> AnyView + Send + Sync + 'static
where
    F: Future<Output = Result<(), Missing>> + 'static,
    M: Future<Output = Made>,
{
    let is_missing = RwSignal::new(false);
    let notices = use_notices();
    let begin = move || {
        spawn_local(async move {
            let failed = fetch().await.is_err();
            // Somebody may have gone elsewhere meanwhile.
            if is_missing.try_set(failed).is_none() && failed {
                newer::look(notices);
            }
        });
    };
    move || {
        if is_missing.get() {
            return missing(move || is_missing.set(false));
        }
        let shown = at_once(make());
        shown.and_then(Result::ok).unwrap_or_else(|| {
            begin();
            fetching()
        })
    }
}

/// The answer of a future that need not wait.
fn at_once<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(future).poll(&mut context) {
        Poll::Ready(answer) => Some(answer),
        Poll::Pending => None,
    }
}

/// It is seen only if it takes a while.
fn fetching() -> AnyView {
    view! { <p class="note fetching" role="status">{text(Texts::part_fetching)}</p> }.into_any()
}

/// That a part cannot be had, and a way to try again.
pub fn missing(retry: impl Fn() + 'static) -> AnyView {
    view! {
        <div class="missing" role="alert">
            <p>{text(Texts::part_missing)}</p>
            <button type="button" on:click=move |_| retry()>{text(Texts::part_retry)}</button>
        </div>
    }
    .into_any()
}
