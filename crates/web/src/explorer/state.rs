//! The explorer on the page: carries out its effects. No view.

use leptos::prelude::*;
use outflank_app::explorer::{Effect as Asked, Explorer, Happening, Input, Place, Search, Trouble};
use outflank_record::GameRecord;
use outflank_rules::{Move, Position, Square};

use super::games;
use crate::components::notices::{Notices, use_notices};
use crate::engine::{Engine, use_engine};

/// The explorer in a signal.
#[derive(Clone, Copy)]
pub struct State {
    explorer: RwSignal<Explorer>,
    engine: Engine,
    notices: Notices,
    on_play: Callback<Square>,
    on_open: Callback<GameRecord>,
}

impl State {
    /// Follows a position.
    pub fn new(
        position: Signal<Position>,
        on_play: Callback<Square>,
        on_open: Callback<GameRecord>,
    ) -> State {
        let state = State {
            explorer: RwSignal::new(Explorer::new(Place::Opened)),
            engine: use_engine(),
            notices: use_notices(),
            on_play,
            on_open,
        };
        Effect::new(move |_| state.act(Input::Look(position.get())));
        // The library of this computer comes first, where there is one.
        Effect::new(move |_| {
            let place = if state.has_library() {
                Place::Library
            } else {
                Place::Opened
            };
            state.act(Input::Turn(place));
        });
        Effect::new(move |_| {
            games::count();
            state.act(Input::Renew(Place::Opened));
        });
        state
    }

    /// One that stands still, to look at.
    pub fn sample(explorer: Explorer) -> State {
        State {
            explorer: RwSignal::new(explorer),
            engine: use_engine(),
            notices: use_notices(),
            on_play: Callback::new(|_| ()),
            on_open: Callback::new(|_| ()),
        }
    }

    /// Reads the explorer, reactively.
    pub fn read<T>(self, read: impl FnOnce(&Explorer) -> T) -> T {
        self.explorer.with(read)
    }

    pub fn has_library(self) -> bool {
        self.engine.has_library().get()
    }

    pub fn place(self) -> Place {
        self.read(Explorer::place)
    }

    pub fn trouble(self) -> Option<Trouble> {
        self.read(Explorer::trouble)
    }

    pub fn show(self, shown: bool) {
        self.act(Input::Show(shown));
    }

    pub fn turn(self, place: Place) {
        self.act(Input::Turn(place));
    }

    pub fn filter(self, change: impl FnOnce(&mut Search)) {
        let mut filter = untrack(|| self.read(|it| it.filter().clone()));
        change(&mut filter);
        self.act(Input::Filter(filter));
    }

    pub fn choose(self, mv: Move) {
        self.act(Input::Choose(mv));
    }

    pub fn games(self, mv: Move) {
        self.act(Input::Games(Some(mv)));
    }

    pub fn more(self) {
        self.act(Input::More);
    }

    pub fn close_games(self) {
        self.act(Input::CloseGames);
    }

    pub fn open(self, game: u32) {
        self.act(Input::Open(game));
    }

    fn act(self, input: Input) {
        let acted = |explorer: &mut Explorer| (explorer.update(input), explorer.effects());
        // The page may be gone by now.
        let (happenings, effects) = self.explorer.try_update(acted).unwrap_or_default();
        for Asked::Ask(id, place, query) in effects {
            match place {
                Place::Opened => self.act(Input::Reply(id, games::answer(&query))),
                Place::Library => self.engine.look(query, move |found| {
                    self.act(Input::Reply(id, found));
                }),
            }
        }
        for happening in happenings {
            match happening {
                Happening::Play(square) => self.on_play.run(square),
                Happening::Opened(record) => self.on_open.run(*record),
                // It is said where the moves would be.
                Happening::Failed(_) if untrack(|| self.trouble()).is_some() => {}
                Happening::Failed(trouble) => self.notices.warn(move |t| t.describe(&trouble)),
            }
        }
    }
}
