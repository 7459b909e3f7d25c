//! Many games: which of them match, and what was played in a position.
//!
//! What counts as the same position, the same move, the same game and the same name is decided here, once, for the
//! library in its file as well as for games that a browser has in memory:
//!
//! - [`Query`] and [`Answer`]: what can be asked of games, and the answer; a [`Source`] answers, or says its [`Trouble`];
//! - [`Search`]: selects games; [`Explored`]: how often each move of a position was played, by whom, and how it scored;
//! - [`Figures`]: how well somebody played, by [`Phase`], in a game or in many;
//! - [`Collection`]: games in memory, a source;
//! - [`Numbers`], [`Choices`], [`Count`], [`Names`], [`Same`]: what sources are made of.
//!
//! ```
//! use outflank_collection::{Answer, Collection, Query, Search, Source as _};
//! use outflank_record::transcript;
//! use outflank_rules::Position;
//!
//! let mut games = Collection::default();
//! for game in transcript::Games::new("f5d6c3d3c4\nf5f6e6f4\ne6f4c3c4d3".as_bytes()) {
//!     games.add(game?.strict()?);
//! }
//! // The third is the first, turned.
//! assert_eq!(games.len(), 2);
//! let query = Query::Explore { position: Position::START, search: Search::default() };
//! let Ok(Answer::Explored(explored)) = games.answer(&query) else { unreachable!() };
//! assert_eq!(explored.moves[0].moves.len(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![forbid(unsafe_code)]

mod choices;
mod collection;
mod explored;
mod figures;
mod fingerprint;
mod names;
mod numbers;
mod query;
mod same;
mod search;
mod tally;

pub use choices::{Choices, Count, Played};
pub use collection::{Added, Collection};
pub use explored::{Explored, MoveCount, PlayerCount};
pub use figures::{Figures, GameFigures, Phase, PhaseFigures};
pub use fingerprint::{Place, game_key, is_same, mix};
pub use names::{Names, Words};
pub use numbers::{Fact, Facts, Numbers, POSITIONS};
pub use query::{Answer, Entry, Listed, PAGE, Query, Source, Trouble};
pub use same::{Identity, Same};
pub use search::{NotYears, Search, Years};
pub use tally::{Seen, Tally};
