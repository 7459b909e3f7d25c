//! Analysing games and positions.

use anyhow::{Context as _, Result, ensure};
use outflank_text::{Language, Texts};
use outflank_web_tests::{App, Setup};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// Fourteen empty squares; the scores of the moves are published.
const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--X";
const SCORES: [(&str, i32); 8] = [
    ("g8", 18),
    ("h1", 12),
    ("h7", 6),
    ("a2", 6),
    ("a3", 4),
    ("b1", -4),
    ("a4", -22),
    ("g2", -24),
];

const PLACE: &str = "return document.querySelector('.steps-at').textContent";

/// Pastes a text into the dialog and presses its button.
async fn paste(app: &App, text: &str) -> Result<()> {
    if app
        .run("return !document.querySelector('#open-text')")
        .await?
        == true
    {
        app.press_button("Paste a game").await?;
    }
    app.wait_for("#open-text").await?;
    app.run(&format!(
        "const area = document.querySelector('#open-text');
         area.value = {text:?};
         area.dispatchEvent(new Event('input', {{ bubbles: true }}));
         document.querySelector('.open-form button[type=submit]').click();"
    ))
    .await?;
    Ok(())
}

/// Chooses something from the menu.
async fn menu(app: &App, words: &str) -> Result<()> {
    app.click(".menu > summary").await?;
    app.press_button(words).await
}

/// Chooses one of several by its words, wherever it is.
async fn choose(app: &App, words: &str) -> Result<()> {
    app.run(&format!(
        "[...document.querySelectorAll('.choice, .switch')].find(it => it.textContent.includes({words:?})).click()"
    ))
    .await?;
    Ok(())
}

async fn hash(app: &App) -> Result<String> {
    let hash = app.run("return location.hash").await?;
    Ok(hash.as_str().context("a text")?.to_owned())
}

