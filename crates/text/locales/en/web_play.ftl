# The page on which games are played.

play-new = New game
play-new-title = A new game

play-way-computer = You and the computer
play-way-watch = Watch the computer
play-level = Level
play-level-left = Level on the left
play-level-right = Level on the right
# $level (u8)
level-feels =
    { $level ->
        [1] Pip plays on a whim and gives corners away. Right for a very first game.
        [2] Greta is greedy: she likes to flip as many discs as she can. Keep few, and win.
        [3] Corin takes a corner whenever he can, good or bad, and misses much else.
        [4] Edgar loves edges, whatever they cost. Offer him one, and count moves.
        [5] Prue is cautious: next to an empty corner she only plays if she must. Looks two moves ahead.
        [6] Silas plays quietly, flipping discs inside. Punish his slips.
        [7] Mona leaves you few moves, looks three moves ahead and rarely slips.
        [8] Otto slips no more than half a disc, and plays the last ten moves perfectly.
        [9] Livia knows her openings, makes no careless mistakes and looks five moves ahead.
        [10] Sixten looks six moves ahead; the last twelve moves are perfect.
        [11] You need a plan by now. The last fourteen moves are perfect.
        [12] Looks eight moves ahead and plays the last quarter of the game perfectly.
        [13] Hard even for people who play every week: ten moves ahead.
        [14] For club players: twelve moves ahead, the last twenty perfect.
        [15] For strong club players: fourteen moves ahead.
        [16] For tournament players: sixteen moves ahead.
        [17] Eighteen moves ahead. Beat it and you have a story to tell.
        [18] Twenty moves ahead, and perfect from 24 empty squares on.
        [19] Thinks for a second and a half, as deep as it can. A draw would be a triumph.
       *[20] As strong as it gets: up to four seconds a move, and no mercy.
    }
play-color = Your colour (Black starts)
play-black = Black
play-white = White
play-lots = Random
# $who (&str), $name (&str)
play-lot =
    Chosen at random: { $who ->
        [you] you start and are Black
        [computer] the computer starts and is Black
        [first] player 1 starts and is Black
        [second] player 2 starts and is Black
        [left] the left player starts and is Black
        [named] { $name } starts and is Black
       *[right] the right player starts and is Black
    }.
play-starter = Who starts
play-more = More options

# $count (u8)
play-corners-count =
    { $count ->
        [0] None
        [one] 1 corner
       *[other] { $count } corners
    }
play-corners-to = The corners go to

play-clock-none = No clock
# $seconds (u32)
play-clock-move = { $seconds } seconds a move
# $minutes (&str)
play-clock-game = { $minutes } minutes a game
# $minutes (&str), $seconds (u32)
play-clock-increment = { $minutes } minutes + { $seconds } seconds a move
# $minutes (&str), $periods (u8), $seconds (u32)
play-clock-periods = { $minutes } minutes, then { $periods } × { $seconds } seconds
play-clock-own = Custom
play-kind = Kind of clock
play-kind-move = Fixed time for each move
play-kind-game = For the whole game
play-kind-increment = For the game, plus an increment
play-kind-periods = For the game, then periods
play-minutes = Minutes for the game
play-seconds-move = Seconds for a move
play-seconds-more = Increment in seconds
play-seconds-period = Seconds in a period
play-periods = Periods
play-flag = When time runs out
play-flag-loses = The game is lost
play-flag-narrow = The game is lost 31–33
play-flag-everything = The game is lost 0–64
play-flag-computer = The computer moves, the game goes on

play-series = Series
play-series-single = A single game
play-series-games = A fixed number of games
play-series-points = First to a number of points
play-series-wins = First to a number of wins
play-series-number = How many
play-next = Who starts the next game
play-next-alternating = Alternating
play-next-fixed = Always the same player
play-next-loser = The loser
play-next-winner = Winner’s choice
play-tournament = Empty squares go to the winner, as in tournaments

play-hand = Flipping discs
play-hand-no = The program flips
play-hand-warn = By hand, with warnings
play-hand-review = By hand, mistakes shown at the end
play-hand-silent = By hand, no warnings

play-number = Game number
play-number-note = Two digits, 01 to 93, or choose in words:
play-number-who = Players
play-number-people = Two people, the left one starts
play-number-person = You start against the computer
play-number-computer = The computer starts against you
play-number-extra = Extra discs on the right
play-number-timer = 15 seconds for each move

# $who (&str)
play-name =
    { $who ->
        [you] You
        [computer] Computer
        [first] Player 1
        [second] Player 2
        [left] Left player
       *[right] Right player
    }
# $level (u8)
play-computer = Computer, level { $level }
# $who (&str), $name (&str)
play-starts =
    { $who ->
        [you] You start.
        [computer] The computer starts.
        [first] Player 1 starts.
        [second] Player 2 starts.
        [left] The left player starts.
        [named] { $name } starts.
       *[right] The right player starts.
    }
