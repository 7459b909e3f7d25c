# What went wrong with a move.
# $corner (Square)
mistake-gave-corner = It gave away the corner { $corner }.
# $corner (Square)
mistake-left-corner = The corner { $corner } was there for the taking.
mistake-let-move = The better move leaves the opponent without a move.
# $left (u32), $could (u32)
mistake-ran-out =
    { $left ->
        [0] After the best reply no safe move is left; there could have been { $could }.
        [one] After the best reply only one safe move is left; there could have been { $could }.
       *[other] After the best reply only { $left } safe moves are left; there could have been { $could }.
    }
# $corner (Square)
mistake-loses-corner = It loses the corner { $corner } before long.
# $corner (Square)
mistake-misses-corner = It misses the chance to win the corner { $corner }.
# $square (Square)
mistake-opened = It opened a region that was closed to the opponent, who can now play { $square }.
# $squares (u32)
mistake-broke-parity = It enters a region with an even number of empty squares ({ $squares }), so the opponent can play last there.
# $has (u32), $could (u32)
mistake-gave-moves = It gave the opponent { $has } moves to choose from instead of { $could }.
mistake-has-to-pass = With best play it soon leads to a pass that could have been avoided.
mistake-spares-pass = It lets the opponent off: they could soon have been made to pass.
# $has (u32), $could (u32)
mistake-few-moves =
    { $has ->
        [0] It soon leaves the mover without a move, where there could have been { $could }.
        [one] It soon leaves the mover with a single move, where there could have been { $could }.
       *[other] The mover soon runs short of moves: { $has }, where there could have been { $could }.
    }
# $square (Square)
mistake-left-square = { $square } is the key square for both sides, and now the opponent gets it.
# $gets (u32), $could (u32)
mistake-gave-stable = With best play the opponent soon has { $gets } stable discs instead of { $could }.
# $has (u32), $could (u32)
mistake-built-wall = { $has } of the mover’s discs now face empty squares instead of { $could }: a wall gives moves to the opponent only.

# The report.
about-analyse = Analyse games move by move: what was better, what it cost, who was ahead.
help-analyse-games = Games as moves such as f5d6c3, or files of games; - for standard input
help-analyse-level = Analysis level, 1 to 60 (default 15: exact for the last 20 moves)
help-analyse-page = Also write a report for the browser, with graph and boards, to this file
name-file-or-game = FILE|GAME
# $reason (&str)
neither-file-nor-game = There is no such file, and it is not a game: { $reason }
# $number (u64), $done (usize), $total (usize)
analysing = Game { $number }: { $done } of { $total } positions
analysis-title = Game analysis
# $number (u64), $black (&str), $white (&str)
analysis-game = Game { $number }: { $black } against { $white }
# $name (&str)
analysis-opening = Opening: { $name }
analysis-no-moves = There are no moves to analyse.
# $better (&str), $score (&str), $loss (&str)
analysis-better = better { $better } ({ $score }), loss { $loss }
analysis-graph = Score for Black after each move
# $color (Color), $accuracy (&str), $loss (&str)
analysis-performance = { color-name }: accuracy { $accuracy }%, { $loss } discs lost
# $choices (usize), $best (usize), $slips (usize), $mistakes (usize), $blunders (usize)
analysis-counts =
    { $best } of { $choices } moves were best; { $slips ->
        [one] 1 inaccuracy
       *[other] { $slips } inaccuracies
    }, { $mistakes ->
        [one] 1 mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] 1 blunder
       *[other] { $blunders } blunders
    }
# $number (usize), $mv (&str), $color (Color), $before (u32), $after (u32), $sure (u32)
analysis-turn = Turning point, move { $number } ({ $mv }): { color-name }’s winning chances drop from { $before }% to { $after }% ({ $sure }% sure).
# $number (usize), $mv (&str), $loss (&str)
analysis-mistake = Move { $number } ({ $mv }) lost { $loss } discs.
# $better (&str)
analysis-instead = { $better } was better.
# $answer (&str)
analysis-answer = The strongest reply is { $answer }.
analysis-legend = A cross marks the move played, a ring the better one.
# $accuracy (&str)
analysis-accuracy = Accuracy { $accuracy }%
# $games (u64), $moves (usize), $loss (&str)
analysis-summary = { $games } games, { $moves } moves, { $loss } discs lost per move
analysis-column-number = No.
analysis-column-move = Move
analysis-column-score = Score
analysis-column-better = Better
analysis-column-loss = Loss
# $file (&str), $reason (&str)
page-not-written = { $file } cannot be written: { $reason }
