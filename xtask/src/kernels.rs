//! The crates whose code is chosen by the processor's features when it is compiled, tested as for other processors than
//! this one.

use std::process::Command;

use anyhow::Result;

use crate::workspace::{locked, target_dir};

/// A kind of processor that every machine which runs the tests can stand in for.
pub struct Processor {
    /// The name of the step in `cargo verify`, and of the folder for what is compiled.
    pub name: &'static str,
    pub what: &'static str,
    cpu: &'static str,
}

/// Those this machine can be, other than itself.
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
    /// The tests of what is written for processors: rules, sums of the evaluation, exact scores.
    pub fn kernel_tests(&self) -> Result<Command> {
        let mut command = self.tests(&["outflank-rules", "outflank-eval", "outflank-search"])?;
        command.args([
            "--lib", "--test", "kernels", "--test", "perft", "--test", "exact",
        ]);
        Ok(command)
    }

    /// Every test of all that stands on it.
    pub fn all_tests(&self) -> Result<Command> {
        self.tests(&[
            "outflank-rules",
            "outflank-eval",
            "outflank-search",
            "outflank-engine",
        ])
    }

    /// In a target directory of their own, so that the usual one is not rebuilt each time.
    fn tests(&self, packages: &[&str]) -> Result<Command> {
        let flags = format!("-Ctarget-cpu={} -Dwarnings", self.cpu);
        let mut command = locked("test");
        command
            .args(packages.iter().flat_map(|name| ["--package", name]))
            .arg("--target-dir")
            .arg(target_dir()?.join(self.name))
            // The environment wins over `target-cpu=native` in `.cargo/config.toml`.
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .env("RUSTFLAGS", &flags)
            .env("RUSTDOCFLAGS", &flags);
        Ok(command)
    }
}

#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    // The rest of x86-64-v3 came with or before AVX2, in every processor that has it.
    std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("bmi2")
}

#[cfg(not(target_arch = "x86_64"))]
fn has_avx2() -> bool {
    false
}
