//! `outflank validate`.

mod common;

use std::fs;

use common::Outflank;

/// A record of the WTHOR archive: 41 discs for Black with perfect play from 24 empty squares on.
const GAME: &str = "01005a014b032229384021242e222b434241353f4a544b3923182f264c343a252a3e5352495556573044190e0d1f3d330f1a\
                    4d172958154810200c164e47510b111b1c12";

fn archive(outflank: &Outflank) {
    let mut file = vec![20, 7, 5, 22, 1, 0, 0, 0, 0, 0, 0xb9, 7, 8, 0, 24, 0];
    let hex: Vec<u8> = GAME.bytes().filter(u8::is_ascii_hexdigit).collect();
    let digits = hex.chunks(2).map(|pair| std::str::from_utf8(pair).unwrap());
    file.extend(digits.map(|pair| u8::from_str_radix(pair, 16).unwrap()));
    fs::write(outflank.path().join("WTH_1977.WTB"), file).unwrap();
}

#[test]
fn values_are_compared_with_the_exact_scores_of_games() {
    let outflank = Outflank::new();
    archive(&outflank);
    let out = outflank
        .run(&["validate", "--wthor", ".", "--depth=4", "--threads=1"])
        .success();
    let rows: Vec<&str> = out.lines().collect();
    assert!(rows[3].starts_with("| built-in | static | 1 | "), "{out}");
    assert!(rows[4].starts_with("| built-in | 4 | 1 | "), "{out}");
}

#[test]
fn moves_and_proofs_are_compared_with_scored_positions() {
    let outflank = Outflank::new();
    let line = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; \
                G8:+18; H1:+12; H7:+6; A2:+6; A3:+4; B1:-4; A4:-22; G2:-24;\n";
    fs::write(outflank.path().join("some.obf"), line).unwrap();
    let arguments = [
        "validate",
        "--choose=some.obf",
        "--solve=some.obf",
        "--threads=1",
    ];
    let out = outflank.run(&arguments).success();
    assert!(
        out.contains(
            "| built-in | 14 | 1 | 100.0% ± 0.0 | 0.000 ± 0.000 | 0.00 ± 0.00 | 0.00 ± 0.00 | "
        ),
        "{out}"
    );
    assert!(out.contains("| built-in | 1 | 0 | "), "{out}");
    // A wrong score is a “no”.
    fs::write(outflank.path().join("some.obf"), line.replace("+18", "+20")).unwrap();
    let answer = outflank.run(&["validate", "--solve=some.obf", "--threads=1"]);
    assert_eq!(answer.code, 1, "{answer:?}");
}

#[test]
fn bad_files_are_refused_with_the_place() {
    let outflank = Outflank::new();
    assert_eq!(
        outflank.run(&["validate", "--wthor=."]).refusal(),
        ". cannot be read: it contains no WTHOR files (.wtb)."
    );
    archive(&outflank);
    let path = outflank.path().join("WTH_1977.WTB");
    let whole = fs::read(&path).unwrap();
    let refusal = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        outflank
            .run(&["validate", "--wthor", "WTH_1977.WTB"])
            .refusal()
    };
    assert_eq!(
        refusal(&whole[..50]),
        "WTH_1977.WTB cannot be read: it ends before game 1 of 1 is complete."
    );
    let mut bad = whole.clone();
    bad[16 + 8 + 2] = 11;
    assert_eq!(
        refusal(&bad),
        "WTH_1977.WTB cannot be read: game 1: move 3, a1, is illegal there."
    );
    let mut large = whole;
    large[12] = 10;
    assert_eq!(
        refusal(&large),
        "WTH_1977.WTB cannot be read: its boards have 10 × 10 squares; only 8 × 8 can be read."
    );
    let missing = outflank.run(&["validate"]).refusal();
    assert!(missing.contains("missing"), "{missing}");
}
