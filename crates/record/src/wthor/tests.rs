use outflank_rules::Color;
use outflank_rules::notation::PassStyle;
use proptest::prelude::*;

use super::*;
use crate::{Date, Decimal, Ending, GameRecord, Loss, Lost, ResultRecord};

/// A game with two passes: 34 discs for Black, 41 with perfect play from 24 empty squares on.
const PASSES: &str = "01005a014b032229384021242e222b434241353f4a544b3923182f264c343a252a3e5352495556573044190e\
                      0d1f3d330f1a4d172958154810200c164e47510b111b1c12";
/// White wins all discs with the 18th move.
const WIPE_OUT: &str = "06000c000400000038402139424c352e434441342b2322202f30000000000000000000000000000000000000\
                        000000000000000000000000000000000000000000000000";
/// Abandoned after 48 moves, yet 64 discs for Black.
const BROKEN_OFF: &str = "6a000b056e05403b384021222b3923242e19182f102a251a442630200f0d170c333429351f163e3f3d111\
                          21c1b3a0e150b47514e5842414b000000000000000000000000";

fn bytes(hex: &str) -> [u8; RECORD] {
    let hex: Vec<u8> = hex.bytes().filter(u8::is_ascii_hexdigit).collect();
    let pairs = hex
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).unwrap(), 16).unwrap());
    pairs.collect::<Vec<u8>>().try_into().unwrap()
}

fn file(games: u32, records: &[[u8; RECORD]]) -> Vec<u8> {
    let mut file = vec![20, 7, 5, 22];
    file.extend(games.to_le_bytes());
    file.extend([0, 0, 0xb9, 7, 8, 0, 24, 0]);
    file.extend(records.as_flattened());
    file
}

fn fault(change: impl Fn(&mut [u8; RECORD])) -> Fault {
    let mut record = bytes(PASSES);
    change(&mut record);
    read_game(&record).unwrap_err()
}

#[test]
fn a_file_is_read_game_by_game() {
    let file = file(3, &[PASSES, WIPE_OUT, BROKEN_OFF].map(bytes));
    let games = Games::new(&file[..]).unwrap();
    let header = Header {
        games: 3,
        year: 1977,
        depth: 24,
    };
    assert_eq!(games.header(), header);
    let games: Vec<Game> = games.map(Result::unwrap).collect();
    let first = &games[0];
    assert_eq!((first.tournament, first.black, first.white), (1, 346, 843));
    assert_eq!((first.score.discs(), first.best_score.discs()), (4, 18));
    assert_eq!(
        first.moves.to_text(PassStyle::Written),
        "f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8c7e8f8g8h4h6e2d1c1a3a6a5e1f2g7c2a4h8a2b7f1b3b1b2h7\
         paa7a8a1pag1g2h2h1"
    );
    let end = first.moves.end();
    assert!(end.is_over());
    assert_eq!(end.final_score(Color::Black), first.score);
    assert_eq!(games[1].moves.moves().len(), 18);
    assert_eq!(games[1].score, Score::MIN);
    assert!(!games[2].moves.end().is_over());
    assert_eq!(games[2].score, Score::MAX);
}

#[test]
fn the_best_score_belongs_to_the_position_at_the_depth() {
    let game = read_game(&bytes(PASSES)).unwrap();
    let (position, score) = game.solved(24).unwrap();
    assert_eq!(position.empties().len(), 24);
    assert_eq!(position.turn(), Color::Black);
    assert_eq!(score.discs(), 18);
    let (position, score) = game.solved(23).unwrap();
    assert_eq!((position.turn(), score.discs()), (Color::White, -18));
    // The game was over long before.
    assert_eq!(read_game(&bytes(WIPE_OUT)).unwrap().solved(24), None);
}

#[test]
fn a_game_that_cannot_be_is_refused_with_the_move() {
    assert_eq!(fault(|record| record[8] = 99), Fault::NotASquare(1, 99));
    assert_eq!(fault(|record| record[9] = 10), Fault::NotASquare(2, 10));
    assert_eq!(
        fault(|record| record[10] = 11),
        Fault::Illegal(3, Square::A1, IllegalMove::OutflanksNothing(Square::A1))
    );
    assert_eq!(fault(|record| record[18] = 0), Fault::AfterTheEnd(12));
    assert_eq!(fault(|record| record[6] = 65), Fault::Score(65));
    assert_eq!(fault(|record| record[7] = 255), Fault::Score(255));
}

