use core::time::Duration;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use outflank_app::kept::{ProgressKeeper, SETTINGS, read as read_kept};
use outflank_app::settings::{Look, Settings};
use outflank_app::table::coach;
use outflank_play::{Contradiction, Match, MatchSetup, SavedGame};
use outflank_text::{Faces, Texts};
use serde::{Deserialize, Serialize};

use super::{Computer, Heard, Input, LineGame, Then, Vocabulary};
use crate::autosave::{self, Autosave, LockedGame};
use crate::{BoardStyle, Store, files};

/// Nobody reads what has happened and types a move in less time.
const MOMENT: Duration = Duration::from_secs(1);

/// One or two players at a terminal, or a script at the other end of a pipe.
pub struct Session<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// How boards are drawn.
    pub style: BoardStyle,
    /// Whether there is somebody to ask and to prompt.
    pub interactive: bool,
    /// Where games are kept, if anywhere.
    pub store: Option<Store>,
    /// The time since some fixed moment.
    pub time: &'a dyn Fn() -> Duration,
    /// Set while an unfinished game is kept, for the signal handler.
    pub kept: &'a AtomicBool,
}

/// How a session begins.
#[derive(Clone, Copy, Debug)]
pub enum Opening {
    /// With a new game, or with the unfinished one if somebody can be asked and says so.
    Ask(MatchSetup),
    /// With a new game.
    New(MatchSetup),
    /// With the unfinished game.
    Resume,
}

/// Why a session ended early. The messages are for debugging; people read texts in their language.
#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    /// Reading or printing failed.
    #[error(transparent)]
    Terminal(#[from] io::Error),
    /// The settings contradict each other.
    #[error("{0}")]
    Setup(Contradiction),
    /// There is no unfinished game.
    #[error("there is no unfinished game")]
    NothingToResume,
    /// There is one, but it cannot be resumed, as this sentence says.
    #[error("{0}")]
    CannotResume(String),
    /// The engine's thread has panicked; the game is kept.
    #[error("the engine has broken down")]
    EngineBroken,
}

impl Session<'_> {
    /// Plays until the input ends or somebody quits. `notes` is for messages that are not part of the game.
    pub fn play(
        &self,
        opening: Opening,
        computer: Box<dyn Computer>,
        input: &mut dyn Input,
        output: &mut dyn Write,
        notes: &mut dyn Write,
    ) -> Result<(), SessionError> {
        let autosave = Autosave::new(self.store.as_ref(), self.kept);
        let mut dialogue = Dialogue {
            session: self,
            autosave,
            input,
            output,
            notes,
        };
        match dialogue.open(opening)? {
            Some(game) => dialogue.play(game, computer),
            None => Ok(()),
        }
    }
}

/// The settings of front ends that are drawn: none concerns lines.
#[derive(Default, Serialize, Deserialize)]
struct NoneOfOurs {}

/// The settings that were chosen in the app.
fn settings(store: &Store) -> Settings<NoneOfOurs> {
    read_kept(store, SETTINGS, Settings::load).value
}

/// A session under way.
struct Dialogue<'a> {
    session: &'a Session<'a>,
    autosave: Autosave<'a>,
    input: &'a mut dyn Input,
    output: &'a mut dyn Write,
    notes: &'a mut dyn Write,
}

