use outflank_rules::{Bitboard, Color, Position, Square};

use super::line::Line;
use super::{Area, Explanation, Reason};
use crate::insight::{corner, edges, moves_of, openness, region_of, regions, stable};

/// A difference in numbers that matters by itself.
const MANY: u32 = 4;

/// So few moves are few in any case; then a smaller difference matters, too.
const FEW: u32 = 3;

/// The smaller difference.
const SOME: u32 = 2;

/// From so few empty squares on the order of moves is a reason.
const ORDER: u32 = 10;

/// Passes and corners later than this are due to other moves.
const SOON: usize = 12;

/// A move that the better line has later than this is another move.
const EARLY: usize = 6;

/// Two lines of play that begin differently.
pub struct Contrast {
    position: Position,
    mover: Color,
    played: Line,
    better: Line,
    /// The first squares of both.
    mv: Square,
    best: Square,
    /// The positions after them.
    after: Position,
    instead: Position,
}

impl Contrast {
    /// `None` if there are no two lines, or one of them begins with a pass.
    pub fn new(
        position: Position,
        played: &[outflank_rules::Move],
        better: &[outflank_rules::Move],
    ) -> Option<Contrast> {
        let [played, better] = [played, better].map(|it| Line::new(position, it));
        let [mv, best] = [&played, &better].map(|it| it.moves.first()?.square());
        let (mv, best) = (mv?, best?);
        let (after, instead) = (played.after_move()?, better.after_move()?);
        (mv != best).then_some(Contrast {
            position,
            mover: position.turn(),
            played,
            better,
            mv,
            best,
            after,
            instead,
        })
    }

    /// The first reason that holds.
    pub fn explain(&self) -> Option<Explanation> {
        self.all().next()
    }

    /// All reasons that hold, the most telling first.
    pub fn all(&self) -> impl Iterator<Item = Explanation> {
        let reasons: [fn(&Contrast) -> Option<Explanation>; 26] = [
            Contrast::key_square,
            Contrast::gives_corner,
            Contrast::next_to_corner,
            Contrast::corner_could_wait,
            Contrast::leaves_corner,
            Contrast::spares_pass,
            Contrast::passes,
            Contrast::five,
            Contrast::loses_corner,
            Contrast::misses_corner,
            Contrast::lets_in,
            Contrast::loud,
            Contrast::gives_moves,
            Contrast::few_safe_moves,
            Contrast::few_moves,
            Contrast::wedge,
            Contrast::tempo,
            Contrast::parity,
            Contrast::diagonal,
            Contrast::order,
            Contrast::opens,
            Contrast::changes_hands,
            Contrast::prepares,
            Contrast::gets_later,
            Contrast::later,
            Contrast::could_wait,
        ];
        reasons.into_iter().filter_map(|reason| reason(self))
    }

    /// The opponent's answer.
    fn reply(&self) -> Option<Square> {
        (self.after.turn() != self.mover).then(|| self.played.reply())?
    }

    /// A corner that the opponent takes only after the move made, and for which the player gets nothing: how many
    /// moves come before that.
    fn lost_corner(&self) -> Option<(Square, usize)> {
        let worse = self.played.corner_balance(self.mover) < self.better.corner_balance(self.mover);
        let opponent = !self.mover;
        let lost = |(ply, by, square): (usize, Color, Square)| {
            let only = by == opponent
                && square.is_corner()
                && self.better.taken(opponent, square).is_none();
            (only && worse && ply <= SOON).then_some((square, ply))
        };
        self.played.placed().find_map(lost)
    }

    fn key_square(&self) -> Option<Explanation> {
        let takes = self.reply() == Some(self.best);
        takes.then(|| shown(Reason::KeySquare(self.best), 2))
    }

    fn gives_corner(&self) -> Option<Explanation> {
        let (corner, ply) = self.lost_corner()?;
        (ply == 1).then(|| shown(Reason::GivesCorner(corner), 2))
    }

    fn next_to_corner(&self) -> Option<Explanation> {
        let (corner, ply) = self.lost_corner()?;
        corner::neighbours(corner).contains(self.mv).then(|| {
            let reason = Reason::NextToCorner {
                corner,
                diagonal: corner::diagonal_neighbour(corner) == Some(self.mv),
                moves: ply.div_ceil(2),
            };
            shown(reason, ply + 1)
        })
    }