#[test]
fn an_error_names_the_game_and_ends_the_file() {
    let mut bad = bytes(PASSES);
    bad[8] = 1;
    let file = file(3, &[bytes(PASSES), bad, bytes(PASSES)]);
    let games: Vec<_> = Games::new(&file[..]).unwrap().collect();
    assert_eq!(games.len(), 2);
    assert!(games[0].is_ok());
    assert!(matches!(
        games[1],
        Err(WthorError::Game {
            game: 2,
            fault: Fault::NotASquare(1, 1)
        })
    ));
}

#[test]
fn a_file_that_is_cut_off_says_so_and_one_that_is_too_long_is_read() {
    let whole = file(2, &[bytes(PASSES), bytes(WIPE_OUT)]);
    let last = Games::new(&whole[..whole.len() - 1]).unwrap().last();
    assert!(matches!(
        last,
        Some(Err(WthorError::Truncated { game: 2, games: 2 }))
    ));
    let boast = file(u32::MAX, &[]);
    assert!(matches!(
        Games::new(&boast[..]).unwrap().next(),
        Some(Err(WthorError::Truncated { game: 1, .. }))
    ));
    let long = [whole, vec![1, 2, 3]].concat();
    assert_eq!(Games::new(&long[..]).unwrap().flatten().count(), 2);
}

#[test]
fn other_files_are_refused() {
    let header = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut file = file(0, &[]);
        change(&mut file);
        Games::new(&file[..]).map(|games| games.header())
    };
    assert!(matches!(
        header(&|file| file.truncate(15)),
        Err(WthorError::NoHeader)
    ));
    assert!(matches!(
        header(&|file| file[12] = 10),
        Err(WthorError::BoardSize(10))
    ));
    assert!(matches!(
        header(&|file| file[13] = 1),
        Err(WthorError::NotGames)
    ));
    assert_eq!(header(&|file| file[14] = 0).unwrap().depth, 22);
}

proptest! {
    #[test]
    fn no_bytes_are_too_strange(file in prop::collection::vec(any::<u8>(), 0..400)) {
        if let Ok(games) = Games::new(&file[..]) {
            prop_assert!(games.count() <= 1 + file.len() / RECORD);
        }
    }

    #[test]
    fn no_record_is_too_strange(changes in prop::collection::vec((0..RECORD, any::<u8>()), 0..6)) {
        let mut record = bytes(PASSES);
        for (place, byte) in changes {
            record[place] = byte;
        }
        if let Ok(game) = read_game(&record) {
            let _ = game.solved(24);
        }
    }
}

fn roster() -> Roster {
    let mut players = Names::new(NameKind::Players);
    for number in 1..900 {
        players.place_of(&format!("Player {number}")).unwrap();
    }
    let mut tournaments = Names::new(NameKind::Tournaments);
    tournaments.place_of("World Championship").unwrap();
    Roster {
        players: Some(players),
        tournaments: Some(tournaments),
    }
}

#[test]
fn records_have_names_and_a_bad_one_costs_no_other() {
    let mut bad = bytes(PASSES);
    bad[10] = 11;
    bad[6] = 99;
    let file = file(4, &[bytes(PASSES), bad, bytes(BROKEN_OFF)]);
    let roster = roster();
    let games: Vec<_> = Records::new(&file[..], &roster)
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(games.len(), 4);
    let first = games[0].clone().strict().unwrap();
    assert_eq!(first.event, "World Championship");
    assert_eq!(first.black.name, "Player 346");
    assert_eq!(first.date, Some(Date::of_year(1977)));
    assert_eq!(first.result, first.result_on_board());
    assert_eq!(first.solved().unwrap().1.discs(), 18);
    let places: Vec<_> = games[1]
        .faults
        .iter()
        .map(|error| (error.game, error.offset, error.ply))
        .collect();
    assert_eq!(places, [(2, 16 + 68 + 10, Some(3)), (2, 16 + 68 + 6, None)]);
    assert_eq!(games[1].record.as_ref().unwrap().moves().len(), 2);
    // There is no player 1291 and no tournament 106; the official score stands.
    let broken_off = games[2].record.as_ref().unwrap();
    assert_eq!(broken_off.black.name, "???");
    assert!(games[2].clone().whole().is_ok() && games[2].clone().strict().is_err());
    assert_eq!(games[2].faults.len(), 3);
    assert_eq!(
        broken_off.result.unwrap().score,
        Decimal::whole(Score::MAX.discs())
    );
    assert_eq!(games[3].faults[0].fault, crate::Fault::Truncated(4));
}

