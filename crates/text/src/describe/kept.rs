//! Notices about saved data.

use outflank_app::kept::{BackupError, NotKept, Notice, Place, Restored, Thing, Unavailable};

use crate::{Describe, Texts};

const fn name(thing: Thing) -> &'static str {
    match thing {
        Thing::Game => "game",
        Thing::Progress => "progress",
        Thing::Settings => "settings",
        Thing::NewGame => "new-game",
        Thing::Other => "other",
    }
}

impl Describe for Notice {
    fn describe(&self, texts: &Texts) -> String {
        let aside = |place: &Place| match place {
            Place::Listed => Some(texts.kept_aside_listed()),
            Place::File(file) => Some(texts.kept_aside(file)),
            Place::Unmoved => None,
        };
        match self {
            Notice::Damaged {
                thing,
                reason,
                place,
            } => {
                let mut sentences = vec![texts.kept_damaged(name(*thing))];
                sentences.extend(reason.as_ref().map(|reason| texts.describe(reason)));
                sentences.extend(aside(place));
                sentences.join(" ")
            }
            Notice::Newer { thing } => texts.kept_newer(name(*thing)),
            Notice::PartlyUnreadable { count, place } => {
                let mut sentences = vec![texts.learn_progress_unreadable(*count)];
                sentences.extend(aside(place));
                sentences.join(" ")
            }
            Notice::Unavailable { reason } => texts.kept_unavailable(reason),
        }
    }
}

impl Describe for NotKept {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            NotKept::Newer => texts.kept_newer(name(Thing::Game)),
            NotKept::Unavailable(reason) => texts.describe(reason),
        }
    }
}

impl Describe for Unavailable {
    fn describe(&self, texts: &Texts) -> String {
        texts.not_kept(&self.0)
    }
}

impl Describe for BackupError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            BackupError::NotABackup => texts.backup_not_one(),
            BackupError::Newer => texts.backup_newer(),
            BackupError::TooLong => texts.backup_too_long(),
        }
    }
}

impl Describe for Restored {
    fn describe(&self, texts: &Texts) -> String {
        let mut sentences = vec![texts.backup_restored(self.games, self.known)];
        sentences.extend(self.notice.as_ref().map(|notice| texts.describe(notice)));
        sentences.extend(self.progress.then(|| texts.backup_restored_progress()));
        sentences.extend(self.left_out.then(|| texts.backup_left_out()));
        sentences.extend(self.settings.then(|| texts.backup_restored_settings()));
        sentences.join(" ")
    }
}
