//! Games in files that a person names.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use outflank_play::Match;
use outflank_play::save::LONGEST_SAVE;
#[cfg(not(target_family = "wasm"))]
use outflank_record::wthor::{NameKind, Names, Roster, names_beside};
#[cfg(not(target_family = "wasm"))]
use outflank_record::{Content, Format, recognize};
use outflank_text::Texts;

use crate::write_whole;

/// No more of a file of games is read than this: the games of years.
#[cfg(not(target_family = "wasm"))]
const LONGEST_RECORD: u64 = 16 << 20;

/// Writes a game to a file, unless that holds something else. Returns what to say.
pub(crate) fn save(file: &str, game: &str, texts: &Texts) -> String {
    let path = Path::new(file);
    if path.exists() && read(path).is_ok_and(|text| Match::load(&text).is_err()) {
        return texts.not_a_game_there(file);
    }
    match write_whole(path, game) {
        Ok(()) => texts.saved(file),
        Err(error) => texts.not_saved(file, &error.to_string()),
    }
}

/// A file that may be a game, but no more than that of it.
pub(crate) fn read(path: &Path) -> io::Result<String> {
    let bytes = read_at_most(path, LONGEST_SAVE as u64 + 1)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// A file of games in any format.
#[cfg(not(target_family = "wasm"))]
#[derive(Clone, Debug, Default)]
pub struct RecordFile {
    /// What is in it.
    pub bytes: Vec<u8>,
    /// The names that lie beside it, if it is part of an archive.
    pub names: Roster,
}

#[cfg(not(target_family = "wasm"))]
pub(crate) fn read_record(path: &Path) -> io::Result<RecordFile> {
    let bytes = read_at_most(path, LONGEST_RECORD)?;
    let mut names = Roster::default();
    if recognize(&bytes) == Some(Content::Games(Format::Wthor)) {
        // Games can be looked at without names.
        for beside in names_beside(path).unwrap_or_default() {
            let list = read_at_most(&beside, LONGEST_RECORD).unwrap_or_default();
            match Names::read(&list) {
                Ok(list) if list.kind() == NameKind::Players && names.players.is_none() => {
                    names.add(list);
                }
                _ => {}
            }
        }
    }
    Ok(RecordFile { bytes, names })
}

fn read_at_most(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}
