use outflank_app::review::Candidate;
use outflank_engine::Kind;
use outflank_rules::{Bitboard, Color, Square};
use outflank_text::Texts;

/// A move this many discs behind the best has the poorest label.
const FAR: f32 = 16.0;

/// A number on a square, such as the value of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// The square.
    pub square: Square,
    /// Its text.
    pub text: String,
    /// What a screen reader says.
    pub spoken: String,
    /// Whether the number is proven. An estimate looks different.
    pub exact: bool,
    /// Whether there is no better one. It is marked by more than its colour.
    pub best: bool,
    /// How near it comes to the best, from 0 to 1.
    pub strength: f32,
}

impl Label {
    /// The value of a move in whole discs; `spoken` gets the number.
    pub fn of(
        candidate: &Candidate,
        texts: &Texts,
        spoken: impl FnOnce(&str) -> String,
    ) -> Option<Label> {
        let score = &candidate.score;
        let text = match score.value.rounded().discs() {
            0 => "0".to_owned(),
            discs => texts.signed(discs.into(), 0),
        };
        Some(Label {
            square: score.mv.square()?,
            spoken: spoken(&text),
            text,
            exact: score.kind == Kind::Exact,
            best: candidate.is_best,
            strength: 1.0 - (candidate.behind / FAR).clamp(0.0, 1.0),
        })
    }
}

/// A disc that is not there yet: a move of a line of play, with its place in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// The square.
    pub square: Square,
    /// Who places it.
    pub color: Color,
    /// Its place in the line.
    pub number: usize,
}

/// A set of marked squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layer {
    /// The squares.
    pub squares: Bitboard,
    /// How they are marked.
    pub shape: Shape,
    /// In which colour.
    pub tone: Tone,
}

/// What a screen reader adds to some squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The squares.
    pub squares: Bitboard,
    /// What it says.
    pub spoken: String,
}

/// The shape of a mark; no two differ in colour alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A ring around the disc.
    Ring,
    /// The whole square is tinted.
    Fill,
    /// The square has a frame.
    Frame,
    /// A cross.
    Cross,
    /// A small disc of a colour in a corner of the square, beside whatever stands in it.
    Disc(Color),
}

/// The colour of a mark, named by its role: every look has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tone {
    /// Draws attention.
    Accent,
    /// Right, safe.
    Good,
    /// Wrong, dangerous.
    Bad,
    /// The first of several groups.
    First,
    /// The second.
    Second,
    /// The third.
    Third,
}

impl Tone {
    pub(super) const fn class(self) -> &'static str {
        match self {
            Tone::Accent => "tone-accent",
            Tone::Good => "tone-good",
            Tone::Bad => "tone-bad",
            Tone::First => "tone-first",
            Tone::Second => "tone-second",
            Tone::Third => "tone-third",
        }
    }
}
