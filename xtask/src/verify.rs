//! `cargo verify`: every check, up to the first failure.
//!
//! Some run beside the others, because they compile elsewhere: a processor that waits is of no use.

mod need;
mod report;
mod step;

use std::io::{self, Read as _};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};

pub use need::Need;
use report::{Outcome, Report};
use step::Step;

use crate::workspace::work_of;

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
    if let Some(left_out) = step::left_out() {
        println!("!!! {left_out}");
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
        let Attempt {
            outcome,
            work,
            printed,
        } = attempt(step, args.strict, output, &has_failed);
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
        report.add(name, start.elapsed(), work, outcome);
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

/// Gets hold of what the step needs, then runs it.
fn attempt(mut step: Step, strict: bool, output: Output, give_up: &dyn Fn() -> bool) -> Attempt {
    for need in step.needs {
        match need.ensure() {
            Ok(()) => {}
            Err(reason) if strict => {
                let reason = format!("{reason} (--strict allows no skipped step)");
                return Attempt::not_run(Outcome::Failed(reason));
            }
            Err(reason) => return Attempt::not_run(Outcome::Skipped(reason.to_string())),
        }
    }
    step.command.stdin(Stdio::null());
    if strict {
        // Where nothing is left from last time, what could be used next time only costs; so does what a debugger needs.
        step.command.env("CARGO_INCREMENTAL", "0");
        step.command.env("CARGO_PROFILE_DEV_DEBUG", "0");
    }
    run_command(&mut step.command, output, give_up).unwrap_or_else(|error| {
        let reason = format!("the command does not start: {error}");
        Attempt::not_run(Outcome::Failed(reason))
    })
}

/// What became of a step.
struct Attempt {
    outcome: Outcome,
    /// What all its processors did for it together, where the system tells.
    work: Option<Duration>,
    /// What it printed, if that is to be seen at the end.
    printed: String,
}

impl Attempt {
    fn not_run(outcome: Outcome) -> Attempt {
        Attempt {
            outcome,
            work: None,
            printed: String::new(),
        }
    }
}

/// Runs a command, perhaps keeps what it prints, and ends it when it is not wanted any more.
fn run_command(
    command: &mut Command,
    output: Output,
    give_up: &dyn Fn() -> bool,
) -> io::Result<Attempt> {
    let (mut reading, writer) = io::pipe()?;
    match output {
        Output::AtOnce => drop(writer),
        Output::AtTheEnd => {
            command.stdout(writer.try_clone()?).stderr(writer);
        }
    }
    let mut process = command.spawn()?;
    // The command holds the writing end, too: reading would not end before it is gone.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let reader = thread::spawn(move || {
        let mut text = Vec::new();
        let read = reading.read_to_end(&mut text);
        read.map(|_| String::from_utf8_lossy(&text).into_owned())
    });
    let mut work = None;
    let status = loop {
        work = work_of(process.id()).or(work);
        if let Some(status) = process.try_wait()? {
            break status;
        }
        if give_up() {
            process.kill()?;
        }
        thread::sleep(Duration::from_millis(100));
    };
    let outcome = if status.success() {
        Outcome::Passed
    } else {
        Outcome::Failed(format!("the command ended with {status}"))
    };
    let printed = reader.join().expect("a reader does not panic")?;
    Ok(Attempt {
        outcome,
        work,
        printed,
    })
}

#[cfg(test)]
mod tests {
    use super::{Outcome, Output, chosen, run_command, step};
    use crate::workspace::cargo;

    #[test]
    fn what_runs_beside_the_others_is_heard_at_the_end() {
        let quietly = |argument| {
            let mut command = cargo();
            run_command(command.arg(argument), Output::AtTheEnd, &|| false).unwrap()
        };
        let version = quietly("--version");
        assert!(matches!(version.outcome, Outcome::Passed));
        assert!(version.printed.starts_with("cargo "), "{}", version.printed);
        let mistake = quietly("--speling");
        assert!(matches!(mistake.outcome, Outcome::Failed(_)));
        assert!(mistake.printed.contains("--speling"), "{}", mistake.printed);
    }

    #[cfg(unix)]
    #[test]
    fn what_runs_beside_a_failure_is_ended() {
        let mut long = std::process::Command::new("sleep");
        let ended = run_command(long.arg("3600"), Output::AtOnce, &|| true).unwrap();
        assert!(matches!(ended.outcome, Outcome::Failed(_)));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn work_is_counted() {
        let mut busy = std::process::Command::new("sh");
        let script = "for i in 1 2 3 4 5 6 7 8 9; do $CARGO --version; done; sleep 0.3";
        busy.args(["-c", script])
            .env("CARGO", std::env::var_os("CARGO").unwrap());
        let ended = run_command(&mut busy, Output::AtTheEnd, &|| false).unwrap();
        assert!(ended.work.unwrap() > std::time::Duration::ZERO);
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
