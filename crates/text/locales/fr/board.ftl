# A position in words.

color-name =
    { $color ->
        [black] Noir
       *[white] Blanc
    }
turn = À { color-name } de jouer.
counts =
    Noir { $black }, Blanc { $white }, { $empties ->
        [0] aucune case vide
        [one] { $empties } case vide
       *[other] { $empties } cases vides
    }.
legal-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    } : { $squares }
must-pass = { color-name } n’a aucun coup et doit passer.
over-won = La partie est finie : { color-name } gagne { $most } à { $fewest }.
over-drawn = La partie est finie : match nul, { $discs } partout.
discs-on = { color-name } : { $squares }
no-discs = { color-name } : aucun pion
