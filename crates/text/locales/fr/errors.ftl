# Why something was refused: what happened, why, and what to do.

illegal-occupied = La case { $square } est déjà occupée : choisissez une case libre.
illegal-outflanks-nothing = Un pion en { $square } n’encadrerait rien : choisissez une case d’où il encadre.
illegal-must-place = Vous ne pouvez pas passer : vous avez un coup.
illegal-game-over = La partie est finie : il n’y a plus de coup à jouer.

setup-two-discs = Il y a un pion noir et un pion blanc en { $square } : n’en laissez qu’un.
setup-no-discs = Il n’y a aucun pion sur le plateau : il en faut au moins un.

position-unknown-letter = « { $letter } », caractère { $character } ({ $square }), n’est pas une case : écrivez X pour Noir, O pour Blanc, - pour une case libre.
position-too-short =
    { $squares ->
        [one] Il n’y a que { $squares } case sur 64.
       *[other] Il n’y a que { $squares } cases sur 64.
    }
position-no-turn = Il manque le camp au trait : écrivez X ou O après les 64 cases.
position-wrong-turn = « { $letter } », caractère { $character }, n’est pas un camp : écrivez X ou O après les 64 cases.
position-trailing = « { $letter } », caractère { $character }, suit la fin de la position : rien ne doit suivre le camp au trait.

transcript-not-a-move = Coup { $ply } : « { $letter } », caractère { $character }, ne commence pas un coup comme f5.
transcript-occupied = Coup { $ply } : la case { $square } est déjà occupée (caractère { $character }).
transcript-outflanks-nothing = Coup { $ply } : un pion en { $square } n’encadrerait rien (caractère { $character }).
transcript-must-place = Coup { $ply } : on ne passe pas tant qu’on a un coup (caractère { $character }).
transcript-game-over = Coup { $ply } : la partie est déjà finie (caractère { $character }).

not-a-square = Ce n’est pas une case : on attend une lettre de a à h et un chiffre de 1 à 8, comme f5.
