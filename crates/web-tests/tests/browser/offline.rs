//! The page without a network, and as an app of its own.

use anyhow::{Context as _, Result, ensure};
use outflank_web_tests::{App, Setup};
use serde_json::json;

/// Whether the page and its engine are kept for use offline.
pub const ALL_IS_KEPT: &str = "return (async () => {
    const engine = document.querySelector('meta[name=outflank-engine-files]').content;
    const files = ['./', `${engine}/engine.weights`, `${engine}/worker.js`];
    const found = await Promise.all(files.map(file => caches.match(file)));
    return found.every(file => file) && navigator.serviceWorker.controller !== null;
})()";

#[tokio::test]
async fn the_page_and_its_engine_work_offline_after_the_first_visit() -> Result<()> {
    works_offline(Setup::default()).await
}

#[tokio::test]
async fn the_same_from_any_folder_of_any_web_host() -> Result<()> {
    let setup = Setup {
        hosted: true,
        ..Setup::default()
    };
    works_offline(setup).await
}

async fn works_offline(setup: Setup) -> Result<()> {
    let mut app = App::open("#/play", setup).await?;
    app.wait_until(ALL_IS_KEPT, |it| *it == true).await?;
    app.stop_server().await?;
    app.reload().await?;
    app.click_square("f5").await?;
    let targets = app.wait_for_turn().await?;
    ensure!(!targets.is_empty(), "the engine has answered");
    ensure!(app.spoken("f5").await?.contains("disc"));
    app.wait_for("[data-engine=browser]").await?;
    // Every other page is there, too, and the game is kept.
    for page in ["learn", "puzzles", "analyse", "games", "settings"] {
        app.go(&format!("#/{page}")).await?;
        app.check_unbroken().await?;
    }
    app.go("#/play").await?;
    app.reload().await?;
    ensure!(app.spoken("f5").await?.contains("disc"));
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn the_page_can_be_installed() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.wait_until(ALL_IS_KEPT, |it| *it == true).await?;
    let tools = app.driver.cdp();
    tools.send_raw("Page.enable", json!({})).await?;
    let manifest = tools.send_raw("Page.getAppManifest", json!({})).await?;
    ensure!(manifest["errors"] == json!([]), "{}", manifest["errors"]);
    let text = manifest["data"].as_str().context("there is a manifest")?;
    let manifest: serde_json::Value = serde_json::from_str(text)?;
    ensure!(manifest["display"] == "standalone" && manifest["start_url"] == "./");
    let icons = manifest["icons"].as_array().context("it has icons")?;
    for icon in icons {
        let script = format!("return fetch({}).then(it => it.ok)", icon["src"]);
        ensure!(app.run(&script).await? == json!(true), "{icon}");
    }
    let found = tools
        .send_raw("Page.getInstallabilityErrors", json!({}))
        .await?;
    let errors = found["installabilityErrors"].as_array().context("a list")?;
    // The browser of the tests has a profile without a memory, in which nothing can be installed.
    let mut errors = errors
        .iter()
        .filter(|error| error["errorId"] != "in-incognito");
    ensure!(errors.next().is_none(), "{found}");
    app.close().await
}
