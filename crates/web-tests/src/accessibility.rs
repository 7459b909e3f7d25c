//! Whether everyone can use what is shown: rules that a program can check.

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};

use crate::App;

const RULES: &str = include_str!("accessibility.js");

/// What must have a name for people who cannot see it.
const NAMED: [&str; 17] = [
    "button",
    "checkbox",
    "combobox",
    "dialog",
    "grid",
    "gridcell",
    "img",
    "link",
    "listbox",
    "meter",
    "option",
    "progressbar",
    "radio",
    "slider",
    "spinbutton",
    "tab",
    "textbox",
];

impl App {
    /// Checks what is shown now against the rules, and whether everything has a name. The error lists every violation.
    pub async fn check_accessibility(&self) -> Result<()> {
        self.check_rules().await?;
        self.accept(self.nameless().await?).await
    }

    /// Checks what is shown now against the rules. The error lists every violation.
    pub async fn check_rules(&self) -> Result<()> {
        let found = self.run(RULES).await?;
        let found = found.as_array().context("the rules return a list")?.iter();
        let found = found.filter_map(|it| it.as_str().map(str::to_owned));
        self.accept(found.collect()).await
    }

    async fn accept(&self, problems: Vec<String>) -> Result<()> {
        let place = self.driver.current_url().await?;
        ensure!(problems.is_empty(), "{place}: {}", problems.join("\n"));
        Ok(())
    }

    /// What a screen reader would have no word for, as the browser itself sees it.
    async fn nameless(&self) -> Result<Vec<String>> {
        let tools = self.driver.cdp();
        tools.send_raw("Accessibility.enable", json!({})).await?;
        let tree = tools
            .send_raw("Accessibility.getFullAXTree", json!({}))
            .await?;
        let nodes = tree["nodes"].as_array().context("the browser has a tree")?;
        let nameless = nodes.iter().filter_map(|node| {
            let role = node["role"]["value"].as_str()?;
            let hidden = node["ignored"] == Value::Bool(true);
            let named = node["name"]["value"]
                .as_str()
                .is_some_and(|it| !it.trim().is_empty());
            (!hidden && !named && NAMED.contains(&role)).then(|| format!("a {role} has no name"))
        });
        Ok(nameless.collect())
    }
}
