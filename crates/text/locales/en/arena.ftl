# Measuring strength: matches, openings, weights.

about-match = Play a match between two players: who is stronger, with error bars.
note-match = A player is level=N, depth=N, nodes=N or seconds=N (per move), optionally with weights=FILE, book or book=FILE, separated by commas. Every opening is played twice, with colours swapped. Error bars are 95% confidence intervals. With --sprt the match stops as soon as one hypothesis is accepted, and the exit code is 1 unless the first player is the stronger one.
help-match-players = One of the two players: Outflank’s own engine
help-match-levels = Instead of two players: each level against the one below, from the first to the last, such as 1-15
help-match-games = Maximum number of games (default 200)
help-match-openings = A file of openings, one per line, as moves or the word start (default: those of --xot)
help-match-sprt = Stop as soon as it is clear whether the first player is closer to ELO0 or ELO1 points stronger, such as 0,10
help-match-journal = A file that records the results, so that an interrupted match can resume
help-match-threads = How many games to play at once (default: one per core)
help-match-solve = Afterwards, solve the positions of this file (OBF) with each player’s weights and compare the work
help-seed = Random seed (default 1)
name-levels = FROM-TO

about-book = Look up a position in the opening book, or build a book.
note-book = A book stores positions and the value of each move; symmetric positions count as one. Building resumes where it stopped, and the positions that good play is likeliest to reach come first.
help-book-position = The position to look up (default: the start of a game)
help-book-file = The book to use (default: the built-in one)
help-book-build = Build this book, or extend it
help-book-positions = How many positions it should have (default 100000)
help-book-depth = Search depth for each position (default 14)
help-book-weights = A weights file for the evaluation (default: the built-in weights)
help-book-even-openings = Judge every opening of eight moves and write the even ones into this file, a list for XOT; resumes where it stopped
help-book-level = The level that judges the openings (default 16)
help-book-discs = The largest lead of a side in an even opening, in discs (default 2)
# $done (usize), $all (usize), $even (usize)
even-counts = { $done } of { $all } openings judged, { $even } of them even
even-other = it is not a list that was begun with the same level, discs and weights.
wrong-timed-level = This level thinks by the clock, so that its values differ from run to run: choose one up to 18 or from 21 on.
help-book = Play from this opening book (default, also without a file: the built-in one, from level 9 up)
help-no-book = Play without an opening book
help-eval-book = Use the opening book in a search with --depth or --time, too; levels always do (without a file: the built-in one)
# $positions (usize), $depth (u32)
book-size =
    { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, searched to depth { $depth }
# $counts (&str)
book-plies = positions after 0, 1, 2 … moves: { $counts }
# $position (&str)
book-unknown = The book does not contain the position { $position }.
# $depth (u32)
book-other-depth = This book was started with --depth { $depth }, and values of different depths do not compare: leave the option out, or start another book.
book-other-weights = This book was started with other weights, and values of different weights do not compare: give those with --weights, or start another book.
book-foreign = this is not an opening book.
# $version (u32)
book-version = this opening book has format version { $version }, which this program cannot read.
book-damaged = the opening book is damaged: its checksum or its content is wrong.
# $file (&str), $reason (&str)
cannot-write = { $file } cannot be written: { $reason }

about-validate = Check weights against known scores.
note-validate = The known scores come from at least one of --wthor, --choose and --solve. Prints tables: the error against exact scores, in discs; how often the best move is found and what the other choices cost; the nodes that exact scores take.
help-validate-weights = A weights file; may be repeated (default: the built-in weights)
help-validate-wthor = A folder of WTHOR files (.wtb), or one of them: real games with an exact score at 24 empty squares
help-validate-depth = The search depth to compare with those scores (default 8)
help-validate-sample = How many of those positions to search (default 5000)
help-validate-choose = A file of positions with a score for every move (OBF)
help-validate-depths = Search depths for those positions, such as 6,10,14 (the default)
help-validate-seconds = Search them for this long each, too
help-validate-solve = A file of positions to solve (OBF)
validate-judgement-head = | weights | depth | positions | mean error | root mean square | bias | correlation |
validate-choices-head = | weights | depth | positions | best move | mean loss | mean error | bias | nodes | left out |
validate-proofs-head = | weights | positions | wrong | nodes | seconds |

match-head = | first | second | games | score | Elo | discs per game | pairs scoring 0-½-1-1½-2 |
# $ratio (&str), $lower (&str), $upper (&str)
match-ratio = log likelihood ratio { $ratio }, limits { $lower } and { $upper }
# $player (&str), $ratio (&str)
match-confirmed = “{ $player }” is stronger ({ $ratio }).
# $player (&str), $ratio (&str)
match-refuted = “{ $player }” is not stronger ({ $ratio }).
# $player (&str), $ratio (&str)
match-open = It is not clear yet whether “{ $player }” is stronger ({ $ratio }): play more games.
match-two-players = A match needs two players: give --player or --engine twice in all.

# $part (&str)
wrong-contender = “{ $part }” does not describe a player: write level=N, depth=N, nodes=N or seconds=N once, optionally with weights=FILE, book or book=FILE, separated by commas.
wrong-levels = Expected two levels, the weaker first, such as 1-15.
wrong-sprt = Expected two Elo differences, the smaller first, such as 0,10.
openings-none = it contains no openings.
# $line (usize), $reason (&str)
openings-line = line { $line }: { $reason }
openings-over = The game is over after these moves: an opening must leave something to play.
# $moves (usize)
xot-count = An opening of XOT has eight moves, this one { $moves }.
# $file (&str), $count (usize), $reason (&str)
xot-skipped =
    { $file }: { $count ->
        [one] One line is left out.
       *[other] { $count } lines are left out.
    } { $reason }
# $line (usize)
journal-line = line { $line } is not the result of a pair of games: this is another kind of file, or it was edited.

wthor-no-files = it contains no WTHOR files (.wtb).
wthor-no-header = it is too short for a WTHOR file.
# $size (u8)
wthor-board-size = its boards have { $size } × { $size } squares; only 8 × 8 can be read.
wthor-not-games = it contains endgame positions, not games.
# $game (u32), $games (u32)
wthor-truncated = it ends before game { $game } of { $games } is complete.
# $game (u32), $reason (&str)
wthor-game = game { $game }: { $reason }
# $ply (usize), $byte (u8)
wthor-not-a-square = move { $ply } is { $byte }, which is not a square.
# $ply (usize), $square (Square)
wthor-illegal = move { $ply }, { $square }, is illegal there.
# $ply (usize)
wthor-after-the-end = move { $ply } comes after the last one.
# $score (u8)
wthor-score = the score is { $score } discs, but the board has only 64 squares.

weights-built-in = built-in
weights-foreign = this is not a weights file.
# $version (u32)
weights-version = these weights have format version { $version }, which this program cannot read.
weights-layout = these weights were made for other patterns than this program’s.
weights-truncated = the weights file ends too early.
weights-damaged = the weights file is damaged: its checksum is wrong.
help-match-xot = Draw the openings from this list, eight moves a line (default: the built-in list, the same as for play --xot)
