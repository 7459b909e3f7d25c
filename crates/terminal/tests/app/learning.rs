//! Lessons and puzzles by keyboard.

use outflank_learn::Progress;
use outflank_learn::course::{self, Grade, Part};
use outflank_learn::puzzle::find;
use outflank_terminal::app::{Effect, Key};
use outflank_text::{Language, Texts};

use super::user::User;

/// What was to be kept last of what was learned.
fn progress(user: &User) -> Progress {
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepProgress(progress) => Some(progress.as_ref()),
        _ => None,
    });
    kept.unwrap().clone()
}

#[test]
fn a_chapter_is_done_step_by_step() {
    let mut user = User::new(Language::EN);
    user.letters("l");
    user.key(Key::Enter);
    // Read twice, mark the corners, make a first move.
    user.key(Key::Enter);
    user.key(Key::Enter);
    user.squares("a1 h1 a8");
    assert!(
        user.said().contains("missing") || user.said().contains("more"),
        "{}",
        user.said()
    );
    user.squares("h8");
    assert!(
        user.said().contains("Right! Press Enter to continue."),
        "{}",
        user.said()
    );
    user.key(Key::Enter);
    user.squares("a1");
    user.squares("c4");
    user.key(Key::Enter);
    let start = course::find("start").unwrap();
    assert!(progress(&user).is_complete(start));
    // After the last step comes the next chapter; the list has a tick.
    let second = &course::chapters()[1];
    let title = Texts::new(Language::EN).chapter_title(second);
    assert!(user.seen().contains(&title), "{}", user.seen());
    user.key(Key::Esc);
    assert!(user.seen().contains("✓"), "{}", user.seen());
}

#[test]
fn hints_say_more_each_time_and_wrong_answers_change_nothing() {
    let mut user = User::new(Language::EN);
    user.letters("l");
    user.key(Key::Enter);
    user.key(Key::Tab);
    user.key(Key::Tab);
    user.letters("i");
    let first = user.said();
    user.letters("i");
    assert_ne!(user.said(), first);
    user.letters("r");
    user.squares("b2");
    assert!(
        user.said().contains("b2 is not a corner."),
        "{}",
        user.said()
    );
    let start = course::find("start").unwrap();
    assert_eq!(progress(&user).steps_done(start), 0);
}

#[test]
fn a_number_is_typed() {
    let mut user = User::new(Language::EN);
    user.letters("l");
    user.key(Key::Down);
    user.key(Key::Down);
    user.key(Key::Enter);
    user.key(Key::Enter);
    assert!(user.said().contains("number"), "{}", user.said());
    let directions = course::find("directions").unwrap();
    for number in 1..30 {
        user.letters(&number.to_string());
        user.key(Key::Enter);
        if progress(&user).steps_done(directions) == 1 {
            assert!(number > 1, "{}", user.said());
            return;
        }
    }
    panic!("no number is right: {}", user.said());
}

#[test]
fn a_classic_puzzle_is_solved_and_played_out() {
    let mut user = User::new(Language::EN);
    user.letters("p");
    user.click_on("Classic puzzle 1");
    user.squares("g2");
    assert!(
        user.said().contains("White can take the corner h1."),
        "{}",
        user.said()
    );
    user.squares("h2 h8");
    assert!(
        user.said().contains("Solved, with some help."),
        "{}",
        user.said()
    );
    let puzzle = find("puzzle1").unwrap();
    assert_eq!(
        progress(&user).puzzles().record(puzzle).unwrap().attempts,
        1
    );
    user.letters("o");
    user.squares("a5");
    assert!(user.said().contains("White"), "{}", user.said());
    user.letters("n");
    assert!(user.seen().contains("Classic puzzle 2"), "{}", user.seen());
}

#[test]
fn the_difficulty_of_puzzles_can_be_chosen() {
    let mut user = User::new(Language::EN);
    user.letters("p");
    for difficulty in ["very easy", "easy", "medium", "hard", "very hard"] {
        user.click_on("Difficulty");
        let seen = user.seen();
        let row = format!("Difficulty {difficulty} Classic");
        assert!(seen.contains(&row), "{seen}");
    }
    user.click_on("Swindles");
    assert!(user.seen().contains(" · very hard"), "{}", user.seen());
    user.key(Key::Esc);
    user.click_on("Difficulty");
    assert!(user.seen().contains("Matched to me"), "{}", user.seen());
}

#[test]
fn a_puzzle_of_the_stream_is_shown_and_the_next_one_comes() {
    let mut user = User::new(Language::EN);
    user.letters("p");
    user.key(Key::Enter);
    let first = user.picture(80, 24);
    user.letters("i");
    user.letters("x");
    assert!(user.said().contains("The moves: "), "{}", user.said());
    user.key(Key::Enter);
    assert_ne!(user.picture(80, 24), first);
    user.key(Key::Esc);
    user.key(Key::Esc);
    assert!(user.seen().contains("New game…"));
}

/// Twelve moves against level 8, as the hints say.
#[test]
fn moves_out_of_the_book_are_answered_by_the_engine() {
    let mut user = User::new(Language::EN);
    user.letters("l");
    let mut rows = 0;
    for part in Part::ALL {
        for chapter in part.chapters() {
            if chapter.id == "out" {
                break;
            }
            rows += 1;
        }
        if part == Part::Openings {
            break;
        }
        let grade = Grade::of(part);
        rows += grade.map_or(0, |it| 1 + usize::from(it.opponent.is_some()));
    }
    for _ in 0..rows {
        user.key(Key::Down);
    }
    user.key(Key::Enter);
    let chapter = course::find("out").unwrap();
    let is_spar = |step: &course::Step| matches!(step.task, course::Task::Spar(_));
    let first = chapter.steps.iter().position(is_spar).unwrap();
    for _ in 0..first {
        user.key(Key::Tab);
    }
    assert!(user.said().contains("level 8"), "{}", user.said());
    for number in 1..=12 {
        user.letters("i");
        let said = user.said();
        let place = said.find("is worth a try").unwrap();
        let square = said[..place].trim_end();
        let square = square[square.len() - 2..].to_owned();
        user.squares(&square);
        if number < 12 {
            assert!(user.said().contains("So far 0 of 6"), "{}", user.said());
        }
    }
    let progress = progress(&user);
    assert!(progress.is_done(chapter, &chapter.steps[first]));
}

/// Each board takes one answer of its kind: a pass, a square, a number.
#[test]
fn the_test_of_the_rules_is_taken_to_its_end() {
    let mut user = User::new(Language::EN);
    user.letters("l");
    for _ in Part::Rules.chapters() {
        user.key(Key::Down);
    }
    user.key(Key::Enter);
    for board in 1..=10 {
        let number = format!("Board {board} of 10.");
        assert!(user.seen().contains(&number), "{}", user.seen());
        user.letters("p");
        for answer in ["99", "d4", "a1", ""] {
            if user.seen().contains(&number) {
                user.letters(answer);
                user.key(Key::Enter);
            }
        }
    }
    // A pass may have been right once.
    assert!(user.seen().contains("of 10: eight are"), "{}", user.seen());
    let result = Grade::of(Part::Rules).unwrap().result(&progress(&user));
    assert!(result.is_some_and(|it| it.right <= 1 && it.of == 10));
}
