# What went wrong with a move.
# $corner (Square)
mistake-gave-corner = It gave away the corner { $corner }.
# $corner (Square)
mistake-left-corner = It left the corner { $corner } alone, which was free to take.
mistake-let-move = It let the opponent move, who could have been made to pass.
# $left (u32), $could (u32)
mistake-ran-out =
    { $left ->
        [0] After the best answer no safe move is left; there could have been { $could }.
        [one] After the best answer only one safe move is left; there could have been { $could }.
       *[other] After the best answer only { $left } safe moves are left; there could have been { $could }.
    }
# $corner (Square)
mistake-loses-corner = It loses the corner { $corner } before long.
# $corner (Square)
mistake-misses-corner = It misses the chance to win the corner { $corner }.
# $square (Square)
mistake-opened = It opened a part of the board that was closed to the opponent: { $square } can be played now.
# $squares (u32)
mistake-broke-parity = It was the first move in a part with { $squares } empty squares, an even number: the opponent gets the last one there.
# $has (u32), $could (u32)
mistake-gave-moves = It gave the opponent { $has } moves to choose from instead of { $could }.
mistake-has-to-pass = With best play it soon leads to a pass, which could have been avoided.
mistake-spares-pass = It spares the opponent a pass, which could soon have been forced.
# $has (u32), $could (u32)
mistake-few-moves =
    { $has ->
        [0] With best play there is soon no move left to choose; there could have been { $could }.
        [one] With best play there is soon only one move left to choose; there could have been { $could }.
       *[other] With best play there are soon only { $has } moves to choose from; there could have been { $could }.
    }
# $square (Square)
mistake-left-square = It left { $square } to the opponent, who takes it now: both sides want that square most.
# $gets (u32), $could (u32)
mistake-gave-stable = With best play the opponent soon has { $gets } discs that nobody can flip any more, instead of { $could }.
# $has (u32), $could (u32)
mistake-built-wall = It left { $has } discs next to empty squares instead of { $could }: a wall that only the opponent can break open.

# The report.
about-analyse = Look at every move of games: what was better, what it cost, who was ahead.
help-analyse-games = Games as moves such as f5d6c3, or files of games; - reads from standard input
help-analyse-level = How well to look: 1 to 60; 15 without it, which is exact for the last 20 moves
help-analyse-page = Also write a page for the browser, with graph and boards, to this file
name-file-or-game = FILE|GAME
# $reason (&str)
neither-file-nor-game = no file of that name, and no game: { $reason }
# $number (u64), $done (usize), $total (usize)
analysing = Game { $number }: { $done } of { $total } positions
analysis-title = Analysis of games
# $number (u64), $black (&str), $white (&str)
analysis-game = Game { $number }: { $black } against { $white }
# $name (&str)
analysis-opening = Opening: { $name }
analysis-no-moves = There are no moves to look at.
# $better (&str), $score (&str), $loss (&str)
analysis-better = better { $better } ({ $score }), loses { $loss }
analysis-graph = Score for Black after each move
# $color (Color), $accuracy (&str), $loss (&str)
analysis-performance = { color-name }: accuracy { $accuracy }%, { $loss } discs lost
# $choices (usize), $best (usize), $slips (usize), $mistakes (usize), $blunders (usize)
analysis-counts = { $best } of { $choices } choices were the best; slips: { $slips }, mistakes: { $mistakes }, blunders: { $blunders }
# $number (usize), $mv (&str), $color (Color), $before (u32), $after (u32), $sure (u32)
analysis-turn = With move { $number }, { $mv }, the game turned: the chances of { color-name } fell from { $before }% to { $after }% ({ $sure }% sure).
# $number (usize), $mv (&str), $loss (&str)
analysis-mistake = Move { $number }, { $mv }, lost { $loss } discs.
# $better (&str)
analysis-instead = { $better } was better.
# $answer (&str)
analysis-answer = The strongest answer is { $answer }.
analysis-legend = A cross marks the move that was made, a ring the better one.
# $accuracy (&str)
analysis-accuracy = Accuracy { $accuracy }%
# $games (u64), $moves (usize), $loss (&str)
analysis-summary = { $games } games, { $moves } moves, { $loss } discs lost a move
analysis-column-number = No.
analysis-column-move = Move
analysis-column-score = Score
analysis-column-better = Better
analysis-column-loss = Loss
# $file (&str), $reason (&str)
page-not-written = { $file } cannot be written: { $reason }
