//! The rules course: facts A1 to A16 on interactive boards.

mod common;

use common::{at, last_hint, play, solve, squares};
use outflank_learn::course::{self, Lesson, Part, Practice};
use outflank_learn::insight::{Dead, corner, moves_of};
use outflank_learn::training::Drill;
use outflank_learn::{Answer, AnswerKind, Remark, Verdict};
use outflank_play::{Level, Match, MatchSetup};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

#[test]
fn every_step_can_be_done_as_its_hints_say() {
    for chapter in course::chapters() {
        let mut lesson = Lesson::new(chapter);
        let mut solved = true;
        for (index, step) in chapter.steps.iter().enumerate() {
            assert_eq!((lesson.index(), lesson.is_done()), (index, false));
            // As WebAssembly the engine takes long, and has tests of its own.
            solved = step.practice.is_none()
                && !(cfg!(target_family = "wasm") && lesson.awaits().is_some());
            if solved {
                solve(&mut lesson);
            } else {
                // That is done elsewhere.
                assert_eq!(lesson.answer(&Answer::Read).verdict, Verdict::Again);
                assert!(!lesson.is_done());
            }
            assert!(lesson.targets().is_empty());
            let last = index + 1 == chapter.steps.len();
            assert_eq!(
                (lesson.is_last(), lesson.go_on()),
                (last, !last),
                "{}",
                step.id
            );
        }
        assert_eq!(lesson.is_done(), solved);
        assert_eq!(lesson.go_back(), chapter.steps.len() > 1);
        assert!(!lesson.go_to(99));
    }
}

