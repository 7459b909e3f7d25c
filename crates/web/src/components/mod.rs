//! Building blocks of the pages, beside the board.

pub mod announcer;
pub mod breakdown;
pub mod choice;
pub mod dialog;
pub mod icon;
mod in_turn;
pub(crate) mod newer;
pub mod notices;
pub mod shortcuts;
pub mod sound;

pub use in_turn::InTurn;

/// Scrolls as little as it takes to see all of something.
pub fn bring_into_view(place: &web_sys::Element) {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    place.scroll_into_view_with_scroll_into_view_options(&options);
}
