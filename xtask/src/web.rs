//! `cargo xtask web`: builds the page as a folder of static files.
//!
//! Any web server can serve the folder, under any path. Files that change are in folders named after their content,
//! so they can be kept for ever:
//!
//! ```text
//! index.html  sw.js  manifest.webmanifest  icon.svg …
//! app-<hash>/     the page: style.css, start.js, outflank_web.js, outflank_web_bg.wasm
//! engine-<hash>/  loaded when it is needed: worker.js, the engine, its weights
//! ```
//!
//! Beside each file lies a compressed one, for servers that use it.

mod files;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::verify::Need;
use crate::workspace::{cargo, root, target_dir};
use files::Files;

const BROWSER: &str = "wasm32-unknown-unknown";

/// The page is compiled for size, its engine, which is loaded when a game begins, for speed. The same profile
/// otherwise: what runs while compiling need not be compiled twice.
const SPEED_FIRST: &[&str] = &["--config", "profile.web.opt-level=3"];

/// The weights that the engine in the browser loads.
const WEIGHTS: &str = "crates/engine/weights/browser.weights";

#[derive(clap::Args, Default)]
pub struct Args {
    /// Compile faster instead of smaller.
    #[arg(long)]
    pub dev: bool,
    /// Where to put the page; without it, `page` in cargo's target directory.
    #[arg(long)]
    pub out: Option<PathBuf>,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let folder = build(args)?;
    println!("{}", folder.display());
    Ok(ExitCode::SUCCESS)
}

/// The page in this folder, or else one that is built now.
pub fn given(folder: Option<&Path>) -> Result<PathBuf> {
    match folder {
        Some(page) => page
            .canonicalize()
            .with_context(|| page.display().to_string()),
        None => build(&Args::default()),
    }
}

/// Builds the page and says where it is.
pub fn build(args: &Args) -> Result<PathBuf> {
    Need::Target(BROWSER).ensure()?;
    let out = match &args.out {
        Some(out) => out.clone(),
        None => target_dir()?.join(if args.dev { "page-dev" } else { "page" }),
    };
    let page = root().join("crates/web");

    let mut app = Files::default();
    compile("outflank-web", args.dev, &[], &mut app)?;
    app.add("start.js", read(&page.join("static/start.js"))?);
    app.add("style.css", styles(&page.join("styles"))?);

    let mut engine = Files::default();
    compile("outflank-web-worker", args.dev, SPEED_FIRST, &mut engine)?;
    engine.add("worker.js", read(&page.join("static/worker.js"))?);
    engine.add("engine.weights", read(&root().join(WEIGHTS))?);

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
    all.extend(app.files);
    all.extend(engine.files);
    all.write(&out)?;
    eprintln!(
        "the page, compressed, without the engine: {} kB",
        first_load / 1000
    );
    Ok(out)
}

/// Compiles a crate for the browser and adds what wasm-bindgen makes of it.
fn compile(package: &str, dev: bool, options: &[&str], files: &mut Files) -> Result<()> {
    let (profile, options, folder) = if dev {
        ("dev", &[][..], "debug")
    } else {
        ("web", options, "web")
    };
    let status = cargo()
        .args(["build", "--package", package, "--profile", profile])
        .args(["--lib", "--target", BROWSER])
        .args(options)
        .status()
        .context("cargo does not start")?;
    ensure!(status.success(), "{package} does not compile");
    let module = package.replace('-', "_");
    let compiled = target_dir()?
        .join(BROWSER)
        .join(folder)
        .join(format!("{module}.wasm"));
    let bound = target_dir()?.join("bindgen").join(folder).join(package);
    fs::create_dir_all(&bound)?;
    Bindgen::new()
        .input_path(compiled)
        .web(true)?
        .typescript(false)
        .generate(&bound)
        .with_context(|| format!("wasm-bindgen fails on {package}"))?;
    for name in [format!("{module}.js"), format!("{module}_bg.wasm")] {
        let bytes = read(&bound.join(&name))?;
        files.add(&name, bytes);
    }
    Ok(())
}

/// All style sheets as one, in the order of their names, the tokens that the others use first.
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
