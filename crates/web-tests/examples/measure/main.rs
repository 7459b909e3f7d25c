//! Measures the page: what is loaded, how soon one can play, how much work a frame is, how soon the engine in the
//! browser answers, how soon a due card is there, how soon the explorer has counted.
//! `cargo xtask measure-page` runs it.

mod work;

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use outflank_learn::training::{Card, Day, Recall};
use outflank_learn::{Progress, puzzle};
use outflank_web_tests::files::{archive, drop_files};
use outflank_web_tests::{App, Setup};
use serde_json::Value;
use work::{Frame, MainThread, Task};

/// So many first visits, each with a browser that has never seen the page.
const VISITS: usize = 7;

/// The level whose moves are timed.
const LEVEL: u32 = 5;

/// Notes when there is a board to play on and the page has time for a click, and what was loaded by then; and how long
/// the engine in the browser takes for each question.
const WATCH: &str = "
    const watch = new MutationObserver(() => {
        if (!document.querySelector('.cell.target')) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => {
            const loaded = ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind));
            window.interactive = [performance.now(), loaded.reduce((sum, it) => sum + it.transferSize, 0)];
        }));
    });
    watch.observe(document, { subtree: true, childList: true });
    window.answers = [];
    const Real = Worker;
    window.Worker = class extends Real {
        postMessage(message) {
            if (typeof message === 'string' && message.includes('\"ask\"')) this.asked = performance.now();
            super.postMessage(message);
        }
        set onmessage(heard) {
            super.onmessage = heard && ((event) => {
                if (event.data.includes('\"done\"')) window.answers.push(performance.now() - this.asked);
                heard(event);
            });
        }
    };";

/// So many cards are due.
const DUE: usize = 20;

/// Notes when another card is on the board, after what follows has asked for it.
const CARD: &str = "
    const board = () => [...document.querySelectorAll('.exercise .cell')].map((it) => it.ariaLabel).join();
    const before = board();
    const begun = performance.now();
    window.shown = null;
    const watch = new MutationObserver(() => {
        if (!document.querySelector('.exercise .cell.target') || board() === before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.shown = performance.now() - begun; }));
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    ";

/// So many games are opened in the browser: as many as it takes.
const GAMES: u64 = 20_000;

/// So many lines are followed from the start, each so far.
const LINES: usize = 5;
const PLIES: usize = 8;

/// Notes when the explorer shows another position, after what follows has asked for it.
const COUNTED: &str = "
    const place = () => document.querySelector('.explorer-summary').textContent
        + document.querySelector('.steps-at').textContent;
    const before = place();
    const begun = performance.now();
    window.shown = null;
    const watch = new MutationObserver(() => {
        if (place() === before) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => { window.shown = performance.now() - begun; }));
    });
    watch.observe(document.querySelector('.explorer'), { subtree: true, childList: true, characterData: true });
    ";

#[tokio::main]
async fn main() -> Result<()> {
    let mut times = Vec::new();
    let mut weight = 0.0;
    for _ in 0..VISITS {
        let app = open().await?;
        let script = "return window.interactive ?? null";
        let seen = app.wait_until(script, |it| !it.is_null()).await?;
        times.push(seen[0].as_f64().context("a time")?);
        weight = seen[1].as_f64().context("a size")?;
        app.close().await?;
    }
    println!("first load, compressed: {:.0} kB", weight / 1000.0);
    report("from the address to the first move possible", &times);
    flips().await?;
    report(
        &format!("a move at level {LEVEL} in the browser"),
        &game().await?,
    );
    report("a due card, from the click to the board", &cards().await?);
    report(
        &format!("the explorer over {GAMES} games, from the click to the counts"),
        &explore().await?,
    );
    Ok(())
}

/// Marks when a disc is placed, by a click or by the computer, and when all discs lie still again.
const MARKS: &str = "
    let moving = false;
    const running = () => document.getAnimations().filter((it) => it.playState === 'running').map((it) => it.finished);
    const begin = () => {
        if (moving) return;
        moving = true;
        performance.mark('discs-begin');
        requestAnimationFrame(async () => {
            for (let all = running(); all.length > 0; all = running()) await Promise.allSettled(all);
            performance.mark('discs-end');
            moving = false;
        });
    };
    addEventListener('click', (event) => event.target.closest?.('.cell') && begin(), true);
    const isPlaced = (it) => it.matches?.('.disc.placed');
    new MutationObserver((all) => all.some((it) => [...it.addedNodes].some(isPlaced)) && begin())
        .observe(document, { subtree: true, childList: true });";

/// So many moves are looked at.
const MOVES: usize = 12;

/// Long enough for a move and its answer. The page clicks by itself, and nothing is asked meanwhile: the driver's questions
/// and clicks leave more garbage to collect than the game.
const MOVE: Duration = Duration::from_millis(2500);

