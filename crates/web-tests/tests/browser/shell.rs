//! What surrounds every page.

use anyhow::{Result, ensure};
use outflank_text::{Language, Texts};
use outflank_web_tests::{App, Setup};

const PAGES: [&str; 6] = ["play", "learn", "puzzles", "analyse", "games", "settings"];

#[tokio::test]
async fn every_page_is_there_in_every_language_and_no_narrower_than_a_phone() -> Result<()> {
    let app = App::open("#/settings", Setup::phone()).await?;
    for (language, name) in Language::ALL
        .into_iter()
        .zip(["English", "Français", "Español"])
    {
        app.go("#/settings").await?;
        let choose = format!(
            "[...document.querySelectorAll('.choice')].find(it => it.textContent.includes({name:?})).click()"
        );
        app.run(&choose).await?;
        let title = format!("{} · Outflank", Texts::new(language).nav_settings());
        app.wait_until("return document.title", |it| *it == title)
            .await?;
        ensure!(app.run("return document.documentElement.lang").await? == language.code());
        for page in PAGES {
            app.go(&format!("#/{page}")).await?;
            let wide = app
                .run("return document.documentElement.scrollWidth - innerWidth")
                .await?;
            ensure!(
                wide.as_i64() <= Some(0),
                "{page} in {language:?} is {wide} too wide"
            );
            app.check_unbroken().await?;
        }
    }
    app.close().await
}

#[tokio::test]
async fn what_is_stored_may_be_nonsense() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    for text in ["", "{", "null", r#"{"look":9,"theme":"dark"}"#, "\u{fffd}"] {
        let script = format!("localStorage['outflank.settings'] = {text:?}");
        app.run(&script).await?;
        app.run("localStorage['outflank.game.1-a'] = 'not a game'")
            .await?;
        app.run("localStorage['outflank.play.current'] = '1-a'")
            .await?;
        app.reload().await?;
        app.wait_for(".notice.warning").await?;
        app.check_unbroken().await?;
        ensure!(
            app.targets().await?.len() == 4,
            "a new game is on the table"
        );
    }
    let aside = app
        .run("return localStorage['outflank.damaged.game.1-a']")
        .await?;
    ensure!(aside == "not a game", "nothing is lost: {aside}");
    app.close().await
}

#[tokio::test]
async fn the_page_and_its_engine_work_offline_after_the_first_visit() -> Result<()> {
    let mut app = App::open("#/play", Setup::default()).await?;
    let kept = "return (async () => {
        const engine = document.querySelector('meta[name=outflank-engine-files]').content;
        const files = ['./', `${engine}/engine.weights`, `${engine}/worker.js`];
        const found = await Promise.all(files.map(file => caches.match(file)));
        return found.every(file => file) && navigator.serviceWorker.controller !== null;
    })()";
    app.wait_until(kept, |it| *it == true).await?;
    app.stop_server().await?;
    app.reload().await?;
    app.click_square("f5").await?;
    let targets = app.wait_for_turn().await?;
    ensure!(!targets.is_empty(), "the engine has answered");
    ensure!(app.spoken("f5").await?.contains("disc"));
    app.wait_for("[data-engine=browser]").await?;
    app.check_unbroken().await?;
    app.close().await
}
