# The page on which games are played.

play-title = Play
play-new = New game
play-level = Level
play-color = Your colour
play-black = Black, you start
play-white = White
play-undo = Take back
play-person = You
play-computer = Computer, level { $level }
play-tools = Game
play-by-hand = Flip the discs by hand
play-lot =
    Lots were drawn: { $person ->
        [yes] { $seat ->
            [left] the left player starts
           *[right] the right player starts
        }
       *[no] the computer starts
    }.
play-draw-offered = { color-name } offers a draw.
