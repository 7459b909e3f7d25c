//! What the computer thinks: hints, progress, and games that it plays alone.

use anyhow::{Result, ensure};
use outflank_play::PlayerKind;
use outflank_web_tests::{App, Setup};

use crate::play::{against_computer, choose, computer, from_position, with_handicap};

/// How many moves were made.
const MOVES: &str = "return document.querySelectorAll('.moves li').length";

#[tokio::test]
async fn hints_are_numbers_on_every_legal_move() -> Result<()> {
    for native in [true, false] {
        let setup = Setup {
            native,
            ..Setup::default()
        };
        let app = App::open("#/play", setup).await?;
        against_computer(&app, 1).await?;
        app.press_button("Hint").await?;
        app.wait_until("return document.querySelectorAll('.label').length", |it| {
            *it == 4
        })
        .await?;
        app.wait_for(".label.best").await?;
        ensure!(
            app.driver
                .find_all(thirtyfour::By::Css(".label.exact"))
                .await?
                .is_empty()
        );
        ensure!(app.spoken("f5").await?.contains("worth about"));
        app.check_accessibility().await?;
        // A hint takes some seconds at most: on a busy machine it has ended by now.
        app.run("[...document.querySelectorAll('button')].find(it => it.textContent.trim() === 'Stop')?.click()")
            .await?;
        app.press_button("Hide the hint").await?;
        ensure!(
            app.driver
                .find_all(thirtyfour::By::Css(".label"))
                .await?
                .is_empty()
        );

        // Near the end they are exact.
        let board = format!("--------{}XXXXXXXX X", "XXOOOOXX".repeat(6));
        let game = from_position(&board, PlayerKind::Human, computer(1))?;
        app.play_on("1-a", &game).await?;
        app.keys("i").await?;
        app.wait_for(".label.exact.best").await?;
        let square = app.targets().await?.remove(0);
        app.wait_until(
            &format!("return document.querySelector('[data-square={square}]').ariaLabel"),
            |it| it.as_str().is_some_and(|it| it.contains(", exact")),
        )
        .await?;
        app.check_unbroken().await?;
        app.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn thinking_is_shown_and_can_be_cut_short() -> Result<()> {
    for native in [true, false] {
        let setup = Setup {
            native,
            ..Setup::default()
        };
        let app = App::open("#/play", setup).await?;
        with_handicap(&app).await?;
        against_computer(&app, 18).await?;
        app.click_square("f5").await?;
        app.wait_to_hear("thinking", "nodes").await?;
        app.press_button("Move now").await?;
        ensure!(!app.wait_for_turn().await?.is_empty());
        ensure!(app.run(MOVES).await? == 2);
        app.check_unbroken().await?;
        app.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn computers_play_each_other_pause_and_go_step_by_step() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Watch the computer").await?;
    app.slide(".setup .level:nth-of-type(1) input", 1).await?;
    app.slide(".setup .level:nth-of-type(2) input", 1).await?;
    app.press_button("Play").await?;
    choose(&app, "Fast").await?;
    app.wait_until(MOVES, |it| it.as_u64() >= Some(3)).await?;
    app.press_button("Pause").await?;
    let made = app.run(MOVES).await?.as_u64().unwrap_or_default();
    app.press_button("One move").await?;
    app.wait_until(MOVES, |it| it.as_u64() == Some(made + 1))
        .await?;
    app.wait_for_text(".play-status", "Paused.").await?;
    app.press_button("Take back").await?;
    app.wait_until(MOVES, |it| it.as_u64() == Some(made))
        .await?;
    app.check_accessibility().await?;

    // After a reload it waits until somebody watches again.
    app.reload().await?;
    app.wait_for_text(".play-status", "Paused.").await?;
    ensure!(app.run(MOVES).await?.as_u64() == Some(made));
    choose(&app, "Fast").await?;
    app.press_button("Continue").await?;
    app.wait_until(MOVES, |it| it.as_u64() >= Some(made + 2))
        .await?;
    app.check_unbroken().await?;
    app.close().await
}
