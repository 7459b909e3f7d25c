//! The facts of the game, as `docs/game.md` numbers them, and what is said about positions.

use outflank_rules::{
    Bitboard, Board, Color, IllegalMove, Move, Outcome, Position, Score, Setup, SetupError, Square,
};

/// A position from eight rows: `X` is Black, `O` is White.
fn position(rows: &str, turn: Color) -> Position {
    let squares: String = rows.split_whitespace().collect();
    format!("{squares} {}", turn.letter())
        .parse()
        .unwrap_or_else(|error| panic!("{error}\n{rows}"))
}

/// A position with so many discs in reading order, Black's first.
fn counted(black: usize, white: usize, turn: Color) -> Position {
    let empty = "-".repeat(64 - black - white);
    position(
        &format!("{}{}{empty}", "X".repeat(black), "O".repeat(white)),
        turn,
    )
}

fn squares(names: &str) -> Bitboard {
    names
        .split(' ')
        .map(|name| name.parse::<Square>().unwrap())
        .collect()
}

#[test]
fn a1_there_are_64_squares_named_a1_to_h8() {
    let all: Vec<Square> = Square::all().collect();
    assert_eq!((all.len(), all[0], all[63]), (64, Square::A1, Square::H8));
    for (index, &square) in all.iter().enumerate() {
        let (column, row) = (index as u8 % 8, index as u8 / 8);
        assert_eq!(Square::from_index(index), Some(square));
        assert_eq!(Square::at(column, row), Some(square));
        assert_eq!(
            (square.column(), square.row(), square.index()),
            (column, row, index)
        );
    }
    assert_eq!(
        (Square::from_index(64), Square::from_index(usize::MAX)),
        (None, None)
    );
    assert_eq!((Square::at(8, 0), Square::at(0, 8)), (None, None));
}

#[test]
fn a3_black_opens_in_four_ways_and_white_can_answer_c4_in_three() {
    let start = Position::START;
    assert_eq!(start.turn(), Color::Black);
    assert_eq!(start.discs(Color::Black), squares("e4 d5"));
    assert_eq!(start.discs(Color::White), squares("d4 e5"));
    assert_eq!(start.empties().len(), 60);
    assert_eq!(start.legal_moves(), squares("d3 c4 f5 e6"));
    let c4 = start.play(Square::C4.into()).unwrap();
    assert_eq!(c4.turn(), Color::White);
    assert_eq!(c4.legal_moves(), squares("c3 e3 c5"));
    let c3 = c4.play(Square::C3.into()).unwrap();
    assert_eq!(c3.at(Square::D4), Some(Color::White));
    assert_eq!(
        (c3.at(Square::C4), c3.at(Square::A1)),
        (Some(Color::Black), None)
    );
}

#[test]
fn a6_a7_a8_whole_lines_flip_up_to_the_nearest_own_disc_and_no_further() {
    let before = position(
        "X--X--X-
         -O-O-O--
         --OOO---
         XOO-OOXO
         --OOO---
         -O-O-O--
         X--O--X-
         ---X----",
        Color::Black,
    );
    let d4 = Move::Place(Square::D4);
    let flips = squares("b2 d2 f2 c3 d3 e3 b4 c4 e4 f4 c5 d5 e5 b6 d6 f6 d7");
    assert_eq!(before.flips(d4), flips);
    let after = before.play(d4).unwrap();
    // h4 is beyond g4.
    assert_eq!(after.discs(Color::White), squares("h4"));
    assert_eq!(
        after.discs(Color::Black),
        before.discs(Color::Black) | flips | squares("d4")
    );

    // c1 flips b1. That puts b1 between a1 and b3, which flips nothing.
    let before = position(
        "XO------
         -O------
         -X------
         --------
         --------
         --------
         --------
         --------",
        Color::Black,
    );
    assert_eq!(before.flips(Square::C1.into()), squares("b1"));
}

