//! Any bytes as a file of games in whatever format they look like: see `outflank_fuzz::games`.

#![no_main]

use libfuzzer_sys::fuzz_target;
use outflank_fuzz::games;
use outflank_record::wthor::Names;
use outflank_record::{Content, recognize};

fuzz_target!(|data: &[u8]| {
    match recognize(data) {
        Some(Content::Games(format)) => games::check(format, data),
        Some(Content::Names) => drop(Names::read(data)),
        None => {}
    }
});
