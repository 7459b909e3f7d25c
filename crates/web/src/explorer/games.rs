//! The games that were opened in this browser: counted in memory, and kept if there is room.

use core::cell::RefCell;

use leptos::prelude::*;
use outflank_app::explorer::{AddedGames, Found, OpenedGames, Query};
use outflank_app::kept::Unavailable;
use outflank_record::GameRecord;

use crate::components::notices::Notices;
use crate::store::Browser;
use crate::store::games::new_id;

struct Games {
    /// Read when they are first asked for.
    opened: RefCell<Option<OpenedGames>>,
    changed: ArcTrigger,
}

thread_local! {
    static GAMES: Games = Games {
        opened: RefCell::default(),
        changed: ArcTrigger::new(),
    };
}

fn with<T>(act: impl FnOnce(&mut OpenedGames) -> T) -> T {
    GAMES.with(|games| {
        let mut opened = games.opened.borrow_mut();
        // What cannot be read is told by whoever reads it first to show it.
        act(opened.get_or_insert_with(|| OpenedGames::open(&Browser).value))
    })
}

fn changed() -> ArcTrigger {
    GAMES.with(|games| games.changed.clone())
}

/// Adds games that somebody has opened: from now on the explorer counts them.
pub fn add_games(records: Vec<GameRecord>) -> Result<AddedGames, Unavailable> {
    let added = with(|games| games.add(&Browser, &new_id(), records));
    changed().notify();
    added
}

/// Forgets all of them.
pub fn forget() -> Result<(), Unavailable> {
    let forgotten = with(|games| games.forget(&Browser));
    changed().notify();
    forgotten
}

/// How many there are, and how many of them are not kept, reactively.
pub fn count() -> (usize, usize) {
    changed().track();
    with(|games| (games.len(), games.unkept()))
}

/// Answers a question about them.
pub fn answer(query: &Query) -> Found {
    with(|games| games.answer(query))
}

/// Reads them, tells what cannot be read, and follows other tabs, for as long as the component is there.
pub fn watch(notices: Notices) {
    GAMES.with(|games| {
        let mut opened = games.opened.borrow_mut();
        if opened.is_none() {
            *opened = Some(notices.accept(OpenedGames::open(&Browser)));
        }
    });
    crate::store::follow(OpenedGames::is_name, || {
        let read = OpenedGames::open(&Browser).value;
        GAMES.with(|games| games.opened.replace(Some(read)));
        changed().notify();
    });
}