#[tokio::test]
async fn good_texts_are_opened_and_bad_ones_lose_nothing() -> Result<()> {
    let app = App::open("#/analyse", Setup::default()).await?;
    paste(&app, "1. F5 d6 2. C3 d3 c4").await?;
    app.wait_until(PLACE, |it| it == "5 / 5").await?;
    ensure!(hash(&app).await? == "#/analyse?moves=f5d6c3d3c4");
    for (text, reason) in [
        ("", "There is nothing to read"),
        ("XO-?", "“?” at character 4 (d1)"),
        (BOARD.trim_end_matches('X'), "side to move is missing"),
    ] {
        paste(&app, text).await?;
        app.wait_for_text("#open-wrong", reason).await?;
        ensure!(
            app.run("return document.querySelector('#open-text').value")
                .await?
                == text
        );
        ensure!(app.run(PLACE).await? == "5 / 5", "the game is still there");
    }
    app.wait_to_hear("announced-urgently", "side to move is missing")
        .await?;
    app.check_accessibility().await?;
    // A game with a fault is opened up to it, and the fault is told.
    paste(&app, "f5d6a1").await?;
    app.wait_until(PLACE, |it| it == "2 / 2").await?;
    app.wait_for_text(".notice.warning", "Read up to move 2. Move 3")
        .await?;
    paste(&app, &format!("{BOARD}; G8:+18; % a comment")).await?;
    app.wait_until(PLACE, |it| it == "0 / 0").await?;
    app.wait_for_text(".analyse-status", "14 empty squares")
        .await?;
    // An address that makes no sense is a sentence too, and what was there is still there.
    app.run("location.hash = '#/analyse?moves=f5f5'").await?;
    app.wait_for_text(".notice.warning", "f5").await?;
    app.wait_for_text(".analyse-status", "14 empty squares")
        .await?;
    app.run("location.hash = '#/analyse?moves=f5d6c3&at=1'")
        .await?;
    app.wait_until(PLACE, |it| it == "1 / 3").await?;
    // Without anything in the address, what was looked at last is there again.
    app.go("#/play").await?;
    app.go("#/analyse").await?;
    app.wait_until(PLACE, |it| it == "1 / 3").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn what_is_wrong_is_told_although_the_dialog_was_closed_meanwhile() -> Result<()> {
    let app = App::open("#/analyse?moves=f5d6", Setup::default()).await?;
    app.press_button("Paste a game").await?;
    app.wait_for("#open-text").await?;
    // In one breath: there is no time to read.
    app.run(
        "const area = document.querySelector('#open-text');
         area.value = 'nothing of a game';
         area.dispatchEvent(new Event('input', { bubbles: true }));
         document.querySelector('.open-form button[type=submit]').click();
         document.querySelector('dialog[open] .dialog-close').click();",
    )
    .await?;
    app.wait_for(".notice.warning").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_thousand_random_texts_break_nothing() -> Result<()> {
    let app = App::open("#/analyse?moves=f5d6", Setup::default()).await?;
    app.press_button("Paste a game").await?;
    app.wait_for("#open-text").await?;
    // What is refused leaves the address, and so the game, as it was.
    app.run(&format!(
        "const pieces = ['f5', 'd6', 'c3', 'D3', 'pa', '--', ' ', '\\n', '% ', '#', '{BOARD}', ';', 'G8:+18', 'é',
             '\\u0000', '12.', '(;GM[Othello]', ']', '%zz', '#/analyse?moves=', '&at=', 'X', '\\ud83d\\ude42', '\\ud800', '-'];
         let state = 7;
         const below = (most) => {{
             state = (Math.imul(state, 1103515245) + 12345) >>> 0;
             return (state >>> 8) % most;
         }};
         const moment = () => new Promise((done) => setTimeout(done));
         const find = (css) => document.querySelector(css);
         const opened = async (open, text) => {{
             for (let tries = 0; Boolean(find('#open-text')) !== open; tries += 1) {{
                 if (tries === 1000) throw new Error(`${{open}}: ${{JSON.stringify(text)}}`);
                 await moment();
             }}
         }};
         const counts = {{ read: 0, refused: 0, changed: 0, broken: null }};
         window.pasteMore = async (rounds) => {{
             for (let round = 0; round < rounds && counts.broken === null; round += 1) {{
                 let text = '';
                 for (let count = below(6); count >= 0; count -= 1) text += pieces[below(pieces.length)];
                 if (below(3) === 0) for (let count = below(20); count > 0; count -= 1) text += String.fromCharCode(below(0x3000));
                 const before = location.hash;
                 const area = find('#open-text');
                 area.value = text;
                 area.dispatchEvent(new Event('input', {{ bubbles: true }}));
                 find('.open-form button[type=submit]').click();
                 do await moment(); while (find('#open-wrong')?.textContent === '');
                 if (find('.breakdown')) {{
                     counts.broken = text;
                 }} else if (find('#open-wrong')?.textContent && find('dialog[open]')) {{
                     counts.refused += 1;
                     if (location.hash !== before) counts.changed += 1;
                 }} else {{
                     counts.read += 1;
                     await opened(false, text);
                     find('.analyse-actions button').click();
                     await opened(true, text);
                 }}
             }}
             return counts;
         }};"
    ))
    .await?;
    // A few at a time: a script that takes long is ended by the driver.
    let mut counts = Value::Null;
    for _ in 0..40 {
        counts = app.run("return pasteMore(25)").await?;
    }
    let count = |name: &str| counts[name].as_u64().unwrap_or_default();
    ensure!(count("read") + count("refused") == 1000, "{counts}");
    ensure!(count("read") > 10 && count("refused") > 500, "{counts}");
    ensure!(count("changed") == 0, "{counts}");
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_position_is_set_up() -> Result<()> {
    let app = App::open("#/analyse", Setup::default()).await?;
    menu(&app, "Set up a position").await?;
    app.press_button("Empty board").await?;
    app.press_button("Analyse this position").await?;
    app.wait_to_hear("refusal", "no disc").await?;
    app.check_accessibility().await?;
    // By mouse, then by keyboard.
    app.click_square("a1").await?;
    app.click_square("b1").await?;
    choose(&app, "White disc").await?;
    app.click_square("b1").await?;
    app.keys(Key::Right + Key::Enter).await?;
    app.wait_for_text(".setup-counts", "Black 1, White 2")
        .await?;
    choose(&app, "Empty").await?;
    app.click_square("c1").await?;
    app.wait_for_text(".setup-counts", "Black 1, White 1")
        .await?;
    app.press_button("Mirror").await?;
    ensure!(app.spoken("h1").await? == "h1, black disc");
    app.press_button("Analyse this position").await?;
    app.wait_for_text(".analyse-status", "Black to move.")
        .await?;
    let expected = format!("#/analyse?position={}OX{}X", "-".repeat(6), "-".repeat(56));
    ensure!(hash(&app).await? == expected, "{}", hash(&app).await?);
    ensure!(app.targets().await? == ["f1"]);
    app.click_square("f1").await?;
    app.wait_for_text(".analyse-status", "The game is over: Black wins 3–0.")
        .await?;
    // What is cancelled changes nothing.
    menu(&app, "Set up a position").await?;
    app.press_button("Start of a game").await?;
    app.press_button("Cancel").await?;
    app.wait_for_text(".analyse-status", "Black wins 3–0")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn keys_lead_through_a_game_and_its_variations() -> Result<()> {
    let app = App::open("#/analyse?moves=f5d6c3d3c4", Setup::default()).await?;
    let at = async |place: &'static str| app.wait_until(PLACE, move |it| it == place).await;
    at("5 / 5").await?;
    app.keys(Key::Home).await?;
    at("0 / 5").await?;
    app.keys(Key::Right + Key::Right).await?;
    at("2 / 5").await?;
    app.wait_to_hear("announced", "Move 2, White: d6").await?;
    ensure!(hash(&app).await?.ends_with("&at=2"));
    app.keys("<").await?;
    at("1 / 5").await?;
    app.keys(Key::End).await?;
    at("5 / 5").await?;
    app.keys(Key::Right).await?;
    at("5 / 5").await?;
    // The curve is a slider.
    app.run("document.querySelector('[role=slider]').focus()")
        .await?;
    app.keys(Key::Left).await?;
    at("4 / 5").await?;
    let spoken = app
        .wait_for("[role=slider]")
        .await?
        .attr("aria-valuetext")
        .await?;
    ensure!(spoken.as_deref() == Some("Move 4, White: d3"), "{spoken:?}");
    // A click on the list, and on the board: another move is a variation.
    app.click(".move[data-at='1']").await?;
    at("1 / 5").await?;
    app.click_square("f6").await?;
    at("2 / 2").await?;
    app.wait_for_text(".variation", "Variation after move 1")
        .await?;
    ensure!(hash(&app).await? == "#/analyse?moves=f5d6c3d3c4&from=1&line=f6");
    app.check_accessibility().await?;
    // The variation survives a reload.
    app.reload().await?;
    app.wait_for_text(".variation", "Variation after move 1")
        .await?;
    app.press_button("Back to the game").await?;
    at("1 / 5").await?;
    // On the board the arrows lead around the board; j and l go through the game there too.
    app.click_square("a1").await?;
    app.wait_to_hear("refusal", "a1").await?;
    app.keys(Key::Right).await?;
    at("1 / 5").await?;
    app.keys(">").await?;
    at("2 / 5").await?;
    app.check_unbroken().await?;
    app.close().await
}

/// The numbers on the board: square, discs, whether they are exact and best.
const LABELS: &str = "return Object.fromEntries([...document.querySelectorAll('.cell')]
    .map(it => [it.dataset.square, it.getAttribute('aria-label').split(', ').slice(3).join(', ')])
    .filter(([, label]) => label))";
const POINTS: &str = "return [...document.querySelectorAll('.graph [data-at]')]
    .map(it => [Number(it.dataset.at), Number(it.dataset.discs), it.dataset.exact === 'true'])";

fn signed(discs: i32) -> String {
    format!("{}{}", if discs < 0 { '−' } else { '+' }, discs.abs())
}

/// Analyses a short game whose exact scores are known.
async fn exact(native: bool) -> Result<()> {
    let setup = Setup {
        native,
        ..Setup::default()
    };
    let game = format!("#/analyse?position={BOARD}&moves=h1h7");
    let app = App::open(&format!("{game}&at=0"), setup).await?;
    app.wait_for_text(".best-value", "Not analysed yet").await?;
    choose(&app, "Thorough").await?;
    choose(&app, "Engine on").await?;
    app.wait_for_text(".best-value", "Black +18, exact").await?;
    let best = app.text(".best-moves").await?;
    ensure!(best.starts_with("g8 "), "{best}");
    let expected: serde_json::Map<String, Value> = SCORES
        .iter()
        .map(|&(square, discs)| {
            let best = if discs == 18 { ", best move" } else { "" };
            (
                square.to_owned(),
                json!(format!("{}, exact{best}", signed(discs))),
            )
        })
        .collect();
    ensure!(app.run(LABELS).await? == Value::Object(expected));
    ensure!(app.run(POINTS).await?[0] == json!([0, 18, true]));
    let engine = if native { "native" } else { "browser" };
    app.wait_for(&format!("[data-engine={engine}]")).await?;
    app.check_accessibility().await?;

    app.press_button("Analyse the whole game").await?;
    app.wait_to_hear("info", "The whole game is analysed.")
        .await?;
    let focused = app.run("return document.activeElement.textContent").await?;
    ensure!(focused == json!("Analyse the whole game"), "{focused}");
    // The move that was played is worth what the position after it is worth.
    let points = app.run(POINTS).await?;
    ensure!(
        points == json!([[0, 18, true], [1, 12, true], [2, 30, true]]),
        "{points}"
    );
    // Both moves cost discs, and neither costs the result.
    for (at, left, better, after) in [
        (1, 6, "g8", "White −12, exact"),
        (2, 18, "g2", "Black +30, exact"),
    ] {
        app.click(&format!(".move[data-at='{at}']")).await?;
        let said = format!("{left} discs left on the table ({better})");
        app.wait_for_text(".discs-left", &said).await?;
        app.wait_for_text(".best-value", after).await?;
    }
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn board_line_and_curve_agree_with_known_scores_on_both_engines() -> Result<()> {
    let (native, browser) = tokio::join!(exact(true), exact(false));
    native?;
    browser
}

#[tokio::test]
async fn thinking_is_seen_goes_with_the_board_and_can_be_stopped() -> Result<()> {
    for native in [true, false] {
        let setup = Setup {
            native,
            ..Setup::default()
        };
        // Beyond the book, whose answers take no time.
        let game = "f5f6e6f4g5e7f7d6c5g6c7c4h5b5d8c6f3g4";
        let app = App::open(&format!("#/analyse?moves={game}&at=16"), setup).await?;
        ensure!(
            app.run(LABELS).await? == json!({}),
            "nothing is asked before it is wanted"
        );
        choose(&app, "Until I stop it").await?;
        choose(&app, "Engine on").await?;
        app.wait_for_text(".analyse-thinking", "nodes").await?;
        app.wait_until(LABELS, |it| it["f3"].is_string()).await?;
        // It looks at what is on the board.
        app.click("button[aria-label='One move forward']").await?;
        app.wait_until(LABELS, |it| it["g4"].is_string()).await?;
        app.press_button("Stop").await?;
        app.wait_until(
            "return document.querySelector('.analyse-thinking').textContent",
            |it| it == "",
        )
        .await?;
        let on = "return document.querySelector('.analyse-engine input').checked";
        ensure!(app.run(on).await? == false);
        // What was found stays, and the engine is free for another question.
        ensure!(app.run(LABELS).await?["g4"].is_string());
        choose(&app, "Quick").await?;
        app.keys(".").await?;
        app.wait_until(on, |it| *it == true).await?;
        app.wait_until(
            "return document.querySelector('.analyse-thinking').textContent",
            |it| it == "",
        )
        .await?;
        app.check_unbroken().await?;
        app.close().await?;
    }
    Ok(())
}

#[tokio::test]
async fn the_page_fits_a_phone_in_every_language_and_state() -> Result<()> {
    let app = App::open(
        &format!("#/analyse?position={BOARD}&moves=h1h7"),
        Setup::phone(),
    )
    .await?;
    for language in Language::ALL {
        let texts = Texts::new(language);
        app.set("language", &format!("{:?}", language.code()))
            .await?;
        app.wait_for_text(".best-value", &texts.analyse_unknown())
            .await?;
        choose(&app, &texts.analyse_engine()).await?;
        app.wait_for("svg .label").await?;
        for layer in [
            texts.analyse_stable(),
            texts.analyse_mobility(),
            texts.analyse_regions(),
        ] {
            choose(&app, &layer).await?;
        }
        app.wait_for(".analyse-layers-said p:nth-child(3)").await?;
        app.check_accessibility().await?;
        app.press_button(&texts.analyse_open()).await?;
        app.wait_for("#open-text").await?;
        app.press_button(&texts.open()).await?;
        app.wait_for_text("#open-wrong", &texts.analyse_empty())
            .await?;
        app.check_accessibility().await?;
        app.keys(Key::Escape).await?;
        app.wait_until(
            "return document.querySelector('dialog[open]')",
            Value::is_null,
        )
        .await?;
        menu(&app, &texts.analyse_setup()).await?;
        app.wait_for(".setting-up").await?;
        app.check_accessibility().await?;
        app.check_unbroken().await?;
        app.press_button(&texts.cancel()).await?;
        // What was found would be there again.
        app.forget().await?;
    }
    app.close().await
}

/// A whole game in which Black gives a corner away; the review begins at once and ends where it matters.
#[tokio::test]
async fn a_game_is_reviewed_in_one_tap_and_its_moments_are_told() -> Result<()> {
    let board = "--O--O---OOOOOXXXOOXXXXXXOOOXXOXXXOXOXOXXXXXOOOXX-XOOOOX-XXXX---X";
    let address = format!("#/analyse?position={board}&moves=f8h8g8&review=yes&reader=black");
    let app = App::open(&address, Setup::default()).await?;
    app.wait_to_hear("info", "The whole game is analysed.")
        .await?;
    app.wait_until(PLACE, |it| it == "1 / 3").await?;
    app.wait_for_text(".moments", "This turns a win into a loss.")
        .await?;
    app.wait_for_text(".moments", "After f8 White takes the corner h8 at once.")
        .await?;
    // It is told once.
    let said = "return document.querySelectorAll('.mistake-said, .mistake-reason').length";
    ensure!(app.run(said).await? == 0);
    app.check_accessibility().await?;
    app.keys(Key::Home).await?;
    app.keys("n").await?;
    app.wait_until(PLACE, |it| it == "1 / 3").await?;
    app.check_unbroken().await?;
    app.close().await
}
