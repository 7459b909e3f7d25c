//! Clocks: time controls, what a fallen flag means, and the clock itself.
//!
//! Nothing here reads a real clock. The caller passes the time as a [`Duration`](core::time::Duration) since any
//! fixed moment, and must only make sure that it never runs backwards.

mod rules;
mod running;
mod text;

pub use rules::{ClockError, ClockRules, FlagRule, TimeControl};
pub(crate) use running::ClockState;
pub use running::{Clock, TimeLeft};
pub use text::{ClockTextError, DurationError};
