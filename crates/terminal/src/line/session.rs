use core::time::Duration;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::AtomicBool;

use outflank_play::{Contradiction, Match, MatchSetup, SavedGame};
use outflank_text::Texts;

use super::{Computer, Heard, Input, LineGame, Then, Vocabulary};
use crate::autosave::{self, Autosave, LockedGame};
use crate::{BoardStyle, Store, files};

/// In less time than this nobody reads what has happened and types a move for it.
const MOMENT: Duration = Duration::from_secs(1);

/// A player, or two, at a terminal or at the other end of a pipe.
pub struct Session<'a> {
    /// The language.
    pub texts: &'a Texts,
    /// How boards are drawn.
    pub style: BoardStyle,
    /// Whether somebody sits there who can be asked, and sees a prompt.
    pub interactive: bool,
    /// Where unfinished games are, if there is a place for them.
    pub store: Option<Store>,
    /// The time since any fixed moment.
    pub time: &'a dyn Fn() -> Duration,
    /// Set as long as an unfinished game is kept: for whoever ends the program from outside.
    pub kept: &'a AtomicBool,
}

/// How a session begins.
#[derive(Clone, Copy, Debug)]
pub enum Opening {
    /// With a new game; if there is an unfinished one and somebody can be asked, with that if they like.
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
    /// The engine's thread has panicked; the game is kept.
    #[error("the engine has broken down")]
    EngineBroken,
}

