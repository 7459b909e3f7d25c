/// The name of a kept game: when it began, so that names sort by time.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(String);

impl GameId {
    /// A name that somebody has kept.
    pub fn from_text(text: &str) -> GameId {
        GameId(text.to_owned())
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// When it began, in milliseconds since 1970.
    pub fn began(&self) -> Option<u64> {
        self.0.split('-').next()?.parse().ok()
    }
}
