//! No answer breaks anything, and all feedback is true to the board.

use outflank_learn::course::{self, Lesson};
use outflank_learn::puzzle::{self, Attempt, Outcome, Wish};
use outflank_learn::training::Day;
use outflank_learn::{Answer, Deed, Feedback, Progress};
use outflank_rules::{Bitboard, Move, Position, Square};
use proptest::prelude::*;
use proptest::sample::Index;

fn moves() -> impl Strategy<Value = Move> {
    prop_oneof![
        1 => Just(Move::Pass),
        12 => (0..64usize).prop_map(|index| Square::from_index(index).unwrap().into()),
    ]
}

fn answers() -> impl Strategy<Value = Answer> {
    prop_oneof![
        1 => Just(Answer::Read),
        4 => moves().prop_map(Answer::Play),
        1 => any::<u64>().prop_map(|bits| Answer::Mark(Bitboard(bits))),
        1 => (any::<u64>(), any::<u64>()).prop_map(|(a, b)| Answer::Mark(Bitboard(a & b & a.rotate_left(7)))),
        2 => (0..70u32).prop_map(Answer::Number),
        1 => any::<u32>().prop_map(Answer::Number),
    ]
}

/// The moves that the feedback reports lead to the board; those that it shows are legal.
fn check(before: Position, feedback: &Feedback, after: Position) {
    let mut position = before;
    for &mv in &feedback.made {
        position = position.play(mv).unwrap();
    }
    assert_eq!(feedback.jump.unwrap_or(position), after);
    for &mv in &feedback.shown {
        position = position.play(mv).unwrap();
    }
    if !feedback.verdict.is_right() {
        // A game that was lost begins anew.
        assert!(feedback.made.is_empty() || feedback.jump.is_some());
        assert!(!feedback.remarks.is_empty());
    }
}

/// What a learner does in a lesson.
#[derive(Clone, Debug)]
enum Act {
    Answer(Answer),
    Legal(Index),
    Hint,
    GoOn,
    GoBack,
    Restart,
}

fn acts() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => answers().prop_map(Act::Answer),
        6 => any::<Index>().prop_map(Act::Legal),
        2 => Just(Act::Hint),
        2 => Just(Act::GoOn),
        1 => Just(Act::GoBack),
        1 => Just(Act::Restart),
    ]
}

/// A legal move by its number, or a pass.
fn legal(position: Position, index: Index) -> Move {
    let moves: Vec<Move> = position.moves().collect();
    if moves.is_empty() {
        Move::Pass
    } else {
        moves[index.index(moves.len())]
    }
}

proptest! {
    #[test]
    fn any_answer_to_any_step_is_answered(chapter in any::<Index>(), acts in prop::collection::vec(acts(), 1..40)) {
        let chapters = course::chapters();
        let mut lesson = Lesson::new(chapter.get(chapters));
        let mut progress = Progress::default();
        for act in acts {
            let answer = match act {
                Act::Answer(answer) => answer,
                Act::Legal(index) => Answer::Play(legal(lesson.position(), index)),
                Act::Hint => { lesson.hint(); continue }
                Act::GoOn => { lesson.go_on(); continue }
                Act::GoBack => { lesson.go_back(); continue }
                Act::Restart => { lesson.restart(); continue }
            };
            // A finished step starts again with the next answer.
            let done = lesson.is_done() && answer != Answer::Read;
            let before = if done { lesson.step().position } else { lesson.position() };
            let feedback = lesson.answer(&answer);
            check(before, &feedback, lesson.position());
            prop_assert!(lesson.targets().is_empty() || !lesson.is_done());
            progress.add_lesson(&lesson);
        }
        let loaded = Progress::load(&progress.save()).unwrap();
        prop_assert_eq!(loaded.progress, progress);
    }

    #[test]
    fn any_move_in_any_puzzle_is_answered(number in any::<Index>(), plays in prop::collection::vec((any::<bool>(), moves(), any::<Index>()), 1..30), end in 0..4u8) {
        let mut attempt = Attempt::new(number.get(puzzle::library()));
        for (at_random, mv, index) in plays {
            let before = attempt.position();
            let mv = if at_random { mv } else { legal(before, index) };
            let feedback = attempt.play(mv);
            check(before, &feedback, attempt.position());
        }
        match end {
            0 => { attempt.hint(); }
            1 => { attempt.give_up(); }
            2 => { attempt.give_up(); attempt.play_out(); attempt.hint(); }
            _ => {}
        }
        prop_assert!((attempt.targets() - attempt.position().legal_moves()).is_empty());
        let mut progress = Progress::default();
        progress.add_attempt(&mut attempt, Day::new(20_000));
        prop_assert_eq!(Progress::load(&progress.save()).unwrap().progress, progress);
    }

    #[test]
    fn there_is_always_a_next_puzzle(outcomes in prop::collection::vec(0..3u8, 0..60)) {
        let mut progress = Progress::default();
        for outcome in outcomes {
            let puzzle = puzzle::next(puzzle::library().iter(), &progress, Wish::default()).unwrap();
            let outcome = [Outcome::Solved, Outcome::Helped, Outcome::Failed][usize::from(outcome)];
            progress.add(Deed::Attempt { puzzle, outcome, day: Day::new(20_000) });
        }
    }

    #[test]
    fn damaged_progress_never_breaks(text in ".{0,200}", cut in any::<Index>()) {
        let _ = Progress::load(&text);
        let mut progress = Progress::default();
        progress.add_lesson(&Lesson::new(&course::chapters()[0]));
        let saved = progress.save();
        let _ = Progress::load(&saved[..cut.index(saved.len())]);
    }
}
