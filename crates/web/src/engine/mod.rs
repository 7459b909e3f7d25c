//! Questions to an engine, wherever it runs.
//!
//! ```text
//! let engine = use_engine();
//! let thinking = engine.ask(Question::choose(position, level, seed), move |reply| match reply {
//!     Reply::Progress(report) => …,
//!     Reply::Done(answer) => …,
//!     Reply::Failed => …, // why has been said
//! });
//! thinking.stop();     // the answer is what was found so far
//! thinking.abandon();  // no answer is wanted any more
//! ```
//!
//! Questions are answered one after the other: by the native engine of the server that the page comes from, where
//! there is one, else by the WebAssembly engine in a worker. When the native one is lost, the question that was being
//! answered goes to the worker; likewise when it turns out to be of another version than the page, which a banner then
//! offers to load again. A question that it has no time for goes to a worker, the next one to it again. A server that is
//! gone is looked for until it is there again. `dispatcher` is the part that decides; it touches no browser.

mod absence;
mod dispatcher;
mod library;
mod link;
mod loading;
mod native;
mod status;
mod worker;

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

use absence::Absence;
use leptos::prelude::*;
use outflank_app::Reply;
use outflank_engine::Question;
use outflank_text::Texts;
use outflank_wire::{Place, Reason};

use dispatcher::{Action, Complaint, Dispatcher, Event};
use link::{Link, News};
pub use loading::meta;
pub use status::EngineStatus;

use crate::components::notices::{Kind, Notices};

/// How long the native engine may take to open before the browser's is used.
const PATIENCE: Duration = Duration::from_secs(3);

/// Which engine is at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineState {
    /// None yet: nothing was asked.
    Idle,
    /// It is being loaded or opened.
    Starting,
    /// It answers.
    Ready {
        /// Where it runs.
        place: Place,
        /// With how many threads.
        threads: usize,
    },
    /// There is none.
    None,
}

/// Why there is no answer, as a sentence.
fn reason(texts: &Texts, reason: Reason) -> String {
    match reason {
        Reason::Malformed => texts.engine_unreadable(),
        Reason::OtherVersion => texts.engine_outdated(),
        Reason::Busy => texts.engine_busy(),
        Reason::Overloaded => texts.engine_overloaded(),
        Reason::Failed => texts.engine_failed(),
    }
}

/// The engine, in a component.
pub fn use_engine() -> Engine {
    expect_context()
}

/// Answers questions.
#[derive(Clone, Copy)]
pub struct Engine {
    inner: StoredValue<Rc<RefCell<Inner>>, LocalStorage>,
    state: RwSignal<EngineState>,
    /// Whether the server has a library.
    library: RwSignal<bool>,
    notices: Notices,
}

type Listener = Rc<dyn Fn(Reply)>;

/// The number of the link to the native engine.
const NATIVE: u64 = 0;

struct Inner {
    dispatcher: Dispatcher,
    listeners: HashMap<u64, Listener>,
    link: Option<Rc<dyn Link>>,
    /// The link to the native engine and its state, while a worker answers what it has refused.
    aside: Option<(Rc<dyn Link>, EngineState)>,
    /// The number of the link in use: news of an earlier one are of no interest.
    generation: u64,
    last_generation: u64,
    /// The address of the native engine, as long as it is of this version.
    native: Option<String>,
    /// The search for the server, while it is gone.
    absence: Option<Absence>,
    loader: loading::Loader,
    questions: library::Questions,
}

impl Inner {
    /// Whatever comes next is from another link.
    fn next_generation(&mut self) {
        self.last_generation += 1;
        self.generation = self.last_generation;
    }
}

/// A question that was asked.
#[derive(Clone, Copy)]
pub struct Thinking {
    id: u64,
    engine: Engine,
}

impl Thinking {
    /// Enough: the answer is what was found so far.
    pub fn stop(self) {
        self.engine.act(|inner| inner.dispatcher.stop(self.id));
    }

