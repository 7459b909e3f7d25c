//! What is checked, and in which order.

use std::process::Command;

use anyhow::Result;

use super::need::Need;
use crate::deny;
use crate::kernels::{self, Processor};
use crate::workspace::{self, BROWSER, WASI, WINDOWS, cargo, locked, this_program};

/// The crates that also run in the browser.
const BROWSER_CRATES: &[&str] = &[
    "outflank-rules",
    "outflank-play",
    "outflank-eval",
    "outflank-book",
    "outflank-search",
    "outflank-engine",
    "outflank-learn",
    "outflank-wire",
];

/// The crates that run nowhere but in the browser, for which they are linted and documented.
const PAGE_CRATES: &[&str] = &["outflank-web", "outflank-web-worker", "outflank-embed"];

/// Where the page is compiled, so that the macros it uses are compiled once.
const AS_THE_PAGE: [&str; 4] = ["--profile", "web", "--target", BROWSER];

// What `.cargo/config.toml` tells the compiler, said again to rustdoc, which reads it from the environment only: doc
// tests and the docs are to see the same kernels.
const RUSTDOC_NATIVE: &str = "-Ctarget-cpu=native";
const RUSTDOC_WASM: &str = "-Ctarget-feature=+simd128";

const RUSTFMT: Need = Need::Component {
    name: "rustfmt",
    cargo_command: "fmt",
};
const CLIPPY: Need = Need::Component {
    name: "clippy",
    cargo_command: "clippy",
};

/// One check: it passes when its command succeeds.
pub struct Step {
    /// The name for `--only`.
    pub name: &'static str,
    /// What it checks, for people.
    pub what: &'static str,
    /// What must be there before the command can run.
    pub needs: &'static [Need],
    /// The check itself.
    pub command: Command,
    /// Whether it runs beside the others: it compiles into a folder of its own, so none waits for the other, or little.
    pub beside: bool,
}

impl Step {
    fn new(name: &'static str, what: &'static str, command: Command) -> Self {
        Self {
            name,
            what,
            needs: &[],
            command,
            beside: false,
        }
    }

    fn needs(self, needs: &'static [Need]) -> Self {
        Self { needs, ..self }
    }

    fn beside(self) -> Self {
        Self {
            beside: true,
            ..self
        }
    }
}

/// Every step that applies to this machine, quick ones first.
pub fn all() -> Result<Vec<Step>> {
    let mut steps = vec![format(), layers()?, sbom()?];
    if deny::is_installed() {
        steps.push(dependencies()?);
    }
    steps.extend([
        clippy(),
        clippy_named(),
        windows(),
        tests(),
        doc_tests(),
        docs(),
        wasm_tests()?,
    ]);
    for processor in kernels::processors() {
        steps.push(on(&processor)?);
    }
    // Beside them, and as long: first what compiles, then what waits for a browser or a terminal. A browser in need of a
    // processor costs more than it does alone, so it is the last.
    let beside = [
        clippy_page(),
        page()?,
        web_tests()?,
        terminal(),
        docs_page(),
    ];
    steps.extend(beside.into_iter().map(Step::beside));
    Ok(steps)
}

/// What is not checked on this machine.
pub fn left_out() -> Option<&'static str> {
    (!deny::is_installed()).then_some(
        "LEFT OUT deny: cargo-deny is not installed; sbom checks licences and sources, nothing here checks advisories",
    )
}

fn format() -> Step {
    let mut command = cargo();
    command.args(["fmt", "--all", "--check"]);
    Step::new("format", "formatting", command).needs(&[RUSTFMT])
}

fn layers() -> Result<Step> {
    let mut command = this_program()?;
    command.arg("layers");
    let what = "no crate reaches past the one that decides for it";
    Ok(Step::new("layers", what, command))
}

fn sbom() -> Result<Step> {
    let mut command = this_program()?;
    command.arg("sbom");
    let what =
        "every dependency has a checksum, a licence that is allowed, and a source that is known";
    Ok(Step::new("sbom", what, command))
}

fn dependencies() -> Result<Step> {
    let mut command = this_program()?;
    command.args(["deny", "--offline"]);
    let what = "licences and sources of dependencies, and advisories as far as they are known here";
    Ok(Step::new("deny", what, command))
}

fn clippy() -> Step {
    let mut command = locked("clippy");
    command
        .args(["--workspace", "--all-targets"])
        .args(["--exclude", "outflank-web-worker"])
        // Nothing is linked here, so libFuzzer itself, in C++, need not be compiled.
        .args(["--features", "outflank-fuzz/libfuzzer"])
        .env(
            "CUSTOM_LIBFUZZER_PATH",
            workspace::root().join("libfuzzer.a"),
        )
        .args(["--", "-Dwarnings"]);
    Step::new("clippy", "lints", command).needs(&[CLIPPY])
}

