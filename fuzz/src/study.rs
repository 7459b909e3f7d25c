//! Any text as a study, with what was found about it: the first line is a tree, the others are findings. Each is refused
//! with a reason, or written in one way and read back unchanged; what is known of a study can be shown, whatever it is.

use outflank_app::review::{Findings, Plan, Review};
use outflank_app::study::Tree;
use outflank_engine::bench::SIGNATURE;

/// Feeds it any text.
pub fn feed(text: &str) {
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
