//! `cargo verify`: every check, up to the first failure.
//!
//! Some run beside the others, because they compile elsewhere: a processor that waits is of no use.

mod need;
mod report;
mod step;

use std::io::{self, Read as _};
use std::process::{Command, ExitCode, ExitStatus, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

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
    let start = Instant::now();
    let report = Mutex::new(Report::default());
    let (beside, first): (Vec<_>, Vec<_>) = steps.into_iter().partition(|step| step.beside);
    thread::scope(|scope| {
        scope.spawn(|| run_lane(beside, args, &report, Output::AtTheEnd));
        run_lane(first, args, &report, Output::AtOnce);
    });
    let mut report = report.into_inner().expect("no lane panics");
    report.total = start.elapsed();
    println!("\n{report}");
    Ok(if report.has_failed() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// When one sees what a step prints. Two that run side by side must not speak at once.
#[derive(Clone, Copy)]
enum Output {
    AtOnce,
    AtTheEnd,
}

/// Runs one step after the other, until one fails: here or in the other lane.
fn run_lane(steps: Vec<Step>, args: &Args, report: &Mutex<Report>, output: Output) {
    let has_failed = || report.lock().expect("no lane panics").has_failed();
    for step in steps {
        if has_failed() {
            return;
        }
        let (name, what) = (step.name, step.what);
        let start = Instant::now();
        if let Output::AtOnce = output {
            println!("\n==> {name}: {what}");
        }
        let (outcome, printed) = attempt(step, args.strict, output, &has_failed);
        if let Output::AtTheEnd = output {
            println!("\n==> {name}, which ran beside the others: {what}\n{printed}");
        }
        match &outcome {
            Outcome::Passed => {}
            Outcome::Skipped(reason) => println!("!!! SKIPPED {name}: {reason}"),
            Outcome::Failed(reason) => {
                println!(
                    "!!! FAILED {name}: {reason}\n!!! to run only this step again: cargo verify --only {name}"
                );
            }
        }
        let mut report = report.lock().expect("no lane panics");
        report.add(name, start.elapsed(), outcome);
    }
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

/// Gets hold of what the step needs, then runs it. Returns what it printed, if that is to be seen later.
fn attempt(
    mut step: Step,
    strict: bool,
    output: Output,
    give_up: &dyn Fn() -> bool,
) -> (Outcome, String) {
    for need in step.needs {
        match need.ensure() {
            Ok(()) => {}
            Err(reason) if strict => {
                let reason = format!("{reason} (--strict allows no skipped step)");
                return (Outcome::Failed(reason), String::new());
            }
            Err(reason) => return (Outcome::Skipped(reason.to_string()), String::new()),
        }
    }
    step.command.stdin(Stdio::null());
    if strict {
        // Where nothing is left from last time, what could be used next time only costs; so does what a debugger needs.
        step.command.env("CARGO_INCREMENTAL", "0");
        step.command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    }
    let done = match output {
        Output::AtOnce => step.command.status().map(|status| (status, String::new())),
        Output::AtTheEnd => run_quietly(&mut step.command, give_up),
    };
    match done {
        Ok((status, printed)) if status.success() => (Outcome::Passed, printed),
        Ok((status, printed)) => {
            let reason = format!("the command ended with {status}");
            (Outcome::Failed(reason), printed)
        }
        Err(error) => {
            let reason = format!("the command does not start: {error}");
            (Outcome::Failed(reason), String::new())
        }
    }
}

/// Runs a command, keeps what it prints, and ends it when it is not wanted any more.
fn run_quietly(
    command: &mut Command,
    give_up: &dyn Fn() -> bool,
) -> io::Result<(ExitStatus, String)> {
    let (mut printed, writer) = io::pipe()?;
    command.stdout(writer.try_clone()?).stderr(writer);
    let mut process = command.spawn()?;
    // The command holds the writing end, too: reading would not end before it is gone.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        let read = printed.read_to_end(&mut text);
        read.map(|_| String::from_utf8_lossy(&text).into_owned())
    });
    let status = loop {
        if let Some(status) = process.try_wait()? {
            break status;
        }
        if give_up() {
            process.kill()?;
        }
        thread::sleep(Duration::from_millis(100));
    };
    let printed = reader.join().expect("a reader does not panic")?;
    Ok((status, printed))
}

#[cfg(test)]
mod tests {
    use super::{chosen, run_quietly, step};
    use crate::workspace::cargo;

    #[test]
    fn what_runs_beside_the_others_is_heard_at_the_end() {
        let (status, printed) = run_quietly(cargo().arg("--version"), &|| false).unwrap();
        assert!(status.success());
        assert!(printed.starts_with("cargo "), "{printed}");
        let (status, printed) = run_quietly(cargo().arg("--speling"), &|| false).unwrap();
        assert!(!status.success());
        assert!(printed.contains("--speling"), "{printed}");
    }

    #[cfg(unix)]
    #[test]
    fn what_runs_beside_a_failure_is_ended() {
        let mut long = std::process::Command::new("sleep");
        let (status, _) = run_quietly(long.arg("3600"), &|| true).unwrap();
        assert!(!status.success());
    }

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
