//! The puzzles.

use anyhow::{Context as _, Result, ensure};
use outflank_learn::puzzle::{Attempt, Kind, Puzzle, Stage, classics, find, made};
use outflank_learn::{Feedback, Verdict};
use outflank_rules::{Bitboard, Square};
use outflank_text::{Language, Texts};
use outflank_web_tests::{App, Setup};
use thirtyfour::prelude::*;

use crate::learn::STILL;

/// An attempt as the page should show it, beside the page.
struct Solver<'a> {
    app: &'a App,
    texts: Texts,
    attempt: Attempt,
}

impl<'a> Solver<'a> {
    async fn open(app: &'a App, puzzle: &'static Puzzle, language: Language) -> Result<Solver<'a>> {
        app.go(&format!("#/puzzles/{}", puzzle.id)).await?;
        let solver = Solver {
            app,
            texts: Texts::new(language),
            attempt: Attempt::new(puzzle),
        };
        solver.sees_state().await?;
        Ok(solver)
    }

    /// Chooses a square and checks that the page says what the attempt does.
    async fn play(&mut self, square: Square) -> Result<Feedback> {
        let feedback = self.attempt.play(square.into());
        self.app.click_square(&square.to_string()).await?;
        let class = match feedback.verdict {
            Verdict::Done => ".answer.right.done",
            Verdict::Right => ".answer.right",
            Verdict::Again => ".answer.again",
            Verdict::Wrong => ".answer.wrong",
        };
        for remark in &feedback.remarks {
            let sentence = self.texts.describe(remark);
            self.app.wait_for_text(class, &sentence).await?;
        }
        self.sees_state().await?;
        Ok(feedback)
    }

    /// What is to be done, or how it went.
    async fn sees_state(&self) -> Result<()> {
        let state = self.texts.describe(&self.attempt);
        self.app.wait_for_text(".task", &state).await
    }

    /// Plays right moves until the puzzle is solved.
    async fn solve(&mut self) -> Result<()> {
        while self.attempt.stage() == Stage::Playing {
            let right = if self.attempt.position() == self.attempt.puzzle().position {
                self.attempt.puzzle().solution
            } else {
                let corners = self.attempt.targets() & Bitboard::CORNERS;
                corners.first().context("a corner is open")?
            };
            let feedback = self.play(right).await?;
            ensure!(feedback.verdict.is_right(), "{right}");
        }
        Ok(())
    }

    async fn start_again(&mut self, button: &str) -> Result<()> {
        self.app.press_button(button).await?;
        self.attempt = Attempt::new(self.attempt.puzzle());
        self.sees_state().await
    }
}

/// A move that is wrong because of a disc that the opponent places.
fn spoiled_by_a_disc(puzzle: &'static Puzzle) -> Option<Square> {
    puzzle.position.legal_moves().into_iter().find(|&square| {
        let feedback = Attempt::new(puzzle).play(square.into());
        let reply = feedback.shown.get(1).and_then(|mv| mv.square());
        feedback.verdict == Verdict::Wrong && reply.is_some()
    })
}

