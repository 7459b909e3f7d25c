use std::collections::BTreeMap;

/// What a file or a format has no place for: the kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Loss {
    /// The whole game: it cannot be written in this format.
    Game,
    /// The moves: the format has positions.
    Moves,
    /// Moves before discs were set up anew.
    EarlierMoves,
    /// A pass at the end of the moves.
    LastPass,
    /// Variations beside the game that was played.
    Variations,
    /// The names of the players.
    Players,
    /// Letters of a name that the format lacks, or that are too many.
    Letters,
    /// The event.
    Event,
    /// The place.
    Place,
    /// The round.
    Round,
    /// Comments.
    Comments,
    /// The date, or a part of it.
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
    /// That there is no result: the format has to have one, and got that of the board.
    NoResult,
    /// Why the game ended.
    Ending,
    /// What the players thought of their moves.
    Evaluations,
    /// How long they took.
    Times,
    /// The score with perfect play.
    Theory,
    /// That such a score is not known: the format has to have one, and got the result.
    NoTheory,
    /// The scores of the moves.
    Scores,
    /// How the board lies: the format has games that begin with f5.
    Turned,
    /// Fields that nobody knows here.
    Fields,
}

impl Loss {
    /// All of them.
    pub const ALL: [Loss; 26] = [
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
        Loss::Scores,
        Loss::Turned,
        Loss::Fields,
    ];

    /// A word for it.
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
            Loss::Scores => "scores",
            Loss::Turned => "turned",
            Loss::Fields => "fields",
        }
    }
}

/// Something that is lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lost {
    /// What kind of thing.
    pub what: Loss,
    /// The thing itself, as far as it can be said in a few words.
    pub example: String,
}

impl Lost {
    /// This.
    pub fn new(what: Loss, example: impl Into<String>) -> Lost {
        Lost {
            what,
            example: example.into(),
        }
    }
}

/// What was lost in many games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses(BTreeMap<Loss, Tally>);

/// How often a kind of thing was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// In so many games.
    pub games: u64,
    /// What was lost in the first of them.
    pub example: String,
}

impl Losses {
    /// Adds what one game loses; a kind that comes more than once counts once.
    pub fn add(&mut self, lost: impl IntoIterator<Item = Lost>) {
        let mut seen: Vec<Loss> = Vec::new();
        for Lost { what, example } in lost {
            if !seen.contains(&what) {
                seen.push(what);
                self.add_many(what, example, 1);
            }
        }
    }

    /// Adds what as many games lose.
    pub fn add_many(&mut self, what: Loss, example: String, games: u64) {
        let tally = self.0.entry(what).or_insert(Tally { games: 0, example });
        tally.games += games;
    }

    /// What was lost, by kind.
    pub fn iter(&self) -> impl Iterator<Item = (Loss, &Tally)> {
        self.0.iter().map(|(&what, tally)| (what, tally))
    }

    /// Whether nothing was lost.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
