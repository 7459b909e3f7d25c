use outflank_record::wthor::Roster;
use outflank_record::xot::XotList;
use outflank_record::{Format, Loss};
use outflank_rules::notation::Transcript;

use super::*;

fn study(moves: &str) -> Study {
    moves.parse::<Tree>().unwrap().into()
}

fn names(moves: &[Move]) -> String {
    let name = |mv: &Move| [mv.to_string(), " ".to_owned()].concat();
    moves.iter().map(name).collect()
}

#[test]
fn one_goes_through_a_game_and_not_beyond() {
    let mut study = study("f5d6c3");
    assert_eq!((study.at(), study.last()), (3, Some(Square::C3)));
    study.go(1);
    assert_eq!(study.position(), study.positions()[1]);
    assert_eq!(names(&study.path()), "f5 ");
    study.go(99);
    assert_eq!(study.at(), 3);
    study.go(0);
    assert_eq!((study.position(), study.last()), (Position::START, None));
}

#[test]
fn the_end_of_a_game_grows_and_its_own_moves_are_followed() {
    let mut study = study("");
    study.place(Square::F5).unwrap();
    study.place(Square::D6).unwrap();
    assert_eq!(names(&study.tree().main_line()), "f5 d6 ");
    study.go(0);
    study.place(Square::F5).unwrap();
    assert_eq!((study.at(), study.variation()), (1, None));
    assert_eq!(names(&study.moves()), "f5 d6 ");
}

#[test]
fn another_move_begins_a_variation_and_nothing_is_lost() {
    let mut study = study("f5d6c3");
    study.go(1);
    study.place(Square::F6).unwrap();
    study.place(Square::E6).unwrap();
    assert_eq!(names(&study.moves()), "f5 f6 e6 ");
    assert_eq!(names(&study.tree().main_line()), "f5 d6 c3 ");
    // Another second move of the variation.
    study.go(2);
    study.place(Square::D3).unwrap();
    assert_eq!(names(&study.moves()), "f5 f6 d3 ");
    // Another variation, from another place.
    study.go(0);
    study.place(Square::C4).unwrap();
    assert_eq!(study.variation(), Some(0));
    study.leave_variation();
    assert_eq!(
        (study.at(), names(&study.moves())),
        (0, "f5 d6 c3 ".to_owned())
    );
    assert_eq!(study.tree().to_string(), "f5(c4)d6(f6e6(d3))c3");
    // An existing variation is gone into.
    study.go(1);
    study.place(Square::F6).unwrap();
    assert_eq!(names(&study.moves()), "f5 f6 e6 ");
    assert_eq!(study.tree().to_string(), "f5(c4)d6(f6e6(d3))c3");
}

#[test]
fn the_games_own_move_leaves_a_variation() {
    let mut study = study("f5d6c3");
    study.go(1);
    study.place(Square::F6).unwrap();
    study.go(1);
    study.place(Square::D6).unwrap();
    assert_eq!((study.variation(), study.at()), (None, 2));
    assert_eq!(names(&study.moves()), "f5 d6 c3 ");
}

#[test]
fn siblings_are_gone_to_and_variations_promoted_and_deleted() {
    let mut study = study("f5d6(f6e6)(f4)c3");
    study.go(2);
    study.sibling(1);
    assert_eq!(names(&study.moves()), "f5 f6 e6 ");
    study.sibling(5);
    assert_eq!(
        (names(&study.moves()), study.at()),
        ("f5 f4 ".to_owned(), 2)
    );
    study.promote();
    assert_eq!(
        (study.variation(), study.tree().to_string()),
        (None, "f5f4(d6c3)(f6e6)".to_owned())
    );
    study.sibling(1);
    study.go(3);
    study.delete_variation();
    assert_eq!(study.tree().to_string(), "f5f4(f6e6)");
    assert_eq!((study.at(), study.variation()), (1, None));
    // The main line itself is not deleted.
    study.delete_variation();
    assert_eq!(names(&study.moves()), "f5 f4 ");
}

#[test]
fn a_move_that_is_not_allowed_changes_nothing() {
    let mut study = study("f5d6c3");
    study.go(2);
    let before = study.clone();
    let refused = study.place(Square::A1);
    assert_eq!(refused, Err(IllegalMove::OutflanksNothing(Square::A1)));
    assert_eq!(study, before);
}

