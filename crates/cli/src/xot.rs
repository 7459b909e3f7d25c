//! Lists of openings that are drawn by lot.

use std::path::{Path, PathBuf};

use outflank_record::xot::XotList;
use outflank_text::Texts;

use crate::failure::{self, Failure, tell};

/// The list in this file, or else our own. Lines with errors are left out, and told.
pub fn list(file: Option<&PathBuf>, texts: &Texts) -> Result<XotList, Failure> {
    file.map_or_else(|| Ok(XotList::built_in()), |path| read(path, texts))
}

fn read(path: &Path, texts: &Texts) -> Result<XotList, Failure> {
    let text = String::from_utf8_lossy(&failure::read(path, texts)?).into_owned();
    let (list, errors) =
        XotList::read(&text).map_err(|error| Failure::cannot_read(path, &error, texts))?;
    if let Some(first) = errors.first() {
        let name = path.display().to_string();
        tell(&texts.xot_skipped(&name, errors.len(), &texts.describe(first)));
    }
    Ok(list)
}
