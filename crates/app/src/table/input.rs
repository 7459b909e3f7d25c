use outflank_play::tabletop::Mistakes;
use outflank_play::{
    GameResult, MatchRefusal, MatchTurn, NextGameError, OfferError, RedoError, Seat, UndoError,
};
use outflank_rules::{Color, Move, Square};

use super::{Pace, Warning};
use crate::{JobId, Reply};

/// What is done at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// The game that is laid out begins.
    Begin,
    /// A person presses a square: a disc is placed there; by hand, it may also be turned over, put right or taken
    /// back.
    Press(Square),
    /// A person names a move: a disc, placed, or a pass.
    Play(Move),
    /// By hand: turns this disc over; between turns, puts it right.
    Flip(Square),
    /// By hand: takes the placed disc back.
    TakeBack,
    /// By hand: ends the turn, with a pass if there is no move, or counts when neither can move; against the computer,
    /// lets mistakes stand.
    Done,
    /// Takes back to the person's last move; between computers, one move.
    Undo,
    /// Whether the other player lets a move be taken back.
    AnswerUndo(bool),
    /// Looks at the position after so many turns, without taking anything back; after the last one, that is where the
    /// game stands.
    LookAt(usize),
    /// Looks some turns on or back.
    Look(isize),
    /// Names the person in a seat; an empty name is none.
    Name(Seat, String),
    /// Makes again what was taken back.
    Redo,
    /// The person resigns; of two people, the one to move.
    Resign,
    /// Whoever is to move offers a draw; between two people, accepts the offer that is open.
    Draw,
    /// Accepts or declines the offer that is open.
    AnswerDraw(bool),
    /// The next game of the series. Where the winner chooses who starts, that is the seat.
    NextGame(Option<Seat>),
    /// The same match again. Where the winner chooses who starts, that is the seat.
    Rematch(Option<Seat>),
    /// The same match again, against a computer one level higher.
    NextLevel,
    /// Shows what the moves are worth, or hides it.
    Hint,
    /// The coach sits down at the table, or leaves it.
    Coach(bool),
    /// The engine answers with what it has found so far.
    Hurry,
    /// Asks the engine once more after there was no answer.
    AskAgain,
    /// Somebody is asked whether they mean it: until they have answered, the clock waits.
    Hold,
    /// They have answered.
    Release,
    /// Stops the game.
    Pause,
    /// Lets it go on.
    Resume,
    /// Lets computers that are paused make one move.
    Step,
    /// How fast computers play each other.
    SetPace(Pace),
    /// Nobody looks at the table: clock and computers stop.
    Leave,
    /// Somebody is back at the table. A game that was paused by hand stays so.
    Return,
    /// Time has passed.
    Tick,
    /// The engine has said something.
    Reply(JobId, Reply),
}

impl Input {
    /// Whether it touches the board: after a flag has fallen, that comes too late.
    pub const fn is_on_board(&self) -> bool {
        matches!(
            self,
            Input::Press(_) | Input::Play(_) | Input::Flip(_) | Input::TakeBack | Input::Done
        )
    }
}

/// What has happened at a table, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Happening {
    /// A game begins.
    Begun {
        /// Which of its series, from 1.
        number: usize,
        /// Who plays Black.
        black: Seat,
    },
    /// A move was made, or a pass.
    Turn(MatchTurn),
    /// By hand: a disc was placed.
    Placed {
        /// By whom.
        mover: Color,
        /// Where.
        square: Square,
        /// Whether it came from the opponent (fact A12).
        handed_over: bool,
    },
    /// By hand: a disc was turned over.
    Flipped(Square),
    /// By hand: the placed disc was taken back.
    Lifted(Square),
    /// By hand: a disc of the last turn was put right.
    Corrected(Square),
    /// By hand: a turn was ended.
    TurnEnded {
        /// Whose turn it was.
        mover: Color,
        /// What was played.
        mv: Move,
        /// What is wrong with it, if the program was asked to warn.
        mistakes: Option<Mistakes>,
    },
    /// By hand: neither player can move, the discs can be counted.
    MayCount,
    /// The game is over.
    Over(GameResult),
    /// This player wants to take back a move; the other one is asked.
    UndoAsked(Color),
    /// The other player says no, and the move stands.
    UndoDeclined(Color),
    /// A move was taken back.
    TakenBack,
    /// How the game that was given up counts, after perfect play was looked for.
    Settled {
        /// The result.
        result: GameResult,
        /// Whether it was found in time.
        found: bool,
    },
    /// A move was made again.
    MadeAgain,
    /// A player's time is up; the computer moves for them.
    TimeUp(Color),
    /// A flag fell before this was done.
    TooLate,
    /// A draw is offered.
    DrawOffered(Color),
    /// This player declines a draw.
    DrawDeclined(Color),
    /// The hints are complete.
    Hinted,
    /// The coach stops a move: it is made if it is chosen again.
    Warned(Warning),
    /// The coach sits down, or leaves.
    CoachTurned(bool),
    /// Something cannot be done, and nothing has changed.
    Refused(Refused),
}

/// Why something cannot be done at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The match refuses it.
    Match(MatchRefusal),
    /// Nothing can be taken back.
    Undo(UndoError),
    /// Nothing can be made again.
    Redo(RedoError),
    /// A resignation, an offer or its answer makes no sense now.
    Offer(OfferError),
    /// There is no next game.
    Next(NextGameError),
    /// The computer waits for a mistake to be put right, or for word that it stands.
    CorrectFirst,
    /// A hint: there is only a pass to play.
    OnlyPass,
    /// A hint: there is nothing left but to count.
    OnlyCount,
}

impl From<MatchRefusal> for Refused {
    fn from(refusal: MatchRefusal) -> Refused {
        Refused::Match(refusal)
    }
}

impl From<OfferError> for Refused {
    fn from(error: OfferError) -> Refused {
        Refused::Offer(error)
    }
}

impl From<NextGameError> for Refused {
    fn from(error: NextGameError) -> Refused {
        Refused::Next(error)
    }
}
