//! Playing games.

use anyhow::{Result, ensure};
use outflank_web_tests::{App, Setup};
use thirtyfour::prelude::*;

#[tokio::test]
async fn some_moves_by_mouse_against_the_native_engine() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    moves_by_mouse(&app, "native").await?;
    app.close().await
}

#[tokio::test]
async fn some_moves_by_mouse_against_the_engine_in_the_browser() -> Result<()> {
    let setup = Setup {
        native: false,
        ..Setup::default()
    };
    let app = App::open("#/play", setup).await?;
    moves_by_mouse(&app, "browser").await?;
    app.close().await
}

async fn moves_by_mouse(app: &App, engine: &str) -> Result<()> {
    app.press_button("New game").await?;
    ensure!(app.targets().await? == ["d3", "c4", "f5", "e6"]);
    // A square that outflanks nothing is refused with the reason.
    app.click_square("a1").await?;
    app.wait_for_text(".notice.refusal", "a1").await?;
    app.click_square("f5").await?;
    app.wait_for_text("#announced", "Black f5 flips 1 disc: e5.")
        .await?;
    for _ in 0..4 {
        let targets = app.wait_for_turn().await?;
        ensure!(!targets.is_empty());
        app.click_square(&targets[0]).await?;
        app.wait_for_text("#announced", &format!("Black {}", targets[0]))
            .await?;
    }
    app.wait_for_turn().await?;
    app.wait_for(&format!("[data-engine={engine}]")).await?;
    let before = app.spoken("f5").await?;
    app.reload().await?;
    ensure!(app.spoken("f5").await? == before, "a reload keeps the game");
    app.check_unbroken().await
}

#[tokio::test]
async fn some_moves_by_keyboard() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.press_button("New game").await?;
    // The board's own cell is reached with the tab key; here it gets the focus directly.
    app.run("document.querySelector('.cell[tabindex=\"0\"]').focus()")
        .await?;
    app.keys(Key::Control + Key::Home).await?;
    app.keys(Key::End).await?;
    for _ in 0..4 {
        app.keys(Key::Down).await?;
    }
    app.keys(Key::Left + Key::Left).await?;
    let script = "return document.activeElement.dataset.square";
    ensure!(app.run(script).await? == "f5");
    app.keys(Key::Enter).await?;
    app.wait_for_text("#announced", "Black f5 flips 1 disc: e5.")
        .await?;
    let spoken = app.spoken("f5").await?;
    ensure!(spoken.starts_with("f5, black disc"), "{spoken}");
    app.wait_for_turn().await?;
    app.keys("u").await?;
    app.wait_for_text("#announced", "Taken back.").await?;
    ensure!(app.spoken("f5").await? == "f5, empty, you can play here");
    app.check_unbroken().await?;
    app.close().await
}
