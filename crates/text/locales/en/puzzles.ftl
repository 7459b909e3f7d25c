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
# $solved (usize), $total (usize)
puzzle-solved-count = { $solved } of { $total } solved

puzzle-solved = Solved!
puzzle-solved-with-help = Solved, with some help.
puzzle-shown = This is the solution. The puzzle will come back.
puzzle-playing-out = Play the game out: White never has a choice.
puzzle-played-out = That was the whole line.
