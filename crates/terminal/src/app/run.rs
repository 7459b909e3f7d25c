use core::time::Duration;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;

use outflank_app::kept::{
    GameId, Games, Judged, LastStudy, NotKept, ProgressKeeper, Reading, SETTINGS, Storage as _,
    read as read_kept,
};
use outflank_app::review::Findings;
use outflank_engine::{Book, Options};
use outflank_learn::Progress;
use outflank_library::FILE_NAME;
use outflank_play::{Match, MatchSetup};
use outflank_text::{Language, Texts};
use ratatui::crossterm::event::read;

use super::engine_thread::EngineThread;
use super::library_thread::LibraryThread;
use super::terminal;
use super::{Depth, Effect, Event, Initial, Model, Settings};
use crate::autosave::{self, Autosave, LockedGame};
use crate::line::SessionError;
use crate::store::milliseconds;
use crate::{BoardStyle, GameLock, Store, files};

/// The least time for a computer's move, so that people see what their own move did.
const UNHURRIED: Duration = Duration::from_millis(400);

/// The longest wait between two ticks.
const HEARTBEAT: Duration = Duration::from_millis(500);

/// What the app needs from outside.
pub struct App<'a> {
    /// The language of the system.
    pub language: Language,
    /// The language asked for; it overrides the settings.
    pub asked_language: Option<Language>,
    /// The best board style of this terminal.
    pub style: BoardStyle,
    /// The style asked for; it overrides the settings.
    pub asked_style: Option<BoardStyle>,
    /// How many colours the terminal has.
    pub depth: Depth,
    /// The data folder, if there is one.
    pub data: Option<PathBuf>,
    /// The engine's resources.
    pub options: Options,
    /// The seed for the mistakes of weak levels.
    pub seed: u64,
    /// The opening book.
    pub book: Option<Arc<Book>>,
    /// The time since some fixed moment.
    pub time: &'a dyn Fn() -> Duration,
    /// Set while an unfinished game is kept, for the signal handler.
    pub kept: &'a AtomicBool,
}

impl App<'_> {
    /// The file of the game library.
    fn library(&self) -> Option<PathBuf> {
        Some(self.data.as_ref()?.join(FILE_NAME))
    }
}

/// What the app starts with.
#[derive(Clone, Copy, Debug)]
pub enum First {
    /// The home screen.
    Home,
    /// A new game.
    Game(MatchSetup),
    /// The unfinished game.
    Resume,
}

