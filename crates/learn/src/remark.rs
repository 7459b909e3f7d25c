use outflank_rules::{Bitboard, Color, Move, Score, Square};

use crate::insight::Dead;
use crate::training::Tag;

/// One sentence of feedback or a hint, with all it mentions; the words are in the texts of each language.
///
/// `square` is the square of the answer, `color` the player in question, `own` the learner's side.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields are what the sentence names
pub enum Remark {
    // Why a move is refused.
    /// There is a disc on the square.
    Occupied { square: Square },
    /// A disc of this colour on the square would flip nothing, and why.
    FlipsNothing {
        square: Square,
        color: Color,
        why: Dead,
    },
    /// A pass, although there are legal moves.
    MustPlace { squares: Bitboard },
    /// A placement, although there is no legal move: a pass is due.
    MustPass { color: Color },
    /// The game is over.
    GameOver,
    /// The step asks for something else.
    AnswerIs { kind: AnswerKind },

    // What a move does.
    /// It flips discs, in this many directions.
    Flips {
        square: Square,
        discs: Bitboard,
        directions: u32,
    },
    /// It is legal, but another square is asked for.
    NotAsked { square: Square },
    /// The pass is right.
    Passed { color: Color },
    /// What the learner's moves have cost so far, of what they may cost.
    Spent { spent: u32, most: u32 },
    /// They have cost more: all begins anew.
    Repeat,
    /// The opponent has so many safe moves left.
    SafeLeft { color: Color, left: u32 },
    /// After so many moves the opponent still has safe ones: all begins anew.
    NotRunOut { moves: u32 },
    /// Why one of two moves is worse, and what the learner has said.
    WhyIs { right: Tag, chosen: Option<Tag> },
    /// The opponent answers.
    Replies { color: Color, square: Square },
    /// A player has no move and passes.
    HasToPass { color: Color },
    /// The game has ended.
    Ended { black: u32, white: u32 },

    // Why a disc flips or not.
    /// There is no disc on the square.
    KeptEmpty { disc: Square },
    /// The disc already has the mover's colour.
    KeptOwn { disc: Square },
    /// The disc is not in line with the placed one.
    KeptNotInLine { disc: Square, square: Square },
    /// An own disc is nearer.
    KeptBehindOwn { disc: Square, own: Square },
    /// An empty square lies between.
    KeptBehindGap { disc: Square, gap: Square },
    /// No own disc at the other end of the line.
    KeptNoEnd { disc: Square },

    // Squares to mark.
    /// All are found.
    FoundAll { count: u32 },
    /// Some are right, some are missing.
    Missing { found: u32, missing: u32 },
    /// Nothing was marked.
    NothingMarked,
    /// A square is not a corner.
    NotACorner { square: Square },
    /// A square is not an X-square.
    NotDiagonal { square: Square },
    /// There is no disc of this colour on the square.
    NotADisc { square: Square, color: Color },
    /// The disc is not stable: these moves flip it.
    CanBeFlipped { square: Square, line: Vec<Move> },
    /// The disc is not provably stable.
    NotSurelyStable { square: Square },
    /// The square belongs to a region with an even number of empty squares.
    EvenRegion { square: Square, size: u32 },
    /// The square is not empty.
    NotEmpty { square: Square },
    /// The disc is correct.
    NoMistake { square: Square },
    /// The disc has no empty square around it.
    NotOnFrontier { square: Square },
    /// The disc belongs to no edge of the shape asked for.
    OtherShape { square: Square },
    /// The disc belongs to no balanced edge.
    NotBalanced { square: Square },
    /// The square belongs to no long diagonal that one player holds.
    NotHeld { square: Square },
    /// Both players can move in the region of the square, or the learner cannot.
    NotOwnRegion { square: Square },

    // Numbers.
    /// The number is right.
    NumberRight { number: u32 },
    /// The right one is larger.
    NumberTooSmall { number: u32 },
    /// The right one is smaller.
    NumberTooLarge { number: u32 },

