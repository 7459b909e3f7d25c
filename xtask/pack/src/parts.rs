//! The parts of the page: what is not needed at once comes in files of its own.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, ensure};
use wasm_split_cli_support::{Options, transform};

use crate::files::Files;
use crate::read;

/// The script that fetches the parts.
pub const SCRIPT: &str = "parts.js";

/// How the script takes a part in. It works only if the server calls it WebAssembly.
const TAKES_IN: &str = "WebAssembly.instantiateStreaming(src, imports)";

/// As `TAKES_IN`, whatever the server calls it.
const INSTANTIATE: &str = r"
async function instantiate(source, imports) {
  const response = await source;
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  if (response.headers.get('Content-Type') === 'application/wasm') {
    return WebAssembly.instantiateStreaming(response, imports);
  }
  return WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
";

/// Splits a compiled page where its functions are marked for it: the main module, which is yet to be bound, and the
/// files of the parts.
pub fn split(compiled: &Path) -> Result<(PathBuf, Files)> {
    let name = compiled.file_name().context("it is a file")?;
    let folder = compiled.with_extension("parts");
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| folder.display().to_string())?;
    }
    let program = read(compiled)?;
    let main = folder.join(name);
    let mut options = Options::new(&program);
    options.output_dir = &folder;
    options.main_out_path = &main;
    options.main_module = "./outflank_web.js";
    options.link_name = "./parts.js";
    let made = transform(options).map_err(|error| anyhow!("the page is not split: {error:#}"))?;

    let mut files = Files::default();
    let script = fs::read_to_string(folder.join(SCRIPT))?;
    ensure!(script.contains(TAKES_IN), "{SCRIPT} is not as expected");
    for path in made.split_modules {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if script.contains(&*name) {
            files.add(&name, without_names(&read(&path)?)?);
        }
    }
    let script = script.replace(TAKES_IN, "instantiate(src, imports)") + INSTANTIATE;
    files.add(SCRIPT, script.into_bytes());
    Ok((main, files))
}

/// A module without its custom sections, which only tools read.
fn without_names(module: &[u8]) -> Result<Vec<u8>> {
    let (head, mut rest) = module.split_at_checked(8).context("it has a header")?;
    let mut bare = head.to_vec();
    while let [kind, tail @ ..] = rest {
        let (size, length) = number(tail).context("a section has a size")?;
        let (section, after) = rest
            .split_at_checked(1 + length + size)
            .context("a section is complete")?;
        if *kind != 0 {
            bare.extend_from_slice(section);
        }
        rest = after;
    }
    Ok(bare)
}

/// A number in seven bits a byte, the lowest first, and how many bytes it takes.
fn number(bytes: &[u8]) -> Option<(usize, usize)> {
    let mut number = 0;
    for (at, &byte) in bytes.iter().take(5).enumerate() {
        number |= usize::from(byte & 0x7f) << (7 * at);
        if byte < 0x80 {
            return Some((number, at + 1));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_left_out_and_the_rest_stays() {
        let header = b"\0asm\x01\0\0\0";
        let code = [&[10, 0x80, 0x01][..], &[7; 128]].concat();
        let names = [0, 5, 4, b'n', b'a', b'm', b'e'];
        let whole = [header, &names[..], &code, &names].concat();
        assert_eq!(without_names(&whole).unwrap(), [header, &code[..]].concat());
        assert!(without_names(&whole[..whole.len() - 1]).is_err());
    }
}
