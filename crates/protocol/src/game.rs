use outflank_record::GameRecord;
use outflank_rules::{Color, Move, Position};

/// A game as a controller sends it: moves with their colour, the last of which can be undone.
///
/// ```
/// use outflank_protocol::{Game, Refusal};
/// use outflank_rules::{Color, Move, Position, Square};
///
/// let mut game = Game::new(Position::START);
/// game.play(Color::Black, Square::F5.into())?;
/// assert_eq!(game.play(Color::Black, Square::D3.into()), Err(Refusal::WrongColor));
/// assert!(game.undo());
/// assert_eq!(game.position(), Position::START);
/// assert!(!game.undo());
/// # Ok::<(), Refusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    earlier: Vec<Position>,
    position: Position,
}

impl Game {
    /// A game without moves.
    pub const fn new(start: Position) -> Game {
        Game {
            earlier: Vec::new(),
            position: start,
        }
    }

    /// The current position.
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The number of moves made, passes included.
    pub fn plies(&self) -> usize {
        self.earlier.len()
    }

    /// The position in which this colour is to move: the current one, or the one after a pass if the opponent, who
    /// is to move, must pass.
    pub fn position_for(&self, color: Color) -> Result<Position, Refusal> {
        if self.position.turn() == color {
            Ok(self.position)
        } else {
            passed(self.position).ok_or(Refusal::WrongColor)
        }
    }

    /// Makes a move, preceded by a pass for the opponent if that is all the opponent can do. Once the game is over,
    /// each side may pass for ever: controllers made for Go end a game in that way.
    ///
    /// A refused move changes nothing.
    pub fn play(&mut self, color: Color, mv: Move) -> Result<(), Refusal> {
        if let Move::Place(square) = mv
            && !self.position.empties().contains(square)
        {
            return Err(Refusal::IllegalMove);
        }
        let before = self.position_for(color)?;
        let after = match mv {
            Move::Pass => passed(before),
            Move::Place(_) => before.play(mv).ok(),
        };
        let after = after.ok_or(Refusal::IllegalMove)?;
        if before != self.position {
            self.push(before);
        }
        self.push(after);
        Ok(())
    }

    /// Undoes the last move, including a pass. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.earlier.pop();
        self.position = before.unwrap_or(self.position);
        before.is_some()
    }

    fn push(&mut self, next: Position) {
        self.earlier.push(self.position);
        self.position = next;
    }
}

/// A recorded game, at its end.
impl From<&GameRecord> for Game {
    fn from(record: &GameRecord) -> Game {
        let mut game = Game::new(record.start());
        for made in record.moves() {
            // The moves of a record are legal.
            if let Ok(next) = game.position.play(made.mv) {
                game.push(next);
            }
        }
        game
    }
}

/// The same discs with the other side to move, if the side to move has no legal move.
fn passed(position: Position) -> Option<Position> {
    let passed = Position::new(position.board().pass(), !position.turn());
    position.legal_moves().is_empty().then_some(passed)
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The other side is to move, and can.
    #[error("the other side is to move")]
    WrongColor,
    /// The square is occupied or nothing is outflanked, or it is a pass although there are legal moves.
    #[error("the move is illegal")]
    IllegalMove,
}

#[cfg(test)]
mod tests {
    use outflank_rules::Square;

    use super::*;

    /// Black, to move, must pass; White has only a8, after which the game is over.
    const BLACK_MUST_PASS: &str = "\
        OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO OOOOOOOO -XXXXXXO X";

    fn game(text: &str) -> Game {
        Game::new(text.parse().expect("a position"))
    }

    #[test]
    fn a_pass_is_inserted_only_where_it_is_forced() {
        let mut forced = game(BLACK_MUST_PASS);
        assert!(forced.position().must_pass(), "{:?}", forced.position());
        assert_eq!(forced.play(Color::White, Square::A8.into()), Ok(()));
        assert_eq!(forced.plies(), 2);
        assert!(forced.position().is_over());

        let mut start = Game::new(Position::START);
        let refusal = start.play(Color::White, Square::F4.into());
        assert_eq!(refusal, Err(Refusal::WrongColor));
        assert_eq!(start, Game::new(Position::START));
    }

    #[test]
    fn nothing_changes_when_the_move_after_an_inserted_pass_is_illegal() {
        let mut forced = game(BLACK_MUST_PASS);
        for mv in [Move::Pass, Square::B8.into()] {
            let refusal = forced.play(Color::White, mv);
            assert_eq!(refusal, Err(Refusal::IllegalMove), "{mv}");
            assert_eq!(forced, game(BLACK_MUST_PASS));
        }
    }

    #[test]
    fn undo_takes_back_one_ply_and_passes_are_plies() {
        let mut forced = game(BLACK_MUST_PASS);
        forced.play(Color::Black, Move::Pass).unwrap();
        forced.play(Color::White, Square::A8.into()).unwrap();
        assert!(forced.undo());
        assert_eq!(forced.position().turn(), Color::White);
        assert!(forced.undo());
        assert_eq!(forced, game(BLACK_MUST_PASS));
        assert!(!forced.undo());
    }

    #[test]
    fn both_sides_may_pass_when_the_game_is_over() {
        let mut over = game(&format!("{} X", "X".repeat(64)));
        for color in [Color::Black, Color::White, Color::White, Color::Black] {
            over.play(color, Move::Pass).unwrap();
        }
        assert_eq!(
            over.play(Color::White, Square::A1.into()),
            Err(Refusal::IllegalMove)
        );
    }
}
