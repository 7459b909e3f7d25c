# Why something was refused: what happened, why, and what to do.

# $square (Square)
illegal-occupied = There is already a disc on { $square }: choose an empty square.
# $square (Square)
illegal-outflanks-nothing = A disc on { $square } would outflank nothing: choose a square where it outflanks an opposing disc.
illegal-must-place = You cannot pass: you have a move.
illegal-game-over = The game is over: no more moves can be played.

# $square (Square)
setup-two-discs = { $square } has a black and a white disc: leave only one.
setup-no-discs = There are no discs on the board: a position needs at least one.

# $letter (char), $square (Square), $character (usize)
position-unknown-letter = “{ $letter }” at character { $character } ({ $square }) is not a square: write X for Black, O for White, - for empty.
# $squares (usize)
position-too-short =
    { $squares ->
        [one] Only 1 of the 64 squares is there.
       *[other] Only { $squares } of the 64 squares are there.
    }
position-no-turn = The side to move is missing: write X or O after the 64 squares.
# $letter (char), $character (usize)
position-wrong-turn = “{ $letter }” at character { $character } is not a side to move: write X or O after the 64 squares.
# $letter (char), $character (usize)
position-trailing = “{ $letter }” at character { $character } comes after the end of the position: nothing may follow the side to move.

# $letter (char), $ply (usize), $character (usize)
transcript-not-a-move = Move { $ply }: “{ $letter }” at character { $character } does not begin a move such as f5.
# $square (Square), $ply (usize), $character (usize)
transcript-occupied = Move { $ply }: there is already a disc on { $square } (character { $character }).
# $square (Square), $ply (usize), $character (usize)
transcript-outflanks-nothing = Move { $ply }: a disc on { $square } would outflank nothing (character { $character }).
# $ply (usize), $character (usize)
transcript-must-place = Move { $ply }: a pass is illegal while there is a move (character { $character }).
# $ply (usize), $character (usize)
transcript-game-over = Move { $ply }: the game is already over (character { $character }).

# $color (Color)
refused-turn = It is not your turn: { color-name } is to move.
# $squares (&str), $count (u32)
refused-pass =
    You cannot pass, because you have { $count ->
        [one] a move: { $squares }.
       *[other] moves: { $squares }.
    }

undo-nothing = There is no move to take back.
undo-settled = The players or the clock ended this game: that cannot be taken back.
redo-nothing = There is no move to redo.
offer-over = The game is already over.
# $color (Color)
offer-made = { color-name } has already offered a draw: only the opponent can answer.
offer-none = Your opponent has not offered a draw.

player-unknown = A player is human, or a level from 1 to 60 for the computer.
player-level = The computer has levels from 1 to 60.

handicap-too-many = A board has four corners: give a number from 0 to 4.
# $square (Square)
handicap-not-a-corner = { $square } is not a corner: the corners are a1, h1, a8 and h8.
# $square (Square)
handicap-twice = { $square } is named twice.
# $text (&str)
handicap-unknown = “{ $text }” is not a handicap: give a number from 0 to 4, or corners such as a1+h8.
# $text (&str)
handicap-receiver = “{ $text }” is not a player: the corners go to black or to white.

variation-length = A game number has two digits, from 01 to 93.
# $letter (char), $seat (Seat)
variation-digit =
    “{ $letter }” is not a digit: the { $seat ->
        [left] left digit goes from 0 to 9
       *[right] right digit is 1, 2 or 3
    }.
variation-left = The left digit goes from 0 to 9.
variation-right = The right digit is 1, 2 or 3.