    fn corner_could_wait(&self) -> Option<Explanation> {
        let (corner, opponent) = (self.mv, !self.mover);
        let mut positions = self.better.positions.iter().skip(1);
        let waits = corner.is_corner()
            && positions.all(|&it| !moves_of(it, opponent).contains(corner))
            && !self.best.is_corner();
        let reply = self.reply()?;
        let opened = moves_of(self.after, opponent) - moves_of(self.instead, opponent);
        let near = |square: &Square| *square != reply;
        let others = opened.into_iter().filter(near).take(2);
        (waits && opened.contains(reply)).then(|| {
            let opens = others.fold(reply.bitboard(), |all, it| all | it.bitboard());
            shown(Reason::CornerCouldWait { corner, opens }, 2)
        })
    }

    fn leaves_corner(&self) -> Option<Explanation> {
        let corner = self.best;
        let leaves = corner.is_corner()
            && self.played.taken(self.mover, corner).is_none()
            && self.played.corner_balance(self.mover) < self.better.corner_balance(self.mover);
        let pass = self.instead.must_pass();
        leaves.then(|| shown(Reason::LeavesCorner { corner, pass }, 1 + usize::from(pass)))
    }

    fn spares_pass(&self) -> Option<Explanation> {
        let spares = self.instead.must_pass() && !self.after.must_pass() && !self.after.is_over();
        spares.then(|| shown(Reason::SparesPass, 2))
    }

    /// A pass that only one of the lines has.
    fn passes(&self) -> Option<Explanation> {
        let opponent = !self.mover;
        let pass = |line: &Line, by| line.pass(by).filter(|&ply| ply <= SOON);
        if let (Some(ply), None) = (pass(&self.played, self.mover), self.better.pass(self.mover)) {
            let moves = ply.div_ceil(2);
            return Some(shown(Reason::LeadsToPass { moves }, ply + 1));
        }
        if let (None, Some(ply)) = (self.played.pass(opponent), pass(&self.better, opponent)) {
            let moves = ply.div_ceil(2);
            return Some(shown(Reason::MissesPass { moves }, ply + 1));
        }
        None
    }

    /// Five discs on an edge, beside an empty corner that falls.
    fn five(&self) -> Option<Explanation> {
        let (corner, ply) = self.lost_corner()?;
        let beside = |edge: &[Square; 8]| edge.contains(&corner) && edge.contains(&self.mv);
        let edge = edges().into_iter().find(beside)?;
        let own: Vec<bool> = edge
            .iter()
            .map(|&it| self.after.discs(self.mover).contains(it))
            .collect();
        let is_five = [
            [false, true, true, true, true, true, false, false],
            [false, false, true, true, true, true, true, false],
        ]
        .iter()
        .any(|five| own[..] == five[..]);
        let empty = [edge[0], edge[1], edge[6], edge[7]];
        let empties = self.after.empties();
        let is_open = empty.iter().filter(|&&it| empties.contains(it)).count() == 3;
        let moves = ply.div_ceil(2);
        (is_five && is_open).then(|| shown(Reason::Five { corner, moves }, ply + 1))
    }

    fn loses_corner(&self) -> Option<Explanation> {
        let (corner, ply) = self.lost_corner()?;
        let moves = ply.div_ceil(2);
        Some(shown(Reason::LosesCorner { corner, moves }, ply + 1))
    }

    fn misses_corner(&self) -> Option<Explanation> {
        let worse = self.played.corner_balance(self.mover) < self.better.corner_balance(self.mover);
        let won = |(ply, by, square): (usize, Color, Square)| {
            let only = by == self.mover
                && square.is_corner()
                && self.played.taken(self.mover, square).is_none();
            (only && worse && (1..=SOON).contains(&ply)).then_some((square, ply))
        };
        let (corner, ply) = self.better.placed().find_map(won)?;
        let moves = ply.div_ceil(2);
        Some(shown(Reason::MissesCorner { corner, moves }, ply + 1))
    }

    fn lets_in(&self) -> Option<Explanation> {
        let (reply, opponent) = (self.reply()?, !self.mover);
        let region = region_of(self.position, reply);
        let entered = |position: Position| !(moves_of(position, opponent) & region).is_empty();
        let lets = !entered(self.position) && entered(self.after) && !entered(self.instead);
        lets.then(|| shown(Reason::LetsIn(reply), 2))
    }

    fn loud(&self) -> Option<Explanation> {
        let [has, could] = [self.mv, self.best].map(|it| openness(self.position, it).len());
        (has >= could + MANY).then(|| shown(Reason::Loud { has, could }, 1))
    }

