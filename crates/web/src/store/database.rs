//! The browser's database: texts under names, and steps that are made whole or not at all.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::window;
use outflank_app::kept::{Change, Step};
use wasm_bindgen::prelude::{Closure, JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, IdbDatabase, IdbObjectStore, IdbRequest, IdbTransaction, IdbVersionChangeEvent,
};

const NAME: &str = "outflank";

/// A version that stores things differently has another number: then the browser keeps this one out.
const VERSION: u32 = 1;

const TEXTS: &str = "kept";

/// A browser that does not answer for so long, in milliseconds, has no database.
const PATIENCE: i32 = 5000;

/// An open database.
pub struct Database(IdbDatabase);

/// Why nothing is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Failure {
    /// There is no room.
    Full,
    /// The database is a newer version's.
    Outdated,
    /// The database was closed, and all that was in it is gone.
    Cleared,
    /// The browser has none, does not allow it, or cannot say what is wrong.
    Unavailable,
}

impl From<JsValue> for Failure {
    fn from(error: JsValue) -> Failure {
        error.dyn_into::<DomException>().ok().into()
    }
}

impl From<Option<DomException>> for Failure {
    fn from(error: Option<DomException>) -> Failure {
        match error.map(|error| error.name()).as_deref() {
            Some("QuotaExceededError") => Failure::Full,
            Some("VersionError") => Failure::Outdated,
            _ => Failure::Unavailable,
        }
    }
}

impl Database {
    /// Opens the database; `lost` is called when it can no longer be used: a newer version wants it, or it was cleared.
    pub async fn open(lost: impl Fn(Failure) + Clone + 'static) -> Result<Database, Failure> {
        let factory = window().indexed_db()?.ok_or(Failure::Unavailable)?;
        let request = factory.open_with_u32(NAME, VERSION)?;
        let create = Closure::once_into_js({
            let request = request.clone();
            move || {
                let database: IdbDatabase = request.result()?.unchecked_into();
                database.create_object_store(TEXTS).map(|_| ())
            }
        });
        request.set_onupgradeneeded(Some(create.unchecked_ref()));
        let late = Promise::new(&mut |_, reject| {
            request.set_onblocked(Some(&reject));
            let _ =
                window().set_timeout_with_callback_and_timeout_and_arguments_0(&reject, PATIENCE);
        });
        let opened = Promise::race(&Array::of2(&settled(&request), &late));
        if let Err(failure) = answer(&request, opened).await {
            // It may be open by now, or later, and would then stand in the way of a newer version.
            close(&request);
            let late = request.clone();
            let close = Closure::once_into_js(move || close(&late));
            request.set_onsuccess(Some(close.unchecked_ref()));
            return Err(failure);
        }
        let database: IdbDatabase = request.result()?.unchecked_into();
        let wanted = Closure::<dyn Fn(IdbVersionChangeEvent)>::new({
            let (database, lost) = (database.clone(), lost.clone());
            move |event: IdbVersionChangeEvent| {
                database.close();
                let newer = event.new_version().is_some();
                lost(if newer {
                    Failure::Outdated
                } else {
                    Failure::Cleared
                });
            }
        });
        let cleared = Closure::<dyn Fn()>::new(move || lost(Failure::Cleared));
        database.set_onversionchange(Some(wanted.into_js_value().unchecked_ref()));
        database.set_onclose(Some(cleared.into_js_value().unchecked_ref()));
        Ok(Database(database))
    }

    /// Everything that is there.
    pub async fn all(&self) -> Result<Vec<(String, String)>, Failure> {
        let store = self.begin("readonly")?.object_store(TEXTS)?;
        let (names, texts) = (store.get_all_keys()?, store.get_all()?);
        // Requests are answered in their order.
        answer(&texts, settled(&texts)).await?;
        let [names, texts] = [names.result()?, texts.result()?].map(|it| Array::from(&it));
        let pairs = names.iter().zip(texts.iter());
        Ok(pairs
            .filter_map(|(name, text)| Some((name.as_string()?, text.as_string()?)))
            .collect())
    }

    /// The texts under these names.
    pub async fn read(&self, names: &[String]) -> Result<Vec<Option<String>>, Failure> {
        let store = self.begin("readonly")?.object_store(TEXTS)?;
        read(&store, names.iter().map(String::as_str)).await
    }

    /// Makes a step: fits changes to what is there, and keeps them all or none.
    pub async fn make(&self, changes: Vec<Change>) -> Result<Step, Failure> {
        let transaction = self.begin("readwrite")?;
        let ended = JsFuture::from(Promise::new(&mut |resolve, reject| {
            transaction.set_oncomplete(Some(&resolve));
            transaction.set_onabort(Some(&reject));
        }));
        let store = transaction.object_store(TEXTS)?;
        let there = read(&store, changes.iter().map(|change| &*change.name)).await?;
        let step = Step::new(changes, there);
        for (name, text) in step.writes() {
            let written = match text {
                Some(text) => store.put_with_key(&text.into(), &name.into()),
                None => store.delete(&name.into()),
            };
            if let Err(error) = written {
                let _ = transaction.abort();
                return Err(error.into());
            }
        }
        match ended.await {
            Ok(_) => Ok(step),
            Err(_) => Err(transaction.error().into()),
        }
    }

    /// Begins a transaction; what is kept is on the disk when it has ended.
    fn begin(&self, mode: &str) -> Result<IdbTransaction, Failure> {
        let options = Object::new();
        Reflect::set(&options, &"durability".into(), &"strict".into())?;
        // web-sys has no such argument yet.
        let begin: Function = Reflect::get(&self.0, &"transaction".into())?.unchecked_into();
        let transaction = begin.call3(&self.0, &TEXTS.into(), &mode.into(), &options)?;
        Ok(transaction.unchecked_into())
    }
}

/// Closes what a request has opened, if it has.
fn close(request: &IdbRequest) {
    let opened = request.result().and_then(JsCast::dyn_into::<IdbDatabase>);
    if let Ok(database) = opened {
        database.close();
    }
}

async fn read(
    store: &IdbObjectStore,
    names: impl Iterator<Item = &str>,
) -> Result<Vec<Option<String>>, Failure> {
    let requests = names.map(|name| store.get(&name.into()));
    let requests = requests.collect::<Result<Vec<IdbRequest>, JsValue>>()?;
    if let Some(last) = requests.last() {
        answer(last, settled(last)).await?;
    }
    let texts = requests.iter().map(|it| Ok(it.result()?.as_string()));
    texts.collect()
}

/// A promise that a request is answered. What awaits it runs while the transaction is still open.
fn settled(request: &IdbRequest) -> Promise {
    Promise::new(&mut |resolve, reject| {
        request.set_onsuccess(Some(&resolve));
        request.set_onerror(Some(&reject));
    })
}

async fn answer(request: &IdbRequest, settled: Promise) -> Result<(), Failure> {
    match JsFuture::from(settled).await {
        Ok(_) => Ok(()),
        // Without an answer there is no error either.
        Err(_) => Err(request.error().ok().flatten().into()),
    }
}
