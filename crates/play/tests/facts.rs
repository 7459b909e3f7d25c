//! The facts of the board game, A1 to A16, one test each at least; A15 is in `series.rs`.

use core::time::Duration;

use outflank_play::collection::{self, Item};
use outflank_play::tabletop::{HandRefusal, Tabletop, Vigilance};
use outflank_play::{
    Counting, EndReason, Game, GameResult, Handicap, Match, MatchSetup, MovedBy, Refusal, Supplies,
};
use outflank_rules::random::Random;
use outflank_rules::{Bitboard, Color, Move, Outcome, Position, Square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn item(id: &str) -> &'static Item {
    collection::find(id).unwrap()
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

fn play_all(game: &mut Game, moves: &str) {
    for name in moves.split_whitespace() {
        game.play(Move::Place(name.parse().unwrap())).unwrap();
    }
}

/// Games with moves chosen by a fixed rule of thumb, different for each seed.
fn random_game(mut game: Game, seed: u64) -> Game {
    let mut random = Random::new(seed);
    while !game.is_over() {
        let square = random.pick(game.legal_moves()).unwrap();
        game.play(square.into()).unwrap();
    }
    game
}

#[test]
fn a1_the_board_has_columns_a_to_h_and_rows_1_to_8_and_64_discs() {
    let names: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!((names[0].as_str(), names[7].as_str()), ("a1", "h1"));
    assert_eq!((names[56].as_str(), names[63].as_str()), ("a8", "h8"));
    let game = Game::new();
    let on_board = game.discs().black + game.discs().white;
    let in_hands = game.supplies().of(BLACK) + game.supplies().of(WHITE);
    assert_eq!(on_board + in_hands, 64);
}

#[test]
fn a2_each_player_holds_32_discs_and_lays_out_the_first_ones_from_them() {
    assert_eq!(Supplies::EACH, 32);
    let supplies = |game: Game| Color::ALL.map(|color| game.supplies().of(color));
    assert_eq!(supplies(Game::new()), [30, 30]);
    let corners = |count, color| Handicap::corners_in_order(count, color).unwrap();
    assert_eq!(supplies(Game::with_handicap(corners(4, BLACK))), [26, 30]);
    assert_eq!(supplies(Game::with_handicap(corners(1, WHITE))), [30, 29]);
    assert_eq!(
        supplies(Game::from_position(item("puzzle1").position)),
        [12, 12]
    );

    let mut game = Game::new();
    play_all(&mut game, "f5 d6 c3");
    assert_eq!(supplies(game), [28, 29]);
}

#[test]
fn a3_the_start_has_white_on_d4_and_e5_and_black_on_e4_and_d5() {
    let mut game = Game::new();
    assert_eq!(game.position().discs(WHITE).to_string(), "d4 e5");
    assert_eq!(game.position().discs(BLACK).to_string(), "e4 d5");
    assert_eq!(game.position(), item("figure1").position);
    assert_eq!(game.legal_moves().to_string(), "d3 c4 f5 e6");

    let played = game.play(Move::Place(Square::C4)).unwrap();
    assert_eq!(played.turn.flips, set(item("figure7").flips));
    assert_eq!(game.position(), item("figure8").position);
    assert_eq!(game.legal_moves().to_string(), "c3 e3 c5");

    let played = game.play(Move::Place(Square::C3)).unwrap();
    assert_eq!(played.turn.flips, set(item("figure9").flips));
    assert_eq!(game.position(), item("figure10").position);
    assert_eq!(game.legal_moves().to_string(), "c2 d3 f5 e6");
}

#[test]
fn a4_black_moves_first_with_and_without_a_handicap() {
    assert_eq!(Game::new().turn(), BLACK);
    for receiver in Color::ALL {
        let handicap = Handicap::corners_in_order(2, receiver).unwrap();
        assert_eq!(Game::with_handicap(handicap).turn(), BLACK);
    }
}

#[test]
fn a5_a_disc_must_outflank_an_unbroken_row() {
    let example = item("row_example");
    let mut game = Game::from_position(example.position);
    let played = game.play(Move::Place(example.solution[0])).unwrap();
    assert_eq!(played.turn.flips, set(example.flips));

    // A gap, or the edge, breaks the row.
    for (board, square) in [
        ("-O-OX", Square::A1),
        ("-OOOO", Square::A1),
        ("-X--O", Square::A1),
    ] {
        let text = format!("{board:-<64} X");
        let mut game = Game::from_position(text.parse().unwrap()).passing_by_hand();
        assert!(!game.legal_moves().contains(square), "{board}");
        assert!(game.play(square.into()).is_err(), "{board}");
    }
}

#[test]
fn a6_every_outflanked_row_is_flipped_in_all_directions_at_once() {
    let figure = item("figure2_3");
    let mut game = Game::from_position(figure.position);
    let played = game.play(Move::Place(figure.solution[0])).unwrap();
    assert_eq!(played.turn.flips, set(figure.flips));
    assert_eq!(played.turn.flips.len(), 6);
    let after = "-------------------X-X----XOXX---XXXXX-----OXX-------X---------- O";
    assert_eq!(game.position().to_string(), after);

    // All eight at once.
    let star = "X--X--X--O-O-O----OOO---XOO-OOOX--OOO----O-O-O--X--O--X----X---- X";
    let mut game = Game::from_position(star.parse().unwrap());
    let played = game.play(Move::Place(Square::D4)).unwrap();
    let flipped = "b2 d2 f2 c3 d3 e3 b4 c4 e4 f4 g4 c5 d5 e5 b6 d6 f6 d7";
    assert_eq!(played.turn.flips.to_string(), flipped);
}

#[test]
fn a7_a_row_ends_at_the_first_own_disc() {
    let figure = item("figure4");
    let mut game = Game::from_position(figure.position);
    let played = game.play(Move::Place(figure.solution[0])).unwrap();
    assert_eq!(played.turn.flips.to_string(), "f4");
    assert_eq!(game.position().at(Square::D4), Some(WHITE));
}

#[test]
fn a8_discs_enclosed_by_flipping_do_not_flip() {
    let figure = item("figure5_6");
    let mut game = Game::from_position(figure.position);
    let played = game.play(Move::Place(figure.solution[0])).unwrap();
    assert_eq!(played.turn.flips, set(figure.flips));
    assert_eq!(set(figure.marked).to_string(), "e3 e4");
    for &enclosed in figure.marked {
        assert_eq!(game.position().at(enclosed), Some(WHITE));
    }
}

#[test]
fn a9_without_a_move_the_turn_is_forfeited_and_with_one_it_is_not() {
    // Black can take a1 and then h8; White never has a move.
    let text = format!("-OXXXXXX{}XXXXXXO- X", "-".repeat(48));
    let start: Position = text.parse().unwrap();

    let mut by_hand = Game::from_position(start).passing_by_hand();
    let moves = by_hand.legal_moves();
    assert_eq!(by_hand.play(Move::Pass), Err(Refusal::CannotPass { moves }));
    let played = by_hand.play(Move::Place(Square::A1)).unwrap();
    assert_eq!((played.pass, by_hand.turn()), (None, WHITE));
    let nothing = Refusal::OutflanksNothing { square: Square::B2 };
    assert_eq!(by_hand.play(Move::Place(Square::B2)), Err(nothing));
    by_hand.play(Move::Pass).unwrap();
    assert_eq!(by_hand.turn(), BLACK);

    let mut automatic = Game::from_position(start);
    let pass = automatic
        .play(Move::Place(Square::A1))
        .unwrap()
        .pass
        .unwrap();
    assert_eq!(
        (pass.mover, pass.mv, pass.by),
        (WHITE, Move::Pass, MovedBy::Rules)
    );
    assert_eq!(automatic.turn(), BLACK);
    assert_eq!(automatic.turns().len(), 2);
    let last = automatic.play(Move::Place(Square::H8)).unwrap();
    assert_eq!((last.pass, last.result.is_some()), (None, true));
}

#[test]
fn a9_a_game_can_begin_with_a_forced_pass() {
    let text = format!("{:-<64} O", "-OXXXXXX");
    let mut game = Game::from_position(text.parse().unwrap());
    assert_eq!((game.turn(), game.turns().len()), (BLACK, 1));
    assert!(game.undo().is_err(), "nobody made that pass");
}

#[test]
fn a10_wrong_or_forgotten_flips_are_put_right_until_the_opponent_has_placed() {
    let mut table = Tabletop::new(Vigilance::Silent);
    table.place(Square::F5).unwrap();
    table.flip(Square::D4).unwrap();
    table.end_turn().unwrap();
    let wrong = table.position();
    assert_eq!(table.turns()[0].mistakes().missing.to_string(), "e5");
    assert_eq!(table.turns()[0].mistakes().extra.to_string(), "d4");

    let mut corrected = table.clone();
    corrected.correct(Square::E5).unwrap();
    corrected.correct(Square::D4).unwrap();
    let right = Position::START.play(Square::F5.into()).unwrap();
    assert_eq!(corrected.position(), right);
    let again = HandRefusal::NotAMistake { square: Square::D4 };
    assert_eq!(corrected.correct(Square::D4), Err(again));

    // White places by the board as it lies, and then it stands.
    let reply = wrong.legal_moves().first().unwrap();
    table.place(reply).unwrap();
    let late = HandRefusal::TooLateToCorrect { square: reply };
    assert_eq!(table.correct(Square::E5), Err(late));
    for square in wrong.flips(reply.into()) {
        table.flip(square).unwrap();
    }
    table.end_turn().unwrap();
    let stands = HandRefusal::NotAMistake { square: Square::D4 };
    assert_eq!(table.correct(Square::D4), Err(stands));
    assert_eq!(table.turns()[0].after(), wrong);
}

#[test]
fn a11_a_placed_disc_stays_once_flipping_has_begun() {
    let mut table = Tabletop::new(Vigilance::Warn);
    table.place(Square::F5).unwrap();
    let not_ended = HandRefusal::TurnNotEnded { square: Square::F5 };
    assert_eq!(table.place(Square::E6), Err(not_ended));
    assert_eq!(table.take_back(), Ok(Square::F5));
    assert_eq!(
        (table.position(), table.supplies().of(BLACK)),
        (Position::START, 30)
    );

    table.place(Square::E6).unwrap();
    table.flip(Square::E5).unwrap();
    let begun = HandRefusal::FlippingBegun { square: Square::E6 };
    assert_eq!(table.take_back(), Err(begun));
    table.flip(Square::E5).unwrap();
    assert_eq!(table.take_back(), Err(begun), "even if all is flipped back");
}

#[test]
fn a12_a_player_without_discs_gets_one_from_the_opponent() {
    let corners = Handicap::corners_in_order(4, BLACK).unwrap();
    let mut most = 0;
    for seed in 1..=50 {
        let game = random_game(Game::with_handicap(corners), seed);
        let mut hands = [26, 30];
        let mut given = 0;
        for turn in game.turns().iter().filter(|turn| turn.mv != Move::Pass) {
            let mover = turn.mover.index();
            assert_eq!(turn.handed_over, hands[mover] == 0);
            hands[if turn.handed_over { 1 - mover } else { mover }] -= 1;
            given += u32::from(turn.handed_over);
        }
        assert_eq!(Color::ALL.map(|color| game.supplies().of(color)), hands);
        most = most.max(given);
    }
    assert!(most >= 2, "as often as needed: {most}");
}

#[test]
fn a12_a_disc_handed_over_at_the_table_goes_back_when_it_is_taken_back() {
    let start: Position = format!("-OX{} X", "O".repeat(61)).parse().unwrap();
    let mut table = Tabletop::from_position(start, Vigilance::Silent);
    assert_eq!(table.supplies().of(BLACK), 1);
    assert_eq!(table.place(Square::A1), Ok(false));
    table.take_back().unwrap();
    assert_eq!(table.supplies(), Supplies::shared(start));

    // White to move has the only disc; it is Black who can move, after a pass.
    let start: Position = format!("-OX{} O", "O".repeat(61)).parse().unwrap();
    let mut table = Tabletop::from_position(start, Vigilance::Silent);
    assert_eq!(Color::ALL.map(|color| table.supplies().of(color)), [0, 1]);
    table.pass().unwrap();
    assert_eq!(table.place(Square::A1), Ok(true));
    assert_eq!(Color::ALL.map(|color| table.supplies().of(color)), [0, 0]);
    table.take_back().unwrap();
    assert_eq!(Color::ALL.map(|color| table.supplies().of(color)), [0, 1]);
}

#[test]
fn a13_the_game_ends_when_neither_player_can_move() {
    let mut game = Game::new();
    play_all(&mut game, "f5 d6 c5 f4 e7 f6 g5 e6");
    let played = game.play(Move::Place(Square::E3)).unwrap();
    let result = played.result.unwrap();
    assert_eq!(result.outcome, Outcome::Win(BLACK));
    assert_eq!(
        (result.reason, result.discs.white),
        (EndReason::WipedOut, 0)
    );
    let over = Err(Refusal::GameOver { result });
    assert_eq!(game.play(Move::Place(Square::A1)), over);
    assert_eq!(game.play(Move::Pass), over);
    assert!(game.legal_moves().is_empty());

    for (board, outcome, reason) in [
        ("XX----OO", Outcome::Draw, EndReason::NoMoves),
        ("XX---OOO", Outcome::Win(WHITE), EndReason::NoMoves),
        ("XXX---OO", Outcome::Win(BLACK), EndReason::NoMoves),
    ] {
        let game = Game::from_position(format!("{board:-<64} X").parse().unwrap());
        let result = game.result().unwrap();
        assert_eq!(
            (result.outcome, result.reason),
            (outcome, reason),
            "{board}"
        );
    }
    let full = Game::from_position(
        format!("{}{} O", "X".repeat(32), "O".repeat(32))
            .parse()
            .unwrap(),
    );
    let result = full.result().unwrap();
    assert_eq!(
        (result.outcome, result.reason),
        (Outcome::Draw, EndReason::BoardFull)
    );
}

#[test]
fn a14_the_score_is_the_margin_or_by_tournament_rules_with_the_empty_squares() {
    let mut wiped_out = Game::new();
    play_all(&mut wiped_out, "f5 d6 c5 f4 e7 f6 g5 e6 e3");
    let result = wiped_out.result().unwrap();
    assert_eq!(result.score(Counting::Discs).to_string(), "13-0");
    assert_eq!(result.margin(Counting::Discs), 13);
    assert_eq!(result.score(Counting::Tournament).to_string(), "64-0");
    assert_eq!(result.margin(Counting::Tournament), 64);

    let result = |board: &str| {
        let position: Position = format!("{board:-<64} X").parse().unwrap();
        GameResult::by_discs(position).unwrap()
    };
    let white_wins = result("XX---OOO");
    assert_eq!(white_wins.score(Counting::Discs).to_string(), "2-3");
    assert_eq!(white_wins.margin(Counting::Discs), 1);
    assert_eq!(white_wins.score(Counting::Tournament).to_string(), "2-62");
    let draw = result("XX----OO");
    assert_eq!(draw.score(Counting::Discs).to_string(), "2-2");
    assert_eq!(draw.score(Counting::Tournament).to_string(), "32-32");
    assert_eq!(draw.margin(Counting::Tournament), 0);
}

#[test]
fn a14_a_game_given_up_counts_for_the_winner_whatever_the_board_says() {
    let mut game = Match::new(MatchSetup::default()).unwrap();
    let now = Duration::ZERO;
    game.play(Square::F5.into(), now).unwrap();
    let mut white_gives_up = game.clone();
    let result = white_gives_up.resign(WHITE, now).unwrap();
    assert_eq!(result.score(Counting::Discs).to_string(), "4-1");
    assert_eq!(result.score(Counting::Tournament).to_string(), "63-1");
    let result = game.resign(BLACK, now).unwrap();
    assert_eq!(result.winner(), Some(WHITE));
    assert_eq!(result.score(Counting::Discs).to_string(), "31-33");
    assert_eq!(result.score(Counting::Tournament).to_string(), "31-33");
}

#[test]
fn a16_the_weaker_player_has_one_to_four_corners() {
    let start = |text: &str| text.parse::<Handicap>().unwrap().position();
    assert_eq!(start("4"), item("figure11").position);
    for (count, corners) in [
        ("1", "a1"),
        ("2", "a1 h8"),
        ("3", "a1 h1 h8"),
        ("4", "a1 h1 a8 h8"),
    ] {
        let given = start(count).discs(BLACK) & Bitboard::CORNERS;
        assert_eq!(given.to_string(), corners);
        let white = format!("{count}:white");
        assert_eq!(
            (start(&white).discs(WHITE) & Bitboard::CORNERS).to_string(),
            corners
        );
    }
    assert_eq!(
        start("a8").discs(BLACK).to_string(),
        "e4 d5 a8",
        "or any others by choice"
    );
    assert_eq!(
        start("0"),
        Position::START,
        "the lesser handicap is to move first"
    );
}
