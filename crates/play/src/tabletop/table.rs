use outflank_rules::{Bitboard, Color, Move, Position, Square};
use serde::{Deserialize, Serialize};

use super::{HandRefusal, HandTurn, InHand, Mistakes, Undone};
use crate::settlement::Settlement;
use crate::{DiscCount, GameResult, Handicap, MovedBy, Prelude, Refusal, Supplies};

/// A game played by hand, as on a real board.
///
/// A turn: [`place`](Tabletop::place) a disc (it must outflank something), [`flip`](Tabletop::flip) discs,
/// [`end_turn`](Tabletop::end_turn). Until flipping begins the disc can be [taken back](Tabletop::take_back).
/// Wrong or forgotten flips can be [corrected](Tabletop::correct) by either player until the opponent has
/// placed a disc; then they stand, and the game continues from the board as it lies, even if no legal game
/// leads there. That board decides where discs can be placed, who must pass and when the game is over.
///
/// Passes are not automatic: a player who cannot move says so, and thereby accepts the board. When neither can
/// move, the last turn can still be corrected (which may create moves again) until the players
/// [`finish`](Tabletop::finish) the game and count.
///
/// ```
/// use outflank_play::tabletop::{Tabletop, Vigilance};
/// use outflank_rules::Square;
///
/// let mut table = Tabletop::new(Vigilance::Warn);
/// table.place(Square::F5)?;
/// let ended = table.end_turn()?;
/// assert_eq!(ended.warning.unwrap().missing.to_string(), "e5");
/// table.correct(Square::E5)?;
/// assert_eq!(table.warning(), None);
/// # Ok::<(), outflank_play::tabletop::HandRefusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tabletop {
    start: Position,
    vigilance: Vigilance,
    /// The board before the current turn.
    pub(super) board: Position,
    pub(super) supplies: Supplies,
    pub(super) turns: Vec<HandTurn>,
    /// So many of the turns were made before anybody sat down.
    pub(super) given: usize,
    pub(super) in_hand: Option<InHand>,
    pub(super) undone: Vec<Undone>,
    pub(crate) settlement: Settlement,
}

/// What the program says about flipping mistakes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Vigilance {
    /// Nothing; the players watch each other.
    Silent,
    /// Points them out when the turn is ended, while they can still be corrected.
    #[default]
    Warn,
    /// Shows the uncorrected ones after the game.
    Review,
}

/// The result of ending a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnEnded {
    /// The turn as it was ended.
    pub turn: HandTurn,
    /// Its mistakes, if there are any and the program was asked to warn.
    pub warning: Option<Mistakes>,
}

impl Tabletop {
    /// A game from the standard start.
    pub fn new(vigilance: Vigilance) -> Tabletop {
        Tabletop::with_handicap(Handicap::NONE, vigilance)
    }

    /// A game in which one player starts with corners.
    pub fn with_handicap(handicap: Handicap, vigilance: Vigilance) -> Tabletop {
        let start = handicap.position();
        Tabletop::begin(start, Supplies::after_laying_out(start), vigilance)
    }

    /// A game from the standard start in which these moves are already made, without mistakes. They cannot be undone.
    pub fn after(prelude: &Prelude, vigilance: Vigilance) -> Tabletop {
        let mut table = Tabletop::new(vigilance);
        for &square in prelude.squares() {
            // A prelude is legal.
            if table.board.must_pass() {
                let _ = table.play_correctly(Move::Pass, MovedBy::Rules);
            }
            let _ = table.play_correctly(square.into(), MovedBy::Prelude);
        }
        table.given = table.turns.len();
        table
    }

    /// A game from any position.
    pub fn from_position(start: Position, vigilance: Vigilance) -> Tabletop {
        Tabletop::begin(start, Supplies::shared(start), vigilance)
    }

    fn begin(start: Position, supplies: Supplies, vigilance: Vigilance) -> Tabletop {
        Tabletop {
            start,
            vigilance,
            board: start,
            supplies,
            turns: Vec::new(),
            given: 0,
            in_hand: None,
            undone: Vec::new(),
            settlement: Settlement::default(),
        }
    }

    /// Where the game began.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// What the program says about mistakes.
    pub const fn vigilance(&self) -> Vigilance {
        self.vigilance
    }

    /// The board as it lies, with this turn's disc and flips so far.
    pub fn position(&self) -> Position {
        match self.in_hand {
            Some(in_hand) => in_hand.on(self.board),
            None => self.board,
        }
    }

