//! Every way to a match, and every text in which choices were ever kept.

use std::collections::HashSet;

use outflank_app::new_game::{
    Beginning, Card, Field, GOALS, Lot, NewGame, Way, clock_kinds, clocks, kind_of_goal, main_time,
    move_time, of_kind,
};
use outflank_play::cartridge::{Face, Variation};
use outflank_play::clock::{ClockRules, TimeControl};
use outflank_play::tabletop::Vigilance;
use outflank_play::{
    Counting, Goal, Level, Match, MatchSetup, PlayerKind, Prelude, Resignation, Seat, Start, Style,
};
use outflank_record::openings::Opening;
use outflank_record::xot::XotList;
use outflank_rules::Square;
use outflank_rules::notation::Transcript;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// Something else than the default everywhere.
fn unusual() -> NewGame {
    NewGame {
        way: Way::People,
        level: level(7),
        left_level: level(12),
        starter: None,
        corners: "3".parse().unwrap(),
        corners_to: Seat::Right,
        beginning: Beginning::Usual,
        clock: "10m+5x30s,0-64".parse().unwrap(),
        series: "points:100,winner".parse().unwrap(),
        counting: Counting::Tournament,
        resignation: Resignation::Everything,
        by_hand: Some(Vigilance::Review),
        number: "73".parse().unwrap(),
        first: Face::Red,
        names: [Some("Ada".to_owned()), None],
    }
}

#[test]
fn the_first_choice_is_a_game_against_the_computer() {
    let computer = PlayerKind::Computer(Level::DEFAULT);
    let expected = MatchSetup::new(PlayerKind::Human, computer);
    assert_eq!(NewGame::default().setup(Seat::Right), expected);
}

#[test]
fn games_begin_after_an_opening_or_lots_without_corners() {
    let tiger = *Opening::all().iter().find(|it| it.id == "tiger").unwrap();
    let drawn = XotList::built_in().draw(21).clone();
    let given: Prelude = "xot f5d6c3".parse().unwrap();
    for (beginning, position, moves) in [
        (Beginning::Opening(tiger), tiger.position(), 5),
        (Beginning::Xot, drawn.end(), 8),
        (
            Beginning::After(given),
            "f5d6c3".parse::<Transcript>().unwrap().end(),
            3,
        ),
        (Beginning::Position(drawn.end()), drawn.end(), 0),
    ] {
        let new_game = NewGame {
            beginning,
            ..unusual()
        };
        let game = new_game.start(Lot::from(2 * 21));
        assert_eq!((game.position(), game.given()), (position, moves));
        assert!(!game.has_begun());
        assert!(!new_game.has(Field::Corners) && !new_game.has(Field::CornersTo));
        // What was set up once is not set up again.
        let remembered = match beginning {
            Beginning::Opening(_) | Beginning::Xot => beginning,
            _ => Beginning::Usual,
        };
        let kept = NewGame::load(&new_game.save()).unwrap();
        assert_eq!(
            kept,
            NewGame {
                beginning: remembered,
                ..unusual()
            }
        );
    }
}

#[test]
fn different_lots_draw_different_openings_and_either_seat() {
    let new_game = NewGame {
        starter: None,
        way: Way::People,
        beginning: Beginning::Xot,
        ..NewGame::default()
    };
    let drawn: HashSet<_> = (0..20_u64)
        .map(|lot| new_game.start(lot).position().to_string())
        .collect();
    assert!(drawn.len() > 5, "{drawn:?}");
    let seats = [6_u64, 7].map(|lot| new_game.start(lot).black());
    assert_eq!(seats, Seat::ALL);
}

#[test]
fn every_choice_reaches_the_match() {
    let setup = unusual().setup(Seat::Right);
    assert_eq!(setup.players, [PlayerKind::Human; 2]);
    // Lots fell on the right player, who is Black and keeps the corners.
    assert_eq!(setup.starter, Seat::Right);
    assert_eq!(setup.start, Start::Usual("3".parse().unwrap()));
    let other = unusual().setup(Seat::Left);
    assert_eq!(other.start, Start::Usual("3:white".parse().unwrap()));
    assert_eq!(setup.clock.to_string(), "10m+5x30s,0-64");
    assert_eq!(setup.series.to_string(), "points:100,winner");
    assert_eq!(setup.counting, Counting::Tournament);
    assert_eq!(setup.resignation, Resignation::Everything);
    assert_eq!(setup.style, Style::Tabletop(Vigilance::Review));
    assert_eq!(unusual().info().names[0].as_deref(), Some("Ada"));
}

