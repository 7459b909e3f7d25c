//! The target that `OUTFLANK_FUZZ` names, under libFuzzer: see `cargo xtask soak fuzz`.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use outflank_fuzz::Target;

static TARGET: LazyLock<Target> = LazyLock::new(|| {
    let name = std::env::var("OUTFLANK_FUZZ").expect("OUTFLANK_FUZZ names a target");
    outflank_fuzz::target(&name).expect("a target")
});

fuzz_target!(|data: &[u8]| TARGET(data));
