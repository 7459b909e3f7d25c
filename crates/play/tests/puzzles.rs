//! The puzzles, facts B8 and B9, and the rest of the collection.

use outflank_play::collection::{self, Item, Kind};
use outflank_play::{Counting, Game};
use outflank_rules::{Bitboard, Color, Position, Setup, Square};

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

fn item(id: &str) -> &'static Item {
    collection::find(id).unwrap()
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

#[test]
fn b8_in_five_puzzles_one_move_forces_white_to_open_a_corner() {
    let corners = |position: Position| position.legal_moves() & Bitboard::CORNERS;
    let forces = |position: Position, square: Square| {
        let after = position.play(square.into()).unwrap();
        let mut replies = after.legal_moves().into_iter();
        !after.legal_moves().is_empty()
            && replies.all(|reply| !corners(after.play(reply.into()).unwrap()).is_empty())
    };
    let solutions: Vec<String> = collection::puzzles()
        .map(|puzzle| set(puzzle.solution).to_string())
        .collect();
    assert_eq!(solutions, ["h2", "b6", "f8", "g1", "g7"]);
    for puzzle in collection::puzzles() {
        let position = puzzle.position;
        assert_eq!(
            (position.turn(), corners(position)),
            (BLACK, Bitboard::EMPTY)
        );
        let forcing = position.legal_moves().into_iter();
        let forcing: Bitboard = forcing.filter(|&square| forces(position, square)).collect();
        assert_eq!(forcing, set(puzzle.solution), "{}", puzzle.id);

        let after = position.play(puzzle.solution[0].into()).unwrap();
        let replies: Bitboard = puzzle.replies.iter().map(|reply| reply.square).collect();
        assert_eq!(after.legal_moves(), replies, "{}", puzzle.id);
        for reply in puzzle.replies {
            let open = corners(after.play(reply.square.into()).unwrap());
            assert_eq!(open, set(reply.corners), "{} {}", puzzle.id, reply.square);
        }
    }
}

#[test]
fn b9_puzzle_1_goes_on_for_24_moves_without_a_choice_for_white_to_54_10() {
    let puzzle = item("1");
    assert_eq!(puzzle.line.len(), 24);
    assert_eq!(puzzle.line[0], puzzle.solution[0]);
    let mut game = Game::from_position(puzzle.position);
    for (ply, &square) in puzzle.line.iter().enumerate() {
        if ply % 2 == 1 {
            assert_eq!(game.turn(), WHITE);
            assert_eq!(game.legal_moves(), square.into(), "White has no choice");
        }
        let played = game.play(square.into()).unwrap();
        assert_eq!(played.pass, None);
    }
    let result = game.result().unwrap();
    assert_eq!(result.score(Counting::Discs).to_string(), "54-10");
    let end = "OXXXXXXXXOXOOOXXXXOXXXXXXXXXXXXXXXXXXOXXXXXOXOXXXXOXXXXXXXXXXXXX";
    assert_eq!(&game.position().to_string()[..64], end);
}

#[test]
fn the_collection_shows_what_it_says() {
    let ids: Vec<&str> = collection::all().iter().map(|item| item.id).collect();
    let expected = "puzzle1 puzzle2 puzzle3 puzzle4 puzzle5 figure1 figure7 figure8 figure9 figure10 \
                    figure11 row_example figure2_3 figure4 figure5_6 diagram1 diagram2 diagram3 diagram4 diagram5";
    assert_eq!(ids.join(" "), expected);
    for item in collection::all() {
        assert_eq!(collection::find(&item.id.to_uppercase()), Some(item));
        for &square in item.solution {
            let flips = item.position.flips(square.into());
            assert!(!flips.is_empty(), "{}", item.id);
            assert!(
                item.flips.is_empty() || flips == set(item.flips),
                "{}",
                item.id
            );
        }
    }
    let with = |has: fn(&Item) -> bool| -> Vec<&str> {
        let items = collection::all().iter().filter(|item| has(item));
        items.map(|item| item.id).collect()
    };
    assert_eq!(
        with(|item| item.kind != Kind::Puzzle && !item.solution.is_empty()).join(" "),
        "row_example figure2_3 figure4 figure5_6 diagram2 diagram3 diagram4"
    );
    assert_eq!(
        with(|item| !item.flips.is_empty()).join(" "),
        "figure7 figure9 row_example figure2_3 figure4 figure5_6 diagram2"
    );
    let kinds: Vec<Kind> = collection::all().iter().map(|item| item.kind).collect();
    let expected = [(Kind::Puzzle, 5), (Kind::Figure, 10), (Kind::Diagram, 5)];
    assert_eq!(
        kinds,
        expected.map(|(kind, count)| vec![kind; count]).concat()
    );
    for wrong in ["", "0", "6", "puzzle", "puzzle6", "figure2"] {
        assert_eq!(collection::find(wrong), None, "{wrong}");
    }
    // The boards about corners: how each reply opens one.
    for id in ["diagram3", "diagram4", "diagram5"] {
        let item = item(id);
        let before = match item.solution.first() {
            Some(&square) => item.position.play(square.into()).unwrap(),
            None => item.position,
        };
        let replies: Bitboard = item.replies.iter().map(|reply| reply.square).collect();
        assert_eq!(before.legal_moves(), replies, "{id}");
        for reply in item.replies {
            let after = before.play(reply.square.into()).unwrap();
            assert_eq!(
                after.legal_moves() & Bitboard::CORNERS,
                set(reply.corners),
                "{id}"
            );
        }
    }
    assert_eq!(
        item("diagram1").position.discs(BLACK),
        set(item("diagram1").marked)
    );
}

#[test]
fn boards_in_mid_move_show_a_disc_whose_line_is_to_be_flipped() {
    for (id, square) in [("figure7", Square::C4), ("figure9", Square::C3)] {
        let item = item(id);
        assert_eq!(item.placed, Some(square));
        assert_eq!(item.position.at(square), Some(item.position.turn()));
        let mut before = Setup::from(item.position);
        before.put(square, None);
        let before = Position::try_from(before).unwrap();
        assert_eq!(before.flips(square.into()), set(item.flips), "{id}");
        assert!(!item.flips.is_empty());
    }
}
