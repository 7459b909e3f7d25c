# Le jeu sur table.

tabletop-tools = Vos mains
tabletop-place = { color-name } : posez un pion.
tabletop-flip = Retournez ce que le pion en { $square } encadre, puis finissez votre tour.
tabletop-must-pass = { color-name } : aucun coup possible, passez.
tabletop-nobody = Personne ne peut jouer : corrigez ce qui est faux, puis comptez les pions.
tabletop-computer = L’ordinateur pose son pion et retourne sans se tromper.
tabletop-correct = Choisissez un pion marqué pour le corriger. Dès que le pion suivant est posé, le plateau reste comme il est.
tabletop-end = Finir le tour
tabletop-does-end = finir le tour, passer ou compter
tabletop-take-back = Reprendre le pion
tabletop-count = Compter les pions
tabletop-stand = Laisser ainsi
tabletop-review = Erreurs qui sont restées
tabletop-in-hand =
    { color-name } : { $count ->
        [0] aucun pion en main
        [one] 1 pion en main
       *[other] { $count } pions en main
    }
