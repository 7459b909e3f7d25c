//! Chapters that were finished when they had fewer steps.

use super::{ChapterProgress, Progress};
use crate::course::{self, Chapter, Step};

/// The steps that are left of chapters of the first edition of the course, which files of version 1 are about. The other
/// chapters of that edition have no more steps than they had.
const FIRST: [(&str, &[&str]); 14] = [
    ("start", &["start-board", "start-corners", "start-first"]),
    (
        "outflank",
        &["outflank-row", "outflank-try", "outflank-moves"],
    ),
    ("line", &["line-own", "line-chain", "line-enclosed"]),
    ("pass", &["pass-not-allowed", "pass-forced"]),
    ("end", &["end-count", "end-early", "end-wiped-out"]),
    ("stable", &["stable-group", "stable-mark"]),
    ("neighbours", &["neighbours-mark", "neighbours-keep"]),
    ("quiet", &["quiet-look", "quiet-move"]),
    ("force", &["force-corner", "force-count", "force-again"]),
    (
        "control",
        &["control-count", "control-fewest", "control-corners"],
    ),
    ("few", &["few-moves"]),
    ("give", &["give-corner", "give-again"]),
    ("parity", &["parity-regions", "parity-odd", "parity-last"]),
    (
        "sample",
        &["sample-c4", "sample-white", "sample-c3", "sample-game"],
    ),
];

/// The steps, by the key to their texts or by their ids, that were added while files did not say which chapters are
/// complete.
const ADDED: &[&str] = &[
    "diagonal-mark",
    "edges-play",
    "five-corner",
    "force-longest",
    "handicap-setup",
    "ladder-12",
    "last-drill",
    "line-gap",
    "lines-train",
    "moves-drill",
    "neighbours-drill",
    "out-twelve",
    "outflank-diagonal",
    "own-practice",
    "pass-many",
    "safe-game",
    "sample-edgar",
    "sample-silas",
    "second-which",
    "shapes-balanced",
    "tempo-own",
    "tempo-theirs",
    "wedge-which",
];

impl ChapterProgress {
    /// A chapter is complete once all of its steps are done, and stays so.
    pub(super) fn note_complete(&mut self, chapter: &str) {
        let all = |chapter: &Chapter| chapter.steps.iter().all(|step| self.has(step.id));
        let complete = course::find(chapter).is_some_and(all);
        self.complete = Some(complete || self.complete == Some(true));
    }

    fn has(&self, step: &str) -> bool {
        self.done.contains(step)
    }
}

impl Progress {
    /// Finds the chapters that were complete when a file was written that does not say so.
    pub(super) fn find_complete(&mut self, version: u64) {
        for chapter in course::chapters() {
            let Some(known) = self.chapters.get_mut(chapter.id) else {
                continue;
            };
            let first = FIRST.iter().find(|it| it.0 == chapter.id);
            let complete = if let Some((_, steps)) = first.filter(|_| version == 1) {
                steps.iter().all(|step| known.has(step))
            } else {
                let mut old = chapter.steps.iter().filter(|step| !is_added(step));
                old.all(|step| known.has(step.id))
            };
            known.complete.get_or_insert(complete);
        }
    }
}

fn is_added(step: &Step) -> bool {
    ADDED.contains(&step.id) || ADDED.contains(&step.text)
}
