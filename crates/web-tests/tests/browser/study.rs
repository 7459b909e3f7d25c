//! A study: its films, its lines, its tree, and what is there again after a reload.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use outflank_play::{Match, MatchSetup};
use outflank_rules::notation::Transcript;
use outflank_web_tests::{App, Setup};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use super::games::{CATCH_FILES, file};
use outflank_web_tests::files::drop_files;

/// Out of the opening book early.
const GAME: &str = "f5f6e6f4g5e7f7d6c5g6c7c4h5b5d8c6f3g4";

/// White has no disc left after nine moves.
const FINISHED: &str = "e6f4e3f6g5d6e7f5c5";

const PLACE: &str = "return document.querySelector('.steps-at')?.textContent ?? ''";
const RUN: &str = "return document.querySelector('.whole-game-run').textContent";
const POINTS: &str = "return document.querySelectorAll('.graph [data-at]').length";
const ENGINE: &str = "return document.querySelector('.analyse-engine input').checked";

/// The last four moves of the game alone: there is less to search.
fn end_of_game() -> Result<String> {
    let (before, moves) = GAME.split_at(28);
    let position = before.parse::<Transcript>()?.end().to_string();
    Ok(format!(
        "#/analyse?position={}&moves={moves}",
        position.replace(' ', "")
    ))
}

/// Chooses one of several by its words, wherever it is.
async fn choose(app: &App, words: &str) -> Result<()> {
    app.run(&format!(
        "[...document.querySelectorAll('.choice, .switch')].find(it => it.textContent.includes({words:?})).click()"
    ))
    .await?;
    Ok(())
}

