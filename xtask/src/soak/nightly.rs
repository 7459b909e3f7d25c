//! Tests under tools that only a nightly compiler has: the address sanitizer, and Miri.

use std::process::Command;

use anyhow::{Result, ensure};

use crate::workspace::{check, host, root, succeeds, target_dir};

/// The crates with unsafe code: kernels, sums of the evaluation, the shared table.
const UNSAFE: [&str; 3] = ["outflank-rules", "outflank-eval", "outflank-search"];

/// All tests of the crates with unsafe code, and of the engine on top of them, under the address sanitizer.
pub fn sanitizer() -> Result<()> {
    let mut tests = cargo("test");
    tests
        .args(["--locked", "--tests", "--target", &host()?])
        .args(UNSAFE.iter().flat_map(|name| ["--package", name]))
        .args(["--package", "outflank-engine"])
        .arg("--target-dir")
        .arg(target_dir()?.join("sanitizer"))
        .env("RUSTFLAGS", "-Zsanitizer=address -Ctarget-cpu=native");
    check(&mut tests)
}

/// What Miri can interpret in minutes: a package, and tests of its unsafe code. The tables of the evaluation are too
/// large for it.
const INTERPRETED: [(&str, &[&str]); 2] = [
    (
        "outflank-rules",
        &["--lib", "--test", "kernels", "--", "--skip", "cpu"],
    ),
    ("outflank-search", &["--lib", "--", "table::"]),
];

/// Kernels and table under Miri: on plain 64-bit code, then with AVX2.
pub fn miri() -> Result<()> {
    ensure!(
        succeeds(cargo("miri").arg("--version")),
        "Miri is missing; `rustup +nightly component add miri rust-src` installs it"
    );
    for processor in ["x86-64", "x86-64-v3"] {
        for (package, tests) in INTERPRETED {
            eprintln!("==> {package} on {processor}");
            let mut command = cargo("miri");
            command
                .args(["test", "--locked", "--package", package, "--target-dir"])
                .arg(target_dir()?.join("miri"))
                .args(tests)
                .env("OUTFLANK_POSITIONS", "60")
                .env("RUSTFLAGS", format!("-Ctarget-cpu={processor}"))
                // Large pages are a matter of the system.
                .env("MIRIFLAGS", "-Zmiri-disable-isolation");
            check(&mut command)?;
        }
    }
    Ok(())
}

/// The nightly cargo, whichever started us.
fn cargo(command: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.current_dir(root()).args(["+nightly", command]);
    for variable in ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN"] {
        cargo.env_remove(variable);
    }
    cargo
}
