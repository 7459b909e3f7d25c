//! The page is split into parts that come when they are needed: `pack-page` does it, and asks the linker to say where
//! one function names another.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|it| it == "wasm") {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
