use leptos::prelude::*;
use outflank_app::figures::OwnGames;
use outflank_text::Texts;

use crate::words::{text, use_words};

/// How one's own games went, as bars of games won, drawn and lost.
#[component]
pub fn Own(own: OwnGames) -> impl IntoView {
    let words = use_words();
    let (streak, longest) = (own.streak, own.longest);
    let groups = move || {
        let texts = words.get();
        let group = |(name, tally): (String, outflank_app::figures::Tally)| {
            let share = |count: u32| ("flex-grow", count.to_string());
            view! {
                <tr>
                    <th scope="row">{name}</th>
                    <td>
                        <span class="own-bar" aria-hidden="true">
                            <span class="won" style=share(tally.won)></span>
                            <span class="drawn" style=share(tally.drawn)></span>
                            <span class="lost" style=share(tally.lost)></span>
                        </span>
                        <span class="own-words">{texts.describe(&tally)}</span>
                    </td>
                </tr>
            }
        };
        let groups = texts.own_games(&own);
        groups.into_iter().map(group).collect_view()
    };
    view! {
        <details class="games-own" open=true>
            <summary>{text(Texts::own_title)}</summary>
            <p>{text(move |texts| texts.own_streak(streak, longest))}</p>
            <table><tbody>{groups}</tbody></table>
        </details>
    }
}
