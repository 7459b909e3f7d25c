use core::fmt;
use core::time::Duration;

use outflank_rules::notation::Transcript;
use outflank_rules::{Color, IllegalMove, Move, Position};

use crate::{ClockRecord, Date, Decimal};

/// A game with all that may be written about it. Its moves are legal; everything else is what somebody wrote, and
/// may be missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Who played Black.
    pub black: Player,
    /// Who played White.
    pub white: Player,
    /// The tournament, server or program where it was played; empty if nobody says.
    pub event: String,
    /// When.
    pub date: Option<Date>,
    /// How it ended, if it did. It need not agree with the board: games are given up, or lost on time.
    pub result: Option<ResultRecord>,
    /// What kind of game it was, where a server says so.
    pub kind: Option<MatchType>,
    /// What Black gave for the choice of colour.
    pub komi: Option<Komi>,
    start: Position,
    moves: Vec<MoveRecord>,
    end: Position,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name; empty if nobody says.
    pub name: String,
    /// The rating.
    pub rating: Option<Decimal>,
    /// The clock.
    pub clock: Option<ClockRecord>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResultRecord {
    /// Black's discs minus White's, empty squares counted for the winner, and minus the komi if there is one.
    pub score: Decimal,
    /// Why it ended.
    pub ending: Ending,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Nobody could move.
    #[default]
    Board,
    /// A player gave up.
    Resigned,
    /// A player's time ran out.
    Time,
    /// The players agreed on a score.
    Agreed,
    /// A player left.
    Left,
}

/// The kind of a game on a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MatchType {
    /// Whether it is one of two games from the same start with colours changed.
    pub synchro: bool,
    /// Whether the players bid for the colours.
    pub komi: bool,
    /// Whether the fewest discs win.
    pub anti: bool,
    /// With how many discs it starts at random.
    pub random: Option<u8>,
}

/// What the players bid for the colours, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Komi {
    /// Both bids, Black's first.
    pub bids: [Option<Bid>; 2],
    /// What is taken from Black's result.
    pub value: Decimal,
}

/// A bid: the value that a player gives the start, with the move they would begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bid {
    /// The move.
    pub mv: Move,
    /// The value in discs.
    pub value: Decimal,
    /// How long the player thought about it.
    pub time: Option<Duration>,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    /// The move; passes are moves.
    pub mv: Move,
    /// What the mover thought of the position, in discs for the mover.
    pub evaluation: Option<Decimal>,
    /// How long the mover thought.
    pub time: Option<Duration>,
}

impl From<Move> for MoveRecord {
    fn from(mv: Move) -> MoveRecord {
        MoveRecord {
            mv,
            evaluation: None,
            time: None,
        }
    }
}

impl GameRecord {
    /// A game without moves that begins here.
    pub fn new(start: Position) -> GameRecord {
        GameRecord {
            black: Player::default(),
            white: Player::default(),
            event: String::new(),
            date: None,
            result: None,
            kind: None,
            komi: None,
            start,
            moves: Vec::new(),
            end: start,
        }
    }

    /// Adds a move, or says why it is not allowed and changes nothing.
    pub fn push(&mut self, made: impl Into<MoveRecord>) -> Result<(), IllegalMove> {
        let made = made.into();
        self.end = self.end.play(made.mv)?;
        self.moves.push(made);
        Ok(())
    }

    /// Where the game begins.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The moves, passes included.
    pub fn moves(&self) -> &[MoveRecord] {
        &self.moves
    }

    /// The position after the last move.
    pub const fn end(&self) -> Position {
        self.end
    }

    /// The player with this colour.
    pub const fn player(&self, color: Color) -> &Player {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The same, to be changed.
    pub const fn player_mut(&mut self, color: Color) -> &mut Player {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    /// The moves alone.
    pub fn transcript(&self) -> Transcript {
        let mut transcript = Transcript::new(self.start);
        for made in &self.moves {
            // They were legal when they were added.
            let _ = transcript.push(made.mv);
        }
        transcript
    }

    /// The result that the board shows, if the game is over there: the discs, empty squares for the winner.
    pub fn result_on_board(&self) -> Option<ResultRecord> {
        self.end.is_over().then(|| ResultRecord {
            score: Decimal::whole(self.end.final_score(Color::Black).discs()),
            ending: Ending::Board,
        })
    }
}

/// A game of moves alone.
impl From<&Transcript> for GameRecord {
    fn from(transcript: &Transcript) -> GameRecord {
        let mut record = GameRecord::new(transcript.start());
        for &mv in transcript.moves() {
            // They were legal when they were added.
            let _ = record.push(mv);
        }
        record
    }
}

/// `8`, `s8r18`, `8kr20`.
impl fmt::Display for MatchType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = |on, letter| if on { letter } else { "" };
        write!(f, "{}8", mark(self.synchro, "s"))?;
        write!(f, "{}{}", mark(self.komi, "k"), mark(self.anti, "a"))?;
        match self.random {
            Some(discs) => write!(f, "r{discs}"),
            None => Ok(()),
        }
    }
}
