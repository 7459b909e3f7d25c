//! A series of games: fact A15.

use outflank_play::{
    Counting, DiscCount, EndReason, GameResult, Match, MatchSetup, NextGameError, Seat, Series,
    Standing, Start, Starter,
};
use outflank_rules::{Color, Square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn result(black: u8, white: u8) -> GameResult {
    let discs = DiscCount { black, white };
    GameResult {
        outcome: discs.outcome(),
        reason: EndReason::NoMoves,
        discs,
        perfect: None,
    }
}

#[test]
fn a15_a_series_of_a_fixed_number_of_games() {
    let mut series = Series::new("games:3,fixed".parse().unwrap(), Seat::Left);
    series
        .record(Seat::Left, result(40, 24), Counting::Discs)
        .unwrap();
    series
        .record(Seat::Left, result(32, 32), Counting::Discs)
        .unwrap();
    assert_eq!(series.standing(), Standing::Open);
    let line = series
        .record(Seat::Left, result(30, 34), Counting::Discs)
        .unwrap();
    assert_eq!((line.winner, line.margin), (Some(Seat::Right), 4));
    let [left, right] = series.totals();
    assert_eq!((left.points, left.wins, left.draws), (16, 1, 1));
    assert_eq!((right.points, right.wins, right.draws), (4, 1, 1));
    assert_eq!(
        series.standing(),
        Standing::Won(Seat::Left),
        "equal wins, more points"
    );
    assert!(
        series
            .record(Seat::Left, result(64, 0), Counting::Discs)
            .is_err()
    );
    let sheet: Vec<_> = series
        .lines()
        .iter()
        .map(|line| line.score.to_string())
        .collect();
    assert_eq!(sheet, ["40-24", "32-32", "30-34"]);
}

#[test]
fn a15_a_series_to_a_number_of_points_or_wins() {
    let mut points = Series::new("points:30".parse().unwrap(), Seat::Left);
    points
        .record(Seat::Left, result(44, 20), Counting::Discs)
        .unwrap();
    points
        .record(Seat::Right, result(35, 29), Counting::Discs)
        .unwrap();
    assert_eq!(points.standing(), Standing::Open);
    assert_eq!(points.totals().map(|total| total.points), [24, 6]);
    points
        .record(Seat::Left, result(35, 29), Counting::Discs)
        .unwrap();
    assert_eq!(points.standing(), Standing::Won(Seat::Left));

    let mut wins = Series::new("wins:2".parse().unwrap(), Seat::Right);
    wins.record(Seat::Right, result(33, 31), Counting::Discs)
        .unwrap();
    wins.record(Seat::Left, result(32, 32), Counting::Discs)
        .unwrap();
    wins.record(Seat::Right, result(0, 64), Counting::Discs)
        .unwrap();
    assert_eq!(wins.standing(), Standing::Open, "one win each");
    wins.record(Seat::Left, result(20, 44), Counting::Discs)
        .unwrap();
    assert_eq!(wins.standing(), Standing::Won(Seat::Right));

    let mut drawn = Series::new("games:2".parse().unwrap(), Seat::Left);
    drawn
        .record(Seat::Left, result(40, 24), Counting::Discs)
        .unwrap();
    drawn
        .record(Seat::Right, result(40, 24), Counting::Discs)
        .unwrap();
    assert_eq!(drawn.standing(), Standing::Drawn);
}

#[test]
fn a15_who_starts_the_next_game_is_agreed_beforehand() {
    let black_won = result(40, 24);
    for (rule, after_a_win, after_a_draw) in [
        ("fixed", Starter::Is(Seat::Left), Starter::Is(Seat::Left)),
        (
            "alternate",
            Starter::Is(Seat::Right),
            Starter::Is(Seat::Right),
        ),
        ("loser", Starter::Is(Seat::Right), Starter::Is(Seat::Right)),
        (
            "winner",
            Starter::ChosenBy(Seat::Left),
            Starter::Is(Seat::Right),
        ),
    ] {
        let rules = format!("games:9,{rule}").parse().unwrap();
        let mut series = Series::new(rules, Seat::Left);
        assert_eq!(series.next_starter(), Starter::Is(Seat::Left));
        assert!(
            series
                .record(Seat::Right, black_won, Counting::Discs)
                .is_err()
        );
        let mut drawn = series.clone();
        series
            .record(Seat::Left, black_won, Counting::Discs)
            .unwrap();
        assert_eq!(series.next_starter(), after_a_win, "{rule}");
        drawn
            .record(Seat::Left, result(32, 32), Counting::Discs)
            .unwrap();
        assert_eq!(drawn.next_starter(), after_a_draw, "{rule}");
    }
    // Where white wins, loser and alternating differ.
    let mut series = Series::new("games:9,loser".parse().unwrap(), Seat::Left);
    series
        .record(Seat::Left, result(24, 40), Counting::Discs)
        .unwrap();
    assert_eq!(series.next_starter(), Starter::Is(Seat::Left));
}

#[test]
fn a15_a_match_goes_from_game_to_game() {
    let now = core::time::Duration::ZERO;
    let setup = MatchSetup {
        series: "wins:2,winner".parse().unwrap(),
        start: Start::Usual("1".parse().unwrap()),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    assert_eq!(game.next_game(None), Err(NextGameError::GameNotOver));
    game.resign(WHITE, now).unwrap();
    let needed = NextGameError::ChoiceNeeded { seat: Seat::Left };
    assert_eq!(game.next_game(None), Err(needed));
    game.next_game(Some(Seat::Right)).unwrap();
    assert_eq!(game.black(), Seat::Right);
    assert_eq!(
        game.position().at(Square::A1),
        Some(WHITE),
        "the receiver keeps the corner"
    );
    game.resign(BLACK, now).unwrap();
    let standing = Standing::Won(Seat::Left);
    assert_eq!(game.series().standing(), standing);
    assert_eq!(game.series().totals().map(|total| total.wins), [2, 0]);
    assert_eq!(
        game.next_game(None),
        Err(NextGameError::SeriesOver { standing })
    );
}

#[test]
fn a15_a_rematch_begins_with_whoever_would_start_the_next_game() {
    let now = core::time::Duration::ZERO;
    let setup = MatchSetup {
        start: Start::Usual("1".parse().unwrap()),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    assert_eq!(game.rematch(None), Err(NextGameError::GameNotOver));
    game.resign(WHITE, now).unwrap();
    let again = game.rematch(None).unwrap();
    assert_eq!(again.black(), Seat::Right, "the starters alternate");
    assert_eq!(again.setup().starter, Seat::Right);
    assert!(again.series().lines().is_empty());
    assert_eq!(
        again.position().at(Square::A1),
        Some(WHITE),
        "the receiver keeps the corner"
    );
    let loaded = Match::load(&again.save(now)).unwrap();
    assert_eq!(loaded.position(), again.position());
}

#[test]
fn a15_a_rematch_where_the_winner_chooses_and_where_the_cartridge_settles_it() {
    let now = core::time::Duration::ZERO;
    let setup = MatchSetup {
        series: "games:1,winner".parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    game.resign(BLACK, now).unwrap();
    let needed = NextGameError::ChoiceNeeded { seat: Seat::Right };
    assert_eq!(game.rematch(None), Err(needed));
    let again = game.rematch(Some(Seat::Right)).unwrap();
    assert_eq!(again.black(), Seat::Right);

    for number in ["41", "42", "43"] {
        let setup = MatchSetup::cartridge(number.parse().unwrap(), outflank_play::Level::MIN);
        let mut game = Match::new(setup).unwrap();
        game.resign(BLACK, now).unwrap();
        let again = game.rematch(None).unwrap();
        assert_eq!(again.setup(), &setup, "{number}");
        assert_eq!(again.black(), setup.starter, "{number}");
    }
}
