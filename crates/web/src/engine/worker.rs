//! The engine in a Web Worker.

use std::rc::Rc;

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::{Closure, JsCast as _, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use super::link::{Link, News};
use super::loading::Parts;

pub struct EngineWorker {
    worker: Worker,
    _message: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn(Event)>,
}

/// Starts a worker with parts that are loaded.
pub fn open(parts: &Parts, news: impl Fn(News) + 'static) -> Option<EngineWorker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&parts.script, &options).ok()?;
    let news = Rc::new(news);
    let heard = news.clone();
    let message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        heard(News::Text(event.data().as_string().unwrap_or_default()));
    });
    let failed = Closure::<dyn Fn(Event)>::new(move |_| news(News::Closed));
    worker.set_onmessage(Some(message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    let start = Object::new();
    Reflect::set(&start, &"module".into(), &parts.module).ok()?;
    Reflect::set(&start, &"weights".into(), &parts.weights).ok()?;
    Reflect::set(&start, &"book".into(), &parts.book).ok()?;
    worker.post_message(&start).ok()?;
    Some(EngineWorker {
        worker,
        _message: message,
        _failed: failed,
    })
}

impl Link for EngineWorker {
    fn send(&self, text: &str) {
        // A string can always be posted.
        let _ = self.worker.post_message(&JsValue::from_str(text));
    }

    fn close(&self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
