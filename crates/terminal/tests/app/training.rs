//! Training by keyboard: a day's tasks, own mistakes, drills, openings, progress; the coach, and what a game leaves.

use core::time::Duration;

use outflank_learn::course;
use outflank_learn::puzzle::{self, Outcome};
use outflank_learn::training::daily::{self, Item};
use outflank_learn::training::{Card, CardKind, Day, Mistake, Recall, Tag};
use outflank_learn::{Deed, Progress};
use outflank_play::{Level, Match, MatchSetup, PlayerKind};
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position, Square};
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{Effect, Key, Settings};
use outflank_text::Language;

use super::user::User;

/// The day on which the users of these tests live.
const TODAY: Day = Day::at(1_794_900_000, 0);

/// What was to be kept last.
fn progress(user: &User) -> &Progress {
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepProgress(progress) => Some(progress.as_ref()),
        _ => None,
    });
    kept.unwrap()
}

/// After `f5`, White played f4; d6 was better.
fn mistake() -> Card {
    let moves = |names: &str| -> Vec<Move> {
        let names = names.split_whitespace();
        names
            .map(|it| it.parse::<Square>().unwrap().into())
            .collect()
    };
    let position = Position::START.play(Square::F5.into()).unwrap();
    let accepted = Square::D6.bitboard();
    let mistake = Mistake::new(
        position,
        accepted,
        moves("d6 c3"),
        moves("f4 e3"),
        Some(Tag::Mobility),
    );
    Card::new(CardKind::Mistake(mistake.unwrap()), TODAY)
}

#[test]
fn a_days_training_ends_with_a_summary_and_a_streak() {
    let mut user = User::new(Language::EN);
    user.letters("t");
    assert!(
        user.seen().contains("Train today to start a streak."),
        "{}",
        user.seen()
    );
    user.click_on("Today’s training");
    let seen = user.seen();
    assert!(seen.contains("Task 1 of 6"), "{seen}");
    let planned = daily::items(&Progress::default(), TODAY);
    let step = planned.iter().find_map(|item| match item {
        Item::Line(id) => course::find("lines")?.steps.iter().find(|it| it.id == *id),
        _ => None,
    });
    let course::Task::Follow { line, .. } = &step.unwrap().task else {
        panic!("a line to play along");
    };
    let mut tasks = 0;
    while !user.seen().contains("That was it") {
        tasks += 1;
        assert!(tasks < 10, "{}", user.seen());
        if user.seen().contains("Ten lines") {
            for square in line.iter().step_by(2) {
                user.squares(&square.to_string());
                user.wait(10.0);
            }
        } else {
            user.letters("x");
            user.wait(60.0);
        }
        user.key(Key::Enter);
    }
    assert_eq!(tasks, 6);
    let seen = user.seen();
    assert!(seen.contains("1 right, 0 with a hint, 5 wrong."), "{seen}");
    assert!(seen.contains("1 day in a row"), "{seen}");
    assert!(progress(&user).training().agenda.is_done(TODAY));
    user.key(Key::Enter);
    user.click_on("Today’s training");
    assert!(user.seen().contains("Done for today."), "{}", user.seen());
}

#[test]
fn a_mistake_is_corrected_and_its_reason_is_named() {
    let mut learner = Progress::default();
    learner.add_card(mistake());
    let mut user = User::learner(learner);
    user.letters("t");
    user.click_on("Your mistakes");
    let said = user.said();
    assert!(
        said.contains("You played f4 here. Find a better move."),
        "{said}"
    );
    assert!(said.contains("why was f4 a mistake?"), "{said}");
    let key = "klmt"
        .chars()
        .find(|key| said.contains(&format!("[{key}] Mobility")));
    user.letters(&key.unwrap().to_string());
    assert!(
        user.said().contains("Your answer: Mobility."),
        "{}",
        user.said()
    );
    user.squares("d6");
    user.wait(10.0);
    let said = user.said();
    assert!(
        said.contains("The reason is right, too: Mobility."),
        "{said}"
    );
    user.key(Key::Enter);
    assert!(
        user.seen()
            .contains("1 right, 0 with a hint, 0 wrong. Reasons: 1 of 1 right.")
    );
}

#[test]
fn a_board_of_the_deck_asks_for_its_reason() {
    let mut learner = Progress::default();
    let board = CardKind::Board {
        chapter: "discs".to_owned(),
        step: "discs-which-1".to_owned(),
    };
    learner.add_card(Card::new(board, TODAY));
    let mut user = User::learner(learner);
    user.letters("t");
    user.click_on("Everything that is due");
    let said = user.said();
    assert!(said.contains("what is wrong with one of them?"), "{said}");
    user.letters("k");
    let said = user.said();
    assert!(said.contains("Your answer: "), "{said}");
    assert!(!said.contains("what is wrong"), "{said}");
    user.squares("g4");
    user.wait(10.0);
    let said = user.said();
    assert!(said.contains("g4 is better than b5"), "{said}");
    user.key(Key::Enter);
    assert!(user.seen().contains(" of 1 right."), "{}", user.seen());
}

#[test]
fn the_course_leads_to_mistakes_and_openings() {
    let mut learner = Progress::default();
    learner.add_card(mistake());
    let mut user = User::learner(learner);
    for (chapter, steps, there) in [
        ("Your own games", 2, "Your mistakes · Task 1 of 1"),
        ("Ten lines", 10, "Opening trainer · Black"),
    ] {
        user.letters("l/");
        user.letters(chapter);
        user.key(Key::Enter);
        user.key(Key::Enter);
        for _ in 0..steps {
            user.key(Key::Tab);
        }
        user.letters("j");
        assert!(user.seen().contains(there), "{}", user.seen());
        user.key(Key::Esc);
        user.key(Key::Esc);
        user.key(Key::Esc);
    }
}

