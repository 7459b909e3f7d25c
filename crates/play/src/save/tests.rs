use core::time::Duration;

use outflank_rules::{Color, Move, Square};

use super::content::{Content, GameText};
use super::*;
use crate::tabletop::{HandAction, HandRefusal, Vigilance};
use crate::{
    Contradiction, Help, MatchSetup, Refusal, Resignation, Seat, SeriesError, Start, Style,
};

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

/// The second game of a series with a clock: three moves, one more taken back.
fn assisted() -> Match {
    let setup = MatchSetup {
        clock: "5m+3s".parse().unwrap(),
        series: "games:3".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    game.resign(Color::White, seconds(0)).unwrap();
    game.next_game(None).unwrap();
    game.resume(seconds(0));
    for (square, now) in [
        (Square::F5, 5),
        (Square::D6, 20),
        (Square::C3, 22),
        (Square::D3, 40),
    ] {
        game.play(square.into(), seconds(now)).unwrap();
    }
    game.undo(seconds(41)).unwrap();
    game.offer_draw(Color::White).unwrap();
    game
}

/// A table with a corrected mistake, an uncorrected one, and a disc in hand.
fn tabletop() -> Match {
    use HandAction::{Correct, EndTurn, Flip, Place};
    let setup = MatchSetup {
        style: Style::Tabletop(Vigilance::Review),
        start: Start::Usual("h1:white".parse().unwrap()),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    for action in [
        Place(Square::F5),
        EndTurn,
        Correct(Square::E5),
        Place(Square::D6),
        Flip(Square::E4),
        EndTurn,
        Place(Square::C7),
        Flip(Square::D6),
        Flip(Square::D6),
    ] {
        game.act(action, seconds(0)).unwrap();
    }
    game
}

/// The error after altering the content and fixing the checksum.
fn altered(game: &Match, alter: impl FnOnce(&mut Content)) -> SaveError {
    let mut document = read(&game.save(seconds(50))).unwrap();
    alter(&mut document.content);
    Match::load(&to_text(document)).unwrap_err()
}

fn alter_moves(moves: &str) -> SaveError {
    altered(&assisted(), |content| {
        if let GameText::Assisted(text) = &mut content.game {
            moves.clone_into(&mut text.moves);
        }
    })
}

#[test]
fn a_game_with_warnings_is_of_a_version_that_older_programs_refuse_by_name() {
    let mut saved = SavedGame::from(assisted());
    assert!(saved.to_text(Duration::ZERO).contains("\"version\": 2"));
    saved.info.help.warnings = 1;
    let text = saved.to_text(Duration::ZERO);
    assert!(text.contains("\"version\": 3"));
    assert_eq!(SavedGame::from_text(&text).unwrap().info.help.warnings, 1);
    // As it was written for a while.
    let before = text.replacen("\"version\": 3", "\"version\": 2", 1);
    assert_eq!(SavedGame::from_text(&before), SavedGame::from_text(&text));
}

#[test]
fn matches_come_back_as_they_were_paused() {
    for game in [assisted(), tabletop()] {
        let mut paused = game.clone();
        paused.pause(seconds(50));
        let text = game.save(seconds(50));
        assert_eq!(Match::load(&text).unwrap(), paused);
        assert_eq!(paused.save(seconds(99)), text);
    }
}

#[test]
fn a_save_can_be_read_by_a_person() {
    let text = assisted().save(seconds(50));
    for line in [
        r#"  "format": "outflank-save","#,
        r#"  "version": 2,"#,
        r#"      "clock": "5m+3s","#,
        r#"      "moves": "f5 d6 c3","#,
        r#"      "undone": "d3""#,
        r#"      "now": "O 299000 279000","#,
    ] {
        let found = text
            .lines()
            .any(|l| l.trim_start().starts_with(line.trim_start()));
        assert!(found, "{line}\n{text}");
    }
}

#[test]
fn blanks_do_not_matter_but_everything_else_does() {
    let game = tabletop();
    let text = game.save(seconds(0));
    let packed: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert!(Match::load(&text.replace("  ", "\t")).is_ok());
    assert_eq!(packed["game"]["match"]["black"], "left");
    let changed = text.replace("\"d6\"", "\"d7\"");
    assert_ne!(changed, text);
    assert!(matches!(
        Match::load(&changed),
        Err(SaveError::Checksum { .. })
    ));
}

#[test]
fn a_text_that_is_no_save_is_refused_with_the_reason() {
    let text = assisted().save(seconds(50));
    let truncated = &text[..text.len() / 2];
    assert_eq!(Match::load(truncated), Err(SaveError::Truncated));
    assert_eq!(Match::load(""), Err(SaveError::Truncated));
    let error = Match::load("f5d6").unwrap_err();
    assert_eq!(error, SaveError::NotJson { line: 1, column: 2 });
    let error = Match::load("{\"format\n\": 1}").unwrap_err();
    assert_eq!(error, SaveError::NotJson { line: 2, column: 1 });
    assert!(matches!(
        Match::load("[]"),
        Err(SaveError::Malformed { line: 1, .. })
    ));
    let other = text.replacen("outflank-save", "chess-save", 1);
    let format = "chess-save".to_owned();
    assert_eq!(Match::load(&other), Err(SaveError::NotASave { format }));
    let of_version =
        |version| text.replacen("\"version\": 2", &format!("\"version\": {version}"), 1);
    let newer = SaveError::Newer { version: 4 };
    assert_eq!(Match::load(&of_version(4)), Err(newer));
    let none = SaveError::NoSuchVersion { version: 0 };
    assert_eq!(Match::load(&of_version(0)), Err(none));
    assert!(matches!(
        Match::load(&of_version(1)),
        Err(SaveError::Malformed { .. })
    ));
    let more = text.replacen("\"version\": 2", "\"version\": 2, \"more\": 1", 1);
    assert!(matches!(
        Match::load(&more),
        Err(SaveError::Malformed { line: 3, .. })
    ));
    let no_game = text.replacen("\"assisted\": {", "\"assisted\": [], \"a\": {", 1);
    assert!(matches!(
        Match::load(&no_game),
        Err(SaveError::Malformed { .. })
    ));
    let bytes = LONGEST_SAVE + 1;
    let long = " ".repeat(bytes);
    assert_eq!(Match::load(&long), Err(SaveError::TooLong { bytes }));
    let deep = "[".repeat(100_000);
    assert!(Match::load(&deep).is_err());
}

#[test]
fn an_altered_move_is_refused_with_the_reason() {
    let illegal = |number, text: &str, reason| SaveError::Move {
        number,
        text: text.to_owned(),
        reason,
    };
    let nothing = Refusal::OutflanksNothing { square: Square::A1 };
    assert_eq!(alter_moves("f5 d6 a1"), illegal(3, "a1", nothing));
    let occupied = Refusal::Occupied {
        square: Square::F5,
        disc: Color::Black,
    };
    assert_eq!(alter_moves("f5 f5"), illegal(2, "f5", occupied));
    // Legal, but the move taken back cannot follow; legal, but it leads elsewhere.
    let error = alter_moves("f5 d6 c3 d3");
    assert!(
        matches!(error, SaveError::Move { number: 5, .. }),
        "{error}"
    );
    let error = altered(&assisted(), |content| {
        if let GameText::Assisted(text) = &mut content.game {
            "f5 d6 c5".clone_into(&mut text.moves);
            text.undone.clear();
        }
    });
    assert!(matches!(error, SaveError::Position { .. }), "{error}");
    assert!(matches!(
        alter_moves("f5 d6 c9"),
        SaveError::Field { field: "moves", .. }
    ));
    assert!(matches!(
        alter_moves("f5 pass"),
        SaveError::Move { number: 2, .. }
    ));
}

#[test]
fn a_forced_pass_must_be_there() {
    let setup = MatchSetup {
        start: Start::Position(format!("{:-<64} O", "-OXXXXXX").parse().unwrap()),
        ..MatchSetup::default()
    };
    let game = Match::new(setup).unwrap();
    assert_eq!(Match::load(&game.save(seconds(0))), Ok(game.clone()));
    for moves in ["", "a1"] {
        let error = altered(&game, |content| {
            if let GameText::Assisted(text) = &mut content.game {
                moves.clone_into(&mut text.moves);
            }
        });
        assert_eq!(error, SaveError::PassMissing { number: 1 });
    }
}

#[test]
fn an_altered_table_is_refused_with_the_reason() {
    let alter = |alter: fn(&mut content::TabletopText)| {
        altered(&tabletop(), |content| match &mut content.game {
            GameText::Tabletop(text) => alter(text),
            GameText::Assisted(_) => panic!("a table"),
        })
    };
    let hand = |number, text: &str, reason| SaveError::Hand {
        number,
        text: text.to_owned(),
        reason,
    };
    let square = Square::A1;
    let empty = alter(|text| "a1".clone_into(&mut text.turns[0].flipped));
    assert_eq!(empty, hand(1, "f5", HandRefusal::NoDisc { square }));
    let right = alter(|text| "d4 e5".clone_into(&mut text.turns[0].corrected));
    let square = Square::D4;
    assert_eq!(right, hand(1, "f5", HandRefusal::NotAMistake { square }));
    let pass = alter(|text| "pass".clone_into(&mut text.turns[1].play));
    assert!(matches!(
        pass,
        SaveError::Field {
            field: "flipped",
            ..
        }
    ));
    let square = Square::C7;
    let finished = alter(|text| text.finished = true);
    assert_eq!(finished, hand(2, "", HandRefusal::TurnNotEnded { square }));
    let order = alter(|text| "e5 d4".clone_into(&mut text.turns[0].corrected));
    assert!(matches!(
        order,
        SaveError::Field {
            field: "corrected",
            ..
        }
    ));
}

#[test]
fn a_setting_that_makes_no_sense_is_refused() {
    let field = |alter: fn(&mut Content)| match altered(&assisted(), alter) {
        SaveError::Field { field, .. } => field,
        other => panic!("{other}"),
    };
    assert_eq!(field(|c| "61".clone_into(&mut c.setup.left)), "left");
    assert_eq!(field(|c| "up".clone_into(&mut c.setup.starter)), "starter");
    assert_eq!(
        field(|c| "5 minutes".clone_into(&mut c.setup.clock)),
        "clock"
    );
    assert_eq!(
        field(|c| "games:0".clone_into(&mut c.setup.series)),
        "series"
    );
    assert_eq!(
        field(|c| c.setup.handicap = Some("5".to_owned())),
        "handicap"
    );
    assert_eq!(field(|c| c.setup.handicap = None), "position");
    assert_eq!(
        field(|c| c.setup.variation = Some("04".to_owned())),
        "variation"
    );
    assert_eq!(
        field(|c| "tabletop warn".clone_into(&mut c.setup.style)),
        "style"
    );
    assert_eq!(
        field(|c| "60-10".clone_into(&mut c.sheet[0].score)),
        "score"
    );
    assert_eq!(
        field(|c| c.draw_offer = Some("red".to_owned())),
        "draw_offer"
    );

    let error = altered(&assisted(), |c| c.setup.variation = Some("01".to_owned()));
    assert!(matches!(
        error,
        SaveError::Setup(Contradiction::VariationFixes { .. })
    ));
}

#[test]
fn a_score_sheet_that_does_not_fit_the_series_is_refused() {
    let wrong = |game, starter| SaveError::Sheet {
        game,
        reason: SeriesError::WrongStarter { starter },
    };
    assert_eq!(
        altered(&assisted(), |c| "left".clone_into(&mut c.black)),
        wrong(2, Seat::Right)
    );
    let first = |c: &mut Content| "right".clone_into(&mut c.sheet[0].black);
    assert_eq!(altered(&assisted(), first), wrong(1, Seat::Left));
    let over = SaveError::Sheet {
        game: 2,
        reason: SeriesError::Over,
    };
    assert_eq!(
        altered(&assisted(), |c| "games:1".clone_into(&mut c.setup.series)),
        over
    );
}

#[test]
fn a_position_or_an_ending_that_does_not_fit_the_moves_is_refused() {
    let error = altered(&assisted(), |c| c.position = c.position.replace('X', "O"));
    assert!(matches!(error, SaveError::Position { .. }));
    for text in ["black resigned", "draw agreed"] {
        let error = altered(&assisted(), |c| c.ending = Some(text.to_owned()));
        let text = text.to_owned();
        assert_eq!(error, SaveError::Ending { text }, "an offer is open");
    }
    for text in ["white out of time", "black out of time", "nobody knows"] {
        let error = altered(&assisted(), |c| {
            c.draw_offer = None;
            c.ending = Some(text.to_owned());
        });
        let text = text.to_owned();
        assert_eq!(error, SaveError::Ending { text });
    }
}

#[test]
fn a_clock_that_shows_what_it_cannot_is_refused() {
    let game = assisted();
    let clock = |alter: &dyn Fn(&mut content::ClockText)| {
        altered(&game, |content| alter(content.clock.as_mut().unwrap()))
    };
    for state in [
        "O 299000 999999999",
        "O 999999 279000",
        "O 299000 288001",
        "O 299001 279000",
        "O 299000 279000+1x1000",
        "O 18446744073709551615 1000",
    ] {
        let error = clock(&|c| state.clone_into(&mut c.now));
        let state = state.to_owned();
        assert_eq!(error, SaveError::ClockOutOfRange { state });
    }
    let turn = clock(&|c| c.now = c.now.replace('O', "X"));
    assert_eq!(turn, SaveError::ClockMismatch);
    let missing = clock(&|c| drop(c.before_turns.pop()));
    assert_eq!(missing, SaveError::ClockMismatch);
    let missing = clock(&|c| c.after_undone.clear());
    assert_eq!(missing, SaveError::ClockMismatch);
    let none = altered(&game, |content| content.clock = None);
    assert_eq!(none, SaveError::ClockMismatch);
    let senseless = clock(&|c| "O soon later".clone_into(&mut c.now));
    assert!(matches!(senseless, SaveError::Field { field: "clock", .. }));
    let earlier = clock(&|c| "X 300001 300000".clone_into(&mut c.before_turns[0]));
    assert!(
        matches!(earlier, SaveError::ClockOutOfRange { .. }),
        "nothing is earned yet"
    );
}

#[test]
fn a_byo_yomi_period_without_time_is_refused() {
    let setup = MatchSetup {
        clock: "10s+2x5s".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    game.resume(seconds(0));
    assert!(game.save(seconds(16)).contains("X 0+1x4000 10000+2x5000"));
    for state in [
        "X 0+1x0 10000+2x5000",
        "X 0+3x5000 10000+2x5000",
        "X 0+2x5001 10000+2x5000",
    ] {
        let error = altered(&game, |content| {
            let clock = content.clock.as_mut().unwrap();
            state.clone_into(&mut clock.now);
        });
        let state = state.to_owned();
        assert_eq!(error, SaveError::ClockOutOfRange { state });
    }
}

/// The second game of a series, with everything that can be noted about it.
fn noted() -> SavedGame {
    let moves = |text: &str| -> Vec<Move> {
        let squares = text.split(' ').map(str::parse::<Square>);
        squares.map(|square| square.unwrap().into()).collect()
    };
    let comment = |at: usize, text: &str| BTreeMap::from([(at, text.to_owned())]);
    SavedGame {
        info: GameInfo {
            names: [Some("Anna".to_owned()), None],
            date: Some("2026-11-17".to_owned()),
            help: Help {
                hints: 2,
                undos: 1,
                warnings: 3,
            },
        },
        // At the end of the moves, and after the one that was taken back.
        comments: BTreeMap::from([(0, "A start.\nAgain.".to_owned()), (4, "\"!\"".to_owned())]),
        variations: vec![
            Variation {
                of: 0,
                at: 1,
                moves: moves("f6 e6 f4"),
                comments: comment(2, "Diagonal."),
            },
            Variation {
                of: 1,
                at: 2,
                moves: moves("d3"),
                comments: BTreeMap::new(),
            },
            Variation {
                of: 0,
                at: 3,
                moves: moves("f4"),
                comments: BTreeMap::new(),
            },
        ],
        ..SavedGame::from(assisted())
    }
}

#[test]
fn everything_that_is_known_of_a_game_comes_back() {
    let mut saved = noted();
    let text = saved.to_text(seconds(50));
    saved.game.pause(seconds(50));
    assert_eq!(SavedGame::from_text(&text), Ok(saved));
}

#[test]
fn what_fits_nowhere_is_not_written() {
    let expected = read(&noted().to_text(seconds(50))).unwrap();
    let mut saved = noted();
    saved.info.names = [Some(" Anna\u{1b}".to_owned()), Some("\t".to_owned())];
    saved.comments.insert(5, "After the end.".to_owned());
    saved.comments.insert(1, "\u{202e}".to_owned());
    saved.comments.insert(2, "a".repeat(LONGEST_COMMENT + 1));
    let comments = &mut saved.variations[0].comments;
    comments.insert(1, "Before its first move.".to_owned());
    let illegal = Variation {
        at: 1,
        moves: vec![Square::A1.into()],
        ..Variation::default()
    };
    let of_illegal = Variation {
        of: 1,
        at: 2,
        moves: vec![Square::A2.into()],
        ..Variation::default()
    };
    for variation in &mut saved.variations {
        variation.of += if variation.of > 0 { 3 } else { 0 };
    }
    let empty = Variation::default();
    saved.variations.splice(0..0, [illegal, of_illegal, empty]);
    assert_eq!(read(&saved.to_text(seconds(50))), Ok(expected));
}

#[test]
fn a_save_has_room_for_many_notes_but_not_for_all() {
    let mut saved = noted();
    let many = saved.variations[2].clone();
    saved.variations.extend(vec![many; 100_000]);
    for at in 0..=4 {
        saved.comments.insert(at, "\"".repeat(LONGEST_COMMENT));
    }
    let text = saved.to_text(seconds(50));
    assert!(text.len() <= LONGEST_SAVE, "{}", text.len());
    let read = SavedGame::from_text(&text).unwrap();
    assert_eq!(read.comments, saved.comments);
    assert!(read.variations.len() > 1000);
}

#[test]
fn notes_that_fit_nowhere_are_refused() {
    let error = |alter: &dyn Fn(&mut Document)| {
        let mut document = read(&noted().to_text(seconds(50))).unwrap();
        alter(&mut document);
        SavedGame::from_text(&to_text(document)).unwrap_err()
    };
    let field = |alter: &dyn Fn(&mut Document)| match error(alter) {
        SaveError::Field { field, .. } => field,
        other => panic!("{other}"),
    };
    assert_eq!(field(&|it| it.info.left = Some(String::new())), "left");
    assert_eq!(
        field(&|it| it.info.right = Some("a\u{0}".to_owned())),
        "right"
    );
    assert_eq!(field(&|it| it.info.right = Some("a".repeat(61))), "right");
    assert_eq!(field(&|it| it.info.date = Some("today".to_owned())), "date");
    let resignation = |it: &mut Document| it.content.setup.resignation = Some("1-2".to_owned());
    assert_eq!(field(&resignation), "resignation");
    assert_eq!(
        field(&|it| "f6 e9".clone_into(&mut it.variations[0].moves)),
        "variations"
    );

    let late = error(&|it| drop(it.comments.insert(5, "Late.".to_owned())));
    assert_eq!(late, SaveError::Comment { line: 0, at: 5 });
    let blank = error(&|it| drop(it.variations[0].comments.insert(4, " \n".to_owned())));
    assert_eq!(blank, SaveError::Comment { line: 1, at: 4 });
    let variation = |number: usize, alter: &dyn Fn(&mut content::VariationText)| {
        let found = error(&|it| alter(&mut it.variations[number - 1]));
        assert_eq!(found, SaveError::Variation { number });
    };
    variation(1, &|it| "d6 f5".clone_into(&mut it.moves));
    variation(1, &|it| "f6*".clone_into(&mut it.moves));
    variation(1, &|it| it.moves.clear());
    variation(1, &|it| it.at = 5);
    variation(1, &|it| it.of = 1);
    variation(2, &|it| it.at = 1);
    variation(3, &|it| it.of = usize::MAX);
}

#[test]
fn what_a_resigned_game_counts_is_saved() {
    for (rule, score) in [
        (Resignation::AsOnBoard, "4-1"),
        (Resignation::Everything, "64-0"),
    ] {
        let setup = MatchSetup {
            resignation: rule,
            ..MatchSetup::default()
        };
        let mut game = Match::new(setup).unwrap();
        game.play(Square::F5.into(), seconds(0)).unwrap();
        game.resign(Color::White, seconds(0)).unwrap();
        let loaded = Match::load(&game.save(seconds(0))).unwrap();
        assert_eq!(loaded, game);
        let score_of = |game: &Match| game.result().unwrap().score(game.setup().counting);
        assert_eq!(score_of(&loaded).to_string(), score);
        assert_eq!(rule.to_string().parse(), Ok(rule));
    }
}

#[test]
fn a_comment_is_cleaned_before_it_is_saved() {
    let clean = clean_comment(" \u{7} Good.\r\nBad.\u{202e} \n");
    assert_eq!(clean, "Good.\nBad.");
    let long = clean_comment(&"é".repeat(LONGEST_COMMENT + 1));
    assert_eq!(long, "é".repeat(LONGEST_COMMENT));
}
