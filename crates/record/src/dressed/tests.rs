use super::*;

/// The games of a text, each as its moves; `?` and the place where it is wrong behind them.
fn read(text: &str) -> Vec<String> {
    let games = Games::new(text.as_bytes()).map(Result::unwrap);
    let shown = |reading: Reading| {
        let record = reading.record.as_ref();
        let moves = record.map_or_else(String::new, |record| record.transcript().to_string());
        let faults = reading.faults.iter();
        faults.fold(moves, |all, it| format!("{all}?{}", it.offset))
    };
    games.map(shown).collect()
}

#[test]
fn one_game_is_one_however_it_is_wrapped() {
    for text in [
        "f5d6c3d3c4",
        "f5\nd6\nc3\nd3\nc4",
        "f5 d6\n\nc3 d3\n\nc4",
        "f5d6\r\nc3d3\r\nc4",
        "1. f5 d6\n2. c3 d3\n3. c4",
        "1.f5 2.d6 3.c3 4.d3 5.c4",
        "1f5 2d6 3c3 4d3 5c4",
        "1 f5 / 2 d6 / 3 c3 / 4 d3 / 5 c4",
        "1) f5 d6 2) c3 d3 3) c4",
        "1: f5\n2: d6\n3: c3\n4: d3\n5: c4",
        "1 f5 4 d3\n2 d6 5 c4\n3 c3",
        "> f5 d6\n> c3 d3\n> c4",
        "F5d6C3d3C4 gg",
        "f5 (e6!?) d6 [0:12] c3 {sharp} d3 c4",
        "f5 0:03 d6 0:12 c3 1:00 d3 0:01 c4 0:59",
        "f5 -- d6 -- c3 -- d3 -- c4",
        "f5<br>d6<br/>c3&nbsp;d3 <b>c4</b>",
        "ｆ５ｄ６　ｃ３ｄ３ｃ４",
        "Anna: f5\nBen: d6\nAnna: c3\nBen: d3\nAnna: c4",
        "Black: Anna\nf5d6c3\nnice move\nd3c4",
        "moves: f5d6c3d3c4",
        "['f5', 'd6', 'c3', 'd3', 'c4']",
        "game = [f5, d6, c3, d3, c4]",
        "(f5 d6 c3 d3 c4)",
        "<game black=\"Anna\" moves=\"f5d6c3d3c4\"/>",
        "Black: f5 c3 c4\nWhite: d6 d3",
        "Round 7, board 12, 2024-05-01 at 10:30\nf5d6c3d3c4",
    ] {
        assert_eq!(read(text), ["f5d6c3d3c4"], "{text}");
    }
}

#[test]
fn several_games_are_several() {
    for text in [
        "f5d6c3\nf5f6e6",
        "f5 d6 c3\n\nf5 f6 e6",
        "1. f5 d6 2. c3\n1. f5 f6 2. e6",
        "1. f5 d6 2. c3 1. f5 f6 2. e6",
        "f5 d6 c3 34-30 f5 f6 e6 40-24",
        "Game 1\nf5 d6\nc3\nGame 2\nf5 f6\ne6",
        "・f5d6c3\n・f5f6e6",
        "- f5d6c3\n- f5f6e6\n",
        "f5d6c3<br>f5f6e6",
    ] {
        assert_eq!(read(text), ["f5d6c3", "f5f6e6"], "{text}");
    }
    // A line that could be either is a game, like the one before it.
    assert_eq!(read("f5\nd3\nc4"), ["f5", "d3", "c4"]);
}

/// Found by fuzzing: the second line is legal as a game of its own, too.
#[test]
fn the_next_number_goes_on() {
    for text in [
        "1. f5 2. f4 3. c3 4. g6 5. g3\n6. c4 7. c5 8. f6",
        "1. f5 2. f4 3. c3 4. g6 5. g3\n\n6. c4 7. c5 8. f6",
        "1. f5 f4 2. c3 g6\n3. g3 c4 4. c5 f6",
    ] {
        assert_eq!(read(text), ["f5f4c3g6g3c4c5f6"], "{text}");
    }
    // The numbers of games in a list.
    let list = "1. f5f4c3g6g3\n2. c4c5f6\n3. f5d6";
    assert_eq!(read(list), ["f5f4c3g6g3", "c4c5f6", "f5d6"]);
}

#[test]
fn words_and_numbers_are_no_moves() {
    for text in [
        "h4x0r and b2b, a1 steak sauce, f5",
        "I would have played d3 or c4 there, but never e6",
        "51-13",
        "see you at 12.30 in room e6 please",
        "",
        "\n\n",
    ] {
        let moves = read(text);
        assert!(
            moves.iter().all(|it| it.starts_with('?')),
            "{text}: {moves:?}"
        );
    }
    let text = "f5d6c3 b2b h4x0r\nwe saw e6 and f4 elsewhere, did we not\nd3c4";
    assert_eq!(read(text), ["f5d6c3d3c4"]);
    assert_eq!(read("f5d6c3\n\na1 steak sauce\n"), ["f5d6c3"]);
}

