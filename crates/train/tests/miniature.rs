//! The pipeline in miniature: from nothing to weights that judge unseen positions better than untrained ones and
//! beat them.

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Mutex;
use std::time::Instant;

use outflank_eval::Weights;
use outflank_rules::Board;
use outflank_rules::random::Random;
use outflank_search::{Confidence, Searcher};
use outflank_train::calibrate::CalibrateSettings;
use outflank_train::cut::{CutSettings, Small};
use outflank_train::fit::{FitSettings, quality_of};
use outflank_train::manifest::{Asked, GateRecord};
use outflank_train::report::{self, Words};
use outflank_train::{Methods, Progress, Record, Run, Sample, SelfPlay, Stage, TrainError, Watch};

/// Stands in for the signature of the engine.
const ENGINE: u64 = 42;

fn asked() -> Asked {
    Asked {
        seed: Some(5),
        games: Some(1200),
        depth: Some(3),
        exact: Some(8),
        ..Asked::default()
    }
}

fn methods() -> Methods {
    Methods {
        fit: FitSettings {
            passes: 4,
            batch: 512,
            ..FitSettings::default()
        },
        calibrate: CalibrateSettings {
            positions: 3,
            deepest: 6,
            exact: 14,
        },
    }
}

fn weights(path: &Path) -> Weights {
    Weights::from_bytes(&std::fs::read(path).expect("a weights file")).expect("whole weights")
}

fn positions(games: usize, seed: u64) -> Vec<Record> {
    let mut searcher = Searcher::new(Weights::untrained(), 1 << 16);
    let (mut random, mut records) = (Random::new(seed), Vec::new());
    for _ in 0..games {
        SelfPlay { depth: 0, exact: 8 }.game(&mut searcher, &mut random, &mut records);
    }
    records
}

/// Ends the work after some steps of a stage, as if the program were killed.
struct StopAfter(Stage, u64);

