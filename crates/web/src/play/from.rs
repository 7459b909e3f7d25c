//! Games that begin where a puzzle or an analysis stands, or that the course asks for.

use leptos::prelude::*;
use outflank_play::Level;
use outflank_play::clock::ClockRules;
use outflank_rules::Position;

use crate::route::{Page, Route, go};

/// How the next game begins, if somebody wants something else than what was chosen.
#[derive(Clone, Copy)]
pub struct StartFrom(StoredValue<Option<Start>>);

/// How a game begins.
#[derive(Clone, Copy)]
pub(super) enum Start {
    /// From this position.
    From(Position),
    /// Against this level, perhaps with a clock.
    Against(Level, ClockRules),
}

impl StartFrom {
    /// Plays on from this position.
    pub fn play(self, position: Position) {
        self.0.set_value(Some(Start::From(position)));
        go(&Route::to(Page::Play));
    }

    /// Plays a game against a level, perhaps with a clock.
    pub fn against(self, level: Level, clock: ClockRules) {
        self.0.set_value(Some(Start::Against(level, clock)));
        go(&Route::to(Page::Play));
    }

    /// How, once.
    pub(super) fn take(self) -> Option<Start> {
        self.0.try_update_value(Option::take).flatten()
    }
}

/// Where games can begin, in a component.
pub fn use_start_from() -> StartFrom {
    expect_context()
}

/// Called once, by the app.
pub(crate) fn provide() {
    provide_context(StartFrom(StoredValue::new(None)));
}
