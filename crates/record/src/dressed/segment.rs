//! Moves that stand together: on a line, up to a score, from a number 1 on.

use outflank_rules::{Position, Square, order};

use super::tokens::{Kind, Token};
use crate::Decimal;
use crate::heading::Heading;

/// What separates a segment from the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Boundary {
    /// A line break.
    Weak,
    /// A blank line, a heading, a score; or there is nothing before.
    Strong,
    /// A position, from which the moves begin.
    Start(Position),
}

impl Boundary {
    pub fn strengthen(&mut self) {
        if *self == Boundary::Weak {
            *self = Boundary::Strong;
        }
    }
}

/// A move as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Played {
    /// Its byte in the stream.
    pub at: u64,
    pub what: What,
    /// The number before it.
    pub number: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    Square(Square),
    Pass {
        is_word: bool,
    },
    /// No move.
    Wrong(char),
}

/// Moves that stand together.
#[derive(Clone, Debug)]
pub(super) struct Segment {
    pub moves: Vec<Played>,
    pub boundary: Boundary,
    /// Whether its moves are numbered from 1 on.
    pub is_first: bool,
    /// Whether there are at least two moves in a row, or a number, or no words around them.
    pub is_certain: bool,
    /// What is said before its moves, on the same line.
    pub heading: Heading,
    /// The score behind its moves.
    pub score: Heading,
    /// How many leads there are: more than one are evaluations.
    pub leads: usize,
}

impl Segment {
    fn new(boundary: Boundary) -> Segment {
        Segment {
            moves: Vec::new(),
            boundary,
            is_first: false,
            is_certain: false,
            heading: Heading::default(),
            score: Heading::default(),
            leads: 0,
        }
    }

    /// How many discs it places, wrong ones included.
    pub fn len(&self) -> usize {
        let is_pass = |it: &&Played| !matches!(it.what, What::Pass { .. });
        self.moves.iter().filter(is_pass).count()
    }
}

impl Token {
    /// Whether it belongs to the moves of a game.
    pub const fn is_played(&self) -> bool {
        matches!(
            self.kind,
            Kind::Square { .. } | Kind::Pass { .. } | Kind::Wrong(_)
        )
    }
}

/// Drops squares that are mentioned rather than played. What looks like a square but is none is wrong among moves, and
/// nothing elsewhere. So many moves are on the line before.
pub(super) fn drop_mentions(tokens: &mut Vec<Token>, before: usize) {
    let count = |is: fn(Kind) -> bool| tokens.iter().filter(|it| is(it.kind)).count();
    let squares = count(|kind| matches!(kind, Kind::Square { .. }));
    let words = count(|kind| matches!(kind, Kind::Word(None)));
    let is_numbered = tokens
        .iter()
        .any(|it| matches!(it.kind, Kind::Number { .. }));
    let mut is_played = before == 1 && squares + words == 0;
    let mut is_after_a_move = false;
    for token in tokens.iter_mut() {
        is_after_a_move |= matches!(token.kind, Kind::Square { .. });
        match token.kind {
            Kind::NoSquare(letter) => {
                // A line may begin with the round, R2.
                let looks_played = letter.is_lowercase() || matches!(letter, 'A'..='H');
                let is_among_moves = if is_after_a_move {
                    squares >= 3 || before > 0 || is_numbered
                } else {
                    before > 0 && looks_played
                };
                let is_wrong = words == 0 && is_among_moves || is_played && words <= squares;
                token.kind = if is_wrong {
                    Kind::Wrong(letter)
                } else {
                    Kind::Word(None)
                };
                is_played = false;
            }
            Kind::Square { .. } => is_played = squares >= 2,
            // A number may stand between two moves.
            Kind::Number { .. } | Kind::Pass { .. } => {}
            _ => is_played = false,
        }
    }
    if words <= squares {
        return;
    }
    let mut numbered = false;
    tokens.retain(|token| {
        let keep = match token.kind {
            Kind::Square { alone, .. } => !alone || numbered,
            Kind::Pass { .. } => false,
            _ => true,
        };
        numbered = matches!(token.kind, Kind::Number { marked: true, .. });
        keep
    });
}

