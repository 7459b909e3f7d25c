//! Properties of random matches of every kind.

use core::time::Duration;

use outflank_play::cartridge::Variation;
use outflank_play::clock::{Clock, ClockRules, TimeControl, TimeLeft};
use outflank_play::save::Variation as Line;
use outflank_play::tabletop::{HandAction, Vigilance};
use outflank_play::{
    Counting, DiscCount, EndReason, FlagFallen, Game, GameResult, Help, Level, Match, MatchSetup,
    PlayerKind, Resignation, SavedGame, Seat, Series, SeriesRules, Standing, Start, Starter, Style,
    collection,
};
use outflank_rules::{Bitboard, Color, Move};
use proptest::prelude::*;
use proptest::sample::select;

fn clocks() -> impl Strategy<Value = ClockRules> {
    let texts = [
        "none",
        "none",
        "15s/move",
        "2s/move,loses",
        "1m",
        "20s,computer",
        "30s,0-64",
        "30s+2s",
        "10s+500ms,computer",
        "10s+3x4s",
        "0s+2x3s,computer",
        "5s+1x5s,31-33",
    ];
    select(texts.map(|text| text.parse().unwrap()).to_vec())
}

fn starts() -> impl Strategy<Value = Start> {
    let handicaps = ["0", "1", "3:white", "h1+a8", "4"];
    let mut starts: Vec<Start> = handicaps
        .iter()
        .map(|text| Start::Usual(text.parse().unwrap()))
        .collect();
    let positions = collection::all()
        .iter()
        .filter(|item| item.placed.is_none());
    starts.extend(positions.map(|item| Start::Position(item.position)));
    let forced_pass = format!("{:-<64} O", "-OXXXXXX").parse().unwrap();
    starts.push(Start::Position(forced_pass));
    select(starts)
}

fn setups() -> impl Strategy<Value = MatchSetup> {
    let series = [
        "games:1",
        "games:3,loser",
        "points:40,winner",
        "wins:2,fixed",
    ];
    let styles = [
        Style::Assisted,
        Style::Assisted,
        Style::Tabletop(Vigilance::Silent),
        Style::Tabletop(Vigilance::Warn),
        Style::Tabletop(Vigilance::Review),
    ];
    let own = (
        clocks(),
        starts(),
        select(series.to_vec()),
        select(styles.to_vec()),
        select(Seat::ALL.to_vec()),
        select(vec![Counting::Discs, Counting::Tournament]),
        select(Resignation::ALL.to_vec()),
    )
        .prop_map(
            |(clock, start, series, style, starter, counting, resignation)| MatchSetup {
                clock,
                start,
                series: series.parse().unwrap(),
                style,
                starter,
                counting,
                resignation,
                ..MatchSetup::new(PlayerKind::Human, PlayerKind::Computer(Level::MIN))
            },
        );
    let cartridge = select(Variation::all().collect::<Vec<_>>())
        .prop_map(|variation| MatchSetup::cartridge(variation, Level::DEFAULT));
    prop_oneof![3 => own, 1 => cartridge]
}

fn nth(squares: Bitboard, n: usize) -> Option<outflank_rules::Square> {
    let count = squares.len() as usize;
    squares.into_iter().nth(n % count.max(1))
}

/// Performs a random action, if it is possible.
fn act(game: &mut Match, what: u8, n: usize, now: Duration) {
    let color = Color::ALL[n % 2];
    let square = nth(Bitboard::ALL, n).unwrap();
    match what {
        0..=9 => drop(game.undo(now)),
        10..=17 => drop(game.redo(now)),
        18..=20 => game.pause(now),
        21 => drop(game.offer_draw(color)),
        22 => drop(game.decline_draw(color)),
        23 if n.is_multiple_of(8) => drop(game.accept_draw(color, now)),
        24 if n.is_multiple_of(8) => drop(game.resign(color, now)),
        25..=30 => drop(game.next_game((n.is_multiple_of(3)).then_some(Seat::ALL[n % 2]))),
        _ if game.tabletop().is_some() => {
            let table = game.tabletop().unwrap();
            let flips = table.in_hand().map_or(Bitboard::EMPTY, |in_hand| {
                let before = table
                    .turns()
                    .last()
                    .map_or(table.start(), |turn| turn.after());
                before.flips(in_hand.square.into()) - in_hand.flipped
            });
            let mistakes = table.turns().last().map(|turn| turn.mistakes().squares());
            let action = match (nth(table.legal_moves(), n), table.in_hand()) {
                (Some(square), _) if what > 60 => HandAction::Place(square),
                (_, Some(_)) if what > 60 => match nth(flips, n) {
                    Some(square) => HandAction::Flip(square),
                    None => HandAction::EndTurn,
                },
                (_, Some(_)) if what < 36 => HandAction::EndTurn,
                (_, Some(_)) if what < 40 => HandAction::TakeBack,
                (_, Some(_)) if what < 44 => HandAction::Flip(square),
                _ if what < 50 => match nth(mistakes.unwrap_or_default(), n) {
                    Some(square) => HandAction::Correct(square),
                    None => HandAction::Finish,
                },
                _ if table.can_finish() => HandAction::Finish,
                _ => HandAction::Pass,
            };
            let _ = game.act(action, now);
        }
        _ => {
            if let Some(square) = nth(game.legal_moves(), n) {
                let _ = game.play(square.into(), now);
            }
        }
    }
}

