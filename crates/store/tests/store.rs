//! What is kept, without any fault.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::sync::Barrier;
use std::thread;

use outflank_store::{
    Lock, Log, NewFile, TooLarge, Transaction, create_folder, data_directory, is_temporary, list,
    read, recover, remove, remove_folder, rename, replace,
};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

#[test]
fn a_file_is_there_when_it_is_complete() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let path = folder.join("games.txt");
    replace(&path, "old").unwrap();
    let mut dropped = NewFile::create(&path).unwrap();
    dropped.write_all(b"half").unwrap();
    let mut file = NewFile::create(&path).unwrap();
    file.write_all(b"new").unwrap();
    drop(dropped);
    assert_eq!(fs::read(&path).unwrap(), b"old");
    file.finish().unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
    assert_eq!(names(folder), ["games.txt"]);
    assert!(NewFile::create(&folder.join("none").join("games.txt")).is_err());
    assert!(NewFile::create("..".as_ref()).is_err());
}

#[test]
fn a_file_that_cannot_be_put_in_its_place_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("place");
    fs::create_dir(&place).unwrap();
    assert!(replace(&place, "text").is_err());
    let mut transaction = Transaction::begin(folder.path()).unwrap();
    assert!(transaction.create("place".as_ref()).is_err());
    assert!(transaction.create("../place".as_ref()).is_err());
    drop(transaction);
    assert_eq!(names(folder.path()), ["place"]);
}

#[cfg(unix)]
#[test]
fn a_symbolic_link_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("file"), folder.path().join("link"));
    fs::create_dir(&file).unwrap();
    let inside = file.join("inside");
    fs::write(&inside, "old").unwrap();
    std::os::unix::fs::symlink(&inside, &link).unwrap();
    replace(&link, "new").unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&inside).unwrap(), b"new");
}

#[test]
fn a_file_of_the_user_is_never_a_temporary_one() {
    let folder = tempfile::tempdir().unwrap();
    let theirs = [
        "g.json.new",
        "g.json.1.new",
        "g.unfinished",
        ".outflank-1.new",
        ".outflank-0123456789abcdef.txt",
        ".outflank-0123456789abcdef-a.new",
        ".outflank-not-of-the-store.new",
    ];
    for name in theirs {
        assert!(!is_temporary(name.as_ref()), "{name}");
        fs::write(folder.path().join(name), "mine").unwrap();
    }
    replace(&folder.path().join("g.json"), "new").unwrap();
    for name in theirs {
        assert_eq!(fs::read(folder.path().join(name)).unwrap(), b"mine");
    }
    for rest in [".new", "-7.new", ".step"] {
        let ours = format!(".outflank-0123456789abcdef{rest}");
        assert!(is_temporary(ours.as_ref()), "{ours}");
    }
}

#[test]
fn what_a_killed_program_left_is_removed_and_what_a_living_one_writes_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("book");
    let left = folder.path().join(".outflank-0123456789abcdef.new");
    fs::write(&left, "half").unwrap();
    let mut alive = NewFile::create(&path).unwrap();
    assert!(!left.exists());
    replace(&folder.path().join("other"), "other").unwrap();
    alive.write_all(b"whole").unwrap();
    alive.finish().unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"whole");
    assert_eq!(names(folder.path()), ["book", "other"]);
}

#[test]
fn a_large_file_is_refused_with_its_size_before_it_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("file");
    let file = fs::File::create(&path).unwrap();
    file.set_len(3 << 30).unwrap();
    let refused = read(&path, 1000).unwrap_err();
    let expected = TooLarge {
        size: 3 << 30,
        most: 1000,
    };
    let reason = refused
        .get_ref()
        .and_then(|it| it.downcast_ref::<TooLarge>());
    assert_eq!(reason, Some(&expected));
    assert_eq!(
        refused.to_string(),
        "3221225472 bytes; at most 1000 are read"
    );
    file.set_len(1001).unwrap();
    assert!(read(&path, 1000).is_err());
    file.set_len(1000).unwrap();
    assert_eq!(read(&path, 1000).unwrap().len(), 1000);
}

/// It says that it is empty, and has no end.
#[cfg(unix)]
#[test]
fn a_device_is_refused_when_it_has_given_too_much() {
    let refused = read("/dev/zero".as_ref(), 1000).unwrap_err();
    assert_eq!(refused.kind(), std::io::ErrorKind::FileTooLarge);
}

