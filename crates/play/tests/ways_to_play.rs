//! The ways to play, facts C1 to C4 (the network excepted).

use core::time::Duration;

use outflank_play::tabletop::{HandAction, HandEvent, HandRefusal, Mistakes, Vigilance};
use outflank_play::{
    Counting, EndReason, FlagFallen, Game, Level, Match, MatchRefusal, MatchSetup, MovedBy,
    OfferError, PlayerKind, RedoError, Refusal, Resignation, Start, Style, UndoError,
};
use outflank_rules::{Bitboard, Color, Move, Outcome, Position, Square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;
const COMPUTER: PlayerKind = PlayerKind::Computer(Level::DEFAULT);

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn table(vigilance: Vigilance) -> Match {
    let setup = MatchSetup {
        style: Style::Tabletop(vigilance),
        ..MatchSetup::default()
    };
    Match::new(setup).unwrap()
}

/// Performs all actions and returns the effect of the last.
fn act(game: &mut Match, actions: &[HandAction]) -> HandEvent {
    let events = actions
        .iter()
        .map(|&action| game.act(action, Duration::ZERO).unwrap());
    events.last().unwrap()
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
fn c1_one_person_among_computers_is_known_by_colour() {
    let person = PlayerKind::Human;
    for (players, people, only) in [
        ([person, person], 2, None),
        ([person, COMPUTER], 1, Some(BLACK)),
        ([COMPUTER, person], 1, Some(WHITE)),
        ([COMPUTER, COMPUTER], 0, None),
    ] {
        let game = Match::new(MatchSetup::new(players[0], players[1])).unwrap();
        assert_eq!((game.people(), game.only_person()), (people, only));
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
        // Once the opponent has placed a disc, mistakes stand.
        let mut later = game.clone();
        let reply = later.legal_moves().first().unwrap();
        act(&mut later, &[Place(reply)]);
        assert_eq!(later.tabletop().unwrap().warning(), None);
        game.resign(WHITE, Duration::ZERO).unwrap();
        assert_eq!(game.tabletop().unwrap().warning(), None);
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

    // Corrected, nobody can move: nothing to pass, and the discs are counted.
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

    // Not corrected, White goes on. d1 outflanks c1; White forgets too, and Black can play e1.
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
fn c3_discs_are_not_counted_while_the_other_player_can_move() {
    // Black must pass, and White can take c1.
    let setup = MatchSetup {
        start: Start::Position(format!("OX{} X", "-".repeat(62)).parse().unwrap()),
        style: Style::Tabletop(Vigilance::Silent),
        ..MatchSetup::default()
    };
    let still = HandRefusal::StillMoves {
        color: WHITE,
        moves: Square::C1.into(),
    };
    let refused = Match::new(setup)
        .unwrap()
        .act(HandAction::Finish, Duration::ZERO);
    assert_eq!(refused, Err(MatchRefusal::Hand(still)));
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
fn c3_no_disc_is_turned_by_a_computer_that_comes_after_the_end_of_the_game() {
    // A disc was on the board, its lines not yet flipped, when its player resigned: the board stays as it was
    // counted.
    let mut game = table(Vigilance::Silent);
    act(&mut game, &[HandAction::Place(Square::F5)]);
    let result = game.resign(BLACK, Duration::ZERO).unwrap();
    let before = game.clone();
    assert_eq!(
        game.play_correctly(Square::F5.into(), Duration::ZERO),
        Err(MatchRefusal::Move(Refusal::GameOver { result }))
    );
    assert_eq!(game, before);
}

#[test]
fn c3_who_passes_accepts_the_board_as_it_lies() {
    use HandAction::{Correct, EndTurn, Flip, Pass, Place};
    // Black takes a1, flips b1 and, by mistake, the white disc on h8. White cannot move and says so.
    let start = format!("-OXXXXXX{}-OXXXXXO X", "-".repeat(48))
        .parse()
        .unwrap();
    let setup = MatchSetup {
        start: Start::Position(start),
        style: Style::Tabletop(Vigilance::Warn),
        ..MatchSetup::default()
    };
    let mut game = Match::new(setup).unwrap();
    let wrong = [
        Place(Square::A1),
        Flip(Square::B1),
        Flip(Square::H8),
        EndTurn,
    ];
    act(&mut game, &wrong);
    assert_eq!(game.legal_moves(), Bitboard::EMPTY);
    let mut corrected = game.clone();
    act(&mut corrected, &[Correct(Square::H8)]);
    act(&mut game, &[Pass]);
    let late = game.act(Correct(Square::H8), Duration::ZERO);
    assert_eq!(late, Err(MatchRefusal::Hand(HandRefusal::NothingToCorrect)));
    assert_eq!(game.legal_moves(), Square::A8.into());
}

#[test]
fn c3_each_player_acts_in_their_own_turn_but_both_may_correct() {
    let mut game = table(Vigilance::Warn);
    let now = Duration::ZERO;
    let early = game.act_as(WHITE, HandAction::Place(Square::F5), now);
    assert_eq!(early, Err(Refusal::NotYourTurn { turn: BLACK }.into()));
    game.act_as(BLACK, HandAction::Place(Square::F5), now)
        .unwrap();
    game.act_as(BLACK, HandAction::EndTurn, now).unwrap();
    let mut by_white = game.clone();
    for (game, color) in [(&mut game, BLACK), (&mut by_white, WHITE)] {
        game.act_as(color, HandAction::Correct(Square::E5), now)
            .unwrap();
    }
    assert_eq!(game, by_white);
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
        (
            Outcome::Win(WHITE),
            EndReason::Resignation(Resignation::AsOnBoard)
        )
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
