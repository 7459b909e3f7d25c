//! The rules course: facts A1 to A16 on interactive boards.

mod common;

use common::{at, last_hint, play, solve, squares};
use outflank_learn::course::{self, Lesson, Part};
use outflank_learn::insight::{Dead, corner, moves_of, stable};
use outflank_learn::{Answer, AnswerKind, Remark, Verdict};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

#[test]
fn every_step_can_be_done_as_its_hints_say() {
    for chapter in course::chapters() {
        let mut lesson = Lesson::new(chapter);
        for (index, step) in chapter.steps.iter().enumerate() {
            assert_eq!((lesson.index(), lesson.is_done()), (index, false));
            solve(&mut lesson);
            assert!(lesson.targets().is_empty());
            let last = index + 1 == chapter.steps.len();
            assert_eq!(
                (lesson.is_last(), lesson.go_on()),
                (last, !last),
                "{}",
                step.id
            );
        }
        assert!(lesson.is_done());
        assert_eq!(lesson.go_back(), chapter.steps.len() > 1);
        assert!(!lesson.go_to(99));
    }
}

#[test]
fn the_course_has_the_rules_first_and_no_name_twice() {
    let chapters = course::chapters();
    let parts: Vec<Part> = chapters.iter().map(|chapter| chapter.part).collect();
    assert!(parts.is_sorted_by_key(|part| *part == Part::Strategy));
    let mut names: Vec<&str> = chapters
        .iter()
        .flat_map(|chapter| chapter.steps.iter().map(|step| step.id))
        .collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
    for chapter in chapters {
        assert_eq!(course::find(chapter.id).unwrap().id, chapter.id);
        for step in &chapter.steps {
            let belongs = step.id.strip_prefix(chapter.id);
            assert!(
                belongs.is_some_and(|rest| rest.starts_with('-')),
                "{}",
                step.id
            );
        }
    }
    assert!(course::find("nothing").is_none());
}

#[test]
fn all_figures_are_shown() {
    let shown = |position: Position| {
        let mut steps = course::chapters().iter().flat_map(|chapter| &chapter.steps);
        steps.any(|step| step.position == position)
    };
    for item in outflank_play::collection::all() {
        let puzzle = item.kind == outflank_play::collection::Kind::Puzzle;
        assert!(puzzle || shown(item.position), "{}", item.id);
    }
}

#[test]
fn a1_corners_are_found_by_their_names() {
    let mut lesson = at("start", "start-corners");
    let answer = lesson.answer(&Answer::Mark(squares("a1 h1 a8 g8")));
    assert_eq!(answer.verdict, Verdict::Wrong);
    let square = Square::G8;
    assert_eq!(answer.remarks, [Remark::NotACorner { square }]);
    let answer = lesson.answer(&Answer::Mark(squares("a1 h1 a8")));
    let (found, missing) = (3, 1);
    assert_eq!(answer.verdict, Verdict::Right);
    assert_eq!(answer.remarks, [Remark::Missing { found, missing }]);
    assert!(!lesson.is_done());
    let answer = lesson.answer(&Answer::Mark(Bitboard::CORNERS));
    assert_eq!(answer.verdict, Verdict::Done);
}

#[test]
fn a3_the_first_move_flips_d4() {
    let mut lesson = at("start", "start-first");
    let answer = lesson.answer(&play(Square::C4));
    let flips = Remark::Flips {
        square: Square::C4,
        discs: squares("d4"),
        directions: 1,
    };
    assert_eq!(
        (answer.verdict, &answer.remarks[..]),
        (Verdict::Done, &[flips][..])
    );
    assert_eq!(lesson.position().turn(), Color::White);
    // Another legal move is not a mistake, but not the answer either.
    let answer = lesson.answer(&play(Square::F5));
    assert_eq!(answer.verdict, Verdict::Again);
    assert_eq!(lesson.position(), Position::START);
}

#[test]
fn a5_a_square_that_flips_nothing_is_refused_with_the_reason() {
    let mut lesson = at("outflank", "outflank-try");
    let color = Color::Black;
    for (square, why) in [
        (Square::A1, Dead::NoNeighbour),
        (
            Square::E3,
            Dead::Open {
                discs: squares("d4"),
                gap: Square::C5,
            },
        ),
        (
            Square::C3,
            Dead::Open {
                discs: squares("d4 e5"),
                gap: Square::F6,
            },
        ),
    ] {
        let answer = lesson.answer(&play(square));
        let expected = Remark::FlipsNothing { square, color, why };
        assert_eq!(
            (answer.verdict, &answer.remarks[..]),
            (Verdict::Again, &[expected][..])
        );
    }
    let answer = lesson.answer(&play(Square::D4));
    let square = Square::D4;
    assert_eq!(answer.remarks, [Remark::Occupied { square }]);
    assert_eq!(lesson.answer(&play(Square::D3)).verdict, Verdict::Done);
}

