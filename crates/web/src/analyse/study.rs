//! A game that is looked at: its moves, where one is in it, and a variation of it.

use outflank_rules::notation::Transcript;
use outflank_rules::{Bitboard, Color, IllegalMove, Move, Position, Square};

/// A game, a place in it, and perhaps a variation that leaves it.
///
/// A position alone is a game without moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Study {
    start: Position,
    game: Vec<Move>,
    variation: Option<Variation>,
    at: usize,
}

/// Moves that leave a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// After how many moves of the game.
    pub from: usize,
    /// The moves; there is at least one.
    pub moves: Vec<Move>,
}

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who made it.
    pub mover: Color,
    /// The discs that it flipped.
    pub flips: Bitboard,
    /// Who had to pass after it.
    pub passed: Option<Color>,
}

impl Study {
    /// A position.
    pub const fn new(start: Position) -> Study {
        Study {
            start,
            game: Vec::new(),
            variation: None,
            at: 0,
        }
    }

    /// A game, seen from its end.
    pub fn of(game: &Transcript) -> Study {
        Study {
            start: game.start(),
            game: game.moves().to_vec(),
            variation: None,
            at: game.moves().len(),
        }
    }

    /// Where the game begins.
    pub const fn start(&self) -> Position {
        self.start
    }

    /// The moves of the game itself.
    pub fn game(&self) -> &[Move] {
        &self.game
    }

    /// The variation that is being looked at.
    pub const fn variation(&self) -> Option<&Variation> {
        self.variation.as_ref()
    }

    /// After how many moves of the line one is.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The moves that are being looked at: the game, or the variation with what leads to it.
    pub fn line(&self) -> Vec<Move> {
        match &self.variation {
            None => self.game.clone(),
            Some(variation) => [&self.game[..variation.from], &variation.moves].concat(),
        }
    }

    /// The positions of the line, from its start to its end: one more than moves.
    pub fn positions(&self) -> Vec<Position> {
        self.start.along(self.line()).collect()
    }

    /// The position here.
    pub fn position(&self) -> Position {
        self.positions()[self.at]
    }

    /// The position in which the next disc is placed: after a pass, where one is due.
    pub fn next_placement(&self) -> Position {
        self.position().after_forced_pass()
    }

    /// The disc that was placed last.
    pub fn last(&self) -> Option<Square> {
        let line = self.line();
        line[..self.at].iter().rev().find_map(|mv| mv.square())
    }

    /// How many moves the line has.
    pub fn len(&self) -> usize {
        match &self.variation {
            None => self.game.len(),
            Some(variation) => variation.from + variation.moves.len(),
        }
    }

    /// Whether there is nothing but a position.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Goes to the place after so many moves, or to the end.
    pub fn go(&mut self, at: usize) {
        self.at = at.min(self.len());
    }

    /// Places a disc. A move that the line does not have here begins a variation; at the end of the line it makes it
    /// longer. Passes happen by themselves.
    pub fn place(&mut self, square: Square) -> Result<Placed, IllegalMove> {
        let before = self.position();
        let from = self.next_placement();
        let mv = Move::Place(square);
        let after = from.play(mv)?;
        if before != from {
            self.push(Move::Pass);
        }
        self.push(mv);
        let passed = after.must_pass().then(|| after.turn());
        if passed.is_some() {
            self.push(Move::Pass);
        }
        Ok(Placed {
            mover: from.turn(),
            flips: from.flips(mv),
            passed,
        })
    }

    /// Makes a legal move.
    fn push(&mut self, mv: Move) {
        let at = self.at;
        self.at += 1;
        if self.line().get(at) == Some(&mv) {
            return;
        }
        match &mut self.variation {
            Some(variation) if at > variation.from => {
                variation.moves.truncate(at - variation.from);
                variation.moves.push(mv);
            }
            // Back in the game by its own move.
            Some(_) if self.game.get(at) == Some(&mv) => self.variation = None,
            _ if at == self.game.len() => {
                self.variation = None;
                self.game.push(mv);
            }
            _ => {
                self.variation = Some(Variation {
                    from: at,
                    moves: vec![mv],
                });
            }
        }
    }

    /// Makes moves from here, as long as they are legal.
    pub fn follow(&mut self, moves: &[Move]) {
        let mut here = self.position();
        for &mv in moves {
            let Ok(after) = here.play(mv) else {
                return;
            };
            here = after;
            self.push(mv);
        }
    }

