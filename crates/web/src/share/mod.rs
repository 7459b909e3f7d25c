//! Taking a game or a position elsewhere: as text, as a picture, as a link.
//!
//! Any page can offer it: `<SharePanel shared />`, or `<ShareDialog open shared />`.
//!
//! - `record`: a match as a game record;
//! - `link`: a game or a position as an address;
//! - `picture`: the board as a drawing of its own;
//! - `file`: the clipboard, files, and drawings made into points.

pub mod file;
mod link;
mod panel;
mod picture;
mod record;

use leptos::prelude::*;
use outflank_record::GameRecord;
use outflank_rules::{Position, Square};
use outflank_text::Texts;

pub use link::{game_route, position_route};
pub use panel::SharePanel;
pub use picture::{Palette, Picture};
pub use record::{record_of, result_record};

use crate::parts::dialog::Dialog;
use crate::words::text;

/// What is shared: a game, and the position that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// The game; one without moves is a position alone.
    pub record: GameRecord,
    /// The position.
    pub position: Position,
    /// The last disc that was placed in it.
    pub last: Option<Square>,
    /// Whether discs of the game were flipped wrongly and have stood, so that the record begins after them.
    pub shortened: bool,
    /// What files are called, without their ending.
    pub name: String,
}

impl Shared {
    /// A game, looked at after its last move.
    pub fn game(record: GameRecord, name: &str) -> Shared {
        let last = record.moves().iter().rev().find_map(|it| it.mv.square());
        Shared {
            position: record.end(),
            last,
            shortened: false,
            name: name.to_owned(),
            record,
        }
    }
}

/// The ways to take something elsewhere, in a dialog.
#[component]
pub fn ShareDialog(
    /// Whether it is open.
    open: RwSignal<bool>,
    /// What is shared.
    #[prop(into)]
    shared: Signal<Shared>,
) -> impl IntoView {
    view! {
        <Dialog open title=Signal::derive(text(Texts::share_title))>
            <SharePanel shared />
        </Dialog>
    }
}
