use outflank_rules::{Bitboard, Color, Move, Score, Square};

use crate::insight::Dead;

/// One sentence of an answer or a hint, with all it speaks of; the words are in the texts of each language.
///
/// `square` is the square of the answer, `color` the player who is spoken of, `own` the learner's side.
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
    /// A pass, although there are moves.
    MustPlace { squares: Bitboard },
    /// A disc, although there is no legal square for it: a pass is due.
    MustPass { color: Color },
    /// The game is over.
    GameOver,
    /// The step asks for something else.
    AnswerIs { kind: AnswerKind },

    // What a move does.
    /// It flips discs, in so many directions.
    Flips {
        square: Square,
        discs: Bitboard,
        directions: u32,
    },
    /// It is legal, but another square is asked for.
    NotAsked { square: Square },
    /// The pass is right.
    Passed { color: Color },
    /// The opponent answers.
    Replies { color: Color, square: Square },
    /// A player has no move and passes.
    HasToPass { color: Color },
    /// The game has ended.
    Ended { black: u32, white: u32 },

    // Why a disc flips or not.
    /// There is no disc on the square.
    KeptEmpty { disc: Square },
    /// The disc has the mover's colour already.
    KeptOwn { disc: Square },
    /// The disc is not in a straight line with the one placed.
    KeptNotInLine { disc: Square, square: Square },
    /// An own disc is nearer.
    KeptBehindOwn { disc: Square, own: Square },
    /// An empty square is between.
    KeptBehindGap { disc: Square, gap: Square },
    /// No own disc at the other end of the row.
    KeptNoEnd { disc: Square },

    // Squares to mark.
    /// All are found.
    FoundAll { count: u32 },
    /// So many are right, so many are missing.
    Missing { found: u32, missing: u32 },
    /// Nothing was marked.
    NothingMarked,
    /// A square is not a corner.
    NotACorner { square: Square },
    /// A square is not diagonally next to a corner.
    NotDiagonal { square: Square },
    /// There is no disc of this colour on the square.
    NotADisc { square: Square, color: Color },
    /// The disc is not stable: these moves flip it.
    CanBeFlipped { square: Square, line: Vec<Move> },
    /// The disc is not surely stable.
    NotSurelyStable { square: Square },
    /// The square belongs to a part with an even number of empty squares.
    EvenRegion { square: Square, size: u32 },
    /// The square is not empty.
    NotEmpty { square: Square },
    /// The disc is as it should be.
    NoMistake { square: Square },

    // Numbers.
    /// The number is right.
    NumberRight { number: u32 },
    /// It is larger.
    NumberTooSmall { number: u32 },
    /// It is smaller.
    NumberTooLarge { number: u32 },

    // Corners and stable discs.
    /// The corner is taken, and so many own discs are stable now.
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
    /// The opponent has this reply, and no corner falls within so many moves.
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
    /// More stable discs than any other move gives.
    MostStable { square: Square, stable: u32 },
    /// Another move gives more stable discs.
    MoreStable {
        square: Square,
        stable: u32,
        most: u32,
    },

    // Control.
    /// How many moves each side has after the move.
    Mobility {
        square: Square,
        color: Color,
        theirs: u32,
        own: u32,
    },
    /// No move leaves the opponent fewer.
    FewestReplies,
    /// Another move leaves the opponent fewer.
    FewerReplies { fewest: u32 },
    /// No move flips fewer discs.
    FewestFlips { square: Square, count: u32 },
    /// Another move flips fewer.
    FewerFlips {
        square: Square,
        count: u32,
        fewest: u32,
    },

    // Scores, for the player who makes the move.
    /// With perfect play of both the move leads to this score.
    LeadsTo { square: Square, score: Score },
    /// No move leads to more.
    BestMove { square: Square },
    /// Another move leads to this score.
    BetterMove { best: Score },
    /// The only move that wins.
    OnlyWinner { square: Square },
    /// After this reply it is no longer won.
    WinGone {
        square: Square,
        color: Color,
        reply: Move,
    },
    /// The move is played into a part with so many empty squares.
    PlaysInRegion { size: u32 },

    // Lines to play along.
    /// This is the next move.
    PlayNext { color: Color, square: Square },
    /// The line goes another way.
    LineGoes { square: Square, next: Square },
    /// The opponent has one move only.
    OnlyReply { color: Color, reply: Square },
    /// A comment on a game, by its name in the texts.
    Comment(&'static str),

    // Hints.
    /// From the right square these discs are outflanked.
    HintOutflanks { discs: Bitboard },
    /// The answer is this square.
    HintSquare { square: Square },
    /// The answer is one of these squares.
    HintOneOf { squares: Bitboard },
    /// So many squares are looked for.
    HintCount { count: u32 },
    /// These are what is to be counted.
    HintLook,
    /// This corner is within reach.
    HintCorner { corner: Square },
    /// The right move leaves the opponent so many replies.
    HintReplies { color: Color, count: u32 },
    /// There is no legal square.
    HintPass,
}

/// What kind of answer a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerKind {
    /// Nothing but reading on.
    Read,
    /// A move.
    Play,
    /// Squares.
    Mark,
    /// A number.
    Number,
}
