//! Any bytes as games in the program's own JSON: see `outflank_fuzz::games`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outflank_fuzz::games;
use outflank_record::Format;

fuzz_target!(|data: &[u8]| games::check(Format::Json, data));
