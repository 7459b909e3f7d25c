//! Every write path of the store, interrupted and failing at every access.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;

use outflank_store::faults::{Fault, Trial, Watch};
use outflank_store::{
    Lock, Log, NewFile, Transaction, create_folder, recover, remove, rename, replace,
};
use tempfile::TempDir;

fn text(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}

/// Which of these contents the file has.
fn one_of(path: &Path, contents: &[Option<&str>]) -> Result<usize, String> {
    let there = text(path);
    let place = contents.iter().position(|it| *it == there.as_deref());
    place.ok_or_else(|| format!("{there:?}"))
}

#[test]
fn a_file_is_replaced_whole_or_not_at_all() {
    let trial = Trial {
        name: "replace",
        before: &|folder| fs::write(folder.join("file"), "old").unwrap(),
        work: &|folder, watch| {
            for content in ["first", "second"] {
                let mut file = NewFile::create(&folder.join("file"))?;
                for part in content.as_bytes().chunks(2) {
                    file.write_all(part)?;
                    file.flush()?;
                }
                file.finish()?;
                watch.acknowledge();
            }
            Ok(())
        },
        state: &|folder| {
            let contents = [Some("old"), Some("first"), Some("second")];
            one_of(&folder.join("file"), &contents)
        },
        next: &|folder| Ok(replace(&folder.join("file"), "next")?),
    };
    let cases = trial.run(1);
    assert!(cases > 200, "{cases}");
}

#[test]
fn a_new_file_in_a_new_folder_is_there_or_not() {
    let trial = Trial {
        name: "create, rename",
        before: &|_| {},
        work: &|folder, watch| {
            let inside = folder.join("data/games");
            create_folder(&inside)?;
            replace(&inside.join("file"), "new")?;
            watch.acknowledge();
            rename(&inside.join("file"), &inside.join("aside"))?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let inside = folder.join("data/games");
            let there = ["file", "aside"].map(|name| text(&inside.join(name)));
            match there.each_ref().map(Option::as_deref) {
                [None, None] => Ok(0),
                [Some("new"), None] => Ok(1),
                [None, Some("new")] => Ok(2),
                other => Err(format!("{other:?}")),
            }
        },
        next: &|folder| {
            create_folder(&folder.join("data/games"))?;
            Ok(replace(&folder.join("data/games/file"), "next")?)
        },
    };
    let cases = trial.run(1);
    assert!(cases > 100, "{cases}");
}

