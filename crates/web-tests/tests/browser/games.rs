//! Games that are kept: listed, continued, deleted, shared, and damaged.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use outflank_play::{Match, MatchSetup};
use outflank_rules::notation::Transcript;
use outflank_web_tests::{App, Setup};
use serde_json::{Value, json};

use crate::play::{choose, more_choices};

/// White has no disc left after nine moves.
const WIPE_OUT: &str = "e6f4e3f6g5d6e7f5c5";

fn game(moves: &str) -> Result<Match> {
    let mut game = Match::new(MatchSetup::default())?;
    for &mv in moves.parse::<Transcript>()?.moves() {
        game.play(mv, Duration::ZERO)?;
    }
    Ok(game)
}

/// A game with these moves, as it is kept.
pub fn document(moves: &str) -> Result<String> {
    Ok(game(moves)?.save(Duration::ZERO))
}

/// Lets the page hand files over to us: `files` holds them by name.
pub const CATCH_FILES: &str = "window.files = {};
    const urls = new Map();
    const make = URL.createObjectURL;
    URL.createObjectURL = (blob) => { const url = make(blob); urls.set(url, blob); return url; };
    HTMLAnchorElement.prototype.click = function () { window.files[this.download] = urls.get(this.href); };";

/// The text of a file that the page has handed over.
pub async fn file(app: &App, name: &str) -> Result<String> {
    app.wait_until(&format!("return {name:?} in files"), |it| *it == true)
        .await?;
    let text = app.run(&format!("return files[{name:?}].text()")).await?;
    Ok(text.as_str().context("a text")?.to_owned())
}

async fn value(app: &App, kind: &str) -> Result<String> {
    let css = format!("[data-share={kind}] input");
    let value = app.wait_for(&css).await?.prop("value").await?;
    value.context("a field has a value")
}

