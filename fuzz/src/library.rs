//! Any bytes as a library, and as damage to one: refused, or it answers as it did before. With checksums that fit, it may
//! answer something else; whatever a salvage brings back is sound.

use std::path::Path;
use std::sync::LazyLock;

use outflank_library::{Explored, Game, Library, LibraryError, Search, forge};
use outflank_record::transcript::Games;
use outflank_rules::Position;
use tempfile::TempDir;

static FOLDER: LazyLock<TempDir> = LazyLock::new(|| TempDir::new().expect("a folder"));

/// A small library and its answers.
static WHOLE: LazyLock<(Vec<u8>, Answers)> = LazyLock::new(|| {
    let path = FOLDER.path().join("whole.library");
    let mut library = Library::create(&path).expect("a new library");
    let mut import = library.import();
    for game in Games::new("f5d6c3d3c4\nf5f6e6f4\nf5d6c4g5\n".as_bytes()) {
        let record = game.expect("memory can be read").strict().expect("a game");
        import.add(&record).expect("it is added");
    }
    import.finish().expect("it is kept");
    drop(library);
    let answers = answers(&path).expect("a whole library");
    (std::fs::read(&path).expect("it was written"), answers)
});

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    let (whole, expected) = &*WHOLE;
    let path = FOLDER.path().join("any.library");
    std::fs::write(&path, data).expect("a file");
    // It may be a library, with whatever in it.
    ask_all(&path);
    let mut file = whole.clone();
    // Three bytes say where, one says what.
    for &[low, middle, high, value] in data.as_chunks().0 {
        let place = u32::from_le_bytes([low, middle, high, 0]) as usize;
        let end = file.len();
        file[place % end] = value;
    }
    std::fs::write(&path, &file).expect("a file");
    let report = Library::check(&path);
    match answers(&path) {
        Ok(answers) => assert_eq!(answers, *expected),
        Err(_) => assert!(!report.is_ok_and(|report| report.is_sound())),
    }
    salvage(&path);
    // What the fuzzer cannot guess.
    if forge::craft(&path, "").is_ok() {
        ask_all(&path);
    }
}

/// Everything that can be done with a library, whatever comes of it.
fn ask_all(path: &Path) {
    drop(answers(path));
    drop(Library::check(path));
    salvage(path);
    let everything = Search {
        player: Some("player".to_owned()),
        event: Some("event".to_owned()),
        years: Some((1900..=2000).into()),
        position: Some(Position::START),
        ..Search::default()
    };
    if let Ok(mut library) = Library::open(path) {
        drop(library.search(&everything));
        drop(library.figures(&Search::default()));
        drop(library.unjudged(&Search::default(), 5));
        drop(library.remove(&[1]));
    }
    if let Ok(mut library) = Library::create(path) {
        let mut import = library.import();
        for game in Games::new("f5d6c3d3c4\nf5f4\n".as_bytes()) {
            let record = game.expect("memory can be read").strict().expect("a game");
            if import.add(&record).is_err() {
                return;
            }
        }
        drop(import.finish());
    }
}

fn salvage(path: &Path) {
    let new = FOLDER.path().join("salvaged.library");
    if Library::salvage(path, &new).is_ok_and(|salvaged| salvaged.saved > 0) {
        let report = Library::check(&new).expect("it is there");
        assert!(report.is_sound(), "{report:?}");
        std::fs::remove_file(&new).expect("it is ours");
    }
}

type Answers = (Vec<Game>, Explored);

fn answers(path: &Path) -> Result<Answers, LibraryError> {
    let mut library = Library::open(path)?;
    let all = library.search(&Search::default())?;
    let games = library.games(&all)?;
    let explored = library.explore(Position::START, &Search::default())?;
    library.overview()?;
    Ok((games, explored))
}
