//! Tests of processor-specific code, compiled for other processors than this one.

use std::process::Command;

use anyhow::Result;

use crate::workspace::{locked, target_dir};

/// A kind of processor that this machine can stand in for.
pub struct Processor {
    /// The step in `cargo verify`, and its target directory.
    pub name: &'static str,
    pub what: &'static str,
    cpu: &'static str,
}

/// The kinds that this machine supports.
pub fn processors() -> Vec<Processor> {
    let mut all = vec![Processor {
        name: "portable",
        what: "the kernels' tests on plain 64-bit code",
        cpu: "generic",
    }];
    if has_avx2() {
        all.push(Processor {
            name: "avx2",
            what: "the kernels' tests on AVX2",
            cpu: "x86-64-v3",
        });
    }
    all
}

impl Processor {
    /// The tests of processor-specific code: rules, evaluation sums, exact scores.
    pub fn kernel_tests(&self) -> Result<Command> {
        let mut command = self.tests(&["outflank-rules", "outflank-eval", "outflank-search"])?;
        command.args([
            "--lib", "--test", "kernels", "--test", "perft", "--test", "exact",
        ]);
        Ok(command)
    }

    /// All tests of the crates built on it.
    pub fn all_tests(&self) -> Result<Command> {
        self.tests(&[
            "outflank-rules",
            "outflank-eval",
            "outflank-search",
            "outflank-engine",
        ])
    }

    /// Uses a separate target directory, so that the default one is not rebuilt each time.
    fn tests(&self, packages: &[&str]) -> Result<Command> {
        let flags = format!("-Ctarget-cpu={} -Dwarnings", self.cpu);
        let mut command = locked("test");
        command
            .args(packages.iter().flat_map(|name| ["--package", name]))
            .arg("--target-dir")
            .arg(target_dir()?.join(self.name))
            // Overrides `target-cpu=native` in `.cargo/config.toml`.
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("RUSTFLAGS", &flags)
            .env("RUSTDOCFLAGS", &flags);
        Ok(command)
    }
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    // A processor with AVX2 and BMI2 has the rest of x86-64-v3 too.
    std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_avx2() -> bool {
    false
}
