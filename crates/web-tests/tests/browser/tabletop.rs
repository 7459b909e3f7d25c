//! Tabletop play: discs are placed and flipped by hand.

use std::time::Duration;

use anyhow::{Result, ensure};
use outflank_play::tabletop::{HandAction, Vigilance};
use outflank_play::{Level, Match, MatchSetup, PlayerKind, Start, Style};
use outflank_rules::Square;
use outflank_web_tests::{App, Setup};
use serde_json::Value;

const END: &str = "[data-do=end]";

pub fn by_hand(vigilance: Vigilance) -> MatchSetup {
    MatchSetup {
        style: Style::Tabletop(vigilance),
        ..MatchSetup::default()
    }
}

async fn open(setup: MatchSetup) -> Result<App> {
    let app = App::open("#/games", Setup::default()).await?;
    app.play_on("0-a", &Match::new(setup)?).await?;
    app.wait_for(".tabletop").await?;
    Ok(app)
}

async fn wait_for_no(app: &App, css: &str) -> Result<()> {
    let script = format!("return document.querySelector({css:?})");
    app.wait_until(&script, Value::is_null).await?;
    Ok(())
}

#[tokio::test]
async fn a10_and_a11_a_disc_is_taken_back_and_a_mistake_put_right() -> Result<()> {
    let app = open(by_hand(Vigilance::Warn)).await?;
    app.click_square("f5").await?;
    app.wait_for_text(".tabletop-instruction", "f5").await?;
    ensure!(app.spoken("e5").await?.starts_with("e5, white disc"));
    // The disc is taken back, and placed again.
    app.click("[data-do=take-back]").await?;
    app.wait_to_hear("announced", "The disc on f5 is back in hand.")
        .await?;
    app.click_square("f5").await?;
    app.click_square("c4").await?;
    app.wait_to_hear("refusal", "Your disc is on f5").await?;
    // The wrong disc is flipped, the right one is not.
    app.click_square("d4").await?;
    app.wait_to_hear("announced", "Flipped: d4.").await?;
    app.click_square("f5").await?;
    app.wait_to_hear("refusal", "You have started to flip")
        .await?;
    app.click(END).await?;
    app.wait_for_text(".tabletop-warning", "Outflanked but not flipped: e5.")
        .await?;
    app.wait_for_text(".tabletop-warning", "Flipped but not outflanked: d4.")
        .await?;
    app.check_accessibility().await?;
    app.reload().await?;
    app.wait_for_text(".tabletop-warning", "e5").await?;
    app.click_square("e5").await?;
    app.wait_to_hear("announced", "Corrected: e5.").await?;
    app.click_square("d4").await?;
    wait_for_no(&app, ".tabletop-warning").await?;
    ensure!(app.spoken("e5").await?.starts_with("e5, black disc"));
    ensure!(app.spoken("d4").await?.starts_with("d4, white disc"));
    app.click_square("d5").await?;
    app.wait_to_hear("refusal", "The disc on d5 is right as it is.")
        .await?;
    app.wait_for_text(".tabletop-instruction", "White").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_mistake_stands_once_the_opponent_has_placed_a_disc() -> Result<()> {
    let app = open(by_hand(Vigilance::Review)).await?;
    app.click_square("f5").await?;
    app.click(END).await?;
    // Nothing is said until the game is over.
    app.wait_for_text(".tabletop-instruction", "White").await?;
    wait_for_no(&app, ".tabletop-warning").await?;
    app.click_square("f4").await?;
    app.wait_for_text(".tabletop-instruction", "f4").await?;
    app.click_square("e4").await?;
    app.click(END).await?;
    app.wait_for_text(".tabletop-instruction", "Black").await?;
    app.click_square("e5").await?;
    app.wait_to_hear("refusal", "The disc on e5 is right as it is.")
        .await?;
    ensure!(app.spoken("e5").await?.starts_with("e5, white disc"));
    // What can be shared begins after it, and says so.
    app.go("#/games/0-a").await?;
    app.wait_for_text(".share .note", "begin after the last mistake")
        .await?;
    let moves = app
        .run("return document.querySelector('[data-share=moves] input').value")
        .await?;
    ensure!(
        moves.as_str().is_some_and(|it| it.ends_with(" O;f4")),
        "{moves}"
    );
    app.check_unbroken().await?;
    app.close().await
}

/// Both last moves are Black's; each player holds one disc.
fn last_moves(vigilance: Vigilance) -> Result<MatchSetup> {
    let board = format!("-O{}-O{} X", "X".repeat(54), "X".repeat(6));
    let mut setup = by_hand(vigilance);
    setup.start = Start::Position(board.parse()?);
    Ok(setup)
}

#[tokio::test]
async fn discs_are_handed_over_counted_and_the_mistakes_shown() -> Result<()> {
    let app = open(last_moves(Vigilance::Review)?).await?;
    app.wait_for_text(".supply[data-color=black]", "1 disc in hand")
        .await?;
    app.click_square("a1").await?;
    app.wait_for_text(".supply[data-color=black]", "no discs in hand")
        .await?;
    app.keys("k").await?;
    app.wait_for_text(".tabletop-instruction", "White has no move")
        .await?;
    app.press_button("Pass").await?;
    app.click_square("a8").await?;
    app.wait_to_hear("info", "Black has no discs left and takes one")
        .await?;
    app.wait_for_text(".supply[data-color=white]", "no discs in hand")
        .await?;
    app.click_square("b8").await?;
    app.press_button("End turn").await?;
    app.press_button("Count the discs").await?;
    app.wait_to_hear("announced", "Black wins 63–1").await?;
    app.wait_for_text(".tabletop-review", "Turn 1, Black: not flipped b1.")
        .await?;
    app.check_accessibility().await?;
    app.click(".tabletop-review button").await?;
    app.wait_until(
        "return document.querySelector('[data-square=a8]').ariaLabel",
        |it| *it == "a8, empty",
    )
    .await?;
    app.click(".tabletop-review button").await?;
    app.wait_until(
        "return document.querySelector('[data-square=a8]').ariaLabel",
        |it| *it == "a8, black disc, last move",
    )
    .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn the_computer_waits_for_a_correction_or_lets_the_mistake_stand() -> Result<()> {
    let computer = PlayerKind::Computer(Level::MIN);
    let setup = MatchSetup {
        style: Style::Tabletop(Vigilance::Warn),
        ..MatchSetup::new(PlayerKind::Human, computer)
    };
    let app = open(setup).await?;
    app.click_square("f5").await?;
    app.click(END).await?;
    app.wait_for_text(".tabletop-warning", "e5").await?;
    app.press_button("Let it stand").await?;
    app.wait_to_hear("announced", "White").await?;
    app.wait_for_text(".tabletop-instruction", "Black").await?;
    wait_for_no(&app, ".tabletop-warning").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_turn_in_the_middle_survives_a_reload_and_fits_a_phone_in_every_language() -> Result<()> {
    let mut game = Match::new(by_hand(Vigilance::Silent))?;
    game.act(HandAction::Place(Square::F5), Duration::ZERO)?;
    let app = App::open("#/games", Setup::phone()).await?;
    app.play_on("0-a", &game).await?;
    for (language, sentence) in [
        ("fr", "Retournez ce que"),
        ("es", "Voltea lo que"),
        ("en", "Flip what"),
    ] {
        app.set("language", &format!("{language:?}")).await?;
        app.wait_for_text(".tabletop-instruction", sentence).await?;
        app.check_accessibility().await?;
    }
    app.click_square("e5").await?;
    app.click(END).await?;
    app.wait_for_text(".tabletop-instruction", "White").await?;
    app.check_unbroken().await?;
    app.close().await
}
