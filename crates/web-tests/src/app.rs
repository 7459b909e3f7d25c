//! The page, open in a browser.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use outflank_collection::Collection;
use outflank_record::GameRecord;
use outflank_server::{Games, Options, Page, Server};
use serde_json::{Value, json};
use thirtyfour::prelude::*;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::chromium::{Browser, Driver};
use crate::host::Host;

/// What a page does takes less; a busy machine may take more.
const PATIENCE: Duration = Duration::from_mins(1);

/// Between one look and the next.
const PAUSE: Duration = Duration::from_millis(20);

/// Listens to what is said; runs before the page.
const HEARD: &str = include_str!("heard.js");

/// How the page is opened.
#[derive(Clone, Copy, Debug)]
#[allow(clippy::struct_excessive_bools)] // Each is a setting of its own.
pub struct Setup {
    /// The window's width,
    pub width: u32,
    /// and height.
    pub height: u32,
    /// Whether the server offers the native engine. Without it the page has only its own.
    pub native: bool,
    /// Whether the page lies in a folder of a plain web host instead of on our server; then there is no native engine.
    pub hosted: bool,
    /// Makes the games of the server's library; without it, there is none.
    pub games: Option<fn() -> Vec<GameRecord>>,
    /// Whether everything holds still.
    pub reduced_motion: bool,
    /// Whether the system is dark.
    pub dark: bool,
    /// Whether the screen is touched: fingers are wide and do not hover.
    pub touch: bool,
    /// Whether the browser records its work.
    pub traced: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            width: 1280,
            height: 900,
            native: true,
            hosted: false,
            games: None,
            reduced_motion: true,
            dark: false,
            touch: false,
            traced: false,
        }
    }
}

impl Setup {
    /// A small phone.
    pub fn phone() -> Setup {
        Setup {
            width: 320,
            height: 640,
            ..Setup::default()
        }
    }
}

/// The page, open in a browser.
pub struct App {
    /// The browser, for what has no method here.
    pub driver: WebDriver,
    url: String,
    setup: Setup,
    stop: Option<oneshot::Sender<()>>,
    server: Option<Running>,
    // Last, so that the browser is closed before it.
    _process: Driver,
}

impl App {
    /// Opens the page at a place such as `#/play`.
    pub async fn open(place: &str, setup: Setup) -> Result<App> {
        App::open_with(place, setup, "").await
    }

    /// Opens the page with a script that runs before it.
    pub async fn open_with(place: &str, setup: Setup, script: &str) -> Result<App> {
        let (url, stop, server) = serve(setup, 0).await?;
        let process = Driver::start()?;
        let driver = process.open(&setup).await?;
        let app = App {
            driver,
            url,
            setup,
            stop: Some(stop),
            server: Some(server),
            _process: process,
        };
        app.emulate(setup).await?;
        app.run_before(HEARD).await?;
        app.run_before(script).await?;
        app.go(place).await?;
        Ok(app)
    }

    /// The page at this address in a browser that runs; no page is opened yet.
    pub async fn attach(url: &str, browser: &Browser) -> Result<App> {
        let process = Driver::start()?;
        let driver = process.attach(browser).await?;
        Ok(App {
            driver,
            url: url.to_owned(),
            setup: Setup::default(),
            stop: None,
            server: None,
            _process: process,
        })
    }

    /// Lets the window be of another size and the system of another mind. A phone is smaller than a window can be, so
    /// its size is emulated.
    pub async fn emulate(&self, setup: Setup) -> Result<()> {
        let tools = self.driver.cdp();
        let size = json!({
            "width": setup.width, "height": setup.height, "deviceScaleFactor": 1, "mobile": setup.touch || setup.width < 600,
        });
        tools
            .send_raw("Emulation.setDeviceMetricsOverride", size)
            .await?;
        let touch = json!({ "enabled": setup.touch, "maxTouchPoints": 1 });
        tools
            .send_raw("Emulation.setTouchEmulationEnabled", touch)
            .await?;
        let motion = if setup.reduced_motion {
            "reduce"
        } else {
            "no-preference"
        };
        let colors = if setup.dark { "dark" } else { "light" };
        let media = json!({ "features": [
            { "name": "prefers-reduced-motion", "value": motion },
            { "name": "prefers-color-scheme", "value": colors },
        ] });
        tools.send_raw("Emulation.setEmulatedMedia", media).await?;
        Ok(())
    }

    /// The address of the page.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Goes to a place and waits until the page is there.
    pub async fn go(&self, place: &str) -> Result<()> {
        self.driver.goto(format!("{}{place}", self.url)).await?;
        self.wait_for("main h1").await?;
        Ok(())
    }

