//! The learner's saved progress, and what comes next.

mod common;

use common::{at, solve};
use outflank_learn::course;
use outflank_learn::puzzle::{self, Attempt, Difficulty, Kind, Outcome, Puzzle, Streak, Wish};
use outflank_learn::training::{Day, Drill};
use outflank_learn::{Deed, Progress, ProgressError};

const TODAY: Day = Day::new(20_000);

fn attempt(progress: &mut Progress, puzzle: &'static Puzzle, outcome: Outcome) {
    progress.add(Deed::Attempt {
        puzzle,
        outcome,
        day: TODAY,
    });
}

fn next(progress: &Progress, kind: Option<Kind>) -> &'static Puzzle {
    let wish = Wish {
        kind,
        ..Wish::default()
    };
    puzzle::next(puzzle::library().iter(), progress, wish).unwrap()
}

#[test]
fn a_chapter_goes_on_where_it_was_left() {
    let mut progress = Progress::default();
    let mut lesson = at("start", "start-aim");
    solve(&mut lesson);
    progress.add_lesson(&lesson);
    lesson.go_on();
    progress.add_lesson(&lesson);

    let progress = Progress::load(&progress.save()).unwrap().progress;
    let chapter = course::find("start").unwrap();
    assert_eq!(progress.steps_done(chapter), 1);
    assert!(progress.is_done(chapter, &chapter.steps[0]));
    assert!(!progress.is_done(chapter, &chapter.steps[1]));
    assert!(!progress.is_complete(chapter));
    assert_eq!(progress.lesson(chapter).index(), 1);
    assert_eq!(progress.lesson(course::find("end").unwrap()).index(), 0);
}

#[test]
fn what_was_done_since_can_be_added_to_another_copy() {
    let mut before = Progress::default();
    let mut lesson = at("start", "start-aim");
    solve(&mut lesson);
    before.add_lesson(&lesson);
    let mut after = before.clone();
    lesson.go_on();
    solve(&mut lesson);
    after.add_lesson(&lesson);
    lesson.go_on();
    after.add_lesson(&lesson);
    let deed = |number: usize, outcome| Deed::Attempt {
        puzzle: &puzzle::classics()[number],
        outcome,
        day: TODAY,
    };
    after.add(deed(0, Outcome::Helped));
    after.add(deed(1, Outcome::Solved));

    let mut other = before.clone();
    after
        .since(&before)
        .into_iter()
        .for_each(|it| other.add(it));
    assert_eq!(other, after);
    assert!(after.since(&after).is_empty());
    other.add(deed(0, Outcome::Failed));
    let mut both = other.clone();
    let more = [deed(1, Outcome::Solved), deed(2, Outcome::Failed)];
    for deed in more {
        after.add(deed);
    }
    after.since(&before).into_iter().for_each(|it| both.add(it));
    assert_eq!(both.puzzles().attempts(), 3 + 4);

    // As many as a damaged file says are too many.
    let text = after
        .save()
        .replace("\"attempts\":2", "\"attempts\":4294967295");
    let damaged = Progress::load(&text).unwrap().progress;
    assert!(damaged.since(&before).len() < 10_000);
}

