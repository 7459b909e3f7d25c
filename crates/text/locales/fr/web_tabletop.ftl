# Le jeu sur table.

tabletop-tools = Retourner à la main
tabletop-place = { color-name } : posez un pion.
tabletop-flip = Retournez ce que le pion en { $square } encadre, puis finissez votre tour.
tabletop-must-pass = { color-name } n’a aucun coup : passez.
tabletop-nobody = Aucun joueur ne peut jouer : corrigez les fautes, puis comptez les pions.
tabletop-computer = L’ordinateur pose son pion et retourne sans se tromper.
tabletop-correct = Choisissez un pion marqué pour le corriger. Dès que le pion suivant est posé, le plateau reste tel quel.
tabletop-end = Finir le tour
tabletop-does-end = finir le tour, passer ou compter
tabletop-take-back = Reprendre le pion
tabletop-count = Compter les pions
tabletop-stand = Laisser ainsi
tabletop-review = Fautes restées sur le plateau
tabletop-in-hand =
    { color-name } : { $count ->
        [0] aucun pion en main
        [one] { $count } pion en main
       *[other] { $count } pions en main
    }
