//! No test is left out because its file is not compiled here.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The modules with tests, by the files below a folder. In a file that is not called so, tests are in a module `tests`.
fn written(folder: &Path, path: &str, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let file = entry.unwrap().path();
        let name = file.file_stem().unwrap().to_str().unwrap();
        if file.is_dir() {
            written(&file, &format!("{path}{name}::"), found);
        } else if fs::read_to_string(&file)
            .unwrap()
            .lines()
            .any(|line| line.trim() == "#[test]")
        {
            found.insert(match name {
                "tests" | "mod" | "lib" => format!("{path}tests"),
                _ => format!("{path}{name}::tests"),
            });
        }
    }
}

/// The modules whose tests are in this program.
fn compiled() -> BTreeSet<String> {
    let mut program = Command::new(env::current_exe().unwrap());
    let list = program.args(["--list", "--format", "terse"]).output();
    let list = String::from_utf8(list.unwrap().stdout).unwrap();
    let tests = list.lines().filter_map(|line| line.strip_suffix(": test"));
    let modules = tests.filter_map(|test| Some(test.rsplit_once("::")?.0.to_owned()));
    modules.collect()
}

#[test]
fn every_file_with_tests_is_compiled() {
    let mut files = BTreeSet::new();
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    written(&sources, "", &mut files);
    let compiled = compiled();
    let forgotten: Vec<_> = files.difference(&compiled).collect();
    assert!(forgotten.is_empty(), "not in lib.rs: {forgotten:?}");
}
