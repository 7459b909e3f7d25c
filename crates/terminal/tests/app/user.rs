//! Somebody at the app, with an engine that answers at once and always the same.

use std::time::Duration;

use outflank_app::explorer::{Collection, Source as _, Trouble};
use outflank_app::kept::{Games, Judged, LastStudy, Memory};
use outflank_app::{JobId, Reply};
use outflank_engine::{Answer, Kind, MoveScore, Question, Report, Task, Value};
use outflank_learn::Progress;
use outflank_play::Match;
use outflank_record::{GameRecord, transcript};
use outflank_rules::{Move, Position};
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{
    Depth, Effect, Event, Import, ImportFault, Initial, Key, Model, RecordFile, Settings,
};
use outflank_text::Language;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event as TerminalEvent, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent,
    MouseEventKind,
};

/// What the engine does when it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    /// Answers at once.
    Quick,
    /// Has found something, and goes on.
    Slow,
    /// Says nothing yet.
    Silent,
}

/// The app, and whoever sits before it.
pub struct User {
    pub model: Model,
    pub now: Duration,
    pub engine: Engine,
    /// What was asked of the world, in order.
    pub done: Vec<Effect>,
    /// The files that there are.
    pub files: Vec<(String, String)>,
    /// The games that are kept.
    pub kept: Memory,
    /// The games of the library; none, if there is no library.
    pub library: Vec<GameRecord>,
    /// The last question to the engine.
    pub asked: Option<(JobId, Question)>,
    size: (u16, u16),
}

impl User {
    pub fn new(language: Language) -> User {
        User::with(language, BoardStyle::Unicode, Settings::default(), None)
    }

    pub fn with(
        language: Language,
        style: BoardStyle,
        settings: Settings,
        unfinished: Option<Match>,
    ) -> User {
        User::who(language, style, settings, unfinished, Progress::default())
    }

    /// Somebody who has learnt something already.
    pub fn learner(progress: Progress) -> User {
        let style = BoardStyle::Unicode;
        User::who(Language::EN, style, Settings::default(), None, progress)
    }

    fn who(
        language: Language,
        style: BoardStyle,
        settings: Settings,
        unfinished: Option<Match>,
        progress: Progress,
    ) -> User {
        // Whoever wants the coach says so: most tests play as they like.
        let settings = Settings {
            coach: settings.coach.or(Some(false)),
            ..settings
        };
        let model = Model::new(Initial {
            settings,
            progress,
            language,
            style,
            depth: Depth::True,
            started: 1_794_900_000,
            seed: 1,
            unhurried: Duration::from_millis(400),
            unfinished: unfinished.map(Into::into),
            notice: None,
        });
        User {
            model,
            now: Duration::from_secs(100),
            engine: Engine::Quick,
            done: Vec::new(),
            files: Vec::new(),
            kept: Memory::default(),
            library: Vec::new(),
            asked: None,
            size: (80, 24),
        }
    }

    /// A game that is put on the table when the app starts.
    pub fn play(&mut self, game: Match) {
        let effects = self.model.play(game, self.now);
        self.obey(effects);
    }

    pub fn event(&mut self, event: Event) {
        let effects = self.model.update(event, self.now);
        self.obey(effects);
    }

    /// Pastes a text.
    pub fn paste(&mut self, text: &str) {
        self.event(Event::Terminal(TerminalEvent::Paste(text.to_owned())));
    }