    /// No answer is wanted any more, and none will come.
    pub fn abandon(self) {
        self.engine.with(|inner| inner.listeners.remove(&self.id));
        self.stop();
    }
}

impl Engine {
    /// Which engine is at work.
    pub fn state(self) -> Signal<EngineState> {
        self.state.into()
    }

    /// Asks a question. Every reply goes to `listener`; the last one is not progress. Why there is no answer is said.
    pub fn ask(self, question: Question, listener: impl Fn(Reply) + 'static) -> Thinking {
        let id = self.with(|inner| {
            let id = inner.dispatcher.next_id();
            inner.listeners.insert(id, Rc::new(listener));
            id
        });
        self.act(|inner| inner.dispatcher.ask(id, question));
        self.prepare();
        Thinking { id, engine: self }
    }

    /// Opens an engine, unless there is one.
    fn prepare(self) {
        if self.with(|inner| inner.link.is_none() && !inner.loader.is_busy()) {
            self.open_worker();
        }
    }

    fn with<T>(self, act: impl FnOnce(&mut Inner) -> T) -> T {
        let inner = self.inner.get_value();
        act(&mut inner.borrow_mut())
    }

    /// Does something with the dispatcher, and then what it wants done.
    fn act(self, act: impl FnOnce(&mut Inner) -> Vec<Action>) {
        for action in self.with(act) {
            self.perform(action);
        }
    }

    fn perform(self, action: Action) {
        match action {
            Action::Send(message) => {
                if let Some(link) = self.with(|inner| inner.link.clone()) {
                    link.send(&message.to_text());
                }
            }
            Action::Tell(id, event) => {
                let listener = self.with(|inner| match event {
                    Event::Progress(_) => inner.listeners.get(&id).cloned(),
                    _ => inner.listeners.remove(&id),
                });
                let reply = match event {
                    Event::Progress(report) => Reply::Progress(report),
                    Event::Done(answer) => Reply::Done(answer),
                    Event::Failed(why) => {
                        self.notices.warn(move |t| reason(t, why));
                        Reply::Failed
                    }
                };
                if let Some(listener) = listener {
                    listener(reply);
                }
            }
            Action::Restart => {
                self.close();
                self.open_worker();
            }
            Action::Opened { place, threads } => {
                self.state.set(EngineState::Ready { place, threads });
            }
            Action::LeaveNative => {
                self.close();
                self.lose_library();
                self.state.set(EngineState::Idle);
                if self.with(|inner| inner.dispatcher.is_waiting()) {
                    self.open_worker();
                }
            }
            Action::Borrow => {
                let state = self.state.get_untracked();
                self.with(|inner| {
                    inner.aside = inner.link.take().map(|link| (link, state));
                    inner.next_generation();
                });
                self.state.set(EngineState::Starting);
                self.open_worker();
            }
            Action::Return => {
                self.close();
                if let Some((link, state)) = self.with(|inner| inner.aside.take()) {
                    self.with(|inner| (inner.link, inner.generation) = (Some(link), NATIVE));
                    self.state.set(state);
                }
            }
            Action::Complain(Complaint::Overloaded) => {
                self.notices.inform(Texts::engine_overloaded);
            }
            Action::Complain(Complaint::Unreadable) => self.notices.warn(Texts::engine_unreadable),
            Action::Complain(Complaint::OtherVersion) => {
                self.with(|inner| inner.native = None);
                self.notices.show(Kind::Outdated, Texts::engine_outdated);
            }
            Action::Complain(Complaint::Lost) => self.notices.warn(Texts::engine_changed),
        }
    }

    fn close(self) {
        self.with(|inner| {
            inner.next_generation();
            if let Some(link) = inner.link.take() {
                link.close();
            }
        });
    }

