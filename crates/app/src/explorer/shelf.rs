//! The games of a library: searched, listed, opened, removed.

use outflank_record::GameRecord;

use super::{Answer, Found, List, Query, Search, Trouble};
use crate::JobId;

/// Something a front end does for the shelf: what comes of it is the next input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask the library: [`Input::Reply`].
    Ask(JobId, Query),
    /// Remove a game: [`Input::Removed`].
    Remove(u32),
}

/// What somebody does, or what comes of it.
#[derive(Clone, Debug)]
pub enum Input {
    /// Wants these games.
    Search(Search),
    /// Wants more of them.
    More,
    /// Other games have come or gone.
    Renew,
    /// Opens a game.
    Open(u32),
    /// Removes a game.
    Remove(u32),
    /// The answer to a question.
    Reply(JobId, Found),
    /// A game was removed, or not.
    Removed(Result<(), Trouble>),
}

/// What came of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A game is to be looked at.
    Opened(Box<GameRecord>),
    /// A game is gone.
    Removed,
    /// Something could not be done.
    Failed(Trouble),
}

/// The games of a library.
#[derive(Clone, Debug)]
pub struct Shelf {
    list: List,
    trouble: Option<Trouble>,
    opening: Option<u32>,
    asked: Option<(JobId, Query)>,
    last: JobId,
    effects: Vec<Effect>,
}

impl Default for Shelf {
    /// All games are wanted.
    fn default() -> Shelf {
        Shelf::searching(Search::default())
    }
}

impl Shelf {
    /// These games are wanted.
    pub fn searching(search: Search) -> Shelf {
        let mut shelf = Shelf {
            list: List::new(search),
            trouble: None,
            opening: None,
            asked: None,
            last: JobId::default(),
            effects: Vec::new(),
        };
        shelf.ask();
        shelf
    }

    /// The games, as far as they are known.
    pub const fn list(&self) -> &List {
        &self.list
    }

    /// Why they are not known.
    pub const fn trouble(&self) -> Option<Trouble> {
        self.trouble
    }

    /// What has to be done outside.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Takes an input.
    pub fn update(&mut self, input: Input) -> Option<Happening> {
        let mut happening = None;
        match input {
            Input::Search(search) => self.begin(search),
            Input::More => self.list.want_more(),
            Input::Renew => self.begin(self.list.search().clone()),
            Input::Open(game) => self.opening = Some(game),
            Input::Remove(game) => self.effects.push(Effect::Remove(game)),
            Input::Reply(id, reply) => happening = self.hear(id, reply),
            Input::Removed(Ok(())) => {
                self.begin(self.list.search().clone());
                happening = Some(Happening::Removed);
            }
            Input::Removed(Err(trouble)) => happening = Some(Happening::Failed(trouble)),
        }
        self.ask();
        happening
    }

    fn begin(&mut self, search: Search) {
        self.list = List::new(search);
        self.trouble = None;
        self.opening = None;
    }

    fn hear(&mut self, id: JobId, reply: Found) -> Option<Happening> {
        let (_, query) = self.asked.take_if(|(asked, _)| *asked == id)?;
        // Something else is wanted by now.
        if self.wanted().as_ref() != Some(&query) {
            return None;
        }
        match reply {
            Ok(Answer::Listed(listed)) => self.list.take(listed),
            Ok(Answer::Opened { record }) => {
                self.opening = None;
                return Some(Happening::Opened(record));
            }
            Ok(Answer::Explored(_)) => {}
            Err(trouble) => {
                match query {
                    Query::Open { .. } => self.opening = None,
                    _ => self.trouble = Some(trouble),
                }
                return Some(Happening::Failed(trouble));
            }
        }
        None
    }

    fn wanted(&self) -> Option<Query> {
        match self.opening {
            Some(game) => Some(Query::Open { game }),
            None if self.trouble.is_some() => None,
            None => self.list.query(),
        }
    }

    fn ask(&mut self) {
        if self.asked.is_none()
            && let Some(query) = self.wanted()
        {
            self.last = self.last.next();
            self.asked = Some((self.last, query.clone()));
            self.effects.push(Effect::Ask(self.last, query));
        }
    }
}
