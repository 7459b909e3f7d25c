//! Training: a day's tasks, own mistakes with their reasons, drills, openings, progress; the coach, and what a game leaves.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use outflank_learn::course;
use outflank_learn::puzzle::{self, Outcome};
use outflank_learn::training::{
    Agenda, Card, CardKind, Day, Mistake, OwnGame, OwnResult, Played, Tag,
};
use outflank_learn::{Deed, Progress};
use outflank_play::{Level, Match, MatchSetup, PlayerKind};
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position, Square};
use outflank_text::{Language, Texts};
use outflank_web_tests::{App, Setup};

use crate::learn::Pupil;

/// Cards that are due by any clock.
const LONG_AGO: Day = Day::new(10_000);

fn moves(names: &str) -> Vec<Move> {
    let squares = names.split_whitespace();
    let squares = squares.filter_map(|it| it.parse::<Square>().ok());
    squares.map(Move::from).collect()
}

/// After `f5`, White played f4; d6 was better.
fn mistake() -> Result<Card> {
    let position = Position::START.play(Square::F5.into())?;
    let (best, refutation) = (moves("d6 c3"), moves("f4 e3"));
    let accepted = Square::D6.bitboard();
    let mistake = Mistake::new(position, accepted, best, refutation, Some(Tag::Mobility))?;
    Ok(Card::new(CardKind::Mistake(mistake), LONG_AGO))
}

/// Plays the named line of the day, whichever it is.
async fn play_line(app: &App) -> Result<()> {
    let texts = Texts::new(Language::EN);
    let task = app.text(".task").await?;
    let mut steps = course::find("lines").context("the lines")?.steps.iter();
    let step = steps.find(|it| task.contains(&texts.describe(*it)));
    let course::Task::Follow { line, .. } = &step.context("a line")?.task else {
        anyhow::bail!("a line to play along");
    };
    for square in line.iter().step_by(2) {
        app.click_square(&square.to_string()).await?;
    }
    Ok(())
}

/// Boards of the course: one to count, one with a reason and two moves, one to mark.
const BOARDS: [(&str, &str); 3] = [
    ("moves", "moves-count-1"),
    ("discs", "discs-which-1"),
    ("frontier", "frontier-mark-1"),
];

/// Answers the board of the course that is on the page, if it is one of them; its reason first.
async fn answer_board(app: &App) -> Result<bool> {
    let texts = Texts::new(Language::EN);
    let task = app.text(".task").await?;
    for (chapter, step) in BOARDS {
        let mut pupil = Pupil::at(app, chapter, step)?;
        if !task.contains(&texts.describe(pupil.lesson.step())) {
            continue;
        }
        if let Some(why) = pupil.lesson.why() {
            let reason = why.right();
            app.wait_for_text(".reasons legend", "First: what is wrong with one of them?")
                .await?;
            app.press_button(&texts.describe(&reason)).await?;
            app.wait_for_text(".answer.noted", "Now find the move.")
                .await?;
            pupil.lesson.choose_reason(reason);
        }
        pupil.solve().await.context(step)?;
        return Ok(true);
    }
    Ok(false)
}

/// Somebody with a mistake to correct, boards of the course to repeat, a rating and some games.
fn learner() -> Result<Progress> {
    let mut progress = Progress::default();
    progress.add_card(mistake()?);
    for (chapter, step) in BOARDS {
        let (chapter, step) = (chapter.to_owned(), step.to_owned());
        let board = CardKind::Board { chapter, step };
        progress.add_card(Card::new(board, LONG_AGO.plus(1)));
    }
    for (number, puzzle) in puzzle::made().iter().take(12).enumerate() {
        let day = LONG_AGO.plus(number as u32);
        let outcome = if number % 3 > 0 {
            Outcome::Solved
        } else {
            Outcome::Failed
        };
        progress.add(Deed::Attempt {
            puzzle,
            outcome,
            day,
        });
        progress.add(Deed::Game(Box::new(OwnGame {
            id: number.to_string(),
            day,
            level: 3,
            result: OwnResult::Won,
            helped: false,
            opening: Some("tiger".to_owned()),
            played: Some(Played {
                accuracy: 60 + number as u8,
                loss: 250,
                phases: None,
            }),
        })));
    }
    for puzzle in puzzle::made().iter().take(12).step_by(3) {
        progress.remove_card(&Card::puzzle(puzzle, LONG_AGO).id());
    }
    Ok(progress)
}

/// The page, for somebody who has learnt something.
async fn open(place: &str, setup: Setup) -> Result<App> {
    let app = App::open("#/settings", setup).await?;
    app.keep("progress", &learner()?.save()).await?;
    app.reload().await?;
    app.go(place).await?;
    Ok(app)
}

