//! `outflank convert`.

mod common;

use std::fs;

use common::Outflank;

/// A record of the WTHOR archive: tournament 1, player 346 against player 843.
const GAME: &str = "01005a014b032229384021242e222b434241353f4a544b3923182f264c343a252a3e5352495556573044190e0d1f3d330f1a\
                    4d172958154810200c164e47510b111b1c12";

fn record() -> Vec<u8> {
    let hex: Vec<u8> = GAME.bytes().filter(u8::is_ascii_hexdigit).collect();
    let digits = hex.chunks(2).map(|pair| std::str::from_utf8(pair).unwrap());
    digits
        .map(|pair| u8::from_str_radix(pair, 16).unwrap())
        .collect()
}

/// An archive of one game in a folder of its own, with names.
fn archive(outflank: &Outflank) {
    let folder = outflank.path().join("archive");
    fs::create_dir(&folder).unwrap();
    let mut file = vec![20, 7, 5, 22, 1, 0, 0, 0, 0, 0, 0xb9, 7, 8, 0, 24, 0];
    file.extend(record());
    fs::write(folder.join("WTH_1977.WTB"), file).unwrap();
    let names = |count: u16, size: usize, first: &str, some: &[(usize, &[u8])]| {
        let mut file = vec![20, 26, 2, 16, 0, 0, 0, 0];
        file.extend(count.to_le_bytes());
        file.extend([0; 6]);
        for index in 0..usize::from(count) {
            let other = format!("{first} {index}").into_bytes();
            let name = some.iter().find(|(place, _)| *place == index);
            let mut name = name.map_or(other, |(_, name)| name.to_vec());
            name.resize(size, 0);
            file.extend(name);
        }
        file
    };
    let players: [(usize, &[u8]); 3] = [
        (0, b"???"),
        (346, b"Inoue Hiroshi"),
        (843, b"Heiberg Thomas"),
    ];
    fs::write(folder.join("wthor.jou"), names(900, 20, "Player", &players)).unwrap();
    let tournaments: [(usize, &[u8]); 1] = [(1, b"Championnat de Su\xe8de")];
    let tournaments = names(3, 26, "Tournament", &tournaments);
    fs::write(folder.join("WTHOR.TRN"), tournaments).unwrap();
}

#[test]
fn an_archive_goes_through_every_format_and_comes_back() {
    let outflank = Outflank::new();
    archive(&outflank);
    let read = |name: &str| fs::read(outflank.path().join(name)).unwrap();
    let original = read("archive/WTH_1977.WTB");
    let names = ["archive/wthor.jou", "archive/WTHOR.TRN"];
    for format in ["ggf", "sgf", "pgn", "json"] {
        let file = format!("games.{format}");
        // The names lie beside the games.
        let answer = outflank.run(&["convert", "archive/WTH_1977.WTB", "-o", &file]);
        assert_eq!(
            answer.err,
            format!("outflank: One game was written to {file}.\n")
        );
        assert_eq!((answer.code, answer.out.as_str()), (0, ""));
        let text = String::from_utf8(read(&file)).unwrap();
        for word in [
            "Inoue Hiroshi",
            "Heiberg Thomas",
            "Championnat de Suède",
            "1977",
        ] {
            assert!(text.contains(word), "{text}");
        }
        let back = [
            "convert", &file, names[0], names[1], "-o", "back", "--to", "wthor",
        ];
        let answer = outflank.run(&back);
        assert_eq!(answer.err, "outflank: One game was written to back.\n");
        assert_eq!(read("back/WTH_1977.wtb")[4..], original[4..]);
        assert_eq!(read("back/WTHOR.JOU")[4..], read(names[0])[4..]);
        assert_eq!(read("back/WTHOR.TRN")[4..], read(names[1])[4..]);
        // Without the names that were there, new ones are made.
        outflank
            .run(&["convert", &file, "-o", "alone.wtb"])
            .success();
        let again = outflank.run(&["convert", "alone.wtb", "-o", "-", "--to", format]);
        assert_eq!(again.success(), text);
    }
}

#[test]
fn a_folder_stands_for_its_files_and_standard_input_for_itself() {
    let outflank = Outflank::new();
    archive(&outflank);
    fs::write(outflank.path().join("archive/read me"), "Hello!").unwrap();
    let answer = outflank.run(&["convert", "archive", "-o", "-", "--to=txt"]);
    assert!(answer.out.starts_with("f5d6c3f3f4d3c4g6"), "{answer:?}");
    assert!(
        answer.err.contains("archive/read me was skipped"),
        "{answer:?}"
    );
    let answer = outflank.type_lines(
        &["convert", "-", "-o", "-", "--to", "GGF"],
        "f5d6\n\nc4c3\n",
    );
    assert_eq!(answer.out.matches("(;GM[Othello]").count(), 2, "{answer:?}");
    assert_eq!(answer.err, "");
}

