use outflank_rules::{Bitboard, Color, Move, Position, Square};

use super::{Match, Play};
use crate::tabletop::Tabletop;
use crate::{Game, MovedBy};

/// A turn of a match, whoever flipped the discs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchTurn {
    /// Whose turn it was.
    pub mover: Color,
    /// What was played.
    pub mv: Move,
    /// Who played it.
    pub by: MovedBy,
    /// The discs that were flipped, rightly or not.
    pub flips: Bitboard,
    /// Whether the disc came from the opponent, because the mover had none left (fact A12).
    pub handed_over: bool,
}

/// What has been played, in any style of play.
impl Match {
    /// The turns of this game, passes included.
    pub fn turns(&self) -> impl Iterator<Item = MatchTurn> {
        let assisted = self.game().map_or(&[][..], Game::turns);
        let by_hand = self.tabletop().map_or(&[][..], Tabletop::turns);
        let assisted = assisted.iter().map(|turn| MatchTurn {
            mover: turn.mover,
            mv: turn.mv,
            by: turn.by,
            flips: turn.flips,
            handed_over: turn.handed_over,
        });
        assisted.chain(by_hand.iter().map(|turn| MatchTurn {
            mover: turn.mover,
            mv: turn.mv,
            by: turn.by,
            flips: turn.flipped,
            handed_over: turn.handed_over,
        }))
    }

    /// How many turns there are.
    pub fn turn_count(&self) -> usize {
        on_table!(&self.table, game => game.turns().len())
    }

    /// The board before the first turn and after each.
    pub fn positions(&self) -> Vec<Position> {
        let start = on_table!(&self.table, game => game.start());
        let assisted = self.game().map_or(&[][..], Game::turns);
        let by_hand = self.tabletop().map_or(&[][..], Tabletop::turns);
        let assisted = assisted.iter().map(|turn| turn.after);
        let by_hand = by_hand.iter().map(|turn| turn.after());
        core::iter::once(start)
            .chain(assisted)
            .chain(by_hand)
            .collect()
    }

    /// How many of the turns were made before anybody sat down.
    pub fn given(&self) -> usize {
        on_table!(&self.table, game => game.given())
    }

    /// Where the last disc was placed, be it in a turn that is not ended.
    pub fn last_square(&self) -> Option<Square> {
        let in_hand = self.tabletop().and_then(Tabletop::in_hand);
        let placed = self.turns().filter_map(|turn| turn.mv.square()).last();
        in_hand.map(|in_hand| in_hand.square).or(placed)
    }

    /// Whose disc [`Match::undo`] takes back.
    pub fn turn_taken_back(&self) -> Color {
        let in_hand = self.tabletop().and_then(Tabletop::in_hand).is_some();
        let last = self.turns().last().filter(|_| !in_hand);
        last.map_or(self.turn(), |turn| turn.mover)
    }

    /// How many times [`Match::redo`] can be called.
    pub fn redo_steps(&self) -> usize {
        on_table!(&self.table, game => game.redo_steps())
    }

    /// Whether there is anything to lose: a disc on the board, or a game before this one.
    pub fn has_begun(&self) -> bool {
        let played = |turn: MatchTurn| turn.by.is_choice();
        let in_hand = self.tabletop().and_then(Tabletop::in_hand).is_some();
        in_hand || self.turns().any(played) || !self.series().lines().is_empty()
    }

    /// How many people play.
    pub fn people(&self) -> usize {
        let players = self.setup.players.iter();
        players.filter(|player| player.is_human()).count()
    }

    /// The colour of the person, if exactly one plays.
    pub fn only_person(&self) -> Option<Color> {
        let person = Color::ALL
            .into_iter()
            .find(|&it| self.player(it).is_human());
        person.filter(|_| self.people() == 1)
    }
}