/// Work of the main thread while discs turn over, and its long tasks from the start on.
async fn flips() -> Result<()> {
    let setup = Setup {
        native: false,
        reduced_motion: false,
        traced: true,
        ..Setup::default()
    };
    let app = App::open_with("#/play", setup, MARKS).await?;
    app.press_button("Play").await?;
    // It would stop moves that are always on the first square.
    app.press_button("Send the coach away").await?;
    let pause = MOVE.as_millis();
    app.run(&format!(
        "let moves = {MOVES};
         const timer = setInterval(() => {{
             document.querySelector('.cell.target').click();
             if (--moves === 0) clearInterval(timer);
         }}, {pause});"
    ))
    .await?;
    tokio::time::sleep(MOVE * (MOVES as u32 + 2)).await;
    let thread = MainThread::read(&app.trace().await?)?;
    app.close().await?;
    let frames = thread.frames();
    ensure!(frames.len() > MOVES, "only {} frames", frames.len());
    let by_processor = frames.iter().map(Frame::cpu).collect();
    let by_clock = frames.iter().map(Frame::wall).collect();
    for (how, works) in [("processor", by_processor), ("clock", by_clock)] {
        let mut works: Vec<f64> = works;
        works.sort_by(f64::total_cmp);
        println!(
            "work of the main thread for a frame while discs turn, by the {how}: {:.1} ms, the median of {} frames; \
             at most {:.1} ms",
            works[works.len() / 2],
            works.len(),
            works[works.len() - 1],
        );
    }
    let named = |task: &Task| {
        let Task { cpu, wall, .. } = task;
        let what = thread.what(task);
        format!("{cpu:.1} ms ({wall:.1} by the clock: {what})")
    };
    let mut busiest: Vec<&Frame<'_>> = frames.iter().collect();
    busiest.sort_by(|one, other| other.cpu().total_cmp(&one.cpu()));
    for frame in busiest.iter().take(3) {
        let tasks: Vec<String> = frame.longest().map(named).collect();
        let (cpu, lasts) = (frame.cpu(), frame.lasts);
        println!(
            "a busy frame, {cpu:.1} ms of {lasts:.0}: {}",
            tasks.join("; ")
        );
    }
    let mut tasks: Vec<&Task> = thread.tasks.iter().collect();
    tasks.sort_by(|one, other| other.cpu.total_cmp(&one.cpu));
    let longest: Vec<String> = tasks.iter().take(3).map(|it| named(it)).collect();
    println!(
        "its longest tasks from the start on: {}",
        longest.join(", ")
    );
    Ok(())
}

async fn open() -> Result<App> {
    let setup = Setup {
        native: false,
        ..Setup::default()
    };
    App::open_with("#/play", setup, WATCH).await
}

/// Plays a game and returns how long the computer took for each of its moves, in milliseconds.
async fn game() -> Result<Vec<f64>> {
    let app = open().await?;
    app.set("coach", "false").await?;
    app.slide(".panel input[type=range]", LEVEL).await?;
    app.press_button("Play").await?;
    loop {
        let targets = app.wait_for_turn().await?;
        app.run("document.querySelectorAll('.notice button').forEach(it => it.click())")
            .await?;
        let Some(square) = targets.first() else {
            break;
        };
        app.click_square(square).await?;
    }
    let answers = app.run("return answers").await?;
    app.close().await?;
    let answers = answers.as_array().into_iter().flatten();
    let times: Vec<f64> = answers.filter_map(Value::as_f64).collect();
    ensure!(times.len() > 20, "only {} moves", times.len());
    Ok(times)
}

/// Goes through a deck of due cards and returns how long each took to be there, in milliseconds.
async fn cards() -> Result<Vec<f64>> {
    let long_ago = Day::new(20_000);
    let mut progress = Progress::default();
    for puzzle in puzzle::made().iter().step_by(40).take(DUE) {
        let card = Card::puzzle(puzzle, long_ago);
        let id = card.id();
        progress.add_card(card);
        progress.recall(&id, Recall::Right, long_ago);
    }
    let app = App::open("#/settings", Setup::default()).await?;
    app.keep("progress", &progress.save()).await?;
    app.reload().await?;
    app.go("#/training").await?;
    app.wait_for(".daily").await?;
    let mut times = Vec::new();
    for number in 0..DUE {
        let begin = if number == 0 {
            "location.hash = '#/training/deck'"
        } else {
            "document.querySelector('.exercise-tools button:last-child').click()"
        };
        app.run(&format!("{CARD}{begin}")).await?;
        let script = "return window.shown ?? null";
        let shown = app.wait_until(script, |it| !it.is_null()).await;
        let shown = shown.with_context(|| format!("card {}", number + 1))?;
        times.push(shown.as_f64().context("a time")?);
    }
    app.close().await?;
    Ok(times)
}

/// Opens many games and returns how long the explorer took in each position, in milliseconds.
async fn explore() -> Result<Vec<f64>> {
    let setup = Setup {
        hosted: true,
        ..Setup::default()
    };
    let app = App::open("#/analyse", setup).await?;
    app.wait_for(".explorer").await?;
    app.click(".explorer > summary").await?;
    let files = archive(GAMES)?;
    drop_files(
        &app,
        &files.each_ref().map(|(name, bytes)| (*name, &bytes[..])),
    )
    .await?;
    app.wait_for(".incoming-count").await?;
    app.click(".incoming-count").await?;
    app.run("document.querySelector('dialog[open] .dialog-close').click()")
        .await?;
    app.wait_for(".explorer-move").await?;
    let mut times = Vec::new();
    for line in 0..LINES {
        app.run("document.querySelector('.steps button').click()")
            .await?;
        for _ in 0..PLIES {
            app.wait_for(".explorer-move").await?;
            let step = format!(
                "const moves = document.querySelectorAll('.explorer-move');
                 moves[{line} % moves.length].click()"
            );
            app.run(&format!("{COUNTED}{step}")).await?;
            let script = "return window.shown ?? null";
            let shown = app.wait_until(script, |it| !it.is_null()).await?;
            times.push(shown.as_f64().context("a time")?);
        }
    }
    app.close().await?;
    Ok(times)
}

fn report(what: &str, times: &[f64]) {
    let mut times = times.to_vec();
    times.sort_by(f64::total_cmp);
    let [least, median, most] = [0, times.len() / 2, times.len() - 1].map(|at| times[at] / 1000.0);
    println!(
        "{what}: {median:.3} s, the median of {}; from {least:.3} s to {most:.3} s",
        times.len()
    );
}
