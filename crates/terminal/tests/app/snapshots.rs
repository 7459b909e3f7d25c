//! Layouts compared with the pictures in `tests/app/pictures`: sizes, languages, looks. What a state of a screen says
//! is asserted as text.
//!
//! `OUTFLANK_PICTURES=renew cargo test -p outflank-terminal --test app` draws the pictures anew.

use outflank_learn::puzzle::Kind;
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

use super::library;
use super::user::{Engine, User};

const SIZES: [(u16, u16); 3] = [(40, 20), (80, 24), (120, 40)];

/// Draws a screen in all languages, the largest size in English only. Each is reached anew, so that nothing depends on
/// what was drawn before.
fn check(name: &str, reach: impl Fn(Language) -> User) {
    let mut pictures = String::new();
    for language in Language::ALL {
        let mut user = reach(language);
        let sizes = if language == Language::EN { 3 } else { 2 };
        for &(width, height) in &SIZES[..sizes] {
            let picture = user.picture(width, height);
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

/// A screen can be drawn in all languages and sizes, and shows these texts in English.
fn shows(texts: &[&str], reach: impl Fn(Language) -> User) {
    for language in Language::ALL {
        for (width, height) in SIZES {
            reach(language).picture(width, height);
        }
    }
    let mut user = reach(Language::EN);
    let seen = user.seen() + &user.said();
    let missing: Vec<_> = texts.iter().filter(|text| !seen.contains(**text)).collect();
    assert!(missing.is_empty(), "{missing:#?}: {}", user.picture(80, 24));
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

fn at_home(keys: &str) -> impl Fn(Language) -> User {
    move |language| {
        let mut user = User::new(language);
        user.letters(keys);
        user
    }
}

fn on_table(game: &Match) -> impl Fn(Language) -> User {
    move |language| {
        let mut user = User::new(language);
        user.play(game.clone());
        user
    }
}

#[test]
fn home() {
    check("home", at_home(""));
    let unfinished = after(against_computer(), 10);
    let waiting = |language| {
        let settings = Settings::default();
        User::with(
            language,
            BoardStyle::Unicode,
            settings,
            Some(unfinished.clone()),
        )
    };
    shows(&["Resume the game Play", "1 │ ○ │ ○ │ ○ │ │"], waiting);
    // Nobody is to move on the board of a game that waits.
    assert!(!waiting(Language::EN).seen().contains('·'));
}

#[test]
fn help() {
    let game = after(against_computer(), 4);
    check("help_table", |language| {
        let mut user = on_table(&game)(language);
        user.key(Key::Char('?'));
        user
    });
    shows(
        &[
            "Help — Outflank",
            "Press Enter or click a square",
            "q Quit ? Help Esc Back Ctrl+Z",
        ],
        at_home("?"),
    );
}

#[test]
fn settings() {
    shows(
        &[
            "Language English",
            "Board and discs Classic",
            "Graphics Unicode",
            "Show coordinates Yes",
            "Show where you can play Yes",
            "Changes apply at once and are saved.",
            "6 │ │ │ · │(○)│",
            "→ Change Esc Back ? Help",
        ],
        |language| {
            let mut user = at_home("s")(language);
            user.key(Key::Down);
            user
        },
    );
    let changed = |row: usize| {
        let mut user = at_home("s")(Language::EN);
        (0..row).for_each(|_| user.key(Key::Down));
        user.key(Key::Enter);
        user.seen()
    };
    assert!(
        changed(1).contains("Board and discs Cartridge"),
        "{}",
        changed(1)
    );
    assert!(
        changed(2).contains("Graphics Plain ASCII"),
        "{}",
        changed(2)
    );
    assert!(changed(3).contains("Show coordinates No") && !changed(3).contains("a b c d"));
    assert!(changed(4).contains("Show where you can play No") && !changed(4).contains('·'));
}

#[test]
fn a_new_game() {
    check("setup", at_home("n"));
    shows(
        &[
            "Who plays Cartridge",
            "Game number 13",
            "Level 5",
            "1 │ ● │",
            "The game numbers of a console cartridge.",
        ],
        |language| {
            let mut user = at_home("n")(language);
            // The last way to play is the cartridge, then its number, to be typed.
            user.key(Key::Down);
            user.key(Key::Left);
            user.key(Key::Down);
            user.letters("13");
            user.key(Key::Enter);
            user
        },
    );
    shows(
        &[
            "Type: soon_",
            "“soon” is not a time",
            "Enter Accept Esc Cancel",
        ],
        |language| {
            let mut user = at_home("n")(language);
            for _ in 0..6 {
                user.key(Key::Down);
            }
            user.key(Key::Enter);
            for _ in 0..4 {
                user.key(Key::Backspace);
            }
            user.letters("soon");
            user.key(Key::Enter);
            user
        },
    );
}

#[test]
fn a_game() {
    check("table", |language| {
        let mut user = on_table(&game(against_computer()))(language);
        user.squares("f5");
        user.wait(1.0);
        user.letters("c3");
        user
    });
    shows(
        &[
            "▶○  White · Computer, level 5",
            "Thinking… f4 +3.00, 1 move ahead, 123k nodes",
            "Black plays f5 and flips 1 disc: e5.",
            ". Move now",
        ],
        |language| {
            let mut user = on_table(&game(against_computer()))(language);
            user.engine = Engine::Slow;
            user.squares("f5");
            user
        },
    );
    shows(
        &[
            "Best moves, in discs for Black:",
            "f6  −1.00  deep estimate, 14 moves ahead",
            "│~+3│~+2│",
            "│ ~0│~−1│",
            "9.c2 10.d2",
        ],
        |language| {
            let mut user = on_table(&after(against_computer(), 10))(language);
            user.letters("i");
            user
        },
    );
    shows(
        &[
            "A disc on a1 would outflank nothing: choose a square",
            "│[ ]│",
        ],
        |language| {
            let mut user = on_table(&game(against_computer()))(language);
            user.squares("a1");
            user
        },
    );
    let asked = |keys: &'static str| {
        move |language| {
            let mut user = on_table(&after(against_computer(), 10))(language);
            user.letters(keys);
            user
        }
    };
    shows(&["Do you want to resign?", "y Yes Esc No"], asked("x"));
    shows(
        &["Save as: game.json_", "Enter Accept Esc Cancel"],
        asked("wgame.json"),
    );
}

#[test]
fn a_game_with_a_clock() {
    let mut setup = MatchSetup::cartridge("82".parse().unwrap(), Level::DEFAULT);
    setup.series = "games:3,fixed".parse().unwrap();
    check("table_cartridge", |language| {
        let mut user = on_table(&game(setup))(language);
        user.wait(6.5);
        user
    });
}

#[test]
fn a_game_that_is_over() {
    let setup = MatchSetup {
        series: "wins:2,winner".parse().unwrap(),
        ..MatchSetup::default()
    };
    check("table_over", on_table(&after_end(MatchSetup::default())));
    shows(
        &[
            "Black (left)",
            "White plays h8 and flips 3 discs: e5 f6 g7. The game is over: White wins 45–19.",
            "Game 1: left 19, right 45. Wins 0–1, points 0–26.",
            "The right player won and chooses a colour: press n.",
            "n Next game u Take back v Analyse r Redo w Save",
        ],
        |language| {
            let mut user = on_table(&after(setup, 59))(language);
            user.wait(1.0);
            while !user.game().is_over() {
                let mv = user.game().position().moves().next().unwrap();
                user.squares(&mv.to_string());
            }
            user
        },
    );
    shows(
        &[
            "You won: which colour do you want in the next game?",
            "Wins 0–1, points 0–26.",
            "58.d1 59.c1 60.a1",
            "b Black w White ? Help",
        ],
        |language| {
            let mut user = on_table(&after_end(setup))(language);
            user.letters("n");
            user
        },
    );
}

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
    shows(
        &[
            "▶● Black 3 +29",
            "○ White 2 +30",
            "Black places a disc on f5. Now flip: press Enter on discs, then k.",
            "k End the turn t Pick up disc p Pass",
        ],
        |language| {
            let mut user = on_table(&game(setup))(language);
            user.squares("f5");
            user
        },
    );
    check("tabletop_mistake", |language| {
        let mut user = on_table(&game(setup))(language);
        user.squares("f5 d5");
        user.letters("k");
        user
    });
}

#[test]
fn the_library_and_the_explorer() {
    let with_library = |keys: &'static str| {
        move |language| {
            let mut user = User::new(language);
            user.library = library::games();
            user.letters(keys);
            user
        }
    };
    check("library", with_library("b"));
    check("explorer", |language| {
        let mut user = with_library("vf5")(language);
        user.key(Key::Enter);
        user.letters("x");
        user
    });
}

#[test]
fn an_analysis() {
    check("analysis", |language| {
        let mut user = on_table(&after_end(MatchSetup::default()))(language);
        // It goes to the first move to talk about.
        user.letters("v");
        user
    });
    check("moments", |language| {
        let mut user = on_table(&after_end(MatchSetup::default()))(language);
        user.letters("vw");
        user.key(Key::Down);
        user
    });
    shows(
        &[
            "File or moves: _",
            "A file of games (saved here, or GGF, SGF, PGN, WTHOR, transcripts)",
            "Enter Accept Esc Cancel",
        ],
        at_home("v"),
    );
    shows(
        &[
            "games.ggf: 30 games Anna – Ben 1999 +2 Anna – Ben",
            "Enter Choose",
        ],
        |language| {
            let mut user = User::new(language);
            let ggf = "(;GM[Othello]PB[Anna]PW[Ben]DT[1999]RE[+2.000]B[f5]W[d6];)\n";
            user.files = vec![("games.ggf".to_owned(), ggf.repeat(30))];
            user.letters("vgames.ggf");
            user.key(Key::Enter);
            user
        },
    );
    shows(
        &[
            "Tried: c2 Perpendicular No move was better. White +3.00 (deep estimate, 14 moves ahead)",
            "Best lines +3 b2 +2 d2 +1 f3 After 4: c2 The whole game has been analysed.",
            "│~+3│[●]│~+2│",
            "███   ███   ███",
            "] Variations m Back to the game",
        ],
        |language| {
            let mut user = at_home("vf5d6c3d3c4")(language);
            user.key(Key::Enter);
            user.key(Key::Left);
            user.squares("c2");
            user
        },
    );
}

#[test]
fn games() {
    check("games", |language| {
        let mut user = super::games::with_games(language);
        user.letters("g");
        user.key(Key::Down);
        user
    });
}

#[test]
fn lessons() {
    check("lessons", at_home("l"));
    check("lesson_mark", |language| {
        let mut user = at_home("l")(language);
        user.key(Key::Enter);
        user.key(Key::Tab);
        user.key(Key::Tab);
        user.squares("a1 h1 b2");
        user
    });
    shows(
        &[
            "Board and start 2/4",
            "Every game begins with these four",
            "4 │ │ │ │{○}│{●}│",
            "Enter Continue u Previous step",
        ],
        |language| {
            let mut user = at_home("l")(language);
            user.key(Key::Enter);
            user.key(Key::Tab);
            user
        },
    );
    shows(
        &[
            "Right, all 4 of them.",
            "Right! Press Enter to continue.",
            "1 │{ }│ │ │ │ │ │ │{ }│",
            "Enter Continue u Previous step r Again",
        ],
        |language| {
            let mut user = at_home("l")(language);
            user.key(Key::Enter);
            user.key(Key::Tab);
            user.key(Key::Tab);
            user.squares("a1 h1 a8 h8");
            user
        },
    );
    shows(
        &[
            "How many white discs does a black disc on f5 flip?",
            "Your answer: 3_",
            "│{ }│",
            "Enter Accept i Hint Tab Next step r Again",
        ],
        |language| {
            let mut user = at_home("l")(language);
            user.key(Key::Down);
            user.key(Key::Down);
            user.key(Key::Enter);
            user.letters("3");
            user
        },
    );
}

#[test]
fn puzzles() {
    let classic = |squares: &'static str, keys: &'static str| {
        move |language| {
            let mut user = at_home("p")(language);
            // Below all, the kinds, and the difficulty.
            for _ in 0..Kind::ALL.len() + 2 {
                user.key(Key::Down);
            }
            user.key(Key::Enter);
            if !squares.is_empty() {
                user.squares(squares);
            }
            user.letters(keys);
            user
        }
    };
    check("puzzle_solved", classic("h2 h8", ""));
    shows(
        &[
            "A bit of everything 0/2665 Win a corner 0/305 Find the only win 0/300 Perfect ending 0/300 Key squares 0/220",
            "The puzzle that suits you best comes next.",
        ],
        at_home("p"),
    );
    shows(
        &[
            "Classic puzzle 1 · easy",
            "Black to move. Force a corner in 2 moves.",
            "1 │ │ │ · │ ○ │",
            "i Hint x Solution n Next puzzle",
        ],
        classic("", ""),
    );
    shows(
        &[
            "After g2, White can take the corner h1.",
            "Play would continue: g2 h1",
            "│[●]│",
        ],
        classic("g2", ""),
    );
    shows(
        &[
            "This is the solution. The puzzle will come back.",
            "The moves: h2 h7 h8.",
            "Enter Continue o Play out r Again",
        ],
        classic("", "x"),
    );
}

#[test]
fn plain_letters() {
    check("ascii", |language| {
        let mut user = User::with(language, BoardStyle::Ascii, Settings::default(), None);
        user.play(after(against_computer(), 10));
        user.letters("i");
        user
    });
}

#[test]
fn a_terminal_that_is_too_small() {
    for (language, sentence) in [
        (
            Language::EN,
            "The window is too small for a board: make it at least 40 columns wide and 20 rows high",
        ),
        (
            Language::ES,
            "La ventana es demasiado pequeña para un tablero: necesita al menos 40 columnas y 20",
        ),
        (
            Language::FR,
            "Fenêtre trop petite pour un plateau\u{202f}: il faut au moins 40 colonnes et 20 lignes",
        ),
    ] {
        let mut user = User::new(language);
        let picture = user.picture(39, 20);
        let seen = picture
            .split(char::is_whitespace)
            .filter(|word| !word.is_empty());
        let seen = seen
            .collect::<Vec<_>>()
            .join(" ")
            .replace(" :", "\u{202f}:");
        assert!(seen.contains(sentence), "{seen}");
        assert_eq!(user.picture(80, 19).lines().count(), 19);
    }
}

/// The board in colours: a letter for each pair of colours, and what it stands for.
#[test]
fn colours() {
    let mut pictures = String::new();
    for look in Look::ALL {
        let settings = Settings {
            look,
            ..Settings::default()
        };
        // Sizes differ in the shapes of the discs, looks in their colours.
        let sizes = if look == Look::Classic { 3 } else { 1 };
        for &(width, height) in SIZES.iter().rev().take(sizes) {
            let mut user = User::with(Language::EN, BoardStyle::Color, settings.clone(), None);
            user.play(after(against_computer(), 10));
            user.letters("ic3");
            let buffer = user.buffer(width, height);
            let mut pairs: Vec<(Color, Color)> = Vec::new();
            writeln!(pictures, "=== {look:?} {width}x{height}").unwrap();
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
    }
    compare("colours", &pictures);
}
