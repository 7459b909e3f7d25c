//! One page's connection to the engine.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::extract::State;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use outflank_engine::Question;
use outflank_wire::{FromEngine, LONGEST_QUESTION, Place, Reason, ToEngine};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::pool::EnginePool;
use crate::{Shared, guard};

/// How many answers are queued for a slow page.
const ANSWERS: usize = 64;

/// Opens a socket for our own page.
pub async fn open(
    State(shared): State<Shared>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    if !guard::comes_from_us(&headers, shared.address) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let Ok(permit) = shared.sockets.clone().try_acquire_owned() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    upgrade
        .max_message_size(LONGEST_QUESTION)
        .max_frame_size(LONGEST_QUESTION)
        .on_upgrade(move |socket| async move {
            tokio::select! {
                () = serve(socket, shared.pool) => {}
                _ = shared.ending.acquire() => {}
            }
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

async fn serve(mut socket: WebSocket, pool: Arc<EnginePool>) {
    let ready = FromEngine::Ready {
        place: Place::Native,
        threads: pool.threads(),
    };
    let mut active: Option<Active> = None;
    let mut next = Some(ready);
    loop {
        if let Some(message) = next.take()
            && send(&mut socket, &message).await.is_err()
        {
            return;
        }
        tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => next = take(&text, &mut active, &pool),
                Some(Ok(Message::Binary(_))) => next = Some(refused(Reason::Malformed)),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(Message::Close(_)) | Err(_)) | None => return,
            },
            answer = answer(&mut active) => {
                let last = !matches!(answer, FromEngine::Progress { .. });
                if last {
                    active = None;
                }
                next = Some(answer);
            }
        }
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

/// Handles a message; some are answered at once.
fn take(text: &str, active: &mut Option<Active>, pool: &Arc<EnginePool>) -> Option<FromEngine> {
    match (ToEngine::from_text(text), active.as_ref()) {
        (Err(unreadable), _) => Some(refused(unreadable.into())),
        (Ok(ToEngine::Ask { id, .. }), Some(_)) => Some(FromEngine::Refused {
            id: Some(id),
            reason: Reason::Busy,
        }),
        (Ok(ToEngine::Ask { id, question }), None) => {
            *active = Some(Active::begin(id, question, pool.clone()));
            None
        }
        (Ok(ToEngine::Stop { id }), Some(active)) if active.id == id => {
            active.stop.store(true, Ordering::Relaxed);
            None
        }
        // The answer and the request to stop crossed.
        (Ok(ToEngine::Stop { .. }), _) => None,
    }
}

/// A message that is not a question is not taken.
fn refused(reason: Reason) -> FromEngine {
    FromEngine::Refused { id: None, reason }
}

async fn send(socket: &mut WebSocket, message: &FromEngine) -> Result<(), axum::Error> {
    socket.send(Message::Text(message.to_text().into())).await
}