#[test]
fn several_files_are_replaced_and_removed_in_one_step() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    fs::write(folder.join("names"), "old").unwrap();
    fs::create_dir_all(folder.join("round/fit")).unwrap();
    fs::write(folder.join("round/fit/solution"), "old").unwrap();
    let mut transaction = Transaction::begin(folder).unwrap();
    for name in ["names", "games"] {
        let mut file = transaction.create(name.as_ref()).unwrap();
        file.write_all(b"new").unwrap();
        transaction.put(file).unwrap();
    }
    transaction.remove("round/fit".as_ref());
    transaction.remove("round/none".as_ref());
    // A program that looks meanwhile does not take the files for left over.
    recover(folder).unwrap();
    assert_eq!(fs::read(folder.join("names")).unwrap(), b"old");
    transaction.commit().unwrap();
    assert_eq!(names(folder), ["games", "names", "round"]);
    assert_eq!(fs::read(folder.join("names")).unwrap(), b"new");
    assert_eq!(names(&folder.join("round")), [""; 0]);
}

#[test]
fn a_transaction_that_is_given_up_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut transaction = Transaction::begin(folder.path()).unwrap();
    let file = transaction.create("names".as_ref()).unwrap();
    transaction.put(file).unwrap();
    assert_eq!(names(folder.path()).len(), 1);
    drop(transaction);
    assert_eq!(names(folder.path()), [""; 0]);
}

#[test]
fn a_step_does_not_lead_out_of_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    let inside = folder.path().join("inside");
    fs::create_dir(&inside).unwrap();
    fs::write(folder.path().join("mine"), "mine").unwrap();
    let mut transaction = Transaction::begin(&inside).unwrap();
    transaction.remove("../mine".as_ref());
    // As a killed program would leave it.
    let field = |text: &str| [&(text.len() as u64).to_le_bytes(), text.as_bytes()].concat();
    let fields = ["remove", "../mine", "end"].map(field).concat();
    let step = [b"outflank step 1\n", &fields[..]].concat();
    let path = inside.join(".outflank-0123456789abcdef.step");
    fs::write(&path, &step).unwrap();
    recover(&inside).unwrap();
    assert!(!path.exists());
    assert_eq!(fs::read(folder.path().join("mine")).unwrap(), b"mine");
    // One that stays inside is done.
    let fields = ["remove", "theirs", "end"].map(field).concat();
    fs::write(inside.join("theirs"), "theirs").unwrap();
    fs::write(&path, [b"outflank step 1\n", &fields[..]].concat()).unwrap();
    recover(&inside).unwrap();
    assert_eq!(names(&inside), [""; 0]);
}

#[test]
fn a_lock_is_held_by_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lock");
    let lock = Lock::take(&path).unwrap().unwrap();
    assert!(Lock::take(&path).unwrap().is_none());
    drop(lock);
    let lock = Lock::take(&path).unwrap().unwrap();
    if cfg!(unix) {
        // Somebody deletes the file, and somebody else takes the lock that is there now: it is theirs to the end.
        fs::remove_file(&path).unwrap();
        let other = Lock::take(&path).unwrap().unwrap();
        drop(lock);
        assert!(Lock::take(&path).unwrap().is_none());
        drop(other);
        assert!(!path.exists());
    }
}

/// Many threads fight for a lock whose file comes and goes.
#[test]
fn a_lock_is_never_held_by_two() {
    use std::sync::atomic::{AtomicU32, Ordering};

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lock");
    let (held, taken) = (AtomicU32::new(0), AtomicU32::new(0));
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                while taken.load(Ordering::SeqCst) < 400 {
                    if let Some(lock) = Lock::take(&path).unwrap() {
                        assert_eq!(held.fetch_add(1, Ordering::SeqCst), 0);
                        taken.fetch_add(1, Ordering::SeqCst);
                        thread::yield_now();
                        held.fetch_sub(1, Ordering::SeqCst);
                        drop(lock);
                    }
                }
            });
        }
    });
}

/// Whoever changes a file by what is in it has to wait for its turn.
#[test]
fn the_lock_of_a_folder_is_waited_for_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("count");
    replace(&path, "0").unwrap();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..25 {
                    let _lock = Lock::of_folder(folder.path()).unwrap().unwrap();
                    let count: u32 = fs::read_to_string(&path).unwrap().parse().unwrap();
                    // Every write clears up: not the lock that is held.
                    replace(&path, (count + 1).to_string()).unwrap();
                }
            });
        }
    });
    assert_eq!(fs::read_to_string(&path).unwrap(), "100");
    // That of a killed program goes with its other temporary files.
    if cfg!(unix) {
        assert_eq!(names(folder.path()), ["count"]);
        let lock = Lock::of_folder(folder.path()).unwrap();
        let left = names(folder.path())[0].clone();
        drop(lock);
        fs::write(folder.path().join(left), "").unwrap();
        recover(folder.path()).unwrap();
        assert_eq!(names(folder.path()), ["count"]);
    }
}

