use outflank_learn::{Feedback, Remark};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

/// Boards that are shown one after the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Film {
    frames: Vec<Frame>,
    at: usize,
    kind: Kind,
}

/// A board of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame {
    /// What lies there.
    pub position: Position,
    /// The move that led there, if one did.
    pub played: Option<Played>,
}

/// A disc that was placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who placed it.
    pub color: Color,
    /// Where.
    pub square: Square,
    /// What it flipped.
    pub flips: Bitboard,
}

/// What a film is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// What has happened; its last board is the one that counts.
    Made,
    /// What would happen; its first board is the one that counts, and it comes back there.
    WhatIf,
    /// What can be looked at; it stays at its end.
    Solution,
}

impl Frame {
    /// A board as it lies there.
    pub const fn still(position: Position) -> Frame {
        Frame {
            position,
            played: None,
        }
    }

    /// A board with a disc that is marked as the last one.
    pub fn with_last(position: Position, last: Option<Square>) -> Frame {
        let played = last.and_then(|square| {
            Some(Played {
                color: position.at(square)?,
                square,
                flips: Bitboard::EMPTY,
            })
        });
        Frame { position, played }
    }

    /// The board after a move; the same if it is not legal.
    fn after(self, mv: Move) -> Frame {
        let Ok(position) = self.position.play(mv) else {
            return self;
        };
        let played = mv.square().map(|square| Played {
            color: self.position.turn(),
            square,
            flips: self.position.flips(mv),
        });
        Frame {
            position,
            played: played.or(self.played),
        }
    }

    /// The boards along a line.
    fn line(self, moves: &[Move]) -> Vec<Frame> {
        let mut frames = vec![self];
        for &mv in moves {
            frames.push(frames[frames.len() - 1].after(mv));
        }
        frames
    }

    fn discs(self) -> u32 {
        self.position.board().occupied().len()
    }
}

impl Film {
    /// One board.
    pub fn still(frame: Frame) -> Film {
        Film {
            frames: vec![frame],
            at: 0,
            kind: Kind::Made,
        }
    }

    /// What comes of an answer: the moves that were made, or those that are shown.
    pub fn of(start: Frame, feedback: &Feedback) -> Film {
        if !feedback.shown.is_empty() {
            return Film::along(start, &feedback.shown, Kind::WhatIf);
        }
        let mut film = Film::along(start, &feedback.made, Kind::Made);
        if let Some(position) = feedback.jump {
            let reply = feedback
                .remarks
                .iter()
                .rev()
                .find_map(|remark| match *remark {
                    Remark::AlsoPossible { square, .. } => Some(square),
                    Remark::OnlyReply { reply, .. } => Some(reply),
                    _ => None,
                });
            film.frames.push(Frame::with_last(position, reply));
            if feedback.made.is_empty() {
                film.at += 1;
            }
        }
        film
    }

    /// A line to look at.
    pub fn solution(start: Frame, line: &[Move]) -> Film {
        Film::along(start, line, Kind::Solution)
    }

    /// The first move is shown at once.
    fn along(start: Frame, line: &[Move], kind: Kind) -> Film {
        let frames = start.line(line);
        let at = usize::from(frames.len() > 1);
        Film { frames, at, kind }
    }

    /// The board that is shown.
    pub fn frame(&self) -> Frame {
        self.frames[self.at]
    }

    /// The board that counts: the one the next answer is about.
    pub fn real(&self) -> Frame {
        match self.kind {
            Kind::Made => self.frames[self.frames.len() - 1],
            Kind::WhatIf | Kind::Solution => self.frames[0],
        }
    }

    /// Whether the board that is shown is the one that counts.
    pub fn is_real(&self) -> bool {
        match self.kind {
            Kind::Made => self.is_at_end(),
            Kind::WhatIf | Kind::Solution => self.at == 0,
        }
    }

    /// Whether it shows something that has not happened.
    pub fn is_what_if(&self) -> bool {
        self.kind != Kind::Made && self.at > 0
    }

    /// Whether one can go back and forth in it.
    pub fn can_be_leafed_through(&self) -> bool {
        self.kind != Kind::Made && self.frames.len() > 1
    }

    /// Whether this is its last board.
    pub fn is_at_end(&self) -> bool {
        self.at + 1 == self.frames.len()
    }

    /// Whether something comes by itself after the board that is shown.
    pub fn goes_on(&self) -> bool {
        !self.is_at_end() || (self.kind == Kind::WhatIf && self.at > 0)
    }

    /// Whether the next board is no move but another situation.
    pub fn cuts_next(&self) -> bool {
        let next = self.frames.get(self.at + 1);
        next.is_none_or(|next| next.discs() < self.frame().discs())
    }

    /// The move that the board shown comes from, unless it is a pass or another situation.
    pub fn played(&self) -> Option<Played> {
        let frame = self.frame();
        let before = self.at.checked_sub(1).map(|before| self.frames[before]);
        let placed = before.is_none_or(|before| before.discs() + 1 == frame.discs());
        frame.played.filter(|_| placed)
    }

