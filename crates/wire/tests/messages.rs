//! Messages come back as they were, nonsense is refused, and answers do not depend on what was asked before.

use std::time::Duration;

use outflank_collection::{Answer as Found, Collection, Query, Search, Source as _, Trouble};
use outflank_engine::{
    Answer, Book, Engine, Kind, Level, MoveScore, Options, Origin, Question, Report, Task, Value,
};
use outflank_record::GameRecord;
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position, Square};
use outflank_wire::{
    EngineService, FromEngine, FromLibrary, Place, Reason, ToEngine, ToLibrary, ToServer,
    Unreadable, VERSION,
};
use proptest::prelude::*;

fn level(number: u8) -> Level {
    Level::new(number).expect("a level")
}

fn after(moves: &str) -> Position {
    moves.parse::<Transcript>().expect("a game").end()
}

fn questions() -> Vec<Question> {
    let position = after("f5d6c3");
    let tasks = [
        Task::Choose {
            level: level(3),
            seed: u64::MAX,
        },
        Task::Judge { level: level(60) },
        Task::Depth { depth: 8, lines: 1 },
        Task::Exact { lines: 3 },
        Task::Best { lines: 255 },
    ];
    let plain = tasks.map(|task| Question::new(position, task));
    let more = plain.map(|question| question.within(Duration::from_secs(2)).remembering());
    plain.into_iter().chain(more).collect()
}

#[test]
fn messages_come_back() {
    for (id, question) in (0..).zip(questions()) {
        let ask = ToEngine::Ask { id, question };
        assert_eq!(ToEngine::from_text(&ask.to_text()), Ok(ask));
    }
    let stop = ToEngine::Stop { id: u64::MAX };
    assert_eq!(ToEngine::from_text(&stop.to_text()), Ok(stop));

    let kinds = [
        Kind::Static,
        Kind::Midgame {
            depth: 12,
            percent: 73,
        },
        Kind::Selective { percent: 99 },
        Kind::Exact,
    ];
    let line = |kind| MoveScore {
        mv: Move::Pass,
        value: Value(-512),
        kind,
        line: vec![Move::Pass, Move::Place(Square::A1)],
    };
    let report = Report {
        lines: kinds.map(line).into(),
        nodes: u64::MAX,
        elapsed: Duration::from_millis(1234),
        origin: Origin {
            weights: 5,
            reduced: true,
        },
    };
    for message in [
        FromEngine::Ready {
            place: Place::Native,
            threads: 8,
        },
        FromEngine::Progress {
            id: 1,
            report: report.clone(),
        },
        FromEngine::Done {
            id: 1,
            answer: Answer {
                chosen: Some(Move::Place(Square::H8)),
                report,
            },
        },
        FromEngine::Refused {
            id: None,
            reason: Reason::Malformed,
        },
    ] {
        assert_eq!(FromEngine::from_text(&message.to_text()), Ok(message));
    }
}

#[test]
fn nonsense_is_refused() {
    let good = ToEngine::Ask {
        id: 1,
        question: Question::choose(Position::START, Level::MIN, 0),
    }
    .to_text();
    for (part, nonsense) in [
        ("\"level\":1", "\"level\":0"),
        ("\"level\":1", "\"level\":61"),
        ("\"id\":1", "\"id\":-1"),
        ("\"id\":1", "\"id\":1,\"more\":2"),
        ("\"ask\"", "\"tell\""),
        ("-O", "-Q"),
    ] {
        assert!(good.contains(part), "{good}");
        assert!(
            ToEngine::from_text(&good.replace(part, nonsense)).is_err(),
            "{nonsense}"
        );
    }
    let long = good.replace("\"id\":1", &format!("\"id\":{}1", " ".repeat(5000)));
    assert!(ToEngine::from_text(&long).is_err());
}

#[test]
fn another_version_is_told_apart_from_nonsense_whatever_else_it_says() {
    let (ours, theirs) = (VERSION, VERSION + 1);
    let stamp = |version| format!("\"version\":{version}");
    let stop = ToEngine::Stop { id: 1 }.to_text();
    assert!(stop.contains(&stamp(ours)), "{stop}");
    let mismatch = Unreadable::Mismatch { ours, theirs };
    for text in [
        stop.replace(&stamp(ours), &stamp(theirs)),
        format!("{{{},\"message\":[\"of another shape\"]}}", stamp(theirs)),
        format!("{{\"type\":\"hello\",{}}}", stamp(theirs)),
    ] {
        assert_eq!(ToEngine::from_text(&text), Err(mismatch.clone()), "{text}");
        assert_eq!(FromEngine::from_text(&text), Err(mismatch.clone()));
    }
    for text in ["{\"version\":-1}", "{}", &format!("{{{}}}", stamp(ours))] {
        let unreadable = FromEngine::from_text(text);
        assert!(
            matches!(unreadable, Err(Unreadable::Malformed(_))),
            "{text}"
        );
    }
}

