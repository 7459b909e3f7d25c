//! The two hottest functions: where can a disc go, and what does it flip?
//!
//! Each instruction set has a module with functions of the same names and meanings. [`portable`] is the
//! specification; the tests check the others against it. The choice is made here, once, at compile time.
//!
//! - `legal_moves`: the empty squares where the mover can place a disc;
//! - `legal_moves_of_8`: the same for eight boards at once, for bulk work; `BATCH`: from how many boards on it pays;
//! - `flips`: the discs that a disc placed on an empty square flips.
//!
//! A kernel takes two disjoint words, the mover's discs and the opponent's, and a square index below 64.

pub mod cpu;
pub mod portable;

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
#[allow(unsafe_code)]
pub mod avx2;

#[cfg(all(
    target_arch = "x86_64",
    target_feature = "avx512f",
    target_feature = "avx512cd",
    target_feature = "avx512vl"
))]
#[allow(unsafe_code)]
pub mod avx512;

#[cfg(all(target_family = "wasm", target_feature = "simd128"))]
pub mod simd128;

mod lines;

cfg_select! {
    all(target_arch = "x86_64", target_feature = "avx512f", target_feature = "avx512cd", target_feature = "avx512vl") => {
        use avx512 as chosen;
    }
    all(target_arch = "x86_64", target_feature = "avx2") => {
        use avx2 as chosen;
    }
    all(target_family = "wasm", target_feature = "simd128") => {
        use simd128 as chosen;
    }
    _ => {
        use portable as chosen;
    }
}

pub use chosen::{BATCH, NAME, flips, legal_moves, legal_moves_of_8};
