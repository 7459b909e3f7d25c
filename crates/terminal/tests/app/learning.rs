//! Lessons and puzzles by keyboard.

use outflank_learn::Progress;
use outflank_learn::course;
use outflank_learn::puzzle::find;
use outflank_terminal::app::{Effect, Key};
use outflank_text::{Language, Texts};

use super::desk::Desk;

/// What was to be kept last of what was learned.
fn progress(desk: &Desk) -> Progress {
    let kept = desk.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepProgress(progress) => Some(progress.as_ref()),
        _ => None,
    });
    kept.unwrap().clone()
}

#[test]
fn a_chapter_is_done_step_by_step() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("l");
    desk.key(Key::Enter);
    // Read, mark the corners, make a first move.
    desk.key(Key::Enter);
    desk.squares("a1 h1 a8");
    assert!(
        desk.said().contains("missing") || desk.said().contains("more"),
        "{}",
        desk.said()
    );
    desk.squares("h8");
    assert!(
        desk.said().contains("Right! Press Enter to continue."),
        "{}",
        desk.said()
    );
    desk.key(Key::Enter);
    desk.squares("a1");
    desk.squares("c4");
    desk.key(Key::Enter);
    let start = course::find("start").unwrap();
    assert!(progress(&desk).is_complete(start));
    // After the last step comes the next chapter; the list has a tick.
    let second = &course::chapters()[1];
    let title = Texts::new(Language::EN).chapter_title(second);
    assert!(desk.seen().contains(&title), "{}", desk.seen());
    desk.key(Key::Escape);
    assert!(desk.seen().contains("✓"), "{}", desk.seen());
}

#[test]
fn hints_say_more_each_time_and_wrong_answers_change_nothing() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("l");
    desk.key(Key::Enter);
    desk.key(Key::Tab);
    desk.letters("i");
    let first = desk.said();
    desk.letters("i");
    assert_ne!(desk.said(), first);
    desk.letters("r");
    desk.squares("b2");
    assert!(
        desk.said().contains("b2 is not a corner."),
        "{}",
        desk.said()
    );
    let start = course::find("start").unwrap();
    assert_eq!(progress(&desk).steps_done(start), 0);
}

#[test]
fn a_number_is_typed() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("l");
    desk.key(Key::Down);
    desk.key(Key::Down);
    desk.key(Key::Enter);
    desk.key(Key::Enter);
    assert!(desk.said().contains("number"), "{}", desk.said());
    let directions = course::find("directions").unwrap();
    for number in 1..30 {
        desk.letters(&number.to_string());
        desk.key(Key::Enter);
        if progress(&desk).steps_done(directions) == 1 {
            assert!(number > 1, "{}", desk.said());
            return;
        }
    }
    panic!("no number is right: {}", desk.said());
}

#[test]
fn a_classic_puzzle_is_solved_and_played_out() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("p");
    desk.click_on("Classic puzzle 1");
    desk.squares("g2");
    assert!(
        desk.said().contains("White can take the corner h1."),
        "{}",
        desk.said()
    );
    desk.squares("h2 h8");
    assert!(
        desk.said().contains("Solved, with some help."),
        "{}",
        desk.said()
    );
    let puzzle = find("puzzle1").unwrap();
    assert_eq!(
        progress(&desk).puzzles().record(puzzle).unwrap().attempts,
        1
    );
    desk.letters("o");
    desk.squares("a5");
    assert!(desk.said().contains("White"), "{}", desk.said());
    desk.letters("n");
    assert!(desk.seen().contains("Classic puzzle 2"), "{}", desk.seen());
}

#[test]
fn a_puzzle_of_the_stream_is_shown_and_the_next_one_comes() {
    let mut desk = Desk::new(Language::EN);
    desk.letters("p");
    desk.key(Key::Enter);
    let first = desk.picture(80, 24);
    desk.letters("i");
    desk.letters("x");
    assert!(desk.said().contains("The moves: "), "{}", desk.said());
    desk.key(Key::Enter);
    assert_ne!(desk.picture(80, 24), first);
    desk.key(Key::Escape);
    desk.key(Key::Escape);
    assert!(desk.seen().contains("New game…"));
}
