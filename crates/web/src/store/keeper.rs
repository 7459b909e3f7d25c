//! What becomes of a change. It is in the copy at once; all changes of one moment are one step of the database. Other
//! tabs hear of the step and read what is new. What waits when the page is left goes to the local storage, which is
//! written at once, and the next page takes it over.

use core::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use outflank_app::kept::{Storage as _, Thing, WorkingCopy, left};
use outflank_text::Texts;
use wasm_bindgen::prelude::{Closure, JsCast as _, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::{BroadcastChannel, MessageEvent};

use super::database::{Database, Failure};
use super::{games, persistence};
use crate::components::notices::{Kind, Notices};

/// Where tabs tell each other what is new: an array of names.
const CHANNEL: &str = "outflank";

struct Keeper {
    copy: WorkingCopy,
    database: RefCell<Option<Rc<Database>>>,
    channel: Option<BroadcastChannel>,
    /// Whether a step is being made.
    busy: Cell<bool>,
    /// Whether the page is being left: what is changed now is too late for the database.
    leaving: Cell<bool>,
    /// What is in the local storage until everything is kept.
    left: RefCell<Vec<(String, String)>>,
    /// Why nothing is kept, and who wants to know.
    failure: (Cell<Option<Failure>>, ArcTrigger),
    /// What others have changed just now, and who wants to know.
    news: (RefCell<Vec<String>>, ArcTrigger),
}

thread_local! {
    static KEEPER: Rc<Keeper> = Rc::new(Keeper {
        copy: WorkingCopy::default(),
        database: RefCell::default(),
        // Without it, tabs hear of each other when they write.
        channel: BroadcastChannel::new(CHANNEL).ok(),
        busy: Cell::default(),
        leaving: Cell::default(),
        left: RefCell::default(),
        failure: Default::default(),
        news: Default::default(),
    });
}

fn keeper() -> Rc<Keeper> {
    KEEPER.with(Rc::clone)
}

/// Reads from the copy.
pub fn with<T>(read: impl FnOnce(&WorkingCopy) -> T) -> T {
    KEEPER.with(|keeper| read(&keeper.copy))
}

/// Changes the copy, and keeps that.
pub fn change<T>(change: impl FnOnce(&WorkingCopy) -> T) -> T {
    let changed = with(change);
    keeper().changed();
    changed
}

/// Reads everything, and takes over what was left. The page is drawn after this.
pub async fn open() {
    let keeper = keeper();
    if let Err(failure) = keeper.database().await {
        keeper.fail(Some(failure));
    }
    let left = local_items();
    if !left.is_empty() {
        // What was done with puzzles is compared puzzle by puzzle.
        super::fetch_puzzles().await;
    }
    *keeper.left.borrow_mut() = left::take_over(&keeper.copy, left);
    keeper.listen();
    keeper.changed();
}

/// Everything may have changed: whoever follows something in this tab reads it again.
pub fn tell_all() {
    let keeper = keeper();
    keeper.tell(keeper.copy.names("").unwrap_or_default());
}

/// Calls `act` when another tab has changed something whose name matches, for as long as the component is there.
pub fn follow(matches: impl Fn(&str) -> bool + 'static, act: impl Fn() + 'static) {
    follow_dyn(Box::new(matches), Box::new(act));
}

/// Compiled once: the page is smaller.
fn follow_dyn(matches: Box<dyn Fn(&str) -> bool>, act: Box<dyn Fn()>) {
    let keeper = keeper();
    Effect::new(move |before: Option<()>| {
        let (names, trigger) = &keeper.news;
        trigger.track();
        let concerned = names.borrow().iter().any(|name| matches(name));
        if before.is_some() && concerned {
            untrack(&act);
        }
    });
}

/// Says when nothing is kept, and when it is again. Called once, by the app.
pub fn watch(notices: Notices) {
    let keeper = keeper();
    Effect::new(move |before: Option<()>| match keeper.failure() {
        Some(Failure::Outdated) => notices.show(Kind::Outdated, Texts::kept_outdated),
        Some(failure) => notices.warn(sentence(failure)),
        None if before.is_some() => notices.inform(Texts::kept_again),
        None => {}
    });
}

const fn sentence(failure: Failure) -> fn(&Texts) -> String {
    match failure {
        Failure::Full => Texts::kept_full,
        Failure::Outdated => Texts::kept_outdated,
        Failure::Cleared => Texts::kept_cleared,
        Failure::Unavailable => Texts::not_stored,
    }
}

/// Whether what is here is kept, and stays so, reactively.
pub fn state(texts: &Texts) -> String {
    match keeper().failure() {
        Some(failure) => sentence(failure)(texts),
        None if persistence::is_promised() => texts.settings_kept_safe(),
        None => texts.settings_kept_unsafe(),
    }
}

impl Keeper {
    fn changed(self: Rc<Self>) {
        let waits = !self.copy.waiting().is_empty();
        if waits && self.leaving.get() {
            self.leave_note();
        }
        if let Some(root) = document().document_element() {
            // For whoever must know, such as a test.
            let _ = root.set_attribute("data-kept", if waits { "no" } else { "yes" });
        }
        if waits && !self.busy.replace(true) {
            spawn_local(self.keep());
        }
    }

    /// Makes steps until nothing waits. After a failure, the next change tries again.
    async fn keep(self: Rc<Self>) {
        let mut result = Ok(());
        while result.is_ok() && !self.copy.waiting().is_empty() {
            result = self.make_step().await;
        }
        self.busy.set(false);
        self.fail(result.err());
        if result.is_ok() {
            self.forget_left();
            self.changed();
        }
    }

    async fn make_step(&self) -> Result<(), Failure> {
        let database = self.database().await?;
        let step = database.make(self.copy.waiting()).await?;
        let others = self.copy.kept(&step);
        let names: Vec<&str> = step.writes().map(|(name, _)| name).collect();
        if let Some(channel) = &self.channel {
            let names: Array = names.iter().copied().map(JsValue::from_str).collect();
            // Who cannot hear it now hears it when writing.
            let _ = channel.post_message(&names);
        }
        if names.iter().any(|name| Thing::of_name(name) == Thing::Game) {
            persistence::ask();
        }
        self.tell(others);
        Ok(())
    }

    fn fail(&self, failure: Option<Failure>) {
        let (now, trigger) = &self.failure;
        if now.replace(failure) != failure {
            trigger.notify();
        }
    }

    fn failure(&self) -> Option<Failure> {
        let (now, trigger) = &self.failure;
        trigger.track();
        now.get()
    }

    /// The database; if it must be opened first, everything in it is read.
    async fn database(&self) -> Result<Rc<Database>, Failure> {
        if let Some(database) = self.database.borrow().clone() {
            return Ok(database);
        }
        let database = Rc::new(Database::open(lost).await?);
        self.read_all(&database).await?;
        self.database.replace(Some(database.clone()));
        Ok(database)
    }

    async fn read_all(&self, database: &Database) -> Result<(), Failure> {
        let all = database.all().await?;
        let mut names = self.copy.names("").unwrap_or_default();
        names.retain(|name| all.iter().all(|(there, _)| there != name));
        names.retain(|name| self.copy.learn(name, None));
        for (name, text) in all {
            if self.copy.learn(&name, Some(&text)) {
                names.push(name);
            }
        }
        self.tell(names);
        Ok(())
    }

    fn tell(&self, names: Vec<String>) {
        if !names.is_empty() {
            let (news, trigger) = &self.news;
            news.replace(names);
            trigger.notify();
        }
    }

    /// Listens to other tabs, and to this one being left and shown again.
    fn listen(self: &Rc<Self>) {
        let keeper = self.clone();
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let names = Array::from(&event.data());
            let names = names.iter().filter_map(|name| name.as_string());
            let names = names.collect();
            spawn_local(keeper.clone().hear(names));
        });
        if let Some(channel) = &self.channel {
            channel.set_onmessage(Some(heard.into_js_value().unchecked_ref()));
        }
        let keeper = self.clone();
        window_event_listener(ev::pagehide, move |_| {
            keeper.leaving.set(true);
            keeper.clone().changed();
        });
        let keeper = self.clone();
        window_event_listener(ev::pageshow, move |event| {
            keeper.leaving.set(false);
            // It was put away as it was, and has heard nothing.
            if event.persisted() {
                spawn_local(keeper.clone().return_to());
            }
        });
    }

    async fn hear(self: Rc<Self>, mut names: Vec<String>) {
        // If it fails, so does the next step, and that is told.
        if let Ok(database) = self.database().await
            && let Ok(texts) = database.read(&names).await
        {
            let mut texts = texts.into_iter();
            names.retain(|name| self.copy.learn(name, texts.next().flatten().as_deref()));
            self.tell(names);
        }
    }

    async fn return_to(self: Rc<Self>) {
        if let Ok(database) = self.database().await {
            let _ = self.read_all(&database).await;
        }
        self.changed();
    }

    /// Notes what waits in the local storage. All that was left before waits too.
    fn leave_note(&self) {
        let unique = games::new_id();
        let (key, text) = left::note(&self.copy.waiting(), unique.as_str());
        let noted = local_storage().is_some_and(|it| it.set_item(&key, &text).is_ok());
        if noted {
            self.forget_left();
            self.left.borrow_mut().push((key, text));
        }
    }

    /// Empties the local storage of what was left, unless somebody has changed it.
    fn forget_left(&self) {
        let left = self.left.take();
        let Some(storage) = local_storage() else {
            return;
        };
        for (key, text) in left {
            if storage.get_item(&key).ok().flatten() == Some(text) {
                let _ = storage.remove_item(&key);
            }
        }
    }
}

/// The database can no longer be used.
fn lost(why: Failure) {
    let keeper = keeper();
    keeper.database.replace(None);
    keeper.fail(Some(why));
    if why == Failure::Cleared {
        for name in keeper.copy.names("").unwrap_or_default() {
            keeper.copy.learn(&name, None);
        }
        // Perhaps something is there after all.
        spawn_local(keeper.return_to());
    }
}

fn local_storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn local_items() -> Vec<(String, String)> {
    let Some(storage) = local_storage() else {
        return Vec::new();
    };
    let count = storage.length().unwrap_or(0);
    let keys = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let item = |key: String| Some((key.clone(), storage.get_item(&key).ok().flatten()?));
    keys.filter_map(item).collect()
}
