//! Every write path, interrupted and failing at every access to the disk.

mod library;

use std::process::Stdio;

use anyhow::{Context, Result, ensure};

use crate::workspace::locked;

/// The tests with trials: a package, and what chooses them.
const TRIALS: [(&str, &[&str]); 4] = [
    ("outflank-store", &["--test", "faults"]),
    ("outflank-terminal", &["--test", "faults"]),
    ("outflank-train", &["--test", "faults"]),
    ("outflank-cli", &["--bin", "outflank", "tests::faults"]),
];

pub fn run() -> Result<()> {
    let (mut paths, mut all) = (0, 0);
    for (package, tests) in TRIALS {
        let mut command = locked("test");
        command.args(["--package", package]).args(tests);
        command.args(["--", "--nocapture"]);
        let command = command.env("OUTFLANK_SOAK", "1").stderr(Stdio::inherit());
        let output = command.output().context("cargo does not start")?;
        let text = String::from_utf8_lossy(&output.stdout);
        print!("{text}");
        ensure!(
            output.status.success(),
            "{package}: a state is torn or lost"
        );
        for cases in text.lines().filter_map(cases) {
            (paths, all) = (paths + 1, all + cases);
        }
    }
    ensure!(paths > 0, "no trial was run");
    for cases in library::run()? {
        (paths, all) = (paths + 1, all + cases);
    }
    println!("{paths} write paths, {all} cases: no state torn, none lost");
    Ok(())
}

/// The number of cases in a line: `report: 9 accesses, 81 cases`.
fn cases(line: &str) -> Option<usize> {
    let (_, cases) = line.split_once(" accesses, ")?;
    cases.strip_suffix(" cases")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::cases;

    #[test]
    fn cases_are_counted_wherever_they_are_printed() {
        assert_eq!(cases("report: 9 accesses, 81 cases"), Some(81));
        assert_eq!(
            cases("test a_test ... log: 26 accesses, 278 cases"),
            Some(278)
        );
        assert_eq!(cases("test a_test ... ok"), None);
    }
}
