//! The explorer beside the board: what was played in the position, and in which games.
//!
//! - `games`: the games opened in this browser; [`add_games`] adds more;
//! - `state`: the explorer (`outflank-app`) in signals; no view;
//! - `moves`, `list`, `filter`, `survey`: views.

mod filter;
mod games;
mod list;
mod moves;
mod state;
mod survey;

use leptos::prelude::*;
use outflank_app::explorer::{self, Place, Trouble};
use outflank_engine::MoveScore;
use outflank_record::GameRecord;
use outflank_rules::{Position, Square};
use outflank_text::Texts;

pub use games::add_games;

use crate::components::choice::{Choice, Choices};
use crate::components::notices::use_notices;
use crate::words::text;
use filter::Filter;
use list::GameList;
use moves::MoveTable;
use state::State;
use survey::SurveyOfGames;

/// The explorer. It counts only while it is open.
#[component]
pub fn Explorer(
    /// The position on the board.
    #[prop(into)]
    position: Signal<Position>,
    /// What the engine says about its moves.
    #[prop(into)]
    values: Signal<Vec<MoveScore>>,
    /// Whether it is open from the beginning.
    #[prop(optional)]
    open: bool,
    /// Called when it is opened or closed.
    #[prop(optional)]
    on_show: Option<Callback<bool>>,
    /// Called with the square of a move that was chosen.
    on_play: impl Fn(Square) + Send + Sync + 'static,
    /// Called with a game that was chosen.
    on_open: impl Fn(GameRecord) + Send + Sync + 'static,
) -> impl IntoView {
    let state = State::new(position, Callback::new(on_play), Callback::new(on_open));
    let notices = use_notices();
    games::watch(notices);
    let toggled = move |event: web_sys::Event| {
        use wasm_bindgen::prelude::JsCast as _;
        let details = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        let shown = details.is_some_and(|it| it.has_attribute("open"));
        state.show(shown);
        if let Some(on_show) = on_show {
            on_show.run(shown);
        }
    };
    let source = text(move |texts| source(state, texts));
    let unkept = text(move |texts| {
        let (_, unkept) = games::count();
        let here = state.place() == Place::Opened;
        (here && unkept > 0).then(|| texts.explorer_unkept(unkept))
    });
    let elsewhere =
        text(move |texts| (state.place() == Place::Library).then(|| texts.explorer_elsewhere()));
    let has_games = Memo::new(move |_| state.place() == Place::Opened && games::count().0 > 0);
    let forget = move |_| {
        notices.check(games::forget());
    };
    view! {
        <details class="explorer" open=open on:toggle=toggled>
            <summary>{text(Texts::explorer_title)}</summary>
            <Show when=move || state.has_library()>
                <Choices
                    label=text(Texts::explorer_source)
                    choices=places()
                    chosen=Signal::derive(move || state.place())
                    on_choose=move |place| state.turn(place)
                />
            </Show>
            <p class="explorer-source">{source}</p>
            <p class="explorer-elsewhere">{elsewhere}</p>
            <p class="explorer-unkept">{unkept}</p>
            <Filter state />
            <MoveTable state values />
            <GameList state />
            <Show when=move || has_games.get()>
                <SurveyOfGames />
                <button type="button" on:click=forget>{text(Texts::explorer_forget)}</button>
            </Show>
        </details>
    }
}

/// What the explorer found, to look at.
#[component]
pub fn Explored(
    /// The explorer.
    explorer: explorer::Explorer,
    /// What the engine says about the moves.
    values: Vec<MoveScore>,
) -> impl IntoView {
    let state = State::sample(explorer);
    view! {
        <div class="explorer">
            <p class="explorer-source">{text(move |texts| source(state, texts))}</p>
            <Filter state />
            <MoveTable state values=Signal::stored(values) />
            <GameList state />
        </div>
    }
}

fn places() -> Vec<Choice<Place>> {
    let name: fn(&Texts, Place) -> String = |texts, place| match place {
        Place::Library => texts.explorer_library(),
        Place::Opened => texts.explorer_opened(),
    };
    Choice::all(&[Place::Library, Place::Opened], name)
}

/// Which games are counted.
fn source(state: State, texts: &Texts) -> String {
    let place = state.place();
    match (place, state.trouble()) {
        (Place::Opened, Some(Trouble::None)) => return texts.explorer_no_games(),
        (_, Some(trouble)) => return texts.describe(&trouble),
        _ => {}
    }
    let total = state.read(|it| it.explored().map(|explored| explored.total));
    match (place, total) {
        (_, None) => texts.explorer_asking(),
        (Place::Library, Some(games)) => texts.explorer_counts_library(games),
        (Place::Opened, Some(games)) => texts.explorer_counts_opened(games),
    }
}
