//! Any text as a game, from the start or from a position that the text begins with: the moves lead where they
//! should, are read as they are written, and make the same game on a turned board. A game that is refused is a
//! good one up to the place where it is refused.

use outflank_rules::notation::{
    PassStyle, Transcript, TranscriptError, TranscriptProblem, position_prefix,
};
use outflank_rules::{Move, Position, Square, Symmetry};

/// Feeds it any text.
pub fn feed(text: &str) {
    let (start, text) = position_prefix(text).unwrap_or((Position::START, text));
    match Transcript::parse_from(start, text) {
        Ok(game) => {
            assert_eq!(game.start(), start);
            legal(&game);
            written_and_read(&game);
            normalized(&game);
            for symmetry in Symmetry::ALL {
                turned(&game, symmetry);
            }
        }
        Err(error) => refused(start, text, error),
    }
}

/// Every move is one that could be played, and changes the board as a move does.
fn legal(game: &Transcript) {
    let mut position = game.start();
    for &mv in game.moves() {
        assert!(position.moves().any(|one| one == mv), "{position:?}{mv}");
        let after = position.play(mv).unwrap();
        let placed = u32::from(mv != Move::Pass);
        assert_eq!(after.empties().len() + placed, position.empties().len());
        assert_eq!(after.turn(), !position.turn());
        let gained = position.flips(mv).len() + placed;
        let mover = position.turn();
        assert_eq!(
            after.discs(mover).len(),
            position.discs(mover).len() + gained
        );
        position = after;
    }
    assert_eq!(position, game.end());
}

fn written_and_read(game: &Transcript) {
    let read = |text: &str| Transcript::parse_from(game.start(), text);
    let written = game.to_text(PassStyle::Written);
    assert_eq!(read(&written).as_ref(), Ok(game));
    assert_eq!(read(&written.to_uppercase()).as_ref(), Ok(game));

    let omitted = game.to_text(PassStyle::Omitted);
    assert_eq!(omitted, game.to_string());
    // A pass in the end cannot be told from a game that stops before it.
    let mut moves = game.moves();
    while let [rest @ .., Move::Pass] = moves {
        moves = rest;
    }
    assert_eq!(read(&omitted).unwrap().moves(), moves);
}

fn normalized(game: &Transcript) {
    let normalized = game.normalized();
    legal(&normalized);
    assert_eq!(normalized.normalized(), normalized);
    if game.start() == Position::START {
        let first = normalized.moves().first();
        assert!(first.is_none_or(|&mv| mv == Move::Place(Square::F5)));
    }
}

fn turned(game: &Transcript, symmetry: Symmetry) {
    let mut image = Transcript::new(symmetry.position(game.start()));
    for &mv in game.moves() {
        image.push(symmetry.mv(mv)).unwrap();
    }
    assert_eq!(image.end(), symmetry.position(game.end()));
}

fn refused(start: Position, text: &str, error: TranscriptError) {
    assert!(!error.to_string().is_empty());
    let (byte, there) = text.char_indices().nth(error.offset).unwrap();
    if let TranscriptProblem::NotAMove(letter) = error.problem {
        assert_eq!(letter, there);
    }
    let good = Transcript::parse_from(start, &text[..byte]).unwrap();
    let placed = good.moves().iter().filter(|&&mv| mv != Move::Pass).count();
    assert_eq!(error.ply, placed + 1);
    let forced = good.end().play(Move::Pass).ok();
    assert!([Some(good.end()), forced].contains(&Some(error.position)));
}
