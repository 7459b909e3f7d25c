//! Small games, and libraries of them.

use std::path::PathBuf;

use outflank_library::{Library, Summary};
use outflank_record::{GameRecord, MoveRecord};
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position, Symmetry};
use tempfile::TempDir;

/// A temporary folder for a library.
pub struct Folder {
    pub folder: TempDir,
}

#[allow(dead_code)] // Each test file is a separate program, and none uses everything.
impl Folder {
    pub fn new() -> Folder {
        Folder {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    pub fn path(&self) -> PathBuf {
        self.folder.path().join("games.library")
    }

    /// The library with these games added.
    pub fn with(&self, games: &[GameRecord]) -> Library {
        let mut library = Library::create(&self.path()).unwrap();
        import(&mut library, games);
        library
    }
}

pub fn import(library: &mut Library, games: &[GameRecord]) -> Summary {
    let mut import = library.import();
    for game in games {
        import.add(game).unwrap();
    }
    import.finish().unwrap()
}

/// A game with these moves.
#[allow(dead_code)]
pub fn game(moves: &str) -> GameRecord {
    GameRecord::from(&moves.parse::<Transcript>().unwrap())
}

/// The position after these moves.
#[allow(dead_code)]
pub fn after(moves: &str) -> Position {
    moves.parse::<Transcript>().unwrap().end()
}

/// A game with names, at an event.
#[allow(dead_code)]
pub fn played(moves: &str, black: &str, white: &str, event: &str) -> GameRecord {
    let mut record = game(moves);
    black.clone_into(&mut record.black.name);
    white.clone_into(&mut record.white.name);
    event.clone_into(&mut record.event);
    record
}

/// A game in which each number selects a legal move, modulo their count; it ends when the numbers do, or the game.
#[allow(dead_code)]
pub fn chosen(numbers: &[u8]) -> GameRecord {
    let mut record = GameRecord::new(Position::START);
    for &number in numbers {
        let moves: Vec<Move> = record.end().moves().collect();
        if moves.is_empty() {
            break;
        }
        record
            .push(moves[usize::from(number) % moves.len()])
            .unwrap();
    }
    record
}

/// The game's image under a symmetry.
#[allow(dead_code)]
pub fn turned(record: &GameRecord, symmetry: Symmetry) -> GameRecord {
    let mut turned = GameRecord::new(symmetry.position(record.start()));
    for made in record.moves() {
        let mv = symmetry.mv(made.mv);
        turned.push(MoveRecord { mv, ..*made }).unwrap();
    }
    turned.black.clone_from(&record.black);
    turned.white.clone_from(&record.white);
    turned.event.clone_from(&record.event);
    turned.date.clone_from(&record.date);
    turned.result = record.result;
    turned
}
