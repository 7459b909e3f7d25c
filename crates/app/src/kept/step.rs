use outflank_learn::Progress;

use super::{DAMAGED, PROGRESS, Thing, before_aside};

/// What is to be kept under a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The name.
    pub name: String,
    /// The text that was there when it was changed.
    pub before: Option<String>,
    /// The text that is to be there; none, if nothing is.
    pub after: Option<String>,
}

/// Changes that are kept together or not at all, fitted to what others have kept meanwhile.
///
/// Nobody writes over a game that went on elsewhere, or over a text nobody here knew of. A learner keeps what was done in
/// either place. Of small things, the last one counts.
#[derive(Clone, Debug)]
pub struct Step(Vec<(Change, Option<String>, Fit)>);

/// How a change fits the text that is there.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Fit {
    /// As it is.
    Kept,
    /// Somebody else has changed the same, and that stays.
    Overtaken,
    /// Together with what somebody else has done.
    Merged(String),
    /// Somebody else has used the name: under this one.
    Beside(String),
}

impl Step {
    /// Fits changes to the texts that are under their names by now.
    pub fn new(changes: Vec<Change>, there: Vec<Option<String>>) -> Step {
        let fitted = changes.into_iter().zip(there).map(|(change, there)| {
            let fit = fit(&change, there.as_deref());
            (change, there, fit)
        });
        Step(fitted.collect())
    }

    /// The changes, as they were wished for.
    pub fn changes(&self) -> impl Iterator<Item = &Change> {
        self.0.iter().map(|(change, ..)| change)
    }

    /// What is to be written, or removed, so that the step is made.
    pub fn writes(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        self.0.iter().filter_map(|(change, there, fit)| match fit {
            Fit::Kept if *there == change.after => None,
            Fit::Overtaken => None,
            Fit::Kept => Some((&*change.name, change.after.as_deref())),
            Fit::Merged(text) => Some((&*change.name, Some(&**text))),
            Fit::Beside(name) => Some((&**name, change.after.as_deref())),
        })
    }

    /// What is there once it is made.
    pub(super) fn outcome(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        let stays = self.0.iter().filter_map(|(change, there, fit)| match fit {
            Fit::Overtaken | Fit::Beside(_) => Some((&*change.name, there.as_deref())),
            Fit::Kept | Fit::Merged(_) => None,
        });
        self.writes().chain(stays)
    }
}

fn fit(change: &Change, there: Option<&str>) -> Fit {
    let Change { name, .. } = change;
    let (before, after) = (change.before.as_deref(), change.after.as_deref());
    let Some(theirs) = there.filter(|_| there != before && there != after) else {
        return Fit::Kept;
    };
    let game_or_damaged = Thing::of_name(name) == Thing::Game || before_aside(name).is_some();
    match (before, after) {
        (_, None) => Fit::Overtaken,
        (Some(_), Some(_)) if game_or_damaged => Fit::Overtaken,
        (None, Some(ours)) if game_or_damaged => Fit::Beside(beside(name, ours)),
        (_, Some(ours)) if name == PROGRESS => merged(before, ours, theirs),
        _ => Fit::Kept,
    }
}

/// A name for a text whose own is taken: the same for the same text, whoever asks.
pub(super) fn beside(name: &str, text: &str) -> String {
    let number = fingerprint(text);
    match before_aside(name) {
        Some(name) => format!("{DAMAGED}-{number}.{name}"),
        None => format!("{name}-{number:08x}"),
    }
}

/// FNV-1a.
pub(super) fn fingerprint(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

fn merged(before: Option<&str>, ours: &str, theirs: &str) -> Fit {
    let load = |text| Progress::load(text).map(|it| it.progress);
    let (Ok(ours), Ok(mut merged)) = (load(ours), load(theirs)) else {
        // A newer version's, perhaps.
        return Fit::Overtaken;
    };
    let before = before.and_then(|text| load(text).ok());
    for deed in ours.since(&before.unwrap_or_default()) {
        merged.add(deed);
    }
    Fit::Merged(merged.save())
}
