//! `cargo verify`: every check, in order, up to the first failure.

mod need;
mod report;
mod step;

use std::process::{ExitCode, Stdio};
use std::time::Instant;

use anyhow::{Result, ensure};

pub use need::Need;
use report::{Outcome, Report};
use step::Step;

#[derive(clap::Args)]
pub struct Args {
    /// Treat a skipped step as a failure.
    #[arg(long)]
    strict: bool,
    /// Run only this step (may be repeated).
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// List the steps and run none.
    #[arg(long)]
    list: bool,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let steps = chosen(step::all()?, &args.only)?;
    if args.list {
        for step in &steps {
            println!("{:<12} {}", step.name, step.what);
        }
        return Ok(ExitCode::SUCCESS);
    }
    let mut report = Report::default();
    for step in steps {
        let name = step.name;
        println!("\n==> {name}: {}", step.what);
        let start = Instant::now();
        let outcome = attempt(step, args.strict);
        match &outcome {
            Outcome::Passed => {}
            Outcome::Skipped(reason) => println!("!!! SKIPPED {name}: {reason}"),
            Outcome::Failed(reason) => {
                println!(
                    "!!! FAILED {name}: {reason}\n!!! to run only this step again: cargo verify --only {name}"
                );
            }
        }
        report.add(name, start.elapsed(), outcome);
        if report.has_failed() {
            break;
        }
    }
    println!("\n{report}");
    Ok(if report.has_failed() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// The steps named by `only`, or all of them when none is.
fn chosen(mut steps: Vec<Step>, only: &[String]) -> Result<Vec<Step>> {
    for name in only {
        ensure!(
            steps.iter().any(|step| step.name == name),
            "no step is called `{name}`; `cargo verify --list` lists them"
        );
    }
    if !only.is_empty() {
        steps.retain(|step| only.iter().any(|name| step.name == name));
    }
    Ok(steps)
}

/// Gets hold of what the step needs, then runs it.
fn attempt(mut step: Step, strict: bool) -> Outcome {
    for need in step.needs {
        match need.ensure() {
            Ok(()) => {}
            Err(reason) if strict => {
                return Outcome::Failed(format!("{reason} (--strict allows no skipped step)"));
            }
            Err(reason) => return Outcome::Skipped(reason.to_string()),
        }
    }
    match step.command.stdin(Stdio::null()).status() {
        Ok(status) if status.success() => Outcome::Passed,
        Ok(status) => Outcome::Failed(format!("the command ended with {status}")),
        Err(error) => Outcome::Failed(format!("the command does not start: {error}")),
    }
}

#[cfg(test)]
mod tests {
    use super::{chosen, step};

    #[test]
    fn only_chooses_by_name_and_keeps_the_order() {
        let steps = chosen(step::all().unwrap(), &["tests".into(), "format".into()]).unwrap();
        assert_eq!(
            steps.iter().map(|step| step.name).collect::<Vec<_>>(),
            ["format", "tests"]
        );
    }

    #[test]
    fn only_refuses_an_unknown_name() {
        let error = chosen(step::all().unwrap(), &["speling".into()])
            .err()
            .unwrap();
        assert!(error.to_string().contains("speling"), "{error}");
    }
}
