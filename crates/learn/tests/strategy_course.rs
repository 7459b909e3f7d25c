//! The strategy lessons: facts B1 to B7 on interactive boards, whatever the learner tries.

mod common;

use common::{at, last_hint, play, solve, squares};
use outflank_learn::course::{self, Task};
use outflank_learn::insight::{corner, how_flipped, moves_of, openness, regions, stable};
use outflank_learn::{Answer, Feedback, Remark, Verdict};
use outflank_rules::{Bitboard, Color, Move, Position, Square};

/// The moves that a step calls right.
fn right_moves(chapter: &str, step: &str) -> Bitboard {
    let mut lesson = at(chapter, step);
    let legal = lesson.position().legal_moves();
    let mut right = Bitboard::EMPTY;
    for square in legal {
        if lesson.answer(&play(square)).verdict.is_right() {
            right |= square.bitboard();
        }
        lesson.restart();
    }
    right
}

#[test]
fn whatever_is_answered_ends_with_an_idea() {
    let mut lines = 0;
    for chapter in course::chapters().iter().filter(|it| it.part.is_strategy()) {
        for step in chapter.steps.iter().filter(|it| it.task != Task::Read) {
            let idea = chapter.idea(step);
            assert!(idea.is_some(), "{}", step.id);
            if let Task::Follow { .. } = step.task {
                let end = solve(&mut at(chapter.id, step.id));
                assert_eq!(end.remarks.last(), idea.map(Remark::Idea).as_ref());
                lines += 1;
            }
        }
    }
    assert!(lines > 12, "{lines}");
}

#[test]
fn b1_every_loose_disc_is_shown_to_be_loose() {
    let mut lesson = at("stable", "stable-mark");
    let position = lesson.position();
    let safe = stable(position, Color::Black);
    assert_eq!(safe.to_string(), "h4 h5 h6 h7 f8 g8 h8");
    for disc in position.discs(Color::Black) - safe {
        let answer = lesson.answer(&Answer::Mark(safe | disc.bitboard()));
        assert_eq!(answer.verdict, Verdict::Wrong);
        let line = how_flipped(position, disc, 4).unwrap();
        assert_eq!(answer.shown, line);
        let mut at = position;
        for &mv in &line {
            at = at.play(mv).unwrap();
        }
        assert_eq!(at.at(disc), Some(Color::White), "{disc}");
    }
    let answer = lesson.answer(&Answer::Mark(squares("f7")));
    let (square, color) = (Square::F7, Color::Black);
    assert_eq!(answer.remarks, [Remark::NotADisc { square, color }]);
    assert_eq!(lesson.answer(&Answer::Mark(safe)).verdict, Verdict::Done);
}

#[test]
fn b1_one_move_gives_more_stable_discs_than_any_other() {
    let mut lesson = at("stable", "stable-most-2");
    let own = lesson.position().turn();
    assert_eq!(right_moves("stable", "stable-most-2"), squares("h8"));
    let answer = lesson.answer(&play(Square::B1));
    assert!(
        matches!(answer.remarks[0], Remark::MoreStable { square: Square::B1, stable: 0, most } if most > 3)
    );
    let answer = lesson.answer(&play(Square::H8));
    // The stable discs are highlighted, and the idea is said at the end.
    assert_eq!(answer.marks, stable(lesson.position(), own));
    assert_eq!(answer.remarks.last(), Some(&Remark::Idea("stable-most")));
}

#[test]
fn b2_a_move_next_to_the_corner_is_answered_by_the_reply_that_takes_it() {
    let mut lesson = at("neighbours", "neighbours-keep");
    let answer = lesson.answer(&play(Square::G7));
    assert_eq!(answer.verdict, Verdict::Wrong);
    assert_eq!(answer.shown, [Square::G7, Square::H8].map(Move::Place));
    assert!(matches!(
        answer.remarks[0],
        Remark::GivesCorner {
            corner: Square::H8,
            ..
        }
    ));
    assert_eq!(answer.marks, squares("h8"));
    // The board has not changed, and what is shown is legal.
    let position = lesson.position();
    let after = position.play(answer.shown[0]).unwrap();
    assert!(after.play(answer.shown[1]).is_ok());

    // Whatever is tried, the answer is true. What keeps the corners is right if it is good as well.
    let right = right_moves("neighbours", "neighbours-keep");
    for square in position.legal_moves() {
        let safe = corner::open(position.play(square.into()).unwrap()).is_empty();
        assert!(safe || !right.contains(square), "{square}");
    }
    assert_eq!(right, squares("c1 e3"));
    let mut lesson = at("neighbours", "neighbours-open");
    let answer = lesson.answer(&Answer::Mark(squares("a1")));
    assert_eq!(answer.verdict, Verdict::Wrong);
    assert_eq!(
        lesson.answer(&Answer::Mark(squares("h8"))).verdict,
        Verdict::Done
    );
    let mut lesson = at("neighbours", "neighbours-c");
    let beside = squares("b1 g1 a2 h2 a7 h7 b8 g8");
    assert_eq!(lesson.answer(&Answer::Mark(beside)).verdict, Verdict::Done);
    assert_eq!(
        right_moves("neighbours", "neighbours-take-1"),
        squares("a8")
    );
}

