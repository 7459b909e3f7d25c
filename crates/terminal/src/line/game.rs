use core::time::Duration;

use outflank_app::table::{Happening, Input, Pace, Purpose, Table};
use outflank_app::{Effect, JobId, Reply as EngineReply};
use outflank_engine::Question;
use outflank_play::{Match, SavedGame, Style};
use outflank_rules::Color;
use outflank_text::Texts;

use super::reply::Lines;
use super::{Command, Computer, NotACommand, Reply, Then, Vocabulary};
use crate::BoardStyle;

/// A game in the line mode: takes a line, answers with lines.
///
/// It reads no file and no clock of its own: what is to be done with files comes back as [`Then`], and the time is
/// asked of a function. What happens at the table is decided by [`Table`].
pub struct LineGame<'a> {
    pub(super) texts: &'a Texts,
    pub(super) vocabulary: Vocabulary,
    pub(super) style: BoardStyle,
    pub(super) table: Table,
    computer: Box<dyn Computer>,
    /// The question that is answered by [`LineGame::computer_move`].
    asked: Option<(JobId, Question)>,
    time: &'a dyn Fn() -> Duration,
}

impl<'a> LineGame<'a> {
    /// A game that is ready to be played; `computer` makes the moves of the computer, gives hints, and moves for
    /// players whose time is up.
    pub fn new(
        texts: &'a Texts,
        style: BoardStyle,
        game: SavedGame,
        computer: Box<dyn Computer>,
        time: &'a dyn Fn() -> Duration,
    ) -> LineGame<'a> {
        let table = Table::reopened(game, computer.seed());
        LineGame {
            texts,
            vocabulary: Vocabulary::new(texts),
            style,
            table,
            computer,
            asked: None,
            time,
        }
    }

    /// The game itself.
    pub const fn game(&self) -> &Match {
        self.table.game()
    }

    /// What happens at the table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Puts another game on the table.
    pub fn replace(&mut self, game: SavedGame) {
        self.table = Table::reopened(game, self.computer.seed());
        self.asked = None;
    }

    /// Stops the clock: nobody is at the table.
    pub fn pause(&mut self) {
        self.update(Input::Leave);
    }

    /// How long a line can be waited for: until a flag falls, which [`LineGame::computer_move`] then notices.
    pub fn time_to_flag(&self) -> Option<Duration> {
        self.game().time_to_flag(self.now())
    }

    /// What stands before the line that is to be typed.
    pub fn prompt(&self) -> String {
        if self.game().is_over() {
            self.texts.prompt_over()
        } else {
            self.texts.prompt(self.game().turn())
        }
    }

    /// What there is to say before the first line, and lets the clock run.
    pub fn begin(&mut self) -> String {
        let mut lines = Lines::default();
        lines.say_all(self.texts.opening_of_game(self.game()));
        lines.say(match self.game().setup().style {
            Style::Assisted => self.texts.welcome(),
            Style::Tabletop(_) => self.texts.welcome_tabletop(),
        });
        self.update(Input::SetPace(Pace::Unpaced));
        self.update(Input::Resume);
        self.tell_board(&mut lines);
        self.tell_state(&mut lines);
        lines.into_text()
    }

    /// Answers a line. Where the computer is to move after it, [`LineGame::computer_move`] makes it.
    pub fn line(&mut self, line: &str) -> Reply {
        let mut lines = Lines::default();
        let command = self.vocabulary.command(line);
        let is_move = command.as_ref().is_ok_and(Command::is_move);
        // A flag that fell before comes first, with the move that the computer makes for its player.
        let happened = self.update(Input::Tick);
        if !happened.is_empty() {
            self.tell(&happened, &mut lines);
            if self.is_at(&[Purpose::Substitute]) {
                lines.add(&self.computer_move().unwrap_or_default());
            }
            if is_move {
                lines.say(self.texts.too_late());
                return lines.then(Then::GoOn);
            }
        }
        match command {
            Ok(command) => return self.obey(command, lines),
            Err(NotACommand::Nothing) => {}
            Err(reason) => lines.say(self.not_a_command(&reason, line)),
        }
        lines.then(Then::GoOn)
    }

    /// Answers a line that was begun before a flag fell: no move in it is meant for the turn that has come since.
    pub fn late_line(&mut self, line: &str) -> Reply {
        let command = self.vocabulary.command(line);
        if !command.is_ok_and(|command| command.is_move()) {
            return self.line(line);
        }
        let mut lines = Lines::default();
        lines.say(self.texts.too_late());
        lines.then(Then::GoOn)
    }

    fn obey(&mut self, command: Command, mut lines: Lines) -> Reply {
        let starter = |color: Option<Color>| {
            let takes = |color| self.table.starter_if_winner_takes(color);
            color.map(takes)
        };
        let inputs = match command {
            Command::Act(input) => vec![input],
            Command::Flip(squares) => squares.into_iter().map(Input::Flip).collect(),
            Command::Decline if self.game().draw_offer().is_some() => {
                vec![Input::AnswerDraw(false)]
            }
            Command::Next(color) => vec![Input::NextGame(starter(color))],
            Command::Rematch(color) => vec![Input::Rematch(starter(color))],
            Command::Save(file) => return lines.then(Then::Save(file)),
            Command::Load(file) => return lines.then(Then::Load(file)),
            Command::Quit => return lines.then(Then::Quit),
            asks => {
                self.tell_about(&asks, &mut lines);
                return lines.then(Then::GoOn);
            }
        };
        let mut happened = Vec::new();
        for input in inputs {
            happened.extend(self.update(input));
        }
        self.tell(&happened, &mut lines);
        // Hints and offers are answered at once; a move is kept and shown before the computer thinks about the next.
        if self.is_at(&[Purpose::Hint, Purpose::Offer]) {
            lines.add(&self.computer_move().unwrap_or_default());
        }
        lines.then(Then::GoOn)
    }

    /// Lets the computer answer one question, if there is one: a move in its turn or for a player without time, a
    /// hint, an offer. A flag that has fallen is noticed here too. Returns what there is to say about it.
    pub fn computer_move(&mut self) -> Option<String> {
        let mut lines = Lines::default();
        let happened = self.update(Input::Tick);
        self.tell(&happened, &mut lines);
        if let Some((id, question)) = self.asked.take() {
            let answer = self.computer.answer(&question);
            let happened = self.update(Input::Reply(id, EngineReply::Done(answer)));
            self.tell(&happened, &mut lines);
        } else if happened.is_empty() {
            return None;
        }
        Some(lines.into_text())
    }

    fn is_at(&self, purposes: &[Purpose]) -> bool {
        let thinking = self.table.thinking();
        thinking.is_some_and(|thinking| purposes.contains(&thinking.purpose))
    }

    pub(super) fn update(&mut self, input: Input) -> Vec<Happening> {
        // Hints are read once; asking again shows them again.
        if input == Input::Hint && self.table.hints().is_some() {
            self.table.update(Input::Hint, self.now());
        }
        let happened = self.table.update(input, self.now());
        for effect in self.table.take_effects() {
            match effect {
                Effect::Ask(id, question) => self.asked = Some((id, question)),
                Effect::Cancel(_) => self.asked = None,
                // Answers come at once, and the session keeps the game after every line.
                Effect::Hurry(_) | Effect::Keep => {}
            }
        }
        happened
    }

    pub(super) fn now(&self) -> Duration {
        (self.time)()
    }
}