/// A match after random actions, and the time then.
fn played(setup: MatchSetup, deeds: &[(u8, u16, u16)]) -> (Match, Duration) {
    let mut game = Match::new(setup).unwrap();
    let mut now = Duration::from_secs(1_000);
    for &(what, n, elapsed) in deeds {
        if what > 20 {
            game.resume(now);
        }
        now += Duration::from_micros(u64::from(elapsed) * 37);
        if let Some(FlagFallen::ComputerMoves(_)) = game.tick(now) {
            let choice = nth(game.substitute_choices(), usize::from(n));
            let mv = choice.map_or(Move::Pass, Move::Place);
            let _ = game.play_substitute(mv, now);
        }
        act(&mut game, what, usize::from(n), now);
        let supplies = game.supplies();
        let in_hands = u32::from(supplies.of(Color::Black) + supplies.of(Color::White));
        assert_eq!(in_hands, game.position().empties().len());
    }
    (game, now)
}

fn deeds() -> impl Strategy<Value = Vec<(u8, u16, u16)>> {
    prop::collection::vec((0u8..100, any::<u16>(), any::<u16>()), 0..150)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn every_match_comes_back_from_its_save(setup in setups(), deeds in deeds()) {
        let (mut game, now) = played(setup, &deeds);
        let text = game.save(now);
        game.pause(now);
        prop_assert_eq!(Match::load(&text), Ok(game), "{}", text);
    }

    #[test]
    fn whatever_is_noted_about_a_game_is_saved_so_that_it_can_be_read(
        setup in setups(),
        deeds in deeds(),
        names in any::<[Option<String>; 2]>(),
        help in any::<(u16, u16)>(),
        comments in prop::collection::btree_map(0usize..70, any::<String>(), 0..9),
        notes in prop::collection::vec((0usize..9, 0usize..70, any::<u16>(), any::<String>()), 0..9),
    ) {
        let (mut game, now) = played(setup, &deeds);
        let mut saved = SavedGame::from(game.clone());
        saved.info.names = names;
        saved.info.help = Help { hints: help.0, undos: help.1, warnings: help.0 ^ help.1 };
        saved.comments = comments;
        // Some of the moves are legal where they stand.
        saved.variations = notes.into_iter().map(|(of, at, n, comment)| Line {
            of,
            at,
            moves: nth(game.legal_moves(), n.into()).map(Move::Place).into_iter().collect(),
            comments: [(at + 1, comment)].into(),
        }).collect();
        let text = saved.to_text(now);
        let read = SavedGame::from_text(&text);
        prop_assert!(read.is_ok(), "{:?} {}", read, text);
        let read = read.unwrap();
        game.pause(now);
        prop_assert_eq!(&read.game, &game);
        prop_assert_eq!(read.info.help, saved.info.help);
        prop_assert_eq!(read.to_text(now), text);
    }

    #[test]
    fn a_damaged_save_is_refused_or_says_the_same(
        setup in setups(),
        deeds in deeds(),
        place in any::<prop::sample::Index>(),
        byte in 0x20u8..0x7f,
        how in 0..3,
    ) {
        let (mut game, now) = played(setup, &deeds);
        let mut bytes = game.save(now).into_bytes();
        let place = place.index(bytes.len());
        match how {
            0 => bytes[place] = byte,
            1 => bytes.insert(place, byte),
            _ => bytes.truncate(place),
        }
        game.pause(now);
        if let Ok(loaded) = Match::load(&String::from_utf8_lossy(&bytes)) {
            prop_assert_eq!(loaded, game);
        }
    }

    #[test]
    fn reading_a_save_never_panics(text in any::<String>()) {
        prop_assert!(Match::load(&text).is_err());
    }

    #[test]
    fn redo_is_the_inverse_of_undo(setup in setups(), deeds in deeds()) {
        let (mut game, now) = played(setup, &deeds);
        while game.redo(now).is_ok() {}
        let mut states = vec![game.clone()];
        while game.undo(now).is_ok() {
            states.push(game.clone());
        }
        let start = game.game().map_or_else(|| game.tabletop().unwrap().start(), Game::start);
        if game.result().is_none() && !(game.game().is_some() && start.must_pass()) {
            prop_assert_eq!(game.position(), start);
        }
        while let Some(state) = states.pop() {
            prop_assert_eq!(game.position(), state.position());
            prop_assert_eq!(game.supplies(), state.supplies());
            prop_assert_eq!(game.result(), state.result());
            prop_assert_eq!(game.turn(), state.turn());
            if !states.is_empty() {
                prop_assert!(game.redo(now).is_ok());
            }
        }
        prop_assert!(game.redo(now).is_err());
    }

    #[test]
    fn no_clock_gains_time_from_nowhere(
        rules in clocks(),
        turns in prop::collection::vec((0u64..6_000, 0u64..3_000, any::<bool>()), 1..60),
    ) {
        let mut clock = Clock::new(rules, Color::Black);
        let mut now = Duration::ZERO;
        let full = TimeLeft::full(rules.control());
        let mut spent = [Duration::ZERO; 2];
        let mut earned = [Duration::ZERO; 2];
        let total = |left: TimeLeft| left.main + left.period * u32::from(left.periods);
        for (thought, rest, pass) in turns {
            clock.resume(now);
            let mover = clock.turn();
            let before = clock.left(mover, now);
            now += Duration::from_millis(thought);
            let after = clock.left(mover, now);
            prop_assert!(after.main <= before.main && after.periods <= before.periods);
            spent[mover.index()] += Duration::from_millis(thought);
            clock.pause(now);
            now += Duration::from_millis(rest);
            prop_assert_eq!(clock.left(mover, now), after);
            prop_assert_eq!(clock.flag(now), !rules.is_none() && after.is_out());
            let fell = clock.flag(now);
            clock.press(now, if pass { mover } else { !mover });
            let left = clock.left(mover, now);
            match rules.control() {
                TimeControl::Increment { increment, .. } => {
                    if fell {
                        spent[mover.index()] = full.main + earned[mover.index()];
                    }
                    earned[mover.index()] += increment;
                    prop_assert_eq!(left.main + spent[mover.index()], full.main + earned[mover.index()]);
                }
                TimeControl::SuddenDeath { main } => {
                    prop_assert_eq!(left.main, main.saturating_sub(spent[mover.index()]));
                }
                TimeControl::PerMove { limit } => prop_assert_eq!(left.main, limit),
                TimeControl::ByoYomi { .. } => {
                    prop_assert!(total(left) <= total(full));
                    prop_assert_eq!(left.main, full.main.saturating_sub(spent[mover.index()]));
                    prop_assert!(left.periods <= before.periods.max(1));
                }
                TimeControl::None => prop_assert_eq!(left, full),
            }
        }
    }

    #[test]
    fn clocks_are_read_as_they_are_written(
        kind in 0..4,
        main in 1u64..=86_400_000,
        other in 1u64..=86_400_000,
        periods in 1u8..,
        flag in select(outflank_play::clock::FlagRule::ALL.to_vec()),
    ) {
        let [main, other] = [main, other].map(Duration::from_millis);
        let control = match kind {
            0 => TimeControl::PerMove { limit: main },
            1 => TimeControl::SuddenDeath { main },
            2 => TimeControl::Increment { main, increment: other },
            _ => TimeControl::ByoYomi { main, periods, period: other },
        };
        let rules = ClockRules::with_flag(control, flag).unwrap();
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    #[test]
    fn texts_never_make_a_reader_panic(text in "\\PC{0,24}|[0-9a-z:+,x/ ]{0,16}") {
        if let Ok(rules) = text.parse::<ClockRules>() {
            prop_assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        if let Ok(rules) = text.parse::<SeriesRules>() {
            prop_assert_eq!(rules.to_string().parse(), Ok(rules));
        }
        if let Ok(handicap) = text.parse::<outflank_play::Handicap>() {
            prop_assert_eq!(handicap.to_string().parse(), Ok(handicap));
        }
        if let Ok(variation) = text.parse::<Variation>() {
            prop_assert_eq!(variation.to_string(), text.trim());
        }
    }

    #[test]
    fn totals_are_the_sums_of_the_sheet(
        rules in select(vec!["games:7,loser", "points:120,winner", "wins:4,fixed", "games:20"]),
        games in prop::collection::vec((0u8..=64, any::<bool>()), 0..30),
    ) {
        let mut series = Series::new(rules.parse().unwrap(), Seat::Right);
        let mut points = [0u32; 2];
        let mut wins = [0u16; 2];
        let mut draws = 0;
        for (discs, choice) in games {
            if series.standing() != Standing::Open {
                break;
            }
            let black = match series.next_starter() {
                Starter::Is(seat) => seat,
                Starter::ChosenBy(seat) => if choice { seat } else { !seat },
            };
            let discs = DiscCount { black: discs, white: 64 - discs };
            let result = GameResult { outcome: discs.outcome(), reason: EndReason::BoardFull, discs, perfect: None };
            series.record(black, result, Counting::Discs).unwrap();
            match result.winner() {
                None => draws += 1,
                Some(color) => {
                    let winner = Seat::with_color(color, black).index();
                    points[winner] += u32::from(discs.margin());
                    wins[winner] += 1;
                }
            }
        }
        let totals = series.totals();
        prop_assert_eq!(totals.map(|total| total.points), points);
        prop_assert_eq!(totals.map(|total| total.wins), wins);
        prop_assert_eq!(totals.map(|total| total.draws), [draws; 2]);
        prop_assert_eq!(usize::from(wins[0] + wins[1] + draws), series.lines().len());
        if let Standing::Won(seat) = series.standing() && rules.starts_with("points") {
            prop_assert!(totals[seat.index()].points >= 120 && totals[(!seat).index()].points < 120);
        }
    }
}
