use outflank_app::study::{Misread, Place};
use outflank_record::{Ending, Fault, GameRecord, RecordError, ResultRecord, obf, wthor};
use outflank_rules::Color;
use outflank_rules::notation::TranscriptProblem;

use crate::{Describe, Texts};

impl Describe for obf::ObfError {
    fn describe(&self, texts: &Texts) -> String {
        texts.describe(&self.fault)
    }
}

impl Describe for obf::Fault {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            obf::Fault::TooLong => texts.obf_too_long(),
            obf::Fault::Position(error) => texts.describe(error),
            obf::Fault::NoSemicolon(letter) => texts.obf_no_semicolon(*letter),
            obf::Fault::NoColon(field) => texts.obf_no_colon(field),
            obf::Fault::NotAMove(text) => texts.obf_not_a_move(text),
            obf::Fault::Illegal(mv) => texts.obf_illegal(*mv),
            obf::Fault::NotAScore(text) => texts.obf_not_a_score(text),
        }
    }
}

/// How a game ended that the board does not show.
impl Describe for ResultRecord {
    fn describe(&self, texts: &Texts) -> String {
        let score = &texts.recorded_score(self.score);
        match self.ending {
            Ending::Board => texts.analysis_result(score),
            Ending::Resigned => texts.analysis_result_resigned(score),
            Ending::Time => texts.analysis_result_time(score),
            Ending::Agreed => texts.analysis_result_agreed(score),
            Ending::Left => texts.analysis_result_left(score),
        }
    }
}

impl Texts {
    /// The result of a game: on the board, or as its record states it.
    pub fn result_of(&self, record: &GameRecord) -> Option<String> {
        let end = record.end();
        if end.is_over() {
            let [black, white] = Color::ALL.map(|color| end.discs(color).len() as u8);
            return Some(self.final_score(black, white));
        }
        Some(self.describe(&record.result?))
    }
}

impl Describe for RecordError {
    fn describe(&self, texts: &Texts) -> String {
        let reason = texts.describe(&self.fault);
        match self.ply {
            Some(ply) => texts.record_move(self.game, ply, self.offset, &reason),
            None => texts.record_place(self.game, self.offset, &reason),
        }
    }
}

/// Up to which move a game was read, and why not further.
impl Describe for Misread {
    fn describe(&self, texts: &Texts) -> String {
        let reason = texts.describe(&self.error.fault);
        let (game, ply) = (self.error.game, self.error.ply);
        let reason = match (self.place, ply) {
            _ if self.error.fault == Fault::NoGame => reason,
            (Place::Byte(_), _) => texts.describe(&self.error),
            (Place::Text { line, column }, Some(ply)) => {
                texts.record_at_move(game, ply, line, column, &reason)
            }
            (Place::Text { line, column }, None) => {
                texts.record_at_line(game, line, column, &reason)
            }
        };
        match self.moves {
            0 => reason,
            moves => texts.record_read_up_to(moves, &reason),
        }
    }
}

impl Describe for Fault {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            Fault::NoGame => texts.record_no_game(),
            Fault::NoMoves => texts.record_no_moves(),
            Fault::NotClosed => texts.record_not_closed(),
            Fault::TooLong => texts.record_too_long(),
            Fault::OtherGame(name) => texts.record_other_game(name),
            Fault::BoardSize(size) => texts.record_board_size(size),
            Fault::Board(error) => texts.record_board(&texts.describe(error)),
            Fault::Fen(text) => texts.record_fen(text),
            Fault::Setup(error) => texts.record_board(&texts.describe(error)),
            Fault::Truncated(games) => texts.record_truncated(*games),
            Fault::NotATag => texts.record_not_a_tag(),
            Fault::NotAField(letter) => texts.record_not_a_field(*letter),
            Fault::Field(name, text) => texts.record_field(name, text),
            Fault::KomiMismatch => texts.record_komi(),
            Fault::NotAMove(text) => texts.record_not_a_move(text),
            Fault::WrongColor => texts.record_wrong_color(),
            Fault::Illegal(reason) | Fault::Transcript(TranscriptProblem::Illegal(reason)) => {
                texts.describe(reason)
            }
            Fault::Transcript(TranscriptProblem::NotAMove(letter)) => {
                texts.record_unknown_letter(*letter)
            }
            Fault::Problem(fault) => texts.describe(fault),
            Fault::NotJson => texts.record_not_json(),
            Fault::JsonField => texts.record_json_field(),
            Fault::Archive(fault) => match fault {
                // `RecordError` adds the place.
                wthor::Fault::NotASquare(_, byte) => texts.record_not_a_move(&byte.to_string()),
                wthor::Fault::Illegal(_, _, reason) => texts.describe(reason),
                fault => texts.describe(fault),
            },
        }
    }
}

