//! How the page looks, as far as a program can tell: sizes, contrast, what lies on what, the result on the board.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use outflank_learn::course::chapters;
use outflank_play::{GameResult, Level, Match, MatchSetup, PlayerKind};
use outflank_rules::{Color, Square};
use outflank_web_tests::{App, Setup, stage};
use serde_json::Value;
use thirtyfour::prelude::*;

use crate::play::{computer, from_position};

/// Desks and a wall, phones upright and on their side.
pub const WINDOWS: [(u32, u32); 7] = [
    (1440, 900),
    (1280, 720),
    (3840, 2160),
    (390, 844),
    (320, 568),
    (844, 390),
    (568, 320),
];

/// A window of this size; a small one is touched.
pub fn window(width: u32, height: u32) -> Setup {
    Setup {
        width,
        height,
        touch: width < 900,
        ..Setup::default()
    }
}

/// Black takes the last square.
pub fn last_move() -> Result<Match> {
    let board = format!("-OX{} X", "X".repeat(61));
    from_position(&board, PlayerKind::Human, computer(1))
}

/// Two people with five minutes each.
pub fn timed() -> Result<Match> {
    let setup = MatchSetup {
        clock: "5m".parse().map_err(|error| anyhow::anyhow!("{error:?}"))?,
        ..MatchSetup::new(PlayerKind::Human, PlayerKind::Human)
    };
    Ok(Match::new(setup)?)
}

/// Defect 16: on a phone's side and in a zoomed window the board was 241 pixels wide.
#[tokio::test]
async fn squares_are_large_enough_in_every_window() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("1-a", &last_move()?).await?;
    for page in [
        "play",
        "analyse?moves=f5d6c3",
        "puzzles/puzzle1",
        "learn/outflank/1",
    ] {
        app.go(&format!("#/{page}")).await?;
        app.wait_for(".cell").await?;
        for (width, height, least) in [
            (390, 844, 44.0),
            (375, 667, 44.0),
            (320, 568, 36.0),
            (844, 390, 30.0),
            (667, 375, 30.0),
            (568, 320, 30.0),
            // 1440 × 900 and 1280 × 720 at 200 %.
            (720, 450, 40.0),
            (640, 360, 30.0),
        ] {
            app.emulate(window(width, height)).await?;
            let square = app
                .run("return document.querySelector('.cell').getBoundingClientRect().width")
                .await?;
            let square = square.as_f64().context("a width")?;
            ensure!(square >= least, "{page}, {width} × {height}: {square}");
            if width > height {
                let below = "scrollTo(0, 0); return document.querySelector('.board').getBoundingClientRect().bottom - innerHeight";
                let below = app.run(below).await?;
                ensure!(
                    below.as_f64().is_some_and(|it| it <= 0.0),
                    "{page}, {width} × {height}: the board ends {below} pixels below"
                );
            }
            app.check_accessibility().await?;
        }
    }
    app.check_unbroken().await?;
    app.close().await
}

/// The sizes of letters: a name, a score, a clock, and the text of the page.
const LETTERS: &str =
    "const size = (css) => parseFloat(getComputedStyle(document.querySelector(css)).fontSize);
    return [size('.player-name'), size('.player-discs'), size('.clock'), size('html')]";

/// On the cartridge: a score, the clock, and whether it fits into its half.
const ON_CARTRIDGE: &str = "const it = document.querySelector('.clock.running');
    const score = it.parentElement.querySelector('.score-digits');
    const size = (it) => parseFloat(getComputedStyle(it).fontSize);
    return [size(score), size(it), it.offsetWidth <= it.parentElement.clientWidth]";

/// Windows, and how large a clock is there at least.
const CLOCKS: [(u32, u32, f64); 6] = [
    (1440, 900, 48.0),
    (1280, 720, 48.0),
    (3840, 2160, 90.0),
    (390, 844, 40.0),
    (320, 640, 40.0),
    (844, 390, 36.0),
];

