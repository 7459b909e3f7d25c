//! What the players are called.

use outflank_play::{Match, MatchSetup, PlayerKind, Seat};
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

/// Whose turn it is. A person alone with the computer is spoken to.
pub fn in_words(game: &Match, texts: &Texts) -> String {
    match who(game.setup(), game.seat(game.turn())) {
        alone @ ("you" | "computer") => texts.play_turn_of(alone),
        _ => texts.to_move(game),
    }
}
