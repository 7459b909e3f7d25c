//! Other programs as players, well-behaved and not.

use std::io::ErrorKind;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use outflank_arena::{
    CommandLine, Contender, EngineContender, Fault, Match, Openings, Pair, ProgramContender,
    Thinking,
};
use outflank_play::clock::ClockRules;
use outflank_rules::{Color, Move, Score};

/// Longer than any answer takes here, even on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// For programs that never answer.
const IMPATIENCE: Duration = Duration::from_secs(2);

fn mock(behaviour: &str, moves: u32, log: Option<&Path>) -> CommandLine {
    let log = log.map(|path| path.display().to_string());
    CommandLine {
        program: env!("CARGO_BIN_EXE_outflank-mock-engine").to_owned(),
        arguments: [behaviour.to_owned(), moves.to_string()]
            .into_iter()
            .chain(log)
            .collect(),
    }
}

fn contender(command: CommandLine, patience: Duration) -> ProgramContender {
    ProgramContender::introduce("mock", command, patience).expect("it plays")
}

/// A pair of games of a program against the built-in engine, the program first.
fn play(program: &ProgramContender, clock: &str, pairs: u64) -> Vec<Pair> {
    let engine = EngineContender::new("engine", Thinking::Depth(1));
    let openings = Openings::parse("f5d6c3\nf5f6e6f4\n").expect("openings");
    let duel = Match {
        contenders: [program, &engine],
        openings: &openings,
        seed: 1,
        threads: 2,
        clock: clock.parse::<ClockRules>().expect("a clock"),
        stop: &|| false,
    };
    let mut played = Vec::new();
    duel.play(0..pairs, |pair| {
        played.push(pair.clone());
        ControlFlow::Continue(())
    });
    played
}

/// A program's faults in both games of a pair, as Black and as White.
fn faults(behaviour: &str, patience: Duration, clock: &str) -> Vec<Fault> {
    let pairs = play(&contender(mock(behaviour, 2, None), patience), clock, 1);
    let games = pairs.iter().flat_map(|pair| &pair.games);
    games
        .zip([Color::Black, Color::White])
        .map(|(game, color)| {
            let (loser, fault) = game.fault.clone().expect(behaviour);
            assert_eq!(loser, color, "{behaviour}: {fault}");
            assert_eq!(game.score_of(color), Score::MIN, "{behaviour}");
            fault
        })
        .collect()
}

#[test]
fn a_well_behaved_program_plays_whole_games_and_says_who_it_is() {
    let program = contender(mock("good", 0, None), PATIENCE);
    assert_eq!(
        (program.name(), program.version.as_str()),
        ("mock", "Mock 1.0")
    );
    let pairs = play(&program, "none", 3);
    assert_eq!(pairs.len(), 3);
    for game in pairs.iter().flat_map(|pair| &pair.games) {
        assert_eq!(game.fault, None);
        assert!(game.moves.end().is_over());
    }
    // Passes that a program makes itself, and refuses to be told, do no harm.
    let passer = contender(mock("passer", 0, None), PATIENCE);
    let pairs_of_passer = play(&passer, "none", 3);
    let moves = |pairs: &[Pair]| -> Vec<String> {
        let games = pairs.iter().flat_map(|pair| &pair.games);
        games.map(|game| game.moves.to_string()).collect()
    };
    assert_eq!(moves(&pairs), moves(&pairs_of_passer));
}

#[test]
fn a_program_is_told_everything_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let program = contender(mock("resign", 1, Some(&log)), PATIENCE);
    std::fs::remove_file(&log).unwrap();
    let pairs = play(&program, "1h", 1);
    let text = std::fs::read_to_string(&log).unwrap();
    let mut lines = text.lines();
    assert!(lines.next().unwrap().starts_with("pid "));
    let begun = [
        "list_commands",
        "set_game Othello",
        "boardsize 8",
        "komi 0",
        "clear_board",
        "time_settings 3600 0 0",
    ];
    for command in begun {
        assert_eq!(lines.next(), Some(command));
    }
    let mut color = "black";
    for mv in &pairs[0].games[0].moves.moves()[..pairs[0].games[0].opening] {
        assert_eq!(lines.next(), Some(format!("play {color} {mv}").as_str()));
        color = if color == "black" { "white" } else { "black" };
    }
    let rest: Vec<&str> = lines.collect();
    let asked = rest
        .iter()
        .position(|line| line.starts_with("genmove black"));
    let asked = asked.expect("it was asked");
    assert!(rest[asked - 1].starts_with("time_left black 3"), "{rest:?}");
    // It resigned the first game and was asked to play the second all the same.
    let games = &pairs[0].games;
    assert_eq!(games[0].fault, Some((Color::Black, Fault::Resigned)));
    assert_eq!(games[1].fault, Some((Color::White, Fault::Resigned)));
    assert_eq!(
        rest.iter().filter(|line| **line == "clear_board").count(),
        1
    );
    assert_eq!(
        rest.iter().filter(|line| line.starts_with("pid")).count(),
        0
    );
    assert_eq!(rest.last(), Some(&"quit"));
}

