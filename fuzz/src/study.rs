//! Any bytes as a file to study. What is not opened, or not to its end, has a place in it; what is, is kept with everything
//! that was noted, and opened again as it was.
//!
//! As a study, with what was found about it: the first line is a tree, the others are findings. Each is refused with a
//! reason, or written in one way and read back unchanged; what is known of a study can be shown, whatever it is.

use std::sync::LazyLock;

use outflank_app::review::{Findings, Plan, Review};
use outflank_app::study::{Misread, OpenError, Opened, OpenedFile, Place, Tree, open};
use outflank_engine::bench::SIGNATURE;
use outflank_record::wthor::Roster;
use outflank_record::{Format, losses, utf8};
use outflank_rules::Position;
use outflank_text::{Language, Texts};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new(Language::EN));

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    file(data);
    let text = &*String::from_utf8_lossy(data);
    tree(text);
    findings(text);
    let (line, found) = text.split_once('\n').unwrap_or((text, ""));
    let found = findings(&format!("findings 1 {SIGNATURE:x}\n{found}"));
    if let (Some(tree), Some(found)) = (tree(line), found) {
        let mut review = Review::new(tree, Plan::default());
        review.recall(&found);
        let points = review.course().len();
        assert_eq!(points, review.study().len() + 1);
        let _ = (review.highlights(), review.findings().to_string());
    }
}

fn file(data: &[u8]) {
    match open(data, &Roster::default()) {
        Ok(OpenedFile { games, .. }) => {
            assert!(!games.is_empty());
            for game in &games {
                if let Some(misread) = &game.fault {
                    lies_within(misread, data);
                }
                let is_whole = game.fault.is_none() && game.left_out.is_empty();
                assert_eq!(TEXTS.missing_of(game).is_none(), is_whole);
                comes_back(game);
            }
        }
        Err(error) => {
            assert!(!TEXTS.describe(&error).is_empty());
            let letters = String::from_utf8_lossy(&utf8(data)).chars().count();
            match error {
                OpenError::Position(error) => assert!(error.offset <= letters, "{error}"),
                OpenError::BoardLine(error) => assert!(error.column <= letters + 1, "{error:?}"),
                OpenError::Record(misread) => lies_within(&misread, data),
                OpenError::Archive(error) => assert!(!error.to_string().is_empty()),
                OpenError::Empty | OpenError::TooLong => {}
            }
        }
    }
}

fn lies_within(misread: &Misread, data: &[u8]) {
    let bytes = utf8(data);
    match misread.place {
        Place::Byte(byte) => assert!(byte <= bytes.len() as u64, "{misread:?}"),
        Place::Text { line, column } => {
            let line = bytes.split(|&it| it == b'\n').nth(line - 1);
            let line = line.expect("it is a line of the file");
            assert!((1..=line.len() + 1).contains(&column), "{misread:?}");
        }
    }
}

/// A game with its notes, after it was written and opened again.
fn comes_back(game: &Opened) {
    let whole = game.study().whole();
    let is_nothing = whole.moves().is_empty() && whole.start() == Position::START;
    if is_nothing || !losses(&whole, Format::Json).is_empty() {
        return;
    }
    let text = Format::Json.write(&whole).expect("it is a text");
    let again = open(text.as_bytes(), &Roster::default());
    let again = again.unwrap_or_else(|error| panic!("{error:?}: {text}"));
    let [again] = &again.games[..] else {
        panic!("one game has become several: {text}");
    };
    assert_eq!(
        (&again.fault, &again.left_out[..]),
        (&None, &[][..]),
        "{text}"
    );
    assert_eq!(again.study().whole(), whole, "{text}");
}

fn tree(text: &str) -> Option<Tree> {
    match text.parse::<Tree>() {
        Ok(tree) => {
            let written = tree.to_string();
            assert_eq!(written.parse().as_ref(), Ok(&tree), "{written}");
            Some(tree)
        }
        Err(error) => {
            assert!(error.offset <= text.chars().count(), "{error}");
            None
        }
    }
}

fn findings(text: &str) -> Option<Findings> {
    let found: Findings = text.parse().ok()?;
    let written = found.to_string();
    assert_eq!(written.parse(), Ok(found.clone()), "{written}");
    Some(found)
}
