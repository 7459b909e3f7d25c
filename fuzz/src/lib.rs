//! What must hold whatever is read.
//!
//! [`TARGETS`] has a function for everything that the program reads: it takes any bytes, and panics if a property does
//! not hold. libFuzzer calls them with what it makes up (`cargo xtask soak fuzz`); the test `corpus` calls them with
//! what it has found before, kept in `corpus`.
//!
//! Some share what they check:
//!
//! - [`story`]: a match set up and played as the bytes of an input say, and what must hold in it all along;
//! - [`saves`]: what must hold for a save, and checksums that fit saves which were tampered with;
//! - [`tamper`]: a save with one character altered, or with other content;
//! - [`referee`]: a dialogue in the Go Text Protocol as the rules of the game see it;
//! - [`games`]: what must hold for games in any format.

#![forbid(unsafe_code)]
// A broken property is a panic: that is what a target is for.
#![allow(clippy::missing_panics_doc)]
// Inputs are short.
#![allow(clippy::format_push_string)]

pub mod backup;
pub mod book;
pub mod cartridge;
pub mod dress;
pub mod games;
pub mod gtp;
pub mod learning;
pub mod library;
pub mod names;
pub mod nboard;
pub mod obf;
pub mod played;
pub mod position;
pub mod records;
pub mod referee;
pub mod save;
pub mod saves;
pub mod server;
pub mod settings;
pub mod story;
pub mod study;
pub mod tamper;
pub mod transcript;
pub mod weights;
pub mod wire;
pub mod wthor;
pub mod xot;

use outflank_record::{Dress, Format};

/// Takes any bytes; panics if a property does not hold.
pub type Target = fn(&[u8]);

/// Every target, by name.
pub const TARGETS: [(&str, Target); 29] = [
    ("backup", |data| backup::feed(&text(data))),
    ("book", book::feed),
    ("cartridge", |data| cartridge::feed(&text(data))),
    ("csv", |data| games::check(Dress::Table, data)),
    ("dress", dress::feed),
    ("foreign", |data| games::check(Dress::Foreign, data)),
    ("ggf", |data| games::check(Format::Ggf, data)),
    ("gtp", gtp::feed),
    ("json", |data| games::check(Format::Json, data)),
    ("learning", learning::feed),
    ("library", library::feed),
    ("lines", |data| games::check(Format::Transcript, data)),
    ("names", names::feed),
    ("nboard", nboard::feed),
    ("obf", |data| obf::feed(&text(data))),
    ("pgn", |data| games::check(Format::Pgn, data)),
    ("played", played::feed),
    ("position", |data| position::feed(&text(data))),
    ("records", records::feed),
    ("save", save::feed),
    ("server", server::feed),
    ("settings", |data| settings::feed(&text(data))),
    ("sgf", |data| games::check(Format::Sgf, data)),
    ("study", study::feed),
    ("transcript", |data| transcript::feed(&text(data))),
    ("weights", weights::feed),
    ("wire", |data| wire::feed(&text(data))),
    ("wthor", wthor::feed),
    ("xot", |data| xot::feed(&text(data))),
];

fn text(data: &[u8]) -> std::borrow::Cow<'_, str> {
    String::from_utf8_lossy(data)
}

/// The target of this name.
pub fn target(name: &str) -> Option<Target> {
    let found = TARGETS.iter().find(|(other, _)| *other == name);
    found.map(|(_, target)| *target)
}
