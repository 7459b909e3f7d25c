use leptos::prelude::*;
use outflank_app::kept::{Entry, Unreadable};
use outflank_text::Texts;

use super::damaged::DamagedItem;
use super::entry;
use super::item::Item;
use crate::parts::notices::use_notices;
use crate::route::{Page, Route};
use crate::share::{ShareDialog, Shared};
use crate::store::games::GAMES;
use crate::words::{text, use_words};

/// All games that are kept.
#[component]
pub fn List() -> impl IntoView {
    let notices = use_notices();
    let words = use_words();
    let kept = GAMES.list();
    notices.report(kept.notice);
    let (going, finished) = (kept.unfinished, kept.finished);
    let nothing = finished.is_empty() && going.is_empty();
    let sharing = RwSignal::new(false);
    let chosen = RwSignal::new(None::<Entry>);
    let share = Callback::new(move |entry: Entry| {
        chosen.set(Some(entry));
        sharing.set(true);
    });
    let shared = Signal::derive(move || {
        let empty = || {
            Shared::game(
                outflank_record::GameRecord::new(outflank_rules::Position::START),
                "outflank",
            )
        };
        let texts = words.get();
        chosen.with(|entry| {
            entry
                .as_ref()
                .map_or_else(empty, |entry| entry::shared(entry, &texts))
        })
    });
    let items = move |heading: fn(&Texts) -> String, class: &'static str, entries: Vec<Entry>| {
        let items = entries
            .into_iter()
            .map(|entry| view! { <Item entry on_share=share /> })
            .collect_view();
        view! {
            <section class=class>
                <h2>{text(heading)}</h2>
                <ul class="games-list">{items}</ul>
            </section>
        }
    };
    view! {
        <p class="note">{text(Texts::games_intro)}</p>
        {nothing.then(|| view! {
            <p>{text(Texts::games_none)}</p>
            <p><a class="button" href=Route::to(Page::Play).href()>{text(Texts::play)}</a></p>
        })}
        {(!going.is_empty()).then(|| items(Texts::games_in_progress, "games-going", going))}
        {(!finished.is_empty()).then(|| items(Texts::games_finished, "games-finished", finished))}
        {(!kept.unreadable.is_empty()).then(|| view! { <DamagedList damaged=kept.unreadable /> })}
        <ShareDialog open=sharing shared />
    }
}

#[component]
fn DamagedList(damaged: Vec<Unreadable>) -> impl IntoView {
    let items = damaged
        .into_iter()
        .map(|damaged| view! { <DamagedItem damaged /> })
        .collect_view();
    view! {
        <section class="games-damaged">
            <h2>{text(Texts::games_damaged)}</h2>
            <p class="note">{text(Texts::games_damaged_intro)}</p>
            <ul class="games-list">{items}</ul>
        </section>
    }
}
