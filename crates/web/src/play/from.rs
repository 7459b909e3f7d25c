//! Games that begin where a puzzle or an analysis stands.

use leptos::prelude::*;
use outflank_rules::Position;

use crate::route::{Page, Route, go};

/// The position from which the next game begins, if somebody wants that.
#[derive(Clone, Copy)]
pub struct StartFrom(StoredValue<Option<Position>>);

impl StartFrom {
    /// Plays on from this position.
    pub fn play(self, position: Position) {
        self.0.set_value(Some(position));
        go(&Route::to(Page::Play));
    }

    /// The position, once.
    pub(super) fn take(self) -> Option<Position> {
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
