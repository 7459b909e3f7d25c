//! The user's game library, on threads of its own: one answers questions, another imports or analyses games.

use core::cell::Cell;
use std::fs;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use outflank_app::JobId;
use outflank_app::explorer::{Query, Search, Source as _, Trouble};
use outflank_app::kept::{is_save, record_of};
use outflank_engine::Book;
use outflank_library::{Library, LibraryError, Summary};
use outflank_play::SavedGame;
use outflank_record::{Content, recognize};
use outflank_text::Texts;

use super::Event;
use super::survey::survey;
use crate::files::read_record;

/// Progress is told after so many games.
const STEP: u64 = 500;

/// How far an import is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Import {
    /// Games read.
    pub games: u64,
    /// What became of them; those that are not written yet do not count.
    pub summary: Summary,
    /// Games and files that could not be read.
    pub refused: u64,
    /// Whether somebody has ended it.
    pub stopped: bool,
}

/// Why an import went wrong.
#[derive(Debug)]
pub enum ImportFault {
    /// A file or folder that was named cannot be read.
    File(String, io::Error),
    /// There are no games in it.
    NoGames(String),
    /// The library cannot be written.
    Library(Trouble),
}

/// What came of an import, in sentences.
pub fn import_in_words(import: Import, fault: Option<&ImportFault>, texts: &Texts) -> String {
    let Summary {
        added,
        duplicates,
        completed,
        other_rules,
    } = import.summary;
    let mut sentences = Vec::new();
    match fault {
        Some(ImportFault::File(name, error)) => {
            sentences.push(texts.not_loaded(name, &texts.describe(error)));
        }
        Some(ImportFault::NoGames(name)) => sentences.push(texts.library_no_games_in(name)),
        Some(ImportFault::Library(trouble)) => sentences.push(texts.describe(trouble)),
        None => {}
    }
    if fault.is_none() || added > 0 {
        sentences.push(texts.library_imported(added));
    }
    if duplicates > 0 {
        sentences.push(texts.library_duplicates(duplicates, completed));
    }
    if other_rules > 0 {
        sentences.push(texts.library_other_rules(other_rules));
    }
    if import.refused > 0 {
        sentences.push(texts.library_refused(import.refused));
    }
    sentences.join(" ")
}

/// Something to do with the library, in the order in which it was wished for.
enum Job {
    Ask(JobId, Query),
    Remove(u32),
}

/// The library.
pub struct LibraryThread {
    path: Option<PathBuf>,
    jobs: Sender<Job>,
    events: Sender<Event>,
    stop: Arc<AtomicBool>,
    /// Whether games are imported or analysed.
    busy: Arc<AtomicBool>,
    book: Option<Arc<Book>>,
}

impl LibraryThread {
    /// Starts the thread. The library is opened when it is first asked.
    pub fn start(
        path: Option<PathBuf>,
        book: Option<Arc<Book>>,
        events: Sender<Event>,
    ) -> io::Result<LibraryThread> {
        let (jobs, received) = mpsc::channel();
        let (place, told) = (path.clone(), events.clone());
        thread::Builder::new().spawn(move || work(place.as_deref(), &received, &told))?;
        Ok(LibraryThread {
            path,
            jobs,
            events,
            stop: Arc::default(),
            busy: Arc::default(),
            book,
        })
    }

    /// Asks. The answer comes later, unless there is nobody to ask.
    pub fn ask(&self, id: JobId, query: Query) -> Option<Event> {
        let sent = self.jobs.send(Job::Ask(id, query)).is_ok();
        (!sent).then(|| Event::Found(id, Box::new(Err(Trouble::Failed))))
    }

    /// Removes a game.
    pub fn remove(&self, game: u32) -> Option<Event> {
        let sent = self.jobs.send(Job::Remove(game)).is_ok();
        (!sent).then_some(Event::Removed(Err(Trouble::Failed)))
    }

    /// Imports, one after the other: while one goes on, another does not begin.
    pub fn import(&self, name: String) -> Option<Event> {
        let failed = |trouble| {
            let fault = ImportFault::Library(trouble);
            Some(Event::Imported(Import::default(), Some(fault)))
        };
        let Some(path) = self.path.clone() else {
            return failed(Trouble::Failed);
        };
        let (events, stop) = (self.events.clone(), self.stop.clone());
        let work = move || {
            let (import, fault) = import(&path, &name, &stop, |import| {
                // If nobody listens any more, the program ends.
                let _ = events.send(Event::Importing(import));
            });
            Event::Imported(import, fault)
        };
        let fault = ImportFault::Library(Trouble::Failed);
        let broken = Event::Imported(Import::default(), Some(fault));
        self.work_on(broken, work).err().and_then(failed)
    }

    /// Analyses the selected games that are not analysed yet.
    pub fn survey(&self, search: Search) -> Option<Event> {
        let Some(path) = self.path.clone() else {
            return Some(Event::Surveyed(Err(Trouble::None)));
        };
        let (events, stop, book) = (self.events.clone(), self.stop.clone(), self.book.clone());
        let work = move || {
            let told = survey(&path, &search, book, &stop, |done, total| {
                let _ = events.send(Event::Surveying { done, total });
            });
            Event::Surveyed(told.map(Box::new))
        };
        let begun = self.work_on(Event::Surveyed(Err(Trouble::Failed)), work);
        begun.err().map(|trouble| Event::Surveyed(Err(trouble)))
    }

