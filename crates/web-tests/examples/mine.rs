//! Pictures of some pages.
use std::time::Duration;
use anyhow::Result;
use outflank_play::tabletop::{HandAction, Vigilance};
use outflank_play::{Match, MatchSetup, Style, PlayerKind, Level};
use outflank_rules::Square;
use outflank_rules::notation::Transcript;
use outflank_web_tests::{App, Setup};
#[tokio::main]
async fn main() -> Result<()> {
    let folder = std::path::PathBuf::from("/tmp/w-table-pictures");
    let desktop = Setup { height: 800, ..Setup::default() };
    let phone = Setup { width: 360, height: 640, ..Setup::default() };
    let mut table = Match::new(MatchSetup { style: Style::Tabletop(Vigilance::Warn), ..MatchSetup::default() })?;
    for a in [HandAction::Place(Square::F5), HandAction::Flip(Square::D4), HandAction::EndTurn] { table.act(a, Duration::ZERO)?; }
    let mut over = Match::new(MatchSetup::default())?;
    for &mv in "e6f4e3f6g5d6e7f5c5".parse::<Transcript>()?.moves() { over.play(mv, Duration::ZERO)?; }
    let mut going = Match::new(MatchSetup::new(PlayerKind::Human, PlayerKind::Computer(Level::DEFAULT)))?;
    for &mv in "f5d6c3d3c4f4c5b3c2e6c6b4b5d2e3a6".parse::<Transcript>()?.moves() { going.play(mv, Duration::ZERO)?; }
    for (name, setup) in [("desktop", desktop), ("phone", phone)] {
        let app = App::open("#/settings", setup).await?;
        app.keep_game("1700000000000-aaaa", &over.save(Duration::ZERO)).await?;
        app.keep_game("1750000000000-aaaa", &going.save(Duration::ZERO)).await?;
        app.keep_game("1650000000000-aaaa", "nothing").await?;
        for (language, look) in [("en", "classic"), ("fr", "cartridge"), ("es", "contrast")] {
            app.emulate(Setup { dark: language == "fr", ..setup }).await?;
            app.set("language", &format!("{language:?}")).await?;
            app.set("look", &format!("{look:?}")).await?;
            for (page, file) in [("games", "games"), ("games/1750000000000-aaaa", "game"), ("settings", "settings")] {
                app.go(&format!("#/{page}")).await?;
                tokio::time::sleep(Duration::from_millis(300)).await;
                app.picture(&folder.join(format!("{name}-{language}-{file}.png"))).await?;
            }
            app.play_on("1760000000000-aaaa", &table).await?;
            tokio::time::sleep(Duration::from_millis(300)).await;
            app.picture(&folder.join(format!("{name}-{language}-tabletop.png"))).await?;
        }
        app.close().await?;
    }
    Ok(())
}
