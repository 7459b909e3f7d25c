//! The five classic puzzles, facts B8 and B9, and those made by the engine.

mod common;

use std::collections::{HashMap, HashSet};

use common::squares;
use outflank_learn::challenge::Goal;
use outflank_learn::insight::corner;
use outflank_learn::puzzle::{self, Attempt, Difficulty, Flaw, Kind, Outcome, Puzzle, Stage};
use outflank_learn::{Remark, Solver, Verdict};
use outflank_play::collection;
use outflank_rules::{Bitboard, Color, Move, Position, Square};

fn attempt(id: &str) -> Attempt {
    Attempt::new(puzzle::find(id).unwrap())
}

/// The built-in puzzles that a test run checks: one in nine, or all of them with `OUTFLANK_SOAK`.
fn sample() -> impl Iterator<Item = &'static Puzzle> {
    let step = if std::env::var_os("OUTFLANK_SOAK").is_some() {
        1
    } else {
        9
    };
    puzzle::library().iter().step_by(step)
}

#[test]
fn b8_each_of_the_five_is_solved_through_all_of_whites_replies() {
    for item in collection::puzzles() {
        let mut attempt = attempt(item.id);
        let mut met = Bitboard::EMPTY;
        let mut answer = attempt.play(item.solution[0].into());
        while attempt.stage() == Stage::Playing {
            assert_eq!(answer.verdict, Verdict::Right, "{}", item.id);
            // White has replied with one of the known replies.
            let position = attempt.position();
            assert_eq!(position.turn(), Color::Black);
            let start = item.position.empties() - item.solution[0].bitboard();
            let reply = (start - position.empties()).first().unwrap();
            let known = item.replies.iter().find(|known| known.square == reply);
            met |= reply.bitboard();
            assert_eq!(
                corner::open(position),
                known.unwrap().corners.iter().copied().collect()
            );
            answer = attempt.play(corner::open(position).first().unwrap().into());
        }
        assert_eq!(
            (answer.verdict, attempt.stage()),
            (Verdict::Done, Stage::Solved)
        );
        assert_eq!(met, item.replies.iter().map(|reply| reply.square).collect());
        assert_eq!(attempt.outcome(), Some(Outcome::Solved));
        assert!(attempt.targets().is_empty());
    }
}

#[test]
fn b8_each_wrong_move_is_answered_by_the_reply_that_spoils_it() {
    for item in collection::puzzles() {
        let mut attempt = attempt(item.id);
        let wrong = item.position.legal_moves() - item.solution[0].bitboard();
        let mut mistakes = 0;
        for square in wrong {
            let answer = attempt.play(square.into());
            let place = format!("{} {square}", item.id);
            // The board waits for another try.
            assert_eq!(attempt.position(), item.position, "{place}");
            if answer.verdict == Verdict::Again {
                assert_eq!(answer.remarks, [Remark::Slower { square }], "{place}");
                continue;
            }
            mistakes += 1;
            assert_eq!(answer.verdict, Verdict::Wrong, "{place}");
            let [first, reply] = answer.shown[..] else {
                panic!("{place}: {answer:?}");
            };
            assert_eq!(first, square.into());
            let after = item.position.play(first).unwrap().play(reply).unwrap();
            let taken = reply.square().is_some_and(Square::is_corner);
            assert!(taken || corner::open(after).is_empty(), "{place}");
        }
        assert!(mistakes > 0);
        assert_eq!(attempt.mistakes(), mistakes);
        assert_eq!(attempt.outcome(), None);
        attempt.play(item.solution[0].into());
        while attempt.stage() == Stage::Playing {
            let corner = corner::open(attempt.position()).first().unwrap();
            attempt.play(corner.into());
        }
        assert_eq!(attempt.outcome(), Some(Outcome::Helped));
    }
}

#[test]
fn b8_after_the_solution_the_corner_must_be_taken() {
    let mut attempt = attempt("puzzle2");
    attempt.play(Square::B6.into());
    let open = corner::open(attempt.position()).first().unwrap();
    let other = (attempt.position().legal_moves() - Bitboard::CORNERS).first();
    let answer = attempt.play(other.unwrap().into());
    assert_eq!(answer.verdict, Verdict::Wrong);
    assert!(
        matches!(answer.remarks[..], [Remark::CornerNotTaken { corner, .. }] if corner == open)
    );
}

