//! Every button gets the tap that is meant for it, whatever else is shown, and is as wide as a finger.

use anyhow::{Result, ensure};
use outflank_play::tabletop::Vigilance;
use outflank_play::{Goal, Level, Match, MatchSetup, NextStarter, PlayerKind, SeriesRules};
use outflank_web_tests::files::drop_files;
use outflank_web_tests::{App, Setup, stage};
use serde_json::Value;
use thirtyfour::prelude::*;
use tokio::sync::OnceCell;

use crate::games::document;
use crate::look::{WINDOWS, last_move, timed, window};
use crate::play::choose;
use crate::tabletop::by_hand;
use crate::training::game;

/// Where there are buttons.
const PAGES: [&str; 16] = [
    "play",
    "learn",
    "learn/outflank/1",
    "learn/test-rules",
    "puzzles",
    "puzzles/puzzle1",
    "training",
    "training/daily",
    "training/drill/x-square",
    "training/drill/flips",
    "training/openings",
    "training/progress",
    "analyse",
    "analyse?moves=f5d6c3",
    "games",
    "settings",
];

/// Whatever is shown for a moment or stays: each button that is in sight gets the tap that is meant for it. What is open
/// covers what lies below.
const COVERED: &str = "
    const wrong = [];
    const within = document.querySelector('dialog[open], .menu[open]') ?? document;
    for (const it of within.querySelectorAll('button, a.button, summary, nav a')) {
        if (it.matches(':disabled, [aria-disabled=true]') || !it.checkVisibility({ visibilityProperty: true })) continue;
        it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = it.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (top !== it && !it.contains(top)) wrong.push(`${it.textContent.trim()} lies below ${top?.className ?? top}`);
    }
    return wrong";

/// What is pressed, and not as wide as a finger; but for links in sentences.
const SMALL: &str = "
    const wide = (it) => it.closest('.card, .choice, .switch') ?? it;
    const isInSentence = (it) => it.localName === 'a' && getComputedStyle(it).display === 'inline'
        && it.textContent.trim() !== it.parentElement.textContent.trim();
    const within = document.querySelector('dialog[open]') ?? document;
    return [...within.querySelectorAll('button, summary, select, a[href]:not(.skip), .choice, .switch, input:not(.visually-hidden), textarea')]
        .filter((it) => it.checkVisibility({ visibilityProperty: true }) && !isInSentence(it))
        .map((it) => [it, wide(it).getBoundingClientRect()])
        .filter(([it, box]) => box.height < 43.5 || (box.width < 43.5 && !it.closest('.level-steps')))
        .map(([it, box]) => `${it.className} “${it.textContent.trim()}” ${Math.round(box.width)} × ${Math.round(box.height)}`)";

/// All kinds of messages as HTML, out of the style guide.
const MESSAGES: &str =
    "return [...document.querySelector('.samples').children, document.querySelector('.files-reading')]
        .map((it) => it.outerHTML)";

/// Shows all of them at once, where the page puts them.
const SHOW: &str = "
    document.querySelectorAll('.shown-by-test').forEach((it) => it.remove());
    for (const html of MESSAGES) {
        const mould = document.createElement('template');
        mould.innerHTML = html;
        const it = mould.content.firstElementChild;
        it.classList.add('shown-by-test');
        const stays = it.querySelector('button') !== null;
        const lists = [...document.querySelectorAll('body > .notices')];
        if (it.matches('.notice')) lists.find((list) => list.matches('.standing') === stays).append(it);
        else document.querySelector('main').prepend(it);
    }
    return document.querySelectorAll('.shown-by-test').length";

/// Taps everything.
struct Finger {
    app: App,
    show: String,
}

impl Finger {
    async fn open(script: &str) -> Result<Finger> {
        static FOUND: OnceCell<Value> = OnceCell::const_new();
        let app = App::open_with("#/games", Setup::default(), script).await?;
        // The style guide is large: it is asked once.
        let find = async || {
            app.go("#/style").await?;
            app.wait_for(".style-theme .files-reading").await?;
            app.run(MESSAGES).await
        };
        let messages = FOUND.get_or_try_init(find).await?;
        let show = SHOW.replace("MESSAGES", &messages.to_string());
        Ok(Finger { app, show })
    }

