use outflank_play::tabletop::Vigilance;

use super::*;

#[test]
fn the_first_wishes_are_a_game_against_the_computer() {
    let setup = Wishes::default().setup(Seat::Right).unwrap();
    let computer = PlayerKind::Computer(Level::DEFAULT);
    assert_eq!(setup, MatchSetup::new(PlayerKind::Human, computer));
}

#[test]
fn every_wish_reaches_the_match() {
    let wishes = Wishes {
        way: Way::People,
        starter: StarterWish::Lot,
        corners: 3,
        corners_to: SeatWish::Left,
        clock: ClockWish {
            kind: ClockKind::Periods,
            main: 600,
            seconds: 30,
            periods: 5,
            flag: FlagWish::Everything,
        },
        series: SeriesWish {
            kind: SeriesKind::Points,
            number: 100,
            next: NextWish::Winner,
        },
        tournament: true,
        by_hand: HandWish::Review,
        ..Wishes::default()
    };
    let setup = wishes.setup(Seat::Right).unwrap();
    assert_eq!(setup.starter, Seat::Right);
    // The left player is White then, and gets the corners.
    assert_eq!(setup.start, Start::Usual("3:white".parse().unwrap()));
    assert_eq!(setup.clock.to_string(), "10m+5x30s,0-64");
    assert_eq!(setup.series.to_string(), "points:100,winner");
    assert_eq!(setup.counting, Counting::Tournament);
    assert_eq!(setup.style, Style::Tabletop(Vigilance::Review));

    let text = serde_json::to_string(&wishes).unwrap();
    assert_eq!(serde_json::from_str::<Wishes>(&text).unwrap(), wishes);
}

#[test]
fn all_thirty_game_numbers_make_a_match() {
    for variation in Variation::all() {
        let wishes = Wishes {
            way: Way::Cartridge,
            number: variation.to_string(),
            level: 7,
            // Whatever was chosen for other ways does not matter here.
            starter: StarterWish::Lot,
            corners: 4,
            by_hand: HandWish::Warn,
            series: SeriesWish {
                kind: SeriesKind::Games,
                ..SeriesWish::default()
            },
            ..Wishes::default()
        };
        let setup = wishes.setup(Seat::Left).unwrap();
        assert_eq!(setup.variation, Some(variation));
        assert_eq!(setup.series.to_string(), "games:3,fixed");
    }
}

#[test]
fn what_makes_no_match_has_its_reason() {
    let clock = |kind, main, seconds, periods| Wishes {
        clock: ClockWish {
            kind,
            main,
            seconds,
            periods,
            ..ClockWish::default()
        },
        ..Wishes::default()
    };
    let refused = |wishes: Wishes| wishes.setup(Seat::Left).unwrap_err();
    let no_time = Unfit::Clock(ClockError::NoTime);
    assert_eq!(refused(clock(ClockKind::Move, 9, 0, 9)), no_time);
    assert_eq!(refused(clock(ClockKind::Game, 0, 9, 9)), no_time);
    let no_periods = Unfit::Clock(ClockError::NoPeriods);
    assert_eq!(refused(clock(ClockKind::Periods, 0, 9, 0)), no_periods);
    let series = SeriesWish {
        kind: SeriesKind::Wins,
        number: 0,
        ..SeriesWish::default()
    };
    let wishes = Wishes {
        series,
        ..Wishes::default()
    };
    assert!(matches!(refused(wishes), Unfit::Series(_)));
    for number in ["", "4", "94", "x1", "421"] {
        let wishes = Wishes {
            way: Way::Cartridge,
            number: number.to_owned(),
            ..Wishes::default()
        };
        assert!(matches!(refused(wishes), Unfit::Number(_)), "{number}");
    }
}

#[test]
fn two_computers_never_sit_at_a_table() {
    let wishes = Wishes {
        way: Way::Watch,
        by_hand: HandWish::Silent,
        ..Wishes::default()
    };
    assert_eq!(wishes.setup(Seat::Left).unwrap().style, Style::Assisted);
}
