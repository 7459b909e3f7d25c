//! Packs the compiled page into a folder of static files: `pack-page COMPILED OUT`. `cargo xtask web` calls it.
//!
//! Any web server can serve the folder, under any path. Files that change are in folders named after a hash of their
//! content, so they can be cached for ever:
//!
//! ```text
//! index.html  embed.html  sw.js  manifest.webmanifest  icon.svg …
//! app-<hash>/     the page: style.css, start.js, outflank_web.js, outflank_web_bg.wasm; and its parts, which come when
//!                 they are needed: parts.js fetches part_*.wasm and chunk_*.wasm, which are common to several parts
//! data-<hash>/    fetched when needed: what people read, a file for each language, and the puzzles
//! engine-<hash>/  loaded on demand: worker.js, the engine, its weights, its opening book
//! embed-<hash>/   a game in a frame of another page
//! ```
//!
//! Each file also exists compressed, for servers that support it. What is loaded before the first move has a limit, and
//! so has the engine, which comes after it: a page that is larger is not built, unless `--any-size` is given.
//!
//! It is a separate program, because wasm-bindgen takes longer to compile than all other tasks together.
#![forbid(unsafe_code)]

mod files;
mod parts;
mod texts;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use outflank_book::Book;
use wasm_bindgen_cli_support::Bindgen;

use files::Files;

/// The weights for the browser.
const WEIGHTS: &str = "crates/engine/weights/browser.weights";

/// The files that have the same name in every build.
const STATIC: [&str; 6] = [
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "icon-touch-180.png",
    "manifest.webmanifest",
];

/// What a browser shows when it asks whether the page is to be installed; nothing of it is needed offline.
const SCREENSHOTS: [&str; 2] = ["screenshot-narrow.png", "screenshot-wide.png"];

/// The most bytes that a first visit may download before one can play.
const LARGEST: usize = 750_000;

/// The most bytes of the engine, with its weights and its book.
const LARGEST_ENGINE: usize = 1_500_000;

fn main() -> Result<()> {
    let mut arguments: Vec<PathBuf> = env::args_os().skip(1).map(PathBuf::from).collect();
    let given = arguments.len();
    arguments.retain(|it| it.as_os_str() != "--any-size");
    let [compiled, out] = arguments.as_slice() else {
        bail!("usage: pack-page COMPILED OUT [--any-size]");
    };
    pack(compiled, out, arguments.len() == given)
}

