//! Every setting takes effect at once, everywhere, and survives a reload.

use anyhow::{Context as _, Result, ensure};
use outflank_app::kept::{Backup, Memory, Storage as _};
use outflank_learn::puzzle::{self, Outcome, Puzzle};
use outflank_learn::training::Day;
use outflank_learn::{Deed, Progress};
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_web_tests::{App, Setup};
use serde_json::{Value, json};

use crate::games::{CATCH_FILES, document, file};
use outflank_web_tests::files::transfer;

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
    let field = "return getComputedStyle(document.querySelector('.drawing .field')).fill";
    takes_effect(&app, "Blue", field, json!("rgb(58, 118, 174)")).await?;
    let gloss = "return getComputedStyle(document.querySelector('.face.white .gloss')).opacity";
    takes_effect(&app, "Glossy", gloss, json!("0.5")).await?;
    let numbers = "return document.querySelectorAll('.drawing .number').length";
    takes_effect(&app, "Show move numbers on the discs", numbers, json!(16)).await?;
    let pace =
        "return getComputedStyle(document.documentElement).getPropertyValue('--pace').trim()";
    takes_effect(&app, "Slow", pace, json!("2")).await?;
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
    // The shadow of a disc that turns becomes narrow with it.
    let shadow = "const shadow = document.querySelector('.disc.flipped .shadow');
                  return shadow ? getComputedStyle(shadow).animationName : null";
    app.wait_until(shadow, |it| {
        it.as_str().is_some_and(|it| it.starts_with("turn-shadow"))
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

/// Notes the shapes of tones, how loud the first one is, and how often the device buzzes.
const TONES: &str = "
    window.shapes = [];
    window.loudness = [];
    window.buzzes = 0;
    Object.defineProperty(Navigator.prototype, 'vibrate', { value: () => { buzzes += 1; return true; } });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { shapes.push(this.type); return start.apply(this, when); };
    const gain = BaseAudioContext.prototype.createGain;
    BaseAudioContext.prototype.createGain = function () {
        const made = gain.call(this);
        const set = made.gain.setValueAtTime;
        made.gain.setValueAtTime = function (value, when) { loudness.push(value); return set.call(this, value, when); };
        return made;
    };";

#[tokio::test]
async fn sounds_have_a_kind_and_a_volume_and_phones_buzz() -> Result<()> {
    let phone = Setup {
        touch: true,
        ..Setup::default()
    };
    let app = App::open_with("#/settings", phone, TONES).await?;
    let place = async || -> Result<(Value, f64, Value)> {
        app.run("shapes = []; loudness = []; buzzes = 0").await?;
        let targets = app.targets().await?;
        app.click_square(&targets[0]).await?;
        let shapes = app
            .wait_until("return shapes", |it| {
                it.as_array().is_some_and(|it| it.len() > 1)
            })
            .await?;
        let loudness = app.run("return loudness[0]").await?;
        let buzzes = app.run("return buzzes").await?;
        Ok((
            shapes[0].clone(),
            loudness.as_f64().unwrap_or_default(),
            buzzes,
        ))
    };
    let (shape, usual, buzzes) = place().await?;
    ensure!(shape == "triangle" && buzzes == 1, "{shape} {buzzes}");
    app.slide(".settings input[type=range]", 1).await?;
    let (_, quiet, _) = place().await?;
    ensure!(quiet > 0.0 && quiet < usual / 5.0, "{quiet} {usual}");
    choose(&app, "Console").await?;
    choose(&app, "Vibrate with each move").await?;
    let (shape, _, buzzes) = place().await?;
    ensure!(shape == "square" && buzzes == 0, "{shape} {buzzes}");
    app.check_unbroken().await?;
    app.close().await
}

/// Hands a backup to the page.
fn restore(text: &str) -> String {
    transfer(&[("backup.json", text.as_bytes())])
        + "const field = document.querySelector('.settings input[type=file]');
           field.files = data.files;
           field.dispatchEvent(new Event('change', { bubbles: true }));"
}

/// What the page writes, terminal and command line read, and the other way round.
/// A backup as the program has written it: two games, and what was learnt.
const OF_PROGRAM: &str = include_str!("../../../app/tests/backups/program.json");

/// What was done in the terminal goes on in the browser.
#[tokio::test]
async fn a_backup_of_the_program_is_restored() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    app.run(&restore(OF_PROGRAM)).await?;
    app.wait_for_text(".notice.banner", "2 new games.").await?;
    let backup: Value = serde_json::from_str(OF_PROGRAM)?;
    let texts = backup["kept"].as_object().context("texts by their names")?;
    let games: Vec<_> = texts
        .iter()
        .filter(|(name, _)| name.starts_with("game."))
        .collect();
    ensure!(games.len() == 2);
    for (name, text) in games {
        let kept = app.kept(name).await?.context("a game is kept")?;
        let read = |text: &str| SavedGame::from_text(text);
        ensure!(
            read(&kept)? == read(text.as_str().unwrap_or_default())?,
            "{name}"
        );
    }
    let learnt = |text: &str| Progress::load(text).map(|it| it.progress);
    let kept = app.kept("progress").await?.context("progress is kept")?;
    ensure!(learnt(&kept)? == learnt(texts["progress"].as_str().unwrap_or_default())?);
    app.go("#/learn").await?;
    app.wait_for_text(".card-state", "1 of 4 steps").await?;
    app.check_unbroken().await?;
    app.close().await
}

/// The page has to fetch most puzzles before it knows them.
#[tokio::test]
async fn attempts_in_a_backup_are_added_to_those_that_are_here() -> Result<()> {
    let solved = |puzzle: &'static Puzzle| {
        let mut progress = Progress::default();
        progress.add(Deed::Attempt {
            puzzle,
            outcome: Outcome::Solved,
            day: Day::new(20_000),
        });
        progress.save()
    };
    let here = solved(&puzzle::classics()[0]);
    let elsewhere = Memory::default();
    elsewhere.write("progress", &solved(&puzzle::made()[0]))?;
    let backup = Backup::of(&elsewhere)?.save();
    let app = App::open("#/settings", Setup::default()).await?;
    app.keep("progress", &here).await?;
    app.reload().await?;
    app.run(
        "window.fetch_puzzles = window.fetch; window.fetch = () => Promise.reject('no network')",
    )
    .await?;
    app.run(&restore(&backup)).await?;
    app.wait_for_text(
        ".notice",
        "The puzzles cannot be loaded now, so nothing was restored.",
    )
    .await?;
    ensure!(app.kept("progress").await?.as_deref() == Some(&*here));
    app.run("window.fetch = window.fetch_puzzles").await?;
    app.run(&restore(&backup)).await?;
    app.wait_for_text(".notice.banner", "Your progress has been combined")
        .await?;
    let kept = app.kept("progress").await?.context("progress is kept")?;
    let both = Progress::load(&kept)?.progress;
    ensure!(both.puzzles().attempts() == 2, "{kept}");
    ensure!(both.training().ratings.overall().count() == 2, "{kept}");
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn one_backup_file_has_everything_and_brings_it_back() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    app.run_before(CATCH_FILES).await?;
    app.keep_game("1700000000000-aaaa", &document("f5d6")?)
        .await?;
    app.set("look", "\"contrast\"").await?;
    app.press_button("Download a backup").await?;
    let backup = Backup::load(&file(&app, "outflank-backup.json").await?)?;
    ensure!(backup.games() == 1);

    app.forget().await?;
    app.reload().await?;
    let look = "return document.documentElement.dataset.look";
    app.wait_until(look, |it| *it == "classic").await?;
    app.run(&restore("f5d6")).await?;
    app.wait_for_text(".notice", "It is not a backup of Outflank")
        .await?;
    app.run(&restore(&backup.save())).await?;
    app.wait_for_text(".notice.banner", "1 new game.").await?;
    app.wait_until(look, |it| *it == "contrast").await?;
    app.go("#/games").await?;
    app.wait_for_text(".games-going", "Black to move").await?;
    app.check_unbroken().await?;
    app.close().await
}
