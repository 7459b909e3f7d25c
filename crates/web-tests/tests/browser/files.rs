//! Games get in from anywhere: pasted, dropped, chosen.

use anyhow::{Context as _, Result, ensure};
use outflank_web_tests::files::{File, drop_files, hold_files, transfer};
use outflank_web_tests::{App, Setup};
use serde_json::{Value, json};

/// Pastes a text into an element; whether the page takes it.
async fn paste_into(app: &App, css: &str, text: &str) -> Result<bool> {
    let script = format!(
        "const data = new DataTransfer();
         data.setData('text/plain', {});
         const event = new ClipboardEvent('paste', {{ clipboardData: data, bubbles: true, cancelable: true }});
         document.querySelector({css:?}).dispatchEvent(event);
         return event.defaultPrevented;",
        json!(text)
    );
    let taken = app.run(&script).await?;
    taken.as_bool().context("it is taken or not")
}

async fn wait_for_moves(app: &App, moves: &str) -> Result<()> {
    let here = format!("#/analyse?moves={moves}");
    app.wait_until("return location.hash", |it| *it == here.as_str())
        .await?;
    Ok(())
}

async fn listed(app: &App, games: usize) -> Result<()> {
    let count = "return document.querySelectorAll('.incoming-game').length";
    app.wait_until(count, |it| *it == games).await?;
    Ok(())
}

#[tokio::test]
async fn three_files_dropped_at_once_are_one_list() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    let two =
        "(;GM[Othello]PB[Anna]PW[Ben]B[f5]W[d6]B[c3];)(;GM[Othello]PB[Cleo]PW[Dora]B[f5]W[f6];)";
    let files: [File; 3] = [
        ("evening.ggf", two.as_bytes()),
        ("broken.txt", b"nothing to see"),
        ("short.txt", b"f5d6c3d3c4"),
    ];
    hold_files(&app, &files).await?;
    app.wait_for_text(".drop-hint", "Drop files here").await?;
    drop_files(&app, &files).await?;
    listed(&app, 3).await?;
    ensure!(
        app.run("return document.querySelector('.drop-hint')")
            .await?
            == Value::Null
    );
    app.wait_for_text(".incoming-game", "Anna – Ben · 3 moves · evening.ggf")
        .await?;
    app.wait_for_text(".incoming-faults", "broken.txt: There is no game")
        .await?;
    app.check_accessibility().await?;
    app.run(
        "const field = document.querySelector('.incoming-search input');
         field.value = 'dora';
         field.dispatchEvent(new Event('input', { bubbles: true }));",
    )
    .await?;
    listed(&app, 1).await?;
    app.click(".incoming-game").await?;
    wait_for_moves(&app, "f5f6").await?;
    app.wait_until(
        "return document.querySelector('dialog[open]')",
        Value::is_null,
    )
    .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_game_can_be_pasted_anywhere_but_where_text_is_written() -> Result<()> {
    let app = App::open("#/learn", Setup::default()).await?;
    let transcript = "Anna vs Ben\n1. f5 d6 2. c3 d3 3. c4 51-13";
    ensure!(paste_into(&app, "body", transcript).await?);
    wait_for_moves(&app, "f5d6c3d3c4").await?;
    app.wait_to_hear("info", "Game opened: 5 moves.").await?;
    // An address of ours is one.
    ensure!(paste_into(&app, "main", "https://a.example/#/analyse?moves=f5d6&at=1").await?);
    app.wait_until("return location.hash", |it| {
        *it == "#/analyse?moves=f5d6&at=1"
    })
    .await?;
    // Nonsense changes nothing, and says why.
    ensure!(paste_into(&app, "body", "hello there").await?);
    app.wait_for_text(".notice", "There is no game in this text")
        .await?;
    ensure!(app.run("return location.hash").await? == "#/analyse?moves=f5d6&at=1");
    // What was read up to a fault is shown with it.
    ensure!(paste_into(&app, "body", "f5d6c3 x9").await?);
    wait_for_moves(&app, "f5d6c3").await?;
    app.wait_for_text(".notice", "Read up to move 3").await?;
    // A dialog and a field have their own business.
    app.press_button("Paste a game").await?;
    app.wait_for("#open-text").await?;
    ensure!(!paste_into(&app, "#open-text", "f5f6").await?);
    ensure!(!paste_into(&app, "body", "f5f6").await?);
    app.close().await
}

#[tokio::test]
async fn files_can_be_chosen_in_the_dialog() -> Result<()> {
    let app = App::open("#/analyse", Setup::default()).await?;
    app.press_button("Paste a game").await?;
    app.wait_for(".choose-files").await?;
    let choose = |files: &[File]| {
        transfer(files)
            + "const field = document.querySelector('.chosen-files');
               field.files = data.files;
               field.dispatchEvent(new Event('change', { bubbles: true }));"
    };
    app.run(&choose(&[("bad.sgf", b"(;GM[1]B[aa])")])).await?;
    app.wait_for_text("#open-wrong", "bad.sgf: ").await?;
    app.check_accessibility().await?;
    app.run(&choose(&[("good.sgf", b"(;GM[2];B[f5];W[d6])")]))
        .await?;
    wait_for_moves(&app, "f5d6").await?;
    app.wait_until(
        "return document.querySelector('dialog[open]')",
        Value::is_null,
    )
    .await?;
    app.close().await
}

/// What the system hands over waits until the page takes it: `start.js`.
#[tokio::test]
async fn what_another_app_shares_is_opened() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.wait_until(super::offline::ALL_IS_KEPT, |it| *it == true)
        .await?;
    app.run(
        "const form = new FormData();
         form.append('text', 'f5d6c3');
         form.append('games', new File(['f5f6e6'], 'shared.txt'));
         return fetch('./share', { method: 'POST', body: form }).then(it => it.url)",
    )
    .await?;
    app.driver
        .goto(format!("{}?shared#/analyse", app.url()))
        .await?;
    listed(&app, 2).await?;
    app.wait_for_text(".incoming-game", "shared.txt").await?;
    app.close().await
}

#[tokio::test]
async fn a_file_that_is_opened_with_the_app_is_shown() -> Result<()> {
    let queue = "Object.defineProperty(window, 'launchQueue', {
        value: { setConsumer: (take) => { window.launch = take; } } });";
    let app = App::open_with("#/play", Setup::default(), queue).await?;
    app.run("launch({ files: [{ getFile: async () => new File(['f5d6c3'], 'game.txt') }] })")
        .await?;
    wait_for_moves(&app, "f5d6c3").await?;
    app.check_unbroken().await?;
    app.close().await
}