    /// What is shown now, in every window.
    async fn taps(&self, what: &str) -> Result<()> {
        for (width, height) in WINDOWS {
            let window = window(width, height);
            self.app.emulate(window).await?;
            ensure!(self.app.run(&self.show).await? == 6, "{what}");
            let covered = self.app.run(COVERED).await?;
            ensure!(
                covered == serde_json::json!([]),
                "{what}, {width} × {height}: {covered}"
            );
            if window.touch {
                let small = self.app.run(SMALL).await?;
                ensure!(
                    small == serde_json::json!([]),
                    "{what}, {width} × {height}: {small}"
                );
            }
        }
        self.app
            .run("document.querySelectorAll('.shown-by-test').forEach((it) => it.remove())")
            .await?;
        self.app.emulate(Setup::default()).await
    }

    async fn close(self) -> Result<()> {
        self.app.check_unbroken().await?;
        self.app.close().await
    }
}

/// Defects 2 and 3: messages lay on the very button one needed.
#[tokio::test]
async fn no_message_lies_on_a_button_of_a_page() -> Result<()> {
    let finger = Finger::open("").await?;
    let app = &finger.app;
    for page in PAGES {
        // Without loading anew: that is slow.
        app.run(&format!("location.hash = '#/{page}'")).await?;
        let word = match page.split(['/', '?']).next() {
            // It belongs to the course.
            Some("training") => "learn",
            word => word.unwrap_or_default(),
        };
        app.wait_until(
            "return document.querySelector('nav [aria-current]')?.hash.slice(2) ?? ''",
            |it| *it == word,
        )
        .await?;
        app.wait_for("main h1").await?;
        finger.taps(page).await?;
    }
    finger.close().await
}

#[tokio::test]
async fn no_message_lies_on_a_button_of_a_game() -> Result<()> {
    let finger = Finger::open(stage::TIME).await?;
    let app = &finger.app;
    app.go("#/play").await?;
    for (card, there) in [
        ("By hand, as on a real board", ".tabletop"),
        ("Cartridge", ".scoreboard"),
    ] {
        choose(app, card).await?;
        app.wait_for(there).await?;
        finger.taps(card).await?;
    }
    app.play_on("1-a", &timed()?).await?;
    app.press_button("Continue").await?;
    for square in ["f5", "d6", "c3"] {
        app.click_square(square).await?;
    }
    finger.taps("under way").await?;
    app.run("document.activeElement.blur()").await?;
    app.keys(Key::Left).await?;
    app.wait_for(".looking-back").await?;
    finger.taps("looking back").await?;
    app.keys(Key::Right).await?;
    app.press_button("Offer a draw").await?;
    app.wait_for(".offer").await?;
    finger.taps("an offer").await?;
    app.press_button("Decline").await?;
    for (button, dialog) in [
        ("New game", ".setup"),
        ("Share", ".share-local"),
        ("Resign", ".resign"),
    ] {
        app.press_button(button).await?;
        app.wait_for(&format!("dialog[open] {dialog}")).await?;
        app.run(
            "document.querySelectorAll('dialog[open] details').forEach((it) => it.open = true)",
        )
        .await?;
        finger.taps(button).await?;
        app.keys(Key::Escape).await?;
        app.wait_until(
            "return document.querySelector('dialog[open]')",
            Value::is_null,
        )
        .await?;
    }

    app.play_on("1-b", &Match::new(by_hand(Vigilance::Warn))?)
        .await?;
    app.click_square("f5").await?;
    app.wait_for_text(".tabletop-instruction", "f5").await?;
    finger.taps("by hand").await?;
    let cartridge = MatchSetup::cartridge("01".parse()?, Level::MIN);
    app.play_on("1-c", &Match::new(cartridge)?).await?;
    finger.taps("the cartridge").await?;
    finger.close().await
}

