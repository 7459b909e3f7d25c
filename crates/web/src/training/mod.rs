//! Training: what to do today, and how the learner gets on.
//!
//! - `#/training`: the ways in (`overview`);
//! - `#/training/daily`, `deck`, `mistakes`, `ladder`, `day`: a sitting (`sitting`);
//! - `#/training/drill/moves`: a minute of questions (`drill`);
//! - `#/training/openings`: the book as an opponent (`openings`);
//! - `#/training/progress`: how the learner gets on (`progress`, with its `curve`).
//!
//! Everything here is behind [`TrainingPage`].

pub(crate) mod curve;
pub(crate) mod drill;
pub(crate) mod openings;
mod overview;
mod progress;
pub(crate) mod sitting;

use leptos::prelude::*;
use outflank_app::training::Entrance;
use outflank_learn::training::Drill;
use outflank_text::Texts;

use crate::components::notices::use_notices;
use crate::exercise::WithPuzzles;
use crate::route::{Page, Route, use_route};
use crate::store::progress::KeptProgress;
use drill::DrillView;
use openings::OpeningsView;
use overview::Overview;
use progress::ProgressView;
use sitting::SittingView;

/// What the address names.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Place {
    Overview,
    Sitting(Entrance),
    Drill(Drill),
    Openings,
    Progress,
    Unknown(String),
}

impl Place {
    fn of(rest: &[String]) -> Place {
        let names: Vec<&str> = rest.iter().map(String::as_str).collect();
        let drill = |name: &str| Drill::ALL.into_iter().find(|it| it.name() == name);
        match names[..] {
            [] => Place::Overview,
            ["openings"] => Place::Openings,
            ["progress"] => Place::Progress,
            ["drill", name] if drill(name).is_some() => {
                drill(name).map_or(Place::Overview, Place::Drill)
            }
            [name] if Entrance::named(name).is_some() => {
                Entrance::named(name).map_or(Place::Overview, Place::Sitting)
            }
            _ => Place::Unknown(names.join("/")),
        }
    }
}

/// The page.
#[component]
pub fn TrainingPage() -> impl IntoView {
    view! { <WithPuzzles><Training /></WithPuzzles> }
}

#[component]
fn Training() -> impl IntoView {
    let (route, notices, progress) = (use_route(), use_notices(), KeptProgress::open());
    let place = Memo::new(move |before: Option<&Place>| {
        route.with(|route| match before {
            // The user is leaving this page.
            Some(before) if route.page != Page::Training => before.clone(),
            _ => Place::of(&route.rest),
        })
    });
    Effect::new(move |_| {
        if let Place::Unknown(name) = place.get() {
            notices.refuse(move |t| t.practice_no_such(&name));
        }
    });
    move || match place.get() {
        Place::Overview | Place::Unknown(_) => view! { <Overview progress /> }.into_any(),
        Place::Sitting(entrance) => view! { <SittingView entrance progress /> }.into_any(),
        Place::Drill(drill) => view! { <DrillView drill progress /> }.into_any(),
        Place::Openings => view! { <OpeningsView progress /> }.into_any(),
        Place::Progress => view! { <ProgressView progress /> }.into_any(),
    }
}

/// The address of something here.
fn to(parts: &[&str]) -> String {
    let route = parts
        .iter()
        .fold(Route::to(Page::Training), |route, part| route.at(part));
    route.href()
}

/// The way back to all training.
#[component]
fn Above() -> impl IntoView {
    view! { <p class="above"><a href=to(&[])>{crate::words::text(Texts::practice_all)}</a></p> }
}
