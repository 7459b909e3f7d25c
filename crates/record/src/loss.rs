use std::collections::BTreeMap;

/// The kinds of data that a file or format cannot store.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Loss {
    /// The whole game: this format cannot express it.
    Game,
    /// The moves: the format has positions.
    Moves,
    /// Moves before a set-up in mid-game.
    EarlierMoves,
    /// A pass at the end of the moves.
    LastPass,
    /// Variations beside the main line.
    Variations,
    /// The names of the players.
    Players,
    /// Characters of a name that the format lacks, or that are too many.
    Letters,
    /// The event.
    Event,
    /// The place.
    Place,
    /// The round.
    Round,
    /// Comments.
    Comments,
    /// Comments on moves, and variations, of a study.
    Notes,
    /// The date, or part of it.
    Date,
    /// The ratings.
    Ratings,
    /// The clocks.
    Clocks,
    /// The kind of game.
    Kind,
    /// The komi.
    Komi,
    /// The result.
    Result,
    /// That there is no result: the format requires one, and got the board's.
    NoResult,
    /// Why the game ended.
    Ending,
    /// The players' evaluations of their moves.
    Evaluations,
    /// The time per move.
    Times,
    /// The score with perfect play.
    Theory,
    /// That the score with perfect play is unknown: the format requires one, and got the result.
    NoTheory,
    /// Which moves were drawn by lot, or agreed before the game.
    Given,
    /// The scores of the moves.
    Scores,
    /// The orientation of the board: in this format all games begin with f5.
    Turned,
    /// Unknown fields.
    Fields,
}

impl Loss {
    /// All of them.
    pub const ALL: [Loss; 28] = [
        Loss::Game,
        Loss::Moves,
        Loss::EarlierMoves,
        Loss::LastPass,
        Loss::Variations,
        Loss::Players,
        Loss::Letters,
        Loss::Event,
        Loss::Place,
        Loss::Round,
        Loss::Comments,
        Loss::Notes,
        Loss::Date,
        Loss::Ratings,
        Loss::Clocks,
        Loss::Kind,
        Loss::Komi,
        Loss::Result,
        Loss::NoResult,
        Loss::Ending,
        Loss::Evaluations,
        Loss::Times,
        Loss::Theory,
        Loss::NoTheory,
        Loss::Given,
        Loss::Scores,
        Loss::Turned,
        Loss::Fields,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Loss::Game => "game",
            Loss::Moves => "moves",
            Loss::EarlierMoves => "earlier-moves",
            Loss::LastPass => "last-pass",
            Loss::Variations => "variations",
            Loss::Players => "players",
            Loss::Letters => "letters",
            Loss::Event => "event",
            Loss::Place => "place",
            Loss::Round => "round",
            Loss::Comments => "comments",
            Loss::Notes => "notes",
            Loss::Date => "date",
            Loss::Ratings => "ratings",
            Loss::Clocks => "clocks",
            Loss::Kind => "kind",
            Loss::Komi => "komi",
            Loss::Result => "result",
            Loss::NoResult => "no-result",
            Loss::Ending => "ending",
            Loss::Evaluations => "evaluations",
            Loss::Times => "times",
            Loss::Theory => "theory",
            Loss::NoTheory => "no-theory",
            Loss::Given => "given",
            Loss::Scores => "scores",
            Loss::Turned => "turned",
            Loss::Fields => "fields",
        }
    }
}

/// Lost data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// Its kind.
    pub what: Loss,
    /// The data itself, if it is short.
    pub example: String,
}

impl Lost {
    /// A loss of this kind.
    pub fn new(what: Loss, example: impl Into<String>) -> Lost {
        Lost {
            what,
            example: example.into(),
        }
    }
}

/// Losses over many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses(BTreeMap<Loss, Tally>);

/// How often a kind of data was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The number of games.
    pub games: u64,
    /// The data lost in the first of them.
    pub example: String,
}

impl Losses {
    /// Adds the losses of one game; each kind counts once.
    pub fn add(&mut self, lost: impl IntoIterator<Item = Lost>) {
        let mut seen: Vec<Loss> = Vec::new();
        for Lost { what, example } in lost {
            if !seen.contains(&what) {
                seen.push(what);
                self.add_many(what, example, 1);
            }
        }
    }

    /// Adds the same loss for this many games.
    pub fn add_many(&mut self, what: Loss, example: String, games: u64) {
        let tally = self.0.entry(what).or_insert(Tally { games: 0, example });
        tally.games += games;
    }

    /// The losses, by kind.
    pub fn iter(&self) -> impl Iterator<Item = (Loss, &Tally)> {
        self.0.iter().map(|(&what, tally)| (what, tally))
    }

    /// Whether nothing was lost.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{Loss, Losses, Lost};
    use std::collections::BTreeSet;

    #[test]
    fn every_kind_has_a_name_of_its_own_in_small_letters() {
        let names: BTreeSet<&str> = Loss::ALL.into_iter().map(Loss::name).collect();
        assert_eq!(names.len(), Loss::ALL.len());
        let is_name = |name: &&str| name.bytes().all(|it| it.is_ascii_lowercase() || it == b'-');
        assert!(names.iter().all(is_name), "{names:?}");
        assert_eq!(Loss::EarlierMoves.name(), "earlier-moves");
    }

    #[test]
    fn a_kind_counts_once_a_game_and_shows_what_was_lost_first() {
        let mut losses = Losses::default();
        assert!(losses.is_empty());
        losses.add([
            Lost::new(Loss::Place, "Paris"),
            Lost::new(Loss::Place, "Rome"),
            Lost::new(Loss::Event, "Open"),
        ]);
        losses.add([Lost::new(Loss::Place, "Oslo")]);
        losses.add_many(Loss::Place, "Bern".to_owned(), 40);
        let told = losses
            .iter()
            .map(|(what, it)| (what, it.games, it.example.as_str()));
        let expected = [(Loss::Event, 1, "Open"), (Loss::Place, 42, "Paris")];
        assert_eq!(told.collect::<Vec<_>>(), expected);
        assert!(!losses.is_empty());
    }
}