#[test]
fn every_kind_of_goal_can_be_reached_and_is_its_own_kind() {
    for goal in GOALS {
        assert_eq!(kind_of_goal(goal), goal);
        let mut new_game = NewGame::default();
        new_game.set_goal(goal);
        assert_eq!(new_game.series.goal(), goal);
    }
    assert_eq!(kind_of_goal(Goal::Games(7)), Goal::Games(3));
}

#[test]
fn people_have_names_and_computers_have_none() {
    let mut new_game = NewGame::default();
    for seat in Seat::ALL {
        new_game.set_name(seat, " Ada\n");
    }
    assert_eq!(new_game.info().names, [Some("Ada".to_owned()), None]);
    new_game.way = Way::People;
    assert!(new_game.info().names.iter().all(Option::is_some));
    new_game.set_name(Seat::Left, "  ");
    assert_eq!(new_game.info().names[0], None);
}

#[test]
fn choices_never_contradict_each_other() {
    for way in Way::ALL {
        for number in Variation::all() {
            let numbered = NewGame {
                way,
                number,
                ..unusual()
            };
            for new_game in numbered.values(Field::ByHand) {
                let game = new_game.start(Seat::Left);
                let cartridge = (way == Way::Cartridge).then_some(number);
                assert_eq!(game.setup().variation, cartridge);
            }
        }
    }
}

#[test]
fn choices_of_another_way_have_no_effect() {
    let computers = NewGame {
        way: Way::Computers,
        ..unusual()
    };
    assert!(!computers.draws_lots());
    let setup = computers.setup(Seat::Right);
    let [left, right] = [12, 7].map(|number| PlayerKind::Computer(level(number)));
    assert_eq!(setup.players, [left, right]);
    assert_eq!((setup.starter, setup.style), (Seat::Left, Style::Assisted));

    let cartridge = NewGame {
        way: Way::Cartridge,
        ..unusual()
    };
    let expected = MatchSetup {
        series: "points:100,fixed".parse().unwrap(),
        counting: Counting::Tournament,
        resignation: Resignation::Everything,
        ..MatchSetup::cartridge("73".parse().unwrap(), level(7))
    };
    assert!(!cartridge.draws_lots());
    assert_eq!(cartridge.setup(Seat::Left), expected);
}

#[test]
fn only_what_applies_is_asked_for() {
    let fields = |way, number: &str, series: &str| {
        let number = number.parse().unwrap();
        let series = series.parse().unwrap();
        let new_game = NewGame {
            way,
            number,
            series,
            ..NewGame::default()
        };
        new_game.fields()
    };
    assert_eq!(
        fields(Way::Computer, "02", "games:1"),
        [
            Field::Way,
            Field::Starter,
            Field::Level,
            Field::Beginning,
            Field::Corners,
            Field::Clock,
            Field::ByHand,
            Field::Series,
            Field::Counting,
            Field::Resignation,
            Field::Name(Seat::Left)
        ]
    );
    assert_eq!(
        fields(Way::Computers, "02", "wins:2"),
        [
            Field::Way,
            Field::LeftLevel,
            Field::Level,
            Field::Beginning,
            Field::Corners,
            Field::Clock,
            Field::Series,
            Field::Next,
            Field::Counting
        ]
    );
    // The cartridge settles who starts, and two people need no level.
    assert_eq!(
        fields(Way::Cartridge, "93", "games:3"),
        [
            Field::Way,
            Field::Number,
            Field::First,
            Field::Level,
            Field::Series,
            Field::Counting,
            Field::Resignation,
            Field::Name(Seat::Left)
        ]
    );
    let people = fields(Way::Cartridge, "91", "games:3");
    assert!(!people.contains(&Field::Level));
    assert_eq!(people[6..], Seat::ALL.map(Field::Name));
    // Nobody is named after the one who sat there before.
    let computer = NewGame {
        names: ["Ada", "Ben"].map(|name| Some(name.to_owned())),
        ..NewGame::default()
    };
    assert_eq!(computer.info().names, [Some("Ada".to_owned()), None]);
}

