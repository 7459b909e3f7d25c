//! Takes pictures of the app; `cargo xtask pictures` runs it.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use outflank_play::cartridge::Variation;
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
    let which = arguments.next().context("readme, manifest or all?")?;
    let folder: PathBuf = arguments
        .next()
        .context("name a folder for the pictures")?
        .into();
    match which.to_str() {
        Some("readme") => readme(&folder).await,
        Some("manifest") => manifest(&folder).await,
        Some("all") => all(&folder).await,
        _ => bail!("readme, manifest or all?"),
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

/// What a browser shows when it asks whether the page is to be installed.
async fn manifest(folder: &Path) -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("picture", &game(20)?).await?;
    app.wait_for_turn().await?;
    for (name, width, height) in [("wide", 900, 560), ("narrow", 360, 720)] {
        let setup = Setup {
            width,
            height,
            touch: width < 600,
            ..Setup::default()
        };
        app.emulate(setup).await?;
        settle(&app).await?;
        take(&app, folder, &format!("screenshot-{name}")).await?;
    }
    app.close().await
}

/// A window: its name, width, height, and whether it is touched.
type Window = (&'static str, u32, u32, bool);

const WINDOWS: [Window; 7] = [
    ("desk", 1440, 900, false),
    ("small-desk", 1280, 720, false),
    ("zoom", 720, 450, false),
    ("phone", 390, 844, true),
    ("small-phone", 320, 640, true),
    ("landscape", 844, 390, true),
    ("4k", 3840, 2160, false),
];

/// Every screen in windows of all sizes, by day and by night; then every page in the other languages, and every look.
async fn all(folder: &Path) -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    everywhere(&app, folder, "01-new-game").await?;
    for (name, place) in [
        ("02-no-games", "games"),
        ("03-nothing-to-analyse", "analyse"),
    ] {
        app.go(&format!("#/{place}")).await?;
        everywhere(&app, folder, name).await?;
    }
    app.play_on("hints", &game(20)?).await?;
    app.wait_for_turn().await?;
    app.keys("i").await?;
    everywhere(&app, folder, "04-hints").await?;
    app.play_on("clocks", &timed(30)?).await?;
    everywhere(&app, folder, "05-clocks").await?;
    // The last moves are made, and the discs are counted.
    app.play_on("result", &game(58)?).await?;
    while let Some(square) = app.wait_for_turn().await?.first() {
        app.click_square(square).await?;
    }
    everywhere(&app, folder, "06-result").await?;
    for (name, place) in [
        ("08-games", "games"),
        ("09-lessons", "learn"),
        ("10-lesson", "learn/outflank/1"),
        ("11-puzzles", "puzzles"),
        ("12-puzzle", "puzzles/puzzle1"),
        ("13-settings", "settings"),
        ("14-style", "style"),
    ] {
        app.go(&format!("#/{place}")).await?;
        everywhere(&app, folder, name).await?;
    }
    app.go(&format!("#/analyse?moves={GAME}")).await?;
    app.press_button("Analyse the whole game").await?;
    app.wait_until(
        "return document.querySelectorAll('.graph-point').length",
        |count| count.as_u64().is_some_and(|count| count > 58),
    )
    .await?;
    everywhere(&app, folder, "15-review").await?;
    for language in ["fr", "es"] {
        app.set("language", &format!("{language:?}")).await?;
        for page in PAGES {
            app.go(&format!("#/{page}")).await?;
            settle(&app).await?;
            take(&app, folder, &format!("{language}-{page}")).await?;
        }
    }
    app.set("language", "\"en\"").await?;
    app.play_on("cartridge", &cartridge()?).await?;
    everywhere(&app, folder, "07-cartridge").await?;
    app.close().await
}

/// What is shown now, in windows of all sizes, by day and by night.
async fn everywhere(app: &App, folder: &Path, name: &str) -> Result<()> {
    settle(app).await?;
    for (window, width, height, touch) in WINDOWS {
        for (time, dark) in [("light", false), ("dark", true)] {
            let setup = Setup {
                width,
                height,
                touch,
                dark,
                ..Setup::default()
            };
            app.emulate(setup).await?;
            tokio::time::sleep(std::time::Duration::from_millis(250)).await;
            take(app, folder, &format!("{name}-{window}-{time}")).await?;
        }
    }
    app.emulate(Setup::default()).await
}

/// Two people with clocks.
fn timed(plies: usize) -> Result<Match> {
    let mut setup = MatchSetup::new(PlayerKind::Human, PlayerKind::Human);
    setup.clock = "5m".parse().map_err(|error| anyhow::anyhow!("{error:?}"))?;
    played(setup, plies)
}

/// Two people at the cartridge, by its number.
fn cartridge() -> Result<Match> {
    let number = Variation::new(1, 1).map_err(|error| anyhow::anyhow!("{error:?}"))?;
    played(MatchSetup::cartridge(number, Level::default()), 10)
}

/// The game against the computer after so many moves, a person to move.
fn game(plies: usize) -> Result<Match> {
    let setup = MatchSetup::new(
        PlayerKind::Human,
        PlayerKind::Computer(Level::new(8).unwrap_or_default()),
    );
    played(setup, plies)
}

/// A game after so many moves.
fn played(setup: MatchSetup, plies: usize) -> Result<Match> {
    let mut game = Match::new(setup).map_err(|error| anyhow::anyhow!("{error:?}"))?;
    game.resume(std::time::Duration::ZERO);
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
