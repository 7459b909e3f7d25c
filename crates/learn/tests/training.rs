//! Training: the deck over a year, ratings of learners whose strength is known, and what is to be done today.

mod common;

use std::collections::{BTreeMap, HashSet};

use common::squares;
use outflank_learn::course::{self, Task};
use outflank_learn::puzzle::{self, Outcome, Puzzle};
use outflank_learn::training::daily::{self, Item};
use outflank_learn::training::{
    Card, CardKind, Day, Deck, Mistake, NoCard, OpeningLine, Recall, Session, Tag,
};
use outflank_learn::{Deed, Progress};
use outflank_rules::random::{Random, unit};
use outflank_rules::{Bitboard, Color, Move, Position, Square};
use serde_json::{Value, json};

const TODAY: Day = Day::new(20_000);

fn attempt(progress: &mut Progress, puzzle: &'static Puzzle, outcome: Outcome, day: Day) {
    progress.add(Deed::Attempt {
        puzzle,
        outcome,
        day,
    });
}

fn line(moves: &str, learner: Color) -> Result<OpeningLine, NoCard> {
    let names = moves.as_bytes().chunks(2);
    let squares = names.map(|it| str::from_utf8(it).unwrap().parse::<Square>().unwrap());
    OpeningLine::new(squares.collect(), learner)
}

/// The moves of a line from the start.
fn moves(names: &str) -> Vec<Move> {
    let names = names.split_whitespace();
    names
        .map(|it| it.parse::<Square>().unwrap().into())
        .collect()
}

/// White's second move was a mistake, let us say.
fn mistake() -> Mistake {
    let position = moves("f5")
        .iter()
        .fold(Position::START, |it, &mv| it.play(mv).unwrap());
    let (best, refutation) = (moves("d6 c3"), moves("f4 e3"));
    Mistake::new(
        position,
        squares("d6 f6"),
        best,
        refutation,
        Some(Tag::KeySquare),
    )
    .unwrap()
}

#[test]
fn in_a_year_no_day_has_more_than_twenty_cards_and_five_new_ones() {
    let mut random = Random::new(1);
    let mut progress = Progress::default();
    let mut puzzles = puzzle::made().iter();
    let (mut busiest, mut total) = (0, 0);
    for number in 0..365 {
        let today = TODAY.plus(number);
        // More comes in than can be learnt; on some days nobody trains.
        for puzzle in puzzles.by_ref().take(3) {
            progress.add_card(Card::puzzle(puzzle, today));
        }
        if random.below(8) == 0 {
            continue;
        }
        let deck = &progress.training().deck;
        let mut session = Session::new(deck.today(today));
        let (mut repeated, mut new) = (HashSet::new(), HashSet::new());
        while let Some(id) = session.current().map(str::to_owned) {
            let card = progress.training().deck.card(&id).unwrap();
            if card.schedule.is_new() {
                new.insert(id.clone());
            } else if !new.contains(&id) {
                assert!(card.schedule.due() <= today);
                repeated.insert(id.clone());
            }
            let recall = match random.below(10) {
                0 => Recall::Wrong,
                1 => Recall::Helped,
                _ => Recall::Right,
            };
            progress.recall(&id, recall, today);
            session.go_on(&progress.training().deck, today);
        }
        assert!(repeated.len() <= Deck::MOST_REPEATED, "{}", repeated.len());
        assert!(new.len() <= Deck::MOST_NEW, "{}", new.len());
        busiest = busiest.max(repeated.len());
        total += repeated.len();
        // A second session on the same day has nothing left but what could not rest.
        let again = progress.training().deck.today(today);
        assert!(
            again.len() <= 1 || repeated.len() == Deck::MOST_REPEATED,
            "{again:?}"
        );
    }
    assert_eq!(busiest, Deck::MOST_REPEATED);
    assert!(total > 3000, "{total}");
    assert!(progress.training().habit.days() > 300);
}