#[test]
fn every_field_goes_round_both_ways() {
    let begin = NewGame {
        series: "games:3".parse().unwrap(),
        corners: "1".parse().unwrap(),
        ..NewGame::default()
    };
    for field in Way::ALL.into_iter().flat_map(|way| {
        NewGame {
            way,
            ..begin.clone()
        }
        .fields()
    }) {
        let mut new_game = begin.clone();
        let mut seen = Vec::new();
        loop {
            new_game.turn(field, true);
            assert!(!seen.contains(&new_game), "{field:?}");
            assert!(Match::new(new_game.setup(Seat::Left)).is_ok());
            seen.push(new_game.clone());
            if new_game == begin {
                break;
            }
        }
        // A name is typed.
        assert!(
            seen.len() > 1 || matches!(field, Field::Name(_)),
            "{field:?}"
        );
        seen.reverse();
        for expected in seen.into_iter().skip(1) {
            new_game.turn(field, false);
            assert_eq!(new_game, expected);
        }
    }
}

#[test]
fn a_value_of_ones_own_is_left_for_a_usual_one() {
    let mut new_game = unusual();
    new_game.turn(Field::Clock, true);
    assert_eq!(new_game.clock.to_string(), "15s/move");
}

#[test]
fn corners_are_given_by_colour_too() {
    let mut new_game = NewGame {
        starter: Some(Seat::Right),
        ..NewGame::default()
    };
    for text in ["a1+h1", "2:white", "4"] {
        new_game.set_handicap(text.parse().unwrap());
        assert_eq!(new_game.handicap(Seat::Left).to_string(), text);
    }
    assert_eq!(new_game.corners_to, Seat::Right);
}

#[test]
fn usual_clocks_are_clocks() {
    let written = clocks().map(|clock| clock.to_string());
    let expected = [
        "none",
        "15s/move",
        "1m/move",
        "2m",
        "5m",
        "25m",
        "5m+3s",
        "10m+3x30s",
    ];
    assert_eq!(written, expected);
}

#[test]
fn another_kind_of_clock_keeps_the_times() {
    let kinds = clock_kinds();
    let mut control = kinds[3];
    *main_time(&mut control).unwrap() *= 2;
    *move_time(&mut control).unwrap() *= 2;
    let written = kinds.map(|kind| ClockRules::new(of_kind(kind, control)).unwrap().to_string());
    assert_eq!(written, ["1m/move", "20m", "20m+1m", "20m+3x1m"]);
    assert_eq!(of_kind(kinds[1], TimeControl::None), kinds[1]);
}

#[test]
fn choices_come_back() {
    for new_game in [NewGame::default(), unusual()] {
        assert_eq!(NewGame::load(&new_game.save()), Some(new_game));
    }
}

#[test]
fn what_makes_no_sense_is_as_usual_and_costs_nothing_else() {
    let text = r#"{"way":"alone","level":61,"left_level":0,"starter":"nobody","corners":5,"corners_to":"up",
        "clock":"soon","series":"games:0","counting":7,"by_hand":"loud","number":"04","names":"Ada","next":[]}"#;
    assert_eq!(NewGame::load(text), Some(NewGame::default()));
    let text = r#"{"level":61,"left_level":3}"#;
    let expected = NewGame {
        left_level: level(3),
        ..NewGame::default()
    };
    assert_eq!(NewGame::load(text), Some(expected));
    for text in ["", "null", "[]", "{", "3", "\u{0}"] {
        assert_eq!(NewGame::load(text), None, "{text}");
    }
}

