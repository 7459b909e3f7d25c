//! The fields of a save, as unchecked text and numbers.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A game with all that is known of it, as versions 2 and 3 have it. Version 1 has the match only.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub(super) info: InfoText,
    #[serde(rename = "match")]
    pub(super) content: Content,
    /// By the number of moves played before.
    pub(super) comments: BTreeMap<usize, String>,
    pub(super) variations: Vec<VariationText>,
}

/// What is known of the game beside its moves.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InfoText {
    /// The names of the players.
    pub(super) left: Option<String>,
    pub(super) right: Option<String>,
    /// `2026-11-17`.
    pub(super) date: Option<String>,
    pub(super) hints: u16,
    pub(super) undos: u16,
    /// Most games have none; one that has is of version 3.
    #[serde(default, skip_serializing_if = "is_none")]
    pub(super) warnings: u16,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde asks
const fn is_none(count: &u16) -> bool {
    *count == 0
}

/// Moves that were not played. [`Variation`](super::Variation) says what the fields mean.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VariationText {
    pub(super) of: usize,
    pub(super) at: usize,
    pub(super) moves: String,
    pub(super) comments: BTreeMap<usize, String>,
}

/// A match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Content {
    pub(super) setup: SetupText,
    /// The games before this one.
    pub(super) sheet: Vec<LineText>,
    /// The seat that plays Black in this game.
    pub(super) black: String,
    pub(super) game: GameText,
    /// The position after the moves, as a check.
    pub(super) position: String,
    /// The player whose draw offer is open.
    pub(super) draw_offer: Option<String>,
    /// How the players or the clock ended the game: `black resigned`, `black resigned 20-44` where perfect play counts, `draw agreed`, `white out of time`.
    pub(super) ending: Option<String>,
    pub(super) clock: Option<ClockText>,
}

/// What was agreed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetupText {
    pub(super) left: String,
    pub(super) right: String,
    pub(super) starter: String,
    pub(super) handicap: Option<String>,
    pub(super) position: Option<String>,
    /// The moves that every game begins with: `xot f5d6…`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) prelude: Option<String>,
    pub(super) clock: String,
    pub(super) series: String,
    pub(super) counting: String,
    /// What a resigned game counts, unless that is as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) resignation: Option<String>,
    pub(super) style: String,
    pub(super) variation: Option<String>,
    /// `green`, if that side of the discs starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) first: Option<String>,
}

/// A line of the score sheet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineText {
    pub(super) black: String,
    /// Black's score first: `54-10`.
    pub(super) score: String,
}

/// The game on the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum GameText {
    Assisted(AssistedText),
    Tabletop(TabletopText),
}

/// Moves separated by blanks; a `*` follows those that the computer made for a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AssistedText {
    /// All moves, passes included.
    pub(super) moves: String,
    /// Undone moves, in the order of redo; automatic passes are omitted.
    pub(super) undone: String,
}

/// Turns played by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TabletopText {
    pub(super) turns: Vec<TurnText>,
    /// The unfinished turn.
    pub(super) in_hand: Option<InHandText>,
    /// Whether the discs have been counted.
    pub(super) finished: bool,
    /// What was undone, in the order of redo.
    pub(super) undone_turns: Vec<TurnText>,
    pub(super) undone_in_hand: Option<InHandText>,
    pub(super) undone_finish: bool,
}

/// One turn played by hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnText {
    /// `f5`, `pass`; with `*` if the computer played it for a player.
    pub(super) play: String,
    /// The discs flipped: `e5 d4`.
    pub(super) flipped: String,
    /// The discs corrected afterwards.
    pub(super) corrected: String,
}

/// A disc placed in an unfinished turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct InHandText {
    pub(super) square: String,
    pub(super) flipped: String,
    pub(super) flipping_begun: bool,
}

/// The clocks. A state is the player to move, Black's time and White's, in milliseconds: `X 300000 281250`;
/// byo-yomi adds the periods and the rest of the running one: `O 0+3x28000 60000+5x30000`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ClockText {
    pub(super) now: String,
    pub(super) at_turn_start: String,
    /// At the start of each turn that can be undone.
    pub(super) before_turns: Vec<String>,
    /// After each undone turn, in the order of redo.
    pub(super) after_undone: Vec<String>,
}
