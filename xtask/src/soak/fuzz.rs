//! Everything that the program reads, fed with what libFuzzer makes up.
//!
//! What it finds goes to the target folder: inputs that reach new code, inputs that fail, and how far each target has
//! got. So a run that was interrupted goes on.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{check, host, locked, root, target_dir, work_of};

#[derive(clap::Args)]
pub struct Args {
    /// Minutes of processor time for each target, those of earlier runs included.
    #[arg(long, default_value_t = 10.0)]
    minutes: f64,
    /// The targets; all of them by default.
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// Chooses some inputs anew for the corpus in the repository.
    #[arg(long)]
    keep: bool,
    /// Begins anew: forgets how far earlier runs have got, and the inputs they have found.
    #[arg(long)]
    anew: bool,
}

/// How long libFuzzer runs before its progress is written down, in seconds.
const ROUND: u64 = 30;

/// How many inputs of one target go into the repository, beside those made by hand; and the size of the largest.
const KEPT: usize = 16;
const LONGEST_KEPT: &str = "-max_len=1000";

/// What cargo-fuzz tells the compiler, without a sanitizer; and the kernels of this machine.
const FLAGS: &str = "-Ctarget-cpu=native -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Cllvm-args=-simplifycfg-branch-fold-threshold=0";

pub fn run(args: &Args) -> Result<()> {
    let program = build()?;
    let mut findings = 0;
    for name in names()? {
        if !args.only.is_empty() && !args.only.contains(&name) {
            continue;
        }
        let target = Target::new(&program, &name, args.anew)?;
        let mut progress = target.progress()?;
        while !progress.failed && progress.seconds < 60.0 * args.minutes {
            let left = (60.0 * args.minutes - progress.seconds).ceil() as u64;
            target.fuzz(&mut progress, left.min(ROUND))?;
            fs::write(target.folder.join("progress"), progress.to_line())?;
        }
        let Progress {
            seconds,
            executions,
            failed,
        } = progress;
        println!("{name:<11} {executions:>12} executions, {seconds:>6.0} s of processor time");
        if failed {
            findings += 1;
            let place = target.folder.join("artifacts");
            println!("    fails: see {}", place.display());
        } else if args.keep {
            target.keep()?;
        }
    }
    ensure!(findings == 0, "{findings} targets fail");
    println!("0 findings");
    Ok(())
}

/// The targets, as the folders of the corpus name them: a test sees to it that each has one.
fn names() -> Result<Vec<String>> {
    let folders = fs::read_dir(root().join("fuzz/corpus"))?;
    let mut names: Vec<String> = folders
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<_>>()?;
    names.sort();
    Ok(names)
}

fn build() -> Result<PathBuf> {
    let (host, folder) = (host()?, target_dir()?.join("fuzz"));
    let mut build = locked("build");
    build
        .args(["--release", "--package", "outflank-fuzz", "--bin", "fuzz"])
        .args(["--features", "libfuzzer"])
        // With a target, the flags are for the program only, and not for what builds it.
        .args(["--target", &host])
        .arg("--target-dir")
        .arg(&folder)
        .env("RUSTFLAGS", FLAGS)
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_DEBUG_ASSERTIONS", "true")
        .env("CARGO_PROFILE_RELEASE_OVERFLOW_CHECKS", "true");
    check(&mut build)?;
    Ok(folder.join(host).join("release/fuzz"))
}

struct Target<'a> {
    program: &'a Path,
    name: &'a str,
    folder: PathBuf,
}

/// What earlier rounds have done.
#[derive(Default, Debug, PartialEq)]
struct Progress {
    seconds: f64,
    executions: u64,
    failed: bool,
}

impl Progress {
    fn to_line(&self) -> String {
        let Progress {
            seconds,
            executions,
            failed,
        } = self;
        format!("{seconds} {executions} {failed}\n")
    }

    fn from_line(line: &str) -> Option<Progress> {
        let mut words = line.split_whitespace();
        Some(Progress {
            seconds: words.next()?.parse().ok()?,
            executions: words.next()?.parse().ok()?,
            failed: words.next()?.parse().ok()?,
        })
    }
}