    // Corners and stable discs.
    /// The corner is taken, and this many own discs are stable now.
    TakesCorner { square: Square, stable: u32 },
    /// The open corner was not taken.
    CornerNotTaken { square: Square, corner: Square },
    /// The opponent takes the corner next.
    GivesCorner {
        square: Square,
        color: Color,
        corner: Square,
    },
    /// The opponent has no corner to take next.
    KeepsCorners { square: Square, color: Color },
    /// The square is next to an empty corner.
    NextToCorner { square: Square, corner: Square },
    /// The opponent is left with one move, and it opens a corner.
    OnlyReplyOpens { color: Color, reply: Square },
    /// Each of the opponent's moves opens a corner.
    EveryReplyOpens { color: Color, replies: Bitboard },
    /// Whatever the opponent does, a corner falls with one of the learner's next moves.
    CornerComes { moves: u32 },
    /// The opponent has this reply, and no corner falls within the moves left.
    Escapes {
        square: Square,
        color: Color,
        reply: Move,
    },
    /// The corner falls here too, but later.
    Slower { square: Square },
    /// The opponent could also have answered like this.
    AlsoPossible { color: Color, square: Square },
    /// It is time to take the corner.
    NowTake,
    /// A corner is open, but another move is worth so many discs more.
    CornerWaits {
        corner: Square,
        square: Square,
        discs: u32,
    },
    /// More stable discs than any other move gives.
    MostStable { square: Square, stable: u32 },
    /// Another move gives more stable discs.
    MoreStable {
        square: Square,
        stable: u32,
        most: u32,
    },

    // Mobility.
    /// The opponent's number of moves after the move and before, and the learner's.
    Mobility {
        square: Square,
        color: Color,
        before: u32,
        theirs: u32,
        own: u32,
    },
    /// No move leaves the opponent fewer.
    FewestReplies,
    /// Another move leaves the opponent fewer.
    FewerReplies { fewest: u32 },
    /// The opponent has so many safe moves after the move, and no move leaves fewer.
    FewestSafe { color: Color, left: u32 },
    /// The opponent has so many safe moves after the move; another move leaves fewer.
    FewerSafe {
        square: Square,
        color: Color,
        left: u32,
        fewest: u32,
    },
    /// The discs that a move flips have so many empty squares around them, and no move has fewer.
    Quietest { square: Square, count: u32 },
    /// Another move has fewer.
    Quieter {
        square: Square,
        count: u32,
        least: u32,
    },
    /// A move is better than the other one by so many discs.
    BetterOfTwo {
        square: Square,
        other: Square,
        discs: u32,
    },
    /// A move is worse than the other one by so many discs.
    WorseOfTwo { square: Square, discs: u32 },
    /// Only these two are asked for.
    OneOfTwo { squares: Bitboard },
    /// What a step of the strategy teaches.
    Idea(&'static str),
    /// Not next to a corner on an edge.
    NotBesideCorner { square: Square },
    /// A guess that costs so many discs.
    GuessedWrong { square: Square, discs: u32 },
    /// The learner is to guess the next move of a game.
    Guess { color: Color },

    // Scores, for the player who makes the move.
    /// The score of the move under perfect play.
    LeadsTo { square: Square, score: Score },
    /// No move scores higher.
    BestMove { square: Square },
    /// A move is no worse than the best one by more than a disc.
    GoodMove { square: Square },
    /// A move is good, and costs more than that.
    GoodToo { square: Square },
    /// A move is worse.
    NotGoodEnough { square: Square },
    /// A move is the one that was made in the game.
    PlayedInGame { square: Square },
    /// A move does what is asked for, but costs so many discs.
    Costs { square: Square, discs: u32 },
    /// Another move has this score.
    BetterMove { best: Score },
    /// The only move that wins.
    OnlyWinner { square: Square },
    /// This reply refutes it: the win is gone.
    WinGone {
        square: Square,
        color: Color,
        reply: Move,
    },
    /// The move enters a region with this many empty squares.
    PlaysInRegion { size: u32 },

    /// The game was not won, and begins anew.
    OnceMore,

    // Lines to play along.
    /// This is the next move.
    PlayNext { color: Color, square: Square },
    /// The line continues differently.
    LineGoes { square: Square, next: Square },
    /// The opponent has only one move.
    OnlyReply { color: Color, reply: Square },
    /// A comment on a game, by its key in the texts.
    Comment(&'static str),

    // Hints.
    /// The right move outflanks these discs.
    HintOutflanks { discs: Bitboard },
    /// The answer is this square.
    HintSquare { square: Square },
    /// This move is worth a try.
    HintTry { square: Square },
    /// The answer is one of these squares.
    HintOneOf { squares: Bitboard },
    /// This many squares are wanted.
    HintCount { count: u32 },
    /// These are the squares to count.
    HintLook,
    /// The answer is this number.
    HintNumber { number: u32 },
    /// This corner is within reach.
    HintCorner { corner: Square },
    /// The right move leaves the opponent this many replies.
    HintReplies { color: Color, count: u32 },
    /// There is no legal move.
    HintPass,
}

/// The kind of answer a step expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// Just reading on.
    Read,
    /// A move.
    Play,
    /// Squares.
    Mark,
    /// A number.
    Number,
}
