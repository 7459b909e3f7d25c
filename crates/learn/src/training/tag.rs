use serde::{Deserialize, Serialize};

use crate::insight::Reason;

/// What a position is about: a mistake, a puzzle, a module of the course. Ratings are counted for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tag {
    /// The square that both sides want most.
    KeySquare,
    /// A corner is given away at once.
    GivenCorner,
    /// A move next to an empty corner.
    XSquare,
    /// A corner to take or to win.
    WinCorner,
    /// A corner that can wait.
    CornerTiming,
    /// Somebody is made to pass.
    Pass,
    /// A region that is closed to one side.
    Access,
    /// Discs with few empty squares around them.
    QuietMove,
    /// Many moves for oneself, few for the opponent.
    Mobility,
    /// Moves that open no corner.
    SafeMoves,
    /// Edges: wedges, fives.
    Edge,
    /// One move more than the opponent.
    Tempo,
    /// The last move in a region.
    Parity,
    /// The long diagonals.
    Diagonal,
    /// The right squares, in the right order.
    MoveOrder,
    /// Discs that cannot be flipped any more.
    Stability,
    /// The only move that wins.
    OnlyWin,
    /// A perfect ending.
    Ending,
    /// The opening.
    Opening,
}

impl Tag {
    /// All of them.
    pub const ALL: [Tag; 19] = [
        Tag::KeySquare,
        Tag::GivenCorner,
        Tag::XSquare,
        Tag::WinCorner,
        Tag::CornerTiming,
        Tag::Pass,
        Tag::Access,
        Tag::QuietMove,
        Tag::Mobility,
        Tag::SafeMoves,
        Tag::Edge,
        Tag::Tempo,
        Tag::Parity,
        Tag::Diagonal,
        Tag::MoveOrder,
        Tag::Stability,
        Tag::OnlyWin,
        Tag::Ending,
        Tag::Opening,
    ];

    /// What a reason is about.
    pub const fn of(reason: Reason) -> Tag {
        match reason {
            Reason::KeySquare(_)
            | Reason::LosesSquare(_)
            | Reason::MissesSquare(_)
            | Reason::GivesSquare { .. } => Tag::KeySquare,
            Reason::GivesCorner(_) => Tag::GivenCorner,
            Reason::NextToCorner { .. } => Tag::XSquare,
            Reason::CornerCouldWait { .. } => Tag::CornerTiming,
            Reason::LeavesCorner { .. }
            | Reason::LosesCorner { .. }
            | Reason::MissesCorner { .. } => Tag::WinCorner,
            Reason::SparesPass | Reason::LeadsToPass { .. } | Reason::MissesPass { .. } => {
                Tag::Pass
            }
            Reason::LetsIn(_) | Reason::Opens(_) | Reason::KeepsOpen(_) => Tag::Access,
            Reason::Loud { .. } => Tag::QuietMove,
            Reason::GivesMoves { .. }
            | Reason::FewMoves { .. }
            | Reason::FewMovesLater { .. }
            | Reason::GivesMovesLater { .. } => Tag::Mobility,
            Reason::FewSafeMoves { .. } => Tag::SafeMoves,
            Reason::Wedge(_) | Reason::Five { .. } => Tag::Edge,
            Reason::LosesTempo(_) => Tag::Tempo,
            Reason::BreaksParity { .. } => Tag::Parity,
            Reason::GivesDiagonal(_) => Tag::Diagonal,
            Reason::WrongOrder { .. } | Reason::CouldWait { .. } => Tag::MoveOrder,
            Reason::GivesStable { .. } | Reason::FewStable { .. } => Tag::Stability,
        }
    }

    /// Its name, the key to its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Tag::KeySquare => "key-square",
            Tag::GivenCorner => "given-corner",
            Tag::XSquare => "x-square",
            Tag::WinCorner => "win-corner",
            Tag::CornerTiming => "corner-timing",
            Tag::Pass => "pass",
            Tag::Access => "access",
            Tag::QuietMove => "quiet-move",
            Tag::Mobility => "mobility",
            Tag::SafeMoves => "safe-moves",
            Tag::Edge => "edge",
            Tag::Tempo => "tempo",
            Tag::Parity => "parity",
            Tag::Diagonal => "diagonal",
            Tag::MoveOrder => "move-order",
            Tag::Stability => "stability",
            Tag::OnlyWin => "only-win",
            Tag::Ending => "ending",
            Tag::Opening => "opening",
        }
    }

    /// The one with this name.
    pub fn named(name: &str) -> Option<Tag> {
        Tag::ALL.into_iter().find(|tag| tag.name() == name)
    }

    /// The chapter of the course that teaches it, for those who fail again and again.
    pub const fn chapter(self) -> &'static str {
        match self {
            Tag::GivenCorner | Tag::XSquare => "neighbours",
            Tag::WinCorner => "force",
            Tag::CornerTiming => "give",
            Tag::Pass => "change",
            Tag::Access => "poison",
            Tag::QuietMove => "few",
            Tag::KeySquare | Tag::Mobility => "control",
            Tag::SafeMoves => "safe",
            Tag::Edge => "edges",
            Tag::Tempo => "tempo",
            Tag::Parity => "parity",
            Tag::Diagonal => "diagonal",
            Tag::MoveOrder => "last",
            Tag::Stability => "stable",
            Tag::OnlyWin | Tag::Ending => "ladder",
            Tag::Opening => "second",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tag_is_listed_once_under_its_name_and_has_a_chapter() {
        for tag in Tag::ALL {
            assert_eq!(serde_json::to_value(tag).unwrap(), tag.name());
            assert!(crate::course::find(tag.chapter()).is_some(), "{tag:?}");
        }
        assert!(Tag::ALL.is_sorted());
    }

    #[test]
    fn each_tag_leads_to_the_chapter_about_it() {
        let chapters = Tag::ALL.map(|tag| (tag.name(), tag.chapter()));
        let expected = [
            ("key-square", "control"),
            ("given-corner", "neighbours"),
            ("x-square", "neighbours"),
            ("win-corner", "force"),
            ("corner-timing", "give"),
            ("pass", "change"),
            ("access", "poison"),
            ("quiet-move", "few"),
            ("mobility", "control"),
            ("safe-moves", "safe"),
            ("edge", "edges"),
            ("tempo", "tempo"),
            ("parity", "parity"),
            ("diagonal", "diagonal"),
            ("move-order", "last"),
            ("stability", "stable"),
            ("only-win", "ladder"),
            ("ending", "ladder"),
            ("opening", "second"),
        ];
        assert_eq!(chapters, expected);
    }
}
