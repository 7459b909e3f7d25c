//! What libFuzzer has found before, and inputs made by hand: every property holds.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use outflank_fuzz::TARGETS;

#[test]
fn every_property_holds_for_every_input_that_was_kept() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let folders = fs::read_dir(&corpus).expect("the corpus");
    let folders: BTreeSet<String> = folders
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a name")
        })
        .collect();
    let names: BTreeSet<String> = TARGETS.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(folders, names, "a folder for each target");
    for (name, target) in TARGETS {
        let mut count = 0;
        for entry in fs::read_dir(corpus.join(name)).expect("inputs") {
            let path = entry.expect("an entry").path();
            // Shown if it fails.
            println!("{}", path.display());
            target(&fs::read(&path).expect("an input"));
            count += 1;
        }
        assert!(count > 0, "{name} has no input");
    }
}
