//! Questions to the library of the server that the page comes from, over the same socket as those to its engine.

use std::rc::Rc;

use leptos::prelude::*;
use outflank_app::explorer::{Found, Query, Trouble};
use outflank_wire::{FromLibrary, ToLibrary};

use super::link::Link;
use super::{Engine, Inner, NATIVE};

type Listener = Box<dyn FnOnce(Found)>;

/// The questions: one is open, and the newest other waits.
#[derive(Default)]
pub struct Questions {
    last_id: u64,
    open: Option<(u64, Listener)>,
    next: Option<(Query, Listener)>,
}

impl Inner {
    /// The link to the server, also while a worker answers for its engine.
    fn native_link(&self) -> Option<Rc<dyn Link>> {
        if self.generation == NATIVE {
            return self.link.clone();
        }
        self.aside.as_ref().map(|(link, _)| link.clone())
    }
}

impl Engine {
    /// Whether the server has a library.
    pub fn has_library(self) -> Signal<bool> {
        self.library.into()
    }

    /// Asks the library. A question that waits is dropped for this one, and its listener told.
    pub fn look(self, query: Query, listener: impl FnOnce(Found) + 'static) {
        let waiting = self.with(|inner| inner.questions.next.replace((query, Box::new(listener))));
        if let Some((_, listener)) = waiting {
            listener(Err(Trouble::Overloaded));
        }
        self.look_next();
    }

    fn look_next(self) {
        let message = self.with(|inner| {
            let link = inner.native_link();
            let questions = &mut inner.questions;
            if questions.open.is_some() {
                return None;
            }
            let (query, listener) = questions.next.take()?;
            questions.last_id += 1;
            let id = questions.last_id;
            questions.open = Some((id, listener));
            Some((link, ToLibrary::Look { id, query }))
        });
        match message {
            None => {}
            Some((Some(link), message)) => link.send(&message.to_text()),
            Some((None, _)) => self.lose_library(),
        }
    }

    /// Takes a message, if it is about the library.
    pub(super) fn hear_library(self, text: &str) -> bool {
        // What cannot be read is the dispatcher's to complain about.
        let Ok(Some(message)) = FromLibrary::from_text(text) else {
            return false;
        };
        let (id, found) = match message {
            FromLibrary::Ready => {
                self.library.set(true);
                return true;
            }
            FromLibrary::Found { id, answer } => (id, Ok(answer)),
            FromLibrary::NotFound { id, trouble } => (id, Err(trouble)),
        };
        let open = self.with(|inner| inner.questions.open.take_if(|(open, _)| *open == id));
        // The next question goes out before anybody reacts to this answer.
        self.look_next();
        if let Some((_, listener)) = open {
            listener(found);
        }
        true
    }

    /// The server is gone, and its library with it.
    pub(super) fn lose_library(self) {
        self.library.set(false);
        let questions = self.with(|inner| std::mem::take(&mut inner.questions));
        let open = questions.open.map(|(_, listener)| listener);
        let next = questions.next.map(|(_, listener)| listener);
        for listener in open.into_iter().chain(next) {
            listener(Err(Trouble::Failed));
        }
    }
}
