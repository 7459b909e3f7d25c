//! `outflank bench`.

mod common;

use common::Outflank;
use serde_json::Value;

#[test]
fn two_runs_have_the_same_signature_whatever_the_number_of_threads() {
    let outflank = Outflank::new();
    let run = |arguments: &[&str]| -> Value {
        serde_json::from_str(&outflank.run(arguments).success()).unwrap()
    };
    let first = run(&["bench", "--json"]);
    assert_eq!(first["signature"].as_str().unwrap().len(), 16);
    assert!(first["nodes"].as_u64().unwrap() > 0 && first["seconds"].is_f64());
    let second = run(&["bench", "--json", "--threads", "2"]);
    assert_eq!(second["signature"], first["signature"]);
    assert_eq!(second["nodes"], first["nodes"]);
    assert_eq!(second["parallel"]["threads"], 2);
}
