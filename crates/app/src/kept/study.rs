use outflank_record::{GameRecord, json};

use super::{Reading, Storage, Unavailable, read};

/// The name.
const STUDY: &str = "analyse.study";

/// The last study of a game that is not kept itself, with what was noted in it.
#[derive(Debug)]
pub struct LastStudy<'a, S: ?Sized>(pub &'a S);

impl<S: Storage + ?Sized> LastStudy<'_, S> {
    /// The study, if there is one.
    pub fn read(&self) -> Reading<Option<GameRecord>> {
        read(self.0, STUDY, |text| {
            json::read_line(text, 1, 0).strict().ok().map(Some)
        })
    }

    /// Keeps a study, if something is noted in it. If it is the one that is kept, and all notes are gone, so is the study.
    pub fn keep(&self, study: &GameRecord) -> Result<(), Unavailable> {
        if !study.notes.is_empty() {
            return self.0.write(STUDY, &json::write(study));
        }
        let is_same = |kept: GameRecord| kept.transcript() == study.transcript();
        if self.read().value.is_some_and(is_same) {
            self.0.remove(STUDY)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::Memory;

    fn study(notes: &str) -> GameRecord {
        let game = "f5d6c3".parse().unwrap();
        let mut record = GameRecord::from(&game);
        notes.clone_into(&mut record.notes);
        record
    }

    #[test]
    fn what_is_noted_is_kept_until_it_is_deleted() {
        let storage = Memory::default();
        let last = LastStudy(&storage);
        last.keep(&study("")).unwrap();
        assert_eq!(last.read().value, None);
        let noted = study("f5d6{Why?}c3");
        last.keep(&noted).unwrap();
        assert_eq!(last.read().value, Some(noted.clone()));
        // Looking at another game takes nothing away.
        let other = GameRecord::from(&"f5f6".parse().unwrap());
        last.keep(&other).unwrap();
        assert_eq!(last.read().value, Some(noted));
        last.keep(&study("")).unwrap();
        assert_eq!(last.read().value, None);
        assert_eq!(storage.names("").unwrap(), Vec::<String>::new());
    }

    #[test]
    fn what_cannot_be_read_is_set_aside() {
        let storage = Memory::default();
        storage.write(STUDY, "nonsense").unwrap();
        let reading = LastStudy(&storage).read();
        assert!(reading.value.is_none() && reading.notice.is_some());
    }
}
