//! Any text as a list for XOT: every line has eight legal moves and is drawn as it stands; errors name lines of the text;
//! what is written down again is the same list.

use outflank_record::xot::{MOVES, XotError, XotList};

/// Feeds it any text.
pub fn feed(text: &str) {
    let in_text = |error: &XotError| match error {
        XotError::Empty => true,
        XotError::Moves(line, _) => (1..=text.lines().count()).contains(line),
        XotError::Count(line, moves) => {
            (1..=text.lines().count()).contains(line) && *moves != MOVES
        }
    };
    let (list, errors) = match XotList::read(text) {
        Ok(read) => read,
        Err(error) => return assert!(in_text(&error), "{error}"),
    };
    assert!(errors.iter().all(in_text), "{errors:?}");
    for line in list.lines() {
        assert_eq!(line.moves().len(), MOVES);
        assert!(list.has(line.end()));
    }
    assert!(list.lines().contains(list.draw(text.len() as u64)));
    let lines: Vec<String> = list.lines().iter().map(ToString::to_string).collect();
    let lines = lines.join("\n");
    assert_eq!(XotList::read(&lines), Ok((list, Vec::new())));
}
