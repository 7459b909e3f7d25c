//! Playing without seeing the board: everything is typed, and all that is heard is compared with a script.

use anyhow::{Context as _, Result, ensure};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Match, MatchSetup, PlayerKind};
use outflank_rules::Square;
use outflank_web_tests::{App, Setup, stage};
use thirtyfour::prelude::*;

use crate::play::{computer, tab_to};
use crate::tabletop::by_hand;

/// What is typed, and all that is heard then: when its turn comes, and at once.
type Script<'a> = &'a [(&'a str, &'a str, &'a str)];

async fn follow(app: &App, script: Script<'_>) -> Result<()> {
    for (typed, polite, urgent) in script {
        app.keys(*typed).await?;
        let heard = app.hears(polite, urgent).await;
        heard.with_context(|| format!("after “{typed}”"))?;
    }
    app.check_unbroken().await
}

/// Two people begin to play, by keys.
async fn begin(app: &App) -> Result<()> {
    app.keys("n").await?;
    app.wait_for("dialog[open] .setup").await?;
    tab_to(app, "return document.activeElement.name === 'card'").await?;
    app.keys(Key::Right).await?;
    app.wait_until(
        "return document.activeElement.parentElement.textContent.trim()",
        |it| *it == "Two people",
    )
    .await?;
    tab_to(app, "return document.activeElement.type === 'submit'").await?;
    app.keys(Key::Enter).await?;
    app.wait_until("return document.activeElement.matches('.cell')", |it| {
        *it == true
    })
    .await?;
    Ok(())
}

#[tokio::test]
async fn a_whole_game_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    begin(&app).await?;
    app.hears("Black to move.", "").await?;
    let game: Script = &[
        ("l", "", "4 moves: d3 c4 f5 e6"),
        ("v", "", "No move has been made yet."),
        ("jx", "", "c4 flips 1 disc: d4."),
        ("y", "", "Row 4: d4 white, e4 black."),
        (
            "a1",
            "",
            "A disc on a1 would outflank nothing: choose a square where it outflanks an opposing disc.",
        ),
        ("e6", "Black plays e6 and flips 1 disc: e5.", ""),
        ("f4", "White plays f4 and flips 1 disc: e4.", ""),
        ("e3", "Black plays e3 and flips 1 disc: e4.", ""),
        ("f6", "White plays f6 and flips 1 disc: e5.", ""),
        ("g5", "Black plays g5 and flips 1 disc: f4.", ""),
        ("d6", "White plays d6 and flips 2 discs: d5 e6.", ""),
        ("e7", "Black plays e7 and flips 3 discs: e5 e6 f6.", ""),
        ("f5", "White plays f5 and flips 1 disc: e5.", ""),
        ("v", "", "Last move: White f5."),
        (
            "c5",
            "Black plays c5 and flips 5 discs: d4 d5 e5 f5 d6. The game is over: Black wins 13–0. The margin is 13 discs.",
            "",
        ),
        ("t", "", "Black 13, White 0, 51 empty squares."),
        ("l", "", "There is no legal move here."),
    ];
    follow(&app, game).await?;
    app.close().await
}

#[tokio::test]
async fn single_keys_can_be_turned_off_and_squares_still_be_typed() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    crate::settings::choose(&app, "Single-key shortcuts").await?;
    app.go("#/play").await?;
    app.keys("n?").await?;
    app.keys("f5").await?;
    app.wait_to_hear("announced", "Black plays f5").await?;
    let dialogs = app.run("return document.querySelectorAll('dialog[open]').length");
    ensure!(
        dialogs.await? == 0,
        "the keys of a new game and of help are off"
    );
    app.close().await
}

