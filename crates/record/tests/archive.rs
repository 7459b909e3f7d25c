//! The archive of tournament games: facts about some of them, and round trips of all of them through every format.
//!
//! The whole archive is not part of the repository: `cargo xtask soak records FOLDER` runs this with a folder that has
//! `wthor/` (the files of the archive), `pgn/WTH_2022.pgn`, `vectors/wthor_vectors.json`, `ggf/` and files of positions.

use std::fs;
use std::path::{Path, PathBuf};

use outflank_record::wthor::{Archive, Files, Names, Records, Roster, names_beside};
use outflank_record::{Content, Date, Format, GameRecord, MatchType, losses, recognize};
use outflank_rules::Color;
use outflank_rules::notation::PassStyle;

/// Records of the archive: the bytes, the moves with their passes, Black's discs, the same with perfect play, and
/// whether the game is over on the board.
const GAMES: [(&str, &str, u8, u8, bool); 6] = [
    // First record of the oldest year.
    (
        "01005a014b032229384021242e222b434241353f4a544b3923182f264c343a252a3e5352495556573044190e0d1f3d330f1a4d172958154810200c164e47510b111b1c12",
        "f5d6c3f3f4d3c4g6f6e6c5c6d7d8e7g5e3d2g4h3f7b5h5g3b4b6c8b8c7e8f8g8h4h6e2d1c1a3a6a5e1f2g7c2a4h8a2b7f1b3b1b2h7paa7a8a1pag1g2h2h1",
        34,
        41,
        true,
    ),
    // Draw with empty squares left (score stored as 32).
    (
        "060000000000202e3840352e233f2242414a252b4b4c39212a2f43303a44261c242018341f17293319153e3d4954550d1a535256570e1b0f104851470b124d11160c0000",
        "f5d6c5f4e3c6d3f6e6d7g3c4e7f7g5c3b4g4g6h4h5h6h3h2f3b3d2b5a3c2a4a5e2a2b6a6c7d8e8c1f2c8b8f8g8d1g2e1f1b7a8a7a1h1g7g1b2b1",
        32,
        46,
        true,
    ),
    // Early wipe-out / very short game.
    (
        "06000c000400000038402139424c352e434441342b2322202f30000000000000000000000000000000000000000000000000000000000000000000000000000000000000",
        "f5d6c3g5f6f7c5f4g6h6e6b5c4e3d3b3g4h4",
        0,
        0,
        true,
    ),
    // Full-board draw.
    (
        "46006401b900202b382e23402439432f41424c4426563a224b18301c25191a550e1054530f0d5711524a493f343e3d48354d512b20212a291f17160b0c15121b4e583347",
        "f5f4e3d6f3g5g6g4e6f6f7h6h3f8h5d3e7d2h4h2g3e2f2e8d1f1d8c8e1c1g8g1b8d7c7c6b5b6a6b7c5g7a8c4b3c3b4a4a3c2b2a1b1a2h1g2h7h8a5a7",
        32,
        43,
        true,
    ),
    // Incomplete move list: game not over on the board, score still stored.
    (
        "6a000b056e05403b384021222b3923242e19182f102a251a442630200f0d170c333429351f163e3f3d11121c1b3a0e150b47514e5842414b000000000000000000000000",
        "f5d6c3d3c4g5e3f3f4e2d2g4f1b4g3f2h6h3h4b3e1c1c2b1a5b5a4c5a3b2b6c6a6g1h1h2g2h5d1a2a1a7a8h7h8paf6e6e7",
        64,
        59,
        false,
    ),
    // Newest year, first record.
    (
        "0900090f6e0d1f253840352e233f224241342b244a493e553d4b53292a1954521018392120170f2f1a3025261f154c0e0d160c56433a4e485147571b12111c0b444d3300",
        "f5d6c5f4e3c6d3f6e6b5c4f3d7c7b6e8a6e7c8a4b4e2d8b8f1d2g5c3b3c2e1g4f2h4g3h3a3a2f7d1c1b2b1f8g6h5h7b7a8a7g8g2h1g1h2a1h6g7paa5",
        31,
        37,
        true,
    ),
];

fn bytes(hex: &str) -> Vec<u8> {
    let pairs = hex.as_bytes().chunks(2);
    let pairs = pairs.map(|pair| core::str::from_utf8(pair).unwrap());
    pairs
        .map(|pair| u8::from_str_radix(pair, 16).unwrap())
        .collect()
}

