//! The library, and whose turn it is.
//!
//! There is one, and it answers one question at a time, first come first served. A page has one question open, and no
//! question changes anything.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use outflank_collection::{Query, Source, Trouble};
use outflank_wire::FromLibrary;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::{Event, Limits, Log};

/// Opens the games that pages may ask about; again after a fault.
pub type Games = Arc<dyn Fn() -> Result<Box<dyn Source + Send>, Trouble> + Send + Sync>;

/// The library of the server.
pub struct Library {
    open: Games,
    /// Open once somebody has asked.
    source: Arc<Mutex<Option<Box<dyn Source + Send>>>>,
    limits: Limits,
    log: Log,
}

impl Library {
    pub fn new(open: Games, limits: Limits, log: Log) -> Library {
        Library {
            open,
            source: Arc::default(),
            limits,
            log,
        }
    }

    /// Answers a question when it is its turn; refuses if that takes too long.
    pub async fn answer(self: Arc<Self>, id: u64, query: Query) -> FromLibrary {
        let turn = timeout(self.limits.wait, self.source.clone().lock_owned()).await;
        let Ok(mut source) = turn else {
            (self.log)(Event::Overloaded);
            return FromLibrary::reply(id, Err(Trouble::Overloaded));
        };
        let library = self.clone();
        let work = move || {
            let asked = catch_unwind(AssertUnwindSafe(|| {
                if source.is_none() {
                    *source = Some((library.open)()?);
                }
                let source = source.as_mut().ok_or(Trouble::Failed)?;
                source.answer(&query)
            }));
            let answer = asked.unwrap_or_else(|_| {
                (library.log)(Event::SearchFailed);
                Err(Trouble::Failed)
            });
            // It may be another file next time, or whole again.
            if answer.as_ref().is_err_and(|it| *it != Trouble::NoGame) {
                *source = None;
            }
            answer
        };
        let answer = tokio::task::spawn_blocking(work).await;
        FromLibrary::reply(id, answer.unwrap_or(Err(Trouble::Failed)))
    }
}
