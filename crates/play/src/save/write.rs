use core::time::Duration;

use outflank_rules::Color;

use super::content::{
    AssistedText, ClockText, Content, GameText, InHandText, LineText, SetupText, TabletopText,
    TurnText,
};
use super::names::{Named, write_clock, write_move};
use crate::cartridge::Face;
use crate::match_play::Play;
use crate::tabletop::{HandTurn, InHand, Tabletop, Undone};
use crate::{EndReason, Game, GameResult, Match, MatchSetup, Resignation, Start};

/// The match as it is now.
pub(super) fn content(game: &Match, now: Duration) -> Content {
    let mut clock = *game.clock();
    clock.pause(now);
    let states = |states: &mut dyn Iterator<Item = _>| states.map(write_clock).collect();
    Content {
        setup: setup(game.setup()),
        sheet: game
            .series
            .lines()
            .iter()
            .map(|line| LineText {
                black: line.black.name(),
                score: line.score.to_string(),
            })
            .collect(),
        black: game.black().name(),
        game: match &game.table {
            Play::Assisted(game) => GameText::Assisted(assisted(game)),
            Play::Tabletop(table) => GameText::Tabletop(tabletop(table)),
        },
        position: game.position().to_string(),
        draw_offer: game.draw_offer().map(Color::name),
        ending: game.result().and_then(ending),
        clock: (!clock.rules().is_none()).then(|| ClockText {
            now: write_clock(clock.state()),
            at_turn_start: write_clock(clock.at_turn_start()),
            before_turns: states(&mut game.clock_log.iter().copied()),
            after_undone: states(&mut game.clock_redo.iter().rev().copied()),
        }),
    }
}

fn setup(setup: &MatchSetup) -> SetupText {
    let [left, right] = setup.players.map(|player| player.to_string());
    let (handicap, position, prelude) = match setup.start {
        Start::Usual(handicap) => (Some(handicap.to_string()), None, None),
        Start::Position(position) => (None, Some(position.to_string()), None),
        Start::After(prelude) => (None, None, Some(prelude.to_string())),
    };
    SetupText {
        left,
        right,
        starter: setup.starter.name(),
        handicap,
        position,
        prelude,
        clock: setup.clock.to_string(),
        series: setup.series.to_string(),
        counting: setup.counting.name(),
        resignation: (setup.resignation != Resignation::default())
            .then(|| setup.resignation.to_string()),
        style: setup.style.name(),
        variation: setup.variation.map(|variation| variation.to_string()),
        first: (setup.first != Face::Red).then(|| setup.first.name()),
    }
}

fn assisted(game: &Game) -> AssistedText {
    let turns = game.turns()[game.given()..].iter();
    let moves = turns.map(|turn| write_move(turn.mv, turn.by));
    let undone = game.undone().iter().rev();
    AssistedText {
        moves: moves.collect::<Vec<_>>().join(" "),
        undone: undone
            .map(|&(mv, by)| write_move(mv, by))
            .collect::<Vec<_>>()
            .join(" "),
    }
}

fn tabletop(table: &Tabletop) -> TabletopText {
    let mut text = TabletopText {
        turns: table.turns()[table.given()..].iter().map(turn).collect(),
        in_hand: table.in_hand().map(in_hand),
        finished: table.result().is_some_and(GameResult::is_by_discs),
        undone_turns: Vec::new(),
        undone_in_hand: None,
        undone_finish: false,
    };
    for undone in table.undone().iter().rev() {
        match undone {
            Undone::Turn(undone) => text.undone_turns.push(turn(undone)),
            Undone::InHand(undone) => text.undone_in_hand = Some(in_hand(*undone)),
            Undone::Finish => text.undone_finish = true,
        }
    }
    text
}

fn turn(turn: &HandTurn) -> TurnText {
    TurnText {
        play: write_move(turn.mv, turn.by),
        flipped: turn.flipped.to_string(),
        corrected: turn.corrected.to_string(),
    }
}

fn in_hand(in_hand: InHand) -> InHandText {
    InHandText {
        square: in_hand.square.to_string(),
        flipped: in_hand.flipped.to_string(),
        flipping_begun: in_hand.flipping_begun,
    }
}

/// How the players or the clock ended the game; `None` if the board did.
pub(super) fn ending(result: GameResult) -> Option<String> {
    let loser = result.winner().map(|winner| (!winner).name());
    let loser = loser.unwrap_or_default();
    match result.reason {
        EndReason::BoardFull | EndReason::WipedOut | EndReason::NoMoves => None,
        EndReason::Resignation(_) => Some(match result.perfect {
            Some(perfect) => format!("{loser} resigned {perfect}"),
            None => format!("{loser} resigned"),
        }),
        EndReason::Agreement => Some("draw agreed".to_owned()),
        EndReason::Time(_) => Some(format!("{loser} out of time")),
    }
}
