# Les problèmes : ce que c’est, ce qu’il faut faire, comment cela s’est passé.

puzzle-kind-corner = Gagner un coin
puzzle-kind-win = Le seul coup gagnant
puzzle-kind-ending = Finale parfaite
puzzle-about-corner = Un coup vous assure un coin, quoi que réponde l’adversaire.
puzzle-about-win = Un seul coup gagne. Trouvez-le, puis gagnez la partie.
puzzle-about-ending = Trouvez le meilleur coup, puis jouez la finale sans laisser échapper un pion.

puzzle-goal-corner =
    À { color-name } de jouer. Gagnez un coin de force en { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
puzzle-goal-win = À { color-name } de jouer. Trouvez le seul coup gagnant, puis gagnez la partie.
puzzle-goal-ending = À { color-name } de jouer. Trouvez le meilleur coup, puis jouez la finale à la perfection.

puzzle-difficulty =
    { $number ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[5] très difficile
    }
puzzle-classic = Problème classique { $number }
puzzle-solved-count =
    { $solved ->
        [one] { $solved } résolu
       *[other] { $solved } résolus
    } sur { $total }

puzzle-solved = Résolu !
puzzle-solved-with-help = Résolu, avec un peu d’aide.
puzzle-shown = Voici la solution. Le problème reviendra.
puzzle-playing-out = Jouez la partie jusqu’au bout : Blanc n’a jamais le choix.
puzzle-played-out = C’était toute la suite.
