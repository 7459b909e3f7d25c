//! The closing table: what ran, how long it took, how it ended.

use std::fmt;
use std::time::Duration;

/// How a step ended.
pub enum Outcome {
    /// As it should.
    Passed,
    /// With something wrong, and what.
    Failed(String),
    /// Not run, and why not.
    Skipped(String),
}

/// All steps so far.
#[derive(Default)]
pub struct Report {
    entries: Vec<(&'static str, Duration, Outcome)>,
    /// How long all of it took. Less than the sum of the steps, some of which ran side by side.
    pub total: Duration,
}

impl Report {
    pub fn add(&mut self, name: &'static str, time: Duration, outcome: Outcome) {
        self.entries.push((name, time, outcome));
    }

    pub fn has_failed(&self) -> bool {
        self.count(|outcome| matches!(outcome, Outcome::Failed(_))) > 0
    }

    fn count(&self, which: impl Fn(&Outcome) -> bool) -> usize {
        self.entries
            .iter()
            .filter(|(_, _, outcome)| which(outcome))
            .count()
    }
}

/// One line per step; then the totals, alone on the last line in a form that programs can read.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, time, outcome) in &self.entries {
            write!(f, "{name:<12} {:>7.1} s  ", time.as_secs_f64())?;
            match outcome {
                Outcome::Passed => writeln!(f, "passed")?,
                Outcome::Failed(reason) => writeln!(f, "FAILED: {reason}")?,
                Outcome::Skipped(reason) => writeln!(f, "SKIPPED: {reason}")?,
            }
        }
        writeln!(f, "{:<12} {:>7.1} s\n", "in all", self.total.as_secs_f64())?;
        let passed = self.count(|outcome| matches!(outcome, Outcome::Passed));
        let failed = self.count(|outcome| matches!(outcome, Outcome::Failed(_)));
        let skipped = self.count(|outcome| matches!(outcome, Outcome::Skipped(_)));
        write!(
            f,
            "verify: {passed} passed, {failed} failed, {skipped} skipped"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Report};
    use std::time::Duration;

    #[test]
    fn the_report_is_a_table_and_a_closing_line() {
        let mut report = Report::default();
        report.add("format", Duration::from_millis(1_240), Outcome::Passed);
        report.add(
            "wasm-tests",
            Duration::from_millis(60),
            Outcome::Skipped("no Node".into()),
        );
        assert!(!report.has_failed());
        report.add(
            "tests",
            Duration::from_secs(75),
            Outcome::Failed("exit status: 101".into()),
        );
        assert!(report.has_failed());
        report.total = Duration::from_millis(76_300);
        let expected = "\
format           1.2 s  passed
wasm-tests       0.1 s  SKIPPED: no Node
tests           75.0 s  FAILED: exit status: 101
in all          76.3 s

verify: 1 passed, 1 failed, 1 skipped";
        assert_eq!(report.to_string(), expected);
    }
}
