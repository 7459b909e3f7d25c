# What went wrong with a move.
mistake-gave-corner = It gave away the corner { $corner }.
mistake-left-corner = It left the corner { $corner } alone, which was free to take.
mistake-let-move = It let the opponent move, who could have been made to pass.
mistake-ran-out =
    { $left ->
        [0] After the best answer no safe move is left; there could have been { $could }.
        [one] After the best answer only one safe move is left; there could have been { $could }.
       *[other] After the best answer only { $left } safe moves are left; there could have been { $could }.
    }
mistake-loses-corner = It loses the corner { $corner } before long.
mistake-misses-corner = It misses the chance to win the corner { $corner }.
mistake-opened = It opened a part of the board that was closed to the opponent: { $square } can be played now.
mistake-broke-parity = It was the first move in a part with { $squares } empty squares, an even number: the opponent gets the last one there.
mistake-gave-moves = It gave the opponent { $has } moves to choose from instead of { $could }.
mistake-has-to-pass = With best play it soon leads to a pass, which could have been avoided.
mistake-spares-pass = It spares the opponent a pass, which could soon have been forced.
mistake-few-moves =
    { $has ->
        [0] With best play there is soon no move left to choose; there could have been { $could }.
        [one] With best play there is soon only one move left to choose; there could have been { $could }.
       *[other] With best play there are soon only { $has } moves to choose from; there could have been { $could }.
    }
mistake-left-square = It left { $square } to the opponent, who takes it now: both sides want that square most.
mistake-gave-stable = With best play the opponent soon has { $gets } discs that nobody can flip any more, instead of { $could }.
mistake-built-wall = It left { $has } discs next to empty squares instead of { $could }: a wall that only the opponent can break open.

# The report.
about-analyse = Look at every move of games: what was better, what it cost, who was ahead.
help-analyse-games = Games as moves such as f5d6c3, or files of games; - reads from standard input
help-analyse-level = How well to look: 1 to 60; 15 without it, which is exact for the last 20 moves
help-analyse-page = Also write a page for the browser, with graph and boards, to this file
name-file-or-game = FILE|GAME
neither-file-nor-game = no file of that name, and no game: { $reason }
analysing = Game { $number }: { $done } of { $total } positions
analysis-title = Analysis of games
analysis-game = Game { $number }: { $black } against { $white }
analysis-opening = Opening: { $name }
analysis-no-moves = There are no moves to look at.
analysis-better = better { $better } ({ $score }), loses { $loss }
analysis-graph = Score for Black after each move
analysis-performance = { color-name }: accuracy { $accuracy } %, { $loss } discs lost
analysis-counts = { $best } of { $choices } choices were the best; slips: { $slips }, mistakes: { $mistakes }, blunders: { $blunders }
analysis-turn = With move { $number }, { $mv }, the game turned: the chances of { color-name } fell from { $before } % to { $after } % ({ $sure } % sure).
analysis-mistake = Move { $number }, { $mv }, lost { $loss } discs.
analysis-instead = { $better } was better.
analysis-answer = The strongest answer is { $answer }.
analysis-legend = A cross marks the move that was made, a ring the better one.
analysis-accuracy = Accuracy { $accuracy } %
analysis-summary = { $games } games, { $moves } moves, { $loss } discs lost a move
analysis-column-number = No.
analysis-column-move = Move
analysis-column-score = Score
analysis-column-better = Better
analysis-column-loss = Loss
page-not-written = { $file } cannot be written: { $reason }.
