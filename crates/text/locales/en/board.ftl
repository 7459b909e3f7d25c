# A position in words.

# $color (Color)
color-name =
    { $color ->
        [black] Black
       *[white] White
    }
# $color (Color)
turn = { color-name } to move.
# $black (u32), $white (u32), $empties (u32)
counts =
    Black { $black }, White { $white }, { $empties ->
        [0] no empty squares
        [one] 1 empty square
       *[other] { $empties } empty squares
    }.
# $count (u32), $squares (&str)
legal-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }: { $squares }
# $color (Color)
must-pass = { color-name } has no move and must pass.
# $color (Color), $most (u32), $fewest (u32)
over-won = The game is over: { color-name } wins { $most }–{ $fewest }.
# $discs (u32)
over-drawn = The game is over: a draw, { $discs }–{ $discs }.
# $color (Color), $squares (&str)
discs-on = { color-name }: { $squares }
# $color (Color)
no-discs = { color-name }: no discs
no-legal-moves = There is no legal move here.
say-nothing = Here that is for you to find out.
# $color (Color), $square (Square)
last-move = Last move: { color-name } { $square }.
no-last-move = No move has been made yet.
# $square (Square), $color (Color)
disc-at =
    { $square } { $color ->
        [black] black
       *[white] white
    }
# $row (u32), $squares (&str)
row-discs = Row { $row }: { $squares }.
# $row (u32)
row-empty = Row { $row } is empty.
# $square (Square), $color (Color)
square-taken =
    { $color ->
        [black] There is a black disc on { $square }.
       *[white] There is a white disc on { $square }.
    }
# $square (Square), $count (u32), $squares (&str)
square-flips =
    { $square } flips { $count ->
        [one] 1 disc: { $squares }.
       *[other] { $count } discs: { $squares }.
    }
disc-words = Black White Red Green, black white red green
