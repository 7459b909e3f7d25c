# The report.
about-analyse = Analyse games move by move: what was better, what it cost, who was ahead.
help-analyse-games = Games as moves such as f5d6c3, or files of games; - for standard input
help-analyse-level = Analysis level, 1 to 60 (default 15: exact for the last 20 moves)
help-analyse-page = Also write a report for the browser, with graph and boards, to this file
help-analyse-xot = Games that begin like an opening of this list are XOT, judged from move 9 (default: the built-in list)
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
# $number (usize), $mv (&str), $color (Color), $best (&str), $loss (&str), $before (u32), $after (u32)
analysis-mistake = Move { $number }: { $mv } instead of { $best } cost { color-name } { $loss } discs. Winning chances: { $before }%, now { $after }%.
analysis-for-black = Scores are Black’s.
# $discs (u32), $best (&str)
analysis-left =
    { $discs ->
        [one] 1 disc left on the table ({ $best })
       *[other] { $discs } discs left on the table ({ $best })
    }
# $discs (u32)
analysis-left-in-all =
    { $discs ->
        [one] 1 disc left on the table
       *[other] { $discs } discs left on the table
    }
# $number (usize)
analysis-judged-from = Judged from move { $number } on: a flipping mistake stood before it.
# $counts (&str), $left (&str)
analysis-counts-and-left = { $counts }; { $left }
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
# $number (usize)
analysis-given = Judged from move { $number } on: the moves before it were drawn or agreed.
# $number (usize)
analysis-drawn = Judged from move { $number } on: it begins with an XOT opening.
# $score (&str)
analysis-result = Result: { $score } for Black.
# $score (&str)
analysis-result-resigned = Result: { $score } for Black, by resignation.
# $score (&str)
analysis-result-time = Result: { $score } for Black, on time.
# $score (&str)
analysis-result-agreed = Result: { $score } for Black, by agreement.
# $score (&str)
analysis-result-left = Result: { $score } for Black; a player left.
