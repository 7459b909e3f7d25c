//! The games that were opened in this browser: counted in memory, and kept if there is room.

use core::cell::RefCell;

use leptos::prelude::*;
use outflank_app::explorer::survey::Input;
use outflank_app::explorer::{AddedGames, Found, OpenedGames, Query, Survey};
use outflank_app::figures::PlayerFigures;
use outflank_app::kept::Unavailable;
use outflank_app::{Effect, Reply};
use outflank_record::GameRecord;

use crate::components::notices::Notices;
use crate::engine::{Engine, Thinking};
use crate::store::Browser;
use crate::store::games::new_id;

struct Games {
    /// Read when they are first asked for.
    opened: RefCell<Option<OpenedGames>>,
    changed: ArcTrigger,
    /// It goes on wherever in the page one is.
    survey: RefCell<Survey>,
    thinking: RefCell<Option<Thinking>>,
    surveyed: ArcTrigger,
}

thread_local! {
    static GAMES: Games = Games {
        opened: RefCell::default(),
        changed: ArcTrigger::new(),
        survey: RefCell::default(),
        thinking: RefCell::default(),
        surveyed: ArcTrigger::new(),
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

/// Removes a game, and returns it.
pub fn remove(game: u32) -> Result<Option<GameRecord>, Unavailable> {
    let removed = with(|games| games.remove(&Browser, game));
    changed().notify();
    removed
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

/// How far they are judged, reactively.
#[derive(Clone, Copy, PartialEq)]
pub struct Surveyed {
    pub is_on: bool,
    pub judged: usize,
    pub total: usize,
}

pub fn surveyed() -> Surveyed {
    changed().track();
    let (is_on, surveyed) =
        GAMES.with(|games| (games.survey.borrow().is_on(), games.surveyed.clone()));
    surveyed.track();
    with(|games| Surveyed {
        is_on,
        judged: games.judged(),
        total: games.len(),
    })
}

/// How well the players of those that are judged did.
pub fn players() -> Vec<PlayerFigures> {
    with(|games| games.players())
}

/// Judges them in the background, or stops.
pub fn survey(input: Input, engine: Engine, notices: Notices) {
    let is_reply = matches!(input, Input::Reply(..));
    let (kept, effects, is_on) = with(|opened| {
        GAMES.with(|games| {
            let mut survey = games.survey.borrow_mut();
            let kept = survey.update(input, opened, &Browser, &new_id());
            (kept, survey.effects(), survey.is_on())
        })
    });
    for effect in effects {
        match effect {
            Effect::Ask(id, question) => {
                let listener = move |reply| {
                    if !matches!(reply, Reply::Progress(_)) {
                        survey(Input::Reply(id, reply), engine, notices);
                    }
                };
                let thinking = engine.ask(question, listener);
                GAMES.with(|games| games.thinking.replace(Some(thinking)));
            }
            Effect::Cancel(_) => {
                if let Some(thinking) = GAMES.with(|games| games.thinking.take()) {
                    thinking.abandon();
                }
            }
            Effect::Hurry(_) | Effect::Keep => {}
        }
    }
    notices.check(kept);
    let Surveyed { judged, total, .. } = untrack(surveyed);
    if is_reply && !is_on && judged == total {
        notices.inform(move |t| t.library_analysed(judged));
    }
    GAMES.with(|games| games.surveyed.clone()).notify();
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
