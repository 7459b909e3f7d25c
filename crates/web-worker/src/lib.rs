//! The engine as WebAssembly, for a Web Worker: a thin skin over [`EngineService`].
//!
//! It answers one question after the other, without a pause: a worker that is to stop is ended by the page, which
//! starts another. `static/worker.js` of the page crate is the other half.

#![forbid(unsafe_code)]

use js_sys::{Function, JsString};
use outflank_engine::{Book, Weights};
use outflank_wire::{EngineService, FromEngine, Place, ToEngine};
use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

/// The engine of a worker.
#[wasm_bindgen]
pub struct EngineWorker {
    service: EngineService,
}

#[wasm_bindgen]
impl EngineWorker {
    /// An engine with these weights and this opening book.
    #[wasm_bindgen(constructor)]
    pub fn new(weights: &[u8], book: &[u8]) -> Result<EngineWorker, JsError> {
        // The worker has one engine for as long as it lives.
        let weights = Box::leak(Box::new(Weights::from_bytes(weights)?));
        Ok(EngineWorker {
            service: EngineService::with_parts(weights, Book::from_bytes(book)?),
        })
    }

    /// The first message to the page.
    pub fn ready(&self) -> String {
        FromEngine::Ready {
            place: Place::Browser,
            threads: self.service.threads(),
        }
        .to_text()
    }

    /// Takes a message; every answer is given to `send`.
    pub fn take(&mut self, message: &str, send: &Function) {
        let tell = |answer: FromEngine| {
            // It posts a string, which does not fail.
            let _ = send.call1(&JsValue::NULL, &JsString::from(answer.to_text()));
        };
        match ToEngine::from_text(message) {
            Ok(ToEngine::Ask { id, question }) => {
                let last = self.service.answer(id, &question, &|| false, tell);
                tell(last);
            }
            // Whatever it was about is answered by now.
            Ok(ToEngine::Stop { .. }) => {}
            Err(unreadable) => tell(FromEngine::Refused {
                id: None,
                reason: unreadable.into(),
            }),
        }
    }
}
