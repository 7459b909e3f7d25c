//! Any bytes as a file of games in whatever format they look like: see `crate::games`.

use crate::games;
use outflank_record::wthor::Names;
use outflank_record::{Content, recognize};

/// Feeds it any bytes.
pub fn feed(data: &[u8]) {
    match recognize(data) {
        Some(Content::Games(dress)) => games::check(dress, data),
        Some(Content::Names) => drop(Names::read(data)),
        None => {}
    }
}
