//! Analysis of games.

use outflank_app::study::OpenError;
use outflank_engine::Kind;
use outflank_learn::insight::Mistake;
use outflank_record::obf;

use crate::{Describe, Texts};

/// The reason, as a sentence about the move.
impl Describe for Mistake {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Mistake::GaveCorner(corner) => texts.mistake_gave_corner(corner),
            Mistake::LeftCorner(corner) => texts.mistake_left_corner(corner),
            Mistake::LetMove => texts.mistake_let_move(),
            Mistake::RanOut { left, could } => texts.mistake_ran_out(left, could),
            Mistake::LosesCorner(corner) => texts.mistake_loses_corner(corner),
            Mistake::MissesCorner(corner) => texts.mistake_misses_corner(corner),
            Mistake::Opened(square) => texts.mistake_opened(square),
            Mistake::BrokeParity { squares } => texts.mistake_broke_parity(squares),
            Mistake::HasToPass => texts.mistake_has_to_pass(),
            Mistake::SparesPass => texts.mistake_spares_pass(),
            Mistake::FewMoves { has, could } => texts.mistake_few_moves(has, could),
            Mistake::LeftSquare(square) => texts.mistake_left_square(square),
            Mistake::GaveStable { gets, could } => texts.mistake_gave_stable(gets, could),
            Mistake::GaveMoves { has, could } => texts.mistake_gave_moves(has, could),
            Mistake::BuiltWall { has, could } => texts.mistake_built_wall(has, could),
        }
    }
}

/// The kind of a value: exact, by search depth, …
impl Describe for Kind {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Kind::Exact => texts.kind_exact(),
            Kind::Selective { percent } => texts.kind_selective(percent),
            Kind::Book { .. } => texts.kind_book(),
            Kind::Midgame { depth, percent } => texts.kind_midgame(depth, percent),
            Kind::Static => texts.kind_static(),
        }
    }
}

impl Describe for OpenError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            OpenError::Empty => texts.analyse_empty(),
            OpenError::TooLong => texts.analyse_too_long(),
            OpenError::Position(error) => texts.describe(error),
            OpenError::Record(error) => texts.describe(error),
            OpenError::Archive(error) => texts.describe(error),
            OpenError::BoardLine(error) => match error.fault {
                // Its sentence names the place.
                obf::Fault::Position(_) => texts.describe(error),
                _ => texts.analyse_at_character(error.column, &texts.describe(error)),
            },
        }
    }
}
