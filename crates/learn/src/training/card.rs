use outflank_rules::{Bitboard, Color, Move, Position, Square};
use serde::{Deserialize, Serialize};

use super::{Day, Schedule, Tag};
use crate::puzzle::{self, Puzzle};

/// Something to be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// What it is.
    #[serde(flatten)]
    pub kind: CardKind,
    /// When it is asked.
    pub schedule: Schedule,
}

/// What a card asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CardKind {
    /// A better move in a position of an own game.
    Mistake(Mistake),
    /// A puzzle that was not solved, by its id.
    Puzzle(String),
    /// A board of the course.
    Board {
        /// The chapter.
        chapter: String,
        /// The step.
        step: String,
    },
    /// The moves of an opening.
    Opening(OpeningLine),
}

/// A position in which the learner went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawMistake")]
pub struct Mistake {
    position: Position,
    accepted: Bitboard,
    best: Vec<Move>,
    refutation: Vec<Move>,
    tag: Option<Tag>,
}

/// The moves of an opening that a learner wants to know by heart, from the start of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "RawLine")]
pub struct OpeningLine {
    moves: Vec<Square>,
    learner: Color,
}

/// Why something is no card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoCard {
    /// A move is illegal.
    #[error("a move is illegal")]
    IllegalMove,
    /// There is nothing to be found.
    #[error("there is nothing to find")]
    NothingToFind,
    /// It has more moves than a game.
    #[error("it is too long")]
    TooLong,
}

/// No line is longer than a game.
const LONGEST: usize = 64;

impl Card {
    /// A new card.
    pub const fn new(kind: CardKind, today: Day) -> Card {
        Card {
            kind,
            schedule: Schedule::new(today),
        }
    }

    /// The card of a puzzle.
    pub fn puzzle(puzzle: &Puzzle, today: Day) -> Card {
        Card::new(CardKind::Puzzle(puzzle.id.clone()), today)
    }

    /// Its name in the deck: the same thing has the same name.
    pub fn id(&self) -> String {
        match &self.kind {
            CardKind::Mistake(mistake) => format!("mistake:{}", puzzle::name(mistake.position)),
            CardKind::Puzzle(id) => format!("puzzle:{id}"),
            CardKind::Board { chapter, step } => format!("board:{chapter}/{step}"),
            CardKind::Opening(line) => {
                let moves: String = line.moves.iter().map(Square::to_string).collect();
                format!("opening:{}{moves}", line.learner)
            }
        }
    }

    /// What it is about.
    pub fn tag(&self) -> Option<Tag> {
        match &self.kind {
            CardKind::Mistake(mistake) => mistake.tag,
            CardKind::Puzzle(id) => puzzle::find(id).map(Puzzle::tag),
            CardKind::Board { .. } => None,
            CardKind::Opening(_) => Some(Tag::Opening),
        }
    }

    /// The chapter that helps, if the card was answered wrongly again and again.
    pub fn lesson(&self) -> Option<&str> {
        let chapter = match &self.kind {
            CardKind::Board { chapter, .. } => Some(chapter.as_str()),
            _ => self.tag().map(Tag::chapter),
        };
        chapter.filter(|_| self.schedule.is_leech())
    }
}

impl Mistake {
    /// A position, the moves that are good enough, and two lines: best play, and what follows after the move that was
    /// made.
    pub fn new(
        position: Position,
        accepted: Bitboard,
        best: Vec<Move>,
        refutation: Vec<Move>,
        tag: Option<Tag>,
    ) -> Result<Mistake, NoCard> {
        let played = *refutation.first().ok_or(NoCard::NothingToFind)?;
        let first = *best.first().ok_or(NoCard::NothingToFind)?;
        let is_in = |mv: Move| mv.square().is_some_and(|square| accepted.contains(square));
        if !is_in(first) || is_in(played) {
            return Err(NoCard::NothingToFind);
        }
        if accepted - position.legal_moves() != Bitboard::EMPTY {
            return Err(NoCard::IllegalMove);
        }
        for line in [&best, &refutation] {
            if line.len() > LONGEST {
                return Err(NoCard::TooLong);
            }
            line.iter()
                .try_fold(position, |at, &mv| at.play(mv))
                .map_err(|_| NoCard::IllegalMove)?;
        }
        Ok(Mistake {
            position,
            accepted,
            best,
            refutation,
            tag,
        })
    }

    /// The position, with the learner to move.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The moves that are good enough.
    pub const fn accepted(&self) -> Bitboard {
        self.accepted
    }

    /// Best play.
    pub fn best(&self) -> &[Move] {
        &self.best
    }

    /// The move that was made, and what follows.
    pub fn refutation(&self) -> &[Move] {
        &self.refutation
    }

    /// Why it was a mistake, if that has a name.
    pub const fn tag(&self) -> Option<Tag> {
        self.tag
    }
}

impl OpeningLine {
    /// A line, which the learner plays with this colour.
    pub fn new(moves: Vec<Square>, learner: Color) -> Result<OpeningLine, NoCard> {
        if moves.len() > LONGEST {
            return Err(NoCard::TooLong);
        }
        let mut position = Position::START;
        let mut own = 0;
        for &square in &moves {
            own += usize::from(position.turn() == learner);
            let after = position.play(square.into());
            position = after.map_err(|_| NoCard::IllegalMove)?;
        }
        if own == 0 {
            return Err(NoCard::NothingToFind);
        }
        Ok(OpeningLine { moves, learner })
    }

    /// The moves; there are no passes so early.
    pub fn moves(&self) -> &[Square] {
        &self.moves
    }

    /// Whose moves have to be found.
    pub const fn learner(&self) -> Color {
        self.learner
    }
}

#[derive(Deserialize)]
struct RawMistake {
    position: Position,
    accepted: Bitboard,
    best: Vec<Move>,
    refutation: Vec<Move>,
    tag: Option<Tag>,
}

impl TryFrom<RawMistake> for Mistake {
    type Error = NoCard;

    fn try_from(raw: RawMistake) -> Result<Mistake, NoCard> {
        Mistake::new(
            raw.position,
            raw.accepted,
            raw.best,
            raw.refutation,
            raw.tag,
        )
    }
}

#[derive(Deserialize)]
struct RawLine {
    moves: Vec<Square>,
    learner: Color,
}

impl TryFrom<RawLine> for OpeningLine {
    type Error = NoCard;

    fn try_from(raw: RawLine) -> Result<OpeningLine, NoCard> {
        OpeningLine::new(raw.moves, raw.learner)
    }
}
