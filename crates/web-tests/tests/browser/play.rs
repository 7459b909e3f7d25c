//! Playing games: by mouse, by keyboard, on a phone, across a reload.

use anyhow::{Context as _, Result, ensure};
use outflank_play::{Level, Match, MatchSetup, PlayerKind, Start};
use outflank_web_tests::{App, Setup};
use thirtyfour::prelude::*;

/// Begins a game against the computer at a level, from the first screen.
pub async fn against_computer(app: &App, level: u32) -> Result<()> {
    app.slide(".panel input[type=range]", level).await?;
    app.press_button("Play").await
}

/// Chooses one of a few, by its words.
pub async fn choose(app: &App, words: &str) -> Result<()> {
    let script = format!(
        "return [...document.querySelectorAll('.choice, .switch')].some(it =>
             it.textContent.trim() === {words:?} && (it.click(), true))"
    );
    app.wait_until(&script, |it| *it == true).await?;
    Ok(())
}

/// Chooses from a list that opens, by the words of list and choice.
pub async fn select(app: &App, list: &str, words: &str) -> Result<()> {
    let script = format!(
        "return [...document.querySelectorAll('.field')].some(field => {{
             const select = field.querySelector('select');
             if (!select || field.querySelector('span').textContent !== {list:?}) return false;
             const option = [...select.options].find(it => it.textContent === {words:?});
             if (!option) return false;
             option.selected = true;
             select.dispatchEvent(new Event('change', {{ bubbles: true }}));
             return true;
         }})"
    );
    app.wait_until(&script, |it| *it == true).await?;
    Ok(())
}

/// Opens the choices that are folded away.
pub async fn more_choices(app: &App) -> Result<()> {
    app.wait_for(".setup-more").await?;
    app.run("document.querySelector('.setup-more').open = true")
        .await?;
    Ok(())
}

/// Gives corners, so that no opening book knows the position: a strong computer has to think.
pub async fn with_handicap(app: &App) -> Result<()> {
    more_choices(app).await?;
    select(app, "Handicap", "3 corners").await
}

/// A match from a position between these players.
pub fn from_position(position: &str, black: PlayerKind, white: PlayerKind) -> Result<Match> {
    let setup = MatchSetup {
        start: Start::Position(position.parse()?),
        ..MatchSetup::new(black, white)
    };
    Ok(Match::new(setup)?)
}

/// The computer at a level.
pub fn computer(level: u8) -> PlayerKind {
    PlayerKind::Computer(Level::new(level).unwrap_or_default())
}

async fn is_over(app: &App) -> Result<bool> {
    Ok(app.text(".play-status").await?.contains("The game is over"))
}

