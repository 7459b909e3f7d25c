use core::time::Duration;
use std::panic::{AssertUnwindSafe, catch_unwind};

use outflank_app::table::{Happening, Input, Pace, Purpose, Table};
use outflank_app::{Effect, JobId, Reply as EngineReply};
use outflank_engine::Question;
use outflank_play::{Match, SavedGame, Style};
use outflank_rules::Color;
use outflank_text::Texts;

use super::reply::Lines;
use super::{Command, Computer, NotACommand, Reply, Then, Vocabulary};
use crate::BoardStyle;

/// A game in the line mode, which answers lines.
///
/// It reads neither files nor a clock: [`Then`] says what to do with files, and a function tells the time. [`Table`]
/// decides what happens.
pub struct LineGame<'a> {
    pub(super) texts: &'a Texts,
    pub(super) vocabulary: Vocabulary,
    pub(super) style: BoardStyle,
    pub(super) table: Table,
    computer: Box<dyn Computer>,
    /// The open question, for [`LineGame::computer_move`].
    asked: Option<(JobId, Question)>,
    time: &'a dyn Fn() -> Duration,
}

impl<'a> LineGame<'a> {
    /// A game that is ready to be played. `computer` makes the computer's moves, gives hints, and moves for players
    /// whose time is up.
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

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Puts another game on the table.
    pub fn replace(&mut self, game: SavedGame) {
        let coach = self.table.is_coached();
        self.table = Table::reopened(game, self.computer.seed()).coached(coach);
        self.asked = None;
    }

    /// The coach sits beside the player.
    pub fn coach(&mut self) {
        self.update(Input::Coach(true));
    }

    /// Stops the clock.
    pub fn pause(&mut self) {
        self.update(Input::Leave);
    }

    /// The time until a flag falls, which [`LineGame::computer_move`] then notices.
    pub fn time_to_flag(&self) -> Option<Duration> {
        self.game().time_to_flag(self.now())
    }

    /// The prompt.
    pub fn prompt(&self) -> String {
        if self.game().is_over() {
            self.texts.prompt_over()
        } else {
            self.texts.prompt(self.game().turn())
        }
    }

    /// Starts the clock. Returns the opening words.
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

    /// Answers a line. The computer's reply comes from [`LineGame::computer_move`].
    pub fn line(&mut self, line: &str) -> Reply {
        let mut lines = Lines::default();
        let command = match (self.table.undo_to_answer(), self.vocabulary.answer(line)) {
            (Some(_), Some(agrees)) => Ok(Command::Act(Input::AnswerUndo(agrees))),
            _ => self.vocabulary.command(line),
        };
        let is_move = command.as_ref().is_ok_and(Command::is_move);
        // A fallen flag comes first, with the substitute move.
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

    /// Answers a line begun before a flag fell: a move in it was meant for an earlier turn.
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
            Command::Names(names) if !names.is_empty() => {
                let mut names = names.splitn(2, [',', ';']).map(str::to_owned);
                let name = |color| {
                    let name = names.next().unwrap_or_default();
                    Input::Name(self.table.game().seat(color), name)
                };
                for input in Color::ALL.map(name) {
                    self.update(input);
                }
                self.tell_names(&mut lines);
                return lines.then(Then::GoOn);
            }
            Command::Save(file) => return lines.then(Then::Save(file)),
            Command::Load(file) => return lines.then(Then::Load(file)),
            Command::New => return lines.then(Then::New),
            Command::Quit => return lines.then(Then::Quit),
            Command::Coach => vec![Input::Coach(!self.table.is_coached())],
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
        // Hints and offers are answered at once; a move is saved and shown before the computer replies.
        if self.is_at(&[Purpose::Hint, Purpose::Offer, Purpose::Perfect]) || self.is_coaching() {
            lines.add(&self.computer_move().unwrap_or_default());
        }
        lines.then(Then::GoOn)
    }

    /// Lets the computer answer the open question: its move, a substitute move, a hint, an offer. Also notices a fallen
    /// flag. Returns what to say about it.
    pub fn computer_move(&mut self) -> Option<String> {
        let mut lines = Lines::default();
        let happened = self.update(Input::Tick);
        self.tell(&happened, &mut lines);
        if let Some((id, question)) = self.asked.take() {
            let answer = catch_unwind(AssertUnwindSafe(|| self.computer.answer(&question)));
            let reply = answer.map_or(EngineReply::Failed, EngineReply::Done);
            if reply == EngineReply::Failed {
                lines.add(&self.texts.engine_failed());
            }
            let happened = self.update(Input::Reply(id, reply));
            self.tell(&happened, &mut lines);
        } else if happened.is_empty() {
            return None;
        }
        Some(lines.into_text())
    }

    /// Whether the coach looks at a move.
    fn is_coaching(&self) -> bool {
        let thinking = self.table.thinking();
        thinking.is_some_and(|thinking| matches!(thinking.purpose, Purpose::Coach(_)))
    }

    fn is_at(&self, purposes: &[Purpose]) -> bool {
        let thinking = self.table.thinking();
        thinking.is_some_and(|thinking| purposes.contains(&thinking.purpose))
    }

    pub(super) fn update(&mut self, input: Input) -> Vec<Happening> {
        // Asking again shows the hints again.
        if input == Input::Hint && self.table.hints().is_some() {
            self.table.update(Input::Hint, self.now());
        }
        let happened = self.table.update(input, self.now());
        for effect in self.table.take_effects() {
            match effect {
                Effect::Ask(id, question) => self.asked = Some((id, question)),
                Effect::Cancel(_) => self.asked = None,
                // Answers come at once, and the session saves after every line.
                Effect::Hurry(_) | Effect::Keep => {}
            }
        }
        happened
    }

    pub(super) fn now(&self) -> Duration {
        (self.time)()
    }
}