impl Watch for StopAfter {
    fn progress(&self, progress: Progress) -> ControlFlow<()> {
        if progress.stage == self.0 && progress.done - progress.before >= self.1 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Records the finished stages.
#[derive(Default)]
struct Stages(Mutex<Vec<Stage>>);

impl Watch for Stages {
    fn progress(&self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn finished(&self, run: &Run, round: usize, stage: Stage) {
        let results = &run.manifest().rounds[round - 1];
        assert!(results.seconds.contains_key(stage.name()));
        self.0.lock().expect("nobody panicked").push(stage);
    }
}

#[test]
fn two_rounds_from_nothing_make_weights_that_win_however_often_they_are_interrupted() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().join("whole");
    let mut run = Run::open(&path, &asked(), 2).expect("a run");
    let stages = Stages::default();
    for round in 1..=2 {
        run.whole_round(round, ENGINE, methods(), &stages)
            .expect("a round");
    }
    let said = stages.0.into_inner().expect("nobody panicked");
    assert_eq!(said, [Stage::ALL, Stage::ALL].concat());
    for round in &run.manifest().rounds {
        let mut timed: Vec<&str> = Stage::ALL.map(Stage::name).to_vec();
        timed.sort_unstable();
        assert!(round.seconds.keys().eq(timed), "{:?}", round.seconds);
    }
    let trained = weights(&run.weights_path(2));
    judge(&trained);
    play(trained);
    cut(&run, directory.path());
    draw(&mut run, directory.path());

    // The same with interruptions, a new process each time, and another number of threads.
    let broken = directory.path().join("broken");
    let stops = [
        StopAfter(Stage::SelfPlay, 1),
        StopAfter(Stage::SelfPlay, 600),
        StopAfter(Stage::Data, 2),
        StopAfter(Stage::Data, 9),
        StopAfter(Stage::Fit, 1),
        StopAfter(Stage::Fit, 2),
        StopAfter(Stage::Calibrate, 4),
        StopAfter(Stage::Export, 5),
    ];
    for stop in stops {
        let mut run = Run::open(&broken, &asked(), 1).expect("a run");
        let end = run.whole_round(1, ENGINE, methods(), &stop);
        assert!(matches!(end, Err(TrainError::Stopped)), "{end:?}");
    }
    let mut again = Run::open(&broken, &Asked::default(), 1).expect("a run");
    again
        .whole_round(1, ENGINE, methods(), &())
        .expect("a round");
    let [one, other] = [&run, &again].map(|run| run.manifest().rounds[0].clone());
    let games = [&one, &other].map(|round| {
        let games = round.selfplay.as_ref().and_then(|it| it.games);
        games.expect("all games are played").checksum
    });
    assert_eq!(games[0], games[1]);
    assert_eq!((one.data, one.fit), (other.data, other.fit));
    assert_eq!((one.calibrate, one.export), (other.calibrate, other.export));
    let [one, other] =
        [&run, &again].map(|run| std::fs::read(run.weights_path(1)).expect("weights"));
    assert!(one == other);

    // A stage requested again with other settings is forgotten first, with its time.
    let stop = StopAfter(Stage::Calibrate, 1);
    let fewer = CalibrateSettings {
        positions: 2,
        ..methods().calibrate
    };
    let end = again.calibrate(1, fewer, &stop);
    assert!(matches!(end, Err(TrainError::Stopped)), "{end:?}");
    let seconds = &again.manifest().rounds[0].seconds;
    let left = seconds.keys().map(String::as_str);
    assert!(left.eq(["data", "fit", "selfplay"]), "{seconds:?}");
}

/// A fraction of the size, and still nearly as good.
fn cut(run: &Run, directory: &Path) {
    let full = run.weights_path(2);
    let settings = CutSettings {
        least: 1,
        ..CutSettings::default()
    };
    let small = Small::make(&full, &run.data_set(2), &settings);
    let small = small.expect("small weights");
    let path = directory.join("small.weights");
    small.write(&path).expect("a file");
    assert_eq!(weights(&path).error_model, weights(&full).error_model);
    let sizes = [&full, &path].map(|it| std::fs::metadata(it).expect("a file").len());
    assert!(sizes[1] < sizes[0] * 3 / 5, "{sizes:?}");
    let [before, after] = small.mean_errors();
    assert!(after < 1.05 * before, "{after} {before}");
}

/// The curves of the run.
fn draw(run: &mut Run, directory: &Path) {
    let gate = GateRecord {
        depth: 3,
        pairs: [0, 0, 1, 2, 0],
        won: false,
    };
    run.set_gate(2, gate, Instant::now()).expect("a gate");
    let words = Words {
        names: vec!["first".to_owned(), "second".to_owned()],
        ..Words::default()
    };
    let written = report::write(run.manifest(), &words, directory).expect("pictures");
    let by_phase = std::fs::read_to_string(&written[0]).expect("a picture");
    assert!(by_phase.contains("first") && by_phase.contains("second"));
    let strength = std::fs::read_to_string(&written[2]).expect("a picture");
    assert_eq!(strength.matches("<circle").count(), 2);
}

/// On unseen games the trained weights are closer to the truth than untrained ones.
fn judge(trained: &Weights) {
    let sample = |Record { board, value }| Sample {
        board,
        value,
        count: 1,
    };
    let unseen: Vec<Sample> = positions(60, 77).into_iter().map(sample).collect();
    let [trained, untrained] = [trained, &Weights::untrained()]
        .map(|weights| quality_of(weights, unseen.iter()).mean_error);
    assert!(trained < 0.75 * untrained, "{trained} {untrained}");
}

/// A small match at the same depth: the trained weights win most of the games.
fn play(trained: Weights) {
    let mut players = [trained, Weights::untrained()].map(|it| Searcher::new(it, 1 << 18));
    let mut random = Random::new(3);
    let mut points = 0;
    for _ in 0..12 {
        let mut opening = Board::START;
        for _ in 0..6 {
            let square = random.pick(opening.legal_moves());
            let square = square.expect("a move so early");
            opening = opening.place(square, opening.flips(square));
        }
        for first in 0..2 {
            let (mut board, mut mover) = (opening, first);
            let result = loop {
                if board.legal_moves().is_empty() {
                    if board.is_over() {
                        break board.final_score().discs();
                    }
                    (board, mover) = (board.pass(), 1 - mover);
                    continue;
                }
                let (_, square) = players[mover].midgame(board, 3, Confidence::FULL);
                let square = square.expect("there is a move");
                (board, mover) = (board.place(square, board.flips(square)), 1 - mover);
            };
            points += if mover == 0 { result } else { -result }.signum();
        }
    }
    assert!(points >= 12, "{points} points from 24 games");
}

#[test]
fn other_settings_or_another_engine_are_refused() {
    let directory = tempfile::tempdir().expect("a directory");
    let mut run = Run::open(directory.path(), &asked(), 1).expect("a run");
    let stop = StopAfter(Stage::SelfPlay, 1);
    let _ = run.selfplay(1, ENGINE, &stop);
    let other = Asked {
        depth: Some(4),
        ..asked()
    };
    // While one is at work, another one may only look.
    let refused = Run::open(directory.path(), &asked(), 1).err();
    assert!(matches!(refused, Some(TrainError::Busy(_))));
    assert!(Run::existing(directory.path(), 1).is_ok());
    drop(run);
    let refused = Run::open(directory.path(), &other, 1).err();
    assert!(matches!(refused, Some(TrainError::OtherSetting("depth"))));
    let mut run = Run::open(directory.path(), &asked(), 1).expect("nobody is at work");
    let refused = run.selfplay(1, ENGINE + 1, &());
    assert!(matches!(refused, Err(TrainError::OtherEngine { round: 1 })));
    let refused = run.fit(1, methods().fit, &());
    assert!(matches!(refused, Err(TrainError::Before(Stage::Data, _))));
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
            searcher.few().score(record.board).discs(),
            record.value.rounded().discs(),
            "{:?}",
            record.board
        );
    }
}

#[test]
fn records_survive_the_file_and_nonsense_is_refused() {
    for Record { board, value } in positions(3, 4) {
        let record = Record { board, value };
        assert_eq!(Record::from_bytes(&record.to_bytes()), Some(record));
        let sample = Sample {
            board,
            value,
            count: 7,
        };
        assert_eq!(Sample::from_bytes(&sample.to_bytes()), Some(sample));
    }
    assert_eq!(Record::from_bytes(&[0xff; Record::BYTES]), None);
    assert_eq!(Sample::from_bytes(&[0; Sample::BYTES]), None);
}
