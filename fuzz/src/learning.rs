//! Any text as saved progress: refused with a reason, or read, and then written and read as the same. Any bytes as
//! what somebody does in a lesson and in a puzzle: moves that are made lead to the board, moves that are shown could
//! be played, and what is refused changes nothing.

use outflank_learn::challenge::Awaited;
use outflank_learn::course::{self, Lesson};
use outflank_learn::puzzle::{self, Attempt};
use outflank_learn::{Answer, Feedback, Progress, Verdict};
use outflank_rules::{Bitboard, Move, Position, Square};

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    match Progress::load(&String::from_utf8_lossy(data)) {
        Ok(loaded) => {
            let again = Progress::load(&loaded.progress.save()).expect("what was written is read");
            assert_eq!((again.progress, again.unreadable), (loaded.progress, 0));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    if let [which, acts @ ..] = data {
        lesson(usize::from(*which), acts);
        attempt(usize::from(*which), acts);
    }
}

fn lesson(which: usize, acts: &[u8]) {
    let chapters = course::chapters();
    let mut lesson = Lesson::new(&chapters[which % chapters.len()]);
    for &act in acts.iter().take(100) {
        let answer = match act {
            0..64 => Answer::Play(place(act)),
            64..128 => Answer::Number(u32::from(act - 64)),
            128..192 => Answer::Mark(Bitboard(u64::from(act).wrapping_mul(0x2545_f491_4f6c_dd1d))),
            192..200 => Answer::Play(Move::Pass),
            200..208 => Answer::Read,
            208..216 => {
                lesson.hint();
                continue;
            }
            216..224 => {
                lesson.go_back();
                continue;
            }
            224..240 => {
                hear(&mut lesson, usize::from(act));
                continue;
            }
            _ => {
                lesson.go_on();
                continue;
            }
        };
        let again = lesson.is_done() && answer != Answer::Read;
        let before = if again {
            lesson.step().position
        } else {
            lesson.position()
        };
        let feedback = lesson.answer(&answer);
        check(before, &feedback, lesson.position());
    }
}

/// An engine that says anything, as far as it is legal.
fn hear(lesson: &mut Lesson, which: usize) {
    match lesson.awaits() {
        Some(Awaited::Values(position)) => {
            let squares = position.legal_moves().into_iter();
            let values = squares.map(|square| (square, square.index() as f32 - which as f32));
            lesson.hear_values(values.collect());
        }
        Some(Awaited::Reply(position, _)) => {
            let moves: Vec<Move> = position.moves().collect();
            let feedback = lesson.hear_reply(moves[which % moves.len()]);
            check(position, &feedback, lesson.position());
        }
        None => {}
    }
}

fn attempt(which: usize, acts: &[u8]) {
    let library = puzzle::library();
    let number = which * 256 + usize::from(acts.first().copied().unwrap_or(0));
    let mut attempt = Attempt::new(&library[number % library.len()]);
    for &act in acts.iter().skip(1).take(40) {
        let before = attempt.position();
        match act {
            0..64 => {
                let feedback = attempt.play(place(act));
                check(before, &feedback, attempt.position());
            }
            64..192 => {
                let legal: Vec<Square> = attempt.targets().into_iter().collect();
                if let Some(&square) = legal.get(usize::from(act) % legal.len().max(1)) {
                    let feedback = attempt.play(square.into());
                    check(before, &feedback, attempt.position());
                }
            }
            192..240 => drop(attempt.hint()),
            240..250 => drop(attempt.play_out()),
            _ => drop(attempt.give_up()),
        }
    }
}

fn place(act: u8) -> Move {
    Move::Place(Square::from_index(usize::from(act & 63)).expect("below 64"))
}

fn check(before: Position, feedback: &Feedback, after: Position) {
    let play = |moves: &[Move]| {
        moves.iter().fold(before, |position, &mv| {
            position.play(mv).expect("a legal move")
        })
    };
    assert_eq!(feedback.jump.unwrap_or_else(|| play(&feedback.made)), after);
    play(&feedback.shown);
    if !feedback.verdict.is_right() {
        // In a game against a player, a poor move is made all the same.
        let refused = feedback.verdict == Verdict::Again;
        assert!(feedback.made.is_empty() || !refused);
        assert!(!feedback.remarks.is_empty());
    }
}