#[test]
fn a_crash_is_a_loss_and_the_next_game_is_played() {
    for fault in faults("crash", PATIENCE, "none") {
        let last_words = "out of paper".to_owned();
        let code = Some(3);
        assert_eq!(fault, Fault::Crashed { code, last_words });
    }
}

#[test]
fn illegal_moves_and_nonsense_are_losses() {
    for fault in faults("cheat", PATIENCE, "none") {
        assert!(
            matches!(fault, Fault::Illegal(Move::Place(_), _)),
            "{fault}"
        );
    }
    let nonsense = |answer: &str| Fault::Nonsense(answer.to_owned());
    for (behaviour, expected) in [
        ("nonsense", nonsense("the usual, please")),
        ("fail", nonsense("? I do not know")),
        ("endless", Fault::Endless),
    ] {
        for fault in faults(behaviour, PATIENCE, "none") {
            assert_eq!(fault, expected, "{behaviour}");
        }
    }
}

#[test]
fn who_hangs_loses() {
    for fault in faults("hang", IMPATIENCE, "none") {
        assert_eq!(fault, Fault::Silent(IMPATIENCE));
    }
}

#[test]
fn who_talks_and_talks_loses() {
    for fault in faults("flood", IMPATIENCE, "none") {
        assert_eq!(fault, Fault::Silent(IMPATIENCE));
    }
}

#[test]
fn who_is_late_or_hangs_loses_on_time() {
    for behaviour in ["hang", "late"] {
        for fault in faults(behaviour, PATIENCE, "1s/move") {
            assert!(matches!(fault, Fault::Late(_)), "{behaviour}: {fault}");
        }
    }
}

#[test]
fn long_lines_are_no_trouble() {
    let program = contender(mock("long", 20, None), PATIENCE);
    for game in play(&program, "none", 1)
        .iter()
        .flat_map(|pair| &pair.games)
    {
        assert_eq!(game.fault, None);
    }
}

#[test]
fn what_is_no_player_is_refused_at_once() {
    let introduce = |command| ProgramContender::introduce("x", command, IMPATIENCE);
    let missing = CommandLine {
        program: "no-such-program-anywhere".to_owned(),
        arguments: Vec::new(),
    };
    let fault = introduce(missing).unwrap_err();
    assert_eq!(fault, Fault::NotStarted(ErrorKind::NotFound));
    let fault = introduce(mock("stillborn", 0, None)).unwrap_err();
    assert!(
        matches!(fault, Fault::Crashed { code: Some(7), .. }),
        "{fault}"
    );
    let fault = introduce(mock("othersize", 0, None)).unwrap_err();
    let refused = Fault::Refused("boardsize 8".to_owned(), "unknown command".to_owned());
    assert_eq!(fault, refused);
}

#[test]
fn a_match_that_is_stopped_leaves_no_program_behind() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let program = contender(mock("stubborn", 3, Some(&log)), PATIENCE);
    let engine = EngineContender::new("engine", Thinking::Depth(1));
    let openings = Openings::start();
    // As soon as it hangs.
    let stop = || {
        let text = std::fs::read_to_string(&log).unwrap_or_default();
        text.matches("genmove").count() >= 4
    };
    let duel = Match {
        contenders: [&program, &engine],
        openings: &openings,
        seed: 1,
        threads: 1,
        clock: ClockRules::NONE,
        stop: &stop,
    };
    duel.play(0..1, |_| panic!("no pair was finished"));
    let text = std::fs::read_to_string(&log).unwrap();
    let numbers: Vec<&str> = text
        .lines()
        .filter_map(|it| it.strip_prefix("pid "))
        .collect();
    assert_eq!(numbers.len(), 2);
    if cfg!(target_os = "linux") {
        for number in numbers {
            assert!(
                !Path::new("/proc").join(number).exists(),
                "{number} still runs"
            );
        }
    }
}