clock-missing = A time is missing: write one such as 5m, 90s or 1h30m.
# $text (&str)
clock-no-number = “{ $text }” is not a time: write a number with h, m, s or ms, such as 90s.
# $text (&str)
clock-no-unit = “{ $text }” has no unit: write h, m, s or ms after the number, such as 90s.
# $text (&str)
clock-unknown-unit = “{ $text }” has an unknown unit: use h, m, s or ms.
# $text (&str)
clock-order = “{ $text }” has its units out of order: the larger ones come first, as in 1h30m.
clock-too-long = A time can be at most one day.
clock-zero = A time must be more than zero.
clock-fraction = Times are in whole milliseconds.
# $text (&str)
clock-periods = “{ $text }” is not a number of periods from 1 to 255.
clock-no-periods = There must be at least one period.
# $text (&str)
clock-flag = “{ $text }” does not say what happens when time runs out: write loses, 31-33, 0-64 or computer.
clock-flag-alone = Without a clock, time cannot run out: leave that out.

# $text (&str)
series-goal = “{ $text }” is not a series: write games:3, points:100 or wins:2.
# $text (&str)
series-number = “{ $text }” is not a number.
# $most (u32)
series-range = Expected a whole number from 1 to { $most }.
# $text (&str)
series-starter = “{ $text }” does not say who starts the next game: write fixed, alternate, loser or winner.
series-over = The series is already decided.
# $seat (Seat)
series-wrong-starter =
    { $seat ->
        [left] The left player starts this game.
       *[right] The right player starts this game.
    }

# $square (Square)
hand-turn-not-ended = Your disc is on { $square }: flip what it outflanks, then end your turn.
hand-nothing-placed = Place a disc first.
# $square (Square)
hand-no-disc = There is no disc on { $square } to flip.
# $square (Square)
hand-just-placed = The disc on { $square } was placed this turn and already shows your colour.
# $square (Square)
hand-flipping-begun = You have started to flip: the disc on { $square } stays where it is.
hand-nothing-to-correct = There is no turn to correct.
# $square (Square)
hand-too-late = It is too late to correct that: the opponent has placed a disc on { $square }.
# $square (Square)
hand-not-a-mistake = The disc on { $square } is right as it is.
hand-nobody-can-move = Neither player can move: there is nothing to pass, just count the discs.
# $color (Color), $squares (&str)
hand-still-moves = The discs cannot be counted yet: { color-name } can still play { $squares }.

match-paused = The clock is paused: let it run first.
# $color (Color)
match-time-is-up = { color-name }’s time is up: the computer moves.
match-lost-on-time = Your time has run out, and the game is lost.
match-time-left = There is time left: the computer does not move for anyone yet.
match-by-hand = Discs are flipped by hand in this game.
match-not-by-hand = Discs are not flipped by hand in this game.

next-not-over = The game is not over yet.
next-no-more = There are no more games: the series is over.
# $seat (Seat)
next-choice =
    { $seat ->
        [left] The left player won and chooses who starts.
       *[right] The right player won and chooses who starts.
    }
# $seat (Seat)
next-no-choice =
    { $seat ->
        [left] It was agreed that the left player starts.
       *[right] It was agreed that the right player starts.
    }

# $number (&str), $setting (Setting)
contradiction-variation =
    { $setting ->
        [players] Game number { $number } already sets who plays: leave that out.
        [starter] Game number { $number } already sets who starts: leave that out.
        [start] Game number { $number } already sets the corners: leave that out.
        [clock] Game number { $number } already sets the clock: leave that out.
        [style] In game number { $number } the program flips: leave tabletop play out.
       *[next] In game number { $number } the same player starts every game: add “,fixed” to the series.
    }
contradiction-over = Neither player can move in that position: start from another one.
contradiction-no-people = Tabletop play needs at least one person.

