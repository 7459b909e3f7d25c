//! `cargo xtask lines`: how many lines of code each crate has.
//!
//! Lines of Rust that are neither blank nor comment nor test. Layout is rustfmt's, so an item ends with the line that is
//! indented as its first one is, and closes it.

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::workspace::root;

/// What people see: counted together as well.
const FRONT_ENDS: &[&str] = &["web", "web-worker", "terminal", "cli"];

/// Folders and files that hold nothing but tests.
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

/// The names in a folder, in order.
fn names(folder: &Path) -> Result<Vec<String>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut names = entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect::<Result<Vec<_>>>()?;
    names.sort();
    Ok(names)
}

fn in_folder(folder: &Path) -> Result<usize> {
    let mut lines = 0;
    for name in names(folder)? {
        let path = folder.join(&name);
        if TESTS.contains(&name.as_str()) {
            continue;
        }
        if path.is_dir() {
            lines += in_folder(&path)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            lines += count(&fs::read_to_string(&path)?);
        }
    }
    Ok(lines)
}

/// The lines of code in a file.
fn count(text: &str) -> usize {
    let mut code = 0;
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let trimmed = line.trim_start();
        if trimmed.starts_with("#[cfg(test)]") || trimmed.starts_with("#[cfg(all(test") {
            let indent = &line[..line.len() - trimmed.len()];
            // The item, to its end.
            lines.find(|line| {
                line.strip_prefix(indent).is_some_and(|rest| {
                    !rest.starts_with([' ', '#', '/']) && rest.ends_with([';', '}'])
                })
            });
        } else if !trimmed.is_empty() && !trimmed.starts_with("//") {
            code += 1;
        }
    }
    code
}

#[cfg(test)]
mod tests {
    use super::count;

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
        assert_eq!(count(text), 3);
    }
}
