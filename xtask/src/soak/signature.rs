//! The benchmark again and again: on one thread its signature is always the same.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

#[derive(clap::Args)]
pub struct Args {
    /// How many times.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    repeats: u32,
}

pub fn run(args: &Args, program: &Path) -> Result<()> {
    let first = signature(program)?;
    for repeat in 2..=args.repeats {
        let other = signature(program)?;
        ensure!(
            other == first,
            "the signature was {first}, and {other} when repeated for the {repeat}. time"
        );
        if repeat % 10 == 0 {
            eprintln!("{repeat} repeats");
        }
    }
    println!("{} repeats: signature {first}", args.repeats);
    Ok(())
}

/// Runs the benchmark on one thread.
fn signature(program: &Path) -> Result<String> {
    let mut bench = Command::new(program);
    let output = bench
        .args(["bench", "--json"])
        .output()
        .with_context(|| format!("{} does not start", program.display()))?;
    ensure!(
        output.status.success(),
        "the benchmark ended with {}",
        output.status
    );
    let answer = String::from_utf8(output.stdout)?;
    let signature = value(&answer, "signature");
    signature
        .map(str::to_owned)
        .with_context(|| format!("no signature in `{answer}`"))
}

/// The text with this name in a line of JSON without escapes.
fn value<'a>(json: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = json.split_once(&format!("\"{name}\":\""))?;
    Some(rest.split_once('"')?.0)
}

#[cfg(test)]
mod tests {
    use super::value;

    #[test]
    fn the_signature_is_found_in_the_answer() {
        let answer = r#"{"signature":"00c0ffee","nodes":12,"seconds":0.5}"#;
        assert_eq!(value(answer, "signature"), Some("00c0ffee"));
        assert_eq!(value(answer, "sign"), None);
        assert_eq!(value("", "signature"), None);
    }
}
