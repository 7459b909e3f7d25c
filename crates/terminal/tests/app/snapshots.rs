//! Every screen in three languages and three sizes, compared with the pictures in `tests/app/pictures`.
//!
//! `OUTFLANK_PICTURES=renew cargo test -p outflank-terminal --test app` draws the pictures anew.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use outflank_play::{Level, Match, MatchSetup, PlayerKind};
use outflank_rules::Move;
use outflank_terminal::BoardStyle;
use outflank_terminal::app::{Key, Look, Settings};
use outflank_text::Language;
use ratatui::style::Color;

use super::desk::{Desk, Engine};

const SIZES: [(u16, u16); 3] = [(40, 20), (80, 24), (120, 40)];

/// Draws a screen in all languages and sizes. Each is reached anew, so that nothing depends on what was drawn before.
fn check(name: &str, reach: impl Fn(Language) -> Desk) {
    let mut pictures = String::new();
    for language in Language::ALL {
        let mut desk = reach(language);
        for (width, height) in SIZES {
            let picture = desk.picture(width, height);
            let code = language.code();
            write!(pictures, "=== {code} {width}x{height}\n{picture}").unwrap();
        }
    }
    compare(name, &pictures);
}

fn compare(name: &str, seen: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/app/pictures")
        .join(format!("{name}.txt"));
    if std::env::var("OUTFLANK_PICTURES").is_ok_and(|value| value == "renew") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, seen).unwrap();
        return;
    }
    let expected = fs::read_to_string(&path)
        .unwrap_or_default()
        .replace("\r\n", "\n");
    if expected == seen {
        return;
    }
    let (mut section, mut difference) = ("", None);
    for (index, line) in seen.lines().enumerate() {
        if line.starts_with("=== ") {
            section = line;
        }
        let before = expected.lines().nth(index);
        if before != Some(line) {
            difference = Some(format!(
                "{section}\n- {}\n+ {line}",
                before.unwrap_or_default()
            ));
            break;
        }
    }
    let difference = difference.unwrap_or_else(|| "it is shorter".to_owned());
    panic!(
        "{name} is not as in its picture. If that is right, renew it: see the top of this file.\n{difference}"
    );
}

fn against_computer() -> MatchSetup {
    let level = PlayerKind::Computer(Level::new(5).unwrap());
    MatchSetup::new(PlayerKind::Human, level)
}

fn game(setup: MatchSetup) -> Match {
    Match::new(setup).unwrap()
}

/// A game after so many moves, always the first that there is.
fn after(setup: MatchSetup, moves: usize) -> Match {
    let mut game = game(setup);
    for _ in 0..moves {
        let mv = game.position().moves().next();
        game.play(mv.unwrap_or(Move::Pass), Duration::ZERO).unwrap();
    }
    game
}

fn at_home(keys: &str) -> impl Fn(Language) -> Desk {
    move |language| {
        let mut desk = Desk::new(language);
        desk.letters(keys);
        desk
    }
}

fn on_table(game: &Match) -> impl Fn(Language) -> Desk {
    move |language| {
        let mut desk = Desk::new(language);
        desk.play(game.clone());
        desk
    }
}

#[test]
fn home() {
    check("home", at_home(""));
    let unfinished = after(against_computer(), 10);
    check("home_unfinished", |language| {
        Desk::with(
            language,
            BoardStyle::Unicode,
            Settings::default(),
            Some(unfinished.clone()),
        )
    });
}

#[test]
fn help() {
    check("help_home", at_home("?"));
    let game = after(against_computer(), 4);
    check("help_table", |language| {
        let mut desk = on_table(&game)(language);
        desk.key(Key::Char('?'));
        desk
    });
}

#[test]
fn settings() {
    check("settings", at_home("s"));
}