#[test]
fn what_was_removed_stays_so() {
    let trial = Trial {
        name: "remove",
        before: &|folder| fs::write(folder.join("file"), "old").unwrap(),
        work: &|folder, watch| {
            remove(&folder.join("file"))?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| one_of(&folder.join("file"), &[Some("old"), None]),
        next: &|folder| Ok(remove(&folder.join("file"))?),
    };
    assert!(trial.run(1) > 15);
}

/// Replaces two files and removes a folder, in one step.
fn put(folder: &Path, content: &str) -> io::Result<()> {
    let mut transaction = Transaction::begin(folder)?;
    let mut files = Vec::new();
    for name in ["names", "games"] {
        let mut file = transaction.create(name.as_ref())?;
        file.write_all(content.as_bytes())?;
        files.push(file);
    }
    for file in files {
        transaction.put(file)?;
    }
    transaction.remove("round".as_ref());
    transaction.commit()
}

/// A folder in which a program has begun to [`put`], and done nothing of it when it was killed.
fn begun(content: &str) -> TempDir {
    for at in 0.. {
        let folder = tempfile::tempdir().unwrap();
        let watch = Watch::failing(folder.path(), at, Fault::BrokenForGood);
        put(folder.path(), content).unwrap_err();
        drop(watch);
        let entries = fs::read_dir(folder.path()).unwrap().flatten();
        let names = entries.map(|entry| entry.file_name().into_string().unwrap());
        let names: Vec<String> = names.collect();
        let is_begun = names.iter().any(|name| name.contains(".step"));
        if is_begun && !names.iter().any(|name| name == "names") && is_whole(&folder) {
            return folder;
        }
    }
    unreachable!("a step is written down at some time");
}

/// Whether a step has been written down to its end.
fn is_whole(folder: &TempDir) -> bool {
    let copy = tempfile::tempdir().unwrap();
    for entry in fs::read_dir(folder.path()).unwrap().flatten() {
        fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
    }
    recover(copy.path()).unwrap();
    text(&copy.path().join("names")).is_some()
}

/// What is newer is not undone by what was begun before, even if that could not be finished in time.
#[test]
fn a_step_is_finished_before_anything_newer_or_nothing_newer_is_written() {
    let begun = begun("first");
    let trial = Trial {
        name: "a step that a killed program began",
        before: &|folder| {
            for entry in fs::read_dir(begun.path()).unwrap().flatten() {
                fs::copy(entry.path(), folder.join(entry.file_name())).unwrap();
            }
        },
        work: &|folder, watch| {
            replace(&folder.join("names"), "second")?;
            watch.acknowledge();
            put(folder, "third")?;
            watch.acknowledge();
            let mut log = Log::open(&folder.join("games"))?;
            log.append(b", and more")?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            recover(folder).map_err(|error| error.to_string())?;
            let there = ["names", "games"].map(|name| text(&folder.join(name)));
            match there.each_ref().map(Option::as_deref) {
                [Some("first"), Some("first")] => Ok(0),
                [Some("second"), Some("first")] => Ok(1),
                [Some("third"), Some("third")] => Ok(2),
                [Some("third"), Some("third, and more")] => Ok(3),
                other => Err(format!("{other:?}")),
            }
        },
        next: &|folder| Ok(put(folder, "next")?),
    };
    let cases = trial.run(1);
    assert!(cases > 200, "{cases}");
}

#[test]
fn nothing_is_written_while_a_step_stands() {
    let step = begun("first");
    let folder = step.path();
    for at in 0..3 {
        let watch = Watch::failing(folder, at, Fault::Denied);
        assert!(Transaction::begin(folder).is_err(), "{at}");
        drop(watch);
        let watch = Watch::failing(folder, at, Fault::Broken);
        assert!(NewFile::create(&folder.join("names")).is_err(), "{at}");
        drop(watch);
        let watch = Watch::failing(folder, at, Fault::Broken);
        assert!(Log::open(&folder.join("names")).is_err(), "{at}");
        drop(watch);
    }
    replace(&folder.join("names"), "second").unwrap();
    assert_eq!(text(&folder.join("names")).as_deref(), Some("second"));
    assert_eq!(text(&folder.join("games")).as_deref(), Some("first"));
}

/// Somebody is at a step, and its files have no owner any more.
#[test]
fn the_files_of_a_step_stay_whatever_cannot_be_seen() {
    let names = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap().flatten();
        let mut names: Vec<_> = entries.map(|entry| entry.file_name()).collect();
        names.sort();
        names
    };
    let begun = begun("first");
    let folder = begun.path();
    let before = names(folder);
    let is_step = |name: &&std::ffi::OsString| name.to_string_lossy().ends_with(".step");
    let step = fs::File::open(folder.join(before.iter().find(is_step).unwrap())).unwrap();
    step.lock().unwrap();
    let mut faults = 0;
    for at in 0.. {
        let watch = Watch::failing(folder, at, Fault::Broken);
        let _ = recover(folder);
        let failed = watch.has_failed();
        drop(watch);
        assert_eq!(names(folder), before, "{at}");
        if !failed {
            break;
        }
        faults += 1;
    }
    // The folder, the step, and for each of two files: itself, its lock, and the step again.
    assert_eq!(faults, 3 + 2 * 3);
    drop(step);
    recover(folder).unwrap();
    let there = ["names", "games"].map(|name| text(&folder.join(name)));
    assert_eq!(there, ["first"; 2].map(|it| Some(it.to_owned())));
}