#[test]
fn a6_all_rows_flip_at_once() {
    let mut lesson = at("directions", "directions-count");
    for (number, verdict) in [(3, Verdict::Wrong), (7, Verdict::Wrong), (6, Verdict::Done)] {
        assert_eq!(lesson.answer(&Answer::Number(number)).verdict, verdict);
    }
    let mut lesson = at("directions", "directions-star");
    let answer = lesson.answer(&play(Square::D4));
    assert!(
        matches!(answer.remarks[0], Remark::Flips { discs, directions: 8, .. } if discs.len() == 18)
    );
}

#[test]
fn a7_a8_marked_discs_that_do_not_flip_are_explained() {
    let mut lesson = at("line", "line-own");
    let answer = lesson.answer(&Answer::Mark(squares("d4 f4")));
    let (disc, own) = (Square::D4, Square::E4);
    assert_eq!(answer.remarks, [Remark::KeptBehindOwn { disc, own }]);

    let mut lesson = at("line", "line-chain");
    let answer = lesson.answer(&Answer::Mark(squares("d2 d3 d4 e4")));
    let (disc, square) = (Square::E4, Square::D1);
    assert_eq!(answer.remarks, [Remark::KeptNotInLine { disc, square }]);
    assert_eq!(
        lesson.answer(&Answer::Mark(squares("d2 d3 d4"))).verdict,
        Verdict::Done
    );
}

#[test]
fn what_was_marked_happens_on_the_board() {
    // The move is made.
    let mut lesson = at("line", "line-own");
    let before = lesson.position();
    let answer = lesson.answer(&Answer::Mark(squares("f4")));
    assert_eq!(answer.made, [Move::Place(Square::G4)]);
    assert_eq!(lesson.position(), before.play(answer.made[0]).unwrap());
    // A disc already on the board gets its lines flipped.
    let mut lesson = at("sample", "sample-c4");
    assert_eq!(lesson.placed(), Some(Square::C4));
    let answer = lesson.answer(&Answer::Mark(squares("d4")));
    assert_eq!(answer.jump, Some(lesson.position()));
    assert_eq!(lesson.position(), at("sample", "sample-white").position());
    // Wrong flips are corrected.
    let mut lesson = at("table", "table-mistake");
    lesson.answer(&Answer::Mark(squares("f6 d4")));
    assert_eq!(lesson.position(), at("table", "table-stands").position());
    lesson.restart();
    assert_eq!(lesson.position(), lesson.step().position);
}

#[test]
fn a9_a_pass_is_refused_with_a_move_and_right_without() {
    let mut lesson = at("pass", "pass-not-allowed");
    assert!(lesson.offers_pass());
    let answer = lesson.answer(&Answer::Play(Move::Pass));
    let squares = squares("b2");
    assert_eq!(answer.remarks, [Remark::MustPlace { squares }]);

    let mut lesson = at("pass", "pass-forced");
    let color = Color::White;
    let answer = lesson.answer(&play(Square::H8));
    assert_eq!(answer.remarks, [Remark::MustPass { color }]);
    let answer = lesson.answer(&Answer::Play(Move::Pass));
    assert_eq!(answer.remarks, [Remark::Passed { color }]);
    assert_eq!(lesson.position().turn(), Color::Black);
}

#[test]
fn a10_mistakes_are_found_by_comparing_with_the_rules() {
    let mut lesson = at("table", "table-mistake");
    let square = Square::E5;
    let answer = lesson.answer(&Answer::Mark(squares("f6 d4 e5")));
    assert_eq!(answer.remarks, [Remark::NoMistake { square }]);
    assert_eq!(
        lesson.answer(&Answer::Mark(squares("f6 d4"))).verdict,
        Verdict::Done
    );
}

#[test]
fn a13_a14_the_margin_is_counted_also_when_the_board_is_not_full() {
    for (step, margin, empties) in [("end-count", 44, 0), ("end-early", 50, 4)] {
        let mut lesson = at("end", step);
        let position = lesson.position();
        assert!(position.is_over());
        assert_eq!(position.empties().len(), empties);
        assert_eq!(
            lesson.answer(&Answer::Number(margin)).verdict,
            Verdict::Done
        );
    }
    let mut lesson = at("end", "end-wiped-out");
    lesson.answer(&play(Square::C2));
    assert!(lesson.position().discs(Color::Black).is_empty());
    assert!(lesson.position().is_over());
}