/// Packs a folder of compiled files into another folder.
fn pack(compiled: &Path, out: &Path, has_limits: bool) -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = root.join("crates/web");
    let text = |name: &str| {
        let path = page.join("static").join(name);
        fs::read_to_string(&path).with_context(|| path.display().to_string())
    };

    let mut app = Files::default();
    let (main, parts) = parts::split(&compiled.join("outflank_web.wasm"))?;
    bind(&main, &mut app)?;
    let mut is_later: BTreeSet<String> = parts.names().map(str::to_owned).collect();
    is_later.remove(parts::SCRIPT);
    app.extend(parts);
    app.add("start.js", text("start.js")?.into_bytes());
    app.add("style.css", styles(&page.join("styles"))?);

    let program = read(&compiled.join("outflank_web.wasm"))?;
    let mut data = texts::of_page(&root.join("crates/text/locales"), &program)?;
    data.add("puzzles.txt", read(&root.join("crates/learn/puzzles.txt"))?);

    let mut engine = Files::default();
    bind(&compiled.join("outflank_web_worker.wasm"), &mut engine)?;
    engine.add("worker.js", text("worker.js")?.into_bytes());
    engine.add("engine.weights", read(&root.join(WEIGHTS))?);
    engine.add("engine.book", Book::built_in().for_browser().to_bytes());

    let mut embed = Files::default();
    bind(&compiled.join("outflank_embed.wasm"), &mut embed)?;
    embed.add("embed.css", text("embed.css")?.into_bytes());
    let script = text("embed.js")?.replace("{{texts}}", &texts::of_viewer().to_string());
    embed.add("embed.js", script.into_bytes());

    let app = app.in_folder("app");
    let data = data.in_folder("data");
    let engine = engine.in_folder("engine");
    let embed = embed.in_folder("embed");
    let fill = |source: String| {
        source
            .replace("{{app}}", &app.folder())
            .replace("{{data}}", &data.folder())
            .replace("{{engine}}", &engine.folder())
            .replace("{{embed}}", &embed.folder())
    };

    let mut all = Files::default();
    for name in STATIC {
        all.add(name, read(&page.join("static").join(name))?);
    }
    all.add("embed.html", fill(text("embed.html")?).into_bytes());
    let parts = [&app, &data, &embed];
    let kept: Vec<&str> = parts
        .iter()
        .flat_map(|it| it.files.names())
        .chain(all.names())
        .collect();
    let worker = text("sw.js")?
        .replace(
            "{{version}}",
            &format!("{}-{}-{}", app.hash, data.hash, engine.hash),
        )
        .replace("{{page-files}}", &format!("{kept:?}"))
        .replace(
            "{{engine-files}}",
            &format!("{:?}", engine.files.names().collect::<Vec<_>>()),
        );
    all.add("sw.js", worker.into_bytes());
    for name in SCREENSHOTS {
        all.add(name, read(&page.join("static").join(name))?);
    }
    all.add("index.html", fill(text("index.html")?).into_bytes());

    // Of the texts, a page needs those of one language; of itself, not what comes later.
    let names = |files: &Files| files.names().map(str::to_owned).collect::<Vec<_>>();
    let (later, mut first): (Vec<_>, Vec<_>) = names(&app.files)
        .into_iter()
        .partition(|name| is_later.contains(name.rsplit('/').next().unwrap_or_default()));
    first.extend(["index.html".to_owned(), "icon.svg".to_owned()]);
    let (mut languages, viewer) = (names(&data.files), names(&embed.files));
    languages.retain(|name| Path::new(name).extension().is_some_and(|it| it == "ftl"));
    let on_demand = names(&engine.files);
    for part in [app, data, engine, embed] {
        all.extend(part.files);
    }
    let all = all.compressed()?;
    let sent = |names: &[String]| names.iter().map(|name| all.sent(name)).sum::<usize>();
    let language = languages.iter().map(|name| all.sent(name)).max();
    let first = sent(&first) + language.unwrap_or(0);
    let engine = sent(&on_demand);
    all.write(out)?;
    for (what, size) in [
        ("the page", first),
        ("its other parts", sent(&later)),
        ("the engine", engine),
        ("the viewer", sent(&viewer)),
    ] {
        eprintln!("{what}, compressed: {} kB", size / 1000);
    }
    ensure!(
        first <= LARGEST || !has_limits,
        "a first visit downloads {first} bytes, more than {LARGEST}: let something come later"
    );
    ensure!(
        engine <= LARGEST_ENGINE || !has_limits,
        "the engine has {engine} bytes, more than {LARGEST_ENGINE}: its book or its weights are to be smaller"
    );
    Ok(())
}

/// Adds the output of wasm-bindgen for a module.
fn bind(module: &Path, files: &mut Files) -> Result<()> {
    let bound = module.with_extension("bound");
    let module_name = module.file_stem().unwrap_or_default().to_string_lossy();
    fs::create_dir_all(&bound)?;
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .typescript(false)
        // The parts of the page ask for its memory and its table of functions.
        .keep_lld_exports(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&bound)
        .with_context(|| format!("wasm-bindgen fails on {}", module.display()))?;
    for name in [
        format!("{module_name}.js"),
        format!("{module_name}_bg.wasm"),
    ] {
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
    let mut all = String::new();
    for sheet in sheets {
        let source = fs::read_to_string(&sheet).with_context(|| sheet.display().to_string())?;
        // What stands between comments, without indents.
        let code = source
            .split("/*")
            .map(|it| it.split_once("*/").map_or(it, |(_, code)| code));
        for line in code.flat_map(str::lines).map(str::trim) {
            if !line.is_empty() {
                all.extend([line, "\n"]);
            }
        }
    }
    Ok(all.into_bytes())
}

fn read(path: &Path) -> Result<Vec<u8>> {
    fs::read(path).with_context(|| path.display().to_string())
}
