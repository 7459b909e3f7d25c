# The page of puzzles.

puzzles-lead = Find the move. If it is not the right one, the board shows you why.
puzzles-classics = Five classics
puzzles-classics-about = Black to move: force White to open a corner, and take it.
puzzles-stream-about = Made and checked by the engine. Puzzles you do not solve come back later.
puzzles-kind = Theme
puzzles-kind-any = A bit of everything
puzzles-difficulty = Difficulty
puzzles-difficulty-fitting = Matched to me
puzzles-begin = Start solving
puzzles-next = Next one
puzzles-all = All puzzles
puzzles-again = Try again
puzzles-play-out = Play on to the end
puzzles-so-far = So far
# $now (u32), $longest (u32)
puzzles-streak = { $now } in a row (best: { $longest })
puzzles-card-solved = solved
puzzles-card-tried = not solved yet
# $name (&str)
puzzles-none-such = There is no puzzle “{ $name }”: choose one of these.
# $moves (&str)
puzzles-solution-is = The moves: { $moves }.
puzzles-not-fetched = Only the five classics can be loaded now. Try again when there is a connection.
