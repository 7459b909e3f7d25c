//! The course.

use anyhow::{Context as _, Result, ensure};
use outflank_learn::challenge::Contest;
use outflank_learn::course::{Chapter, Lesson, Next, Part, Quantity, Step, Task, find};
use outflank_learn::{Answer, AnswerKind, Feedback, Hint, Remark, Verdict};
use outflank_rules::{Bitboard, Move, Square};
use outflank_text::{Language, Texts};
use outflank_web_tests::{App, Setup};
use thirtyfour::prelude::*;

use crate::play::tab_to;

/// A lesson as the page should show it, beside the page.
pub struct Pupil<'a> {
    app: &'a App,
    texts: Texts,
    pub lesson: Lesson,
}

impl<'a> Pupil<'a> {
    /// At a step of a chapter, in English.
    pub fn at(app: &'a App, chapter: &str, step: &str) -> Result<Pupil<'a>> {
        let chapter = find(chapter).context("no such chapter")?;
        let index = chapter.steps.iter().position(|it| it.id == step);
        let mut lesson = Lesson::new(chapter);
        lesson.go_to(index.context("no such step")?);
        let texts = Texts::new(Language::EN);
        Ok(Pupil { app, texts, lesson })
    }

    /// Answers rightly, to the end of the step.
    pub async fn solve(&mut self) -> Result<()> {
        loop {
            let right = self.right()?;
            let feedback = self.answer(right).await?;
            ensure!(feedback.verdict.is_right(), "{}", self.lesson.step().id);
            if feedback.verdict == Verdict::Done {
                return Ok(());
            }
        }
    }

    /// Gives an answer to the lesson and to the page, and checks that the page says what the lesson does.
    async fn answer(&mut self, answer: Answer) -> Result<Feedback> {
        let feedback = self.lesson.answer(&answer);
        match answer {
            Answer::Play(Move::Place(square)) => choose(self.app, square).await?,
            Answer::Play(Move::Pass) => self.app.press_button(&self.texts.pass()).await?,
            Answer::Number(number) => {
                let field = self.app.wait_for(".number input").await?;
                field.clear().await?;
                field.send_keys(number.to_string() + Key::Enter).await?;
            }
            Answer::Mark(squares) => {
                for square in squares {
                    choose(self.app, square).await?;
                }
            }
            Answer::Read => {}
        }
        self.hears(&feedback).await?;
        Ok(feedback)
    }

    /// The answer stands beside the board.
    async fn hears(&self, feedback: &Feedback) -> Result<()> {
        let class = match feedback.verdict {
            Verdict::Done => ".answer.right.done",
            Verdict::Right => ".answer.right",
            Verdict::Again => ".answer.again",
            Verdict::Wrong => ".answer.wrong",
        };
        for remark in &feedback.remarks {
            let sentence = self.texts.describe(remark);
            let place = self.lesson.step().id;
            let found = self.app.wait_for_text(class, &sentence).await;
            found.with_context(|| format!("{place}: {sentence}"))?;
        }
        Ok(())
    }

    /// The hint that says most.
    fn last_hint(&mut self) -> Option<Hint> {
        let mut last = self.lesson.hint()?;
        loop {
            let next = self.lesson.hint()?;
            if next == last {
                return Some(last);
            }
            last = next;
        }
    }

    /// An answer that is right.
    fn right(&mut self) -> Result<Answer> {
        let hint = self.last_hint().context("every task has a hint")?;
        Ok(match (self.lesson.step().task.answer_kind(), hint.remark) {
            (AnswerKind::Read, _) => Answer::Read,
            (AnswerKind::Mark, _) => Answer::Mark(hint.marks),
            (AnswerKind::Number, Remark::HintNumber { number }) => Answer::Number(number),
            (AnswerKind::Number, _) => {
                let all = self.lesson.position().board().occupied().len();
                let things = hint.marks.len();
                Answer::Number(match self.lesson.step().task {
                    Task::Count(Quantity::Margin) => things - (all - things),
                    _ => things,
                })
            }
            (AnswerKind::Play, Remark::HintSquare { square } | Remark::HintTry { square }) => {
                Answer::Play(square.into())
            }
            (AnswerKind::Play, _) => Answer::Play(Move::Pass),
        })
    }

    /// An answer that is not.
    fn wrong(&mut self) -> Result<Answer> {
        let right = self.right()?;
        Ok(match right {
            Answer::Play(right) => {
                let legal = self.lesson.position().moves();
                let other = legal.filter(|&mv| mv != right).last();
                // Where there is but one move: a square that is taken.
                let taken = self.lesson.position().board().occupied().first();
                Answer::Play(
                    other
                        .or(taken.map(Move::Place))
                        .context("a board has discs")?,
                )
            }
            Answer::Mark(right) => {
                let other = (Bitboard::ALL - right)
                    .first()
                    .context("not all are right")?;
                Answer::Mark(other.bitboard())
            }
            Answer::Number(right) => Answer::Number(right + 1),
            Answer::Read => Answer::Read,
        })
    }
}

/// Clicks on a square; quicker than the driver does.
async fn choose(app: &App, square: Square) -> Result<()> {
    app.square(&square.to_string()).await?;
    let script = format!("document.querySelector('[data-square={square}]').click()");
    app.run(&script).await?;
    Ok(())
}

async fn kept(app: &App) -> Result<String> {
    Ok(app.kept("progress").await?.unwrap_or_default())
}

/// Walks through a chapter, each step first with a wrong answer, then with right ones.
async fn walk_through(app: &App, chapter: &'static Chapter, language: Language) -> Result<()> {
    app.go(&format!("#/learn/{}", chapter.id)).await?;
    let mut pupil = Pupil {
        app,
        texts: Texts::new(language),
        lesson: Lesson::new(chapter),
    };
    for (index, step) in chapter.steps.iter().enumerate() {
        ensure!(pupil.lesson.go_to(index));
        let here = format!("#/learn/{}/{}", chapter.id, index + 1);
        // Steps may share their words: the one that is marked is on the board.
        let current = "return document.querySelector('.step[aria-current]')?.getAttribute('href') ?? location.hash";
        app.wait_until(current, |it| *it == here).await?;
        app.wait_for_text(".task", &pupil.texts.describe(step))
            .await?;
        if matches!(step.task, Task::Spar(contest) if contest != Contest::BeatGreedy) {
            spar(app, &pupil.texts).await.context(step.id)?;
        } else if step.task != Task::Read {
            let wrong = pupil.wrong()?;
            let feedback = pupil.answer(wrong).await?;
            // Steps in which every move is taken have no wrong one.
            if feedback.verdict.is_right() {
                app.press_button(&pupil.texts.lesson_again()).await?;
            }
            pupil.lesson.restart();
            pupil.solve().await?;
        }
        let next = match pupil.lesson.next() {
            Next::Step(_) => pupil.texts.lesson_next(),
            Next::Chapter(_) => pupil.texts.lesson_next_chapter(),
            Next::End => pupil.texts.lesson_all(),
        };
        app.press_button(&next).await?;
    }
    app.check_unbroken().await
}

/// Plays against a level as the hints say: the engine behind the page answers.
async fn spar(app: &App, texts: &Texts) -> Result<()> {
    let state = "return document.querySelector('.thinking') ? 'thinking' \
                 : document.querySelector('.answer.right.done') ? 'done' : 'turn'";
    for _ in 0..12 {
        app.wait_until(state, |it| it == "turn").await?;
        app.press_button(&texts.hint()).await?;
        let hint = app.wait_for(".answer.hint p").await?.text().await?;
        let mut words = hint.split(|it: char| !it.is_ascii_alphanumeric());
        let square = words.find_map(|word| word.parse::<Square>().ok());
        choose(app, square.context(hint.clone())?).await?;
        let now = app.wait_until(state, |it| it != "thinking").await?;
        if now == "done" {
            return Ok(());
        }
    }
    app.wait_until(state, |it| it == "done").await?;
    Ok(())
}

/// Every chapter of some parts of the course, in English.
async fn parts_in_english(parts: &[Part]) -> Result<()> {
    let app = App::open("#/learn", Setup::default()).await?;
    for chapter in parts.iter().flat_map(|part| part.chapters()) {
        walk_through(&app, chapter, Language::EN).await?;
    }
    app.close().await
}

#[tokio::test]
async fn every_chapter_of_the_rules_is_walked_through() -> Result<()> {
    parts_in_english(&[Part::Rules, Part::Appendix]).await
}

#[tokio::test]
async fn every_chapter_of_level_1_is_walked_through() -> Result<()> {
    parts_in_english(&[Part::First]).await
}

#[tokio::test]
async fn every_chapter_of_levels_2_and_3_is_walked_through() -> Result<()> {
    parts_in_english(&[Part::Mobility, Part::Edges]).await
}

#[tokio::test]
async fn every_chapter_of_levels_4_and_5_is_walked_through() -> Result<()> {
    parts_in_english(&[Part::Tempo, Part::Endgame]).await
}

#[tokio::test]
async fn every_chapter_of_levels_6_and_7_is_walked_through() -> Result<()> {
    parts_in_english(&[Part::Openings, Part::Club]).await
}

/// A chapter of each level for the other languages.
const ONE_OF_EACH_LEVEL: [&str; 9] = [
    "pass", "quiet", "safe", "five", "give", "change", "second", "own", "handicap",
];

async fn one_of_each_level(language: Language) -> Result<()> {
    let app = App::open("#/learn", Setup::default()).await?;
    let code = language.code();
    app.set("language", &format!("{code:?}")).await?;
    let mut all_here = 0;
    for id in ONE_OF_EACH_LEVEL {
        let chapter = find(id).context("a chapter")?;
        walk_through(&app, chapter, language).await?;
        // What steps send to is done elsewhere.
        let here = |step: &Step| step.practice.is_none();
        all_here += u64::from(chapter.steps.iter().all(here));
    }
    app.go("#/learn").await?;
    app.reload().await?;
    let complete = app
        .run("return document.querySelectorAll('.card.complete').length")
        .await?;
    ensure!(complete == all_here && all_here > 6, "{complete}");
    app.close().await
}

#[tokio::test]
async fn a_chapter_of_each_level_is_walked_through_in_french() -> Result<()> {
    one_of_each_level(Language::FR).await
}

#[tokio::test]
async fn a_chapter_of_each_level_is_walked_through_in_spanish() -> Result<()> {
    one_of_each_level(Language::ES).await
}

#[tokio::test]
async fn a_reason_is_asked_first_and_steps_lead_to_their_drill_and_game() -> Result<()> {
    let app = App::open("#/learn/why/1", Setup::default()).await?;
    app.wait_for_text(".reasons", "First: what is wrong with one of them?")
        .await?;
    app.check_accessibility().await?;
    app.press_button("X- and C-squares").await?;
    app.wait_until(
        "return document.querySelectorAll('.reasons').length",
        |it| *it == 0,
    )
    .await?;
    app.click_square("a3").await?;
    app.wait_for_text(".answer.right.done", "The reason is right, too")
        .await?;
    app.go("#/learn/moves/9").await?;
    app.press_button("Start the minute").await?;
    app.wait_for(".drill").await?;
    app.go("#/learn/lines/11").await?;
    app.press_button("Opening trainer").await?;
    app.wait_for(".training-openings").await?;
    app.go("#/learn/own/3").await?;
    app.press_button("Your mistakes").await?;
    app.wait_for_text(".training-over", "Nothing waits here now.")
        .await?;
    app.go("#/learn/handicap/5").await?;
    app.wait_for_text(".task", "how many are left then?")
        .await?;
    app.click(".number input").await?;
    app.keys("45\n").await?;
    app.wait_for(".answer.right.done").await?;
    app.go("#/learn/time/3").await?;
    app.press_button("Play against level 9").await?;
    app.wait_for_text(".clock", "25:00").await?;
    app.check_unbroken().await?;
    app.close().await
}

/// Takes a test with any answers; how often a pass was offered.
async fn take_test(app: &App) -> Result<usize> {
    let mut passes = 0;
    for board in 1..=10 {
        app.wait_for_text(".task", &format!("Board {board} of 10."))
            .await?;
        let pass = "return [...document.querySelectorAll('.exercise-side button')]
            .some(it => it.textContent.includes('Pass'))";
        if app
            .run("return Boolean(document.querySelector('.number input'))")
            .await?
            == true
        {
            let field = app.wait_for(".number input").await?;
            field.send_keys("999".to_owned() + Key::Enter).await?;
        } else if app.run(pass).await? == true {
            app.press_button("Pass").await?;
            passes += 1;
        } else {
            // Some square is an answer, right or not.
            let script = "if (document.querySelector('.exercise-tools .primary')) return true;
                window.tried = ((window.tried ?? -1) + 1) % 64;
                document.querySelectorAll('[data-square]')[window.tried].click();
                return false";
            app.wait_until(script, |it| *it == true).await?;
        }
        app.wait_for(".exercise-tools .primary").await?;
        app.press_button("Next board").await?;
    }
    app.wait_for_text(".test-state", "Best result:").await?;
    Ok(passes)
}

#[tokio::test]
async fn a_test_goes_from_board_to_board_and_its_result_is_kept() -> Result<()> {
    let app = App::open("#/learn/test-rules", Setup::default()).await?;
    ensure!(take_test(&app).await? > 0, "no board offers a pass");
    app.go("#/learn/test-first").await?;
    ensure!(take_test(&app).await? == 0, "a pass is offered");
    app.go("#/learn").await?;
    app.wait_for_text(".level-test", "Best result:").await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

/// A script that runs before the page: boards that follow one another by themselves wait for `next` instead,
/// which shows the one that was asked for last. They come after about a second; what comes sooner or later than that
/// is not touched.
pub const STILL: &str = "const waiting = [];
    const later = setTimeout;
    window.setTimeout = (act, time) => time < 500 || time > 5000 ? later(act, time) : waiting.push(act) && 0;
    window.next = () => waiting.pop()();";

#[tokio::test]
async fn a_wrong_move_is_shown_on_the_board_and_taken_back() -> Result<()> {
    let app = App::open_with("#/learn/neighbours/3", Setup::default(), STILL).await?;
    let before = app.targets().await?;
    app.click_square("g7").await?;
    app.wait_for_text(".answer.wrong", "After g7, White can take the corner h8.")
        .await?;
    app.wait_to_hear("announced-urgently", "White can take the corner h8")
        .await?;
    // The reply is shown, then everything is as it was.
    app.wait_for(".exercise-board.what-if").await?;
    app.run("next()").await?;
    app.wait_until(
        "return document.querySelector('[data-square=h8]').ariaLabel",
        |label| {
            label
                .as_str()
                .is_some_and(|it| it.starts_with("h8, white disc"))
        },
    )
    .await?;
    ensure!(app.targets().await?.is_empty());
    app.check_accessibility().await?;
    app.run("next()").await?;
    app.wait_until("return document.querySelector('.what-if')", |it| {
        it.is_null()
    })
    .await?;
    ensure!(app.targets().await? == before);
    ensure!(app.spoken("g7").await? == "g7, empty, you can play here");
    // One can leaf through it at leisure.
    app.click("[aria-label='One move forward']").await?;
    ensure!(app.spoken("g7").await?.starts_with("g7, black disc"));
    app.click("[aria-label='One move forward']").await?;
    let spoken = app.spoken("h8").await?;
    ensure!(
        spoken == "h8, white disc, last move, pointed out",
        "{spoken}"
    );
    app.click("[aria-label='One move back']").await?;
    ensure!(app.spoken("h8").await? == "h8, empty");
    // A move that is right ends it.
    app.click_square(&before[0]).await?;
    app.wait_for(".answer.done").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn progress_survives_a_reload_and_damage_is_told() -> Result<()> {
    let app = App::open("#/learn", Setup::default()).await?;
    app.click(".button.primary").await?;
    app.wait_for_text("h1", "Board and start").await?;
    app.press_button("Next").await?;
    app.press_button("Next").await?;
    for corner in ["a1", "h1", "a8"] {
        app.click_square(corner).await?;
    }
    app.wait_for_text(".answer.right", "These 3 are right; one is missing.")
        .await?;
    ensure!(app.spoken("a8").await? == "a8, empty, marked");
    app.click_square("h8").await?;
    app.wait_to_hear("announced", "Well done. Right, all 4 of them.")
        .await?;
    app.reload().await?;
    let done = "return document.querySelectorAll('.step.done').length";
    ensure!(app.run(done).await? == 3);
    // The chapter goes on where it was left.
    app.go("#/learn/start").await?;
    app.wait_until("return location.hash", |it| *it == "#/learn/start/3")
        .await?;
    app.go("#/learn").await?;
    app.wait_for_text(".card-state", "3 of 4 steps").await?;

    // An entry that is damaged is left out, the rest is there.
    let text = kept(&app).await?;
    let broken = text.replace("\"chapters\":{", "\"chapters\":{\"end\":7,");
    ensure!(broken != text);
    app.keep("progress", &broken).await?;
    app.reload().await?;
    app.wait_for_text(".notice.warning", "One entry of the saved progress")
        .await?;
    app.wait_for_text(".card-state", "3 of 4 steps").await?;
    // What is no progress at all is set aside.
    app.keep("progress", "{nonsense").await?;
    app.reload().await?;
    app.wait_for_text(".notice.warning", "The saved progress cannot be read")
        .await?;
    app.wait_for_text(".card-state", "0 of 4 steps").await?;
    let aside = app.kept("damaged-2.progress").await?.unwrap_or_default();
    ensure!(aside == "{nonsense", "beside what was set aside before");
    // What a newer version has written is left as it is.
    let newer = r#"{"format":"outflank-progress","version":99}"#;
    app.keep("progress", newer).await?;
    app.reload().await?;
    app.wait_for_text(".notice.warning", "comes from a newer version")
        .await?;
    app.go("#/learn/start/4").await?;
    app.click_square("c4").await?;
    app.wait_for(".answer.done").await?;
    ensure!(kept(&app).await? == newer);
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_told() -> Result<()> {
    let app = App::open("#/learn/nothing", Setup::default()).await?;
    app.wait_to_hear("refusal", "There is no chapter “nothing”")
        .await?;
    app.wait_for(".cards").await?;
    for step in ["0", "5", "-1", "99999999999999999999", "x%20y"] {
        app.go("#/learn").await?;
        app.go(&format!("#/learn/start/{step}")).await?;
        app.wait_to_hear("refusal", "This chapter has no step")
            .await?;
        app.wait_until("return location.hash", |it| *it == "#/learn/start/1")
            .await?;
        app.wait_for_text(".task", "Othello is a game for two")
            .await?;
    }
    // What is written instead of a number is answered too.
    app.go("#/learn/end/1").await?;
    for (written, said) in [
        ("", "Write a number first"),
        ("many", "“many” is not a number"),
        ("-3", "“-3” is not a number"),
        ("999999999999", "“999999999999” is not a number"),
        ("12", "12 is too few."),
        (" 44 ", "44 is right."),
    ] {
        let field = app.wait_for(".number input").await?;
        field.clear().await?;
        field.send_keys(written.to_owned() + Key::Enter).await?;
        app.wait_for_text(".answer", said).await?;
    }
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn the_course_speaks_every_language_and_fits_a_phone() -> Result<()> {
    let app = App::open("#/learn", Setup::phone()).await?;
    let squares = |names: &[&str]| -> Bitboard {
        let squares = names.iter().filter_map(|name| name.parse::<Square>().ok());
        squares.collect()
    };
    for language in Language::ALL {
        app.set("language", &format!("{:?}", language.code()))
            .await?;
        app.go("#/learn").await?;
        app.check_accessibility().await?;
        // A step of each kind: its text, a wrong answer, a right one.
        for (chapter, index, wrong) in [
            ("line", 0, Answer::Mark(squares(&["d4"]))),
            ("end", 0, Answer::Number(7)),
            ("pass", 0, Answer::Play(Move::Pass)),
            ("neighbours", 2, Answer::Play(Square::G7.into())),
            ("force", 0, Answer::Play(Square::B2.into())),
            ("sample", 3, Answer::Play(Square::F5.into())),
        ] {
            let chapter = find(chapter).context("a chapter")?;
            app.go(&format!("#/learn/{}/{}", chapter.id, index + 1))
                .await?;
            let mut pupil = Pupil {
                app: &app,
                texts: Texts::new(language),
                lesson: Lesson::new(chapter),
            };
            ensure!(pupil.lesson.go_to(index));
            let text = pupil.texts.describe(&chapter.steps[index]);
            app.wait_for_text(".task", &text).await?;
            app.wait_for_text("h1", &pupil.texts.chapter_title(chapter))
                .await?;
            pupil.answer(wrong).await?;
            app.check_accessibility().await?;
            let right = pupil.right()?;
            pupil.answer(right).await?;
            app.check_accessibility().await?;
            app.check_unbroken().await?;
        }
    }
    app.close().await
}

#[tokio::test]
async fn a_lesson_by_keyboard_in_the_dark() -> Result<()> {
    let dark = Setup {
        dark: true,
        ..Setup::default()
    };
    let app = App::open("#/learn/start/2", dark).await?;
    app.keys("n").await?;
    app.wait_to_hear("announced", "Step 3 of 4").await?;
    app.keys("i").await?;
    app.wait_for_text(".answer.hint", "There are 4 squares to find.")
        .await?;
    app.check_accessibility().await?;
    tab_to(&app, "return document.activeElement.matches('.cell')").await?;
    for keys in [
        Key::Control + Key::Home,
        Key::End + "",
        Key::Control + Key::End,
        Key::Home + "",
    ] {
        app.keys(keys).await?;
        app.keys(Key::Enter).await?;
    }
    app.wait_for(".answer.done").await?;
    app.keys("r").await?;
    app.wait_until("return document.querySelector('.answer')", |it| {
        it.is_null()
    })
    .await?;
    app.keys("n").await?;
    app.wait_for_text(".task", "Black always moves first")
        .await?;
    app.keys("u").await?;
    app.wait_for_text(".task", "Find the corners").await?;
    app.go("#/learn/pass/2").await?;
    app.keys("p").await?;
    app.wait_for_text(".answer.done", "White passes").await?;
    app.check_accessibility().await?;
    app.close().await
}
