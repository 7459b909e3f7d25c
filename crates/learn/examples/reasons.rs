//! Counts the reasons for the serious mistakes of analysed games, and shows those without one.
//!
//! ```console
//! $ outflank analyse GAMES --json > games.json
//! $ cargo run --release -p outflank-learn --example reasons -- games.json
//! ```

use std::collections::BTreeMap;
use std::io::Result;

use outflank_learn::insight::explain;
use outflank_rules::{Move, Position};
use serde_json::Value;

fn main() -> Result<()> {
    let path = std::env::args().nth(1).unwrap_or_default();
    let text = std::fs::read_to_string(path)?;
    let (mut all, mut counts) = (0, BTreeMap::new());
    for line in text.lines() {
        let ply: Value = serde_json::from_str(line)?;
        let is_serious = matches!(ply["grade"].as_str(), Some("mistake" | "blunder"));
        if !is_serious {
            continue;
        }
        all += 1;
        let moves = |name: &str| -> Vec<Move> {
            let names = ply[name].as_array().into_iter().flatten();
            names
                .filter_map(|it| it.as_str()?.parse::<Move>().ok())
                .collect()
        };
        let Some(position) = ply["position"]
            .as_str()
            .and_then(|it| it.parse::<Position>().ok())
        else {
            continue;
        };
        let (played, better) = (moves("played_pv"), moves("pv"));
        let found = explain(position, &played, &better);
        let name = match found {
            _ if ply["best_kind"] == "book" => "book",
            Some(found) => found.reason.name(),
            None => {
                println!("{position}\n  {} {played:?}\n  {better:?}", ply["loss"]);
                "none"
            }
        };
        *counts.entry(name).or_insert(0) += 1;
    }
    for (name, count) in &counts {
        println!("{name:<20} {count:>5}");
    }
    let none = counts.get("none").copied().unwrap_or(0);
    println!(
        "{all} serious mistakes, {:.1} % without a reason",
        100.0 * f64::from(none) / f64::from(all)
    );
    Ok(())
}
