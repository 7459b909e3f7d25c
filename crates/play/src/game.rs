use outflank_rules::{Bitboard, Color, IllegalMove, Move, Position};

use crate::settlement::Settlement;
use crate::{DiscCount, GameResult, Handicap, Prelude, RedoError, Refusal, Supplies, UndoError};

/// One game in assisted play: moves are checked and discs flip automatically (fact C2).
///
/// A game keeps its history, so moves can be undone and redone; passes are part of it. It knows nothing of
/// clocks, players and their agreements: [`Match`](crate::Match) combines them.
///
/// ```
/// use outflank_play::{Game, Refusal};
/// use outflank_rules::{Color, Move, Square};
///
/// let mut game = Game::new();
/// let played = game.play(Move::Place(Square::F5))?;
/// assert_eq!(played.turn.flips.to_string(), "e5");
/// assert_eq!(game.turn(), Color::White);
///
/// let refused = game.play(Move::Place(Square::A1));
/// assert_eq!(refused, Err(Refusal::OutflanksNothing { square: Square::A1 }));
///
/// game.undo().unwrap();
/// assert!(game.turns().is_empty());
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    start_supplies: Supplies,
    passing: Passing,
    position: Position,
    supplies: Supplies,
    turns: Vec<Turn>,
    /// So many of the turns were made before anybody sat down.
    given: usize,
    undone: Vec<(Move, MovedBy)>,
    pub(crate) settlement: Settlement,
}

/// Who makes a forced pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The game, immediately, as part of the move before.
    #[default]
    Automatic,
    /// The player, as a move of their own.
    ByHand,
}

/// Who made a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovedBy {
    /// The player whose turn it was.
    Player,
    /// The computer, for a player whose time had run out (fact D3).
    Substitute,
    /// The game: a pass that was forced.
    Rules,
    /// Nobody: it is one of the moves that the game begins with.
    Prelude,
}

impl MovedBy {
    /// Whether somebody at the table chose it, so that it can be taken back.
    pub const fn is_choice(self) -> bool {
        matches!(self, MovedBy::Player | MovedBy::Substitute)
    }
}

/// A move and its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn it was.
    pub mover: Color,
    /// What was played.
    pub mv: Move,
    /// Who played it.
    pub by: MovedBy,
    /// The discs that were flipped.
    pub flips: Bitboard,
    /// Whether the disc came from the opponent, because the mover had none left (fact A12).
    pub handed_over: bool,
    /// The position before the move.
    pub before: Position,
    /// The position after it.
    pub after: Position,
}

/// What happened when a move was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The move itself.
    pub turn: Turn,
    /// The automatic pass that followed, if the opponent could not move but the mover can again.
    pub pass: Option<Turn>,
    /// How the game ended, if it did.
    pub result: Option<GameResult>,
}

impl Game {
    /// A game from the standard start.
    pub fn new() -> Game {
        Game::with_handicap(Handicap::NONE)
    }

    /// A game in which one player starts with corners.
    pub fn with_handicap(handicap: Handicap) -> Game {
        let start = handicap.position();
        Game::begin(start, Supplies::after_laying_out(start), Passing::Automatic)
    }

    /// A game from the standard start in which these moves are already made. They cannot be undone.
    pub fn after(prelude: &Prelude) -> Game {
        let mut game = Game::new();
        for &square in prelude.squares() {
            // A prelude is legal.
            let _ = game.apply(square.into(), MovedBy::Prelude);
        }
        game.given = game.turns.len();
        game
    }

    /// A game from any position. If the player to move has to pass there, the game begins with that pass.
    pub fn from_position(start: Position) -> Game {
        Game::begin(start, Supplies::shared(start), Passing::Automatic)
    }

    /// The same start, but players make their own passes; for a game that has not begun.
    #[must_use]
    pub fn passing_by_hand(self) -> Game {
        Game::begin(self.start, self.start_supplies, Passing::ByHand)
    }

    fn begin(start: Position, supplies: Supplies, passing: Passing) -> Game {
        let mut game = Game {
            start,
            start_supplies: supplies,
            passing,
            position: start,
            supplies,
            turns: Vec::new(),
            given: 0,
            undone: Vec::new(),
            settlement: Settlement::default(),
        };
        game.pass_if_forced();
        game.settlement.result = GameResult::by_discs(start);
        game
    }

    /// Where the game began.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// Who makes the passes.
    pub const fn passing(&self) -> Passing {
        self.passing
    }

    /// The board and the player to move.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The player to move (or who would be, if the game were not over).
    pub const fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Where the player to move may place a disc; nowhere once the game is over.
    pub fn legal_moves(&self) -> Bitboard {
        match self.result() {
            Some(_) => Bitboard::EMPTY,
            None => self.position.legal_moves(),
        }
    }

    /// All moves made so far, passes included.
    pub fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// How many of the turns were made before anybody sat down.
    pub const fn given(&self) -> usize {
        self.given
    }

