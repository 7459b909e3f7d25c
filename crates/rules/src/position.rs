use core::fmt;

use crate::{Bitboard, Board, Color, IllegalMove, Move, Outcome, Score, Square, board};

/// A board with colours: the discs and whose turn it is.
///
/// Positions are values; a move makes a new one. The player to move may have to pass, and the game may be
/// over.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    board: Board,
    turn: Color,
}

impl Position {
    /// The start of the game: White on d4 and e5, Black on e4 and d5, Black to move.
    pub const START: Position = Position::new(Board::START, Color::Black);

    /// A board from the point of view of this colour, which is to move.
    #[inline]
    pub const fn new(board: Board, turn: Color) -> Position {
        Position { board, turn }
    }

    /// The discs as the player to move sees them.
    #[inline]
    pub const fn board(self) -> Board {
        self.board
    }

    /// Who is to move.
    #[inline]
    pub const fn turn(self) -> Color {
        self.turn
    }

    /// The discs of one colour.
    #[inline]
    pub fn discs(self, color: Color) -> Bitboard {
        if color == self.turn {
            self.board.player()
        } else {
            self.board.opponent()
        }
    }

    /// The squares without a disc.
    #[inline]
    pub const fn empties(self) -> Bitboard {
        self.board.empties()
    }

    /// The colour of the disc on a square, if there is one.
    pub fn at(self, square: Square) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.discs(color).contains(square))
    }

    /// Where the player to move may place a disc.
    #[inline]
    pub fn legal_moves(self) -> Bitboard {
        self.board.legal_moves()
    }

    /// Whether neither player can place a disc.
    pub fn is_over(self) -> bool {
        self.board.is_over()
    }

    /// Whether the player to move has to pass: no legal move, but the opponent has one.
    pub fn must_pass(self) -> bool {
        self.legal_moves().is_empty() && !self.board.pass().legal_moves().is_empty()
    }

    /// The discs that a move would flip; empty for a pass or where nothing is outflanked.
    pub fn flips(self, mv: Move) -> Bitboard {
        match mv {
            Move::Place(square) if self.empties().contains(square) => self.board.flips(square),
            _ => Bitboard::EMPTY,
        }
    }

    /// The position after a move, or the reason why it is illegal.
    pub fn play(self, mv: Move) -> Result<Position, IllegalMove> {
        let board = match mv {
            Move::Place(square) => {
                if !self.empties().contains(square) {
                    return Err(self.over_or(IllegalMove::Occupied(square)));
                }
                let flips = self.board.flips(square);
                if flips.is_empty() {
                    return Err(self.over_or(IllegalMove::OutflanksNothing(square)));
                }
                self.board.place(square, flips)
            }
            Move::Pass => {
                if !self.must_pass() {
                    return Err(self.over_or(IllegalMove::MustPlace));
                }
                self.board.pass()
            }
        };
        Ok(Position::new(board, !self.turn))
    }

    /// This position and the one after each of the moves, up to the first that is not legal.
    pub fn along(self, moves: impl IntoIterator<Item = Move>) -> impl Iterator<Item = Position> {
        let after = moves.into_iter().scan(self, |here, mv| {
            *here = here.play(mv).ok()?;
            Some(*here)
        });
        core::iter::once(self).chain(after)
    }

    /// The position in which the next disc is placed: after the pass, if the player to move has to.
    #[must_use]
    pub fn after_forced_pass(self) -> Position {
        self.play(Move::Pass).unwrap_or(self)
    }

    /// The game being over is the better reason to give, where it applies.
    fn over_or(self, reason: IllegalMove) -> IllegalMove {
        if self.is_over() {
            IllegalMove::GameOver
        } else {
            reason
        }
    }

    /// The available moves: placements, a forced pass, or none when the game is over.
    pub fn moves(self) -> impl Iterator<Item = Move> {
        let pass = self.must_pass().then_some(Move::Pass);
        self.legal_moves().into_iter().map(Move::Place).chain(pass)
    }

    /// The discs of one colour minus those of the other; empty squares count for nobody.
    pub fn disc_difference(self, color: Color) -> Score {
        let score = self.board.disc_difference();
        if color == self.turn { score } else { -score }
    }

    /// The score for one colour, as in tournaments: empty squares go to the side with more discs.
    pub fn final_score(self, color: Color) -> Score {
        let score = self.board.final_score();
        if color == self.turn { score } else { -score }
    }

    /// Who won, once the game is over.
    pub fn outcome(self) -> Option<Outcome> {
        self.is_over()
            .then(|| Outcome::of_black_score(self.disc_difference(Color::Black)))
    }
}

/// 64 squares from a1 to h8 and the side to move: `X` is Black, `O` is White, `-` is empty.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        for square in Square::all() {
            f.write_char(self.at(square).map_or('-', Color::letter))?;
        }
        write!(f, " {}", self.turn.letter())
    }
}

/// A drawing with `●` for Black, `○` for White and `+` for legal moves, and the side to move.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let legal = self.legal_moves();
        board::draw(f, |square| match self.at(square) {
            Some(Color::Black) => '●',
            Some(Color::White) => '○',
            None if legal.contains(square) => '+',
            None => '.',
        })?;
        writeln!(f, "{} to move", self.turn)
    }
}
