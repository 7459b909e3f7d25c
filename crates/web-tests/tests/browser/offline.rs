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
    ensure!(
        manifest["id"] == "./",
        "it stays the same app at any address"
    );
    // Pictures are there, and as large as they say.
    for list in ["icons", "screenshots"] {
        let pictures = manifest[list].as_array().with_context(|| list.to_owned())?;
        ensure!(pictures.len() > 1, "{list}");
        for picture in pictures {
            let script = format!(
                "const picture = new Image(); picture.src = {}; await picture.decode();
                 return `${{picture.naturalWidth}}x${{picture.naturalHeight}}`",
                picture["src"]
            );
            let script = format!("return (async () => {{ {script} }})()");
            let size = app.run(&script).await?;
            ensure!(
                picture["sizes"] == "any" || size == picture["sizes"],
                "{picture}: {size}"
            );
        }
    }
    let shortcuts = manifest["shortcuts"].as_array().context("shortcuts")?;
    for shortcut in shortcuts {
        let place = shortcut["url"]
            .as_str()
            .and_then(|it| it.strip_prefix("./"));
        app.go(place.context("it is in this folder")?).await?;
        ensure!(app.text("nav [aria-current]").await? == shortcut["name"]);
    }
    // What other apps share goes where the worker listens; our own kinds of files open here.
    ensure!(manifest["share_target"]["action"] == "./share");
    ensure!(manifest["share_target"]["params"]["files"][0]["name"] == "games");
    let opened = manifest["file_handlers"][0]["accept"].to_string();
    for kind in [".ggf", ".sgf", ".pgn", ".wtb"] {
        ensure!(opened.contains(kind), "{kind}: {opened}");
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

/// What a phone's home screen and a chat show of the page.
#[tokio::test]
async fn the_page_has_a_touch_icon_and_a_preview() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    let icon = "return (async () => {
        const icon = new Image();
        icon.src = document.querySelector('link[rel=apple-touch-icon]').href;
        await icon.decode();
        return [icon.src.endsWith('.png'), icon.naturalWidth];
    })()";
    ensure!(app.run(icon).await? == json!([true, 180]));
    for name in ["type", "site_name", "title", "description", "image"] {
        let content =
            format!("return document.querySelector('meta[property=\"og:{name}\"]')?.content ?? ''");
        ensure!(app.run(&content).await? != "", "og:{name}");
    }
    app.close().await
}
