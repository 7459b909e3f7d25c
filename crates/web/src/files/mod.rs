//! How games get into the page: pasted, dropped, chosen, opened with the installed app or shared with it.
//!
//! - `state`: what is read, and what becomes of it; no view;
//! - `browser`: the files of the browser;
//! - `doors`: paste, drag and drop, and what the system hands over, anywhere on the page;
//! - `hint`: what is seen of it meanwhile; `list`: games to choose from.

mod browser;
mod doors;
mod hint;
mod list;
mod state;

pub use browser::FileButton;
pub use hint::{DropHint, FilesHint, FilesReading, ReadingBar};
pub use list::{GamesToChoose, IncomingGames};
pub use state::{Files, provide, use_files};