#[test]
fn a9_who_can_move_must_and_who_cannot_passes() {
    let start = Position::START;
    assert!(!start.must_pass());
    assert_eq!(start.play(Move::Pass), Err(IllegalMove::MustPlace));
    assert_eq!(start.after_forced_pass(), start);

    // Black has no white disc to outflank; White has.
    let stuck = position(&format!("OX{}", "-".repeat(62)), Color::Black);
    assert!(stuck.must_pass() && !stuck.is_over());
    assert_eq!(stuck.moves().collect::<Vec<_>>(), [Move::Pass]);
    let passed = stuck.play(Move::Pass).unwrap();
    assert_eq!(
        (passed.turn(), passed.empties()),
        (Color::White, stuck.empties())
    );
    assert_eq!(stuck.after_forced_pass(), passed);
    assert_eq!(passed.moves().collect::<Vec<_>>(), [Square::C1.into()]);
}

#[test]
fn moves_are_refused_for_the_best_reason() {
    let start = Position::START;
    let occupied = IllegalMove::Occupied(Square::D4);
    assert_eq!(start.play(Square::D4.into()), Err(occupied));
    assert_eq!(start.flips(Square::D4.into()), Bitboard::EMPTY);
    let nothing = IllegalMove::OutflanksNothing(Square::A1);
    assert_eq!(start.play(Square::A1.into()), Err(nothing));
    let over = counted(20, 0, Color::White);
    for mv in [Square::A1.into(), Square::H8.into(), Move::Pass] {
        assert_eq!(over.play(mv), Err(IllegalMove::GameOver), "{mv}");
        assert!(over.flips(mv).is_empty());
    }
    for reason in [
        occupied,
        nothing,
        IllegalMove::MustPlace,
        IllegalMove::GameOver,
    ] {
        assert!(!reason.to_string().is_empty());
    }
    assert!(occupied.to_string().contains("d4") && nothing.to_string().contains("a1"));
}

#[test]
fn a13_the_game_is_over_when_nobody_can_move() {
    assert_eq!(Position::START.outcome(), None);
    for (black, white, winner) in [
        (64, 0, Some(Color::Black)),
        (0, 13, Some(Color::White)),
        (32, 32, None),
        (31, 33, Some(Color::White)),
    ] {
        let over = counted(black, white, Color::White);
        assert!(over.is_over() && !over.must_pass());
        assert_eq!(over.moves().count(), 0);
        let outcome = over.outcome().expect("it is over");
        assert_eq!(outcome.winner(), winner, "{black}–{white}");
        assert_eq!(outcome == Outcome::Draw, winner.is_none());
    }
}

#[test]
fn a14_scores_are_differences_and_tournaments_give_empty_squares_to_the_winner() {
    for (black, white, difference, tournament) in [
        (33, 31, 2, 2),
        (40, 20, 20, 24),
        (20, 40, -20, -24),
        (13, 0, 13, 64),
        (0, 13, -13, -64),
        (30, 30, 0, 0),
    ] {
        for turn in Color::ALL {
            let over = counted(black, white, turn);
            let scores = Color::ALL.map(|color| over.disc_difference(color).discs());
            assert_eq!(scores, [difference, -difference], "{black}–{white}");
            let scores = Color::ALL.map(|color| over.final_score(color).discs());
            assert_eq!(scores, [tournament, -tournament], "{black}–{white}");
            // The mover's view.
            let sign = if turn == Color::Black { 1 } else { -1 };
            assert_eq!(over.board().final_score().discs(), sign * tournament);
            assert_eq!(over.board().disc_difference().discs(), sign * difference);
        }
    }
}

#[test]
fn a_score_lies_between_64_lost_and_64_won() {
    for discs in [-64, -1, 0, 1, 64] {
        let score = Score::new(discs).expect("a score");
        assert_eq!((score.discs(), (-score).discs()), (discs, -discs));
    }
    assert_eq!((Score::new(-65), Score::new(65)), (None, None));
    let written = [Score::MIN, Score::DRAW, Score::MAX].map(|score| score.to_string());
    assert_eq!(written, ["-64", "+0", "+64"]);
    assert_eq!(format!("{:?}", Score::MAX), "+64");
}