#[tokio::test]
async fn the_board_is_told_as_it_is_in_the_computers_turn_and_while_looking_back() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), &stage::engine()).await?;
    let game = Match::new(MatchSetup::new(PlayerKind::Human, computer(12)))?;
    app.play_on("1-a", &game).await?;
    app.hears("Play", "").await?;
    let script: Script = &[
        ("f5", "Black plays f5 and flips 1 disc: e5.", ""),
        ("l", "", "White to move. 3 moves: f4 d6 f6"),
        ("d6", "", "It is not your turn: White is to move."),
        ("x", "", "d6 flips 1 disc: d5."),
    ];
    follow(&app, script).await?;
    app.run("document.activeElement.blur()").await?;
    app.keys(Key::Left).await?;
    app.wait_for(".looking-back").await?;
    follow(
        &app,
        &[
            ("l", "", "Black to move. 4 moves: d3 c4 f5 e6"),
            (
                "x",
                "",
                "A disc on d6 would outflank nothing: choose a square where it outflanks an opposing disc.",
            ),
        ],
    )
    .await?;
    app.close().await
}

#[tokio::test]
async fn a_tabletop_turn_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("1-a", &Match::new(by_hand(Vigilance::Warn))?)
        .await?;
    app.hears("Play", "").await?;
    let script: Script = &[
        ("l", "", "4 moves: d3 c4 f5 e6"),
        ("jx", "", "c4 flips 1 disc: d4."),
        ("c4", "Black places a disc on c4.", ""),
        // Which discs have to be flipped is for the player to find out.
        ("x", "", "Here that is for you to find out."),
        ("d4", "Flipped: d4.", ""),
        ("k", "Black ends the turn.", ""),
        ("l", "", "3 moves: c3 e3 c5"),
    ];
    follow(&app, script).await?;
    app.close().await
}

#[tokio::test]
async fn an_opening_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/training/openings", Setup::default()).await?;
    app.press_button("Start training").await?;
    app.wait_for(".exercise .cell.target").await?;
    let script: Script = &[
        ("l", "", "4 moves: d3 c4 f5 e6"),
        ("jx", "", "c4 flips 1 disc: d4."),
    ];
    follow(&app, script).await?;
    app.close().await
}

#[tokio::test]
async fn a_drill_does_not_tell_what_it_asks_for() -> Result<()> {
    let app = App::open("#/training/drill/x-square", Setup::default()).await?;
    app.wait_to_hear("announced", "to move.").await?;
    for key in ["l", "x"] {
        app.keys(key).await?;
        app.wait_to_hear("announced-urgently", "Here that is for you to find out.")
            .await?;
    }
    app.keys("y").await?;
    app.wait_to_hear("announced-urgently", "Row 3").await?;
    app.keys("s").await?;
    app.wait_for(".drill-said").await?;
    app.go("#/training/drill/last-two").await?;
    app.wait_for(".drill .cell.target").await?;
    app.keys("l").await?;
    app.wait_to_hear("announced-urgently", " moves: ").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_kept_game_is_read_square_by_square() -> Result<()> {
    let mut game = Match::new(MatchSetup::new(PlayerKind::Human, PlayerKind::Human))?;
    game.play(Square::F5.into(), std::time::Duration::ZERO)?;
    let app = App::open("#/games", Setup::default()).await?;
    app.keep_game("1-a", &game.save(std::time::Duration::ZERO))
        .await?;
    app.reload().await?;
    app.go("#/games/1-a").await?;
    app.wait_for(".games-one .cell").await?;
    let script: Script = &[
        ("v", "", "Last move: Black f5."),
        ("t", "", "Black 4, White 1, 59 empty squares."),
        ("l", "", "White to move. 3 moves: f4 d6 f6"),
        ("d6x", "", "d6 flips 1 disc: d5."),
        ("e5y", "", "Row 5: d5 black, e5 black, f5 black."),
    ];
    follow(&app, script).await?;
    let focus = app
        .run("return document.activeElement.dataset.square")
        .await?;
    ensure!(focus == "e5", "{focus}");
    app.close().await
}

#[tokio::test]
async fn a_lesson_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/learn/outflank/1", Setup::default()).await?;
    app.hears(
        "Step 1 of 4 You move by outflanking: catch a straight line of opposing discs between a disc you place and one you \
         already have, and the line flips. You are White, with a disc on f4 beside three black ones. Close the line.",
        "",
    )
    .await?;
    let lesson: Script = &[
        ("t", "", "Black 6, White 3, 55 empty squares."),
        ("c4", "", "Not yet. There is already a disc on c4."),
        (
            "d3",
            "",
            "Not yet. d3 flips nothing: the line e4 f5 g6 ends at the empty square h7, not at a white disc.",
        ),
        (
            "i",
            "Hint. Look for the square from which you outflank c4 d4 e4.",
            "",
        ),
        (
            "b4",
            "White plays b4 and flips 3 discs: c4 d4 e4. Well done. b4 flips 3 discs: c4 d4 e4.",
            "",
        ),
        (
            "n",
            "Step 2 of 4 Diagonals count as well. You are Black, with a disc on b2: close the line.",
            "",
        ),
        (
            "f6",
            "Black plays f6 and flips 3 discs: c3 d4 e5. Well done. f6 flips 3 discs: c3 d4 e5.",
            "",
        ),
        (
            "n",
            "Step 3 of 4 A disc may only go where it outflanks at least one opposing disc. Try squares for Black, wrong ones \
             too: the board tells you why they fail.",
            "",
        ),
        ("l", "", "4 moves: d3 c4 f5 e6"),
        (
            "f5",
            "Black plays f5 and flips 1 disc: e5. Well done. f5 flips one disc: e5.",
            "",
        ),
        (
            "n",
            "Step 4 of 4 It is Black’s turn. Mark every square on which a black disc would outflank something.",
            "",
        ),
        ("y", "", "Row 5: d5 black, e5 white."),
        ("l", "", "Here that is for you to find out."),
        ("c2", "Right. That one is right; 3 are missing.", ""),
        ("d3", "Right. These 2 are right; 2 are missing.", ""),
        ("e6", "Right. These 3 are right; one is missing.", ""),
        (
            "f5",
            "Well done. Right, all 4 of them. You have finished the chapter “Outflanking”.",
            "",
        ),
    ];
    follow(&app, lesson).await?;
    app.close().await
}