#[tokio::test]
async fn scores_and_clocks_can_be_read_from_afar() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), stage::TIME).await?;
    app.play_on("1-a", &timed()?).await?;
    for (width, height, least) in CLOCKS {
        app.emulate(window(width, height)).await?;
        let sizes = app.run(LETTERS).await?;
        let size = |at: usize| sizes[at].as_f64().context("a size");
        let (name, score, clock) = (size(0)?, size(1)?, size(2)?);
        ensure!(score >= 2.0 * name - 0.1, "{width}: {sizes}");
        ensure!(clock >= score && clock >= least, "{width}: {sizes}");
        // The panel grows with the board.
        ensure!(width < 3840 || size(3)? >= 28.0, "{sizes}");
        app.check_accessibility().await?;
    }
    app.emulate(window(390, 844)).await?;
    // The far plate faces the far player, where two people sit across a phone.
    let turned =
        "return getComputedStyle(document.querySelector('.player.top')).transform !== 'none'";
    ensure!(app.run(turned).await? == true);
    app.emulate(window(844, 390)).await?;
    ensure!(app.run(turned).await? == false);

    // So can the fifteen seconds of the cartridge, down to the tenths.
    let cartridge = MatchSetup::cartridge("51".parse()?, Level::MIN);
    app.play_on("1-b", &Match::new(cartridge)?).await?;
    app.press_button("Continue").await?;
    for (passed, shown) in [(0, "0:15"), (6, "0:09.0")] {
        app.pass_time(Duration::from_secs(passed)).await?;
        app.wait_for_text(".clock.running", shown).await?;
        for (width, height, least) in CLOCKS {
            app.emulate(window(width, height)).await?;
            let sizes = app.run(ON_CARTRIDGE).await?;
            let size = |at: usize| sizes[at].as_f64().context("a size");
            let (score, clock) = (size(0)?, size(1)?);
            let least = if passed > 0 { 0.8 * least } else { least };
            ensure!(clock >= score && clock >= least, "{width}: {sizes}");
            ensure!(sizes[2] == true, "{width}: it is wider than its place");
            app.check_accessibility().await?;
        }
    }
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 10: “More options” lay below the fold.
#[tokio::test]
async fn all_choices_are_in_sight_on_a_low_screen() -> Result<()> {
    let app = App::open("#/play", window(1280, 720)).await?;
    for language in ["en", "fr", "es"] {
        app.set("language", &format!("{language:?}")).await?;
        for (width, height) in [(1280, 720), (1440, 900)] {
            app.emulate(window(width, height)).await?;
            app.wait_for(".setup-more").await?;
            let seen = "const more = document.querySelector('.setup-more summary');
                const box = more.getBoundingClientRect();
                return more.contains(document.elementFromPoint(box.x + 20, box.bottom - 4))";
            ensure!(app.run(seen).await? == true, "{language} {height}");
        }
    }
    // On a phone's side there is room for the first of them.
    app.emulate(window(844, 390)).await?;
    let seen = "const play = document.querySelector('.setup .large');
        const box = play.getBoundingClientRect();
        return play.contains(document.elementFromPoint(box.x + 20, box.bottom - 4))";
    ensure!(app.run(seen).await? == true, "Play");
    // On the narrowest phone the names of all pages are in one row.
    app.emulate(window(320, 640)).await?;
    app.go("#/learn").await?;
    for language in ["en", "fr", "es"] {
        app.set("language", &format!("{language:?}")).await?;
        app.wait_for(".header").await?;
        let height = "return document.querySelector('.header').offsetHeight";
        let height = app.run(height).await?;
        ensure!(
            height.as_f64().is_some_and(|it| it <= 60.0),
            "{language}: {height}"
        );
    }
    app.close().await
}

/// The result is a moment on the board, said once; then the board is there again.
#[tokio::test]
async fn a_game_that_ends_is_counted_on_the_board() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("1-a", &last_move()?).await?;
    app.click_square("a1").await?;
    app.wait_for_text(".finale .ending-title", "You win!")
        .await?;
    app.wait_to_hear(
        "announced",
        "The game is over: Black wins 64–0. The margin is 64 discs.",
    )
    .await?;
    let again = app
        .run("return hear('announced', 'The game is over')")
        .await?;
    ensure!(again == false, "it is said once");
    let rows =
        "return [...document.querySelectorAll('.disc-row')].map(it => it.children.length).join()";
    ensure!(app.run(rows).await? == "64,0");
    let scores = "return [...document.querySelectorAll('.count')].map(it => it.textContent).join()";
    ensure!(app.run(scores).await? == "64,0");
    let endings = "return document.querySelectorAll('.ending').length";
    ensure!(app.run(endings).await? == 1, "it is in one place");
    for (width, height) in WINDOWS {
        app.emulate(window(width, height)).await?;
        app.check_accessibility().await?;
    }
    app.emulate(Setup::default()).await?;
    app.keys(Key::Escape).await?;
    app.wait_until("return document.querySelector('.finale')", Value::is_null)
        .await?;
    app.wait_for_text(".panel .ending", "The margin is 64 discs.")
        .await?;

    // A game that ended long ago is a board to look at.
    app.reload().await?;
    app.wait_for(".panel .ending").await?;
    ensure!(
        app.run("return document.querySelector('.finale')")
            .await?
            .is_null()
    );
    app.press_button("Play again").await?;
    app.wait_until(endings, |it| *it == 0).await?;
    app.check_unbroken().await?;
    app.close().await
}

