# What the app in the terminal says.

app-title = Outflank
# $columns (u16), $rows (u16)
app-too-small = The window is too small for a board: make it at least { $columns } columns wide and { $rows } rows high, or use outflank play --plain.
app-resume = Resume the game
app-new = New game…
app-leave = Quit
app-yes = Yes
app-no = No

app-key-choose = Choose
app-key-change = Change
app-key-back = Back
app-key-help = Help
app-key-start = Start
app-key-accept = Accept
app-key-done = End the turn
app-key-take-back = Pick up disc
app-key-redo = Redo
app-key-rematch = Rematch
app-key-draw = Draw
app-key-save = Save
app-key-before = Previous
app-key-after = Next
app-key-last = End of the game
app-key-next-step = Next step
app-key-step-before = Previous step
app-key-again = Again
app-key-play-out = Play out
app-key-next-puzzle = Next puzzle
app-does-coordinates = jump to that column or row
app-does-suspend = suspend; fg in the shell resumes
app-mouse = The mouse works everywhere: click squares, lists, the graph and the keys in the bottom line.
app-close-help = Any other key closes this list.

app-name-space = Space
app-name-enter = Enter
app-name-escape = Esc
app-name-page-up = Page up
app-name-page-down = Page down
app-name-tab = Tab
app-name-backspace = Backspace

app-style = Graphics
app-style-color = Colour
app-style-unicode = Unicode
app-style-ascii = Plain ASCII
app-settings-kept = Changes apply at once and are saved.

app-row-start = Start the game
app-row-level-black = Black’s level
app-row-level-white = White’s level
app-row-hands = Who flips
app-row-series = Games
app-row-next = Starts next
app-row-counting = Scoring
app-players-computer = You vs computer
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
app-hands-review = you, review later
app-hands-silent = you, no warnings
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
app-next-alternating = alternating
app-next-fixed = the same player
app-next-loser = the loser
app-next-winner = winner’s choice
app-counting-discs = discs on the board
app-counting-tournament = as in tournaments
app-type-value = Type:

app-about-home = Press Enter or click a square to play. Your choices are remembered.
app-about-setup = Arrow keys change a line; Enter starts the game or lets you type.
app-about-level = 1: a child can win. 20: as strong as a few seconds a move allow. 21 to 60: fixed depth.
app-about-handicap = Corners that one player has from the start. Type a1+h8 to choose which, a1+h8:white to give them to White.
app-about-clock = Type any clock: 15s/move, 5m, 5m+3s, 10m+5x30s; then what happens when time runs out: ,loses ,31-33 ,0-64 or ,computer.
app-about-hands = By hand, as on a real board: place a disc, flip, end your turn. Mistakes stand once the opponent has placed a disc.
app-about-series = Type any series: games:3, wins:2 or points:100. Players swap colours, not seats.
app-about-counting = In tournaments, empty squares go to the winner.
app-about-cartridge = The game numbers of a console cartridge. Left digit: 0 to 4 extra corners, 5 to 9 the same with 15 seconds a move. Right digit: 1 two people, 2 you start, 3 the computer starts.
app-about-table = Move the cursor over the board and press Enter, or type the square: f5 and Enter. Illegal moves are refused with the reason; a player without a move passes automatically.
app-about-tabletop = Press Enter on an empty square to place a disc, on discs to flip them, then k to end your turn. Until the opponent has placed a disc, Enter on a wrong disc corrects it.
app-about-analysis = Numbers on squares are discs for the side to move; ~ means estimated, and the best move is marked. The graph rises where Black is ahead. Click it, or try moves on the board.
app-about-load = A file of games (saved here, or GGF, SGF, PGN, WTHOR, transcripts), or moves: f5d6c3… Leave empty for a new board.
app-about-save-study = A file name. json keeps comments and variations; ggf, sgf, pgn and txt keep the game.
app-about-lesson = Do what the text asks on the board. Wrong answers are explained and change nothing.
app-about-puzzles = The puzzle that suits you best comes next. Those you did not solve come back.
app-about-difficulty = How hard the next puzzles are to be. Choosing this row makes them harder; after the hardest, they match your level again.
app-about-attempt = Wrong moves are explained and change nothing.

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
app-hints = Best moves, in discs for { color-name }:
app-ask-resign = Do you want to resign?
app-ask-draw = Do you want to offer a draw?
app-ask-color = You won: which colour do you want in the next game?
app-save-as = Save as:
# $color (Color)
app-draw-offered = { color-name } offers a draw. Press o to accept, j to decline; playing on declines it.
# $who (&str), $name (&str)
app-series-next =
    Press n for the next game: { $who ->
        [named] { $name }
        [left] the left player
       *[right] the right player
    } starts.
# $who (&str), $name (&str)
app-series-choice =
    { $who ->
        [named] { $name }
        [left] The left player
       *[right] The right player
    } won and chooses a colour: press n.
app-now-flip = Now flip: press Enter on discs, then k.
app-correct-or-done = Press Enter on the disc to correct it, or k to let it stand.
app-how-to-correct = Press Enter on the disc to correct it before the next one is placed; after that it stands.
app-can-finish = Neither player can move. Press k to count the discs.

app-type-game = File or moves:
app-pasted = Pasted text
app-paste-too-long = That is too long to be pasted here.
# $file (&str), $count (usize)
app-games-of =
    { $file }: { $count ->
        [one] 1 game
       *[other] { $count } games
    }
# $number (usize), $total (usize), $color (Color), $mv (Move)
app-at-move =
    { $mv ->
        [pass] { color-name } passes
       *[other] Move { $number } of { $total }: { color-name } { $mv }
    }
# $moves (&str)
app-tried = Tried: { $moves }
# $color (Color), $value (&str), $kind (&str)
app-value = { color-name } { $value } ({ $kind })
# $moves (&str)
app-best-line = Best line: { $moves }
app-good-move = No move was better.
# $discs (&str), $mv (Move)
app-loss = This cost { $discs } discs: { $mv } was better.
# $known (usize), $total (usize)
app-progress = { $known } of { $total } positions analysed
app-progress-done = The whole game has been analysed.

# $moves (&str)
app-would-follow = Play would continue: { $moves }
app-step-done = Right! Press Enter to continue.
app-your-number = Your answer:
app-person = You

app-ask-delete = Delete this for good?
app-game-taken = This game is being played in another window.
# $who (&str)
app-row-name =
    { $who ->
        [you] Your name
        [first] Name, player 1
        [second] Name, player 2
        [left] Name, left
       *[right] Name, right
    }
app-about-name = Press Enter to type a name. It stands beside the board and is saved with the game.
app-key-comment = Comment
app-type-comment = Your comment:
app-about-resignation = What a resigned game counts: the discs on the board, but at least 33–31 for the winner; what perfect play would make of it; or 0–64.
app-about-beginning = An opening to begin with: press Enter and type its name, or part of it, in any language. XOT draws eight moves by lot; neither side is ahead after them.
# $color (Color)
app-undo-asked = { color-name } wants to take back a move. Does the other player agree?
app-key-look-back = Look back
app-key-look-on = Look on
# $level (u8)
app-next-level = Won without help. Next: level { $level }? Press l.
app-row-first = Who starts with
app-first-red = red discs
app-first-green = green discs
app-key-own = Figures
app-key-search = Search
app-search = Find:
app-search-none = Nothing here has all of these words. An empty search shows everything again.