#[test]
fn a_fault_ends_a_game_and_no_other() {
    for (text, expected) in [
        ("f5d6a1c3", vec!["f5d6?4"]),
        ("f5d6c3\nd3h8\nc4f4\n", vec!["f5d6c3d3?9"]),
        ("f5d6c3\nd3h8\n\nf5f6e6", vec!["f5d6c3d3?9", "f5f6e6"]),
        ("f5d6c3\nd3x8c4\nf4c5", vec!["f5d6c3d3?9"]),
        ("f5 d6 c3 d9 c4", vec!["f5d6c3?9"]),
        ("f5 pass d6", vec!["f5?3"]),
        ("d6c3d3c4", vec!["?0"]),
        ("d6 c3", vec!["?0"]),
        ("hello", vec!["?0"]),
    ] {
        assert_eq!(read(text), expected, "{text}");
    }
}

#[test]
fn a_line_that_is_too_long_costs_no_other() {
    let text = format!("f5d6\n{}\nf5f6\n", "x".repeat(LONGEST_LINE));
    assert_eq!(read(&text), ["f5d6", "?5", "f5f6"]);
}

#[test]
fn scores_belong_to_the_game_before_and_evaluations_to_none() {
    let score = |text: &str| {
        let reading = Games::new(text.as_bytes()).next().unwrap().unwrap();
        let result = reading.record.unwrap().result;
        result.map(|it| it.score.thousandths() / 1000)
    };
    for (text, expected) in [
        ("f5 d6\n51-13", Some(38)),
        ("f5 d6 51 : 13", Some(38)),
        ("f5 d6 51–13", Some(38)),
        ("f5 d6\n+38", Some(38)),
        ("f5 d6\n−38", Some(-38)),
        ("f5 d6\nBlack 51 White 13", Some(38)),
        ("f5 d6\nblanc 13, noir 51", Some(38)),
        ("f5 d6\n黒51 白13", Some(38)),
        ("f5 +1 d6 -2 c3 +3", None),
        ("f5 (+1) d6 (-2)", None),
        ("f5 d6 12-05", None),
        ("f5 d6 0:03", None),
    ] {
        assert_eq!(score(text), expected, "{text}");
    }
}

#[test]
fn what_is_said_around_a_game_is_said_about_that_game() {
    let text = "Black: Anna\nWhite: Ben\nf5 d6 c3\nScore: 40-24\n\nCarl vs Dora\nf5 f6 e6\n\n\
                Eve 50-14 Fay, 2024-05-01\nf5 f4 e3\n\nResult: 33-31\n\nf5 d6 c4\n";
    let games = Games::new(text.as_bytes()).map(|it| it.unwrap().record.unwrap());
    let shown = games.map(|game| {
        let score = game.result.map(|it| it.score.thousandths() / 1000);
        let date = game.date.map(|it| it.to_string());
        (game.black.name, game.white.name, score, date)
    });
    let expected = [
        ("Anna", "Ben", Some(16), None),
        ("Carl", "Dora", None, None),
        ("Eve", "Fay", Some(36), Some("2024.05.01")),
        ("", "", Some(2), None),
    ];
    let expected = expected.map(|(black, white, score, date)| {
        (
            black.to_owned(),
            white.to_owned(),
            score,
            date.map(str::to_owned),
        )
    });
    assert_eq!(shown.collect::<Vec<_>>(), expected);
}

/// Nothing takes more than linear time: this would not end otherwise.
#[test]
fn long_texts_of_every_kind_are_read_at_once() {
    for piece in [
        "f5 ",
        "(",
        "<",
        "1. f5 d6 ",
        "&",
        "--",
        "1-",
        "f5d6\n",
        "x: ",
        "\n",
        "Black 1 ",
    ] {
        let text = piece.repeat((1 << 19) / piece.len());
        let count = Games::new(text.as_bytes()).count();
        assert!(count <= 1 << 20, "{piece}");
    }
}

#[test]
fn a_square_that_is_none_is_a_fault_among_moves_and_nothing_elsewhere() {
    for (text, games) in [
        ("f5 d6 x9", "f5d6?6"),
        ("f5 d6 x9 c3 d3", "f5d6?6"),
        ("1. f5 d6 2. x9 c3 nice", "f5d6?12"),
        ("f5\nd6\nx9\nc3\nd3", "f5d6?6"),
        ("f5 d6 c3 a10", "f5d6c3?9"),
        ("f5d6c3\nx9", "f5d6c3?7"),
        ("f5 d6 c3 d3\nH9", "f5d6c3d3?12"),
        ("f5 d6 c3 d3\na9 c4 f4", "f5d6c3d3?12"),
        ("1. f5 d6\n2. c3 d3\n3. c4 x9", "f5d6c3d3c4?24"),
        ("1. f5 d6\n2. c3 x9\n3. c4 b3", "f5d6c3?15"),
        ("R2: f5d6c3", "f5d6c3"),
        ("f5d6c3d3\nwell, a9 is no square", "f5d6c3d3"),
        ("Anna R2: f5 d6 c3", "f5d6c3"),
        ("R2\nf5\nd6\nc3", "f5d6c3"),
        ("f5 d6 c3\nR2 was quick", "f5d6c3"),
    ] {
        assert_eq!(read(text), [games], "{text}");
    }
    assert_eq!(read("f5d6c3\nR2\nf5f6e6"), ["f5d6c3", "f5f6e6"]);
}
