# What the line mode says.

welcome = Type a move such as f5, or help.
welcome-tabletop = Here you flip the discs yourself: place one (f5), flip others (flip e5), then type done. Or type help.
# $number (&str), $opponents (Opponents), $extra (u8), $seconds (u64)
cartridge-game =
    Game number { $number }: { $opponents ->
        [people] two players, the left one starts and is Black
        [person] you, on the left, start and are Black; the computer is on the right
       *[computer] you are on the left; the computer, on the right, starts and is Black
    }{ $extra ->
        [0] {""}
        [one] ; the right side has an extra disc on a corner
       *[other] ; the right side has { $extra } extra discs on corners
    }{ $seconds ->
        [0] {""}
       *[other] ; { $seconds } seconds for each move
    }.
# $color (Color), $level (u8)
computer-plays = The computer plays { color-name } at level { $level }.
# $color (Color)
prompt = { color-name }>
prompt-over = >

# $color (Color), $seat (Seat)
turn-seated =
    { color-name } ({ $seat ->
        [left] left
       *[right] right
    }) to move.
# $left (u8), $right (u8)
counts-seated = Left { $left }, right { $right }.
# $black (u8), $white (u8)
supplies = Discs in hand: Black { $black }, White { $white }.
# $black (&str), $white (&str)
times = Time: Black { $black }; White { $white }.
# $time (&str), $count (u8)
periods =
    { $time } plus { $count ->
        [one] 1 period
       *[other] { $count } periods
    }
no-clock = This game has no clock.

# $color (Color), $square (Square), $count (u32), $squares (&str)
played =
    { color-name } plays { $square } and flips { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }: { $squares }.
# $color (Color), $square (Square), $count (u32), $squares (&str)
played-for =
    The computer plays { $square } for { color-name } and flips { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }: { $squares }.
# $color (Color)
handed-over = { color-name } has no discs left and takes one from the opponent.
taken-back = Taken back.
made-again = Redone.
# $square (Square), $color (Color)
hint-best = Try { $square }. Best moves, in discs for { color-name }:
hint-pass = You can only pass.

# $color (Color)
draw-offered = { color-name } offers a draw. The opponent can type draw to accept or decline to refuse; playing on declines it.
# $color (Color)
draw-declined = { color-name } declines the draw. The game goes on.

# $color (Color)
over-resigned = { color-name } resigns: the opponent wins.
over-agreed = The game is a draw by agreement.
# $color (Color)
over-time = { color-name } has run out of time: the opponent wins.
# $black (u8), $white (u8)
final-score = Final score: Black { $black }, White { $white }.
over-note = Type save and a file name, or quit.

# $color (Color)
time-is-up = { color-name }’s time is up.
too-late = Too late: your time was up.

# $game (usize), $left (u8), $right (u8)
sheet-game = Game { $game }: left { $left }, right { $right }.
# $wins_left (u16), $wins_right (u16), $points_left (u32), $points_right (u32)
sheet-totals = Wins { $wins_left }–{ $wins_right }, points { $points_left }–{ $points_right }.
# $who (&str), $name (&str)
series-next =
    Type next for the next game: { $who ->
        [named] { $name }
        [left] the left player
       *[right] the right player
    } starts.
# $who (&str), $name (&str)
series-choice =
    { $who ->
        [named] { $name }
        [left] The left player
       *[right] The right player
    } won and chooses a colour: type next black or next white.
# $who (&str), $name (&str)
series-won =
    { $who ->
        [named] { $name }
        [left] The left player
       *[right] The right player
    } wins the series!
series-drawn = The series is a draw.
# $game (usize), $who (&str), $name (&str)
game-begins =
    Game { $game }: { $who ->
        [named] { $name }
        [left] the left player
       *[right] the right player
    } is Black and starts.