#[test]
fn an_archive_is_written_as_it_was_read() {
    let whole = file(2, &[bytes(PASSES), bytes(WIPE_OUT)]);
    let roster = roster();
    let mut archive = Archive::new(&roster, Files::OnePerYear);
    for game in Records::new(&whole[..], &roster).unwrap() {
        let lost = archive.add(&game.unwrap().whole().unwrap());
        assert_eq!(lost, []);
    }
    assert_eq!(archive.years().collect::<Vec<_>>(), [1977]);
    assert_eq!(archive.games_without_theory(), 0);
    let mut written = Vec::new();
    let day = "2007.05.22".parse().unwrap();
    archive.write(1977, &day, &mut written).unwrap();
    // The tournament of the second game has no name, and gets one.
    let unknown = archive.tournaments().get(2);
    assert_eq!(unknown, Some("???"));
    written[16 + 68] = 6;
    assert_eq!(written, whole);
}

#[test]
fn what_an_archive_cannot_hold_is_told() {
    let mut archive = Archive::new(&Roster::default(), Files::One);
    let game = |moves: &str| {
        let mut game = GameRecord::from(&moves.parse::<Transcript>().unwrap());
        game.date = Some("2001.02.03".parse().unwrap());
        game
    };
    let kinds = |lost: Vec<Lost>| -> Vec<Loss> { lost.into_iter().map(|lost| lost.what).collect() };
    let mut first = game("d3c3");
    first.black.name = "Someone whose name is long".to_owned();
    let expected = [Loss::Date, Loss::Letters, Loss::NoResult, Loss::Turned];
    assert_eq!(kinds(archive.add(&first)), expected);
    let mut second = game("f5d6");
    second.date = Some(Date::of_year(2002));
    second.result = Some(ResultRecord {
        score: Decimal::from_thousandths(1500),
        ending: Ending::Time,
    });
    let expected = [Loss::Result, Loss::Ending, Loss::Date];
    assert_eq!(kinds(archive.add(&second)), expected);
    let empty = GameRecord::new(Position::START);
    assert_eq!(kinds(archive.add(&empty)), [Loss::NoResult, Loss::Date]);
    let start: Position = format!("XO{} O", "-".repeat(62)).parse().unwrap();
    let lost = kinds(archive.add(&GameRecord::new(start)));
    assert!(lost.contains(&Loss::Game));
    let mut written = Vec::new();
    archive
        .write(2001, &Date::of_year(2030), &mut written)
        .unwrap();
    let games: Vec<Game> = Games::new(&written[..])
        .unwrap()
        .map(Result::unwrap)
        .collect();
    assert_eq!(games.len(), 3);
    assert_eq!(games[0].moves.to_string(), "f5f6");
    // With one empty square left there is nothing to compute.
    assert_eq!(written[14], 1);
    assert_eq!(archive.games_without_theory(), 0);
}

#[test]
fn games_without_a_best_score_are_counted_where_others_have_one() {
    let whole = file(1, &[bytes(PASSES)]);
    let roster = roster();
    let mut games = Records::new(&whole[..], &roster).unwrap();
    let solved = games.next().unwrap().unwrap().whole().unwrap();
    let mut unsolved = solved.clone();
    unsolved.theory = None;
    let mut archive = Archive::new(&roster, Files::OnePerYear);
    for game in [&unsolved, &solved, &unsolved] {
        archive.add(game);
    }
    assert_eq!(archive.games_without_theory(), 2);
}
