//! Ten minutes for today: what is due, what the learner is weakest at, an ending, an opening, and one puzzle that is the
//! same for everybody.

use std::collections::BTreeSet;

use outflank_rules::random::mix;

use super::{CardKind, Day, Tag};
use crate::Progress;
use crate::course;
use crate::puzzle::{self, Puzzle};

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// A card of the deck, by its name.
    Card(String),
    /// A puzzle of what the learner is weakest at.
    Puzzle(&'static Puzzle),
    /// A board of the ending ladder.
    Rung(&'static Puzzle),
    /// An opening line of the deck, by the name of its card.
    Opening(String),
    /// An opening line of the course, by the id of its step.
    Line(&'static str),
    /// The puzzle of the day.
    OfTheDay(&'static Puzzle),
}

/// At most so many cards.
const CARDS: usize = 5;
/// So many puzzles.
const PUZZLES: usize = 3;
/// The ratings of a puzzle of the day: something for everybody.
const OF_THE_DAY: core::ops::Range<u16> = 1000..1700;

/// Today's training. The same day and the same progress give the same.
pub fn items(progress: &Progress, today: Day) -> Vec<Item> {
    let training = progress.training();
    let of_the_day = puzzle_of_the_day(today);
    let day_id = of_the_day.map_or("", |puzzle| &puzzle.id);
    let is_opening = |id: &str| {
        let card = training.deck.card(id);
        card.is_some_and(|card| matches!(card.kind, CardKind::Opening(_)))
    };
    let is_of_the_day = |id: &str| id.strip_prefix("puzzle:") == Some(day_id);
    let waiting = training.deck.today(today);
    let (openings, cards): (Vec<&str>, Vec<&str>) = waiting
        .into_iter()
        .filter(|id| !is_of_the_day(id))
        .partition(|id| is_opening(id));
    let mut items: Vec<Item> = Vec::new();
    let cards = cards.into_iter().take(CARDS);
    items.extend(cards.map(|id| Item::Card(id.to_owned())));
    items.extend(of_the_weakest(progress, today, &items, day_id));
    let is_new = |puzzle: &Puzzle, items: &[Item]| {
        puzzle.id != day_id && !items.iter().any(|item| item.is(puzzle))
    };
    let rung = rung(progress, |puzzle| is_new(puzzle, &items));
    items.extend(rung.map(Item::Rung));
    let opening = openings.first().map(|id| Item::Opening((*id).to_owned()));
    items.extend(opening.or_else(|| named_line(today, &items)));
    items.extend(of_the_day.map(Item::OfTheDay));
    items
}

impl Item {
    /// Its name, by which a day remembers it.
    pub fn name(&self) -> String {
        match self {
            Item::Card(id) => format!("card {id}"),
            Item::Puzzle(puzzle) => format!("puzzle {}", puzzle.id),
            Item::Rung(puzzle) => format!("rung {}", puzzle.id),
            Item::Opening(id) => format!("opening {id}"),
            Item::Line(id) => format!("line {id}"),
            Item::OfTheDay(puzzle) => format!("day {}", puzzle.id),
        }
    }

    /// The item with this name.
    pub fn named(name: &str) -> Option<Item> {
        let (kind, id) = name.split_once(' ')?;
        Some(match kind {
            "card" => Item::Card(id.to_owned()),
            "puzzle" => Item::Puzzle(puzzle::find(id)?),
            "rung" => Item::Rung(puzzle::find(id)?),
            "opening" => Item::Opening(id.to_owned()),
            "line" => Item::Line(lines().find(|it| *it == id)?),
            "day" => Item::OfTheDay(puzzle::find(id)?),
            _ => return None,
        })
    }

    /// Whether it is this puzzle.
    fn is(&self, puzzle: &Puzzle) -> bool {
        match self {
            Item::Card(id) | Item::Opening(id) => {
                id.strip_prefix("puzzle:") == Some(puzzle.id.as_str())
            }
            Item::Line(_) => false,
            Item::Puzzle(own) | Item::Rung(own) | Item::OfTheDay(own) => own.id == puzzle.id,
        }
    }
}

/// The puzzle that everybody gets on a day; none where the puzzles could not be fetched.
pub fn puzzle_of_the_day(today: Day) -> Option<&'static Puzzle> {
    let fits = |puzzle: &&Puzzle| OF_THE_DAY.contains(&puzzle.rating);
    let puzzles: Vec<&'static Puzzle> = puzzle::made().iter().filter(fits).collect();
    // Each comes once before any comes again, in an order that shows no plan.
    let mut order: Vec<usize> = (0..puzzles.len()).collect();
    order.sort_by_key(|&number| mix(number as u64));
    let day = today.number().unsigned_abs() as usize;
    let number = order.get(day % order.len().max(1))?;
    puzzles.get(*number).copied()
}

/// The chapter with the named lines.
pub const LINES: &str = "lines";

/// The named lines of the course, by the ids of their steps.
fn lines() -> impl Iterator<Item = &'static str> {
    let steps = course::find(LINES).map_or(&[][..], |chapter| &chapter.steps);
    let lines = steps.iter().filter(|it| it.task != course::Task::Read);
    lines.map(|step| step.id)
}

/// A named line, another one each day; none that is asked as a card already.
fn named_line(today: Day, taken: &[Item]) -> Option<Item> {
    let card = |id: &str| Item::Card(format!("board:{LINES}/{id}"));
    let open: Vec<&'static str> = lines().filter(|id| !taken.contains(&card(id))).collect();
    let number = today.number().unsigned_abs() as usize % open.len().max(1);
    open.get(number).copied().map(Item::Line)
}

/// Puzzles of the tag that the learner is weakest at, near the rating; those never tried come first.
fn of_the_weakest(progress: &Progress, today: Day, taken: &[Item], of_the_day: &str) -> Vec<Item> {
    let training = progress.training();
    let tags: BTreeSet<Tag> = puzzle::made().iter().map(Puzzle::tag).collect();
    let tags: Vec<Tag> = tags.into_iter().collect();
    let untried = |tag: &Tag| training.ratings.tags().all(|(tried, _)| tried != *tag);
    let weakest = tags.iter().copied().find(untried);
    let tag = weakest.or_else(|| training.ratings.weakest(&tags));
    let rating = training.ratings.overall().rating();
    let free = |puzzle: &&Puzzle| {
        Some(puzzle.tag()) == tag
            && puzzle.id != of_the_day
            && !taken.iter().any(|item| item.is(puzzle))
    };
    let mut puzzles: Vec<&'static Puzzle> = puzzle::made().iter().filter(free).collect();
    let salt = today.number().unsigned_abs();
    puzzles.sort_by_cached_key(|puzzle| {
        let away = (f64::from(puzzle.rating) - rating).abs();
        let steps = (away / puzzle::NEAR) as u32;
        let tried = progress.puzzles().record(puzzle).is_some();
        let number = puzzle
            .id
            .bytes()
            .fold(u64::from(salt), |sum, byte| mix(sum ^ u64::from(byte)));
        (tried, steps, number)
    });
    let puzzles = puzzles.into_iter().take(PUZZLES);
    puzzles.map(Item::Puzzle).collect()
}

/// The next board of the ladder that is not in today's training already.
fn rung(progress: &Progress, is_free: impl Fn(&Puzzle) -> bool) -> Option<&'static Puzzle> {
    let ladder = progress.training().ladder;
    let boards = ladder.rung().boards();
    let first = ladder.attempts() as usize % boards.len().max(1);
    let turned = boards.iter().cycle().skip(first).take(boards.len());
    turned.copied().find(|puzzle| is_free(puzzle))
}
