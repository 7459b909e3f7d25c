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

/// A step, how long it took, how much work it was, and how it ended.
struct Entry {
    name: &'static str,
    time: Duration,
    work: Option<Duration>,
    outcome: Outcome,
}

/// All steps so far.
#[derive(Default)]
pub struct Report {
    entries: Vec<Entry>,
    /// How long all of it took. Less than the sum of the steps, some of which ran side by side.
    pub total: Duration,
}

impl Report {
    pub fn add(
        &mut self,
        name: &'static str,
        time: Duration,
        work: Option<Duration>,
        outcome: Outcome,
    ) {
        self.entries.push(Entry {
            name,
            time,
            work,
            outcome,
        });
    }

    pub fn has_failed(&self) -> bool {
        self.count(|outcome| matches!(outcome, Outcome::Failed(_))) > 0
    }

    fn count(&self, which: impl Fn(&Outcome) -> bool) -> usize {
        self.entries
            .iter()
            .filter(|entry| which(&entry.outcome))
            .count()
    }
}

/// One line per step, with its time and what all processors did together; then the totals, alone on the last line in a form that programs can read.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = |name, time: Duration, work: Duration| {
            let (time, work) = (time.as_secs_f64(), work.as_secs_f64());
            format!("{name:<12} {time:>7.1} s {work:>7.1} s of work")
        };
        let mut all = Duration::ZERO;
        for entry in &self.entries {
            let work = entry.work.unwrap_or_default();
            all += work;
            write!(f, "{}  ", line(entry.name, entry.time, work))?;
            match &entry.outcome {
                Outcome::Passed => writeln!(f, "passed")?,
                Outcome::Failed(reason) => writeln!(f, "FAILED: {reason}")?,
                Outcome::Skipped(reason) => writeln!(f, "SKIPPED: {reason}")?,
            }
        }
        writeln!(f, "{}\n", line("in all", self.total, all))?;
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
        let seconds = |seconds| Duration::from_millis((seconds * 1_000.0) as u64);
        report.add("format", seconds(1.24), Some(seconds(0.8)), Outcome::Passed);
        let skipped = Outcome::Skipped("no Node".into());
        report.add("wasm-tests", seconds(0.06), None, skipped);
        assert!(!report.has_failed());
        let failed = Outcome::Failed("exit status: 101".into());
        report.add("tests", seconds(75.0), Some(seconds(140.0)), failed);
        assert!(report.has_failed());
        report.total = seconds(76.3);
        let expected = "\
format           1.2 s     0.8 s of work  passed
wasm-tests       0.1 s     0.0 s of work  SKIPPED: no Node
tests           75.0 s   140.0 s of work  FAILED: exit status: 101
in all          76.3 s   140.8 s of work

verify: 1 passed, 1 failed, 1 skipped";
        assert_eq!(report.to_string(), expected);
    }
}
