//! Generates a method for each English text, and the list of languages, from `locales/`.

#[path = "src/catalogue.rs"]
mod catalogue;

use std::path::Path;
use std::{env, fs};

use catalogue::{Catalogue, folders, languages};

fn main() {
    println!("cargo::rerun-if-changed=locales");
    let made = methods().and_then(|methods| Ok((methods, languages(Path::new("locales"))?)));
    let (methods, languages) = made.unwrap_or_else(|what| panic!("locales/{what}"));
    let folder = env::var("OUT_DIR").expect("cargo sets it");
    let write = |name, text| fs::write(Path::new(&folder).join(name), text);
    write("methods.rs", methods)
        .and_then(|()| write("languages.rs", languages))
        .expect("cargo's folder can be written to");
}

fn methods() -> Result<String, String> {
    let english = folders(Path::new("locales"))?.remove(0);
    Catalogue::read(&english)?.methods()
}
