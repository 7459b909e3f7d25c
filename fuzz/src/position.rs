//! Any text as a position: what is read is written in one way, and that is read as the same; the rules treat it
//! like its seven turned and mirrored images. What is refused is refused for a reason that is in the text.

use outflank_rules::notation::{PositionError, PositionProblem, position_prefix};
use outflank_rules::{Color, Move, Position, Setup, Square, Symmetry, kernel};

/// Feeds it any text.
pub fn feed(text: &str) {
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(written_and_read(position), position);
            let (prefix, rest) = position_prefix(text).unwrap();
            assert_eq!((prefix, rest.trim()), (position, ""));
            moves(position);
            symmetries(position);
        }
        Err(error) => refused(text, error),
    }
    if let Ok((position, rest)) = position_prefix(text) {
        let first = text.strip_suffix(rest).unwrap();
        assert_eq!(first.parse(), Ok(position));
    }
}

fn written_and_read(position: Position) -> Position {
    let text = position.to_string();
    assert_eq!(text.len(), 66);
    let other_letters = text.replace('X', "b").replace('O', "w").replace('-', ". ");
    assert_eq!(other_letters.parse(), Ok(position));
    assert_eq!(Position::try_from(Setup::from(position)), Ok(position));
    text.parse().unwrap()
}

/// A move is legal in every respect or in none, and the kernel in use agrees with the portable one.
fn moves(position: Position) {
    let board = position.board();
    let (mine, yours) = (board.player().0, board.opponent().0);
    let legal = position.legal_moves();
    assert_eq!(legal.0, kernel::portable::legal_moves(mine, yours));
    for square in Square::all() {
        let mv = Move::Place(square);
        let flips = position.flips(mv);
        assert_eq!(legal.contains(square), !flips.is_empty(), "{position:?}");
        assert_eq!(legal.contains(square), position.play(mv).is_ok());
        if let Ok(after) = position.play(mv) {
            let portable = kernel::portable::flips(square.index(), mine, yours);
            assert_eq!(flips.0, portable, "{position:?}");
            let placed = board.player() | flips | square.into();
            assert_eq!(after.discs(position.turn()), placed);
            assert_eq!(after.discs(!position.turn()), board.opponent() - flips);
            assert_eq!(after.turn(), !position.turn());
        }
    }
    assert_eq!(position.must_pass(), position.play(Move::Pass).is_ok());
    assert_eq!(position.is_over(), position.moves().next().is_none());
    assert_eq!(position.is_over(), position.outcome().is_some());
    let score = position.final_score(Color::Black);
    assert_eq!(-score, position.final_score(Color::White));
}

fn symmetries(position: Position) {
    let (least, to_least) = position.board().canonical();
    assert_eq!(to_least.board(position.board()), least);
    assert_eq!(least.canonical().0, least);
    for symmetry in Symmetry::ALL {
        let image = symmetry.position(position);
        assert_eq!(symmetry.inverse().position(image), position);
        assert_eq!(image.board().canonical().0, least);
        assert_eq!(
            image.legal_moves(),
            symmetry.bitboard(position.legal_moves())
        );
        assert_eq!(image.legal_moves().len(), position.legal_moves().len());
        for mv in position.moves() {
            let after = position.play(mv).unwrap();
            assert_eq!(
                image.play(symmetry.mv(mv)),
                Ok(symmetry.position(after)),
                "{position:?}"
            );
        }
    }
}

fn refused(text: &str, error: PositionError) {
    assert!(!error.to_string().is_empty());
    let there = text.chars().nth(error.offset);
    let before = text.chars().take(error.offset);
    let squares_before = before.filter(|letter| !letter.is_whitespace()).count();
    match error.problem {
        PositionProblem::UnknownLetter { letter, square } => {
            assert_eq!((there, squares_before), (Some(letter), square.index()));
        }
        PositionProblem::TooShort { squares } => {
            assert_eq!((error.offset, squares_before), (count(text), squares));
            assert!(squares < 64);
        }
        PositionProblem::NoTurn(letter) => {
            assert_eq!((there, squares_before), (letter, 64));
            assert!(letter.is_some() || error.offset == count(text));
        }
        PositionProblem::Trailing(letter) => {
            assert_eq!((there, squares_before), (Some(letter), 65));
        }
        PositionProblem::NoDiscs => {
            assert!(there.and_then(Color::from_letter).is_some());
            assert_eq!(squares_before, 64);
        }
    }
}

fn count(text: &str) -> usize {
    text.chars().count()
}
