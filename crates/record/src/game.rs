use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use outflank_rules::notation::Transcript;
use outflank_rules::{Color, IllegalMove, Move, Position, Score};

use crate::{ClockRecord, Date, Decimal, Fault};

/// A game with all its data. Its moves are legal; everything else is as written by others, and may be missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRecord {
    /// Who played Black.
    pub black: Player,
    /// Who played White.
    pub white: Player,
    /// The tournament, server or program where it was played; may be empty.
    pub event: String,
    /// Where it was played, if stated separately from the event.
    pub place: String,
    /// The round of the event.
    pub round: String,
    /// A comment on the game as a whole.
    pub comment: String,
    /// Comments on its moves, and variations, as whoever studies it writes them; may be empty.
    pub notes: String,
    /// When.
    pub date: Option<Date>,
    /// How it ended, if it did. It need not agree with the board: games are resigned, or lost on time.
    pub result: Option<ResultRecord>,
    /// The kind of game, where a server states it.
    pub kind: Option<MatchType>,
    /// The price Black paid for the choice of colour.
    pub komi: Option<Komi>,
    /// The score with perfect play from some point on.
    pub theory: Option<Theory>,
    /// Known scores at the start: exact scores of moves, or of the position itself, in discs for the side to move.
    pub scores: Vec<(Option<Move>, Score)>,
    /// So many of the moves were made by nobody: an opening that was agreed, or moves drawn by lot.
    pub given: usize,
    start: Position,
    moves: Vec<MoveRecord>,
    end: Position,
}

/// A player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// The name; may be empty.
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
    /// Nobody could move; or the file does not say why.
    #[default]
    Board,
    /// A player resigned.
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
    /// Whether it is one of two games from the same start with colours swapped.
    pub synchro: bool,
    /// Whether the players bid for colours.
    pub komi: bool,
    /// Whether the fewest discs win.
    pub anti: bool,
    /// The number of discs of its random start.
    pub random: Option<u8>,
}

/// The players' bids for colours, and the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Komi {
    /// Both bids, Black's first.
    pub bids: [Option<Bid>; 2],
    /// The amount taken from Black's result.
    pub value: Decimal,
}

/// A bid: a player's value of the start, with the move they would open with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bid {
    /// The move.
    pub mv: Move,
    /// The value in discs.
    pub value: Decimal,
    /// The time spent on it.
    pub time: Option<Duration>,
}

/// The score of a game with perfect play from some point on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theory {
    /// The number of empty squares at that point. If the game did not get that far, the score is meaningless, see
    /// [`GameRecord::solved`].
    pub empties: u8,
    /// The score for Black.
    pub score: Score,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRecord {
    /// The move; passes are moves.
    pub mv: Move,
    /// The mover's evaluation of the position, in discs for the mover.
    pub evaluation: Option<Decimal>,
    /// The time spent on it.
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
            place: String::new(),
            round: String::new(),
            comment: String::new(),
            notes: String::new(),
            date: None,
            result: None,
            kind: None,
            komi: None,
            theory: None,
            scores: Vec::new(),
            given: 0,
            start,
            moves: Vec::new(),
            end: start,
        }
    }

    /// The same, with no more moves given than there are: a damaged game ends early.
    pub(crate) fn within_moves(mut self) -> GameRecord {
        self.given = self.given.min(self.moves.len());
        self
    }

    /// Adds a move, or says why it is illegal and changes nothing.
    pub fn push(&mut self, made: impl Into<MoveRecord>) -> Result<(), IllegalMove> {
        let made = made.into();
        self.end = self.end.play(made.mv)?;
        self.moves.push(made);
        Ok(())
    }

    /// Adds a move of this colour, preceded by the pass that some writers omit.
    pub(crate) fn push_as(
        &mut self,
        color: Color,
        made: impl Into<MoveRecord>,
    ) -> Result<(), Fault> {
        let made = made.into();
        let forced = color != self.end.turn() && self.end.must_pass() && made.mv != Move::Pass;
        let before = if forced {
            self.end.play(Move::Pass).map_err(Fault::Illegal)?
        } else {
            self.end
        };
        if color != before.turn() && !before.is_over() {
            return Err(Fault::WrongColor);
        }
        before.play(made.mv).map_err(Fault::Illegal)?;
        if forced {
            self.push(Move::Pass).map_err(Fault::Illegal)?;
        }
        self.push(made).map_err(Fault::Illegal)
    }

    /// Restarts the game here, without moves.
    pub(crate) fn restart(&mut self, start: Position) {
        (self.start, self.end) = (start, start);
        self.moves.clear();
    }

    /// How many discs were placed.
    pub(crate) fn placed(&self) -> usize {
        let placed = self.moves.iter().filter(|made| made.mv != Move::Pass);
        placed.count()
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

    /// The positions of the game: where it begins, and after each move, passes included.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.start.along(self.moves.iter().map(|made| made.mv))
    }

    /// The player with this colour.
    pub const fn player(&self, color: Color) -> &Player {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }

    /// The same, mutably.
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

    /// The position that the [theory](GameRecord::theory) belongs to, with the score for the side to move. `None` if
    /// the game did not get that far.
    pub fn solved(&self) -> Option<(Position, Score)> {
        let theory = self.theory?;
        let moves = self.moves.iter().map(|made| made.mv);
        theory.at(self.start, moves)
    }

    /// The result on the board, if the game is over there: the discs, empty squares for the winner.
    pub fn result_on_board(&self) -> Option<ResultRecord> {
        self.end.is_over().then(|| ResultRecord {
            score: Decimal::whole(self.end.final_score(Color::Black).discs()),
            ending: Ending::Board,
        })
    }
}

impl Theory {
    /// Whether a game can have this many empty squares, and at least one.
    pub(crate) const fn is_sound(self) -> bool {
        matches!(self.empties, 1..=60)
    }

    /// The position in a game that it belongs to, with the score for the side to move; see [`GameRecord::solved`].
    pub(crate) fn at(
        self,
        start: Position,
        moves: impl IntoIterator<Item = Move>,
    ) -> Option<(Position, Score)> {
        let mut position = start;
        let mut moves = moves.into_iter();
        while position.empties().len() != u32::from(self.empties) {
            position = position.play(moves.next()?).ok()?;
        }
        if position.must_pass() {
            position = position.play(Move::Pass).ok()?;
        }
        let score = match position.turn() {
            Color::Black => self.score,
            Color::White => -self.score,
        };
        Some((position, score))
    }
}

/// `24:+18`
impl fmt::Display for Theory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:+}", self.empties, self.score.discs())
    }
}

/// The text is not written like a [`Theory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATheory;

impl FromStr for Theory {
    type Err = NotATheory;

    fn from_str(text: &str) -> Result<Theory, NotATheory> {
        let (empties, score) = text.split_once(':').ok_or(NotATheory)?;
        let score = score.trim().parse().ok().and_then(Score::new);
        let theory = Theory {
            empties: empties.trim().parse().map_err(|_| NotATheory)?,
            score: score.ok_or(NotATheory)?,
        };
        theory.is_sound().then_some(theory).ok_or(NotATheory)
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
