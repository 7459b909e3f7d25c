//! The pipeline in miniature: from nothing to weights that judge unseen positions better than none.

use outflank_eval::patterns::TABLE_SIZE;
use outflank_eval::{Features, Weights};
use outflank_search::Searcher;
use outflank_train::fit::{Equations, Fit, Unknowns, quantise};
use outflank_train::{Random, Record, SelfPlay};

fn positions(games: usize, seed: u64) -> Vec<Record> {
    let (mut searcher, mut random) = (
        Searcher::new(Weights::untrained(), 1 << 16),
        Random::new(seed),
    );
    let mut records = Vec::new();
    for _ in 0..games {
        SelfPlay { depth: 0, exact: 8 }.game(&mut searcher, &mut random, &mut records);
    }
    records
}

#[test]
fn weights_fitted_to_a_few_games_judge_others_better_than_none() {
    let phase = Weights::phase(10);
    let of_phase = |record: &&Record| Weights::phase(record.board.empties().len()) == phase;
    let unknowns = Unknowns::new();
    let mut equations = Equations::new();
    for record in positions(600, 1).iter().filter(of_phase) {
        equations.push(&unknowns, record, 1.0);
    }
    let mut solution = vec![0.0; TABLE_SIZE];
    let settings = Fit {
        ridge: 30.0,
        steps: 8,
        neighbours: 0.0,
    };
    equations.solve(settings, &mut solution, |_, _| true);
    let mut weights = Weights::untrained();
    quantise(&unknowns, &solution, &mut weights, phase);

    let unseen = positions(100, 2);
    let error = |weights: &Weights| {
        let errors = unseen.iter().filter(of_phase).map(|record| {
            let contents = Features::of(record.board).contents();
            let value = weights.evaluate(&contents, record.board.empties().len());
            (value.discs() - record.value.discs()).abs()
        });
        errors.clone().sum::<f32>() / errors.count() as f32
    };
    let (trained, untrained) = (error(&weights), error(&Weights::untrained()));
    assert!(trained < untrained * 0.8, "{trained} {untrained}");
}

#[test]
fn every_position_of_a_game_has_the_score_that_its_mover_reaches() {
    let records = positions(20, 3);
    let mut searcher = Searcher::new(Weights::untrained(), 1 << 16);
    let late = records
        .iter()
        .filter(|record| record.board.empties().len() <= 8);
    assert!(late.clone().count() > 50);
    for record in late {
        assert_eq!(
            searcher.score(record.board).discs(),
            record.value.rounded().discs(),
            "{:?}",
            record.board
        );
    }
}

#[test]
fn records_survive_the_file_and_nonsense_is_refused() {
    for record in positions(3, 4) {
        assert_eq!(Record::from_bytes(&record.to_bytes()), Some(record));
    }
    assert_eq!(Record::from_bytes(&[0xff; Record::BYTES]), None);
}