/// Of the tests that are left out unless they are named, also by `--all-targets`.
fn clippy_named() -> Step {
    let mut command = locked("clippy");
    command
        .arg("--workspace")
        .args(without(PAGE_CRATES))
        .args(["--test", "browser", "--test", "tmux"])
        .args(["--", "-Dwarnings"]);
    let what = "lints of the tests in a browser and on a terminal";
    Step::new("clippy-named", what, command).needs(&[CLIPPY])
}

fn clippy_page() -> Step {
    let mut command = locked("clippy");
    // Not the tests of the page: they run natively, and are linted with the others.
    command
        .arg("--lib")
        .args(packages(PAGE_CRATES))
        .args(AS_THE_PAGE)
        .args(["--", "-Dwarnings"]);
    Step::new("clippy-page", "lints of the code for the browser", command)
        .needs(&[CLIPPY, Need::Target(BROWSER)])
}

/// Nothing else is compiled for Windows here: what keeps files has code of its own for it.
fn windows() -> Step {
    let mut command = locked("check");
    command.args(["--package", "outflank-store", "--all-features"]);
    command.args(["--target", WINDOWS]);
    let what = "what keeps files, compiled for Windows";
    Step::new("windows", what, command).needs(&[Need::Target(WINDOWS)])
}

fn tests() -> Step {
    let mut command = locked("test");
    // Neither `--all-targets`, which would run the benchmarks, nor none, which would build the examples: they are linted.
    command.arg("--tests");
    Step::new("tests", "all tests", command)
}

fn doc_tests() -> Step {
    let mut command = locked("test");
    command.arg("--doc").env("RUSTDOCFLAGS", RUSTDOC_NATIVE);
    Step::new("doc-tests", "the examples in the documentation", command)
}

fn terminal() -> Step {
    let mut command = locked("test");
    // All packages, as for the other tests: with fewer, dependencies have other features and are built again.
    command.args(["--test", "tmux"]);
    Step::new("terminal", "the app on a real terminal", command).needs(&[Need::Tmux])
}

fn docs() -> Step {
    let mut command = locked("doc");
    command
        .args(["--workspace", "--no-deps"])
        .args(without(PAGE_CRATES))
        .env("RUSTDOCFLAGS", format!("{RUSTDOC_NATIVE} -Dwarnings"));
    Step::new("docs", "documentation without warnings", command)
}

fn docs_page() -> Step {
    let mut command = locked("doc");
    command
        .arg("--no-deps")
        .args(packages(PAGE_CRATES))
        .args(AS_THE_PAGE)
        .env("RUSTDOCFLAGS", format!("{RUSTDOC_WASM} -Dwarnings"));
    let what = "documentation of the code for the browser";
    Step::new("docs-page", what, command).needs(&[Need::Target(BROWSER)])
}

fn wasm_tests() -> Result<Step> {
    let mut command = workspace::locked_in_node("test");
    command
        // No doc tests: they show how to call things, and nothing that depends on where they run.
        .arg("--tests")
        .args(packages(BROWSER_CRATES))
        .args(["--target", WASI])
        .arg("--target-dir")
        .arg(workspace::target_dir()?.join("node"));
    let what = "the same tests as WebAssembly under Node";
    let step = Step::new("wasm-tests", what, command);
    Ok(step.needs(&[Need::Target(WASI), Need::Node]))
}

fn page() -> Result<Step> {
    let mut command = this_program()?;
    command.arg("web");
    let step = Step::new("page", "the page, as it is shipped", command);
    Ok(step.needs(&[Need::Target(BROWSER)]))
}

fn web_tests() -> Result<Step> {
    let mut command = this_program()?;
    command.arg("web-tests");
    let step = Step::new("web-tests", "the page in a real browser", command);
    Ok(step.needs(&[Need::Target(BROWSER), Need::Chromium]))
}

fn on(processor: &Processor) -> Result<Step> {
    let command = processor.kernel_tests()?;
    Ok(Step::new(processor.name, processor.what, command))
}

fn packages(names: &'static [&str]) -> impl Iterator<Item = &'static str> {
    names.iter().flat_map(|name| ["--package", name])
}

fn without(names: &'static [&str]) -> impl Iterator<Item = &'static str> {
    names.iter().flat_map(|name| ["--exclude", name])
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    #[test]
    fn names_are_unique() {
        let steps = super::all().unwrap();
        let names: HashSet<_> = steps.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), steps.len());
    }
}
