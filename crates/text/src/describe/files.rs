//! Games that come from files.

use outflank_app::explorer::{AddedGames, Entry};
use outflank_app::study::Opened;
use outflank_app::study::intake::{FileFault, MOST_BYTES, NotOpened};
use outflank_record::{GameRecord, transcript};

use crate::{Describe, Texts};

/// So many letters of a game without names tell it from others.
const TOLD: usize = 20;

impl Describe for FileFault {
    fn describe(&self, texts: &Texts) -> String {
        let reason = match &self.why {
            NotOpened::Unreadable(error) => texts.describe(error),
            NotOpened::NamesAlone => texts.file_names_alone(),
            NotOpened::TooLarge => texts.file_too_large(MOST_BYTES >> 20),
            NotOpened::Unavailable => texts.file_unavailable(),
        };
        match self.file.as_str() {
            "" => reason,
            file => texts.file_fault(file, &reason),
        }
    }
}

/// What came of games that were added to the explorer.
impl Describe for AddedGames {
    fn describe(&self, texts: &Texts) -> String {
        let is_all_known = self.new + self.other_rules + self.left_out == 0;
        let known = if is_all_known { 0 } else { self.known };
        let mut sentences = Vec::new();
        if self.new > 0 || is_all_known {
            sentences.push(texts.added_new(self.new));
        }
        let mut tell = |games: usize, sentence: fn(&Texts, usize) -> String| {
            if games > 0 {
                sentences.push(sentence(texts, games));
            }
        };
        tell(known, Texts::added_known);
        tell(self.other_rules, Texts::added_other_rules);
        tell(self.left_out, Texts::added_left_out);
        tell(self.unkept, Texts::explorer_unkept);
        sentences.join(" ")
    }
}

impl Texts {
    /// What of a game's file is not there to be looked at, and why, if there is such a thing.
    pub fn missing_of(&self, opened: &Opened) -> Option<String> {
        let fault = opened.fault.as_ref().map(|fault| self.describe(fault));
        let left_out = opened.left_out.iter();
        let left_out = left_out.map(|loss| self.file_left_out(loss.name()));
        let sentences: Vec<String> = fault.into_iter().chain(left_out).collect();
        (!sentences.is_empty()).then(|| sentences.join(" "))
    }

    /// A game in a list: who played, how it ended, where and when. Without names, how it began.
    pub fn heading_of(&self, record: &GameRecord) -> String {
        let entry = Entry::new(0, record);
        let moves = record.moves().len();
        let who = if entry.black.is_empty() && entry.white.is_empty() {
            let begin: String = transcript::write(record).chars().take(TOLD).collect();
            let more = if moves * 2 > TOLD { "…" } else { "" };
            [begin, more.to_owned()].concat()
        } else {
            self.players_of(&entry)
        };
        let score = entry.score.map(|_| self.score_of(&entry));
        let date = record.date.as_ref().map(|date| date.to_day('-'));
        let parts = [
            Some(who),
            score,
            Some(self.files_moves(moves)),
            Some(entry.event),
            date,
        ];
        let parts = parts.into_iter().flatten().filter(|it| !it.is_empty());
        parts.collect::<Vec<_>>().join(" · ")
    }
}

#[cfg(test)]
mod tests {
    use outflank_app::study::{OpenError, open};
    use outflank_record::wthor::Roster;
    use outflank_record::{Date, ggf};

    use super::*;
    use crate::Language;

    #[test]
    fn a_file_that_is_not_opened_is_named() {
        let texts = Texts::new(Language::EN);
        let mut fault = FileFault {
            file: "a.txt".to_owned(),
            why: NotOpened::Unreadable(OpenError::Empty),
        };
        assert!(
            texts
                .describe(&fault)
                .starts_with("a.txt: There is nothing")
        );
        fault.file.clear();
        assert!(texts.describe(&fault).starts_with("There is nothing"));
    }

    #[test]
    fn what_was_added_is_counted_and_what_was_not_is_explained() {
        let texts = Texts::new(Language::EN);
        let mut added = AddedGames {
            new: 2,
            known: 1,
            ..AddedGames::default()
        };
        let told = "The explorer counts 2 more games. 1 game was there already.";
        assert_eq!(texts.describe(&added), told);
        added.new = 0;
        let told = "The explorer already has all these games.";
        assert_eq!(texts.describe(&added), told);
        added.left_out = 3;
        let told = "1 game was there already. There is no room for 3 games.";
        assert_eq!(texts.describe(&added), told);
    }

    #[test]
    fn what_a_file_has_beside_the_game_is_told() {
        let texts = Texts::new(Language::EN);
        let told = |game: &str| {
            let opened = open(game.as_bytes(), &Roster::default()).unwrap();
            texts.missing_of(&opened.games[0])
        };
        let told_of = "The file also has variations, which are not read. \
                       The file also has comments on moves, which are not read.";
        let game = "(;GM[2]XX[new];B[f5](;W[d6]C[Why?];B[c3])(;W[f6]))";
        assert_eq!(told(game).as_deref(), Some(told_of));
        assert_eq!(told("(;GM[2]XX[new];B[f5];W[d6])"), None);
        let wrong = told("f5d6a1").unwrap();
        assert!(wrong.starts_with("Read up to move 2."), "{wrong}");
    }

    #[test]
    fn a_game_in_a_list_is_told_by_its_players_or_its_beginning() {
        let texts = Texts::new(Language::EN);
        let game = "(;GM[Othello]PB[Anna]PW[Ben]DT[2001.05.07]RE[+2]B[f5]W[d6];)";
        let game = ggf::Games::new(game.as_bytes()).next().unwrap().unwrap();
        let mut record = game.record.unwrap();
        let told = "Anna – Ben · 33–31 · 2 moves · 2001-05-07";
        assert_eq!(texts.heading_of(&record), told);
        record.black.name.clear();
        record.white.name.clear();
        record.date = Some(Date::of_year(2001));
        let told = texts.heading_of(&record);
        assert!(told.starts_with("f5d6 · 33–31 · 2 moves · 2001"), "{told}");
    }
}