/// The segments of a line. The first one comes after this boundary, which becomes that of the next line.
pub(super) fn split(tokens: &[Token], boundary: &mut Boundary) -> Vec<Segment> {
    let mut segments = Vec::new();
    let mut segment = Segment::new(std::mem::replace(boundary, Boundary::Weak));
    let mut number = None;
    let has_words = tokens.iter().any(|it| matches!(it.kind, Kind::Word(_)));
    for (index, token) in tokens.iter().enumerate() {
        let what = match token.kind {
            Kind::Square { square, alone } => {
                segment.is_certain |= !alone || number.is_some() || !has_words;
                What::Square(square)
            }
            Kind::Pass { is_word } => What::Pass { is_word },
            Kind::Wrong(letter) => What::Wrong(letter),
            Kind::Number { value, marked } => {
                number = Some(value);
                let begins = value == 1 && (marked || index == 0);
                if begins && !segment.moves.is_empty() {
                    segments.push(std::mem::replace(
                        &mut segment,
                        Segment::new(Boundary::Weak),
                    ));
                }
                segment.is_first |= begins && segment.moves.is_empty();
                continue;
            }
            Kind::Discs(black, white) => {
                segment.score.set_discs(black, white);
                if !segment.moves.is_empty() {
                    segments.push(std::mem::replace(
                        &mut segment,
                        Segment::new(Boundary::Strong),
                    ));
                }
                continue;
            }
            Kind::Lead(lead) => {
                segment.leads += 1;
                segment.score.set_score(Decimal::whole(lead));
                continue;
            }
            Kind::Break => {
                if !segment.moves.is_empty() {
                    segments.push(std::mem::replace(
                        &mut segment,
                        Segment::new(Boundary::Weak),
                    ));
                }
                continue;
            }
            Kind::Word(_) | Kind::NoSquare(_) => continue,
        };
        // A lead before a move was an evaluation.
        segment.score = Heading::default();
        segment.moves.push(Played {
            at: token.at,
            what,
            number: number.take(),
        });
    }
    if segment.moves.is_empty() {
        if segment.boundary == Boundary::Strong {
            boundary.strengthen();
        }
    } else {
        segments.push(segment);
    }
    segments
}

/// One segment of two that take turns: the moves of Black on a line, those of White on the next.
pub(super) fn alternating(segments: &[Segment]) -> Option<Segment> {
    let [black, white] = segments else {
        return None;
    };
    let (first, second) = (black.moves.len(), white.moves.len());
    if second < 2 || (first != second && first != second + 1) {
        return None;
    }
    let pairs = black.moves.iter().zip(&white.moves);
    let mut moves: Vec<Played> = pairs.flat_map(|(one, other)| [*one, *other]).collect();
    moves.extend(black.moves.get(second));
    Some(Segment {
        moves,
        is_certain: true,
        score: white.score.clone(),
        ..black.clone()
    })
}

/// One segment in the order of the numbers, if every move has one, and they run from 1 on in another order.
pub(super) fn columns(segments: &[Segment]) -> Option<Segment> {
    let first = segments.first()?;
    let mut moves: Vec<Played> = segments
        .iter()
        .flat_map(|it| it.moves.iter().copied())
        .collect();
    if moves.len() < 4
        || moves.iter().any(|it| it.number.is_none())
        || moves.is_sorted_by_key(|it| it.number)
    {
        return None;
    }
    order::sort_by_key(&mut moves, |it| it.number);
    let mut numbers = (1..).zip(&moves);
    if !numbers.all(|(number, it)| it.number == Some(number)) {
        return None;
    }
    let last = segments.last()?;
    Some(Segment {
        moves,
        is_first: true,
        is_certain: true,
        score: last.score.clone(),
        ..first.clone()
    })
}
