//! The browser, killed while the page saves: every move that the page had said to be kept is there, and every game is
//! whole. `cargo xtask soak browser` runs it.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, ensure};
use outflank_play::SavedGame;
use outflank_rules::Square;
use outflank_rules::random::Random;
use outflank_server::{Options, Page, Server};
use outflank_web_tests::App;
use outflank_web_tests::app::page_folder;
use outflank_web_tests::chromium::Browser;

/// The most moves before a kill.
const MOVES: u32 = 8;

/// A kill comes at most so many milliseconds after the last click was sent: until then it arrives, is carried out and kept.
const LATEST: u32 = 80;

/// Clicks on a square and waits until the page says that everything is kept.
const PLAY: &str = "
    const done = arguments[arguments.length - 1];
    const root = document.documentElement;
    document.querySelector('[data-square=SQUARE]').click();
    const look = () => { if (root.dataset.kept === 'yes') done(true); };
    new MutationObserver(look).observe(root, { attributes: true });
    look();";

/// What must be there after the next start.
#[derive(Default)]
struct Expected {
    /// The moves of the game on the table that the page had said to be kept,
    kept: Vec<Square>,
    /// and one that it may have kept.
    perhaps: Option<Square>,
    /// Earlier games, by name.
    games: Vec<(String, String)>,
    /// How many moves the page has said to be kept in all,
    said: usize,
    /// and how many were kept before it could say so.
    unsaid: usize,
}

#[tokio::main]
async fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let cycles: u32 = arguments.next().context("how many cycles?")?.parse()?;
    let seed: u64 = arguments.next().context("which seed?")?.parse()?;
    let folder: PathBuf = arguments.next().context("which folder?")?.into();
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    let options = Options {
        port: Some(0),
        engine: false,
        ..Options::default()
    };
    let server = Server::bind(Page::from_folder(&page_folder()?)?, &options).await?;
    let url = server.url();
    tokio::spawn(server.run(std::future::pending()));

    let mut random = Random::new(seed);
    let mut expected = Expected::default();
    let begin = Instant::now();
    for cycle in 1..=cycles {
        kill_once(&url, &folder, &mut random, &mut expected)
            .await
            .with_context(|| format!("kill {cycle}, --seed {seed}"))?;
    }
    // What the last kill has left.
    let browser = Browser::start(&folder)?;
    let app = open(&url, &browser).await?;
    look(&app, &mut expected).await?;
    let (said, unsaid) = (expected.said, expected.unsaid);
    let seconds = begin.elapsed().as_secs();
    println!(
        "{cycles} kills, {said} moves said to be kept, {unsaid} kept without a word, nothing torn or lost, {seconds} s"
    );
    Ok(())
}

async fn open(url: &str, browser: &Browser) -> Result<App> {
    let app = App::attach(url, browser).await?;
    app.go("#/play").await?;
    app.wait_until_kept().await?;
    Ok(app)
}

async fn kill_once(
    url: &str,
    profile: &Path,
    random: &mut Random,
    expected: &mut Expected,
) -> Result<()> {
    let mut browser = Browser::start(profile)?;
    let app = open(url, &browser).await?;
    if app.kept("play.current").await?.is_some() {
        look(&app, expected).await?;
    } else {
        ensure!(expected.kept.is_empty(), "there is no game");
        app.run("document.querySelector('.setup > .choices .choice:nth-child(2)').click()")
            .await?;
    }
    for _ in 0..random.below(MOVES) {
        let square = choose(&app, random, expected).await?;
        let script = PLAY.replace("SQUARE", &square.to_string());
        app.driver.execute_async(script, Vec::new()).await?;
        expected.kept.push(square);
        expected.said += 1;
    }
    let square = choose(&app, random, expected).await?;
    expected.perhaps = Some(square);
    let wait = Duration::from_millis(random.below(LATEST).into());
    let click = format!("document.querySelector('[data-square={square}]').click()");
    // Killed before it answers, it never does.
    let (_, killed) = tokio::join!(app.run(&click), async {
        tokio::time::sleep(wait).await;
        browser.kill()
    });
    killed?;
    Ok(())
}

/// A square to play on; if the game is over, in the next one.
async fn choose(app: &App, random: &mut Random, expected: &mut Expected) -> Result<Square> {
    let mut targets = app.targets().await?;
    if targets.is_empty() {
        let id = app.kept("play.current").await?.context("a game")?;
        expected
            .games
            .push((format!("game.{id}"), app.kept_game().await?));
        expected.kept.clear();
        app.press_button("Play again").await?;
        app.wait_for(".cell.target").await?;
        targets = app.targets().await?;
    }
    let square = random.pick(targets).context("there is a move")?;
    Ok(square.parse()?)
}

/// Looks at what is there after a kill, and goes on from it.
async fn look(app: &App, expected: &mut Expected) -> Result<()> {
    for (name, text) in &expected.games {
        ensure!(
            app.kept(name).await?.as_ref() == Some(text),
            "{name} is lost"
        );
    }
    let text = app.kept_game().await?;
    let perhaps = expected.perhaps.take();
    if expected.kept.is_empty() && expected.games.last().is_some_and(|(_, last)| *last == text) {
        // A game of which nothing was kept is none: the one before is still on the table.
        expected.games.pop();
        return Ok(());
    }
    let saved = SavedGame::from_text(&text)?;
    let there: Vec<Square> = saved.game.turns().filter_map(|it| it.mv.square()).collect();
    let mut most = expected.kept.clone();
    most.extend(perhaps);
    let known = there.len() >= expected.kept.len() && most.starts_with(&there);
    ensure!(known, "{there:?} are there, not {most:?}");
    expected.unsaid += there.len() - expected.kept.len();
    expected.kept = there;
    Ok(())
}