#[test]
fn a_wrong_card_comes_back_after_six_others_and_never_twice_in_a_row() {
    let mut progress = Progress::default();
    for puzzle in &puzzle::made()[..9] {
        let card = Card::puzzle(puzzle, TODAY);
        let id = card.id();
        progress.add_card(card);
        progress.recall(&id, Recall::Right, TODAY);
    }
    let today = TODAY.plus(1);
    let mut session = Session::new(progress.training().deck.today(today));
    assert_eq!(session.left(), 9);
    let mut order = Vec::new();
    while let Some(id) = session.current().map(str::to_owned) {
        let first = order.is_empty();
        let last = order.len() >= 9;
        let recall = if first || last {
            Recall::Wrong
        } else {
            Recall::Right
        };
        order.push(id.clone());
        progress.recall(&id, recall, today);
        session.go_on(&progress.training().deck, today);
    }
    // After six others; then wrong once more at the end of the session, with nothing to wait for.
    assert_eq!(order[7], order[0]);
    assert!(order.windows(2).all(|pair| pair[0] != pair[1]), "{order:?}");
    let left = progress.training().deck.today(today);
    assert_eq!(left, [order.last().unwrap()]);
}

#[test]
fn a_card_is_in_the_deck_once_whatever_the_board_is_turned() {
    let mut progress = Progress::default();
    let card = Card::new(CardKind::Mistake(mistake()), TODAY);
    assert!(progress.add_card(card.clone()));
    assert!(!progress.add_card(card));
    let opening = |color| CardKind::Opening(line("f5d6c3d3c4", color).unwrap());
    for color in Color::ALL {
        assert!(progress.add_card(Card::new(opening(color), TODAY)));
    }
    let failed = &puzzle::made()[0];
    attempt(&mut progress, failed, Outcome::Failed, TODAY);
    attempt(&mut progress, failed, Outcome::Helped, TODAY);
    attempt(&mut progress, &puzzle::made()[1], Outcome::Solved, TODAY);
    assert_eq!(progress.training().deck.len(), 4);
    let loaded = Progress::load(&progress.save()).unwrap();
    assert_eq!((loaded.progress, loaded.unreadable), (progress, 0));
}

#[test]
fn what_is_no_card_is_refused() {
    let position = mistake().position();
    let card = |accepted: &str, best: &str, refutation: &str| {
        let (best, refutation) = (moves(best), moves(refutation));
        Mistake::new(position, squares(accepted), best, refutation, None).unwrap_err()
    };
    assert_eq!(card("d6", "", "f4"), NoCard::NothingToFind);
    assert_eq!(card("d6 f4", "d6", "f4"), NoCard::NothingToFind);
    assert_eq!(card("f4", "d6", "f6"), NoCard::NothingToFind);
    assert_eq!(card("d6 a1", "d6", "f4"), NoCard::IllegalMove);
    assert_eq!(card("d6", "d6 h8", "f4"), NoCard::IllegalMove);
    assert_eq!(line("f5d6a1", Color::Black), Err(NoCard::IllegalMove));
    assert_eq!(line("f5", Color::White), Err(NoCard::NothingToFind));
    assert_eq!(line("", Color::Black), Err(NoCard::NothingToFind));
}

/// Something done to a saved progress, given the key of a card.
type Damage = fn(&mut Value, &str);

#[test]
fn damaged_cards_are_left_out_and_counted() {
    let mut progress = Progress::default();
    progress.add_card(Card::new(CardKind::Mistake(mistake()), TODAY));
    progress.add_card(Card::puzzle(&puzzle::made()[0], TODAY));
    attempt(&mut progress, &puzzle::made()[1], Outcome::Solved, TODAY);
    let saved: Value = serde_json::from_str(&progress.save()).unwrap();
    let key = |name: &str| {
        let cards = saved["deck"]["cards"].as_object().unwrap();
        cards
            .keys()
            .find(|it| it.starts_with(name))
            .unwrap()
            .clone()
    };
    let damages: [(&str, Damage, usize); 6] = [
        (
            "an illegal move",
            |it, key| it["deck"]["cards"][key]["mistake"]["best"][0] = json!("d7"),
            1,
        ),
        ("days", |it, _| it["habit"]["days"] = json!("x"), 2),
        ("a rating", |it, _| it["ratings"]["overall"] = json!(7), 2),
        ("a card", |it, key| it["deck"]["cards"][key] = json!(0), 1),
        ("the deck", |it, _| it["deck"]["cards"] = json!([]), 0),
        (
            "a tag",
            |it, _| it["ratings"]["tags"]["win-corner"] = json!(true),
            2,
        ),
    ];
    for (what, damage, cards) in damages {
        let mut text = saved.clone();
        damage(&mut text, &key("mistake:"));
        let Ok(loaded) = Progress::load(&text.to_string()) else {
            panic!("{text}");
        };
        assert_eq!(loaded.unreadable, 1, "{what}");
        assert_eq!(loaded.progress.training().deck.len(), cards, "{what}");
        assert_eq!(loaded.progress.puzzles().attempts(), 1);
    }
}

