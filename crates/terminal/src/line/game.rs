use core::time::Duration;

use outflank_play::clock::FlagRule;
use outflank_play::{FlagFallen, GameResult, Level, Match, MatchRefusal, PlayerKind, Seat, Style};
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
    pub(super) computer: Option<Box<dyn Computer>>,
    time: &'a dyn Fn() -> Duration,
}

impl<'a> LineGame<'a> {
    /// A game that is ready to be played. Where a computer plays, `computer` picks its moves.
    pub fn new(
        texts: &'a Texts,
        style: BoardStyle,
        game: Match,
        computer: Option<Box<dyn Computer>>,
        time: &'a dyn Fn() -> Duration,
    ) -> LineGame<'a> {
        LineGame {
            texts,
            vocabulary: Vocabulary::new(texts),
            style,
            game,
            computer,
            time,
        }
    }

    /// The game itself.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// Whether everybody who is to play it is there.
    pub fn can_play(&self, game: &Match) -> bool {
        let people = game.setup().players.iter().all(|player| player.is_human());
        people || self.computer.is_some()
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
    }

    /// The game as text, to be kept.
    pub fn save(&self) -> String {
        self.game.save((self.time)())
    }

    /// Stops the clock: nobody is at the table.
    pub fn pause(&mut self) {
        self.game.pause((self.time)());
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
            lines.say(self.texts.cartridge_game(&number, extra, seconds));
        }
        let late_moves = !setup.clock.is_none() && setup.clock.flag() == FlagRule::ComputerMoves;
        if late_moves && self.computer.is_none() {
            lines.say(self.texts.late_moves_stand());
        }
        lines.say(match setup.style {
            Style::Assisted => self.texts.welcome(),
            Style::Tabletop(_) => self.texts.welcome_tabletop(),
        });
        self.game.resume((self.time)());
        self.tell_board(&mut lines);
        self.tell_state(&mut lines);
        self.let_computer_move(&mut lines);
        lines.into_text()
    }

    /// Answers a line.
    pub fn line(&mut self, line: &str) -> Reply {
        let now = (self.time)();
        let mut lines = Lines::default();
        let command = self.vocabulary.command(line);
        let is_move = command.as_ref().is_ok_and(Command::is_move);
        match self.game.tick(now) {
            Some(FlagFallen::Lost(_)) => {
                self.tell_end(&mut lines);
                if is_move {
                    lines.say(self.texts.too_late());
                    return lines.then(Then::GoOn);
                }
            }
            Some(FlagFallen::ComputerMoves(color)) => {
                lines.say(self.texts.time_is_up(color));
                if self.move_for_player(&mut lines) {
                    self.let_computer_move(&mut lines);
                    if is_move {
                        lines.say(self.texts.too_late());
                        return lines.then(Then::GoOn);
                    }
                }
            }
            None => {}
        }
        match command {
            Ok(command) => self.obey(command, now, lines),
            Err(NotACommand::Nothing) => lines.then(Then::GoOn),
            Err(reason) => {
                lines.say(self.not_a_command(&reason, line));
                lines.then(Then::GoOn)
            }
        }
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
        let late = matches!(self.game.tick(now), Some(FlagFallen::ComputerMoves(_)));
        let played = if late {
            // There is no computer to move for the player, who moves late but moves.
            self.game.play_substitute(mv, now)
        } else if self.game.tabletop().is_some() {
            return self.play_by_hand(mv, now, lines);
        } else {
            self.game.play(mv, now).map(drop)
        };
        self.tell_played(played, known, lines);
        self.let_computer_move(lines);
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

    /// Lets the computer move as long as it is its turn.
    pub(super) fn let_computer_move(&mut self, lines: &mut Lines) {
        while !self.game.is_over() {
            let PlayerKind::Computer(level) = self.game.player(self.game.turn()) else {
                return;
            };
            let known = self.turn_count();
            let Some(computer) = &mut self.computer else {
                return;
            };
            let mv = computer.choose(self.game.position(), level);
            let now = (self.time)();
            let played = match self.game.setup().style {
                Style::Assisted => self.game.play(mv, now).map(drop),
                Style::Tabletop(_) => self.game.play_correctly(mv, now).map(drop),
            };
            let failed = played.is_err();
            self.tell_played(played, known, lines);
            if failed {
                return;
            }
        }
    }

    /// Lets the computer move for a player whose time is up. Says whether it did.
    fn move_for_player(&mut self, lines: &mut Lines) -> bool {
        let known = self.turn_count();
        let Some(computer) = &mut self.computer else {
            return false;
        };
        let choices = self.game.substitute_choices();
        let mv = match (choices.len(), choices.first()) {
            (1, Some(square)) => Move::Place(square),
            (_, None) => Move::Pass,
            _ => computer.choose(self.game.position(), Level::DEFAULT),
        };
        let played = self.game.play_substitute(mv, (self.time)());
        let moved = played.is_ok();
        self.tell_played(played, known, lines);
        moved
    }

    fn undo(&mut self, now: Duration, lines: &mut Lines) {
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
        self.let_computer_move(lines);
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
        self.let_computer_move(lines);
    }

    fn resign(&mut self, now: Duration, lines: &mut Lines) {
        match self.game.resign(self.game.turn(), now) {
            Ok(_) => self.tell_end(lines),
            Err(reason) => lines.say(self.texts.describe(&reason)),
        }
    }

    /// The two share a keyboard: the first `draw` offers, the second accepts.
    fn draw(&mut self, now: Duration, lines: &mut Lines) {
        let turn = self.game.turn();
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
        self.let_computer_move(lines);
    }

    fn hint(&mut self, lines: &mut Lines) {
        if self.game.is_over() {
            lines.say(self.texts.illegal_game_over());
            return;
        }
        let Some(computer) = &mut self.computer else {
            lines.say(self.texts.no_hints());
            return;
        };
        lines.say(match computer.choose(self.game.position(), Level::MAX) {
            Move::Place(square) => self.texts.hint_move(square),
            Move::Pass => self.texts.hint_pass(),
        });
    }

    pub(super) fn now(&self) -> Duration {
        (self.time)()
    }

    /// The turns made so far, in any style of play.
    pub(super) fn turn_count(&self) -> usize {
        let assisted = self.game.game().map(|game| game.turns().len());
        let by_hand = self.game.tabletop().map(|table| table.turns().len());
        assisted.or(by_hand).unwrap_or_default()
    }
}
