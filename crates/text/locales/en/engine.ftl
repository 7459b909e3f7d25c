# What the engine has found.

kind-exact = exact
kind-selective = to the end, almost certain
# $depth (u32)
kind-midgame =
    estimate, { $depth ->
        [one] 1 move ahead
       *[other] { $depth } moves ahead
    }
# $depth (u32)
kind-deep = deep estimate, { $depth } moves ahead
kind-static = static
kind-book = from the opening book

# $id (&str), $color (Color), $score (&str), $empties (u32), $moves (&str), $work (&str)
solved =
    { $id }: { color-name } { $score } ({ $empties ->
        [one] 1 empty square
       *[other] { $empties } empty squares
    }, { $work }): { $moves }
# $id (&str), $color (Color), $score (&str)
solved-over = { $id }: { color-name } { $score }, the game is over
solved-agrees = as expected
# $score (&str)
solved-wrong-score = WRONG: expected { $score }
# $mv (Move), $score (&str), $best (&str)
solved-wrong-move = WRONG: expected only { $score } for { $mv }, and { $best } for the best move
# $positions (u64), $wrong (u64), $work (&str)
solved-all =
    { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, { $wrong } wrong, { $work }
# $positions (u64), $wrong (u64)
solved-some-wrong =
    { $wrong } of { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } did not have the expected score.

# $color (Color), $score (&str), $kind (&str)
evaluated = { color-name } { $score }, { $kind }
# $nodes (&str), $seconds (&str)
work = { $nodes } nodes, { $seconds } s
# $threads (usize), $nodes (&str), $seconds (&str), $rate (&str)
speed =
    { $threads ->
        [one] 1 thread
       *[other] { $threads } threads
    }: { $nodes } nodes, { $seconds } s, { $rate } nodes/s
# $signature (&str)
signature = Signature { $signature }
