//! Time and an engine that do what a test says.
//!
//! The page has no door for this: its clock and its way to the engine are the browser's own, which scripts replace
//! before the page runs.

use std::time::Duration;

use anyhow::{Context as _, Result};
use outflank_wire::{FromEngine, Place, ToEngine};
use serde_json::json;

use crate::App;

/// Lets time stand still, from the next load on; runs before the page.
pub const TIME: &str = include_str!("time.js");

/// Stands in for the engine of the server; runs before the page.
pub fn engine() -> String {
    let ready = FromEngine::Ready {
        place: Place::Native,
        threads: 1,
    };
    let script = include_str!("engine.js");
    script.replace("READY", &json!(ready.to_text()).to_string())
}

impl App {
    /// Makes it a later time, without a timer that notices.
    pub async fn set_time(&self, time: Duration) -> Result<()> {
        self.run(&format!("time.set({})", milliseconds(time)))
            .await?;
        Ok(())
    }

    /// Lets the timers notice what time it is.
    pub async fn notice_time(&self) -> Result<()> {
        self.run("time.notice()").await?;
        Ok(())
    }

    /// Lets time pass, and the timers notice when they are due.
    pub async fn pass_time(&self, time: Duration) -> Result<()> {
        self.run(&format!("time.pass({})", milliseconds(time)))
            .await?;
        Ok(())
    }

    /// What the engine was told since this was asked last.
    pub async fn told(&self) -> Result<Vec<ToEngine>> {
        let messages = self.run("return engine.messages.splice(0)").await?;
        let messages = messages.as_array().context("a list")?.iter();
        messages
            .map(|text| Ok(ToEngine::from_text(text.as_str().context("a text")?)?))
            .collect()
    }

    /// Says something as the engine.
    pub async fn say(&self, message: &FromEngine) -> Result<()> {
        let text = json!(message.to_text());
        self.run(&format!("engine.say({text})")).await?;
        Ok(())
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
