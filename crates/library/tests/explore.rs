//! The explorer counts correctly: the same as naive counting, in every position of every game.

mod common;

use std::collections::HashMap;

use common::{Folder, after, chosen, game, import, played, turned};
use outflank_library::{Library, Search, Tally};
use outflank_record::{Decimal, Ending, GameRecord, ResultRecord};
use outflank_rules::{Board, Color, Move, Position, Symmetry};
use proptest::prelude::*;

fn moves_of(library: &mut Library, position: Position) -> Vec<(String, u64)> {
    let explored = library.explore(position, &Search::default()).unwrap();
    let moves = explored.moves.iter();
    moves
        .map(|it| (it.mv().to_string(), it.tally.games))
        .collect()
}

#[test]
fn moves_are_counted_however_the_board_is_turned() {
    let folder = Folder::new();
    let games = ["f5d6c3", "f5d6c4", "f5f6e6", "c4e3f6e6"];
    let mut library = folder.with(&games.map(game));
    // The last game is f5d6c3 and something else, turned.
    let expected = [("d6".to_owned(), 3), ("f6".to_owned(), 1)];
    assert_eq!(moves_of(&mut library, after("f5")), expected);
    for symmetry in Symmetry::ALL {
        let position = symmetry.position(after("f5d6"));
        let explored = library.explore(position, &Search::default()).unwrap();
        let best = &explored.moves[0];
        assert_eq!(best.tally.games, 2);
        assert!(position.play(best.mv()).is_ok());
        assert_eq!(explored.tally.games, 3);
    }
}

#[test]
fn moves_that_are_the_same_are_one() {
    let folder = Folder::new();
    let mut library = folder.with(&["f5", "e6f6", "d3", "c4c3d3"].map(game));
    let start = library
        .explore(Position::START, &Search::default())
        .unwrap();
    assert_eq!(start.moves.len(), 1);
    let names: Vec<String> = start.moves[0].moves.iter().map(Move::to_string).collect();
    assert_eq!(names, ["d3", "c4", "f5", "e6"]);
    // f5 and d3 are one game.
    assert_eq!(start.moves[0].tally.games, 3);
}

#[test]
fn results_are_counted_for_black_and_those_of_unfinished_games_not_at_all() {
    let folder = Folder::new();
    let mut games = ["f5d6c3", "f5d6c4", "f5d6c5", "f5d6c6"].map(game);
    for (game, score) in games.iter_mut().zip([12, 0, -6]) {
        game.result = Some(ResultRecord {
            score: Decimal::whole(score),
            ending: Ending::Resigned,
        });
    }
    let mut library = folder.with(&games);
    let explored = library.explore(after("f5"), &Search::default()).unwrap();
    let expected = Tally {
        games: 4,
        black: 1,
        draws: 1,
        white: 1,
        discs: 6,
    };
    assert_eq!(
        (explored.tally, explored.moves[0].tally),
        (expected, expected)
    );
    assert_eq!(expected.mean(), Some(2.0));
    assert_eq!(Tally::default().mean(), None);
}

#[test]
fn a_pass_is_the_only_move_and_the_position_after_it_has_the_same_games() {
    let mut games = (0..).map(|step| chosen(&[step; 100]));
    let (record, (before, passed)) = games
        .find_map(|record| Some((record.clone(), pass(&record)?)))
        .unwrap();
    let folder = Folder::new();
    let mut library = folder.with(&[record]);
    let explored = library.explore(before, &Search::default()).unwrap();
    assert_eq!(explored.moves.len(), 1);
    assert_eq!(
        (explored.moves[0].mv(), explored.tally.games),
        (Move::Pass, 1)
    );
    let explored = library.explore(passed, &Search::default()).unwrap();
    assert_eq!(explored.tally.games, 1);
    assert_ne!(explored.moves[0].mv(), Move::Pass);
}

/// The position before the first pass of a game, and the one after it.
fn pass(record: &GameRecord) -> Option<(Position, Position)> {
    let mut position = record.start();
    for made in record.moves() {
        let next = position.play(made.mv).unwrap();
        if made.mv == Move::Pass {
            return Some((position, next));
        }
        position = next;
    }
    None
}

