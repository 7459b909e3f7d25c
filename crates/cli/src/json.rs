//! The output of `--json`: an object per line.

use std::io::{Write as _, stdout};

use outflank_engine::Kind;
use serde::Serialize;

use crate::failure::Failure;

/// Prints an object.
pub fn print(object: &impl Serialize) -> Result<(), Failure> {
    let mut out = stdout().lock();
    serde_json::to_writer(&mut out, object)?;
    writeln!(out)?;
    Ok(())
}

/// A number of discs for the side to move.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Discs {
    Exact(i32),
    /// To two decimals.
    Estimate(f64),
}

impl Discs {
    pub fn new(discs: f32, kind: Kind) -> Discs {
        match kind {
            Kind::Exact => Discs::Exact(discs.round() as i32),
            _ => Discs::Estimate(hundredths(discs.into())),
        }
    }
}

pub const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Static => "static",
        Kind::Midgame { .. } => "midgame",
        Kind::Book { .. } => "book",
        Kind::Selective { .. } => "selective",
        Kind::Exact => "exact",
    }
}

/// Rounded to two decimals.
pub fn hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}
