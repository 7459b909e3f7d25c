//! The moves of the position: how often, how they scored, what they are worth.

use leptos::prelude::*;
use outflank_app::explorer::{Row, rows};
use outflank_engine::MoveScore;
use outflank_text::Texts;

use super::state::State;
use crate::words::{text, use_words};

/// The table. A click on a move plays it, one on its games lists them.
#[component]
pub fn MoveTable(state: State, values: Signal<Vec<MoveScore>>) -> impl IntoView {
    let words = use_words();
    let rows = Memo::new(move |_| {
        state.read(|it| it.explored().map(|explored| rows(explored, &values.get())))
    });
    let summary = text(move |texts| {
        let seen = state.read(|it| {
            let explored = it.explored()?;
            let turn = explored.position.turn();
            Some((explored.tally.seen_by(turn), turn))
        });
        seen.map(|(seen, turn)| texts.explored(&seen, turn))
    });
    let table = move || {
        let rows = rows.get().unwrap_or_default();
        (!rows.is_empty()).then(|| {
            let texts = words.get();
            let lines = rows.into_iter().map(|row| line(state, row, &texts));
            let lines = lines.collect_view();
            view! {
                <table class="explorer-moves">
                    <thead>
                        <tr>
                            <th scope="col">{texts.library_column_move()}</th>
                            <th scope="col">{texts.library_column_games()}</th>
                            <th scope="col">{texts.explorer_results()}</th>
                            <th scope="col">{texts.library_column_discs()}</th>
                            <th scope="col">{texts.library_column_engine()}</th>
                        </tr>
                    </thead>
                    <tbody>{lines}</tbody>
                </table>
            }
        })
    };
    view! {
        <p class="explorer-summary">{summary}</p>
        {table}
    }
}

fn line(state: State, row: Row, texts: &Texts) -> impl IntoView + use<> {
    let mv = row.mv();
    let names: Vec<String> = row
        .moves
        .iter()
        .map(|&mv| texts.analyse_move_name(mv))
        .collect();
    let names = names.join("=");
    let games = texts.grouped(row.seen.games);
    let players = texts.players_and_games(&row.players);
    let years = row.years.map(|years| years.to_string());
    let by = [Some(players).filter(|it| !it.is_empty()), years];
    let by = by.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let listed = if row.seen.games > 0 {
        let percent = row.percent.map(|it| texts.decimal(it, 0));
        let played = texts.explorer_played(row.seen.games, &percent.unwrap_or_default());
        let mut label = texts.explorer_list_games(&names, &played);
        if !by.is_empty() {
            label = format!("{label} ({by})");
        }
        view! {
            <button type="button" class="explorer-count" aria-label=label on:click=move |_| state.games(mv)>
                {games}
            </button>
        }
        .into_any()
    } else {
        view! { <span class="explorer-never">"–"</span> }.into_any()
    };
    let bar = row.seen.percent().map(|parts| {
        let [won, drawn, lost] = parts;
        let said = parts.map(|part| texts.decimal(part, 0));
        let said = texts.explorer_bar(&said[0], &said[1], &said[2]);
        view! {
            <span class="explorer-bar" role="img" aria-label=said.clone() title=said>
                <span class="won" style:flex-grow=won.to_string()></span>
                <span class="drawn" style:flex-grow=drawn.to_string()></span>
                <span class="lost" style:flex-grow=lost.to_string()></span>
            </span>
        }
    });
    let discs = row.seen.discs.map(|discs| texts.signed(discs, 1));
    let value = row
        .value
        .map(|it| texts.signed(it.value.rounded().discs().into(), 0));
    // The button says it, too.
    let by = (!by.is_empty()).then(|| {
        view! { <tr class="explorer-by" aria-hidden="true"><td colspan="5">{by}</td></tr> }
    });
    view! {
        <tr>
            <th scope="row">
                <button type="button" class="explorer-move" data-move=mv.to_string() on:click=move |_| state.choose(mv)>
                    {names}
                </button>
            </th>
            <td>{listed}</td>
            <td>{bar}</td>
            <td>{discs}</td>
            <td>{value}</td>
        </tr>
        {by}
    }
}
