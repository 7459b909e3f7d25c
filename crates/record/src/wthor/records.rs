use std::io::{self, Read};

use super::{
    BEST_SCORE, Fault, Game, Games, HEADER, Header, NameKind, Names, RECORD, Roster, SCORE,
    WthorError, fill, read_prefix,
};
use crate::error::Complaints;
use crate::{Date, Decimal, Ending, GameRecord, Reading, ResultRecord, Theory};

/// The games of a stream with the names of their players. A bad game is reported and kept up to its first wrong move,
/// and does not end it.
pub struct Records<'a, R> {
    games: Games<R>,
    roster: &'a Roster,
}

impl<'a, R: Read> Records<'a, R> {
    /// Reads the header.
    pub fn new(input: R, roster: &'a Roster) -> Result<Records<'a, R>, WthorError> {
        let games = Games::new(input)?;
        Ok(Records { games, roster })
    }

    /// What the file states about all games.
    pub const fn header(&self) -> Header {
        self.games.header()
    }

    fn read(&mut self) -> io::Result<Reading> {
        let games = &mut self.games;
        let offset = HEADER as u64 + u64::from(games.read) * RECORD as u64;
        let number = u64::from(games.read) + 1;
        let mut bytes = [0; RECORD];
        if !fill(&mut games.input, &mut bytes)? {
            let all = games.header.games;
            games.read = all;
            let fault = crate::Fault::Truncated(all.into());
            return Ok(Reading::refused(number, offset, fault));
        }
        games.read += 1;
        let (game, faults) = read_prefix(&bytes);
        let mut complaints = Complaints::new(number, offset);
        for (at, fault) in faults {
            let ply = match fault {
                Fault::NotASquare(ply, _) | Fault::Illegal(ply, ..) | Fault::AfterTheEnd(ply) => {
                    Some(ply)
                }
                Fault::Score(_) | Fault::NoName(..) => None,
            };
            complaints.add(at, ply, crate::Fault::Archive(fault));
        }
        let record = self.record(&game, &bytes, &mut complaints);
        Ok(complaints.into_reading(Some(record), Vec::new()))
    }

    fn record(&self, game: &Game, bytes: &[u8; RECORD], complaints: &mut Complaints) -> GameRecord {
        let header = self.games.header;
        let mut record = GameRecord::from(&game.moves);
        let roster = self.roster;
        let players = roster.players.as_ref();
        let mut name = |names: Option<&Names>, kind, place, at| match names {
            None => String::new(),
            Some(names) => names.get(place).map_or_else(
                || {
                    let fault = Fault::NoName(kind, place);
                    complaints.add(at, None, crate::Fault::Archive(fault));
                    NameKind::Players.nobody().to_owned()
                },
                str::to_owned,
            ),
        };
        let tournaments = roster.tournaments.as_ref();
        record.event = name(tournaments, NameKind::Tournaments, game.tournament, 0);
        record.black.name = name(players, NameKind::Players, game.black, 2);
        record.white.name = name(players, NameKind::Players, game.white, 4);
        record.date = (1..=9999)
            .contains(&header.year)
            .then(|| Date::of_year(header.year));
        record.result = (bytes[SCORE] <= 64).then(|| ResultRecord {
            score: Decimal::whole(game.score.discs()),
            ending: Ending::Board,
        });
        let theory = Theory {
            empties: header.depth as u8,
            score: game.best_score,
        };
        // With one empty square left, the score is the result: that is how writers mark uncomputed scores.
        let is_known = theory.is_sound() && theory.empties > 1 && bytes[BEST_SCORE] <= 64;
        record.theory = is_known.then_some(theory);
        record
    }
}

impl<R: Read> Iterator for Records<'_, R> {
    type Item = io::Result<Reading>;

    fn next(&mut self) -> Option<io::Result<Reading>> {
        if self.games.read == self.games.header.games {
            return None;
        }
        Some(self.read())
    }
}
