//! The scripted matches of the application, replayed by the line mode and by the terminal's model: each ends with the
//! very game that the table itself ends with, byte by byte.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::rc::Rc;
use std::time::Duration;

use outflank_app::table::Input;
use outflank_app::{JobId, Reply};
use outflank_engine::{Answer, Question};
use outflank_learn::Progress;
use outflank_play::Seat;
use outflank_rules::{Color, Move};
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{Depth, Effect, Event, Initial, Model, Settings};
use outflank_terminal::line::{Computer, LineGame};
use outflank_text::{Language, Texts};
#[path = "../../app/tests/script/mod.rs"]
mod script;

use ratatui::crossterm::event::{Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers};
use script::{Act, Script, Scripted};

/// What the line mode lacks, by script: it waits for the engine, which does not fail, and nothing pauses it.
const LINE_LACKS: &[(&str, &str)] = &[
    ("coach_off", "a word while the coach looks at a move"),
    ("computer_fails", "an engine that fails"),
    (
        "draw_refused",
        "an engine that fails, a move while it thinks",
    ),
    ("hint_hidden", "a move while the engine thinks"),
    ("increment", "a pause"),
    ("undo_while_thinking", "an undo while the engine thinks"),
    ("watch", "a pause, a single step"),
];

/// What the app lacks, by script: an engine that fails ends it.
const APP_LACKS: &[(&str, &str)] = &[
    ("computer_fails", "an engine that fails"),
    ("draw_refused", "an engine that fails"),
    (
        "series_refusals",
        "a key for a next game where there is none",
    ),
    (
        "undo_asked_twice",
        "a key for another wish while a question stands",
    ),
    ("watch", "a single step of paused computers"),
];

/// The scripts that a front end can replay.
fn replayable(lacks: &[(&str, &str)]) -> Vec<(String, Script)> {
    let mut scripts = Script::all();
    let all = scripts.len();
    scripts.retain(|(name, _)| lacks.iter().all(|(lacking, _)| name != lacking));
    assert_eq!(scripts.len() + lacks.len(), all, "no such script");
    scripts
}

/// The colour that the winner takes so that this seat starts.
fn choice(script_game: &outflank_play::Match, starter: Seat) -> Color {
    let winner = script_game
        .result()
        .and_then(outflank_play::GameResult::winner);
    let winner = winner.map_or(Seat::Left, |color| script_game.seat(color));
    if winner == starter {
        Color::Black
    } else {
        Color::White
    }
}

/// Answers as it is written, at the time that is written.
struct Scribe {
    now: Rc<Cell<Duration>>,
    answers: Rc<RefCell<VecDeque<(Duration, Scripted)>>>,
}

impl Computer for Scribe {
    fn answer(&mut self, question: &Question) -> Answer {
        let (time, said) = self.answers.borrow_mut().pop_front().expect("an answer");
        self.now.set(time);
        match said.reply(question) {
            Reply::Done(answer) => answer,
            other => panic!("{other:?}"),
        }
    }
}

/// What is typed for an input.
fn typed(input: &Input, game: &outflank_play::Match) -> Option<String> {
    let by_hand = game.tabletop();
    let with_color = |word: &str, starter: Option<Seat>| match starter {
        None => word.to_owned(),
        Some(seat) => format!("{word} {}", choice(game, seat)).to_lowercase(),
    };
    Some(match *input {
        Input::Press(square) => match by_hand {
            Some(table) if table.in_hand().is_some_and(|it| it.square == square) => "back".into(),
            Some(table) if table.position().at(square).is_some() => format!("flip {square}"),
            _ => square.to_string(),
        },
        Input::Play(Move::Pass) => "pass".to_owned(),
        Input::Flip(square) => format!("flip {square}"),
        Input::TakeBack => "back".to_owned(),
        Input::Done => "done".to_owned(),
        Input::Undo => "undo".to_owned(),
        Input::AnswerUndo(true) => "yes".to_owned(),
        Input::AnswerUndo(false) => "no".to_owned(),
        Input::Redo => "redo".to_owned(),
        Input::Resign => "resign".to_owned(),
        Input::Draw => "draw".to_owned(),
        Input::AnswerDraw(false) => "decline".to_owned(),
        Input::NextGame(starter) => with_color("next", starter),
        Input::Rematch(starter) => with_color("rematch", starter),
        Input::Hint => "hint".to_owned(),
        Input::Coach(_) => "coach".to_owned(),
        Input::Resume => "resume".to_owned(),
        _ => return None,
    })
}