    /// What comes from the link of a generation.
    fn news(self, generation: u64, news: News) {
        let current = self.with(|inner| inner.generation == generation);
        match news {
            // Said once; later it is looked for again and again.
            News::Full if current => self.notices.inform(Texts::engine_overloaded),
            News::Full => {}
            news if generation == NATIVE && self.with(|inner| inner.absence.is_some()) => {
                self.hear_of_server(&news);
            }
            News::Text(text) if generation == NATIVE && self.hear_library(&text) => {}
            News::Text(text) if current => self.act(|inner| inner.dispatcher.receive(&text)),
            News::Closed if generation == NATIVE => {
                let aside = self.with(|inner| inner.aside.take().is_some());
                if current || aside {
                    self.lose_library();
                    self.act(|inner| inner.dispatcher.lose());
                    self.look_for_server();
                }
            }
            News::Closed if current => self.worker_failed(),
            _ => {}
        }
    }

    /// The worker broke down, or did not start. The question that it was at fails; the others may go on.
    fn worker_failed(self) {
        self.close();
        if self.with(|inner| inner.aside.is_some()) {
            return self.act(|inner| inner.dispatcher.fail(false));
        }
        let ready = matches!(self.state.get_untracked(), EngineState::Ready { .. });
        if !ready && !self.with(|inner| inner.dispatcher.is_waiting()) {
            // It is tried again with the first question.
            return self.state.set(EngineState::Idle);
        }
        self.state.set(EngineState::None);
        if !ready {
            self.notices.warn(Texts::engine_none);
        }
        self.act(|inner| inner.dispatcher.fail(!ready));
        if ready && self.with(|inner| inner.dispatcher.is_waiting()) {
            self.open_worker();
        }
    }

    fn open_native(self, address: &str) {
        self.state.set(EngineState::Starting);
        match native::open(address, move |news| self.news(NATIVE, news)) {
            Some(link) => self.with(|inner| inner.link = Some(Rc::new(link))),
            None => return self.news(NATIVE, News::Closed),
        }
        set_timeout(
            move || {
                let current = self.with(|inner| inner.generation == NATIVE);
                if current && self.state.get_untracked() == EngineState::Starting {
                    self.news(NATIVE, News::Closed);
                }
            },
            PATIENCE,
        );
    }

    fn open_worker(self) {
        if !matches!(self.state.get_untracked(), EngineState::Ready { .. }) {
            self.state.set(EngineState::Starting);
        }
        let generation = self.with(|inner| inner.generation);
        let loader = self.with(|inner| inner.loader.clone());
        loader.load(move |parts| {
            if self.with(|inner| inner.generation != generation || inner.link.is_some()) {
                return;
            }
            let link = parts
                .and_then(|parts| worker::open(&parts, move |news| self.news(generation, news)));
            match link {
                Some(link) => self.with(|inner| inner.link = Some(Rc::new(link))),
                None => self.worker_failed(),
            }
        });
    }
}

/// Opens the native engine if the page comes with one. For the app.
pub(crate) fn provide(notices: Notices) -> Engine {
    let native = meta("outflank-engine").filter(|path| !path.is_empty());
    let inner = Inner {
        dispatcher: Dispatcher::new(native.is_some()),
        listeners: HashMap::new(),
        link: None,
        aside: None,
        generation: NATIVE + u64::from(native.is_none()),
        last_generation: NATIVE + 1,
        native: native.clone(),
        absence: None,
        loader: loading::Loader::default(),
        questions: library::Questions::default(),
    };
    let engine = Engine {
        inner: StoredValue::new_local(Rc::new(RefCell::new(inner))),
        state: RwSignal::new(EngineState::Idle),
        library: RwSignal::new(false),
        notices,
    };
    provide_context(engine);
    // Before discs move, because what it takes to open a worker is more than fits between two frames.
    let complete = window_event_listener_untyped("complete", move |_| engine.prepare());
    on_cleanup(move || complete.remove());
    if let Some(path) = native {
        engine.open_native(&path);
        let back = window_event_listener(leptos::ev::focus, move |_| engine.try_server());
        on_cleanup(move || back.remove());
    }
    engine
}
