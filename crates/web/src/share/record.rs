use core::time::Duration;

use outflank_play::clock::TimeControl;
use outflank_play::{Counting, EndReason, GameResult, Match, PlayerKind};
use outflank_record::{ClockRecord, Date, Decimal, Ending, GameRecord, ResultRecord};
use outflank_rules::{Color, Move};
use outflank_text::Texts;

use super::Shared;
use crate::store::games::GameId;

/// A match as a record of the game on its table, with the players named in a language.
///
/// Discs that were flipped wrongly by hand and have stood are no legal game: the record begins after the last of
/// them.
pub fn record_of(game: &Match, id: &GameId, texts: &Texts) -> Shared {
    let (mut record, shortened) = moves_of(game);
    record.event.push_str("Outflank");
    record.date = id
        .began()
        .and_then(|began| Date::of_unix_seconds(began / 1000));
    let clock = clock_of(game.setup().clock.control());
    for color in Color::ALL {
        let player = record.player_mut(color);
        player.name = match game.player(color) {
            PlayerKind::Human => texts.share_person(),
            PlayerKind::Computer(level) => texts.share_computer(level.number()),
        };
        player.clock = clock;
    }
    record.result = game.result().map(result_record);
    Shared {
        position: game.position(),
        shortened,
        last: last_of(game),
        name: format!("outflank-{}", id.as_str()),
        record,
    }
}

fn moves_of(game: &Match) -> (GameRecord, bool) {
    if let Some(table) = game.tabletop() {
        let turns = table.turns();
        let mistake = turns.iter().rposition(|turn| !turn.mistakes().is_empty());
        let (start, rest) = match mistake {
            Some(index) => (turns[index].after(), &turns[index + 1..]),
            None => (table.start(), turns),
        };
        let moves = rest.iter().map(|turn| turn.mv);
        return (played(GameRecord::new(start), moves), mistake.is_some());
    }
    let (start, turns) = game.game().map_or((game.position(), &[][..]), |game| {
        (game.start(), game.turns())
    });
    let moves = turns.iter().map(|turn| turn.mv);
    (played(GameRecord::new(start), moves), false)
}

fn played(mut record: GameRecord, moves: impl Iterator<Item = Move>) -> GameRecord {
    for mv in moves {
        // The match has checked them.
        let _ = record.push(mv);
    }
    record
}

fn last_of(game: &Match) -> Option<outflank_rules::Square> {
    if let Some(table) = game.tabletop() {
        let in_hand = table.in_hand().map(|it| it.square);
        let mut turns = table.turns().iter().rev();
        return in_hand.or_else(|| turns.find_map(|turn| turn.mv.square()));
    }
    game.game()?.last_placement()?.mv.square()
}

/// Clocks with periods have no place in records: what comes before them has.
fn clock_of(control: TimeControl) -> Option<ClockRecord> {
    let (main, increment) = match control {
        TimeControl::None => return None,
        TimeControl::PerMove { limit } => (Duration::ZERO, limit),
        TimeControl::SuddenDeath { main } | TimeControl::ByoYomi { main, .. } => {
            (main, Duration::ZERO)
        }
        TimeControl::Increment { main, increment } => (main, increment),
    };
    Some(ClockRecord {
        main,
        increment,
        ..ClockRecord::default()
    })
}

/// A result as records write it: the difference in discs, with empty squares for the winner.
pub fn result_record(result: GameResult) -> ResultRecord {
    let score = result.score(Counting::Tournament);
    ResultRecord {
        score: Decimal::whole(i32::from(score.black) - i32::from(score.white)),
        ending: match result.reason {
            EndReason::BoardFull | EndReason::WipedOut | EndReason::NoMoves => Ending::Board,
            EndReason::Resignation(_) => Ending::Resigned,
            EndReason::Agreement => Ending::Agreed,
            EndReason::Time(_) => Ending::Time,
        },
    }
}

#[cfg(test)]
mod tests {
    use outflank_play::tabletop::{HandAction, Vigilance};
    use outflank_play::{MatchSetup, Style};
    use outflank_record::{ggf, transcript};
    use outflank_rules::Square;
    use outflank_text::Language;

    use super::*;

    const NOW: Duration = Duration::ZERO;

    fn shared(game: &Match) -> Shared {
        let texts = Texts::new(Language::English);
        record_of(game, &GameId::from_text("0940607137000-beef"), &texts)
    }

    #[test]
    fn a_match_becomes_a_record() {
        let computer = PlayerKind::Computer(outflank_play::Level::DEFAULT);
        let mut setup = MatchSetup::new(PlayerKind::Human, computer);
        setup.clock = "5m+3s".parse().unwrap();
        let mut game = Match::new(setup).unwrap();
        game.resume(NOW);
        for square in [Square::F5, Square::D6] {
            game.play(Move::Place(square), NOW).unwrap();
        }
        game.resign(Color::Black, NOW).unwrap();
        let shared = shared(&game);
        assert_eq!(shared.last, Some(Square::D6));
        assert!(!shared.shortened);
        assert_eq!(transcript::write(&shared.record), "f5d6");
        let text = ggf::write(&shared.record);
        for part in [
            "DT[1999.10.22_15:45:37.UTC]",
            "TI[05:00/00:03]",
            "RE[-2.000:r]",
            "B[f5]W[d6];)",
        ] {
            assert!(text.contains(part), "{text}");
        }
    }

    #[test]
    fn mistakes_that_stood_are_left_before_the_record() {
        let setup = MatchSetup {
            style: Style::Tabletop(Vigilance::Silent),
            ..MatchSetup::default()
        };
        let mut game = Match::new(setup).unwrap();
        let mut act = |action| game.act(action, NOW).unwrap();
        // A disc is forgotten.
        act(HandAction::Place(Square::F5));
        act(HandAction::EndTurn);
        act(HandAction::Place(Square::F4));
        act(HandAction::Flip(Square::E4));
        act(HandAction::EndTurn);
        let shared = shared(&game);
        assert!(shared.shortened);
        assert_eq!(shared.position, game.position());
        assert_eq!(shared.record.end(), game.position());
        assert_eq!(shared.record.transcript().to_string(), "f4");
    }
}
