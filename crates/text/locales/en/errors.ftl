# Why something was refused: what happened, why, and what to do.

# $square (Square)
illegal-occupied = There is a disc on { $square } already: choose an empty square.
# $square (Square)
illegal-outflanks-nothing = A disc on { $square } would outflank nothing: choose a square from which it outflanks opposing discs.
illegal-must-place = You cannot pass: you have a move.
illegal-game-over = The game is over: no more moves can be played.

# $square (Square)
setup-two-discs = There is a black and a white disc on { $square }: leave only one.
setup-no-discs = There is no disc on the board: a position needs at least one.

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
transcript-occupied = Move { $ply }: there is a disc on { $square } already (character { $character }).
# $square (Square), $ply (usize), $character (usize)
transcript-outflanks-nothing = Move { $ply }: a disc on { $square } would outflank nothing (character { $character }).
# $ply (usize), $character (usize)
transcript-must-place = Move { $ply }: a pass is not allowed while there is a move (character { $character }).
# $ply (usize), $character (usize)
transcript-game-over = Move { $ply }: the game is over already (character { $character }).

# $color (Color)
refused-turn = It is not your turn: { color-name } is to move.
# $squares (&str), $count (u32)
refused-pass =
    You cannot pass, because you have { $count ->
        [one] a move: { $squares }.
       *[other] moves: { $squares }.
    }

undo-nothing = There is no move to take back.
undo-settled = The players or the clock have ended this game: that cannot be taken back.
redo-nothing = There is no move to play again.
offer-over = The game is over already.
# $color (Color)
offer-made = { color-name } has offered a draw already: only the opponent can answer.
offer-none = Your opponent has not offered a draw.

player-unknown = A player is human, or a level from 1 to 60 for the computer.
player-level = The computer has levels from 1 to 60.

handicap-too-many = A board has four corners: give a number from 0 to 4.
# $square (Square)
handicap-not-a-corner = { $square } is not a corner: those are a1, h1, a8 and h8.
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
clock-unknown-unit = “{ $text }” has a unit that is none of h, m, s and ms.
# $text (&str)
clock-order = “{ $text }” has its units out of order: larger ones come first, as in 1h30m.
clock-too-long = A time may be a day long at most.
clock-zero = A time may not be zero.
clock-fraction = A time is counted in whole milliseconds.
# $text (&str)
clock-periods = “{ $text }” is not a number of periods from 1 to 255.
clock-no-periods = There must be at least one period.
# $text (&str)
clock-flag = “{ $text }” does not say what running out of time means: write loses, 31-33, 0-64 or computer.
clock-flag-alone = Running out of time means nothing without a clock.

# $text (&str)
series-goal = “{ $text }” is not a series: write games:3, points:100 or wins:2.
# $text (&str)
series-number = “{ $text }” is not a number.
# $most (u32)
series-range = A whole number from 1 to { $most } is expected.
# $text (&str)
series-starter = “{ $text }” does not say who starts the next game: write fixed, alternate, loser or winner.
series-over = The series is decided already.
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
hand-just-placed = The disc on { $square } was placed in this turn and shows your colour already.
# $square (Square)
hand-flipping-begun = You have begun to flip: the disc on { $square } stays where it is.
hand-nothing-to-correct = There is no turn to put right.
# $square (Square)
hand-too-late = It is too late to put that right: the opponent has placed a disc on { $square }.
# $square (Square)
hand-not-a-mistake = The disc on { $square } is right as it is.
hand-nobody-can-move = Neither player can move: there is nothing to pass, the discs can be counted.
# $color (Color), $squares (&str)
hand-still-moves = The discs cannot be counted yet: { color-name } can move to { $squares }.

match-paused = The clock is paused: let it run first.
# $color (Color)
match-time-is-up = { color-name }’s time is up: the computer moves.
match-lost-on-time = Your time has run out, and with it the game.
match-time-left = There is time left: the computer does not move for anybody.
match-by-hand = Discs are flipped by hand in this game.
match-not-by-hand = Discs are not flipped by hand in this game.