#[tokio::test]
async fn a_whole_game_by_mouse_against_level_1() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.set("coach", "false").await?;
    against_computer(&app, 1).await?;
    ensure!(app.targets().await? == ["d3", "c4", "f5", "e6"]);
    // A square that outflanks nothing is refused with the reason.
    app.click_square("a1").await?;
    app.wait_to_hear("refusal", "A disc on a1 would outflank nothing")
        .await?;
    app.click_square("f5").await?;
    app.wait_to_hear("announced", "Black plays f5 and flips 1 disc: e5.")
        .await?;
    let mut moves = 1;
    loop {
        let targets = app.wait_for_turn().await?;
        // Notices lie over the page until they were seen.
        app.run("document.querySelectorAll('.notice button').forEach(it => it.click())")
            .await?;
        let Some(square) = targets.first() else {
            break;
        };
        app.click_square(square).await?;
        moves += 1;
        ensure!(moves <= 60);
    }
    ensure!(is_over(&app).await?, "{}", app.text(".play-status").await?);
    let ending = app.text(".ending").await?;
    ensure!(
        ending.contains("margin") || ending.contains("Neither"),
        "{ending}"
    );
    let discs = app
        .run("return [...document.querySelectorAll('.player-discs')].map(it => Number(it.textContent))")
        .await?;
    let discs = discs.as_array().context("two counts")?;
    let sum: u64 = discs.iter().filter_map(serde_json::Value::as_u64).sum();
    ensure!(sum <= 64 && sum > 4, "{discs:?}");
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_whole_game_by_keyboard_only() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    // It would stop moves that are always on the first square.
    app.set("coach", "false").await?;
    // The choices open with a key, and the game begins with Enter.
    app.keys("n").await?;
    app.wait_for("dialog[open] .setup").await?;
    let level = "return document.activeElement.type === 'range'";
    tab_to(&app, level).await?;
    app.keys(Key::Home).await?;
    app.wait_for_text("dialog[open] .range output", "1").await?;
    tab_to(&app, "return document.activeElement.type === 'submit'").await?;
    app.keys(Key::Enter).await?;
    tab_to(&app, "return document.activeElement.matches('.cell')").await?;
    let mut moves = 0;
    loop {
        let targets = app.wait_for_turn().await?;
        let Some(square) = targets.first() else {
            break;
        };
        let here = app
            .run("return document.activeElement.dataset.square")
            .await?;
        let way = way(here.as_str().context("a square has the focus")?, square);
        app.keys(way + Key::Enter.value().to_string().as_str())
            .await?;
        app.wait_to_hear("announced", &format!("Black plays {square} and flips"))
            .await?;
        moves += 1;
        ensure!(moves <= 60);
    }
    ensure!(is_over(&app).await?);
    app.wait_to_hear("announced", "The game is over").await?;
    app.keys("u").await?;
    app.wait_to_hear("announced", "Taken back.").await?;
    ensure!(!app.wait_for_turn().await?.is_empty(), "it goes on");
    app.check_unbroken().await?;
    app.close().await
}

/// Presses the tab key until a script says that the focus is where it should be.
pub async fn tab_to(app: &App, there: &str) -> Result<()> {
    for _ in 0..40 {
        if app.run(there).await? == true {
            return Ok(());
        }
        app.keys(Key::Tab).await?;
    }
    anyhow::bail!("the tab key does not lead there: {there}")
}

/// The arrow keys that lead from one square to another.
fn way(from: &str, to: &str) -> String {
    let place = |square: &str| {
        let bytes = square.as_bytes();
        (i32::from(bytes[0]), i32::from(bytes[1]))
    };
    let ((x, y), (to_x, to_y)) = (place(from), place(to));
    let keys = |key: Key, count: i32| key.value().to_string().repeat(count.max(0) as usize);
    [
        keys(Key::Right, to_x - x),
        keys(Key::Left, x - to_x),
        keys(Key::Down, to_y - y),
        keys(Key::Up, y - to_y),
    ]
    .concat()
}

