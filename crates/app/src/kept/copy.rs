use core::cell::RefCell;
use std::collections::BTreeMap;

use super::{Change, Step, Storage, Unavailable};

/// A copy of what is kept elsewhere, for a storage that takes its time and that others write to as well.
///
/// It reads and writes at once. What was written waits until the storage has it: all that waits is one [`Step`].
#[derive(Debug, Default)]
pub struct WorkingCopy(RefCell<Held>);

#[derive(Debug, Default)]
struct Held {
    here: BTreeMap<String, String>,
    /// What waits: its name, and the text that the storage has under it, as far as we know.
    waiting: Vec<(String, Option<String>)>,
}

impl WorkingCopy {
    /// What waits to be kept, all in one step.
    pub fn waiting(&self) -> Vec<Change> {
        let texts = self.0.borrow();
        let change = |(name, before): &(String, Option<String>)| Change {
            name: name.clone(),
            before: before.clone(),
            after: texts.here.get(name).cloned(),
        };
        texts.waiting.iter().map(change).collect()
    }

    /// The storage has made this step. Returns the names under which it has other texts than were here.
    pub fn kept(&self, step: &Step) -> Vec<String> {
        let mut texts = self.0.borrow_mut();
        let mut others = Vec::new();
        for change in step.changes() {
            let Change { name, after, .. } = change;
            texts.waiting.retain(|(waiting, _)| waiting != name);
            if texts.here.get(name) != after.as_ref() {
                // It was changed again meanwhile.
                texts.waiting.push((name.clone(), after.clone()));
            }
        }
        for (name, text) in step.outcome() {
            if texts.learn(name, text) {
                others.push(name.to_owned());
            }
        }
        others
    }

    /// The storage has this text under a name. Says whether that is new here; what waits to be kept is not replaced.
    pub fn learn(&self, name: &str, text: Option<&str>) -> bool {
        self.0.borrow_mut().learn(name, text)
    }

    /// Takes over a change that was made by somebody who could not keep it.
    pub(super) fn take_over(&self, change: Change) {
        let here = self.0.borrow().here.get(&change.name).cloned();
        let step = Step::new(vec![change], vec![here]);
        for (name, text) in step.writes() {
            self.change(name, text.map(str::to_owned));
        }
    }

    fn change(&self, name: &str, text: Option<String>) {
        let mut texts = self.0.borrow_mut();
        let before = texts.here.get(name).cloned();
        if before != text {
            if !texts.waits(name) {
                texts.waiting.push((name.to_owned(), before));
            }
            texts.set(name, text);
        }
    }
}

impl Held {
    fn waits(&self, name: &str) -> bool {
        self.waiting.iter().any(|(waiting, _)| waiting == name)
    }

    fn learn(&mut self, name: &str, text: Option<&str>) -> bool {
        let here = self.here.get(name).map(String::as_str);
        let new = here != text && !self.waits(name);
        if new {
            self.set(name, text.map(str::to_owned));
        }
        new
    }

    fn set(&mut self, name: &str, text: Option<String>) {
        match text {
            Some(text) => self.here.insert(name.to_owned(), text),
            None => self.here.remove(name),
        };
    }
}

impl Storage for WorkingCopy {
    fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
        Ok(self.0.borrow().here.get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
        self.change(name, Some(text.to_owned()));
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), Unavailable> {
        self.change(name, None);
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable> {
        if let Some(text) = self.read(from)? {
            self.change(to, Some(text));
            self.change(from, None);
        }
        Ok(())
    }

    fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable> {
        let texts = self.0.borrow();
        let ours = texts.here.keys().filter(|name| name.starts_with(beginning));
        Ok(ours.cloned().collect())
    }
}
