use outflank_rules::{Bitboard, Color, Move, Position, Square};

/// A line of play with its positions.
pub struct Line {
    /// The moves, passes included.
    pub moves: Vec<Move>,
    /// One more than moves.
    pub positions: Vec<Position>,
}

impl Line {
    /// The moves from a position, up to one that is not legal.
    pub fn new(start: Position, moves: &[Move]) -> Line {
        let mut line = Line {
            moves: Vec::new(),
            positions: vec![start],
        };
        for &mv in moves {
            let Ok(after) = line.end().play(mv) else {
                break;
            };
            line.moves.push(mv);
            line.positions.push(after);
        }
        line
    }

    /// The position after the last move.
    pub fn end(&self) -> Position {
        self.positions[self.positions.len() - 1]
    }

    /// The position after the first move.
    pub fn after_move(&self) -> Option<Position> {
        self.positions.get(1).copied()
    }

    /// The opponent's answer, if they can and do place a disc.
    pub fn reply(&self) -> Option<Square> {
        self.moves.get(1)?.square()
    }

    /// The position in which the player who began is to move again.
    pub fn next_turn(&self) -> Option<Position> {
        let mover = self.positions[0].turn();
        let mut later = self.positions.iter().skip(1);
        later
            .find(|it| it.turn() == mover && !it.is_over())
            .copied()
    }

    /// Each disc placed: how many moves came before it, by whom, where.
    pub fn placed(&self) -> impl DoubleEndedIterator<Item = (usize, Color, Square)> {
        let moves = self.moves.iter().zip(&self.positions).enumerate();
        let moves: Vec<_> = moves
            .filter_map(|(ply, (mv, before))| Some((ply, before.turn(), mv.square()?)))
            .collect();
        moves.into_iter()
    }

    /// After how many moves a player takes a square.
    pub fn taken(&self, by: Color, square: Square) -> Option<usize> {
        let mut placed = self.placed();
        placed
            .find(|it| (it.1, it.2) == (by, square))
            .map(|it| it.0)
    }

    /// The squares that a player takes.
    pub fn squares(&self, by: Color) -> Bitboard {
        let own = self.placed().filter(|it| it.1 == by);
        own.map(|it| it.2).collect()
    }

    /// How many corners more than the opponent the player takes.
    pub fn corner_balance(&self, player: Color) -> i32 {
        let corners = |color| (self.squares(color) & Bitboard::CORNERS).len() as i32;
        corners(player) - corners(!player)
    }

    /// After how many moves a player has to pass.
    pub fn pass(&self, by: Color) -> Option<usize> {
        let mut moves = self.moves.iter().zip(&self.positions);
        moves.position(|(&mv, before)| mv == Move::Pass && before.turn() == by)
    }

    /// Who places the last disc in a region, if it is filled.
    pub fn last_in(&self, region: Bitboard) -> Option<Color> {
        let is_full = (self.end().empties() & region).is_empty();
        let mut placed = self.placed().rev();
        let last = placed.find(|it| region.contains(it.2));
        last.filter(|_| is_full).map(|it| it.1)
    }
}