#[test]
fn only_the_games_that_are_meant_are_counted() {
    let folder = Folder::new();
    let games = [
        played("f5d6", "Anna", "Ben", ""),
        played("f5f6", "Ben", "Cleo", ""),
        played("f5f4", "Cleo", "Anna", ""),
    ];
    let mut library = folder.with(&games);
    let search = Search {
        player: Some("anna".to_owned()),
        ..Search::default()
    };
    let explored = library.explore(after("f5"), &search).unwrap();
    let moves: Vec<String> = explored
        .moves
        .iter()
        .map(|it| it.mv().to_string())
        .collect();
    assert_eq!(moves, ["f4", "d6"]);
}

type Canonical = (Board, Color);

/// A position up to symmetry, after any forced pass.
fn canonical(position: Position) -> Canonical {
    let position = position.play(Move::Pass).unwrap_or(position);
    (position.board().canonical().0, position.turn())
}

/// How often games reached each position and how they ended; and the same for each step from one to another.
#[derive(Default)]
struct Naive {
    positions: HashMap<Canonical, Tally>,
    steps: HashMap<(Canonical, Canonical), Tally>,
}

impl Naive {
    fn add(&mut self, record: &GameRecord) {
        let score = record.result_on_board().map(|it| it.score.to_f64() as i64);
        let mut position = record.start();
        count(
            self.positions.entry(canonical(position)).or_default(),
            score,
        );
        for mv in record.moves().iter().map(|made| made.mv) {
            let next = position.play(mv).unwrap();
            if mv != Move::Pass {
                let (from, to) = (canonical(position), canonical(next));
                count(self.positions.entry(to).or_default(), score);
                count(self.steps.entry((from, to)).or_default(), score);
            }
            position = next;
        }
    }
}

fn count(tally: &mut Tally, score: Option<i64>) {
    tally.games += 1;
    tally.black += u64::from(score.is_some_and(|score| score > 0));
    tally.draws += u64::from(score == Some(0));
    tally.white += u64::from(score.is_some_and(|score| score < 0));
    tally.discs += score.unwrap_or(0);
}

/// Games that share many positions: few choices, and symmetric boards.
fn games() -> impl Strategy<Value = Vec<GameRecord>> {
    let numbers = prop::collection::vec(0..3u8, 0..70);
    let game = (numbers, 0..4usize).prop_map(|(numbers, turn)| {
        let fixed = [
            Symmetry::Identity,
            Symmetry::Rotate180,
            Symmetry::Transpose,
            Symmetry::AntiTranspose,
        ];
        turned(&chosen(&numbers), fixed[turn])
    });
    prop::collection::vec(game, 0..20)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn the_explorer_agrees_with_a_naive_count(games in games(), turn in 0..8usize) {
        let folder = Folder::new();
        let mut library = folder.with(&[]);
        let mut naive = Naive::default();
        for game in &games {
            // Duplicates are covered by other tests.
            if import(&mut library, std::slice::from_ref(game)).added == 1 {
                naive.add(game);
            }
        }
        for game in &games {
            let mut position = game.start();
            for at in 0..=game.moves().len() {
                let asked = Symmetry::ALL[turn].position(position);
                let explored = library.explore(asked, &Search::default()).unwrap();
                prop_assert_eq!(explored.tally, naive.positions[&canonical(position)]);
                if !asked.must_pass() {
                    let from = canonical(asked);
                    let played = naive.steps.keys().filter(|(it, _)| *it == from).count();
                    prop_assert_eq!(explored.moves.len(), played);
                    for it in &explored.moves {
                        for &mv in &it.moves {
                            let to = canonical(asked.play(mv).unwrap());
                            prop_assert_eq!(it.tally, naive.steps[&(from, to)]);
                        }
                    }
                }
                if let Some(made) = game.moves().get(at) {
                    position = position.play(made.mv).unwrap();
                }
            }
        }
    }
}