#[test]
fn b9_puzzle_1_is_played_out_to_54_10() {
    let mut attempt = attempt("puzzle1");
    assert!(!attempt.can_play_out());
    assert_eq!(attempt.play_out(), None);
    attempt.play(Square::H2.into());
    attempt.play(Square::H8.into());
    assert!(attempt.can_play_out());
    let begun = attempt.play_out().unwrap();
    assert_eq!(begun.jump, Some(attempt.position()));
    assert_eq!(attempt.stage(), Stage::PlayingOut);

    let mut forced = 0;
    let last = loop {
        // Another move is legal, but not the line's.
        let next = attempt.next_square().unwrap();
        let others = attempt.targets() - next.bitboard();
        if let Some(square) = others.first() {
            let answer = attempt.play(square.into());
            assert_eq!(answer.remarks, [Remark::LineGoes { square, next }]);
        }
        let answer = attempt.play(next.into());
        let only = |remark: &&Remark| matches!(remark, Remark::OnlyReply { .. });
        forced += answer.remarks.iter().filter(only).count();
        if answer.verdict == Verdict::Done {
            break answer;
        }
    };
    // Twelve white moves, two of them before; White never had a choice.
    assert_eq!(forced, 10);
    let (black, white) = (54, 10);
    assert!(last.remarks.contains(&Remark::Ended { black, white }));
    assert_eq!(attempt.stage(), Stage::PlayedOut);
    assert!(!attempt.can_play_out());
    for id in ["puzzle2", "puzzle3", "puzzle4", "puzzle5"] {
        let mut other = self::attempt(id);
        other.give_up();
        assert_eq!(other.play_out(), None, "{id}");
    }
}

#[test]
fn giving_up_shows_a_line_to_the_goal() {
    for puzzle in sample() {
        let mut attempt = Attempt::new(puzzle);
        let line = attempt.give_up();
        assert_eq!(line[0], puzzle.solution.into(), "{}", puzzle.id);
        let mut position = puzzle.position;
        for &mv in &line {
            position = position.play(mv).unwrap();
        }
        match puzzle.goal {
            Goal::Corner { .. } => {
                let last = line.last().and_then(|mv| mv.square());
                assert!(last.is_some_and(Square::is_corner), "{}", puzzle.id);
            }
            Goal::Win => {
                let outcome = position.outcome().unwrap();
                assert_eq!(outcome.winner(), Some(puzzle.position.turn()));
            }
            Goal::BestScore => assert!(position.is_over()),
            Goal::BestMove => assert_eq!(line.len(), 1, "{}", puzzle.id),
        }
        assert_eq!(attempt.outcome(), Some(Outcome::Failed));
        assert!(attempt.give_up().is_empty());
    }
}

#[test]
fn hints_lead_to_the_solution() {
    for id in ["puzzle1", "puzzle4"] {
        let mut attempt = attempt(id);
        let said: Vec<Remark> = (0..4).map(|_| attempt.hint().unwrap().remark).collect();
        assert!(matches!(said[0], Remark::HintCorner { .. }));
        assert!(matches!(said[1], Remark::HintReplies { .. }));
        let square = attempt.puzzle().solution;
        let all = Remark::HintSquare { square };
        assert_eq!(said[2..], [all.clone(), all]);
    }
}

#[test]
fn there_are_hundreds_of_each_kind_in_all_difficulties() {
    let mut shelves: HashMap<(Kind, Difficulty), usize> = HashMap::new();
    let mut names = HashSet::new();
    for puzzle in puzzle::library() {
        *shelves
            .entry((puzzle.kind(), puzzle.difficulty))
            .or_default() += 1;
        assert!(names.insert(&puzzle.id), "{} twice", puzzle.id);
        assert_eq!(puzzle::find(&puzzle.id), Some(puzzle));
    }
    for kind in Kind::ALL {
        let of_kind = |(other, _): &(Kind, Difficulty)| *other == kind;
        let total: usize = shelves
            .keys()
            .filter(|key| of_kind(key))
            .map(|key| shelves[key])
            .sum();
        assert!(total >= 200, "{kind}: {total}");
        for difficulty in Difficulty::all() {
            assert!(shelves[&(kind, difficulty)] >= 40, "{kind} {difficulty:?}");
        }
    }
    assert!(names.len() >= 600 + 5);
}

#[test]
fn no_puzzle_is_another_one_turned_or_mirrored() {
    let boards: HashSet<_> = puzzle::library()
        .iter()
        .map(|puzzle| puzzle.position.board().canonical().0)
        .collect();
    assert_eq!(boards.len(), puzzle::library().len());
}

#[test]
fn built_in_puzzles_have_one_solution() {
    let mut solver = Solver::default();
    for puzzle in sample() {
        assert_eq!(puzzle.verify(&mut solver), Ok(()), "{puzzle:?}");
    }
}

