//! Settings and progress on disk.

use std::fs;
use std::io;
use std::path::PathBuf;

use outflank_learn::Progress;
use outflank_text::Texts;

use super::Settings;
use crate::store::set_aside;

/// The folder with a person's settings and progress, if there is one.
#[derive(Clone, Debug)]
pub(super) struct Shelf(pub(super) Option<PathBuf>);

impl Shelf {
    fn path(&self, name: &str) -> Option<PathBuf> {
        Some(self.0.as_ref()?.join(name))
    }

    /// The settings as they were kept; what cannot be read is set aside.
    pub(super) fn settings(&self, tell: &mut dyn FnMut(&str, &Texts), texts: &Texts) -> Settings {
        let read = |text: &str| Settings::load(text);
        self.read("settings.json", read, tell, texts)
    }

    /// What was learned so far; what cannot be read is set aside.
    pub(super) fn progress(&self, tell: &mut dyn FnMut(&str, &Texts), texts: &Texts) -> Progress {
        let read = |text: &str| Progress::load(text).ok().map(|loaded| loaded.progress);
        self.read("progress.json", read, tell, texts)
    }

    fn read<T: Default>(
        &self,
        name: &str,
        read: impl Fn(&str) -> Option<T>,
        tell: &mut dyn FnMut(&str, &Texts),
        texts: &Texts,
    ) -> T {
        let Some(path) = self.path(name) else {
            return T::default();
        };
        let Ok(bytes) = fs::read(&path) else {
            // There is none yet; where it cannot be read, it cannot be written either, and that is told then.
            return T::default();
        };
        if let Some(value) = read(&String::from_utf8_lossy(&bytes)) {
            return value;
        }
        match set_aside(&path) {
            Ok(aside) => tell(&aside.display().to_string(), texts),
            Err(_) => tell(&path.display().to_string(), texts),
        }
        T::default()
    }

    pub(super) fn keep_settings(&self, settings: &Settings) -> io::Result<()> {
        self.write("settings.json", &settings.save())
    }

    pub(super) fn keep_progress(&self, text: &str) -> io::Result<()> {
        self.write("progress.json", text)
    }

    fn write(&self, name: &str, text: &str) -> io::Result<()> {
        let Some(path) = self.path(name) else {
            return Ok(());
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        outflank_store::replace(&path, text)
    }
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;
    use crate::app::Look;

    #[test]
    fn what_is_kept_is_found_again_and_damage_is_set_aside() {
        let texts = Texts::new(Language::EN);
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf(Some(folder.path().join("new")));
        let mut told = Vec::new();
        let mut tell = |file: &str, _: &Texts| told.push(file.to_owned());
        assert_eq!(shelf.settings(&mut tell, &texts), Settings::default());
        let settings = Settings {
            look: Look::Contrast,
            ..Settings::default()
        };
        shelf.keep_settings(&settings).unwrap();
        assert_eq!(shelf.settings(&mut tell, &texts), settings);
        shelf.write("settings.json", "rubbish").unwrap();
        assert_eq!(shelf.settings(&mut tell, &texts), Settings::default());
        shelf.write("progress.json", "{}").unwrap();
        assert_eq!(shelf.progress(&mut tell, &texts), Progress::default());
        assert_eq!(told.len(), 2);
        for file in told {
            assert!(fs::metadata(file).unwrap().is_file());
        }
        assert!(Shelf(None).keep_settings(&settings).is_ok());
    }
}