    /// All moves of it, for those who do not see them.
    pub fn moves(&self) -> Vec<Played> {
        let pairs = self.frames.windows(2);
        let placed = pairs.filter(|pair| pair[0].discs() + 1 == pair[1].discs());
        placed.filter_map(|pair| pair[1].played).collect()
    }

    /// The next board; after what would happen, the one that counts.
    pub fn go_on(&mut self) {
        if !self.is_at_end() {
            self.at += 1;
        } else if self.kind == Kind::WhatIf {
            self.at = 0;
        }
    }

    /// Goes to the next or the last board.
    pub fn forward(&mut self) {
        self.at = (self.at + 1).min(self.frames.len() - 1);
    }

    /// Goes to the board before.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Begins again with the first move.
    pub fn rewind(&mut self) {
        self.at = usize::from(self.frames.len() > 1);
    }

    /// Shows the board that counts.
    pub fn settle(&mut self) {
        self.at = match self.kind {
            Kind::Made => self.frames.len() - 1,
            Kind::WhatIf | Kind::Solution => 0,
        };
    }

    /// Whether this is the first board.
    pub const fn is_at_start(&self) -> bool {
        self.at == 0
    }
}

#[cfg(test)]
mod tests {
    use outflank_learn::Verdict;
    use outflank_learn::puzzle::{Attempt, find};

    use super::*;

    fn start() -> Frame {
        Frame::still(find("puzzle2").unwrap().position)
    }

    #[test]
    fn moves_that_were_made_come_one_by_one_and_stay() {
        let mut attempt = Attempt::new(find("puzzle2").unwrap());
        let answer = attempt.play(Square::B6.into());
        assert_eq!(answer.verdict, Verdict::Right);
        let mut film = Film::of(start(), &answer);
        assert_eq!(film.frame().played.unwrap().square, Square::B6);
        assert!(film.goes_on() && !film.is_real() && !film.is_what_if());
        film.go_on();
        assert_eq!(film.frame().position, attempt.position());
        assert!(film.is_real() && !film.goes_on() && !film.can_be_leafed_through());

        // The corner is taken; then White's other reply is looked at.
        let corner = attempt.targets() & Bitboard::CORNERS;
        let answer = attempt.play(corner.first().unwrap().into());
        assert_eq!(answer.jump, Some(attempt.position()));
        let mut film = Film::of(film.real(), &answer);
        assert!(film.cuts_next() && !film.is_real());
        film.go_on();
        assert_eq!(film.frame().position, attempt.position());
        let reply = film.frame().played.unwrap();
        let new = start().position.empties() - attempt.position().empties();
        assert_eq!(reply.color, Color::White);
        assert_eq!(reply.square.bitboard(), new - Square::B6.bitboard());
    }

    #[test]
    fn what_would_happen_is_shown_and_taken_back() {
        let mut attempt = Attempt::new(find("puzzle2").unwrap());
        let answer = attempt.play(Square::B2.into());
        assert_eq!(answer.verdict, Verdict::Wrong);
        let mut film = Film::of(start(), &answer);
        assert_eq!(film.real().position, attempt.position());
        let mut boards = 1;
        while film.is_what_if() {
            assert!(film.goes_on());
            film.go_on();
            boards += 1;
        }
        assert_eq!(boards, answer.shown.len() + 1);
        assert!(film.is_real() && film.can_be_leafed_through());
        film.forward();
        assert!(film.is_what_if());
        film.forward();
        film.forward();
        assert!(film.is_at_end());
        film.settle();
        assert_eq!(film.frame(), start());
    }

    #[test]
    fn a_solution_stays_at_its_end() {
        let mut attempt = Attempt::new(find("puzzle1").unwrap());
        let line = attempt.give_up();
        let mut film = Film::solution(Frame::still(attempt.position()), &line);
        while film.goes_on() {
            film.go_on();
        }
        assert!(film.is_at_end() && film.is_what_if());
        assert_eq!(film.frame().played.unwrap().square, Square::H8);
        film.back();
        assert_eq!(film.frame().played.unwrap().square, Square::H7);
    }

    #[test]
    fn nothing_happens_in_a_still() {
        let film = Film::still(start());
        assert!(film.is_real() && !film.goes_on() && film.is_at_end());
    }

    #[test]
    fn a_pass_places_no_disc() {
        // White has no move.
        let position: Position =
            "XXXXXO--XXXOXO--XXXXOO--XXXOXOOOXXXXXXO-XXXXOOOOXXXOOOO-XXXXXXX- O"
                .parse()
                .unwrap();
        let film = Film::along(Frame::still(position), &[Move::Pass], Kind::Made);
        assert_eq!(film.frame().position.turn(), Color::Black);
        assert_eq!((film.played(), film.moves()), (None, Vec::new()));
    }
}
