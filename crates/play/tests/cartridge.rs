//! The cartridge, facts D1 to D7.

use core::time::Duration;

use outflank_play::cartridge::{Face, Opponents, Variation, VariationError};
use outflank_play::{
    EndReason, FlagFallen, Game, Level, Match, MatchRefusal, MatchSetup, MovedBy, NextStarter,
    Refusal, Seat,
};
use outflank_rules::{Bitboard, Color, Square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn cartridge(code: &str) -> Match {
    Match::new(MatchSetup::cartridge(code.parse().unwrap(), Level::DEFAULT)).unwrap()
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
            assert_eq!(game.setup().series.next(), NextStarter::Fixed);
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