#[test]
fn the_line_mode_ends_every_script_with_the_same_game() {
    for (name, script) in replayable(LINE_LACKS) {
        let now = Rc::new(Cell::new(Duration::ZERO));
        let answers: VecDeque<_> = (script.steps.iter())
            .filter_map(|step| match step.act {
                Act::Engine(said) => Some((step.time, said)),
                Act::Input(_) => None,
            })
            .collect();
        let all = answers.len();
        let answers = Rc::new(RefCell::new(answers));
        let scribe = Scribe {
            now: Rc::clone(&now),
            answers: Rc::clone(&answers),
        };
        let texts = Texts::new(Language::EN);
        let time = || now.get();
        let mut game = LineGame::new(
            &texts,
            BoardStyle::Words,
            script.game().into(),
            Box::new(scribe),
            &time,
        );
        let mut answered = 0;
        for step in &script.steps {
            match &step.act {
                Act::Input(Input::Begin) => {
                    now.set(step.time);
                    game.begin();
                }
                Act::Input(Input::Tick) => {
                    now.set(step.time);
                    game.computer_move();
                }
                Act::Input(input) => {
                    now.set(step.time);
                    let line = typed(input, game.game()).expect("a word for every input");
                    game.line(&line);
                }
                Act::Engine(_) => {
                    answered += 1;
                    // The line mode may have had its answer already.
                    if all - answers.borrow().len() < answered {
                        game.computer_move();
                    }
                }
            }
        }
        let (table, _) = script.play();
        let saved = game.table().saved().to_text(script.end());
        assert_eq!(saved, table.saved().to_text(script.end()), "{name}");
    }
}

/// Somebody who presses keys at the app.
struct Typist {
    model: Model,
    now: Duration,
    asked: Option<(JobId, Question)>,
}

impl Typist {
    fn obey(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Ask(id, question) => self.asked = Some((id, question)),
                Effect::StopEngine => self.asked = None,
                _ => {}
            }
        }
    }

    fn event(&mut self, event: Event) {
        let effects = self.model.update(event, self.now);
        self.obey(effects);
    }

    fn keys(&mut self, keys: &str) {
        for letter in keys.chars() {
            let code = match letter {
                '\n' => KeyCode::Enter,
                letter => KeyCode::Char(letter),
            };
            let key = KeyEvent::new(code, KeyModifiers::NONE);
            self.event(Event::Terminal(TerminalEvent::Key(key)));
        }
    }

    fn act(&mut self, input: &Input) {
        let game = self.model.game().expect("a game on the table").clone();
        let color = |starter: Option<Seat>| match starter.map(|seat| choice(&game, seat)) {
            None => "",
            Some(Color::Black) => "b",
            Some(Color::White) => "w",
        };
        match *input {
            Input::Press(square) | Input::Flip(square) => self.keys(&format!("{square}\n")),
            Input::Play(_) => self.keys("p"),
            Input::TakeBack => self.keys("t"),
            Input::Done => self.keys("k"),
            Input::Undo => self.keys("u"),
            Input::AnswerUndo(true) | Input::Coach(_) => self.keys("y"),
            Input::AnswerUndo(false) => self.keys("n"),
            Input::Redo => self.keys("r"),
            Input::Resign => self.keys("xy"),
            Input::Draw => {
                self.keys("o");
                // Only an offer to the computer is asked about.
                if game.people() == 1 && game.draw_offer().is_none() {
                    self.keys("y");
                }
            }
            Input::AnswerDraw(_) => self.keys("j"),
            Input::NextGame(starter) => self.keys(&format!("n{}", color(starter))),
            Input::Rematch(starter) => self.keys(&format!("m{}", color(starter))),
            Input::Hint => self.keys("i"),
            Input::Pause | Input::Resume => self.keys("z"),
            Input::Tick => self.event(Event::Tick),
            ref other => panic!("no key for {other:?}"),
        }
    }
}

#[test]
fn the_app_ends_every_script_with_the_same_game() {
    for (name, script) in replayable(APP_LACKS) {
        let mut typist = Typist {
            model: Model::new(Initial {
                settings: Settings {
                    coach: Some(false),
                    ..Settings::default()
                },
                progress: Progress::default(),
                language: Language::EN,
                style: BoardStyle::Unicode,
                depth: Depth::True,
                started: 1_794_900_000,
                seed: 1,
                unhurried: Duration::ZERO,
                unfinished: None,
                notice: None,
            }),
            now: Duration::ZERO,
            asked: None,
        };
        for step in &script.steps {
            typist.now = step.time;
            match &step.act {
                Act::Input(Input::Begin) => {
                    let effects = typist.model.play(script.game(), step.time);
                    typist.obey(effects);
                }
                Act::Input(input) => typist.act(input),
                Act::Engine(said) => {
                    let (id, question) = typist.asked.take().expect("a question");
                    typist.event(Event::Replied(id, said.reply(&question)));
                }
            }
        }
        let (table, _) = script.play();
        let saved = typist.model.table().expect("a table").saved();
        let saved = saved.to_text(script.end());
        assert_eq!(saved, table.saved().to_text(script.end()), "{name}");
    }
}