    fn gives_moves(&self) -> Option<Explanation> {
        let [has, could] = [self.after, self.instead].map(|it| moves_of(it, !self.mover).len());
        matters(could, has).then(|| shown(Reason::GivesMoves { has, could }, 1))
    }

    fn few_safe_moves(&self) -> Option<Explanation> {
        let [left, could] = [&self.played, &self.better].map(|it| it.next_turn().map(safe_moves));
        let (left, could) = (left?, could?);
        (left < FEW && could >= left + SOME).then(|| shown(Reason::FewSafeMoves { left, could }, 2))
    }

    fn few_moves(&self) -> Option<Explanation> {
        let [left, could] = [&self.played, &self.better].map(Line::next_turn);
        let [left, could] = [left?, could?].map(|it| it.legal_moves().len());
        matters(left, could).then(|| shown(Reason::FewMoves { left, could }, 2))
    }

    fn wedge(&self) -> Option<Explanation> {
        let reply = self.reply()?;
        let now = self.played.positions.get(2)?;
        let sits = |edge: [Square; 8]| {
            let mut sides = edge.windows(3);
            sides.any(|it| {
                it[1] == reply
                    && [it[0], it[2]]
                        .iter()
                        .all(|&side| now.at(side) == Some(self.mover))
            })
        };
        let wedges =
            edges().into_iter().any(sits) && self.better.taken(!self.mover, reply).is_none();
        wedges.then(|| shown(Reason::Wedge(reply), 2))
    }

    /// A region in which the last disc is the opponent's, and would be the player's in the better line.
    fn lost_last(&self) -> impl Iterator<Item = Bitboard> {
        let last = |region: &Bitboard| {
            let [played, better] = [&self.played, &self.better].map(|it| it.last_in(*region));
            (played, better) == (Some(!self.mover), Some(self.mover))
        };
        regions(self.position).into_iter().filter(last)
    }

    fn tempo(&self) -> Option<Explanation> {
        let elsewhere = |region: &Bitboard| region.len() > 1 && !region.contains(self.mv);
        let region = self.lost_last().find(elsewhere)?;
        let reason = Reason::LosesTempo(Area::of(region));
        Some(shown(reason, self.filled(region)))
    }

    fn parity(&self) -> Option<Explanation> {
        let region = self.lost_last().find(|it| it.contains(self.mv))?;
        let (squares, instead) = (region.len(), region_of(self.position, self.best).len());
        (squares % 2 == 0 && instead % 2 == 1).then(|| {
            let reason = Reason::BreaksParity { squares, instead };
            shown(reason, self.filled(region))
        })
    }

    /// After how many moves of both lines a region is full.
    fn filled(&self, region: Bitboard) -> usize {
        let last = |line: &Line| {
            let mut placed = line.placed().rev();
            let last = placed.find(|it| region.contains(it.2));
            last.map_or(0, |it| it.0 + 1)
        };
        last(&self.played).max(last(&self.better))
    }

    fn diagonal(&self) -> Option<Explanation> {
        let opponent = !self.mover;
        let [now, otherwise] = [&self.played, &self.better].map(|it| it.positions.get(2));
        let (now, otherwise) = (now?, otherwise?);
        let owned = |position: &Position, diagonal: Bitboard| {
            (position.discs(opponent) & diagonal).len() >= MANY
                && (position.discs(self.mover) & diagonal).is_empty()
        };
        let gained = DIAGONALS
            .into_iter()
            .find(|&it| owned(now, it) && !owned(otherwise, it))?;
        let safe = |&(_, by, square): &(usize, Color, Square)| {
            let corners = Bitboard::CORNERS & gained;
            let corner = corners
                .into_iter()
                .find(|&it| corner::diagonal_neighbour(it) == Some(square));
            by == opponent
                && corner.is_some_and(|it| self.played.taken(self.mover, it).is_none())
                && self.better.taken(opponent, square).is_none()
        };
        let (ply, _, square) = self.played.placed().find(safe)?;
        Some(shown(Reason::GivesDiagonal(square), ply + 1))
    }

    fn order(&self) -> Option<Explanation> {
        let own = |line: &Line| line.squares(self.mover);
        let ends = [&self.played, &self.better]
            .iter()
            .all(|it| it.end().is_over());
        let same = ends
            && self.position.empties().len() <= ORDER
            && own(&self.played) == own(&self.better);
        let first = self.best;
        same.then(|| shown(Reason::WrongOrder { first }, self.played.moves.len()))
    }