#[test]
fn several_files_change_in_one_step_and_in_their_order() {
    let trial = Trial {
        name: "transaction",
        before: &|folder| {
            for name in ["names", "games"] {
                fs::write(folder.join(name), "old").unwrap();
            }
            fs::create_dir_all(folder.join("round/fit")).unwrap();
            fs::write(folder.join("round/fit/solution"), "old").unwrap();
        },
        work: &|folder, watch| {
            put(folder, "new")?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            // What other programs see, before anybody has finished it: names change before games.
            let seen = ["names", "games"].map(|name| text(&folder.join(name)));
            let seen = seen.each_ref().map(Option::as_deref);
            if ![
                [Some("old"); 2],
                [Some("new"), Some("old")],
                [Some("new"); 2],
            ]
            .contains(&seen)
            {
                return Err(format!("{seen:?}"));
            }
            // What the next program sees.
            recover(folder).unwrap();
            let names = one_of(&folder.join("names"), &[Some("old"), Some("new")])?;
            let games = one_of(&folder.join("games"), &[Some("old"), Some("new")])?;
            let removed = usize::from(!folder.join("round").exists());
            if [names, games, removed] == [names; 3] {
                Ok(names)
            } else {
                Err(format!("{names}, {games}, {removed}"))
            }
        },
        next: &|folder| Ok(put(folder, "next")?),
    };
    let cases = trial.run(1);
    assert!(cases > 200, "{cases}");
}

#[test]
fn a_log_has_whole_entries() {
    let trial = Trial {
        name: "log",
        before: &|folder| fs::write(folder.join("log"), "begun without an end").unwrap(),
        work: &|folder, watch| {
            let mut log = Log::open(&folder.join("log"))?;
            for entry in ["\none\n", "two\n"] {
                log.append(entry.as_bytes())?;
                watch.acknowledge();
            }
            Ok(())
        },
        state: &|folder| {
            recover(folder).unwrap();
            let begun = "begun without an end";
            let one = format!("{begun}\none\n");
            let two = format!("{one}two\n");
            one_of(&folder.join("log"), &[Some(begun), Some(&one), Some(&two)])
        },
        next: &|folder| {
            let before = text(&folder.join("log")).unwrap_or_default();
            let mut log = Log::open(&folder.join("log"))?;
            log.append(b"next\n")?;
            let after = text(&folder.join("log"));
            assert_eq!(after, Some(before + "next\n"));
            Ok(())
        },
    };
    let cases = trial.run(1);
    assert!(cases > 200, "{cases}");
}

/// A trial that finds what is wrong: without it, nothing above would mean anything.
#[test]
fn a_trial_fails_where_a_file_is_written_in_place() {
    let trial = |sync: bool| Trial {
        name: "in place",
        before: &|folder| fs::write(folder.join("log"), "old\n").unwrap(),
        work: if sync {
            &|folder, watch| {
                replace(&folder.join("log"), "new\n")?;
                watch.acknowledge();
                Ok(())
            }
        } else {
            &|folder, watch| {
                // Truncated and never written: whoever is killed now has nothing.
                let mut log = Log::open(&folder.join("log"))?;
                log.truncate(0)?;
                log.append(b"new\n")?;
                watch.acknowledge();
                Ok(())
            }
        },
        state: &|folder| {
            recover(folder).unwrap();
            one_of(&folder.join("log"), &[Some("old\n"), Some("new\n")])
        },
        next: &|folder| Ok(replace(&folder.join("log"), "next")?),
    };
    assert!(trial(true).run(1) > 50);
    let found = std::panic::catch_unwind(|| trial(false).run(1));
    assert!(found.is_err());
}

#[test]
fn a_fault_is_an_error_of_the_system() {
    let folder = tempfile::tempdir().unwrap();
    let watch = Watch::failing(folder.path(), 0, Fault::FullForGood);
    let failed = replace(&folder.path().join("file"), "text").unwrap_err();
    assert_eq!(failed.kind(), io::ErrorKind::StorageFull);
    assert!(watch.has_failed());
    drop(watch);
    replace(&folder.path().join("file"), "text").unwrap();
}

