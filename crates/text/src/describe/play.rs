//! Refused moves and other actions of a game.

use outflank_play::tabletop::HandRefusal;
use outflank_play::{MatchRefusal, NextGameError, OfferError, RedoError, Refusal, UndoError};

use crate::{Describe, Texts};

impl Describe for Refusal {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            Refusal::Occupied { square, .. } => texts.illegal_occupied(square),
            Refusal::OutflanksNothing { square } => texts.illegal_outflanks_nothing(square),
            Refusal::NotYourTurn { turn } => texts.refused_turn(turn),
            Refusal::CannotPass { moves } => texts.refused_pass(&moves.to_string(), moves.len()),
            Refusal::GameOver { .. } => texts.illegal_game_over(),
        }
    }
}

impl Describe for UndoError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            UndoError::NothingToUndo => texts.undo_nothing(),
            UndoError::Settled { .. } => texts.undo_settled(),
        }
    }
}

impl Describe for RedoError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            RedoError::NothingToRedo => texts.redo_nothing(),
            RedoError::Settled { .. } => texts.undo_settled(),
        }
    }
}

impl Describe for OfferError {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            OfferError::GameOver { .. } => texts.offer_over(),
            OfferError::AlreadyOffered { by } => texts.offer_made(by),
            OfferError::NoOffer => texts.offer_none(),
        }
    }
}

impl Describe for HandRefusal {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            HandRefusal::Move(refusal) => texts.describe(&refusal),
            HandRefusal::TurnNotEnded { square } => texts.hand_turn_not_ended(square),
            HandRefusal::NothingPlaced => texts.hand_nothing_placed(),
            HandRefusal::NoDisc { square } => texts.hand_no_disc(square),
            HandRefusal::JustPlaced { square } => texts.hand_just_placed(square),
            HandRefusal::FlippingBegun { square } => texts.hand_flipping_begun(square),
            HandRefusal::NothingToCorrect => texts.hand_nothing_to_correct(),
            HandRefusal::TooLateToCorrect { square } => texts.hand_too_late(square),
            HandRefusal::NotAMistake { square } => texts.hand_not_a_mistake(square),
            HandRefusal::NobodyCanMove => texts.hand_nobody_can_move(),
            HandRefusal::StillMoves { color, moves } => {
                texts.hand_still_moves(color, &moves.to_string())
            }
        }
    }
}

impl Describe for MatchRefusal {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            MatchRefusal::Move(refusal) => texts.describe(&refusal),
            MatchRefusal::Hand(refusal) => texts.describe(&refusal),
            MatchRefusal::Paused => texts.match_paused(),
            MatchRefusal::TimeIsUp { color } => texts.match_time_is_up(color),
            MatchRefusal::LostOnTime { .. } => texts.match_lost_on_time(),
            MatchRefusal::TimeLeft => texts.match_time_left(),
            MatchRefusal::PlayedByHand => texts.match_by_hand(),
            MatchRefusal::NotByHand => texts.match_not_by_hand(),
        }
    }
}

impl Describe for NextGameError {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            NextGameError::GameNotOver => texts.next_not_over(),
            NextGameError::SeriesOver { .. } => texts.next_no_more(),
            NextGameError::ChoiceNeeded { seat } => texts.next_choice(seat),
            NextGameError::NoChoice { starter } => texts.next_no_choice(starter),
        }
    }
}
