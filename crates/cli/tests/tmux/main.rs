//! `outflank play` on a real terminal, which tmux provides: keys go in, what is seen comes out.
//!
//! `cargo verify --only terminal` installs tmux where it is missing and runs this.

mod screen;

use screen::Screen;

/// The squares of the board that show this, where squares are parted by lines.
fn squares_with(picture: &str, mark: char) -> Vec<String> {
    let mut found = Vec::new();
    for line in picture.lines() {
        let Some((digit, cells)) = line.trim_start().split_once(" │") else {
            continue;
        };
        if digit.len() != 1 {
            continue;
        }
        for (letter, cell) in ('a'..='h').zip(cells.split('│')) {
            if cell.contains(mark) {
                found.push(format!("{letter}{digit}"));
            }
        }
    }
    found
}

#[test]
fn a_game_against_the_computer_is_played_to_its_end_by_keyboard() {
    let screen = Screen::open(80, 24);
    screen.command("outflank play --lang fr --black human --white 1 --new");
    // The coach would stop moves that are always on the first square.
    screen.wait_for("y Renvoyer l’entraîneur");
    screen.keys(&["y"]);
    // Whoever has finished a game is offered the next one.
    let over = " n Nouvelle partie";
    let mut moves = 0;
    loop {
        let ready = |picture: &str| {
            picture.contains(over)
                || picture.contains("À Noir de jouer.") && !squares_with(picture, '·').is_empty()
        };
        let picture = screen.wait("a move to make", ready);
        if picture.contains(over) {
            break;
        }
        let square = squares_with(&picture, '·').remove(0);
        screen.keys(&[&square[..1], &square[1..], "Enter"]);
        screen.wait(&square, |picture| {
            let discs = [squares_with(picture, '●'), squares_with(picture, '○')];
            discs.concat().contains(&square)
        });
        moves += 1;
        assert!(moves <= 60, "{picture}");
    }
    assert!(moves > 4);
    // Nothing is left to resume of a game that is over, and the terminal is as it was.
    screen.keys(&["q"]);
    screen.wait_for("Nouvelle partie…");
    // It is in the list until somebody deletes it.
    screen.keys(&["g"]);
    screen.wait_for("Terminées");
    screen.keys(&["x", "o"]);
    screen.wait_for("Pas encore de partie");
    screen.keys(&["q", "q"]);
    screen.wait_for("left with 0");
    assert!(!screen.picture().contains("La partie est enregistrée"));
    screen.check_terminal();
}

#[test]
fn an_unfinished_game_is_kept_and_resumed_whatever_the_size() {
    let screen = Screen::open(80, 24);
    screen.command("outflank play --lang en --new");
    screen.wait_for("Black to move.");
    screen.keys(&["f", "5", "Enter"]);
    screen.wait_for("Black plays f5 and flips 1 disc: e5.");
    screen.resize(39, 20);
    screen.wait_for("The window is too small");
    screen.resize(40, 20);
    screen.wait_for("White to move.");
    screen.keys(&["C-c"]);
    screen.wait_for("The game is saved.");
    screen.wait_for("left with 0");
    screen.check_terminal();
    screen.command("outflank play --resume --lang es");
    screen.wait_for("Juegan blancas.");
    screen.keys(&["d", "6", "Enter"]);
    screen.wait_for("Las blancas juegan d6");
    screen.keys(&["?"]);
    screen.wait_for("Ayuda — Partida");
    screen.keys(&["q", "x", "y"]);
    screen.wait_for("abandonan");
    screen.keys(&["q", "q"]);
    screen.wait_for("left with 0");
}

#[test]
fn the_program_is_stopped_and_goes_on() {
    let screen = Screen::open(80, 24);
    screen.command("outflank play --lang en --new");
    screen.wait_for("Black to move.");
    screen.keys(&["c", "4", "Enter"]);
    screen.wait_for("Black plays c4 and flips 1 disc: d4.");
    screen.keys(&["C-z"]);
    screen.wait_for("Stopped");
    screen.check_terminal();
    screen.keys(&["f", "g", "Enter"]);
    screen.wait_for("White to move.");
    screen.keys(&["c", "3", "Enter"]);
    screen.wait_for("White plays c3 and flips 1 disc: d4.");
    // What somebody else has written on the terminal goes away.
    screen.scribble("scribble");
    screen.wait_for("scribble");
    screen.keys(&["C-l"]);
    screen.wait("a clean screen", |picture| !picture.contains("scribble"));
    screen.keys(&["C-c"]);
    screen.wait_for("The game is saved.");
}

#[test]
fn a_killed_program_gives_the_terminal_back() {
    let screen = Screen::open(80, 24);
    screen.command("outflank play --lang en --level 60 --new");
    screen.wait_for("Black to move.");
    screen.keys(&["f", "5", "Enter"]);
    // It thinks for as long as it takes, and still hears what is said to it.
    screen.wait_for("Thinking…");
    screen.keys(&["?"]);
    screen.wait_for("Help — Game");
    screen.kill_program();
    screen.wait_for("The game is saved.");
    screen.check_terminal();
}

#[test]
fn plain_lines_are_there_for_whoever_wants_them() {
    let screen = Screen::open(80, 24);
    screen.command("outflank play --plain --lang en --new");
    screen.wait_for("Type a move such as f5, or help.");
    screen.line("f5");
    screen.wait_for("White to move.");
    screen.line("quit");
    screen.wait_for("The game is saved.");
}

/// Terminal defect 16: without UTF-8 the terminal shows two or three strange letters for each of ours.
#[test]
fn a_terminal_without_utf8_gets_ascii_only() {
    let screen = Screen::open(80, 24);
    screen.command("LC_ALL=C outflank nonsense");
    let there = |picture: &str| picture.contains("Unknown command \"nonsense\".");
    let picture = screen.wait("why it is refused", there);
    assert!(picture.is_ascii(), "{picture}");
}
