# What the line mode says.

welcome = Type a move such as f5, or help.
welcome-tabletop = Here you flip the discs yourself: place one (f5), flip others (flip e5), then type done. Or type help.
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
computer-plays = The computer plays { color-name } at level { $level }.
prompt = { color-name }>
prompt-over = >

turn-seated =
    { color-name } ({ $seat ->
        [left] left
       *[right] right
    }) to move.
counts-seated = Left { $left }, right { $right }.
supplies = Discs in hand: Black { $black }, White { $white }.
times = Time: Black { $black }; White { $white }.
periods =
    { $time } and { $count ->
        [one] 1 period
       *[other] { $count } periods
    }
no-clock = This game has no clock.

played =
    { color-name } { $square } flips { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }: { $squares }.
played-for =
    The computer moves for { color-name }: { $square } flips { $count ->
        [one] 1 disc
       *[other] { $count } discs
    }: { $squares }.
passed = { color-name } has no move and passes.
handed-over = { color-name } has no disc left and takes one from the opponent.
taken-back = Taken back.
made-again = Played again.
hint-best = Try { $square }. The best moves, in discs for { color-name }:
hint-pass = You can only pass.

draw-offered = { color-name } offers a draw. The opponent accepts with draw or declines with decline; a move means no.
draw-declined = { color-name } declines the draw. The game goes on.

over-resigned = { color-name } resigns: the opponent wins.
over-agreed = The game is a draw by agreement.
over-time = { color-name } has run out of time: the opponent wins.
final-score = The game is scored Black { $black }, White { $white }.
over-note = Type save and a file name, or quit.

time-is-up = { color-name }’s time is up.
too-late = What you typed came too late.

sheet-game = Game { $game }: left { $left }, right { $right }.
sheet-totals = Wins { $wins_left }–{ $wins_right }, points { $points_left }–{ $points_right }.
series-next =
    Type next for the next game: the { $seat ->
        [left] left
       *[right] right
    } player starts.
series-choice =
    The { $seat ->
        [left] left
       *[right] right
    } player has won and chooses a colour: type next black or next white.
series-won =
    The { $seat ->
        [left] left
       *[right] right
    } player wins the series!
series-drawn = The series is a draw.
game-begins =
    Game { $game }: the { $seat ->
        [left] left
       *[right] right
    } player is Black and starts.

hand-placed = { color-name } places a disc on { $square }.
hand-flipped = Turned over: { $squares }.
hand-taken-back = The disc on { $square } is back in hand.
hand-ended = { color-name } ends the turn.
hand-corrected = Put right: { $squares }.
hand-missing = Outflanked but not flipped: { $squares }.
hand-extra = Flipped but not outflanked: { $squares }.
hand-how-to-correct = Put it right with flip and the square, before the next disc is placed; after that it stands.
hand-correct-or-done = Put it right with flip and the square, or type done to let it stand.
hand-can-finish = Neither player can move. Type done to count the discs.
hand-review-none = No mistake in flipping has stood.
hand-review =
    Turn { $turn }, { color-name }: { $missing ->
        [none] {""}
       *[other] not flipped { $missing }.
    } { $extra ->
        [none] {""}
       *[other] wrongly flipped { $extra }.
    }

unknown-command = “{ $text }” is neither a move nor a command: type a move such as f5, or help.
needs-file = Write the name of a file after { $word }.
needs-squares = Write one or more squares after { $word }, such as { $word } e5.
needs-color = Write black or white after { $word }.
says-too-much = “{ $text }” is too much here: type the command alone.
only-by-hand = { $word } is for tabletop play: here the program flips.
nothing-to-decline = There is no offer to decline.

saved = The game is saved in { $file }.
not-saved = The game could not be saved in { $file }: { $reason }.
# $file (&str)
saved-record = The game is saved in { $file } as a record of its moves. To play on later, save it as json.
# $extension (&str), $formats (&str)
unknown-extension = Games are not saved as { $extension }: use json to play on later, or { $formats }.
not-a-game-there = { $file } exists and is not a saved game: choose another name.
loaded = The game in { $file } goes on.
not-loaded = The game in { $file } could not be loaded: { $reason }
kept = The game is kept. Go on with it later: outflank play --resume
not-kept = The game could not be kept for later: { $reason }.
no-place = There is no place to keep unfinished games: set OUTFLANK_DATA to a directory.
resume-question = There is an unfinished game: Black { $black }, White { $white }, { color-name } to move. Go on with it? (yes/no)
resume-answer = Type yes or no.
resumed = The unfinished game goes on.
resume-none = There is no unfinished game.
resume-possible = An unfinished game is kept: outflank play --resume goes on with it.

help-commands = You can type:
does-place = place a disc there
does-place-by-hand = place a disc there; then flip by hand
does-flip = turn discs over, or put the last turn right
does-take-back = take your disc back, before you flip
does-done = end your turn; at the end of the game, count
does-pass = pass, if you have no move
does-undo = take the last move back
does-redo = play it again
does-hint = ask for a good move
does-moves = list your moves
does-board = draw the board
does-score = count the discs
does-clock = show the time left
does-save = save the game in a file
does-load = go on with a saved game
does-resign = give up
does-draw = offer a draw, or accept one
does-decline = decline a draw
does-next = go on to the next game of the series
does-help = show this list
does-quit = leave; the game is kept
