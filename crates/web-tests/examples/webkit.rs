//! A smoke test of each page in a second engine, WebKit: `cargo xtask web-tests --engine webkit` runs it.

use std::io::{BufRead as _, BufReader};
use std::net::TcpListener;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use outflank_server::{Options, Page, Server};
use outflank_web_tests::app::page_folder;
use serde_json::{Value, json};
use thirtyfour::{Capabilities, WebDriver};
use tokio::sync::oneshot;

/// What there is to see on each page, and on no other.
const PAGES: [(&str, &str); 10] = [
    ("#/play", ".play [data-square=f5]"),
    ("#/learn", ".learn-overview"),
    ("#/learn/outflank/1", ".chapter-steps [aria-current]"),
    ("#/training", ".training-overview"),
    ("#/puzzles", ".puzzles-overview"),
    ("#/puzzles/puzzle1", ".exercise-task .difficulty"),
    ("#/analyse", ".best-lines"),
    ("#/games", ".games"),
    ("#/settings", ".settings-try"),
    ("#/style", ".style-theme .finale-card"),
];

/// It is slower than Chromium, and has no window.
const PATIENCE: Duration = Duration::from_mins(1);

/// A program that ends with this.
struct Started(Child);

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[tokio::main]
async fn main() -> Result<()> {
    let options = Options {
        port: Some(0),
        threads: 1,
        ..Options::default()
    };
    let server = Server::bind(Page::from_folder(&page_folder()?)?, &options).await?;
    let url = server.url();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async {
        let _ = stopped.await;
    }));
    let (_screen, display) = screen()?;
    let (_driver, port) = driver(&display)?;
    let browser = connect(port).await?;
    let checked = check(&browser, &url).await;
    browser.quit().await?;
    let _ = stop.send(());
    running.await?;
    checked
}

/// A screen that nobody looks at, and its name.
fn screen() -> Result<(Started, String)> {
    let mut screen = Command::new("Xvfb")
        .args(["-displayfd", "1", "-screen", "0", "1280x1024x24"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .context("Xvfb does not start")?;
    let output = screen.stdout.take().context("it has an output")?;
    let started = Started(screen);
    let mut number = String::new();
    BufReader::new(output).read_line(&mut number)?;
    ensure!(!number.trim().is_empty(), "Xvfb has no display");
    Ok((started, format!(":{}", number.trim())))
}

fn driver(display: &str) -> Result<(Started, u16)> {
    let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
    let driver = Command::new("WebKitWebDriver")
        .arg(format!("--port={port}"))
        .env("DISPLAY", display)
        .env("GDK_BACKEND", "x11")
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .context("WebKitWebDriver does not start")?;
    Ok((Started(driver), port))
}

async fn connect(port: u16) -> Result<WebDriver> {
    let wishes = json!({ "webkitgtk:browserOptions": {
        "binary": "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
        "args": ["--automation"],
    } });
    let Value::Object(wishes) = wishes else {
        bail!("it is an object");
    };
    let begin = Instant::now();
    loop {
        let wishes = Capabilities::from(wishes.clone());
        match WebDriver::new(format!("http://127.0.0.1:{port}"), wishes).await {
            Ok(browser) => return Ok(browser),
            // The driver has just been started.
            Err(_) if begin.elapsed() < PATIENCE => {
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            Err(error) => return Err(error).context("WebKit does not start"),
        }
    }
}

/// Each page is there, can be left again, and a move is answered.
async fn check(browser: &WebDriver, url: &str) -> Result<()> {
    browser.goto(format!("{url}#/play")).await?;
    for (place, css) in PAGES {
        run(browser, &format!("location.hash = {place:?}")).await?;
        let there = format!(
            "return location.hash.startsWith({place:?}) && document.querySelector({css:?}) !== null"
        );
        wait_until(browser, &there).await.context(place)?;
        let broken = "return document.querySelector('.breakdown, .missing')?.textContent ?? ''";
        let broken = run(browser, broken).await?;
        ensure!(broken == "", "{place}: {broken}");
        println!("{place}: ok");
    }
    run(browser, "location.hash = '#/play'").await?;
    wait_until(
        browser,
        "return document.querySelector('[data-square=f5].target, .target[data-square=f5]') !== null",
    )
    .await?;
    run(
        browser,
        "document.querySelector('[data-square=f5]').click()",
    )
    .await?;
    let answered = "const discs = [...document.querySelectorAll('[data-square]')]
        .filter(it => / disc/.test(it.ariaLabel ?? it.getAttribute('aria-label'))).length;
        return discs >= 6";
    wait_until(browser, answered)
        .await
        .context("the computer answers f5")?;
    println!("a move and its answer: ok");
    Ok(())
}

async fn run(browser: &WebDriver, script: &str) -> Result<Value> {
    Ok(browser.execute(script, Vec::new()).await?.json().clone())
}

async fn wait_until(browser: &WebDriver, script: &str) -> Result<()> {
    let begin = Instant::now();
    while run(browser, script).await? != true {
        ensure!(begin.elapsed() < PATIENCE, "`{script}` stays false");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Ok(())
}
