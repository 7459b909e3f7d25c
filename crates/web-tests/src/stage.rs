//! A clock and an engine under the test's control.
//!
//! The page needs no hooks for this: scripts replace the browser's own clock, timers and sockets before it runs.

use std::time::Duration;

use anyhow::{Context as _, Result};
use outflank_wire::{FromEngine, Place, ToEngine};
use serde_json::json;

use crate::App;

/// Stops the clock; runs before the page.
pub const TIME: &str = include_str!("time.js");

/// Stands in for the server's engine; runs before the page.
pub fn engine() -> String {
    let ready = FromEngine::Ready {
        place: Place::Native,
        threads: 1,
    };
    let script = include_str!("engine.js");
    script.replace("READY", &json!(ready.to_text()).to_string())
}

impl App {
    /// Sets the time without firing timers.
    pub async fn set_time(&self, time: Duration) -> Result<()> {
        self.run(&format!("time.set({})", milliseconds(time)))
            .await?;
        Ok(())
    }

    /// Fires the timers that are due.
    pub async fn fire_timers(&self) -> Result<()> {
        self.run("time.fire()").await?;
        Ok(())
    }

    /// Lets time pass, firing each timer when it is due.
    pub async fn pass_time(&self, time: Duration) -> Result<()> {
        self.run(&format!("time.pass({})", milliseconds(time)))
            .await?;
        Ok(())
    }

    /// What the page has sent to the engine since the last call.
    pub async fn sent_to_engine(&self) -> Result<Vec<ToEngine>> {
        let messages = self.run("return engine.messages.splice(0)").await?;
        let messages = messages.as_array().context("a list")?.iter();
        messages
            .map(|text| Ok(ToEngine::from_text(text.as_str().context("a text")?)?))
            .collect()
    }

    /// Sends a message to the page, as the engine.
    pub async fn send_as_engine(&self, message: &FromEngine) -> Result<()> {
        let text = json!(message.to_text());
        self.run(&format!("engine.say({text})")).await?;
        Ok(())
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