# $color (Color), $square (Square)
hand-placed = { color-name } places a disc on { $square }.
# $squares (&str)
hand-flipped = Flipped: { $squares }.
# $square (Square)
hand-taken-back = The disc on { $square } is back in hand.
# $color (Color)
hand-ended = { color-name } ends the turn.
# $squares (&str)
hand-corrected = Corrected: { $squares }.
# $squares (&str)
hand-missing = Outflanked but not flipped: { $squares }.
# $squares (&str)
hand-extra = Flipped but not outflanked: { $squares }.
hand-how-to-correct = Correct it with flip and the square before the next disc is placed; after that it stands.
hand-correct-or-done = Correct it with flip and the square, or type done to let it stand.
hand-can-finish = Neither player can move. Type done to count the discs.
hand-review-none = No flipping mistakes stood.
# $turn (usize), $color (Color), $missing (&str), $extra (&str)
hand-review =
    Turn { $turn }, { color-name }: { $missing ->
        [none] {""}
       *[other] not flipped { $missing }.
    } { $extra ->
        [none] {""}
       *[other] wrongly flipped { $extra }.
    }

# $text (&str)
unknown-command = “{ $text }” is neither a move nor a command: type a move such as f5, or help.
# $word (&str)
needs-file = Type a file name after { $word }.
# $word (&str)
needs-squares = Type one or more squares after { $word }, such as { $word } e5.
# $word (&str)
needs-color = Type black or white after { $word }.
# $text (&str)
says-too-much = “{ $text }” is not needed here: type the command alone.
nothing-to-decline = There is no draw offer to decline.

# $file (&str)
saved = The game is saved in { $file }.
# $file (&str), $reason (&str)
not-saved = The game could not be saved in { $file }: { $reason }
# $file (&str)
saved-record = The moves of the game are saved in { $file }. To play on later, save it as json.
# $extension (&str), $formats (&str)
unknown-extension = Games cannot be saved as { $extension }: use json to play on later, or { $formats }.
# $file (&str)
not-a-game-there = { $file } exists and is not a saved game: choose another name.
# $file (&str)
loaded = Continuing the game in { $file }.
# $file (&str), $reason (&str)
not-loaded = The game in { $file } could not be loaded: { $reason }
kept = The game is saved. Resume it later: outflank play --resume
# $reason (&str)
not-kept = The game could not be saved for later: { $reason }
no-place = There is no place to save unfinished games: set OUTFLANK_DATA to a directory.
# $black (u8), $white (u8), $color (Color)
resume-question = There is an unfinished game: Black { $black }, White { $white }, { color-name } to move. Resume it? (yes/no)
resume-answer = Type yes or no.
resumed = Resuming the unfinished game.
# $reason (&str)
resume-impossible = There is an unfinished game, but it cannot be resumed: { $reason }
resume-none = There is no unfinished game.
resume-possible = There is an unfinished game: resume it with outflank play --resume.

commands-heading = You can type:
does-place = place a disc there
does-place-by-hand = place a disc there; then flip by hand
does-flip = flip discs, or correct the last turn
does-take-back = take your disc back, before you flip
does-done = end your turn; at the end of the game, count
does-pass = pass, if you have no move
does-undo = take the last move back
does-redo = redo it
does-hint = ask for a good move
does-coach = let the coach sit beside you, or send it away
does-moves = list your moves
does-board = draw the board
does-score = count the discs
does-clock = show the time left
does-save = save the game in a file
does-load = continue a saved game
does-resign = resign the game
does-draw = offer a draw, or accept one
does-decline = decline a draw
does-next = go on to the next game of the series
does-rematch = play the same match again
does-resume = let paused computers play on
does-help = show this list
does-quit = quit; the game is saved
# $black (u8), $white (u8)
settled-perfect = Perfect play from there ends { $black }–{ $white }, so that is the score.
# $black (u8), $white (u8)
settled-lost = Perfect play would have saved the game that was given up, so the smallest win counts: { $black }–{ $white }.
# $black (u8), $white (u8)
settled-usual = How perfect play would end was not found within ten seconds, so the default rule counts: { $black }–{ $white }.
# $color (Color)
undo-asked = { color-name } wants to take back a move. The other player has to agree: type yes or no.
undo-declined = The other player does not agree: the move stands.
does-names = name the players: Black, White
# $black (&str), $white (&str)
names-are = Black is { $black }, White is { $white }.
names-none = nobody with a name
names-how = Type names Anna, Ben to name Black and White.
