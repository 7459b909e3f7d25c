# Measuring strength: matches, openings, weights.

about-match = Play games between two players and say who is stronger, and how surely.
note-match = A player is level=N, depth=N, nodes=N or seconds=N (for a move), and perhaps weights=FILE, book or book=FILE, with commas between. Every opening is played twice, with colours swapped. Margins hold in 95 of 100 matches. With --sprt the match ends as soon as one hypothesis is sure enough, and the program exits with 1 unless the first player is the stronger one.
help-match-players = One of the two players: our engine
help-match-levels = Instead of two players: each level from the first to the last against the one below, such as 1-15
help-match-games = How many games at the most; 200 without it
help-match-openings = A file of openings, one to a line as moves, or the word start; without it, balanced ones that come with the program
help-match-sprt = Stop as soon as it is clear whether the first player is rather ELO0 or ELO1 points stronger, such as 0,10
help-match-journal = A file that keeps the results, so that a match that was stopped goes on
help-match-threads = How many games to play at once; without it, one for each core
help-match-solve = Afterwards, solve the positions of this file (OBF) with the weights of each player and compare the work
help-seed = Another number gives other chances; 1 without it
name-levels = FROM-TO

about-book = Look up a position in the opening book, or build a book.
note-book = A book knows positions and what each of their moves is worth; symmetric positions are one. Building goes on where it was stopped: the positions that good play is likeliest to reach come first.
help-book-position = The position to look up; without it, the start of a game
help-book-file = The book to look into; without it, the one that comes with the program
help-book-build = Build this book, or let it grow
help-book-positions = How many positions it is to have; 50000 without it
help-book-depth = How many moves ahead each position is searched; 10 without it
help-book-weights = A file of weights to judge by; without it, those that come with the program
help-book = Play from this opening book; without a file, and without this option, from the one that comes with the program (levels 9 and up)
help-no-book = Do not play from an opening book
help-eval-book = Where the opening book has the position, say what it says; without a file, the one that comes with the program
# $positions (usize), $depth (u32)
book-size =
    { $positions ->
        [one] 1 position
       *[other] { $positions } positions
    }, searched { $depth ->
        [one] 1 move
       *[other] { $depth } moves
    } ahead
# $counts (&str)
book-plies = positions after 0, 1, 2 … moves: { $counts }
# $position (&str)
book-unknown = The book does not have the position { $position }.
# $depth (u32)
book-other-depth = The book was begun with --depth { $depth }, and its values have to be comparable: leave the option out, or begin another book.
book-foreign = this is not an opening book.
# $version (u32)
book-version = this opening book is of version { $version }, which this program does not know.
book-damaged = the opening book is damaged: its checksum or its content is wrong.
# $file (&str), $reason (&str)
cannot-write = { $file } cannot be written: { $reason }

about-validate = Compare weights with what is known about positions.
note-validate = Prints tables: how far values are from exact scores, in discs; how often the best move is found at depths 6, 10 and 14, and what the others cost; how many nodes exact scores take.
help-validate-weights = A file of weights, which may be given several times; without it, those that come with the program
help-validate-wthor = A folder of WTHOR files (.wtb), or one of them: real games with an exact score at 24 empty squares
help-validate-depth = The depth of the search that is compared with them; 8 without it
help-validate-sample = How many of these positions to search; 5000 without it
help-validate-choose = A file of positions in which every move has its score (OBF)
help-validate-solve = A file of positions to solve (OBF)
validate-judgement-head = | weights | depth | positions | mean error | root mean square | bias | correlation |
validate-choices-head = | weights | depth | positions | best move | mean loss | nodes | left out |
validate-proofs-head = | weights | positions | wrong | nodes | seconds |

match-head = | first | second | games | share of the points | Elo | discs a game | pairs with 0-½-1-1½-2 points |
# $ratio (&str), $lower (&str), $upper (&str)
match-ratio = log likelihood ratio { $ratio }, limits { $lower } and { $upper }
# $player (&str), $ratio (&str)
match-confirmed = “{ $player }” is stronger ({ $ratio }).
# $player (&str), $ratio (&str)
match-refuted = “{ $player }” is not stronger ({ $ratio }).
# $player (&str), $ratio (&str)
match-open = Whether “{ $player }” is stronger is not clear yet ({ $ratio }): more games would tell.
match-two-players = A match needs two players: give --player or --engine twice in all.

# $part (&str)
wrong-contender = “{ $part }” does not make a player: write level=N, depth=N, nodes=N or seconds=N once, and perhaps weights=FILE, book or book=FILE, with commas between.
wrong-levels = Two levels are expected, the weaker first, such as 1-15.
wrong-sprt = Two differences in Elo points are expected, the smaller first, such as 0,10.
openings-none = there is no opening in it.
# $line (usize), $reason (&str)
openings-line = line { $line }: { $reason }
openings-over = The game is over after these moves: an opening leaves something to play.
# $line (usize)
journal-line = line { $line } is not the result of a pair of games: this is another kind of file, or it was changed.

wthor-no-files = there is no WTHOR file (.wtb) in it.
wthor-no-header = it is too short for a WTHOR file.
# $size (u8)
wthor-board-size = its boards have { $size } × { $size } squares; only games on 8 × 8 squares can be read.
wthor-not-games = it holds endgame positions, not games.
# $game (u32), $games (u32)
wthor-truncated = it ends before game { $game } of { $games } is complete.
# $game (u32), $reason (&str)
wthor-game = game { $game }: { $reason }
# $ply (usize), $byte (u8)
wthor-not-a-square = move { $ply } is { $byte }, which is no square.
# $ply (usize), $square (Square)
wthor-illegal = move { $ply } is { $square }, which is not legal there.
# $ply (usize)
wthor-after-the-end = there is a move { $ply } after the last one.
# $score (u8)
wthor-score = the score is { $score } discs, and the board has 64 squares.

weights-built-in = built-in
weights-foreign = this is not a file of weights.
# $version (u32)
weights-version = these weights are of version { $version }, which this program does not know.
weights-layout = these weights were made for other patterns than those of this program.
weights-truncated = the file of weights ends too early.
weights-damaged = the file of weights is damaged: its checksum is wrong.
