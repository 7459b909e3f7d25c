# What several pages and screens say.

cancel = Cancel
cartridge = Cartridge
clock = Clock
decline = Decline
game = Game
# $game (usize)
game-number = Game { $game }
go-on = Continue
handicap = Handicap
hint = Hint
key-end = End
key-home = Home
move-now = Move now
moves = Moves
next-game = Next game
next-mistake = Next mistake
one-move-back = One move back
one-move-on = One move forward
open = Open
pass = Pass
# $color (Color)
passed = { color-name } has no move and passes.
play = Play
previous-mistake = Previous mistake
resign = Resign
settings = Settings
solution = Solution
start-of-game = Start of the game
two-people = Two people
who-plays = Who plays
# $moves (&str)
begins-drawn = The opening drawn by lot is { $moves }.
# $name (&str)
begins-opening = The game begins after the opening { $name }.
beginning-usual = none, from the start
beginning-xot = drawn by lot (XOT)
beginning-position = a set-up position
# $moves (usize), $total (usize)
looking-back = After move { $moves } of { $total }. The game goes on where it stands.
