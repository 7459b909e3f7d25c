//! Boards of the strategy, found by `examples/find_boards`: Black is to move, and what a board asks for is clearly the best
//! move. What every move is worth is in `course.txt`.

/// A step's id, and its board.
pub type Found = (&'static str, &'static str);

/// A step's id, its board, and two moves to choose from.
pub type Pair = (&'static str, &'static str, [&'static str; 2]);

/// One move gives many more stable discs than any other.
pub const MOST_STABLE: [Found; 6] = [
    (
        "stable-most-1",
        "--X-XO-----XXO----OOOOO-OOOOXOXOOOOOXOXOOOOOOOOO--XOXOOO--XXXXXX X",
    ),
    (
        "stable-most-2",
        "--O-------OOOO-XXXOOOXXX-XXXOOXXXXXOOXXXOOOOOXOX--OOX-OX-------- X",
    ),
    (
        "stable-most-3",
        "-OOOOOOO--OXOO-O--OOXOOO--OXXOOX-OOXXOXX--OOXOXX-OOXOOXX--XXXO-X X",
    ),
    (
        "stable-most-4",
        "-XXXXXX-OOOOOX--XOOXOOO-XXOOOOOOXXXXOOOOXXOOOO--X-XOO------O---- X",
    ),
    (
        "stable-most-5",
        "-XXXXX--O-OXXX-OOOXOXXO-OOOXOOO-OXXXXOO-OXXOXO----OXOO---OOOOOX- X",
    ),
    (
        "stable-most-6",
        "-XXXXXX---XXOX-OOOOOXOX---OXXOXX--OXOOXX--OXXOXX--XOOXO--XXXXXX- X",
    ),
];

/// White has opened a corner.
pub const TAKE: [Found; 3] = [
    (
        "neighbours-take-1",
        "--------X----O--XXXOOOO-XXXOOOO-XXXOO-O--XX-OOO--OXX------------ X",
    ),
    (
        "neighbours-take-2",
        "--XXXXX---XXOXXOOOXOXXX-OOXXXXOXOOXXOOOXOOXXOOOX-OOOO-----XOOX-- X",
    ),
    (
        "neighbours-take-3",
        "-XXXXX-XX-OOOXOXXXXOOOOXXOXOOOOXXXXOO-OXXOOXOOO--OXXXX-----X---- X",
    ),
];

/// One of two moves is an X-square, and gives a corner away.
pub const X_SQUARES: [Pair; 6] = [
    (
        "neighbours-which-1",
        "--X-O------XXX--OOOXXXX-OOOXXX---OOOOOOO--OXXXOO--X-OOOO-----OOO X",
        ["b2", "g4"],
    ),
    (
        "neighbours-which-2",
        "---OOO-O---OOOO---OOXOXX-OOOOXOX-OOOXOXX-OOXOOXX-XXXXXXX--OOOOOX X",
        ["b2", "b8"],
    ),
    (
        "neighbours-which-3",
        "--O-OO----XXOO-----XOXOO-OOOOOOO---XXXOO---XXXX----OXXO------X-O X",
        ["d1", "g2"],
    ),
    (
        "neighbours-which-4",
        "--O-------OO-O-XXXOOXXXX--OOXXXX-OXOXXXXOOOOOOO----O------------ X",
        ["b2", "b4"],
    ),
    (
        "neighbours-which-5",
        "--OOOO---XXOOO--XXXXOOX-XOOOOOO-OOXXX---O-OXX------X-------X---- X",
        ["f5", "g2"],
    ),
    (
        "neighbours-which-6",
        "----------O-XX--OOOOXX--OOOOOOO-OOOOXOXO-OOOXXXX--OOXO----O-O--- X",
        ["g7", "h4"],
    ),
];

/// One move flips discs with no empty square around them, or a single one.
pub const QUIET: [Found; 6] = [
    (
        "few-quiet-1",
        "------------------O------OOOX-X----XOXO---XXXO----OX------------ X",
    ),
    (
        "few-quiet-2",
        "----------O-------OOOO----OOOO----OOOO----O-XXX----------------- X",
    ),
    (
        "few-quiet-3",
        "----OX-----OOX----OXOX----XOO----XXXOX---OX-O------------------- X",
    ),
    (
        "few-quiet-4",
        "----------O-------OOX-----OOXO----XOXO-----XXO------X----------- X",
    ),
    (
        "few-quiet-5",
        "----X-------XX-O---OXXO---OOXOX---XOOX-----OX------------------- X",
    ),
    (
        "few-quiet-6",
        "-OOO-------XOO--XXXXXOO---XXXXO--OXXX--O-XX-X------------------- X",
    ),
];

/// One of two moves builds a wall.
pub const WALLS: [Pair; 6] = [
    (
        "few-wall-1",
        "--------------------OX-----OOO-----XXOO---XXXOO---XX------------ X",
        ["d3", "g4"],
    ),
    (
        "few-wall-2",
        "-----------O------OOOOX-OOOXOX-OOOOXXXOOOOOOOOXO--XXO-----X----- X",
        ["b3", "g4"],
    ),
    (
        "few-wall-3",
        "--------X-------XXX-OX--XOXXXOX---OXO-O--OO-OOO----------------- X",
        ["a5", "g7"],
    ),
    (
        "few-wall-4",
        "-----------------OOX-----XOXXX---XOOO-----OOOO----O------------- X",
        ["b6", "b8"],
    ),
    (
        "few-wall-5",
        "-X--------X-O------OOX----OOOXXX-OOOXOXX-XXXXXO----O-OOO-------O X",
        ["e8", "h6"],
    ),
    (
        "few-wall-6",
        "------------OX-X----OXX----OOXXX--OOOOOO--O------O-------------- X",
        ["a8", "d3"],
    ),
];

/// One move leaves White far fewer replies than any other.
pub const FEWEST: [Found; 5] = [
    (
        "control-fewest-2",
        "----------O-------O-OOX---OOOOOO--OXXXOO--OXOOOO---OXO----OOOOO- X",
    ),
    (
        "control-fewest-3",
        "--O-XXX--OXXXX----OOOXOO-OOOOXO----OOOXX--O-OX-X---------------- X",
    ),
    (
        "control-fewest-4",
        "--OOOO--X-OX-O--XXXXOOO-XXOOXO--XXOOOOO-XOOOOO---OOOXO---OOOOOO- X",
    ),
    (
        "control-fewest-5",
        "-OOOO-----OOO----OXOXXO-OOXOOXO-OOXXXOO--OOOXOO--OXXOO--OOOO-OX- X",
    ),
    (
        "control-fewest-6",
        "-------O----OOO----OOOOX---OOOXX---OOXXX--OOOXXX--XOXX-X--OOX--- X",
    ),
];

/// A disc goes between two white ones on an edge.
pub const WEDGES: [Found; 6] = [
    (
        "wedge-play-1",
        "XXO-OXX-OXOOOX--XXOXOO--XXXXXO--XXOOXOOOXXOXOXXX--OOXO----OOOO-- X",
    ),
    (
        "wedge-play-2",
        "--X-------OXXX--OOOOOOOXOOOOOOOXOOOOOXOX-OOOXOOX--OOXOO---O-O--- X",
    ),
    (
        "wedge-play-3",
        "--OX------XX-O---XOXX-OOXXOOXXXOXXXOOXXOXXXXXOXO--XXXXOO--OXXO-O X",
    ),
    (
        "wedge-play-4",
        "----------O----O--O-OOOO--OOOOXO--OXOXXO--OOOOXO--OXXXO--OOOOOOO X",
    ),
    (
        "wedge-play-5",
        "--OXX--O--XOXXOO--XXOOOOO-XOXOOO-OXXXXOO--XXXOOO--XOOOOO---OOO-O X",
    ),
    (
        "wedge-play-6",
        "---OOX-OO-OOOXO--OOXOOXOXXXXOOXOXXXOXOOOXXXXXOOOX-XXXO-----XXO-- X",
    ),
];

/// The best move gives a corner away.
pub const GIVE: [Found; 4] = [
    (
        "give-corner-3",
        "OOOOOOOOXXXOXX--XXOXOOOOXOOOXOO-XOXXOOO-XXOXOO-OXXXOOX--XXXXOX-- X",
    ),
    (
        "give-corner-4",
        "OOOOOOOO-OXOOOXX-XOOOOXXXXOOOXXXOOXXOXXXOOOXXOOO--XXXOO--XXX-O-- X",
    ),
    (
        "give-corner-5",
        "-OOO-XX---OOXX--OOOXXO--XOXXXOO-XXXOOXOO-XOOOXO--XXXXOXXOOOOOOOX X",
    ),
    (
        "give-corner-6",
        "-OOOXXXX-OOOOOXXOOOOOOXXXOXOXXOX-XOXXOXXOOXXXOOX--XXXX---XXXXX-- X",
    ),
];
