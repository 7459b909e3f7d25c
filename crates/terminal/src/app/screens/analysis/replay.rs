use outflank_play::Match;
use outflank_rules::notation::Transcript;
use outflank_rules::{Move, Position};
use outflank_text::Texts;

/// A game to be looked at: its positions, and the moves between them.
#[derive(Clone, Debug, Default)]
pub(super) struct Replay {
    /// The moves, passes included.
    pub(super) moves: Vec<Move>,
    /// One more than there are moves. At a table, mistakes that stood are part of them.
    pub(super) positions: Vec<Position>,
}

impl Replay {
    /// A game that was played here.
    pub(super) fn of_game(game: &Match) -> Replay {
        let mut replay = Replay::default();
        if let Some(game) = game.game() {
            replay.positions.push(game.start());
            for turn in game.turns() {
                replay.moves.push(turn.mv);
                replay.positions.push(turn.after);
            }
        }
        if let Some(table) = game.tabletop() {
            replay.positions.push(table.start());
            for turn in table.turns() {
                replay.moves.push(turn.mv);
                replay.positions.push(turn.after());
            }
        }
        replay
    }

    fn of_transcript(transcript: &Transcript) -> Replay {
        let mut replay = Replay {
            moves: transcript.moves().to_vec(),
            positions: vec![transcript.start()],
        };
        for &mv in transcript.moves() {
            let last = replay.positions.last().copied().unwrap_or(Position::START);
            // A transcript is legal, or it would not be one.
            replay.positions.push(last.play(mv).unwrap_or(last));
        }
        replay
    }

    /// Moves as text, if that is what it is.
    pub(super) fn of_moves(text: &str) -> Option<Replay> {
        let transcript: Transcript = text.parse().ok()?;
        (!transcript.moves().is_empty()).then(|| Replay::of_transcript(&transcript))
    }

    /// What a file holds: a game saved by this program, or moves. Else the reason why it is neither.
    pub(super) fn read(text: &str, texts: &Texts) -> Result<Replay, String> {
        if text.trim_start().starts_with('{') {
            return match Match::load(text) {
                Ok(game) => Ok(Replay::of_game(&game)),
                Err(error) => Err(texts.describe(&error)),
            };
        }
        match text.parse::<Transcript>() {
            Ok(transcript) => Ok(Replay::of_transcript(&transcript)),
            Err(error) => Err(texts.describe(&error)),
        }
    }

    /// The number of the last position.
    pub(super) fn last(&self) -> usize {
        self.moves.len()
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use outflank_play::MatchSetup;
    use outflank_rules::Square;
    use outflank_text::Language;

    use super::*;

    #[test]
    fn games_are_read_from_moves_and_from_saves() {
        let texts = Texts::new(Language::English);
        let moves = Replay::of_moves("F5 d6 c3").unwrap();
        assert_eq!((moves.last(), moves.positions.len()), (3, 4));
        let mut game = Match::new(MatchSetup::default()).unwrap();
        for square in [Square::F5, Square::D6, Square::C3] {
            game.play(square.into(), Duration::ZERO).unwrap();
        }
        let saved = Replay::read(&game.save(Duration::ZERO), &texts).unwrap();
        assert_eq!(saved.positions, moves.positions);
        assert_eq!(Replay::read("f5d6c3\n", &texts).unwrap().moves, moves.moves);
    }

    #[test]
    fn what_is_no_game_is_told() {
        let texts = Texts::new(Language::English);
        assert!(Replay::of_moves("game.txt").is_none());
        assert!(Replay::of_moves("").is_none());
        for text in ["{}", "{ \"format\": 1", "hello", "f5f5"] {
            let reason = Replay::read(text, &texts).unwrap_err();
            assert!(!reason.is_empty(), "{text}");
        }
    }
}
