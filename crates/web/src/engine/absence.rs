//! A server that is gone, perhaps to be started again: it is looked for, and its engine used once it is there.

use std::rc::Rc;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use outflank_wire::{FromEngine, Unreadable};

use super::dispatcher::{Action, Complaint};
use super::link::{Link, News};
use super::{Engine, EngineState, NATIVE, native};

/// It is looked for after this long, then after twice as long each time,
const SOON: Duration = Duration::from_secs(1);

/// up to this.
const LATE: Duration = Duration::from_secs(64);

/// The search for a server.
pub struct Absence {
    wait: Duration,
    timer: Option<TimeoutHandle>,
    /// A socket that may open.
    link: Option<Rc<dyn Link>>,
}

impl Engine {
    /// Looks for the server after a while.
    pub(super) fn look_for_server(self) {
        let wait = self.with(|inner| {
            let absence = inner.absence.get_or_insert(Absence {
                wait: SOON,
                timer: None,
                link: None,
            });
            absence.link = None;
            let next = (2 * absence.wait).min(LATE);
            core::mem::replace(&mut absence.wait, next)
        });
        let timer = set_timeout_with_handle(move || self.try_server(), wait).ok();
        self.with(|inner| {
            if let Some(absence) = &mut inner.absence {
                absence.timer = timer;
            }
        });
    }

    /// Looks for the server now, if it is gone.
    pub(super) fn try_server(self) {
        let address = self.with(|inner| {
            let absence = inner.absence.as_mut().filter(|it| it.link.is_none())?;
            if let Some(timer) = absence.timer.take() {
                timer.clear();
            }
            inner.native.clone()
        });
        let Some(address) = address else {
            return;
        };
        match native::open(&address, move |news| self.news(NATIVE, news)) {
            Some(link) => self.with(|inner| {
                if let Some(absence) = &mut inner.absence {
                    absence.link = Some(Rc::new(link));
                }
            }),
            None => self.look_for_server(),
        }
    }

    /// What comes from a server that was gone.
    pub(super) fn hear_of_server(self, news: &News) {
        let message = match news {
            News::Full | News::Closed => return self.look_for_server(),
            News::Text(text) => FromEngine::from_text(text),
        };
        let Some(link) = self.with(|inner| inner.absence.take()?.link) else {
            return;
        };
        match message {
            Ok(FromEngine::Ready { place, threads }) => {
                let state = EngineState::Ready { place, threads };
                self.with(|inner| inner.aside = Some((link, state)));
                self.act(|inner| inner.dispatcher.regain().into_iter().collect());
            }
            Err(Unreadable::Mismatch { .. }) => {
                link.close();
                self.perform(Action::Complain(Complaint::OtherVersion));
            }
            Ok(_) | Err(Unreadable::Malformed(_)) => {
                link.close();
                self.look_for_server();
            }
        }
    }
}
