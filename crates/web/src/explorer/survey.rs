//! The opened games judged in the background, and how well their players did.

use leptos::prelude::*;
use outflank_app::explorer::survey::Input;
use outflank_app::figures::PlayerFigures;
use outflank_text::Texts;
use wasm_bindgen::JsCast as _;

use super::games::{self, Surveyed};
use crate::components::notices::use_notices;
use crate::engine::use_engine;
use crate::words::{text, use_words};

/// How many players are listed,
const LISTED: usize = 50;

/// and how many openings of each.
const OPENINGS: usize = 3;

/// How far it is, a button for more of it, and what came of it.
#[component]
pub fn SurveyOfGames() -> impl IntoView {
    let (engine, notices) = (use_engine(), use_notices());
    let state = Memo::new(move |_| games::surveyed());
    let said = text(move |texts| {
        let Surveyed { judged, total, .. } = state.get();
        texts.explorer_analysed(judged, total)
    });
    let has_more = move || state.with(|it| it.is_on || it.judged < it.total);
    let act = move |_| {
        let is_on = state.with_untracked(|it| it.is_on);
        let input = if is_on { Input::Stop } else { Input::Begin };
        games::survey(input, engine, notices);
    };
    let label = text(move |texts| {
        if state.with(|it| it.is_on) {
            texts.button_stop()
        } else {
            texts.library_analyse()
        }
    });
    let has_players = Memo::new(move |_| state.with(|it| !it.is_on && it.judged > 0));
    view! {
        <div class="explorer-survey">
            <p>{said}</p>
            <Show when=has_more>
                <button type="button" on:click=act>{label}</button>
            </Show>
        </div>
        <Show when=move || has_players.get()>
            <Players />
        </Show>
    }
}

/// How well the players did, once somebody wants to know.
#[component]
fn Players() -> impl IntoView {
    let words = use_words();
    let players = RwSignal::new(Vec::new());
    let toggled = move |event: web_sys::Event| {
        let details = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        if details.is_some_and(|it| it.has_attribute("open")) {
            players.set(games::players());
        }
    };
    let rows = move || {
        let texts = words.get();
        players.with(|players: &Vec<PlayerFigures>| {
            players
                .iter()
                .take(LISTED)
                .map(|it| row(it, &texts))
                .collect_view()
        })
    };
    let columns: [fn(&Texts) -> String; 7] = [
        Texts::library_column_player,
        Texts::library_column_games,
        Texts::library_column_accuracy,
        Texts::library_column_opening,
        Texts::library_column_middle,
        Texts::library_column_end,
        Texts::library_column_openings,
    ];
    let columns = columns.map(|column| view! { <th scope="col">{text(column)}</th> });
    view! {
        <details class="explorer-players" on:toggle=toggled>
            <summary>{text(Texts::explorer_players)}</summary>
            <div class="explorer-wide" tabindex="0" role="region" aria-label=text(Texts::explorer_players)>
                <table class="explorer-figures">
                    <caption>{text(Texts::library_figures)}</caption>
                    <thead><tr>{columns.into_iter().collect_view()}</tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </details>
    }
}

fn row(player: &PlayerFigures, texts: &Texts) -> impl IntoView + use<> {
    let number = |number: Option<f64>, digits: usize| number.map(|it| texts.decimal(it, digits));
    let phases = player.figures.phases.map(|it| number(it.mean_loss(), 2));
    let openings = player.openings.iter().take(OPENINGS);
    let openings = openings.map(|it| format!("{} {}", texts.describe(&it.opening), it.games));
    view! {
        <tr>
            <th scope="row">{player.name.clone()}</th>
            <td>{texts.grouped(player.games as u64)}</td>
            <td>{number(player.figures.accuracy(), 1)}</td>
            {phases.map(|loss| view! { <td>{loss}</td> }).into_iter().collect_view()}
            <td>{openings.collect::<Vec<_>>().join(", ")}</td>
        </tr>
    }
}
