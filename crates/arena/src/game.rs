use std::time::{Duration, Instant};

use outflank_play::clock::Clock;
use outflank_rules::notation::Transcript;
use outflank_rules::{Color, Score};

use crate::{Fault, Player, Terms, Turn};

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The moves, passes included, from the start of the opening.
    pub moves: Transcript,
    /// How many of them belong to the opening.
    pub opening: usize,
    /// The time of each of the others.
    pub times: Vec<Duration>,
    /// The score for Black, empty squares to the winner; a player at fault loses every disc.
    pub score: Score,
    /// The player at fault, and the fault.
    pub fault: Option<(Color, Fault)>,
}

impl Game {
    /// A move late by less than this is accepted: pipes and a busy machine are nobody's fault.
    pub(crate) const MARGIN: Duration = Duration::from_millis(50);

    /// Plays a game; Black's player comes first. `None` if it was stopped.
    pub(crate) fn play(
        opening: &Transcript,
        players: &mut [&mut dyn Player; 2],
        terms: [Terms<'_>; 2],
    ) -> Option<Game> {
        let mut table = Table::new(opening, &terms[0]);
        for (color, index) in Color::ALL.into_iter().zip(0..) {
            if let Err(fault) = players[index].new_game(&terms[index], opening) {
                return table.ended(Some((color, fault)));
            }
        }
        while !table.game.end().is_over() {
            let color = table.game.end().turn();
            let terms = &terms[color.index()];
            if let Err(fault) = table.turn(&mut *players[color.index()], terms) {
                return table.ended(Some((color, fault)));
            }
            if (terms.stop)() {
                return None;
            }
        }
        table.ended(None)
    }

    /// The score of the player of this colour.
    pub fn score_of(&self, color: Color) -> Score {
        match color {
            Color::Black => self.score,
            Color::White => -self.score,
        }
    }
}

/// A game in progress, with its clock, which runs only while a player thinks.
struct Table<'a> {
    game: Transcript,
    opening: usize,
    clock: Clock,
    now: Duration,
    times: Vec<Duration>,
    stop: &'a (dyn Fn() -> bool + Sync),
}

impl<'a> Table<'a> {
    fn new(opening: &Transcript, terms: &Terms<'a>) -> Table<'a> {
        let mut clock = Clock::new(terms.clock, opening.end().turn());
        clock.resume(Duration::ZERO);
        Table {
            game: opening.clone(),
            opening: opening.moves().len(),
            clock,
            now: Duration::ZERO,
            times: Vec::with_capacity(60),
            stop: terms.stop,
        }
    }

    fn turn(&mut self, player: &mut dyn Player, terms: &Terms<'_>) -> Result<(), Fault> {
        let color = self.game.end().turn();
        let start = Instant::now();
        let mv = player.choose(&Turn {
            terms,
            game: &self.game,
            left: self.clock.left(color, self.now),
        })?;
        let elapsed = start.elapsed();
        let mut now = self.now + elapsed;
        if self.clock.flag(now) {
            let due = self.clock.time_to_flag(self.now).unwrap_or_default();
            now = self.now + elapsed.saturating_sub(Game::MARGIN);
            if self.clock.flag(now) {
                return Err(Fault::Late(elapsed.saturating_sub(due)));
            }
        }
        self.game
            .push(mv)
            .map_err(|reason| Fault::Illegal(mv, reason))?;
        self.times.push(elapsed);
        self.clock.press(now, self.game.end().turn());
        self.now = now;
        Ok(())
    }

    /// The finished game; `None` if the match was stopped, which may look like a player's fault.
    fn ended(self, fault: Option<(Color, Fault)>) -> Option<Game> {
        if fault.is_some() && (self.stop)() {
            return None;
        }
        let score = match fault {
            None => self.game.end().final_score(Color::Black),
            Some((Color::Black, _)) => Score::MIN,
            Some((Color::White, _)) => Score::MAX,
        };
        Some(Game {
            moves: self.game,
            opening: self.opening,
            times: self.times,
            score,
            fault,
        })
    }
}

#[cfg(test)]
mod tests {
    use outflank_play::clock::ClockRules;
    use outflank_rules::{Move, Position};

    use super::*;

    /// Plays the first legal move a number of times, then does something else.
    struct Then(u32, fn() -> Result<Move, Fault>);

    impl Player for Then {
        fn new_game(&mut self, _: &Terms<'_>, _: &Transcript) -> Result<(), Fault> {
            Ok(())
        }

        fn choose(&mut self, turn: &Turn<'_>) -> Result<Move, Fault> {
            if self.0 == 0 {
                return (self.1)();
            }
            self.0 -= 1;
            Ok(turn
                .position()
                .moves()
                .next()
                .expect("the game is not over"))
        }
    }

    fn game_with(clock: &str, mut black: Then, mut white: Then) -> Game {
        let clock: ClockRules = clock.parse().expect("a clock");
        let terms = Terms {
            seed: 0,
            clock,
            stop: &|| false,
        };
        let opening = Transcript::new(Position::START);
        let game = Game::play(&opening, &mut [&mut black, &mut white], [terms; 2]);
        game.expect("nobody stops it")
    }

    fn game(black: Then, white: Then) -> Game {
        game_with("none", black, white)
    }

    fn fine() -> Then {
        Then(u32::MAX, || Ok(Move::Pass))
    }

    #[test]
    fn a_game_is_played_to_its_end() {
        let game = game(fine(), fine());
        let end = game.moves.end();
        assert!(end.is_over());
        assert_eq!(game.score, end.final_score(Color::Black));
        assert_eq!(game.score_of(Color::White), -game.score);
        assert_eq!(game.times.len(), game.moves.moves().len());
        assert_eq!(game.fault, None);
    }

    #[test]
    fn an_illegal_move_loses_and_is_not_part_of_the_game() {
        let game = game(fine(), Then(3, || Ok(Move::Pass)));
        assert_eq!(game.score, Score::MAX);
        assert_eq!(game.moves.moves().len(), 7);
        let (color, fault) = game.fault.expect("a fault");
        assert_eq!(color, Color::White);
        assert!(matches!(fault, Fault::Illegal(Move::Pass, _)));
    }

    #[test]
    fn no_move_loses() {
        let game = game(Then(0, || Err(Fault::Resigned)), fine());
        assert_eq!(game.score, Score::MIN);
        assert_eq!(game.moves.moves(), []);
        assert_eq!(game.fault, Some((Color::Black, Fault::Resigned)));
    }

    #[test]
    fn who_takes_too_long_loses() {
        let slow = || {
            std::thread::sleep(Duration::from_millis(80));
            Ok(Move::Pass)
        };
        let game = game_with("1ms", Then(0, slow), fine());
        let (color, fault) = game.fault.expect("a fault");
        assert_eq!((color, game.score), (Color::Black, Score::MIN));
        assert!(matches!(fault, Fault::Late(_)), "{fault}");
        let endless = game_with("1h", fine(), fine());
        assert_eq!(endless.fault, None);
    }

    #[test]
    fn a_game_that_is_stopped_is_none() {
        let (mut black, mut white) = (fine(), fine());
        let terms = Terms {
            seed: 0,
            clock: ClockRules::NONE,
            stop: &|| true,
        };
        let opening = Transcript::new(Position::START);
        let game = Game::play(&opening, &mut [&mut black, &mut white], [terms; 2]);
        assert_eq!(game, None);
    }
}
