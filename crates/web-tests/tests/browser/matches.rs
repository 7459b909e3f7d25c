//! The scripted matches of the application, replayed on the page with a mouse: each ends with the very game that the
//! table itself ends with, byte by byte. Time and the engine's answers come from the script.

use anyhow::{Context as _, Result, bail, ensure};
use outflank_app::Reply;
use outflank_app::new_game::{Beginning, NewGame, Way};
use outflank_app::table::Input;
use outflank_engine::{Answer, Question, Report};
use outflank_play::{MatchSetup, PlayerKind, SavedGame, Seat, Start, Style};
use outflank_record::openings::Opening;
use outflank_rules::Move;
use outflank_text::{Language, Texts};
use outflank_web_tests::{App, Setup, stage};
use outflank_wire::{FromEngine, Reason, ToEngine};
use thirtyfour::By;

#[path = "../../../app/tests/script/mod.rs"]
mod script;

use script::{Act, Script, Scripted};

/// What the page lacks, by script: no game begins in the middle,
const LACKS_START: &[&str] = &[
    "by_hand_count",
    "draw_accepted",
    "draw_refused",
    "flag_only_move",
    "passes",
    "resign_perfect",
    "resign_saved",
    "watch_over",
];

/// and a button that could do nothing is disabled or not there, so these steps, which are refused, cannot be taken.
const LACKS_STEP: &[(&str, &str)] = &[
    ("by_hand", "9 back"),
    ("by_hand", "12 pass"),
    ("by_hand_computer", "9 done"),
    ("computer_starts", "2 undo"),
    ("draw_people", "5 decline"),
    ("draw_young", "2.5 draw"),
    ("flag_lost", "82 undo"),
    ("increment", "60 redo"),
    ("people", "6 undo"),
    ("series", "4 next"),
    ("series", "10 rematch"),
    ("series_refusals", "1 next"),
    ("series_refusals", "4 next left"),
    ("series_refusals", "7 next"),
    ("undo", "12 undo"),
    ("undo", "16 redo"),
];

#[tokio::test]
async fn the_page_ends_every_script_with_the_same_game() -> Result<()> {
    let mut scripts = Script::all();
    let all = scripts.len();
    scripts.retain(|(name, _)| !LACKS_START.contains(&name.as_str()));
    ensure!(scripts.len() + LACKS_START.len() == all, "no such script");
    for (lacking, line) in LACKS_STEP {
        let script = scripts.iter_mut().find(|(name, _)| name == lacking);
        let steps = &mut script.context("no such script")?.1.steps;
        let step = steps.iter().position(|step| step.text == *line);
        let step = steps.remove(step.context("no such step")?);
        ensure!(step.expected.iter().all(|it| it.starts_with("refused")));
    }
    let before = format!("{}{}", stage::TIME, stage::engine());
    let app = App::open_with("#/play", Setup::default(), &before).await?;
    let mut failed = Vec::new();
    for (name, script) in &scripts {
        if let Err(error) = replay(&app, script).await {
            failed.push(format!("{name}: {error:#}"));
        }
    }
    ensure!(failed.is_empty(), "{}", failed.join("\n\n"));
    app.check_unbroken().await?;
    app.close().await
}

async fn replay(app: &App, script: &Script) -> Result<()> {
    // A page that is left keeps the game that is on its table.
    app.go("#/games").await?;
    app.wait_for(".games").await?;
    app.forget().await?;
    app.keep("play.wishes", &choices(&script.setup)?.save())
        .await?;
    app.keep("settings", r#"{"coach": false}"#).await?;
    app.reload().await?;
    app.go("#/play").await?;
    app.wait_for(".play").await?;
    let mut player = Player {
        app,
        texts: Texts::new(Language::EN),
        asked: None,
    };
    for step in &script.steps {
        app.set_time(step.time).await?;
        let done = player.act(&step.act).await;
        done.with_context(|| step.text.clone())?;
    }
    app.run("window.dispatchEvent(new Event('pagehide'))")
        .await?;
    let kept = app.kept_game().await?;
    let (table, _) = script.play();
    let mut expected = table.saved();
    expected.info.date = SavedGame::from_text(&kept)?.info.date;
    let expected = expected.to_text(script.end());
    ensure!(kept == expected, "kept {kept}\nnot {expected}");
    Ok(())
}

/// What is chosen for a match before it.
fn choices(setup: &MatchSetup) -> Result<NewGame> {
    let mut chosen = NewGame {
        starter: Some(setup.starter),
        clock: setup.clock,
        series: setup.series,
        counting: setup.counting,
        resignation: setup.resignation,
        ..NewGame::default()
    };
    if let Style::Tabletop(vigilance) = setup.style {
        chosen.by_hand = Some(vigilance);
    }
    if let Start::Usual(handicap) = setup.start {
        chosen.set_handicap(handicap);
    }
    if let Start::After(moves) = setup.start {
        let opening = Opening::all()
            .iter()
            .find(|it| it.moves == moves.transcript());
        chosen.beginning = Beginning::Opening(*opening.context("no name")?);
    }
    chosen.way = match setup.players {
        [PlayerKind::Human, PlayerKind::Human] => Way::People,
        [PlayerKind::Human, PlayerKind::Computer(level)] => {
            chosen.level = level;
            Way::Computer
        }
        [PlayerKind::Computer(left), PlayerKind::Computer(right)] => {
            (chosen.left_level, chosen.level) = (left, right);
            Way::Computers
        }
        [PlayerKind::Computer(_), PlayerKind::Human] => bail!("the computer sits on the right"),
    };
    if let Some(number) = setup.variation {
        (chosen.way, chosen.number) = (Way::Cartridge, number);
    }
    ensure!(chosen.setup(Seat::Left) == *setup, "not to be chosen");
    Ok(chosen)
}

/// Somebody with a mouse, and the engine.
struct Player<'a> {
    app: &'a App,
    texts: Texts,
    /// What the engine is asked, under which number.
    asked: Option<(u64, Question)>,
}