    /// Lets a script run before the page, from the next load on.
    pub async fn run_before(&self, script: &str) -> Result<()> {
        let source = json!({ "source": script });
        let tools = self.driver.cdp();
        tools
            .send_raw("Page.addScriptToEvaluateOnNewDocument", source)
            .await?;
        Ok(())
    }

    /// Loads the page anew.
    pub async fn reload(&self) -> Result<()> {
        self.driver.refresh().await?;
        self.wait_for("main h1").await?;
        Ok(())
    }

    /// Ends the server; what the page does from now on, it does alone.
    pub async fn stop_server(&mut self) -> Result<()> {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(server) = self.server.take() {
            server.await??;
        }
        Ok(())
    }

    /// Starts the server again, where it was.
    pub async fn start_server_again(&mut self) -> Result<()> {
        let port = self.url.trim_end_matches('/').rsplit(':').next();
        let port = port.context("an address has a port")?.parse()?;
        let (_, stop, server) = serve(self.setup, port).await?;
        (self.stop, self.server) = (Some(stop), Some(server));
        Ok(())
    }

    /// Closes the browser. A test that fails leaves that to the driver.
    pub async fn close(mut self) -> Result<()> {
        self.stop_server().await?;
        self.driver.clone().quit().await?;
        Ok(())
    }

