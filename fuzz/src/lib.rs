//! What the fuzz targets share.
//!
//! - [`story`]: a match set up and played as the bytes of a fuzz input say, and what must hold in it all along;
//! - [`saves`]: what must hold for a save, and checksums that fit saves which were tampered with;
//! - [`tamper`]: a save with one character altered, or with other content;
//! - [`referee`]: a dialogue in the Go Text Protocol as the rules of the game see it;
//! - [`games`]: what must hold for games in any format.

#![forbid(unsafe_code)]

pub mod games;
pub mod referee;
pub mod saves;
pub mod story;
pub mod tamper;