impl Player<'_> {
    async fn act(&mut self, act: &Act) -> Result<()> {
        match act {
            Act::Input(input) => self.input(input).await?,
            Act::Engine(said) => self.answer(*said).await?,
        }
        // What follows a question that was stopped is asked once it has ended.
        loop {
            let messages = self.app.sent_to_engine().await?;
            if messages.is_empty() {
                return Ok(());
            }
            for message in messages {
                match message {
                    ToEngine::Ask { id, question } => self.asked = Some((id, question)),
                    // Somebody who wants the move now gets it; else nobody hears what is said.
                    ToEngine::Stop { .. } if *act == Act::Input(Input::Hurry) => {}
                    ToEngine::Stop { id } => self.end(id).await?,
                }
            }
        }
    }

    async fn end(&mut self, id: u64) -> Result<()> {
        let answer = Answer {
            chosen: None,
            report: Report::default(),
        };
        self.asked = self.asked.take().filter(|(asked, _)| *asked != id);
        self.app
            .send_as_engine(&FromEngine::Done { id, answer })
            .await
    }

    async fn answer(&mut self, said: Scripted) -> Result<()> {
        let (id, question) = self.asked.take().context("the engine is not asked")?;
        let message = match said.reply(&question) {
            Reply::Done(answer) => FromEngine::Done { id, answer },
            _ => FromEngine::Refused {
                id: Some(id),
                reason: Reason::Failed,
            },
        };
        self.app.send_as_engine(&message).await
    }

    async fn input(&self, input: &Input) -> Result<()> {
        let texts = &self.texts;
        match *input {
            Input::Begin => self.press(&texts.play()).await,
            Input::Press(square) | Input::Flip(square) => {
                // The result lies on the board until one looks behind it.
                let script = "return Boolean(document.querySelector('.finale'))";
                if self.app.run(script).await? == true {
                    self.press(&texts.play_see_board()).await?;
                }
                self.app.click_square(&square.to_string()).await
            }
            Input::Play(Move::Pass) => self.press(&texts.pass()).await,
            Input::Done => {
                self.click(By::Css("[data-do=stand], [data-do=end]:enabled"))
                    .await
            }
            Input::TakeBack => self.click(By::Css("[data-do=take-back]")).await,
            Input::Undo => self.press(&texts.play_undo()).await,
            Input::AnswerUndo(true) => self.press(&texts.play_accept()).await,
            Input::Redo => self.press(&texts.play_redo()).await,
            Input::Resign => {
                self.press(&texts.resign()).await?;
                self.click(By::Css("dialog[open] button.resign")).await
            }
            Input::Draw if self.is_offered().await? => self.press(&texts.play_accept()).await,
            Input::Draw => self.press(&texts.play_offer_draw()).await,
            Input::AnswerUndo(false) | Input::AnswerDraw(false) => {
                self.press(&texts.decline()).await
            }
            Input::NextGame(None) => self.press(&texts.next_game()).await,
            Input::Rematch(None) => self.press(&texts.play_rematch()).await,
            Input::NextGame(Some(seat)) | Input::Rematch(Some(seat)) => {
                let who = if seat == Seat::Left {
                    "first"
                } else {
                    "second"
                };
                self.press(&texts.play_starts(who, "")).await
            }
            Input::Coach(_) => self.click(By::Css(".coach button")).await,
            Input::Hint => self.click(By::Css(".tools button:first-child")).await,
            Input::Hurry => self.press(&texts.move_now()).await,
            Input::AskAgain => self.press(&texts.play_ask_again()).await,
            Input::Pause => self.press(&texts.play_pause()).await,
            Input::Resume => self.press(&texts.go_on()).await,
            Input::Step => self.press(&texts.play_step()).await,
            Input::Tick => self.app.fire_timers().await,
            ref other => bail!("no button for {other:?}"),
        }
    }

    /// Whether a draw is there to be accepted.
    async fn is_offered(&self) -> Result<bool> {
        Ok(self
            .app
            .run("return !!document.querySelector('.offer')")
            .await?
            == true)
    }

    /// Presses the button with this text.
    async fn press(&self, text: &str) -> Result<()> {
        self.click(By::XPath(format!("//button[normalize-space()={text:?}]")))
            .await
    }

    /// Clicks on a button, as it is now: one that is not there, or can do nothing, is none.
    async fn click(&self, button: By) -> Result<()> {
        let found = self.app.driver.find(button.clone()).await?;
        let off = found.attr("aria-disabled").await?.is_some();
        ensure!(!off && found.is_enabled().await?, "{button:?} is disabled");
        found.click().await?;
        Ok(())
    }
}
