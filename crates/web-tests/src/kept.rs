//! What the page keeps in the browser's database, as a test sees and changes it behind the page's back.

use std::time::Duration;

use anyhow::{Context as _, Result};
use outflank_play::Match;
use serde_json::{Value, json};

use crate::App;

/// Does something with the texts that are kept. The result is that of the last request.
const TEXTS: &str = "
    const done = arguments[arguments.length - 1];
    const opened = indexedDB.open('outflank');
    opened.onsuccess = () => {
        const step = opened.result.transaction('kept', 'readwrite');
        const texts = step.objectStore('kept');
        const last = (() => { DO })();
        step.oncomplete = () => { opened.result.close(); done(last.result ?? null); };
    };";

impl App {
    /// Waits until everything is kept that the page has to keep.
    pub async fn wait_until_kept(&self) -> Result<()> {
        let script = "return document.documentElement.dataset.kept";
        self.wait_until(script, |it| *it == "yes").await?;
        Ok(())
    }

    async fn texts(&self, request: &str) -> Result<Value> {
        let script = TEXTS.replace("DO", request);
        let result = self.driver.execute_async(script, Vec::new()).await?;
        Ok(result.json().clone())
    }

    /// What is kept under a name, once everything is kept.
    pub async fn kept(&self, name: &str) -> Result<Option<String>> {
        self.wait_until_kept().await?;
        self.kept_by_now(name).await
    }

    /// What is kept under a name, whatever the page has still to keep.
    pub async fn kept_by_now(&self, name: &str) -> Result<Option<String>> {
        let text = self.texts(&format!("return texts.get({name:?})")).await?;
        Ok(text.as_str().map(str::to_owned))
    }

    /// Keeps a text. The page that is open does not know of it until it is loaded anew.
    pub async fn keep(&self, name: &str, text: &str) -> Result<()> {
        self.wait_until_kept().await?;
        let request = format!("return texts.put({}, {name:?})", json!(text));
        self.texts(&request).await?;
        Ok(())
    }

    /// Keeps nothing any more. The page that is open does not know of it until it is loaded anew.
    pub async fn forget(&self) -> Result<()> {
        self.wait_until_kept().await?;
        self.texts("localStorage.clear(); return texts.clear()")
            .await?;
        Ok(())
    }

    /// Changes a setting as the page keeps it, and loads the page anew.
    pub async fn set(&self, name: &str, value: &str) -> Result<()> {
        let settings = self.kept("settings").await?;
        let mut settings: Value = serde_json::from_str(settings.as_deref().unwrap_or("{}"))?;
        settings[name] = serde_json::from_str(value)?;
        self.keep("settings", &settings.to_string()).await?;
        self.reload().await
    }

    /// Keeps a game as the page does, under this name; it may be any text.
    pub async fn keep_game(&self, name: &str, document: &str) -> Result<()> {
        self.keep(&format!("game.{name}"), document).await
    }

    /// The game on the table, as it is kept.
    pub async fn kept_game(&self) -> Result<String> {
        let id = self.kept("play.current").await?;
        let name = format!("game.{}", id.context("a game is on the table")?);
        self.kept(&name).await?.context("a game is kept")
    }

    /// Puts a game on the table and opens the page on which one plays.
    pub async fn play_on(&self, name: &str, game: &Match) -> Result<()> {
        // A page that is left keeps the game that is on its table.
        self.go("#/games").await?;
        self.wait_for(".games").await?;
        self.keep_game(name, &game.save(Duration::ZERO)).await?;
        self.keep("play.current", name).await?;
        self.reload().await?;
        self.go("#/play").await?;
        self.wait_for(".play").await?;
        Ok(())
    }
}
