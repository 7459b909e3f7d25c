//! What was played in a position.
//!
//! - [`Explorer`]: follows a position, and asks for its moves and its games, one question at a time;
//! - [`rows`]: the moves played beside what the engine or its book says about them;
//! - [`Shelf`]: the games of a library: searched, listed, removed;
//! - [`OpenedGames`]: games that were opened here, counted in memory and kept if there is room; [`Survey`]: judges them.
//!
//! The questions and answers are those of [`outflank_collection`]; whoever carries out the [`Effect`]s knows where the
//! games are.

mod list;
mod opened;
mod row;
pub mod shelf;
pub mod survey;

pub use list::List;
pub use opened::{AddedGames, MOST_GAMES, OpenedGames};
pub use outflank_collection::{
    Answer, Collection, Entry, Explored, PAGE, PlayerCount, Query, Search, Seen, Source, Tally,
    Trouble, Years,
};
pub use row::{Row, rows};
pub use shelf::Shelf;
pub use survey::Survey;

use outflank_record::GameRecord;
use outflank_rules::{Move, Position, Square};

use crate::JobId;

/// The answer to a question about games, or why there is none.
pub type Found = Result<Answer, Trouble>;

/// Where the games are that are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Place {
    /// The library of this computer.
    #[default]
    Library,
    /// The games that were opened here.
    Opened,
}

/// Something a front end does for the explorer: what comes of it is [`Input::Reply`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask for games. There is one question open at a time.
    Ask(JobId, Place, Query),
}

/// What somebody does, or what comes of a question.
#[derive(Clone, Debug)]
pub enum Input {
    /// Opens or closes the explorer: while it is closed it asks nothing.
    Show(bool),
    /// Looks at a position.
    Look(Position),
    /// Counts these games only.
    Filter(Search),
    /// Counts the games there.
    Turn(Place),
    /// The games there are others than before.
    Renew(Place),
    /// Chooses a move.
    Choose(Move),
    /// Wants the games in which a move was made here, or all that came here.
    Games(Option<Move>),
    /// Wants more of them.
    More,
    /// Wants to see them no more.
    CloseGames,
    /// Opens one of them.
    Open(u32),
    /// The answer to a question.
    Reply(JobId, Found),
}

/// What came of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A disc is to be placed.
    Play(Square),
    /// A game is to be looked at.
    Opened(Box<GameRecord>),
    /// There is no answer.
    Failed(Trouble),
}

/// What was played in the position that somebody looks at.
#[derive(Clone, Debug)]
pub struct Explorer {
    shown: bool,
    place: Place,
    position: Position,
    filter: Search,
    explored: Option<Explored>,
    trouble: Option<Trouble>,
    /// Whether the position is to be asked about.
    stale: bool,
    list: Option<(Option<Move>, List)>,
    opening: Option<u32>,
    asked: Option<(JobId, Place, Query)>,
    last: JobId,
    effects: Vec<Effect>,
}

impl Explorer {
    /// Closed, and about to count the games there.
    pub fn new(place: Place) -> Explorer {
        Explorer {
            shown: false,
            place,
            position: Position::START,
            filter: Search::default(),
            explored: None,
            trouble: None,
            stale: true,
            list: None,
            opening: None,
            asked: None,
            last: JobId::default(),
            effects: Vec::new(),
        }
    }

    /// Whether it is open.
    pub const fn is_shown(&self) -> bool {
        self.shown
    }

    /// Where the games are.
    pub const fn place(&self) -> Place {
        self.place
    }

    /// Which games are counted.
    pub const fn filter(&self) -> &Search {
        &self.filter
    }

    /// What was played in the position, once it is known.
    pub const fn explored(&self) -> Option<&Explored> {
        self.explored.as_ref()
    }

    /// Why it is not known.
    pub const fn trouble(&self) -> Option<Trouble> {
        self.trouble
    }