#[test]
fn a_new_game() {
    check("setup", at_home("n"));
    check("setup_series_and_cartridge", |language| {
        let mut desk = at_home("n")(language);
        // The last way to play is the cartridge, then its number, to be typed.
        desk.key(Key::Down);
        desk.key(Key::Left);
        desk.key(Key::Down);
        desk.letters("13");
        desk.key(Key::Enter);
        desk
    });
    check("setup_typing", |language| {
        let mut desk = at_home("n")(language);
        for _ in 0..5 {
            desk.key(Key::Down);
        }
        desk.key(Key::Enter);
        for _ in 0..4 {
            desk.key(Key::Backspace);
        }
        desk.letters("soon");
        desk.key(Key::Enter);
        desk
    });
}

#[test]
fn a_game() {
    check("table", |language| {
        let mut desk = on_table(&game(against_computer()))(language);
        desk.squares("f5");
        desk.wait(1.0);
        desk.letters("c3");
        desk
    });
    check("table_thinking", |language| {
        let mut desk = on_table(&game(against_computer()))(language);
        desk.engine = Engine::Slow;
        desk.squares("f5");
        desk
    });
    check("table_hints", |language| {
        let mut desk = on_table(&after(against_computer(), 10))(language);
        desk.letters("i");
        desk
    });
    check("table_refused", |language| {
        let mut desk = on_table(&game(against_computer()))(language);
        desk.squares("a1");
        desk
    });
    check("table_question", |language| {
        let mut desk = on_table(&after(against_computer(), 10))(language);
        desk.letters("x");
        desk
    });
    check("table_save", |language| {
        let mut desk = on_table(&after(against_computer(), 10))(language);
        desk.letters("wgame.json");
        desk
    });
}

#[test]
fn a_game_with_a_clock() {
    let mut setup = MatchSetup::cartridge("82".parse().unwrap(), Level::DEFAULT);
    setup.series = "games:3,fixed".parse().unwrap();
    check("table_cartridge", |language| {
        let mut desk = on_table(&game(setup))(language);
        desk.wait(6.5);
        desk
    });
}

#[test]
fn a_game_that_is_over() {
    let setup = MatchSetup {
        series: "wins:2,winner".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut last = game(setup);
    while last.result().is_none() {
        let mv = last.position().moves().last();
        last.play(mv.unwrap(), Duration::ZERO).unwrap();
    }
    check("table_over", on_table(&after_end(MatchSetup::default())));
    check("table_series", |language| {
        let mut desk = on_table(&after(setup, 59))(language);
        desk.wait(1.0);
        while !desk.game().is_over() {
            let mv = desk.game().position().moves().next().unwrap();
            desk.squares(&mv.to_string());
        }
        desk
    });
    check("table_series_choice", |language| {
        let mut desk = on_table(&last)(language);
        desk.letters("n");
        desk
    });
}

/// A game that is nearly over, so that its end is told when the last move is made.
fn after_end(setup: MatchSetup) -> Match {
    let mut game = game(setup);
    while game.result().is_none() {
        let mv = game.position().moves().last();
        game.play(mv.unwrap(), Duration::ZERO).unwrap();
    }
    game
}

#[test]
fn a_game_by_hand() {
    let setup = MatchSetup {
        style: outflank_play::Style::Tabletop(outflank_play::tabletop::Vigilance::Warn),
        ..MatchSetup::default()
    };
    check("tabletop", |language| {
        let mut desk = on_table(&game(setup))(language);
        desk.squares("f5");
        desk
    });
    check("tabletop_mistake", |language| {
        let mut desk = on_table(&game(setup))(language);
        desk.squares("f5 d5");
        desk.letters("k");
        desk
    });
}

#[test]
fn an_analysis() {
    check("analysis", |language| {
        let mut desk = on_table(&after_end(MatchSetup::default()))(language);
        desk.letters("v");
        for _ in 0..30 {
            desk.key(Key::Left);
        }
        desk
    });
    check("analysis_open", at_home("v"));
    check("analysis_games", |language| {
        let mut desk = Desk::new(language);
        let ggf = "(;GM[Othello]PB[Anna]PW[Ben]DT[1999]RE[+2.000]B[f5]W[d6];)\n";
        desk.files = vec![("games.ggf".to_owned(), ggf.repeat(30))];
        desk.letters("vgames.ggf");
        desk.key(Key::Enter);
        desk
    });
    check("analysis_of_moves", |language| {
        let mut desk = at_home("vf5d6c3d3c4")(language);
        desk.key(Key::Enter);
        desk.key(Key::Left);
        desk.squares("c2");
        desk
    });
}

#[test]
fn lessons() {
    check("lessons", at_home("l"));
    check("lesson_read", |language| {
        let mut desk = at_home("l")(language);
        desk.key(Key::Enter);
        desk
    });
    check("lesson_mark", |language| {
        let mut desk = at_home("l")(language);
        desk.key(Key::Enter);
        desk.key(Key::Tab);
        desk.squares("a1 h1 b2");
        desk
    });
    check("lesson_done", |language| {
        let mut desk = at_home("l")(language);
        desk.key(Key::Enter);
        desk.key(Key::Tab);
        desk.squares("a1 h1 a8 h8");
        desk
    });
    check("lesson_count", |language| {
        let mut desk = at_home("l")(language);
        desk.key(Key::Down);
        desk.key(Key::Down);
        desk.key(Key::Enter);
        desk.letters("3");
        desk
    });
}

#[test]
fn puzzles() {
    let classic = |keys: &'static str| {
        move |language| {
            let mut desk = at_home("p")(language);
            for _ in 0..4 {
                desk.key(Key::Down);
            }
            desk.key(Key::Enter);
            if !keys.is_empty() {
                desk.squares(keys);
            }
            desk
        }
    };
    check("puzzles", at_home("p"));
    check("puzzle", classic(""));
    check("puzzle_wrong", classic("g2"));
    check("puzzle_solved", classic("h2 h8"));
    check("puzzle_solution", |language| {
        let mut desk = classic("")(language);
        desk.letters("x");
        desk
    });
}

