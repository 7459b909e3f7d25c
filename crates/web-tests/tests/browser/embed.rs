//! A game in a frame of another page.

use anyhow::{Result, ensure};
use outflank_web_tests::{App, Host, Setup};
use thirtyfour::prelude::*;
use tokio::task::JoinHandle;

/// A page of another origin that frames these addresses.
async fn framing(addresses: &[String]) -> Result<(String, JoinHandle<std::io::Result<()>>)> {
    let frame = |it: &String| {
        let address = it.replace('&', "&amp;");
        format!("<iframe src=\"{address}\" width=400 height=520></iframe>")
    };
    let frames = addresses.iter().map(frame).collect::<Vec<_>>().concat();
    let host = Host::with_page(format!("<!doctype html><title>Club</title>{frames}")).await?;
    Ok((host.url()?, tokio::spawn(host.run(std::future::pending()))))
}

#[tokio::test]
async fn a_game_can_be_stepped_through_in_a_frame_of_another_origin() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    let game = format!("{}embed.html#moves=f5d6c3&at=1&lang=fr", app.url());
    let wrong = format!("{}embed.html#moves=f5d5&lang=en", app.url());
    let (url, host) = framing(&[game, wrong]).await?;
    app.driver.goto(&url).await?;
    app.driver.enter_frame(0).await?;
    app.wait_for_text("#here", "Coup 1 sur 3\u{202f}: f5 · Noir 4, Blanc 1")
        .await?;
    ensure!(
        app.run("return document.querySelector('#board').naturalWidth > 0")
            .await?
            == true
    );
    app.click("[data-step=on]").await?;
    app.wait_for_text("#here", "Coup 2 sur 3\u{202f}: d6")
        .await?;
    app.keys(Key::End).await?;
    app.wait_for_text("#here", "Coup 3 sur 3\u{202f}: c3 · Noir 5, Blanc 2")
        .await?;
    ensure!(
        app.run("return document.querySelector('[data-step=on]').disabled")
            .await?
            == true
    );
    app.keys(Key::Home).await?;
    app.wait_for_text("#here", "Début · Noir 2, Blanc 2")
        .await?;
    let link = app
        .run("return document.querySelector('#open').href")
        .await?;
    ensure!(
        link == format!("{}#/analyse?moves=f5d6c3", app.url()),
        "{link}"
    );
    ensure!(app.text("#open").await? == "Ouvrir dans Outflank");
    app.driver.enter_default_frame().await?;
    app.driver.enter_frame(1).await?;
    app.wait_for_text("#here", "character 3 is wrong").await?;
    host.abort();
    app.close().await
}

#[tokio::test]
async fn the_page_itself_is_in_no_frame() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    let (url, host) = framing(&[app.url().to_owned()]).await?;
    app.driver.goto(&url).await?;
    app.driver.enter_frame(0).await?;
    app.wait_until("return location.href", |it| {
        it.as_str()
            .is_some_and(|it| it.starts_with("chrome-error:"))
    })
    .await?;
    host.abort();
    app.close().await?;
    // A plain host sends no headers: there the page refuses by itself.
    let setup = Setup {
        hosted: true,
        ..Setup::default()
    };
    let app = App::open("#/play", setup).await?;
    let (url, host) = framing(&[app.url().to_owned()]).await?;
    app.driver.goto(&url).await?;
    app.driver.enter_frame(0).await?;
    app.wait_for_text("#starting", "does not run in a frame")
        .await?;
    ensure!(
        app.run("return document.querySelector('main')")
            .await?
            .is_null()
    );
    host.abort();
    app.close().await
}
