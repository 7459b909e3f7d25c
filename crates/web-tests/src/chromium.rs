//! Debian's Chromium, its headless shell, and its driver.

use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use thirtyfour::{
    ChromeCapabilities, ChromiumLikeCapabilities as _, DesiredCapabilities, WebDriver,
};

use crate::{Setup, trace};

/// Chromium without its windows: half the work. Not the script in `/usr/bin`, which leaves it behind when it is ended.
const BROWSER: &str = "/usr/lib/chromium/chromium-headless-shell";

const ARGUMENTS: [&str; 12] = [
    // As root, and in containers.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    // There is no network, and no next time.
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-search-engine-choice-screen",
    "--no-first-run",
    "--mute-audio",
    "--lang=en",
    "--force-device-scale-factor=1",
    "--hide-scrollbars",
];

/// How often the driver may fail to start.
const TRIES: usize = 5;

/// A driver that runs; it ends with this.
pub struct Driver {
    process: Child,
    port: u16,
    /// Kept open, or what it says later would end it.
    _output: BufReader<ChildStdout>,
}

impl Driver {
    /// Starts the driver on a free port.
    pub fn start() -> Result<Driver> {
        // It looks for a port that is free, and takes it a moment later: another one may have been quicker.
        for _ in 1..TRIES {
            if let Ok(driver) = Driver::try_to_start() {
                return Ok(driver);
            }
        }
        Driver::try_to_start()
    }

    fn try_to_start() -> Result<Driver> {
        let mut process = Command::new("chromedriver")
            .arg("--port=0")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("chromedriver does not start: `cargo xtask web-tests` installs it")?;
        let output = process.stdout.take().context("it has an output")?;
        let mut output = BufReader::new(output);
        let mut line = String::new();
        while output.read_line(&mut line)? > 0 {
            // “ChromeDriver was started successfully on port 40123.”
            let port = line
                .split_once("successfully on port ")
                .and_then(|(_, port)| port.trim_end().trim_end_matches('.').parse().ok());
            if let Some(port) = port {
                return Ok(Driver {
                    process,
                    port,
                    _output: output,
                });
            }
            line.clear();
        }
        bail!("chromedriver ended without naming its port")
    }

    /// Opens a browser with a profile of its own, in English, with a window of the size that is wished for.
    pub async fn open(&self, setup: &Setup) -> Result<WebDriver> {
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary(BROWSER)?;
        for argument in ARGUMENTS {
            wishes.add_arg(argument)?;
        }
        wishes.add_arg(&format!("--window-size={},{}", setup.width, setup.height))?;
        if setup.traced {
            trace::record(&mut wishes)?;
        }
        self.connect(wishes).await
    }

    /// Takes over a browser that runs.
    pub async fn attach(&self, browser: &Browser) -> Result<WebDriver> {
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_debugger_address(&format!("127.0.0.1:{}", browser.port))?;
        self.connect(wishes).await
    }

    async fn connect(&self, wishes: ChromeCapabilities) -> Result<WebDriver> {
        let address = format!("http://127.0.0.1:{}", self.port);
        WebDriver::new(&address, wishes)
            .await
            .context("Chromium does not start")
    }

    fn shut_down(&self) -> io::Result<()> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(5)))?;
        let host = format!("127.0.0.1:{}", self.port);
        write!(
            stream,
            "GET /shutdown HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )?;
        // It answers when they have ended.
        stream.read_to_end(&mut Vec::new())?;
        Ok(())
    }
}

/// A browser of our own, which keeps what it keeps in a folder, and can be killed.
pub struct Browser {
    process: Child,
    port: u16,
}

impl Browser {
    /// Starts a browser that has this folder as its profile.
    pub fn start(profile: &Path) -> Result<Browser> {
        let mut process = Command::new(BROWSER)
            .args(ARGUMENTS)
            .arg("--remote-debugging-port=0")
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .context("Chromium does not start")?;
        let said = process.stderr.take().context("it has an output")?;
        for line in BufReader::new(said).lines() {
            // “DevTools listening on ws://127.0.0.1:40123/devtools/browser/…”
            let line = line?;
            let port = line.split_once("ws://127.0.0.1:");
            let port = port.and_then(|(_, rest)| rest.split('/').next()?.parse().ok());
            if let Some(port) = port {
                return Ok(Browser { process, port });
            }
        }
        bail!("Chromium ended without naming its port")
    }

    /// Ends it in the middle of whatever it does.
    pub fn kill(&mut self) -> io::Result<()> {
        self.process.kill()?;
        self.process.wait()?;
        Ok(())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.kill();
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // A driver that is asked to shut down ends its browsers too; one that is killed leaves them behind.
        let _ = self.shut_down();
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