#[test]
fn plain_letters() {
    check("ascii", |language| {
        let mut desk = Desk::with(language, BoardStyle::Ascii, Settings::default(), None);
        desk.play(after(against_computer(), 10));
        desk.letters("i");
        desk
    });
}

#[test]
fn a_terminal_that_is_too_small() {
    let mut pictures = String::new();
    for language in Language::ALL {
        let mut desk = Desk::new(language);
        let picture = desk.picture(39, 20);
        write!(pictures, "=== {}\n{picture}", language.code()).unwrap();
        assert_eq!(desk.picture(80, 19).lines().count(), 19);
    }
    compare("too_small", &pictures);
}

/// The board in colours: a letter for each pair of colours, and what it stands for.
#[test]
fn colours() {
    for look in Look::ALL {
        let settings = Settings {
            look,
            ..Settings::default()
        };
        let mut pictures = String::new();
        for (width, height) in SIZES {
            let mut desk = Desk::with(Language::EN, BoardStyle::Color, settings.clone(), None);
            desk.play(after(against_computer(), 10));
            desk.letters("ic3");
            let buffer = desk.buffer(width, height);
            let mut pairs: Vec<(Color, Color)> = Vec::new();
            writeln!(pictures, "=== {width}x{height}").unwrap();
            let mut colors = String::new();
            for row in 1..height - 1 {
                let (mut symbols, mut letters) = (String::new(), String::new());
                for column in 0..width {
                    let cell = &buffer[(column, row)];
                    let pair = (cell.fg, cell.bg);
                    symbols += cell.symbol();
                    if pair == (Color::Reset, Color::Reset) {
                        letters.push(' ');
                        continue;
                    }
                    let index = pairs.iter().position(|&other| other == pair);
                    let index = index.unwrap_or_else(|| {
                        pairs.push(pair);
                        pairs.len() - 1
                    });
                    letters.push(char::from(b'a' + index as u8));
                }
                writeln!(pictures, "{}", symbols.trim_end()).unwrap();
                writeln!(colors, "{}", letters.trim_end()).unwrap();
            }
            pictures += &colors;
            for (index, (fg, bg)) in pairs.iter().enumerate() {
                let letter = char::from(b'a' + index as u8);
                writeln!(pictures, "{letter}: {fg} on {bg}").unwrap();
            }
        }
        compare(&format!("colours_{look:?}").to_lowercase(), &pictures);
    }
}