#[test]
fn built_in_puzzles_can_be_solved_to_the_end_and_failed() {
    let mut solver = Solver::default();
    for puzzle in sample() {
        let best = solver.score(puzzle.position);
        let mut attempt = Attempt::new(puzzle);
        let wrong = puzzle.position.legal_moves() - puzzle.solution.bitboard();
        for square in wrong.into_iter().take(2) {
            let answer = attempt.play(square.into());
            assert!(!answer.verdict.is_right(), "{} {square}", puzzle.id);
            let mut position = puzzle.position;
            for &mv in &answer.shown {
                position = position.play(mv).unwrap();
            }
        }
        let mut moves = 0;
        while attempt.stage() == Stage::Playing {
            // The last hint is the right move.
            let square = loop {
                if let Remark::HintSquare { square } = attempt.hint().unwrap().remark {
                    break square;
                }
            };
            let answer = attempt.play(square.into());
            assert!(answer.verdict.is_right(), "{} {square}", puzzle.id);
            moves += 1;
        }
        let end = attempt.position();
        match puzzle.goal {
            Goal::Corner { moves: most } if !puzzle.is_classic() => assert!(moves <= most),
            Goal::Corner { .. } => {}
            Goal::BestMove => assert_eq!(moves, 1, "{}", puzzle.id),
            Goal::Win | Goal::BestScore => {
                assert!(end.is_over());
                let score = end.final_score(puzzle.position.turn());
                assert_eq!(Some(score), best, "{}", puzzle.id);
            }
        }
    }
}

#[test]
fn flaws_are_found() {
    let mut solver = Solver::default();
    let known = puzzle::find("puzzle3").unwrap();
    let flawed = |change: &dyn Fn(&mut Puzzle)| {
        let mut puzzle = known.clone();
        change(&mut puzzle);
        puzzle
    };
    let wrong = flawed(&|puzzle| puzzle.solution = Square::G8);
    assert_eq!(wrong.verify(&mut solver), Err(Flaw::WrongSolution));
    let easy = flawed(&|puzzle| puzzle.goal = Goal::Corner { moves: 3 });
    assert_eq!(easy.verify(&mut solver), Err(Flaw::TooEasy));
    let long = flawed(&|puzzle| puzzle.goal = Goal::Win);
    assert_eq!(long.verify(&mut solver), Err(Flaw::TooLong));
    // A theme must be seen in the lines of play.
    let wedge = puzzle::library().iter().find(|it| it.kind() == Kind::Wedge);
    let line = puzzle::write(wedge.unwrap()).replace("wedge", "patience");
    let other = puzzle::read(&line).unwrap().remove(0);
    assert_eq!(
        other.verify(&mut solver),
        Err(Flaw::NotTheme(Kind::Patience))
    );
    // Where several moves win, none is the only one.
    let won = puzzle::library().iter().filter(|puzzle| {
        puzzle.kind() == Kind::Ending && {
            let ranking = solver.ranking(puzzle.position);
            ranking.len() > 1 && ranking[1].1.discs() > 0
        }
    });
    let mut several = won.take(1).next().unwrap().clone();
    several.goal = Goal::Win;
    assert!(matches!(
        several.verify(&mut solver),
        Err(Flaw::NotUnique(_))
    ));
}

#[test]
fn lines_are_read_back_as_they_are_written() {
    for puzzle in sample().filter(|puzzle| !puzzle.is_classic()) {
        let line = puzzle::write(puzzle);
        assert_eq!(puzzle::read(&line).unwrap(), std::slice::from_ref(puzzle));
    }
    let ending = |puzzle: &&Puzzle| puzzle.kind() == Kind::Ending;
    let good = puzzle::write(puzzle::library().iter().rfind(ending).unwrap());
    for bad in [
        "corner",
        "corner 1",
        &good.replace("ending", "start"),
        &good.replace("ending 5", "ending 6"),
        &format!("{good} 3"),
        &good[..40],
        &good.replace("ending", "corner"),
    ] {
        let text = format!("# comment\n\n{bad}\n");
        assert_eq!(puzzle::read(&text).unwrap_err().line, 3, "{bad}");
    }
}

#[test]
fn refused_moves_are_no_mistakes() {
    let mut attempt = attempt("puzzle5");
    for mv in [Move::Pass, Move::Place(Square::A1), Move::Place(Square::D4)] {
        assert_eq!(attempt.play(mv).verdict, Verdict::Again);
    }
    assert_eq!(attempt.mistakes(), 0);
    assert_eq!(
        attempt.targets(),
        squares("b1 g1 g2 h2 a5 a6 b6 b7 g7 h7 b8 f8")
    );
    let position: Position = attempt.position();
    assert_eq!(position, puzzle::find("puzzle5").unwrap().position);
}
