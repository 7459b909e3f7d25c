//! What there is to tell about things that are kept.

use outflank_app::kept::{NotKept, Notice, Thing, Unavailable};

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
        let aside = |place: &Option<String>| match place {
            Some(file) => texts.kept_aside(file),
            None => texts.kept_aside_listed(),
        };
        match self {
            Notice::Damaged {
                thing,
                reason,
                place,
            } => {
                let mut sentences = vec![texts.kept_damaged(name(*thing))];
                sentences.extend(reason.as_ref().map(|reason| texts.describe(reason)));
                sentences.push(aside(place));
                sentences.join(" ")
            }
            Notice::Newer { thing } => texts.kept_newer(name(*thing)),
            Notice::PartlyUnreadable { count, place } => {
                format!(
                    "{} {}",
                    texts.learn_progress_unreadable(*count),
                    aside(place)
                )
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

/// A browser gives no reason.
impl Describe for Unavailable {
    fn describe(&self, texts: &Texts) -> String {
        let Unavailable(reason) = self;
        if reason.is_empty() {
            texts.not_stored()
        } else {
            texts.not_kept(reason)
        }
    }
}
