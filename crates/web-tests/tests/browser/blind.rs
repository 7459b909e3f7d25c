//! Playing without seeing the board: squares are typed, and everything else is heard.

use anyhow::{Result, ensure};
use outflank_web_tests::{App, Setup};

use crate::play::choose;

/// A whole game, move by move: what is typed, and what is heard.
const GAME: [(&str, &str); 9] = [
    ("e6", "Black plays e6 and flips 1 disc"),
    ("f4", "White plays f4 and flips 1 disc"),
    ("e3", "Black plays e3 and flips 1 disc"),
    ("f6", "White plays f6 and flips 1 disc"),
    ("g5", "Black plays g5 and flips 1 disc"),
    ("d6", "White plays d6 and flips 2 discs"),
    ("e7", "Black plays e7 and flips 3 discs"),
    ("f5", "White plays f5 and flips 1 disc"),
    ("c5", "Black plays c5 and flips 5 discs"),
];

async fn ask(app: &App, key: &str, answer: &str) -> Result<()> {
    app.keys(key).await?;
    app.wait_to_hear("announced-urgently", answer).await
}

#[tokio::test]
async fn a_whole_game_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Two people").await?;
    app.press_button("Play").await?;
    ask(&app, "l", "4 moves: d3 c4 f5 e6").await?;
    ask(&app, "v", "No move has been made yet.").await?;
    app.keys("j").await?;
    let focus = "return document.activeElement.dataset.square ?? ''";
    app.wait_until(focus, |it| it == "c4").await?;
    ask(&app, "x", "c4 flips 1 disc: d4.").await?;
    ask(&app, "y", "Row 4: d4 white, e4 black.").await?;
    for (square, heard) in GAME {
        app.keys(square).await?;
        app.wait_to_hear("announced", heard).await?;
    }
    app.wait_to_hear("announced", "The game is over").await?;
    ask(&app, "t", "Black 13, White 0, 51 empty squares.").await?;
    ask(&app, "l", "There is no legal move here.").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn single_keys_can_be_turned_off_and_squares_still_be_typed() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    crate::settings::choose(&app, "Single-key shortcuts").await?;
    app.go("#/play").await?;
    choose(&app, "Two people").await?;
    app.press_button("Play").await?;
    app.keys("n").await?;
    app.keys("f5").await?;
    app.wait_to_hear("announced", "Black plays f5").await?;
    let dialogs = app.run("return document.querySelectorAll('dialog[open]').length");
    ensure!(dialogs.await? == 0, "the key of a new game is off");
    app.close().await
}