#[tokio::test]
async fn each_of_the_five_is_solved_and_failed() -> Result<()> {
    let app = App::open_with("#/puzzles", Setup::default(), STILL).await?;
    for puzzle in classics() {
        let mut solver = Solver::open(&app, puzzle, Language::EN).await?;
        // A move that is wrong: the reply that spoils it is told and shown, and the board stays as it is.
        let wrong = spoiled_by_a_disc(puzzle).context("a wrong move")?;
        let feedback = solver.play(wrong).await?;
        app.wait_for(".what-if").await?;
        app.run("next()").await?;
        let reply = feedback.shown[1].square().context("a reply")?;
        let label = format!("return document.querySelector('[data-square={reply}]').ariaLabel");
        app.wait_until(&label, |it| {
            it.as_str().is_some_and(|it| it.contains("white disc"))
        })
        .await?;
        // Defect 18: there was no way back, and it was not told which board a move is about.
        app.wait_for_text(".shown-line", "Your next try is about the board as it was.")
            .await?;
        app.click(".try-again").await?;
        app.wait_until(&label, |it| {
            it.as_str().is_some_and(|it| it.contains("empty"))
        })
        .await?;
        ensure!(!app.targets().await?.is_empty());
        // Failed: the solution is shown.
        app.press_button("Solution").await?;
        solver.attempt.give_up();
        solver.sees_state().await?;
        let first = format!("The moves: {}", puzzle.solution);
        app.wait_for_text(".answer", &first).await?;
        // Solved, through all of White's replies.
        solver.start_again("Try again").await?;
        solver.solve().await?;
        app.wait_for_text(".task", "Solved!").await?;
        app.wait_to_hear("announced", "Solved!").await?;
        app.check_accessibility().await?;
    }
    app.press_button("Next one").await?;
    // Each was failed before it was solved.
    app.wait_for_text(".difficulty", "1 in a row (best: 1)")
        .await?;
    app.go("#/puzzles").await?;
    app.reload().await?;
    let solved = app
        .run("return document.querySelectorAll('.card.complete').length")
        .await?;
    ensure!(solved == 5, "{solved}");
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn puzzle_1_is_played_out_to_54_10() -> Result<()> {
    let app = App::open("#/puzzles", Setup::default()).await?;
    let puzzle = find("puzzle1").context("a puzzle")?;
    let mut solver = Solver::open(&app, puzzle, Language::EN).await?;
    solver.solve().await?;
    app.press_button("Play on to the end").await?;
    solver.attempt.play_out().context("there is a line")?;
    solver.sees_state().await?;
    // Another move than that of the line is no mistake.
    let other = solver.attempt.targets() - Square::A5.bitboard();
    let feedback = solver.play(other.first().context("a move")?).await?;
    ensure!(feedback.verdict == Verdict::Again);
    while let Some(next) = solver.attempt.next_square() {
        solver.play(next).await?;
    }
    ensure!(solver.attempt.stage() == Stage::PlayedOut);
    app.wait_for_text(".answer.done", "Black wins 54–10")
        .await?;
    app.check_accessibility().await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn one_after_the_other_as_wished() -> Result<()> {
    let app = App::open("#/puzzles", Setup::default()).await?;
    let choose = |name: &str| {
        format!(
            "[...document.querySelectorAll('.choice')].find(it => it.textContent === {name:?}).click()"
        )
    };
    for name in ["Find the only win", "Hard"] {
        app.run(&choose(name)).await?;
    }
    app.reload().await?;
    app.press_button("Start solving").await?;
    let mut seen = Vec::new();
    for number in 0..3 {
        let hash = app
            .wait_until("return location.hash.slice(10)", |it| {
                it.as_str()
                    .is_some_and(|it| !it.is_empty() && !seen.contains(&it.to_owned()))
            })
            .await?;
        let id = hash.as_str().unwrap_or_default().to_owned();
        let puzzle = find(&id).context("a puzzle")?;
        ensure!(puzzle.kind() == Kind::Win && puzzle.difficulty.number() == 4);
        app.wait_for_text("h1", "Find the only win").await?;
        seen.push(id);
        match number {
            // The first is left as it is.
            0 => {}
            // Hints end with the answer.
            1 => {
                let solution = format!("The answer is {}.", puzzle.solution);
                for _ in 0..3 {
                    app.press_button("Hint").await?;
                }
                app.wait_for_text(".answer.hint", &solution).await?;
                app.check_accessibility().await?;
                app.press_button("Solution").await?;
                app.wait_for_text(".task", "This is the solution.").await?;
            }
            // This one is played to the end of the game.
            _ => {
                let mut attempt = Attempt::new(puzzle);
                while attempt.stage() == Stage::Playing {
                    let mut last = attempt.hint().context("a hint")?;
                    for _ in 0..3 {
                        last = attempt.hint().context("a hint")?;
                    }
                    let square = last.marks.first().context("a square")?;
                    let feedback = attempt.play(square.into());
                    app.click_square(&square.to_string()).await?;
                    for remark in &feedback.remarks {
                        let sentence = Texts::new(Language::EN).describe(remark);
                        app.wait_for_text(".answer", &sentence).await?;
                    }
                }
                app.wait_for_text(".task", "Solved!").await?;
            }
        }
        app.keys("n").await?;
    }
    app.wait_for_text(".difficulty", "1 in a row (best: 1)")
        .await?;
    app.go("#/puzzles").await?;
    app.reload().await?;
    app.wait_for_text(".so-far", "Find the only win: 1 of")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn a_puzzle_by_keyboard_alone() -> Result<()> {
    let app = App::open("#/puzzles/puzzle1", Setup::default()).await?;
    let focus = "return document.activeElement.dataset.square ?? ''";
    for _ in 0..30 {
        if app.run(focus).await? != "" {
            break;
        }
        app.keys(Key::Tab).await?;
    }
    ensure!(app.run(focus).await? != "", "the tab key reaches the board");
    // To a wrong move, g2, and then to the right one, h2.
    app.keys(Key::Control + Key::Home).await?;
    app.keys(Key::End).await?;
    app.keys(Key::Down).await?;
    app.keys(Key::Left).await?;
    ensure!(app.run(focus).await? == "g2");
    app.keys(Key::Enter).await?;
    app.wait_to_hear("announced-urgently", "Not quite. After g2, White can take")
        .await?;
    app.keys(Key::Right).await?;
    app.keys(Key::Enter).await?;
    app.wait_to_hear("announced", "White replies h7").await?;
    app.keys(Key::Control + Key::End).await?;
    app.keys(" ").await?;
    app.wait_to_hear("announced", "Solved, with some help.")
        .await?;
    app.keys("r").await?;
    app.wait_for_text(".task", "Force a corner").await?;
    app.keys("i").await?;
    app.wait_to_hear("announced", "Hint. The corner h8 is within reach.")
        .await?;
    app.keys("s").await?;
    app.wait_to_hear("announced", "Solution. The moves: h2 h7 h8.")
        .await?;
    app.keys("n").await?;
    app.wait_for_text("h1", "Classic puzzle 2").await?;
    app.check_unbroken().await?;
    app.close().await
}

#[tokio::test]
async fn puzzles_speak_every_language_and_fit_a_phone() -> Result<()> {
    let app = App::open("#/puzzles", Setup::phone()).await?;
    let of_each_kind = Kind::ALL.map(|kind| made().iter().find(|puzzle| puzzle.kind() == kind));
    for (dark, language) in [false, true].into_iter().cycle().zip(Language::ALL) {
        let setup = Setup {
            dark,
            ..Setup::phone()
        };
        app.emulate(setup).await?;
        app.set("language", &format!("{:?}", language.code()))
            .await?;
        app.go("#/puzzles").await?;
        app.wait_for_text(".lead", &Texts::new(language).puzzles_lead())
            .await?;
        app.check_accessibility().await?;
        for puzzle in of_each_kind.into_iter().flatten() {
            let mut solver = Solver::open(&app, puzzle, language).await?;
            app.check_accessibility().await?;
            let wrong = solver.attempt.targets() - puzzle.solution.bitboard();
            solver.play(wrong.first().context("a wrong move")?).await?;
            app.check_accessibility().await?;
            solver.play(puzzle.solution).await?;
            app.check_accessibility().await?;
            app.check_unbroken().await?;
        }
    }
    app.close().await
}

#[tokio::test]
async fn an_address_of_no_puzzle_is_told_and_damage_is_too() -> Result<()> {
    let app = App::open("#/puzzles/puzzle6", Setup::default()).await?;
    app.wait_to_hear("refusal", "There is no puzzle “puzzle6”")
        .await?;
    app.wait_for(".cards").await?;
    app.keep("progress", "[1,2").await?;
    app.keep("puzzles.wish", "{\"kind\":3").await?;
    app.go("#/puzzles/puzzle3").await?;
    app.reload().await?;
    app.wait_for_text(".notice.warning", "The saved progress cannot be read")
        .await?;
    ensure!(app.targets().await?.len() == 13);
    // A move that is not legal is refused with the reason and is no mistake.
    app.click_square("a1").await?;
    app.wait_for_text(".answer.again", "No white disc touches a1")
        .await?;
    app.check_unbroken().await?;
    app.close().await
}