# $who (&str), $name (&str)
play-starts-next =
    { $who ->
        [you] You start the next game.
        [computer] The computer starts the next game.
        [first] Player 1 starts the next game.
        [second] Player 2 starts the next game.
        [left] The left player starts the next game.
        [named] { $name } starts the next game.
       *[right] The right player starts the next game.
    }
# $color (Color), $time (&str)
play-time-left = { color-name } has { $time } left
# $seat (Seat), $discs (u8)
play-score =
    { $seat ->
        [left] Left { $discs }
       *[right] Right { $discs }
    }
play-left = Left
play-right = Right

play-ask-again = Let the computer try again
play-pause = Pause
play-paused = Paused.
play-step = One move
play-pace = Speed
play-pace-slow = Slow
play-pace-usual = Normal
play-pace-fast = Fast

play-hint-hide = Hide the hint
# $color (Color)
play-hint-note = What each move is worth, in discs for { color-name }. A square box is exact, a round one an estimate; the ring marks the best.
# $score (&str)
play-hint-exact = worth { $score }, exact
# $score (&str)
play-hint-estimate = worth about { $score }
# $hint (&str)
play-hint-best = { $hint }, none better
play-undo = Take back
play-redo = Redo
play-resign-question = Do you want to resign this game?
play-go-on = Play on
play-offer-draw = Offer a draw
# $color (Color)
play-draw-offered = { color-name } offers a draw.
play-draw-waits = The computer is considering the draw.
play-accept = Accept

# $starts (bool)
play-ready =
    { $starts ->
        [yes] Place your first disc, or choose:
       *[no] Press “Play” to begin, or choose:
    }
# $who (&str)
play-turn-of =
    { $who ->
        [you] Your turn.
        [computer] The computer’s turn.
        [first] Player 1’s turn.
        [second] Player 2’s turn.
        [left] The left player’s turn.
       *[right] The right player’s turn.
    }
# $who (&str), $name (&str)
play-won =
    { $who ->
        [you] You win!
        [computer] The computer wins.
        [first] Player 1 wins!
        [second] Player 2 wins!
        [left] The left player wins!
        [named] { $name } wins!
       *[right] The right player wins!
    }
play-drawn = A draw.

play-over-full = The board is full.
play-over-wiped = One player has no discs left.
play-over-stuck = Neither player can move.
# $margin (u8)
play-margin =
    { $margin ->
        [0] The score is level.
        [one] The margin is 1 disc.
       *[other] The margin is { $margin } discs.
    }
play-rematch = Play again
# $who (&str), $name (&str)
play-chooses =
    { $who ->
        [you] You won: choose who starts.
        [computer] The computer won and chooses who starts.
        [first] Player 1 won and chooses who starts.
        [second] Player 2 won and chooses who starts.
        [left] The left player won and chooses who starts.
        [named] { $name } won and chooses who starts.
       *[right] The right player won and chooses who starts.
    }
play-analyse = Analyse this game

play-sheet = Score sheet
play-sheet-wins = Wins
play-sheet-points = Points
# $who (&str), $name (&str)
play-series-won =
    { $who ->
        [you] You win the series!
        [computer] The computer wins the series.
        [first] Player 1 wins the series!
        [second] Player 2 wins the series!
        [left] The left player wins the series!
        [named] { $name } wins the series!
       *[right] The right player wins the series!
    }

play-no-moves = No moves yet.
play-move-pass = pass
# $mv (&str)
play-move-for = { $mv } (by the computer)

# $who (&str)
play-own-name =
    { $who ->
        [you] Your name
        [first] Name of player 1
        [second] Name of player 2
        [left] Name of the left player
       *[right] Name of the right player
    }
play-resignation = When a player resigns

play-elsewhere = This game went on in another tab. Here is where it stands.
play-kind-of-game = What would you like to play?
play-card-tabletop = By hand, as on a real board
play-card-opening = From an opening, or XOT
play-xot-lot = By lot (XOT)
play-opening-named = An opening with a name
play-xot-note = Eight moves are drawn when the game begins. Neither side is ahead after them.
play-opening-name = Name of the opening
# $name (&str), $moves (&str)
play-opening-moves = { $name }: { $moves }
play-corners-which = Which corners
play-level-steps = Steps of the level
# $level (u8)
play-level-step = Level { $level }
play-resignation-board = as the board lies, else 33–31
play-resignation-perfect = as perfect play would end it, if that is found within ten seconds
play-look-back = Look at the move before
play-look-on = Look at the next move
# $level (u8)
play-next-level = Next: level { $level }?
play-settling = Finding out how perfect play would have ended …
play-from-here = Play on from here