    /// Goes back to the game, to where the variation left it.
    pub fn leave_variation(&mut self) {
        if let Some(variation) = self.variation.take() {
            self.at = self.at.min(variation.from);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study(moves: &str) -> Study {
        Study::of(&moves.parse().unwrap())
    }

    fn names(moves: &[Move]) -> String {
        moves.iter().map(|mv| format!("{mv} ")).collect()
    }

    #[test]
    fn one_goes_through_a_game_and_not_beyond() {
        let mut study = study("f5d6c3");
        assert_eq!((study.at(), study.last()), (3, Some(Square::C3)));
        study.go(1);
        assert_eq!(study.position(), study.positions()[1]);
        study.go(99);
        assert_eq!(study.at(), 3);
        study.go(0);
        assert_eq!((study.position(), study.last()), (Position::START, None));
    }

    #[test]
    fn the_end_of_a_game_grows_and_its_own_moves_are_followed() {
        let mut study = Study::new(Position::START);
        study.place(Square::F5).unwrap();
        study.place(Square::D6).unwrap();
        assert_eq!(names(study.game()), "f5 d6 ");
        study.go(0);
        study.place(Square::F5).unwrap();
        assert_eq!((study.at(), study.variation()), (1, None));
        assert_eq!(names(study.game()), "f5 d6 ");
    }

    #[test]
    fn another_move_begins_a_variation_and_leaves_the_game_alone() {
        let mut study = study("f5d6c3");
        study.go(1);
        study.place(Square::F6).unwrap();
        study.place(Square::E6).unwrap();
        assert_eq!(names(&study.line()), "f5 f6 e6 ");
        assert_eq!(names(study.game()), "f5 d6 c3 ");
        // Another second move of the variation.
        study.go(2);
        study.place(Square::D3).unwrap();
        assert_eq!(names(&study.line()), "f5 f6 d3 ");
        // Another variation, from another place.
        study.go(0);
        study.place(Square::C4).unwrap();
        assert_eq!(study.variation().unwrap().from, 0);
        study.leave_variation();
        assert_eq!(
            (study.at(), names(&study.line())),
            (0, "f5 d6 c3 ".to_owned())
        );
    }

    #[test]
    fn the_games_own_move_ends_a_variation() {
        let mut study = study("f5d6c3");
        study.go(1);
        study.place(Square::F6).unwrap();
        study.go(1);
        study.place(Square::D6).unwrap();
        assert_eq!((study.variation(), study.at()), (None, 2));
        assert_eq!(names(&study.line()), "f5 d6 c3 ");
    }

    #[test]
    fn a_move_that_is_not_allowed_changes_nothing() {
        let mut study = study("f5d6c3");
        study.go(2);
        let before = study.clone();
        assert_eq!(
            study.place(Square::A1),
            Err(IllegalMove::OutflanksNothing(Square::A1))
        );
        assert_eq!(study, before);
    }

    #[test]
    fn passes_happen_by_themselves() {
        // White cannot answer a1 with anything, and Black goes on.
        let start: Position = format!("{:-<56}{:-<8} X", "-OX", "XO").parse().unwrap();
        let mut study = Study::new(start);
        let placed = study.place(Square::A1).unwrap();
        assert_eq!(placed.mover, Color::Black);
        assert_eq!(placed.passed, Some(Color::White));
        assert_eq!(
            (names(study.game()), study.at()),
            ("a1 pass ".to_owned(), 2)
        );
        assert_eq!(study.last(), Some(Square::A1));
        assert_eq!(study.place(Square::C8).unwrap().passed, None);
        // A position in which the mover has to pass before anything can happen.
        let stuck: Position = format!("{:-<64} X", "OX").parse().unwrap();
        assert!(stuck.must_pass());
        let mut study = Study::new(stuck);
        let placed = study.place(Square::C1).unwrap();
        assert_eq!(placed.mover, Color::White);
        assert_eq!(names(study.game()), "pass c1 ");
    }

    #[test]
    fn moves_can_be_followed_as_far_as_they_are_legal() {
        let mut study = study("f5d6c3");
        study.go(1);
        study.follow(&[Square::F6, Square::E6, Square::A1, Square::D3].map(Move::Place));
        assert_eq!(
            (study.at(), names(&study.line())),
            (3, "f5 f6 e6 ".to_owned())
        );
    }
}
