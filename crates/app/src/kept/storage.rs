use core::any::Any;
use core::cell::RefCell;
use core::fmt;
use std::collections::BTreeMap;

/// A place where texts are kept under names: a browser's storage, a folder.
///
/// Names are words of ASCII letters, digits and hyphens with dots between them.
pub trait Storage {
    /// The text under a name, if there is one.
    fn read(&self, name: &str) -> Result<Option<String>, Unavailable>;

    /// Keeps a text under a name: whole or, if that fails, as it was before.
    fn write(&self, name: &str, text: &str) -> Result<(), Unavailable>;

    /// Keeps nothing under a name any more.
    fn remove(&self, name: &str) -> Result<(), Unavailable>;

    /// Gives what is under a name another one, under which nothing is.
    fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable>;

    /// All names that begin so, in any order.
    fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable>;

    /// Waits until nobody else changes anything by what is kept, and sees to it that nobody does until what is returned is
    /// dropped. A storage that has one writer at a time has nothing to wait for.
    fn alone(&self) -> Result<Box<dyn Any>, Unavailable> {
        Ok(Box::new(()))
    }

    /// Where a person finds what is under a name, if they can look there.
    fn place(&self, _name: &str) -> Option<String> {
        None
    }
}

/// A storage that does not do what it is asked: why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unavailable(pub String);

impl fmt::Display for Unavailable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl core::error::Error for Unavailable {}

/// A storage that forgets everything in the end: for tests, and where nothing can be kept.
#[derive(Clone, Debug, Default)]
pub struct Memory(pub RefCell<BTreeMap<String, String>>);

impl Storage for Memory {
    fn read(&self, name: &str) -> Result<Option<String>, Unavailable> {
        Ok(self.0.borrow().get(name).cloned())
    }

    fn write(&self, name: &str, text: &str) -> Result<(), Unavailable> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), Unavailable> {
        self.0.borrow_mut().remove(name);
        Ok(())
    }

    fn rename(&self, from: &str, to: &str) -> Result<(), Unavailable> {
        let text = self.0.borrow_mut().remove(from);
        if let Some(text) = text {
            self.write(to, &text)?;
        }
        Ok(())
    }

    fn names(&self, beginning: &str) -> Result<Vec<String>, Unavailable> {
        let all = self.0.borrow();
        let ours = all.keys().filter(|name| name.starts_with(beginning));
        Ok(ours.cloned().collect())
    }
}