#[tokio::test]
async fn a_days_training_is_done_from_the_card_on_the_learn_page() -> Result<()> {
    let app = open("#/learn", Setup::default()).await?;
    app.wait_for_text(".daily", "Ten minutes a day").await?;
    app.click(".daily a").await?;
    app.wait_for_text(".daily", "tasks left for today").await?;
    app.check_accessibility().await?;
    app.click(".daily a.primary").await?;
    // The own mistake comes first: the reason, then the move.
    app.wait_for_text(".task", "You played f4 here.").await?;
    app.wait_for_text(".reasons", "why was f4 a mistake?")
        .await?;
    app.check_accessibility().await?;
    app.press_button("Mobility").await?;
    app.wait_for_text(".answer.noted", "Your answer: Mobility.")
        .await?;
    app.click_square("f4").await?;
    app.wait_for(".answer.wrong").await?;
    app.click_square("d6").await?;
    app.wait_for_text(".task", "The reason is right, too: Mobility.")
        .await?;
    app.wait_to_hear("announced", "The reason is right, too")
        .await?;
    let mut tasks = 0;
    loop {
        app.press_button("Next task").await?;
        tasks += 1;
        ensure!(tasks < 16, "it does not end");
        if is_over(&app).await? {
            break;
        }
        if app.text("h1").await? == "Your mistakes" {
            // It was wrong before, and comes again.
            app.click_square("d6").await?;
        } else if app.text("h1").await? == "Ten lines" {
            play_line(&app).await?;
        } else if !answer_board(&app).await? {
            app.press_button("Solution").await?;
        }
        app.wait_for(".exercise-tools .primary").await?;
    }
    app.wait_for_text(".training-over", "Reasons: 2 of 2 right.")
        .await?;
    app.wait_for_text(".training-over", "1 day in a row")
        .await?;
    app.check_accessibility().await?;
    let kept = app.kept_by_now("progress").await?.context("it is kept")?;
    let kept = Progress::load(&kept)?.progress;
    let today = kept.training().agenda.clone();
    ensure!(today != Agenda::default());
    app.go("#/training").await?;
    app.wait_for_text(".daily", "Done for today.").await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Whether there is no other task, but what came of them.
async fn is_over(app: &App) -> Result<bool> {
    let state = "return document.querySelector('.training-over') ? 'over' \
                 : document.activeElement.tagName === 'H1' ? 'task' : ''";
    let state = app
        .wait_until(state, |it| it.as_str().is_some_and(|it| !it.is_empty()))
        .await?;
    Ok(state == "over")
}

#[tokio::test]
async fn everything_that_is_due_can_be_answered() -> Result<()> {
    let app = open("#/training/deck", Setup::default()).await?;
    let mut boards = 0;
    loop {
        if answer_board(&app).await? {
            boards += 1;
        } else {
            app.wait_for_text("h1", "Your mistakes").await?;
            app.click_square("d6").await?;
        }
        app.wait_for(".exercise-tools .primary").await?;
        app.check_accessibility().await?;
        app.press_button("Next task").await?;
        if is_over(&app).await? {
            break;
        }
    }
    ensure!(boards == BOARDS.len(), "{boards}");
    app.wait_for_text(".training-over", "4 right, 0 with a hint, 0 wrong.")
        .await?;
    app.wait_for_text(".training-over", "Reasons: 1 of 1 right.")
        .await?;
    app.close().await
}

#[tokio::test]
async fn progress_is_told_drawn_and_also_a_table() -> Result<()> {
    let app = open("#/training/progress", Setup::default()).await?;
    app.wait_for_text(".facts", "Rating with puzzles:").await?;
    app.wait_for_text(".facts", "Strongest level beaten: 3")
        .await?;
    app.wait_for_text(".facts", "accuracy 66%, 2.5 discs lost a move")
        .await?;
    for curve in 1..=2 {
        let points = app
            .run(&format!(
                "return document.querySelectorAll('.curve:nth-child({curve}) circle').length"
            ))
            .await?;
        let rows = app
            .run(&format!(
                "return document.querySelectorAll('.curve:nth-child({curve}) tbody tr').length"
            ))
            .await?;
        ensure!(points == 12 && rows == 12, "{points} {rows}");
    }
    app.wait_for(".themes").await?;
    app.check_accessibility().await?;
    // It is part of the backup file, and comes back with it.
    let kept = app.kept("progress").await?.context("it is kept")?;
    ensure!(Progress::load(&kept)?.progress == learner()?);
    for (code, language) in [("fr", Language::FR), ("es", Language::ES)] {
        app.set("language", &format!("{code:?}")).await?;
        app.wait_for_text("h1", &Texts::new(language).practice_progress())
            .await?;
    }
    app.close().await
}

#[tokio::test]
async fn a_drill_takes_answers_by_keyboard_and_ends_after_a_minute() -> Result<()> {
    // A minute passes in a second.
    let quick = "const clock = performance.now.bind(performance); performance.now = () => clock() * (window.haste ?? 1)";
    let app = App::open_with("#/training/drill/moves", Setup::default(), quick).await?;
    app.wait_for_text(".drill-clock", "s left").await?;
    app.check_accessibility().await?;
    app.click(".number input").await?;
    app.keys("99\n").await?;
    app.wait_for_text(".drill-said.wrong", "No: ").await?;
    app.wait_to_hear("announced-urgently", "No: ").await?;
    app.run("window.haste = 60").await?;
    app.wait_for_text(".exercise-side", "Time is up: 0 right answers.")
        .await?;
    app.run("window.haste = 1").await?;
    app.press_button("Again").await?;
    app.wait_for_text(".exercise-side", "0 right, 0 wrong")
        .await?;
    app.go("#/training/drill/x-square").await?;
    app.press_button("Not safe").await?;
    app.wait_for(".drill-said").await?;
    app.go("#/training").await?;
    app.wait_for_text(".drills", "Best: 0").await?;
    app.go("#/training/nonsense").await?;
    app.wait_to_hear("announced-urgently", "There is no training “nonsense”")
        .await?;
    app.close().await
}

#[tokio::test]
async fn the_book_plays_against_whoever_trains_an_opening() -> Result<()> {
    let app = open("#/training/openings", Setup::default()).await?;
    app.wait_for_text("option:nth-child(2)", "(your games: 12)")
        .await?;
    app.run("const s = document.querySelector('select'); s.selectedIndex = 1; s.dispatchEvent(new Event('change'))")
        .await?;
    app.wait_for_text(".training-openings", "To learn: ")
        .await?;
    app.check_accessibility().await?;
    app.press_button("Start training").await?;
    app.wait_for_text(".task", "Your move. Stay in the book.")
        .await?;
    // Black's first moves of the Tiger; White's come by themselves.
    for square in ["f5", "c3"] {
        app.click_square(square).await?;
        app.wait_for_text(".line-moves", square).await?;
        app.wait_for_text(".task", "Your move. Stay in the book.")
            .await?;
    }
    ensure!(app.text(".line-moves").await?.starts_with("f5 d6 c3 "));
    app.check_unbroken().await?;
    app.close().await
}

/// A game against level 3 after these moves of a game in which Black gives a win away.
pub fn game(plies: usize) -> Result<Match> {
    const GAME: &str = "f5d6c3f3f4f6g7f7c5b5e6e3c7c6c4b6e2d3g4b3g5h3d2h4b4g3f2a4a3h8\
         e7c1d1c8b1g1a7e1g8f8b7a1f1d7h1a2h2b2e8g2d8a5a6c2h6h5g6h7b8a8";
    let computer = PlayerKind::Computer(Level::new(3).unwrap_or_default());
    let setup = MatchSetup::new(PlayerKind::Human, computer);
    let mut game = Match::new(setup).map_err(|error| anyhow::anyhow!("{error:?}"))?;
    for &mv in GAME.parse::<Transcript>()?.moves().iter().take(plies) {
        game.play(mv, Duration::ZERO)
            .map_err(|error| anyhow::anyhow!("{error:?}"))?;
    }
    Ok(game)
}

#[tokio::test]
async fn the_coach_of_a_new_player_stops_a_bad_move_once() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("coached", &game(48)?).await?;
    app.wait_for_turn().await?;
    app.wait_for_text(".coach", "Send the coach away").await?;
    // With twelve empty squares e8 gives the win away, and g2 keeps it.
    app.click_square("e8").await?;
    app.wait_for_text(".coach", "e8 costs you about").await?;
    app.wait_to_hear("announced-urgently", "e8 costs you about")
        .await?;
    app.check_accessibility().await?;
    app.click_square("e8").await?;
    app.wait_until(
        "return document.querySelector('[data-square=e8]').ariaLabel",
        |it| it.as_str().is_some_and(|it| it.contains("disc")),
    )
    .await?;
    let kept = app.kept_game().await?;
    ensure!(
        kept.contains("\"warnings\": 1") || kept.contains("\"warnings\":1"),
        "{kept}"
    );
    app.press_button("Send the coach away").await?;
    app.wait_for_text(".coach", "Call the coach").await?;
    let settings = app
        .kept_by_now("settings")
        .await?
        .context("they are kept")?;
    ensure!(settings.contains("\"coach\": false"), "{settings}");
    app.close().await
}

