//! The computer at the table: how strong it is, how long it thinks, what it answers to offers.

use core::time::Duration;

use outflank_engine::{Clock, Kind, Level as Strength, MoveScore};
use outflank_play::clock::TimeControl;
use outflank_play::tabletop::Tabletop;
use outflank_play::{FlagFallen, Level, MatchRefusal, PlayerKind, Style};
use outflank_rules::{Color, Move};

use super::Table;

/// How long a hint may take, if the player's clock has time enough.
const HINT_TIME: Duration = Duration::from_secs(1);
/// What the computer has for a move in place of a player whose time is up.
pub(crate) const SUBSTITUTE: Clock = Clock {
    left: Duration::from_secs(1),
    per_move: Duration::from_secs(1),
};
/// How long the computer thinks about an offer.
pub(crate) const OFFER_TIME: Duration = Duration::from_millis(200);

/// The level of a player as the engine knows it.
pub(crate) fn strength(level: Level) -> Strength {
    Strength::new(level.number()).expect("players and the engine count the same levels")
}

/// How long to think about a move. A level is what a person has chosen as an opponent: a clock can make it hurry, and
/// never makes it stronger. (Engines that play each other are another matter: in GTP the time is theirs to use.)
pub(crate) fn thinking_time(
    level: Strength,
    clock: Option<Clock>,
    empties: u32,
) -> Option<Duration> {
    let on_clock = clock.map(|clock| clock.time_for_move(empties));
    [level.thinking_time(), on_clock]
        .into_iter()
        .flatten()
        .min()
}

/// The move that has to be made for a player whose time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Substitute {
    /// There is no choice.
    Forced(Move),
    /// The computer chooses, at this level.
    Chosen(Level),
}

impl Table {
    /// The time of the player to move, as the engine counts it.
    pub(crate) fn thinking_clock(&self, now: Duration) -> Option<Clock> {
        let color = self.game.turn();
        let left = self.game.clock().left(color, now);
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

    /// How long a hint may take.
    pub(crate) fn hint_time(&self, now: Duration) -> Duration {
        let left = self.thinking_clock(now).map(|clock| clock.left / 8);
        left.map_or(HINT_TIME, |left| left.min(HINT_TIME))
    }

    /// Makes the computer's move. A game that its clock has lost in the meantime ends instead.
    pub(crate) fn computer_plays(&mut self, mv: Move, now: Duration) -> Result<(), MatchRefusal> {
        let played = match (self.game.tick(now), self.game.setup().style) {
            (Some(FlagFallen::Lost(_)), _) => Ok(()),
            (Some(FlagFallen::ComputerMoves(_)), _) => self.game.play_substitute(mv, now),
            (None, Style::Assisted) => self.game.play(mv, now).map(drop),
            (None, Style::Tabletop(_)) => self.game.play_correctly(mv, now).map(drop),
        };
        if played.is_ok() {
            self.mistakes_stand = false;
        }
        played
    }

    /// What is to be played for a player whose time is up.
    pub(crate) fn substitute(&self, color: Color) -> Substitute {
        let choices = self.game.substitute_choices();
        match (choices.len(), choices.first()) {
            (1, Some(square)) => Substitute::Forced(Move::Place(square)),
            (_, None) => Substitute::Forced(Move::Pass),
            _ => Substitute::Chosen(match self.game.player(color) {
                PlayerKind::Computer(level) => level,
                PlayerKind::Human => Level::DEFAULT,
            }),
        }
    }

    /// Whether the computer can think about an offer: not in the middle of a turn, nor when there is nothing to play.
    pub(crate) fn can_consider_draw(&self) -> bool {
        let in_hand = self.game.tabletop().and_then(Tabletop::in_hand).is_some();
        !self.game.position().is_over() && !in_hand
    }
}

/// Whether the computer agrees to a draw that a person offers in their turn, for whom these are the best moves: where
/// that person stands better, or the draw is certain.
pub(crate) fn accepts_draw(hints: &[MoveScore]) -> bool {
    hints.first().is_some_and(|best| {
        let discs = best.value.rounded().discs();
        discs > 0 || discs == 0 && best.kind == Kind::Exact
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_of_a_player_is_one_of_the_engine() {
        assert_eq!(strength(Level::MIN), Strength::MIN);
        assert_eq!(strength(Level::MAX), Strength::MAX);
        for number in 0..=u8::MAX {
            let levels = (Level::new(number), Strength::new(number));
            assert_eq!(levels.0.map(strength), levels.1);
        }
    }

    #[test]
    fn a_clock_makes_a_level_hurry_but_never_think_longer() {
        let clock = |seconds| Clock {
            left: Duration::from_secs(seconds),
            per_move: Duration::ZERO,
        };
        assert!(Strength::STRONGEST.thinking_time().is_some());
        for number in 1..=60 {
            let level = Strength::new(number).unwrap();
            let own = level.thinking_time();
            let time = |clock| thinking_time(level, clock, 40);
            assert_eq!(time(None), own, "{level}");
            // Half an hour: time enough for every level that has a time of its own.
            let long = clock(1800).time_for_move(40);
            assert_eq!(time(Some(clock(1800))), own.or(Some(long)), "{level}");
            let short = clock(10).time_for_move(40);
            assert_eq!(time(Some(clock(10))), Some(short), "{level}");
        }
    }
}
