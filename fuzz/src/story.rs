//! Matches set up and played as the bytes of a fuzz input say.

use core::time::Duration;

use arbitrary::{Result, Unstructured};
use outflank_play::cartridge::Face;
use outflank_play::cartridge::Variation;
use outflank_play::clock::{ClockRules, FlagRule, TimeControl};
use outflank_play::tabletop::{HandAction, Tabletop, Vigilance};
use outflank_play::{
    Counting, FlagFallen, Goal, Handicap, Level, Match, MatchRefusal, MatchSetup, NextStarter,
    PlayerKind, Resignation, Seat, SeriesRules, Start, Style, collection,
};
use outflank_rules::{Bitboard, Color, Move, Position, Setup, Square};

/// Anything that can be agreed before a match, contradictions included.
pub fn setup(u: &mut Unstructured) -> Result<MatchSetup> {
    if u.ratio(1, 8)? {
        let variation = Variation::new(u.int_in_range(0..=9)?, u.int_in_range(1..=3)?);
        let mut setup = MatchSetup::cartridge(variation.expect("the digits fit"), level(u)?);
        setup.series = series(u)?;
        return Ok(setup);
    }
    let mut player = || {
        Ok(if u.ratio(1, 2)? {
            PlayerKind::Human
        } else {
            PlayerKind::Computer(level(u)?)
        })
    };
    Ok(MatchSetup {
        players: [player()?, player()?],
        starter: *u.choose(&Seat::ALL)?,
        start: start(u)?,
        clock: clock(u)?,
        series: series(u)?,
        counting: *u.choose(&[Counting::Discs, Counting::Tournament])?,
        resignation: *u.choose(&Resignation::ALL)?,
        style: *u.choose(&[
            Style::Assisted,
            Style::Tabletop(Vigilance::Silent),
            Style::Tabletop(Vigilance::Warn),
            Style::Tabletop(Vigilance::Review),
        ])?,
        variation: None,
        first: *u.choose(&[Face::Red, Face::Green])?,
    })
}

fn level(u: &mut Unstructured) -> Result<Level> {
    Ok(Level::new(u.int_in_range(1..=60)?).unwrap_or_default())
}

fn start(u: &mut Unstructured) -> Result<Start> {
    let color = *u.choose(&Color::ALL)?;
    Ok(match u.int_in_range(0..=2)? {
        0 => {
            let corners = Bitboard(u.arbitrary()?) & Bitboard::CORNERS;
            Start::Usual(Handicap::chosen(corners, color).expect("they are corners"))
        }
        1 => Start::Position(u.choose(collection::all())?.position),
        _ => {
            let black = Bitboard(u.arbitrary()?);
            let setup = Setup {
                black,
                white: Bitboard(u.arbitrary()?) - black,
                turn: color,
            };
            Start::Position(Position::try_from(setup).unwrap_or(Position::START))
        }
    })
}

fn clock(u: &mut Unstructured) -> Result<ClockRules> {
    let mut time = || Ok(duration(u.arbitrary()?));
    let (main, other) = (time()?, time()?);
    let control = match u.int_in_range(0..=4)? {
        0 => TimeControl::None,
        1 => TimeControl::PerMove { limit: main },
        2 => TimeControl::SuddenDeath { main },
        3 => TimeControl::Increment {
            main,
            increment: other,
        },
        _ => TimeControl::ByoYomi {
            main,
            periods: u.arbitrary()?,
            period: other,
        },
    };
    let flag = *u.choose(&FlagRule::ALL)?;
    Ok(ClockRules::with_flag(control, flag).unwrap_or_default())
}

fn series(u: &mut Unstructured) -> Result<SeriesRules> {
    let number = u.int_in_range(0..=1100)?;
    let goal = match u.int_in_range(0..=2)? {
        0 => Goal::Games(number),
        1 => Goal::Points(number),
        _ => Goal::Wins(number),
    };
    let next = *u.choose(&[
        NextStarter::Fixed,
        NextStarter::Alternating,
        NextStarter::Loser,
        NextStarter::WinnerChooses,
    ])?;
    Ok(SeriesRules::new(goal, next).unwrap_or_default())
}

/// A byte as a time, from nothing to eight minutes, more finely at the short end.
fn duration(byte: u8) -> Duration {
    Duration::from_millis(u64::from(byte & 15) << (byte >> 4))
}

/// Lets the players do what the bytes say, three for each deed, and checks after each that the match is in
/// order and that what was refused has changed nothing. Returns the time in the end.
pub fn live(game: &mut Match, bytes: &[u8]) -> Duration {
    let mut now = Duration::from_secs(1000);
    check(game);
    for deed in bytes.chunks_exact(3) {
        let (what, number, elapsed) = (deed[0], usize::from(deed[1]), deed[2]);
        now = match what {
            255 => now.saturating_sub(duration(elapsed)),
            254 => now.saturating_add(Duration::from_secs(1 << (elapsed & 63))),
            _ => now.saturating_add(duration(elapsed)),
        };
        if what < 240 {
            game.resume(now);
        }
        let before = game.clone();
        if act(game, what, number, now) == Deed::Refused {
            assert_eq!(*game, before, "refused, but something has changed");
        }
        check(game);
    }
    now
}

/// What became of a deed.
#[derive(PartialEq)]
enum Deed {
    Done,
    Refused,
}