#[tokio::test]
async fn a_moments_film_plays_and_shows_the_corner() -> Result<()> {
    let board = "--O--O---OOOOOXXXOOXXXXXXOOOXXOXXXOXOXOXXXXXOOOXX-XOOOOX-XXXX---X";
    let address = format!("#/analyse?position={board}&moves=f8h8g8&review=yes&reader=black");
    let app = App::open(&address, Setup::default()).await?;
    app.wait_for_text(".moment.here", "White takes the corner h8")
        .await?;
    let frame = "return [...document.querySelectorAll('.film .diagram')]
        .map(it => [it.dataset.last ?? '', it.dataset.marked])";
    // Where things are to hold still, it waits.
    app.wait_for_text(".film-at", "0 of 2").await?;
    ensure!(app.run(frame).await? == json!([["", ""], ["", ""]]));
    app.check_accessibility().await?;
    app.click(".film-play").await?;
    app.wait_for_text(".film-at", "2 of 2").await?;
    ensure!(app.run(frame).await? == json!([["h8", "h8"], ["d1", "h8"]]));
    app.wait_for_text(".film-line", "Played: f8 [h8]").await?;
    app.wait_for_text(".film", "Framed: the squares this is about.")
        .await?;
    // It ends there, and is stepped through by keys.
    app.wait_for_text(".film-play", "Play").await?;
    app.keys(Key::Left).await?;
    app.wait_for_text(".film-at", "1 of 2").await?;
    ensure!(app.run(frame).await?[0][0] == "f8");
    ensure!(app.run(PLACE).await? == "1 / 3", "the board stays");
    app.click(".film button[aria-label='One move forward']")
        .await?;
    app.wait_for_text(".film-at", "2 of 2").await?;
    app.check_accessibility().await?;
    // The graph has another face, for what the moves have cost.
    app.press_button("Discs lost").await?;
    app.wait_for(".graph-lost.black").await?;
    app.run("document.querySelector('[role=slider]').focus()")
        .await?;
    app.keys(Key::Home + Key::Right).await?;
    app.wait_for_text(".graph-said", "discs lost so far: Black ")
        .await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

/// What the kept game says about its variations and comments.
#[tokio::test]
async fn a_finished_game_is_reviewed_in_one_tap_up_to_its_first_moment() -> Result<()> {
    let (moves, last) = FINISHED.split_at(16);
    let mut game = Match::new(MatchSetup::default())?;
    for &mv in moves.parse::<Transcript>()?.moves() {
        game.play(mv, Duration::ZERO)?;
    }
    let app = App::open("#/play", Setup::phone()).await?;
    app.play_on("1700000000001-bbbb", &game).await?;
    app.click_square(last).await?;
    let tap = "return [...document.querySelectorAll('a.button')]
        .filter(it => it.textContent === 'Analyse this game').map(it => it.click()).length";
    app.wait_until(tap, |it| *it == 1).await?;
    // Nothing else is asked of anybody.
    app.wait_for(".moment.here").await?;
    let place = app.run(PLACE).await?;
    let place = place.as_str().and_then(|it| it.split_once(" / "));
    let (at, all) = place.context("a place")?;
    ensure!(all == "9" && at.parse::<u32>()? < 9, "{at} of {all}");
    app.close().await
}

#[tokio::test]
async fn both_graphs_are_there_at_once_where_there_is_room() -> Result<()> {
    let setup = |height| Setup {
        height,
        ..Setup::default()
    };
    let drawn = "return ['svg.graph-scores', 'svg.graph-losses', '.graph-kinds']
        .map(it => document.querySelector(it).getBoundingClientRect().height > 0)";
    for (height, expected) in [(1000, [true, true, false]), (720, [true, false, true])] {
        let app = App::open(&format!("#/analyse?moves={GAME}"), setup(height)).await?;
        app.wait_until(drawn, |it| *it == json!(expected)).await?;
        app.check_accessibility().await?;
        app.close().await?;
    }
    Ok(())
}

async fn kept_game(app: &App, id: &str) -> Result<Value> {
    let text = app.kept(&format!("game.{id}")).await?;
    Ok(serde_json::from_str(&text.context("the game is kept")?)?)
}

#[tokio::test]
async fn a_tree_is_kept_after_a_reload_and_with_its_game() -> Result<()> {
    let id = "1700000000001-bbbb";
    let mut game = Match::new(MatchSetup::default())?;
    for &mv in FINISHED.parse::<Transcript>()?.moves() {
        game.play(mv, Duration::ZERO)?;
    }
    let app = App::open("#/games", Setup::default()).await?;
    app.keep_game(id, &game.save(Duration::ZERO)).await?;
    app.reload().await?;
    app.click("[data-do=analyse]").await?;
    app.wait_until(PLACE, |it| it == "9 / 9").await?;
    ensure!(kept_game(&app, id).await?.get("variations").is_none());
    // A move that was not played is a variation; the game is as long as it was.
    app.click(".move[data-at='1']").await?;
    app.click_square("d6").await?;
    app.wait_until(PLACE, |it| it == "2 / 2").await?;
    app.wait_for_text(".variations", "After 1:d6").await?;
    app.run(
        "const area = document.querySelector('.comment textarea');
         area.value = 'Parallel?';
         area.dispatchEvent(new Event('change', { bubbles: true }));",
    )
    .await?;
    let kept = kept_game(&app, id).await?;
    let text = kept.to_string();
    ensure!(text.contains("Parallel?") && text.contains("d6"), "{text}");
    app.reload().await?;
    app.wait_for_text(".variations", "After 1:d6").await?;
    app.wait_until(
        "return document.querySelector('.comment textarea').value",
        |it| it == "Parallel?",
    )
    .await?;
    app.check_accessibility().await?;
    // Put first in the study, it is still not what was played.
    app.press_button("Put first").await?;
    app.wait_for_text(".variations", "After 1:f4").await?;
    app.reload().await?;
    app.wait_for_text(".variations", "After 1:f4").await?;
    ensure!(kept_game(&app, id).await?["turns"] == kept["turns"]);
    // From the list of games it is opened as it was played, with its notes.
    app.go("#/games").await?;
    app.click("[data-do=analyse]").await?;
    app.wait_until(PLACE, |it| it == "9 / 9").await?;
    app.click(".variation-move").await?;
    app.wait_until(PLACE, |it| it == "2 / 2").await?;
    app.press_button("Delete").await?;
    app.wait_until(PLACE, |it| it == "1 / 9").await?;
    ensure!(!kept_game(&app, id).await?.to_string().contains("Parallel?"));
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn an_analysis_is_stopped_goes_on_and_is_there_after_a_reload() -> Result<()> {
    let app = App::open(&end_of_game()?, Setup::default()).await?;
    choose(&app, "Until I stop it").await?;
    app.press_button("Analyse the whole game").await?;
    // The first look is within seconds; a deeper one follows and says so.
    app.wait_until(RUN, |it| {
        it.as_str().is_some_and(|it| it.starts_with("Deeper look"))
    })
    .await?;
    app.press_button("Stop").await?;
    app.wait_until(RUN, |it| it == "Go on with the analysis")
        .await?;
    ensure!(app.run(POINTS).await? == 5);
    let values =
        "return [...document.querySelectorAll('.graph [data-at]')].map(it => it.dataset.discs)";
    let before = app.run(values).await?;
    app.wait_until_kept().await?;
    app.reload().await?;
    app.wait_until(values, |it| *it == before).await?;
    app.wait_until(RUN, |it| it == "Go on with the analysis")
        .await?;
    choose(&app, "Quick").await?;
    app.press_button("Go on with the analysis").await?;
    app.wait_to_hear("info", "The whole game is analysed.")
        .await?;
    let before = app.run(values).await?;
    // Elsewhere and back, and after a reload, everything is there without being asked for again.
    choose(&app, "Engine on").await?;
    app.wait_until_kept().await?;
    for reload in [false, true] {
        app.go("#/play").await?;
        app.go("#/analyse").await?;
        if reload {
            app.reload().await?;
        }
        app.wait_until(values, |it| *it == before).await?;
        app.wait_until(RUN, |it| it == "Analyse the whole game")
            .await?;
        app.wait_until(ENGINE, |it| *it == true).await?;
    }
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn nothing_jumps_and_the_moves_are_in_sight() -> Result<()> {
    let setup = Setup {
        height: 720,
        ..Setup::default()
    };
    let app = App::open(&format!("#/analyse?moves={GAME}&at=0"), setup).await?;
    let place = "return ['.best-lines', '.graph', 'ol.moves']
        .map(it => Math.round(document.querySelector(it).getBoundingClientRect().top))";
    let before = app.run(place).await?;
    let moves = before[2].as_u64().context("a number")?;
    ensure!(moves < 660, "{before}");
    choose(&app, "Quick").await?;
    choose(&app, "Engine on").await?;
    for _ in 0..18 {
        app.wait_until(
            "return document.querySelector('.line-value').textContent",
            |it| it != "",
        )
        .await?;
        let now = app.run(place).await?;
        ensure!(now == before, "{now} instead of {before}");
        app.keys(">").await?;
    }
    // Three lines, once they are found, and one that is pointed at is seen on the board.
    app.wait_until(
        "return document.querySelector('.line-value').textContent !== ''
             && document.querySelector('.analyse-thinking').textContent === ''",
        |it| *it == true,
    )
    .await?;
    ensure!(
        app.run("return document.querySelectorAll('.line').length")
            .await?
            == 3
    );
    app.run("document.querySelector('.line').focus()").await?;
    app.wait_for(".ghost").await?;
    app.run("document.querySelector('.line').blur()").await?;
    app.wait_until("return document.querySelectorAll('.ghost').length", |it| {
        *it == 0
    })
    .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn smaller_weights_are_named_and_passes_have_no_number() -> Result<()> {
    let position = format!("OX{}", "-".repeat(62));
    for native in [true, false] {
        let setup = Setup {
            native,
            ..Setup::default()
        };
        let app = App::open(&format!("#/analyse?moves={GAME}"), setup).await?;
        choose(&app, "Quick").await?;
        choose(&app, "Engine on").await?;
        app.wait_until(
            "return document.querySelector('.line-value').textContent",
            |it| it != "",
        )
        .await?;
        let said = app.text(".analyse-origin").await?;
        ensure!(said.contains("smaller weights") != native, "{said}");
        app.go(&format!("#/analyse?position={position}X&moves=pac1"))
            .await?;
        app.wait_until(PLACE, |it| it == "1 / 1").await?;
        let numbers =
            "return [...document.querySelectorAll('.move-number')].map(it => it.textContent)";
        ensure!(app.run(numbers).await? == json!(["", "1"]));
        app.check_unbroken().await?;
        app.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn without_a_game_there_is_a_sample() -> Result<()> {
    let app = App::open("#/analyse", Setup::default()).await?;
    app.wait_for_text(".welcome", "See where a game was decided")
        .await?;
    app.check_accessibility().await?;
    app.press_button("Show a sample game").await?;
    app.wait_until(PLACE, |it| {
        it.as_str().is_some_and(|it| it.ends_with("/ 59"))
    })
    .await?;
    // It is looked at without being asked.
    app.wait_until(POINTS, |it| it.as_u64().is_some_and(|it| it > 1))
        .await?;
    ensure!(
        app.run("return document.querySelector('.welcome')")
            .await?
            .is_null()
    );
    app.check_unbroken().await?;
    app.close().await
}

/// A file of one game that was resigned.
const RESIGNED: &[u8] = b"(;GM[Othello]PB[Anna]PW[Ben]RE[+64.000:r]B[f5]W[d6]B[c3];)";

#[tokio::test]
async fn a_study_of_a_file_says_how_the_game_ended_and_is_taken_along_with_its_notes() -> Result<()>
{
    let app = App::open("#/analyse", Setup::default()).await?;
    app.run_before(CATCH_FILES).await?;
    drop_files(&app, &[("club.ggf", RESIGNED)]).await?;
    let ended = "Result: +64 for Black, by resignation.";
    app.wait_for_text(".analyse-status", ended).await?;
    app.wait_for_text(".analyse-opening", "Anna – Ben · ")
        .await?;
    app.click(".move[data-at='1']").await?;
    app.wait_for_text(".analyse-status", "White to move")
        .await?;
    app.click_square("f6").await?;
    app.run(
        "const area = document.querySelector('.comment textarea');
         area.value = 'Diagonal';
         area.dispatchEvent(new Event('change', { bubbles: true }));",
    )
    .await?;
    app.wait_until_kept().await?;
    app.reload().await?;
    app.wait_for_text(".variations", "After 1:f6").await?;
    app.click(".menu > summary").await?;
    app.press_button("Share").await?;
    app.wait_for("[data-share=files]").await?;
    app.check_accessibility().await?;
    // In the variation only what is on the board is shared; with everything, the game comes first.
    app.click("[data-do=sgf]").await?;
    let sgf = file(&app, "outflank-analysis.sgf").await?;
    ensure!(sgf.contains("W[f6]") && !sgf.contains("Anna"), "{sgf}");
    app.click("[data-do=pgn]").await?;
    ensure!(
        file(&app, "outflank-analysis.pgn")
            .await?
            .starts_with("[Event")
    );
    app.click("[data-do=json]").await?;
    let json = file(&app, "outflank-analysis.json").await?;
    ensure!(json.contains("Anna") && json.contains("Diagonal"), "{json}");
    app.run("document.querySelector('dialog[open] .dialog-close').click()")
        .await?;
    // The file brings everything back.
    app.click(".menu > summary").await?;
    app.press_button("Start over").await?;
    app.wait_until(PLACE, |it| it == "0 / 0").await?;
    drop_files(&app, &[("study.json", json.as_bytes())]).await?;
    app.wait_for_text(".analyse-status", ended).await?;
    app.wait_for_text(".variations", "After 1:f6").await?;
    // The report comes with the analysis.
    app.click(".menu > summary").await?;
    app.press_button("Download the report").await?;
    app.wait_to_hear("refusal", "analyse the whole game first")
        .await?;
    choose(&app, "Quick").await?;
    app.press_button("Analyse the whole game").await?;
    app.wait_to_hear("info", "The whole game is analysed.")
        .await?;
    app.click(".menu > summary").await?;
    app.press_button("Download the report").await?;
    let report = file(&app, "outflank-analysis.html").await?;
    ensure!(
        report.contains("Anna against Ben") && report.contains(ended),
        "{report}"
    );
    app.check_unbroken().await?;
    app.close().await
}

/// Another game takes its place on the board, and the way back is there, also after a reload.
#[tokio::test]
async fn what_was_noted_about_a_game_of_a_file_outlives_the_next_one() -> Result<()> {
    let app = App::open("#/analyse", Setup::default()).await?;
    drop_files(&app, &[("club.ggf", RESIGNED)]).await?;
    app.wait_for_text(".analyse-opening", "Anna – Ben").await?;
    app.run(
        "const area = document.querySelector('.comment textarea');
         area.value = 'Too early';
         area.dispatchEvent(new Event('change', { bubbles: true }));",
    )
    .await?;
    let other = b"(;GM[Othello]PB[Carl]PW[Dora]RE[?]B[f5]W[f6];)";
    drop_files(&app, &[("other.ggf", other)]).await?;
    app.wait_for_text(".analyse-opening", "Carl – Dora").await?;
    let said = "Your notes on Anna – Ben";
    app.wait_for_text(".analyse-noted", said).await?;
    app.check_accessibility().await?;
    app.wait_until_kept().await?;
    app.reload().await?;
    app.wait_for_text(".analyse-noted", said).await?;
    app.click(".analyse-noted button").await?;
    let comment = "return document.querySelector('.comment textarea')?.value";
    app.wait_until(comment, |it| it == "Too early").await?;
    app.wait_for_text(".analyse-opening", "Anna – Ben").await?;
    // Nothing was noted about the other one. Opened once more, the first has its notes.
    ensure!(
        app.run("return document.querySelector('.analyse-noted')")
            .await?
            .is_null()
    );
    drop_files(&app, &[("other.ggf", other)]).await?;
    app.wait_for_text(".analyse-noted", said).await?;
    drop_files(&app, &[("club.ggf", RESIGNED)]).await?;
    app.wait_until(comment, |it| it == "Too early").await?;
    app.check_unbroken().await?;
    app.close().await
}
