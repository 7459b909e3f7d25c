//! Two copies of one storage, as two tabs of a browser have them: nothing is lost, and both end with the same.

use std::collections::BTreeMap;

use outflank_app::kept::{Change, PROGRESS, ProgressKeeper, SETTINGS, Step, Storage as _};
use outflank_app::kept::{WorkingCopy, left};
use outflank_learn::puzzle::{Outcome, classics};
use outflank_learn::training::Day;
use outflank_learn::{Deed, Progress};
use outflank_rules::random::Random;

const TODAY: Day = Day::new(20_000);
const GAME: &str = "game.1-a";

type Texts = BTreeMap<String, String>;

/// The storage that both share.
#[derive(Default)]
struct Shared(Texts);

impl Shared {
    /// A step of a copy, fitted and made.
    fn make(&mut self, changes: Vec<Change>) -> Step {
        let there = changes.iter().map(|it| self.0.get(&it.name).cloned());
        let there = there.collect();
        let step = Step::new(changes, there);
        for (name, text) in step.writes() {
            match text {
                Some(text) => self.0.insert(name.to_owned(), text.to_owned()),
                None => self.0.remove(name),
            };
        }
        step
    }

    /// Keeps all that waits. Returns what was not as the copy thought.
    fn keep(&mut self, copy: &WorkingCopy) -> Vec<String> {
        let step = self.make(copy.waiting());
        copy.kept(&step)
    }

    fn open(&self) -> WorkingCopy {
        let copy = WorkingCopy::default();
        self.tell(&copy);
        copy
    }

    fn tell(&self, copy: &WorkingCopy) {
        for (name, text) in &self.0 {
            copy.learn(name, Some(text));
        }
    }
}

fn read(copy: &WorkingCopy, name: &str) -> Option<String> {
    copy.read(name).unwrap()
}

/// The puzzle of this number is solved.
fn solve(copy: &WorkingCopy, number: usize) {
    let (mut progress, keeper) = ProgressKeeper::open(copy).value;
    progress.add(Deed::Attempt {
        puzzle: &classics()[number],
        outcome: Outcome::Solved,
        day: TODAY,
    });
    keeper.keep(copy, &mut progress).unwrap();
}

fn attempts(text: &str) -> u32 {
    let progress = Progress::load(text).unwrap().progress;
    assert_eq!(
        progress.puzzles().streak().now,
        progress.puzzles().attempts()
    );
    progress.puzzles().attempts()
}

#[test]
fn a_game_that_went_on_in_another_tab_is_not_written_over() {
    let mut shared = Shared(Texts::from([(GAME.to_owned(), "f5".to_owned())]));
    let (one, other) = (shared.open(), shared.open());
    one.write(GAME, "f5d6").unwrap();
    one.write("play.current", "1-a").unwrap();
    other.write(GAME, "f5f6").unwrap();
    assert_eq!(shared.keep(&one), [""; 0]);
    assert_eq!(shared.keep(&other), [GAME], "it is told");
    assert_eq!(shared.0[GAME], "f5d6");
    assert_eq!(shared.0["play.current"], "1-a");
    assert_eq!(read(&other, GAME).unwrap(), "f5d6");
    other.write(GAME, "f5d6c3").unwrap();
    assert_eq!(shared.keep(&other), [""; 0], "from there it can go on");
    assert_eq!(shared.0[GAME], "f5d6c3");
}

#[test]
fn a_deleted_game_comes_back_only_where_it_goes_on() {
    let mut shared = Shared(Texts::from([(GAME.to_owned(), "f5".to_owned())]));
    let (one, other) = (shared.open(), shared.open());
    one.remove(GAME).unwrap();
    shared.keep(&one);
    other.write(GAME, "f5d6").unwrap();
    shared.keep(&other);
    assert_eq!(shared.0[GAME], "f5d6");
    // Who deletes it knows only its beginning.
    let one = WorkingCopy::default();
    one.learn(GAME, Some("f5"));
    one.remove(GAME).unwrap();
    assert_eq!(shared.keep(&one), [GAME]);
    assert_eq!(shared.0[GAME], "f5d6");
}