proptest! {
    #[test]
    fn no_text_breaks_a_reader(text in ".{0,200}") {
        let _ = ToEngine::from_text(&text);
        let _ = FromEngine::from_text(&text);
    }
}

/// All that does not depend on the time it took.
fn answer(service: &mut EngineService, question: &Question) -> (Option<Move>, Vec<MoveScore>, u64) {
    match service.answer(1, question, &|| false, |_| ()) {
        FromEngine::Done { answer, .. } => {
            let Answer { chosen, report } = answer;
            (chosen, report.lines, report.nodes)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_same_question_has_the_same_answer_whatever_was_asked_before() {
    let questions = [
        Question::choose(after("f5d6c3"), level(5), 7),
        Question::new(after("f5d6c5"), Task::Depth { depth: 8, lines: 2 }),
        Question::choose(after("f5f6e6f4"), level(9), 7),
    ];
    let fresh: Vec<_> = questions
        .iter()
        .map(|question| answer(&mut EngineService::new(1), question))
        .collect();
    let mut service = EngineService::new(2);
    for (question, expected) in questions.iter().rev().zip(fresh.iter().rev()) {
        assert_eq!(answer(&mut service, question), *expected);
    }
}

#[test]
fn an_opening_move_comes_at_once_and_is_the_same_in_the_browser() {
    let book = || Book::built_in().for_browser();
    let mut native = EngineService::new(2);
    let weights = Engine::as_in_browser(Options::default()).weights();
    let mut browser = EngineService::with_parts(weights, book());
    for seed in 0..20 {
        let question = Question::choose(after("f5d6"), level(12), seed);
        let (chosen, lines, nodes) = answer(&mut native, &question);
        assert_eq!(nodes, 0);
        assert!(matches!(lines[0].kind, Kind::Book { .. }));
        assert!(
            book()
                .moves(after("f5d6"))
                .iter()
                .any(|it| Some(it.mv) == chosen)
        );
        assert_eq!(answer(&mut browser, &question), (chosen, lines, nodes));
    }
    // A weak player knows no openings.
    let (_, lines, _) = answer(&mut native, &Question::choose(after("f5d6"), level(3), 1));
    assert!(!matches!(lines[0].kind, Kind::Book { .. }));
}

#[test]
fn the_server_judges_with_all_weights_and_says_so() {
    let weights = Engine::as_in_browser(Options::default()).weights();
    let mut browser = EngineService::with_parts(weights, Book::built_in().for_browser());
    let mut native = EngineService::new(1);
    let question = Question::new(after("f5f6e6f4g5"), Task::Judge { level: level(3) });
    let origin = |service: &mut EngineService| {
        let answered = service.answer(1, &question, &|| false, |_| ());
        let FromEngine::Done { answer, .. } = answered else {
            panic!("{answered:?}");
        };
        answer.report.origin
    };
    let (full, reduced) = (origin(&mut native), origin(&mut browser));
    assert!(!full.reduced && reduced.reduced);
    assert_ne!(full.weights, reduced.weights);
    assert_eq!(full, Engine::new(Options::default()).origin());
}

#[test]
fn where_answers_may_differ_the_server_has_the_whole_book() {
    let whole = Book::built_in();
    let cut = whole.for_browser();
    let (mut known, mut next) = (vec![Position::START], 0);
    while cut.contains(known[next]) {
        let position = known[next];
        let after = position.moves().filter_map(|mv| position.play(mv).ok());
        known.extend(after.filter(|after| whole.contains(*after)));
        next += 1;
    }
    let position = known[next];
    let asked = Question::choose(position, level(9), 1);
    let is_known = |question: &Question| {
        let (_, lines, _) = answer(&mut EngineService::new(1), question);
        matches!(lines[0].kind, Kind::Book { .. })
    };
    assert!(!is_known(&asked));
    assert!(is_known(&asked.within(Duration::from_millis(20))));
}

#[test]
fn progress_comes_before_the_answer_and_a_stop_ends_it() {
    let mut service = EngineService::new(1);
    let question = Question::new(Position::START, Task::Depth { depth: 5, lines: 1 });
    let mut depths = Vec::new();
    service.answer(3, &question, &|| false, |message| match message {
        FromEngine::Progress { id: 3, report } => depths.push(report.lines[0].kind),
        other => panic!("{other:?}"),
    });
    assert!((1..=5).contains(&depths.len()), "{depths:?}");
    assert!(depths.is_sorted());

    let endless = Question::new(Position::START, Task::Best { lines: 1 });
    let stopped = service.answer(4, &endless, &|| true, |_| ());
    let FromEngine::Done { answer, .. } = stopped else {
        panic!("{stopped:?}");
    };
    assert_eq!(
        answer.report.lines.len(),
        1,
        "a stopped search has its first guess"
    );
}

#[test]
fn a_finished_game_has_an_empty_answer() {
    let over: Position = format!("{}X X", "O".repeat(63))
        .parse()
        .expect("a position");
    let (chosen, lines, _) = answer(
        &mut EngineService::new(1),
        &Question::choose(over, level(1), 0),
    );
    assert_eq!((chosen, lines.len()), (None, 0));
}

#[test]
fn questions_to_a_library_and_its_answers_come_back() {
    let search = Search {
        player: Some("Peña".to_owned()),
        years: Some((1990..=1999).into()),
        ..Search::default()
    };
    let position = after("f5d6c3");
    for query in [
        Query::Explore {
            position,
            search: search.clone(),
        },
        Query::List { search, from: 50 },
        Query::Open { game: 7 },
    ] {
        let look = ToLibrary::Look { id: 3, query };
        assert_eq!(
            ToServer::from_text(&look.to_text()),
            Ok(ToServer::Library(look.clone()))
        );
        // A worker has no library.
        assert!(ToEngine::from_text(&look.to_text()).is_err());
    }
    let stop = ToEngine::Stop { id: 4 };
    assert_eq!(
        ToServer::from_text(&stop.to_text()),
        Ok(ToServer::Engine(stop))
    );
    let mut games = Collection::default();
    games.add(GameRecord::from(&"f5d6c3".parse::<Transcript>().unwrap()));
    for query in [
        Query::Explore {
            position: after("f5"),
            search: Search::default(),
        },
        Query::Open { game: 1 },
        Query::Open { game: 2 },
    ] {
        let found = FromLibrary::reply(9, games.answer(&query));
        let text = found.to_text();
        assert_eq!(FromLibrary::from_text(&text), Ok(Some(found)));
        assert!(FromEngine::from_text(&text).is_err());
    }
    let ready = FromEngine::Ready {
        place: Place::Native,
        threads: 2,
    };
    assert_eq!(FromLibrary::from_text(&ready.to_text()), Ok(None));
}

#[test]
fn nonsense_for_a_library_is_refused() {
    for text in [
        r#"{"version":4,"library":{"type":"look","id":1,"query":{"ask":"remove","game":1}}}"#,
        r#"{"version":4,"library":{"type":"look","id":1,"query":{"ask":"open","game":1},"file":"x"}}"#,
        r#"{"version":4,"library":{"type":"import","id":1}}"#,
        r#"{"version":4,"library":{"type":"look","id":1,"query":{"ask":"open","game":1}},"message":{"type":"stop","id":1}}"#,
        r#"{"version":4}"#,
        "",
    ] {
        let read = ToServer::from_text(text);
        assert!(matches!(read, Err(Unreadable::Malformed(_))), "{text}");
    }
    let long = "x".repeat(outflank_wire::LONGEST_QUESTION);
    let look = ToLibrary::Look {
        id: 1,
        query: Query::List {
            search: Search {
                event: Some(long),
                ..Search::default()
            },
            from: 0,
        },
    };
    assert!(ToServer::from_text(&look.to_text()).is_err());
    let other = r#"{"version":2,"library":{"type":"ready"}}"#;
    assert!(matches!(
        FromLibrary::from_text(other),
        Err(Unreadable::Mismatch { theirs: 2, .. })
    ));
}

#[test]
fn an_answer_that_is_too_long_is_none() {
    let mut record = GameRecord::new(Position::START);
    record.comment = "x".repeat(outflank_wire::LONGEST_ANSWER);
    let record = Box::new(record);
    let text = FromLibrary::reply(5, Ok(Found::Opened { record })).to_text();
    let none = FromLibrary::reply(5, Err(Trouble::TooLong));
    assert_eq!(FromLibrary::from_text(&text), Ok(Some(none)));
}
