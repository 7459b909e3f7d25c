//! Games in files that a person names.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::Path;

use outflank_play::Match;
use outflank_play::save::LONGEST_SAVE;
use outflank_text::Texts;

use crate::write_whole;

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
    let mut bytes = Vec::new();
    let most = LONGEST_SAVE as u64 + 1;
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
