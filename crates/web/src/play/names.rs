//! What the players are called.

use outflank_play::{Goal, Match, MatchSetup, PlayerKind, Seat};
use outflank_rules::Color;
use outflank_text::Texts;

/// Who has a seat, as a word for texts: `you` and `computer` where they play each other, else `left` and `right`.
pub fn who(setup: &MatchSetup, seat: Seat) -> &'static str {
    match (setup.player(seat), setup.player(!seat), seat) {
        (PlayerKind::Human, PlayerKind::Computer(_), _) => "you",
        (PlayerKind::Computer(_), PlayerKind::Human, _) => "computer",
        (_, _, Seat::Left) => "left",
        (_, _, Seat::Right) => "right",
    }
}

/// The name of a player, with the level of a computer.
pub fn name(texts: &Texts, setup: &MatchSetup, seat: Seat) -> String {
    match setup.player(seat) {
        PlayerKind::Human => texts.play_name(who(setup, seat)),
        PlayerKind::Computer(level) => texts.play_computer(level.number()),
    }
}

/// Whose turn it is, as it is best said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A person alone with the computer is spoken to.
    Of(&'static str),
    /// Where colours change hands, or discs are red and green, the seat says more.
    Seated(Color, Seat),
    /// The colour says it.
    Plain(Color),
}

impl Turn {
    /// Whose turn it is in a match.
    pub fn of(game: &Match) -> Turn {
        let (setup, color) = (game.setup(), game.turn());
        let seat = game.seat(color);
        match who(setup, seat) {
            alone @ ("you" | "computer") => Turn::Of(alone),
            _ if setup.variation.is_some() || setup.series.goal() != Goal::Games(1) => {
                Turn::Seated(color, seat)
            }
            _ => Turn::Plain(color),
        }
    }

    /// As a sentence.
    pub fn in_words(self, texts: &Texts) -> String {
        match self {
            Turn::Of(who) => texts.play_turn_of(who),
            Turn::Seated(color, seat) => texts.turn_seated(color, seat),
            Turn::Plain(color) => texts.turn(color),
        }
    }
}