    /// Tries until it succeeds. Elements come and go while the page works, and a notice may lie over them.
    async fn retry<T>(
        &self,
        what: &str,
        attempt: impl AsyncFn() -> WebDriverResult<T>,
    ) -> Result<T> {
        let begin = Instant::now();
        loop {
            match attempt().await {
                Ok(value) => return Ok(value),
                Err(error) if begin.elapsed() > PATIENCE => {
                    return Err(error).with_context(|| what.to_owned());
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
    }

    /// The first element that a selector matches, once there is one.
    pub async fn wait_for(&self, css: &str) -> Result<WebElement> {
        let find = async || self.driver.find(By::Css(css)).await;
        self.retry(&format!("there is no `{css}`"), find).await
    }

    /// Waits until what a script returns makes `enough` true.
    pub async fn wait_until(&self, script: &str, enough: impl Fn(&Value) -> bool) -> Result<Value> {
        let begin = Instant::now();
        loop {
            let value = self.run(script).await?;
            if enough(&value) {
                return Ok(value);
            }
            ensure!(begin.elapsed() < PATIENCE, "`{script}` stays at {value}");
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Waits until something was said, or shown for a moment. The source is a live region, `announced` or
    /// `announced-urgently`, or a kind of notice, `info` or `refusal`, or `thinking`. What was found is not found again.
    pub async fn wait_to_hear(&self, source: &str, text: &str) -> Result<()> {
        let script = format!("return hear({source:?}, {}) || heard", json!(text));
        let heard = self.wait_until(&script, |it| *it == true).await;
        heard.with_context(|| format!("“{text}” is not heard"))?;
        Ok(())
    }

    /// Waits until all that was said since this was last asked is just this: when its turn came, and at once.
    pub async fn hears(&self, polite: &str, urgent: &str) -> Result<()> {
        let script = "return Object.values(said).map((it) => it.replace(/\\s+/g, ' ').trim())";
        let all = json!([polite, urgent]);
        let heard = self.wait_until(script, |it| *it == all).await;
        heard.with_context(|| format!("not what is heard: {all}"))?;
        self.run("for (const region in said) said[region] = ''")
            .await?;
        Ok(())
    }

    /// Runs a script and returns what it returns.
    pub async fn run(&self, script: &str) -> Result<Value> {
        let result = self.driver.execute(script, Vec::new()).await?;
        Ok(result.json().clone())
    }

    /// Waits until an element that a selector matches contains a text.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<()> {
        let script =
            format!("return [...document.querySelectorAll({css:?})].map(it => it.textContent)");
        let contains = |it: &Value| it.as_str().is_some_and(|it| it.contains(text));
        let found = |value: &Value| value.as_array().is_some_and(|all| all.iter().any(contains));
        let seen = self.wait_until(&script, found).await;
        seen.with_context(|| format!("“{text}” is not seen"))?;
        Ok(())
    }

    /// The text of an element.
    pub async fn text(&self, css: &str) -> Result<String> {
        let script = format!("return document.querySelector({css:?})?.textContent ?? ''");
        let text = self.run(&script).await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// A square of the board.
    pub async fn square(&self, name: &str) -> Result<WebElement> {
        self.wait_for(&format!("[data-square={name}]")).await
    }

    /// What a screen reader says about a square.
    pub async fn spoken(&self, square: &str) -> Result<String> {
        let label = self.square(square).await?.attr("aria-label").await?;
        label.context("a square has a label")
    }

    /// Clicks on a square.
    pub async fn click_square(&self, name: &str) -> Result<()> {
        self.click(&format!("[data-square={name}]")).await
    }

    /// Clicks on the first element that a selector matches.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.click_on(By::Css(css)).await
    }

    /// Clicks on the button with this text.
    pub async fn press_button(&self, text: &str) -> Result<()> {
        let path = format!("//button[normalize-space()={text:?}]");
        self.click_on(By::XPath(path)).await
    }

    async fn click_on(&self, by: By) -> Result<()> {
        let click = async || {
            let element = self.driver.find(by.clone()).await?;
            let clicked = element.click().await;
            if clicked.is_err() {
                // On a phone it may lie below the buttons at the thumb.
                element.scroll_into_view().await?;
            }
            clicked
        };
        self.retry(&format!("{by:?} cannot be clicked"), click)
            .await
    }

    /// Moves a slider.
    pub async fn slide(&self, css: &str, value: u32) -> Result<()> {
        self.wait_for(css).await?;
        let script = format!(
            "const slider = document.querySelector({css:?});
             slider.value = {value};
             slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
        );
        self.run(&script).await?;
        Ok(())
    }

    /// Presses keys where the focus is.
    pub async fn keys(&self, keys: impl Into<TypingData>) -> Result<()> {
        let keys = keys.into().to_string();
        let press = async || {
            let focused = self.driver.active_element().await?;
            focused.send_keys(&keys).await
        };
        self.retry("no keys can be pressed", press).await
    }

    /// The squares on which the person to move can play now.
    pub async fn targets(&self) -> Result<Vec<String>> {
        let script =
            "return [...document.querySelectorAll('.cell.target')].map(it => it.dataset.square)";
        let squares = self.run(script).await?;
        let squares = squares.as_array().context("a list")?.iter();
        Ok(squares
            .filter_map(|it| it.as_str().map(str::to_owned))
            .collect())
    }

    /// Waits until the person can play, or the game is over; then there is no target.
    pub async fn wait_for_turn(&self) -> Result<Vec<String>> {
        let script = "return document.querySelector('.play-thinking').textContent === ''
            && Boolean(document.querySelector('.cell.target, .ending'))";
        self.wait_until(script, |value| value == &json!(true))
            .await?;
        self.targets().await
    }

    /// Keeps a picture of the page.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        self.driver.screenshot(path).await?;
        Ok(())
    }

    /// What the page says when it has broken down. A test ends with this.
    pub async fn check_unbroken(&self) -> Result<()> {
        let broken = self
            .run("return document.querySelector('body > .breakdown')?.outerHTML")
            .await?;
        ensure!(broken.is_null(), "{broken}");
        Ok(())
    }
}

type Running = JoinHandle<std::io::Result<()>>;

/// Starts a server of the page, on a free port if that is 0; what is returned is its address, and what ends it.
async fn serve(setup: Setup, port: u16) -> Result<(String, oneshot::Sender<()>, Running)> {
    let (stop, stopped) = oneshot::channel();
    let stopped = async {
        let _ = stopped.await;
    };
    if setup.hosted {
        let host = Host::bind(page_folder()?).await?;
        return Ok((host.url()?, stop, tokio::spawn(host.run(stopped))));
    }
    let options = Options {
        port: Some(port),
        threads: 1,
        engine: setup.native,
        games: setup.games.map(library),
        ..Options::default()
    };
    let server = Server::bind(Page::from_folder(&page_folder()?)?, &options).await?;
    let url = server.url();
    let run = async {
        server.run(stopped).await;
        Ok(())
    };
    Ok((url, stop, tokio::spawn(run)))
}

/// Where the built page is.
pub fn page_folder() -> Result<PathBuf> {
    match std::env::var_os("OUTFLANK_PAGE") {
        Some(folder) => Ok(folder.into()),
        None => {
            bail!("OUTFLANK_PAGE names no built page: run the tests with `cargo xtask web-tests`")
        }
    }
}

/// A library of these games.
fn library(make: fn() -> Vec<GameRecord>) -> Games {
    Arc::new(move || {
        let mut games = Collection::default();
        for record in make() {
            games.add(record);
        }
        Ok(Box::new(games))
    })
}
