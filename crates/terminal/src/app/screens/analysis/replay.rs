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

    pub(super) fn of_transcript(transcript: &Transcript) -> Replay {
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

    /// What is wrong with moves of which the first is right.
    pub(super) fn wrong_moves(text: &str, texts: &Texts) -> Option<String> {
        let error = text.parse::<Transcript>().err()?;
        (error.ply > 1).then(|| texts.describe(&error))
    }

    /// The number of the last position.
    pub(super) fn last(&self) -> usize {
        self.moves.len()
    }
}

#[cfg(test)]
mod tests {
    use outflank_text::Language;

    use super::*;

    #[test]
    fn moves_are_a_game_and_a_wrong_one_is_named() {
        let replay = Replay::of_moves("F5 d6 c3").unwrap();
        assert_eq!((replay.last(), replay.positions.len()), (3, 4));
        assert!(Replay::of_moves("game.txt").is_none());
        assert!(Replay::of_moves("").is_none());
        let texts = Texts::new(Language::EN);
        assert_eq!(Replay::wrong_moves("game.txt", &texts), None);
        assert!(
            Replay::wrong_moves("f5d6a1", &texts)
                .unwrap()
                .contains("a1")
        );
    }
}