/// Runs the app until the user quits. Returns the last words, if any.
pub fn run(app: &App<'_>, first: First) -> Result<Option<String>, SessionError> {
    let game = match first {
        First::Game(setup) => Some(Match::new(setup).map_err(SessionError::Setup)?),
        First::Home | First::Resume => None,
    };
    let texts = Texts::new(app.asked_language.unwrap_or(app.language));
    let mut notice = None;
    let store = (app.data.clone()).map(|data| Store::new(data, texts.language()));
    let (settings, (progress, progress_keeper)) = match &store {
        None => (Settings::default(), (Progress::default(), None)),
        Some(store) => {
            let settings = read_kept(store, SETTINGS, Settings::load);
            let progress = ProgressKeeper::open(store);
            let told = settings.notice.or(progress.notice);
            notice = told.map(|told| texts.describe(&told));
            let (progress, keeper) = progress.value;
            (settings.value, (progress, Some(keeper)))
        }
    };
    let found = autosave::unfinished(store.as_ref(), &texts, &mut |note| notice = Some(note));
    let found = match (&first, found) {
        (First::Resume, found) => {
            let found = found.map_err(SessionError::CannotResume)?;
            Some(found.ok_or(SessionError::NothingToResume)?)
        }
        (_, found) => found.unwrap_or_else(|reason| {
            notice = Some(reason);
            None
        }),
    };
    let kept_language = (settings.language.as_deref()).and_then(|code| code.parse().ok());
    let language = app.asked_language.or(kept_language);
    let kept_style = settings
        .own
        .style
        .filter(|&style| can_show(app.style, style));
    let mut model = Model::new(Initial {
        settings,
        progress,
        language: language.unwrap_or(app.language),
        style: app.asked_style.or(kept_style).unwrap_or(app.style),
        depth: app.depth,
        started: (milliseconds() / 1000) as i64,
        seed: app.seed,
        unhurried: UNHURRIED,
        unfinished: found.as_ref().map(|locked| locked.saved.clone()),
        notice,
    });
    let (events, received) = mpsc::channel();
    let engine_thread = EngineThread::start(app.options, app.book.clone(), events.clone())?;
    let mut runtime = Runtime {
        autosave: Autosave::new(store.as_ref(), app.kept),
        store: store.as_ref(),
        locked: found,
        put_aside: false,
        progress_keeper,
        engine_thread,
        library_thread: LibraryThread::start(app.library(), app.book.clone(), events.clone())?,
        woken: woken_up()?,
        redraw: false,
        quit: false,
    };
    terminal::restore_on_panic();
    let mut screen = terminal::enter()?;
    // From here on, the terminal is restored whatever happens.
    let _restore = Restore;
    listen(events)?;
    let effects = match (first, game) {
        (First::Resume, _) => model.resume((app.time)()),
        (_, Some(game)) => model.play(game, (app.time)()),
        (_, None) => Vec::new(),
    };
    runtime.perform(effects, &mut model, app.time)?;
    let mut broken = false;
    while !runtime.quit {
        if core::mem::take(&mut runtime.redraw) {
            terminal::wipe(&mut screen)?;
        }
        terminal::draw(&mut screen, &mut model)?;
        let wait = model.wake((app.time)()).unwrap_or(HEARTBEAT).min(HEARTBEAT);
        let mut next = match received.recv_timeout(wait) {
            Ok(event) => Some(event),
            Err(RecvTimeoutError::Timeout) => Some(Event::Tick),
            Err(RecvTimeoutError::Disconnected) => break,
        };
        if runtime.woken.swap(false, Ordering::Relaxed) {
            terminal::take()?;
            let effects = model.update(Event::WokenUp, (app.time)());
            runtime.perform(effects, &mut model, app.time)?;
        }
        // All waiting events are handled before the next frame.
        while let Some(event) = next.filter(|_| !runtime.quit) {
            broken |= matches!(event, Event::EngineBroken);
            let effects = model.update(event, (app.time)());
            runtime.perform(effects, &mut model, app.time)?;
            next = received.try_recv().ok();
        }
    }
    if broken {
        return Err(SessionError::EngineBroken);
    }
    let kept = runtime.autosave.is_kept() || runtime.put_aside;
    Ok(kept.then(|| model.texts().kept()))
}

/// Whether a terminal can show a style, given its best one: colours chosen elsewhere are not forced on a terminal
/// without them, nor on anybody who has turned them off.
fn can_show(best: BoardStyle, style: BoardStyle) -> bool {
    let rank = |style| match style {
        BoardStyle::Ascii | BoardStyle::Words => 0,
        BoardStyle::Unicode => 1,
        BoardStyle::Color => 2,
    };
    rank(style) <= rank(best)
}

/// Restores the terminal when dropped.
struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        terminal::restore();
    }
}

/// Reads keys and the mouse on its own thread.
fn listen(events: Sender<Event>) -> Result<(), SessionError> {
    let work = move || {
        loop {
            let event = read().map_or(Event::Closed, Event::Terminal);
            let closed = matches!(event, Event::Closed);
            if events.send(event).is_err() || closed {
                return;
            }
        }
    };
    thread::Builder::new().spawn(work)?;
    Ok(())
}

/// Set when the program continues after it was stopped.
#[cfg(unix)]
fn woken_up() -> Result<Arc<AtomicBool>, SessionError> {
    let woken = Arc::new(AtomicBool::new(false));
    signal_hook::flag::register(signal_hook::consts::SIGCONT, Arc::clone(&woken))?;
    Ok(woken)
}

