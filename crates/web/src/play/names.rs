//! The names of the players.

use outflank_app::table::Table;
use outflank_play::{Match, PlayerKind, Seat};
use outflank_text::Texts;

use outflank_app::new_game::who;

/// A player's own name, or “You”, “Left player” …; a computer's with its level.
pub fn name(texts: &Texts, table: &Table, seat: Seat) -> String {
    let setup = table.game().setup();
    match setup.player(seat) {
        PlayerKind::Human => short_name(texts, table, seat),
        PlayerKind::Computer(level) => texts.play_computer(level.number()),
    }
}

/// The same without the level.
pub fn short_name(texts: &Texts, table: &Table, seat: Seat) -> String {
    let own = table.info().names[seat.index()].clone();
    own.unwrap_or_else(|| texts.play_name(who(table.game().setup(), seat)))
}

/// Whose turn it is. Against the computer, the person is addressed as “you”.
pub fn in_words(game: &Match, texts: &Texts) -> String {
    match who(game.setup(), game.seat(game.turn())) {
        alone @ ("you" | "computer") => texts.play_turn_of(alone),
        _ => texts.to_move(game),
    }
}
