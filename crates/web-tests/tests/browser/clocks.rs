//! Clocks: they run, they pause, they fall.

use std::time::Duration;

use anyhow::{Result, ensure};
use outflank_web_tests::{App, Setup, stage};

use crate::play::{choose, more_choices, select};

/// What the clocks show: the upper one, the lower one.
const CLOCKS: &str =
    "return [...document.querySelectorAll('.clock')].map(it => it.textContent).join(' ')";

#[tokio::test]
async fn clocks_run_pause_survive_a_reload_and_fall() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), stage::TIME).await?;
    choose(&app, "Two people").await?;
    more_choices(&app).await?;
    select(&app, "Clock", "Custom").await?;
    select(&app, "Kind of clock", "For the game, plus an increment").await?;
    set_number(&app, "Increment in seconds", 0).await?;
    app.wait_for_text(".setup-error", "A time must be more than zero.")
        .await?;
    set_number(&app, "Increment in seconds", 10).await?;
    set_number(&app, "Minutes for the game", 2).await?;
    select(&app, "When time runs out", "The game is lost 0–64").await?;
    app.check_accessibility().await?;
    app.press_button("Play").await?;
    app.wait_until(CLOCKS, |it| {
        it.as_str().is_some_and(|it| it.starts_with("2:00 "))
    })
    .await?;
    app.pass_time(Duration::from_secs(30)).await?;
    app.wait_until(CLOCKS, |it| {
        it.as_str().is_some_and(|it| it.starts_with("2:00 1:"))
    })
    .await?;
    app.click_square("f5").await?;

    // A pause stops everything, and moves are refused until the game goes on.
    app.press_button("Pause").await?;
    app.wait_for_text(".play-status", "Paused.").await?;
    let before = app.run(CLOCKS).await?;
    app.pass_time(Duration::from_mins(1)).await?;
    ensure!(app.targets().await?.is_empty());
    app.click_square("d6").await?;
    app.wait_to_hear("refusal", "The clock is paused").await?;
    ensure!(app.run(CLOCKS).await? == before);

    // A game comes back with its clocks as they were.
    app.reload().await?;
    app.wait_for_text(".play-status", "Paused.").await?;
    ensure!(app.run(CLOCKS).await? == before);
    app.press_button("Continue").await?;
    app.click_square("d6").await?;
    app.wait_to_hear("announced", "White plays d6 and flips")
        .await?;
    app.pass_time(Duration::from_mins(2)).await?;
    app.wait_for_text(
        ".play-status",
        "Black has run out of time: the opponent wins.",
    )
    .await?;
    app.wait_for_text(".ending", "Final score: Black 0, White 64.")
        .await?;
    app.wait_for(".tools button:first-child[aria-disabled=true]")
        .await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Types a number into a field.
async fn set_number(app: &App, field: &str, number: u32) -> Result<()> {
    let script = format!(
        "return [...document.querySelectorAll('.field')].some(field => {{
             const input = field.querySelector('input');
             if (!input || field.querySelector('span').textContent !== {field:?}) return false;
             input.value = {number};
             input.dispatchEvent(new Event('change', {{ bubbles: true }}));
             return true;
         }})"
    );
    app.wait_until(&script, |it| *it == true).await?;
    Ok(())
}
