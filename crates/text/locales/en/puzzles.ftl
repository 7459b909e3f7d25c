# The puzzles: what they are, what to do, how it went.

puzzle-kind-corner = Win a corner
puzzle-kind-win = Find the only win
puzzle-kind-ending = Perfect ending
puzzle-about-corner = One move forces the way into a corner, whatever the opponent replies.
puzzle-about-win = One move wins, all others do not. Then win the game.
puzzle-about-ending = One move is best. Play to the end without losing a disc.

# $color (Color), $moves (u32)
puzzle-goal-corner =
    { color-name } to move. Win a corner by force, in { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
# $color (Color)
puzzle-goal-win = { color-name } to move. Find the only move that wins, and win.
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
puzzle-shown = This is the solution. The puzzle will come again.
puzzle-playing-out = Play the game out: White never has a choice.
puzzle-played-out = That was the whole line.
