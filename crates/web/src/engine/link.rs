//! What all ways to an engine have in common.

/// A way to an engine.
pub trait Link {
    /// Sends a message.
    fn send(&self, text: &str);

    /// Ends it; no news follow.
    fn close(&self);
}

/// What comes over a link.
pub enum News {
    /// A message.
    Text(String),
    /// There are too many at the other side: it is about to be closed.
    Full,
    /// It is closed, or never opened.
    Closed,
}
