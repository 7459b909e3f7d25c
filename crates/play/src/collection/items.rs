use outflank_rules::{Bitboard, Board, Color, Position, Square};

use super::{Item, Kind, Reply};

const fn reply(square: Square, corners: &'static [Square]) -> Reply {
    Reply { square, corners }
}

/// Reads a board at compile time: X is Black, O is White, - is empty.
const fn position(squares: &[u8; 64], turn: Color) -> Position {
    let (mut black, mut white) = (0, 0);
    let mut i = 0;
    while i < 64 {
        match squares[i] {
            b'X' => black |= 1 << i,
            b'O' => white |= 1 << i,
            b'-' => {}
            _ => panic!("a board has X, O and -"),
        }
        i += 1;
    }
    let (player, opponent) = match turn {
        Color::Black => (black, white),
        Color::White => (white, black),
    };
    match Board::new(Bitboard(player), Bitboard(opponent)) {
        Ok(board) => Position::new(board, turn),
        Err(_) => panic!("no square has two discs"),
    }
}

/// The collection, in the order in which it is shown.
pub(super) static ITEMS: &[Item] = &[
    Item {
        id: "puzzle1",
        kind: Kind::Puzzle,
        position: position(
            b"---OOO-----OOO--OOOOOOOXOOOXXOXX-OOOXXXX-OOOOOXX--OOO-----O-----",
            Color::Black,
        ),
        solution: &[Square::H2],
        replies: &[reply(Square::H7, &[Square::H8])],
        line: &[
            Square::H2,
            Square::H7,
            Square::H8,
            Square::G2,
            Square::A5,
            Square::A6,
            Square::H1,
            Square::G1,
            Square::C1,
            Square::C2,
            Square::G7,
            Square::F7,
            Square::G8,
            Square::F8,
            Square::E8,
            Square::D8,
            Square::B7,
            Square::B8,
            Square::A8,
            Square::A7,
            Square::A2,
            Square::B2,
            Square::B1,
            Square::A1,
        ],
        ..Item::BARE
    },
    Item {
        id: "puzzle2",
        kind: Kind::Puzzle,
        position: position(
            b"-XXXXX----XXXX--OOOOOOOOOOXXXOOOOXOXXOO-O-OOOO--O-OOO-----O-----",
            Color::Black,
        ),
        solution: &[Square::B6],
        replies: &[
            reply(Square::B7, &[Square::A8]),
            reply(Square::G1, &[Square::H1]),
        ],
        ..Item::BARE
    },
    Item {
        id: "puzzle3",
        kind: Kind::Puzzle,
        position: position(
            b"--OOO-----OOOO--OOOOOO--OOOXOOO-OOOXXOO---OXOOOO--XOOO----XOO---",
            Color::Black,
        ),
        solution: &[Square::F8],
        replies: &[
            reply(Square::B7, &[Square::A8]),
            reply(Square::B8, &[Square::A8]),
        ],
        ..Item::BARE
    },
    Item {
        id: "puzzle4",
        kind: Kind::Puzzle,
        position: position(
            b"-OOOO-----OOOO---OOOOOO-OOOXOOO---OXOOO---OOOOOO--OOOO----XOOX--",
            Color::Black,
        ),
        solution: &[Square::G1],
        replies: &[
            reply(Square::B8, &[Square::A8]),
            reply(Square::F1, &[Square::A1]),
            reply(Square::G2, &[Square::H1]),
            reply(Square::G8, &[Square::H8]),
        ],
        ..Item::BARE
    },
    Item {
        id: "puzzle5",
        kind: Kind::Puzzle,
        position: position(
            b"--OOOO----OOOO--OOXXOOOOOOOXXXOO-OOOOOOO--OOOOOX--OOOO----OOO---",
            Color::Black,
        ),
        solution: &[Square::G7],
        replies: &[
            reply(Square::G8, &[Square::H8]),
            reply(Square::H7, &[Square::H8]),
        ],
        ..Item::BARE
    },
    Item {
        id: "figure1",
        kind: Kind::Figure,
        position: position(
            b"---------------------------OX------XO---------------------------",
            Color::Black,
        ),
        ..Item::BARE
    },
    Item {
        id: "figure7",
        kind: Kind::Figure,
        position: position(
            b"--------------------------XOX------XO---------------------------",
            Color::Black,
        ),
        placed: Some(Square::C4),
        flips: &[Square::D4],
        ..Item::BARE
    },
    Item {
        id: "figure8",
        kind: Kind::Figure,
        position: position(
            b"--------------------------XXX------XO---------------------------",
            Color::White,
        ),
        ..Item::BARE
    },
    Item {
        id: "figure9",
        kind: Kind::Figure,
        position: position(
            b"------------------O-------XXX------XO---------------------------",
            Color::White,
        ),
        placed: Some(Square::C3),
        flips: &[Square::D4],
        ..Item::BARE
    },
    Item {
        id: "figure10",
        kind: Kind::Figure,
        position: position(
            b"------------------O-------XOX------XO---------------------------",
            Color::Black,
        ),
        ..Item::BARE
    },
    Item {
        id: "figure11",
        kind: Kind::Figure,
        position: position(
            b"X------X-------------------OX------XO-------------------X------X",
            Color::Black,
        ),
        ..Item::BARE
    },
    Item {
        id: "row_example",
        kind: Kind::Figure,
        position: position(
            b"--------------------------XXXO-----XOX-------OX-----------------",
            Color::White,
        ),
        solution: &[Square::B4],
        flips: &[Square::C4, Square::D4, Square::E4],
        ..Item::BARE
    },
    Item {
        id: "figure2_3",
        kind: Kind::Figure,
        position: position(
            b"-------------------X-X----XOOO---XOOO------OXO-------X----------",
            Color::Black,
        ),
        solution: &[Square::F5],
        flips: &[
            Square::E4,
            Square::F4,
            Square::E5,
            Square::D5,
            Square::C5,
            Square::F6,
        ],
        ..Item::BARE
    },
    Item {
        id: "figure4",
        kind: Kind::Figure,
        position: position(
            b"------------------O--X----XOXO-----OO------OX-------------------",
            Color::Black,
        ),
        solution: &[Square::G4],
        flips: &[Square::F4],
        ..Item::BARE
    },
    Item {
        id: "figure5_6",
        kind: Kind::Figure,
        position: position(
            b"-----------O-------OO------OOX----OXX------X--------------------",
            Color::Black,
        ),
        solution: &[Square::D1],
        flips: &[Square::D2, Square::D3, Square::D4],
        marked: &[Square::E3, Square::E4],
        ..Item::BARE
    },
    Item {
        id: "diagram1",
        kind: Kind::Diagram,
        position: position(
            b"-------------O-------O-----OOO---OOOOOOX--O-OOXX----OXXX---OXXXX",
            Color::Black,
        ),
        marked: &[
            Square::E8,
            Square::F7,
            Square::F8,
            Square::G6,
            Square::G7,
            Square::G8,
            Square::H5,
            Square::H6,
            Square::H7,
            Square::H8,
        ],
        ..Item::BARE
    },
    Item {
        id: "diagram2",
        kind: Kind::Diagram,
        position: position(
            b"---OX------O-----OOO-X-----XOX-----OXXXX-OOO-XX-------X---------",
            Color::White,
        ),
        solution: &[Square::H8],
        flips: &[Square::G7, Square::F6, Square::E5, Square::D4],
        ..Item::BARE
    },
    Item {
        id: "diagram3",
        kind: Kind::Diagram,
        position: position(
            b"--------O--------OXX-O---XOOO---X-OXX-------X-------------------",
            Color::Black,
        ),
        solution: &[Square::A3],
        replies: &[
            reply(Square::B2, &[Square::A1]),
            reply(Square::C2, &[Square::A1]),
            reply(Square::D2, &[Square::A1]),
            reply(Square::E2, &[Square::A1]),
            reply(Square::A4, &[Square::A1]),
            reply(Square::F5, &[Square::A1]),
            reply(Square::C6, &[Square::A1]),
            reply(Square::D6, &[Square::A1]),
            reply(Square::F6, &[Square::A1]),
            reply(Square::E7, &[Square::A1]),
            reply(Square::F7, &[Square::A1]),
        ],
        ..Item::BARE
    },
    Item {
        id: "diagram4",
        kind: Kind::Diagram,
        position: position(
            b"------------O-----X-OO-----OOOO---OOXO---OOOOO----OOOO----OO-O--",
            Color::Black,
        ),
        solution: &[Square::E8],
        replies: &[reply(Square::B2, &[Square::A1])],
        ..Item::BARE
    },
    Item {
        id: "diagram5",
        kind: Kind::Diagram,
        position: position(
            b"------------O-----X-OO-----OOOO---OOXO---OOOXO----OOXO----OOXO--",
            Color::White,
        ),
        replies: &[reply(Square::B2, &[Square::A1])],
        ..Item::BARE
    },
];