#[tokio::test]
async fn games_are_listed_deleted_brought_back_and_continued() -> Result<()> {
    let app = App::open("#/games", Setup::phone()).await?;
    app.wait_for_text(".games", "No games yet").await?;
    app.keep_game("1700000000000-aaaa", &document("f5d6")?)
        .await?;
    app.keep_game("1700000000001-bbbb", &document(WIPE_OUT)?)
        .await?;
    app.reload().await?;
    app.wait_for_text(".games-going", "White").await.ok();
    app.wait_for_text(".games-going", "Black to move. Black 3, White 3.")
        .await?;
    app.wait_for_text(".games-finished", "Black wins 13–0")
        .await?;
    app.wait_for_text(".games-going", "2023").await?;
    for language in ["fr", "es", "en"] {
        app.set("language", &format!("{language:?}")).await?;
        app.check_accessibility().await?;
    }

    let stored = "game.1700000000000-aaaa";
    let before = app.kept(stored).await?;
    app.click(".games-going [data-do=delete]").await?;
    app.wait_to_hear("announced", "Deleted.").await?;
    ensure!(app.kept(stored).await?.is_none());
    let focused = "return document.activeElement.dataset.do ?? null";
    app.wait_until(focused, |it| *it == "undo").await?;
    app.check_accessibility().await?;
    app.keys(thirtyfour::Key::Enter).await?;
    app.wait_until(focused, |it| *it == "delete").await?;
    ensure!(app.kept(stored).await? == before);

    app.click(".games-finished [data-do=delete]").await?;
    app.wait_for(".games-finished .gone").await?;
    app.reload().await?;
    app.wait_for(".games-going").await?;
    ensure!(
        app.run("return document.querySelector('.games-finished')")
            .await?
            == Value::Null
    );

    app.click(".games-going [data-do=open]").await?;
    app.wait_until("return location.hash", |it| *it == "#/play")
        .await?;
    ensure!(app.spoken("d6").await? == "d6, white disc, last move");
    app.click_square("c3").await?;
    app.wait_to_hear("announced", "Black plays c3").await?;
    app.go("#/games").await?;
    app.wait_for_text(".games-going", "White to move").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_game_is_shared_as_moves_ggf_link_and_picture() -> Result<()> {
    let app = App::open("#/games", Setup::default()).await?;
    app.run_before(CATCH_FILES).await?;
    app.keep_game("0940607137000-aaaa", &document(WIPE_OUT)?)
        .await?;
    app.go("#/games/0940607137000-aaaa").await?;
    app.reload().await?;
    app.check_accessibility().await?;
    let ggf = value(&app, "ggf").await?;
    ensure!(value(&app, "moves").await? == WIPE_OUT);
    ensure!(ggf.starts_with("(;GM[Othello]PC[Outflank]DT[1999.10.22_15:45:37.UTC]PB[Player]PW[Player]TY[8]RE[+64.000]"), "{ggf}");
    ensure!(ggf.ends_with("W[f5]B[c5];)"), "{ggf}");

    // Copied: or, where that is forbidden, selected.
    app.run("window.copied = []; navigator.clipboard.writeText = async (text) => { copied.push(text); }").await?;
    app.click("[data-share=ggf] [data-do=copy]").await?;
    app.wait_to_hear("info", "Copied: Game in GGF").await?;
    ensure!(app.run("return copied").await? == json!([ggf]));
    app.run("navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'))")
        .await?;
    app.click("[data-share=moves] [data-do=copy]").await?;
    app.wait_to_hear("refusal", "Ctrl+C").await?;
    ensure!(
        app.run("return getSelection().toString() || document.activeElement.value")
            .await?
            == WIPE_OUT
    );

    // Files.
    let name = "outflank-0940607137000-aaaa";
    app.click("[data-share=ggf] [data-do=download]").await?;
    ensure!(file(&app, &format!("{name}.ggf")).await?.trim_end() == ggf);
    app.click("[data-share=moves] [data-do=download]").await?;
    ensure!(file(&app, &format!("{name}.txt")).await?.trim_end() == WIPE_OUT);
    app.click("[data-do=svg]").await?;
    let svg = file(&app, &format!("{name}.svg")).await?;
    ensure!(
        svg.starts_with("<svg") && svg.matches("r=\"42\"").count() == 13,
        "{svg}"
    );
    app.click("[data-share=picture] input[type=checkbox]")
        .await?;
    app.click("[data-do=svg]").await?;
    app.wait_until(&format!("return files['{name}.svg'].text()"), |it| {
        it.as_str().is_some_and(|it| it.contains(">9</text>"))
    })
    .await?;
    app.click("[data-do=png]").await?;
    file(&app, &format!("{name}.png")).await?;
    let drawn = format!(
        "return createImageBitmap(files['{name}.png']).then((it) => {{
             const canvas = new OffscreenCanvas(it.width, it.height).getContext('2d');
             canvas.drawImage(it, 0, 0);
             const at = (x, y) => [...canvas.getImageData(x, y, 1, 1).data].join();
             return [it.width, at(8, 8), at(60, 300)];
         }})"
    );
    let drawn = app.run(&drawn).await?;
    ensure!(drawn[0] == 850 && drawn[1] != drawn[2], "{drawn}");
    app.click("[data-do=gif]").await?;
    file(&app, &format!("{name}.gif")).await?;
    let film = format!(
        "return files['{name}.gif'].arrayBuffer().then(async (data) => {{
             const film = new ImageDecoder({{ data, type: 'image/gif' }});
             await film.completed;
             const {{ image }} = await film.decode({{ frameIndex: 9 }});
             const {{ frameCount, repetitionCount }} = film.tracks.selectedTrack;
             return [frameCount, String(repetitionCount), image.displayWidth];
         }})"
    );
    // The start and nine moves, for ever.
    let film = app.run(&film).await?;
    ensure!(film == json!([10, "Infinity", 425]), "{film}");

    // The link leads to the same game.
    let link = value(&app, "game-link").await?;
    ensure!(
        link.ends_with(&format!("#/analyse?moves={WIPE_OUT}")),
        "{link}"
    );
    let position = value(&app, "position").await?.replace(' ', "");
    let place = value(&app, "position-link").await?;
    ensure!(
        place.ends_with(&format!("#/analyse?position={position}")),
        "{place}"
    );
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn the_systems_own_dialog_gets_the_moves() -> Result<()> {
    let app = App::open("#/games", Setup::default()).await?;
    app.run_before(
        "Object.defineProperty(Navigator.prototype, 'share', {
             value: (data) => { window.handed = data; return Promise.resolve(); } })",
    )
    .await?;
    app.keep_game("1700000000000-aaaa", &document("f5d6")?)
        .await?;
    app.go("#/games/1700000000000-aaaa").await?;
    app.reload().await?;
    app.click("[data-do=hand-over]").await?;
    // A link that works on this computer only is no use elsewhere.
    app.wait_until("return window.handed ?? null", |it| {
        *it == json!({ "text": "f5d6" })
    })
    .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn what_is_damaged_is_explained_kept_and_costs_nothing_else() -> Result<()> {
    let good = document("f5d6c3")?;
    let damaged = [
        ("1-a", "not a game".to_owned(), "This is not a saved game"),
        ("2-b", good[..good.len() / 2].to_owned(), "ends too early"),
        (
            "3-c",
            good.replace("f5 d6", "f5 f6"),
            "checksum does not match",
        ),
        (
            "5-e",
            "\u{0}\u{fffd}".to_owned(),
            "This is not a saved game",
        ),
        ("6-f", String::new(), "ends too early"),
    ];
    let app = App::open("#/settings", Setup::phone()).await?;
    app.run_before(CATCH_FILES).await?;
    app.keep_game("7-g", &good).await?;
    // What a newer version has written is listed, and stays where it is.
    let newer = good.replace("\"version\": 2", "\"version\": 9");
    app.keep_game("4-d", &newer).await?;
    for (name, text, _) in &damaged {
        app.keep_game(name, text).await?;
    }
    app.go("#/games").await?;
    app.reload().await?;
    app.wait_for_text(".games-damaged", "cannot be read")
        .await?;
    app.check_accessibility().await?;
    let all = app.text(".games-damaged").await?;
    for (name, text, reason) in &damaged {
        ensure!(all.contains(reason), "{reason}: {all}");
        let kept = app.kept(&format!("damaged.game.{name}")).await?;
        ensure!(kept.as_ref() == Some(text), "{name}: nothing is lost");
    }
    ensure!(all.contains("a newer version of Outflank"), "{all}");
    ensure!(app.kept("game.4-d").await? == Some(newer));
    let count = "return document.querySelectorAll('.games-going .games-item').length";
    ensure!(app.run(count).await? == 1);

    // The newest is the first.
    app.click(".games-damaged .games-item:last-child [data-do=raw]")
        .await?;
    ensure!(file(&app, "outflank-game.1-a.txt").await? == "not a game");
    app.click(".games-damaged .games-item:last-child [data-do=delete]")
        .await?;
    app.click(".games-damaged .gone [data-do=undo]").await?;
    let kept = app.kept("damaged.game.1-a").await?;
    ensure!(kept.as_deref() == Some("not a game"));

    // A page that can read it brings it back.
    app.keep("damaged.game.8-h", &good).await?;
    app.reload().await?;
    app.wait_until(count, |it| *it == 2).await?;

    // One by itself, and one that is nowhere.
    for (place, said) in [
        ("nowhere", "There is no such game"),
        ("a%2Fb%00", "There is no such game"),
    ] {
        app.go(&format!("#/games/{place}")).await?;
        app.wait_for_text(".games", said).await?;
        app.check_accessibility().await?;
    }
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn names_and_comments_are_kept() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    choose(&app, "Two people").await?;
    more_choices(&app).await?;
    app.wait_for(".names input").await?;
    app.run(
        "[...document.querySelectorAll('.names input')].forEach((field, seat) => {
             field.value = ['Ada', ' Ben '][seat];
             field.dispatchEvent(new Event('change', { bubbles: true }));
         })",
    )
    .await?;
    // The first disc begins the game, without the button.
    app.click_square("f5").await?;
    app.wait_to_hear("announced", "Black plays f5").await?;
    app.go("#/games").await?;
    app.wait_for_text(".games-going", "Ada").await?;
    app.wait_for_text(".games-going", "Ben").await?;
    app.go("#/analyse?moves=f5d6").await?;
    let comment = app.wait_for(".comment textarea").await?;
    comment.send_keys("Perpendicular").await?;
    app.run("document.activeElement.blur()").await?;
    app.go("#/play").await?;
    app.go("#/analyse").await?;
    app.reload().await?;
    app.wait_until(
        "return document.querySelector('.comment textarea')?.value",
        |it| *it == "Perpendicular",
    )
    .await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}