#[test]
fn united_progress_has_what_was_done_in_either_place() {
    let solved = |number: usize| Deed::Attempt {
        puzzle: &puzzle::made()[number],
        outcome: Outcome::Solved,
        day: TODAY,
    };
    let (mut one, mut other) = (Progress::default(), Progress::default());
    for number in 0..3 {
        one.add(solved(number));
    }
    other.add(solved(2));
    other.add(solved(3));
    other.add(Deed::Attempt {
        puzzle: &puzzle::made()[4],
        outcome: Outcome::Failed,
        day: TODAY,
    });
    let mut lesson = at("start", "start-aim");
    solve(&mut lesson);
    one.add_lesson(&lesson);
    lesson.go_on();
    other.add_lesson(&lesson);
    // What a newer version has.
    let more = r#""chapters":{"later":{"done":["one"],"complete":true},"#;
    let record =
        r#""records":{"later":{"attempts":2,"solved":1,"failed":0,"last":"solved","when":2},"#;
    let text = other.save().replace(r#""chapters":{"#, more);
    let text = text.replace(r#""records":{"#, record);
    let text = text.replace(r#""puzzles":{"attempts":3"#, r#""puzzles":{"attempts":5"#);
    let other = Progress::load(&text).unwrap();
    assert_eq!(other.unreadable, 0);
    for (here, there) in [(&one, &other.progress), (&other.progress, &one)] {
        let mut all = here.clone();
        all.unite(there);
        assert_eq!(all.puzzles().attempts(), 5 + 2);
        assert_eq!(all.puzzles().streak().longest, 3);
        assert_eq!(all.training().ratings.overall().count(), 5);
        assert_eq!(all.training().deck.len(), 1);
        let chapter = course::find("start").unwrap();
        assert_eq!(all.steps_done(chapter), 1);
        // Who is somewhere stays there.
        assert_eq!(all.lesson(chapter).index(), here.lesson(chapter).index());
        let saved = all.save();
        // In whatever order fields are written.
        let saved: serde_json::Value = serde_json::from_str(&saved).unwrap();
        let later = serde_json::json!({"done": ["one"], "at": null, "complete": true});
        assert_eq!(saved["chapters"]["later"], later);
        assert_eq!(saved["puzzles"]["records"]["later"]["attempts"], 2);
        let united = all.clone();
        all.unite(there);
        assert_eq!(all, united);
    }
    // As many as a damaged file says are too many, however often it is restored.
    let damaged = text.replace("\"attempts\":2", "\"attempts\":4294967295");
    let damaged = Progress::load(&damaged).unwrap().progress;
    one.unite(&damaged);
    let united = one.clone();
    one.unite(&damaged);
    assert_eq!(one, united);
    assert!(one.puzzles().attempts() < 2000);
}

#[test]
fn a_whole_chapter_is_complete() {
    let mut progress = Progress::default();
    let chapter = course::find("pass").unwrap();
    let mut lesson = course::Lesson::new(chapter);
    loop {
        solve(&mut lesson);
        progress.add_lesson(&lesson);
        if !lesson.go_on() {
            break;
        }
    }
    assert!(progress.is_complete(chapter));
    assert_eq!(progress.lesson(chapter).index(), 0);
}

/// A file as an earlier version wrote it, with these steps done.
fn file_of(version: u32, chapter: &str, steps: &str) -> String {
    let steps: Vec<String> = steps.split(' ').map(|it| format!("{it:?}")).collect();
    format!(
        r#"{{"format":"outflank-progress","version":{version},"chapters":{{
        "{chapter}":{{"done":[{}],"at":null}}}},"puzzles":{{}}}}"#,
        steps.join(",")
    )
}

#[test]
fn a_chapter_that_was_finished_stays_so_when_it_gets_steps() {
    let sample = "sample-c4 sample-white sample-c3 sample-game";
    let moves = "moves-count-1 moves-count-2 moves-count-3 moves-count-4 moves-count-5 moves-count-6 \
                 moves-count-7 moves-count-8";
    for (version, chapter, steps, complete) in [
        (1, "quiet", "quiet-look quiet-move", true),
        (1, "quiet", "quiet-look", false),
        (1, "few", "few-moves few-flips", true),
        (1, "sample", sample, true),
        // In the second edition that was a part of it.
        (2, "quiet", "quiet-look quiet-move", false),
        (2, "sample", sample, true),
        (2, "moves", moves, true),
        (2, "moves", "moves-count-1 moves-drill", false),
    ] {
        let loaded = Progress::load(&file_of(version, chapter, steps)).unwrap();
        assert_eq!(loaded.unreadable, 0);
        let mut progress = loaded.progress;
        let chapter = course::find(chapter).unwrap();
        let what = format!("{version} {} {steps}", chapter.id);
        assert_eq!(progress.is_complete(chapter), complete, "{what}");
        // What came since is offered, but nothing is taken away: not by an answer, a file or another copy.
        let done = progress.steps_done(chapter);
        assert!(done < chapter.steps.len(), "{what}");
        let lesson = progress.lesson(chapter);
        if complete {
            assert!(!progress.is_done(chapter, lesson.step()), "{what}");
        }
        progress.add_lesson(&lesson);
        assert_eq!(progress.is_complete(chapter), complete, "{what}");
        let again = Progress::load(&progress.save()).unwrap().progress;
        assert_eq!(again, progress);
        let mut other = Progress::default();
        for deed in progress.since(&Progress::default()) {
            other.add(deed);
        }
        assert_eq!(other.is_complete(chapter), complete, "{what}");
        assert_eq!(other.steps_done(chapter), done);
    }
}

