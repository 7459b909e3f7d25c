//! Tabletop play: people place and flip by hand, as on a real board (facts A10, A11 and C3).

mod action;
mod refusal;
mod table;
mod turn;
mod undo;

pub use action::{HandAction, HandEvent};
pub use refusal::HandRefusal;
pub use table::{Tabletop, TurnEnded, Vigilance};
pub use turn::{HandTurn, InHand, Mistakes};
pub(crate) use undo::Undone;
