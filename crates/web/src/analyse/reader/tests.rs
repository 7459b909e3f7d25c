use outflank_text::Language;

use super::*;

const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

fn reason(text: &str) -> String {
    Texts::new(Language::EN).describe(&read(text).unwrap_err())
}

fn position() -> Position {
    format!("{BOARD} X").parse().unwrap()
}

#[test]
fn games_are_read_as_people_write_them() {
    for text in [
        "f5d6c3",
        "F5 d6\nC3",
        "1. f5 d6 2. c3",
        "% a game\nf5d6c3\n",
        "f5-d6-c3",
    ] {
        let study = read(text).unwrap();
        assert_eq!((study.start(), study.len()), (Position::START, 3), "{text}");
    }
    // A move that begins with the letter of a disc.
    let study = read(&format!("{BOARD} X; b1")).unwrap();
    assert_eq!((study.start(), study.len()), (position(), 1));
    assert!(reason("b4c4").contains("b4"));
}

#[test]
fn positions_are_read_in_one_line_or_eight_with_or_without_scores_and_moves() {
    let rows: Vec<&str> = (0..8).map(|row| &BOARD[8 * row..][..8]).collect();
    for text in [
        format!("{BOARD} X"),
        format!("{BOARD}X"),
        format!("{}\nX\n", rows.join("\n")),
        format!("{BOARD} X;"),
        format!("{BOARD} X; G8:+18; H1:+12; % a comment"),
        format!("{BOARD} X; +18;\n{BOARD} O; -2;"),
        format!("# a comment\n  {BOARD} *"),
    ] {
        assert_eq!(read(&text), Ok(Study::new(position())), "{text}");
    }
    for text in [
        format!("{BOARD}Xg8h8"),
        format!("{BOARD} X;g8 h8"),
        format!("{BOARD} X g8h8"),
    ] {
        let study = read(&text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!((study.start(), study.len()), (position(), 2), "{text}");
    }
}

#[test]
fn games_of_servers_are_read() {
    let text = "1 (;GM[Othello]PB[Anna]PW[Ben]DT[?]RE[+2.000]B[f5/1.50/2.25]W[d6//3]B[c3];)";
    let study = read(text).unwrap();
    assert_eq!((study.start(), study.len()), (Position::START, 3));
    let start = format!("(;GM[Othello]BO[8 {} *]B[G8];)", &BOARD.replace('X', "*"));
    assert_eq!(read(&start).unwrap().start(), position());
    assert!(reason("(;GM[Othello]B[f5]W[a1];)").contains("move 2"));
    assert!(reason("(;GM[Othello]B[f5]").starts_with("Game 1"));
    assert!(reason("(;GM[Chess]B[e4];)").contains("Chess"));
}

#[test]
fn the_address_of_the_page_is_read_too() {
    let study = read(" https://example.org/outflank/#/analyse?moves=f5d6&at=1 ").unwrap();
    assert_eq!((study.len(), study.at()), (2, 1));
    assert!(reason("#/analyse?moves=f5d5").contains("Move 2"));
}

#[test]
fn the_reason_names_the_place_in_the_whole_text() {
    assert_eq!(reason(""), reason(" % nothing\n"));
    assert!(reason("f5d6xx").contains("character 5"));
    assert!(reason("% a game\nf5d6a1").contains("character 14"));
    assert!(reason("XO-?").contains("character 4"));
    assert!(reason(&format!("{BOARD} X; a1h1")).contains("character 69"));
    assert!(
        reason(&format!("{BOARD} X; G8:+65"))
            .to_lowercase()
            .contains("character 69")
    );
    assert_eq!(read(&"f5".repeat(LONGEST)), Err(Unreadable::TooLong));
}

/// Pieces of everything that can be read, and of nothing.
const PIECES: [&str; 24] = [
    "f5",
    "d6",
    "c3",
    "D3",
    "pa",
    "--",
    " ",
    "\n",
    "% ",
    "#",
    BOARD,
    " X",
    ";",
    "G8:+18",
    "é",
    "\u{0}",
    "12.",
    "(;GM[",
    "]",
    "%zz",
    "#/analyse?moves=",
    "&at=",
    "X",
    "🙂",
];

#[test]
fn whatever_is_pasted_is_a_study_or_a_sentence() {
    let mut state = 7u64;
    let mut below = |most: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        (state >> 33) as usize % most
    };
    let texts = Texts::new(Language::FR);
    let mut read_well = 0;
    for _ in 0..5000 {
        let count = below(7);
        let mut text: String = (0..count).map(|_| PIECES[below(PIECES.len())]).collect();
        if below(3) == 0 {
            text.extend((0..below(20)).filter_map(|_| char::from_u32(below(0x3000) as u32)));
        }
        match read(&text) {
            Ok(study) => {
                read_well += 1;
                let back = address::read(&address::of(&study));
                assert!(back.is_none_or(|back| back == Ok(study)), "{text:?}");
            }
            Err(error) => assert!(!texts.describe(&error).is_empty(), "{text:?}"),
        }
    }
    assert!(read_well > 50, "only {read_well}");
}