#[test]
fn the_course_has_the_rules_first_and_no_name_twice() {
    let chapters = course::chapters();
    let parts: Vec<Part> = chapters.iter().map(|chapter| chapter.part).collect();
    let place = |part: &Part| Part::ALL.iter().position(|it| it == part);
    assert!(parts.is_sorted_by_key(place));
    // A game of one's own comes right after the rules.
    let sent: Vec<(&str, Practice)> = chapters
        .iter()
        .flat_map(|chapter| &chapter.steps)
        .filter_map(|step| Some((step.id, step.practice?)))
        .collect();
    let game = |level, clock: &str| Practice::Game {
        level: Level::new(level).unwrap(),
        clock: clock.parse().unwrap(),
    };
    assert_eq!(
        sent,
        [
            ("first-game", game(1, "none")),
            ("neighbours-drill", Practice::Drill(Drill::XSquare)),
            ("moves-drill", Practice::Drill(Drill::Moves)),
            ("last-drill", Practice::Drill(Drill::LastTwo)),
            ("lines-train", Practice::Openings),
            ("time-game", game(9, "25m")),
            ("own-practice", Practice::Mistakes),
        ]
    );
    let rules = parts.iter().filter(|part| **part == Part::Rules);
    assert_eq!(chapters[rules.count() - 1].id, "first");
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
fn d2_the_lesson_about_game_numbers_shows_how_game_42_begins() {
    let mut lesson = at("cartridge", "cartridge-extra");
    let game = Match::new(MatchSetup::cartridge("42".parse().unwrap(), Level::MIN));
    assert_eq!(lesson.position(), game.unwrap().position());
    let answer = lesson.answer(&Answer::Mark(Bitboard::CORNERS));
    assert_eq!(answer.verdict, Verdict::Done);
}

#[test]
fn the_model_game_is_played_along_to_56_8() {
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
        let next = last_hint(&mut lesson).unwrap().marks.first().unwrap();
        let answer = lesson.answer(&play(next));
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
    assert_eq!((comments, passes), (10, 3));
    let (black, white) = (56, 8);
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

/// The comments on the model game, checked on the board.
#[test]
fn the_comments_on_the_model_game_are_true() {
    let boards = boards_of("sample-game");
    let count = |after: usize| discs_and_moves(boards[after]);
    assert_eq!(count(2), [(3, 9), (5, 5)]); // early
    assert_eq!(count(18), [(9, 13), (15, 7)]); // behind
    assert_eq!(count(20), [(6, 13), (20, 7)]); // wall
    assert_eq!(boards[29].at(Square::G7), Some(Color::Black)); // offer
    assert!(boards[29].empties().contains(Square::H8));
    assert_eq!(boards[35].at(Square::H8), Some(Color::White)); // paid
    assert_eq!((count(35)[0].1, count(35)[1].1), (11, 5));
    assert_eq!(count(37)[1].1, 4); // four-moves
    assert_eq!(boards[39].legal_moves(), squares("b2")); // single
    assert!(corner::open(boards[40]).contains(Square::A1));
    assert_eq!(boards[41].at(Square::A1), Some(Color::Black)); // corner
    assert_eq!(count(41)[1].1, 2);
    assert!(boards[49].must_pass()); // alone
    assert_eq!((count(38)[0].0, count(38)[1].0), (7, 37)); // count: before move 41
    assert_eq!(
        boards.last().unwrap().disc_difference(Color::Black).discs(),
        48
    );
    assert_eq!(boards.len(), 62);
}

/// Every board of a model game.
fn boards_of(step: &str) -> Vec<Position> {
    let mut lesson = at("sample", step);
    let mut boards = vec![lesson.position()];
    while !lesson.is_done() {
        let next = last_hint(&mut lesson).unwrap().marks.first().unwrap();
        for mv in lesson.answer(&play(next)).made {
            boards.push(boards.last().unwrap().play(mv).unwrap());
        }
    }
    boards
}

/// Each side's discs and mobility.
fn discs_and_moves(position: Position) -> [(u32, u32); 2] {
    Color::ALL.map(|color| {
        let discs = position.discs(color).len();
        (discs, moves_of(position, color).len())
    })
}

#[test]
fn the_comments_on_the_other_model_games_are_true() {
    let boards = boards_of("sample-edgar");
    let count = |after: usize| discs_and_moves(boards[after]);
    assert_eq!(count(20), [(6, 9), (18, 10)]); // edgar-edge
    let reached = |edge: &str| !(boards[20].discs(Color::White) & squares(edge)).is_empty();
    assert!(reached("c1 d1 e1 f1") && reached("a3 a4 a5 a6"));
    assert_eq!(count(28), [(8, 17), (24, 6)]); // edgar-moves
    assert_eq!(count(36), [(5, 8), (35, 4)]); // edgar-few
    assert_eq!(boards[41].at(Square::G7), Some(Color::Black)); // edgar-x
    assert!(corner::open(boards[41]).contains(Square::H8));
    assert_eq!(count(44), [(1, 3), (47, 0)]); // edgar-one
    assert!(corner::open(boards[44]).contains(Square::A8));
    assert_eq!(count(63)[0].0, 54); // edgar-end
    assert_eq!(boards.len(), 64);

    let boards = boards_of("sample-silas");
    let count = |after: usize| discs_and_moves(boards[after]);
    assert_eq!((count(12)[0].1, count(12)[1].1), (12, 8)); // silas-inside
    assert_eq!(count(30), [(13, 11), (21, 9)]); // silas-close
    assert_eq!(boards[36].at(Square::A1), Some(Color::White)); // silas-corner
    assert_eq!((count(36)[0].1, count(36)[1].1), (12, 4));
    assert_eq!(count(40)[1], (30, 0)); // silas-none
    assert!(corner::open(boards[40]).contains(Square::A8));
    assert_eq!((boards[58].empties().len(), count(58)[1].1), (2, 0)); // silas-last
    let end = boards[61]; // silas-end
    let corners = Color::ALL.map(|color| (end.discs(color) & Bitboard::CORNERS).len());
    assert_eq!(corners, [2, 2]);
    assert_eq!(end.disc_difference(Color::Black).discs(), 28);
}