#[test]
fn a_set_up_is_a_position_unless_it_contradicts_itself() {
    let mut setup = Setup::EMPTY;
    assert_eq!(Position::try_from(setup), Err(SetupError::NoDiscs));
    for (square, disc) in [
        (Square::A1, Some(Color::White)),
        (Square::B1, Some(Color::Black)),
        (Square::B1, Some(Color::White)),
        (Square::H8, Some(Color::Black)),
        (Square::C1, Some(Color::Black)),
        (Square::C1, None),
    ] {
        setup.put(square, disc);
    }
    for turn in Color::ALL {
        setup.turn = turn;
        let made = Position::try_from(setup).unwrap();
        assert_eq!(made.turn(), turn);
        assert_eq!(made.discs(Color::White), squares("a1 b1"));
        assert_eq!(made.discs(Color::Black), squares("h8"));
        assert_eq!(Setup::from(made), setup);
    }
    setup.black = setup.white;
    assert_eq!(
        Position::try_from(setup),
        Err(SetupError::TwoDiscs(Square::A1))
    );
    let both = squares("d4 e5");
    assert_eq!(
        Board::new(both, squares("e5 f6")),
        Err(SetupError::TwoDiscs(Square::E5))
    );
    assert!(SetupError::TwoDiscs(Square::E5).to_string().contains("e5"));
    assert!(!SetupError::NoDiscs.to_string().is_empty());
}

#[test]
fn a_game_is_followed_up_to_the_first_illegal_move() {
    let moves = [Square::F5, Square::D6, Square::F5, Square::C3].map(Move::Place);
    let boards: Vec<Position> = Position::START.along(moves).collect();
    assert_eq!(boards.len(), 3);
    assert_eq!(boards[0], Position::START);
    assert_eq!(boards[2], boards[1].play(Square::D6.into()).unwrap());
}

#[test]
fn boards_are_drawn_with_their_legal_moves() {
    let rows = "
  A B C D E F G H
1 . . . . . . . .
2 . . . . . . . .
3 . . . + . . . .
4 . . + ○ ● . . .
5 . . . ● ○ + . .
6 . . . . + . . .
7 . . . . . . . .
8 . . . . . . . .
";
    assert_eq!(format!("{:?}", Board::START), rows);
    assert_eq!(
        format!("{:?}", Position::START),
        format!("{rows}Black to move\n")
    );
    // The mover's discs are filled on a board, Black's in a position.
    let white = Position::START.play(Square::F5.into()).unwrap();
    let drawn = format!("{white:?}");
    assert!(drawn.ends_with("White to move\n"), "{drawn}");
    assert_eq!(drawn.matches('●').count(), 4);
    assert_eq!(format!("{:?}", white.board()).matches('●').count(), 1);
}

#[test]
fn sets_of_squares_are_listed_in_reading_order() {
    let set = squares("h8 a1 c2");
    assert_eq!(set.to_string(), "a1 c2 h8");
    assert_eq!(format!("{set:?}"), "{a1 c2 h8}");
    assert_eq!(
        (set.first(), Bitboard::EMPTY.first()),
        (Some(Square::A1), None)
    );
    assert_eq!(
        (set.len(), set.is_empty(), Bitboard::EMPTY.is_empty()),
        (3, false, true)
    );
    assert_eq!(Bitboard::from(Square::C2), squares("c2"));
    assert_eq!(Bitboard::from(1), squares("a1"));
    let (mut one, mut both, mut other) = (set, set, set);
    one &= squares("a1 b1");
    both |= squares("b1");
    other ^= squares("a1 b1");
    assert_eq!((one, both), (squares("a1"), squares("a1 b1 c2 h8")));
    assert_eq!(other, squares("b1 c2 h8"));
    let mut listed = set.into_iter();
    assert_eq!(listed.size_hint(), (3, Some(3)));
    listed.next();
    assert_eq!(listed.size_hint(), (2, Some(2)));
}

#[test]
fn colours_have_letters_in_every_usual_alphabet() {
    for (letters, color) in [
        ("XxBb*", Some(Color::Black)),
        ("OoWw", Some(Color::White)),
        ("-.?0", None),
    ] {
        for letter in letters.chars() {
            assert_eq!(Color::from_letter(letter), color, "{letter}");
        }
    }
    assert_eq!(Color::ALL.map(Color::letter), ['X', 'O']);
    assert_eq!(Color::ALL.map(Color::index), [0, 1]);
    assert_eq!(Color::ALL.map(|color| !color), [Color::White, Color::Black]);
    assert_eq!(
        Color::ALL.map(|color| color.to_string()),
        ["Black", "White"]
    );
}
