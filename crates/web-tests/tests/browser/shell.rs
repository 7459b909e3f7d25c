//! What surrounds every page.

use anyhow::{Result, ensure};
use outflank_text::{Language, Texts};
use outflank_web_tests::{App, Setup};
use serde_json::Value;
use thirtyfour::prelude::*;

const PAGES: [&str; 7] = [
    "play", "learn", "puzzles", "training", "analyse", "games", "settings",
];

#[tokio::test]
async fn every_page_fits_a_phone_and_the_rules_of_accessibility_in_every_language() -> Result<()> {
    let app = App::open("#/settings", Setup::phone()).await?;
    for language in Language::ALL {
        let name = language.name();
        app.go("#/settings").await?;
        let choose = format!(
            "[...document.querySelectorAll('.choice')].find(it => it.textContent.includes({name:?})).click()"
        );
        app.run(&choose).await?;
        let title = format!("{} · Outflank", Texts::new(language).settings());
        app.wait_until("return document.title", |it| *it == title)
            .await?;
        ensure!(app.run("return document.documentElement.lang").await? == language.code());
        for page in PAGES {
            app.go(&format!("#/{page}")).await?;
            app.check_accessibility().await?;
            app.check_unbroken().await?;
        }
    }
    app.close().await
}

#[tokio::test]
async fn what_is_stored_may_be_nonsense() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    for text in ["", "{", "null", r#"{"look":9,"theme":"dark"}"#, "\u{fffd}"] {
        app.keep("settings", text).await?;
        app.keep_game("1-a", "not a game").await?;
        app.keep("play.current", "1-a").await?;
        app.reload().await?;
        app.wait_for(".notice.warning").await?;
        app.check_unbroken().await?;
        ensure!(
            app.targets().await?.len() == 4,
            "a new game is on the table"
        );
    }
    let aside = app.kept("damaged.game.1-a").await?;
    ensure!(aside.as_deref() == Some("not a game"), "nothing is lost");
    app.close().await
}

#[tokio::test]
async fn every_page_fits_a_desk_in_light_and_dark_and_every_look() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    for dark in [false, true] {
        let setup = Setup {
            dark,
            ..Setup::default()
        };
        app.emulate(setup).await?;
        for look in ["classic", "cartridge", "contrast"] {
            app.set("look", &format!("{look:?}")).await?;
            for page in PAGES {
                app.go(&format!("#/{page}")).await?;
                app.check_accessibility().await?;
            }
        }
    }
    app.close().await
}

#[tokio::test]
async fn keys_are_listed_and_the_sound_goes_off_with_one() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.keys("?").await?;
    app.wait_for("dialog[open]").await?;
    app.wait_for_text("dialog[open]", "Arrow keys").await?;
    app.check_accessibility().await?;
    app.keys(Key::Escape).await?;
    app.wait_until(
        "return document.querySelector('dialog[open]')",
        Value::is_null,
    )
    .await?;
    app.keys("m").await?;
    app.wait_to_hear("info", "Sound off").await?;
    app.reload().await?;
    app.keys("m").await?;
    app.wait_to_hear("info", "Sound on").await?;
    app.close().await
}

#[tokio::test]
async fn an_address_without_a_page_leads_to_the_first_one_and_says_so() -> Result<()> {
    let app = App::open("#/nowhere?moves=f5", Setup::default()).await?;
    app.wait_to_hear("info", "There is no page at this address")
        .await?;
    ensure!(app.run("return location.hash").await? == "#/play");
    ensure!(app.targets().await?.len() == 4, "one can play");
    app.run("location.hash = '#/settings'").await?;
    app.wait_for(".settings-try").await?;
    app.run("location.hash = '#/nowhere'").await?;
    app.wait_to_hear("info", "There is no page at this address")
        .await?;
    ensure!(app.targets().await?.len() == 4, "one can play");
    app.close().await
}
