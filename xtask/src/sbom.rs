//! `cargo xtask sbom`: everything that is compiled into the program and its page, as CycloneDX.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail, ensure};

use crate::licences::Licences;
use crate::workspace::{BROWSER, host, locked, root, target_dir};

#[derive(clap::Args)]
pub struct Args {
    /// Where to write it; without it, `outflank.cdx.json` in cargo's target directory.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// A crate of somebody else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Component {
    name: String,
    version: String,
    licence: String,
}

pub fn run(args: &Args) -> Result<ExitCode> {
    let host = host()?;
    let mut components = tree(&["outflank-cli"], &host)?;
    components.extend(tree(
        &["outflank-web", "outflank-web-worker", "outflank-embed"],
        BROWSER,
    )?);
    let lock = fs::read_to_string(root().join("Cargo.lock"))?;
    check_sources(&lock)?;
    let licences = Licences::read(&fs::read_to_string(root().join("deny.toml"))?)?;
    for Component { name, licence, .. } in &components {
        ensure!(
            licences.allow(licence),
            "{name} is licensed under {licence}, which deny.toml does not allow"
        );
    }
    let text = to_json(&components, &checksums(&lock))?;
    let out = match &args.out {
        Some(out) => out.clone(),
        None => target_dir()?.join("outflank.cdx.json"),
    };
    fs::write(&out, text).with_context(|| out.display().to_string())?;
    println!("{} components: {}", components.len(), out.display());
    Ok(ExitCode::SUCCESS)
}

/// The crates of others that are compiled into these, also those that only build them.
fn tree(packages: &[&str], target: &str) -> Result<BTreeSet<Component>> {
    let output = locked("tree")
        .args(packages.iter().flat_map(|name| ["--package", name]))
        .args(["--edges", "normal,build", "--target", target])
        .args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}"])
        .output()
        .context("cargo does not start")?;
    let complaint = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo tree: {complaint}");
    let text = String::from_utf8(output.stdout)?;
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with("outflank-"))
        .map(|line| component(line).with_context(|| format!("no licence: {line}")))
        .collect()
}

/// `anyhow v1.0.104|MIT OR Apache-2.0`; the name may be followed by more, in brackets.
fn component(line: &str) -> Option<Component> {
    let (package, licence) = line.split_once('|')?;
    let mut words = package.split(' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    (!licence.is_empty()).then(|| Component {
        name: name.to_owned(),
        version: version.to_owned(),
        licence: licence.to_owned(),
    })
}

/// A field of a package in a lock file.
fn field(package: &str, name: &str) -> Option<String> {
    let start = format!("{name} = \"");
    let line = package.lines().find_map(|line| line.strip_prefix(&start));
    line.map(|value| value.trim_end_matches('"').to_owned())
}

/// Where crates of others may come from.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Every package of a lock file is ours or from the registry, as deny.toml demands.
fn check_sources(lock: &str) -> Result<()> {
    for package in lock.split("[[package]]").skip(1) {
        // Ours have none.
        if let Some(source) = field(package, "source").filter(|source| source != REGISTRY) {
            let name = field(package, "name").unwrap_or_default();
            bail!("{name} comes from {source}");
        }
    }
    Ok(())
}

/// The checksums of all packages in a lock file, by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let packages = lock.split("[[package]]").skip(1);
    packages
        .filter_map(|package| {
            let (name, version) = (field(package, "name")?, field(package, "version")?);
            Some(((name, version), field(package, "checksum")?))
        })
        .collect()
}

/// As CycloneDX 1.5. An error if the lock file does not have a component.
fn to_json(
    components: &BTreeSet<Component>,
    checksums: &BTreeMap<(String, String), String>,
) -> Result<String> {
    let mut entries = Vec::new();
    for Component {
        name,
        version,
        licence,
    } in components
    {
        let sum = checksums
            .get(&(name.clone(), version.clone()))
            .with_context(|| format!("{name} {version} has no checksum"))?;
        // The older way to write `OR`.
        let licence = licence.replace('/', " OR ");
        entries.push(format!(
            r#"    {{
      "type": "library",
      "name": {name:?},
      "version": {version:?},
      "purl": "pkg:cargo/{name}@{version}",
      "licenses": [{{ "expression": {licence:?} }}],
      "hashes": [{{ "alg": "SHA-256", "content": {sum:?} }}]
    }}"#
        ));
    }
    Ok(format!(
        r#"{{
  "bomFormat": "CycloneDX",
  "specVersion": "1.5",
  "version": 1,
  "metadata": {{
    "component": {{ "type": "application", "name": "outflank", "version": {:?} }}
  }},
  "components": [
{}
  ]
}}
"#,
        env!("CARGO_PKG_VERSION"),
        entries.join(",\n")
    ))
}

#[cfg(test)]
mod tests {
    use super::{Component, REGISTRY, check_sources, checksums, component, to_json};
    use std::collections::BTreeSet;

    const LOCK: &str = r#"version = 4

[[package]]
name = "anyhow"
version = "1.0.104"
source = "a registry"
checksum = "330bfc"
dependencies = [
 "other",
]

[[package]]
name = "ours"
version = "0.1.0"
"#;

    fn anyhow() -> Component {
        component("anyhow v1.0.104 (proc-macro)|MIT/Apache-2.0").unwrap()
    }

    #[test]
    fn a_component_has_a_version_a_licence_and_a_checksum() {
        let text = to_json(&BTreeSet::from([anyhow()]), &checksums(LOCK)).unwrap();
        for part in [
            r#""purl": "pkg:cargo/anyhow@1.0.104""#,
            r#""expression": "MIT OR Apache-2.0""#,
            r#""content": "330bfc""#,
        ] {
            assert!(text.contains(part), "{text}");
        }
    }

    #[test]
    fn what_comes_from_elsewhere_is_an_error() {
        let lock = |name, source| format!("[[package]]\nname = \"{name}\"\n{source}\n");
        let from = |place| format!("source = \"{place}\"");
        let good = lock("anyhow", from(REGISTRY)) + &lock("outflank-rules", String::new());
        check_sources(&good).unwrap();
        let git = lock("other", from("git+https://example.org/other"));
        let error = check_sources(&(good + &git)).unwrap_err();
        assert!(error.to_string().contains("example.org"), "{error}");
    }

    #[test]
    fn what_lacks_something_is_an_error() {
        assert_eq!(component("anyhow v1.0.104|"), None);
        let mut other = anyhow();
        other.version = "2.0.0".to_owned();
        let error = to_json(&BTreeSet::from([other]), &checksums(LOCK)).unwrap_err();
        assert_eq!(error.to_string(), "anyhow 2.0.0 has no checksum");
    }
}
