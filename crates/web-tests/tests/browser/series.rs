//! Several games, their score sheet, and who starts the next one.

use anyhow::{Result, ensure};
use outflank_web_tests::{App, Setup};

use crate::play::{choose, more_choices, select};

/// The rows of the score sheet.
const SHEET: &str =
    "return [...document.querySelectorAll('.sheet tbody tr, .sheet tfoot tr')].map(row =>
    [...row.cells].map(it => it.textContent.trim()).join(' ')).join('; ')";

async fn resign(app: &App) -> Result<()> {
    app.press_button("Resign").await?;
    app.click("dialog[open] button.resign").await
}

#[tokio::test]
async fn a_series_of_two_games() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Two people").await?;
    more_choices(&app).await?;
    select(&app, "Series", "A fixed number of games").await?;
    select(&app, "Who starts the next game", "Winner’s choice").await?;
    let two = "const field = document.querySelector('.setup input[type=number]');
        field.value = 2;
        field.dispatchEvent(new Event('change', { bubbles: true }));";
    app.run(two).await?;
    app.press_button("Play").await?;
    app.wait_for_text(".sheet", "Game 1").await?;
    app.click_square("f5").await?;
    // White, the right player, gives up.
    resign(&app).await?;
    app.wait_for_text(".ending", "Player 1 won and chooses who starts.")
        .await?;
    ensure!(app.run(SHEET).await? == "1 Black4 White1; Wins 1 0; Points 3 0");
    app.check_accessibility().await?;

    // A series survives a reload between its games.
    app.reload().await?;
    app.press_button("Player 2 starts.").await?;
    app.wait_for_text(".sheet", "Game 2").await?;
    app.wait_for_text(".player.bottom", "White · Player 1")
        .await?;
    resign(&app).await?;
    app.wait_for_text(".series-end", "Player 1 wins the series!")
        .await?;
    ensure!(
        app.run(SHEET).await? == "1 Black4 White1; 2 White33 Black31; Wins 2 0; Points 5 0",
        "{}",
        app.run(SHEET).await?
    );
    app.check_accessibility().await?;

    // And again from the start.
    app.press_button("Player 1 starts.").await?;
    app.wait_for_text(".sheet", "Game 1").await?;
    ensure!(app.run(SHEET).await? == "Wins 0 0; Points 0 0");
    app.check_unbroken().await?;
    app.close().await
}
