//! What the browser keeps: moved from where older versions had it, in several tabs, and where it cannot be kept.

use std::time::Duration;

use anyhow::{Result, ensure};
use outflank_learn::Progress;
use outflank_play::{Match, MatchSetup, SavedGame};
use outflank_rules::notation::Transcript;
use outflank_web_tests::{App, Setup};
use serde_json::json;

use crate::settings::choose;

/// A game between two people.
fn game(moves: &str) -> Result<Match> {
    let mut game = Match::new(MatchSetup::default())?;
    for &mv in moves.parse::<Transcript>()?.moves() {
        game.play(mv, Duration::ZERO)?;
    }
    Ok(game)
}

/// How many moves have been played in the game that is kept.
async fn turns(app: &App) -> Result<usize> {
    let saved = SavedGame::from_text(&app.kept_game().await?)?;
    Ok(saved.game.turns().count())
}

/// Until the browser has no room for it, while `full` is in the storage of the session.
const FULL: &str = "const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...what) {
        if (sessionStorage.full) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, what);
    };";

#[tokio::test]
async fn what_older_versions_kept_moves_over_whole_and_once() -> Result<()> {
    let app = App::open("#/settings", Setup::default()).await?;
    let document = game("f5d6")?.save(Duration::ZERO);
    let newer = document.replace("\"version\": 2", "\"version\": 9");
    let old = json!({
        "outflank.game.1-a": document,
        "outflank.game.2-b": newer,
        "outflank.play.current": "1-a",
        "outflank.progress": Progress::default().save(),
        "outflank.settings": "{\"look\":\"contrast\"}",
        "another": "not ours",
    });
    app.run_before(FULL).await?;
    let put_back = format!("sessionStorage.full = 1; Object.assign(localStorage, {old})");
    app.run(&put_back).await?;
    app.reload().await?;
    // It cannot move yet: it is there, and stays where it was.
    app.wait_for_text(".notice.warning", "no room left").await?;
    app.wait_for("[data-look=contrast]").await?;
    ensure!(app.kept_by_now("settings").await?.is_none());
    ensure!(app.kept_by_now("game.1-a").await?.is_none());

    app.run("sessionStorage.clear()").await?;
    app.reload().await?;
    for (key, text) in old.as_object().into_iter().flatten() {
        if let Some(name) = key.strip_prefix("outflank.") {
            let kept = app.kept(name).await?;
            ensure!(kept.as_deref() == text.as_str(), "{name}: {kept:?}");
        }
    }
    ensure!(app.run("return {...localStorage}").await? == json!({ "another": "not ours" }));
    app.go("#/play").await?;
    app.click_square("c3").await?;
    ensure!(turns(&app).await? == 3);

    // What has moved once has moved, even if the browser finds it again.
    app.run(&put_back).await?;
    app.run("sessionStorage.clear()").await?;
    app.reload().await?;
    ensure!(turns(&app).await? == 3);
    app.go("#/games").await?;
    app.wait_for(".games-going").await?;
    let count = "return document.querySelectorAll('.games-going .games-item').length";
    ensure!(app.run(count).await? == 1);
    ensure!(app.run("return {...localStorage}").await? == json!({ "another": "not ours" }));
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_move_survives_a_full_browser_and_a_page_that_is_left_at_once() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.run_before(FULL).await?;
    app.play_on("2-b", &game("f5")?).await?;
    app.run("document.querySelector('[data-square=d6]').click(); location.reload()")
        .await?;
    app.wait_until("return document.querySelector('.disc') !== null", |it| {
        *it == true
    })
    .await?;
    ensure!(turns(&app).await? == 2);

    app.keep_game("1-a", "not a game").await?;
    app.run("sessionStorage.full = 1").await?;
    app.reload().await?;
    app.click_square("c3").await?;
    app.wait_for_text(".notice.warning", "no room left").await?;
    let kept = app.kept_by_now("game.2-b").await?.unwrap_or_default();
    ensure!(SavedGame::from_text(&kept)?.game.turns().count() == 2);
    // What cannot be read is set aside for as long as the page is open, and stays where it is.
    app.go("#/games").await?;
    app.wait_for(".games-damaged").await?;
    ensure!(app.kept_by_now("game.1-a").await?.as_deref() == Some("not a game"));
    app.go("#/settings").await?;
    app.wait_for_text(".settings-kept", "no room left").await?;
    // The next page finds the move as well.
    app.reload().await?;
    app.go("#/play").await?;
    ensure!(app.spoken("c3").await?.contains("black disc"));

    app.run("sessionStorage.clear()").await?;
    app.click_square("d3").await?;
    app.wait_to_hear("info", "Everything is saved again")
        .await?;
    ensure!(turns(&app).await? == 4);
    ensure!(app.kept("damaged.game.1-a").await?.as_deref() == Some("not a game"));
    ensure!(app.run("return {...localStorage}").await? == json!({}));
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn the_browser_is_asked_once_to_clear_nothing_when_there_is_a_game_to_lose() -> Result<()> {
    let asked = "StorageManager.prototype.persisted = async () => sessionStorage.asked === '1';
        StorageManager.prototype.persist = async () => {
            sessionStorage.asked = 1 + Number(sessionStorage.asked ?? 0);
            return true;
        };";
    let app = App::open_with("#/settings", Setup::default(), asked).await?;
    app.wait_for_text(".settings-kept", "It may clear them")
        .await?;
    ensure!(app.run("return sessionStorage.asked ?? null").await? == json!(null));
    app.play_on("2-b", &game("f5")?).await?;
    for square in ["d6", "c3"] {
        app.click_square(square).await?;
        app.wait_until_kept().await?;
    }
    ensure!(turns(&app).await? == 3);
    ensure!(app.run("return sessionStorage.asked").await? == json!("1"));
    app.go("#/settings").await?;
    app.wait_for_text(".settings-kept", "It has agreed not to clear them")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_database_that_opens_too_late_is_in_nobodys_way() -> Result<()> {
    // What is opened waits until it has been deleted, and that waits for another page.
    let slow = "const first = indexedDB.open('outflank', 1);
        first.onsuccess = () => { window.let_go = () => first.result.close(); };
        indexedDB.deleteDatabase('outflank');";
    let app = App::open_with("#/play", Setup::default(), slow).await?;
    app.wait_for_text(".notice.warning", "does not let this page save")
        .await?;
    let newer = "const done = arguments[arguments.length - 1];
        let_go();
        const opened = indexedDB.open('outflank', 2);
        opened.onblocked = () => done('blocked');
        opened.onsuccess = () => done(opened.result.version);";
    let opened = app.driver.execute_async(newer, Vec::new()).await?;
    ensure!(opened.json() == &json!(2), "{opened:?}");
    app.close().await
}

#[tokio::test]
async fn without_a_database_one_plays_and_is_told() -> Result<()> {
    let none = "Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });
                Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } });";
    let app = App::open_with("#/play", Setup::default(), none).await?;
    app.wait_for_text(".notice.warning", "does not let this page save")
        .await?;
    app.click_square(&app.targets().await?.remove(0)).await?;
    app.wait_for(".moves li").await?;
    app.go("#/games").await?;
    app.wait_for(".games-going").await?;
    app.go("#/settings").await?;
    app.wait_for_text(".settings-kept", "does not let this page save")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn two_tabs_keep_one_truth() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("1-a", &game("f5")?).await?;
    let one = app.driver.window().await?;
    let other = app.driver.new_tab().await?;
    app.driver.switch_to_window(other.clone()).await?;
    app.go("#/play").await?;
    app.click_square("d6").await?;
    app.wait_until_kept().await?;
    app.driver.switch_to_window(one.clone()).await?;
    app.wait_to_hear("info", "This game went on in another tab")
        .await?;
    ensure!(app.spoken("d6").await?.contains("white disc"));
    app.click_square("c3").await?;
    app.wait_until_kept().await?;

    // Settings and the list of games follow.
    app.go("#/games").await?;
    app.wait_for_text(".games-going", "White to move").await?;
    app.driver.switch_to_window(other.clone()).await?;
    app.wait_until(
        "return document.querySelector('[data-square=c3]').ariaLabel",
        |it| it.as_str().is_some_and(|it| it.contains("black disc")),
    )
    .await?;
    app.click_square("d3").await?;
    app.go("#/settings").await?;
    choose(&app, "High contrast").await?;
    app.wait_for("[data-look=contrast]").await?;
    app.driver.switch_to_window(one.clone()).await?;
    app.wait_for("[data-look=contrast]").await?;
    app.wait_for_text(".games-going", "Black to move").await?;

    // Where one tab does not hear of the other, it is told when it writes.
    app.go("#/play").await?;
    ensure!(app.spoken("d3").await?.contains("white disc"));
    app.driver.switch_to_window(other).await?;
    app.run("BroadcastChannel.prototype.postMessage = () => {}")
        .await?;
    app.go("#/play").await?;
    app.wait_for(".play").await?;
    let targets = app.targets().await?;
    app.click_square(&targets[0]).await?;
    let kept = app.kept_game().await?;
    app.driver.switch_to_window(one).await?;
    app.click_square(&targets[1]).await?;
    app.wait_to_hear("info", "This game went on in another tab")
        .await?;
    ensure!(app.kept_game().await? == kept);
    ensure!(app.spoken(&targets[0]).await?.contains("black disc"));
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_newer_version_and_a_browser_that_clears_are_told() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("1-a", &game("f5")?).await?;
    let origin = app.run("return location.origin").await?;
    let what = json!({ "origin": origin, "storageTypes": "indexeddb" });
    let tools = app.driver.cdp();
    tools.send_raw("Storage.clearDataForOrigin", what).await?;
    app.wait_for_text(".notice.warning", "cleared everything")
        .await?;
    app.click_square("d6").await?;
    app.wait_to_hear("info", "Everything is saved again")
        .await?;
    ensure!(turns(&app).await? == 2);

    let newer = "const done = arguments[arguments.length - 1];
        const opened = indexedDB.open('outflank', 2);
        opened.onsuccess = () => { opened.result.close(); done(opened.result.version); };";
    let version = app.driver.execute_async(newer, Vec::new()).await?;
    ensure!(version.json() == &json!(2), "the page has made way");
    app.wait_for_text(".notice.banner", "A newer version of Outflank")
        .await?;
    let before = app.kept_by_now("game.1-a").await?;
    app.click_square("c3").await?;
    app.press_button("Reload").await?;
    app.wait_until(
        "return document.querySelector('.notice.banner button')",
        |it| !it.is_null(),
    )
    .await?;
    app.wait_for_text(".notice.banner", "A newer version of Outflank")
        .await?;
    ensure!(
        app.kept_by_now("game.1-a").await? == before,
        "it stays as it is"
    );
    ensure!(before.is_some());
    app.check_unbroken().await?;
    app.close().await
}
