use std::fmt;

use outflank_rules::{Color, IllegalMove, Move, Position, Score};

use crate::Player;

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where it began.
    pub start: Position,
    /// The moves, passes included.
    pub moves: Vec<Move>,
    /// The score for Black, empty squares to the winner; a player at fault loses every disc.
    pub score: Score,
    /// Who did not play to the end, and why.
    pub fault: Option<(Color, Fault)>,
}

/// Why a player loses before the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It made a move that is not allowed.
    Illegal(Move, IllegalMove),
    /// It gave no move: what it said instead.
    Failed(String),
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Illegal(mv, reason) => write!(f, "{mv} is not legal: {reason}"),
            Fault::Failed(words) => write!(f, "no move: {words}"),
        }
    }
}

impl Game {
    /// Plays a game; Black's player comes first.
    pub(crate) fn play(start: Position, players: [&mut dyn Player; 2], seed: u64) -> Game {
        let [black, white] = players;
        let (mut position, mut moves) = (start, Vec::with_capacity(64));
        black.new_game(seed.wrapping_mul(2));
        white.new_game(seed.wrapping_mul(2).wrapping_add(1));
        while !position.is_over() {
            let color = position.turn();
            let player: &mut dyn Player = match color {
                Color::Black => &mut *black,
                Color::White => &mut *white,
            };
            let after = player.choose(position).and_then(|mv| {
                moves.push(mv);
                position
                    .play(mv)
                    .map_err(|reason| Fault::Illegal(mv, reason))
            });
            match after {
                Ok(after) => position = after,
                Err(fault) => {
                    if matches!(fault, Fault::Illegal(..)) {
                        moves.pop();
                    }
                    let score = match color {
                        Color::Black => Score::MIN,
                        Color::White => Score::MAX,
                    };
                    return Game {
                        start,
                        moves,
                        score,
                        fault: Some((color, fault)),
                    };
                }
            }
        }
        Game {
            start,
            moves,
            score: position.final_score(Color::Black),
            fault: None,
        }
    }

    /// The score of the player of this colour.
    pub fn score_of(&self, color: Color) -> Score {
        match color {
            Color::Black => self.score,
            Color::White => -self.score,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays the first legal move until it has made so many, then does something else.
    struct Then(u32, Result<Move, Fault>);

    impl Player for Then {
        fn new_game(&mut self, _: u64) {}

        fn choose(&mut self, position: Position) -> Result<Move, Fault> {
            if self.0 == 0 {
                return self.1.clone();
            }
            self.0 -= 1;
            Ok(position.moves().next().expect("the game is not over"))
        }
    }

    fn game(black: Then, white: Then) -> Game {
        let (mut black, mut white) = (black, white);
        Game::play(Position::START, [&mut black, &mut white], 0)
    }

    fn fine() -> Then {
        Then(u32::MAX, Ok(Move::Pass))
    }

    #[test]
    fn a_game_is_played_to_its_end() {
        let game = game(fine(), fine());
        let end = game
            .moves
            .iter()
            .try_fold(game.start, |position, &mv| position.play(mv));
        let end = end.expect("legal moves");
        assert!(end.is_over());
        assert_eq!(game.score, end.final_score(Color::Black));
        assert_eq!(game.score_of(Color::White), -game.score);
        assert_eq!(game.fault, None);
    }

    #[test]
    fn an_illegal_move_loses_and_is_not_part_of_the_game() {
        let game = game(fine(), Then(3, Ok(Move::Pass)));
        assert_eq!(game.score, Score::MAX);
        assert_eq!(game.moves.len(), 7);
        let (color, fault) = game.fault.expect("a fault");
        assert_eq!(color, Color::White);
        assert!(matches!(fault, Fault::Illegal(Move::Pass, _)));
    }

    #[test]
    fn no_move_loses() {
        let fault = Fault::Failed("the pipe is closed".to_owned());
        let game = game(Then(0, Err(fault.clone())), fine());
        assert_eq!(game.score, Score::MIN);
        assert_eq!(game.moves, []);
        assert_eq!(game.fault, Some((Color::Black, fault)));
    }
}
