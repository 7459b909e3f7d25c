//! `cargo xtask layers`: checks the boundaries between crates.
//!
//! Two tables: crates that a crate may not depend on directly, and names that its code, except for tests, may not use.

use std::process::ExitCode;

use anyhow::{Context, Result, ensure};

use crate::lines::{code, sources};
use crate::workspace::{locked, root};

/// Something forbidden in some crates.
struct Rule {
    crates: &'static [&'static str],
    forbidden: &'static [&'static str],
    reason: &'static str,
}

const DEPENDENCIES: &[Rule] = &[Rule {
    crates: &["web", "terminal"],
    forbidden: &["search", "eval", "book"],
    reason: "a front end shows what the engine found; it does not search",
}];

const WORDS: &[Rule] = &[
    Rule {
        crates: &["web", "terminal"],
        forbidden: &[
            "SearchRequest",
            "FlagFallen",
            "accept_draw",
            "choose_showing",
            "decline_draw",
            "learn::challenge",
            "play_correctly",
            "play_substitute",
            "substitute_choices",
            "time_for_move",
        ],
        reason: "what happens at a table or in an exercise is decided in outflank-app",
    },
    Rule {
        crates: &["app"],
        forbidden: &[
            "std::env",
            "std::net",
            "Instant",
            "SystemTime",
            "Texts",
            "leptos",
            "ratatui",
        ],
        reason: "the application has no words, no clock and no face",
    },
    Rule {
        // The library is SQLite's, and the page has no files.
        crates: &[
            "app",
            "arena",
            "book",
            "cli",
            "collection",
            "drawing",
            "engine",
            "eval",
            "learn",
            "play",
            "protocol",
            "record",
            "report",
            "rules",
            "search",
            "server",
            "terminal",
            "text",
            "train",
            "wire",
        ],
        forbidden: &[
            "fs::write",
            "fs::rename",
            "fs::remove",
            "fs::copy",
            "fs::hard_link",
            "fs::create_dir",
            "fs::set_permissions",
            " File::create",
            "(File::create",
            "File::options",
            "OpenOptions",
            ".set_len(",
        ],
        reason: "what is kept is written by outflank-store: whole, or not at all",
    },
    Rule {
        crates: &["rules", "play", "learn"],
        forbidden: &[
            "std::env",
            "std::fs",
            "std::io",
            "std::net",
            "Instant",
            "SystemTime",
        ],
        reason: "the middle is free of input, output and clocks: time is an argument",
    },
];

pub fn run() -> Result<ExitCode> {
    let mut faults = Vec::new();
    for rule in DEPENDENCIES {
        for name in rule.crates {
            let dependencies = direct_dependencies(name)?;
            faults.extend(rule.broken_by(&format!("crates/{name}"), |other| {
                dependencies.contains(&format!("outflank-{other}"))
            }));
        }
    }
    for rule in WORDS {
        for name in rule.crates {
            for (path, text) in sources(&root().join("crates").join(name).join("src"))? {
                for (number, line) in code(&text) {
                    let place = format!("{}:{number}", path.display());
                    faults.extend(rule.broken_by(&place, |word| line.contains(word)));
                }
            }
        }
    }
    for fault in &faults {
        println!("{fault}");
    }
    Ok(if faults.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

impl Rule {
    /// A message for each forbidden name found.
    fn broken_by(&self, place: &str, is_there: impl Fn(&str) -> bool) -> Vec<String> {
        let there = self.forbidden.iter().filter(|word| is_there(word));
        there
            .map(|word| format!("{place}: `{word}`: {}", self.reason))
            .collect()
    }
}

/// The direct dependencies of a crate for all targets, without those of its tests.
fn direct_dependencies(name: &str) -> Result<Vec<String>> {
    let output = locked("tree")
        .args(["--package", &format!("outflank-{name}"), "--depth", "1"])
        .args(["--edges", "normal", "--target", "all", "--prefix", "none"])
        .output()
        .context("cargo does not start")?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo tree: {complaint}");
    let tree = String::from_utf8_lossy(&output.stdout);
    let names = tree.lines().filter_map(|line| line.split(' ').next());
    Ok(names.map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::{DEPENDENCIES, WORDS, direct_dependencies};
    use crate::workspace::root;

    #[test]
    fn dependencies_are_those_of_the_manifest() {
        let names = direct_dependencies("cli").unwrap();
        assert!(names.contains(&"outflank-server".to_owned()), "{names:?}");
        assert!(!names.contains(&"outflank-search".to_owned()), "{names:?}");
    }

    #[test]
    fn rules_are_about_crates_that_exist() {
        for rule in DEPENDENCIES.iter().chain(WORDS) {
            for name in rule.crates {
                assert!(root().join("crates").join(name).is_dir(), "{name}");
            }
        }
        for name in DEPENDENCIES.iter().flat_map(|rule| rule.forbidden) {
            assert!(root().join("crates").join(name).is_dir(), "{name}");
        }
    }

    #[test]
    fn a_broken_rule_names_the_place_and_the_reason() {
        let line = "let now = Instant::now();";
        let forbids = |word: &&str| *word == "Instant";
        let rule = WORDS.iter().find(|rule| rule.forbidden.iter().any(forbids));
        let rule = rule.expect("a rule about clocks");
        let expected = format!("clock.rs:7: `Instant`: {}", rule.reason);
        assert_eq!(
            rule.broken_by("clock.rs:7", |word| line.contains(word)),
            [expected]
        );
    }
}
