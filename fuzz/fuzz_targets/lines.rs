//! Any bytes as lists of moves, one to a line: see `outflank_fuzz::games`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outflank_fuzz::games;
use outflank_record::Format;

fuzz_target!(|data: &[u8]| games::check(Format::Transcript, data));