#[test]
fn passes_happen_by_themselves() {
    // White cannot answer a1 with anything, and Black goes on.
    let start: Position = format!("{:-<56}{:-<8} X", "-OX", "XO").parse().unwrap();
    let mut study = Study::from(Tree::new(start));
    let placed = study.place(Square::A1).unwrap();
    assert_eq!(
        (placed.mover, placed.passed),
        (Color::Black, Some(Color::White))
    );
    assert_eq!(
        (names(&study.moves()), study.at()),
        ("a1 pass ".to_owned(), 2)
    );
    assert_eq!(study.last(), Some(Square::A1));
    assert_eq!(study.place(Square::C8).unwrap().passed, None);
    // A position in which the mover has to pass before anything can happen.
    let stuck: Position = format!("{:-<64} X", "OX").parse().unwrap();
    assert!(stuck.must_pass());
    let mut study = Study::from(Tree::new(stuck));
    assert_eq!(study.place(Square::C1).unwrap().mover, Color::White);
    assert_eq!(names(&study.moves()), "pass c1 ");
}

#[test]
fn moves_are_followed_as_far_as_they_are_legal() {
    let mut study = study("f5d6c3");
    study.go(1);
    study.follow(&[Square::F6, Square::E6, Square::A1, Square::D3].map(Move::Place));
    assert_eq!(
        (study.at(), names(&study.moves())),
        (3, "f5 f6 e6 ".to_owned())
    );
}

mod text {
    use outflank_play::tabletop::{HandAction, Vigilance};
    use outflank_play::{Match, MatchSetup, Style};

    use super::*;

    fn comes_back(tree: &Tree) -> String {
        assert_eq!(tree.to_string().parse().as_ref(), Ok(tree));
        let json = serde_json::to_string(tree).unwrap();
        assert_eq!(
            &serde_json::from_str::<Tree>(&json).unwrap(),
            tree,
            "{json}"
        );
        json
    }

