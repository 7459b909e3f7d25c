use outflank_rules::notation::{
    PositionError, PositionProblem, TranscriptError, TranscriptProblem,
};
use outflank_rules::{IllegalMove, SetupError};

use crate::{Describe, Texts};

impl Describe for IllegalMove {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            IllegalMove::Occupied(square) => texts.illegal_occupied(square),
            IllegalMove::OutflanksNothing(square) => texts.illegal_outflanks_nothing(square),
            IllegalMove::MustPlace => texts.illegal_must_place(),
            IllegalMove::GameOver => texts.illegal_game_over(),
        }
    }
}

impl Describe for SetupError {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            SetupError::TwoDiscs(square) => texts.setup_two_discs(square),
            SetupError::NoDiscs => texts.setup_no_discs(),
        }
    }
}

impl Describe for PositionError {
    fn describe(&self, texts: &Texts) -> String {
        let character = self.offset + 1;
        match self.problem {
            PositionProblem::UnknownLetter { letter, square } => {
                texts.position_unknown_letter(letter, square, character)
            }
            PositionProblem::TooShort { squares } => texts.position_too_short(squares),
            PositionProblem::NoTurn(Some(letter)) => texts.position_wrong_turn(letter, character),
            PositionProblem::NoTurn(None) => texts.position_no_turn(),
            PositionProblem::Trailing(letter) => texts.position_trailing(letter, character),
            PositionProblem::NoDiscs => texts.setup_no_discs(),
        }
    }
}

impl Describe for TranscriptError {
    fn describe(&self, texts: &Texts) -> String {
        let (ply, character) = (self.ply, self.offset + 1);
        match self.problem {
            TranscriptProblem::NotAMove(letter) => {
                texts.transcript_not_a_move(letter, ply, character)
            }
            TranscriptProblem::Illegal(reason) => match reason {
                IllegalMove::Occupied(square) => texts.transcript_occupied(square, ply, character),
                IllegalMove::OutflanksNothing(square) => {
                    texts.transcript_outflanks_nothing(square, ply, character)
                }
                IllegalMove::MustPlace => texts.transcript_must_place(ply, character),
                IllegalMove::GameOver => texts.transcript_game_over(ply, character),
            },
        }
    }
}
