//! The browser's own trace of its work: Chromium records it, its driver hands it over.

use anyhow::{Context as _, Result};
use serde_json::{Value, json};
use thirtyfour::common::command::{Command, FormatRequestData};
use thirtyfour::prelude::*;
use thirtyfour::{ChromeCapabilities, RequestData, SessionId};

use crate::App;

/// Tasks and what they do, frames, and marks that scripts set.
const CATEGORIES: &str = "devtools.timeline,disabled-by-default-devtools.timeline,\
                          disabled-by-default-devtools.timeline.frame,blink.user_timing";

/// Lets a browser record its work.
pub(crate) fn record(wishes: &mut ChromeCapabilities) -> WebDriverResult<()> {
    let wanted = json!({
        "enableNetwork": false, "enablePage": false, "traceCategories": CATEGORIES,
    });
    wishes.add_experimental_option("perfLoggingPrefs", wanted)?;
    wishes.set("goog:loggingPrefs", json!({ "performance": "ALL" }))
}

/// Asks for what was recorded; thirtyfour has no command for it.
#[derive(Debug)]
struct Recorded;

impl FormatRequestData for Recorded {
    fn format_request(&self, session: &SessionId) -> RequestData {
        RequestData {
            uri: format!("/session/{session}/se/log").into(),
            body: Some(json!({ "type": "performance" })),
            // As that, it is a POST.
            ..Command::Back.format_request(session)
        }
    }
}

impl App {
    /// The events of the trace since the start, or since this was asked for the last time. The page must have been
    /// opened with [`Setup::traced`](crate::Setup::traced).
    pub async fn trace(&self) -> Result<Vec<Value>> {
        let entries = self.driver.cmd(Recorded).await?.value_json()?;
        let mut events = Vec::new();
        for entry in entries.as_array().context("a list of entries")? {
            let text = entry["message"].as_str().context("a message")?;
            let mut entry: Value = serde_json::from_str(text)?;
            let message = &mut entry["message"];
            if message["method"] == "Tracing.dataCollected" {
                events.push(message["params"].take());
            }
        }
        Ok(events)
    }
}
