use outflank_collection::{Entry, Listed, Query, Search};

/// The games that match, as far as they have been asked for.
#[derive(Clone, Debug)]
pub struct List {
    search: Search,
    total: Option<u64>,
    games: Vec<Entry>,
    wants_more: bool,
}

impl List {
    /// Nothing is known yet, and the first page is wanted.
    pub fn new(search: Search) -> List {
        List {
            search,
            total: None,
            games: Vec::new(),
            wants_more: true,
        }
    }

    /// Which games match.
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// How many match, once that is known.
    pub const fn total(&self) -> Option<u64> {
        self.total
    }

    /// The games, the newest first.
    pub fn games(&self) -> &[Entry] {
        &self.games
    }

    /// Whether there are more than are here.
    pub fn has_more(&self) -> bool {
        self.total
            .is_some_and(|total| total > self.games.len() as u64)
    }

    /// Asks for more.
    pub fn want_more(&mut self) {
        self.wants_more |= self.has_more();
    }

    /// What is to be asked.
    pub fn query(&self) -> Option<Query> {
        self.wants_more.then(|| Query::List {
            search: self.search.clone(),
            from: self.games.len() as u32,
        })
    }

    /// Takes an answer. If games have come or gone meanwhile, it begins anew.
    pub fn take(&mut self, listed: Listed) {
        if listed.from as usize != self.games.len()
            || self.total.is_some_and(|total| total != listed.total)
        {
            *self = List::new(self.search.clone());
            return;
        }
        self.total = Some(listed.total);
        self.games.extend(listed.games);
        self.wants_more = false;
    }
}
