//! `outflank nboard`.

mod common;

use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use common::Outflank;

/// The program in a dialogue.
struct Board {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Board {
    fn new(outflank: &Outflank, arguments: &[&str]) -> Board {
        let mut all = vec!["nboard", "--threads", "1", "--hash=1"];
        all.extend(arguments);
        let mut process = outflank
            .command(&all)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let input = process.stdin.take().unwrap();
        let output = BufReader::new(process.stdout.take().unwrap()).lines();
        Board {
            process,
            input,
            output,
        }
    }

    fn send(&mut self, lines: &str) {
        self.input.write_all(lines.as_bytes()).unwrap();
    }

    /// Reads on to the line that begins like this.
    fn skip_to(&mut self, beginning: &str) -> String {
        let lines = self.output.by_ref().map(Result::unwrap);
        let mut found = lines.skip_while(|line| !line.starts_with(beginning));
        found.next().unwrap_or_else(|| panic!("no {beginning}"))
    }

    fn quit(mut self) {
        self.send("quit\n");
        // What was said before it was heard.
        self.output.for_each(drop);
        assert!(self.process.wait().unwrap().success());
    }
}

const GAME: &str = "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]\
    BO[8 ---------------------------O*------*O--------------------------- *]\
    B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)\n";

#[test]
fn a_session_over_standard_input_and_output() {
    let mut board = Board::new(&Outflank::new(), &["--no-book"]);
    board.send("nboard 2\n");
    board.send(GAME);
    board.send("set depth 6\nping 1\n");
    assert_eq!(board.skip_to(""), "set myname Outflank6");
    assert_eq!(board.skip_to(""), "pong 1");
    board.send("go\n");
    assert_eq!(board.skip_to(""), "status Thinking");
    assert!(board.skip_to("").starts_with("nodestats "));
    let choice = board.skip_to("");
    assert!(choice.starts_with("=== "), "{choice}");
    board.send(&format!("move {}\nping 2\nhint 2\n", &choice[4..]));
    board.skip_to("pong 2");
    board.skip_to("search ");
    board.send("ping 3\n");
    board.skip_to("pong 3");
    board.send("analyze\n");
    for moves in (0..=9).rev() {
        let analysis = board.skip_to("analysis ");
        assert!(
            analysis.starts_with(&format!("analysis {moves} ")),
            "{analysis}"
        );
    }
    board.send("move a1\n");
    let status = board.skip_to("status a1");
    assert_eq!(status, "status a1 is illegal here; nothing was played.");
    board.quit();
}

#[test]
fn what_was_learned_is_known_the_next_time() {
    let outflank = Outflank::new();
    // Nobody who knows the game would have this in a book.
    let odd = "move F5\nmove F4\nmove F3\nmove F2\n";
    let is_known = |board: &mut Board| {
        board.send(odd);
        board.send("set depth 1\nhint 1\n");
        board.skip_to("set myname");
        let hint = board.output.by_ref().map(Result::unwrap);
        let mut hint = hint.skip_while(|line| line.starts_with("status"));
        hint.next().unwrap().starts_with("book")
    };
    let mut first = Board::new(&outflank, &["--lang=fr"]);
    assert!(!is_known(&mut first));
    first.send("ping 1\nlearn\n");
    first.skip_to("pong 1");
    assert_eq!(first.skip_to("status "), "status Apprentissage");
    first.skip_to("learned");
    first.quit();
    assert!(outflank.path().join("learned.book").is_file());
    let mut second = Board::new(&outflank, &[]);
    assert!(is_known(&mut second));
    second.quit();
    // The one that comes with the program can still be asked for.
    let mut third = Board::new(&outflank, &["--book"]);
    assert!(!is_known(&mut third));
    third.quit();
}

#[test]
fn a_damaged_book_is_refused() {
    let outflank = Outflank::new();
    std::fs::write(outflank.path().join("learned.book"), "nothing").unwrap();
    let sentence = outflank.run(&["nboard"]).refusal();
    assert!(
        sentence.contains("learned.book cannot be read"),
        "{sentence}"
    );
}
