//! The explorer beside the board: with the server's library, and with games opened in the browser.

use anyhow::{Context as _, Result, ensure};
use outflank_record::wthor::{Archive, Files, Roster};
use outflank_record::{Date, Decimal, Ending, GameRecord, ResultRecord};
use outflank_rules::random::Random;
use outflank_rules::{Move, Position};
use outflank_web_tests::{App, Setup};

use super::files::{File, drop_files};

const PLACE: &str = "return document.querySelector('.steps-at').textContent";
const GAMES: usize = 300;

/// A year of random games, all of them different.
fn year() -> Vec<GameRecord> {
    let game = |number: u64| {
        let mut random = Random::new(number);
        let mut record = GameRecord::new(Position::START);
        loop {
            let moves: Vec<Move> = record.end().moves().collect();
            let Some(&mv) = random.pick(moves.iter()) else {
                break;
            };
            record.push(mv).expect("a legal move");
        }
        record.black.name = format!("Player {}", number % 7);
        record.white.name = format!("Player {}", number % 11 + 20);
        "Club".clone_into(&mut record.event);
        record.date = Some(Date::of_year(2000));
        let score = record.end().final_score(outflank_rules::Color::Black);
        record.result = Some(ResultRecord {
            score: Decimal::whole(score.discs()),
            ending: Ending::Board,
        });
        record
    };
    (0..GAMES as u64).map(game).collect()
}

/// The year as an archive with its names, dropped on the page and counted.
async fn import(app: &App) -> Result<()> {
    let mut archive = Archive::new(&Roster::default(), Files::One);
    for game in year() {
        archive.add(&game);
    }
    let today = Date::of_year(2001);
    let mut games = Vec::new();
    archive.write(2000, &today, &mut games)?;
    let files: [File; 3] = [
        ("WTH_2000.wtb", &games),
        ("WTHOR.JOU", &archive.players().to_bytes(&today)),
        ("WTHOR.TRN", &archive.tournaments().to_bytes(&today)),
    ];
    drop_files(app, &files).await?;
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

#[tokio::test]
async fn the_library_of_the_server_is_counted_while_it_is_there() -> Result<()> {
    let setup = Setup {
        games: Some(year),
        ..Setup::default()
    };
    let mut app = App::open("#/analyse", setup).await?;
    open_explorer(&app).await?;
    app.wait_for_text(
        ".explorer-source",
        &format!("Counted in {GAMES} games of the library on this computer."),
    )
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