    /// Whose turn it is.
    pub const fn turn(&self) -> Color {
        self.board.turn()
    }

    /// Where a disc may be placed now; empty if one has been placed in this turn or the game is over.
    pub fn legal_moves(&self) -> Bitboard {
        if self.in_hand.is_some() || self.is_over() {
            return Bitboard::EMPTY;
        }
        self.board.legal_moves()
    }

    /// The completed turns, passes included.
    pub fn turns(&self) -> &[HandTurn] {
        &self.turns
    }

    /// How many of the turns were made before anybody sat down.
    pub const fn given(&self) -> usize {
        self.given
    }

    /// The disc placed in this turn.
    pub const fn in_hand(&self) -> Option<InHand> {
        self.in_hand
    }

    /// The discs on the board.
    pub fn discs(&self) -> DiscCount {
        DiscCount::of(self.position())
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

    /// Places a disc, if it outflanks something on the board as it lies. Returns whether the disc came from the
    /// opponent (fact A12).
    pub fn place(&mut self, square: Square) -> Result<bool, HandRefusal> {
        self.between_turns()?;
        if let Some(disc) = self.board.at(square) {
            return Err(Refusal::Occupied { square, disc }.into());
        }
        if self.board.flips(square.into()).is_empty() {
            return Err(Refusal::OutflanksNothing { square }.into());
        }
        let handed_over = self.supplies.take(self.turn());
        self.in_hand = Some(InHand {
            square,
            flipped: Bitboard::EMPTY,
            flipping_begun: false,
            handed_over,
        });
        self.changed();
        Ok(handed_over)
    }

    /// Takes back the placed disc, if no disc has been flipped yet (fact A11). The turn before can be corrected
    /// again.
    pub fn take_back(&mut self) -> Result<Square, HandRefusal> {
        let in_hand = self.placed()?;
        if in_hand.flipping_begun {
            return Err(HandRefusal::FlippingBegun {
                square: in_hand.square,
            });
        }
        self.lift(in_hand);
        self.changed();
        Ok(in_hand.square)
    }

    /// Flips a disc, rightly or wrongly; again to flip it back.
    pub fn flip(&mut self, square: Square) -> Result<(), HandRefusal> {
        let mut in_hand = self.placed()?;
        if in_hand.square == square {
            return Err(HandRefusal::JustPlaced { square });
        }
        if self.board.at(square).is_none() {
            return Err(HandRefusal::NoDisc { square });
        }
        in_hand.flipped ^= square.into();
        in_hand.flipping_begun = true;
        self.in_hand = Some(in_hand);
        self.changed();
        Ok(())
    }

    /// Ends the turn: the opponent is to move.
    pub fn end_turn(&mut self) -> Result<TurnEnded, HandRefusal> {
        let in_hand = self.placed()?;
        let turn = HandTurn {
            mover: self.turn(),
            mv: Move::Place(in_hand.square),
            by: MovedBy::Player,
            flipped: in_hand.flipped,
            corrected: Bitboard::EMPTY,
            handed_over: in_hand.handed_over,
            before: self.board,
        };
        self.in_hand = None;
        Ok(self.push(turn))
    }

    /// Passes, if no disc can be placed on the board as it lies. The turn before can no longer be corrected.
    pub fn pass(&mut self) -> Result<TurnEnded, HandRefusal> {
        self.between_turns()?;
        let moves = self.board.legal_moves();
        if !moves.is_empty() {
            return Err(Refusal::CannotPass { moves }.into());
        }
        if !self.board.must_pass() {
            return Err(HandRefusal::NobodyCanMove);
        }
        Ok(self.push(HandTurn {
            mover: self.turn(),
            mv: Move::Pass,
            by: MovedBy::Player,
            flipped: Bitboard::EMPTY,
            corrected: Bitboard::EMPTY,
            handed_over: false,
            before: self.board,
        }))
    }

    /// Plays a whole turn without mistakes: for a computer at the table, or for a player whose time has run
    /// out. A disc already placed stays where it is.
    pub fn play_correctly(&mut self, mv: Move, by: MovedBy) -> Result<TurnEnded, HandRefusal> {
        // Before any flips are corrected: there may be an unflipped disc on the board when a player resigns.
        self.not_over()?;
        let Move::Place(square) = mv else {
            return self.pass().map(|ended| self.signed(ended, by));
        };
        match self.in_hand {
            Some(in_hand) if in_hand.square != square => {
                return Err(HandRefusal::TurnNotEnded {
                    square: in_hand.square,
                });
            }
            Some(_) => {}
            None => {
                self.place(square)?;
            }
        }
        if let Some(in_hand) = &mut self.in_hand {
            in_hand.flipped = self.board.flips(mv);
            in_hand.flipping_begun = true;
        }
        self.end_turn().map(|ended| self.signed(ended, by))
    }

    /// Records who played the turn just ended.
    fn signed(&mut self, mut ended: TurnEnded, by: MovedBy) -> TurnEnded {
        ended.turn.by = by;
        self.sign_last_turn(by);
        ended
    }

    pub(crate) fn sign_last_turn(&mut self, by: MovedBy) {
        if let Some(last) = self.turns.last_mut() {
            last.by = by;
        }
    }

    /// Corrects a wrong or forgotten flip of the last turn (fact A10). Either player may do so, until the
    /// opponent has placed a disc.
    pub fn correct(&mut self, square: Square) -> Result<(), HandRefusal> {
        self.not_over()?;
        if let Some(in_hand) = self.in_hand {
            return Err(HandRefusal::TooLateToCorrect {
                square: in_hand.square,
            });
        }
        let Some(last) = self.turns.last_mut().filter(|turn| turn.mv != Move::Pass) else {
            return Err(HandRefusal::NothingToCorrect);
        };
        if !last.mistakes().squares().contains(square) {
            return Err(HandRefusal::NotAMistake { square });
        }
        last.corrected |= square.into();
        self.board = last.after();
        self.changed();
        Ok(())
    }

    /// The mistakes of the last turn that can still be corrected, if the program was asked to warn.
    pub fn warning(&self) -> Option<Mistakes> {
        if self.vigilance != Vigilance::Warn || self.in_hand.is_some() || self.is_over() {
            return None;
        }
        let mistakes = self.turns.last()?.mistakes();
        (!mistakes.is_empty()).then_some(mistakes)
    }

    /// The mistakes that stood, with the index of their turn, once the game is over; none in a silent game.
    pub fn review(&self) -> Vec<(usize, Mistakes)> {
        if self.vigilance == Vigilance::Silent || !self.is_over() {
            return Vec::new();
        }
        let turns = self.turns.iter().map(|turn| turn.mistakes()).enumerate();
        turns.filter(|(_, mistakes)| !mistakes.is_empty()).collect()
    }

    /// Whether neither player can move on the board as it lies, so that the game can be finished.
    pub fn can_finish(&self) -> bool {
        !self.is_over() && self.in_hand.is_none() && self.board.is_over()
    }

    /// Ends the game when neither player can move: the discs are counted as they lie.
    pub fn finish(&mut self) -> Result<GameResult, HandRefusal> {
        self.between_turns()?;
        let Some(result) = GameResult::by_discs(self.board) else {
            let to_move = if self.board.must_pass() {
                Position::new(self.board.board().pass(), !self.turn())
            } else {
                self.board
            };
            return Err(HandRefusal::StillMoves {
                color: to_move.turn(),
                moves: to_move.legal_moves(),
            });
        };
        self.changed();
        self.settlement.result = Some(result);
        Ok(result)
    }

    fn not_over(&self) -> Result<(), HandRefusal> {
        match self.result() {
            Some(result) => Err(Refusal::GameOver { result }.into()),
            None => Ok(()),
        }
    }

    /// Checks that the game is on and nothing has been placed in this turn.
    fn between_turns(&self) -> Result<(), HandRefusal> {
        self.not_over()?;
        match self.in_hand {
            Some(InHand { square, .. }) => Err(HandRefusal::TurnNotEnded { square }),
            None => Ok(()),
        }
    }

    /// The disc placed in this turn, if the game is on.
    fn placed(&self) -> Result<InHand, HandRefusal> {
        self.not_over()?;
        self.in_hand.ok_or(HandRefusal::NothingPlaced)
    }

    pub(super) fn lift(&mut self, in_hand: InHand) {
        self.supplies.put_back(self.turn(), in_hand.handed_over);
        self.in_hand = None;
    }

    fn push(&mut self, turn: HandTurn) -> TurnEnded {
        self.board = turn.after();
        self.turns.push(turn);
        self.changed();
        TurnEnded {
            turn,
            warning: self.warning(),
        }
    }

    /// After any action on the board, a draw offer lapses and nothing can be redone.
    fn changed(&mut self) {
        self.settlement.offer = None;
        self.undone.clear();
    }
}
