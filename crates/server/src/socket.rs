//! One page's connection to the engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use outflank_collection::Trouble;
use outflank_engine::Question;
use outflank_wire::{
    FromEngine, FromLibrary, LONGEST_QUESTION, Place, Reason, ToEngine, ToLibrary, ToServer,
};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite;

use crate::library::Library;
use crate::pool::EnginePool;
use crate::{Closing, Event, Limits, Shared, guard};

/// How many answers are queued for a slow page.
const ANSWERS: usize = 64;

/// Opens a socket for our own page.
pub async fn open(
    State(shared): State<Shared>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !guard::comes_from_us(&headers, shared.address) {
        (shared.log)(Event::OtherOrigin);
        return StatusCode::FORBIDDEN.into_response();
    }
    let permit = shared.sockets.clone().try_acquire_owned();
    let is_full = permit.is_err();
    if is_full {
        (shared.log)(Event::Full);
    }
    // A browser tells its page nothing of a refused request, but why an open socket was closed.
    let permit = permit.or_else(|_| shared.refusals.clone().try_acquire_owned());
    let Ok(permit) = permit else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    upgrade
        .max_message_size(LONGEST_QUESTION)
        .max_frame_size(LONGEST_QUESTION)
        .on_upgrade(move |socket| async move {
            let mut page = Connection {
                socket,
                pool: shared.pool,
                library: shared.library,
                limits: shared.limits,
                faults: 0,
            };
            if is_full {
                page.close(Closing::Full).await;
                drop(permit);
                return;
            }
            (shared.log)(Event::Opened);
            let why = tokio::select! {
                why = page.serve() => why,
                _ = shared.ending.acquire() => Closing::Ending,
            };
            page.close(why).await;
            (shared.log)(Event::Closed(why));
            drop(permit);
        })
}

/// A question in progress. It stops on drop.
struct Active {
    id: u64,
    stop: Arc<AtomicBool>,
    answers: mpsc::Receiver<FromEngine>,
    task: JoinHandle<()>,
}

impl Drop for Active {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // If it still waits for an engine, it need not.
        self.task.abort();
    }
}

impl Active {
    fn begin(id: u64, question: Question, pool: Arc<EnginePool>) -> Active {
        let stop = Arc::new(AtomicBool::new(false));
        let (sender, answers) = mpsc::channel(ANSWERS);
        let task = tokio::spawn(pool.answer(id, question, stop.clone(), sender));
        Active {
            id,
            stop,
            answers,
            task,
        }
    }
}

/// A question to the library, in progress. Whether its turn has come or not, nobody waits for it on drop.
struct Looking {
    id: u64,
    task: JoinHandle<FromLibrary>,
}

impl Drop for Looking {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A page that is connected.
struct Connection {
    socket: WebSocket,
    pool: Arc<EnginePool>,
    library: Option<Arc<Library>>,
    limits: Limits,
    /// How many of its messages made no sense.
    faults: u32,
}

impl Connection {
    /// Answers questions until the connection has to end.
    async fn serve(&mut self) -> Closing {
        let ready = FromEngine::Ready {
            place: Place::Native,
            threads: self.pool.threads(),
        };
        let mut active: Option<Active> = None;
        let mut looking: Option<Looking> = None;
        let mut next = Some(ready.to_text());
        if self.library.is_some() {
            if let Err(why) = self.send(next.take()).await {
                return why;
            }
            next = Some(FromLibrary::Ready.to_text());
        }
        let half = self.limits.silence / 2;
        let (mut pings, mut unanswered) = (interval_at(Instant::now() + half, half), false);
        pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            if let Err(why) = self.send(next.take()).await {
                return why;
            }
            if self.faults > self.limits.faults {
                return Closing::Nonsense;
            }
            next = tokio::select! {
                // What has arrived counts, however late we look.
                biased;
                message = self.socket.next() => {
                    unanswered = false;
                    match message {
                        Some(Ok(Message::Text(text))) => self.take(&text, &mut active, &mut looking),
                        Some(Ok(Message::Binary(_))) => Some(self.refuse(None, Reason::Malformed).to_text()),
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                        Some(Ok(Message::Close(_))) | None => return Closing::Gone,
                        Some(Err(error)) => return why(error),
                    }
                }
                answer = answer(&mut active) => {
                    if !matches!(answer, FromEngine::Progress { .. }) {
                        active = None;
                    }
                    Some(answer.to_text())
                }
                found = found(&mut looking) => {
                    looking = None;
                    Some(found.to_text())
                }
                _ = pings.tick() => {
                    if std::mem::replace(&mut unanswered, true) {
                        return Closing::Silent;
                    }
                    if let Err(why) = self.deliver(Message::Ping(Vec::new().into())).await {
                        return why;
                    }
                    None
                }
            };
        }
    }

