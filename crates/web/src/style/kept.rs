//! What is kept and what comes in, to look at: games, damaged data, figures, ways to share, files.

use std::sync::Arc;

use leptos::prelude::*;
use outflank_app::figures::OwnGames;
use outflank_app::kept::{Entry, GameId, Place, Thing, Unreadable};
use outflank_app::study::Intake;
use outflank_app::study::intake::{FileFault, HandedFile, NotOpened};
use outflank_app::table::Input;
use outflank_play::{PlayerKind, SaveError};
use outflank_record::GameRecord;
use outflank_rules::notation::Transcript;
use wasm_bindgen_futures::spawn_local;

use super::games::{SHORT, setup, table};
use crate::analyse::open::OpenForm;
use crate::files::{DropHint, GamesToChoose};
use crate::games::item::{DamagedItem, GameItem};
use crate::games::list::NoGames;
use crate::games::own::Own;
use crate::settings::backup::Backup;
use crate::share::{SharePanel, Shared};

/// When a game began that never was.
const BEGAN: u64 = 1_700_000_000_000;

/// A game against the computer after these inputs.
fn entry(inputs: Vec<Input>) -> Option<Entry> {
    let players = [
        PlayerKind::Human,
        PlayerKind::Computer(outflank_play::Level::MIN),
    ];
    Some(Entry {
        id: GameId::new(BEGAN, 1),
        saved: table(setup(players), SHORT, inputs)?.saved(),
    })
}

fn damaged() -> Unreadable {
    Unreadable {
        name: GameId::new(BEGAN, 2).name(),
        thing: Thing::Game,
        place: Place::Listed,
        text: String::new(),
        reason: Some(SaveError::Truncated),
    }
}

#[component]
pub fn Kept() -> impl IntoView {
    let (begun, over) = (entry(Vec::new()), entry(vec![Input::Resign]));
    let own = OwnGames::of(over.iter().map(|entry| &entry.saved));
    let on_share = Callback::new(|_| ());
    let item = |entry: Option<Entry>| entry.map(|entry| view! { <GameItem entry on_share /> });
    let game = SHORT.parse::<Transcript>().ok();
    let shared = game.map(|game| {
        let shared = Signal::stored(Shared::game(GameRecord::from(&game), "outflank"));
        view! { <div><SharePanel shared /></div> }
    });
    view! {
        <div class="wide">
            <ul class="games-list">
                {item(begun)} {item(over)} <DamagedItem damaged=damaged() />
            </ul>
            <Own own />
        </div>
        <div><NoGames /></div>
        {shared}
        <div>
            <Incoming />
            <DropHint />
            <Backup />
        </div>
    }
}

/// Games to choose from, and a file in which there is none.
#[component]
fn Incoming() -> impl IntoView {
    let files = [("1.txt", SHORT), ("2.txt", "f5f6e6"), ("3.txt", "?")];
    let files = files.map(|(name, content)| HandedFile {
        name: name.to_owned(),
        bytes: content.as_bytes().to_vec(),
    });
    let taken = RwSignal::new(None::<Arc<Intake>>);
    spawn_local(async move {
        let intake = Intake::read(files.into(), async |_| true).await;
        let _ = taken.try_set(Some(Arc::new(intake)));
    });
    move || taken.get().map(|games| view! { <GamesToChoose games /> })
}

/// The form for a game that is pasted, after something else was. It is there once: its parts have names.
#[component]
pub fn Pasted() -> impl IntoView {
    let wrong = vec![FileFault {
        file: String::new(),
        why: NotOpened::NamesAlone,
    }];
    view! {
        <OpenForm
            open=RwSignal::new(true)
            pasted=RwSignal::new(String::new())
            wrong=RwSignal::new(wrong)
        />
    }
}
