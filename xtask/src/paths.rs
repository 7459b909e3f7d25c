//! No paths of the machine in what is handed out: where a panic may happen, the compiler writes the name of the file.

use std::fs;
use std::path::{MAIN_SEPARATOR, Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::workspace::{cargo_home, root, target_dir};

/// Folders of this machine, and what stands for them in a program. Where several fit, the last one does.
fn folders() -> Result<Vec<(PathBuf, &'static str)>> {
    let mut folders = vec![(cargo_home()?, "cargo")];
    folders.extend(std::env::home_dir().map(|home| (home, "home")));
    folders.reverse();
    let registries = fs::read_dir(cargo_home()?.join("registry/src"));
    for registry in registries.into_iter().flatten() {
        folders.push((registry?.path(), "crates"));
    }
    folders.push((sysroot()?, "rust"));
    folders.push((root().to_owned(), "outflank"));
    folders.push((target_dir()?, "target"));
    Ok(folders)
}

fn sysroot() -> Result<PathBuf> {
    let output = Command::new("rustc")
        .current_dir(root())
        .args(["--print", "sysroot"])
        .output()
        .context("rustc does not start")?;
    Ok(String::from_utf8(output.stdout)?.trim().into())
}

/// Lets cargo replace them; beside the flags of `.cargo/config.toml`, which the environment would override.
pub fn replace(build: &mut Command) -> Result<()> {
    let flags: Vec<String> = folders()?
        .iter()
        .map(|(folder, name)| {
            format!(
                "{:?}",
                format!("--remap-path-prefix={}={name}", folder.display())
            )
        })
        .collect();
    let flags = flags.join(", ");
    build.arg("--config");
    build.arg(format!("target.'cfg(all())'.rustflags = [{flags}]"));
    Ok(())
}

/// Checks that a file names none of them.
pub fn check_absent(file: &Path) -> Result<()> {
    let bytes = fs::read(file).with_context(|| file.display().to_string())?;
    for (folder, _) in folders()? {
        // With what separates it from the names in it: `src/root.rs` does not name the folder `/root`.
        let folder = format!("{}{MAIN_SEPARATOR}", folder.display());
        let count = count(&bytes, folder.as_bytes());
        ensure!(
            count == 0,
            "{} names {folder} {count} times",
            file.display()
        );
    }
    Ok(())
}

fn count(bytes: &[u8], word: &[u8]) -> usize {
    bytes
        .windows(word.len())
        .filter(|part| *part == word)
        .count()
}

#[cfg(test)]
mod tests {
    use super::{check_absent, count, folders};
    use crate::workspace::{check, root, target_dir};
    use std::process::Command;

    #[test]
    fn words_are_counted() {
        assert_eq!(count(b"/home/me/a /home/me/b /home", b"/home/me"), 2);
    }

    /// The compiler replaces what it is told to replace, in the order that is meant here.
    #[test]
    fn a_program_does_not_name_the_folder_that_it_was_compiled_in() {
        let folder = target_dir().unwrap().join("paths-test");
        std::fs::create_dir_all(&folder).unwrap();
        let (source, program) = (folder.join("main.rs"), folder.join("main"));
        std::fs::write(
            &source,
            "fn main() { println!(\"{}\", file!()); None::<u8>.unwrap(); }",
        )
        .unwrap();
        let compile = |flags: &[String]| {
            let mut rustc = Command::new("rustc");
            rustc.arg(&source).arg("-o").arg(&program).args(flags);
            check(
                rustc
                    .current_dir(root())
                    .args(["-Cdebuginfo=0", "-Cstrip=symbols"]),
            )
            .unwrap();
            let bytes = std::fs::read(&program).unwrap();
            count(&bytes, source.display().to_string().as_bytes())
        };
        assert!(compile(&[]) > 0);
        let flags: Vec<String> = folders()
            .unwrap()
            .iter()
            .map(|(folder, name)| format!("--remap-path-prefix={}={name}", folder.display()))
            .collect();
        assert_eq!(compile(&flags), 0);
        check_absent(&program).unwrap();
    }
}