/// As the page wrote it under `play.wishes`.
#[test]
fn the_first_form_of_the_page_is_read() {
    let text = r#"{"way":"computer","level":5,"left_level":5,"starter":"left","corners":0,"corners_to":"left","clock":{"kind":"none","main":300,"seconds":15,"periods":3,"flag":"loses"},"series":{"kind":"single","number":3,"next":"alternating"},"tournament":false,"by_hand":"no","number":"02"}"#;
    assert_eq!(NewGame::load(text), Some(NewGame::default()));

    let text = r#"{"way":"people","level":7,"left_level":12,"starter":"lot","corners":3,"corners_to":"right","clock":{"kind":"periods","main":600,"seconds":30,"periods":5,"flag":"everything"},"series":{"kind":"points","number":100,"next":"winner"},"tournament":true,"by_hand":"review","number":"73"}"#;
    let expected = NewGame {
        names: [None, None],
        resignation: Resignation::AsOnBoard,
        ..unusual()
    };
    assert_eq!(NewGame::load(text), Some(expected));

    let watch = NewGame::load(r#"{"way":"watch"}"#).unwrap();
    assert_eq!(watch.way, Way::Computers);
    for (clock, expected) in [
        (
            r#"{"kind":"move","seconds":20,"flag":"computer"}"#,
            "20s/move",
        ),
        (
            r#"{"kind":"game","main":90,"flag":"narrow"}"#,
            "1m30s,31-33",
        ),
        (r#"{"kind":"increment","seconds":3}"#, "5m+3s"),
        (r#"{"kind":"increment","seconds":0}"#, "none"),
    ] {
        let read = NewGame::load(&format!(r#"{{"clock":{clock}}}"#)).unwrap();
        assert_eq!(read.clock.to_string(), expected);
    }
}

/// As the terminal wrote it among its settings.
#[test]
fn the_first_form_of_the_terminal_is_read() {
    let text = r#"{"players":"computer","white":false,"level":5,"other_level":5,"handicap":"0","clock":"none",
        "series":"games:1","hands":"program","tournament":false,"cartridge":null}"#;
    assert_eq!(NewGame::load(text), Some(NewGame::default()));

    let text = r#"{"players":"computers","white":true,"level":7,"other_level":12,"handicap":"a1+h1:white",
        "clock":"10m+5x30s,0-64","series":"points:100,winner","hands":"review","tournament":true,"cartridge":"73"}"#;
    let expected = NewGame {
        way: Way::Cartridge,
        level: level(12),
        left_level: level(7),
        starter: Some(Seat::Left),
        corners: "a1+h1".parse().unwrap(),
        names: [None, None],
        resignation: Resignation::AsOnBoard,
        ..unusual()
    };
    assert_eq!(NewGame::load(text), Some(expected));

    // A person with the white discs has the left seat now.
    let text =
        r#"{"players":"computer","white":true,"level":9,"handicap":"2:white","hands":"warn"}"#;
    let setup = NewGame::load(text).unwrap().setup(Seat::Left);
    let computer = PlayerKind::Computer(level(9));
    let expected = MatchSetup {
        starter: Seat::Right,
        start: Start::Usual("2:white".parse().unwrap()),
        style: Style::Tabletop(Vigilance::Warn),
        ..MatchSetup::new(PlayerKind::Human, computer)
    };
    assert_eq!(setup, expected);
}

#[test]
fn every_card_can_be_chosen_from_every_other() {
    for before in Card::ALL {
        for card in Card::ALL {
            let mut new_game = NewGame::default();
            new_game.choose(before);
            new_game.choose(card);
            assert_eq!(new_game.card(), card, "after {before:?}");
            new_game.start(Seat::Left);
            for &way in card.ways() {
                new_game.way = way;
                assert_eq!(new_game.card(), card, "{way:?}");
            }
        }
    }
}

#[test]
fn each_corner_of_a_handicap_can_be_chosen() {
    let mut new_game = NewGame::default();
    for corner in [Square::H1, Square::A8] {
        new_game.toggle_corner(corner);
    }
    assert_eq!(new_game.handicap(Seat::Left).to_string(), "h1+a8");
    new_game.toggle_corner(Square::H1);
    new_game.toggle_corner(Square::D4);
    assert_eq!(new_game.handicap(Seat::Left).corners().to_string(), "a8");
}

#[test]
fn d8_either_colour_may_start_on_the_cartridge() {
    let mut new_game = NewGame {
        way: Way::Cartridge,
        ..NewGame::default()
    };
    assert_eq!(new_game.setup(Seat::Left).first, Face::Red);
    new_game.turn(Field::First, true);
    let game = new_game.start(Seat::Left);
    assert_eq!(game.setup().first, Face::Green);
    let saved = game.save(core::time::Duration::ZERO);
    assert_eq!(Match::load(&saved).unwrap(), game);
    // Elsewhere discs are black and white, and black starts.
    new_game.way = Way::People;
    assert!(!new_game.has(Field::First));
    assert_eq!(new_game.setup(Seat::Left).first, Face::Red);
}

#[test]
fn b10_puzzles_and_boards_that_are_set_up_are_played_on() {
    let choices = NewGame {
        clock: "5m".parse().unwrap(),
        corners: "2".parse().unwrap(),
        way: Way::Cartridge,
        ..NewGame::default()
    };
    for item in outflank_play::collection::all() {
        let position = item.position;
        if position.is_over() {
            continue;
        }
        let game = choices.from_position(position).start(Seat::Left);
        assert_eq!(game.position(), position);
        assert_eq!(game.only_person(), Some(position.turn()));
        assert!(game.setup().clock.is_none());
    }
    let people = NewGame {
        way: Way::People,
        ..choices
    };
    let white = "f5".parse::<Transcript>().unwrap().end();
    assert_eq!(people.from_position(white).start(Seat::Left).people(), 2);
}