#[test]
fn a_file_that_cannot_be_created_or_locked_is_an_error_and_leaves_nothing() {
    for at in [0, 1, 2] {
        let folder = tempfile::tempdir().unwrap();
        let watch = Watch::failing(folder.path(), at, Fault::Broken);
        assert!(NewFile::create(&folder.path().join("file")).is_err());
        assert!(watch.has_failed());
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}

#[test]
fn what_needs_no_lock_works_where_there_are_none() {
    let folder = tempfile::tempdir().unwrap();
    let _watch = Watch::failing(folder.path(), 0, Fault::NoLocks);
    let path = folder.path().join("file");
    replace(&path, "new").unwrap();
    assert_eq!(text(&path).as_deref(), Some("new"));
    let mut log = Log::open(&path).unwrap();
    log.append(b"er").unwrap();
    assert_eq!(text(&path).as_deref(), Some("newer"));
    // Whoever cannot lock cannot know that nobody else is at it.
    let theirs = folder.path().join(".outflank-0123456789abcdef.new");
    fs::write(&theirs, "half").unwrap();
    recover(folder.path()).unwrap();
    assert!(theirs.exists());
    assert!(Lock::take(&folder.path().join("lock")).is_err());
    assert!(matches!(Lock::of_folder(folder.path()), Ok(None)));
}

#[test]
fn who_clears_up_never_takes_a_file_away_from_its_owner() {
    let folder = tempfile::tempdir().unwrap();
    let _watch = Watch::new(folder.path());
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Relaxed) {
                recover(folder.path()).unwrap();
            }
        });
        for number in 0..1000 {
            let replaced = replace(&folder.path().join("file"), number.to_string());
            if replaced.is_err() {
                done.store(true, Relaxed);
            }
            replaced.unwrap();
        }
        done.store(true, Relaxed);
    });
    assert_eq!(text(&folder.path().join("file")).as_deref(), Some("999"));
}

#[test]
fn a_log_that_cannot_be_opened_is_an_error() {
    for exists in [false, true] {
        let mut errors = 0;
        for at in 0.. {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("log");
            if exists {
                fs::write(&path, "old").unwrap();
            }
            let watch = Watch::failing(folder.path(), at, Fault::Broken);
            let opened = Log::open(&path);
            // Every access is needed, also that which looks for what a killed program left.
            assert_eq!(opened.is_err(), watch.has_failed(), "{at}");
            if opened.is_ok() {
                break;
            }
            errors += 1;
        }
        assert!(errors >= 3, "{errors}");
    }
}

#[test]
fn a_folder_that_cannot_be_synced_is_an_error_unless_it_never_can() {
    let at_the_end = |fault| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file");
        let watch = Watch::new(folder.path());
        replace(&path, "old").unwrap();
        let last = watch.accesses() - 1;
        drop(watch);
        fs::remove_file(&path).unwrap();
        let watch = Watch::failing(folder.path(), last, fault);
        let replaced = replace(&path, "new");
        assert!(watch.has_failed());
        assert_eq!(text(&path).as_deref(), Some("new"));
        replaced
    };
    assert!(at_the_end(Fault::Broken).is_err());
    // A folder that one may write to and not read.
    assert!(at_the_end(Fault::Denied).is_ok());
}

#[test]
fn a_log_goes_on_after_an_entry_that_could_be_undone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    fs::write(&path, "old").unwrap();
    let watch = Watch::new(folder.path());
    drop(Log::open(&path).unwrap());
    let opening = watch.accesses();
    drop(watch);
    // Where the entry is noted, and where it is written down there.
    for (fault, then) in [(Fault::Broken, 0), (Fault::Full, 0), (Fault::Full, 2)] {
        fs::write(&path, "old").unwrap();
        let watch = Watch::failing(folder.path(), opening + then, fault);
        let mut log = Log::open(&path).unwrap();
        assert!(log.append(b"lost").is_err());
        assert!(watch.has_failed(), "{fault:?} {then}");
        assert_eq!(text(&path).as_deref(), Some("old"));
        log.append(b"new").unwrap();
        assert_eq!(text(&path).as_deref(), Some("oldnew"));
    }
}