#[test]
fn a_log_grows_and_one_program_has_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let mut log = Log::open(&path).unwrap();
    assert_eq!(log.read(100).unwrap(), b"");
    log.append(b"one\n").unwrap();
    log.append(b"two\n").unwrap();
    let refused = Log::open(&path).unwrap_err();
    assert_eq!(refused.kind(), std::io::ErrorKind::ResourceBusy);
    drop(log);
    let mut log = Log::open(&path).unwrap();
    assert_eq!(log.read(100).unwrap(), b"one\ntwo\n");
    assert_eq!(log.beginning(3).unwrap(), b"one");
    assert!(log.read(5).is_err());
    log.truncate(4).unwrap();
    log.append(b"three\n").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"one\nthree\n");
    assert_eq!(names(folder.path()), ["log"]);
}

#[test]
fn a_folder_is_made_with_those_that_it_is_in_and_removed_with_all_in_it() {
    let outer = tempfile::tempdir().unwrap();
    let folder = outer.path().join("a/b/c");
    for _ in 0..2 {
        create_folder(&folder).unwrap();
        assert!(folder.is_dir());
    }
    fs::write(folder.join("file"), "text").unwrap();
    fs::create_dir(folder.join("inside")).unwrap();
    let mut inside = list(&folder).unwrap();
    inside.sort();
    assert_eq!(inside, [folder.join("file"), folder.join("inside")]);
    // A file is in the way.
    assert!(create_folder(&folder.join("file")).is_err());
    assert!(create_folder(&folder.join("file/below")).is_err());
    #[cfg(unix)]
    assert!(remove_folder(&folder.join("file/below")).is_err());
    for _ in 0..2 {
        remove_folder(&outer.path().join("a")).unwrap();
        assert!(names(outer.path()).is_empty());
    }
}

#[test]
fn a_folder_may_be_made_by_many_at_once() {
    let outer = tempfile::tempdir().unwrap();
    for round in 0..50 {
        let folder = outer.path().join(round.to_string()).join("a/b/c");
        let start = Barrier::new(4);
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    start.wait();
                    create_folder(&folder).unwrap();
                });
            }
        });
    }
}

#[cfg(unix)]
#[test]
fn what_a_link_leads_to_stays_when_its_folder_is_removed() {
    let outer = tempfile::tempdir().unwrap();
    let (theirs, ours) = (outer.path().join("theirs"), outer.path().join("ours"));
    for folder in [&theirs, &ours] {
        fs::create_dir(folder).unwrap();
    }
    fs::write(theirs.join("file"), "text").unwrap();
    std::os::unix::fs::symlink(&theirs, ours.join("link")).unwrap();
    remove_folder(&ours).unwrap();
    assert_eq!(names(outer.path()), ["theirs"]);
    assert_eq!(names(&theirs), ["file"]);
}

#[test]
fn a_file_is_removed_if_it_is_there_and_renamed() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    fs::write(&one, "text").unwrap();
    rename(&one, &two).unwrap();
    assert_eq!(names(folder.path()), ["two"]);
    assert!(rename(&one, &two).is_err());
    for _ in 0..2 {
        remove(&two).unwrap();
        assert!(names(folder.path()).is_empty());
    }
    assert!(remove(folder.path()).is_err());
}

#[test]
#[cfg(target_os = "linux")]
fn the_data_folder_is_where_the_environment_says() {
    let of = |variables: &[(&str, &str)]| {
        data_directory(|name| {
            let found = variables.iter().find(|(other, _)| *other == name);
            found.map(|(_, value)| value.into())
        })
        .map(|path| path.display().to_string())
    };
    let (home, share) = (("HOME", "/home/me"), ("XDG_DATA_HOME", "/share"));
    let (own, at_home) = (("OUTFLANK_DATA", "here"), "/home/me/.local/share/outflank");
    assert_eq!(of(&[home]).as_deref(), Some(at_home));
    assert_eq!(of(&[home, share]).as_deref(), Some("/share/outflank"));
    assert_eq!(of(&[home, share, own]).as_deref(), Some("here"));
    // The standard tells us to ignore what is not absolute.
    let relative = ("XDG_DATA_HOME", "share");
    assert_eq!(of(&[home, relative]).as_deref(), Some(at_home));
    // What is empty is not set.
    let empty = ("OUTFLANK_DATA", "");
    assert_eq!(of(&[home, empty]).as_deref(), Some(at_home));
    assert_eq!(of(&[]), None);
    assert_eq!(of(&[("HOME", "")]), None);
}