    /// The reply goes to a square that the better move keeps closed.
    fn opens(&self) -> Option<Explanation> {
        let (reply, opponent) = (self.reply()?, !self.mover);
        let closed = !moves_of(self.instead, opponent).contains(reply)
            && self.better.taken(opponent, reply).is_none();
        let was_open = moves_of(self.position, opponent).contains(reply);
        closed.then(|| {
            let reason = if was_open {
                Reason::KeepsOpen(reply)
            } else {
                Reason::Opens(reply)
            };
            shown(reason, 2)
        })
    }

    /// The reply takes a square that the player gets in the better line.
    fn changes_hands(&self) -> Option<Explanation> {
        let reply = self.reply()?;
        let ply = self.better.taken(self.mover, reply)?;
        (ply <= SOON).then(|| shown(Reason::LosesSquare(reply), ply + 1))
    }

    /// The better move makes another one possible, which the player never gets now. Nobody plays for an X-square.
    fn prepares(&self) -> Option<Explanation> {
        let next = *self.better.moves.get(2)?;
        let turn = self.better.positions[2];
        let square = next.square().filter(|_| turn.turn() == self.mover)?;
        let mut empty = (Bitboard::CORNERS & turn.empties()).into_iter();
        if empty.any(|it| corner::diagonal_neighbour(it) == Some(square)) {
            return None;
        }
        let is_new = !self.position.legal_moves().contains(square);
        let now = self.played.next_turn()?;
        let gone =
            !now.legal_moves().contains(square) && self.played.taken(self.mover, square).is_none();
        (is_new && gone).then(|| shown(Reason::MissesSquare(square), 3))
    }

    /// The opponent gets the square of the better move, only later.
    fn gets_later(&self) -> Option<Explanation> {
        let ply = self.played.taken(!self.mover, self.best)?;
        let reason = Reason::GivesSquare {
            square: self.best,
            moves: ply.div_ceil(2),
        };
        (ply <= SOON).then(|| shown(reason, ply + 1))
    }

    /// What can be seen at the end of both lines only, or as far as both are known.
    fn later(&self) -> Option<Explanation> {
        let opponent = !self.mover;
        let plies = self.played.moves.len().min(self.better.moves.len());
        let at_end = [&self.played, &self.better].map(|it| it.positions[plies]);
        let [has, could] = at_end.map(|it| stable(it, opponent).len());
        if has >= could + MANY {
            return Some(shown(Reason::GivesStable { has, could }, plies));
        }
        let [has, could] = at_end.map(|it| stable(it, self.mover).len());
        if could >= has + MANY {
            return Some(shown(Reason::FewStable { has, could }, plies));
        }
        // The same player is to move in both.
        let plies = plies - plies % 2;
        let moves = plies / 2;
        let at_end = [&self.played, &self.better].map(|it| it.positions[plies]);
        let [has, could] = at_end.map(|it| moves_of(it, opponent).len());
        let [left, instead] = at_end.map(|it| moves_of(it, self.mover).len());
        if matters(left, instead) {
            let could = instead;
            return Some(shown(Reason::FewMovesLater { left, could, moves }, plies));
        }
        matters(could, has).then(|| shown(Reason::GivesMovesLater { has, could, moves }, plies))
    }

    /// The move is not wrong but early: the better line has it soon.
    fn could_wait(&self) -> Option<Explanation> {
        let ply = self.better.taken(self.mover, self.mv)?;
        let moves = ply.div_ceil(2);
        (ply <= EARLY).then(|| shown(Reason::CouldWait { moves }, ply + 1))
    }
}

const fn shown(reason: Reason, plies: usize) -> Explanation {
    Explanation { reason, plies }
}

/// Whether it matters that there are fewer instead of more.
fn matters(fewer: u32, more: u32) -> bool {
    more >= fewer + MANY || fewer <= FEW && more >= fewer + SOME
}

/// The long diagonals.
pub const DIAGONALS: [Bitboard; 2] = [
    Bitboard(0x8040_2010_0804_0201),
    Bitboard(0x0102_0408_1020_4080),
];

/// How many safe moves the player to move has.
fn safe_moves(position: Position) -> u32 {
    safe_squares(position).len()
}

/// The moves of the player to move that open no corner to the opponent. One that is open anyway does not count.
pub fn safe_squares(position: Position) -> Bitboard {
    let mover = position.turn();
    let open = |position| moves_of(position, !mover) & Bitboard::CORNERS;
    let before = open(position);
    let safe = |square: &Square| {
        let next = position.play((*square).into());
        next.is_ok_and(|next| (open(next) - before).is_empty())
    };
    position.legal_moves().into_iter().filter(safe).collect()
}