#[test]
fn a16_handicap_corners_are_stable_from_the_start() {
    let mut lesson = at("handicap", "handicap-stable");
    let answer = lesson.answer(&Answer::Mark(squares("e4")));
    assert!(matches!(answer.remarks[0], Remark::CanBeFlipped { .. }));
    assert_eq!(
        lesson.answer(&Answer::Mark(Bitboard::CORNERS)).verdict,
        Verdict::Done
    );
}

#[test]
fn the_sample_game_is_played_along_to_47_17() {
    let mut lesson = at("sample", "sample-game");
    assert_eq!(lesson.next_square(), Some(Square::D3));
    // A legal move that is not the game's changes nothing.
    let answer = lesson.answer(&play(Square::F5));
    assert_eq!(answer.verdict, Verdict::Again);
    let (square, next) = (Square::F5, Square::D3);
    assert_eq!(answer.remarks, [Remark::LineGoes { square, next }]);

    let mut comments = 0;
    let mut passes = 0;
    let last = loop {
        let answer = lesson.answer(&play(lesson.next_square().unwrap()));
        let said = answer.remarks.iter();
        comments += said
            .filter(|remark| matches!(remark, Remark::Comment(_)))
            .count();
        passes += answer.made.iter().filter(|mv| **mv == Move::Pass).count();
        if answer.verdict == Verdict::Done {
            break answer;
        }
        assert_eq!(answer.verdict, Verdict::Right);
        assert_eq!(lesson.position().turn(), Color::Black);
    };
    assert_eq!((comments, passes), (15, 1));
    let (black, white) = (47, 17);
    assert!(last.remarks.contains(&Remark::Ended { black, white }));
    assert_eq!(lesson.next_square(), None);
}

#[test]
fn an_answer_of_another_kind_is_no_mistake() {
    let mut lesson = at("start", "start-board");
    for answer in [
        play(Square::C4),
        Answer::Number(4),
        Answer::Mark(Bitboard::ALL),
    ] {
        let feedback = lesson.answer(&answer);
        assert_eq!(feedback.verdict, Verdict::Again);
        let kind = AnswerKind::Read;
        assert_eq!(feedback.remarks, [Remark::AnswerIs { kind }]);
    }
    assert_eq!(last_hint(&mut lesson), None);
    assert_eq!(lesson.answer(&Answer::Read).verdict, Verdict::Done);
}

/// The comments on the sample game, checked on the board.
#[test]
fn the_comments_on_the_sample_game_are_true() {
    let mut lesson = at("sample", "sample-game");
    let mut boards = vec![lesson.position()];
    while !lesson.is_done() {
        for mv in lesson.answer(&play(lesson.next_square().unwrap())).made {
            boards.push(boards.last().unwrap().play(mv).unwrap());
        }
    }
    // After this many moves: each side's discs and mobility.
    let count = |after: usize| {
        let position = boards[after];
        Color::ALL.map(|color| {
            let discs = position.discs(color).len();
            (discs, moves_of(position, color).len())
        })
    };
    assert_eq!(count(8), [(6, 14), (8, 7)]); // choices
    assert_eq!(count(14), [(6, 12), (14, 5)]); // behind
    assert_eq!(count(18), [(7, 12), (17, 6)]); // wall
    assert_eq!(count(23)[1].1, 4); // four-moves
    let open = |after: usize| corner::open(boards[after]).to_string();
    assert_eq!((open(24), open(26)), (String::new(), "a8".to_owned())); // diagonal, open
    assert_eq!(
        boards[24].board().opponent() & squares("b7 c6 d5 e4 f3 g2"),
        squares("b7 c6 d5 e4 f3")
    );
    assert_eq!(boards[29].at(Square::A8), Some(Color::Black)); // corner
    let safe = |after: usize| stable(boards[after], Color::Black);
    assert_eq!(safe(31) & squares("a8 b8 c8"), squares("a8 b8 c8")); // edge
    let bottom = squares("a8 b8 c8 d8 e8 f8 g8");
    assert_eq!(safe(45) & bottom, bottom); // bottom
    assert_eq!(count(45)[1].1, 3); // second-corner
    assert!(corner::open(boards[46]).contains(Square::A1));
    assert_eq!(count(49)[1].1, 1); // forced
    assert!(corner::open(boards[50]).contains(Square::H1));
    assert_eq!(
        boards[57].discs(Color::Black) & Bitboard::CORNERS,
        Bitboard::CORNERS
    ); // four-corners
    assert!(boards[57].must_pass()); // pass
    assert_eq!(boards[57].empties(), squares("h2"));
    assert_eq!(boards[59].disc_difference(Color::Black).discs(), 30); // count
    assert_eq!(boards.len(), 60);
}
