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