#[cfg(not(unix))]
fn woken_up() -> Result<Arc<AtomicBool>, SessionError> {
    Ok(Arc::new(AtomicBool::new(false)))
}

/// Performs the model's effects.
struct Runtime<'a> {
    autosave: Autosave<'a>,
    store: Option<&'a Store>,
    /// The unfinished game, while it is not on the table.
    locked: Option<LockedGame>,
    /// Whether a game was left unfinished in this run.
    put_aside: bool,
    progress_keeper: Option<ProgressKeeper>,
    engine_thread: EngineThread,
    library_thread: LibraryThread,
    woken: Arc<AtomicBool>,
    redraw: bool,
    quit: bool,
}

impl Runtime<'_> {
    /// Performs effects, and hands the resulting events to the model.
    fn perform(
        &mut self,
        effects: Vec<Effect>,
        model: &mut Model,
        time: &dyn Fn() -> Duration,
    ) -> Result<(), SessionError> {
        let mut effects = effects;
        while !effects.is_empty() {
            let mut answers = Vec::new();
            for effect in effects.drain(..) {
                answers.extend(self.perform_one(effect, model.texts(), time())?);
            }
            for answer in answers {
                effects.extend(model.update(answer, time()));
            }
        }
        Ok(())
    }

    fn perform_one(
        &mut self,
        effect: Effect,
        texts: &Texts,
        now: Duration,
    ) -> Result<Option<Event>, SessionError> {
        match effect {
            Effect::Ask(id, question) => {
                let gone = !self.engine_thread.ask(id, question);
                return Ok(gone.then_some(Event::EngineBroken));
            }
            Effect::StopEngine => self.engine_thread.stop(),
            Effect::Look(id, query) => return Ok(self.library_thread.ask(id, query)),
            Effect::RemoveFromLibrary(game) => return Ok(self.library_thread.remove(game)),
            Effect::Import(path) => return Ok(self.library_thread.import(path)),
            Effect::Survey(search) => return Ok(self.library_thread.survey(search)),
            Effect::StopLibraryWork => self.library_thread.stop_work(),
            Effect::Redraw => self.redraw = true,
            Effect::Quit => self.quit = true,
            Effect::Suspend => {
                terminal::suspend()?;
                // The screen is redrawn once.
                self.woken.store(false, Ordering::Relaxed);
                return Ok(Some(Event::WokenUp));
            }
            effect => return Ok(self.on_disk(effect, texts, now)),
        }
        Ok(None)
    }

    /// Performs effects that read or write files.
    fn on_disk(&mut self, effect: Effect, texts: &Texts, now: Duration) -> Option<Event> {
        match effect {
            Effect::Autosave(game) => failed(self.autosave.keep(*game, now), texts),
            Effect::LeaveUnfinished => {
                self.locked = self.autosave.release().or(self.locked.take());
                self.put_aside = true;
                None
            }
            Effect::ResumeUnfinished => {
                self.autosave.take_up(self.locked.take()?);
                None
            }
            Effect::Recall(tree) => {
                let nothing = Reading {
                    value: Findings::default(),
                    notice: None,
                };
                let found = self.store.map_or(nothing, |it| Judged(it).read(&tree));
                Some(Event::Recalled(Box::new(found)))
            }
            Effect::ReadFile(name) => {
                let content = files::read_record(Path::new(&name));
                let content = content.map_err(|error| texts.describe(&error));
                Some(Event::File { name, content })
            }
            Effect::SaveAs { name, game } => {
                let game = self.autosave.dated(*game);
                let written = files::save(&name, &game, now, texts);
                Some(Event::written(name, written))
            }
            Effect::SaveStudy { name, study } => {
                let written = files::save_study(&name, &study, texts);
                Some(Event::written(name, written))
            }
            Effect::BackUp(_) | Effect::Restore(_) if self.store.is_none() => {
                Some(Event::Told(texts.no_data_folder()))
            }
            effect => self.in_store(self.store?, effect, texts, now),
        }
    }

    /// Performs effects that need the user's folder.
    fn in_store(
        &mut self,
        store: &Store,
        effect: Effect,
        texts: &Texts,
        now: Duration,
    ) -> Option<Event> {
        let failed = |result| failed(result, texts);
        match effect {
            Effect::BackUp(name) => {
                let written = files::back_up(Path::new(&name), store, texts);
                Some(Event::written(name, written))
            }
            Effect::Restore(name) => Some(match files::restore(&name, store, texts) {
                Ok(told) => {
                    let (progress, keeper) = ProgressKeeper::open(store).value;
                    self.progress_keeper = Some(keeper);
                    Event::Restored {
                        settings: Box::new(read_kept(store, SETTINGS, Settings::load).value),
                        progress: Box::new(progress),
                        told,
                    }
                }
                Err(reason) => Event::WrongFile { name, reason },
            }),
            Effect::FindUnfinished => {
                self.autosave.release();
                self.locked = None;
                self.locked =
                    autosave::unfinished(Some(store), texts, &mut |_| {}).unwrap_or_default();
                let game = self.locked.as_ref().map(|locked| locked.saved.clone());
                Some(Event::Unfinished(game.map(Box::new)))
            }
            Effect::ListGames => Some(Event::Games(Box::new(Games(store).list()))),
            Effect::ResumeGame(id) => {
                self.locked.take_if(|locked| *locked.lock.id() == id);
                Some(match find(store, &id, texts) {
                    Ok(game) => Event::Resumed(Box::new(self.locked.insert(game).saved.clone())),
                    Err(reason) => Event::Told(reason),
                })
            }
            Effect::KeepGame(id, game) => failed(Games(store).keep(&id, &game, now)),
            Effect::DeleteGame(id) => {
                self.locked.take_if(|locked| *locked.lock.id() == id);
                match lock(store, &id, texts) {
                    Ok(_lock) => failed(Games(store).remove(&id).map(drop).map_err(NotKept::from)),
                    Err(reason) => Some(Event::Told(reason)),
                }
            }
            Effect::DeleteUnreadable(it) => {
                let removed = Games(store).remove_unreadable(&it);
                failed(removed.map(drop).map_err(NotKept::from))
            }
            Effect::KeepFindings(tree, findings) => {
                let kept = Judged(store).keep(&tree, &findings, milliseconds());
                failed(kept.map_err(NotKept::from))
            }
            Effect::KeepStudy(record) => {
                let kept = LastStudy(store).keep(&record);
                failed(kept.map_err(NotKept::from))
            }
            Effect::LastStudy => Some(Event::LastStudy(Box::new(LastStudy(store).read()))),
            Effect::KeepSettings(settings) => {
                // What could not be read is not written over.
                let there = store.read(SETTINGS);
                let kept = there.and_then(|_| store.write(SETTINGS, &settings.save()));
                failed(kept.map_err(NotKept::from))
            }
            Effect::KeepProgress(mut progress) => {
                failed(self.progress_keeper?.keep(store, &mut progress))
            }
            _ => None,
        }
    }
}

/// Why something was not kept, if it was not.
fn failed(result: Result<(), NotKept>, texts: &Texts) -> Option<Event> {
    let reason = result.err()?;
    Some(Event::Told(texts.describe(&reason)))
}

/// Locks a game, or says why not.
fn lock(store: &Store, id: &GameId, texts: &Texts) -> Result<GameLock, String> {
    let lock = store.lock(id).map_err(|error| texts.describe(&error))?;
    lock.ok_or_else(|| texts.app_game_taken())
}

/// Locks and reads an unfinished game, or says why not.
fn find(store: &Store, id: &GameId, texts: &Texts) -> Result<LockedGame, String> {
    let lock = lock(store, id, texts)?;
    let Reading { value, notice } = Games(store).open(id);
    let reason = || notice.map_or_else(|| texts.resume_none(), |it| texts.describe(&it));
    let saved = value.ok_or_else(reason)?;
    Ok(LockedGame { saved, lock })
}
