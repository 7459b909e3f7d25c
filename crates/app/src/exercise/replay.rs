use core::time::Duration;

use outflank_learn::{Feedback, Remark};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

/// How long a board stands before the next move.
const PACE: Duration = Duration::from_millis(900);
/// How long it stands before another situation takes its place.
const BEFORE_CUT: Duration = Duration::from_millis(2600);

/// Boards shown one after the other: moves that were made, or that would be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Replay {
    boards: Vec<Board>,
    at: usize,
    /// The board that counts: the next answer is about it.
    settled: usize,
    /// Whether it comes back there from its end by itself.
    returns: bool,
    /// When the next board comes by itself.
    due: Option<Duration>,
}

/// A position, and the square of the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub(super) position: Position,
    pub(super) last: Option<Square>,
}

/// A disc placed in a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Who placed it.
    pub color: Color,
    /// Where.
    pub square: Square,
    /// The discs it flipped.
    pub flips: Bitboard,
}

impl Board {
    fn after(self, mv: Move) -> Board {
        let position = self.position.play(mv);
        position.map_or(self, |position| Board {
            position,
            last: mv.square().or(self.last),
        })
    }
}

impl Replay {
    /// A single board.
    pub(super) fn still(board: Board) -> Replay {
        Replay {
            boards: vec![board],
            at: 0,
            settled: 0,
            returns: false,
            due: None,
        }
    }

    /// What comes of an answer: moves that were made, or that would be. The first one is shown at once.
    pub(super) fn of(start: Board, feedback: &Feedback, now: Duration) -> Replay {
        if !feedback.shown.is_empty() {
            // What was made stays; what would follow is taken back.
            let line = [&feedback.made[..], &feedback.shown].concat();
            let mut replay = Replay::along(start, &line, true, now);
            replay.settled = feedback.made.len();
            return replay;
        }
        let mut replay = Replay::along(start, &feedback.made, false, now);
        if let Some(position) = feedback.jump {
            let mut remarks = feedback.remarks.iter().rev();
            let last = remarks.find_map(|remark| match *remark {
                Remark::AlsoPossible { square, .. } => Some(square),
                Remark::OnlyReply { reply, .. } => Some(reply),
                _ => None,
            });
            replay.boards.push(Board { position, last });
            replay.show(1, Some(now));
        }
        replay.settled = replay.boards.len() - 1;
        replay
    }

    /// A line to look at; it stays at its end unless it returns to the start.
    pub(super) fn along(start: Board, line: &[Move], returns: bool, now: Duration) -> Replay {
        let mut replay = Replay {
            returns,
            ..Replay::still(start)
        };
        for &mv in line {
            let before = replay.boards[replay.boards.len() - 1];
            replay.boards.push(before.after(mv));
        }
        replay.show(1, Some(now));
        replay
    }

    /// Shows a board, the last one at most; the others follow by themselves if a time is given.
    fn show(&mut self, at: usize, running: Option<Duration>) {
        self.at = at.min(self.boards.len() - 1);
        let next = self.at + 1;
        let goes_on = !self.is_at_end() || self.returns;
        let pause = if self.mv(next).is_some() {
            PACE
        } else {
            BEFORE_CUT
        };
        self.due = running.filter(|_| goes_on).map(|now| now + pause);
    }

    /// Shows what is due by now; whether that is another board.
    pub(super) fn tick(&mut self, now: Duration) -> bool {
        let before = self.at;
        while let Some(due) = self.due.filter(|&due| due <= now) {
            if self.is_at_end() {
                self.settle();
            } else {
                self.show(self.at + 1, Some(due));
            }
        }
        self.at != before
    }

    /// When the next board comes by itself.
    pub(super) const fn due(&self) -> Option<Duration> {
        self.due
    }

    pub(super) fn earlier(&mut self) {
        self.show(self.at.saturating_sub(1), None);
    }

    pub(super) fn later(&mut self) {
        self.show(self.at + 1, None);
    }

    /// Runs again from the first move.
    pub(super) fn again(&mut self, now: Duration) {
        self.show(1, Some(now));
    }

    /// Shows the board that counts.
    pub(super) fn settle(&mut self) {
        self.show(self.settled, None);
    }

    /// The board that is shown.
    pub(super) fn board(&self) -> Board {
        self.boards[self.at]
    }

    pub(super) fn settled(&self) -> Board {
        self.boards[self.settled]
    }

    pub(super) const fn is_settled(&self) -> bool {
        self.at == self.settled
    }

    /// Whether the board shows something that has not happened.
    pub(super) const fn is_what_if(&self) -> bool {
        self.at > self.settled
    }

    /// Whether one may go back and forth in it.
    pub(super) fn can_be_browsed(&self) -> bool {
        self.settled + 1 < self.boards.len()
    }

    pub(super) const fn is_at_start(&self) -> bool {
        self.at == 0
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.at + 1 == self.boards.len()
    }

    /// The move that leads to a board from the one before; `None` where another situation begins.
    fn mv(&self, at: usize) -> Option<Move> {
        let before = self.boards[at.checked_sub(1)?].position;
        let after = self.boards.get(at)?;
        let moves = after.last.map(Move::Place).into_iter().chain([Move::Pass]);
        moves
            .into_iter()
            .find(|&mv| before.play(mv) == Ok(after.position))
    }

    fn played_at(&self, at: usize) -> Option<Played> {
        let square = self.mv(at)?.square()?;
        let before = self.boards[at - 1].position;
        Some(Played {
            color: before.turn(),
            square,
            flips: before.flips(square.into()),
        })
    }

    /// The disc placed on the board that is shown, unless it comes from a pass or is another situation.
    pub(super) fn played(&self) -> Option<Played> {
        self.played_at(self.at)
    }