#[test]
fn what_is_learned_in_two_tabs_is_added_and_of_settings_the_last_count() {
    let mut shared = Shared::default();
    let (one, other) = (shared.open(), shared.open());
    for (number, copy) in [&one, &other].into_iter().enumerate() {
        solve(copy, number);
        solve(copy, number);
    }
    one.write(SETTINGS, "one").unwrap();
    other.write(SETTINGS, "other").unwrap();
    shared.keep(&one);
    assert_eq!(shared.keep(&other), [PROGRESS]);
    assert_eq!(attempts(&shared.0[PROGRESS]), 4);
    assert_eq!(shared.0[SETTINGS], "other");
}

#[test]
fn progress_of_a_newer_version_stays() {
    let mut shared = Shared::default();
    let copy = shared.open();
    solve(&copy, 0);
    let newer = Progress::default().save();
    let newer = newer.replace("\"version\":2", "\"version\":99");
    shared.0.insert(PROGRESS.to_owned(), newer.clone());
    assert_eq!(shared.keep(&copy), [PROGRESS]);
    assert_eq!(shared.0[PROGRESS], newer);
}

#[test]
fn two_damaged_things_with_one_name_are_both_set_aside() {
    let mut shared = Shared(Texts::from([(SETTINGS.to_owned(), "bad".to_owned())]));
    let (one, other) = (shared.open(), WorkingCopy::default());
    other.learn(SETTINGS, Some("worse"));
    for copy in [&one, &other] {
        copy.rename(SETTINGS, "damaged.settings").unwrap();
        shared.keep(copy);
    }
    let mut texts: Vec<&String> = shared.0.values().collect();
    texts.sort();
    assert_eq!(texts, ["bad", "worse"]);
    assert!(shared.0.keys().all(|name| name.ends_with(".settings")));
}

#[test]
fn what_is_changed_while_it_is_kept_or_could_not_be_kept_waits() {
    let mut shared = Shared::default();
    let copy = shared.open();
    copy.write(GAME, "f5").unwrap();
    let changes = copy.waiting();
    copy.write(GAME, "f5d6").unwrap();
    let step = shared.make(changes);
    assert_eq!(copy.kept(&step), [""; 0]);
    assert_eq!(shared.0[GAME], "f5");
    // This step fails.
    assert_eq!(copy.waiting().len(), 1);
    assert!(!copy.learn(GAME, Some("f5")), "what waits stays");
    copy.write(SETTINGS, "dark").unwrap();
    shared.keep(&copy);
    assert_eq!(shared.0[GAME], "f5d6");
    assert_eq!(shared.0[SETTINGS], "dark");
    assert_eq!(copy.waiting(), []);
    copy.write(SETTINGS, "dark").unwrap();
    assert_eq!(copy.waiting(), [], "the same again is no change");
}

fn old(name: &str, text: &str) -> (String, String) {
    (format!("outflank.{name}"), text.to_owned())
}

#[test]
fn what_an_older_version_has_kept_moves_once() {
    let mut shared = Shared::default();
    let copy = shared.open();
    let strange = ("strange".to_owned(), "not ours".to_owned());
    let items = [old(GAME, "f5"), old(SETTINGS, "dark"), strange];
    let taken = left::take_over(&copy, items.clone());
    assert_eq!(taken, items[..2]);
    assert_eq!(shared.0.len(), 0, "it is one step");
    shared.keep(&copy);
    assert_eq!(shared.0[GAME], "f5");
    assert_eq!(shared.0[SETTINGS], "dark");
    // The browser was killed before it had forgotten the old keys.
    copy.write(GAME, "f5d6").unwrap();
    copy.write(SETTINGS, "light").unwrap();
    shared.keep(&copy);
    let copy = shared.open();
    left::take_over(&copy, items);
    assert_eq!(copy.waiting(), []);
    assert_eq!(read(&copy, GAME).unwrap(), "f5d6");
}

#[test]
fn a_page_of_an_older_version_may_go_on() {
    let mut shared = Shared::default();
    let copy = shared.open();
    left::take_over(&copy, [old(GAME, "f5")]);
    shared.keep(&copy);
    let copy = shared.open();
    left::take_over(&copy, [old(GAME, "f5d6")]);
    shared.keep(&copy);
    assert_eq!(shared.0[GAME], "f5d6");
    copy.write(GAME, "f5d6c3").unwrap();
    shared.keep(&copy);
    for _ in 0..2 {
        let copy = shared.open();
        left::take_over(&copy, [old(GAME, "f5d6c4")]);
        shared.keep(&copy);
        assert_eq!(shared.0[GAME], "f5d6c3");
        let games: Vec<&String> = shared
            .0
            .keys()
            .filter(|it| it.starts_with("game."))
            .collect();
        assert_eq!(games.len(), 2, "{games:?}");
        assert_eq!(shared.0[games[1]], "f5d6c4");
    }
}

