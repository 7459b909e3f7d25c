use outflank_record::{obf, wthor};

use crate::{Describe, Texts};

impl Describe for obf::ObfError {
    fn describe(&self, texts: &Texts) -> String {
        match &self.fault {
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

impl Describe for wthor::WthorError {
    fn describe(&self, texts: &Texts) -> String {
        match self {
            wthor::WthorError::Io(error) => format!("{error}."),
            wthor::WthorError::NoHeader => texts.wthor_no_header(),
            wthor::WthorError::BoardSize(size) => texts.wthor_board_size(*size),
            wthor::WthorError::NotGames => texts.wthor_not_games(),
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
        }
    }
}
