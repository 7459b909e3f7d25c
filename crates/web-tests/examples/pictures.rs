//! Takes pictures of the app: `OUTFLANK_PAGE=… cargo run --package outflank-web-tests --example pictures -- FOLDER`.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};
use outflank_web_tests::{App, Setup};

const PAGES: [&str; 6] = ["play", "learn", "puzzles", "analyse", "games", "settings"];

#[tokio::main]
async fn main() -> Result<()> {
    let folder: PathBuf = std::env::args_os()
        .nth(1)
        .context("name a folder for the pictures")?
        .into();
    let desktop = Setup::default();
    let phone = Setup {
        width: 360,
        height: 740,
        ..desktop
    };
    for (name, setup) in [("desktop", desktop), ("phone", phone)] {
        let app = App::open("#/play", setup).await?;
        for square in ["f5", "f6", "c3"] {
            app.wait_for_turn().await?;
            app.click_square(square).await?;
        }
        app.wait_for_turn().await?;
        for language in ["en", "fr", "es"] {
            app.set("language", &format!("{language:?}")).await?;
            for page in PAGES {
                app.go(&format!("#/{page}")).await?;
                take(&app, &folder, &format!("{name}-{language}-{page}")).await?;
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
                take(&app, &folder, &format!("{name}-dark-{look}-{page}")).await?;
            }
        }
        app.close().await?;
    }
    Ok(())
}

async fn take(app: &App, folder: &Path, name: &str) -> Result<()> {
    app.picture(&folder.join(format!("{name}.png"))).await
}