next-not-over = The game is not over yet.
next-no-more = There is no further game: the series is over.
# $seat (Seat)
next-choice =
    { $seat ->
        [left] The left player has won and chooses who starts.
       *[right] The right player has won and chooses who starts.
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
        [players] Game number { $number } settles who plays: leave that out.
        [starter] Game number { $number } settles who starts: leave that out.
        [start] Game number { $number } settles the corners: leave that out.
        [clock] Game number { $number } settles the clock: leave that out.
        [style] In game number { $number } the program flips: leave tabletop play out.
       *[next] In game number { $number } the same player starts every game: add “,fixed” to the series.
    }
contradiction-over = Neither player can move in that position: choose another to start from.
contradiction-no-people = Tabletop play needs at least one person.

save-too-long = The file is too long to be a saved game.
save-truncated = The saved game ends too early: a part of it is missing.
# $line (usize), $column (usize)
save-not-json = It is not a saved game (line { $line }, column { $column }).
# $line (usize), $column (usize)
save-malformed = A field of the saved game is missing or wrong (line { $line }, column { $column }).
# $text (&str)
save-other = “{ $text }” is not the format of a saved game.
# $number (u32)
save-newer = The saved game comes from a newer version of Outflank (format { $number }): open it with that version. It stays as it is.
# $number (u32)
save-version = There is no saved game of format { $number }.
# $number (usize)
save-comment = A comment after move { $number } fits no move, or is no text.
# $number (usize)
save-variation = Variation { $number } does not fit the game.
save-checksum = The saved game was altered after it was written: its checksum does not fit.
# $field (&str), $text (&str)
save-field = The field { $field } holds “{ $text }”, which makes no sense.
# $number (usize), $reason (&str)
save-sheet = Game { $number } of the series: { $reason }
# $number (usize), $text (&str), $reason (&str)
save-move = Move { $number } ({ $text }): { $reason }
# $number (usize)
save-pass-missing = Move { $number } has to be a pass.
save-position = The moves do not lead to the position that is written there.
# $text (&str)
save-ending = “{ $text }” is not an end that fits the game.
# $text (&str)
save-clock-range = The clock cannot show “{ $text }”.
save-clock-mismatch = The clock does not fit the moves.

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
neither-file-nor-position = There is no file of this name, and it is not a position: { $reason }
# $mebibytes (u32)
no-memory = There is no room in memory for a hash table of { $mebibytes } MiB.

# $text (&str)
language-code = “{ $text }” is not the code of a language, such as de or pt-BR: name the folder so.
# $file (&str), $line (usize)
language-syntax = Line { $line } of { $file }.ftl is not Fluent.
# $key (&str), $file (&str)
language-twice = The text { $key } in { $file }.ftl is there twice.
language-nameless = The translation does not say what the language is called: write language-name in language.ftl.

system-not-found = There is no such file or folder.
system-denied = Permission is denied.
system-exists = There is a file or a folder of this name already.
system-folder = It is a folder, not a file.
system-not-folder = It is a file, not a folder.
system-full = The disk is full.
system-read-only = The disk can only be read.
system-interrupted = The work was interrupted.
system-timed-out = It took too long.
system-refused = The connection was refused.
system-closed = The connection was closed.
system-in-use = The address is in use already.
system-cut = The data end too early.
system-invalid = The data are not valid.
system-memory = There is not enough memory.
# $code (i32)
system-code = The system reports error { $code }.
# $text (&str)
system-says = The system reports “{ $text }”.

# $thing (&str)
kept-damaged =
    { $thing ->
        [game] A kept game cannot be read.
        [progress] The saved progress cannot be read: a new one begins.
        [settings] The settings cannot be read: the usual ones are used.
        [new-game] The choices of the last new game cannot be read: the usual ones are used.
       *[other] Something that was kept cannot be read.
    }
# $file (&str)
kept-aside = It is set aside as { $file }.
kept-aside-listed = It is set aside, and listed with the games as damaged.
# $thing (&str)
kept-newer =
    { $thing ->
        [progress] The saved progress comes from a newer version of Outflank. It stays as it is: what you learn here is not kept.
       *[other] A kept game comes from a newer version of Outflank. It stays as it is: go on with it there.
    }
# $reason (&str)
kept-unavailable = What is kept cannot be read, and stays as it is: { $reason }.