#[test]
fn a_step_that_sends_somewhere_is_done_there() {
    let mut progress = Progress::default();
    let chapter = course::find("moves").unwrap();
    let step = chapter.steps.last().unwrap();
    progress.add_drill(Drill::LastTwo, 3, TODAY);
    assert!(!progress.is_done(chapter, step));
    progress.add_drill(Drill::Moves, 3, TODAY);
    assert!(progress.is_done(chapter, step));
    assert!(!progress.is_complete(chapter));
}

#[test]
fn attempts_are_counted_once_they_are_over() {
    let mut progress = Progress::default();
    let puzzle = puzzle::find("puzzle1").unwrap();
    let mut attempt = Attempt::new(puzzle);
    progress.add_attempt(&mut attempt, TODAY);
    assert_eq!(progress.puzzles().record(puzzle), None);
    attempt.give_up();
    for _ in 0..2 {
        progress.add_attempt(&mut attempt, TODAY);
    }
    let record = progress.puzzles().record(puzzle).unwrap();
    assert_eq!((record.attempts, record.solved, record.failed), (1, 0, 1));
    assert!(!progress.puzzles().is_solved(puzzle));
}

#[test]
fn puzzles_get_harder_with_success_and_easier_without() {
    let mut progress = Progress::default();
    let mut ratings = Vec::new();
    for outcome in [Outcome::Solved, Outcome::Failed] {
        for _ in 0..25 {
            let puzzle = next(&progress, None);
            ratings.push(puzzle.rating);
            attempt(&mut progress, puzzle, outcome);
        }
    }
    assert!((1100..=1300).contains(&ratings[0]), "{ratings:?}");
    assert!(ratings[24] > 1800, "{ratings:?}");
    assert!(ratings[49] < ratings[24] - 250, "{ratings:?}");
}

#[test]
fn the_kinds_take_turns_unless_one_is_chosen() {
    let mut progress = Progress::default();
    let mut kinds = Vec::new();
    for _ in 0..3 * Kind::ALL.len() {
        let puzzle = next(&progress, None);
        kinds.push(puzzle.kind());
        attempt(&mut progress, puzzle, Outcome::Helped);
    }
    for kind in Kind::ALL {
        assert_eq!(kinds.iter().filter(|&&other| other == kind).count(), 3);
        for _ in 0..5 {
            let puzzle = next(&progress, Some(kind));
            assert_eq!(puzzle.kind(), kind);
            attempt(&mut progress, puzzle, Outcome::Solved);
        }
    }
}

#[test]
fn no_puzzle_comes_again_before_all_are_solved_but_those_that_were_not() {
    let mut progress = Progress::default();
    let first = next(&progress, None);
    attempt(&mut progress, first, Outcome::Failed);
    let mut again = None;
    let mut solved = std::collections::HashSet::new();
    for number in 1..=puzzle::library().len() {
        let puzzle = next(&progress, None);
        if puzzle.id == first.id {
            again.get_or_insert(number);
        }
        assert!(solved.insert(&puzzle.id), "{} came twice", puzzle.id);
        attempt(&mut progress, puzzle, Outcome::Solved);
    }
    // It came again, but not immediately.
    assert!(again.unwrap() > 5, "{again:?}");
    assert_eq!(
        progress.puzzles().solved(puzzle::library()),
        puzzle::library().len()
    );
    // After the last, the one tried longest ago.
    let puzzle = next(&progress, None);
    let oldest = puzzle::library()
        .iter()
        .min_by_key(|puzzle| progress.puzzles().record(puzzle).unwrap().when);
    assert_eq!(Some(puzzle), oldest);
    assert_eq!(puzzle::next([].iter(), &progress, Wish::default()), None);
}

#[test]
fn a_wish_is_granted() {
    let mut progress = Progress::default();
    for kind in Kind::ALL {
        for difficulty in Difficulty::all() {
            let wish = Wish {
                kind: Some(kind),
                difficulty: Some(difficulty),
            };
            let first = puzzle::next(puzzle::made().iter(), &progress, wish).unwrap();
            attempt(&mut progress, first, Outcome::Failed);
            let second = puzzle::next(puzzle::made().iter(), &progress, wish).unwrap();
            attempt(&mut progress, second, Outcome::Solved);
            for puzzle in [first, second] {
                assert_eq!((puzzle.kind(), puzzle.difficulty), (kind, difficulty));
                assert!(!puzzle.is_classic());
            }
            assert_ne!(first, second);
        }
    }
    let ids: Vec<&str> = puzzle::classics().iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids, ["puzzle1", "puzzle2", "puzzle3", "puzzle4", "puzzle5"]);
}