#[test]
fn b3_a_quiet_move_makes_the_corner_unstoppable() {
    let mut lesson = at("quiet", "quiet-move");
    let start = lesson.position();
    let answer = lesson.answer(&play(Square::A3));
    // The corner is open then, and the best move is another one.
    assert_eq!(answer.verdict, Verdict::Done);
    assert!(
        matches!(answer.remarks[0], Remark::EveryReplyOpens { color, replies } if color == Color::White && replies.len() == 11)
    );
    let waits = |it: &Remark| matches!(it, Remark::CornerWaits { corner: Square::A1, square: Square::D6, discs } if *discs > 2);
    assert!(answer.remarks.iter().any(waits), "{answer:?}");
    assert_eq!(answer.made.len(), 2);

    lesson.restart();
    for square in start.legal_moves() {
        let forcing = corner::forcing(start, 2).contains(square);
        let answer = lesson.answer(&play(square));
        assert_eq!(answer.verdict.is_right(), forcing, "{square}");
        if answer.verdict == Verdict::Wrong {
            // The reply that is shown does keep the corners closed, or takes one.
            let after = start.play(answer.shown[0]).unwrap();
            let escaped = after.play(answer.shown[1]).unwrap();
            let took = answer.shown[1].square().is_some_and(Square::is_corner);
            assert!(took || corner::open(escaped).is_empty(), "{square}");
        }
        lesson.restart();
    }
}

#[test]
fn b4_a_single_reply_that_opens_the_corner() {
    for (step, solution, reply, taken) in [
        ("force-corner", Square::E8, Square::B2, Square::A1),
        ("force-again", Square::D1, Square::G7, Square::H8),
    ] {
        let mut lesson = at("force", step);
        let answer = lesson.answer(&play(solution));
        let color = Color::White;
        assert_eq!(
            answer.remarks[0],
            Remark::OnlyReplyOpens { color, reply },
            "{:?}",
            lesson.position()
        );
        let corner = |it: &Remark| match it {
            Remark::CornerWaits { corner, .. } => Some(*corner),
            _ => None,
        };
        assert_eq!(answer.remarks.iter().find_map(corner), Some(taken));
        assert_eq!(answer.verdict, Verdict::Done);
        assert!(lesson.position().legal_moves().contains(taken));
    }
    // Where the corner is the best move as well, it is to be taken.
    let mut lesson = at("force", "force-more-1");
    let first = last_hint(&mut lesson).unwrap().marks.first().unwrap();
    let answer = lesson.answer(&play(first));
    assert_eq!(answer.verdict, Verdict::Right);
    assert!(answer.remarks.contains(&Remark::NowTake));
    let taken = corner::open(lesson.position()).first().unwrap();
    assert_eq!(lesson.answer(&play(taken)).verdict, Verdict::Done);
    let mut lesson = at("force", "force-count");
    assert_eq!(lesson.answer(&Answer::Number(1)).verdict, Verdict::Done);
}

#[test]
fn b5_fewest_replies_are_counted_for_every_move() {
    assert_eq!(right_moves("control", "control-fewest"), squares("c7"));
    let mut lesson = at("control", "control-fewest");
    let position = lesson.position();
    for square in position.legal_moves() {
        let after = position.play(square.into()).unwrap();
        let answer = lesson.answer(&play(square));
        let expected = Remark::Mobility {
            square,
            color: Color::White,
            before: moves_of(position, Color::White).len(),
            theirs: after.legal_moves().len(),
            own: moves_of(after, Color::Black).len(),
        };
        assert_eq!(answer.remarks[0], expected);
        // White's replies are highlighted, unless one of them takes a corner on the board.
        if answer.verdict.is_right() || answer.shown.len() < 2 {
            assert_eq!(answer.marks, after.legal_moves());
        } else {
            assert_eq!(answer.marks, corner::open(after));
        }
        lesson.restart();
    }
}

#[test]
fn b5_all_four_corners_can_lose() {
    let lesson = at("control", "control-corners");
    let position = lesson.position();
    assert!(position.is_over());
    assert_eq!(
        position.discs(Color::White) & Bitboard::CORNERS,
        Bitboard::CORNERS
    );
    assert_eq!(position.disc_difference(Color::White).discs(), -32);
}

