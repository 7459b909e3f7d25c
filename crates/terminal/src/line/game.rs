use core::time::Duration;

use outflank_play::tabletop::Tabletop;
use outflank_play::{Game, GameResult, Match, MatchRefusal, PlayerKind, Seat, Style};
use outflank_rules::{Color, Move};
use outflank_text::Texts;

use super::reply::Lines;
use super::{Command, Computer, NotACommand, Reply, Then, Vocabulary};
use crate::BoardStyle;

/// A game in the line mode: takes a line, answers with lines.
///
/// It reads no file and no clock of its own: what is to be done with files comes back as [`Then`], and the time is
/// asked of a function.
pub struct LineGame<'a> {
    pub(super) texts: &'a Texts,
    pub(super) vocabulary: Vocabulary,
    pub(super) style: BoardStyle,
    pub(super) game: Match,
    pub(super) computer: Box<dyn Computer>,
    /// Whether a person has let their mistakes stand, at the table against the computer.
    pub(super) mistakes_stand: bool,
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
            game,
            computer,
            mistakes_stand: false,
            time,
        }
    }

    /// The game itself.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// Whether there is anything to lose: a disc on the board, or a game before this one.
    pub fn has_begun(&self) -> bool {
        let in_hand = self
            .game
            .tabletop()
            .is_some_and(|table| table.in_hand().is_some());
        self.turn_count() > 0 || in_hand || !self.game.series().lines().is_empty()
    }

    /// Puts another game on the table.
    pub fn replace(&mut self, game: Match) {
        self.game = game;
        self.mistakes_stand = false;
    }

    /// The game as text, to be kept.
    pub fn save(&self) -> String {
        self.game.save((self.time)())
    }

    /// Stops the clock: nobody is at the table.
    pub fn pause(&mut self) {
        self.game.pause((self.time)());
    }

    /// How long a line can be waited for: until a flag falls, which [`LineGame::computer_move`] then notices.
    pub fn time_to_flag(&self) -> Option<Duration> {
        self.game.time_to_flag(self.now())
    }

    /// What stands before the line that is to be typed.
    pub fn prompt(&self) -> String {
        if self.game.is_over() {
            self.texts.prompt_over()
        } else {
            self.texts.prompt(self.game.turn())
        }
    }

    /// What there is to say before the first line, and lets the clock run.
    pub fn begin(&mut self) -> String {
        let mut lines = Lines::default();
        let setup = self.game.setup();
        if let Some(variation) = setup.variation {
            let seconds = variation.move_limit().map_or(0, |limit| limit.as_secs());
            let number = variation.to_string();
            let extra = variation.extra_discs();
            lines.say(
                self.texts
                    .cartridge_game(&number, variation.opponents(), extra, seconds),
            );
        }
        for color in Color::ALL {
            if let PlayerKind::Computer(level) = self.game.player(color) {
                lines.say(self.texts.computer_plays(color, level.number()));
            }
        }
        lines.say(match setup.style {
            Style::Assisted => self.texts.welcome(),
            Style::Tabletop(_) => self.texts.welcome_tabletop(),
        });
        self.game.resume((self.time)());
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
                if self.awaits_correction() =>
            {
                lines.say(self.texts.refused_turn(self.game.turn()));
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
        let known = self.turn_count();
        if self.game.tabletop().is_some() {
            return self.play_by_hand(mv, now, lines);
        }
        let played = self.game.play(mv, now).map(drop);
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
        self.tell_turns(known, lines);
        self.tell_board(lines);
        self.tell_state(lines);
    }

    fn undo(&mut self, now: Duration, lines: &mut Lines) {
        if !self.game.is_over() && !self.person_has_moved() {
            // Only the computer has moved, and it would make its move again.
            lines.say(self.texts.undo_nothing());
            return;
        }
        if let Err(reason) = self.game.undo(now) {
            lines.say(self.texts.describe(&reason));
            return;
        }
        // The computer would only make its move again: go back to where a person is to move.
        while !self.game.player(self.game.turn()).is_human() && self.game.undo(now).is_ok() {}
        self.game.resume(now);
        lines.say(self.texts.taken_back());
        self.tell_board(lines);
        self.tell_state(lines);
    }

    fn redo(&mut self, now: Duration, lines: &mut Lines) {
        if let Err(reason) = self.game.redo(now) {
            lines.say(self.texts.describe(&reason));
            return;
        }
        while !self.game.player(self.game.turn()).is_human() && self.game.redo(now).is_ok() {}
        lines.say(self.texts.made_again());
        self.tell_board(lines);
        self.tell_state(lines);
    }

    fn resign(&mut self, now: Duration, lines: &mut Lines) {
        let turn = self.game.turn();
        // At the table it can be the computer's turn that is waited for; it never gives up.
        let loser = if self.game.player(turn).is_human() {
            turn
        } else {
            !turn
        };
        match self.game.resign(loser, now) {
            Ok(_) => self.tell_end(lines),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    /// Two people share a keyboard: the first `draw` offers, the second accepts. The computer answers at once.
    fn draw(&mut self, now: Duration, lines: &mut Lines) {
        let turn = self.game.turn();
        let [own, other] = [turn, !turn].map(|color| self.game.player(color).is_human());
        if !self.game.is_over() && !own {
            lines.say(self.texts.refused_turn(turn));
            return;
        }
        if !self.game.is_over() && !other {
            return self.offer_to_computer(now, lines);
        }
        let answer = match self.game.draw_offer() {
            None => self.game.offer_draw(turn).map(|()| None),
            Some(by) => self.game.accept_draw(!by, now).map(Some),
        };
        match answer {
            Ok(None) => lines.say(self.texts.draw_offered(turn)),
            Ok(Some(_)) => self.tell_end(lines),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    fn offer_to_computer(&mut self, now: Duration, lines: &mut Lines) {
        let turn = self.game.turn();
        if !self.computer_accepts_draw() {
            lines.say(self.texts.draw_declined(!turn));
            return;
        }
        let offered = self.game.offer_draw(turn);
        match offered.and_then(|()| self.game.accept_draw(!turn, now)) {
            Ok(_) => self.tell_end(lines),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    fn decline(&mut self, lines: &mut Lines) {
        let Some(by) = self.game.draw_offer() else {
            lines.say(self.texts.nothing_to_decline());
            return;
        };
        match self.game.decline_draw(!by) {
            Ok(()) => lines.say(self.texts.draw_declined(!by)),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    /// The next game of the series; the winner may have chosen this colour.
    fn next_game(&mut self, color: Option<Color>, now: Duration, lines: &mut Lines) {
        let winner = self.game.result().and_then(GameResult::winner);
        let winner = winner.map_or(Seat::Left, |color| self.game.seat(color));
        let starter = color.map(|color| match color {
            Color::Black => winner,
            Color::White => !winner,
        });
        if let Err(reason) = self.game.next_game(starter) {
            lines.say(self.texts.describe(&reason));
            return;
        }
        self.game.resume(now);
        let number = self.game.series().lines().len() + 1;
        lines.say(self.texts.game_begins(number, self.game.black()));
        self.tell_board(lines);
        self.tell_state(lines);
    }

    pub(super) fn now(&self) -> Duration {
        (self.time)()
    }

    /// Whether any of the turns made so far was a person's.
    fn person_has_moved(&self) -> bool {
        let is_person = |color| self.game.player(color).is_human();
        let assisted = |game: &Game| game.turns().iter().any(|turn| is_person(turn.mover));
        let by_hand = |table: &Tabletop| {
            table.in_hand().is_some() || table.turns().iter().any(|turn| is_person(turn.mover))
        };
        self.game.game().is_some_and(assisted) || self.game.tabletop().is_some_and(by_hand)
    }

    /// The turns made so far, in any style of play.
    pub(super) fn turn_count(&self) -> usize {
        let assisted = self.game.game().map(|game| game.turns().len());
        let by_hand = self.game.tabletop().map(|table| table.turns().len());
        assisted.or(by_hand).unwrap_or_default()
    }
}