    /// Handles a message; some are answered at once.
    fn take(
        &mut self,
        text: &str,
        active: &mut Option<Active>,
        looking: &mut Option<Looking>,
    ) -> Option<String> {
        let refused = match ToServer::from_text(text) {
            Ok(ToServer::Engine(message)) => self.think(message, active),
            Ok(ToServer::Library(message)) => self.look(message, looking),
            Err(unreadable) => Some(self.refuse(None, unreadable.into())),
        };
        refused.map(|refused| refused.to_text())
    }

    fn think(&mut self, message: ToEngine, active: &mut Option<Active>) -> Option<FromEngine> {
        match (message, active.as_ref()) {
            (ToEngine::Ask { id, .. }, Some(_)) => Some(self.refuse(Some(id), Reason::Busy)),
            (ToEngine::Ask { id, question }, None) => {
                *active = Some(Active::begin(id, question, self.pool.clone()));
                None
            }
            (ToEngine::Stop { id }, Some(active)) if active.id == id => {
                active.stop.store(true, Ordering::Relaxed);
                None
            }
            // The answer and the request to stop crossed.
            (ToEngine::Stop { .. }, _) => None,
        }
    }

    fn look(&mut self, message: ToLibrary, looking: &mut Option<Looking>) -> Option<FromEngine> {
        let ToLibrary::Look { id, query } = message;
        match &self.library {
            Some(library) if looking.is_none() => {
                let task = tokio::spawn(library.clone().answer(id, query));
                *looking = Some(Looking { id, task });
                None
            }
            // Our page asks one thing at a time, and nothing where there is nobody to ask.
            _ => Some(self.refuse(None, Reason::Busy)),
        }
    }

    /// A message that our page would not send.
    fn refuse(&mut self, id: Option<u64>, reason: Reason) -> FromEngine {
        self.faults += 1;
        FromEngine::Refused { id, reason }
    }

    async fn send(&mut self, text: Option<String>) -> Result<(), Closing> {
        match text {
            Some(text) => self.deliver(Message::Text(text.into())).await,
            None => Ok(()),
        }
    }

    async fn deliver(&mut self, message: Message) -> Result<(), Closing> {
        match timeout(self.limits.write, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(Closing::Gone),
            Err(_) => Err(Closing::Stalled),
        }
    }

    /// Says why, to whoever listens, and waits a moment for the other side to close.
    async fn close(mut self, why: Closing) {
        let code = match why {
            Closing::Gone | Closing::Stalled => return,
            Closing::Full => close_code::AGAIN,
            Closing::Ending => close_code::AWAY,
            Closing::Protocol => close_code::PROTOCOL,
            Closing::TooLong => close_code::SIZE,
            Closing::Nonsense | Closing::Silent => close_code::POLICY,
        };
        let frame = CloseFrame {
            code,
            reason: why.to_string().into(),
        };
        let farewell = async {
            if self.socket.send(Message::Close(Some(frame))).await.is_ok() {
                while let Some(Ok(_)) = self.socket.next().await {}
            }
        };
        let _ = timeout(self.limits.grace / 2, farewell).await;
    }
}

/// The engine's next message.
async fn answer(active: &mut Option<Active>) -> FromEngine {
    match active {
        None => std::future::pending().await,
        Some(active) => active.answers.recv().await.unwrap_or(FromEngine::Refused {
            id: Some(active.id),
            reason: Reason::Failed,
        }),
    }
}

/// The library's answer.
async fn found(looking: &mut Option<Looking>) -> FromLibrary {
    match looking {
        None => std::future::pending().await,
        Some(looking) => {
            let found = (&mut looking.task).await;
            found.unwrap_or_else(|_| FromLibrary::reply(looking.id, Err(Trouble::Failed)))
        }
    }
}

/// Why nothing more can be read.
fn why(error: axum::Error) -> Closing {
    use tungstenite::Error;
    use tungstenite::error::ProtocolError;
    match error.into_inner().downcast_ref() {
        Some(Error::Capacity(_)) => Closing::TooLong,
        Some(Error::Protocol(ProtocolError::ResetWithoutClosingHandshake)) => Closing::Gone,
        Some(Error::Protocol(_) | Error::Utf8(_)) => Closing::Protocol,
        _ => Closing::Gone,
    }
}