#[tokio::test]
async fn a_reload_in_the_middle_of_a_game_loses_nothing() -> Result<()> {
    let setup = Setup {
        native: false,
        ..Setup::default()
    };
    let app = App::open("#/play", setup).await?;
    app.set("coach", "false").await?;
    // The first disc begins the game: nothing else needs to be pressed.
    app.click_square("f5").await?;
    for _ in 0..3 {
        let targets = app.wait_for_turn().await?;
        app.click_square(&targets[0]).await?;
    }
    app.wait_for_turn().await?;
    app.wait_for("[data-engine=browser]").await?;
    let all = "return [...document.querySelectorAll('.cell')].map(it => it.ariaLabel).join()";
    let before = app.run(all).await?;
    let moves = app.text(".moves ol").await?;
    app.reload().await?;
    ensure!(app.run(all).await? == before);
    ensure!(app.text(".moves ol").await? == moves);
    // In the middle of the computer's turn as well.
    let targets = app.wait_for_turn().await?;
    app.click_square(&targets[0]).await?;
    app.reload().await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    ensure!(app.spoken(&targets[0]).await?.contains("disc"));
    app.press_button("Take back").await?;
    ensure!(app.wait_for_turn().await? == targets);
    app.press_button("Redo").await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    ensure!(app.spoken(&targets[0]).await?.contains("disc"));
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn handicap_corners_are_laid_out_before_the_first_move() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    more_choices(&app).await?;
    select(&app, "Handicap", "3 corners").await?;
    // The board shows what is chosen, before anybody plays.
    app.wait_until("return document.querySelectorAll('.disc').length", |it| {
        *it == 7
    })
    .await?;
    app.press_button("Play").await?;
    for corner in ["a1", "h8", "h1"] {
        ensure!(app.spoken(corner).await?.contains("black disc"), "{corner}");
    }
    ensure!(app.spoken("a8").await?.contains("empty"));
    app.click_square("f5").await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    // In the next game the computer starts, and the corners stay with the person, who is White.
    app.press_button("Resign").await?;
    app.wait_for("dialog[open]").await?;
    app.check_accessibility().await?;
    app.click("dialog[open] button.resign").await?;
    app.wait_for_text(".play-status", "Black resigns").await?;
    app.wait_for_text(".ending", "The computer starts the next game.")
        .await?;
    app.press_button("Play again").await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    ensure!(app.spoken("a1").await?.contains("white disc"));
    app.wait_for_text(".moves ol", "Black").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_pass_is_a_notice_that_stays() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    // Black takes h1; White cannot answer, Black can go on at h8.
    let board = format!("XOOOOOO-{}XOOOOOO- X", "X".repeat(48));
    let game = from_position(&board, PlayerKind::Human, computer(1))?;
    app.play_on("1-a", &game).await?;
    app.click_square("h1").await?;
    app.wait_for_text(".notice.banner", "White has no move and passes.")
        .await?;
    app.wait_to_hear("announced-urgently", "White has no move and passes.")
        .await?;
    app.check_accessibility().await?;
    app.press_button("Got it").await?;
    ensure!(app.text(".notice.banner").await?.is_empty());
    app.click_square("h8").await?;
    app.wait_for_text(".play-status", "The game is over: Black wins 64–0.")
        .await?;
    app.wait_for_text(".ending", "The margin is 64 discs.")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn two_people_draw_lots_and_agree_on_a_draw() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Two people").await?;
    choose(&app, "Random").await?;
    app.press_button("Play").await?;
    app.wait_to_hear("info", "Chosen at random").await?;
    app.click_square("f5").await?;
    app.click_square("d6").await?;
    app.press_button("Offer a draw").await?;
    app.wait_for_text(".offer", "Black offers a draw.").await?;
    app.press_button("Decline").await?;
    app.wait_to_hear("info", "White declines").await?;
    // An offer lapses with the next move.
    app.press_button("Offer a draw").await?;
    app.click_square("c3").await?;
    ensure!(app.text(".offer").await?.is_empty());
    app.press_button("Offer a draw").await?;
    app.press_button("Accept").await?;
    app.wait_for_text(".play-status", "a draw by agreement")
        .await?;
    app.wait_for_text(".ending", "The score is level.").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn everything_fits_a_phone_in_every_language() -> Result<()> {
    let app = App::open("#/play", Setup::phone()).await?;
    for language in ["en", "fr", "es"] {
        // A page with a game keeps it when it is left.
        app.go("#/games").await?;
        app.wait_for(".games").await?;
        app.forget().await?;
        app.set("language", &format!("{language:?}")).await?;
        app.go("#/play").await?;
        more_choices(&app).await?;
        app.check_accessibility().await?;
        for card in 2..=6 {
            app.click(&format!(".setup .card:nth-child({card})"))
                .await?;
            app.check_accessibility().await?;
        }
        // The cartridge is chosen now.
        app.click(".setup button.primary").await?;
        app.wait_for(".scoreboard").await?;
        app.check_accessibility().await?;
        app.keys("n").await?;
        app.wait_for("dialog[open] .setup").await?;
        app.check_accessibility().await?;
        app.click("dialog[open] .setup .card:nth-child(1)").await?;
        app.click("dialog[open] .setup button.primary").await?;
        app.wait_for(".player.bottom").await?;
        app.keys("i").await?;
        app.wait_for(".label").await?;
        app.check_accessibility().await?;
        app.check_unbroken().await?;
    }
    app.close().await
}