/// A game, its result and its review keep the rules of accessibility in the dark, too.
#[tokio::test]
async fn a_game_its_result_and_its_review_in_the_dark() -> Result<()> {
    let dark = Setup {
        dark: true,
        ..Setup::default()
    };
    let app = App::open("#/play", dark).await?;
    app.play_on("1-a", &last_move()?).await?;
    app.wait_for(".tools").await?;
    app.check_accessibility().await?;
    app.click_square("a1").await?;
    app.wait_for(".finale").await?;
    app.check_accessibility().await?;
    app.go("#/analyse?moves=f5d6c3d3c4f4f6f3e6e7").await?;
    app.press_button("Analyse the whole game").await?;
    app.wait_for(".moves .grade, .moments, .graph path").await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Games that Black wins against level 1 by whatever moves there are, before the last move; and that.
fn won() -> Result<Vec<(Match, Square)>> {
    let mut found = Vec::new();
    for seed in 1..400_u64 {
        let mut game = Match::new(MatchSetup::new(PlayerKind::Human, computer(1)))?;
        let (mut number, mut last) = (seed, None);
        while !game.is_over() {
            number = number
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(seed);
            let legal = game.legal_moves();
            let at = (number >> 33) as usize % legal.len() as usize;
            let square = legal.into_iter().nth(at).context("a move")?;
            last = Some((game.clone(), square));
            let _ = game.play(square.into(), Duration::ZERO);
        }
        let winner = game.result().and_then(GameResult::winner);
        let last = last.filter(|(before, _)| before.turn() == Color::Black);
        if winner == Some(Color::Black) {
            found.extend(last);
        }
    }
    Ok(found)
}

/// The result, with all that can follow, is on the board of a phone, in every language.
#[tokio::test]
async fn the_result_fits_a_phone() -> Result<()> {
    let app = App::open("#/settings", window(390, 844)).await?;
    app.set("coach", "false").await?;
    for (language, (game, last)) in ["en", "fr", "es"].into_iter().zip(won()?) {
        app.emulate(Setup::default()).await?;
        app.set("language", &format!("{language:?}")).await?;
        app.play_on(&format!("1-{language}"), &game).await?;
        app.click_square(&last.to_string()).await?;
        for part in [".next-level", ".to-learn .button", ".counted.rows"] {
            app.wait_for(&format!(".finale {part}")).await?;
        }
        for (width, height) in [(390, 844), (320, 568)] {
            app.emulate(window(width, height)).await?;
            let seen = "const it = document.querySelector('.finale');
                const card = it.querySelector('.finale-card').getBoundingClientRect();
                return [it.scrollHeight - it.clientHeight, card.height]";
            let seen = app.run(seen).await?;
            let hidden = seen[0].as_i64().context("pixels")?;
            let tall = seen[1].as_f64().context("pixels")?;
            ensure!(hidden <= 0, "{language}, {width}: {seen}");
            // On the larger phone it is no taller than the board.
            ensure!(width < 390 || tall <= 390.0, "{language}, {width}: {seen}");
            app.check_accessibility().await?;
        }
    }
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 15, and every other mark: 3 : 1 at least against the cloth, where it is lightest and where it is darkest.
const FAINT: &str = "
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const parts = (color) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const mix = (color, other, part) => color.map((it, at) => it * (1 - part) + other[at] * part);
    const luminance = (color) => {
        const [r, g, b] = color.map((it) => it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one, other) => {
        const [dark, light] = [luminance(one), luminance(other)].sort((x, y) => x - y);
        return (light + 0.05) / (dark + 0.05);
    };
    const of = (css, property) => {
        const it = document.querySelector(`.style-theme [data-look=LOOK] ${css}`);
        return it && parts(getComputedStyle(it)[property]);
    };
    const light = Number(getComputedStyle(document.querySelector('.style-theme [data-look=LOOK] .felt')).opacity);
    const field = of('.drawing .field', 'fill');
    const cloths = [mix(field, [255, 255, 255], 0.1 * light), mix(field, [0, 0, 0], 0.12 * light)];
    const faint = [];
    const check = (what, mark, grounds) => {
        if (!mark) return faint.push(`${what} is missing`);
        for (const ground of grounds) {
            const found = contrast(mark, ground);
            if (found < 3) faint.push(`${what}: ${found.toFixed(2)}`);
        }
    };
    check('a legal move', of('.drawing .target', 'stroke'), cloths);
    check('the best move', of('.label .ring', 'stroke'), cloths);
    const last = document.querySelector('.style-theme [data-look=LOOK] .drawing .last');
    const edged = getComputedStyle(last).stroke !== 'rgba(0, 0, 0, 0)';
    const faces = edged ? [of('.drawing .last', 'stroke')] : [of('.face.white .body', 'fill'), of('.face.black .body', 'fill')];
    check('the last move', of('.drawing .last', 'fill'), faces);
    for (const label of document.querySelectorAll('.style-theme [data-look=LOOK] .label')) {
        const style = (css, property) => parts(getComputedStyle(label.querySelector(css))[property]);
        if (contrast(style('text', 'fill'), style('rect', 'fill')) < 4.5) faint.push(`a hint ${label.textContent}`);
    }
    const edge = parts(getComputedStyle(document.querySelector('.layer.casing')).stroke);
    for (const layer of document.querySelectorAll('.style-theme [data-look=LOOK] .layer:not(.casing, .small)')) {
        const mark = parts(getComputedStyle(layer).stroke);
        const found = Math.max(contrast(mark, edge), ...cloths.map((cloth) => contrast(mark, cloth)));
        if (found < 3) faint.push(`${layer.getAttribute('class')}: ${found.toFixed(2)}`);
    }
    return faint";

#[tokio::test]
async fn marks_stand_out_from_every_cloth() -> Result<()> {
    let app = App::open("#/style", Setup::default()).await?;
    for cloth in ["green", "blue", "wood", "slate"] {
        app.wait_for(".style-theme .board").await?;
        app.run(&format!(
            "document.documentElement.dataset.cloth = {cloth:?}"
        ))
        .await?;
        for look in ["classic", "cartridge", "contrast"] {
            if look != "classic" && cloth != "green" {
                continue;
            }
            let faint = app.run(&FAINT.replace("LOOK", look)).await?;
            ensure!(faint == serde_json::json!([]), "{look}, {cloth}: {faint}");
        }
    }
    app.close().await
}

/// Every component in every state, look and theme keeps the rules of accessibility, on every screen.
#[tokio::test]
async fn the_style_guide_keeps_the_rules_in_every_window() -> Result<()> {
    let app = App::open("#/style", Setup::default()).await?;
    // All of it is there, in the last of the looks.
    for part in [
        ".player .clock.short",
        ".setup .level-face",
        ".looking-back",
        ".moves li",
        ".offer",
        ".coach.speaks",
        ".sheet .won",
        ".scoreboard",
        ".supplies",
        ".tabletop-instruction",
        ".finale-card .next-level",
        ".best-lines li",
        ".graph",
        ".chapter-steps",
        ".moments .film",
        ".explorer[open]",
        ".explorer-moves td",
        ".explorer-games button",
        ".files-reading",
        // What asks, warns and tells in a game.
        ".offer + .tools",
        ".tabletop-warning",
        ".tabletop-review li",
        ".time-used",
        ".to-learn .button",
        ".setup-more[open] .field",
        // A review and what can be done with it.
        ".menu[open] button",
        ".effort[open] .choices",
        ".whole-game",
        ".moves .move-mistake",
        ".variation",
        ".variation-move.commented",
        ".comment",
        ".analyse-layers-said p",
        ".steps",
        ".setup-counts",
        ".welcome",
        // What teaches.
        ".invitation .stars",
        ".so-far.by-theme",
        ".number input",
        ".reasons",
        ".exercise-tools",
        ".drill-said.wrong",
        ".drill-said.right",
        ".line-moves",
        ".curve polyline",
        // What is kept, what comes in, and everything else.
        ".games-item [data-do=open]",
        ".games-item [data-do=raw]",
        ".games-own .own-bar",
        "[data-share=picture]",
        ".incoming-game",
        ".incoming-faults li",
        ".drop-hint",
        ".shortcuts kbd",
        ".breakdown",
        ".missing button",
    ] {
        app.wait_for(&format!("[data-theme=dark] [data-look=contrast] {part}"))
            .await?;
    }
    app.wait_for(".open-form .open-wrong").await?;
    for (width, height) in WINDOWS {
        app.emulate(window(width, height)).await?;
        app.check_rules().await?;
    }
    app.emulate(Setup::default()).await?;
    app.press_button("Resign").await?;
    app.wait_for("dialog[open]").await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 23: the clock ran while one was asked, and “Resign” was the green button.
#[tokio::test]
async fn the_clock_waits_while_one_thinks_about_resigning() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), stage::TIME).await?;
    app.play_on("1-a", &timed()?).await?;
    app.press_button("Continue").await?;
    app.click_square("f5").await?;
    app.press_button("Resign").await?;
    app.wait_for_text("dialog[open] .primary", "Play on")
        .await?;
    let clocks = "return [...document.querySelectorAll('.clock')].map(it => it.textContent).join()";
    app.wait_until(
        "return document.querySelector('.clock.running')",
        Value::is_null,
    )
    .await?;
    let before = app.run(clocks).await?;
    app.pass_time(Duration::from_secs(40)).await?;
    ensure!(app.run(clocks).await? == before);
    app.keys(Key::Escape).await?;
    app.wait_for(".clock.running").await?;
    app.pass_time(Duration::from_secs(40)).await?;
    app.wait_until(clocks, |it| *it != before).await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 17: the focus fell to the body.
#[tokio::test]
async fn the_focus_is_never_lost() -> Result<()> {
    let lost = "return document.activeElement === document.body";
    let app = App::open("#/analyse?moves=f5d6", Setup::default()).await?;
    for name in ["One move forward", "One move back"] {
        app.run(&format!(
            "document.querySelector('.steps [aria-label={name:?}]').focus()"
        ))
        .await?;
        for _ in 0..3 {
            app.keys(Key::Enter).await?;
        }
        ensure!(app.run(lost).await? == false, "{name}");
    }
    app.go("#/learn").await?;
    app.run("document.querySelector('.card a').focus()").await?;
    app.keys(Key::Enter).await?;
    app.wait_for(".exercise").await?;
    app.wait_until(lost, |it| *it == false).await?;
    // A button that can do nothing any more keeps it.
    app.go("#/play").await?;
    app.keys("f5").await?;
    app.wait_for_turn().await?;
    for (name, then) in [("Take back", "Redo"), ("Redo", "Take back")] {
        let focus = format!(
            "const button = [...document.querySelectorAll('.tools button')].find(it => it.textContent.trim() === {name:?});
             button.focus(); return button.getAttribute('aria-disabled')"
        );
        app.wait_until(&focus, Value::is_null).await?;
        app.keys(Key::Enter).await?;
        app.wait_until(
            "return document.activeElement.getAttribute('aria-disabled')",
            |it| *it == "true",
        )
        .await?;
        // Nor does it do anything.
        app.keys(Key::Enter).await?;
        ensure!(app.run(lost).await? == false, "{name}, then {then}");
    }
    // After the dialog's “Play”, the board has it.
    app.go("#/play").await?;
    app.keys("n").await?;
    app.wait_for("dialog[open] .setup").await?;
    app.run("document.querySelector('dialog[open] [type=submit]').focus()")
        .await?;
    app.keys(Key::Enter).await?;
    app.wait_until("return document.activeElement.matches('.cell')", |it| {
        *it == true
    })
    .await?;
    app.close().await
}

/// Defect 23: boards of the course jumped from step to step.
#[tokio::test]
async fn the_board_of_a_lesson_stays_where_it_is() -> Result<()> {
    let app = App::open("#/learn", Setup::default()).await?;
    for (width, height) in [(390, 844), (320, 568), (1280, 720), (844, 390)] {
        app.emulate(window(width, height)).await?;
        // Where the task stands beside the board, one chapter is as good as another.
        let beside = width > height;
        for chapter in chapters().iter().filter(|it| !beside || it.id == "line") {
            let mut places = Vec::new();
            for step in 1..=chapter.steps.len() {
                // Without loading the page anew: that is slow.
                let step = format!("#/learn/{}/{step}", chapter.id);
                let place = format!(
                    "if (location.hash !== {step:?}) location.hash = {step:?};
                     if (document.querySelector('.chapter-steps [aria-current]')?.hash !== {step:?}) return null;
                     scrollTo(0, 0);
                     const box = document.querySelector('.exercise .board').getBoundingClientRect();
                     return [box.left, box.top, box.width].map(Math.round)"
                );
                places.push(app.wait_until(&place, |it| !it.is_null()).await?);
            }
            places.dedup();
            ensure!(
                places.len() == 1,
                "{}, {width} × {height}: {places:?}",
                chapter.id
            );
        }
    }
    app.check_unbroken().await?;
    app.close().await
}

/// Defect 23: after a click on a setting ← and → changed it, instead of leading through the game.
#[tokio::test]
async fn arrows_lead_through_a_game_after_a_choice_was_clicked() -> Result<()> {
    let app = App::open("#/analyse?moves=f5d6c3", Setup::default()).await?;
    app.wait_for(".effort").await?;
    app.run("document.querySelector('.effort').open = true")
        .await?;
    let chosen =
        "return [...document.querySelectorAll('.effort input')].findIndex(it => it.checked)";
    app.click(".effort .choice:first-child").await?;
    app.wait_until(chosen, |it| *it == 0).await?;
    app.keys(Key::Left).await?;
    app.wait_until("return location.hash", |it| {
        *it == "#/analyse?moves=f5d6c3&at=2"
    })
    .await?;
    ensure!(app.run(chosen).await? == 0);
    // Whoever comes by key goes on choosing.
    app.keys(Key::Tab).await?;
    app.keys(Key::Shift + Key::Tab).await?;
    app.keys(Key::Right).await?;
    app.wait_until(chosen, |it| *it == 1).await?;
    app.close().await
}

/// Defects 12 and 23: colours zigzagged through the list, and folding the panel did not enlarge the board.
#[tokio::test]
async fn each_colour_has_its_column_and_a_folded_panel_gives_its_room_to_the_board() -> Result<()> {
    let app = App::open("#/play", window(940, 900)).await?;
    app.click_square("f5").await?;
    app.wait_for_turn().await?;
    let columns = "return getComputedStyle(document.querySelector('LIST')).gridTemplateColumns.split(' ').length % 2";
    ensure!(app.run(&columns.replace("LIST", ".moves ol")).await? == 0);
    let board = "return document.querySelector('.board').getBoundingClientRect().width";
    let before = app.run(board).await?.as_f64().context("a width")?;
    app.keys("z").await?;
    app.wait_until(board, |it| it.as_f64().is_some_and(|it| it > before + 40.0))
        .await?;
    app.keys("z").await?;
    app.wait_until(board, |it| it.as_f64() == Some(before))
        .await?;
    app.go("#/analyse?moves=f5d6c3").await?;
    app.wait_for("ol.moves").await?;
    ensure!(app.run(&columns.replace("LIST", "ol.moves")).await? == 0);
    app.close().await
}

/// Defect 23: live regions kept old sentences, which a reader found later and took for news.
#[tokio::test]
async fn what_was_said_is_gone_after_a_while() -> Result<()> {
    let app = App::open_with("#/play", Setup::default(), stage::TIME).await?;
    app.click_square("a1").await?;
    app.wait_to_hear("announced-urgently", "would outflank nothing")
        .await?;
    app.pass_time(Duration::from_secs(20)).await?;
    app.wait_until(
        "return document.getElementById('announced-urgently').textContent",
        |it| *it == "",
    )
    .await?;
    app.close().await
}

/// Defect 14: links that only this computer can open were offered to friends.
#[tokio::test]
async fn links_of_this_computer_say_so() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.click_square("f5").await?;
    app.wait_for_turn().await?;
    app.press_button("Share").await?;
    app.wait_for_text("dialog[open] .share-local", "only on this computer")
        .await?;
    app.check_accessibility().await?;
    app.close().await
}