#[tokio::test]
async fn no_message_lies_on_a_button_at_the_end_of_a_game() -> Result<()> {
    let finger = Finger::open("").await?;
    let app = &finger.app;
    app.play_on("1-a", &last_move()?).await?;
    app.click_square("a1").await?;
    app.wait_for(".finale").await?;
    finger.taps("a result").await?;

    let rules = SeriesRules::new(Goal::Games(3), NextStarter::Alternating);
    let series = MatchSetup {
        series: rules.map_err(|error| anyhow::anyhow!("{error:?}"))?,
        ..MatchSetup::new(PlayerKind::Human, PlayerKind::Human)
    };
    app.play_on("1-b", &Match::new(series)?).await?;
    app.click_square("f5").await?;
    app.press_button("Resign").await?;
    app.click("dialog[open] button.resign").await?;
    app.wait_for(".finale").await?;
    finger.taps("between two games").await?;
    app.keys(Key::Escape).await?;
    app.wait_for(".panel .ending").await?;
    finger.taps("between two games, beside the board").await?;

    app.play_on("1-c", &game(48)?).await?;
    app.wait_for_turn().await?;
    app.click_square("e8").await?;
    app.wait_for(".coach.speaks").await?;
    finger.taps("the coach").await?;
    finger.close().await
}

#[tokio::test]
async fn no_message_lies_on_a_button_of_an_exercise() -> Result<()> {
    let finger = Finger::open("").await?;
    let app = &finger.app;
    app.go("#/learn/start/4").await?;
    app.click_square("c4").await?;
    app.wait_for(".answer.done").await?;
    app.wait_for_text(".exercise-tools .primary", "Next chapter")
        .await?;
    finger.taps("the last step").await?;
    app.go("#/puzzles/puzzle1").await?;
    app.click_square("c1").await?;
    app.wait_for(".answer.again").await?;
    finger.taps("another way").await?;
    app.click_square("b2").await?;
    app.wait_for(".answer.wrong").await?;
    finger.taps("a wrong answer").await?;
    app.go("#/training/openings").await?;
    app.press_button("Start training").await?;
    app.wait_for(".exercise").await?;
    finger.taps("an opening").await?;
    app.go("#/training/day").await?;
    app.press_button("Solution").await?;
    app.press_button("Next task").await?;
    app.wait_for(".training-over").await?;
    finger.taps("the end of a sitting").await?;
    finger.close().await
}

#[tokio::test]
async fn no_message_lies_on_a_button_where_games_come_in_and_are_kept() -> Result<()> {
    let finger = Finger::open("").await?;
    let app = &finger.app;
    app.go("#/analyse?moves=f5d6c3").await?;
    app.click(".menu > summary").await?;
    finger.taps("the menu").await?;
    app.press_button("Set up a position").await?;
    app.wait_for(".setup-counts").await?;
    finger.taps("the position editor").await?;
    app.press_button("Cancel").await?;
    app.press_button("Paste a game").await?;
    app.wait_for("dialog[open] .open-form").await?;
    app.click("dialog[open] [type=submit]").await?;
    app.wait_for_text(".open-wrong", "There is nothing to read")
        .await?;
    finger.taps("a game to paste").await?;
    app.keys(Key::Escape).await?;
    drop_files(app, &[("two.txt", b"f5d6c3\n\nf5f6e6"), ("none.txt", b"?")]).await?;
    app.wait_for("dialog[open] .incoming-game").await?;
    finger.taps("games to choose from").await?;
    app.keys(Key::Escape).await?;

    app.go("#/games").await?;
    for (name, moves) in [
        ("1-a", "f5d6c3"),
        ("1-b", "f5"),
        ("1-c", "e6f4e3f6g5d6e7f5c5"),
    ] {
        app.keep_game(name, &document(moves)?).await?;
    }
    app.keep_game("1-d", "nonsense").await?;
    app.reload().await?;
    app.click(".games-going [data-do=delete]").await?;
    app.wait_for(".games-item.gone").await?;
    finger.taps("kept games").await?;
    app.go("#/games/1-c").await?;
    app.wait_for(".games-one .share").await?;
    finger.taps("a kept game").await?;
    finger.close().await
}
