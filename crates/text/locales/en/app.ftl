# What the app in the terminal says.

app-title = Outflank
# $columns (u16), $rows (u16)
app-too-small = The window is too small for a board: make it at least { $columns } columns wide and { $rows } rows high, or use outflank play --plain.
app-resume = Go on with the game
app-new = New game…
app-leave = Leave
app-yes = Yes
app-no = No

app-key-choose = Choose
app-key-change = Change
app-key-back = Back
app-key-help = Help
app-key-start = Start
app-key-accept = Accept
app-key-done = End the turn
app-key-take-back = Lift the disc
app-key-redo = Redo
app-key-rematch = Rematch
app-key-draw = Draw
app-key-save = Save
app-key-before = Before
app-key-after = After
app-key-last = End of the game
app-key-next-step = Next step
app-key-step-before = Step before
app-key-again = Again
app-key-play-out = Play out
app-key-next-puzzle = Next puzzle
app-does-coordinates = go to this column, this row
app-does-suspend = stop; fg in the shell goes on
app-mouse = The mouse works everywhere: click on squares, lists, the graph and the keys in the last line.
app-close-help = Any other key closes this list.

app-name-space = Space
app-name-enter = Enter
app-name-escape = Esc
app-name-page-up = Page up
app-name-page-down = Page down
app-name-tab = Tab
app-name-backspace = Backspace

app-style = Drawn with
app-style-color = Colours
app-style-unicode = Characters
app-style-ascii = Plain ASCII
app-settings-kept = Changes apply at once and are kept.

app-row-start = Start the game
app-row-level-black = Black’s level
app-row-level-white = White’s level
app-row-hands = Who flips
app-row-series = Games
app-row-next = Next starter
app-row-counting = Score
app-players-computer = You, computer
app-players-computers = Two computers
# $number (&str)
app-brief-cartridge = Cartridge game { $number }
# $count (u32), $color (Color)
app-corners =
    { $count ->
        [0] none
        [one] 1 corner, { color-name }
       *[other] { $count } corners, { color-name }
    }
app-clock-none = no clock
app-hands-program = the program
app-hands-warn = you, with warnings
app-hands-review = you, shown later
app-hands-silent = you, in silence
# $count (u16)
app-series-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
# $count (u16)
app-series-wins =
    first to { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
# $count (u16)
app-series-points =
    first to { $count ->
        [one] 1 point
       *[other] { $count } points
    }
app-next-alternating = in turn
app-next-fixed = the same
app-next-loser = the loser
app-next-winner = the winner chooses
app-counting-discs = discs as they lie
app-counting-tournament = as in tournaments
app-type-value = Type:

app-about-home = Press Enter, or click on a square of the board, and play. Your choices are remembered.
app-about-setup = Arrows change a line, Enter starts the game or lets you type.
app-about-level = 1: a child can win. 20: as strong as it can be in a few seconds a move. 21 to 60: a fixed depth.
app-about-handicap = Corners that one player has from the start. Type a1+h8 to choose which, a1+h8:white for White.
app-about-clock = Type any clock: 15s/move, 5m, 5m+3s, 10m+5x30s; and what a fallen flag means: ,loses ,31-33 ,0-64 or ,computer.
app-about-hands = By hand it is as on a real board: place a disc, flip, end your turn. Mistakes stand once the opponent has placed a disc.
app-about-series = Type any series: games:3, wins:2 or points:100; colours change hands, places do not.
app-about-counting = In tournaments empty squares go to the winner.
app-about-cartridge = The game numbers of the 1981 console: left digit 0 to 4 extra corners, 5 to 9 the same with 15 seconds a move; right digit 1 two people, 2 you start, 3 the computer starts.
app-about-table = Move the frame over the board and press Enter, or type the square: f5 and Enter. Moves that are not allowed are refused with the reason; whoever cannot move passes by itself.
app-about-tabletop = Press Enter on an empty square to place a disc, on discs to flip them, then k to end the turn. Until the opponent has placed a disc, Enter on a wrong disc puts it right.
app-about-analysis = Numbers on squares are discs for the side to move; ~ means estimated, the best one is marked. The graph goes up where Black stands better. Click on it, or try moves on the board.
app-about-load = A file of games (saved here, or GGF, SGF, PGN, WTHOR, transcripts), or moves: f5d6c3… Nothing: an empty board.
app-about-lesson = Do on the board what the text asks. A wrong answer gets a reason and changes nothing.
app-about-puzzles = Whatever suits you best comes next. What you did not solve comes again.
app-about-attempt = Wrong moves are answered with the reason and change nothing.

# $seat (Seat)
app-seat =
    { $seat ->
        [left] left
       *[right] right
    }
# $mv (Move), $score (&str), $depth (usize), $thousands (u64)
app-thinking =
    Thinking… { $mv ->
        [pass] pass
       *[other] { $mv }
    } { $score }, { $depth ->
        [one] 1 move ahead
       *[other] { $depth } moves ahead
    }, { $thousands }k nodes
# $color (Color)
app-hints = The best moves, in discs for { color-name }:
app-ask-resign = Do you want to resign?
app-ask-draw = Do you want to offer a draw?
app-ask-color = You have won: which colour do you want in the next game?
app-save-as = Save as:
# $color (Color)
app-draw-offered = { color-name } offers a draw. Press o to accept, j to decline; a move means no.
# $seat (Seat)
app-series-next =
    Press n for the next game: the { $seat ->
        [left] left
       *[right] right
    } player starts.
# $seat (Seat)
app-series-choice =
    The { $seat ->
        [left] left
       *[right] right
    } player has won and chooses a colour: press n.
app-now-flip = Now flip: press Enter on discs, then k.
app-correct-or-done = Put it right with Enter on the disc, or press k to let it stand.
app-how-to-correct = Put it right with Enter on the disc, before the next one is placed; after that it stands.
app-can-finish = Neither player can move. Press k to count the discs.

app-type-game = File or moves:
# $file (&str), $count (usize)
app-games-of =
    { $file }: { $count ->
        [one] 1 game
       *[other] { $count } games
    }
# $number (usize), $total (usize), $color (Color), $mv (Move)
app-at-move =
    Move { $number } of { $total }: { color-name } { $mv ->
        [pass] passes
       *[other] { $mv }
    }
# $moves (&str)
app-tried = Tried: { $moves }
# $color (Color), $value (&str), $kind (&str)
app-value = { color-name } { $value } ({ $kind })
# $moves (&str)
app-best-line = Best line: { $moves }
app-good-move = This was as good as any.
# $discs (&str), $mv (Move)
app-loss = This cost { $discs } discs: { $mv } was better.
# $known (usize), $total (usize)
app-progress = { $known } of { $total } positions looked at
app-progress-done = The whole game has been looked at.

# $moves (&str)
app-would-follow = It would go on: { $moves }
app-step-done = Right! Enter goes on.
app-your-number = Your number:
app-puzzles-any = What suits me
app-person = You

app-ask-delete = Delete this for good?
app-game-taken = This game is being played in another window.
# $who (&str)
app-row-name =
    { $who ->
        [you] Your name
        [left] Name, left
       *[right] Name, right
    }
app-about-name = Press Enter to type a name. It stands beside the board and is saved with the game.
app-key-comment = Comment
app-type-comment = Your comment:
