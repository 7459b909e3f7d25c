//! What the computer does at the table: its own moves, moves for players whose time is up, hints, and answers to
//! offers.

use core::time::Duration;

use outflank_engine::MoveScore;
use outflank_play::tabletop::Tabletop;
use outflank_play::{FlagFallen, MatchRefusal};
use outflank_rules::{Color, Move};

use super::game::LineGame;
use super::reply::Lines;
use crate::table::thinking::{OFFER_TIME, SUBSTITUTE, Substitute, accepts_draw};
use crate::words::{kind_in_words, value_in_words};

impl LineGame<'_> {
    /// Lets the computer make one move, if one is up to it: in its turn, or for a player without time. A game that is
    /// lost on time ends here too. Returns what there is to say about it.
    ///
    /// # Panics
    ///
    /// If the computer's move is not legal.
    pub fn computer_move(&mut self) -> Option<String> {
        let mut lines = Lines::default();
        if self.notice_flag(self.now(), &mut lines) {
            return Some(lines.into_text());
        }
        let level = self.table.computer_to_move()?;
        let known = self.table.turn_count();
        let clock = self.table.thinking_clock(self.now());
        let mv = self
            .computer
            .choose(self.table.game.position(), level, clock);
        let played = self.table.computer_plays(mv, self.now());
        self.tell_computer_move(mv, played, known, &mut lines);
        Some(lines.into_text())
    }

    fn tell_computer_move(
        &self,
        mv: Move,
        played: Result<(), MatchRefusal>,
        known: usize,
        lines: &mut Lines,
    ) {
        // Without this a wrong move would be offered again for ever.
        assert!(played.is_ok(), "the computer plays {mv}: {played:?}");
        self.tell_played(played, known, lines);
    }

    /// Tells of a flag that has fallen, and moves for its player where the game goes on. Says whether there is one.
    pub(super) fn notice_flag(&mut self, now: Duration, lines: &mut Lines) -> bool {
        match self.table.game.tick(now) {
            None => return false,
            Some(FlagFallen::Lost(_)) => self.tell_end(lines),
            Some(FlagFallen::ComputerMoves(color)) => {
                lines.say(self.texts.time_is_up(color));
                self.move_for_player(color, lines);
            }
        }
        true
    }

    /// Moves for a player whose time is up.
    fn move_for_player(&mut self, color: Color, lines: &mut Lines) {
        let known = self.table.turn_count();
        let mv = match self.table.substitute(color) {
            Substitute::Forced(mv) => mv,
            Substitute::Chosen(level) => {
                let position = self.table.game.position();
                self.computer.choose(position, level, Some(SUBSTITUTE))
            }
        };
        let played = self.table.game.play_substitute(mv, self.now());
        self.table.mistakes_stand = false;
        self.tell_computer_move(mv, played, known, lines);
    }

    pub(super) fn hint(&mut self, lines: &mut Lines) {
        let position = self.table.game.position();
        if self.table.game.is_over() {
            lines.say(self.texts.illegal_game_over());
        } else if let Some(in_hand) = self.table.game.tabletop().and_then(Tabletop::in_hand) {
            lines.say(self.texts.hand_turn_not_ended(in_hand.square));
        } else if position.is_over() {
            lines.say(self.texts.hand_can_finish());
        } else if position.must_pass() {
            lines.say(self.texts.hint_pass());
        } else {
            let time = self.table.hint_time(self.now());
            let hints = self.computer.hints(position, time);
            self.tell_hints(position.turn(), &hints, lines);
        }
    }

    fn tell_hints(&self, color: Color, hints: &[MoveScore], lines: &mut Lines) {
        let Some(square) = hints.first().and_then(|hint| hint.mv.square()) else {
            return;
        };
        lines.say(self.texts.hint_best(square, color));
        let values: Vec<String> = hints
            .iter()
            .map(|hint| value_in_words(hint.value.discs(), hint.kind, self.texts))
            .collect();
        let width = values.iter().map(|value| value.chars().count()).max();
        let width = width.unwrap_or_default();
        for (hint, value) in hints.iter().zip(&values) {
            let kind = kind_in_words(hint.kind, self.texts);
            lines.say(format!("  {}  {value:>width$}  {kind}", hint.mv));
        }
    }

    /// Whether the computer agrees to a draw that a person offers in their turn.
    pub(super) fn computer_accepts_draw(&mut self) -> bool {
        let position = self.table.game.position();
        self.table.can_consider_draw() && accepts_draw(&self.computer.hints(position, OFFER_TIME))
    }
}
