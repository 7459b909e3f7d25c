//! Clocks: how much time there is, what it means to run out of it, and the clock itself.
//!
//! Nothing here looks at a real clock. Whoever has one passes the time in as a [`Duration`](core::time::Duration)
//! since any moment of their choice, and must only see to it that it does not run backwards.

mod rules;
mod running;
mod text;

pub use rules::{ClockError, ClockRules, FlagRule, TimeControl};
pub(crate) use running::ClockState;
pub use running::{Clock, TimeLeft};
pub use text::{ClockTextError, DurationError};
