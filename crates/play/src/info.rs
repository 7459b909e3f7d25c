/// What is known of a game beside its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameInfo {
    /// The names of the left and the right player, where they have one.
    pub names: [Option<String>; 2],
    /// The day the game began, as `2026-11-17`.
    pub date: Option<String>,
    /// The help that people have had.
    pub help: Help,
}

/// The help that people have had in a game: such a game proves less.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Help {
    /// Hints asked for.
    pub hints: u16,
    /// Moves taken back.
    pub undos: u16,
}

impl Help {
    /// Whether there was any.
    pub const fn is_any(self) -> bool {
        self.hints > 0 || self.undos > 0
    }
}