#[tokio::test]
async fn a_finished_game_offers_moves_to_learn_from() -> Result<()> {
    let app = App::open("#/play", Setup::default()).await?;
    app.play_on("learned", &game(50)?).await?;
    app.wait_for_turn().await?;
    app.press_button("Resign").await?;
    app.click("dialog[open] button.resign").await?;
    app.wait_for_text(".to-learn", "to learn from").await?;
    app.wait_for(".to-learn a").await?;
    app.check_accessibility().await?;
    app.click(".to-learn a").await?;
    app.wait_for_text("h1", "Your mistakes").await?;
    app.wait_for_text(".task", "Find a better move.").await?;
    let kept = app.kept_by_now("progress").await?.context("it is kept")?;
    let kept = Progress::load(&kept)?.progress;
    ensure!(kept.training().games.all().len() == 1);
    ensure!((1..=3).contains(&kept.training().deck.len()));
    app.close().await
}

#[tokio::test]
async fn every_screen_fits_a_phone_and_a_desktop() -> Result<()> {
    let places = [
        "play",
        "puzzles",
        "puzzles/puzzle4",
        "training",
        "training/daily",
        "training/day",
        "training/deck",
        "training/drill/last-two",
        "training/mistakes",
        "training/ladder",
        "training/drill/flips",
        "training/openings",
        "training/progress",
        "learn",
        "learn/diagonal/1",
        "learn/five/9",
        "learn/give/3",
        "learn/handicap/1",
        "learn/moves/9",
        "learn/out/9",
        "learn/safe/17",
        "learn/shapes/6",
        "learn/tempo/1",
        "learn/test-edges",
        "learn/sample/5",
        "learn/time/3",
        "learn/why/1",
        "settings",
    ];
    let narrow = Setup::phone();
    let phone = Setup {
        width: 390,
        height: 844,
        touch: true,
        ..narrow
    };
    let dark = |setup: Setup| Setup {
        dark: true,
        ..setup
    };
    // Each size in each language, half of them dark.
    for (name, language, setup) in [
        ("desktop", "en", Setup::default()),
        ("desktop", "fr", dark(Setup::default())),
        ("phone", "es", phone),
        ("phone", "fr", dark(phone)),
        ("narrow", "en", dark(narrow)),
        ("narrow", "es", narrow),
    ] {
        let app = open("#/training", setup).await?;
        app.set("language", &format!("{language:?}")).await?;
        for place in places {
            app.go(&format!("#/{place}")).await?;
            app.wait_for("h1").await?;
            let file = format!("{name}-{language}-{}", place.replace('/', "-"));
            fits(&app, &file).await?;
        }
        // The coach stops a move, beside an opponent with a face.
        app.set("coach", "true").await?;
        app.go("#/play").await?;
        app.play_on("coached", &game(48)?).await?;
        app.wait_for_turn().await?;
        fits(&app, &format!("{name}-{language}-coach")).await?;
        app.click_square("e8").await?;
        app.wait_for(".coach").await?;
        app.wait_for_text(".coach", "e8").await?;
        fits(&app, &format!("{name}-{language}-coach-stops")).await?;
        // A wrong answer, a hint, and what a right one leads to.
        app.go("#/learn/five/1").await?;
        app.wait_for(".exercise").await?;
        app.keys("i").await?;
        app.wait_for(".answer.hint").await?;
        fits(&app, &format!("{name}-{language}-hint")).await?;
        for square in app.targets().await? {
            app.click_square(&square).await?;
            let wrong = app.wait_for(".answer:not(.hint)").await?;
            let class = wrong.class_name().await?.unwrap_or_default();
            let kind = if class.contains("done") {
                "done"
            } else {
                "wrong"
            };
            fits(&app, &format!("{name}-{language}-{kind}")).await?;
            if kind == "done" {
                break;
            }
        }
        app.check_unbroken().await?;
        app.close().await?;
    }
    Ok(())
}

/// Nothing is wider than the window; a picture, where somebody asks for them.
async fn fits(app: &App, name: &str) -> Result<()> {
    let wide = app
        .run("return document.documentElement.scrollWidth - window.innerWidth")
        .await?;
    ensure!(wide.as_i64().is_some_and(|it| it <= 0), "{name}: {wide}");
    app.check_accessibility().await?;
    if let Some(folder) = std::env::var_os("OUTFLANK_TRAINING_PICTURES") {
        app.picture(&Path::new(&folder).join(format!("{name}.png")))
            .await?;
    }
    Ok(())
}
