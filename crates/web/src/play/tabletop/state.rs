use leptos::prelude::*;
use outflank_play::tabletop::{InHand, Mistakes, Vigilance};
use outflank_play::{Match, Supplies};
use outflank_rules::{Color, Position, Square};

use super::super::table::Play;

/// What is read of a game that is played by hand.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The board as it lies.
    pub position: Position,
    /// The last disc that was placed.
    pub last: Option<Square>,
    /// Whose turn it is.
    pub turn: Color,
    /// Whether that is a person.
    pub is_human: bool,
    /// The disc that was placed in this turn.
    pub in_hand: Option<InHand>,
    /// What is wrong with the last turn and can be put right, if the program is to warn.
    pub warning: Option<Mistakes>,
    /// Whether the player to move can only pass.
    pub must_pass: bool,
    /// Whether nothing is left to do but to count.
    pub can_finish: bool,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether mistakes that stood are shown after the game.
    pub reviews: bool,
    /// The discs that the players hold.
    pub supplies: Supplies,
    /// The mistakes that stood, once the game is over.
    pub review: Vec<Standing>,
}

/// A mistake that stood.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The index of its turn.
    pub turn: usize,
    /// Whose it was.
    pub mover: Color,
    /// The disc that was placed.
    pub square: Option<Square>,
    /// What was wrong.
    pub mistakes: Mistakes,
    /// The board after the turn.
    pub board: Position,
}

impl State {
    /// Follows the game on a table.
    pub fn of(play: Play) -> Memo<State> {
        play.game(State::read)
    }

    fn read(game: &Match) -> State {
        let table = game.tabletop();
        let position = game.position();
        let turns = table.map_or(&[][..], |table| table.turns());
        let review = table
            .map(outflank_play::tabletop::Tabletop::review)
            .unwrap_or_default();
        let review = review.into_iter().map(|(index, mistakes)| Standing {
            turn: index,
            mover: turns[index].mover,
            square: turns[index].mv.square(),
            mistakes,
            board: turns[index].after(),
        });
        let in_hand = table.and_then(outflank_play::tabletop::Tabletop::in_hand);
        State {
            position,
            last: game.last_square(),
            turn: game.turn(),
            is_human: game.player(game.turn()).is_human(),
            in_hand,
            warning: table.and_then(outflank_play::tabletop::Tabletop::warning),
            must_pass: !game.is_over() && in_hand.is_none() && position.must_pass(),
            can_finish: table.is_some_and(outflank_play::tabletop::Tabletop::can_finish),
            is_over: game.is_over(),
            reviews: table.is_some_and(|table| table.vigilance() != Vigilance::Silent),
            supplies: game.supplies(),
            review: review.collect(),
        }
    }
}
