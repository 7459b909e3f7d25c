# Training: today’s tasks, drills, openings, progress.

practice-title = Training
practice-lead = Ten minutes a day: your own mistakes, puzzles, endings and openings, each when it is due.
practice-daily = Today’s training
# $count (usize)
practice-daily-left = { $count ->
    [one] { $count } task left for today
   *[other] { $count } tasks left for today
 }
practice-daily-done = Done for today. Come back tomorrow.
# $days (u32)
practice-streak = { $days ->
    [0] Train today to start a streak.
    [one] { $days } day in a row
   *[other] { $days } days in a row
 }
practice-mistakes = Your mistakes
practice-mistakes-about = Positions from your own games in which there was a better move.
practice-deck = Everything that is due
practice-deck-about = Mistakes, puzzles you did not solve, boards of the course and opening lines, again after 1, 3, 7 days and more.
practice-ladder = Ending ladder
# $empties (u32)
practice-ladder-about = Play the last { $empties } empty squares perfectly. Five right of six lead one step up.
practice-day = Puzzle of the day
practice-day-about = The same puzzle for everyone, another one every day.
practice-openings = Opening trainer
practice-openings-about = The book plays against you. Stay in it as long as you can.
practice-drills = Against the clock
practice-drills-about = One minute of simple questions: what you should see at a glance.
practice-progress = Your progress
practice-progress-about = Course, rating, themes, games and days.
# $count (usize)
practice-waiting = { $count ->
    [0] Nothing is due.
    [one] { $count } is due.
   *[other] { $count } are due.
 }
practice-begin = Start training
# $number (usize), $all (usize)
practice-count = Task { $number } of { $all }
practice-next = Next task
practice-skip = Leave for later
practice-all = All training
# $played (Square)
practice-find-better = You played { $played } here. Find a better move.
# $played (Square)
practice-why = First: why was { $played } a mistake?
# $reason (&str)
practice-why-noted = Your answer: { $reason }. Now find the move.
# $reason (&str)
practice-reason-right = The reason is right, too: { $reason }.
# $reason (&str)
practice-reason-other = The reason is another one: { $reason }.
# $reason (&str)
practice-reason-is = What it was about: { $reason }.
practice-corrected = That is better than in the game.
practice-shown = That would have been better. The position comes back.
# $color (Color)
practice-recite = Play this opening from memory, as { color-name }.
practice-recited = The line is complete.
practice-answered = That is the answer. It comes back.
practice-repeated = You still know it.
# $title (&str)
practice-lesson = This one keeps coming back. Read the chapter “{ $title }”.
practice-over = That was it
# $right (usize), $helped (usize), $wrong (usize)
practice-summary = { $right } right, { $helped } with a hint, { $wrong } wrong.
# $right (usize), $all (usize)
practice-summary-reasons = Reasons: { $right } of { $all } right.
# $count (usize)
practice-tomorrow = { $count ->
    [0] No card is due tomorrow.
    [one] { $count } card is due tomorrow.
   *[other] { $count } cards are due tomorrow.
 }
practice-empty = Nothing waits here now. Play a game against the computer, solve puzzles, or come back tomorrow.
practice-more = Again
# $best (u32)
practice-drill-best = Best: { $best }
# $seconds (u64)
practice-drill-time = { $seconds } s left
# $right (u32), $wrong (u32)
practice-drill-score = { $right } right, { $wrong } wrong
# $right (u32)
practice-drill-over = { $right ->
    [one] Time is up: { $right } right answer.
   *[other] Time is up: { $right } right answers.
 }
practice-drill-record = That is your best result.
practice-drill-right = Right.
# $answer (&str)
practice-drill-wrong = No: { $answer }.
practice-drill-safe = Safe
practice-drill-unsafe = Not safe
practice-drill-lead = Answer as many as you can in one minute.
practice-opening-which = Opening to train
practice-opening-any = Any opening
# $name (&str), $games (u32)
practice-opening-mine = { $name } (your games: { $games })
# $lines (usize), $decisions (usize)
practice-opening-extent = To learn: { $lines ->
    [one] { $lines } named line
   *[other] { $lines } named lines
 }, { $decisions ->
    [one] { $decisions } position
   *[other] { $decisions } positions
 } in which you have to find the move.
practice-opening-turn = Your move. Stay in the book.
practice-opening-end = The book ends here, and all your moves are in it.
# $played (Move), $best (Move), $discs (&str)
practice-opening-left = { $played } leaves the book and costs about { $discs } discs. The book plays { $best }.
# $played (Square), $next (Square)
practice-opening-unknown = { $played } is not in the book, so nothing is known about it. The opening goes on with { $next }.
practice-opening-failed = The engine does not answer, so the line ends here.
practice-opening-kept = The line is in your deck: you will be asked for it.
practice-opening-next = Another line
# $done (usize), $all (usize)
practice-looking = Looking for moves to learn from: { $done } of { $all }
# $count (usize)
practice-learned = { $count ->
    [0] No big mistakes in this game. Well played!
    [one] { $count } move to learn from.
   *[other] { $count } moves to learn from.
 }
practice-learn-now = Find better moves
# $percent (u32)
practice-course = { $percent }% of the course done
# $rating (i32), $range (i32)
practice-rating = Rating with puzzles: { $rating }, give or take { $range }
practice-no-rating = No rating yet: solve a puzzle.
practice-curve-rating = Rating over time
practice-curve-accuracy = Accuracy in your last games
practice-curve-table = As a table
practice-themes = Themes
practice-col-right = Right
practice-col-trend = Trend
practice-col-day = Days ago
practice-col-value = Value
# $right (u32), $all (u32)
practice-right-of = { $right } of { $all }
practice-trend-up = better
practice-trend-level = as before
practice-trend-down = worse
# $right (u32), $all (u32)
practice-reasons = Reasons for mistakes found: { $right } of { $all }
# $games (usize), $accuracy (&str), $loss (&str)
practice-own-games = Your last games (of { $games }): accuracy { $accuracy }%, { $loss } discs lost a move
# $opening (&str), $middle (&str), $end (&str)
practice-phases = Discs lost a move in the opening: { $opening }, in the middle game: { $middle }, in the ending: { $end }
practice-no-games = Finish a game against the computer to see how well you play.
# $level (u8)
practice-beaten = Strongest level beaten: { $level } (two of three games, without help)
practice-beaten-none = No level beaten yet: win two of three games against one, without help.
# $now (u32), $longest (u32), $all (u32)
practice-days = Days in a row: { $now } (best: { $longest }); days in all: { $all }
# $all (usize), $due (usize)
practice-cards = Cards in the deck: { $all }, due today: { $due }
# $empties (u32)
practice-rung = Highest rung of the ending ladder: { $empties } empty squares
practice-backup = Your progress is part of the backup file in the settings.
# $name (&str)
practice-no-such = There is no training “{ $name }”: choose one of these.