/// A file of these records.
fn file(records: &[&str]) -> Vec<u8> {
    let mut file = vec![20, 26, 1, 1];
    file.extend((records.len() as u32).to_le_bytes());
    file.extend([0, 0, 0xb9, 7, 8, 0, 24, 0]);
    file.extend(records.iter().flat_map(|hex| bytes(hex)));
    file
}

fn agrees(record: &GameRecord, moves: &str, score: u8, best: u8, over: bool) {
    assert_eq!(record.transcript().to_text(PassStyle::Written), moves);
    let difference = |discs: u8| 2 * i32::from(discs) - 64;
    let result = record.result.unwrap().score.thousandths();
    assert_eq!(result, 1000 * i64::from(difference(score)));
    let theory = record.theory.unwrap();
    assert_eq!(theory.score.discs(), difference(best));
    assert_eq!(record.end().is_over(), over);
}

#[test]
fn games_of_the_archive_are_read_as_they_are_known() {
    let file = file(&GAMES.map(|(hex, ..)| hex));
    let roster = Roster::default();
    let games = Records::new(&file[..], &roster).unwrap();
    let games: Vec<GameRecord> = games.map(|game| game.unwrap().strict().unwrap()).collect();
    assert_eq!(games.len(), GAMES.len());
    for (game, (_, moves, score, best, over)) in games.iter().zip(GAMES) {
        agrees(game, moves, score, best, over);
    }
    let count = through_all_formats(&file, &roster);
    assert_eq!((count.games, count.incomplete), (6, 1));
}

#[derive(Debug, Default)]
struct Count {
    games: usize,
    incomplete: usize,
}

/// Sends every game of a file through GGF, SGF, PGN and JSON and back, without loss, and rebuilds the file.
fn through_all_formats(file: &[u8], roster: &Roster) -> Count {
    let mut count = Count::default();
    let mut archive = Archive::new(roster, Files::OnePerYear);
    for game in Records::new(file, roster).unwrap() {
        let game = game.unwrap().strict().unwrap();
        count.games += 1;
        if game.end().is_over() {
            assert_eq!(game.result, game.result_on_board());
        } else {
            count.incomplete += 1;
        }
        let mut travelled = game.clone();
        for format in [Format::Ggf, Format::Sgf, Format::Pgn, Format::Json] {
            assert_eq!(losses(&game, format), []);
            let text = format.write(&travelled).unwrap();
            let mut games = format.read(text.as_bytes(), roster).unwrap();
            travelled = games.next().unwrap().unwrap().strict().unwrap();
            assert!(games.next().is_none());
            // The kind of game, which GGF always states, is the default.
            travelled.kind = travelled.kind.filter(|kind| *kind != MatchType::default());
            assert_eq!(travelled, game, "{format}");
        }
        assert_eq!(archive.add(&travelled), []);
    }
    let mut written = Vec::new();
    for year in archive.years() {
        archive
            .write(year, &Date::of_year(2024), &mut written)
            .unwrap();
    }
    // Without names, nobody knows who played.
    let anonymous = |file: &[u8]| -> Vec<u8> {
        let mut file = file[4..].to_vec();
        if roster.players.is_none() {
            file[12..].chunks_mut(68).for_each(|game| game[..6].fill(0));
        }
        file
    };
    assert!(
        anonymous(&written) == anonymous(file),
        "the file has changed"
    );
    count
}

fn folder() -> Option<PathBuf> {
    std::env::var_os("OUTFLANK_RECORDS").map(PathBuf::from)
}

fn files_in(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let file = |path: PathBuf| (path.clone(), fs::read(path).unwrap());
    paths.into_iter().map(file).collect()
}

fn roster(folder: &Path) -> Roster {
    let mut roster = Roster::default();
    for (_, bytes) in files_in(folder) {
        if recognize(&bytes) == Some(Content::Names) {
            roster.add(Names::read(&bytes).unwrap());
        }
    }
    roster
}

#[test]
fn the_whole_archive_goes_through_every_format_and_comes_back() {
    let Some(folder) = folder() else {
        return;
    };
    let folder = folder.join("wthor");
    let roster = roster(&folder);
    assert!(roster.players.is_some() && roster.tournaments.is_some());
    let mut all = Count::default();
    for (path, bytes) in files_in(&folder) {
        if recognize(&bytes) == Some(Content::Games(Format::Wthor.into())) {
            let count = through_all_formats(&bytes, &roster);
            eprintln!("{}: {count:?}", path.display());
            all.games += count.games;
            all.incomplete += count.incomplete;
        }
    }
    eprintln!("all: {all:?}");
    assert!(all.games > 129_000, "{all:?}");
    assert_eq!(all.incomplete, 413);
}

