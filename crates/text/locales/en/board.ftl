# A position in words.

color-name =
    { $color ->
        [black] Black
       *[white] White
    }
turn = { color-name } to move.
counts =
    Black { $black }, White { $white }, { $empties ->
        [0] no empty square
        [one] 1 empty square
       *[other] { $empties } empty squares
    }.
legal-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }: { $squares }
must-pass = { color-name } has no move and must pass.
over-won = The game is over: { color-name } wins { $most }–{ $fewest }.
over-drawn = The game is over: a draw, { $discs }–{ $discs }.
discs-on = { color-name }: { $squares }
no-discs = { color-name }: no disc
