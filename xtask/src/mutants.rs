//! `cargo xtask mutants`: small faults put into the code, one at a time; the tests of the crate must notice.
//!
//! cargo-mutants makes the faults. A seed chooses among them, so a sample is the same again as long as the code is, and
//! nearly the same when it has changed. What was noticed before is not tried again: a run that was interrupted goes on,
//! and one with better tests is short. What no test can notice is explained in `docs/mutants.md`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};

use crate::workspace::{cargo, root, succeeds, target_dir};

#[derive(clap::Args)]
pub struct Args {
    /// The crates.
    #[arg(long, value_delimiter = ',', default_value = "store,rules,play,record")]
    crates: Vec<String>,
    /// How many mutants of each crate.
    #[arg(long, default_value_t = 150)]
    sample: usize,
    /// Chooses them.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only says what was found before.
    #[arg(long)]
    report: bool,
}

/// What is not compiled into the program on this machine, so that no test can notice.
const ELSEWHERE: [&str; 2] = ["**/kernel/simd128.rs", "crates/store/src/faults/**"];

pub fn run(args: &Args) -> Result<ExitCode> {
    if !succeeds(cargo().args(["mutants", "--version"])) {
        bail!("cargo-mutants is not installed; `cargo install --locked cargo-mutants` installs it");
    }
    let notes = fs::read_to_string(root().join("docs/mutants.md"))?;
    let explained: BTreeSet<&str> = notes.lines().filter_map(explained).collect();
    let mut unexplained = 0;
    for name in &args.crates {
        let folder = target_dir()?.join("mutants").join(name);
        let all = list(name)?;
        let sample = sample(&all, args.sample, args.seed);
        if !args.report {
            test(name, &sample, &folder)?;
        }
        let found = Found::read(&folder)?;
        unexplained += report(name, &sample, all.len(), &found, &explained);
    }
    Ok(if unexplained == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Every mutant of a crate, as `crates/rules/src/board.rs:114:17: replace > with >= in Board::final_score`.
fn list(name: &str) -> Result<Vec<String>> {
    let mut command = cargo();
    command.args([
        "mutants",
        "--list",
        "--package",
        &format!("outflank-{name}"),
    ]);
    command.args(ELSEWHERE.iter().flat_map(|glob| ["--exclude", glob]));
    let output = command.output()?;
    ensure!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout)?;
    Ok(text.lines().map(str::to_owned).collect())
}

/// So many of them; those whose names have the smallest fingerprints.
fn sample(all: &[String], count: usize, seed: u64) -> Vec<&str> {
    let mut sample: Vec<&str> = all.iter().map(String::as_str).collect();
    sample.sort_by_key(|mutant| (fingerprint(&without_line(mutant), seed), *mutant));
    sample.truncate(count);
    sample
}

/// FNV-1a, and a last mixing of all bits.
fn fingerprint(text: &str, seed: u64) -> u64 {
    let hash = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325 ^ seed, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
    (hash ^ (hash >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) ^ (hash >> 32)
}

/// The name of a mutant without line and column, which change with every edit.
fn without_line(mutant: &str) -> String {
    let mut parts = mutant.splitn(4, ':');
    match (parts.next(), parts.nth(2)) {
        (Some(file), Some(what)) => format!("{file}:{what}"),
        _ => mutant.to_owned(),
    }
}

/// Tries all that is not known to be noticed yet.
fn test(name: &str, sample: &[&str], folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    // cargo-mutants forgets which of those that it skips do not compile.
    let uncompiled = Found::read(folder)?.uncompiled;
    let lines: Vec<&str> = uncompiled.iter().map(String::as_str).collect();
    fs::write(folder.join(UNCOMPILED), lines.join("\n"))?;
    let mut command = cargo();
    command
        .args(["mutants", "--package", &format!("outflank-{name}")])
        // In any order: what is done of a run stands for all of it.
        .args(["--iterate", "--shuffle", "--all-features"])
        .args(["--minimum-test-timeout", "60", "--colors", "never"])
        .args(ELSEWHERE.iter().flat_map(|glob| ["--exclude", glob]))
        .arg("--output")
        .arg(folder)
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .env("RUSTDOCFLAGS", "-Ctarget-cpu=native");
    for mutant in sample {
        command.arg("--re").arg(format!("^{}$", escape(mutant)));
    }
    let status = command.status().context("cargo does not start")?;
    // 2 and 3: some were not noticed, or took too long.
    ensure!(
        matches!(status.code(), Some(0 | 2 | 3)),
        "cargo-mutants ended with {status}"
    );
    Ok(())
}

/// Where mutants are kept that did not compile in an earlier run.
const UNCOMPILED: &str = "uncompiled.txt";

/// A text as a regular expression that matches it alone.
fn escape(text: &str) -> String {
    let special = |letter| r"\.+*?()|[]{}^$".contains(letter);
    text.chars()
        .flat_map(|letter| special(letter).then_some('\\').into_iter().chain([letter]))
        .collect()
}

/// What all runs so far have found.
struct Found {
    noticed: BTreeSet<String>,
    missed: BTreeSet<String>,
    uncompiled: BTreeSet<String>,
}

impl Found {
    fn read(folder: &Path) -> Result<Found> {
        let lines = |names: &[&str]| -> Result<BTreeSet<String>> {
            let mut all = BTreeSet::new();
            for name in names {
                let path = folder.join(name);
                if path.exists() {
                    all.extend(fs::read_to_string(path)?.lines().map(str::to_owned));
                }
            }
            Ok(all)
        };
        let noticed = [
            "mutants.out/caught.txt",
            "mutants.out/timeout.txt",
            "mutants.out/previously_caught.txt",
        ];
        Ok(Found {
            noticed: lines(&noticed)?,
            missed: lines(&["mutants.out/missed.txt"])?,
            uncompiled: lines(&["mutants.out/unviable.txt", UNCOMPILED])?,
        })
    }
}

/// Prints the share of mutants that were noticed; returns how many were neither noticed nor explained.
fn report(
    name: &str,
    sample: &[&str],
    all: usize,
    found: &Found,
    explained: &BTreeSet<&str>,
) -> usize {
    let compiled: Vec<&str> = sample
        .iter()
        .copied()
        .filter(|mutant| !found.uncompiled.contains(*mutant))
        .collect();
    let (missed, rest): (Vec<&str>, Vec<&str>) = compiled
        .iter()
        .partition(|mutant| found.missed.contains(**mutant));
    let (noticed, untried): (Vec<&str>, Vec<&str>) = rest
        .iter()
        .partition(|mutant| found.noticed.contains(**mutant));
    let (known, open): (Vec<&str>, Vec<&str>) = missed
        .iter()
        .partition(|mutant| explained.contains(without_line(mutant).as_str()));
    let share = 100.0 * noticed.len() as f64 / (noticed.len() + missed.len()).max(1) as f64;
    println!(
        "{name}: {} of {all} mutants, {} do not compile, {} noticed ({share:.1} %), {} explained, {} open, {} untried",
        sample.len(),
        sample.len() - compiled.len(),
        noticed.len(),
        known.len(),
        open.len(),
        untried.len()
    );
    for mutant in &open {
        println!("    not noticed: {mutant}");
    }
    for mutant in noticed {
        if explained.contains(without_line(mutant).as_str()) {
            println!("    explained, but noticed: {mutant}");
        }
    }
    open.len() + untried.len()
}

/// The mutant that a line explains: a list item that begins with its name.
fn explained(line: &str) -> Option<&str> {
    let (mutant, _) = line.strip_prefix("- `")?.split_once("`: ")?;
    Some(mutant)
}

#[cfg(test)]
mod tests {
    use super::{escape, explained, sample, without_line};

    const MUTANT: &str =
        "crates/rules/src/board.rs:114:17: replace > with >= in Board::final_score";

    #[test]
    fn a_mutant_is_known_wherever_its_line_has_moved() {
        let name = "crates/rules/src/board.rs: replace > with >= in Board::final_score";
        assert_eq!(without_line(MUTANT), name);
        assert_eq!(explained(&format!("- `{name}`: a reason.")), Some(name));
        assert_eq!(explained("Prose with a `word`: and more."), None);
    }

    #[test]
    fn a_name_is_escaped_for_a_regular_expression() {
        let name = "a/b.rs:1: replace * -> [u8; 2] with Some((1 | 2))";
        let expression = r"a/b\.rs:1: replace \* -> \[u8; 2\] with Some\(\(1 \| 2\)\)";
        assert_eq!(escape(name), expression);
    }

    #[test]
    fn a_sample_depends_on_the_seed_and_not_on_lines() {
        let mutants: Vec<String> = (0..100)
            .map(|i| format!("a.rs:{i}:1: replace {i}"))
            .collect();
        let moved: Vec<String> = (0..100)
            .map(|i| format!("a.rs:{i}9:7: replace {i}"))
            .collect();
        let chosen = |all, seed| -> Vec<String> {
            let mut names: Vec<String> = sample(all, 20, seed)
                .into_iter()
                .map(without_line)
                .collect();
            names.sort();
            names
        };
        assert_eq!(chosen(&mutants, 1), chosen(&moved, 1));
        assert_ne!(chosen(&mutants, 1), chosen(&mutants, 2));
    }
}