#[test]
fn what_was_not_kept_when_a_page_was_left_is_kept_by_the_next() {
    let mut shared = Shared(Texts::from([(GAME.to_owned(), "f5".to_owned())]));
    let copy = shared.open();
    copy.write(GAME, "f5d6").unwrap();
    solve(&copy, 0);
    let note = left::note(&copy.waiting(), "1");
    let next = shared.open();
    left::take_over(&next, [note.clone()]);
    assert_eq!(read(&next, GAME).unwrap(), "f5d6");
    shared.keep(&next);
    assert_eq!(shared.0[GAME], "f5d6");
    // What it had taken over itself is not taken over again.
    let copy_of_old = shared.open();
    left::take_over(&copy_of_old, [old("game.2-b", "f5")]);
    copy_of_old.write("game.2-b", "f5f6").unwrap();
    let next = shared.open();
    let passed_on = left::note(&copy_of_old.waiting(), "0");
    left::take_over(&next, [old("game.2-b", "f5"), passed_on]);
    assert_eq!(read(&next, "game.2-b").unwrap(), "f5f6");
    assert_eq!(next.names("game.2").unwrap().len(), 1);
    // It comes back, or the page that left it does.
    for changes in [Vec::new(), copy.waiting()] {
        let next = shared.open();
        left::take_over(&next, [note.clone()]);
        shared.make(changes);
        shared.keep(&next);
        assert_eq!(shared.0[GAME], "f5d6");
    }
    let late = shared.open();
    late.write(GAME, "f5d6c3").unwrap();
    shared.keep(&late);
    let next = shared.open();
    left::take_over(&next, [left::note(&copy.waiting(), "2")]);
    shared.keep(&next);
    assert_eq!(shared.0[GAME], "f5d6c3", "a late note comes too late");
}

/// A copy, and the step that it is at.
struct Tab {
    copy: WorkingCopy,
    asked: Option<Vec<Change>>,
    made: Option<Step>,
}

#[test]
fn whatever_the_order_games_go_on_from_what_was_kept_and_every_deed_counts_once() {
    for seed in 0..200 {
        let mut random = Random::new(seed);
        let mut shared = Shared::default();
        let mut tabs = [(); 2].map(|()| Tab {
            copy: shared.open(),
            asked: None,
            made: None,
        });
        let (mut deeds, mut turns) = (0, 0);
        for _ in 0..60 {
            let game = shared.0.get(GAME).cloned().unwrap_or_default();
            let number = random.below(2) as usize;
            let tab = &mut tabs[number];
            match random.below(7) {
                0 | 1 => {
                    turns += 1;
                    let text = read(&tab.copy, GAME).unwrap_or_default();
                    tab.copy.write(GAME, &format!("{text}{turns},")).unwrap();
                }
                2 => {
                    deeds += 1;
                    solve(&tab.copy, number);
                }
                3 if tab.asked.is_none() && tab.made.is_none() => {
                    tab.asked = Some(tab.copy.waiting());
                }
                4 if tab.made.is_none() => tab.made = tab.asked.take().map(|it| shared.make(it)),
                5 if tab.made.is_none() => tab.asked = None,
                4 | 5 => {}
                _ => {
                    if let Some(step) = tab.made.take() {
                        tab.copy.kept(&step);
                    } else if tab.asked.is_none() {
                        shared.tell(&tab.copy);
                    }
                }
            }
            let now = shared.0.get(GAME).cloned().unwrap_or_default();
            assert!(now.starts_with(&game), "seed {seed}: {game} became {now}");
        }
        for tab in &mut tabs {
            if let Some(step) = tab.made.take() {
                tab.copy.kept(&step);
            }
            shared.keep(&tab.copy);
        }
        for tab in &tabs {
            shared.tell(&tab.copy);
            assert_eq!(
                read(&tab.copy, GAME),
                shared.0.get(GAME).cloned(),
                "seed {seed}"
            );
        }
        let kept = shared.0.get(PROGRESS).map_or(0, |text| attempts(text));
        assert_eq!(kept, deeds, "seed {seed}");
    }
}
