//! Boards and games as pictures that need no style sheet: SVG, PNG and animated GIF.
//!
//! ```
//! use outflank_drawing::{Film, Palette, Picture};
//! use outflank_rules::notation::Transcript;
//!
//! let game: Transcript = "f5d6c3d3c4".parse()?;
//! let palette = Palette::classic();
//! let picture = Picture { coordinates: true, ..Picture::of(&game) };
//! assert!(picture.svg(&palette).starts_with("<svg"));
//! assert!(picture.png(&palette, 400).starts_with(b"\x89PNG"));
//! assert!(Film::of(&game).gif(&palette, 200).starts_with(b"GIF89a"));
//! # Ok::<(), outflank_rules::notation::TranscriptError>(())
//! ```
//!
//! - [`Picture`]: what is to be seen; it draws itself on a `Canvas`, which is SVG (`svg`) or pixels (`raster`);
//! - [`Film`]: a picture for each move of a game;
//! - [`Palette`]: the colours of a look, of type [`Rgb`];
//! - [`geometry`]: the measures, which every drawing of a board shares;
//! - `glyphs`: digits and letters as strokes, since pixels know no fonts;
//! - `colors`, `png`: pixels as numbers of colours, and as a file.

#![forbid(unsafe_code)]

mod canvas;
mod colors;
mod film;
pub mod geometry;
mod glyphs;
mod palette;
mod picture;
mod png;
mod raster;
mod rgb;
mod svg;

pub use film::Film;
pub use palette::Palette;
pub use picture::Picture;
pub use rgb::{NotAColor, Rgb};
