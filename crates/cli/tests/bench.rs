//! `outflank bench`.

mod common;

use common::Outflank;
use serde_json::Value;

#[test]
fn the_signature_is_that_of_one_thread_whatever_the_number_of_threads() {
    let arguments = ["bench", "--json", "--threads", "2"];
    let answer: Value = serde_json::from_str(&Outflank::new().run(&arguments).success()).unwrap();
    // The engine's own tests run the benchmark again; it need not be done twice here.
    let signature = format!("{:016x}", outflank_engine::bench::SIGNATURE);
    assert_eq!(answer["signature"], signature);
    assert!(answer["nodes"].as_u64().unwrap() > 0 && answer["seconds"].is_f64());
    assert_eq!(answer["parallel"]["threads"], 2);
}
