//! The page in a real browser: a harness for tests.
//!
//! - [`App`]: a server, a browser, and the page open in it; [`App::check_accessibility`] holds it against rules;
//! - [`stage`]: a clock and an engine under the test's control;
//! - [`chromium`]: the browser and its driver;
//! - [`files`]: files that are dropped on the page.
//!
//! The tests themselves are in `tests/browser`, a file for each page. `cargo xtask web-tests` builds the page, installs
//! Chromium where it is missing, and runs them.

#![forbid(unsafe_code)]

mod accessibility;
pub mod app;
pub mod chromium;
pub mod files;
mod host;
mod kept;
pub mod stage;
mod trace;

pub use app::{App, Setup};
pub use host::Host;
