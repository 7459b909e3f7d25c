//! The explorer beside the board: with the server's library, and with games opened in the browser.

use anyhow::{Context as _, Result, ensure};
use outflank_record::{GameRecord, json};
use outflank_web_tests::files::{archive, drop_files, random_game};
use outflank_web_tests::{App, Setup};

const PLACE: &str = "return document.querySelector('.steps-at').textContent";
const GAMES: usize = 300;

/// A year of games as an archive with its names, dropped on the page and counted.
async fn import(app: &App) -> Result<()> {
    let files = archive(GAMES as u64)?;
    drop_files(
        app,
        &files.each_ref().map(|(name, bytes)| (*name, &bytes[..])),
    )
    .await?;
    app.wait_for_text(".dialog h2", &format!("{GAMES} games"))
        .await?;
    app.wait_for_text(".incoming-game", "Player 1 – Player")
        .await?;
    app.click(".incoming-count").await?;
    app.run("document.querySelector('dialog[open] .dialog-close').click()")
        .await?;
    Ok(())
}

async fn open_explorer(app: &App) -> Result<()> {
    app.wait_for(".explorer").await?;
    app.click(".explorer > summary").await
}

/// The numbers of games beside the moves.
async fn counts(app: &App) -> Result<Vec<u64>> {
    let counts = app
        .run("return [...document.querySelectorAll('.explorer-count')].map(it => Number(it.textContent.replace(/\\D/g, '')))")
        .await?;
    let counts = counts.as_array().context("a list")?;
    Ok(counts
        .iter()
        .filter_map(serde_json::Value::as_u64)
        .collect())
}

/// At the start of a game all first moves are one; after it, the games of a move are listed and one is opened.
async fn first_moves_and_games(app: &App) -> Result<()> {
    app.wait_for(".explorer-move[data-move=d3]").await?;
    ensure!(
        counts(app).await? == [GAMES as u64],
        "all first moves are one"
    );
    ensure!(app.text(".explorer-move").await? == "d3=c4=f5=e6");
    // Nobody has asked the engine for anything; the book answers.
    let value = "return document.querySelector('.explorer-moves tbody td:last-child').textContent";
    app.wait_until(value, |it| {
        it.as_str()
            .is_some_and(|it| it.ends_with(|it: char| it.is_ascii_digit()))
    })
    .await?;
    app.check_accessibility().await?;
    app.click(".explorer-move").await?;
    app.wait_until(PLACE, |it| {
        it.as_str().is_some_and(|it| it.starts_with("1 /"))
    })
    .await?;
    app.wait_until(
        "return document.querySelectorAll('.explorer-move').length",
        |it| *it == 3,
    )
    .await?;
    let replies = counts(app).await?;
    ensure!(replies.iter().sum::<u64>() == GAMES as u64, "{replies:?}");
    app.click(".explorer-count").await?;
    app.wait_for_text(".explorer-games", &format!("{} games", replies[0]))
        .await?;
    app.wait_until(
        "return document.querySelectorAll('.explorer-game').length",
        |it| *it == 50,
    )
    .await?;
    app.press_button("More games").await?;
    app.wait_until(
        "return document.querySelectorAll('.explorer-game').length",
        |it| it.as_u64().is_some_and(|it| it > 50),
    )
    .await?;
    app.check_accessibility().await?;
    app.click(".explorer-game").await?;
    // A whole game is on the board now.
    app.wait_until(PLACE, |it| {
        let length = it
            .as_str()
            .and_then(|it| it.split(" / ").nth(1)?.parse::<u32>().ok());
        length.is_some_and(|length| length > 30)
    })
    .await?;
    Ok(())
}

#[tokio::test]
async fn games_opened_in_the_browser_are_counted_and_kept() -> Result<()> {
    let setup = Setup {
        hosted: true,
        ..Setup::default()
    };
    let app = App::open("#/analyse", setup).await?;
    open_explorer(&app).await?;
    app.wait_for_text(
        ".explorer-source",
        "No games have been opened in this browser yet",
    )
    .await?;
    import(&app).await?;
    let counted = format!("Counted in {GAMES} games opened in this browser.");
    app.wait_for_text(".explorer-source", &counted).await?;
    // The same again is nothing new.
    import(&app).await?;
    app.wait_to_hear("info", "The explorer already has all these games.")
        .await?;
    app.wait_for_text(".explorer-source", &counted).await?;
    app.run("document.querySelector('.steps button').click()")
        .await?;
    first_moves_and_games(&app).await?;
    app.wait_until("return document.documentElement.dataset.kept", |it| {
        it == "yes"
    })
    .await?;
    app.reload().await?;
    open_explorer(&app).await?;
    app.wait_for_text(".explorer-source", &counted).await?;
    app.press_button("Forget the opened games").await?;
    app.wait_for_text(".explorer-source", "No games have been opened")
        .await?;
    app.wait_until("return document.documentElement.dataset.kept", |it| {
        it == "yes"
    })
    .await?;
    app.reload().await?;
    open_explorer(&app).await?;
    app.wait_for_text(".explorer-source", "No games have been opened")
        .await?;
    app.close().await
}

/// How many of the opened games are analysed, as the page says it.
async fn analysed(app: &App, enough: impl Fn(usize) -> bool) -> Result<usize> {
    let number = |said: &serde_json::Value| {
        let said = said.as_str()?.strip_prefix("Games analysed: ")?;
        let (judged, _) = said.split_once(" of ")?;
        judged.parse().ok()
    };
    let said = "return document.querySelector('.explorer-survey p')?.textContent";
    app.wait_until(said, |it| number(it).is_some_and(&enough))
        .await?;
    number(&app.run(said).await?).context("a number")
}