impl Describe for wthor::WthorError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            wthor::WthorError::Io(error) => texts.describe(error),
            wthor::WthorError::NoHeader => texts.wthor_no_header(),
            wthor::WthorError::BoardSize(size) => texts.wthor_board_size(*size),
            wthor::WthorError::NotGames => texts.wthor_not_games(),
            wthor::WthorError::NotNames => texts.wthor_not_names(),
            wthor::WthorError::Truncated { game, games } => texts.wthor_truncated(*game, *games),
            wthor::WthorError::Game { game, fault } => {
                texts.wthor_game(*game, &texts.describe(fault))
            }
        }
    }
}

impl Describe for wthor::Fault {
    fn describe(&self, texts: &Texts) -> String {
        match *self {
            wthor::Fault::NotASquare(ply, byte) => texts.wthor_not_a_square(ply, byte),
            wthor::Fault::Illegal(ply, square, _) => texts.wthor_illegal(ply, square),
            wthor::Fault::AfterTheEnd(ply) => texts.wthor_after_the_end(ply),
            wthor::Fault::Score(score) => texts.wthor_score(score),
            wthor::Fault::NoName(wthor::NameKind::Players, index) => {
                texts.record_no_name("players", index)
            }
            wthor::Fault::NoName(wthor::NameKind::Tournaments, index) => {
                texts.record_no_name("tournaments", index)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use outflank_app::study::{OpenError, Place, open};
    use outflank_record::wthor::Roster;

    use super::*;
    use crate::Language;

    /// The damaged files that the readers are tested with.
    #[test]
    fn every_damage_is_told_in_every_language_with_its_place() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../record/tests/damaged");
        let mut told = 0;
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.ends_with("EXPECTED") {
                continue;
            }
            let opened = open(&fs::read(&path).unwrap(), &Roster::default());
            let faults = |opened: Vec<outflank_app::study::Opened>| {
                let faults = opened.into_iter().find_map(|game| game.fault);
                faults.expect("a fault")
            };
            let (misread, error) = match opened {
                Ok(opened) => (Some(faults(opened.games)), None),
                Err(OpenError::Record(misread)) => (Some(misread), None),
                Err(error) => (None, Some(error)),
            };
            let mut sentences = Vec::new();
            for language in [Language::EN, Language::FR, Language::ES] {
                let texts = Texts::new(language);
                let sentence = match (&misread, &error) {
                    (Some(misread), _) => texts.describe(misread),
                    (None, Some(error)) => texts.describe(error),
                    (None, None) => unreachable!("one of them is there"),
                };
                let has = |number: usize| sentence.contains(&number.to_string());
                if let Some(misread) = misread
                    .as_ref()
                    .filter(|it| it.error.fault != Fault::NoGame)
                {
                    let named = match misread.place {
                        Place::Text { line, column } => has(line) && has(column),
                        Place::Byte(byte) => has(byte as usize),
                    };
                    assert!(named, "{}: {sentence}", path.display());
                    assert!(misread.moves == 0 || has(misread.moves), "{sentence}");
                }
                assert!(
                    !sentence.contains('!') && sentence.ends_with('.'),
                    "{sentence}"
                );
                sentences.push(sentence);
            }
            assert!(sentences[0] != sentences[1] && sentences[1] != sentences[2]);
            told += 1;
        }
        assert!(told >= 40, "{told}");
    }

    #[test]
    fn a_result_is_told_as_the_board_or_the_record_has_it() {
        let texts = Texts::new(Language::EN);
        let told = |game: &str| {
            let opened = open(game.as_bytes(), &Roster::default()).unwrap();
            texts.result_of(&opened.games[0].record())
        };
        for (result, sentence) in [
            ("-12.000:r", "Result: −12 for Black, by resignation."),
            ("+2.000:t", "Result: +2 for Black, on time."),
            ("+0.000:s", "Result: 0 for Black, by agreement."),
            ("-64.000:l", "Result: −64 for Black; a player left."),
            ("+4.000", "Result: +4 for Black."),
        ] {
            let game = format!("(;GM[Othello]RE[{result}]B[f5]W[d6];)");
            assert_eq!(told(&game).as_deref(), Some(sentence), "{game}");
        }
        assert_eq!(told("f5d6"), None);
        // White has no disc left.
        let over = told("e6f4e3f6g5d6e7f5c5");
        assert_eq!(over.as_deref(), Some("Final score: Black 13, White 0."));
    }
}
