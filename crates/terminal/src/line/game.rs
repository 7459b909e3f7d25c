use core::time::Duration;

use outflank_play::{Match, MatchRefusal, Style};
use outflank_rules::{Color, Move};
use outflank_text::Texts;

use super::reply::Lines;
use super::{Command, Computer, NotACommand, Reply, Then, Vocabulary};
use crate::BoardStyle;
use crate::table::{DrawTalk, Table};

/// A game in the line mode: takes a line, answers with lines.
///
/// It reads no file and no clock of its own: what is to be done with files comes back as [`Then`], and the time is
/// asked of a function.
pub struct LineGame<'a> {
    pub(super) texts: &'a Texts,
    pub(super) vocabulary: Vocabulary,
    pub(super) style: BoardStyle,
    pub(super) table: Table,
    pub(super) computer: Box<dyn Computer>,
    time: &'a dyn Fn() -> Duration,
}

impl<'a> LineGame<'a> {
    /// A game that is ready to be played; `computer` makes the moves of the computer, gives hints, and moves for
    /// players whose time is up.
    pub fn new(
        texts: &'a Texts,
        style: BoardStyle,
        game: Match,
        computer: Box<dyn Computer>,
        time: &'a dyn Fn() -> Duration,
    ) -> LineGame<'a> {
        LineGame {
            texts,
            vocabulary: Vocabulary::new(texts),
            style,
            table: Table::new(game),
            computer,
            time,
        }
    }

    /// The game itself.
    pub const fn game(&self) -> &Match {
        &self.table.game
    }

    /// Puts another game on the table.
    pub fn replace(&mut self, game: Match) {
        self.table = Table::new(game);
    }

    /// Stops the clock: nobody is at the table.
    pub fn pause(&mut self) {
        self.table.game.pause((self.time)());
    }

    /// How long a line can be waited for: until a flag falls, which [`LineGame::computer_move`] then notices.
    pub fn time_to_flag(&self) -> Option<Duration> {
        self.table.game.time_to_flag(self.now())
    }

    /// What stands before the line that is to be typed.
    pub fn prompt(&self) -> String {
        if self.table.game.is_over() {
            self.texts.prompt_over()
        } else {
            self.texts.prompt(self.table.game.turn())
        }
    }

    /// What there is to say before the first line, and lets the clock run.
    pub fn begin(&mut self) -> String {
        let mut lines = Lines::default();
        lines.say_all(self.table.opening_sentences(self.texts));
        lines.say(match self.table.game.setup().style {
            Style::Assisted => self.texts.welcome(),
            Style::Tabletop(_) => self.texts.welcome_tabletop(),
        });
        self.table.game.resume((self.time)());
        self.tell_board(&mut lines);
        self.tell_state(&mut lines);
        lines.into_text()
    }

    /// Answers a line. Where the computer is to move after it, [`LineGame::computer_move`] makes it.
    pub fn line(&mut self, line: &str) -> Reply {
        let now = (self.time)();
        let mut lines = Lines::default();
        let command = self.vocabulary.command(line);
        let is_move = command.as_ref().is_ok_and(Command::is_move);
        if self.notice_flag(now, &mut lines) && is_move {
            lines.say(self.texts.too_late());
            return lines.then(Then::GoOn);
        }
        match command {
            Ok(Command::Place(_) | Command::Pass | Command::TakeBack)
                if self.table.awaits_correction() =>
            {
                lines.say(self.texts.refused_turn(self.table.game.turn()));
                lines.then(Then::GoOn)
            }
            Ok(command) => self.obey(command, now, lines),
            Err(NotACommand::Nothing) => lines.then(Then::GoOn),
            Err(reason) => {
                lines.say(self.not_a_command(&reason, line));
                lines.then(Then::GoOn)
            }
        }
    }

    /// Answers a line that was begun before a flag fell: no move in it is meant for the turn that has come since.
    pub fn late_line(&mut self, line: &str) -> Reply {
        if !self
            .vocabulary
            .command(line)
            .is_ok_and(|command| command.is_move())
        {
            return self.line(line);
        }
        let mut lines = Lines::default();
        lines.say(self.texts.too_late());
        lines.then(Then::GoOn)
    }

    fn obey(&mut self, command: Command, now: Duration, mut lines: Lines) -> Reply {
        match command {
            Command::Place(square) => self.play(Move::Place(square), now, &mut lines),
            Command::Pass => self.play(Move::Pass, now, &mut lines),
            Command::Flip(squares) => self.flip(&squares, now, &mut lines),
            Command::TakeBack => self.take_back(now, &mut lines),
            Command::Done => self.done(now, &mut lines),
            Command::Undo => self.undo(now, &mut lines),
            Command::Redo => self.redo(now, &mut lines),
            Command::Resign => self.resign(now, &mut lines),
            Command::Draw => self.draw(now, &mut lines),
            Command::Decline => self.decline(&mut lines),
            Command::Next(color) => self.next_game(color, now, &mut lines),
            Command::Hint => self.hint(&mut lines),
            Command::Moves => self.tell_moves(&mut lines),
            Command::Board => lines.add(&self.board()),
            Command::Score => self.tell_score(&mut lines),
            Command::Clock => self.tell_times(&mut lines),
            Command::Help => self.tell_help(&mut lines),
            Command::Save(file) => return lines.then(Then::Save(file)),
            Command::Load(file) => return lines.then(Then::Load(file)),
            Command::Quit => return lines.then(Then::Quit),
        }
        lines.then(Then::GoOn)
    }

    /// A disc or a pass, in any style of play.
    fn play(&mut self, mv: Move, now: Duration, lines: &mut Lines) {
        let known = self.table.turn_count();
        if self.table.game.tabletop().is_some() {
            return self.play_by_hand(mv, now, lines);
        }
        let played = self.table.game.play(mv, now).map(drop);
        self.tell_played(played, known, lines);
    }

    /// Tells the turns since `known` and the state they led to, or why there are none.
    pub(super) fn tell_played(
        &self,
        played: Result<(), MatchRefusal>,
        known: usize,
        lines: &mut Lines,
    ) {
        if let Err(refusal) = played {
            lines.say(self.texts.describe(&refusal));
            return;
        }
        lines.say_all(self.table.turn_sentences(known, self.texts));
        self.tell_board(lines);
        self.tell_state(lines);
    }

    fn undo(&mut self, now: Duration, lines: &mut Lines) {
        if let Err(reason) = self.table.undo(now) {
            lines.say(self.texts.describe(&reason));
            return;
        }
        lines.say(self.texts.taken_back());
        self.tell_board(lines);
        self.tell_state(lines);
    }

    fn redo(&mut self, now: Duration, lines: &mut Lines) {
        if let Err(reason) = self.table.redo(now) {
            lines.say(self.texts.describe(&reason));
            return;
        }
        lines.say(self.texts.made_again());
        self.tell_board(lines);
        self.tell_state(lines);
    }

    fn resign(&mut self, now: Duration, lines: &mut Lines) {
        match self.table.resign(now) {
            Ok(_) => self.tell_end(lines),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    /// Two people share a keyboard: the first `draw` offers, the second accepts. The computer answers at once.
    fn draw(&mut self, now: Duration, lines: &mut Lines) {
        let turn = self.table.game.turn();
        if !self.table.game.is_over() && !self.table.game.player(turn).is_human() {
            lines.say(self.texts.refused_turn(turn));
            return;
        }
        match self.table.talk_of_draw(now) {
            Ok(DrawTalk::Offered) => lines.say(self.texts.draw_offered(turn)),
            Ok(DrawTalk::Accepted) => self.tell_end(lines),
            Ok(DrawTalk::ForComputer) => self.offer_to_computer(now, lines),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    fn offer_to_computer(&mut self, now: Duration, lines: &mut Lines) {
        if !self.computer_accepts_draw() {
            lines.say(self.texts.draw_declined(!self.table.game.turn()));
            return;
        }
        match self.table.computer_accepts(now) {
            Ok(_) => self.tell_end(lines),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    fn decline(&mut self, lines: &mut Lines) {
        let Some(by) = self.table.game.draw_offer() else {
            lines.say(self.texts.nothing_to_decline());
            return;
        };
        match self.table.game.decline_draw(!by) {
            Ok(()) => lines.say(self.texts.draw_declined(!by)),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    /// The next game of the series; the winner may have chosen this colour.
    fn next_game(&mut self, color: Option<Color>, now: Duration, lines: &mut Lines) {
        if let Err(reason) = self.table.next_game(color, now) {
            lines.say(self.texts.describe(&reason));
            return;
        }
        let number = self.table.game.series().lines().len() + 1;
        lines.say(self.texts.game_begins(number, self.table.game.black()));
        self.tell_board(lines);
        self.tell_state(lines);
    }

    pub(super) fn now(&self) -> Duration {
        (self.time)()
    }
}
