//! Embeds the built page.
//!
//! `OUTFLANK_PAGE` names the folder with the page, as built by `cargo xtask web`. Without it the server has a
//! single page, which says how to build the real one.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const VARIABLE: &str = "OUTFLANK_BUILT_IN_PAGE";

fn main() {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let mut entries = String::new();
    if let Some(folder) = env::var_os(VARIABLE).map(PathBuf::from) {
        let folder = fs::canonicalize(&folder)
            .unwrap_or_else(|error| panic!("{VARIABLE}, {}: {error}", folder.display()));
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files = Vec::new();
        collect(&folder, &mut files);
        files.sort();
        for file in files {
            let name = file
                .strip_prefix(&folder)
                .expect("it lies in the folder")
                .components()
                .map(|part| part.as_os_str().to_string_lossy())
                .collect::<Vec<_>>()
                .join("/");
            // A Rust literal: quoted and escaped.
            #[allow(clippy::unnecessary_debug_formatting)]
            writeln!(entries, "({name:?}, include_bytes!({file:?})),").expect("a string takes all");
        }
    }
    let code = format!("pub static FILES: &[(&str, &[u8])] = &[\n{entries}];\n");
    let target = Path::new(&env::var_os("OUT_DIR").expect("cargo sets it")).join("page.rs");
    fs::write(target, code).expect("cargo's own folder can be written");
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{VARIABLE}, {}: {error}", folder.display()));
    for entry in entries {
        let path = entry.expect("a folder that can be read").path();
        if path.is_dir() {
            collect(&path, files);
        } else {
            files.push(path);
        }
    }
}