impl Session<'_> {
    /// Plays until the input ends or somebody leaves. `notes` is for what is not part of the game.
    pub fn play(
        &self,
        opening: Opening,
        computer: Box<dyn Computer>,
        input: &mut dyn Input,
        output: &mut dyn Write,
        notes: &mut dyn Write,
    ) -> Result<(), SessionError> {
        let (game, locked) = match opening {
            Opening::New(setup) => (new_game(setup)?, None),
            Opening::Resume => match self.unfinished(notes)? {
                Some(locked) => (locked.saved.clone(), Some(locked)),
                None => return Err(SessionError::NothingToResume),
            },
            Opening::Ask(setup) => {
                // Settings that make no sense are refused before anything is asked.
                let new = new_game(setup)?;
                match self.unfinished(notes)? {
                    None => (new, None),
                    Some(locked) if self.interactive => {
                        match self.ask_to_resume(&locked.saved.game, input, output)? {
                            None => return Ok(()),
                            Some(true) => (locked.saved.clone(), Some(locked)),
                            Some(false) => (new, None),
                        }
                    }
                    Some(_) => {
                        writeln!(notes, "{}", self.texts.resume_possible())?;
                        (new, None)
                    }
                }
            }
        };
        let mut table = LineGame::new(self.texts, self.style, game, computer, self.time);
        let mut autosave = Autosave::new(self.store.as_ref(), self.kept);
        if let Some(locked) = locked {
            writeln!(output, "{}", self.texts.resumed())?;
            autosave.take_up(locked);
        }
        let text = table.begin();
        self.keep(&mut autosave, &table, notes)?;
        output.write_all(text.as_bytes())?;
        let played = self.answer_lines(&mut table, &mut autosave, input, output, notes);
        // Whatever ended it: the clock stops, and the game is there next time.
        table.pause();
        self.keep(&mut autosave, &table, notes)?;
        played?;
        if autosave.is_kept() {
            writeln!(output, "{}", self.texts.kept())?;
        }
        output.flush()?;
        Ok(())
    }

    fn answer_lines(
        &self,
        table: &mut LineGame<'_>,
        autosave: &mut Autosave<'_>,
        input: &mut dyn Input,
        output: &mut dyn Write,
        notes: &mut dyn Write,
    ) -> Result<(), SessionError> {
        let mut flag_fell = false;
        loop {
            self.let_computer_move(table, autosave, output, notes)?;
            let prompted = (self.time)();
            let time = || table.time_to_flag();
            let line = match self.hear(&table.prompt(), &time, input, output)? {
                Heard::Line(line) => line,
                Heard::End => return Ok(()),
                Heard::Nothing => {
                    flag_fell = true;
                    continue;
                }
            };
            // Whoever was about to type a move when their time was up types it all the same.
            let startled = flag_fell && self.interactive && (self.time)() < prompted + MOMENT;
            flag_fell = false;
            let reply = if startled {
                table.late_line(&line)
            } else {
                table.line(&line)
            };
            // Kept first, printed then: a reader who has gone away costs nobody the game.
            self.keep(autosave, table, notes)?;
            output.write_all(reply.text.as_bytes())?;
            let text = match reply.then {
                Then::GoOn => String::new(),
                Then::Quit => return Ok(()),
                Then::Save(file) => {
                    let saved = autosave.dated(table.table().saved());
                    files::save(&file, &saved, (self.time)(), self.texts) + "\n"
                }
                Then::Load(file) => match self.load(&file) {
                    Err(text) => text + "\n",
                    Ok(saved) => {
                        table.pause();
                        self.keep(autosave, table, notes)?;
                        autosave.release();
                        table.replace(saved);
                        let text = table.begin();
                        self.keep(autosave, table, notes)?;
                        self.texts.loaded(&file) + "\n" + &text
                    }
                },
            };
            output.write_all(text.as_bytes())?;
        }
    }

    /// Lets the computer move as long as it is its turn. Each move is kept and shown before it thinks about the next.
    fn let_computer_move(
        &self,
        table: &mut LineGame<'_>,
        autosave: &mut Autosave<'_>,
        output: &mut dyn Write,
        notes: &mut dyn Write,
    ) -> Result<(), SessionError> {
        output.flush()?;
        while let Some(text) = table.computer_move() {
            self.keep(autosave, table, notes)?;
            output.write_all(text.as_bytes())?;
            output.flush()?;
        }
        Ok(())
    }

    /// Prompts for a line and waits for it until this time is up.
    fn hear(
        &self,
        prompt: &str,
        time: &dyn Fn() -> Option<Duration>,
        input: &mut dyn Input,
        output: &mut dyn Write,
    ) -> io::Result<Heard> {
        if self.interactive {
            write!(output, "{prompt} ")?;
        }
        output.flush()?;
        loop {
            match input.next(time())? {
                Heard::Line(line) => return Ok(Heard::Line(line)),
                // Woken too early.
                Heard::Nothing if time() != Some(Duration::ZERO) => {}
                nothing => {
                    if self.interactive {
                        writeln!(output)?;
                    }
                    return Ok(nothing);
                }
            }
        }
    }

    /// Keeps the game; where that fails, the players should know, but can go on.
    fn keep(
        &self,
        autosave: &mut Autosave<'_>,
        table: &LineGame<'_>,
        notes: &mut dyn Write,
    ) -> io::Result<()> {
        match autosave.keep(table.table().saved(), (self.time)()) {
            Ok(()) => Ok(()),
            Err(error) => writeln!(notes, "{}", self.texts.describe(&error)),
        }
    }

    /// The newest unfinished game.
    fn unfinished(&self, notes: &mut dyn Write) -> io::Result<Option<LockedGame>> {
        let mut told = Vec::new();
        let found = autosave::unfinished(self.store.as_ref(), self.texts, &mut |note| {
            told.push(note);
        });
        for note in told {
            writeln!(notes, "{note}")?;
        }
        Ok(found)
    }

    /// Whether to go on with an unfinished game; none at the end of the input.
    fn ask_to_resume(
        &self,
        game: &Match,
        input: &mut dyn Input,
        output: &mut dyn Write,
    ) -> io::Result<Option<bool>> {
        let vocabulary = Vocabulary::new(self.texts);
        let discs = game.discs();
        let mut question = self
            .texts
            .resume_question(discs.black, discs.white, game.turn());
        loop {
            let Heard::Line(line) = self.hear(&question, &|| None, input, output)? else {
                return Ok(None);
            };
            if let Some(answer) = vocabulary.answer(&line) {
                return Ok(Some(answer));
            }
            question = self.texts.resume_answer();
        }
    }

    /// Reads a game from a file, or says why not.
    fn load(&self, file: &str) -> Result<SavedGame, String> {
        let refused = |reason: String| self.texts.not_loaded(file, &reason);
        let text =
            files::read(Path::new(file)).map_err(|error| refused(self.texts.describe(&error)))?;
        SavedGame::from_text(&text).map_err(|error| refused(self.texts.describe(&error)))
    }
}

fn new_game(setup: MatchSetup) -> Result<SavedGame, SessionError> {
    Match::new(setup)
        .map(SavedGame::from)
        .map_err(SessionError::Setup)
}
