//! The cartridge's game numbers.

use std::time::Duration;

use anyhow::{Result, ensure};
use outflank_web_tests::{App, Setup, stage};
use serde_json::Value;

use crate::play::choose;

/// Chooses the cartridge and types a game number.
async fn type_number(app: &App, number: &str) -> Result<()> {
    choose(app, "Cartridge").await?;
    let field = app.wait_for(".game-number input").await?;
    field.clear().await?;
    field.send_keys(number).await?;
    Ok(())
}

/// The scores, left and right, and whose blinks.
const SCORES: &str = "return [...document.querySelectorAll('.score')].map(it =>
    it.querySelector('.score-digits').textContent + (it.matches('.blinking') ? '*' : '')).join(' ')";

#[tokio::test]
async fn d2_game_42_gives_the_computer_four_corners() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), stage::TIME).await?;
    for (number, reason) in [
        ("4", "two digits"),
        ("44", "The right digit is 1, 2 or 3."),
        ("x2", "is not a digit"),
    ] {
        type_number(&app, number).await?;
        app.wait_for_text(".setup-error", reason).await?;
        ensure!(
            !app.wait_for(".setup button.primary")
                .await?
                .is_enabled()
                .await?
        );
    }
    type_number(&app, "42").await?;
    app.wait_for_text(
        ".cartridge-words",
        "Game number 42: you, on the left, start and are Red; the computer is on the right; the right side has 4 extra discs on corners.",
    )
    .await?;
    // The words follow the number, and the number the words.
    choose(&app, "15 seconds for each move").await?;
    app.wait_until(
        "return document.querySelector('.game-number input').value",
        |it| *it == "92",
    )
    .await?;
    choose(&app, "15 seconds for each move").await?;
    choose(&app, "The computer starts against you").await?;
    app.wait_until(
        "return document.querySelector('.game-number input').value",
        |it| *it == "43",
    )
    .await?;
    choose(&app, "You start against the computer").await?;
    app.check_accessibility().await?;
    app.press_button("Play").await?;

    app.wait_for_text(".score-number", "42").await?;
    for corner in ["a1", "h1", "a8", "h8"] {
        ensure!(app.spoken(corner).await?.contains("green disc"), "{corner}");
    }
    ensure!(app.run(SCORES).await? == "02* 06");
    app.click_square("f5").await?;
    app.wait_until(SCORES, |it| *it == "04 05*").await?;
    let answered = "time.pass(100); return document.querySelector('.score.blinking .score-digits').textContent";
    app.wait_until(answered, |it| *it == "03").await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    ensure!(
        app.run(SCORES)
            .await?
            .as_str()
            .is_some_and(|it| it.contains("* "))
    );
    ensure!(
        app.driver
            .find_all(thirtyfour::By::Css(".clock"))
            .await?
            .is_empty()
    );
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn after_15_seconds_the_computer_moves_and_the_game_goes_on() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), stage::TIME).await?;
    type_number(&app, "51").await?;
    app.press_button("Play").await?;
    app.wait_for_text(".score.blinking .clock", "0:1").await?;
    ensure!(app.run(SCORES).await? == "02* 02");
    app.pass_time(Duration::from_millis(14_200)).await?;
    // Tenths, and another shape, when time is short.
    app.wait_for(".score.blinking .clock.short").await?;
    app.wait_for_text(".score.blinking .clock", "0:00.").await?;
    app.pass_time(Duration::from_secs(1)).await?;
    // The engine answers when it likes, and its move is shown a little later.
    let moves = "time.pass(100); return document.querySelector('.moves ol')?.textContent ?? ''";
    let by_the_computer = |it: &Value| {
        it.as_str()
            .is_some_and(|it| it.contains("(by the computer)"))
    };
    app.wait_until(moves, by_the_computer).await?;
    // Where there is no room for words, there is a mark.
    ensure!(app.text(".moves li [aria-hidden][title]").await? == "*");
    app.wait_to_hear("info", "for Red and flips").await?;
    app.wait_until(SCORES, |it| *it == "04 01*").await?;
    // The other player has time for a move of their own.
    let targets = app.wait_for_turn().await?;
    ensure!(!targets.is_empty());
    app.click_square(&targets[0]).await?;
    app.wait_until(SCORES, |it| {
        it.as_str().is_some_and(|it| it.starts_with("03*"))
    })
    .await?;
    app.check_unbroken().await?;
    app.close().await
}