    fn obey(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            let answer = match &effect {
                Effect::FindUnfinished => Some(Event::Unfinished(None)),
                Effect::ListGames => Some(Event::Games(Box::new(Games(&self.kept).list()))),
                Effect::ResumeGame(id) => {
                    let saved = Games(&self.kept).open(id).value;
                    saved.map(|saved| Event::Resumed(Box::new(saved)))
                }
                Effect::KeepGame(id, saved) => {
                    Games(&self.kept).keep(id, saved, self.now).unwrap();
                    None
                }
                Effect::DeleteGame(id) => {
                    Games(&self.kept).remove(id).unwrap();
                    None
                }
                Effect::Recall(tree) => {
                    let found = Judged(&self.kept).read(tree);
                    Some(Event::Recalled(Box::new(found)))
                }
                Effect::KeepFindings(tree, findings) => {
                    let now = self.now.as_millis() as u64;
                    Judged(&self.kept).keep(tree, findings, now).unwrap();
                    None
                }
                Effect::KeepStudy(record) => {
                    LastStudy(&self.kept).keep(record).unwrap();
                    None
                }
                Effect::LastStudy => {
                    let last = LastStudy(&self.kept).read();
                    Some(Event::LastStudy(Box::new(last)))
                }
                Effect::DeleteUnreadable(it) => {
                    Games(&self.kept).remove_unreadable(it).unwrap();
                    None
                }
                Effect::ReadFile(name) => {
                    let file = self.files.iter().find(|(other, _)| other == name);
                    let content = file.map(|(_, text)| RecordFile {
                        bytes: text.clone().into_bytes(),
                        ..RecordFile::default()
                    });
                    Some(Event::File {
                        name: name.clone(),
                        content: content.ok_or_else(|| "no such file.".to_owned()),
                    })
                }
                Effect::Look(id, query) => {
                    let mut games = Collection::default();
                    for game in &self.library {
                        games.add(game.clone());
                    }
                    let found = if games.is_empty() {
                        Err(Trouble::None)
                    } else {
                        games.answer(query)
                    };
                    Some(Event::Found(*id, Box::new(found)))
                }
                Effect::RemoveFromLibrary(game) => {
                    self.library.remove(*game as usize - 1);
                    Some(Event::Removed(Ok(())))
                }
                Effect::Import(name) => Some(self.import(name)),
                Effect::Survey(_) => Some(Event::Surveying { done: 0, total: 3 }),
                _ => None,
            };
            let asked = match effect {
                Effect::Ask(id, question) => Some((id, question)),
                _ => None,
            };
            self.done.push(effect);
            if asked.is_some() {
                self.asked = asked;
                self.answer(self.engine);
            }
            if let Some(event) = answer {
                self.event(event);
            }
        }
    }

    fn import(&mut self, name: &str) -> Event {
        let mut import = Import::default();
        let Some((_, text)) = self.files.iter().find(|(other, _)| other == name) else {
            let fault = ImportFault::NoGames(name.to_owned());
            return Event::Imported(import, Some(fault));
        };
        for game in transcript::Games::new(text.as_bytes()) {
            import.games += 1;
            import.summary.added += 1;
            self.library.push(game.unwrap().strict().unwrap());
        }
        Event::Imported(import, None)
    }

    /// Lets the engine answer the last question.
    pub fn answer(&mut self, engine: Engine) {
        let Some((id, question)) = self.asked else {
            return;
        };
        let (lines, chooses) = match question.task {
            Task::Choose { .. } => (1, true),
            Task::Judge { .. } => (64, false),
            Task::Depth { lines, .. } | Task::Exact { lines } | Task::Best { lines } => {
                (lines, false)
            }
        };
        let report = report(question.position, lines.into());
        let reply = match engine {
            Engine::Silent => return,
            Engine::Slow => Reply::Progress(report),
            Engine::Quick => Reply::Done(Answer {
                chosen: report.best().map(|best| best.mv).filter(|_| chooses),
                report,
            }),
        };
        self.event(Event::Replied(id, reply));
    }

    /// Time passes, and the app is told when it wants to be.
    pub fn wait(&mut self, seconds: f64) {
        let end = self.now + Duration::from_secs_f64(seconds);
        for _ in 0..10_000 {
            let Some(due) = self.model.wake(self.now) else {
                break;
            };
            if self.now + due > end {
                break;
            }
            self.now += due.max(Duration::from_millis(1));
            self.event(Event::Tick);
        }
        self.now = end;
        self.event(Event::Tick);
    }

    pub fn key(&mut self, key: Key) {
        let event = KeyEvent::new(key, KeyModifiers::NONE);
        self.event(Event::Terminal(TerminalEvent::Key(event)));
    }

    pub fn control(&mut self, letter: char) {
        let event = KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL);
        self.event(Event::Terminal(TerminalEvent::Key(event)));
    }

    pub fn letters(&mut self, text: &str) {
        for letter in text.chars() {
            self.key(Key::Char(letter));
        }
    }

    /// Types squares and presses Enter after each.
    pub fn squares(&mut self, squares: &str) {
        for square in squares.split(' ') {
            self.letters(square);
            self.key(Key::Enter);
        }
    }

    /// Chooses the entry with this text from a list that is seen.
    pub fn click_on(&mut self, text: &str) {
        let picture = self.picture(self.size.0, self.size.1);
        let row = picture.lines().position(|line| line.contains(text));
        let row = row.unwrap_or_else(|| panic!("{text} is not in\n{picture}"));
        let line = picture.lines().nth(row).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        self.click(column as u16, row as u16);
    }

    pub fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    pub fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        let event = MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        };
        self.event(Event::Terminal(TerminalEvent::Mouse(event)));
    }

    /// What is seen on a terminal of this size.
    pub fn buffer(&mut self, width: u16, height: u16) -> Buffer {
        self.size = (width, height);
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| self.model.view(frame)).unwrap();
        terminal.backend().buffer().clone()
    }

    /// The same as lines of text.
    pub fn picture(&mut self, width: u16, height: u16) -> String {
        let buffer = self.buffer(width, height);
        let mut picture = String::new();
        for row in 0..height {
            let line: String = (0..width)
                .map(|column| buffer[(column, row)].symbol())
                .collect();
            picture += line.trim_end();
            picture.push('\n');
        }
        picture
    }

    /// What is seen on the usual terminal, with blanks put together so that sentences can be found.
    pub fn seen(&mut self) -> String {
        let picture = self.picture(80, 24);
        picture.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// All that is said beside the board, as one text.
    pub fn said(&mut self) -> String {
        let picture = self.picture(80, 24);
        let lines = picture.lines().skip(1).map(|line| {
            let line: String = line.chars().skip(37).collect();
            line.trim().replace('\u{a0}', " ")
        });
        lines.collect::<Vec<_>>().join(" ")
    }

    pub fn game(&self) -> &Match {
        self.model.game().expect("a game on the table")
    }
}

/// The moves in their order, each worth a disc less than the one before.
fn report(position: Position, lines: usize) -> Report {
    let exact = position.empties().len() < 20;
    let kind = if exact {
        Kind::Exact
    } else {
        Kind::Midgame {
            depth: 14,
            percent: 73,
        }
    };
    let score = |(place, mv): (i16, Move)| MoveScore {
        mv,
        value: Value((3 - place) * Value::DISC),
        kind,
        line: vec![mv],
    };
    let moves = (0..).zip(position.moves()).map(score);
    Report {
        lines: moves.take(lines.max(1)).collect(),
        nodes: 123_456,
        elapsed: Duration::from_millis(250),
        ..Report::default()
    }
}
