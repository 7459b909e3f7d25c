//! The ways to play, C1 to C4 (the network excepted), and the cartridge, D1 to D7.

use core::time::Duration;

use outflank_play::cartridge::{Face, Opponents, Variation, VariationError};
use outflank_play::clock::{ClockRules, FlagRule};
use outflank_play::tabletop::{HandAction, HandEvent, HandRefusal, Mistakes, Vigilance};
use outflank_play::{
    Counting, EndReason, FlagFallen, Game, Level, Match, MatchRefusal, MatchSetup, MovedBy,
    OfferError, PlayerKind, RedoError, Refusal, Seat, Start, Style, TimePenalty, UndoError,
};
use outflank_rules::{Bitboard, Color, Move, Outcome, Position, Square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;
const COMPUTER: PlayerKind = PlayerKind::Computer(Level::DEFAULT);

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn with_clock(clock: &str) -> Match {
    let setup = MatchSetup {
        clock: clock.parse().unwrap(),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    game.resume(Duration::ZERO);
    game
}

fn table(vigilance: Vigilance) -> Match {
    let setup = MatchSetup {
        style: Style::Tabletop(vigilance),
        ..MatchSetup::default()
    };
    Match::new(setup).unwrap()
}

/// Does all of it, and returns what came of the last.
fn act(game: &mut Match, actions: &[HandAction]) -> HandEvent {
    let events = actions
        .iter()
        .map(|&action| game.act(action, Duration::ZERO).unwrap());
    events.last().unwrap()
}

fn cartridge(code: &str) -> Match {
    Match::new(MatchSetup::cartridge(code.parse().unwrap(), Level::DEFAULT)).unwrap()
}

/// Plays the first legal move, always, to the end.
fn play_out(game: &mut Match, now: Duration) {
    while let Some(square) = game.legal_moves().first() {
        game.play(square.into(), now).unwrap();
    }
}

#[test]
fn c1_people_and_computers_play_each_other_in_any_seats() {
    for players in [
        [PlayerKind::Human, PlayerKind::Human],
        [PlayerKind::Human, COMPUTER],
        [COMPUTER, PlayerKind::Human],
        [COMPUTER, COMPUTER],
    ] {
        let mut game = Match::new(MatchSetup::new(players[0], players[1])).unwrap();
        assert_eq!([game.player(BLACK), game.player(WHITE)], players);
        play_out(&mut game, Duration::ZERO);
        assert!(game.result().unwrap().is_by_discs());
    }
}

#[test]
fn c2_an_illegal_move_is_refused_with_its_reason_and_changes_nothing() {
    let mut game = Match::new(MatchSetup::default()).unwrap();
    game.play(Square::F5.into(), Duration::ZERO).unwrap();
    let before = game.clone();
    let mut refused = |mv, refusal| {
        let answer = game.play_as(WHITE, mv, Duration::ZERO);
        assert_eq!(answer, Err(MatchRefusal::Move(refusal)));
        assert_eq!(game, before);
    };
    let occupied = |square, disc| Refusal::Occupied { square, disc };
    refused(Move::Place(Square::F5), occupied(Square::F5, BLACK));
    refused(Move::Place(Square::D4), occupied(Square::D4, WHITE));
    refused(
        Move::Place(Square::A1),
        Refusal::OutflanksNothing { square: Square::A1 },
    );
    let moves = before.legal_moves();
    refused(Move::Pass, Refusal::CannotPass { moves });
    for mv in [Move::Place(Square::D6), Move::Pass] {
        let answer = game.play_as(BLACK, mv, Duration::ZERO);
        assert_eq!(answer, Err(Refusal::NotYourTurn { turn: WHITE }.into()));
    }
    let result = game.resign(WHITE, Duration::ZERO).unwrap();
    for color in Color::ALL {
        let answer = game.play_as(color, Move::Place(Square::D6), Duration::ZERO);
        assert_eq!(answer, Err(Refusal::GameOver { result }.into()));
    }
}

#[test]
fn c2_passes_are_made_by_the_program_which_says_so() {
    let mut passes = 0;
    for first in Position::START.legal_moves() {
        let mut game = Match::new(MatchSetup::default()).unwrap();
        game.play(first.into(), Duration::ZERO).unwrap();
        while let Some(square) = game.legal_moves().first() {
            let played = game.play(square.into(), Duration::ZERO).unwrap();
            assert_eq!(played.turn.by, MovedBy::Player);
            if let Some(pass) = played.pass {
                assert_eq!((pass.mover, pass.by), (!played.turn.mover, MovedBy::Rules));
                assert_eq!(game.turn(), played.turn.mover);
                passes += 1;
            }
        }
    }
    assert!(passes > 0);
}

#[test]
fn c3_discs_are_placed_and_flipped_by_hand_and_the_turn_is_ended() {
    use HandAction::{EndTurn, Flip, Place};
    let mut game = table(Vigilance::Silent);
    act(&mut game, &[Place(Square::F5)]);
    assert_eq!(
        game.position().at(Square::E5),
        Some(WHITE),
        "nothing flips by itself"
    );
    assert_eq!(game.turn(), BLACK);
    act(&mut game, &[Flip(Square::E5), EndTurn]);
    assert_eq!(
        game.position(),
        Position::START.play(Square::F5.into()).unwrap()
    );
    assert_eq!(game.supplies().of(BLACK), 29);

    let hand = |refusal| Err(MatchRefusal::Hand(refusal));
    let now = Duration::ZERO;
    assert_eq!(game.act(EndTurn, now), hand(HandRefusal::NothingPlaced));
    assert_eq!(
        game.act(Flip(Square::E5), now),
        hand(HandRefusal::NothingPlaced)
    );
    assert_eq!(
        game.act(Place(Square::A1), now),
        Err(Refusal::OutflanksNothing { square: Square::A1 }.into()),
        "a placement must outflank something"
    );
    act(&mut game, &[Place(Square::D6)]);
    assert_eq!(
        game.act(Flip(Square::D6), now),
        hand(HandRefusal::JustPlaced { square: Square::D6 })
    );
    assert_eq!(
        game.act(Flip(Square::A1), now),
        hand(HandRefusal::NoDisc { square: Square::A1 })
    );
    assert_eq!(
        game.play(Square::C3.into(), now),
        Err(MatchRefusal::PlayedByHand)
    );
}

#[test]
fn c3_the_program_is_silent_warns_or_shows_mistakes_afterwards() {
    use HandAction::{EndTurn, Flip, Place};
    let mistakes = Mistakes {
        missing: Square::E5.into(),
        extra: Square::D4.into(),
    };
    for vigilance in [Vigilance::Silent, Vigilance::Warn, Vigilance::Review] {
        let warning = (vigilance == Vigilance::Warn).then_some(mistakes);
        let mut game = table(vigilance);
        let HandEvent::TurnEnded(ended) =
            act(&mut game, &[Place(Square::F5), Flip(Square::D4), EndTurn])
        else {
            panic!("a turn was ended");
        };
        assert_eq!(ended.warning, warning);
        assert_eq!(game.tabletop().unwrap().warning(), warning);
        assert!(
            game.tabletop().unwrap().review().is_empty(),
            "not before the end"
        );
        game.resign(WHITE, Duration::ZERO).unwrap();
        let review = game.tabletop().unwrap().review();
        if vigilance == Vigilance::Silent {
            assert_eq!(review, []);
        } else {
            assert_eq!(review, [(0, mistakes)]);
        }
    }
}

#[test]
fn c3_play_goes_on_from_the_board_as_it_lies() {
    use HandAction::{Correct, EndTurn, Finish, Pass, Place};
    // Black takes a1 and forgets to flip: White can now take d1, which the rules would not have given.
    let start = format!("-OX{} X", "-".repeat(61)).parse().unwrap();
    let setup = MatchSetup {
        start: Start::Position(start),
        style: Style::Tabletop(Vigilance::Review),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    act(&mut game, &[Place(Square::A1), EndTurn]);
    assert_eq!(game.legal_moves(), Square::D1.into());
    let cannot = |moves| Err(Refusal::CannotPass { moves }.into());
    assert_eq!(game.act(Pass, Duration::ZERO), cannot(Square::D1.into()));
    let still = HandRefusal::StillMoves {
        color: WHITE,
        moves: Square::D1.into(),
    };
    assert_eq!(
        game.act(Finish, Duration::ZERO),
        Err(MatchRefusal::Hand(still))
    );

    // Put right, nobody can move: nothing to pass, and the discs are counted.
    let mut corrected = game.clone();
    act(&mut corrected, &[Correct(Square::B1)]);
    assert!(corrected.tabletop().unwrap().can_finish());
    let nobody = MatchRefusal::Hand(HandRefusal::NobodyCanMove);
    assert_eq!(corrected.act(Pass, Duration::ZERO), Err(nobody));
    assert!(!corrected.is_over());
    act(&mut corrected, &[Finish]);
    let result = corrected.result().unwrap();
    assert_eq!(
        (result.outcome, result.discs.to_string().as_str()),
        (Outcome::Win(BLACK), "3-0")
    );

    // Not put right, White goes on. d1 outflanks c1; White forgets too, and Black can play e1.
    act(&mut game, &[Place(Square::D1), EndTurn]);
    assert_eq!(game.legal_moves(), Square::E1.into());
    assert_eq!(game.supplies().of(BLACK) + game.supplies().of(WHITE), 60);
    game.resign(BLACK, Duration::ZERO).unwrap();
    let review = game.tabletop().unwrap().review();
    let stood: Vec<Bitboard> = review
        .iter()
        .map(|(_, mistakes)| mistakes.missing)
        .collect();
    assert_eq!(stood, [Square::B1.into(), Square::C1.into()]);
}

#[test]
fn c3_a_computer_at_the_table_makes_no_mistakes_and_can_stand_in_for_a_player() {
    let setup = MatchSetup {
        style: Style::Tabletop(Vigilance::Warn),
        clock: "15s/move".parse().unwrap(),
        ..MatchSetup::new(PlayerKind::Human, COMPUTER)
    };
    let mut game = Match::new(setup).unwrap();
    game.resume(Duration::ZERO);
    game.act(HandAction::Place(Square::F5), seconds(1)).unwrap();
    game.act(HandAction::Flip(Square::D4), seconds(2)).unwrap();
    assert_eq!(
        game.tick(seconds(15)),
        Some(FlagFallen::ComputerMoves(BLACK))
    );
    assert_eq!(
        game.substitute_choices(),
        Square::F5.into(),
        "the disc stays"
    );
    game.play_substitute(Square::F5.into(), seconds(15))
        .unwrap();
    let right = Position::START.play(Square::F5.into()).unwrap();
    assert_eq!(game.position(), right);
    assert_eq!(game.tabletop().unwrap().turns()[0].by, MovedBy::Substitute);

    let reply = Move::Place(game.legal_moves().first().unwrap());
    let ended = game.play_correctly(reply, seconds(16)).unwrap();
    assert_eq!((ended.warning, ended.turn.by), (None, MovedBy::Player));
    assert_eq!(game.position(), right.play(reply).unwrap());
}

#[test]
fn c4_moves_are_taken_back_and_made_again() {
    let mut game = Game::new();
    assert_eq!(game.undo(), Err(UndoError::NothingToUndo));
    game.play(Square::F5.into()).unwrap();
    let after_one = game.clone();
    game.play(Square::D6.into()).unwrap();
    let after_two = game.clone();
    assert_eq!(game.undo().unwrap().mv, Move::Place(Square::D6));
    assert_eq!(
        (game.position(), game.turns()),
        (after_one.position(), after_one.turns())
    );
    game.redo().unwrap();
    assert_eq!(game, after_two);
    game.undo().unwrap();
    game.play(Square::F6.into()).unwrap();
    assert_eq!(
        game.redo(),
        Err(RedoError::NothingToRedo),
        "another way was taken"
    );
}

#[test]
fn c4_a_player_may_resign_and_that_is_final() {
    let mut game = Match::new(MatchSetup::default()).unwrap();
    game.play(Square::F5.into(), Duration::ZERO).unwrap();
    let result = game.resign(BLACK, Duration::ZERO).unwrap();
    assert_eq!(
        (result.outcome, result.reason),
        (Outcome::Win(WHITE), EndReason::Resignation)
    );
    assert_eq!(
        game.undo(Duration::ZERO),
        Err(UndoError::Settled { result })
    );
    assert_eq!(
        game.resign(WHITE, Duration::ZERO),
        Err(OfferError::GameOver { result })
    );
}

#[test]
fn c4_a_draw_is_offered_accepted_declined_or_lapses() {
    let now = Duration::ZERO;
    for mut game in [
        Match::new(MatchSetup::default()).unwrap(),
        table(Vigilance::Warn),
    ] {
        assert_eq!(game.accept_draw(WHITE, now), Err(OfferError::NoOffer));
        game.offer_draw(BLACK).unwrap();
        let offered = Err(OfferError::AlreadyOffered { by: BLACK });
        assert_eq!(
            (game.offer_draw(BLACK), game.offer_draw(WHITE)),
            (offered, offered)
        );
        assert_eq!(
            game.accept_draw(BLACK, now),
            Err(OfferError::NoOffer),
            "one's own"
        );
        game.decline_draw(WHITE).unwrap();
        assert_eq!(game.draw_offer(), None);

        game.offer_draw(WHITE).unwrap();
        match game.setup().style {
            Style::Assisted => game.play(Square::F5.into(), now).map(drop),
            Style::Tabletop(_) => game.act(HandAction::Place(Square::F5), now).map(drop),
        }
        .unwrap();
        assert_eq!(
            game.accept_draw(BLACK, now),
            Err(OfferError::NoOffer),
            "it has lapsed"
        );

        game.offer_draw(WHITE).unwrap();
        let result = game.accept_draw(BLACK, now).unwrap();
        assert_eq!(
            (result.outcome, result.reason),
            (Outcome::Draw, EndReason::Agreement)
        );
        assert_eq!(result.score(Counting::Discs).to_string(), "32-32");
    }
}

#[test]
fn d1_the_right_digit_says_who_plays_and_who_starts() {
    let human = [false, false];
    let computer = [false, true];
    for (digit, opponents, computers, starter) in [
        (1, Opponents::TwoPeople, human, Seat::Left),
        (2, Opponents::PersonStarts, computer, Seat::Left),
        (3, Opponents::ComputerStarts, computer, Seat::Right),
    ] {
        for left in 0..=9 {
            let variation = Variation::new(left, digit).unwrap();
            assert_eq!(variation.opponents(), opponents);
            assert_eq!(Seat::ALL.map(|seat| variation.is_computer(seat)), computers);
            let game = Match::new(MatchSetup::cartridge(variation, Level::MAX)).unwrap();
            assert_eq!((game.seat_to_move(), game.turn()), (Some(starter), BLACK));
            assert_eq!(game.player(game.turn()).is_human(), digit != 3);
        }
    }
}

#[test]
fn d1_there_are_thirty_codes_and_no_others() {
    let codes: Vec<String> = Variation::all()
        .map(|variation| variation.to_string())
        .collect();
    assert_eq!(codes.len(), 30);
    assert_eq!((codes[0].as_str(), codes[29].as_str()), ("01", "93"));
    for code in &codes {
        assert_eq!(&code.parse::<Variation>().unwrap().to_string(), code);
    }
    let not_two = |text: &str| VariationError::NotTwoDigits(text.to_owned());
    let no_digit = |seat, letter| VariationError::NotADigit { seat, letter };
    for (code, reason) in [
        ("", not_two("")),
        ("1", not_two("1")),
        ("011", not_two("011")),
        ("x1", no_digit(Seat::Left, 'x')),
        ("0é", no_digit(Seat::Right, 'é')),
        ("-1", no_digit(Seat::Left, '-')),
        ("00", VariationError::RightOutOfRange(0)),
        ("04", VariationError::RightOutOfRange(4)),
        ("99", VariationError::RightOutOfRange(9)),
    ] {
        assert_eq!(code.parse::<Variation>(), Err(reason), "{code}");
    }
    assert_eq!(
        Variation::new(10, 1),
        Err(VariationError::LeftOutOfRange(10))
    );
}

#[test]
fn d2_the_right_player_has_the_extra_discs_on_corners() {
    for variation in Variation::all() {
        let game = Match::new(MatchSetup::cartridge(variation, Level::DEFAULT)).unwrap();
        let extra = variation.left_digit() % 5;
        let right = Seat::Right.color(game.black());
        let left = !right;
        let corners = |color| (game.position().discs(color) & Bitboard::CORNERS).len();
        assert_eq!(
            (corners(right), corners(left)),
            (u32::from(extra), 0),
            "{variation}"
        );
        let scores = game.scoreboard();
        assert_eq!((scores.left, scores.right), (2, 2 + extra));
    }
}

#[test]
fn d3_with_the_timer_the_computer_moves_after_15_seconds_and_the_game_goes_on() {
    for variation in Variation::all() {
        let limit = (variation.left_digit() >= 5).then_some(seconds(15));
        assert_eq!(variation.move_limit(), limit, "{variation}");
    }
    assert!(cartridge("01").clock().rules().is_none());

    let mut game = cartridge("51");
    game.resume(Duration::ZERO);
    assert_eq!(
        game.clock().left(BLACK, seconds(4)).showing(),
        seconds(11),
        "counting down"
    );
    assert_eq!(game.tick(Duration::from_millis(14_999)), None);
    let early = game.play_substitute(Square::F5.into(), seconds(14));
    assert_eq!(early, Err(MatchRefusal::TimeLeft));
    assert_eq!(
        game.tick(seconds(15)),
        Some(FlagFallen::ComputerMoves(BLACK))
    );
    let late = game.play(Square::F5.into(), seconds(15));
    assert_eq!(late, Err(MatchRefusal::TimeIsUp { color: BLACK }));
    assert_eq!(game.substitute_choices(), game.legal_moves());
    game.play_substitute(Square::D3.into(), seconds(16))
        .unwrap();
    assert_eq!((game.turn(), game.result()), (WHITE, None));
    assert_eq!(game.game().unwrap().turns()[0].by, MovedBy::Substitute);
    assert_eq!(game.clock().left(WHITE, seconds(20)).showing(), seconds(11));
    let reply = game.legal_moves().first().unwrap();
    game.play(reply.into(), seconds(30)).unwrap();
    assert_eq!(game.game().unwrap().turns()[1].by, MovedBy::Player);
}

#[test]
fn d4_the_scores_are_left_and_right_and_that_of_the_mover_blinks() {
    for code in ["02", "03"] {
        let mut game = cartridge(code);
        let black = game.black();
        assert_eq!(game.scoreboard().blinking, Some(black));
        game.play(Square::F5.into(), Duration::ZERO).unwrap();
        let scores = game.scoreboard();
        assert_eq!((scores.of(black), scores.of(!black)), (4, 1));
        assert_eq!((scores.left, scores.right) == (4, 1), black == Seat::Left);
        assert_eq!(scores.blinking, Some(!black));
        game.resign(BLACK, Duration::ZERO).unwrap();
        assert_eq!(game.scoreboard().blinking, None);
    }
}

#[test]
fn d5_illegal_moves_are_not_accepted_and_flips_and_passes_are_automatic() {
    let mut passes = 0;
    for variation in Variation::all().filter(|variation| variation.move_limit().is_none()) {
        let mut game = Match::new(MatchSetup::cartridge(variation, Level::DEFAULT)).unwrap();
        let nothing = Refusal::OutflanksNothing { square: Square::B1 };
        assert_eq!(
            game.play(Square::B1.into(), Duration::ZERO),
            Err(nothing.into())
        );
        while let Some(square) = game.legal_moves().first() {
            let played = game.play(square.into(), Duration::ZERO).unwrap();
            assert!(!played.turn.flips.is_empty());
            assert_eq!(
                game.position().discs(!played.turn.mover) & played.turn.flips,
                Bitboard::EMPTY
            );
            passes += u32::from(played.pass.is_some());
        }
        assert!(game.is_over());
    }
    assert!(passes > 0);
}

#[test]
fn d6_the_game_ends_with_a_full_board_a_wipe_out_or_no_moves() {
    let ends = |board: String| Game::from_position(board.parse().unwrap()).result();
    let reason = |board: String| ends(board).map(|result| result.reason);
    assert_eq!(
        reason(format!("{}X X", "O".repeat(63))),
        Some(EndReason::BoardFull)
    );
    assert_eq!(
        reason(format!("{:-<64} X", "XX")),
        Some(EndReason::WipedOut)
    );
    assert_eq!(
        reason(format!("{:-<64} O", "X--O")),
        Some(EndReason::NoMoves)
    );
    assert_eq!(reason(format!("{:-<64} X", "-OXXXXXX")), None);
    assert_eq!(
        reason(format!("{:-<64} O", "-OXXXXXX")),
        None,
        "a pass is not the end"
    );
}

#[test]
fn d7_discs_are_red_and_green_and_differ_by_more_than_hue() {
    let [black, white] = Color::ALL.map(Face::of);
    assert_eq!((black, white), (Face::Red, Face::Green));
    assert_ne!(black.mark(), white.mark());
}

#[test]
fn a_fallen_flag_means_what_was_agreed() {
    for (clock, penalty, score) in [
        ("5s", TimePenalty::AsOnBoard, "4-1"),
        ("5s,31-33", TimePenalty::Narrow, "33-31"),
        ("5s,0-64", TimePenalty::Everything, "64-0"),
    ] {
        let mut game = with_clock(clock);
        game.play(Square::F5.into(), seconds(1)).unwrap();
        assert_eq!(game.tick(Duration::from_millis(5_999)), None);
        let Some(FlagFallen::Lost(result)) = game.tick(seconds(6)) else {
            panic!("White's flag has fallen");
        };
        assert_eq!(
            (result.outcome, result.reason),
            (Outcome::Win(BLACK), EndReason::Time(penalty))
        );
        assert_eq!(result.score(Counting::Discs).to_string(), score);
        assert_eq!(game.tick(seconds(7)), None, "said once");
        assert!(game.undo(seconds(7)).is_err());
    }
    let mut late = with_clock("5s");
    let answer = late.play(Square::F5.into(), seconds(5));
    let result = late.result().unwrap();
    assert_eq!(answer, Err(MatchRefusal::LostOnTime { result }));
    assert_eq!(
        result.score(Counting::Discs).to_string(),
        "31-33",
        "level on the board"
    );
    let rules: ClockRules = "5s,computer".parse().unwrap();
    assert_eq!(rules.flag(), FlagRule::ComputerMoves);
}

#[test]
fn a_paused_match_takes_no_moves_and_its_clock_stands_still() {
    let mut game = with_clock("1m");
    game.pause(seconds(10));
    let paused = Err(MatchRefusal::Paused);
    assert_eq!(game.play(Square::F5.into(), seconds(1_000)), paused);
    game.resume(seconds(2_000));
    game.play(Square::F5.into(), seconds(2_005)).unwrap();
    assert_eq!(game.clock().left(BLACK, seconds(2_005)).main, seconds(45));
}

#[test]
fn taking_a_move_back_takes_back_its_time() {
    let mut game = with_clock("1m+5s");
    let left = |game: &Match, now| {
        Color::ALL.map(|color| game.clock().left(color, seconds(now)).main.as_secs())
    };
    game.play(Square::F5.into(), seconds(10)).unwrap();
    game.play(Square::D6.into(), seconds(30)).unwrap();
    assert_eq!(left(&game, 33), [52, 45]);
    game.undo(seconds(33)).unwrap();
    assert_eq!((game.turn(), left(&game, 33)), (WHITE, [55, 60]));
    game.undo(seconds(40)).unwrap();
    assert_eq!((game.turn(), left(&game, 41)), (BLACK, [59, 60]));
    game.redo(seconds(50)).unwrap();
    game.redo(seconds(50)).unwrap();
    assert_eq!((game.turn(), left(&game, 50)), (BLACK, [55, 45]));
}
