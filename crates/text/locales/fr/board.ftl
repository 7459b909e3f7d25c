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
no-legal-moves = Aucun coup légal ici.
say-nothing = Ici, c’est à vous de le trouver.
last-move = Dernier coup : { color-name } { $square }.
no-last-move = Aucun coup n’a encore été joué.
disc-at =
    { $square } { $color ->
        [black] noir
       *[white] blanc
    }
row-discs = Rangée { $row } : { $squares }.
row-empty = La rangée { $row } est vide.
square-taken =
    { $color ->
        [black] Il y a un pion noir en { $square }.
       *[white] Il y a un pion blanc en { $square }.
    }
square-flips =
    { $square } retourne { $count ->
        [one] { $count } pion : { $squares }.
       *[other] { $count } pions : { $squares }.
    }
disc-words = Noir Blanc Rouge Vert, noir blanc rouge vert, Noirs Blancs Rouges Verts, noirs blancs rouges verts, noire blanche rouge verte, noires blanches rouges vertes