save-too-long = The file is too long to be a saved game.
save-truncated = The saved game ends too early: part of it is missing.
# $line (usize), $column (usize)
save-not-json = This is not a saved game (line { $line }, column { $column }).
# $line (usize), $column (usize)
save-malformed = A field of the saved game is missing or wrong (line { $line }, column { $column }).
# $text (&str)
save-other = “{ $text }” is not the format of a saved game.
# $number (u32)
save-newer = The saved game comes from a newer version of Outflank (format { $number }): open it with that version. It stays unchanged.
# $number (u32)
save-version = There is no saved-game format { $number }.
# $number (usize)
save-comment = A comment after move { $number } matches no move, or is not text.
# $number (usize)
save-variation = Variation { $number } does not match the game.
save-checksum = The saved game was changed after it was written: its checksum does not match.
# $field (&str), $text (&str)
save-field = The field { $field } contains “{ $text }”, which makes no sense.
# $number (usize), $reason (&str)
save-sheet = Game { $number } of the series: { $reason }
# $number (usize), $text (&str), $reason (&str)
save-move = Move { $number } ({ $text }): { $reason }
# $number (usize)
save-pass-missing = Move { $number } must be a pass.
save-position = The moves do not lead to the position in the file.
# $text (&str)
save-ending = “{ $text }” is not an ending that matches the game.
# $text (&str)
save-clock-range = The clock cannot show “{ $text }”.
save-clock-mismatch = The clock does not match the moves.

obf-too-long = The line is too long for a position.
# $text (&str)
obf-not-a-score = “{ $text }” is not a score: write a whole number from -64 to +64.
# $text (&str)
obf-not-a-move = “{ $text }” is not a move: write a square such as g8, or ps for a pass.
# $text (&str)
obf-no-colon = “{ $text }” lacks the colon between move and score, as in G8:+18.
# $mv (Move)
obf-illegal =
    { $mv ->
        [pass] A pass is not legal here.
       *[other] { $mv } is not legal here.
    }
# $letter (char)
obf-no-semicolon = “{ $letter }” follows the side to move: write a semicolon between them.

# $file (&str), $line (u64), $column (usize), $reason (&str)
in-line = { $file }, line { $line }, column { $column }: { $reason }
# $file (&str), $reason (&str)
cannot-read = { $file } cannot be read: { $reason }
# $reason (&str)
neither-file-nor-position = There is no such file, and it is not a position: { $reason }
# $mebibytes (u32)
no-memory = There is not enough memory for a hash table of { $mebibytes } MiB.

# $text (&str)
language-code = “{ $text }” is not a language code such as de or pt-BR: rename the folder.
# $file (&str), $line (usize)
language-syntax = Line { $line } of { $file }.ftl is not valid Fluent.
# $key (&str), $file (&str)
language-twice = The text { $key } in { $file }.ftl is a duplicate.
language-nameless = The translation does not name its language: add language-name to language.ftl.

system-not-found = There is no such file or folder.
system-denied = Permission was denied.
system-exists = A file or folder with this name already exists.
system-folder = It is a folder, not a file.
system-not-folder = It is a file, not a folder.
system-full = The disk is full.
system-file-limit = The file would become larger than the system allows.
# $size (&str), $most (&str)
system-too-large = It is too large: { $size } MB, and at most { $most } MB are read.
# $most (&str)
system-too-long = It is too large: at most { $most } MB are read.
system-busy = Another program is using it.
system-read-only = The disk is read-only.
system-interrupted = The work was interrupted.
system-timed-out = It took too long.
system-refused = The connection was refused.
system-closed = The connection was closed.
system-in-use = The address is already in use.
system-cut = The data ends too early.
system-invalid = The data is not valid.
system-memory = There is not enough memory.
# $code (i32)
system-code = The system reports error { $code }.
# $text (&str)
system-says = The system reports “{ $text }”.

# $thing (&str)
kept-damaged =
    { $thing ->
        [game] A saved game cannot be read.
        [progress] The saved progress cannot be read: it starts afresh.
        [settings] The settings cannot be read: the defaults are used.
        [new-game] The choices for a new game cannot be read: the defaults are used.
       *[other] Something that was saved cannot be read.
    }
# $file (&str)
kept-aside = It was set aside as { $file }.
kept-aside-listed = It was set aside, and is listed with the games as damaged.
# $thing (&str)
kept-newer =
    { $thing ->
        [progress] The saved progress comes from a newer version of Outflank. It stays unchanged: what you learn here is not saved.
       *[other] A saved game comes from a newer version of Outflank. It stays unchanged: continue it there.
    }
# $reason (&str)
kept-unavailable = Saved data cannot be read, and stays unchanged: { $reason }
