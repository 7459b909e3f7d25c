//! What the computer does at the table: its own moves, moves for players whose time is up, hints, and answers to
//! offers.

use core::time::Duration;

use outflank_engine::{Clock, Kind, MoveScore};
use outflank_play::clock::TimeControl;
use outflank_play::tabletop::Tabletop;
use outflank_play::{FlagFallen, Level, MatchRefusal, PlayerKind, Style};
use outflank_rules::{Color, Move};

use super::game::LineGame;
use super::reply::Lines;
use crate::words::{kind_in_words, value_in_words};

/// How long a hint may take, if the player's clock has time enough.
const HINT_TIME: Duration = Duration::from_secs(1);
/// What the computer has for a move in place of a player whose time is up.
const SUBSTITUTE: Clock = Clock {
    left: Duration::from_secs(1),
    per_move: Duration::from_secs(1),
};
/// How long the computer thinks about an offer.
const OFFER_TIME: Duration = Duration::from_millis(200);

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
        let level = self.computer_to_move()?;
        let known = self.turn_count();
        let mv = self
            .computer
            .choose(self.game.position(), level, self.thinking_clock());
        let now = self.now();
        let played = match (self.game.tick(now), self.game.setup().style) {
            (Some(FlagFallen::Lost(_)), _) => {
                self.tell_end(&mut lines);
                return Some(lines.into_text());
            }
            (Some(FlagFallen::ComputerMoves(_)), _) => self.game.play_substitute(mv, now),
            (None, Style::Assisted) => self.game.play(mv, now).map(drop),
            (None, Style::Tabletop(_)) => self.game.play_correctly(mv, now).map(drop),
        };
        self.tell_computer_move(mv, played, known, &mut lines);
        Some(lines.into_text())
    }

    fn tell_computer_move(
        &mut self,
        mv: Move,
        played: Result<(), MatchRefusal>,
        known: usize,
        lines: &mut Lines,
    ) {
        // Without this a wrong move would be offered again for ever.
        assert!(played.is_ok(), "the computer plays {mv}: {played:?}");
        self.mistakes_stand = false;
        self.tell_played(played, known, lines);
    }

    /// Tells of a flag that has fallen, and moves for its player where the game goes on. Says whether there is one.
    pub(super) fn notice_flag(&mut self, now: Duration, lines: &mut Lines) -> bool {
        match self.game.tick(now) {
            None => return false,
            Some(FlagFallen::Lost(_)) => self.tell_end(lines),
            Some(FlagFallen::ComputerMoves(color)) => {
                lines.say(self.texts.time_is_up(color));
                self.move_for_player(color, lines);
            }
        }
        true
    }

    /// The level of the computer, if it is to move and need not wait.
    fn computer_to_move(&self) -> Option<Level> {
        let PlayerKind::Computer(level) = self.game.player(self.game.turn()) else {
            return None;
        };
        // On a real board, the opponent waits for a mistake to be put right and for the counting at the end.
        let waits = self.awaits_correction() || self.game.position().is_over();
        (!self.game.is_over() && !self.game.is_paused() && !waits).then_some(level)
    }

    /// Whether the computer lets a person put a mistake right before it moves.
    pub(super) fn awaits_correction(&self) -> bool {
        let mistaken = self.game.tabletop().and_then(Tabletop::warning).is_some();
        mistaken && !self.mistakes_stand && !self.game.player(self.game.turn()).is_human()
    }

    /// The time of the player to move, as the engine counts it.
    fn thinking_clock(&self) -> Option<Clock> {
        let color = self.game.turn();
        let left = self.game.clock().left(color, self.now());
        let per_move = match self.game.setup().clock.control() {
            TimeControl::None => return None,
            TimeControl::PerMove { .. } => left.main,
            TimeControl::SuddenDeath { .. } => Duration::ZERO,
            TimeControl::Increment { increment, .. } => increment,
            TimeControl::ByoYomi { .. } => left.period,
        };
        let left = left.main + left.period;
        Some(Clock { left, per_move })
    }

    /// Moves for a player whose time is up.
    fn move_for_player(&mut self, color: Color, lines: &mut Lines) {
        let known = self.turn_count();
        let choices = self.game.substitute_choices();
        let mv = match (choices.len(), choices.first()) {
            (1, Some(square)) => Move::Place(square),
            (_, None) => Move::Pass,
            _ => {
                let level = match self.game.player(color) {
                    PlayerKind::Computer(level) => level,
                    PlayerKind::Human => Level::DEFAULT,
                };
                self.computer
                    .choose(self.game.position(), level, Some(SUBSTITUTE))
            }
        };
        let played = self.game.play_substitute(mv, self.now());
        self.tell_computer_move(mv, played, known, lines);
    }

    pub(super) fn hint(&mut self, lines: &mut Lines) {
        let position = self.game.position();
        if self.game.is_over() {
            lines.say(self.texts.illegal_game_over());
        } else if let Some(in_hand) = self.game.tabletop().and_then(Tabletop::in_hand) {
            lines.say(self.texts.hand_turn_not_ended(in_hand.square));
        } else if position.is_over() {
            lines.say(self.texts.hand_can_finish());
        } else if position.must_pass() {
            lines.say(self.texts.hint_pass());
        } else {
            let left = self.thinking_clock().map(|clock| clock.left / 8);
            let time = left.map_or(HINT_TIME, |left| left.min(HINT_TIME));
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

    /// Whether the computer agrees to a draw that a person offers in their turn: where that person stands better, or
    /// the draw is certain.
    pub(super) fn computer_accepts_draw(&mut self) -> bool {
        let position = self.game.position();
        if position.is_over() || self.game.tabletop().and_then(Tabletop::in_hand).is_some() {
            return false;
        }
        let hints = self.computer.hints(position, OFFER_TIME);
        hints.first().is_some_and(|best| {
            let discs = best.value.rounded().discs();
            discs > 0 || discs == 0 && best.kind == Kind::Exact
        })
    }
}