    /// Does something long on a thread of its own, and tells how it ended, `broken` after a panic; one thing after the
    /// other.
    fn work_on(
        &self,
        broken: Event,
        work: impl FnOnce() -> Event + Send + 'static,
    ) -> Result<(), Trouble> {
        if self.busy.swap(true, Ordering::Relaxed) {
            return Err(Trouble::Busy);
        }
        self.stop.store(false, Ordering::Relaxed);
        let (busy, events) = (self.busy.clone(), self.events.clone());
        let work = move || {
            let told = catch_unwind(AssertUnwindSafe(work)).unwrap_or(broken);
            busy.store(false, Ordering::Relaxed);
            let _ = events.send(told);
        };
        thread::Builder::new().spawn(work).map_err(|_| {
            self.busy.store(false, Ordering::Relaxed);
            Trouble::Failed
        })?;
        Ok(())
    }

    /// Ends the import or the analysis.
    pub fn stop_work(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

fn work(path: Option<&Path>, jobs: &Receiver<Job>, events: &Sender<Event>) {
    let mut library = None;
    while let Ok(job) = jobs.recv() {
        let told = match job {
            Job::Ask(id, query) => {
                let found = with(&mut library, path, |library| library.answer(&query));
                Event::Found(id, Box::new(found))
            }
            Job::Remove(game) => {
                let removed = with(&mut library, path, |library| Ok(library.remove(&[game])?));
                Event::Removed(removed.map(drop))
            }
        };
        if events.send(told).is_err() {
            return;
        }
    }
}

/// Does something with the library, which is opened if it is not; after a fault it is opened anew next time.
fn with<T>(
    open: &mut Option<Library>,
    path: Option<&Path>,
    act: impl FnOnce(&mut Library) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let mut library = match open.take() {
        Some(library) => library,
        None => Library::open(path.ok_or(Trouble::None)?)?,
    };
    // Whoever has asked waits for an answer.
    let done = catch_unwind(AssertUnwindSafe(|| act(&mut library)));
    let done = done.unwrap_or(Err(Trouble::Failed))?;
    *open = Some(library);
    Ok(done)
}

/// Imports the games of a file, or of all files in a folder.
fn import(
    library: &Path,
    name: &str,
    stop: &Arc<AtomicBool>,
    mut tell: impl FnMut(Import),
) -> (Import, Option<ImportFault>) {
    let progress = Cell::new(Import::default());
    let done = import_all(library, name, stop, &progress, &mut tell);
    let mut import = progress.get();
    import.stopped = stop.load(Ordering::Relaxed);
    match done {
        Err(ImportFault::Library(Trouble::Failed)) if import.stopped => (import, None),
        done => (import, done.err()),
    }
}

fn import_all(
    library: &Path,
    name: &str,
    stop: &Arc<AtomicBool>,
    progress: &Cell<Import>,
    tell: &mut impl FnMut(Import),
) -> Result<(), ImportFault> {
    let failed = |error: LibraryError| ImportFault::Library(error.into());
    let unreadable = |error| ImportFault::File(name.to_owned(), error);
    let path = Path::new(name);
    let in_folder = path.is_dir();
    let mut files = vec![path.to_owned()];
    if in_folder {
        let entries = fs::read_dir(path).map_err(unreadable)?;
        files = entries.flatten().map(|entry| entry.path()).collect();
        files.retain(|path| path.is_file());
        files.sort();
    }
    let mut library = Library::create(library).map_err(failed)?;
    let told = stop.clone();
    library
        .stop_when(move || told.load(Ordering::Relaxed))
        .map_err(failed)?;
    let mut adding = library.import();
    let mut import = progress.get();
    let mut has_games = false;
    for file in files {
        let content = match read_record(&file) {
            Ok(content) => content,
            Err(error) if !in_folder => return Err(unreadable(error)),
            Err(_) => {
                import.refused += 1;
                continue;
            }
        };
        if is_save(&content.bytes) {
            has_games = true;
            import.games += 1;
            match SavedGame::from_text(&String::from_utf8_lossy(&content.bytes)) {
                Ok(saved) => {
                    let (record, _) = record_of(&saved, None, |_| String::new());
                    adding.add(&record).map_err(failed)?;
                }
                Err(_) => import.refused += 1,
            }
            import.summary = adding.summary();
            progress.set(import);
            continue;
        }
        let Some(Content::Games(format)) = recognize(&content.bytes) else {
            continue;
        };
        let Ok(games) = format.read(&*content.bytes, &content.names) else {
            import.refused += 1;
            continue;
        };
        has_games = true;
        for game in games {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            import.games += 1;
            match game
                .map_err(drop)
                .and_then(|game| game.whole().map_err(drop))
            {
                Ok(record) => drop(adding.add(&record).map_err(failed)?),
                Err(()) => import.refused += 1,
            }
            import.summary = adding.summary();
            progress.set(import);
            if import.games.is_multiple_of(STEP) {
                tell(import);
            }
        }
    }
    progress.set(import);
    if !has_games {
        return Err(ImportFault::NoGames(name.to_owned()));
    }
    import.summary = adding.finish().map_err(failed)?;
    progress.set(import);
    Ok(())
}

#[cfg(test)]
mod tests {
    use outflank_app::explorer::Answer;

    use super::*;

    fn run(folder: &Path, name: &Path, stopped: bool) -> (Import, Option<ImportFault>) {
        let stop = Arc::new(AtomicBool::new(stopped));
        let library = folder.join("data").join("games.library");
        import(&library, name.to_str().unwrap(), &stop, |_| {})
    }

    #[test]
    fn a_folder_is_imported_and_its_games_are_answered() {
        let folder = tempfile::tempdir().unwrap();
        let games = folder.path().join("games");
        fs::create_dir(&games).unwrap();
        fs::write(games.join("a.txt"), "f5d6c3\nf5f6e6\nc4e3f6\n").unwrap();
        fs::write(games.join("picture.png"), b"\x89PNG").unwrap();
        let (imported, fault) = run(folder.path(), &games, false);
        assert!(fault.is_none(), "{fault:?}");
        let Summary {
            added, duplicates, ..
        } = imported.summary;
        // The third is the first, turned.
        assert_eq!((imported.games, added, duplicates), (3, 2, 1));
        // A game that this program has saved keeps its own start; a damaged one is refused.
        let handicap = include_str!("../../../play/tests/saves/v1/handicap.json");
        fs::write(games.join("b.json"), handicap).unwrap();
        fs::write(games.join("c.json"), &handicap[..handicap.len() / 2]).unwrap();
        let (imported, _) = run(folder.path(), &games, false);
        assert_eq!((imported.summary.added, imported.refused), (1, 1));
        let (events, received) = mpsc::channel();
        let path = folder.path().join("data").join("games.library");
        let library = LibraryThread::start(Some(path), None, events).unwrap();
        let list = || {
            let query = Query::List {
                search: Search::default(),
                from: 0,
            };
            assert!(library.ask(JobId(7), query).is_none());
            match received.recv().unwrap() {
                Event::Found(JobId(7), found) => match *found {
                    Ok(Answer::Listed(listed)) => listed.total,
                    other => panic!("{other:?}"),
                },
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(list(), 3);
        assert!(library.ask(JobId(8), Query::Open { game: 3 }).is_none());
        let Event::Found(_, found) = received.recv().unwrap() else {
            panic!("nothing is found");
        };
        let Ok(Answer::Opened { record }) = *found else {
            panic!("{found:?}");
        };
        assert_ne!(record.start(), outflank_rules::Position::START);
        assert!(library.remove(1).is_none());
        assert!(matches!(received.recv().unwrap(), Event::Removed(Ok(()))));
        assert_eq!(list(), 2);
        assert!(library.remove(9).is_none());
        let wrong = received.recv().unwrap();
        assert!(matches!(wrong, Event::Removed(Err(Trouble::NoGame))));
        assert_eq!(list(), 2);
    }

    #[test]
    fn a_panic_is_told_and_the_next_thing_is_done() {
        let folder = tempfile::tempdir().unwrap();
        let (events, received) = mpsc::channel();
        let path = folder.path().join("games.library");
        let library = LibraryThread::start(Some(path.clone()), None, events).unwrap();
        for _ in 0..2 {
            let broken = Event::Surveyed(Err(Trouble::Failed));
            library.work_on(broken, || panic!("injected")).unwrap();
            let told = received.recv().unwrap();
            assert!(matches!(told, Event::Surveyed(Err(Trouble::Failed))));
        }
        drop(Library::create(&path).unwrap());
        let mut open = None;
        let asked = with(&mut open, Some(&path), |_| -> Result<(), _> {
            panic!("injected")
        });
        assert!(matches!(asked, Err(Trouble::Failed)));
        assert!(with(&mut open, Some(&path), |library| Ok(library.overview()?)).is_ok());
    }

    #[test]
    fn what_cannot_be_imported_is_told_and_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let missing = run(folder.path(), &folder.path().join("missing.ggf"), false);
        assert!(matches!(missing.1, Some(ImportFault::File(..))));
        let picture = folder.path().join("picture.png");
        fs::write(&picture, b"\x89PNG").unwrap();
        let (_, fault) = run(folder.path(), &picture, false);
        assert!(matches!(fault, Some(ImportFault::NoGames(_))));
        let games = folder.path().join("a.txt");
        fs::write(&games, "f5d6c3\n").unwrap();
        let (stopped, fault) = run(folder.path(), &games, true);
        assert!(stopped.stopped && stopped.summary.added == 0, "{stopped:?}");
        assert!(fault.is_none(), "{fault:?}");
        fs::write(folder.path().join("data").join("games.library"), "mine").unwrap();
        let (_, fault) = run(folder.path(), &games, false);
        assert!(matches!(
            fault,
            Some(ImportFault::Library(Trouble::Foreign))
        ));
    }
}
