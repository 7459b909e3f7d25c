//! The native engine and the one in the browser.

use anyhow::{Result, bail, ensure};
use outflank_web_tests::{App, Setup, stage};
use outflank_wire::{FromEngine, Reason, ToEngine};

use crate::play::with_handicap;

/// Levels that make mistakes and levels that do not, with different depths.
const LEVELS: [u32; 4] = [1, 6, 9, 12];

/// Begins a game at each of some levels, always on the first square, and returns where one could play.
async fn games(native: bool) -> Result<Vec<String>> {
    let setup = Setup {
        native,
        ..Setup::default()
    };
    // The same chance for both engines, so that they make the same mistakes.
    let app = App::open_with("#/play", setup, "Math.random = () => 0.375").await?;
    let mut seen = Vec::new();
    for (index, level) in LEVELS.into_iter().enumerate() {
        if index == 0 {
            app.slide(".panel input[type=range]", level).await?;
        } else {
            app.press_button("New game").await?;
            app.slide("dialog[open] input[type=range]", level).await?;
        }
        app.press_button("Play").await?;
        if index == 0 {
            // It would stop moves that are always on the first square.
            app.press_button("Send the coach away").await?;
        }
        for _ in 0..6 {
            let targets = app.wait_for_turn().await?;
            seen.push(format!("level {level}: {}", targets.join(" ")));
            app.click_square(&targets[0]).await?;
        }
        app.wait_for_turn().await?;
    }
    let place = if native { "native" } else { "browser" };
    app.wait_for(&format!("[data-engine={place}]")).await?;
    app.close().await?;
    Ok(seen)
}

#[tokio::test]
async fn both_engines_play_the_same_games() -> Result<()> {
    let (native, browser) = tokio::join!(games(true), games(false));
    let (native, browser) = (native?, browser?);
    ensure!(native == browser, "{native:#?} {browser:#?}");
    Ok(())
}

/// A server with too many pages opens a socket and closes it, with the reason.
#[tokio::test]
async fn a_page_that_is_one_too_many_is_told_and_uses_its_own_engine() -> Result<()> {
    let full = "window.WebSocket = class {
        constructor() {
            setTimeout(() => this.onclose?.(new CloseEvent('close', { code: 1013 })));
        }
        send() {}
        close() {}
    };";
    let app = App::open_with("#/play", Setup::default(), full).await?;
    app.wait_to_hear("info", "Many pages are using the engine")
        .await?;
    app.click_square(&app.targets().await?.remove(0)).await?;
    app.wait_for("[data-engine=browser]").await?;
    app.wait_for_turn().await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn when_the_native_engine_is_lost_the_other_answers() -> Result<()> {
    let mut app = App::open("#/play", Setup::default()).await?;
    app.wait_for("[data-engine=native]").await?;
    app.wait_until(crate::offline::ALL_IS_KEPT, |it| *it == true)
        .await?;
    // A level that thinks for a while.
    app.slide(".panel input[type=range]", 19).await?;
    with_handicap(&app).await?;
    app.press_button("Play").await?;
    app.click_square("f5").await?;
    app.wait_to_hear("thinking", "Depth").await?;
    app.stop_server().await?;
    app.wait_for_text(".notice.warning", "The one in the browser takes over.")
        .await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    app.wait_for("[data-engine=browser]").await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 23: after a restart of the server the page stayed with the browser's engine.
#[tokio::test]
async fn the_native_engine_is_used_again_once_its_server_is_back() -> Result<()> {
    let mut app = App::open("#/play", Setup::default()).await?;
    app.wait_for("[data-engine=native]").await?;
    app.wait_until(crate::offline::ALL_IS_KEPT, |it| *it == true)
        .await?;
    app.stop_server().await?;
    app.wait_for_text(".notice.warning", "The one in the browser takes over.")
        .await?;
    app.click_square("f5").await?;
    app.wait_for_turn().await?;
    app.wait_for("[data-engine=browser]").await?;
    app.start_server_again().await?;
    app.wait_for("[data-engine=native]").await?;
    let targets = app.wait_for_turn().await?;
    app.click_square(&targets[0]).await?;
    ensure!(!app.wait_for_turn().await?.is_empty());
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn what_the_native_engine_has_no_time_for_the_other_answers() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), &stage::engine()).await?;
    app.wait_for("[data-engine=native]").await?;
    app.slide(".panel input[type=range]", 3).await?;
    app.press_button("Play").await?;
    // Each question goes to the native engine first.
    for _ in 0..2 {
        app.wait_until("return engine.messages.length", |it| *it == 0)
            .await?;
        let targets = app.wait_for_turn().await?;
        app.click_square(&targets[0]).await?;
        app.wait_until("return engine.messages.length", |it| *it == 1)
            .await?;
        let sent = app.sent_to_engine().await?;
        let [ToEngine::Ask { id, .. }] = sent[..] else {
            bail!("{sent:?}");
        };
        app.send_as_engine(&FromEngine::Refused {
            id: Some(id),
            reason: Reason::Overloaded,
        })
        .await?;
        app.wait_for_turn().await?;
        app.wait_for("[data-engine=native]").await?;
    }
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn nonsense_on_the_socket_is_a_sentence_and_nothing_is_lost() -> Result<()> {
    // Every message comes twice, then as if about another question, then something unreadable; and what was found on
    // the way comes after the answer, the last first.
    let app = App::open_with(
        "#/play",
        Setup::default(),
        "window.late = 0;
         const Real = WebSocket;
         window.WebSocket = class extends Real {
             set onmessage(heard) {
                 const held = [];
                 super.onmessage = heard && ((event) => {
                     const tell = (data) => heard(new MessageEvent('message', { data }));
                     tell('{\"type\":\"progress\",\"id\":77}');
                     if (event.data.includes('\"type\":\"progress\"')) {
                         held.push(event.data);
                         return;
                     }
                     heard(event);
                     tell(event.data.replace(/\"id\":\\d+/, '\"id\":4711'));
                     heard(event);
                     tell('\\u0000');
                     tell(new Blob());
                     for (const data of held.splice(0).reverse()) {
                         tell(data);
                         window.late += 1;
                     }
                 });
             }
         };",
    )
    .await?;
    app.click_square("f5").await?;
    app.wait_for_text(".notice.warning", "unreadable").await?;
    for _ in 0..3 {
        let targets = app.wait_for_turn().await?;
        ensure!(!targets.is_empty());
        app.run(&format!(
            "document.querySelector('[data-square={}]').click()",
            targets[0]
        ))
        .await?;
    }
    app.wait_for_turn().await?;
    app.wait_for("[data-engine=native]").await?;
    app.wait_until("return late", |it| it.as_u64() > Some(3))
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_move_taken_back_while_the_computer_thinks_is_really_back() -> Result<()> {
    for native in [true, false] {
        let setup = Setup {
            native,
            ..Setup::default()
        };
        let app = App::open("#/play", setup).await?;
        app.slide(".panel input[type=range]", 19).await?;
        with_handicap(&app).await?;
        app.press_button("Play").await?;
        app.click_square("f5").await?;
        app.wait_to_hear("thinking", "Depth").await?;
        app.press_button("Take back").await?;
        ensure!(app.wait_for_turn().await? == ["d3", "c4", "f5", "e6"]);
        // The engine is free for another question at once.
        app.press_button("New game").await?;
        app.slide("dialog[open] input[type=range]", 1).await?;
        app.press_button("Play").await?;
        app.click_square("e6").await?;
        ensure!(!app.wait_for_turn().await?.is_empty());
        ensure!(app.spoken("e6").await?.contains("disc"));
        app.close().await?;
    }
    Ok(())
}
