//! The stages that write many files, while the disk fails and the machine stops at every access in turn.

use std::fs;
use std::io::{self, Read as _, Seek as _, SeekFrom};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use outflank_eval::Weights;
use outflank_rules::random::Random;
use outflank_search::Searcher;
use outflank_store::faults::Trial;
use outflank_train::calibrate::CalibrateSettings;
use outflank_train::cut::{CutSettings, Small};
use outflank_train::data::{DataSummary, PHASES};
use outflank_train::fit::{FitSettings, Quality};
use outflank_train::manifest::{Asked, DataRecord, ExportRecord, Manifest, Round};
use outflank_train::report;
use outflank_train::{Progress, Record, Run, SelfPlay, TrainError, Watch};

struct Unwatched;

impl Watch for Unwatched {
    fn progress(&self, _: Progress) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// A file of positions from outside.
fn positions(seed: u64) -> (tempfile::TempDir, PathBuf) {
    let mut searcher = Searcher::new(Weights::untrained(), 1 << 16);
    let (mut random, mut records) = (Random::new(seed), Vec::new());
    SelfPlay { depth: 0, exact: 4 }.game(&mut searcher, &mut random, &mut records);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("positions");
    let bytes: Vec<u8> = records.into_iter().flat_map(Record::to_bytes).collect();
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

fn data(folder: &Path, positions: &Path) -> Result<u64, TrainError> {
    let mut run = Run::open(folder, &Asked::default(), 1)?;
    run.data(1, &[positions.to_owned()], &Unwatched)?;
    let record = run.manifest().rounds[0].data.clone();
    let summary = record.and_then(|record| record.summary);
    Ok(summary.expect("the stage is done").checksum)
}

/// The positions that the data set has, by its manifest, once it is complete. What is in its files is of the same run.
fn complete(folder: &Path) -> Result<Option<u64>, String> {
    let in_words = |error: TrainError| format!("{error:?}");
    let mut run = match Run::existing(folder, 1) {
        Err(TrainError::NoRun(_)) => return Ok(None),
        run => run.map_err(in_words)?,
    };
    let record = run.manifest().rounds.first().and_then(|it| it.data.clone());
    let Some((record, summary)) = record.and_then(|it| Some((it.clone(), it.summary?))) else {
        return Ok(None);
    };
    let mut held = 0;
    for phase in 0..PHASES {
        let samples = run.data_set(1).samples(phase).map_err(in_words)?;
        held += samples.len() as u64;
    }
    let expected: u64 = summary.training.iter().chain(&summary.held_out).sum();
    if held != expected {
        return Err(format!("{held} positions instead of {expected}"));
    }
    // Nothing is left to do, and nothing is done.
    let imports: Vec<PathBuf> = record.imported.into_iter().map(|it| it.0.into()).collect();
    run.data(1, &imports, &Unwatched).map_err(in_words)?;
    Ok(Some(summary.checksum))
}

#[test]
fn a_data_set_is_complete_or_continued() {
    let (_folder, games) = positions(1);
    let expected = tempfile::tempdir().unwrap();
    let expected = data(expected.path(), &games).unwrap();
    let trial = Trial {
        name: "training data",
        before: &|_| {},
        work: &|folder, watch| {
            data(folder, &games)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| match complete(folder)? {
            None => Ok(0),
            Some(sum) if sum == expected => Ok(1),
            Some(other) => Err(format!("{other:x}")),
        },
        next: &|folder| {
            assert_eq!(data(folder, &games)?, expected);
            Ok(())
        },
    };
    let cases = trial.run(150);
    assert!(cases > 30, "{cases}");
}

/// Files of the old data set must not be taken for files of the new one.
#[test]
fn a_data_set_of_other_games_takes_the_place_of_the_old_one() {
    let files = [1, 2].map(positions);
    let [old, new] = files.each_ref().map(|(_, path)| {
        let folder = tempfile::tempdir().unwrap();
        data(folder.path(), path).unwrap()
    });
    assert_ne!(old, new);
    let [(_, old_games), (_, new_games)] = &files;
    let trial = Trial {
        name: "training data, forgotten",
        before: &|folder| {
            data(folder, old_games).unwrap();
        },
        work: &|folder, watch| {
            data(folder, new_games)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| match complete(folder)? {
            Some(sum) if sum == new => Ok(1),
            Some(sum) if sum != old => Err(format!("{sum:x}")),
            _ => Ok(0),
        },
        next: &|folder| {
            assert_eq!(data(folder, new_games)?, new);
            Ok(())
        },
    };
    let cases = trial.run(200);
    assert!(cases > 30, "{cases}");
}

#[test]
fn a_run_has_begun_with_its_weights_or_not_at_all() {
    let elsewhere = tempfile::tempdir().unwrap();
    let weights = elsewhere.path().join("weights");
    fs::write(&weights, Weights::untrained().to_bytes()).unwrap();
    let asked = Asked {
        weights: Some(weights),
        ..Asked::default()
    };
    let begin = |folder: &Path| Run::open(&folder.join("run"), &asked, 1);
    let trial = Trial {
        name: "training run and weights",
        before: &|_| {},
        work: &|folder, watch| {
            begin(folder)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let run = match Run::existing(&folder.join("run"), 1) {
                Err(TrainError::NoRun(_)) => return Ok(0),
                run => run.map_err(|error| format!("{error:?}"))?,
            };
            let path = run.weights_path_before(1).ok_or("it begins with nothing")?;
            let read = Weights::from_bytes(&fs::read(path).unwrap_or_default());
            read.map_or_else(|error| Err(format!("{error:?}")), |_| Ok(1))
        },
        next: &|folder| {
            begin(folder)?;
            Ok(())
        },
    };
    // Weights are large: few cases.
    let cases = trial.run(9);
    assert!(cases > 15, "{cases}");
}

#[test]
fn games_are_played_once_and_are_the_same_whenever_it_is_interrupted() {
    let asked = Asked {
        games: Some(3),
        exact: Some(4),
        ..Asked::default()
    };
    let play = |folder: &Path| {
        let mut run = Run::open(folder, &asked, 1)?;
        run.selfplay(1, 42, &Unwatched)
    };
    let played = |folder: &Path| match Run::existing(folder, 1) {
        Err(TrainError::NoRun(_)) => Ok(None),
        Err(error) => Err(format!("{error:?}")),
        Ok(run) => {
            let round = run.manifest().rounds.first().cloned();
            let games = round.and_then(|round| round.selfplay?.games);
            Ok(games.map(|games| games.checksum))
        }
    };
    let expected = tempfile::tempdir().unwrap();
    play(expected.path()).unwrap();
    let expected = played(expected.path()).unwrap();
    assert!(expected.is_some());
    let trial = Trial {
        name: "games for training",
        before: &|_| {},
        work: &|folder, watch| {
            play(folder)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| match played(folder)? {
            None => Ok(0),
            games if games == expected => Ok(1),
            other => Err(format!("{other:?}")),
        },
        next: &|folder| {
            play(folder)?;
            assert_eq!(played(folder)?, expected);
            Ok(())
        },
    };
    let cases = trial.run(5);
    assert!(cases > 30, "{cases}");
}

/// Learns from the positions of one game.
fn fit(folder: &Path) -> Result<(u64, Vec<Quality>), TrainError> {
    let settings = FitSettings {
        passes: 1,
        batch: 64,
        ..FitSettings::default()
    };
    let mut run = Run::open(folder, &Asked::default(), 1)?;
    run.fit(1, settings, &Unwatched)?;
    let record = run.manifest().rounds[0].fit.clone();
    Ok((fit_sum(folder), record.expect("it is done").phases))
}

/// The checksum at the end of the fitted network, which is large.
fn fit_sum(folder: &Path) -> u64 {
    let read = || {
        let mut file = fs::File::open(folder.join("round-01/fit/network.fit"))?;
        let mut sum = [0; 8];
        file.seek(SeekFrom::End(-8))?;
        file.read_exact(&mut sum)?;
        Ok(u64::from_le_bytes(sum))
    };
    read().unwrap_or_else(|error: io::Error| panic!("{error}"))
}

/// Copies what is in a folder.
fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap().flatten() {
        let place = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir(&place).unwrap();
            copy(&entry.path(), &place);
        } else {
            fs::copy(entry.path(), place).unwrap();
        }
    }
}

#[test]
fn a_network_is_fitted_once_and_is_the_same_whenever_it_is_interrupted() {
    let (_folder, games) = positions(1);
    let before = tempfile::tempdir().unwrap();
    data(before.path(), &games).unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    copy(before.path(), elsewhere.path());
    let expected = fit(elsewhere.path()).unwrap();
    let trial = Trial {
        name: "training fit",
        before: &|folder| copy(before.path(), folder),
        work: &|folder, watch| {
            fit(folder)?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let run = Run::existing(folder, 1).map_err(|error| format!("{error:?}"))?;
            let record = run.manifest().rounds[0].fit.clone();
            match record.filter(|record| !record.phases.is_empty()) {
                None => Ok(0),
                Some(record) if (fit_sum(folder), record.phases.clone()) == expected => Ok(1),
                Some(_) => Err("another network".to_owned()),
            }
        },
        next: &|folder| {
            assert_eq!(fit(folder)?, expected);
            Ok(())
        },
    };
    // The network is large: few cases.
    let cases = trial.run_few(3);
    assert!(cases >= 2, "{cases}");
}

/// Ends the work when most of the calibration is done.
struct Nearly;

impl Watch for Nearly {
    fn progress(&self, progress: Progress) -> ControlFlow<()> {
        if progress.done == 36 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

#[test]
fn weights_are_made_of_a_network_once_and_are_the_same_whenever_it_is_interrupted() {
    let settings = CalibrateSettings {
        positions: 1,
        deepest: 4,
        exact: 4,
    };
    let (_folder, games) = positions(1);
    let before = tempfile::tempdir().unwrap();
    data(before.path(), &games).unwrap();
    fit(before.path()).unwrap();
    let mut run = Run::open(before.path(), &Asked::default(), 1).unwrap();
    let nearly = run.calibrate(1, settings, &Nearly);
    assert!(matches!(nearly, Err(TrainError::Stopped)), "{nearly:?}");
    drop(run);

    let stages = |folder: &Path, done: &dyn Fn()| -> Result<(), TrainError> {
        let mut run = Run::open(folder, &Asked::default(), 1)?;
        run.calibrate(1, settings, &Unwatched)?;
        done();
        run.export(1, &Unwatched)?;
        done();
        let (weights, data) = (run.weights_path(1), run.data_set(1));
        let small = Small::make(&weights, &data, &CutSettings::default())?;
        small.write(&folder.join("small.weights"))?;
        done();
        Ok(())
    };
    // The model, the weights, the small weights: what there is of them, each only with those before it.
    let made = |folder: &Path| -> Result<Vec<Vec<u8>>, String> {
        let run = Run::existing(folder, 1).map_err(|error| format!("{error:?}"))?;
        let round = run.manifest().rounds[0].clone();
        let model = round.calibrate.and_then(|it| it.model);
        let exported = round.export.map(|export| {
            let bytes = fs::read(run.weights_path(1)).unwrap_or_default();
            assert_eq!(bytes.last_chunk(), Some(&export.checksum.to_le_bytes()));
            bytes
        });
        let small = fs::read(folder.join("small.weights")).ok();
        let all = [
            model.map(|model| format!("{model:?}").into_bytes()),
            exported,
            small,
        ];
        let there = all.iter().take_while(|it| it.is_some()).count();
        if all.iter().flatten().count() == there {
            Ok(all.into_iter().flatten().collect())
        } else {
            Err("something is missing".to_owned())
        }
    };
    let elsewhere = tempfile::tempdir().unwrap();
    copy(before.path(), elsewhere.path());
    stages(elsewhere.path(), &|| {}).unwrap();
    let expected = made(elsewhere.path()).unwrap();
    assert_eq!(expected.len(), 3);
    let trial = Trial {
        name: "training calibrate, export, cut",
        before: &|folder| copy(before.path(), folder),
        work: &|folder, watch| Ok(stages(folder, &|| watch.acknowledge())?),
        state: &|folder| {
            let made = made(folder)?;
            if expected.starts_with(&made) {
                Ok(made.len())
            } else {
                Err("something else was made".to_owned())
            }
        },
        next: &|folder| {
            stages(folder, &|| {})?;
            assert!(made(folder)? == expected);
            Ok(())
        },
    };
    let cases = trial.run_few(4);
    assert!(cases >= 2, "{cases}");
}

#[test]
fn a_picture_is_the_old_one_or_the_new_one() {
    let quality = Quality {
        mean_error: 3.0,
        ..Quality::default()
    };
    let summary = DataSummary {
        held_out: vec![100; PHASES],
        ..DataSummary::default()
    };
    let round = Round {
        data: Some(DataRecord {
            rounds: vec![1],
            imported: Vec::new(),
            summary: Some(summary),
        }),
        export: Some(ExportRecord {
            checksum: 1,
            phases: vec![quality; PHASES],
        }),
        ..Round::default()
    };
    let manifest = Manifest {
        rounds: vec![round],
        ..Manifest::default()
    };
    let draw = |folder: &Path, title: &str| {
        let words = report::Words {
            by_phase: title.to_owned(),
            by_round: title.to_owned(),
            ..report::Words::default()
        };
        report::write(&manifest, &words, &folder.join("pictures")).map(drop)
    };
    let trial = Trial {
        name: "pictures of a training run",
        before: &|folder| draw(folder, "Before").unwrap(),
        work: &|folder, watch| {
            draw(folder, "After")?;
            watch.acknowledge();
            Ok(())
        },
        state: &|folder| {
            let mut new = Vec::new();
            for name in ["error-by-phase.svg", "error-by-round.svg"] {
                let text = fs::read_to_string(folder.join("pictures").join(name));
                let text = text.map_err(|error| error.to_string())?;
                let is_whole = text.trim_end().ends_with("</svg>");
                if !is_whole || text.contains("Before") == text.contains("After") {
                    return Err(text);
                }
                new.push(text.contains("After"));
            }
            Ok(usize::from(new == [true; 2]))
        },
        next: &|folder| Ok(draw(folder, "Later")?),
    };
    let cases = trial.run(2);
    assert!(cases > 30, "{cases}");
}
