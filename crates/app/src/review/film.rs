use outflank_learn::insight::Layer;
use outflank_rules::{Bitboard, Move, Position, Square};

use super::{Moment, Why};

/// Where no reason can be seen, so many moves of each line are shown.
const UNEXPLAINED: usize = 8;

/// A moment as two lines side by side: what was played and what was better, up to the move that shows the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    start: Position,
    played: Vec<Move>,
    better: Vec<Move>,
    layer: Option<Layer>,
}

/// Which of the two lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Take {
    /// What was played.
    Played,
    /// What was better.
    Better,
}

impl Take {
    /// Both, in the order in which they are shown.
    pub const ALL: [Take; 2] = [Take::Played, Take::Better];
}

/// A picture of one of the lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The position.
    pub position: Position,
    /// The disc placed last.
    pub last: Option<Square>,
    /// The squares that show the reason.
    pub marked: Bitboard,
}

impl Film {
    /// The film of a move that was not the best.
    pub fn of(moment: &Moment) -> Film {
        let lines = [&moment.played, &moment.best].map(|it| it.line.as_slice());
        let first = [&moment.played, &moment.best].map(|it| it.mv.square());
        let (layer, plies) = match (moment.why(), first) {
            (Why::Seen(seen), [Some(mv), Some(best)]) => {
                let layer = seen.reason.layer(moment.position, [mv, best]);
                (Some(layer), seen.plies)
            }
            _ => (None, UNEXPLAINED),
        };
        let [played, better] = lines.map(|line| legal(moment.position, line, plies));
        Film {
            start: moment.position,
            played,
            better,
            layer,
        }
    }

    /// How many moves the longer line has.
    pub fn len(&self) -> usize {
        self.played.len().max(self.better.len())
    }

    /// Whether there is nothing to show.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// What is marked.
    pub const fn layer(&self) -> Option<Layer> {
        self.layer
    }

    /// The moves of a line.
    pub fn moves(&self, take: Take) -> &[Move] {
        match take {
            Take::Played => &self.played,
            Take::Better => &self.better,
        }
    }

    /// The move that shows the reason, by the number of moves before it; `None` if it is not a single one.
    pub fn telling(&self, take: Take) -> Option<usize> {
        self.layer?.telling(self.start, self.moves(take))
    }

    /// The picture after so many moves, or the last one.
    pub fn frame(&self, take: Take, at: usize) -> Frame {
        let moves = self.moves(take);
        let moves = &moves[..at.min(moves.len())];
        let played = moves
            .iter()
            .try_fold(self.start, |position, &mv| position.play(mv));
        let layer = self.layer.filter(|_| at > 0);
        Frame {
            // The moves are legal.
            position: played.unwrap_or(self.start),
            last: moves.iter().rev().find_map(|mv| mv.square()),
            marked: layer.map_or(Bitboard::EMPTY, |it| it.squares(self.start, moves)),
        }
    }
}

/// The first moves of a line, as long as they are legal.
fn legal(start: Position, line: &[Move], most: usize) -> Vec<Move> {
    let mut position = start;
    let mut moves = Vec::new();
    for &mv in line.iter().take(most) {
        let Ok(after) = position.play(mv) else { break };
        position = after;
        moves.push(mv);
    }
    moves
}

#[cfg(test)]
mod tests {
    use outflank_engine::{Kind, MoveScore, Value};

    use super::*;

    fn moment(board: &str, played: &str, better: &str) -> Moment {
        let score = |line: &str, discs: i16| {
            let moves = line.split(' ');
            let line: Vec<Move> = moves
                .map(|it| it.parse::<Square>().map_or(Move::Pass, Move::Place))
                .collect();
            MoveScore {
                mv: line[0],
                value: Value(discs * Value::DISC),
                kind: Kind::Exact,
                line,
            }
        };
        Moment {
            position: board.parse().unwrap(),
            played: score(played, -4),
            best: score(better, 4),
        }
    }

    #[test]
    fn a_film_ends_when_the_corner_falls() {
        let moment = moment(
            "--O--O---OOOOOXXXOOXXXXXXOOOXXOXXXOXOXOXXXXXOOOXX-XOOOOX-XXXX--- X",
            "f8 h8 g8 h1 g1 b7 a1 a2 d1 a8 e1 b1",
            "e1 d1 h8 g8 f8 g1 h1 b7 a8 pass a2 b1 a1",
        );
        let film = Film::of(&moment);
        assert_eq!(film.len(), 2);
        let end = film.frame(Take::Played, 2);
        assert_eq!(end.last, Some(Square::H8));
        assert_eq!(end.marked, Square::H8.bitboard());
        assert_eq!(end.position.at(Square::H8), Some(!moment.mover()));
        assert_eq!(film.telling(Take::Played), Some(1));
        assert_eq!(film.telling(Take::Better), None);
        // Before the first move nothing is marked, and after the last one nothing changes.
        let start = film.frame(Take::Better, 0);
        assert_eq!((start.position, start.last), (moment.position, None));
        assert_eq!(start.marked, Bitboard::EMPTY);
        assert_eq!(film.frame(Take::Better, 9), film.frame(Take::Better, 2));
    }

    #[test]
    fn without_a_reason_the_lines_are_shown_and_nothing_is_marked() {
        let start = "f5d6c3d3c4f4f6";
        let position = start.parse::<outflank_rules::notation::Transcript>();
        let mut moment = moment(&position.unwrap().end().to_string(), "g5", "f3");
        moment.played.kind = Kind::Book { depth: 9 };
        moment.best.kind = Kind::Book { depth: 9 };
        let film = Film::of(&moment);
        assert_eq!((film.len(), film.layer()), (1, None));
        assert_eq!(film.frame(Take::Played, 1).marked, Bitboard::EMPTY);
        // What is not legal is not shown.
        moment.played.line.push(Square::A1.into());
        assert_eq!(Film::of(&moment).moves(Take::Played).len(), 1);
    }
}
