//! What the engine in the browser is made of: loaded once, when it is first needed.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{ArrayBuffer, Promise, WebAssembly};
use leptos::prelude::{document, window};
use wasm_bindgen::prelude::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Response;

/// The parts of the engine.
#[derive(Clone)]
pub struct Parts {
    /// Where the worker's script is.
    pub script: String,
    /// The compiled engine.
    pub module: WebAssembly::Module,
    /// Its weights.
    pub weights: ArrayBuffer,
    /// Its opening book.
    pub book: ArrayBuffer,
}

/// Loads the parts, once.
#[derive(Clone, Default)]
pub struct Loader(Rc<RefCell<State>>);

#[derive(Default)]
struct State {
    parts: Option<Parts>,
    busy: bool,
}

impl Loader {
    /// Whether it is loading.
    pub fn is_busy(&self) -> bool {
        self.0.borrow().busy
    }

    /// Gives the parts to `then`, or nothing if they cannot be loaded.
    pub fn load(&self, then: impl FnOnce(Option<Parts>) + 'static) {
        let state = self.0.clone();
        state.borrow_mut().busy = true;
        spawn_local(async move {
            let known = state.borrow().parts.clone();
            let parts = match known {
                Some(parts) => Some(parts),
                None => fetch_parts().await.ok(),
            };
            state.borrow_mut().parts.clone_from(&parts);
            state.borrow_mut().busy = false;
            then(parts);
        });
    }
}

async fn fetch_parts() -> Result<Parts, JsValue> {
    let folder = meta("outflank-engine-files").ok_or(JsValue::NULL)?;
    let code = fetch(&format!("{folder}/outflank_web_worker_bg.wasm"));
    let weights = fetch(&format!("{folder}/engine.weights"));
    let book = fetch(&format!("{folder}/engine.book"));
    // All are on their way at once.
    let module = WebAssembly::compile(&body(code).await?);
    let (weights, book) = (body(weights).await?, body(book).await?);
    Ok(Parts {
        script: format!("{folder}/worker.js"),
        module: JsFuture::from(module).await?.dyn_into()?,
        weights: weights.dyn_into()?,
        book: book.dyn_into()?,
    })
}

fn fetch(path: &str) -> Promise {
    window().fetch_with_str(path)
}

async fn body(request: Promise) -> Result<JsValue, JsValue> {
    let response: Response = JsFuture::from(request).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(response.array_buffer()?).await
}

/// What the page says about itself under a name.
pub fn meta(name: &str) -> Option<String> {
    document()
        .query_selector(&format!("meta[name=\"{name}\"]"))
        .ok()
        .flatten()?
        .get_attribute("content")
}
