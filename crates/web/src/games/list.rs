use leptos::prelude::*;
use outflank_app::figures::OwnGames;
use outflank_app::kept::Entry;
use outflank_app::study::SAMPLE;
use outflank_rules::{Move, Position, Square};
use outflank_text::Texts;

use super::entry;
use super::item::{DamagedItem, GameItem};
use super::own::Own;
use crate::analyse::to_review;
use crate::board::{Discs, Miniature};
use crate::components::notices::use_notices;
use crate::route::{Page, Route};
use crate::share::ShareDialog;
use crate::store;
use crate::store::games::GAMES;
use crate::words::{text, use_words};

/// The list of all games. It follows other tabs, but not while a game that was deleted can be brought back.
#[component]
pub fn List() -> impl IntoView {
    let changed = ArcTrigger::new();
    let change = changed.clone();
    let is_listed = |name: &str| name.starts_with("game.") || name.starts_with("damaged");
    store::follow(is_listed, move || {
        if let Ok(None) = document().query_selector(".games-item.gone") {
            change.notify();
        }
    });
    move || {
        changed.track();
        view! { <Games /> }
    }
}

#[component]
fn Games() -> impl IntoView {
    let words = use_words();
    let kept = GAMES.list();
    use_notices().report(kept.notice);
    let nothing = kept.finished.is_empty() && kept.unfinished.is_empty();
    let sharing = RwSignal::new(false);
    let chosen = RwSignal::new(None::<Entry>);
    let on_share = Callback::new(move |entry: Entry| {
        chosen.set(Some(entry));
        sharing.set(true);
    });
    let share = move || {
        let entry = chosen.get()?;
        let shared = Signal::derive(move || entry::shared(&entry, &words.get()));
        Some(view! { <ShareDialog open=sharing shared /> })
    };
    let section = move |heading: fn(&Texts) -> String, class: &'static str, games: Vec<Entry>| {
        let item = |entry| view! { <GameItem entry on_share /> };
        (!games.is_empty()).then(|| {
            view! {
                <section class=class>
                    <h2>{text(heading)}</h2>
                    <ul class="games-list">{games.into_iter().map(item).collect_view()}</ul>
                </section>
            }
        })
    };
    let mut played: Vec<&Entry> = kept.finished.iter().collect();
    played.sort_by(|one, other| one.id.cmp(&other.id));
    let own = OwnGames::of(played.into_iter().map(|entry| &entry.saved));
    let own = (own.all.games() > 0).then(|| view! { <Own own /> });
    let damaged = (!kept.unreadable.is_empty()).then(|| {
        let item = |damaged| view! { <DamagedItem damaged /> };
        view! {
            <section class="games-damaged">
                <h2>{text(Texts::games_damaged)}</h2>
                <p class="note">{text(Texts::games_damaged_intro)}</p>
                <ul class="games-list">{kept.unreadable.into_iter().map(item).collect_view()}</ul>
            </section>
        }
    });
    view! {
        {nothing.then(|| view! { <NoGames /> })}
        {(!nothing).then(|| view! { <p class="note">{text(Texts::games_intro)}</p> })}
        {own}
        {section(Texts::games_in_progress, "games-going", kept.unfinished)}
        {section(Texts::games_finished, "games-finished", kept.finished)}
        {damaged}
        {share}
    }
}

/// What to do while there is no game yet.
#[component]
pub fn NoGames() -> impl IntoView {
    let start = Position::START.play(Move::Place(Square::F5));
    let discs = start.map(Discs::of).unwrap_or_default();
    let sample = to_review(Route::to(Page::Analyse).with("moves", SAMPLE), None);
    view! {
        <div class="invitation">
            <Miniature discs />
            <div>
                <h2>{text(Texts::games_first)}</h2>
                <p>{text(Texts::games_none)}</p>
                <div class="buttons">
                    <a class="button primary" href=Route::to(Page::Play).href()>{text(Texts::play)}</a>
                    <a class="button" href=sample.href()>{text(Texts::analyse_sample)}</a>
                </div>
                <p class="note">{text(Texts::games_drop)}</p>
            </div>
        </div>
    }
}