impl<'a> Target<'a> {
    fn new(program: &'a Path, name: &'a str, anew: bool) -> Result<Target<'a>> {
        let folder = target_dir()?.join("fuzz/found").join(name);
        if anew && folder.exists() {
            fs::remove_dir_all(&folder)?;
        }
        for inside in ["corpus", "artifacts"] {
            fs::create_dir_all(folder.join(inside))?;
        }
        Ok(Target {
            program,
            name,
            folder,
        })
    }

    /// A failing input may have been mended since: it is tried again.
    fn progress(&self) -> Result<Progress> {
        let Ok(line) = fs::read_to_string(self.folder.join("progress")) else {
            return Ok(Progress::default());
        };
        let mut progress = Progress::from_line(&line).context("what the progress file says")?;
        if progress.failed {
            let mut command = self.command();
            for entry in fs::read_dir(self.folder.join("artifacts"))? {
                command.arg(entry?.path());
            }
            progress.failed = !command.stderr(Stdio::null()).status()?.success();
        }
        Ok(progress)
    }

    fn command(&self) -> Command {
        let mut command = Command::new(self.program);
        command
            .env("OUTFLANK_FUZZ", self.name)
            .args(["-rss_limit_mb=1024", "-timeout=60"])
            .arg(format!(
                "-artifact_prefix={}/",
                self.folder.join("artifacts").display()
            ));
        if matches!(self.name, "gtp" | "nboard") {
            // Every line may be a search.
            command.arg("-max_len=2000");
        }
        command
    }

    fn dictionary(&self) -> Option<PathBuf> {
        let records = [
            "csv", "dress", "foreign", "ggf", "sgf", "pgn", "json", "lines", "names", "records",
            "study",
        ];
        let name = if records.contains(&self.name) {
            "records"
        } else {
            self.name
        };
        let path = root().join(format!("fuzz/{name}.dict"));
        path.exists().then_some(path)
    }

    /// One round.
    fn fuzz(&self, progress: &mut Progress, seconds: u64) -> Result<()> {
        let log = self.folder.join("log");
        let mut command = self.command();
        command
            .arg(format!("-max_total_time={seconds}"))
            .arg("-print_final_stats=1");
        if let Some(path) = self.dictionary() {
            command.arg(format!("-dict={}", path.display()));
        }
        let mut process = command
            .arg(self.folder.join("corpus"))
            .arg(root().join("fuzz/corpus").join(self.name))
            .stderr(File::create(&log)?)
            .spawn()?;
        let mut work = Duration::ZERO;
        let status = loop {
            work = work_of(process.id()).unwrap_or_default().max(work);
            if let Some(status) = process.try_wait()? {
                break status;
            }
            thread::sleep(Duration::from_millis(100));
        };
        let text = String::from_utf8_lossy(&fs::read(&log)?).into_owned();
        let count = text.lines().find_map(executions);
        progress.seconds += work.as_secs_f64().max(1.0);
        progress.executions += count.unwrap_or(0);
        progress.failed = !status.success();
        if status.success() && count.is_none() {
            bail!("{}: see {}", self.name, log.display());
        }
        Ok(())
    }

    /// Chooses the inputs that stand for all that was found: few that reach all code, and of these some of every size.
    fn keep(&self) -> Result<()> {
        let kept = root().join("fuzz/corpus").join(self.name);
        let all = self.folder.join("merged");
        if all.exists() {
            fs::remove_dir_all(&all)?;
        }
        fs::create_dir_all(&all)?;
        let mut command = self.command();
        command.args(["-set_cover_merge=1", LONGEST_KEPT]).arg(&all);
        command.arg(self.folder.join("corpus")).arg(&kept);
        check(command.stderr(Stdio::null()))?;
        for entry in fs::read_dir(&kept)? {
            let entry = entry?;
            if is_fingerprint(&entry.file_name().to_string_lossy()) {
                fs::remove_file(entry.path())?;
            }
        }
        let mut inputs = Vec::new();
        for entry in fs::read_dir(&all)? {
            let entry = entry?;
            inputs.push((entry.metadata()?.len(), entry.file_name()));
        }
        inputs.sort();
        for (_, name) in inputs.iter().step_by(inputs.len().div_ceil(KEPT).max(1)) {
            fs::copy(all.join(name), kept.join(name))?;
        }
        Ok(())
    }
}

/// Whether a name is one that libFuzzer gives; inputs made by hand have names that say something.
fn is_fingerprint(name: &str) -> bool {
    name.len() == 40 && name.bytes().all(|byte| byte.is_ascii_hexdigit())
}

/// The number of executions, from a line of libFuzzer's statistics.
fn executions(line: &str) -> Option<u64> {
    let (_, number) = line.split_once("stat::number_of_executed_units:")?;
    number.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{Progress, executions};

    #[test]
    fn what_libfuzzer_has_done_is_read() {
        assert_eq!(
            executions("stat::number_of_executed_units: 4711"),
            Some(4711)
        );
        assert_eq!(executions("#4711 DONE cov: 12"), None);
    }

    #[test]
    fn progress_is_written_and_read() {
        let progress = Progress {
            seconds: 12.5,
            executions: 4711,
            failed: true,
        };
        assert_eq!(Progress::from_line(&progress.to_line()), Some(progress));
    }
}
