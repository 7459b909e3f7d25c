//! Packs the compiled page into a folder of static files: `pack-page COMPILED OUT`. `cargo xtask web` calls it.
//!
//! Any web server can serve the folder, under any path. Files that change are in folders named after a hash of their
//! content, so they can be cached for ever:
//!
//! ```text
//! index.html  sw.js  manifest.webmanifest  icon.svg …
//! app-<hash>/     the page: style.css, start.js, outflank_web.js, outflank_web_bg.wasm
//! engine-<hash>/  loaded on demand: worker.js, the engine, its weights, its opening book
//! ```
//!
//! Each file also exists compressed, for servers that support it.
//!
//! It is a separate program, because wasm-bindgen takes longer to compile than all other tasks together.
#![forbid(unsafe_code)]

mod files;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use outflank_book::Book;
use wasm_bindgen_cli_support::Bindgen;

use files::Files;

/// The weights for the browser.
const WEIGHTS: &str = "crates/engine/weights/browser.weights";

fn main() -> Result<()> {
    let arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let [compiled, out] = arguments.as_slice() else {
        bail!("usage: pack-page COMPILED OUT");
    };
    pack(compiled, out)
}

/// Packs a folder of compiled files into another folder.
fn pack(compiled: &Path, out: &Path) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = root.join("crates/web");

    let mut app = Files::default();
    bind("outflank_web", compiled, &mut app)?;
    app.add("start.js", read(&page.join("static/start.js"))?);
    app.add("style.css", styles(&page.join("styles"))?);

    let mut engine = Files::default();
    bind("outflank_web_worker", compiled, &mut engine)?;
    engine.add("worker.js", read(&page.join("static/worker.js"))?);
    engine.add("engine.weights", read(&root.join(WEIGHTS))?);
    engine.add("engine.book", Book::built_in().for_browser().to_bytes());

    let app = app.in_folder("app");
    let engine = engine.in_folder("engine");
    let mut all = Files::default();
    for name in [
        "icon.svg",
        "icon-192.png",
        "icon-512.png",
        "manifest.webmanifest",
    ] {
        all.add(name, read(&page.join("static").join(name))?);
    }
    let kept: Vec<&str> = all.names().chain(app.files.names()).collect();
    let worker = fs::read_to_string(page.join("static/sw.js"))?
        .replace("{{version}}", &format!("{}-{}", app.hash, engine.hash))
        .replace("{{page-files}}", &format!("{kept:?}"))
        .replace(
            "{{engine-files}}",
            &format!("{:?}", engine.files.names().collect::<Vec<_>>()),
        );
    let index = fs::read_to_string(page.join("static/index.html"))?
        .replace("{{app}}", &app.folder())
        .replace("{{engine}}", &engine.folder());
    all.add("sw.js", worker.into_bytes());
    all.add("index.html", index.into_bytes());
    let first_load = all.compressed_size()? + app.files.compressed_size()?;
    let on_demand = engine.files.compressed_size()?;
    all.extend(app.files);
    all.extend(engine.files);
    all.write(out)?;
    for (what, size) in [("the page", first_load), ("the engine", on_demand)] {
        eprintln!("{what}, compressed: {} kB", size / 1000);
    }
    Ok(())
}

/// Adds the output of wasm-bindgen for a crate.
fn bind(module: &str, compiled: &Path, files: &mut Files) -> Result<()> {
    let bound = compiled.join("bindgen").join(module);
    fs::create_dir_all(&bound)?;
    Bindgen::new()
        .input_path(compiled.join(format!("{module}.wasm")))
        .web(true)?
        .typescript(false)
        .generate(&bound)
        .with_context(|| format!("wasm-bindgen fails on {module}"))?;
    for name in [format!("{module}.js"), format!("{module}_bg.wasm")] {
        files.add(&name, read(&bound.join(&name))?);
    }
    Ok(())
}

/// All style sheets in one, sorted by name, after the tokens they use.
fn styles(folder: &Path) -> Result<Vec<u8>> {
    let entries = fs::read_dir(folder)?.collect::<Result<Vec<_>, _>>()?;
    let mut sheets: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    sheets.retain(|path| path.extension().is_some_and(|it| it == "css"));
    sheets.sort_by_key(|path| (!path.ends_with("tokens.css"), path.clone()));
    let mut all = Vec::new();
    for sheet in sheets {
        all.extend(read(&sheet)?);
    }
    Ok(all)
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}
