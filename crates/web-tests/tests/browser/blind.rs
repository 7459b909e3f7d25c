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

/// What is typed, and what is heard: at once if something was wrong or asked for, else when its turn comes.
type Script<'a> = &'a [(&'a str, &'a str, &'a str)];

const SAID: &str = "announced";
const AT_ONCE: &str = "announced-urgently";

async fn follow(app: &App, script: Script<'_>) -> Result<()> {
    for (typed, source, heard) in script {
        app.keys(*typed).await?;
        app.wait_to_hear(source, heard).await?;
    }
    app.check_unbroken().await
}

#[tokio::test]
async fn a_lesson_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/learn/outflank/1", Setup::default()).await?;
    app.wait_to_hear(
        SAID,
        "You are White, with a disc on f4 beside three black ones. Close the line.",
    )
    .await?;
    let lesson: Script = &[
        ("t", AT_ONCE, "Black 6, White 3, 55 empty squares."),
        ("c4", AT_ONCE, "Not yet. There is already a disc on c4."),
        (
            "d3",
            AT_ONCE,
            "d3 flips nothing: the line e4 f5 g6 ends at the empty square h7",
        ),
        (
            "i",
            SAID,
            "Hint. Look for the square from which you outflank c4 d4 e4.",
        ),
        (
            "b4",
            SAID,
            "White plays b4 and flips 3 discs: c4 d4 e4. Well done.",
        ),
        ("n", SAID, "Step 2 of 4 Diagonals count as well."),
        (
            "f6",
            SAID,
            "Black plays f6 and flips 3 discs: c3 d4 e5. Well done.",
        ),
        (
            "n",
            SAID,
            "Step 3 of 4 A disc may only go where it outflanks",
        ),
        ("l", AT_ONCE, "4 moves: d3 c4 f5 e6"),
        (
            "f5",
            SAID,
            "Black plays f5 and flips 1 disc: e5. Well done.",
        ),
        (
            "n",
            SAID,
            "Step 4 of 4 It is Black’s turn. Mark every square",
        ),
        ("y", AT_ONCE, "Row 5: d5 black, e5 white."),
    ];
    follow(&app, lesson).await?;
    for square in ["c2", "d3", "e6", "f5"] {
        app.keys(square).await?;
    }
    app.wait_to_hear(SAID, "Well done.").await?;
    app.close().await
}

#[tokio::test]
async fn a_puzzle_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/puzzles/puzzle1", Setup::default()).await?;
    app.wait_to_hear(SAID, "Black to move. Force a corner in 2 moves.")
        .await?;
    let puzzle: Script = &[
        ("t", AT_ONCE, "Black 11, White 29, 24 empty squares."),
        ("l", AT_ONCE, "15 moves: c1 g1 b2 c2"),
        ("c1", AT_ONCE, "c1 wins a corner too, but it takes longer"),
        ("i", SAID, "Hint. The corner h8 is within reach."),
        (
            "h2",
            SAID,
            "White plays h7 and flips 3 discs: e4 f5 g6. Right.",
        ),
        (
            "h8",
            SAID,
            "Black plays h8 and flips 1 disc: h7. Well done.",
        ),
        ("l", AT_ONCE, "There is no legal move here."),
    ];
    follow(&app, puzzle).await?;
    app.close().await
}