#[tokio::test]
async fn opened_games_are_removed_one_by_one_and_analysed_in_the_background() -> Result<()> {
    const SOME: usize = 12;
    let setup = Setup {
        hosted: true,
        ..Setup::default()
    };
    let app = App::open("#/analyse", setup).await?;
    open_explorer(&app).await?;
    let games = (0..SOME as u64).map(random_game).map(|game| {
        let mut short = GameRecord::new(game.start());
        for made in &game.moves()[..14] {
            short.push(made.mv).expect("a legal move");
        }
        (short.black, short.white) = (game.black, game.white);
        json::write(&short) + "\n"
    });
    let file = games.collect::<String>();
    drop_files(&app, &[("games.json", file.as_bytes())]).await?;
    app.wait_for_text(".dialog h2", &format!("{SOME} games"))
        .await?;
    app.click(".incoming-count").await?;
    app.run("document.querySelector('dialog[open] .dialog-close').click()")
        .await?;
    let counted = |games: usize| format!("Counted in {games} games opened in this browser.");
    app.wait_for_text(".explorer-source", &counted(SOME))
        .await?;
    // Who played a move is seen, and said.
    app.wait_for_text(".explorer-by", "Player ").await?;
    let label = app
        .run("return document.querySelector('.explorer-count').getAttribute('aria-label')")
        .await?;
    ensure!(label.as_str().is_some_and(|it| it.contains("Player ")));
    // One is removed, comes back, and is removed again.
    app.click(".explorer-count").await?;
    app.wait_for(".explorer-remove").await?;
    app.click(".explorer-remove").await?;
    app.wait_for_text(".explorer-removed", "1 game was removed.")
        .await?;
    app.wait_for_text(".explorer-source", &counted(SOME - 1))
        .await?;
    app.wait_until("return document.activeElement.textContent", |it| {
        it == "Undo"
    })
    .await?;
    app.check_accessibility().await?;
    app.press_button("Undo").await?;
    app.wait_for_text(".explorer-source", &counted(SOME))
        .await?;
    app.click(".explorer-remove").await?;
    app.wait_for_text(".explorer-source", &counted(SOME - 1))
        .await?;
    // Some are analysed. Stopped, it stays where it is, also after a reload, and then goes on.
    app.press_button("Analyse all").await?;
    analysed(&app, |it| it > 0).await?;
    app.press_button("Stop").await?;
    app.wait_for(".explorer-players").await?;
    let stopped = analysed(&app, |_| true).await?;
    ensure!(stopped < SOME - 1, "it is over too soon");
    app.wait_until("return document.documentElement.dataset.kept", |it| {
        it == "yes"
    })
    .await?;
    app.reload().await?;
    open_explorer(&app).await?;
    app.wait_for_text(".explorer-source", &counted(SOME - 1))
        .await?;
    ensure!(analysed(&app, |_| true).await? == stopped);
    app.press_button("Analyse all").await?;
    // It goes on while one is elsewhere in the page.
    app.run("location.hash = '#/games'").await?;
    app.wait_to_hear("info", "11 games were analysed.").await?;
    app.run("location.hash = '#/analyse'").await?;
    open_explorer(&app).await?;
    ensure!(analysed(&app, |_| true).await? == SOME - 1);
    app.click(".explorer-players > summary").await?;
    app.wait_for_text(".explorer-figures tbody", "Player ")
        .await?;
    app.check_accessibility().await?;
    app.close().await
}

#[tokio::test]
async fn the_library_of_the_server_is_counted_while_it_is_there() -> Result<()> {
    let setup = Setup {
        games: Some(|| (0..GAMES as u64).map(random_game).collect()),
        ..Setup::default()
    };
    let mut app = App::open("#/analyse", setup).await?;
    open_explorer(&app).await?;
    app.wait_for_text(
        ".explorer-source",
        &format!("Counted in {GAMES} games of the library on this computer."),
    )
    .await?;
    app.wait_for_text(".explorer-elsewhere", "outflank library")
        .await?;
    // Only the games of a player, and all again.
    let fill = |text: &str| {
        format!(
            "const field = document.querySelector('.explorer-player');
             field.value = {text:?};
             field.dispatchEvent(new Event('change', {{ bubbles: true }}));"
        )
    };
    app.run(&fill("player 3")).await?;
    app.wait_until(
        "return document.querySelector('.explorer-count')?.textContent",
        |it| {
            it.as_str()
                .is_some_and(|it| it.parse::<usize>().is_ok_and(|it| it < GAMES))
        },
    )
    .await?;
    app.run(&fill("")).await?;
    app.wait_until(
        "return document.querySelector('.explorer-count')?.textContent",
        |it| it.as_str().is_some_and(|it| it.parse() == Ok(GAMES)),
    )
    .await?;
    first_moves_and_games(&app).await?;
    // A year that is opened here is counted beside it.
    import(&app).await?;
    app.run("[...document.querySelectorAll('.explorer .choice')].find(it => it.textContent.includes('Opened')).click()")
        .await?;
    let counted = format!("Counted in {GAMES} games opened in this browser.");
    app.wait_for_text(".explorer-source", &counted).await?;
    // Without the server, what was opened here is counted.
    app.stop_server().await?;
    app.wait_for_text(".explorer-source", &counted).await?;
    app.close().await
}
