use std::collections::BTreeMap;
use std::fs;
use std::io::Write as _;
use std::path::Path;

use anyhow::{Context, Result, ensure};
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

    /// The compressed size, as downloaded.
    pub fn compressed_size(&self) -> Result<usize> {
        let sizes = self.0.values().map(|bytes| Ok(compress(bytes)?.len()));
        sizes.sum()
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
            if path.extension().is_none_or(|extension| extension != "png") {
                let mut gzip = path.into_os_string();
                gzip.push(".gz");
                fs::write(gzip, compress(bytes)?)?;
            }
        }
        Ok(())
    }
}

fn compress(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
