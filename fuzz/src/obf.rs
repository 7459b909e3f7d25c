//! Any text as a board file: scores belong to legal moves; what is read can be written and is read as the same; an error
//! stands within its line; a stream is read like its lines.

use std::io::BufReader;

use outflank_record::obf::{Lines, ObfError, Problem, read_line};

/// Feeds it any text.
pub fn feed(text: &str) {
    let mut by_line: Vec<(u64, Result<Problem, ObfError>)> = Vec::new();
    for (number, line) in (1..).zip(text.split_terminator('\n')) {
        match read_line(line) {
            Ok(Some(problem)) => {
                check(&problem);
                by_line.push((number, Ok(problem)));
            }
            Ok(None) => {}
            Err(error) => {
                let length = line.chars().count();
                assert!(
                    (1..=length + 1).contains(&error.column),
                    "{error:?} in {line:?}"
                );
                by_line.push((number, Err(error)));
            }
        }
    }
    let stream = BufReader::with_capacity(5, text.as_bytes());
    let streamed: Vec<(u64, Result<Problem, ObfError>)> = Lines::new(stream)
        .map(|line| line.expect("it can be read"))
        .collect();
    assert_eq!(streamed, by_line);
}

fn check(problem: &Problem) {
    let mut line = format!("{};", problem.position);
    for (mv, score) in problem.moves() {
        assert!(
            problem.position.play(mv).is_ok(),
            "{mv} in {}",
            problem.position
        );
        assert!(problem.score_of(mv).is_some());
        line += &format!(" {mv}:{:+};", score.discs());
    }
    let again = read_line(&line)
        .expect("what was written")
        .expect("a position");
    assert_eq!(again.position, problem.position);
    assert!(again.moves().eq(problem.moves()));
    assert!(again.best() <= problem.best());
}
