//! Takes pictures of the app; `cargo xtask pictures` runs it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use outflank_play::{Level, Match, MatchSetup, PlayerKind};
use outflank_rules::notation::Transcript;
use outflank_web_tests::{App, Setup};
use thirtyfour::Key;

const PAGES: [&str; 6] = ["play", "learn", "puzzles", "analyse", "games", "settings"];

/// A tournament game.
const GAME: &str = "f5f6e6f4e3d6g4d3c3h3c4g3g5g6e7d7h5f3h4h6c6f7c7c5c8d8b5c2d2e2\
                    f1f2e8f8g8b3c1b6a4a3b4a5e1d1g7h8h7b8a7a6a2b2a1b1g2g1b7a8h1h2";

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args_os().skip(1);
    let which = arguments.next().context("readme or all?")?;
    let folder: PathBuf = arguments
        .next()
        .context("name a folder for the pictures")?
        .into();
    match which.to_str() {
        Some("readme") => readme(&folder).await,
        Some("all") => all(&folder).await,
        _ => bail!("readme or all?"),
    }
}

/// The pictures of the README.
async fn readme(folder: &Path) -> Result<()> {
    let desktop = Setup {
        width: 1180,
        height: 800,
        ..Setup::default()
    };
    let app = App::open("#/play", desktop).await?;
    app.play_on("picture", &game(20)?).await?;
    app.wait_for_turn().await?;
    app.keys("i").await?;
    settle(&app).await?;
    take(&app, folder, "play").await?;

    let address = format!("#/analyse?moves={GAME}");
    app.go(&address).await?;
    app.press_button("Analyse the whole game").await?;
    app.wait_until(
        "return document.querySelectorAll('.graph-point').length",
        |count| count.as_u64().is_some_and(|count| count > 58),
    )
    .await?;
    // A move that was a mistake, and what the engine would have played instead.
    for _ in 0..12 {
        app.keys(Key::Left).await?;
    }
    app.keys(".").await?;
    app.wait_until(
        "return document.querySelectorAll('.notices li').length",
        |count| count.as_u64() == Some(0),
    )
    .await?;
    settle(&app).await?;
    take(&app, folder, "analyse").await?;

    app.set("language", "\"fr\"").await?;
    app.go("#/learn/outflank/1").await?;
    settle(&app).await?;
    take(&app, folder, "learn-fr").await?;
    app.set("language", "\"es\"").await?;
    app.go("#/puzzles/puzzle1").await?;
    settle(&app).await?;
    take(&app, folder, "puzzle-es").await?;
    app.close().await?;

    let phone = Setup {
        dark: true,
        ..Setup::phone()
    };
    let app = App::open("#/play", phone).await?;
    app.play_on("picture", &game(20)?).await?;
    app.wait_for_turn().await?;
    settle(&app).await?;
    take(&app, folder, "phone").await?;
    app.close().await
}

/// The cards of a new game, by day and by night.
async fn new_game(app: &App, folder: &Path, name: &str, setup: Setup) -> Result<()> {
    for (time, dark) in [("light", false), ("dark", true)] {
        app.emulate(Setup { dark, ..setup }).await?;
        for card in 0..6 {
            app.run(&format!(
                "document.querySelectorAll('.card')[{card}].click()"
            ))
            .await?;
            app.run("document.querySelector('.setup').scrollIntoView()")
                .await?;
            settle(app).await?;
            take(app, folder, &format!("{name}-{time}-card-{card}")).await?;
        }
    }
    app.run("document.querySelector('.card').click()").await?;
    app.emulate(setup).await
}

/// Every page in every language on a large and on a small screen, and every look of the board.
async fn all(folder: &Path) -> Result<()> {
    for (name, setup) in [("desktop", Setup::default()), ("phone", Setup::phone())] {
        let app = App::open("#/play", setup).await?;
        new_game(&app, folder, name, setup).await?;
        app.play_on("picture", &game(20)?).await?;
        app.wait_for_turn().await?;
        for language in ["en", "fr", "es"] {
            app.set("language", &format!("{language:?}")).await?;
            for page in PAGES {
                app.go(&format!("#/{page}")).await?;
                settle(&app).await?;
                take(&app, folder, &format!("{name}-{language}-{page}")).await?;
            }
        }
        app.set("language", "\"en\"").await?;
        app.emulate(Setup {
            dark: true,
            ..setup
        })
        .await?;
        for look in ["classic", "cartridge", "contrast"] {
            app.set("look", &format!("{look:?}")).await?;
            for page in ["play", "settings"] {
                app.go(&format!("#/{page}")).await?;
                settle(&app).await?;
                take(&app, folder, &format!("{name}-dark-{look}-{page}")).await?;
            }
        }
        app.close().await?;
    }
    Ok(())
}

/// The game against the computer after so many moves, a person to move.
fn game(plies: usize) -> Result<Match> {
    let setup = MatchSetup::new(
        PlayerKind::Human,
        PlayerKind::Computer(Level::new(8).unwrap_or_default()),
    );
    let mut game = Match::new(setup).map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let transcript: Transcript = GAME.parse()?;
    for &mv in transcript.moves().iter().take(plies) {
        game.play(mv, std::time::Duration::ZERO)
            .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    }
    Ok(game)
}

/// Discs have turned and answers have come.
async fn settle(app: &App) -> Result<()> {
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    app.check_unbroken().await
}

async fn take(app: &App, folder: &Path, name: &str) -> Result<()> {
    app.picture(&folder.join(format!("{name}.png"))).await
}
