//! `cargo xtask lines`: counts the lines of code of each crate, without blank lines, comments and tests.
//!
//! Relies on rustfmt: an item ends with the closing line that is indented like its first.

use std::fs;
use std::iter;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::workspace::root;

/// Also counted together.
const FRONT_ENDS: &[&str] = &["web", "web-worker", "embed", "terminal", "cli"];

/// Folders and files of tests.
const TESTS: &[&str] = &["tests", "tests.rs"];

pub fn run() -> Result<ExitCode> {
    let (mut all, mut front_ends) = (0, 0);
    for name in names(&root().join("crates"))? {
        let lines = in_folder(&root().join("crates").join(&name))?;
        all += lines;
        if FRONT_ENDS.contains(&name.as_str()) {
            front_ends += lines;
        }
        print(&name, lines);
    }
    let xtask = in_folder(&root().join("xtask"))?;
    print("xtask", xtask);
    print("front ends", front_ends);
    print("in all", all + xtask);
    Ok(ExitCode::SUCCESS)
}

fn print(name: &str, lines: usize) {
    println!("{name:<12} {lines:>6}");
}

/// The names in a folder, sorted.
fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut names = entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

fn in_folder(folder: &Path) -> Result<usize> {
    Ok(sources(folder)?
        .iter()
        .map(|(_, text)| code(text).count())
        .sum())
}

/// The Rust files below a folder, without tests, and their contents.
pub fn sources(folder: &Path) -> Result<Vec<(PathBuf, String)>> {
    let mut all = Vec::new();
    for name in names(folder)? {
        let path = folder.join(&name);
        if TESTS.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            all.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path)?;
            all.push((path, text));
        }
    }
    Ok(all)
}

/// The lines of code in a file, with their numbers.
pub fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut lines = (1..).zip(text.lines());
    iter::from_fn(move || {
        loop {
            let (number, line) = lines.next()?;
            let trimmed = line.trim_start();
            if trimmed.starts_with("#[cfg(test)]") || trimmed.starts_with("#[cfg(all(test") {
                let indent = &line[..line.len() - trimmed.len()];
                // Skip the item.
                lines.find(|(_, line)| {
                    line.strip_prefix(indent).is_some_and(|rest| {
                        !rest.starts_with([' ', '#', '/']) && rest.ends_with([';', '}'])
                    })
                });
            } else if !trimmed.is_empty() && !trimmed.starts_with("//") {
                return Some((number, line));
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn tests_comments_and_blank_lines_do_not_count() {
        let text = "\
//! A crate.

use std::fmt; // one

#[cfg(test)]
use std::fs;

#[cfg(test)]
#[allow(dead_code)]
mod helpers {
    fn help() {}
}

/// Two and three.
fn code() {
    // Nothing.
}
";
        let numbers: Vec<_> = code(text).map(|(number, _)| number).collect();
        assert_eq!(numbers, [3, 15, 17]);
    }
}