#[test]
fn what_is_lost_is_told_by_kind() {
    let outflank = Outflank::new();
    let games = "(;GM[Othello]PB[Anna]PW[Ben]RB[1700]DT[2003.12.15]TY[s8]RE[+2:t]XX[?]B[f5/1.5/2]W[d6];)\n\
                 (;GM[Othello]PB[Anna]B[f5];)\n";
    fs::write(outflank.path().join("games.ggf"), games).unwrap();
    let answer = outflank.run(&["convert", "games.ggf", "-o", "games.txt"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    let lines: Vec<&str> = answer.err.lines().collect();
    assert_eq!(
        lines,
        [
            "outflank: Left out when reading: unknown fields: one game (XX).",
            "outflank: TXT cannot store the players: 2 games (Anna).",
            "outflank: TXT cannot store the full date: one game (2003.12.15).",
            "outflank: TXT cannot store ratings: one game (1700.00).",
            "outflank: TXT cannot store the type of game: one game (s8).",
            "outflank: TXT cannot store the result: one game (+2.00).",
            "outflank: TXT cannot store why the game ended: one game (+2.000:t).",
            "outflank: TXT cannot store evaluations: one game (+1.50).",
            "outflank: TXT cannot store the time for each move: one game (2.0 s).",
            "outflank: 2 games were written to games.txt.",
        ]
    );
    let start = format!("XO{} O;\nf5\n", "-".repeat(62));
    fs::write(outflank.path().join("start.txt"), format!("f5d6\n{start}")).unwrap();
    let answer = outflank.run(&["convert", "start.txt", "-o", "start.wtb"]);
    assert!(
        answer
            .err
            .contains("WTHOR cannot store games that do not begin at"),
        "{answer:?}"
    );
    assert!(answer.err.contains("2 games were written"), "{answer:?}");
}

#[test]
fn faults_are_told_and_strictness_writes_nothing() {
    let outflank = Outflank::new();
    fs::write(outflank.path().join("games.txt"), "f5d6\nf5a1\nc4\n").unwrap();
    let place = "games.txt: Game 2, move 2 (byte 7): ";
    let answer = outflank.run(&["convert", "games.txt", "-o", "games.sgf"]);
    assert_eq!(answer.code, 1, "{answer:?}");
    assert!(answer.err.contains(place), "{answer:?}");
    assert!(
        answer
            .err
            .ends_with("One game had errors; what could be read of it was kept.\n")
    );
    let kept = fs::read_to_string(outflank.path().join("games.sgf")).unwrap();
    assert_eq!(kept.matches(";B[").count(), 3, "{kept}");
    let refusal = outflank
        .run(&["convert", "games.txt", "-o", "strict.sgf", "--strict"])
        .refusal();
    assert!(refusal.starts_with(place), "{refusal}");
    // Not even a part of it is left behind.
    let files = fs::read_dir(outflank.path()).unwrap();
    assert_eq!(files.count(), 2);
}

#[test]
fn bad_input_is_refused_with_the_reason() {
    let outflank = Outflank::new();
    archive(&outflank);
    let write = |name: &str, bytes: &[u8]| fs::write(outflank.path().join(name), bytes).unwrap();
    let refusal = |file: &str| outflank.run(&["convert", file, "-o", "out.ggf"]).refusal();
    let mut large = vec![20, 7, 5, 22, 1, 0, 0, 0, 0, 0, 0xb9, 7, 10, 0, 24, 0];
    write("WTH_1990.wtd", &large);
    assert_eq!(
        refusal("WTH_1990.wtd"),
        "WTH_1990.wtd cannot be read: its boards have 10 × 10 squares; only 8 × 8 can be read."
    );
    (large[12], large[13]) = (8, 1);
    write("some.pzz", &large);
    assert!(refusal("some.pzz").contains("endgame positions, not games"));
    write("hello", b"Hello!");
    assert_eq!(
        refusal("hello"),
        "hello cannot be read: its format is not known here; known are txt, ggf, sgf, pgn, wthor, obf, json."
    );
    write(
        "short.jou",
        &[20, 26, 2, 16, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 65],
    );
    assert!(refusal("short.jou").contains("neither player names nor tournament names"));
    assert!(refusal("missing.ggf").starts_with("missing.ggf cannot be read: "));
    let to = |arguments: &[&str]| outflank.run(arguments).refusal();
    let unclear = to(&["convert", "archive", "-o", "out.xyz"]);
    assert!(
        unclear.starts_with("The format of out.xyz is not clear"),
        "{unclear}"
    );
    let stream = to(&["convert", "archive", "-o", "-", "--to", "wthor"]);
    assert!(stream.starts_with("WTHOR has several files"), "{stream}");
    let nowhere = to(&["convert", "archive", "-o", "none/out.ggf"]);
    assert!(
        nowhere.starts_with("none/out.ggf cannot be written: "),
        "{nowhere}"
    );
    assert!(to(&["convert", "archive", "-o", "x", "--to", "doc"]).contains("txt, ggf"));
    let unclear = to(&["convert", "archive"]);
    assert!(unclear.starts_with("Standard output has no"), "{unclear}");
    let archive = to(&["convert", "archive", "--to", "wthor"]);
    assert!(archive.starts_with("WTHOR has several files"), "{archive}");
}

#[test]
fn games_in_any_dress_go_to_standard_output() {
    let outflank = Outflank::new();
    let write = |name: &str, text: &str| fs::write(outflank.path().join(name), text).unwrap();
    write("paste.txt", "Anna vs Ben\n1. f5 d6 2. c3\nd3 3. c4 34-30\n");
    write("table.csv", "black,white,moves\nCarl,Dora,f5f6e6\n");
    write(
        "server.json",
        r#"{"players":[{"id":"eve"},{"id":"fay"}],"position":{"moves":[{"m":"F5"},{"m":"D6"}]}}"#,
    );
    let files = ["convert", "paste.txt", "table.csv", "server.json"];
    let text = outflank.run(&[&files[..], &["--to", "txt"]].concat());
    assert_eq!(
        (text.out.as_str(), text.code),
        ("f5d6c3d3c4\nf5f6e6\nf5d6\n", 0),
        "{text:?}"
    );
    let ggf = outflank
        .run(&[&files[..], &["--to", "ggf"]].concat())
        .success();
    assert!(
        ggf.contains("PB[Anna]PW[Ben]") && ggf.contains("PB[eve]PW[fay]"),
        "{ggf}"
    );
    let utf16 = "\u{feff}black\tmoves\r\nAnna\tf5d6\r\n".encode_utf16();
    let utf16: Vec<u8> = utf16.flat_map(u16::to_le_bytes).collect();
    fs::write(outflank.path().join("unicode.txt"), utf16).unwrap();
    let text = outflank.run(&["convert", "unicode.txt", "--to", "txt"]);
    assert_eq!(text.out, "f5d6\n", "{text:?}");
    // What is wrong is told with the place in its file, and the rest is written.
    write("wrong.txt", "Anna vs Ben\n1. f5 d6 2. c3\na1 3. c4 34-30\n");
    let wrong = outflank.run(&["convert", "wrong.txt", "--to", "txt"]);
    assert_eq!(
        (wrong.out.as_str(), wrong.code),
        ("f5d6c3\n", 1),
        "{wrong:?}"
    );
    assert!(
        wrong.err.contains("wrong.txt: Game 1, move 4 (byte 27)"),
        "{wrong:?}"
    );
}

#[test]
fn names_that_are_missing_are_told() {
    let outflank = Outflank::new();
    archive(&outflank);
    let from = outflank.path().join("archive/WTH_1977.WTB");
    fs::copy(from, outflank.path().join("games.wtb")).unwrap();
    let answer = outflank.run(&["convert", "games.wtb", "-o", "games.pgn"]);
    assert_eq!(answer.code, 0, "{answer:?}");
    assert!(
        answer.err.contains("give the file WTHOR.JOU as well"),
        "{answer:?}"
    );
    assert!(
        answer.err.contains("give the file WTHOR.TRN as well"),
        "{answer:?}"
    );
}

#[test]
fn games_that_the_program_has_saved_are_converted_from_their_own_start() {
    let outflank = Outflank::new();
    let saves = [
        (
            "handicap.json",
            include_str!("../../play/tests/saves/v1/handicap.json").to_owned(),
        ),
        ("table.json", common::saved_by_hand()),
    ];
    for (name, text) in saves {
        fs::write(outflank.path().join(name), &text).unwrap();
        let answer = outflank.run(&["convert", name, "--to", "json"]);
        assert_eq!(answer.code, 0, "{answer:?}");
        assert!(answer.out.contains(r#""start":""#), "{answer:?}");
        let is_told = answer.err.contains("after the last mistake");
        assert_eq!(is_told, name == "table.json", "{answer:?}");
        // Standard input is read as well, and the library takes the same.
        let piped = outflank.type_lines(&["convert", "-", "--to", "json"], &text);
        assert_eq!(piped.out, answer.out);
        let imported = outflank.run(&["library", "import", name]).success();
        assert!(imported.contains("1 game was added."), "{imported}");
    }
}
