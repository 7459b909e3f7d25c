use outflank_record::{GameRecord, json};

use super::{Reading, Storage, Unavailable, read};
use crate::study::Study;

/// The name.
const STUDY: &str = "analyse.study";

/// No more studies than this are kept.
const MOST: usize = 5;

/// The last studies of games that are not kept themselves, with what was noted in them.
#[derive(Debug)]
pub struct LastStudy<'a, S: ?Sized>(pub &'a S);

impl<S: Storage + ?Sized> LastStudy<'_, S> {
    /// The last one, if there is one.
    pub fn read(&self) -> Reading<Option<GameRecord>> {
        let Reading { value, notice } = self.all();
        let value = value.into_iter().next();
        Reading { value, notice }
    }

    /// All of them, the last one first.
    pub fn all(&self) -> Reading<Vec<GameRecord>> {
        read(self.0, STUDY, |text| {
            let study = |line| json::read_line(line, 1, 0).strict().ok();
            text.lines().map(study).collect()
        })
    }

    /// Keeps a study, if something is noted in it. If it is kept already, and all notes are gone, so is the study.
    pub fn keep(&self, study: &GameRecord) -> Result<(), Unavailable> {
        let before = self.all().value;
        let mut studies = before.clone();
        studies.retain(|kept| kept.transcript() != study.transcript());
        if !study.notes.is_empty() {
            studies.insert(0, study.clone());
            studies.truncate(MOST);
        }
        if studies == before {
            Ok(())
        } else if studies.is_empty() {
            self.0.remove(STUDY)
        } else {
            let lines: Vec<String> = studies.iter().map(json::write).collect();
            self.0.write(STUDY, &lines.join("\n"))
        }
    }

    /// A game with what was noted about it before, unless it brings notes of its own.
    pub fn with_notes(&self, study: Study) -> Reading<Study> {
        let Reading { value, notice } = self.all();
        let game = study.whole();
        let mut kept = value.into_iter().filter(|_| game.notes.is_empty());
        let noted = kept.find(|kept| kept.transcript() == game.transcript());
        let value = noted.map(|noted| Study::from(noted).at_place_of(&study));
        Reading {
            value: value.unwrap_or(study),
            notice,
        }
    }

    /// The studies of other games.
    pub fn others(&self, study: &Study) -> Reading<Vec<GameRecord>> {
        let mut others = self.all();
        let game = study.whole().transcript();
        others.value.retain(|kept| kept.transcript() != game);
        others
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kept::Memory;

    fn study(notes: &str) -> GameRecord {
        of_game("f5d6c3", notes)
    }

    fn of_game(moves: &str, notes: &str) -> GameRecord {
        let mut record = GameRecord::from(&moves.parse().unwrap());
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
    fn the_last_studies_are_kept_and_a_game_that_is_opened_again_has_its_notes() {
        let storage = Memory::default();
        let last = LastStudy(&storage);
        let games = ["f5f6", "f5d6", "f5f4", "d3c3", "d3e3", "d3c5"];
        let noted = |game: &str| of_game(game, &format!("{game}{{Why?}}"));
        for game in games {
            last.keep(&noted(game)).unwrap();
        }
        let kept = last.all().value;
        let expected: Vec<_> = games[1..].iter().rev().copied().map(noted).collect();
        assert_eq!(kept, expected);
        let mut game = Study::from(of_game("f5d6", ""));
        game.go(1);
        let again = last.with_notes(game.clone()).value;
        assert_eq!((again.whole(), again.at()), (noted("f5d6"), 1));
        assert_eq!(last.others(&game).value.len(), 4);
        // What somebody else has noted is not mixed with it.
        let other = Study::from(of_game("f5d6", "f5d6{!}"));
        assert_eq!(last.with_notes(other.clone()).value, other);
        let new = Study::from(of_game("f5", ""));
        assert_eq!(last.with_notes(new.clone()).value, new);
        assert_eq!(last.others(&new).value.len(), 5);
    }

    #[test]
    fn what_cannot_be_read_is_set_aside() {
        let storage = Memory::default();
        storage.write(STUDY, "nonsense").unwrap();
        let reading = LastStudy(&storage).read();
        assert!(reading.value.is_none() && reading.notice.is_some());
    }
}
