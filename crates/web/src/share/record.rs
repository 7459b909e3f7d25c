use outflank_app::kept::{self, GameId};
use outflank_play::{Match, PlayerKind, SavedGame};
use outflank_text::Texts;

use super::Shared;

/// A game that is kept, to be taken elsewhere, with the players named in a language.
pub fn record_of(saved: &SavedGame, id: &GameId, texts: &Texts) -> Shared {
    let (record, shortened) = kept::record_of(saved, Some(id), |player| match player {
        PlayerKind::Human => texts.share_person(),
        PlayerKind::Computer(level) => texts.share_computer(level.number()),
    });
    Shared {
        position: saved.game.position(),
        shortened,
        last: last_of(&saved.game),
        name: format!("outflank-{}", id.as_str()),
        record,
    }
}

fn last_of(game: &Match) -> Option<outflank_rules::Square> {
    if let Some(table) = game.tabletop() {
        let in_hand = table.in_hand().map(|it| it.square);
        let mut turns = table.turns().iter().rev();
        return in_hand.or_else(|| turns.find_map(|turn| turn.mv.square()));
    }
    game.game()?.last_placement()?.mv.square()
}