#[test]
fn b6_few_discs_and_many_moves() {
    let position = at("few", "few-moves").position();
    let count = |color| (position.discs(color).len(), moves_of(position, color).len());
    assert_eq!(
        (count(Color::Black), count(Color::White)),
        ((4, 16), (20, 4))
    );
}

#[test]
fn b6_a_quiet_move_flips_inside() {
    for number in 1..=6 {
        let step = format!("few-quiet-{number}");
        let mut lesson = at("few", &step);
        let position = lesson.position();
        let right = right_moves("few", &step);
        let least = openness(position, right.first().unwrap()).len();
        assert!(right.len() == 1 && least <= 1, "{step}");
        for square in position.legal_moves() - right {
            let count = openness(position, square).len();
            assert!(count > least, "{step} {square}");
            let answer = lesson.answer(&play(square));
            let quieter = Remark::Quieter {
                square,
                count,
                least,
            };
            assert_eq!(answer.remarks[0], quieter);
        }
    }
}

#[test]
fn b7_the_best_move_gives_a_corner_away() {
    for (step, best, corner) in [
        ("give-corner", Square::B7, Square::A8),
        ("give-again", Square::G7, Square::H8),
    ] {
        assert_eq!(right_moves("give", step), best.bitboard(), "{step}");
        let mut lesson = at("give", step);
        let before = lesson.position();
        let answer = lesson.answer(&play(best));
        let gives = Remark::GivesCorner {
            square: best,
            color: !before.turn(),
            corner,
        };
        assert!(answer.remarks.contains(&gives), "{answer:?}");
        assert!(lesson.position().legal_moves().contains(corner));
    }
}

#[test]
fn the_last_move_of_each_part_decides() {
    for (step, best) in [("parity-odd", "g7"), ("parity-last", "g8")] {
        assert_eq!(right_moves("parity", step), squares(best), "{step}");
        let position = at("parity", step).position();
        let odd: Vec<Bitboard> = regions(position)
            .into_iter()
            .filter(|region| region.len() % 2 == 1)
            .collect();
        assert_eq!(odd.len(), 1);
        assert!((odd[0] & squares(best)).len() == 1);
    }
    let mut lesson = at("parity", "parity-regions");
    let answer = lesson.answer(&Answer::Mark(squares("g7 a1")));
    let (square, size) = (Square::A1, 4);
    assert_eq!(answer.remarks, [Remark::EvenRegion { square, size }]);
}

#[test]
fn what_is_marked_or_counted_ends_with_the_idea_of_the_chapter() {
    let idea = |feedback: &Feedback| match feedback.remarks.last() {
        Some(Remark::Idea(name)) => Some(*name),
        _ => None,
    };
    let mut found = Vec::new();
    for chapter in course::chapters() {
        for step in &chapter.steps {
            let mut lesson = at(chapter.id, step.id);
            let done = match step.task {
                Task::Mark(_) => {
                    let marks = last_hint(&mut lesson).unwrap().marks;
                    lesson.answer(&Answer::Mark(marks))
                }
                Task::Count(_) => (0..=64)
                    .map(|number| lesson.answer(&Answer::Number(number)))
                    .find(|it| it.verdict == Verdict::Done)
                    .unwrap(),
                _ => continue,
            };
            assert_eq!(done.verdict, Verdict::Done, "{}", step.id);
            let idea = idea(&done);
            assert_eq!(idea.is_some(), chapter.part.is_strategy(), "{}", step.id);
            found.extend(idea.map(|idea| (chapter.id, idea)));
        }
    }
    found.dedup();
    assert_eq!(
        found,
        [
            ("stable", "stable-most"),
            ("neighbours", "neighbours-keep"),
            ("quiet", "quiet-move"),
            ("force", "force-corner"),
            ("moves", "moves"),
            ("control", "control-fewest"),
            ("frontier", "frontier-which"),
            ("few", "few-quiet"),
            ("safe", "safe-out"),
            ("shapes", "shapes"),
            ("tempo", "tempo-which"),
            ("waiting", "waiting"),
            ("diagonal", "diagonal-play"),
            ("parity", "parity-odd"),
            ("sample", "sample"),
        ]
    );
}

#[test]
fn what_is_shown_after_a_wrong_move_is_legal_everywhere() {
    for chapter in course::chapters() {
        for step in &chapter.steps {
            let mut lesson = at(chapter.id, step.id);
            for square in step.position.legal_moves() {
                let answer = lesson.answer(&play(square));
                let mut position: Position = step.position;
                for &mv in answer.made.iter().chain(&answer.shown) {
                    position = position.play(mv).unwrap();
                }
                lesson.restart();
            }
        }
    }
}
