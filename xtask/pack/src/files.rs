use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// Files by name.
#[derive(Default)]
pub struct Files(BTreeMap<String, Vec<u8>>);

/// Files in a folder named after a hash of their content.
pub struct Folder {
    name: &'static str,
    pub hash: String,
    pub files: Files,
}

impl Folder {
    /// The name of the folder.
    pub fn folder(&self) -> String {
        format!("{}-{}", self.name, self.hash)
    }
}

impl Files {
    pub fn add(&mut self, name: &str, bytes: Vec<u8>) {
        self.0.insert(name.to_owned(), bytes);
    }

    pub fn extend(&mut self, files: Files) {
        self.0.extend(files.0);
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Puts all files into a folder.
    pub fn in_folder(self, name: &'static str) -> Folder {
        let hash = self.hash();
        let files = self
            .0
            .into_iter()
            .map(|(file, bytes)| (format!("{name}-{hash}/{file}"), bytes))
            .collect();
        Folder {
            name,
            hash,
            files: Files(files),
        }
    }

    /// FNV-1a over names and contents.
    fn hash(&self) -> String {
        let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
        for (name, bytes) in &self.0 {
            for &byte in name.as_bytes().iter().chain([&0]).chain(bytes) {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
            }
        }
        format!("{hash:016x}")[..12].to_owned()
    }

    /// The bytes that a current browser downloads for a file.
    pub fn sent(&self, name: &str) -> usize {
        let size = |name: &str| self.0.get(name).map(Vec::len);
        size(&format!("{name}.br"))
            .or_else(|| size(name))
            .unwrap_or(0)
    }

    /// Puts the compressed forms beside all files that have any.
    pub fn compressed(mut self) -> Result<Files> {
        for (name, bytes) in self.0.clone() {
            if is_compressible(&name) {
                self.add(&format!("{name}.gz"), gzip(&bytes)?);
                self.add(&format!("{name}.br"), brotli(&bytes)?);
            }
        }
        Ok(self)
    }

    /// Writes all files into a folder, replacing its contents.
    pub fn write(&self, folder: &Path) -> Result<()> {
        if folder.exists() {
            ensure!(
                folder.join("index.html").exists() && folder.join("sw.js").exists(),
                "{} is there and holds no page: choose another folder",
                folder.display()
            );
            fs::remove_dir_all(folder).with_context(|| folder.display().to_string())?;
        }
        for (name, bytes) in &self.0 {
            let path = folder.join(name);
            fs::create_dir_all(path.parent().unwrap_or(folder))?;
            fs::write(&path, bytes).with_context(|| path.display().to_string())?;
        }
        Ok(())
    }
}

/// Pictures are compressed already.
fn is_compressible(name: &str) -> bool {
    Path::new(name).extension().is_none_or(|it| it != "png")
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &parameters)?;
    Ok(compressed)
}