#[test]
fn a_streak_ends_with_the_first_puzzle_that_needs_help() {
    let mut progress = Progress::default();
    let puzzles = puzzle::made();
    let mut streaks = Vec::new();
    for (puzzle, outcome) in puzzles.iter().zip([
        Outcome::Solved,
        Outcome::Solved,
        Outcome::Helped,
        Outcome::Solved,
        Outcome::Failed,
    ]) {
        attempt(&mut progress, puzzle, outcome);
        let Streak { now, longest } = progress.puzzles().streak();
        streaks.push((now, longest));
    }
    assert_eq!(streaks, [(1, 1), (2, 2), (0, 2), (1, 2), (0, 2)]);
    assert_eq!(progress.puzzles().attempts(), 5);
}

#[test]
fn the_course_goes_on_with_the_first_chapter_that_is_not_complete() {
    let mut progress = Progress::default();
    let mut order = Vec::new();
    while let Some(chapter) = progress.next_chapter() {
        order.push(chapter.id);
        let mut lesson = course::Lesson::new(chapter);
        loop {
            match lesson.step().practice {
                Some(practice) => progress.add_practice(|it| *it == practice),
                None => {
                    // How each is answered is tested elsewhere.
                    progress.add(Deed::Step {
                        chapter: chapter.id,
                        step: lesson.step().id,
                        done: true,
                    });
                }
            }
            if !lesson.go_on() {
                break;
            }
        }
    }
    let ids: Vec<&str> = course::chapters().iter().map(|it| it.id).collect();
    assert_eq!(order, ids);
}

#[test]
fn damaged_entries_are_left_out_and_counted() {
    let text = r#"{"format":"outflank-progress","version":1,"future":true,
        "chapters":{"start":{"done":["start-board"]},"end":7,"someday":{"done":["x"],"at":"x"}},
        "puzzles":{"level":100000,"attempts":0,
            "records":{"puzzle1":{"attempts":3,"solved":1,"failed":1,"last":"failed","when":9},"puzzle2":{"attempts":-1}}}}"#;
    let loaded = Progress::load(text).unwrap();
    assert_eq!(loaded.unreadable, 2);
    let chapter = course::find("start").unwrap();
    assert_eq!(loaded.progress.steps_done(chapter), 1);
    // The highest level of that version.
    assert_eq!(
        loaded
            .progress
            .training()
            .ratings
            .overall()
            .rating()
            .round() as i32,
        2000
    );
    let record = loaded
        .progress
        .puzzles()
        .record(puzzle::find("puzzle1").unwrap());
    assert_eq!(record.unwrap().attempts, 3);
    // Entries unknown to this version survive a save.
    assert!(loaded.progress.save().contains("someday"));
    let again = Progress::load(&loaded.progress.save()).unwrap();
    assert_eq!((again.progress, again.unreadable), (loaded.progress, 0));
}

#[test]
fn what_is_not_progress_is_refused_with_the_reason() {
    let newer = r#"{"format":"outflank-progress","version":3}"#;
    for (text, error) in [
        ("", ProgressError::NotJson { line: 1, column: 0 }),
        (
            "{\"format\":",
            ProgressError::NotJson {
                line: 1,
                column: 10,
            },
        ),
        ("[]", ProgressError::NotProgress),
        (
            r#"{"format":"outflank-save","version":1}"#,
            ProgressError::NotProgress,
        ),
        (
            r#"{"format":"outflank-progress"}"#,
            ProgressError::NotProgress,
        ),
        (newer, ProgressError::Newer { version: 3 }),
        (&" ".repeat(Progress::LONGEST + 1), ProgressError::TooLong),
    ] {
        assert_eq!(Progress::load(text), Err(error));
    }
    for version in [1, 2] {
        let empty = format!(r#"{{"format":"outflank-progress","version":{version}}}"#);
        assert_eq!(
            Progress::load(&empty).unwrap().progress,
            Progress::default()
        );
    }
}
