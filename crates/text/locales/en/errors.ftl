# Why something was refused: what happened, why, and what to do.

illegal-occupied = There is a disc on { $square } already: choose an empty square.
illegal-outflanks-nothing = A disc on { $square } would outflank nothing: choose a square from which it does.
illegal-must-place = You cannot pass: you have a move.
illegal-game-over = The game is over: no more moves can be played.

setup-two-discs = There is a black and a white disc on { $square }: leave only one.
setup-no-discs = There is no disc on the board: a position needs at least one.

position-unknown-letter = “{ $letter }” at character { $character } ({ $square }) is not a square: write X for Black, O for White, - for empty.
position-too-short =
    { $squares ->
        [one] Only 1 of the 64 squares is there.
       *[other] Only { $squares } of the 64 squares are there.
    }
position-no-turn = The side to move is missing: write X or O after the 64 squares.
position-wrong-turn = “{ $letter }” at character { $character } is not a side to move: write X or O after the 64 squares.
position-trailing = “{ $letter }” at character { $character } comes after the end of the position: nothing may follow the side to move.

transcript-not-a-move = Move { $ply }: “{ $letter }” at character { $character } does not begin a move such as f5.
transcript-occupied = Move { $ply }: there is a disc on { $square } already (character { $character }).
transcript-outflanks-nothing = Move { $ply }: a disc on { $square } would outflank nothing (character { $character }).
transcript-must-place = Move { $ply }: a pass is not allowed while there is a move (character { $character }).
transcript-game-over = Move { $ply }: the game is over already (character { $character }).

not-a-square = That is not a square: a letter from a to h and a digit from 1 to 8 are expected, such as f5.