impl Dialogue<'_> {
    /// The game to play; `None` if the input ended before that was known.
    fn open(&mut self, opening: Opening) -> Result<Option<SavedGame>, SessionError> {
        let locked = match opening {
            Opening::New(setup) => return Ok(Some(new_game(setup)?)),
            Opening::Resume => {
                let found = self.unfinished()?.map_err(SessionError::CannotResume)?;
                found.ok_or(SessionError::NothingToResume)?
            }
            Opening::Ask(setup) => {
                // Settings that contradict each other are refused before anything is asked.
                let new = new_game(setup)?;
                let found = self.unfinished()?.unwrap_or_else(|reason| {
                    // The new game tells it too, if it cannot be kept.
                    let _ = writeln!(self.notes, "{reason}");
                    None
                });
                let Some(locked) = found else {
                    return Ok(Some(new));
                };
                if !self.session.interactive {
                    writeln!(self.notes, "{}", self.session.texts.resume_possible())?;
                    return Ok(Some(new));
                }
                match self.ask_to_resume(&locked.saved.game)? {
                    None => return Ok(None),
                    Some(false) => return Ok(Some(new)),
                    Some(true) => locked,
                }
            }
        };
        let saved = locked.saved.clone();
        writeln!(self.output, "{}", self.session.texts.resumed())?;
        self.autosave.take_up(locked);
        Ok(Some(saved))
    }

    fn play(&mut self, game: SavedGame, computer: Box<dyn Computer>) -> Result<(), SessionError> {
        let Session {
            texts, style, time, ..
        } = *self.session;
        let called = texts.in_faces(self.faces(&game.game));
        let mut table = LineGame::new(&called, style, game, computer, time);
        if self.is_coach_wanted() {
            table.coach();
        }
        let text = table.begin();
        self.print(&table, &text)?;
        let played = self.answer_lines(&mut table);
        // However it ended: the clock stops, and the game is kept.
        table.pause();
        self.keep(&table)?;
        played?;
        if self.autosave.is_kept() {
            writeln!(self.output, "{}", texts.kept())?;
        }
        self.output.flush()?;
        Ok(())
    }

    /// The colours of the discs, by the look that was chosen.
    fn faces(&self, game: &Match) -> Faces {
        let settings = self.session.store.as_ref().map(settings);
        let look = settings.map_or(Look::Classic, |settings| settings.look);
        Faces::in_game(look, game.setup())
    }

    /// Whether the coach sits beside whoever types: a script needs none.
    fn is_coach_wanted(&self) -> bool {
        let Session {
            store, interactive, ..
        } = self.session;
        let store = store.as_ref().filter(|_| *interactive);
        store.is_some_and(|store| {
            let settings = settings(store);
            let (progress, _) = ProgressKeeper::open(store).value;
            coach::is_wanted(settings.coach, &progress)
        })
    }

    fn answer_lines(&mut self, table: &mut LineGame<'_>) -> Result<(), SessionError> {
        let Session { texts, time, .. } = *self.session;
        let mut flag_fell = false;
        loop {
            // Each move is kept and shown before the computer thinks about the next.
            self.output.flush()?;
            while let Some(text) = table.computer_move() {
                self.print(table, &text)?;
                self.output.flush()?;
            }
            let prompted = time();
            let line = match self.hear(&table.prompt(), &|| table.time_to_flag())? {
                Heard::Line(line) => line,
                Heard::End => return Ok(()),
                Heard::Nothing => {
                    flag_fell = true;
                    continue;
                }
            };
            // Nobody types a new move that quickly: it was meant for the turn before the flag fell.
            let startled = flag_fell && self.session.interactive && time() < prompted + MOMENT;
            flag_fell = false;
            let reply = if startled {
                table.late_line(&line)
            } else {
                table.line(&line)
            };
            self.print(table, &reply.text)?;
            let text = match reply.then {
                Then::GoOn => String::new(),
                Then::Quit => return Ok(()),
                Then::Save(file) => {
                    let saved = self.autosave.dated(table.table().saved());
                    files::save(&file, &saved, time(), texts).unwrap_or_else(|reason| reason) + "\n"
                }
                Then::New => {
                    let names = table.table().info().names.clone();
                    let mut saved = new_game(*table.game().setup())?;
                    saved.info.names = names;
                    self.put(table, saved)?;
                    texts.new_begun() + "\n" + &table.begin()
                }
                Then::Load(file) => match self.load(&file) {
                    Err(text) => text + "\n",
                    Ok(saved) => {
                        self.put(table, saved)?;
                        texts.loaded(&file) + "\n" + &table.begin()
                    }
                },
            };
            self.print(table, &text)?;
        }
    }

    /// Puts another game on the table; the one that was there is kept.
    fn put(&mut self, table: &mut LineGame<'_>, saved: SavedGame) -> io::Result<()> {
        table.pause();
        self.keep(table)?;
        self.autosave.release();
        table.replace(saved);
        Ok(())
    }

    /// Prompts for a line and waits for it until this time is up.
    fn hear(&mut self, prompt: &str, time: &dyn Fn() -> Option<Duration>) -> io::Result<Heard> {
        if self.session.interactive {
            write!(self.output, "{prompt} ")?;
        }
        self.output.flush()?;
        loop {
            match self.input.next(time())? {
                Heard::Line(line) => return Ok(Heard::Line(line)),
                // Woken too early.
                Heard::Nothing if time() != Some(Duration::ZERO) => {}
                nothing => {
                    if self.session.interactive {
                        writeln!(self.output)?;
                    }
                    return Ok(nothing);
                }
            }
        }
    }

    /// Keeps the game, then prints: if nobody reads any more, the game is safe.
    fn print(&mut self, table: &LineGame<'_>, text: &str) -> io::Result<()> {
        self.keep(table)?;
        self.output.write_all(text.as_bytes())
    }

    /// Keeps the game. If that fails, the players are told, but can go on.
    fn keep(&mut self, table: &LineGame<'_>) -> io::Result<()> {
        let Session { texts, time, .. } = *self.session;
        match self.autosave.keep(table.table().saved(), time()) {
            Ok(()) => Ok(()),
            Err(error) => writeln!(self.notes, "{}", texts.describe(&error)),
        }
    }

    /// The newest unfinished game, or why it cannot be had.
    fn unfinished(&mut self) -> io::Result<Result<Option<LockedGame>, String>> {
        let Session { store, texts, .. } = self.session;
        let mut told = Vec::new();
        let found = autosave::unfinished(store.as_ref(), texts, &mut |note| told.push(note));
        for note in told {
            writeln!(self.notes, "{note}")?;
        }
        Ok(found)
    }

    /// Whether to go on with an unfinished game; `None` at the end of the input.
    fn ask_to_resume(&mut self, game: &Match) -> io::Result<Option<bool>> {
        let texts = self.session.texts;
        let vocabulary = Vocabulary::new(texts);
        let discs = game.discs();
        let mut question = texts.resume_question(discs.black, discs.white, game.turn());
        loop {
            let Heard::Line(line) = self.hear(&question, &|| None)? else {
                return Ok(None);
            };
            if let Some(answer) = vocabulary.answer(&line) {
                return Ok(Some(answer));
            }
            question = texts.resume_answer();
        }
    }

    /// Reads a game from a file, or says why not.
    fn load(&self, file: &str) -> Result<SavedGame, String> {
        let texts = self.session.texts;
        let text = files::read(Path::new(file)).map_err(|error| texts.describe(&error));
        text.and_then(|text| SavedGame::from_text(&text).map_err(|error| texts.describe(&error)))
            .map_err(|reason| texts.not_loaded(file, &reason))
    }
}

fn new_game(setup: MatchSetup) -> Result<SavedGame, SessionError> {
    Match::new(setup)
        .map(SavedGame::from)
        .map_err(SessionError::Setup)
}
