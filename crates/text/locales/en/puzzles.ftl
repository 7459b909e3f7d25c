# The puzzles: what they are, what to do, how it went.

puzzle-kind-corner = Win a corner
puzzle-kind-win = Find the only win
puzzle-kind-ending = Perfect ending
puzzle-about-corner = One move forces a corner, whatever the opponent replies.
puzzle-about-win = Only one move wins. Find it, then win the game.
puzzle-about-ending = Find the best move, then play on perfectly to the end.

# $color (Color), $moves (u32)
puzzle-goal-corner =
    { color-name } to move. Force a corner in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
# $color (Color)
puzzle-goal-win = { color-name } to move. Find the only winning move, and win.
# $color (Color)
puzzle-goal-ending = { color-name } to move. Find the best move, and play perfectly to the end.

# $number (u8)
puzzle-difficulty =
    { $number ->
        [1] very easy
        [2] easy
        [3] medium
        [4] hard
       *[5] very hard
    }
# $number (u8)
puzzle-classic = Classic puzzle { $number }
puzzle-reconstructed = This board is a reconstruction that fits its description.
# $solved (usize), $total (usize)
puzzle-solved-count = { $solved } of { $total } solved

puzzle-solved = Solved!
puzzle-solved-with-help = Solved, with some help.
puzzle-shown = This is the solution. The puzzle will come back.
puzzle-playing-out = Play the game out: White never has a choice.
puzzle-played-out = That was the whole line.

puzzle-kind-key-square = Key squares
puzzle-about-key-square = The best move is on the square that both sides want most.
puzzle-kind-wedge = Wedges
puzzle-about-wedge = The best move goes between two discs on an edge, and stays.
puzzle-kind-parity = Odd regions
puzzle-about-parity = The best move goes into an odd region; in an even one the opponent plays last.
puzzle-kind-tempo = Tempo
puzzle-about-tempo = The best move wins the last move in another region.
puzzle-kind-swindle = Swindles
puzzle-about-swindle = The best move is the first of two in a row in the same region.
puzzle-kind-pass = Make them pass
puzzle-about-pass = The best move leaves the opponent without a move.
puzzle-kind-access = Keep them out
puzzle-about-access = The best move keeps the opponent out of a region.
puzzle-kind-patience = A corner can wait
puzzle-about-patience = You could take a corner. Something else is better first.
# $color (Color)
puzzle-goal-best = { color-name } to move. Find the best move: by perfect play it is better than any other by four discs or more.
