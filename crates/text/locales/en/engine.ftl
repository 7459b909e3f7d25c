# What the engine has found.

kind-exact = exact
kind-selective = to the end, { $percent } % sure
kind-midgame =
    { $depth ->
        [one] 1 move ahead
       *[other] { $depth } moves ahead
    }{ $percent ->
        [100] {""}
       *[other] , { $percent } % sure
    }
kind-static = at first sight
kind-book = from the opening book

solved =
    { $id }: { color-name } { $score } ({ $empties ->
        [one] 1 empty square
       *[other] { $empties } empty squares
    }, { $work }): { $moves }
solved-over = { $id }: { color-name } { $score }, the game is over
solved-agrees = as expected
solved-wrong-score = WRONG: { $score } was expected
solved-wrong-move = WRONG: { $mv } was expected to give { $score } only, and the best move { $best }
solved-all =
    { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, { $wrong } wrong, { $work }
solved-some-wrong =
    { $wrong } of { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    } did not have the expected score.

evaluated = { color-name } { $score }, { $kind }
work = { $nodes } nodes, { $seconds } s
speed =
    { $threads ->
        [one] 1 thread
       *[other] { $threads } threads
    }: { $nodes } nodes, { $seconds } s, { $rate } nodes/s
signature = Signature { $signature }