#[test]
fn the_year_2022_is_the_same_in_pgn() {
    let Some(folder) = folder() else {
        return;
    };
    let roster = roster(&folder.join("wthor"));
    let read = |name: &str, format: Format| -> Vec<GameRecord> {
        let bytes = fs::read(folder.join(name)).unwrap();
        assert_eq!(recognize(&bytes), Some(Content::Games(format.into())));
        let games = format.read(&bytes[..], &roster).unwrap();
        games.map(|game| game.unwrap().strict().unwrap()).collect()
    };
    let pgn = read("pgn/WTH_2022.pgn", Format::Pgn);
    assert!(!pgn.is_empty());
    // The archive grows: since the PGN file was made, games were inserted.
    let mut archive = read("wthor/WTH_2022.wtb", Format::Wthor).into_iter();
    let mut added = 0;
    for mut game in pgn {
        let event = game.event.strip_suffix(" - 2022").unwrap();
        game.event = event.to_owned();
        let is_same = |mut archived: GameRecord| {
            archived.theory = None;
            added += usize::from(archived != game);
            archived == game
        };
        let is_there = archive.any(is_same);
        assert!(is_there, "{game:?}");
    }
    eprintln!(
        "{} games in the archive that were added",
        added + archive.len()
    );
}

#[test]
fn the_known_games_of_the_archive_agree() {
    let Some(folder) = folder() else {
        return;
    };
    let vectors = fs::read(folder.join("vectors/wthor_vectors.json")).unwrap();
    let vectors: Vec<serde_json::Value> = serde_json::from_slice(&vectors).unwrap();
    assert!(!vectors.is_empty());
    let roster = roster(&folder.join("wthor"));
    for vector in vectors {
        let text = |name: &str| vector[name].as_str().unwrap();
        let number = |name: &str| vector[name].as_u64().unwrap();
        let file = file(&[text("record_hex")]);
        let mut games = Records::new(&file[..], &roster).unwrap();
        let game = games.next().unwrap().unwrap().strict().unwrap();
        agrees(
            &game,
            text("moves_with_passes"),
            number("black_score") as u8,
            number("theoretical_black_score") as u8,
            vector["game_over"].as_bool().unwrap(),
        );
        assert_eq!(game.event, text("tournament"));
        assert_eq!(game.player(Color::Black).name, text("black"));
        assert_eq!(game.player(Color::White).name, text("white"));
        let discs = |color| u64::from(game.end().discs(color).len());
        assert_eq!(discs(Color::Black), number("final_black_discs"));
        assert_eq!(discs(Color::White), number("final_white_discs"));
        assert_eq!(game.transcript().to_string(), text("moves"));
        // It is also in its file, if that is there.
        let path = folder.join("wthor").join(text("file"));
        if let Ok(year) = fs::read(path) {
            let at = 16 + 68 * number("index") as usize;
            assert_eq!(year[at..][..68], file[16..]);
        }
    }
}

#[test]
fn files_of_servers_and_of_positions_are_read() {
    let Some(folder) = folder() else {
        return;
    };
    let roster = Roster::default();
    let mut refused = Vec::new();
    let mut games = 0;
    for name in ["ggf", "ffo", "hard", "xot"] {
        for (path, bytes) in files_in(&folder.join(name)) {
            let Some(Content::Games(dress)) = recognize(&bytes) else {
                panic!("{} is not recognized", path.display());
            };
            for game in dress.read(&bytes[..], &roster).unwrap() {
                games += 1;
                let game = game.unwrap().strict();
                refused.extend(
                    game.err()
                        .map(|error| format!("{}: {error}", path.display())),
                );
            }
        }
    }
    eprintln!("{games} games and positions; refused: {refused:#?}");
    // A game on a 4 × 4 board is known to be there.
    assert_eq!(refused.len(), 1, "{refused:#?}");
    assert!(refused[0].contains("a board of size 4"));
}

#[test]
fn names_are_found_beside_the_games_their_own_first() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("names-beside");
    fs::create_dir_all(&folder).unwrap();
    let names = ["Club.JOU", "WTHOR.TRN", "wth.jou"].map(|name| folder.join(name));
    let others = ["club.txt", "other.jou", "WTHOR"].map(|name| folder.join(name));
    for path in names.iter().chain(&others) {
        fs::write(path, "").unwrap();
    }
    assert_eq!(names_beside(&folder.join("club.wtb")).unwrap(), names);
    // A name alone is that of a file in the current folder, which has none.
    assert!(names_beside("club.wtb".as_ref()).unwrap().is_empty());
    assert!(names_beside(&folder.join("none/club.wtb")).is_err());
}
