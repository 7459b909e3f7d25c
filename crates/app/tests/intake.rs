//! Files that are handed over, several at a time.

use core::pin::pin;
use core::task::{Context, Poll, Waker};

use outflank_app::explorer::MOST_GAMES;
use outflank_app::study::intake::{
    Arrival, HandedFile, Intake, MOST_BYTES, NotOpened, Progress, has_room,
};
use outflank_app::study::{OpenError, open};
use outflank_record::wthor::{Archive, Files, Roster};
use outflank_record::{Date, GameRecord, ggf};
use outflank_rules::{Move, Position, Square};

fn file(name: &str, content: impl Into<Vec<u8>>) -> HandedFile {
    HandedFile {
        name: name.to_owned(),
        bytes: content.into(),
    }
}

/// Reads files, asking this after each game whether to go on; rests take a while.
fn read_until(files: Vec<HandedFile>, mut goes_on: impl FnMut(Progress) -> bool) -> Intake {
    let mut reading = pin!(Intake::read(files, async |progress| {
        let mut is_rested = false;
        std::future::poll_fn(|_| {
            if std::mem::replace(&mut is_rested, true) {
                Poll::Ready(())
            } else {
                Poll::Pending
            }
        })
        .await;
        goes_on(progress)
    }));
    loop {
        let mut context = Context::from_waker(Waker::noop());
        if let Poll::Ready(intake) = reading.as_mut().poll(&mut context) {
            return intake;
        }
    }
}

fn read(files: Vec<HandedFile>) -> Intake {
    read_until(files, |_| true)
}

fn game(black: &str, white: &str) -> GameRecord {
    let mut record = GameRecord::new(Position::START);
    for square in [Square::F5, Square::D6, Square::C3] {
        record.push(Move::Place(square)).unwrap();
    }
    black.clone_into(&mut record.black.name);
    white.clone_into(&mut record.white.name);
    record
}

/// An archive of one year: games, players, tournaments.
fn archive() -> [HandedFile; 3] {
    let mut archive = Archive::new(&Roster::default(), Files::One);
    let mut record = game("Anna", "Ben");
    "Club".clone_into(&mut record.event);
    record.date = Some(Date::of_year(2001));
    archive.add(&record);
    "Cleo".clone_into(&mut record.white.name);
    archive.add(&record);
    let today = Date::of_year(2002);
    let mut games = Vec::new();
    archive.write(2001, &today, &mut games).unwrap();
    [
        file("WTH_2001.wtb", games),
        file("WTHOR.JOU", archive.players().to_bytes(&today)),
        file("WTHOR.TRN", archive.tournaments().to_bytes(&today)),
    ]
}

#[test]
fn an_archive_finds_its_names_whatever_the_order() {
    let [games, players, tournaments] = archive();
    for files in [
        vec![games.clone(), players.clone(), tournaments.clone()],
        vec![tournaments.clone(), players.clone(), games.clone()],
    ] {
        let intake = read(files);
        assert!(intake.faults.is_empty(), "{:?}", intake.faults);
        assert_eq!(intake.files, ["WTH_2001.wtb"]);
        let told: Vec<String> = intake
            .records()
            .map(|it| format!("{} {} {}", it.black.name, it.white.name, it.event))
            .collect();
        assert_eq!(told, ["Anna Ben Club", "Anna Cleo Club"]);
    }
    // Without them, the games are there all the same.
    assert_eq!(read(vec![games]).games.len(), 2);
    let alone = read(vec![players, tournaments]);
    assert_eq!(alone.faults.len(), 2);
    assert!(matches!(alone.faults[0].why, NotOpened::NamesAlone));
}

#[test]
fn several_files_are_one_list_and_a_bad_one_spoils_none() {
    let two = ggf::write(&game("Anna", "Ben")) + &ggf::write(&game("Cleo", "Dora"));
    let intake = read(vec![
        file("one.txt", "f5d6c3"),
        file("bad.txt", "hello"),
        file("two.ggf", two),
        file("empty.txt", ""),
        file("cut.txt", "f5d6a1"),
    ]);
    let from: Vec<usize> = intake.games.iter().map(|it| it.file).collect();
    assert_eq!(
        (from, intake.files.join(" ")),
        (vec![0, 1, 1, 2], "one.txt two.ggf cut.txt".to_owned())
    );
    let refused: Vec<&str> = intake.faults.iter().map(|it| it.file.as_str()).collect();
    assert_eq!(refused, ["bad.txt", "empty.txt"]);
    assert!(matches!(
        intake.faults[1].why,
        NotOpened::Unreadable(OpenError::Empty)
    ));
    // A game that is read up to its fault says so.
    let faulty: Vec<bool> = intake
        .games
        .iter()
        .map(|it| it.opened.fault.is_some())
        .collect();
    assert_eq!(faulty, [false, false, false, true]);
    assert!(matches!(intake.arrival(), Arrival::Several(_)));
}

#[test]
fn one_game_is_shown_and_none_is_explained() {
    match read(vec![file("", "f5d6c3"), file("bad.txt", "hello")]).arrival() {
        Arrival::Game(game, faults) => {
            assert_eq!(game.study().tree().main_line().len(), 3);
            assert_eq!(faults.len(), 1);
        }
        other => panic!("{other:?}"),
    }
    match read(vec![file("", "hello")]).arrival() {
        Arrival::Nothing(faults) => assert_eq!(faults[0].file, ""),
        other => panic!("{other:?}"),
    }
}

#[test]
fn more_games_than_are_counted_are_cut_and_that_is_said() {
    let many = "f5d6\n".repeat(MOST_GAMES);
    let intake = read(vec![file("many.txt", many.as_str())]);
    assert_eq!((intake.games.len(), intake.is_cut), (MOST_GAMES, false));
    let intake = read(vec![file("many.txt", many.as_str()), file("", "f5")]);
    assert_eq!((intake.games.len(), intake.is_cut), (MOST_GAMES, true));
    let opened = open((many + "f5").as_bytes(), &Roster::default()).unwrap();
    assert_eq!((opened.games.len(), opened.is_cut), (MOST_GAMES, true));
}

#[test]
fn reading_rests_between_games_and_stops_when_told() {
    let text = "f5d6\n".repeat(10);
    let mut rests = Vec::new();
    let files = vec![file("a", text.as_str()), file("b", text.as_str())];
    let intake = read_until(files, |progress| {
        rests.push(progress);
        progress.games < 14
    });
    assert_eq!((intake.games.len(), intake.is_cut), (14, true));
    assert_eq!(rests.len(), 15);
    assert_eq!(
        rests[10],
        Progress {
            files: 1,
            games: 10
        }
    );
}

#[test]
fn games_are_found_by_the_words_around_them() {
    let [games, players, tournaments] = archive();
    let intake = read(vec![
        games,
        players,
        tournaments,
        file("evening.txt", "f5d6"),
    ]);
    assert_eq!(intake.matching(""), [0, 1, 2]);
    assert_eq!(intake.matching("anna"), [0, 1]);
    assert_eq!(intake.matching("2001 cleo"), [1]);
    assert_eq!(intake.matching("EVENING"), [2]);
    assert_eq!(intake.matching("nobody"), [0; 0]);
}

#[test]
fn what_is_too_large_stays_outside_and_the_rest_comes_in() {
    assert_eq!(has_room(&[1, MOST_BYTES, 2]), [true, false, true]);
    assert_eq!(has_room(&[MOST_BYTES, 1]), [true, false]);
    assert_eq!(has_room(&[u64::MAX]), [false]);
}
