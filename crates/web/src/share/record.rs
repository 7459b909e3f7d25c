use outflank_app::kept::{self, GameId};
use outflank_play::{PlayerKind, SavedGame};
use outflank_text::Texts;

use super::Shared;

/// A game for sharing; unnamed players are named in the current language.
pub fn record_of(saved: &SavedGame, id: &GameId, texts: &Texts) -> Shared {
    let (record, shortened) = kept::record_of(saved, Some(id), |player| match player {
        PlayerKind::Human => texts.share_person(),
        PlayerKind::Computer(level) => texts.share_computer(level.number()),
    });
    Shared {
        position: saved.game.position(),
        shortened,
        last: saved.game.last_square(),
        name: format!("outflank-{}", id.as_str()),
        whole: record.clone(),
        record,
    }
}
