# Tabletop play.

tabletop-tools = Flip by hand
# $color (Color)
tabletop-place = { color-name }: place a disc.
# $square (Square)
tabletop-flip = Flip what the disc on { $square } outflanks, then end your turn.
# $color (Color)
tabletop-must-pass = { color-name } has no move: pass.
tabletop-nobody = Neither player can move: correct any mistakes, then count the discs.
tabletop-computer = The computer places its disc and flips without mistakes.
tabletop-correct = Choose a marked disc to correct it. Once the next disc is placed, the board stands as it is.
tabletop-end = End turn
tabletop-does-end = end your turn, pass or count
tabletop-take-back = Pick up the disc
tabletop-count = Count the discs
tabletop-stand = Let it stand
tabletop-review = Mistakes that stood
# $color (Color), $count (u32)
tabletop-in-hand =
    { color-name }: { $count ->
        [0] no discs in hand
        [one] 1 disc in hand
       *[other] { $count } discs in hand
    }
