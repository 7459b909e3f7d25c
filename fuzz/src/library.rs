//! Any bytes as a library, and as damage to one: refused, or it answers as it did before.

use std::path::Path;
use std::sync::LazyLock;

use outflank_library::{Explored, Game, Library, LibraryError, Search};
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
    drop(answers(&path));
    let mut file = whole.clone();
    // Three bytes say where, one says what.
    for &[low, middle, high, value] in data.as_chunks().0 {
        let place = u32::from_le_bytes([low, middle, high, 0]) as usize;
        let end = file.len();
        file[place % end] = value;
    }
    std::fs::write(&path, &file).expect("a file");
    if let Ok(answers) = answers(&path) {
        assert_eq!(answers, *expected);
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
