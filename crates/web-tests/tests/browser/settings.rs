//! Every setting takes effect at once, everywhere, and survives a reload.

use anyhow::{Result, ensure};
use outflank_play::{Match, MatchSetup};
use outflank_web_tests::{App, Setup};
use serde_json::{Value, json};

/// Clicks on what has this text, a choice or a switch.
pub async fn choose(app: &App, name: &str) -> Result<()> {
    let script = format!(
        "return [...document.querySelectorAll('.choice, .switch')].find(it => it.textContent.trim() === {name:?})?.click() === undefined"
    );
    app.wait_for(".settings").await?;
    app.run(&script).await?;
    Ok(())
}

/// Chooses something and holds what a script returns against what is expected: at once, and after a reload.
async fn takes_effect(app: &App, name: &str, script: &str, expected: Value) -> Result<()> {
    app.go("#/settings").await?;
    let before = app.run(script).await?;
    ensure!(before != expected, "{name}: {before} already");
    choose(app, name).await?;
    app.wait_until(script, |it| *it == expected).await?;
    app.reload().await?;
    app.wait_until(script, |it| *it == expected).await?;
    Ok(())
}

const FACE: &str = "return getComputedStyle(document.querySelector('.face.white circle')).fill";
const MARK: &str = "return getComputedStyle(document.querySelector('.face.white .mark')).stroke";

#[tokio::test]
async fn every_setting_takes_effect_and_survives_a_reload() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    let ground = "return getComputedStyle(document.body).backgroundColor";
    takes_effect(&app, "Dark", ground, json!("rgb(22, 25, 27)")).await?;
    takes_effect(&app, "Light", ground, json!("rgb(246, 243, 236)")).await?;
    takes_effect(
        &app,
        "Cartridge, red and green",
        FACE,
        json!("rgb(88, 194, 106)"),
    )
    .await?;
    // Told apart without colour: discs have marks.
    ensure!(app.run(MARK).await? == "rgb(6, 33, 12)");
    takes_effect(&app, "High contrast", FACE, json!("rgb(255, 255, 255)")).await?;
    ensure!(app.run(MARK).await? == "rgb(0, 0, 0)");
    takes_effect(&app, "Classic", FACE, json!("rgb(243, 238, 225)")).await?;
    let letters = "return document.querySelectorAll('.coordinates').length";
    takes_effect(&app, "Show coordinates", letters, json!(0)).await?;
    let dots = "return document.querySelectorAll('.drawing .target').length";
    takes_effect(&app, "Show where you can play", dots, json!(0)).await?;
    let motion = "return document.documentElement.dataset.motion";
    takes_effect(&app, "Animate the discs", motion, json!("off")).await?;
    let language =
        "return document.documentElement.lang + document.querySelector('h1').textContent";
    takes_effect(&app, "Français", language, json!("frRéglages")).await?;
    takes_effect(&app, "Español", language, json!("esAjustes")).await?;
    takes_effect(&app, "English", language, json!("enSettings")).await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn the_panel_changes_sides_and_discs_move_only_if_they_may() -> Result<()> {
    let setup = Setup {
        reduced_motion: false,
        ..Setup::default()
    };
    let app = App::open("#/settings", setup).await?;
    let game = Match::new(MatchSetup::default())?;
    // Whether the panel is to the left of the board, and whether a disc that was placed is moving.
    let left = "const x = (css) => document.querySelector(css).getBoundingClientRect().x;
                return x('.play .panel') < x('.play .board')";
    let moves = "const face = document.querySelector('.disc.placed .face');
                 return face ? getComputedStyle(face).animationName : null";
    app.play_on("1-a", &game).await?;
    ensure!(app.run(left).await? == json!(false));
    app.click_square("f5").await?;
    app.wait_until(moves, |it| {
        it.as_str().is_some_and(|it| it.starts_with("drop"))
    })
    .await?;
    app.go("#/settings").await?;
    choose(&app, "On the left").await?;
    choose(&app, "Animate the discs").await?;
    app.play_on("2-b", &game).await?;
    ensure!(app.run(left).await? == json!(true));
    app.click_square("f5").await?;
    app.wait_until(moves, |it| *it == "none").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn sounds_are_made_only_if_they_are_wanted() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    app.run_before(
        "window.tones = 0;
         const create = AudioContext.prototype.createOscillator;
         BaseAudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };",
    )
    .await?;
    app.reload().await?;
    let game = Match::new(MatchSetup::default())?;
    app.play_on("1-a", &game).await?;
    app.click_square("f5").await?;
    // One for the disc, one for the flip.
    app.wait_until("return tones", |it| *it == 2).await?;
    app.go("#/settings").await?;
    choose(&app, "Sounds").await?;
    app.reload().await?;
    app.play_on("2-b", &game).await?;
    app.click_square("f5").await?;
    app.wait_to_hear("announced", "Black plays f5").await?;
    ensure!(app.run("return tones").await? == 0);
    app.close().await
}