impl<T, E> From<core::result::Result<T, E>> for Deed {
    fn from(result: core::result::Result<T, E>) -> Deed {
        match result {
            Ok(_) => Deed::Done,
            Err(_) => Deed::Refused,
        }
    }
}

fn act(game: &mut Match, what: u8, number: usize, now: Duration) -> Deed {
    let color = Color::ALL[number % 2];
    let chosen = nth(Bitboard::ALL, number / 2);
    let any = chosen.map_or(Move::Pass, Move::Place);
    let sensible = |squares: Bitboard| nth(squares, number).map_or(Move::Pass, Move::Place);
    match what % 64 {
        0..=5 => game.undo(now).into(),
        6..=10 => game.redo(now).into(),
        11 => {
            game.pause(now);
            Deed::Done
        }
        12 => game.offer_draw(color).into(),
        13 => game.decline_draw(color).into(),
        14 => game.accept_draw(color, now).into(),
        15 => game.resign(color, now).into(),
        16..=20 => game
            .next_game(number.is_multiple_of(3).then_some(Seat::ALL[number % 2]))
            .into(),
        21..=23 => match game.tick(now) {
            Some(FlagFallen::Lost(_)) => Deed::Done,
            Some(FlagFallen::ComputerMoves(_)) | None => Deed::Refused,
        },
        24..=27 => {
            let mv = sensible(game.substitute_choices());
            of_move(game.play_substitute(mv, now))
        }
        28 => of_move(game.play_substitute(any, now)),
        29 => of_move(game.play_as(color, any, now)),
        30 => of_move(game.act_as(color, HandAction::Flip(square(any)), now)),
        31 => of_move(game.play_correctly(any, now)),
        32..=35 => {
            let mv = sensible(game.substitute_choices());
            of_move(game.play_correctly(mv, now))
        }
        rest => match game.tabletop() {
            Some(table) => {
                let action = by_hand(table, rest, number);
                of_move(game.act(action, now))
            }
            None => of_move(game.play(sensible(game.legal_moves()), now)),
        },
    }
}

/// A move that comes too late is refused too, but it is then that the game is lost.
fn of_move<T>(result: core::result::Result<T, MatchRefusal>) -> Deed {
    match result {
        Err(MatchRefusal::LostOnTime { .. }) => Deed::Done,
        result => result.into(),
    }
}

/// Something to do at a table, more often than not something that makes sense there.
fn by_hand(table: &Tabletop, what: u8, number: usize) -> HandAction {
    let last = table.turns().last();
    let mistakes = last.map_or(Bitboard::EMPTY, |turn| turn.mistakes().squares());
    let any = square(nth(Bitboard::ALL, number).map_or(Move::Pass, Move::Place));
    match (what, table.in_hand()) {
        (36, _) => HandAction::Place(any),
        (37, _) => HandAction::Flip(any),
        (38, _) => HandAction::Correct(any),
        (39, _) => HandAction::TakeBack,
        (40, _) => HandAction::EndTurn,
        (41, _) => HandAction::Pass,
        (42, _) => HandAction::Finish,
        (43..=47, None) => nth(mistakes, number).map_or(HandAction::Finish, HandAction::Correct),
        (_, None) => match nth(table.legal_moves(), number) {
            Some(square) => HandAction::Place(square),
            None if table.can_finish() => HandAction::Finish,
            None => HandAction::Pass,
        },
        (_, Some(in_hand)) => {
            let before = last.map_or(table.start(), |turn| turn.after());
            let left = before.flips(in_hand.square.into()) - in_hand.flipped;
            nth(left, number).map_or(HandAction::EndTurn, HandAction::Flip)
        }
    }
}

fn nth(squares: Bitboard, number: usize) -> Option<Square> {
    let count = squares.len().max(1) as usize;
    squares.into_iter().nth(number % count)
}

fn square(mv: Move) -> Square {
    mv.square().unwrap_or(Square::A1)
}

/// What holds in every match at any time.
fn check(game: &Match) {
    let (position, supplies, discs) = (game.position(), game.supplies(), game.discs());
    let in_hands = Color::ALL.map(|color| u32::from(supplies.of(color)));
    assert_eq!(in_hands.iter().sum::<u32>(), position.empties().len());
    for color in Color::ALL {
        assert_eq!(
            u32::from(discs.get(color)),
            position.discs(color).len(),
            "{position:?}"
        );
        let seat = game.seat(color);
        assert_eq!(game.scoreboard().of(seat), discs.get(color));
    }
    assert_eq!(game.seat_to_move().is_none(), game.is_over());
    if let Some(result) = game.result() {
        assert!(game.legal_moves().is_empty());
        assert!(!game.clock().is_running());
        assert!(!result.is_by_discs() || position.is_over());
        let score = result.score(game.setup().counting);
        assert!(score.black + score.white <= 64);
        assert_eq!(score.outcome(), result.outcome);
        assert!(!game.series().lines().is_empty());
    } else {
        assert!(game.clock().rules().is_none() || game.clock().turn() == game.turn());
        // At the table a pass, and the end, are the players' to say.
        let moves = game.legal_moves();
        assert!(game.tabletop().is_some() || !moves.is_empty());
        assert!(moves.is_empty() || moves == position.legal_moves());
    }
}
