//! A library as whatever asks for games knows it.

use outflank_collection::{Answer, Entry, Listed, PAGE, Query, Source, Trouble};

use crate::{Library, LibraryError};

impl Source for Library {
    fn answer(&mut self, query: &Query) -> Result<Answer, Trouble> {
        Ok(match query {
            Query::Explore { position, search } => {
                Answer::Explored(self.explore(*position, search)?)
            }
            Query::List { search, from } => {
                let mut found = self.search(search)?;
                found.reverse();
                let from_here = found.get(*from as usize..).unwrap_or_default();
                let shown = &from_here[..from_here.len().min(PAGE)];
                let games = self.games(shown)?;
                Answer::Listed(Listed {
                    total: found.len() as u64,
                    from: *from,
                    games: games
                        .iter()
                        .map(|game| Entry::new(game.id, &game.record))
                        .collect(),
                })
            }
            Query::Open { game } => {
                let mut games = self.games(&[*game])?;
                let record = Box::new(games.remove(0).record);
                Answer::Opened { record }
            }
        })
    }
}

/// What it means to whoever asked; the file and the system's words are for those who can see them.
impl From<LibraryError> for Trouble {
    fn from(error: LibraryError) -> Trouble {
        match error {
            LibraryError::Missing => Trouble::None,
            LibraryError::Foreign => Trouble::Foreign,
            LibraryError::Newer(_) => Trouble::Newer,
            LibraryError::Damaged => Trouble::Damaged,
            LibraryError::Busy => Trouble::Busy,
            LibraryError::NoGame(_) => Trouble::NoGame,
            LibraryError::Interrupted
            | LibraryError::Taken
            | LibraryError::Io(_)
            | LibraryError::Database(_) => Trouble::Failed,
        }
    }
}
