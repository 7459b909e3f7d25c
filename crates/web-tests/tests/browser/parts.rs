//! The parts of the page that come when they are needed.

use anyhow::{Result, ensure};
use outflank_web_tests::{App, Setup};

/// While `cut` is set, no part of the page can be fetched; while `replaced` is, the server has another build.
const FAULTS: &str = "
    const real = fetch;
    globalThis.cut = true;
    globalThis.replaced = false;
    globalThis.fetch = (what, ...rest) => {
        const address = String(what.url ?? what);
        if (cut && /(split|chunk)_\\w+\\.wasm/.test(address)) return Promise.reject(new TypeError('cut'));
        if (replaced && address.includes('index.html')) {
            return Promise.resolve(new Response('<meta name=\"outflank-build\" content=\"app-other\">'));
        }
        return real(what, ...rest);
    };";

/// Goes to a place without waiting for its page.
async fn turn_to(app: &App, place: &str) -> Result<()> {
    app.run(&format!("location.hash = {place:?}")).await?;
    Ok(())
}

#[tokio::test]
async fn a_part_that_cannot_be_fetched_says_so_and_comes_when_asked_for_again() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), FAULTS).await?;
    for page in ["learn", "analyse", "settings"] {
        app.run("cut = true").await?;
        turn_to(&app, &format!("#/{page}")).await?;
        app.wait_for_text(".missing[role=alert]", "could not be fetched")
            .await?;
        // The rest of the page works as before.
        app.go("#/play").await?;
        turn_to(&app, &format!("#/{page}")).await?;
        app.wait_for(".missing").await?;
        app.run("cut = false").await?;
        app.press_button("Try again").await?;
        app.wait_for("main h1").await?;
    }
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_game_that_cannot_be_read_for_want_of_a_part_is_told() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), FAULTS).await?;
    app.run(
        "const text = new DataTransfer();
         text.setData('text/plain', 'f5d6c3');
         document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: text, bubbles: true }))",
    )
    .await?;
    app.wait_for_text(".notice.warning", "could not be fetched")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn an_old_tab_whose_parts_are_gone_is_asked_to_reload() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), FAULTS).await?;
    app.run("replaced = true").await?;
    turn_to(&app, "#/learn").await?;
    app.wait_for(".missing").await?;
    app.wait_for_text(".notice.banner", "newer version").await?;
    app.close().await
}

#[tokio::test]
async fn what_is_here_is_shown_at_once() -> Result<()> {
    let app = App::open("#/learn", Setup::default()).await?;
    app.go("#/play").await?;
    app.run(
        "globalThis.waited = false;
         new MutationObserver(() => { waited ||= document.querySelector('.fetching') !== null; })
             .observe(document.body, { childList: true, subtree: true });",
    )
    .await?;
    app.go("#/learn").await?;
    app.wait_for(".learn h1, main h1").await?;
    ensure!(app.run("return waited").await? == false);
    app.close().await
}