    #[test]
    fn trees_come_back_from_text_and_json() {
        let mut tree: Tree = "f5d6(f6 e6(d3)f4)(f4)c3".parse().unwrap();
        assert_eq!(comes_back(&tree), r#""f5d6(f6e6(d3)f4)(f4)c3""#);
        tree.comment(&[], "{Both} sides");
        tree.comment(&[0, 1], "\\ and \"quotes\"\n\u{e9}");
        assert!(comes_back(&tree).contains(r#""{{Both\\} sides}f5"#));
        let stuck = format!("[{:-<64} X]pac1", "OX");
        assert_eq!(comes_back(&stuck.parse().unwrap()), format!("{stuck:?}"));
        // A move that is told twice, with its board and without, is one.
        let after = "f5".parse::<Transcript>().unwrap().end();
        let twice: Tree = format!("f5(f5[{after}])d6").parse().unwrap();
        assert_eq!(comes_back(&twice), r#""f5d6""#);
    }

    #[test]
    fn mistakes_that_stood_at_a_table_are_kept() {
        let setup = MatchSetup {
            style: Style::Tabletop(Vigilance::Silent),
            ..MatchSetup::default()
        };
        let mut game = Match::new(setup).unwrap();
        let now = core::time::Duration::ZERO;
        for action in [HandAction::Place(Square::F5), HandAction::EndTurn] {
            game.act(action, now).unwrap();
        }
        let tree = Tree::of_game(&game);
        assert_eq!(tree.node(&[0]).position, game.position());
        assert_ne!(Ok(game.position()), Position::START.play(Square::F5.into()));
        comes_back(&tree);
    }

    #[test]
    fn what_is_no_tree_is_told_with_its_place() {
        for (text, offset) in [
            ("f5x", 2),
            ("f5f5", 2),
            ("(f5)", 0),
            ("f5(d3", 5),
            ("f5()", 3),
            ("f5)", 2),
            ("f5{no end", 2),
            ("f5[XO]", 2),
            ("[f5]", 0),
            ("é", 0),
        ] {
            let error = text.parse::<Tree>().unwrap_err();
            assert_eq!(error.offset, offset, "{text}: {error}");
        }
        let endless = format!("f5[{}]", Position::START).repeat(1000);
        let error = endless.parse::<Tree>().unwrap_err();
        assert_eq!(error.problem, TreeProblem::TooLong);
        assert!(serde_json::from_str::<Tree>(r#""f5f5""#).is_err());
    }
}

mod opening {
    use core::time::Duration;

    use outflank_play::{Match, MatchSetup};
    use outflank_record::wthor::{Archive, Files};
    use outflank_record::{Date, Fault, GameRecord};

    use super::*;

    const BOARD: &str = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO--";

    fn read(text: &str) -> Result<Vec<Opened>, OpenError> {
        open(text.as_bytes(), &Roster::default()).map(|file| file.games)
    }

    /// The only game.
    fn one(text: &str) -> Tree {
        let mut games = read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(games.len(), 1, "{text}");
        games.remove(0).study().tree().clone()
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
            "\u{feff}f5d6c3",
            "Anna vs Ben\n\n1. f5 (0:03) d6\n2. c3  34-30\n",
            "> ｆ５ ｄ６<br>ｃ３",
            "Black;White;Moves\nAnna;Ben;f5d6c3",
            "{\"position\":{\"moves\":[{\"m\":\"F5\"},{\"m\":\"D6\"},{\"m\":\"C3\"}]}}",
            "f5d6c3 34-30",
        ] {
            let tree = one(text);
            assert_eq!(
                (tree.start(), tree.main_line().len()),
                (Position::START, 3),
                "{text}"
            );
        }
        let utf16: Vec<u8> = "\u{feff}Anna vs Ben\r\n1. f5 d6 2. c3\r\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        let games = open(&utf16, &Roster::default()).unwrap().games;
        assert_eq!(games[0].study().tree().main_line().len(), 3);
        // A move that begins with the letter of a disc.
        let tree = one(&format!("{BOARD} X; b1"));
        assert_eq!((tree.start(), tree.main_line().len()), (position(), 1));
        let Err(OpenError::Record(misread)) = read("b4c4") else {
            panic!("a move that is not legal");
        };
        assert_eq!(misread.error.ply, Some(1));
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
            format!("# a comment\n  {BOARD} *"),
        ] {
            assert_eq!(one(&text), Tree::new(position()), "{text}");
        }
        let two = read(&format!("{BOARD} X; +18;\n{BOARD} O; -2;")).unwrap();
        assert_eq!(
            (two.len(), two[0].study().tree()),
            (2, &Tree::new(position()))
        );
        for text in [
            format!("{BOARD}Xg8h8"),
            format!("{BOARD} X;g8 h8"),
            format!("{BOARD} X g8h8"),
        ] {
            let tree = one(&text);
            assert_eq!(
                (tree.start(), tree.main_line().len()),
                (position(), 2),
                "{text}"
            );
        }
    }

    /// Page and terminal open the same files: those of every format.
    #[test]
    fn every_format_is_opened() {
        let mut game = Match::new(MatchSetup::default()).unwrap();
        let mut record = GameRecord::new(Position::START);
        for square in [Square::F5, Square::D6, Square::C3] {
            game.play(square.into(), Duration::ZERO).unwrap();
            record.push(Move::Place(square)).unwrap();
        }
        let tree = Tree::of_game(&game);
        assert_eq!(one(&game.save(Duration::ZERO)), tree);
        for format in Format::ALL {
            let Some(text) = format.write(&record) else {
                continue;
            };
            let opened = one(&text);
            if format == Format::Obf {
                assert_eq!(opened, Tree::new(game.position()));
            } else {
                assert_eq!(opened, tree, "{text}");
            }
        }
        let mut archive = Archive::new(&Roster::default(), Files::One);
        archive.add(&record);
        let mut bytes = Vec::new();
        let year = archive.years().next().unwrap();
        archive
            .write(year, &Date::of_year(2024), &mut bytes)
            .unwrap();
        assert_eq!(
            open(&bytes, &Roster::default()).unwrap().games[0]
                .study()
                .tree()
                .clone(),
            tree
        );
        let board = BOARD.replace('X', "*");
        let start = format!("(;GM[Othello]BO[8 {board} *]B[G8];)");
        assert_eq!(one(&start).start(), position());
    }

    #[test]
    fn a_file_of_many_games_is_many_games() {
        let games = read("f5d6\nf5f6e6\n").unwrap();
        assert_eq!(games.len(), 2);
        // A bad one does not spoil the others, and ends before its fault.
        let games = read("f5d6\nf5f6a1\nd3c3\n").unwrap();
        let lengths: Vec<usize> = games
            .iter()
            .map(|it| it.study().tree().main_line().len())
            .collect();
        assert_eq!(lengths, [2, 2, 2]);
        let games =
            read("(;GM[Othello]PB[Anna]PW[Ben]B[f5];)(;GM[Othello]PB[Cleo]B[d3];)").unwrap();
        let names = games.iter().map(|it| it.record().black.name.clone());
        assert_eq!(names.collect::<Vec<_>>(), ["Anna", "Cleo"]);
    }

    #[test]
    fn what_is_wrong_comes_with_what_was_read_before_it() {
        for (text, moves, line, column) in [
            ("f5d6xx", 2, 1, 5),
            ("% a game\nf5d6a1", 2, 2, 5),
            ("Anna vs Ben\n1. f5 d6 2. c3 d3\n3. c4 (é) a1", 5, 3, 11),
            ("(;GM[Othello]B[f5]W[a1];)", 1, 1, 21),
            ("(;GM[Othello]B[f5]", 1, 1, 19),
            ("{\"moves\":\"f5d6a1\"}", 2, 1, 15),
            ("id,moves\n1,f5d6c3d3c4f4x9", 6, 2, 15),
            (
                "[{\"moves\":[\"f5\",\"d6\"]},{\"moves\":[\"f5\",\n\"a1\"",
                1,
                2,
                2,
            ),
            (&format!("{BOARD} X; g8h8a1"), 2, 1, 73),
            (&format!("% Von André\n{BOARD} X; g8h8a1"), 2, 2, 73),
        ] {
            let games = read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
            let game = games.last().unwrap();
            let misread = game.fault.as_ref().expect("a fault");
            assert_eq!(misread.place, Place::Text { line, column }, "{text}");
            let read = (game.study().tree().main_line().len(), misread.moves);
            assert_eq!(read, (moves, moves), "{text}");
        }
        let whole = read("f5d6\nf5f6a1\nd3c3\n").unwrap();
        let faults: Vec<bool> = whole.iter().map(|it| it.fault.is_some()).collect();
        assert_eq!(faults, [false, true, false]);
    }

    #[test]
    fn what_cannot_be_opened_says_why() {
        let fault = |text: &str| match read(text) {
            Err(OpenError::Record(misread)) => misread.error.fault,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(
            fault("(;GM[Chess]B[e4];)"),
            Fault::OtherGame("Chess".to_owned())
        );
        assert_eq!(fault("hello"), Fault::NoGame);
        assert_eq!(fault("{\"avatar\": 7}"), Fault::NoMoves);
        let offset = |text: &str| match read(text) {
            Err(OpenError::Record(misread)) => match misread.place {
                Place::Text { line: 1, column } => column,
                place => panic!("{text}: {place:?}"),
            },
            Err(OpenError::Position(error)) => error.offset + 1,
            Err(OpenError::BoardLine(error)) => error.column,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(offset("XO-?"), 4);
        assert_eq!(offset(&format!("{BOARD} X; a1h1")), 69);
        assert_eq!(offset(&format!("{BOARD} X; G8:+65")), 69);
        assert!(matches!(read(" % nothing\n"), Err(OpenError::Empty)));
        assert!(matches!(
            read(&"f5".repeat(LONGEST_TEXT)),
            Err(OpenError::TooLong)
        ));
        for bytes in [&b""[..], b"{}", b"{ \"format\": 1", b"hello", &[20, 1, 2]] {
            assert!(open(bytes, &Roster::default()).is_err(), "{bytes:?}");
        }
    }

    const LONGEST_TEXT: usize = 100_000;
}

#[test]
fn comments_are_written_where_the_cursor_is() {
    let mut study = study("f5d6c3");
    study.go(1);
    study.comment("The only opening.");
    study.place(Square::F6).unwrap();
    study.comment("Diagonal}");
    assert_eq!(study.node().comment, "Diagonal}");
    let text = study.tree().to_string();
    assert_eq!(text, "f5{The only opening.}d6(f6{Diagonal\\}})c3");
    assert_eq!(text.parse::<Tree>().as_ref(), Ok(study.tree()));
    study.comment("");
    assert!(!study.tree().to_string().contains("Diagonal"));
}

#[test]
fn a_saved_game_is_opened_with_its_comments_and_variations() {
    use outflank_play::save::Variation;
    use outflank_play::{Level, Match, MatchSetup, PlayerKind, SavedGame};
    use std::collections::BTreeMap;

    let now = core::time::Duration::ZERO;
    let setup = MatchSetup {
        players: [PlayerKind::Computer(Level::MIN), PlayerKind::Human],
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    for square in [Square::F5, Square::D6, Square::C3] {
        game.play(Move::Place(square), now).unwrap();
    }
    let comment = |at, text: &str| BTreeMap::from([(at, text.to_owned())]);
    let variation = |of, at, squares: &[Square], comments| Variation {
        of,
        at,
        moves: squares.iter().map(|&square| square.into()).collect(),
        comments,
    };
    let saved = SavedGame {
        comments: comment(0, "A start."),
        variations: vec![
            variation(0, 1, &[Square::F6, Square::E6], comment(2, "Diagonal")),
            variation(1, 2, &[Square::D3], BTreeMap::new()),
        ],
        ..game.into()
    };
    let bytes = saved.to_text(now).into_bytes();
    let opened = open(&bytes, &Roster::default()).unwrap();
    let study = opened.games[0].study();
    let text = study.tree().to_string();
    assert_eq!(text, "{A start.}f5d6(f6{Diagonal}e6(d3))c3");
    // The person is spoken to.
    assert_eq!(study.reader(), Some(Color::White));
}

#[test]
fn a_record_has_the_line_and_the_comment_on_its_start() {
    let mut study = study("{Rose}f5d6(f6e6)c3");
    study.go(1);
    study.place(Square::F6).unwrap();
    let record = study.record();
    assert_eq!(record.transcript().to_string(), "f5f6e6");
    assert_eq!(record.comment, "Rose");
    assert_eq!(record.result, None);
    // After a mistake that stood, f5 is free again.
    let mistaken: Tree = format!("f5d6[{}]f5", Position::START).parse().unwrap();
    let mistaken = Study::from(mistaken);
    assert_eq!((mistaken.len(), mistaken.record().moves().len()), (3, 2));
}

mod notes {
    use core::time::Duration;

    use outflank_play::save::Variation;
    use outflank_play::{Match, MatchSetup, SavedGame};

    use super::*;

    fn saved() -> SavedGame {
        let mut game = Match::new(MatchSetup::default()).unwrap();
        for square in [Square::F5, Square::D6, Square::C3] {
            game.play(Move::Place(square), Duration::ZERO).unwrap();
        }
        game.into()
    }

    #[test]
    fn comments_and_variations_of_a_save_are_studied_and_saved_again() {
        let tree: Tree = "{Start}f5d6(f6e6{Diagonal}(d3c3))(f4)c3{End}d3c4{Later}"
            .parse()
            .unwrap();
        let mut game = saved();
        tree.annotate(&mut game);
        assert_eq!(game.comments[&3], "End");
        assert_eq!(game.variations.len(), 4);
        // What was tried after the end is a variation.
        let after = game.variations.iter().find(|it| it.at == 3).unwrap();
        assert_eq!((after.of, &after.comments[&5][..]), (0, "Later"));
        let text = game.to_text(Duration::ZERO);
        assert_eq!(SavedGame::from_text(&text).as_ref(), Ok(&game));
        assert_eq!(Tree::of_saved(&game), tree);
        let opened = open(text.as_bytes(), &Roster::default()).unwrap();
        assert_eq!(*opened.games[0].study().tree(), tree);
    }

    #[test]
    fn notes_on_moves_that_were_taken_back_stay() {
        let mut game = saved();
        game.comments.insert(3, "Good".to_owned());
        let variation = |of, at, square: Square| Variation {
            of,
            at,
            moves: vec![square.into()],
            ..Variation::default()
        };
        game.variations = vec![
            variation(0, 1, Square::F6),
            variation(0, 3, Square::D3),
            variation(2, 4, Square::C4),
        ];
        game.game.undo(Duration::ZERO).unwrap();
        game.game.undo(Duration::ZERO).unwrap();
        let mut study = Study::from(Tree::of_saved(&game));
        study.go(1);
        study.comment(" Why\u{7}?\n");
        study.tree().annotate(&mut game);
        let comments: Vec<_> = game
            .comments
            .iter()
            .map(|(at, text)| (*at, text.as_str()))
            .collect();
        assert_eq!(comments, [(1, "Why?"), (3, "Good")]);
        assert_eq!(
            game.variations,
            [
                variation(0, 1, Square::F6),
                variation(0, 3, Square::D3),
                variation(2, 4, Square::C4)
            ]
        );
    }

    #[test]
    fn a_game_stays_what_was_played_whatever_is_put_first() {
        let (before, mut after) = (saved(), saved());
        let mut study = Study::from(Tree::of_saved(&before));
        let moves = study.moves();
        study.go(1);
        study.place(Square::F6).unwrap();
        study.promote();
        assert_ne!(study.tree().main_line(), moves);
        study.tree().annotate(&mut after);
        let again = Tree::of_saved(&after);
        assert_eq!(again.main_line(), moves);
        assert_eq!(again.node(&[0]).children.len(), 2);
        // A tree of another game changes nothing.
        let mut untouched = saved();
        "c4".parse::<Tree>().unwrap().annotate(&mut untouched);
        assert_eq!(untouched, before);
    }
}

#[test]
fn a_game_of_xot_is_recognised_whatever_variation_is_looked_at() {
    let line = "f5f4g3g4g5e6d6c6";
    let (list, _) = XotList::read(line).unwrap();
    let game: Transcript = format!("{line}c5").parse().unwrap();
    let mut study = Study::from(Tree::from(&game).drawn_from(&list));
    assert_eq!(study.given(), 8);
    study.go(8);
    study.place(Square::E3).unwrap();
    assert_eq!(
        (study.given(), study.tree().clone().drawn_from(&list)),
        (8, study.tree().clone())
    );
    let usual: Transcript = "f5d6c3d3c4f4f6f3e6".parse().unwrap();
    assert_eq!(Study::from(Tree::from(&usual).drawn_from(&list)).given(), 0);
    // What the record says counts.
    let mut record = GameRecord::new(Position::START);
    for &mv in usual.moves() {
        record.push(mv).unwrap();
    }
    record.event = "XOT open".to_owned();
    assert_eq!(Study::from(Tree::from(&record)).given(), 8);
    record.given = 2;
    assert_eq!(Study::from(Tree::from(&record)).given(), 2);
}

#[test]
fn the_moves_that_nobody_made_are_known_to_tree_text_and_record() {
    let text = "f5d6c3|d3c4";
    let tree: Tree = text.parse().unwrap();
    assert_eq!(tree.to_string(), text);
    let mut study = Study::from(tree);
    assert_eq!((study.given(), study.record().given), (3, 3));
    // A variation that leaves the game before is judged from there on.
    study.go(1);
    study.place(Square::F6).unwrap();
    assert_eq!(study.given(), 1);
    for wrong in ["|f5", "f5|d6|c3", "f5d6(f6|e6)"] {
        assert!(wrong.parse::<Tree>().is_err(), "{wrong}");
    }
}

#[test]
fn a_game_from_a_set_up_position_has_no_opening_names() {
    let usual = Study::from("f5d6c3d3c4".parse::<Tree>().unwrap());
    assert_eq!(usual.opening(5).map(|it| it.id), Some("tiger"));
    assert_eq!(usual.opening(2).map(|it| it.id), Some("perpendicular"));
    let corner = "X--------------------------OX------XO--------------------------- X";
    let handicap = Study::from(format!("[{corner}]f5d6").parse::<Tree>().unwrap());
    assert_eq!(handicap.opening(2), None);
    let after = usual.positions()[2];
    let set_up = Study::from(Tree::new(after));
    assert_eq!(set_up.opening(0), None);
}

/// A game of two moves that Ben resigned.
fn resigned() -> Study {
    let game = "(;GM[Othello]PB[Anna]PW[Ben]RE[+64.000:r]B[f5]W[d6];)";
    let opened = open(game.as_bytes(), &Roster::default()).unwrap();
    opened.games[0].study()
}

#[test]
fn what_is_told_of_a_game_belongs_to_its_own_line_alone() {
    let mut study = resigned();
    assert_eq!(study.record().white.name, "Ben");
    let ending = study.ending().map(|it| it.ending);
    assert_eq!(ending, Some(outflank_record::Ending::Resigned));
    study.go(1);
    assert_eq!(study.ending(), None);
    study.place(Square::F6).unwrap();
    assert_eq!(study.ending(), None);
    assert_eq!(study.record().white.name, "");
    assert_eq!(study.record().result, None);
    // The game is what was played, whatever is put first.
    study.promote();
    assert_eq!(study.whole().transcript().to_string(), "f5d6");
    assert_eq!(study.whole().white.name, "Ben");
    // What is tried after its end does not move it.
    let mut study = resigned();
    study.place(Square::C3).unwrap();
    assert_eq!(study.ending(), None);
    study.go(2);
    assert!(study.ending().is_some());
}

#[test]
fn a_study_comes_back_from_our_own_format_with_all_notes() {
    let mut study = resigned();
    assert_eq!(study.whole().notes, "");
    study.comment("Too early");
    study.go(1);
    study.place(Square::F6).unwrap();
    study.comment("Diagonal");
    study.go(0);
    study.comment("A club evening");
    let text = Format::Json.write(&study.whole()).unwrap();
    let opened = open(text.as_bytes(), &Roster::default()).unwrap();
    let back = opened.games[0].study();
    assert_eq!(back.tree(), study.tree());
    assert_eq!(back.whole(), study.whole());
    assert_eq!(back.record().black.name, "Anna");
    // Put first, a variation is a variation when it comes back: the game is what was played.
    study.go(1);
    study.sibling(1);
    study.go(1);
    study.select(&[0, 1]);
    study.promote();
    let text = Format::Json.write(&study.whole()).unwrap();
    let back = open(text.as_bytes(), &Roster::default()).unwrap().games[0].study();
    assert_eq!(back.tree(), opened.games[0].study().tree());
    // Notes on another game are none on this one.
    for notes in ["f5f6", "nonsense", "[XO]f5"] {
        let mut record = resigned().whole();
        notes.clone_into(&mut record.notes);
        let text = Format::Json.write(&record).unwrap();
        let opened = open(text.as_bytes(), &Roster::default()).unwrap();
        assert_eq!(opened.games[0].left_out, [Loss::Notes], "{notes}");
        assert_eq!(Study::from(record).tree(), resigned().tree(), "{notes}");
    }
}

#[test]
fn every_format_but_our_own_says_that_it_has_no_room_for_notes() {
    let mut study = resigned();
    study.comment("Too early");
    for format in Format::ALL {
        let lost = outflank_record::losses(&study.whole(), format);
        let is_lost = lost.iter().any(|it| it.what == Loss::Notes);
        assert_eq!(is_lost, format != Format::Json, "{format}");
    }
}

#[test]
fn whatever_a_file_notes_a_study_comes_of_it_and_comes_back() {
    let board = format!("[{}]", Position::START);
    let pieces = [
        "f5",
        "d6",
        "f6",
        "c4",
        "c3",
        "pa",
        "(",
        ")",
        "{",
        "}",
        "|",
        "\\",
        "é",
        " ",
        &board,
        "(f6)",
        "(f6e6)",
        "(f4{Why})",
        "{Why?}",
        "c3(c4)",
        "c3d3",
    ];
    let mut random = outflank_rules::random::Random::new(7);
    let mut noted = 0;
    for _ in 0..20_000 {
        let mut record = resigned().whole();
        record.notes = "f5d6".to_owned();
        for _ in 0..random.below(6) {
            record.notes.extend(random.pick(pieces));
        }
        let study = Study::from(record);
        let made = study.told().unwrap().moves().iter().map(|made| made.mv);
        assert!(
            study.moves().into_iter().take(2).eq(made),
            "{}",
            study.tree()
        );
        let whole = study.whole();
        noted += usize::from(!whole.notes.is_empty());
        let text = Format::Json.write(&whole).unwrap();
        let back = open(text.as_bytes(), &Roster::default()).unwrap().games[0].study();
        assert_eq!(back.tree().to_string(), study.tree().to_string());
        assert_eq!(back.whole(), whole, "{}", study.tree());
    }
    assert!(noted > 100, "{noted}");
}