    /// The games that are listed, and the move that was made in them.
    pub fn games(&self) -> Option<(Option<Move>, &List)> {
        let (mv, list) = self.list.as_ref()?;
        Some((*mv, list))
    }

    /// Whether a question is open.
    pub const fn is_asking(&self) -> bool {
        self.asked.is_some()
    }

    /// What has to be done outside.
    pub fn effects(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.effects)
    }

    /// Takes an input.
    pub fn update(&mut self, input: Input) -> Vec<Happening> {
        let mut happenings = Vec::new();
        match input {
            Input::Show(shown) => self.shown = shown,
            Input::Look(position) => {
                if position != self.position {
                    self.position = position;
                    self.forget();
                }
            }
            Input::Filter(filter) => {
                let filter = Search {
                    position: None,
                    then: None,
                    ..filter
                };
                if filter != self.filter {
                    self.filter = filter;
                    self.forget();
                }
            }
            Input::Turn(place) => {
                if place != self.place {
                    self.place = place;
                    self.forget();
                }
            }
            Input::Renew(place) => {
                if place == self.place {
                    let list = self.list.take();
                    self.forget();
                    // What was listed is listed anew.
                    self.list = list.map(|(mv, list)| (mv, List::new(list.search().clone())));
                }
            }
            Input::Choose(mv) => {
                let from = self.position.after_forced_pass();
                let square = mv.square().filter(|_| from.play(mv).is_ok());
                happenings.extend(square.map(Happening::Play));
            }
            Input::Games(mv) => {
                let search = Search {
                    position: Some(self.position),
                    then: mv.filter(|&mv| mv != Move::Pass),
                    ..self.filter.clone()
                };
                self.list = Some((mv, List::new(search)));
            }
            Input::More => {
                if let Some((_, list)) = &mut self.list {
                    list.want_more();
                }
            }
            Input::CloseGames => self.list = None,
            Input::Open(game) => self.opening = Some(game),
            Input::Reply(id, reply) => happenings.extend(self.hear(id, reply)),
        }
        self.ask();
        happenings
    }

    fn forget(&mut self) {
        self.explored = None;
        self.trouble = None;
        self.stale = true;
        self.list = None;
        self.opening = None;
    }

    fn hear(&mut self, id: JobId, reply: Found) -> Option<Happening> {
        let (_, place, query) = self.asked.take_if(|(asked, ..)| *asked == id)?;
        // Somebody has turned to something else meanwhile.
        if self.wanted().as_ref() != Some(&query) || place != self.place {
            return None;
        }
        match reply {
            Ok(Answer::Explored(explored)) => {
                self.explored = Some(explored);
                self.stale = false;
                None
            }
            Ok(Answer::Listed(listed)) => {
                if let Some((_, list)) = &mut self.list {
                    list.take(listed);
                }
                None
            }
            Ok(Answer::Opened { record }) => {
                self.opening = None;
                Some(Happening::Opened(record))
            }
            Err(trouble) => {
                match query {
                    Query::Open { .. } => self.opening = None,
                    Query::List { .. } => self.list = None,
                    Query::Explore { .. } => {
                        self.stale = false;
                        self.trouble = Some(trouble);
                    }
                }
                Some(Happening::Failed(trouble))
            }
        }
    }

    /// The question that is to be asked now.
    fn wanted(&self) -> Option<Query> {
        if !self.shown {
            return None;
        }
        if let Some(game) = self.opening {
            return Some(Query::Open { game });
        }
        if self.stale {
            return Some(Query::Explore {
                position: self.position,
                search: self.filter.clone(),
            });
        }
        self.list.as_ref()?.1.query()
    }

    /// Asks, unless an answer is still to come: then whatever is wanted by then is asked.
    fn ask(&mut self) {
        if self.asked.is_none()
            && let Some(query) = self.wanted()
        {
            self.last = self.last.next();
            self.asked = Some((self.last, self.place, query.clone()));
            self.effects.push(Effect::Ask(self.last, self.place, query));
        }
    }
}

#[cfg(test)]
mod tests;