#[test]
fn a_card_that_keeps_coming_back_leads_to_its_chapter() {
    let card = mistake();
    let mut learner = Progress::default();
    learner.add_card(card.clone());
    for day in 1..=5 {
        learner.recall(&card.id(), Recall::Wrong, Day::new(day));
    }
    let mut user = User::learner(learner);
    user.letters("t");
    user.click_on("Your mistakes");
    assert!(!user.said().contains("Read the chapter"), "{}", user.said());
    user.squares("d6");
    user.wait(10.0);
    let said = user.said();
    assert!(said.contains("Read the chapter “Control”."), "{said}");
    user.letters("j");
    let seen = user.seen();
    assert!(seen.contains("Control 1/"), "{seen}");
}

#[test]
fn a_drill_lasts_a_minute_and_its_best_result_is_kept() {
    let mut user = User::new(Language::EN);
    user.letters("t");
    user.click_on("How many moves are there?");
    assert!(user.said().contains("60 s left"), "{}", user.said());
    // No board of the puzzles has so many moves.
    user.letters("99");
    user.key(Key::Enter);
    assert!(user.said().contains("0 right, 1 wrong"), "{}", user.said());
    let said = user.said();
    let (_, right) = said.split_once("No: ").unwrap();
    assert!(
        right.split('.').next().unwrap().parse::<u32>().is_ok(),
        "{said}"
    );
    user.wait(61.0);
    assert!(
        user.said().contains("Time is up: 0 right answers."),
        "{}",
        user.said()
    );
    assert_eq!(progress(&user).training().drills.len(), 1);
    user.letters("r");
    assert!(user.said().contains("60 s left"), "{}", user.said());
}

#[test]
fn an_opening_is_chosen_and_it_is_told_how_much_there_is_to_learn() {
    let mut user = User::new(Language::EN);
    user.letters("t");
    user.click_on("Opening trainer");
    user.key(Key::Down);
    let seen = user.seen();
    assert!(seen.contains("To learn: "), "{seen}");
    user.key(Key::Enter);
    // This engine has no book, but an opening is known by itself.
    assert!(user.said().contains("Your move."), "{}", user.said());
    let mut user = User::new(Language::EN);
    user.letters("t");
    user.click_on("Opening trainer");
    user.key(Key::Enter);
    assert!(
        user.said().contains("The book ends here"),
        "{}",
        user.said()
    );
}

#[test]
fn progress_is_told_and_drawn() {
    let mut learner = Progress::default();
    for (number, puzzle) in puzzle::made().iter().take(12).enumerate() {
        learner.add(Deed::Attempt {
            puzzle,
            outcome: if number % 3 > 0 {
                Outcome::Solved
            } else {
                Outcome::Failed
            },
            day: Day::new(TODAY.number() - 11).plus(number as u32),
        });
    }
    let mut user = User::learner(learner);
    user.letters("t");
    user.click_on("Your progress");
    let seen = user.seen();
    for told in [
        "0% of the course done",
        "Rating with puzzles:",
        "Rating over time",
        "Days in a row: 12",
    ] {
        assert!(seen.contains(told), "{told}: {seen}");
    }
    assert_eq!(seen.matches('●').count(), 12, "{}", user.picture(80, 24));
}

/// A game against level 5 after these moves.
fn game(moves: &str) -> Match {
    let computer = PlayerKind::Computer(Level::new(5).unwrap());
    let mut game = Match::new(MatchSetup::new(PlayerKind::Human, computer)).unwrap();
    for &mv in moves.parse::<Transcript>().unwrap().moves() {
        game.play(mv, Duration::ZERO).unwrap();
    }
    game
}

const MOVES: &str = "f5d6c3f3f4f6g7f7c5b5e6e3c7c6c4b6e2d3g4b3g5h3d2h4b4g3f2a4a3h8e7c1d1c8";

#[test]
fn the_coach_stops_a_move_once_and_is_sent_away_with_a_key() {
    let settings = Settings {
        coach: Some(true),
        ..Settings::default()
    };
    let mut user = User::with(Language::EN, BoardStyle::Unicode, settings, None);
    user.play(game(&MOVES[..20]));
    let position = user.game().position();
    // To this engine every move in turn costs a disc more.
    let last = position.moves().last().unwrap();
    assert!(position.legal_moves().len() > 6);
    user.squares(&last.to_string());
    let said = user.said();
    assert!(said.contains(&format!("{last} costs you about")), "{said}");
    assert!(said.contains("Choose it again to play it anyway"), "{said}");
    assert_eq!(user.game().position(), position);
    user.squares(&last.to_string());
    assert_ne!(user.game().position(), position);
    user.wait(5.0);
    user.letters("y");
    assert!(user.said().contains("The coach is off."), "{}", user.said());
    let kept = user.done.iter().rev().find_map(|effect| match effect {
        Effect::KeepSettings(settings) => settings.coach,
        _ => None,
    });
    assert_eq!(kept, Some(false));
}

#[test]
fn a_finished_game_offers_moves_to_learn_from() {
    let mut user = User::new(Language::EN);
    user.play(game(MOVES));
    user.letters("x");
    user.letters("y");
    let said = user.said();
    assert!(said.contains("to learn from"), "{said}");
    let cards = progress(&user).training().deck.len();
    assert!(said.contains(&format!("{cards} move")), "{said}");
    assert_eq!(progress(&user).training().games.all().len(), 1);
    user.letters("y");
    assert!(
        user.seen().contains("Your mistakes · Task 1 of"),
        "{}",
        user.seen()
    );
}