#[tokio::test]
async fn a_reason_is_chosen_by_keyboard_and_heard() -> Result<()> {
    let app = App::open("#/learn/why/1", Setup::default()).await?;
    app.hears(
        "Step 1 of 8 You are Black. First say why one of the two marked moves is bad, then play the other one. Move and \
         reason count apart. First: what is wrong with one of them?",
        "",
    )
    .await?;
    let reason = "return document.activeElement.textContent === 'X- and C-squares'";
    tab_to(&app, reason).await?;
    app.keys(Key::Enter).await?;
    let noted = "Noted. Your answer: X- and C-squares. Now find the move.";
    app.hears(noted, "").await?;
    // The button is gone; the board has the focus.
    app.wait_until("return document.activeElement.matches('.cell')", |it| {
        *it == true
    })
    .await?;
    let found: Script = &[(
        "a3",
        "Black plays a3 and flips 2 discs: b4 c5. Well done. a3 is better than b2, by about 11 discs. The reason is right, \
         too: X- and C-squares. A move is soon forgotten, its reason is not. Name it, and you will see it coming in your own \
         games.",
        "",
    )];
    follow(&app, found).await?;
    app.close().await
}

#[tokio::test]
async fn a_puzzle_is_typed_and_heard() -> Result<()> {
    let app = App::open("#/puzzles/puzzle1", Setup::default()).await?;
    app.hears("Black to move. Force a corner in 2 moves.", "")
        .await?;
    let puzzle: Script = &[
        ("t", "", "Black 11, White 29, 24 empty squares."),
        (
            "l",
            "",
            "15 moves: c1 g1 b2 c2 g2 h2 a5 a6 a7 b7 f7 g7 b8 d8 e8",
        ),
        (
            "c1",
            "",
            "Not yet. c1 wins a corner too, but it takes longer: there is a quicker way.",
        ),
        ("i", "Hint. The corner h8 is within reach.", ""),
        (
            "h2",
            "Black plays h2 and flips 2 discs: g3 f4. White plays h7 and flips 3 discs: e4 f5 g6. Right. White has a single \
             reply, h7, and it opens a corner. White replies h7. A corner is open: take it.",
            "",
        ),
        (
            "h8",
            "Black plays h8 and flips 1 disc: h7. Well done. The corner h8 is yours. 7 of your discs are stable now. Solved, \
             with some help.",
            "",
        ),
        ("l", "", "White to move. 1 move: g2"),
    ];
    follow(&app, puzzle).await?;
    app.close().await
}