    /// The discs on the board.
    pub fn discs(&self) -> DiscCount {
        DiscCount::of(self.position)
    }

    /// The discs the players still hold.
    pub const fn supplies(&self) -> Supplies {
        self.supplies
    }

    /// How the game ended, if it has.
    pub const fn result(&self) -> Option<GameResult> {
        self.settlement.result
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.settlement.result.is_some()
    }

    /// Plays a move for the player whose turn it is.
    pub fn play(&mut self, mv: Move) -> Result<Played, Refusal> {
        self.play_by(mv, MovedBy::Player)
    }

    /// Plays a move for this player, who may not be the one to move.
    pub fn play_as(&mut self, color: Color, mv: Move) -> Result<Played, Refusal> {
        if let Some(result) = self.result() {
            return Err(Refusal::GameOver { result });
        }
        if color != self.turn() {
            return Err(Refusal::NotYourTurn { turn: self.turn() });
        }
        self.play(mv)
    }

    /// Plays the move that the computer makes for a player whose time has run out (fact D3).
    pub fn play_substitute(&mut self, mv: Move) -> Result<Played, Refusal> {
        self.play_by(mv, MovedBy::Substitute)
    }

    fn play_by(&mut self, mv: Move, by: MovedBy) -> Result<Played, Refusal> {
        if let Some(result) = self.result() {
            return Err(Refusal::GameOver { result });
        }
        let played = self.apply(mv, by)?;
        self.undone.clear();
        Ok(played)
    }

    fn apply(&mut self, mv: Move, by: MovedBy) -> Result<Played, Refusal> {
        let after = self
            .position
            .play(mv)
            .map_err(|reason| self.refusal(reason))?;
        let turn = self.record(mv, by, after);
        let pass = self.pass_if_forced();
        self.settlement.offer = None;
        self.settlement.result = GameResult::by_discs(self.position);
        Ok(Played {
            turn,
            pass,
            result: self.result(),
        })
    }

    fn record(&mut self, mv: Move, by: MovedBy, after: Position) -> Turn {
        let before = self.position;
        let mover = before.turn();
        let turn = Turn {
            mover,
            mv,
            by,
            flips: before.flips(mv),
            handed_over: mv != Move::Pass && self.supplies.take(mover),
            before,
            after,
        };
        self.position = after;
        self.turns.push(turn);
        turn
    }

    fn pass_if_forced(&mut self) -> Option<Turn> {
        if self.passing == Passing::ByHand || !self.position.must_pass() {
            return None;
        }
        let after = self.position.play(Move::Pass).ok()?;
        Some(self.record(Move::Pass, MovedBy::Rules, after))
    }

    fn refusal(&self, reason: IllegalMove) -> Refusal {
        match reason {
            IllegalMove::Occupied(square) => Refusal::Occupied {
                square,
                disc: self.position.at(square).unwrap_or(self.turn()),
            },
            IllegalMove::OutflanksNothing(square) => Refusal::OutflanksNothing { square },
            // A position without moves has a result, which is checked first.
            IllegalMove::MustPlace | IllegalMove::GameOver => Refusal::CannotPass {
                moves: self.position.legal_moves(),
            },
        }
    }

    /// How many times [`Game::undo`] can be called.
    pub fn undo_steps(&self) -> usize {
        self.turns.iter().filter(|it| it.by.is_choice()).count()
    }

    /// How many times [`Game::redo`] can be called.
    pub fn redo_steps(&self) -> usize {
        self.undone.len()
    }

    /// Undoes the last move that somebody made, with the automatic pass that followed it, and returns the move.
    /// A draw offer lapses.
    ///
    /// A game that ended on the board can be resumed in this way; one that the players or the clock have ended
    /// cannot.
    pub fn undo(&mut self) -> Result<Turn, UndoError> {
        if let Some(result) = self.settlement.settled() {
            return Err(UndoError::Settled { result });
        }
        if self.undo_steps() == 0 {
            return Err(UndoError::NothingToUndo);
        }
        while let Some(turn) = self.turns.pop() {
            self.position = turn.before;
            if turn.mv != Move::Pass {
                self.supplies.put_back(turn.mover, turn.handed_over);
            }
            if turn.by.is_choice() {
                self.undone.push((turn.mv, turn.by));
                self.settlement = Settlement::default();
                return Ok(turn);
            }
        }
        Err(UndoError::NothingToUndo)
    }

    /// Redoes the move undone last.
    pub fn redo(&mut self) -> Result<Played, RedoError> {
        if let Some(result) = self.settlement.settled() {
            return Err(RedoError::Settled { result });
        }
        let (mv, by) = self.undone.pop().ok_or(RedoError::NothingToRedo)?;
        self.apply(mv, by).map_err(|_| RedoError::NothingToRedo)
    }

    /// The moves [`Game::redo`] would make, the next one last.
    pub(crate) fn undone(&self) -> &[(Move, MovedBy)] {
        &self.undone
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}