#[test]
fn what_an_older_version_knew_is_taken_over() {
    let id = &puzzle::made()[5].id;
    let text = format!(
        r#"{{"format":"outflank-progress","version":1,"chapters":{{}},
        "puzzles":{{"level":260,"attempts":4,"streak":{{"now":0,"longest":2}},"records":{{
            "puzzle1":{{"attempts":1,"solved":1,"failed":0,"last":"solved","when":1}},
            "{id}":{{"attempts":3,"solved":0,"failed":3,"last":"failed","when":4}}}}}}}}"#
    );
    let loaded = Progress::load(&text).unwrap();
    assert_eq!(loaded.unreadable, 0);
    let mut progress = loaded.progress;
    let training = progress.training();
    assert_eq!(training.ratings.overall().rating().round() as i32, 1400);
    assert_eq!(training.deck.today(TODAY), [format!("puzzle:{id}")]);
    // It was tried before, so the first try is over.
    attempt(
        &mut progress,
        puzzle::find("puzzle1").unwrap(),
        Outcome::Solved,
        TODAY,
    );
    assert_eq!(
        progress.training().ratings.overall().rating().round() as i32,
        1400
    );
    assert!(progress.save().contains(r#""version":2"#));
}

/// Of 200 learners of a strength, how many have a rating within 75 points of it after 60 puzzles.
fn found(strength: f64, seed: u64) -> usize {
    let near = |seed: u64| {
        let mut random = Random::new(seed);
        let mut progress = Progress::default();
        for number in 0..60 {
            let puzzle = puzzle::next(puzzle::made().iter(), &progress, puzzle::Wish::default());
            let puzzle = puzzle.unwrap();
            let odds = 10f64.powf((f64::from(puzzle.rating) - strength) / 400.0);
            let solves = f64::from(unit(random.bits())) < 1.0 / (1.0 + odds);
            let outcome = if solves {
                Outcome::Solved
            } else {
                Outcome::Failed
            };
            attempt(&mut progress, puzzle, outcome, TODAY.plus(number / 10));
        }
        let rating = progress.training().ratings.overall();
        assert!(rating.count() >= 55, "{}", rating.count());
        (rating.rating() - strength).abs() <= 75.0
    };
    (0..200).filter(|number| near(seed + number)).count()
}

#[test]
fn three_in_four_learners_have_their_rating_after_sixty_puzzles() {
    let strengths = [(1000.0, 1000), (1450.0, 2000), (1900.0, 3000)];
    // Everywhere the same arithmetic: once is enough.
    let tried = if cfg!(target_family = "wasm") { 1 } else { 3 };
    for (strength, seed) in strengths.into_iter().take(tried) {
        let found = found(strength, seed);
        assert!(found >= 150, "{strength}: {found} of 200");
    }
}

#[test]
fn only_the_first_try_counts_and_again_after_thirty_days() {
    let mut progress = Progress::default();
    let puzzle = &puzzle::made()[0];
    let rating = |progress: &Progress| progress.training().ratings.overall().count();
    for (day, count) in [(0, 1), (0, 1), (29, 1), (30, 2), (31, 2), (60, 3)] {
        attempt(&mut progress, puzzle, Outcome::Solved, TODAY.plus(day));
        assert_eq!(rating(&progress), count, "{day}");
    }
    let (mut helped, mut failed) = (Progress::default(), Progress::default());
    attempt(&mut helped, puzzle, Outcome::Helped, TODAY);
    attempt(&mut failed, puzzle, Outcome::Failed, TODAY);
    assert_eq!(helped.training().ratings, failed.training().ratings);
}

#[test]
fn the_same_day_and_progress_give_the_same_training_without_repeats() {
    let mut progress = Progress::default();
    let opening = CardKind::Opening(line("f5d6c3d3c4", Color::Black).unwrap());
    progress.add_card(Card::new(opening, TODAY));
    for (number, puzzle) in puzzle::made().iter().step_by(37).enumerate() {
        let outcome = [Outcome::Solved, Outcome::Failed][number % 2];
        attempt(&mut progress, puzzle, outcome, TODAY);
    }
    let mut sets = HashSet::new();
    for number in 1..30 {
        let today = TODAY.plus(number);
        let items = daily::items(&progress, today);
        let again = Progress::load(&progress.save()).unwrap().progress;
        assert_eq!(items, daily::items(&again, today));
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        let mut ids = HashSet::new();
        for item in &items {
            let (kind, id) = match item {
                Item::Card(id) => ("card", id.clone()),
                Item::Opening(id) => ("opening", id.clone()),
                Item::Line(id) => {
                    let steps = &course::find(daily::LINES).unwrap().steps;
                    let step = steps.iter().find(|it| it.id == *id).unwrap();
                    assert!(matches!(step.task, Task::Follow { .. }), "{id}");
                    ("opening", format!("line:{id}"))
                }
                Item::Puzzle(it) => ("puzzle", format!("puzzle:{}", it.id)),
                Item::Rung(it) => ("rung", format!("puzzle:{}", it.id)),
                Item::OfTheDay(it) => ("day", format!("puzzle:{}", it.id)),
            };
            *kinds.entry(kind).or_default() += 1;
            assert!(ids.insert(id), "{items:?}");
        }
        assert_eq!(kinds["puzzle"], 3);
        assert_eq!((kinds["rung"], kinds["opening"], kinds["day"]), (1, 1, 1));
        let named = items.iter().map(|it| Item::named(&it.name()).unwrap());
        assert_eq!(named.collect::<Vec<_>>(), items);
        assert!(kinds["card"] <= 5);
        sets.insert(format!("{items:?}"));
    }
    assert!(sets.len() > 25);
    let first = daily::items(&progress, TODAY);
    assert!(matches!(first.last(), Some(Item::OfTheDay(_))));
}

#[test]
fn puzzles_are_of_what_the_learner_is_weakest_at() {
    let mut progress = Progress::default();
    let mut tried = HashSet::new();
    for puzzle in puzzle::made().iter().filter(|it| it.tag() != Tag::Tempo) {
        if tried.insert(puzzle.tag()) {
            attempt(&mut progress, puzzle, Outcome::Solved, TODAY);
        }
    }
    let asked = |progress: &Progress| -> Vec<Tag> {
        let items = daily::items(progress, TODAY.plus(1)).into_iter();
        let tag = |item| match item {
            Item::Puzzle(puzzle) => Some(puzzle.tag()),
            _ => None,
        };
        items.filter_map(tag).collect()
    };
    // Of what was never tried, nothing is known: it comes first.
    assert_eq!(asked(&progress), [Tag::Tempo; 3]);
    let tempo = puzzle::made().iter().filter(|it| it.tag() == Tag::Tempo);
    for puzzle in tempo.take(5) {
        attempt(&mut progress, puzzle, Outcome::Failed, TODAY);
    }
    assert_eq!(progress.training().ratings.tags().count(), tried.len() + 1);
    assert_eq!(asked(&progress), [Tag::Tempo; 3]);
}

#[test]
fn the_puzzle_of_the_day_is_the_same_for_all_and_comes_once_in_a_round() {
    let ids: Vec<&str> = (0..400)
        .map(|number| {
            daily::puzzle_of_the_day(TODAY.plus(number))
                .unwrap()
                .id
                .as_str()
        })
        .collect();
    let different: HashSet<&&str> = ids.iter().collect();
    assert!(different.len() > 250, "{}", different.len());
    assert!(
        ids.windows(30)
            .all(|days| days[1..].iter().all(|id| *id != days[0]))
    );
    let mut learner = Progress::default();
    for puzzle in puzzle::made() {
        attempt(&mut learner, puzzle, Outcome::Solved, TODAY);
    }
    for progress in [Progress::default(), learner] {
        let items = daily::items(&progress, TODAY);
        let of_the_day = Item::OfTheDay(daily::puzzle_of_the_day(TODAY).unwrap());
        assert_eq!(items.last(), Some(&of_the_day));
    }
}

#[test]
fn two_copies_that_went_on_apart_come_together() {
    let mut before = Progress::default();
    before.add_card(Card::puzzle(&puzzle::made()[0], TODAY));
    before.add_card(Card::puzzle(&puzzle::made()[1], TODAY));
    let (mut one, mut other) = (before.clone(), before.clone());
    let ids: Vec<String> = before
        .training()
        .deck
        .cards()
        .map(|it| it.0.to_owned())
        .collect();
    one.recall(&ids[0], Recall::Right, TODAY);
    one.add_rung(true, TODAY);
    attempt(&mut one, &puzzle::made()[2], Outcome::Failed, TODAY);
    other.recall(&ids[1], Recall::Wrong, TODAY);
    other.add_drill(outflank_learn::training::Drill::Moves, 7, TODAY);
    other.add_card(Card::new(CardKind::Mistake(mistake()), TODAY));
    for deed in other.since(&before) {
        one.add(deed);
    }
    let training = one.training();
    assert_eq!(training.deck.len(), 4);
    for id in &ids {
        assert_eq!(training.deck.card(id).unwrap().schedule.asked(), 1);
    }
    assert_eq!(training.ladder.attempts(), 1);
    assert_eq!(training.drills.values().copied().collect::<Vec<_>>(), [7]);
    assert_eq!(training.ratings.overall().count(), 1);
    // A card that one removes is gone for both.
    let mut removed = one.clone();
    removed.remove_card(&ids[0]);
    for deed in removed.since(&one) {
        one.add(deed);
    }
    assert!(one.training().deck.card(&ids[0]).is_none());
}

#[test]
fn a_full_deck_takes_no_more_and_is_small_enough_to_be_saved() {
    let mut progress = Progress::default();
    let mut random = Random::new(5);
    // Mistakes in random positions, with the longest lines that there can be.
    while progress.training().deck.len() < Deck::MOST_CARDS {
        let mut position = Position::START;
        for _ in 0..4 + random.below(40) {
            let moves: Vec<Move> = position.moves().collect();
            let Some(&mv) = moves.get(random.below(moves.len().max(1) as u32) as usize) else {
                break;
            };
            position = position.play(mv).unwrap();
        }
        let moves: Vec<Move> = position.moves().collect();
        let [Move::Place(first), second, ..] = moves[..] else {
            continue;
        };
        let line = |mv: Move| {
            let mut line = vec![mv];
            let mut at = position.play(mv).unwrap();
            while let (Some(mv), true) = (at.moves().next(), line.len() < 12) {
                line.push(mv);
                at = at.play(mv).unwrap();
            }
            line
        };
        let accepted: Bitboard = first.bitboard();
        let mistake = Mistake::new(position, accepted, line(first.into()), line(second), None);
        progress.add_card(Card::new(CardKind::Mistake(mistake.unwrap()), TODAY));
    }
    assert!(!progress.add_card(Card::puzzle(&puzzle::made()[0], TODAY)));
    for puzzle in puzzle::made() {
        attempt(&mut progress, puzzle, Outcome::Solved, TODAY);
    }
    let saved = progress.save();
    assert!(saved.len() < Progress::LONGEST, "{}", saved.len());
    assert_eq!(Progress::load(&saved).unwrap().progress, progress);
}