    /// All discs placed.
    pub(super) fn moves(&self) -> impl Iterator<Item = Played> {
        (1..self.boards.len()).filter_map(|at| self.played_at(at))
    }
}

#[cfg(test)]
mod tests {
    use outflank_learn::Verdict;
    use outflank_learn::puzzle::{Attempt, find};

    use super::*;

    const START: Duration = Duration::from_secs(7);

    fn still(position: Position) -> Board {
        Board {
            position,
            last: None,
        }
    }

    fn start() -> Board {
        still(find("puzzle2").unwrap().position)
    }

    /// Lets the next board come; how long that took.
    fn wait(replay: &mut Replay, now: &mut Duration) -> Duration {
        let due = replay.due().unwrap();
        assert!(!replay.tick(due.saturating_sub(Duration::from_millis(1))));
        assert!(replay.tick(due));
        let pause = due.saturating_sub(*now);
        *now = due;
        pause
    }

    #[test]
    fn moves_that_were_made_come_one_by_one_and_stay() {
        let mut attempt = Attempt::new(find("puzzle2").unwrap());
        let answer = attempt.play(Square::B6.into());
        assert_eq!(answer.verdict, Verdict::Right);
        let mut now = START;
        let mut replay = Replay::of(start(), &answer, now);
        assert_eq!(replay.board().last, Some(Square::B6));
        assert!(!replay.is_settled() && !replay.is_what_if());
        assert_eq!(wait(&mut replay, &mut now), PACE);
        assert_eq!(replay.board().position, attempt.position());
        assert!(replay.is_settled() && replay.due().is_none() && !replay.can_be_browsed());

        // The corner is taken; then White's other reply is looked at.
        let corner = attempt.targets() & Bitboard::CORNERS;
        let answer = attempt.play(corner.first().unwrap().into());
        assert_eq!(answer.jump, Some(attempt.position()));
        let mut replay = Replay::of(replay.settled(), &answer, now);
        assert!(!replay.is_settled());
        assert_eq!(wait(&mut replay, &mut now), BEFORE_CUT);
        let board = replay.board();
        assert_eq!(board.position, attempt.position());
        let last = board.last.unwrap();
        let new = start().position.empties() - attempt.position().empties();
        assert_eq!(board.position.at(last), Some(Color::White));
        assert_eq!(last.bitboard(), new - Square::B6.bitboard());
        // No disc was placed there just now.
        assert_eq!(replay.played(), None);
    }

    #[test]
    fn what_would_happen_is_shown_and_taken_back() {
        let mut attempt = Attempt::new(find("puzzle2").unwrap());
        let answer = attempt.play(Square::B2.into());
        assert_eq!(answer.verdict, Verdict::Wrong);
        let mut now = START;
        let mut replay = Replay::of(start(), &answer, now);
        assert_eq!(replay.settled().position, attempt.position());
        let mut boards = 1;
        while replay.is_what_if() {
            let last = replay.is_at_end();
            let pause = wait(&mut replay, &mut now);
            assert_eq!(pause, if last { BEFORE_CUT } else { PACE });
            boards += 1;
        }
        assert_eq!(boards, answer.shown.len() + 1);
        assert!(replay.is_settled() && replay.can_be_browsed() && replay.due().is_none());
        replay.later();
        assert!(replay.is_what_if() && replay.due().is_none());
        replay.later();
        replay.later();
        assert!(replay.is_at_end());
        replay.settle();
        assert_eq!(replay.board(), start());
    }

    #[test]
    fn a_single_move_is_taken_back_too() {
        let mut answer = Attempt::new(find("puzzle2").unwrap()).play(Square::B2.into());
        answer.shown.truncate(1);
        let mut now = START;
        let mut replay = Replay::of(start(), &answer, now);
        assert!(replay.is_what_if());
        assert_eq!(wait(&mut replay, &mut now), BEFORE_CUT);
        assert_eq!(replay.board(), start());
    }

    #[test]
    fn a_late_look_shows_what_is_due_by_then() {
        let mut attempt = Attempt::new(find("puzzle2").unwrap());
        let answer = attempt.play(Square::B2.into());
        let mut replay = Replay::of(start(), &answer, START);
        assert!(replay.tick(START + Duration::from_mins(1)));
        assert!(replay.is_settled() && replay.due().is_none());
    }

    #[test]
    fn a_solution_stays_at_its_end() {
        let mut attempt = Attempt::new(find("puzzle1").unwrap());
        let line = attempt.give_up();
        let mut now = START;
        let mut replay = Replay::along(still(attempt.position()), &line, false, now);
        while replay.due().is_some() {
            wait(&mut replay, &mut now);
        }
        assert!(replay.is_at_end() && replay.is_what_if());
        assert_eq!(replay.board().last, Some(Square::H8));
        replay.earlier();
        assert_eq!(replay.board().last, Some(Square::H7));
        replay.again(now);
        assert_eq!(replay.board().last, Some(Square::H2));
        assert_eq!(replay.due(), Some(now + PACE));
    }

    #[test]
    fn nothing_happens_in_a_still() {
        let mut replay = Replay::still(start());
        assert!(replay.is_settled() && replay.is_at_end() && replay.due().is_none());
        assert!(!replay.tick(Duration::MAX));
    }

    #[test]
    fn a_pass_places_no_disc() {
        // White has no move.
        let position: Position =
            "XXXXXO--XXXOXO--XXXXOO--XXXOXOOOXXXXXXO-XXXXOOOOXXXOOOO-XXXXXXX- O"
                .parse()
                .unwrap();
        let replay = Replay::along(still(position), &[Move::Pass], false, START);
        assert_eq!(replay.board().position.turn(), Color::Black);
        assert_eq!((replay.played(), replay.moves().count()), (None, 0));
    }
}
